"""Rummy: an empty stock, the end of a round, the match (R13 to R16)."""

from __future__ import annotations

import pytest

from games.protocol import NATURE, Refused, Setup
from games.rummy import RUMMY
from games.rummy.notation import parse
from games.rummy.state import Pass
from tests.dice import QuickDice
from tests.rules.rummy_table import OPEN, after, tiles, why_not

# R13: empty stock


def test_one_passes_only_with_an_empty_stock():
    """R13: else one draws."""
    assert why_not(OPEN, "pass")[0] == "stock-left"
    assert after(OPEN + " ; stock -", "pass").passes == 1


def test_a_lay_begins_the_count_of_passes_anew():
    """R13: pass, pass, lay, and three more passes end it."""
    state = RUMMY.read_position("3 - ; [r4 r5 r6] ; !r7 r8 / b1 / k1 ; turn 1 ; stock -")
    for seat, play in [
        (1, "pass"),
        (2, "pass"),
        (0, "r7 : [r4 r5 r6 r7]"),
        (1, "pass"),
        (2, "pass"),
    ]:
        state = RUMMY.apply(state, seat, parse(play)).state
        assert RUMMY.outcome(state) is None
    assert RUMMY.outcome(RUMMY.apply(state, 0, Pass()).state) is not None


def test_who_laid_last_is_remembered():
    """R13: it decides a tie; passing and drawing change nothing."""
    state = after(OPEN + " ; stock b9", "r7 : [r4 r5 r6 r7]")
    assert state.last == 0
    assert RUMMY.apply(state, 1, parse("draw")).state.last == 0


BLOCKED = "3 - ; - ; {} ; turn 2 ; stock - ; passes 2 ; last {} ; starter {}"


@pytest.mark.parametrize(
    ("racks", "last", "starter", "winner"),
    [
        ("r5 / b12 / k9", "-", 0, 0),  # least points
        ("r2 r3 / b5 / k9", "-", 0, 1),  # then fewer tiles
        ("r5 / b5 / k9", 1, 0, 1),  # then who laid last
        ("r5 / b5 / k9", 2, 1, 1),  # then the first from the starter
        ("r5 / b5 / k9", "-", 0, 0),
    ],
)
def test_a_blocked_round_goes_to_the_lowest_rack(racks, last, starter, winner):
    """R13: least points; then fewer tiles, who laid last, the order from the starter."""
    state = after(BLOCKED.format(racks, last, starter), "pass", 2)
    assert RUMMY.outcome(state).winners == (winner,)


# R14, R15: the end of a round


def test_the_round_ends_at_once_when_a_rack_is_empty():
    """R14: no last tile has to be kept."""
    state = after("2 - ; [r4 r5 r6] ; !r7 / k1 k2 ; turn 0", "r7 : [r4 r5 r6 r7]")
    assert RUMMY.outcome(state).winners == (0,)
    assert RUMMY.turn(state) == (NATURE,)


def test_the_opening_may_go_out():
    """R14: [r9 r10 r11 r12] is 42 and all one had."""
    state = after("2 - ; - ; r9 r10 r11 r12 / k1 ; turn 0", "r9 r10 r11 r12 : [r9 r10 r11 r12]")
    assert RUMMY.outcome(state).winners == (0,)


def test_the_winner_gets_what_the_others_hold():
    """R15: 23, 12, 8 gives -23 -12 -8 +43; a joker counts 25, opened or not."""
    state = after("4 - ; [r4 r5 r6] ; !r7 / k10 k13 / !k12 / b8 ; turn 0", "r7 : [r4 r5 r6 r7]")
    assert state.scores == (43, -23, -12, -8)
    state = after("2 - ; [r4 r5 r6] ; !r7 / J k1 ; turn 0", "r7 : [r4 r5 r6 r7]")
    assert state.scores == (26, -26)


def test_in_a_blocked_round_each_is_charged_the_difference():
    """R15: 5, 12, 9 gives +11 -7 -4."""
    state = after(BLOCKED.format("r5 / b12 / k9", "-", 0), "pass", 2)
    assert state.scores == (11, -7, -4)


def test_at_the_end_of_a_round_racks_are_open():
    """R15: everyone sees what is counted."""
    state = after("2 - ; [r4 r5 r6] ; !r7 / k1 k2 ; turn 0", "r7 : [r4 r5 r6 r7]")
    assert RUMMY.view(state, None).racks == ((), tiles("k1 k2"))


# R16: the match


def test_a_match_has_three_rounds_if_nothing_else_is_agreed():
    """R16: after the third the highest total wins; 78, -62, -33, 17 is the example."""
    position = (
        "4 - ; [r4 r5 r6] ; !r7 / k10 k13 / k10 / b5 ; turn 0 ; scores 40,-39,-23,22 ; round {}/3"
    )
    assert not RUMMY.outcome(after(position.format(2), "r7 : [r4 r5 r6 r7]")).final
    state = after(position.format(3), "r7 : [r4 r5 r6 r7]")
    assert state.scores == (78, -62, -33, 17)
    assert RUMMY.outcome(state).final
    assert RUMMY.outcome(state).winners == (0,)
    assert RUMMY.turn(state) == ()


def test_equal_totals_share_the_place():
    """R16: both win."""
    position = "2 rounds=1 ; [r4 r5 r6] ; !r7 / k5 ; turn 0 ; scores -5,5 ; round 1/1"
    assert RUMMY.outcome(after(position, "r7 : [r4 r5 r6 r7]")).winners == (0, 1)


def test_a_match_may_go_on_until_points_are_reached():
    """R16: rounds do not matter then."""
    position = "2 points=200 ; [r4 r5 r6] ; !r7 / k{} ; turn 0 ; scores 195,-195 ; round 9/-"
    assert not RUMMY.outcome(after(position.format(4), "r7 : [r4 r5 r6 r7]")).final
    assert RUMMY.outcome(after(position.format(5), "r7 : [r4 r5 r6 r7]")).final
    with pytest.raises(Refused):
        RUMMY.start(Setup(2, (("points", "200"), ("rounds", "5"))))


def test_a_match_to_points_ends_with_the_twentieth_round():
    """R16: whoever leads then wins, so that every match ends."""
    position = "2 points=500 ; [r4 r5 r6] ; !r7 / k4 ; turn 0 ; scores -9,9 ; round {}/-"
    assert not RUMMY.outcome(after(position.format(19), "r7 : [r4 r5 r6 r7]")).final
    outcome = RUMMY.outcome(after(position.format(20), "r7 : [r4 r5 r6 r7]"))
    assert outcome.final
    assert outcome.winners == (1,)
    assert outcome.why.key == "rummy-match-rounds"


def test_the_next_round_begins_with_a_new_draw():
    """R3, R16: table and racks are cleared, scores stay."""
    state = after("2 - ; [r4 r5 r6] ; !r7 / k1 k2 ; turn 0", "r7 : [r4 r5 r6 r7]")
    state = RUMMY.apply(state, NATURE, parse("lots 0:r3 1:r9")).state
    assert (state.round, state.starter, state.table, state.scores) == (2, 1, (), (3, -3))
    assert state.opened == (False, False)
    state = RUMMY.apply(state, NATURE, RUMMY.chance(state, QuickDice(1))).state
    assert RUMMY.turn(state) == (1,)
