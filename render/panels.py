"""Wood, panels and banners: what boards lie on and names stand in."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from render.pen import Pen, Point
from render.sheet import Sheet
from render.theme import Colour

ROUND: Final = 18  # corners of panels
WOOD: Final = 26  # corners of wood
LIP: Final = 6  # the lower edge of wood


def rounded(
    sheet: Sheet, x: int, y: int, width: int, height: int, r: int, colour: Colour, under: Colour
) -> None:
    """A rectangle with round corners: only these are drawn, the rest is filled."""
    sheet.rect(x + r, y, width - 2 * r, height, colour)
    sheet.rect(x, y + r, width, height - 2 * r, colour)
    for left, dx in ((x, 0), (x + width - r, 1)):
        for top, dy in ((y, 0), (y + height - r, 1)):
            sheet.put(_corner, left, top, (0, 0, r, r), under, r, dx, dy, colour)


def _corner(pen: Pen, r: int, dx: int, dy: int, colour: Colour) -> None:
    """A quarter of a disc; (dx, dy) says where in its square the middle is not."""
    x, y = (1 - dx) * r, (1 - dy) * r
    points: list[Point] = [(x, y)]
    for i in range(QUARTER + 1):
        angle = i / QUARTER * math.pi / 2
        sx, sy = 2 * dx - 1, 2 * dy - 1
        points.append((x + sx * r * math.cos(angle), y + sy * r * math.sin(angle)))
    pen.polygon(points, colour)


QUARTER: Final = 16  # points on a quarter of a circle


def wood(sheet: Sheet, x: int, y: int, width: int, height: int, *, dashed: bool = False) -> None:
    """A piece of wood, its lip below; dashed: what lies on it is not played yet."""
    rounded(sheet, x, y + LIP, width, height, WOOD, "ledge", "canvas")
    rounded(sheet, x, y, width, height, WOOD, "wood", "ledge")
    for left, dx in ((x, 0), (x + width - WOOD, 1)):  # above there is no lip behind it
        sheet.rect(left, y, WOOD, WOOD, "canvas")
        sheet.put(_corner, left, y, (0, 0, WOOD, WOOD), "canvas", WOOD, dx, 0, "wood")
    if dashed:
        _dashed(sheet, x, y, width, height)


INSET: Final = 5  # of the dashed line, from the edge
DASH: Final = (28, 18)
THICK: Final = 5


def _dashed(sheet: Sheet, x: int, y: int, width: int, height: int) -> None:
    """A dashed line inside the edge: straight on whole pixels, drawn round the corners."""
    half = THICK // 2
    for at in _dashes(width - 2 * WOOD):
        for top in (y + INSET, y + height - INSET):
            sheet.rect(x + WOOD + at, top - half, DASH[0], THICK, "text")
    for at in _dashes(height - 2 * WOOD):
        for left in (x + INSET, x + width - INSET):
            sheet.rect(left - half, y + WOOD + at, THICK, DASH[0], "text")
    for left, dx in ((x, 0), (x + width - WOOD, 1)):
        for top, dy in ((y, 0), (y + height - WOOD, 1)):
            sheet.put(_bend, left, top, (0, 0, WOOD, WOOD), "wood", dx, dy)


def _dashes(length: int) -> Iterator[int]:
    """Where dashes begin: a gap at both ends, as many as fit."""
    on, off = DASH
    many = max(1, round((length - off) / (on + off)))
    pitch = (length - off) / many
    for i in range(many):
        yield round(off + i * pitch + (pitch - on - off) / 2)


def _bend(pen: Pen, dx: int, dy: int) -> None:
    """A dash round a corner."""
    x, y = (1 - dx) * WOOD, (1 - dy) * WOOD
    r = WOOD - INSET - 0.5
    arc = []
    for i in range(2, QUARTER - 1):
        angle = i / QUARTER * math.pi / 2
        arc.append((x + (2 * dx - 1) * r * math.cos(angle), y + (2 * dy - 1) * r * math.sin(angle)))
    pen.line(arc, THICK, "text", caps=False)


def panel(sheet: Sheet, x: int, y: int, width: int, height: int, *, on: bool) -> None:
    """A panel with a border; inverted for whoever is to play."""
    if on:
        rounded(sheet, x, y, width, height, ROUND, "on", "canvas")
        return
    rounded(sheet, x, y, width, height, ROUND, "plate_edge", "canvas")
    rounded(sheet, x + 3, y + 3, width - 6, height - 6, ROUND - 3, "plate", "plate_edge")


def inks(*, on: bool) -> tuple[Colour, Colour, Colour]:
    """Ground, text and quieter text of a panel."""
    return ("on", "on_text", "on_soft") if on else ("plate", "text", "soft")


def pointer(pen: Pen, dx: int, dy: int) -> None:
    """From an inverted panel to the board: its tip at (0, 0), pointing to (dx, dy).

    It reaches into the panel, so that no edge is seen between them.
    """
    back, wide = 26, 33
    x, y = -dx * back, -dy * back
    pen.polygon([(0, 0), (x + dy * wide, y + dx * wide), (x - dy * wide, y - dx * wide)], "on")
