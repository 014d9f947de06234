"""Rummy's computer players, and whole games among them and random ones."""

from __future__ import annotations

from collections import Counter

import pytest

from games.protocol import NATURE, Setup
from games.rummy import RUMMY
from games.rummy.board import TILES, spread
from games.rummy.judge import Lay
from tests.contract.samples import wander
from tests.dice import QuickDice


def rounds(levels, seed, **options):
    """A match among these levels ("random": presses buttons at random); every state on the way."""
    dice = QuickDice(seed)
    state = RUMMY.start(Setup(len(levels), tuple(sorted(options.items()))))
    yield state
    while due := RUMMY.turn(state):
        if due == (NATURE,):
            action = RUMMY.chance(state, dice)
        else:
            view, level = RUMMY.view(state, due[0]), levels[due[0]]
            random = level == "random"
            action = (random and wander(RUMMY, view, dice)) or RUMMY.choose(
                view, "easy" if random else level, dice
            )
        state = RUMMY.apply(state, due[0], action).state
        yield state


@pytest.mark.parametrize(
    "levels",
    [("random", "random"), ("easy", "normal"), ("random", "easy", "normal"), ("normal",) * 4],
    ids="-".join,
)
def test_rounds_keep_every_tile_add_up_to_zero_and_end(levels):
    """R1, R15: 106 tiles at every moment, points that sum to zero."""
    for seed in range(1 if "random" in levels else 3):
        for state in rounds(levels, seed, rounds="2"):
            everything = spread(state.table) + Counter(state.stock)
            for rack in state.racks:
                everything += Counter(rack)
            assert not everything or sorted(everything.elements()) == list(TILES)
            assert sum(state.scores) == 0
        assert RUMMY.outcome(state).final
        assert len(RUMMY.outcome(state).rounds) == 2


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
