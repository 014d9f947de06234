"""Rummy's computer players, and whole games among them and random ones."""

from __future__ import annotations

import pytest

from games.rummy import RUMMY
from games.rummy.judge import Lay
from tests.dice import QuickDice
from tests.games.rummy.selfplay import TABLES, match


@pytest.mark.parametrize(
    ("levels", "rounds"),
    [(("presses", "easy"), 1), *((levels, 2) for levels in TABLES)],
)
def test_rounds_keep_every_tile_add_up_to_zero_and_end(levels, rounds):
    """R1, R15: 106 tiles at every moment, points that sum to zero; `make bench` plays 1,000."""
    for state in match(levels, "a match", rounds=str(rounds)):
        last = state
    assert RUMMY.outcome(last).final
    assert len(RUMMY.outcome(last).rounds) == rounds


def choose(position, level="normal"):
    view = RUMMY.view(RUMMY.read_position(position), 0)
    return RUMMY.write(view, RUMMY.choose(view, level, QuickDice(1)))


def test_normal_turns_the_table_about():
    """It takes a row apart for two tiles; easy does not."""
    position = "2 - ; [r3 r4 r5 r6] ; !b3 k3 y1 / k1 k2 k4 k5 k6 k8 ; turn 0"
    assert choose(position) == "b3 k3 : [r4 r5 r6] {r3 b3 k3}"
    assert choose(position, "easy") == "draw"


def test_both_open_when_they_can():
    """With most tiles."""
    position = "2 - ; - ; r10 b10 k10 y1 y2 y3 k4 / k1 ; turn 0"
    for level in ("easy", "normal"):
        assert choose(position, level) == "r10 b10 k10 y1 y2 y3 : [y1 y2 y3] {r10 b10 k10}"


def test_normal_keeps_a_joker_that_saves_only_one_tile():
    """While nobody is about to go out."""
    position = "2 - ; [r3 r4 r5] ; !r6 J b1 b9 / k1 k2 k4 k5 k6 k8 ; turn 0"
    assert choose(position) == "r6 : [r3 r4 r5 r6]"
    late = "2 - ; [r3 r4 r5] ; !r6 J b1 b9 / k1 k2 ; turn 0"
    assert "J" in choose(late).split(":")[0]


def test_a_computer_goes_out_when_it_can():
    """Joker or not."""
    position = "2 - ; [r3 r4 r5] ; !r6 J / k1 k2 k4 k5 k6 k8 ; turn 0"
    view = RUMMY.view(RUMMY.read_position(position), 0)
    action = RUMMY.choose(view, "normal", QuickDice(1))
    assert isinstance(action, Lay)
    assert len(action.tiles) == 2


def test_who_cannot_lay_draws_or_passes():
    """R4, R13."""
    position = "2 - ; [r3 r4 r5] ; !b9 / k1 k2 ; turn 0"
    assert choose(position) == "draw"
    assert choose(position + " ; stock -") == "pass"
