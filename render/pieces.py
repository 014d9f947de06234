"""Pieces that every game's pictures have in common: marks of seats, marbles, ticks, badges, cards.

Each is a drawing for `Sheet.put`, its middle at (0, 0).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from render.pen import Pen, Point
from render.sprites import Box
from render.theme import MARKS, Colour, mark, seat


@cache
def around(radius: float) -> Box:
    """The box of something that reaches so far on every side."""
    half = math.ceil(radius)
    return -half, -half, 2 * half, 2 * half


def star(radius: float, inner: float, points: int = 5) -> list[Point]:
    """The corners of a star that points up."""
    found = []
    for i in range(2 * points):
        r, angle = inner if i % 2 else radius, math.pi * (i / points - 0.5)
        found.append((r * math.cos(angle), r * math.sin(angle)))
    return found


def moved(points: Sequence[Point], x: float, y: float) -> list[Point]:
    """A figure at another place."""
    return [(x + u, y + v) for u, v in points]


def sign(pen: Pen, number: int, r: float, colour: Colour, x: float = 0, y: float = 0) -> None:
    """The mark of a seat, as it is on a marble of radius r."""
    match MARKS[number]:
        case "disc":
            pen.disc(x, y, 0.40 * r, colour)
        case "triangle":
            corners = [(0, -0.60 * r), (0.56 * r, 0.38 * r), (-0.56 * r, 0.38 * r)]
            pen.polygon(moved(corners, x, y), colour)
        case "square":
            pen.box(x - 0.42 * r, y - 0.42 * r, 0.84 * r, 0.84 * r, colour)
        case "diamond":
            corners = [(0, -0.66 * r), (0.46 * r, 0), (0, 0.66 * r), (-0.46 * r, 0)]
            pen.polygon(moved(corners, x, y), colour)
        case "star":
            pen.polygon(moved(star(0.72 * r, 0.30 * r), x, y), colour)
        case _:
            arm, half = 0.58 * r, 0.19 * r
            pen.box(x - arm, y - half, 2 * arm, 2 * half, colour)
            pen.box(x - half, y - arm, 2 * half, 2 * arm, colour)


def marble(
    pen: Pen,
    number: int,
    r: float,
    outline: Colour = "mout",
    width: float = 3.5,
    x: float = 0,
    y: float = 0,
) -> None:
    """A marble: the seat's colour, its mark, and an outline without which it would be lost."""
    pen.disc(x, y, r + width / 2, outline)
    pen.disc(x, y, r - width / 2, seat(number))
    sign(pen, number, r, mark(number), x, y)


def badge(
    pen: Pen, text: str, r: float, size: int, rim: Colour, face: Colour, ink: Colour, out: Colour
) -> None:
    """A small disc with a number on it."""
    pen.disc(0, 0, r + 1.5, out)
    pen.disc(0, 0, r - 1.5, rim)
    pen.disc(0, 0, r - 5, face)
    pen.text(0, 0, text, size, ink, face)


def tick(pen: Pen, r: float, face: Colour, ink: Colour) -> None:
    """Done, ready, chosen: a tick on a disc."""
    pen.disc(0, 0, r, face)
    pen.line([(-0.42 * r, 0.04 * r), (-0.10 * r, 0.36 * r), (0.44 * r, -0.32 * r)], 0.22 * r, ink)


_HALF_CAP: Final = (  # its right half, in hundredths of its width
    (0, -30), (5, -18), (12, -2), (18, -9), (26, -13), (34, -11), (40, -3), (43, 9),
    (37, 14), (34, 9), (30, 8), (26, 12), (24, 25),
)  # fmt: skip
CAP: Final = (*_HALF_CAP, *((-x, y) for x, y in reversed(_HALF_CAP[1:])))
BELLS: Final = ((-42, 18), (0, -33), (42, 18))


def cap(pen: Pen, width: float, colour: Colour, x: float = 0, y: float = 0) -> None:
    """A jester's cap with three bells: the joker. (A crown would look like a king's.)"""
    u = width / 100
    pen.polygon([(x + a * u, y + b * u) for a, b in CAP], colour)
    pen.box(x - 25 * u, y + 30 * u, 50 * u, 11 * u, colour, 5 * u)
    for a, b in BELLS:
        pen.disc(x + a * u, y + b * u, 8.5 * u, colour)
