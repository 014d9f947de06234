"""Wood, panels and banners: what boards lie on and names stand in."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from render.boxes import bordered, disc, rounded
from render.pen import Pen
from render.pieces import around
from render.sheet import Sheet
from render.theme import Colour

ROUND: Final = 18  # corners of panels
WOOD: Final = 26  # corners of wood
LIP: Final = 6  # the lower edge of wood


def wood(sheet: Sheet, x: int, y: int, width: int, height: int, *, dashed: bool = False) -> None:
    """A piece of wood, its lip below; dashed: what lies on it is not played yet."""
    foot = y + height - WOOD
    box = around(WOOD)
    for u in (x + WOOD, x + width - WOOD):
        sheet.put(disc, u, y + WOOD, box, "canvas", WOOD, "wood")
        sheet.put(disc, u, foot + LIP, box, "canvas", WOOD, "ledge")
    sheet.rect(x + WOOD, foot, width - 2 * WOOD, WOOD + LIP, "ledge")
    sheet.rect(x, foot, width, LIP, "ledge")
    for u in (x + WOOD, x + width - WOOD):
        sheet.put(disc, u, foot, box, "ledge", WOOD, "wood")
    sheet.rect(x + WOOD, y, width - 2 * WOOD, height, "wood")
    sheet.rect(x, y + WOOD, width, height - 2 * WOOD, "wood")
    if dashed:
        _dashed(sheet, x, y, width, height)


INSET: Final = 5  # of the dashed line, from the edge
DASH: Final = (28, 18)
THICK: Final = 5
QUARTER: Final = 16  # points on a quarter of a circle


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
    area = (x, y, width, height)
    if on:
        rounded(sheet, area, ROUND, "on", "canvas")
    else:
        bordered(sheet, area, ROUND, "plate", "plate_edge", 3, "canvas")


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
