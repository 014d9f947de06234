"""Rummy: a turn, sets, the opening, and turning the table about (R4 to R8)."""

from __future__ import annotations

import pytest

from games.protocol import Refused
from games.rummy import RUMMY
from games.rummy.board import FACES
from games.rummy.notation import parse, read_sets
from games.rummy.state import Draw
from tests.rules.rummy_table import OPEN, after, not_a_set, table, tiles, why_not

# R4: lay or draw


def test_a_turn_is_a_lay_or_a_draw_and_then_the_next_goes_on():
    """R4: one or the other."""
    assert after(OPEN, "r7 : [r4 r5 r6 r7]").turn == 1
    state = after(OPEN, "draw")
    assert state.turn == 1
    assert len(state.racks[0]) == 4
    with pytest.raises(Refused):
        RUMMY.apply(state, 0, parse("r7 : [r4 r5 r6 r7]"))


def test_one_may_draw_though_one_could_lay():
    """R4: holding back is allowed."""
    assert len(after(OPEN, "draw").racks[0]) == 4


def test_the_tile_drawn_is_the_top_of_the_stock_and_its_owner_alone_is_told():
    """R4: drawn unseen by others, and marked for its owner."""
    step = RUMMY.apply(RUMMY.read_position(OPEN + " ; stock b9 r1"), 0, Draw())
    assert FACES["b9"] in step.state.racks[0]
    assert step.state.stock == tiles("r1")
    assert [event.readers for event in step.events] == [None, (0,)]
    assert RUMMY.view(step.state, 0).record.drawn[0] == tiles("b9")
    assert RUMMY.view(step.state, 1).record.drawn[0] == ()


def test_the_mark_on_a_drawn_tile_goes_with_the_next_turn():
    """R4: what was drawn last is marked until its owner has played again."""
    state = after(OPEN + " ; stock b9 r1", "draw")
    state = RUMMY.apply(state, 1, Draw()).state
    assert RUMMY.view(state, 0).record.drawn[0] == tiles("b9")
    state = RUMMY.apply(state, 0, parse("r7 : [r4 r5 r6 r7]")).state
    assert RUMMY.view(state, 0).record.drawn[0] == ()


def test_an_empty_stock_cannot_be_drawn_from():
    """R4, R13: then one passes."""
    assert why_not(OPEN + " ; stock -", "draw")[0] == "stock-empty"


# R5: sets


@pytest.mark.parametrize(
    ("play", "why"),
    [
        ("r1 : [r1 r2]", "set-short"),
        ("y1 : [y12 y13 y1]", "row-gap"),
        ("y1 : [y12 y13 J]", "row-end"),
        ("r1 : [r1 r2 b3]", "row-colours"),
        ("r1 : [r1 r2 r4]", "row-gap"),
        ("r1 : [r1 r1 r2]", "row-gap"),
        ("r4 : {r4 r4 b4}", "group-colours"),
        ("r4 : {r4 b4 k5}", "group-numbers"),
        ("r4 : {r4 b4 k4 y4 J}", "group-colours"),
        ("r1 : [J r1 r2]", "row-end"),
        ("J : [J J J]", "set-jokers"),
        ("J : {J J J}", "set-jokers"),
    ],
)
def test_what_is_no_set(play, why):
    """R5, R9: a row follows within 1 to 13 in one colour, a group has one number in other colours."""
    assert not_a_set(play) == why


def test_rows_go_up_to_thirteen_and_groups_to_four():
    """R5: the longest sets."""
    whole = "[" + " ".join(f"r{n}" for n in range(1, 14)) + "]"
    assert parse(f"r1 : {whole}")
    assert parse("r4 : {r4 b4 k4 y4}")


def test_equal_sets_may_lie_side_by_side():
    """R5: two of each tile exist."""
    position = "2 - ; [r3 r4 r5] ; !r3 r4 r5 b1 / k1 ; turn 0"
    assert table(position, "r3 r4 r5 : [r3 r4 r5]") == "[r3 r4 r5] [r3 r4 r5]"


# R6, R7: the opening


def opens(rack, play):
    return after(f"2 - ; - ; {rack} b1 / k1 ; turn 0", play).opened[0]


