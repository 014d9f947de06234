"""DOG: how strong and how quick the computer players are, with fixed seeds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice

from games.dog import DOG
from games.protocol import NATURE, Setup
from tests.bench.table import Line
from tests.bench.yardstick import Chess
from tests.dice import QuickDice

GAMES = 100
MATCHES = (  # table, who against whom, games to win out of a hundred
    ("2x2", Setup(4), "normal", "random", 95),
    ("2x2", Setup(4), "normal", "easy", 75),
    ("2 alone", Setup(2), "normal", "random", 90),
)
OTHERS = (  # decided quickly here too
    ("2x2 canadian", Setup(4, (("canadian", "on"),)), 4),
    ("2x3", Setup(6, (("teams", "2x3"),)), 2),
    ("3 alone", Setup(3), 6),
    ("5 alone", Setup(5), 3),
)


class Pace:
    """How long decisions took."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def __str__(self) -> str:
        mean = sum(self.seconds) / len(self.seconds)
        return f"{1000 * mean:.1f} ms a decision, at most {1000 * max(self.seconds):.0f} ms"


def winners(setup: Setup, levels: list[str], seed: str, pace: Pace) -> tuple[int, ...]:
    """Who wins a game among players of these levels; `random` plays anything."""
    dice = QuickDice(seed)
    state = DOG.start(setup)
    while due := DOG.turn(state):
        seat = due[0]
        if seat == NATURE:
            action = DOG.chance(state, dice)
        elif levels[seat] == "random":
            plays = list(islice(DOG.plays(DOG.view(state, seat)), 400))
            action = plays[dice.below(len(plays))]
        else:
            view = DOG.view(state, seat)
            begin = time.process_time()
            action = DOG.choose(view, levels[seat], dice)
            if levels[seat] == "normal":
                pace.seconds.append(time.process_time() - begin)
        state = DOG.apply(state, seat, action).state
    outcome = DOG.outcome(state)
    assert outcome is not None
    return outcome.winners


def match(setup: Setup, ours: str, theirs: str, games: int, pace: Pace) -> int:
    """Games won by the first party's level; the parties change sides every game."""
    won = 0
    for number in range(games):
        teams = DOG.teams(setup)
        party = teams[number % len(teams)]
        levels = [ours if seat in party else theirs for seat in range(setup.players)]
        won += winners(setup, levels, f"{ours} {theirs} {number}", pace) == party
    return won


def lines(_: Chess) -> Iterator[Line]:
    """Strength over a hundred games, then the pace on other tables."""
    for table, setup, ours, theirs, goal in MATCHES:
        pace = Pace()
        won = match(setup, ours, theirs, GAMES, pace)
        yield Line(
            f"DOG: {ours} against {theirs}, {table}",
            f"{won} of {GAMES}; {pace}",
            f"{goal} of {GAMES}",
            won / goal,
            least=1,
        )
    for table, setup, games in OTHERS:
        pace = Pace()
        match(setup, "normal", "normal", games, pace)
        yield Line(f"DOG: normal, {table}", str(pace), goal="under 50 ms; alone under 200 ms")
