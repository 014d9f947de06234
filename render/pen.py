"""Shapes, drawn large so that they can be shrunk to smooth edges.

All lengths are pixels of the finished picture. A point is a corner between pixels: a disc of
radius 20 round (30, 30) covers the pixels 10 to 49.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from PIL import Image, ImageDraw

from render import lettering
from render.palette import Palette
from render.theme import BOLD, MIDDLE, SCALE, Colour

Point: TypeAlias = tuple[float, float]


class Pen:
    """Draws on an image SCALE times as large; (0, 0) is at the point `origin` of it.

    The image's fourth channel says where something was drawn.
    """

    def __init__(self, image: Image.Image, palette: Palette, origin: Point) -> None:
        self.image = image
        self.palette = palette
        self._left, self._top = origin
        self._draw = ImageDraw.Draw(image)
        self.written: list[tuple[lettering.Covered, int, int, Colour, Colour]] = []

    def _at(self, x: float, y: float) -> Point:
        return (x + self._left) * SCALE, (y + self._top) * SCALE

    def _ink(self, colour: Colour) -> tuple[int, int, int, int]:
        return (*self.palette.drawn[colour], 255)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle."""
        (left, top), (right, bottom) = (
            self._at(x - radius, y - radius),
            self._at(x + radius, y + radius),
        )
        self._draw.ellipse((left, top, right - 1, bottom - 1), fill=self._ink(colour))

    def ring(self, x: float, y: float, radius: float, width: float, colour: Colour) -> None:
        """A circle as a line; `radius` is that of the middle of the line."""
        outer = radius + width / 2
        left, top = self._at(x - outer, y - outer)
        right, bottom = self._at(x + outer, y + outer)
        box = (left, top, right - 1, bottom - 1)
        self._draw.ellipse(box, outline=self._ink(colour), width=round(width * SCALE))

    def box(
        self, x: float, y: float, width: float, height: float, colour: Colour, radius: float = 0
    ) -> None:
        """A filled rectangle, its corners round."""
        left, top = self._at(x, y)
        right, bottom = self._at(x + width, y + height)
        box = (left, top, right - 1, bottom - 1)
        if right - left < 1 or bottom - top < 1:
            return
        if radius:
            self._draw.rounded_rectangle(box, radius * SCALE, fill=self._ink(colour))
        else:
            self._draw.rectangle(box, fill=self._ink(colour))

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """A filled polygon."""
        self._draw.polygon([self._at(x, y) for x, y in points], fill=self._ink(colour))

    def line(
        self, points: Sequence[Point], width: float, colour: Colour, *, caps: bool = True
    ) -> None:
        """A line through points with round joins, and with round ends unless `caps` is False."""
        for (x, y), (u, v) in pairwise(points):
            away = math.hypot(u - x, v - y)
            if x == u or y == v:  # a polygon would take in the pixels of its right and lower border
                dx, dy = (0.0, width / 2) if y == v else (width / 2, 0.0)
                left, top = min(x, u) - dx, min(y, v) - dy
                self.box(left, top, abs(u - x) + 2 * dx, abs(v - y) + 2 * dy, colour)
            else:
                dx, dy = (y - v) / away * width / 2, (u - x) / away * width / 2
                corners = [(x + dx, y + dy), (u + dx, v + dy), (u - dx, v - dy), (x - dx, y - dy)]
                self.polygon(corners, colour)
        for x, y in points if caps else points[1:-1]:
            self.disc(x, y, width / 2, colour)

    def dashes(
        self, points: Sequence[Point], width: float, colour: Colour, on: float, off: float
    ) -> None:
        """A dashed line through points; each stretch begins and ends with a dash."""
        for (x, y), (u, v) in pairwise(points):
            away = math.hypot(u - x, v - y)
            count = max(1, round((away - on) / (on + off)))
            gap = max(0.0, (away - on * (count + 1)) / count)
            for i in range(count + 1):
                a = i * (on + gap) / away
                b = min(1.0, a + on / away)
                ends = ((x + (u - x) * a, y + (v - y) * a), (x + (u - x) * b, y + (v - y) * b))
                self.line(ends, width, colour, caps=False)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        colour: Colour,
        under: Colour,
        font: str = BOLD,
    ) -> None:
        """A line of text with its middle at a point, upon the colour `under`.

        It is written when the shapes have been shrunk, so that letters keep their sharp stems.
        """
        line = lettering.covered(text, font, size)
        # Rounded upwards in the middle, wherever the origin is: a sprite looks the same everywhere.
        left = math.floor(x + self._left - line.length / 2 + 0.5) + line.left
        top = math.floor(y + self._top + MIDDLE * size + 0.5) + line.top
        self.written.append((line, left, top, colour, under))
