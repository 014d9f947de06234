"""Caminos: random placements a second on each board, listing, and presses a placement.

A placement is drawn among all legal ones, whose masks are counted for it, and made by `apply`.
Slices of it alternate with slices of python-chess of the same length, and the median of the
ratios of neighbours counts.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice

from games.caminos import CAMINOS
from games.caminos.board import BOARDS
from games.caminos.plays import drawn
from games.caminos.state import PLAY, State
from games.protocol import NATURE, Setup
from tests.bench.table import Line, alternate
from tests.bench.yardstick import Chess
from tests.dice import QuickDice

SLICE = 0.1  # seconds of a measurement; ours and the yardstick's alternate, the oftener the better
WARM = 1.5  # seconds until the tables are made and most poses have been met once


def lines(chess: Chess) -> Iterator[Line]:
    """Placements made, each chosen among all legal ones; listing; presses."""
    for board in BOARDS:
        dice = QuickDice(board)
        placements(board, WARM, dice)
        ours, theirs, ratio = alternate(
            lambda board=board, dice=dice: placements(board, SLICE, dice),
            lambda: chess.speed(SLICE),
            rounds=51,
        )
        yield Line(
            f"Caminos, {board}: random placements a second, all legal ones known and counted",
            f"{ours:,.0f}",
            f"python-chess {theirs:,.0f}",
            ratio,
            least=4,
        )
    for board in BOARDS:
        speed, found = listing(board)
        yield Line(
            f"Caminos, {board}: positions a second, every placement listed",
            f"{speed:,.0f} ({found:.0f} placements each)",
        )
    yield Line("Caminos: presses a placement, mean over random games", f"{presses():.2f}", goal="5")


def placements(board: str, seconds: float, dice: QuickDice) -> float:
    """Random placements a second through the protocol, over about that many seconds."""
    fresh = CAMINOS.start(Setup(2, (("board", board), ("rounds", "1"))))
    made, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        state = CAMINOS.apply(fresh, NATURE, CAMINOS.chance(fresh, dice)).state
        while state.phase == PLAY:
            state = CAMINOS.apply(state, state.seat, drawn(state, dice).place).state
            made += 1
    return made / (time.process_time() - begin)


def some_positions(board: str, games: int) -> Iterator[State]:
    """Positions of random games, in the order of play."""
    for number in range(games):
        dice = QuickDice(f"{board} {number}")
        fresh = CAMINOS.start(Setup(2, (("board", board), ("rounds", "1"))))
        state = CAMINOS.apply(fresh, NATURE, CAMINOS.chance(fresh, dice)).state
        while state.phase == PLAY:
            yield state
            state = CAMINOS.apply(state, state.seat, drawn(state, dice).place).state


def listing(board: str) -> tuple[float, float]:
    """Positions a second whose placements are all listed as actions, and how many they have."""
    views = [CAMINOS.view(state, state.seat) for state in some_positions(board, 10)]
    begin = time.process_time()
    found = sum(sum(1 for _ in CAMINOS.plays(view)) for view in views)
    return len(views) / (time.process_time() - begin), found / len(views)


def presses() -> float:
    """How many buttons a placement takes with the confirmation, walking menus at random."""
    pressed = placed = 0
    dice = QuickDice("presses")
    for board in BOARDS:
        for state in islice(some_positions(board, 20), 0, None, 2):
            view, path = CAMINOS.view(state, state.seat), ()
            while choices := CAMINOS.prompt(view, path).choices:
                path = (*path, choices[dice.below(len(choices))].step)
            pressed += len(path) + 1
            placed += 1
    return pressed / placed
