"""Faces of cubes, floor cells, barriers and paths of the isometric picture, as drawings.

A drawing's (0, 0) is the left corner of a cell at the height of the board.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from render.caminos.badge import EAST, FACE, SOUTH, TOP, badge
from render.caminos.solid import NONE, THICK, THIN, Look, Wall
from render.pen import Pen, Point
from render.sprites import Box
from render.theme import Colour

Steps = tuple[int, int, int]  # a, b, c of a frame
Corner = tuple[float, float, float]
Flat = tuple[int, int]  # of a corner: x and y
Edges = tuple[int, int, int, int]  # lines to the south, east, north and west

THICKNESS: Final = 4.5
SEAM: Final = 0.015  # of a cell: how far faces of one stone reach over each other
EDGE: Final = 4  # for lines on the edge of a face
MARGIN: Final = 8  # for lines that go round a column
OVER: Final = 1.6  # cells: how far a badge reaches up that is moved away from what hides it
PLANK: Final = 14  # px by which a barrier reaches out of its edge
SLAB: Final = 0.5  # of a cube: the thickness of the board


@lru_cache(1 << 12)
def column_box(steps: Steps, look: Look) -> Box:
    """What is seen of a column takes so much: nothing below its lowest wall in sight."""
    a, b, c = steps
    over = look.height * c + (math.ceil(OVER * b) if look.badge and any(look.badge) else b + MARGIN)
    if look.planks:
        over += c * max(height - look.height for _, height in look.planks) + PLANK
    low = min((level for level, _ in (*look.south, *look.east)), default=look.height)
    return (-MARGIN, -over, 2 * a + 2 * MARGIN, over + b + MARGIN - low * c)


def at(steps: Steps, x: float, y: float, z: float) -> Point:
    """A point of a cell's column: x to the east, y to the north, z upwards, all from 0 to 1."""
    a, b, c = steps
    return (x + y) * a, (x - y) * b - z * c


def wall(pen: Pen, steps: Steps, east: bool, wall: Wall) -> None:
    """One unit of a wall that faces the reader, as on the lowest level."""
    end = 1 - 0.3 / steps[0]  # upright edges lie between pixels: a wall ends before the next begins
    face: tuple[Corner, ...]
    if east:
        face, left, right = ((1, 0, 0), (1, end, 0), (1, end, 1), (1, 0, 1)), (1, 0), (1, 1)
    else:
        face, left, right = ((0, 0, 0), (end, 0, 0), (end, 0, 1), (0, 0, 1)), (0, 0), (1, 0)
    pen.polygon([at(steps, *point) for point in face], (EAST if east else SOUTH)[wall.colour])
    for ends, kind in _round_a_wall(left, right, wall):
        _line(pen, steps, ends, kind)


def wall_box(steps: Steps, east: bool) -> Box:
    """What it takes."""
    a, b, c = steps
    return (a * east - EDGE, -c - EDGE, a + 2 * EDGE, b + c + 2 * EDGE)


def top(pen: Pen, steps: Steps, colour: int, edges: Edges) -> None:
    """The top of a column, as if it were at the height of the board."""
    south, east, north, west = (SEAM if edge in (NONE, THIN) else 0 for edge in edges)
    face = ((-west, -south), (1 + east, -south), (1 + east, 1 + north), (-west, 1 + north))
    pen.polygon([at(steps, *point, 0) for point in face], TOP[colour])
    for ends, kind in _round_a_top(edges, 0):
        _line(pen, steps, ends, kind)


def top_box(steps: Steps) -> Box:
    """What it takes."""
    a, b, _ = steps
    return (-EDGE, -b - EDGE, 2 * a + 2 * EDGE, 2 * b + 2 * EDGE)


Ends = tuple[Corner, Corner]


def _round_a_wall(left: Flat, right: Flat, wall: Wall, z: int = 0) -> Iterator[tuple[Ends, int]]:
    """The lines along the edges of a unit of a wall."""
    yield ((*left, z), (*left, z + 1)), wall.left
    yield ((*right, z), (*right, z + 1)), wall.right
    yield ((*left, z), (*right, z)), wall.lower
    yield ((*left, z + 1), (*right, z + 1)), wall.upper


def _round_a_top(edges: Edges, z: int) -> Iterator[tuple[Ends, int]]:
    """The lines along the edges of a top."""
    south, east, north, west = edges
    yield ((0, 0, z), (1, 0, z)), south
    yield ((1, 0, z), (1, 1, z)), east
    yield ((0, 1, z), (1, 1, z)), north
    yield ((0, 0, z), (0, 1, z)), west


