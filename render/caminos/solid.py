"""The board as it stands, seen from one corner: what is in sight, and where on the picture.

East runs to the lower right, north to the upper right; the front corner is h1 of a square. From
the other side everything is turned by half a circle, labels with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple

from games.caminos.board import BOARDS
from render.caminos.scene import EMPTY, Column, Place, Scene, is_barred, places

NONE, THIN, THICK = range(3)  # lines along an edge


class Frame(NamedTuple):
    """How a board lies on the picture: the steps of a cell and of a cube, and the origin."""

    a: int  # to the right, a cell
    b: int  # down, a cell
    c: int  # up, a cube
    ox: int
    oy: int
    size: int
    back: bool

    def point(self, x: float, y: float, z: float = 0) -> tuple[float, float]:
        """A point of the board; x and y count cells from the left corner."""
        return self.ox + (x + y) * self.a, self.oy + (x - y) * self.b - z * self.c

    def corner(self, place: Place) -> tuple[int, int]:
        """The left corner of a cell."""
        x, y = self.turned(place)
        return self.ox + (x + y) * self.a, self.oy + (x - y) * self.b

    def turned(self, place: Place) -> Place:
        """Where a cell lies from this side; its own inverse."""
        x, y = place
        return (self.size - 1 - x, self.size - 1 - y) if self.back else place


STEPS: Final = {  # by board; four players' panels take a row of their own
    2: {"square": (70, 46, 40, 620), "rhombus": (70, 46, 38, 716), "": (70, 46, 38, 702)},
    4: {"square": (56, 36, 30, 702), "rhombus": (66, 44, 34, 716), "": (60, 39, 32, 690)},
}


@cache
def frame(name: str, players: int, *, back: bool) -> Frame:
    """The frame of a board."""
    steps = STEPS[players]
    a, b, c, oy = steps.get(name) or steps[""]
    size = BOARDS[name].size
    return Frame(a, b, c, 600 - size * a, oy, size, back)


class Wall(NamedTuple):
    """One unit of a wall: its colour, and the lines at its left, right, lower and upper edge."""

    colour: int
    left: int
    right: int
    lower: int
    upper: int


@dataclass(frozen=True, eq=False, slots=True)
class Look:
    """What is seen of a column. Each is itself alone: quick to look up, and made once."""

    south: tuple[tuple[int, Wall], ...]  # by level
    east: tuple[tuple[int, Wall], ...]
    top: int  # its colour
    height: int
    edges: tuple[int, int, int, int]  # lines to the south, east, north and west of the top
    badge: tuple[float, float] | None  # how far it is moved, in cells; None: it would be hidden
    dark: bool  # new stones have a dark line only: what is white is then the winning path
    new: tuple[int, ...]  # the levels that belong to new stones
    planks: tuple[tuple[bool, int], ...]  # at its west (True) or north edge, and how high (C7)


def nearness(place: Place) -> tuple[int, int]:
    """The order from the back to the front, of cells as they lie from this side."""
    x, y = place
    return x - y, x


def seen(shown: Scene, at: Frame, place: Place) -> Look:
    """What is seen of a column that has cubes."""
    turn = -1 if at.back else 1
    x, y = place
    columns = shown.columns
    around = (
        columns[place],
        columns.get((x, y - turn), EMPTY),
        columns.get((x + turn, y), EMPTY),
        columns.get((x, y + turn), EMPTY),
        columns.get((x - turn, y), EMPTY),
        columns.get((x + turn, y - turn), EMPTY),
    )
    news = shown.news.intersection(columns[place].stones)
    return _look(*around, news, place in shown.path, bool(news and shown.path))


@lru_cache(1 << 12)
def _look(
    here: Column,
    south: Column,
    east: Column,
    north: Column,
    west: Column,
    front: Column,
    news: frozenset[int],
    on_path: bool,
    dark: bool,
) -> Look:
    """The same for a column and those round it; `front` is the one to the south-east."""
    return Look(
        south=tuple(_walls(here, south, west, east)),
        east=tuple(_walls(here, east, south, north)),
        top=here.top,
        height=here.height,
        edges=(
            _edge(here, south),
            _edge(here, east),
            _edge(here, north),
            _edge(here, west),
        ),
        badge=None if on_path else _badge(here, south, east, front),
        dark=dark,
        new=tuple(level for level, stone in enumerate(here.stones) if stone in news),
        planks=tuple(
            (is_west, max(here.height, behind.height))
            for behind, is_west in ((north, False), (west, True))
            if is_barred(here, behind)
        ),
    )


def _walls(here: Column, before: Column, left: Column, right: Column) -> Iterator[tuple[int, Wall]]:
    """The units of a wall over what stands before it."""
    for level in range(before.height, here.height):
        own = here.cube(level)
        below = level == 0 or here.cube(level - 1) != own
        above = level + 1 < here.height and here.cube(level + 1) != own
        yield (
            level,
            Wall(
                here.colours[level],
                NONE if left.cube(level) == own else THICK,
                NONE if right.cube(level) == own else THICK,
                THICK if below else NONE,
                THICK if above else NONE,
            ),
        )


def _edge(here: Column, beside: Column) -> int:
    """The line along one edge of a top."""
    level = here.height - 1
    if beside.cube(level) != here.cube(level):
        return THICK
    return THIN if beside.height > here.height else NONE


def _badge(here: Column, south: Column, east: Column, front: Column) -> tuple[float, float] | None:
    """Away from what hides it; omitted where that is two higher."""
    rises = [column.height - here.height for column in (south, east, front)]
    if max(rises) > 1:
        return None
    dx = dy = 0.0
    if rises[0] > 0:
        dy += 0.27
    if rises[1] > 0:
        dx -= 0.27
    if rises[2] > 0:
        dx, dy = dx - 0.13, dy + 0.13
    return dx, dy


class Label(NamedTuple):
    """A letter or a number beside the board."""

    text: str
    x: int
    y: int


def labels(name: str, at: Frame) -> Iterator[Label]:
    """Letters below the columns, numbers beside the rows, whichever way the outline goes there."""
    where = {at.turned(place) for place in places(name).values()}
    for x in range(at.size):
        lowest = min(y for u, y in where if u == x)
        letter = chr(ord("a") + at.turned((x, 0))[0])
        if (x - 1, lowest - 1) in where:
            yield _label(letter, at.point(x + 0.5, lowest), -7, 50)
        elif {(x + 1, lowest), (x - 1, lowest)} & where and not _below(where, x, lowest):
            yield _label(letter, at.point(x + 0.5, lowest), -26, 50)
        else:
            yield _label(letter, at.point(x, lowest), -34, 6)
    for y in range(at.size):
        last = max(x for x, v in where if v == y)
        number = str(at.turned((0, y))[1] + 1)
        if (last + 1, y + 1) in where:
            yield _label(number, at.point(last + 1, y + 0.5), 7, 50)
        elif {(last, y + 1), (last, y - 1)} & where and not _beyond(where, last, y):
            yield _label(number, at.point(last + 1, y + 0.5), 26, 50)
        else:
            yield _label(number, at.point(last + 1, y + 1), 38, 6)


def _below(where: set[Place], x: int, y: int) -> bool:
    """Is neither neighbour's lowest cell in the same row?"""
    level = [u for u in (x - 1, x + 1) if (u, y) in where and (u, y - 1) not in where]
    return not level


def _beyond(where: set[Place], x: int, y: int) -> bool:
    """Is neither neighbour's last cell in the same column?"""
    level = [v for v in (y - 1, y + 1) if (x, v) in where and (x + 1, v) not in where]
    return not level


def _label(text: str, point: tuple[float, float], dx: int, dy: int) -> Label:
    return Label(text, round(point[0]) + dx, round(point[1]) + dy)
