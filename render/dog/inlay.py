"""The middle of the table: round, stock, the cards of the last plays; below, the cards out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.dog.board import DECK, RANKS, Bag
from games.dog.state import View
from games.text import Text
from render.boxes import bordered
from render.dog import signs
from render.dog.geometry import STRIP, Geometry, Pixel
from render.dog.happened import Numbered
from render.picture import Say
from render.pieces import around
from render.sheet import Sheet

COLUMN: Final = 81  # px a rank of the cards out


class Size(NamedTuple):
    """How large the cards of the last plays are, and how many lie in a row."""

    width: int
    height: int
    rank: int
    row: int
    gap: int


LARGE: Final = Size(104, 150, 62, 4, 18)
LOW: Final = Size(104, 104, 50, 4, 16)  # two rows where the inlay is wide
TALL: Final = Size(102, 122, 50, 3, 12)  # two rows where it is high
NARROW: Final = Size(80, 122, 44, 4, 8)


def size_of(where: Geometry, count: int) -> Size:
    """The size in which so many cards have room."""
    if where.players <= 4:
        return LARGE if count <= 4 else LOW
    return TALL if count <= 6 else NARROW


def paint_inlay(
    sheet: Sheet, where: Geometry, view: View, plays: Sequence[Numbered], say: Say
) -> None:
    """Round, stock and what was laid."""
    x, y, width, _ = where.shape.inlay
    line = y + (50 if where.players <= 4 else 42)
    words = say(Text("picture-dog-round", round=view.round))
    sheet.text(x + 25, line, words, 38, "text", "inlay", align="left", width=width - 130, least=36)
    box = (-34, -40, 80, 70)
    sheet.put(signs.stock, x + width - 62, line + 2, box, "inlay", view.left)
    size = size_of(where, len(plays))
    for play, at in zip(plays, _places(where, size, len(plays)), strict=True):
        _card(sheet, play, at, size)


def _places(where: Geometry, size: Size, count: int) -> list[Pixel]:
    """The middles of so many cards, rows centred below the first line."""
    x, y, width, height = where.shape.inlay
    rows = [min(size.row, count - first) for first in range(0, count, size.row)]
    top = y + 78 + (height - 86 - len(rows) * (size.height + 10) + 10) // 2
    found = []
    full = min(count, size.row) * (size.width + size.gap) - size.gap
    for i, row in enumerate(rows):
        left = x + (width - full) // 2
        for k in range(row):
            middle = left + k * (size.width + size.gap) + size.width // 2
            found.append((middle, top + i * (size.height + 10) + size.height // 2))
    return found


def _card(sheet: Sheet, play: Numbered, at: Pixel, size: Size) -> None:
    (number, laid), (x, y) = play, at
    box = around(max(size.width, size.height) / 2 + 2)
    if laid.kind == "fold":
        sheet.put(signs.folded, x, y, box, "inlay", laid.seat, size.width, size.height)
    elif laid.kind == "idle":
        sheet.put(signs.idle, x, y, box, "inlay", laid.seat, size.width, size.height, size.rank)
    else:
        hit = tuple(owner for owner, _ in laid.sent)
        args = (laid.cards, laid.seat, size.width, size.height, size.rank, hit, laid.victim)
        sheet.put(signs.played, x, y, box, "inlay", *args)
    x, y = x - size.width // 2 + 9, y - size.height // 2 + 8
    sheet.put(signs.numbered, x, y, around(23), "inlay", str(number), laid.seat, 21, 30)


def paint_strip(sheet: Sheet, where: Geometry) -> None:
    """The strip below the board, without anything on it."""
    wide = 14 * COLUMN + 6
    area = ((sheet.width - wide) // 2, where.shape.strip, wide, STRIP)
    bordered(sheet, area, 22, "plate", "plate_edge", 3, "canvas")


def paint_cards_out(sheet: Sheet, where: Geometry, view: View) -> None:
    """Which cards are out since the last shuffle, rank by rank."""
    left = (sheet.width - 14 * COLUMN) // 2
    size = (14 * COLUMN, STRIP - 12)
    sheet.part(_columns, left, where.shape.strip + 6, size, "plate", view.discard)


def _columns(sheet: Sheet, discard: Bag) -> None:
    for i, rank in enumerate(RANKS):
        out, of = discard >> 4 * i & 15, DECK >> 4 * i & 15
        box = (-38, -40, 76, 88)
        sheet.put(signs.column, i * COLUMN + COLUMN // 2, 44, box, "plate", rank, out, of)
        if i:
            sheet.rect(i * COLUMN - 1, 10, 2, STRIP - 32, "plate_edge")
