"""Discs and boxes with round corners on whole pixels, put together of small sprites and rectangles.

That is much less work than drawing a large box three times as large.
"""

from __future__ import annotations

from render.pen import Pen
from render.picture import Area
from render.pieces import around
from render.sheet import Sheet
from render.theme import Colour


def disc(pen: Pen, radius: float, colour: Colour) -> None:
    """A field, a corner, an end of a lane."""
    pen.disc(0, 0, radius, colour)


def rounded(sheet: Sheet, area: Area, radius: int, colour: Colour, under: Colour) -> None:
    """A rectangle on whole pixels with round corners."""
    x, y, width, height = area
    box = around(radius)
    for u in (x + radius, x + width - radius):
        for v in (y + radius, y + height - radius):
            sheet.put(disc, u, v, box, under, radius, colour)
    if height > 2 * radius:
        sheet.rect(x, y + radius, width, height - 2 * radius, colour)
    sheet.rect(x + radius, y, width - 2 * radius, height, colour)


def within(area: Area, line: int) -> Area:
    """An area without a border so broad."""
    x, y, width, height = area
    return x + line, y + line, width - 2 * line, height - 2 * line


def bordered(
    sheet: Sheet, area: Area, radius: int, fill: Colour, edge: Colour, line: int, under: Colour
) -> None:
    """A box with a border."""
    rounded(sheet, area, radius, edge, under)
    rounded(sheet, within(area, line), radius - line, fill, edge)
