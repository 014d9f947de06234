"""Rummy: the time limit, and help (R17, R18)."""

from __future__ import annotations

import pytest

from games.protocol import Refused
from games.rummy import RUMMY
from games.rummy.board import FACES
from games.rummy.notation import parse, read_sets
from games.rummy.state import Draw, Pass, Penalty
from games.text import tags
from tests.rules.rummy_table import OPEN, SEAT, after, why_not

# R17: the time limit


PENALTY = "2 penalty=on ; [r4 r5 r6] ; !r7 b3 y1 / k1 k2 ; turn 0 ; stock {}"


def overdue(position, *steps):
    view = RUMMY.view(RUMMY.read_position(position), SEAT)
    return RUMMY.overdue(view, steps)


def test_an_unfinished_lay_costs_three_tiles():
    """R17: fewer if the stock has fewer; none is a pass."""
    assert len(after(PENALTY.format("b9 b10 b11 b12"), "penalty").racks[0]) == 6
    state = after(PENALTY.format("b9 b10"), "penalty")
    assert len(state.racks[0]) == 5
    assert state.stock == ()
    assert after(PENALTY.format("-"), "penalty").passes == 1


def test_penalty_tiles_are_seen_by_their_owner_alone():
    """R17: the others see how many."""
    state = RUMMY.read_position(PENALTY.format("b9 b10 b11 b12"))
    step = RUMMY.apply(state, SEAT, Penalty())
    assert [event.readers for event in step.events] == [None, (SEAT,)]
    assert [len(RUMMY.view(step.state, seat).record.drawn[SEAT]) for seat in (0, 1)] == [3, 0]


def test_what_time_does_to_a_draft():
    """R17: a ready lay stands, a begun one is punished, else one tile is drawn."""
    from games.rummy import codes

    r7 = codes.TILE_ON + 2 * FACES["r7"]
    position = PENALTY.format("b9 b10 b11 b12")
    assert overdue(position, r7, codes.FIND) == parse("r7 : [r4 r5 r6 r7]")
    assert overdue(position, r7, codes.HAND) == Penalty()
    assert overdue(position, r7) == Draw(), "picking is done on the rack"
    assert overdue(position) == Draw()
    assert overdue(PENALTY.format("-")) == Pass()
    assert overdue(position, 999_999) == Draw()
    six = "2 penalty=on ; - ; !y1 y2 y3 y4 y5 y6 b1 / k1 k2 ; turn 0"
    picked = [codes.TILE_ON + 2 * FACES[f"y{n}"] for n in range(1, 7)]
    assert overdue(six, *picked, codes.HAND) == Penalty(), "one row or two: not said yet"
    whole = codes.MAKE + codes.set_code(read_sets("[y1 y2 y3 y4 y5 y6]")[0])
    said = overdue(six, *picked, codes.HAND, whole)
    assert said == parse("y1 y2 y3 y4 y5 y6 : [y1 y2 y3 y4 y5 y6]")
    nine = "2 penalty=on ; [k1 k2 k3] ; !y1 y2 y3 y4 y5 y6 b1 / k4 k5 ; turn 0"
    assert overdue(nine, *picked, codes.HAND, codes.BUILD) == Penalty(), "sets are being made"


def test_without_the_option_there_is_no_penalty():
    """R17: default off."""
    assert why_not(OPEN, "penalty")[0] == "no-penalty"
    assert overdue(OPEN) is None


def test_nobody_takes_the_penalty_by_choice():
    """R4, R17: who may draw three tiles at will would open sooner."""
    assert refused(PENALTY.format("b9 b10 b11 b12"), "penalty").key == "rummy-penalty-late"


# R18: help


def ask(position, text):
    """What a typed text means, in notation."""
    view = RUMMY.view(RUMMY.read_position(position), SEAT)
    return RUMMY.write(view, RUMMY.read(view, text))


def refused(position, text):
    view = RUMMY.view(RUMMY.read_position(position), SEAT)
    with pytest.raises(Refused) as trouble:
        RUMMY.read(view, text)
    return trouble.value.text