def test_the_opening_needs_30_points():
    """R6: {r9 b9 k9} is 27, {r10 b10 k10} is 30."""
    assert opens("r10 b10 k10", "r10 b10 k10 : {r10 b10 k10}")
    assert (
        why_not("2 - ; - ; r9 b9 k9 / k1 ; turn 0", "r9 b9 k9 : {r9 b9 k9}")[0] == "opening-points"
    )


def test_a_joker_always_counts_25_in_the_opening():
    """R6: [r2 r3 J] is 30, [r1 r2 J] is 28."""
    assert opens("r2 r3 J", "r2 r3 J : [r2 r3 J]")
    position = "2 - ; - ; r1 r2 J / k1 ; turn 0"
    assert why_not(position, "r1 r2 J : [r1 r2 J]")[0] == "opening-points"


def test_several_sets_may_make_the_30():
    """R6: any mix of rows and groups."""
    assert opens("r4 r5 r6 b5 k5 y5", "r4 r5 r6 b5 k5 y5 : [r4 r5 r6] {b5 k5 y5}")


def test_the_opening_is_made_of_the_own_rack_alone():
    """R6, R7: nothing of the table is used, b6 waits."""
    position = "2 - ; [b3 b4 b5] ; r10 b10 k10 b6 / k1 ; turn 0"
    play = "r10 b10 k10 b6 : {r10 b10 k10} [b3 b4 b5 b6]"
    assert why_not(position, play) == ("opening-own", "[b3 b4 b5 b6]")
    assert table(position, "r10 b10 k10 : {r10 b10 k10}") == "[b3 b4 b5] {r10 b10 k10}"


def test_before_the_opening_no_joker_is_exchanged():
    """R7: not even with 30 points in the same turn."""
    position = "2 - ; [r4 J r6] ; r5 r10 b10 k10 b1 / k1 ; turn 0"
    play = "r5 r10 b10 k10 : [r4 r5 r6] {r10 b10 k10 J}"
    assert why_not(position, play)[0] == "opening-own"


def test_nobody_has_to_open():
    """R6: a precondition, no duty."""
    assert not after("2 - ; - ; r10 b10 k10 / k1 ; turn 0", "draw").opened[0]


def test_who_opens_opens_for_nobody_else():
    """R7: everyone by themselves."""
    play = "r10 b10 k10 : {r10 b10 k10}"
    assert after("2 - ; - ; r10 b10 k10 b1 / k1 ; turn 0", play).opened == (True, False)


def test_from_the_next_turn_on_everything_may_be_moved():
    """R7: even if others have not opened."""
    position = "2 - ; [b3 b4 b5] ; !b6 r1 / k1 ; turn 0"
    assert table(position, "b6 : [b3 b4 b5 b6]") == "[b3 b4 b5 b6]"


# R8: turning the table about


def test_sets_may_be_taken_apart():
    """R8: [r3 r4 r5 r6] with b3 k3 gives [r4 r5 r6] {r3 b3 k3}."""
    position = "2 - ; [r3 r4 r5 r6] ; !b3 k3 y1 / k1 ; turn 0"
    assert table(position, "b3 k3 : [r4 r5 r6] {r3 b3 k3}") == "[r4 r5 r6] {r3 b3 k3}"


def test_every_tile_of_the_table_stays_there():
    """R8: nothing is stolen, and the refusal says what was forgotten."""
    position = "2 - ; [r3 r4 r5 r6] ; !b3 k3 y1 / k1 ; turn 0"
    assert why_not(position, "b3 k3 : {r3 b3 k3}") == ("lay-rest", "[r3 r4 r5 r6]")


