"""What stands where, and what is to be shown of it: the same for every way to look at a board."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from games.caminos.board import BOARDS, Board, column_first
from games.caminos.state import View
from games.caminos.stones import COLOURS, HEIGHT, Stone, write_cells

Place = tuple[int, int]  # column and row, both from 0

EAST, NORTH, WEST, SOUTH = AROUND = ((1, 0), (0, 1), (-1, 0), (0, -1))
NO_GHOST: Final = -2
UNKNOWN: Final = -1  # whose stone a cube is, in a position that came without a record


class Column(NamedTuple):
    """The cubes over a cell from the bottom up: their colours, and the stones they belong to."""

    colours: tuple[int, ...] = ()
    stones: tuple[int, ...] = ()  # by the order of placing

    @property
    def height(self) -> int:
        return len(self.colours)

    @property
    def top(self) -> int:
        """The colour seen from above; of no meaning where nothing stands."""
        return self.colours[-1]

    def cube(self, level: int) -> tuple[int, int] | None:
        """Stone and colour of a cube; None: nothing is there."""
        return (self.stones[level], self.colours[level]) if level < len(self.colours) else None


EMPTY: Final = Column()


class Fresh(NamedTuple):
    """A stone that is new to the reader, and its number among several (0: the only one)."""

    stone: Stone
    which: int  # by the order of placing
    number: int


@dataclass(frozen=True, slots=True)
class Scene:
    """A position as painters need it."""

    board: Board
    columns: Mapping[Place, Column]  # of every cell
    fresh: tuple[Fresh, ...]
    ghost: int  # which of the stones is not placed yet, or NO_GHOST
    path: tuple[Place, ...]
    points: tuple[int, int] | None  # tops and walls of the path

    def at(self, place: Place) -> Column:
        """What stands there; off the board nothing does."""
        return self.columns.get(place, EMPTY)

    def joined(self, one: Place, other: Place) -> bool:
        """Do the top cubes of two cells belong to the same stone?"""
        a, b = self.at(one), self.at(other)
        return bool(a.height and b.height) and a.cube(a.height - 1) == b.cube(b.height - 1)

    @property
    def barriers(self) -> Iterator[tuple[Place, Place]]:
        """Neighbours of one colour that look joined from above and are not (C7)."""
        for place in self.columns:
            for dx, dy in (EAST, NORTH):
                beside = (place[0] + dx, place[1] + dy)
                if is_barred(self.at(place), self.at(beside)):
                    yield place, beside


def is_barred(one: Column, other: Column) -> bool:
    """C7: 1 high beside 3 high of the same colour, and the cube in the middle is foreign."""
    low, high = sorted((one, other), key=lambda column: column.height)
    return (
        (low.height, high.height) == (1, HEIGHT)
        and low.top == high.top
        and high.colours[1] != high.top
    )


@cache
def places(name: str) -> Mapping[str, Place]:
    """Where the cells of a board are, by name."""
    board = BOARDS[name]
    return {cell: (bit % board.width, bit // board.width) for bit, cell in board.names.items()}


def place_of(cell: str) -> Place:
    """`c3` as column and row."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def cell_at(place: Place) -> str:
    """The inverse."""
    return f"{chr(ord('a') + place[0])}{place[1] + 1}"


def scene(view: View, since: int) -> Scene:
    """What a view shows, with so many plays new to the reader."""
    where = places(view.board.name)
    owner = {cube: number for number, stone in enumerate(view.stones) for cube in stone.cubes}
    columns = {
        where[cell]: Column(
            tuple(COLOURS.index(colour) for colour in pile),
            tuple(owner.get((cell, level), UNKNOWN) for level in range(len(pile))),
        )
        for cell, pile in view.columns
    }
    path = tuple(where[cell] for cell in view.way.cells) if view.way else ()
    points = (len(path), sum(_walls(columns, path))) if path else None
    ghost = len(view.stones) - 1 if view.ghost else NO_GHOST
    return Scene(view.board, columns, _fresh(view, since), ghost, path, points)


def _walls(columns: Mapping[Place, Column], path: Sequence[Place]) -> Iterator[int]:
    for one, other in itertools.pairwise(path):
        yield abs(columns[one].height - columns[other].height)


def _fresh(view: View, since: int) -> tuple[Fresh, ...]:
    """The stones placed since; a ghost is drawn in its own way."""
    stones = view.stones[: len(view.stones) - (view.ghost is not None)]
    first = max(0, len(stones) - since) if since > 0 else len(stones)
    several = len(stones) - first > 1
    return tuple(
        Fresh(stones[index], index, index - first + 1 if several else 0)
        for index in range(first, len(stones))
    )


def notation(stone: Stone) -> str:
    """A stone as its placement is written, `L c3x3 d3` (C18)."""
    cells = tuple(sorted((cell for cell, _ in stone.cubes), key=column_first))
    return f"{stone.letter} {write_cells(cells)}"
