"""Rummy: the three questions to the solver, against the integer program in HiGHS."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator, Sequence

from games.protocol import NATURE, Setup
from games.rummy import RUMMY, codes
from games.rummy.board import points
from games.rummy.judge import Lay
from games.rummy.solver import most, place
from games.rummy.state import Action, View
from tests.bench.table import Line
from tests.bench.yardstick import Chess
from tests.dice import QuickDice
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
    yield Line(
        "Rummy: presses a play without picking, mean over games", f"{presses():.2f}", goal="4"
    )


def make(many: int, seed: int) -> list[Position]:
    """Positions with 0, 1 and 2 jokers in turn, on the table or on the rack."""
    rng = random.Random(seed)
    return [position(rng, (40, 90), (5, 25), jokers=i % 3) for i in range(many)]


def presses(games: int = 4) -> float:
    """Buttons that the plays of computer players would take, confirmation included.

    Tiles are picked one by one, which does not count; turning to their page does.
    """
    pressed = plays = 0
    for number in range(games):
        dice, state = QuickDice(f"presses {number}"), RUMMY.start(Setup(2, (("rounds", "1"),)))
        while due := RUMMY.turn(state):
            if due == (NATURE,):
                action = RUMMY.chance(state, dice)
            else:
                view = RUMMY.view(state, due[0])
                action = RUMMY.choose(view, "normal", dice)
                pressed += _pressed(view, action)
                plays += 1
            state = RUMMY.apply(state, due[0], action).state
    return pressed / plays


def _pressed(view: View, action: Action) -> int:
    if not isinstance(action, Lay):
        assert RUMMY.prompt(view, (codes.DRAW,) if view.stock_size else (codes.PASS,)).play
        return 2
    path: tuple[int, ...] = ()
    turned = 0
    ids = codes.tile_ids(view.rack)
    for face in action.tiles:
        wanted = codes.TILE_ON + ids.pop(next(i for i, one in enumerate(ids) if one // 2 == face))
        for step in _pages(view, path):
            there = path if step is None else (*path, step)
            if wanted in {choice.step for choice in RUMMY.prompt(view, there).choices}:
                path, turned = (*there, wanted), turned + len(there) - len(path)
                break
    assert isinstance(RUMMY.prompt(view, (*path, codes.FIND)).play, Lay)
    return turned + 2


def _pages(view: View, path: tuple[int, ...]) -> list[int | None]:
    """The page that is shown, and those one could turn to."""
    steps = (choice.step for choice in RUMMY.prompt(view, path).choices)
    return [None, *(step for step in steps if codes.PAGE <= step < codes.TILE_ON)]


def _measure(
    name: str,
    positions: Sequence[Position],
    ours: Callable[[Position], int | None],
    theirs: Callable[[Position], int | None],
    least: float,
) -> Iterator[Line]:
    """Both in turn on each position, in time of this process; they must agree.

    The yardstick is the whole program, from a position to an answer: making the model is a part
    of it, as making sense of a position is of ours. How long HiGHS itself searched is beside it.

    Time of the process, because single answers are a few milliseconds: on a busy machine a
    clock on the wall would measure the neighbours. As in `timeit`, garbage is collected between
    the questions: a full collection costs more than most answers, whoever's turn it is.
    """
    gc.disable()
    spent: list[float] = []
    yardstick: list[float] = []
    differ = 0
    program.searches.clear()
    for one in positions:
        begin = time.process_time()
        mine = ours(one)
        middle = time.process_time()
        other = theirs(one)
        spent.append(middle - begin)
        yardstick.append(time.process_time() - middle)
        differ += mine != other
        gc.collect(1)
    gc.enable()
    slow, slower = percentile(spent), percentile(yardstick)
    yield Line(
        f"Rummy {name}, 99th percentile of {len(positions)}",
        f"{slow * 1000:.1f} ms",
        f"HiGHS {slower * 1000:.0f} ms, {percentile(program.searches) * 1000:.0f} in its search",
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
