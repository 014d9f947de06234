"""Columns of cubes, floor cells, barriers and paths of the isometric picture, as drawings.

A drawing's (0, 0) is the left corner of a cell at the height of the board.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from games.caminos.stones import HEIGHT
from render.caminos.badge import EAST, FACE, SOUTH, TOP, badge
from render.caminos.solid import FRESH, NONE, THICK, THIN, Look
from render.pen import Pen, Point
from render.sprites import Box
from render.theme import Colour

Steps = tuple[int, int, int]  # a, b, c of a frame
Corner = tuple[float, float, float]

THICKNESS: Final = 4.5
SEAM: Final = 0.015  # of a cell: how far faces of one stone reach over each other
MARGIN: Final = 8  # for lines that go round a column
OVER: Final = 1.6  # cells: how far a badge reaches up that is moved away from what hides it
SLAB: Final = 0.5  # of a cube: the thickness of the board


def column_box(steps: Steps, look: Look) -> Box:
    """What is seen of a column takes so much: nothing below its lowest wall in sight."""
    a, b, c = steps
    over = look.height * c + (math.ceil(OVER * b) if look.badge and any(look.badge) else b + MARGIN)
    low = min((level for level, _ in (*look.south, *look.east)), default=look.height)
    return (-MARGIN, -over, 2 * a + 2 * MARGIN, over + b + MARGIN - low * c)


def at(steps: Steps, x: float, y: float, z: float) -> Point:
    """A point of a cell's column: x to the east, y to the north, z upwards, all from 0 to 1."""
    a, b, c = steps
    return (x + y) * a, (x - y) * b - z * c


def column(pen: Pen, steps: Steps, look: Look) -> None:
    """All that is seen of a column."""
    end = 1 - 0.3 / steps[0]  # upright edges lie between pixels: a wall ends before the next begins
    face: tuple[Corner, ...]
    for level, wall in look.south:
        face = ((0, 0, level), (end, 0, level), (end, 0, level + 1), (0, 0, level + 1))
        pen.polygon([at(steps, *point) for point in face], SOUTH[wall.colour])
    for level, wall in look.east:
        face = ((1, 0, level), (1, end, level), (1, end, level + 1), (1, 0, level + 1))
        pen.polygon([at(steps, *point) for point in face], EAST[wall.colour])
    _top(pen, steps, look)
    lines = [([at(steps, *point) for point in points], own) for points, own in _lines(look)]
    for points, own in lines:
        if own in (THIN, THICK):
            pen.line(points, THICKNESS if own == THICK else 2, "ink")
    _fresh(pen, [points for points, own in lines if own == FRESH], white=not look.dark)
    if look.badge is not None:
        x, y = look.badge
        u, v = at(steps, 0.5 + x, 0.5 + y, look.height)
        badge(pen, look.top, look.height, round(2.04 * steps[1]), 36, 0, u, v)


def _top(pen: Pen, steps: Steps, look: Look) -> None:
    south, east, north, west = (SEAM if edge in (NONE, THIN) else 0 for edge in look.edges)
    z = look.height
    face = (
        (-west, -south, z),
        (1 + east, -south, z),
        (1 + east, 1 + north, z),
        (-west, 1 + north, z),
    )
    pen.polygon([at(steps, *point) for point in face], TOP[look.top])


Edge = tuple[tuple[Corner, Corner], int]


def _lines(look: Look) -> list[Edge]:
    """Every edge of a column with its line."""
    found: list[Edge] = []
    for z, wall in look.south:
        found += [
            (((0, 0, z), (0, 0, z + 1)), wall.left),
            (((1, 0, z), (1, 0, z + 1)), wall.right),
            (((0, 0, z), (1, 0, z)), wall.lower),
            (((0, 0, z + 1), (1, 0, z + 1)), wall.upper),
        ]
    for z, wall in look.east:
        found += [
            (((1, 0, z), (1, 0, z + 1)), wall.left),
            (((1, 1, z), (1, 1, z + 1)), wall.right),
            (((1, 0, z), (1, 1, z)), wall.lower),
            (((1, 0, z + 1), (1, 1, z + 1)), wall.upper),
        ]
    z = look.height
    south, east, north, west = look.edges
    return [
        *found,
        (((0, 0, z), (1, 0, z)), south),
        (((1, 0, z), (1, 1, z)), east),
        (((0, 1, z), (1, 1, z)), north),
        (((0, 0, z), (0, 1, z)), west),
    ]


def _fresh(pen: Pen, lines: Sequence[Sequence[Point]], *, white: bool) -> None:
    """A new stone's lines: white in a casing, which is round only where lines of a column meet.

    Elsewhere the line goes on in the next column, and a round end would cut it.
    """
    ends = Counter(point for line in lines for point in line)
    for line in lines:
        pen.line(line, 11, "ink", caps=False)
    for (x, y), many in ends.items():
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


def barrier(pen: Pen, steps: Steps, east: bool, height: int) -> None:
    """On the upper edge of the higher column: no step leads down here (C7)."""
    ends = (
        ((1, 0.06, height), (1, 0.94, height)) if east else ((0.06, 0, height), (0.94, 0, height))
    )
    line = [at(steps, *point) for point in ends]
    pen.line(line, 24, "ink")
    pen.line(line, 15, "white")
    (x, y), (u, v) = line
    for i in range(4):
        s, t = (i + 0.28) / 4, (i + 0.78) / 4
        dash = [(x + (u - x) * s, y + (v - y) * s), (x + (u - x) * t, y + (v - y) * t)]
        pen.line(dash, 15, "red", caps=False)


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


def tallest(steps: Steps) -> Box:
    """What any column takes."""
    a, b, c = steps
    over = HEIGHT * c + math.ceil(OVER * b)
    return (-MARGIN, -over, 2 * a + 2 * MARGIN, over + b + MARGIN)
