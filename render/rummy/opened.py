"""Racks that everyone may see: at the end of a round, and when a match is looked through."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.rummy.board import JOKER, Face
from games.rummy.state import View
from render.emblem import emblem
from render.panels import wood
from render.pieces import around
from render.rummy import tiles
from render.rummy.lines import Size
from render.rummy.stands import face_of
from render.sheet import Sheet
from render.theme import WIDTH

SIZE: Final = Size(58)  # the smallest whose numbers are readable on a phone
LEFT: Final = 112
MANY: Final = (WIDTH - 40 - LEFT) // (SIZE.w + SIZE.gap)  # on a line
PITCH: Final = SIZE.h + SIZE.lip + 26
AIR: Final = 26


class Lines(NamedTuple):
    """The lines of tiles, each with its seat, and the height they take."""

    lines: tuple[tuple[int, tuple[Face, ...]], ...]
    height: int


def lines(view: View) -> Lines | None:
    """What there is to show: open racks that are not the reader's own."""
    found = [
        (seat, held[i : i + MANY])
        for seat, held in enumerate(view.racks)
        if held and seat != view.seat
        for i in range(0, len(held), MANY)
    ]
    return Lines(tuple(found), len(found) * PITCH + 2 * AIR - 12) if found else None


def racks(sheet: Sheet, plan: Lines, y: int) -> None:
    """Each rack behind its owner's mark."""
    wood(sheet, 16, y, WIDTH - 32, plan.height)
    before = None
    for number, (seat, held) in enumerate(plan.lines):
        top = y + AIR + number * PITCH
        if seat != before:
            sheet.put(emblem, 66, top + SIZE.h // 2, around(28), "wood", seat, 26, "text")
        before = seat
        for place, face in enumerate(held):
            x = LEFT + place * (SIZE.w + SIZE.gap)
            tiles.put_tile(sheet, x, top, SIZE, face_of(face), "wood")
            if face == JOKER:
                tiles.put_cap(sheet, x, top, SIZE.w)
