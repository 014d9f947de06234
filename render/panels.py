"""Wood, panels and banners: what boards lie on and names stand in."""

from __future__ import annotations

from typing import Final

from render.outline import rounded
from render.pen import Pen
from render.sheet import Sheet
from render.theme import Colour

ROUND: Final = 18  # corners of panels
WOOD: Final = 26  # corners of wood
LIP: Final = 6  # the lower edge of wood


def wood(sheet: Sheet, x: int, y: int, width: int, height: int, *, dashed: bool = False) -> None:
    """A piece of wood, its lip below; dashed: what lies on it is not played yet."""
    sheet.rect(x, y + WOOD, width, height - 2 * WOOD, "wood")
    sheet.put(_upper, x, y, (0, 0, width, WOOD), "canvas", width, dashed)
    box = (0, 0, width, WOOD + LIP)
    sheet.put(_lower, x, y + height - WOOD, box, "canvas", width, dashed)
    if dashed:
        side = (0, 0, INSET * 2, height - 2 * WOOD)
        for at in (x, x + width - 2 * INSET):
            sheet.put(_side, at, y + WOOD, side, "wood", height - 2 * WOOD)


INSET: Final = 5  # of the dashed line, from the edge
DASH: Final = (28, 18)
THICK: Final = 5


def _upper(pen: Pen, width: int, dashed: bool) -> None:  # noqa: FBT001
    pen.box(0, 0, width, 2 * WOOD, "wood", WOOD)
    if dashed:
        _dashes(pen, width, INSET, 1)


def _lower(pen: Pen, width: int, dashed: bool) -> None:  # noqa: FBT001
    pen.box(0, -WOOD + LIP, width, 2 * WOOD, "ledge", WOOD)
    pen.box(0, -WOOD, width, 2 * WOOD, "wood", WOOD)
    if dashed:
        _dashes(pen, width, WOOD - INSET, -1)


def _dashes(pen: Pen, width: int, y: float, turn: int) -> None:
    """A dashed line along an edge; it goes round the corners."""
    r = WOOD - INSET
    pen.dashes([(WOOD, y), (width - WOOD, y)], THICK, "text", *DASH)
    arc = rounded(INSET, min(y, y - turn * 0), width - 2 * INSET, 4 * r, r)
    if turn < 0:
        arc = [(a, 2 * y - b) for a, b in arc]
    pen.line(arc[1:5], THICK, "text", caps=False)
    pen.line(arc[7:11], THICK, "text", caps=False)


def _side(pen: Pen, height: int) -> None:
    pen.dashes([(INSET, DASH[1]), (INSET, height - DASH[1])], THICK, "text", *DASH)


def panel(sheet: Sheet, x: int, y: int, width: int, height: int, *, on: bool) -> None:
    """A panel with a border; inverted for whoever is to play."""
    sheet.put(_panel, x, y, (0, 0, width, height), "canvas", width, height, on)


def _panel(pen: Pen, width: int, height: int, on: bool) -> None:  # noqa: FBT001
    if on:
        pen.box(0, 0, width, height, "on", ROUND)
        return
    pen.box(0, 0, width, height, "plate_edge", ROUND)
    pen.box(3, 3, width - 6, height - 6, "plate", ROUND - 3)


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
