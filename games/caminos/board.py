"""The boards: outlines and sides as data (C5, C6), and how they lie in integers.

A new board is one more `Outline`; nothing else has to know about it.

Cell (x, y) is bit x + y·W of a *lane*, with W one more than the board's size: the empty
column and the empty row at the end of a lane catch whatever would leave the board, because
the columns of a stone hang together. Four lanes side by side in one integer are the board
turned by 0, 90, 180 and 270 degrees; colours and paths need the first lane only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

TURNS: Final = 4  # lanes


@dataclass(frozen=True, slots=True)
class Outline:
    """A board as people draw it: rows from the top, `#` a cell; sides as lists of cells."""

    name: str
    rows: str
    sides: tuple[tuple[str, str], ...]
    opposite: tuple[tuple[str, str], ...]
    near: tuple[tuple[str, str], ...] = ()  # beside the opposite one: joined as well (C6)


SQUARE = Outline(
    "square",
    """
    # # # # # # # #
    # # # # # # # #
    # # # # # # # #
    # # # # # # # #
    # # # # # # # #
    # # # # # # # #
    # # # # # # # #
    # # # # # # # #
    """,
    (
        ("N", "a8 b8 c8 d8 e8 f8 g8 h8"),
        ("E", "h8 h7 h6 h5 h4 h3 h2 h1"),
        ("S", "h1 g1 f1 e1 d1 c1 b1 a1"),
        ("W", "a1 a2 a3 a4 a5 a6 a7 a8"),
    ),
    (("N", "S"), ("E", "W")),
)

RHOMBUS = Outline(
    "rhombus",
    """
    . . . . . # . . . . .
    . . . . # # # . . . .
    . . . # # # # # . . .
    . . # # # # # # # . .
    . # # # # # # # # # .
    # # # # # # # # # # #
    . # # # # # # # # # .
    . . # # # # # # # . .
    . . . # # # # # . . .
    . . . . # # # . . . .
    . . . . . # . . . . .
    """,
    (
        ("NE", "f11 g10 h9 i8 j7 k6"),
        ("SE", "k6 j5 i4 h3 g2 f1"),
        ("SW", "f1 e2 d3 c4 b5 a6"),
        ("NW", "a6 b7 c8 d9 e10 f11"),
    ),
    (("NE", "SW"), ("NW", "SE")),
)

EIGHT_SIDES = (
    ("N", "d10 e10 f10 g10"),
    ("NE", "g10 h9 i8 j7"),
    ("E", "j7 j6 j5 j4"),
    ("SE", "j4 i3 h2 g1"),
    ("S", "g1 f1 e1 d1"),
    ("SW", "d1 c2 b3 a4"),
    ("W", "a4 a5 a6 a7"),
    ("NW", "a7 b8 c9 d10"),
)
EIGHT_OPPOSITE = (("N", "S"), ("NE", "SW"), ("E", "W"), ("SE", "NW"))
EIGHT_NEAR = (
    *(("N", "SE"), ("N", "SW"), ("NE", "S"), ("NE", "W")),
    *(("E", "SW"), ("E", "NW"), ("SE", "W"), ("S", "NW")),
)

OCTAGON = Outline(
    "octagon",
    """
    . . . # # # # . . .
    . . # # # # # # . .
    . # # # # # # # # .
    # # # # # # # # # #
    # # # # # # # # # #
    # # # # # # # # # #
    # # # # # # # # # #
    . # # # # # # # # .
    . . # # # # # # . .
    . . . # # # # . . .
    """,
    EIGHT_SIDES,
    EIGHT_OPPOSITE,
    EIGHT_NEAR,
)

RING = Outline(
    "ring",
    """
    . . . # # # # . . .
    . . # # # # # # . .
    . # # # # # # # # .
    # # # # . . # # # #
    # # # . . . . # # #
    # # # . . . . # # #
    # # # # . . # # # #
    . # # # # # # # # .
    . . # # # # # # . .
    . . . # # # # . . .
    """,
    EIGHT_SIDES,
    EIGHT_OPPOSITE,
    EIGHT_NEAR,
)


class Pair(NamedTuple):
    """Two sides that a path may join, as names and as masks of their cells."""

    names: tuple[str, str]
    first: int
    second: int
    exact: bool  # exactly opposite, not beside it


class Board:
    """An outline laid into integers."""

    def __init__(self, outline: Outline) -> None:
        rows = [row.split() for row in outline.rows.split("\n") if row.strip()]
        self.name = outline.name
        self.columns = max(map(len, rows))
        self.rows = len(rows)
        self.size = max(self.columns, self.rows)
        self.width = self.size + 1
        self.lane = self.width * (self.size + 1)
        self.names: dict[int, str] = {}  # of bits, from the bottom left
        for y, row in enumerate(reversed(rows)):
            for x, sign in enumerate(row):
                if sign == "#":
                    self.names[x + y * self.width] = f"{chr(ord('a') + x)}{y + 1}"
        self.bits: dict[str, int] = {name: bit for bit, name in self.names.items()}
        self.cells = self.mask(self.bits)
        self.ground = self.turned(self.names)  # every cell, in all lanes
        self.sides: Mapping[str, int] = {name: self.mask(s.split()) for name, s in outline.sides}
        self.border = 0
        for side in self.sides.values():
            self.border |= side
        exact = [(pair, True) for pair in outline.opposite]
        near = [(pair, False) for pair in outline.near]
        self.pairs = tuple(
            Pair((a, b), self.sides[a], self.sides[b], exact) for (a, b), exact in exact + near
        )
        self.doubles = bool(near)  # C14: with near pairs the exact ones count twice
        self.goals = tuple(self._goals())
        self.least = min(self._steps(side, partners) for side, partners in self.goals)

    def _goals(self) -> Iterator[tuple[int, int]]:
        """Each side with the union of those it may be joined to, every pair once."""
        left = {frozenset(pair.names) for pair in self.pairs}
        while left:
            name = max(self.sides, key=lambda side: sum(side in pair for pair in left))
            partners = [pair for pair in left if name in pair]
            left.difference_update(partners)
            union = 0
            for pair in partners:
                (other,) = pair - {name}
                union |= self.sides[other]
            yield self.sides[name], union

    def _steps(self, side: int, partners: int) -> int:
        """How many cells the shortest way over the board has, from a side to its partners."""
        seen, steps = side, 1
        while not seen & partners:
            seen, steps = seen | self.around(seen) & self.cells, steps + 1
        return steps

    def around(self, cells: int) -> int:
        """What shares a side with these cells, in a lane; not all of it is on the board."""
        return cells << 1 | cells >> 1 | cells << self.width | cells >> self.width

    def mask(self, cells: Iterable[str]) -> int:
        """Cells as bits of the first lane."""
        return sum(1 << self.bits[cell] for cell in cells)

    def turned(self, bits: Iterable[int]) -> int:
        """Cells as bits of all four lanes."""
        mask = 0
        for bit in bits:
            x, y = bit % self.width, bit // self.width
            for turn in range(TURNS):
                mask |= 1 << (turn * self.lane + x + y * self.width)
                x, y = y, self.size - 1 - x
        return mask

    def straight(self, turn: int, x: int, y: int) -> int | None:
        """The bit in the first lane of a place in another lane; None: no cell is there."""
        for _ in range(turn):
            x, y = self.size - 1 - y, x
        if not (0 <= x < self.size and 0 <= y < self.size):
            return None
        bit = x + y * self.width
        return bit if bit in self.names else None

    def spell(self, mask: int) -> tuple[str, ...]:
        """The names of cells in a mask of the first lane, by column, then row (C18)."""
        return tuple(sorted((self.names[bit] for bit in bits(mask)), key=column_first))


def bits(mask: int) -> Iterator[int]:
    """The bits of a mask, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def column_first(cell: str) -> tuple[str, int]:
    """The order of cells in notation: by column, then by row (C18)."""
    return cell[0], int(cell[1:])


BOARDS: dict[str, Board] = {o.name: Board(o) for o in (SQUARE, RHOMBUS, OCTAGON, RING)}
