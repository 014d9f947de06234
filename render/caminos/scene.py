"""What stands where, and what is to be shown of it: the same for every way to look at a board."""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
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
    standing: tuple[Place, ...]  # where there are cubes, column by column
    fresh: tuple[Fresh, ...]
    ghost: int  # which of the stones is not placed yet, or NO_GHOST
    path: tuple[Place, ...]
    barriers: tuple[tuple[Place, Place], ...]  # neighbours that look joined and are not (C7)
    points: tuple[int, int] | None  # tops and walls of the path
    news: frozenset[int]  # which stones are new, or not placed yet

    def at(self, place: Place) -> Column:
        """What stands there; off the board nothing does."""
        return self.columns.get(place, EMPTY)

    def joined(self, one: Place, other: Place) -> bool:
        """Do the top cubes of two cells belong to the same stone?"""
        a, b = self.at(one), self.at(other)
        return bool(a.height and b.height) and a.cube(a.height - 1) == b.cube(b.height - 1)


def is_barred(one: Column, other: Column) -> bool:
    """C7: 1 high beside 3 high of the same colour, and the cube in the middle is foreign."""
    low, high = one.colours, other.colours
    if len(low) > len(high):
        low, high = high, low
    return len(low) == 1 and len(high) == HEIGHT and low[0] == high[2] and high[1] != high[2]


@cache
def places(name: str) -> Mapping[str, Place]:
    """Where the cells of a board are, by name."""
    board = BOARDS[name]
    return {cell: (bit % board.width, bit // board.width) for bit, cell in board.names.items()}


def place_of(cell: str) -> Place:
    """`c3` as column and row."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


@cache
def cell_at(place: Place) -> str:
    """The inverse."""
    return f"{chr(ord('a') + place[0])}{place[1] + 1}"


def scene(view: View, since: int) -> Scene:
    """What a view shows, with so many plays new to the reader."""
    where = places(view.board.name)
    columns = _recorded(view) or _found(view)
    way = view.way
    path = tuple(where[cell] for cell in way.cells) if way else ()
    points = (len(path), sum(_walls(columns, path))) if path else None
    ghost = len(view.stones) - 1 if view.ghost else NO_GHOST
    standing = tuple(sorted(place for place, column in columns.items() if column.colours))
    barriers = tuple(_barriers(columns, standing))
    fresh = _fresh(view, since)
    news = frozenset((ghost, *(one.which for one in fresh)))
    return Scene(view.board, columns, standing, fresh, ghost, path, barriers, points, news)


def _recorded(view: View) -> dict[Place, Column] | None:
    """The columns as the record has built them; None: it does not tell of all cubes."""
    standing = view.state.field.cubes(view.board)
    if standing != sum(len(stone.cubes) for stone in view.stones):
        return None
    piles: dict[str, tuple[list[int], list[int]]] = {}
    for number, stone in enumerate(view.stones):
        colour = stone.colour
        for cell, _ in stone.cubes:  # from the bottom up, as they were placed
            pile = piles.get(cell)
            if pile is None:
                pile = piles[cell] = ([], [])
            pile[0].append(colour)
            pile[1].append(number)
    where = places(view.board.name)
    columns = dict.fromkeys(where.values(), EMPTY)
    for cell, (colours, numbers) in piles.items():
        columns[where[cell]] = Column(tuple(colours), tuple(numbers))
    return columns


def _found(view: View) -> dict[Place, Column]:
    """The columns of a position without a record: whose stone a cube is nobody knows."""
    where = places(view.board.name)
    return {
        where[cell]: Column(tuple(COLOURS.index(colour) for colour in pile), (UNKNOWN,) * len(pile))
        for cell, pile in view.columns
    }


@lru_cache(1 << 12)
def _token(_: Hashable) -> object:
    return object()


@dataclass(frozen=True, slots=True)
class Slice:
    """A part of a scene, equal to another where all that is seen in it is: a key for slices."""

    name: str  # of the board
    place: int
    tokens: tuple[object, ...]
    scene: Scene = field(compare=False)


def slices(shown: Scene, lines: Sequence[Sequence[Place]]) -> Iterator[Slice]:
    """Every line of cells, with those on either side that reach into it."""
    path = set(shown.path)

    def seen(place: Place) -> tuple[Column, bool, bool]:
        column = shown.columns[place]
        return column, shown.ghost in column.stones, place in path

    tokens = [_token(tuple(map(seen, line))) for line in lines]
    nothing = _token(())
    padded = [nothing, *tokens, nothing]
    for number in range(len(lines)):
        yield Slice(shown.board.name, number, tuple(padded[number : number + 3]), shown)


def _barriers(
    columns: Mapping[Place, Column], standing: Sequence[Place]
) -> Iterator[tuple[Place, Place]]:
    """Each with the western or southern cell first."""
    for place in standing:
        column = columns[place]
        if len(column.colours) == HEIGHT:
            for dx, dy in AROUND:
                beside = (place[0] + dx, place[1] + dy)
                if is_barred(column, columns.get(beside, EMPTY)):
                    yield min(place, beside), max(place, beside)


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
