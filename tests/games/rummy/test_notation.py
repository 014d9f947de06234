"""Rummy's notation, positions and stored data: exactly there and back."""

from __future__ import annotations

import pytest

from games.protocol import NATURE, Refused, Unreadable
from games.rummy import RUMMY
from games.rummy.board import FACES, arrange
from games.rummy.judge import Lay, lay_to, settle
from games.rummy.notation import parse, read_sets, read_tiles, spell, write_sets

EXAMPLE = "2 - ; [r4 J r6] {b8 k8 y8} ; !r5 r7 b3 / k1 k2 ; turn 0"


@pytest.mark.parametrize(
    "text",
    [
        "r5 b5 : {r5 b5 k5} [k6 k7 k8]",
        "draw",
        "pass",
        "penalty",
        "lots 0:r9 1:J / 0:r3 1:r4",
    ],
)
def test_actions_are_written_as_they_are_read(text):
    """Sets come in the order of the table."""
    action = parse(text)
    assert parse(spell(action)) == action


def test_a_lay_is_written_in_full():
    """Tiles, a colon, the sets that are new or changed."""
    lay = parse("b5 r5 : {r5 b5 k5} [k6 k7 k8]")
    assert spell(lay) == "r5 b5 : [k6 k7 k8] {r5 b5 k5}"


def test_capitals_and_commas_will_do():
    """People type on phones."""
    assert read_tiles("R5, B13 j") == (FACES["r5"], FACES["b13"], FACES["J"])


@pytest.mark.parametrize(
    "text", ["", "r14", "x5", "r5 : [r5", "r5 : r5 r6 r7", "r5 : (r5 r6 r7)", ": [r1 r2 r3]"]
)
def test_what_cannot_be_read_says_so(text):
    """With how it is written."""
    with pytest.raises(Unreadable):
        parse(text)


def test_numbers_that_are_too_long_are_unreadable():
    """Not an exception of ours, however many digits."""
    digits = "7" * 5000
    with pytest.raises(Unreadable):
        parse(f"lots {digits}:r5")
    for part in ("turn", "turn 0 ; last", "turn 0 ; starter", "turn 0 ; passes"):
        with pytest.raises(Unreadable):
            RUMMY.read_position(f"2 - ; - ; r5 / k1 ; {part} {digits}")


def test_sets_that_are_left_out_are_found_with_or_without_the_colon():
    """R18: `r7 :` is `r7`."""
    view = RUMMY.view(RUMMY.read_position(EXAMPLE), 0)
    assert RUMMY.read(view, "r7 :") == RUMMY.read(view, "r7") == parse("r7 : [r4 J r6 r7]")


def test_the_example_of_the_text_form():
    """Table, racks, who has opened, whose turn; the rest of the tiles is the stock."""
    state = RUMMY.read_position(EXAMPLE)
    assert state.opened == (True, False)
    assert write_sets(state.table) == "[r4 J r6] {b8 k8 y8}"
    assert len(state.stock) == 106 - 6 - 5
    assert RUMMY.read_position(RUMMY.write_position(state)) == state
    assert RUMMY.write_position(state).startswith(EXAMPLE)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2 - ; - ; r5 / k1",
        "5 - ; - ; r5 / k1 / k2 / k3 / k4 ; turn 0",
        "2 - ; - ; r5 ; turn 0",
        "2 - ; - ; r5 / k1 ; turn 2",
        "2 - ; - ; r5 r5 r5 / k1 ; turn 0",
        "2 - ; [r1 r2] ; r5 / k1 ; turn 0",
        "2 - ; [r1 r3 r4] ; r5 / k1 ; turn 0",
        "2 colour=red ; - ; r5 / k1 ; turn 0",
        "2 rounds=4 ; - ; r5 / k1 ; turn 0",
        "2 - ; - ; r5 / k1 ; turn 0 ; round 1/5",
        "2 - ; - ; r5 / k1 ; turn 0 ; scores 1",
        "2 - ; - ; r5 / k1 ; turn 0 ; scores a,b",
        "2 - ; - ; r5 / k1 ; turn 0 ; due dinner",
        "2 - ; - ; r5 / k1 ; turn 0 ; passes -1",
        "2 - ; - ; r5 / k1 ; turn 0 ; weather fine",
    ],
)
def test_positions_that_are_none(text):
    """Whatever is wrong, it is said in words."""
    with pytest.raises(Unreadable):
        RUMMY.read_position(text)


