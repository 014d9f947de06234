"""Connections (C7), paths from side to side (C8) and what they score (C14)."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from games.caminos.board import Board, Pair, bits
from games.caminos.field import Field
from games.caminos.stones import Pose


def joins(board: Board, field: Field, colour: int, pose: Pose) -> bool:
    """Does the stone just placed join two sides for its colour (C11)?"""
    if colour:
        top, bad = field.yellow_top, field.yellow_bad
    else:
        top, bad = field.green_top, field.green_bad
    arms = pose.beside & top
    if arms.bit_count() < pose.arms:
        return False
    for side, partners in board.goals:  # a look at the sides is cheaper than a walk
        if top & side and top & partners:
            break
    else:
        return False
    seen = _over(board.width, pose.foot | arms, top)
    if seen.bit_count() < board.least:
        return False
    if bad:  # fewer links than that
        seen = reach(board.width, field, colour, pose.foot)
    return any(seen & side and seen & partners for side, partners in board.goals)


def reach(width: int, field: Field, colour: int, seen: int) -> int:
    """All cells linked with these, over tops of one colour (C7).

    Neighbouring tops of a colour are linked unless one is 1 high and the other 3 high over a
    foreign middle cube; such tops are the field's `bad` ones.
    """
    top = field.yellow_top if colour else field.green_top
    bad = field.yellow_bad if colour else field.green_bad
    if not bad:
        return _over(width, seen, top)
    low = field.one & top
    not_low, not_bad = top & ~low, top & ~bad
    while True:
        grown = (
            seen
            | (_around(width, seen & low) & not_bad)
            | (_around(width, seen & bad) & not_low)
            | (_around(width, seen & ~(low | bad)) & top)
        )
        if grown == seen:
            return seen
        seen = grown


def _over(width: int, seen: int, top: int) -> int:
    """All tops that hang together with these, whatever their heights."""
    while True:  # along the rows, then along the columns
        wide = (seen | seen << 1 | seen >> 1) & top
        grown = (wide | wide << width | wide >> width) & top
        if grown == seen:
            return seen
        seen = grown


def _around(width: int, cells: int) -> int:
    """The neighbours of cells: sharing a side, not a corner."""
    return cells << 1 | cells >> 1 | cells << width | cells >> width


@dataclass(frozen=True, slots=True)
class Way:
    """A path from side to side: its cells in order, and its unit faces (C14)."""

    cells: tuple[str, ...]
    faces: int  # tops and walls
    sides: tuple[str, str]
    points: int


def shortest(board: Board, field: Field, colour: int) -> Way | None:
    """The path that counts: an exactly opposite pair before a near one, then the shortest."""
    top = field.top(colour)
    for exact in (True, False):
        ways = [
            _shortest(board, field, colour, pair)
            for pair in board.pairs
            if pair.exact is exact
            and top & pair.second
            and reach(board.width, field, colour, top & pair.first) & pair.second
        ]
        if ways:
            return min(ways, key=lambda way: way.faces)
    return None


def _shortest(board: Board, field: Field, colour: int, pair: Pair) -> Way:
    """The shortest path between two sides that are joined; of equal ones always the same.

    A step costs the top it leads to and the walls between: 1 + the difference of heights.
    """
    top, bad = field.top(colour), field.bad(colour)
    one, two = field.one & top, field.two & top
    queue = [(1, bit, bit) for bit in bits(top & pair.first)]  # faces, cell, the cell before it
    came: dict[int, int] = {}
    while True:
        faces, bit, before = heappop(queue)
        if bit in came:
            continue
        came[bit] = before
        cell = 1 << bit
        if pair.second & cell:
            break
        height = 1 if one & cell else 2 if two & cell else 3
        for near in (bit - board.width, bit - 1, bit + 1, bit + board.width):
            if near in came or near < 0 or not top >> near & 1:
                continue
            beside = 1 << near
            walls = abs(height - (1 if one & beside else 2 if two & beside else 3))
            if walls < 2 or not bad & (cell | beside):  # C7: else the middle cube is foreign
                heappush(queue, (faces + 1 + walls, near, bit))
    cells = [board.names[bit]]
    while came[bit] != bit:
        bit = came[bit]
        cells.append(board.names[bit])
    points = faces * 2 if pair.exact and board.doubles else faces
    return Way(tuple(reversed(cells)), faces, pair.names, points)
