"""Whose a top is, and how high: hue, shape and polarity say the first, a figure the second."""

from __future__ import annotations

from typing import Final

from games.caminos.stones import BLUE, GREEN
from render.pen import Pen
from render.sprites import Box
from render.theme import Colour

TOP: Final[tuple[Colour, ...]] = ("seat2", "seat3", "steel")  # green, yellow, blue
SOUTH: Final[tuple[Colour, ...]] = ("green_south", "yellow_south", "steel_south")
EAST: Final[tuple[Colour, ...]] = ("green_east", "yellow_east", "steel_east")
FACE: Final[tuple[Colour, ...]] = ("ivory", "ink", "ivory")
FIGURE: Final[tuple[Colour, ...]] = ("green_ink", "seat3", "steel_ink")

SQUARE: Final = 0.53  # of a cell, across
DIAMOND: Final = 0.76
DISC: Final = 0.53


def badge(
    pen: Pen,
    colour: int,
    height: int,
    cell: float,
    size: int,
    rim: float = 0,
    x: float = 0,
    y: float = 0,
) -> None:
    """A height in the mark of its owner, on a cell so wide."""
    if rim:
        _shape(pen, colour, cell, rim, "ink", x, y)
    _shape(pen, colour, cell, 0, FACE[colour], x, y)
    pen.text(x, y, str(height), size, FIGURE[colour], FACE[colour])


def _shape(
    pen: Pen, colour: int, cell: float, more: float, ink: Colour, x: float, y: float
) -> None:
    if colour == GREEN:
        half = SQUARE * cell / 2 + more
        pen.box(x - half, y - half, 2 * half, 2 * half, ink, 0.03 * cell)
    elif colour == BLUE:
        pen.disc(x, y, DISC * cell / 2 + more, ink)
    else:
        half = DIAMOND * cell / 2 + 1.42 * more
        pen.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], ink)


def badge_box(cell: float, rim: float = 0) -> Box:
    """What it takes."""
    half = round(DIAMOND * cell / 2 + 1.42 * rim) + 2
    return (-half, -half, 2 * half, 2 * half)


def figure_size(cell: float) -> int:
    """The figure on a badge: never under 36, which a phone shows 11 high."""
    return max(36, round(0.42 * cell))