def test_a_lay_that_could_be_read_in_two_ways_names_more_sets():
    """[r3 r4 r5] [r6 r7 r8] beside [r3 ... r8]: which of them grows by r9?"""
    table = arrange(read_sets("[r3 r4 r5] [r3 r4 r5 r6 r7 r8] [r6 r7 r8]"))
    rack = read_tiles("r9 y1")
    for after in (
        "[r3 r4 r5] [r6 r7 r8] [r3 r4 r5 r6 r7 r8 r9]",
        "[r3 r4 r5 r6 r7 r8] [r3 r4 r5 r6 r7 r8 r9]",
    ):
        wanted = arrange(read_sets(after))
        lay = lay_to(table, wanted)
        assert settle(table, rack, parse(spell(lay)), opened=True) == wanted


def test_reading_checks_what_is_typed_in_ones_turn():
    """A full lay that the rules refuse is refused at once; waiting seats are told to wait."""
    view = RUMMY.view(RUMMY.read_position(EXAMPLE), 0)
    with pytest.raises(Refused):
        RUMMY.read(view, "r7 : [r5 r6 r7]")
    waiting = RUMMY.view(RUMMY.read_position(EXAMPLE), 1)
    with pytest.raises(Refused):
        RUMMY.read(waiting, "k1")


def test_the_record_is_stored_with_the_state_but_not_compared():
    """Equal positions are equal whatever led to them."""
    state = RUMMY.read_position("2 - ; [r4 r5 r6] ; !r7 b3 / k1 k2 ; turn 0")
    after = RUMMY.apply(state, 0, parse("r7 : [r4 r5 r6 r7]")).state
    assert after == RUMMY.read_position(RUMMY.write_position(after))
    assert after.record.plays[-1].gone == read_sets("[r4 r5 r6]")
    again = RUMMY.load_state(RUMMY.dump_state(after))
    assert again.record == after.record
    assert RUMMY.view(again, NATURE) == RUMMY.view(after, NATURE)


def test_stored_data_that_is_none_is_unreadable():
    """Not an exception of ours."""
    for data in (
        None,
        7,
        [],
        {"position": 5},
        {"position": "x", "lots": "", "plays": [[1]], "drawn": [], "rounds": []},
    ):
        with pytest.raises(Unreadable):
            RUMMY.load_state(data)


def test_a_table_read_from_text_has_its_scores_in_one_row():
    """The score table always adds up, even where rounds are not on record."""
    state = RUMMY.read_position("2 - ; [r4 r5 r6] ; !r7 / k5 ; turn 0 ; scores 10,-10 ; round 2/3")
    outcome = RUMMY.outcome(RUMMY.apply(state, 0, parse("r7 : [r4 r5 r6 r7]")).state)
    assert outcome.rounds == ((10, -10), (5, -5))
    assert outcome.scores == (15, -15)


def test_lays_with_the_same_end_are_the_same_play():
    """Naming an unchanged set changes nothing."""
    state = RUMMY.read_position("2 - ; [r4 r5 r6] [b1 b2 b3] ; !r7 y1 / k5 ; turn 0")
    short = RUMMY.apply(state, 0, parse("r7 : [r4 r5 r6 r7]")).state
    long = RUMMY.apply(state, 0, parse("r7 : [r4 r5 r6 r7] [b1 b2 b3]")).state
    assert short == long
    assert short.record == long.record
    assert isinstance(parse("r7 : [r4 r5 r6 r7]"), Lay)
