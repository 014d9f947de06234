"""Rummy: the three questions to the solver, against the integer program in HiGHS."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence

from games.rummy.board import points
from games.rummy.solver import most, place
from tests.bench.table import Line
from tests.bench.yardstick import Chess
from tests.games.rummy import program
from tests.games.rummy.tables import Position, position

POSITIONS = 300
WARM = 150  # other positions, asked before: a bot that runs for weeks is not measured cold


def lines(_: Chess) -> Iterator[Line]:
    """99th percentiles on fixed positions of 40 to 90 table tiles, racks of 5 to 25."""
    for one in make(WARM, seed=1813):
        place(one.table, one.picked, opened=True)
        most(one.table, one.rack, by="tiles", opened=True)
        most(one.table, one.rack, by="points", opened=True)
    positions = make(POSITIONS, seed=2604)
    yield from _measure("(a) do these fit, fewest sets changed", positions, _place, _fewest, 15)
    yield from _measure("(b) most tiles", positions, _tiles, _most_tiles, 15)
    yield from _measure("(c) most points", positions, _points, _most_points, 10)


def make(many: int, seed: int) -> list[Position]:
    """Positions with 0, 1 and 2 jokers in turn, on the table or on the rack."""
    rng = random.Random(seed)
    return [position(rng, (40, 90), (5, 25), jokers=i % 3) for i in range(many)]


def _measure(
    name: str,
    positions: Sequence[Position],
    ours: Callable[[Position], int | None],
    theirs: Callable[[Position], int | None],
    least: float,
) -> Iterator[Line]:
    """Both in turn on each position, in time of this process; they must agree.

    Time of the process, because single answers are a few milliseconds: on a busy machine a
    clock on the wall would measure the neighbours.
    """
    spent: list[float] = []
    yardstick: list[float] = []
    differ = 0
    for one in positions:
        begin = time.process_time()
        mine = ours(one)
        middle = time.process_time()
        other = theirs(one)
        spent.append(middle - begin)
        yardstick.append(time.process_time() - middle)
        differ += mine != other
    slow, slower = percentile(spent), percentile(yardstick)
    yield Line(
        f"Rummy {name}, 99th percentile of {len(positions)}",
        f"{slow * 1000:.1f} ms",
        f"HiGHS {slower * 1000:.0f} ms",
        slower / slow,
        least=least,
    )
    worst = max(spent)
    yield Line(
        f"Rummy {name}, the slowest position",
        f"{worst * 1000:.0f} ms, median {percentile(spent, 50) * 1000:.1f} ms",
        f"HiGHS {max(yardstick) * 1000:.0f} ms; answers that differ: {differ}",
        worst / 0.5,
        most=1,
    )


def percentile(values: Sequence[float], rank: float = 99) -> float:
    """The smallest value that so many of a hundred do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * rank / 100))]


def _place(one: Position) -> int | None:
    answer = place(one.table, one.picked, opened=True)
    return None if answer.table is None else answer.changed


def _fewest(one: Position) -> int | None:
    return program.fewest_changes(one.table, one.picked)


def _tiles(one: Position) -> int:
    return len(most(one.table, one.rack, by="tiles", opened=True).tiles)


def _most_tiles(one: Position) -> int:
    return program.most(one.table, one.rack, "tiles")


def _points(one: Position) -> int:
    return points(most(one.table, one.rack, by="points", opened=True).tiles)


def _most_points(one: Position) -> int:
    return program.most(one.table, one.rack, "points")
