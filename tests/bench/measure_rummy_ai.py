"""Rummy's computer players: how strong `normal` is, and rounds among players of every kind."""

from __future__ import annotations

from collections.abc import Iterator

from games.protocol import NATURE, Setup
from games.rummy import RUMMY
from tests.bench.table import Line
from tests.bench.yardstick import Chess
from tests.dice import QuickDice
from tests.games.rummy.selfplay import TABLES, match

ROUNDS = 100
WATCHED = 1000


def lines(_: Chess) -> Iterator[Line]:
    """Two-player rounds, the seats in turn; `easy` lays only what it can without rearranging.

    Then rounds at which nothing but the rules is watched.
    """
    won = sum(wins(seed) for seed in range(ROUNDS))
    yield Line(
        "Rummy: rounds won by `normal` against laying without rearranging",
        f"{won} of {ROUNDS}",
        f"90 of {ROUNDS}",
        won / (0.9 * ROUNDS),
        least=1,
    )
    fair = sum(ends_well(seed) for seed in range(WATCHED))
    yield Line(
        "Rummy: rounds of random and computer players that keep 106 tiles, add up to 0 and end",
        f"{fair} of {WATCHED}",
        f"{WATCHED} of {WATCHED}",
        fair / WATCHED,
        least=1,
    )


def ends_well(seed: int) -> bool:
    """Does a round among the players of some table keep its tiles and points, and end?"""
    try:
        for state in match(TABLES[seed % len(TABLES)], seed, rounds="1"):
            last = state
    except AssertionError:
        return False
    outcome = RUMMY.outcome(last)
    return outcome is not None and outcome.final


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