@pytest.mark.parametrize(
    ("lying", "play", "key", "old", "forgotten"),
    [
        ("[r3 r4 r5] [r5 r6 r7 r8]", "r2 : [r2 r3 r4 r5] [r5 r6 r7]", "lay-rest", 1, "r8"),
        ("[r5 r6 r7 r8] [r3 r4 r5]", "r2 : [r2 r3 r4 r5] [r5 r6 r7]", "lay-rest", 0, "r8"),
        ("[r4 J r6] [r5 r6 r7 r8]", "r9 : [r4 J r6] [r6 r7 r8 r9]", "lay-rest", 1, "r5"),
        ("[r4 J r6] [r7 J r9]", "r5 : [r4 r5 r6 r7 J r9]", "lay-rest", 0, "J"),
        ("[r4 J r6]", "r3 : [r3 r4 J]", "locked", 0, ""),
    ],
)
def test_what_was_forgotten_is_said_of_the_set_it_lay_in(lying, play, key, old, forgotten):
    """R8: also where others have the same tiles; of a set with a joker that it stays whole (R10)."""
    rack, _, _ = play.partition(":")
    state = RUMMY.read_position(f"2 - ; {lying} ; !{rack} b13 / k1 ; turn 0")
    with pytest.raises(Refused) as refused:
        RUMMY.apply(state, 0, parse(play))
    said = dict(refused.value.text.args)
    assert refused.value.text.key == f"rummy-{key}"
    assert said["set"].value == str(read_sets(lying)[old])
    assert " ".join(one.value for one in said.get("tiles", ())) == forgotten


def test_rearranging_alone_is_no_turn():
    """R8: at least one tile from the rack."""
    position = "2 - ; [r1 r2 r3 r4 r5 r6] ; !b3 / k1 ; turn 0"
    state = RUMMY.read_position(position)
    lay = parse("b3 : [r1 r2 r3] [r4 r5 r6]")
    with pytest.raises(Refused):
        RUMMY.apply(state, 0, type(lay)((), lay.melds))


def test_only_tiles_that_are_held_are_laid():
    """R8: and each as often as it is held."""
    assert (
        why_not("2 - ; [r4 r5 r6] ; !r7 / k1 ; turn 0", "r3 : [r3 r4 r5 r6]")[0] == "lay-not-held"
    )
    position = "2 - ; - ; !r4 r4 b4 k4 y1 / k1 ; turn 0"
    assert why_not(position, "r4 b4 k4 k4 : {r4 b4 k4}")[0] == "lay-not-so-many"
    assert why_not(position, "r4 b4 k4 k4 y2 : {r4 b4 k4}")[0] == "lay-not-held"


def test_tiles_come_from_rack_or_table():
    """R8: nothing appears from nowhere."""
    assert why_not(OPEN, "r7 : [r4 r5 r6 r7 r8]") == ("lay-foreign", "[r4 r5 r6 r7 r8]")
    assert why_not(OPEN, "r7 b3 : [r4 r5 r6 r7]")[0] == "lay-unplaced"


def test_a_tile_of_the_rack_that_is_not_named_is_not_called_a_strangers():
    """R6, R8: r8 is held, but the tiles laid do not name it."""
    position = "2 - ; [r4 r5 r6] ; {}r7 r8 r10 b10 k10 y10 / k1 ; turn 0"
    unnamed = "lay-unnamed", "[r4 r5 r6 r7 r8]"
    assert why_not(position.format("!"), "r7 : [r4 r5 r6 r7 r8]") == unnamed
    play = "r10 b10 k10 : {r10 b10 k10 y10}"
    assert why_not(position.format(""), play) == ("lay-unnamed", "{r10 b10 k10 y10}")
    play = "r7 : [r4 r5 r6 r7 r8 r9]"
    assert why_not(position.format("!"), play)[0] == "lay-foreign", "r9 is nobody's"


def test_of_two_sets_with_the_same_tiles_the_one_that_may_grow_does():
    """R8, R10: r3 goes to [J r5 r6]; [r5 r6 J] has the same tiles and could not take it."""
    position = "2 - ; [J r5 r6] [r5 r6 J] ; !r3 r8 y1 / k1 ; turn 0"
    assert table(position, "r3 : [r3 J r5 r6]") == "[r3 J r5 r6] [r5 r6 J]"
    assert table(position, "r8 : [r5 r6 J r8]") == "[J r5 r6] [r5 r6 J r8]"


def test_no_tile_goes_back_to_the_rack():
    """R8: what lay on the table does so afterwards."""
    state = after(OPEN, "r7 : [r4 r5 r6 r7]")
    assert state.racks[0] == tiles("b3 y1")
