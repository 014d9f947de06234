"""How far a colour is from joining two sides: what computer players think with.

A step onto an own top costs nothing, onto an empty cell 1, onto a foreign top of height 1
or 2, which a stone can cover, 2 or 3; higher ones are walls. Broken steps (C7) are not
looked at here, so the distance is never too long because of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from games.caminos.board import Board
from games.caminos.field import Field

FAR: Final = 40  # no connection is possible any more
SLACK: Final = 1  # ways this much longer than the shortest are looked at too


class Ground(NamedTuple):
    """The cells by what they cost a colour, in the first lane."""

    own: int
    empty: int
    low: int  # foreign, 1 high
    high: int  # foreign, 2 high


def ground(board: Board, field: Field, colour: int) -> Ground:
    """The board as a colour sees it."""
    own = field.yellow_top if colour else field.green_top
    free = board.cells & ~own
    return Ground(own, field.empty & free, field.one & free, field.two & free)


def flat(seen: Ground) -> Ground:
    """The same with every cell that can be had at a cost of 1: how many must be turned."""
    return Ground(seen.own, seen.empty | seen.low | seen.high, 0, 0)


def distance(board: Board, seen: Ground, most: int = FAR) -> int:
    """What a colour needs at least to join two sides; FAR if it needs more than `most`."""
    best = most + 1
    for side, partners in board.goals:
        for cost, cells in enumerate(had(board.width, seen, side)):
            if cost >= best:
                break
            if cells & partners:
                best = cost
                break
    return best if best <= most else FAR


def had(width: int, seen: Ground, side: int) -> Iterator[int]:
    """The cells that can be had from a side at a cost of 0, 1, 2, … until there are no more."""
    own, empty, low, high = seen
    cells = 0
    near = second = third = 0  # what lay around the cells one, two, three costs ago
    idle = 0
    while idle < 4:
        more = near & empty | second & low | third & high
        before = cells
        cells |= more
        while True:  # own tops cost nothing
            around = cells << 1 | cells >> 1 | cells << width | cells >> width | side
            more = around & own & ~cells
            if not more:
                break
            cells |= more
        idle = idle + 1 if cells == before else 0
        yield cells
        near, second, third = around, near, second


def ways(board: Board, seen: Ground) -> tuple[int, int]:
    """The cells on shortest ways of a colour, and on those at most SLACK longer."""
    shortest = distance(board, seen)
    if shortest >= FAR:
        return 0, 0
    tight = loose = 0
    for side, partners in board.goals:
        there = list(had(board.width, seen, side))
        back = list(had(board.width, seen, partners))
        tight |= _meeting(there, back, seen, shortest)
        loose |= _meeting(there, back, seen, shortest + SLACK)
    return tight, loose


def _meeting(there: list[int], back: list[int], seen: Ground, cost: int) -> int:
    """Cells where a way there and a way back of that cost together meet."""
    cells = 0
    for price, kind in enumerate((seen.empty, seen.low, seen.high), 1):
        for first in range(min(cost + price, len(there) - 1) + 1):
            second = min(cost + price - first, len(back) - 1)
            cells |= there[first] & back[second] & kind
    return cells
