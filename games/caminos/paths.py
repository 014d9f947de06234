"""Connections (C7), paths from side to side (C8) and what they score (C14)."""

from __future__ import annotations

from dataclasses import dataclass

from games.caminos.board import BOARDS, Board, Pair, bits
from games.caminos.field import Field


def joins(name: str, field: Field, colour: int, foot: int) -> bool:
    """Does the stone just placed on `foot` join two sides for its colour (C11)?"""
    board = BOARDS[name]
    top = field.yellow_top if colour else field.green_top
    for side, partners in board.goals:
        if top & side and top & partners:
            break
    else:
        return False
    seen = reach(board.width, field, colour, foot)
    for side, partners in board.goals:
        if seen & side and seen & partners:
            return True
    return False


def reach(width: int, field: Field, colour: int, seen: int) -> int:
    """All cells linked with these, over tops of one colour (C7).

    Neighbouring tops of a colour are linked unless one is 1 high and the other 3 high over a
    foreign middle cube; such tops are the field's `bad` ones.
    """
    top = field.yellow_top if colour else field.green_top
    bad = field.yellow_bad if colour else field.green_bad
    if not bad:
        while True:
            grown = (seen | seen << 1 | seen >> 1 | seen << width | seen >> width) & top
            if grown == seen:
                return seen
            seen = grown
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


def shortest(name: str, field: Field, colour: int) -> Way | None:
    """The path that counts: an exactly opposite pair before a near one, then the shortest."""
    board = BOARDS[name]
    top = field.top(colour)
    for exact in (True, False):
        ways = [
            _Terrain(board, field, colour).way(pair)
            for pair in board.pairs
            if pair.exact is exact
            and top & pair.second
            and reach(board.width, field, colour, top & pair.first) & pair.second
        ]
        if ways:
            return min(ways, key=lambda way: way.faces)
    return None


class _Terrain:
    """The tops of one colour by their heights, to walk over (C7).

    A step costs the face it leads to and the walls between: 1 + the difference of heights.
    """

    def __init__(self, board: Board, field: Field, colour: int) -> None:
        self.board = board
        top = field.top(colour)
        one, two = field.one & top, field.two & top
        three = top & ~(one | two)
        self.heights = (one, two, three)
        self.sound = three & ~field.bad(colour)  # 3 high, with a step down to 1

    def way(self, pair: Pair) -> Way:
        """The shortest path between two sides that are joined; of equal ones always the same."""
        layers = self._layers(pair.first & sum(self.heights), pair.second)
        faces = len(layers) - 1
        here = layers[faces] & pair.second
        here &= -here
        cells = [here]
        left = faces
        while left > 1 and not (left == 1 or here & layers[1]):
            for cost, before in enumerate(self._steps(here), 1):
                found = layers[left - cost] & before if left > cost else 0
                if found:
                    here = found & -found
                    left -= cost
                    cells.append(here)
                    break
        names = tuple(self.board.names[cell.bit_length() - 1] for cell in reversed(cells))
        points = faces * 2 if pair.exact and self.board.doubles else faces
        return Way(names, faces, pair.names, points)

    def _layers(self, first: int, goal: int) -> list[int]:
        """Cells by the fewest faces of a path that ends there, until the goal is met."""
        layers = [0]
        ahead = [first, 0, 0]  # cells that can be had for one, two, three more
        seen = 0
        while not layers[-1] & goal:
            now = ahead.pop(0) & ~seen
            ahead.append(0)
            seen |= now
            layers.append(now)
            for cost, cells in enumerate(self._steps(now)):
                ahead[cost] |= cells
        return layers

    def _steps(self, cells: int) -> tuple[int, int, int]:
        """What is linked with these cells over no wall, one wall, two walls."""
        one, two, three = self.heights
        width = self.board.width
        low = _around(width, cells & one)
        middle = _around(width, cells & two)
        high = _around(width, cells & three)
        return (
            low & one | middle & two | high & three,
            low & two | middle & (one | three) | high & two,
            low & self.sound | _around(width, cells & self.sound) & one,
        )
