"""The mark of a seat by itself: its colour in its shape, with an outline."""

from __future__ import annotations

from render.pen import Pen, Point
from render.theme import MARKS, Colour, seat


def emblem(
    pen: Pen, number: int, r: float, outline: Colour, width: float = 4, x: float = 0, y: float = 0
) -> None:
    """A seat's mark within a circle of radius r, its outline included."""
    figure(pen, MARKS[number], r, outline, x, y)
    figure(pen, MARKS[number], r - width * BITE[MARKS[number]], seat(number), x, y)


# How much smaller a figure's corners lie when its sides move inwards by one.
BITE = {"disc": 1.0, "triangle": 1.75, "square": 1.25, "diamond": 1.42, "star": 1.9, "cross": 1.0}


def figure(pen: Pen, mark: str, r: float, colour: Colour, x: float = 0, y: float = 0) -> None:
    """A disc, a triangle, a square or a diamond of about the same weight."""
    match mark:
        case "disc":
            pen.disc(x, y, 0.94 * r, colour)
        case "triangle":
            top, low, side = -1.0 * r, 0.76 * r, 1.02 * r
            drop = 0.08 * r
            corners: list[Point] = [(0, top + drop), (side, low + drop), (-side, low + drop)]
            pen.polygon([(x + a, y + b) for a, b in corners], colour)
        case "square":
            half = 0.80 * r
            pen.box(x - half, y - half, 2 * half, 2 * half, colour, 0.10 * r)
        case _:
            side = 1.06 * r
            corners = [(0, -side), (side, 0), (0, side), (-side, 0)]
            pen.polygon([(x + a, y + b) for a, b in corners], colour)