def _line(pen: Pen, steps: Steps, ends: Ends, kind: int) -> None:
    if kind != NONE:
        pen.line([at(steps, *end) for end in ends], 2 if kind == THIN else THICKNESS, "ink")


def news(look: Look) -> tuple[Ends, ...]:
    """The edges of a column that belong to a new stone."""
    walls = (((0, 0), (1, 0), look.south), ((1, 0), (1, 1), look.east))
    found = [
        line
        for left, right, units in walls
        for level, unit in units
        if level in look.new
        for line in _round_a_wall(left, right, unit, level)
    ]
    if look.height - 1 in look.new:
        found += _round_a_top(look.edges, look.height)
    return tuple(ends for ends, kind in found if kind == THICK)


def fresh(pen: Pen, steps: Steps, edges: tuple[Ends, ...], white: bool) -> None:
    """A new stone's lines: white in a casing, which is round only where lines of a column meet.

    Elsewhere the line goes on in the next column, and a round end would cut it.
    """
    lines = [[at(steps, *end) for end in ends] for ends in edges]
    meeting = Counter(point for line in lines for point in line)
    for line in lines:
        pen.line(line, 11, "ink", caps=False)
    for (x, y), many in meeting.items():
        if many > 1:
            pen.disc(x, y, 5.5, "ink")
    for line in lines if white else ():
        pen.line(line, 6, "white")


def floor(pen: Pen, steps: Steps) -> None:
    """An empty cell."""
    face = [at(steps, *point, 0) for point in ((0, 0), (1, 0), (1, 1), (0, 1))]
    pen.polygon(face, "cell")
    pen.line([*face, face[0]], 2.5, "grid")


def front(pen: Pen, steps: Steps, east: bool) -> None:
    """The thickness of the board under a cell at its edge."""
    face: tuple[Corner, ...]
    low, high = -SEAM, 1 + SEAM
    if east:
        face = ((1, low, 0), (1, high, 0), (1, high, -SLAB), (1, low, -SLAB))
    else:
        face = ((low, 0, 0), (high, 0, 0), (high, 0, -SLAB), (low, 0, -SLAB))
    pen.polygon([at(steps, *point) for point in face], "slab_east" if east else "slab")


def barrier(pen: Pen, steps: Steps, west: bool) -> None:
    """On the upper edge of the higher column, to the west or north: no step leads down (C7)."""
    ends = ((0, 0.06, 0), (0, 0.94, 0)) if west else ((0.06, 1, 0), (0.94, 1, 0))
    line = [at(steps, *point) for point in ends]
    pen.line(line, 24, "ink")
    pen.line(line, 15, "white")
    (x, y), (u, v) = line
    for i in range(4):
        s, t = (i + 0.28) / 4, (i + 0.78) / 4
        dash = [(x + (u - x) * s, y + (v - y) * s), (x + (u - x) * t, y + (v - y) * t)]
        pen.line(dash, 15, "red", caps=False)


def barrier_box(steps: Steps, west: bool) -> Box:
    """What it takes."""
    a, b, _ = steps
    return (a * (not west) - PLANK, -b - PLANK, a + 2 * PLANK, b + 2 * PLANK)


STOP: Final = 28  # the radius of a stop of the path


def station(pen: Pen, arms: tuple[tuple[Point, ...], ...], colour: int, height: int) -> None:
    """A stop of the winning path, with its half of the links beside it."""
    pen.disc(0, 0, STOP + 5, "ink")
    for arm in arms:
        _link(pen, arm, 26, "ink")
    for arm in arms:
        _link(pen, arm, 16, "white")
    pen.disc(0, 0, STOP, "white")
    badge(pen, colour, height, 66, 36, 0 if FACE[colour] == "ink" else 3)


def _link(pen: Pen, arm: tuple[Point, ...], width: float, colour: Colour) -> None:
    """Half a link. It ends upright between two pixels, where the other half begins."""
    x, y = arm[0]
    side = 1 if x > 0 else -1
    end = x - 0.3 if x > 0 else x  # a polygon takes in the pixels of its right border
    thick = width / 2 * math.hypot(1, y / x)
    pen.polygon([(0, -thick), (end, y - thick), (end, y + thick), (0, thick)], colour)
    for _, low in arm[1:]:  # down a wall, or up one
        top, foot = min(y, low) - thick, max(y, low) + thick
        half = width / 2
        pen.box(x - half if side > 0 else x, top, half, foot - top, colour)
