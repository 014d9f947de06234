"""Rummy's computer players: how often `normal` beats a player who never moves a set."""

from __future__ import annotations

from collections.abc import Iterator

from games.protocol import NATURE, Setup
from games.rummy import RUMMY
from tests.bench.table import Line
from tests.bench.yardstick import Chess
from tests.dice import QuickDice

ROUNDS = 100


def lines(_: Chess) -> Iterator[Line]:
    """Two-player rounds, the seats in turn; `easy` lays only what it can without rearranging."""
    won = sum(wins(seed) for seed in range(ROUNDS))
    yield Line(
        "Rummy: rounds won by `normal` against laying without rearranging",
        f"{won} of {ROUNDS}",
        f"90 of {ROUNDS}",
        won / (0.9 * ROUNDS),
        least=1,
    )


def wins(seed: int) -> bool:
    """Does `normal` win this round?"""
    levels = ("normal", "easy") if seed % 2 else ("easy", "normal")
    dice, state = QuickDice(seed), RUMMY.start(Setup(2, (("rounds", "1"),)))
    while due := RUMMY.turn(state):
        if due == (NATURE,):
            action = RUMMY.chance(state, dice)
        else:
            action = RUMMY.choose(RUMMY.view(state, due[0]), levels[due[0]], dice)
        state = RUMMY.apply(state, due[0], action).state
    outcome = RUMMY.outcome(state)
    assert outcome is not None
    return levels[outcome.winners[0]] == "normal"