def test_tiles_are_named_and_a_place_is_found():
    """R18: r8 goes to [r9 r10 r11], no set is broken."""
    position = "2 - ; {r8 b8 k8} [r9 r10 r11] ; !r8 y1 / k1 ; turn 0"
    assert ask(position, "r8") == "r8 : [r8 r9 r10 r11]"


def test_no_more_sets_are_broken_than_must_be():
    """R18: one row gives its r3 away; three others would make groups as well, and stay."""
    position = "2 - ; [r3 r4 r5 r6] [r7 r8 r9] [b7 b8 b9] [k7 k8 k9] ; !b3 k3 y1 / k1 ; turn 0"
    assert ask(position, "b3 k3") == "b3 k3 : [r4 r5 r6] {r3 b3 k3}"


def test_what_does_not_fit_is_said():
    """R18: how far it is."""
    position = "2 - ; [r4 r5 r6] ; !r7 b3 y1 / k1 ; turn 0"
    text = refused(position, "r7 b3")
    assert text.key == "rummy-all-but"
    assert [tag.value for tag in dict(text.args)["tiles"]] == ["b3"]
    assert refused(position, "b3").key == "rummy-none-fits"
    text = refused("2 - ; - ; r9 b9 k9 / k1 ; turn 0", "r9 b9 k9")
    assert (text.key, dict(text.args)["points"], dict(text.args)["needed"]) == (
        "rummy-opening-points",
        27,
        30,
    )


def test_without_help_one_says_it_all():
    """R18: `none` only checks."""
    position = "2 assist=none ; [r4 r5 r6] ; !r7 b3 / k1 ; turn 0"
    assert refused(position, "r7").key == "rummy-no-assist"
    assert ask(position, "r7 : [r4 r5 r6 r7]") == "r7 : [r4 r5 r6 r7]"


# Why a tile cannot be laid


def reasons(position, seat=SEAT):
    """By tile that cannot be laid: the paragraph, the reason, and the sets that it names."""
    view = RUMMY.view(RUMMY.read_position(position), seat)
    found = {}
    for one in RUMMY.reasons(view):
        sets = [tag.value for tag in tags(one.why) if tag.kind == "rummy-set"]
        found[one.what.value] = (one.paragraph, one.why.key.removeprefix("rummy-why-"), *sets)
    return found


def test_a_tile_that_only_a_locked_set_could_help_names_that_set():
    """R10: b9 would make a group with y9, but y9 lies in a set with a joker."""
    position = "2 - ; [y9 y10 J y12] [r1 r2 r3] ; !b9 k9 k1 / k1 k2 ; turn 0"
    barred = ("R10", "locked", "[y9 y10 J y12]")
    assert reasons(position) == {"b9": barred, "k9": barred, "k1": ("R8", "nowhere")}


def test_a_tile_that_two_locked_sets_bar_names_both():
    """R10: neither set alone has enough for a group of sixes."""
    position = "2 - ; [y6 y7 J y9] [r6 r7 J r9] ; !b6 / k1 k2 ; turn 0"
    assert reasons(position) == {"b6": ("R10", "locked", "[r6 r7 J r9]", "[y6 y7 J y9]")}


def test_a_tile_of_which_both_lie_there_is_no_third_one():
    """R10: what the joker stands for lies there twice, so nothing is said of a third one."""
    position = "2 - ; [y9 y10 J y12] [y11 y12 y13] {r11 b11 y11} ; !b9 k9 / k1 k2 ; turn 0"
    assert reasons(position)["b9"] == ("R8", "nowhere")


def test_a_tile_whose_exchange_leaves_the_joker_idle_says_so():
    """R12: r5 could take the joker's place, but the joker must lie in a new set."""
    position = "2 - ; [r4 J r6] ; !r5 b1 / k1 k2 ; turn 0"
    assert reasons(position)["r5"] == ("R12", "joker-idle", "[r4 J r6]")


def test_before_the_opening_a_tile_for_the_table_waits():
    """R7: b7 goes to the row of blue ones after the opening; y2 is in no set at all (R6)."""
    position = "2 - ; [b4 b5 b6] ; r10 b10 k10 b7 y2 / k1 k2 ; turn 0"
    assert reasons(position) == {"b7": ("R7", "after-opening"), "y2": ("R6", "no-set")}
