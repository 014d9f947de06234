"""The middle of the table: round, stock, the cards of the last plays; below, the cards out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.dog.board import DECK, RANKS, Bag, Rank
from games.dog.state import View
from games.protocol import Seat
from games.text import Text
from render import lettering
from render.boxes import bordered
from render.dog import signs
from render.dog.cards import rank_at
from render.dog.geometry import STRIP, Geometry, Pixel, geometry
from render.dog.happened import Numbered
from render.picture import Say
from render.pieces import around, marble
from render.sheet import Sheet
from render.theme import Colour

COLUMN: Final = 81  # px a rank of the cards out
INSET: Final = 8  # px at either end, for the round corners of the strip
CAPTION: Final = 26  # size of what stands on its edge
MOST: Final = 480  # px that this may take


class Size(NamedTuple):
    """How large the cards of the last plays are, and how many lie in a row."""

    width: int
    height: int
    rank: int
    row: int
    gap: int


LARGE: Final = Size(104, 150, 62, 4, 18)
LOW: Final = Size(104, 100, 42, 4, 16)  # two rows where the inlay is wide
TALL: Final = Size(98, 122, 50, 3, 12)  # two rows where it is high
NARROW: Final = Size(76, 122, 40, 4, 6)


def size_of(where: Geometry, count: int) -> Size:
    """The size in which so many cards have room."""
    if where.players <= 4:
        return LARGE if count <= 4 else LOW
    return TALL if count <= 6 else NARROW


class Shown(NamedTuple):
    """A play as its card shows it."""

    number: int
    seat: Seat
    kind: str
    rank: Rank
    hit: tuple[Seat, ...]
    victim: Seat | None


def paint_inlay(
    sheet: Sheet, where: Geometry, view: View, plays: Sequence[Numbered], say: Say
) -> None:
    """Round, stock and what was laid; kept whole until the next play."""
    x, y, width, height = where.shape.inlay
    words = say(Text("picture-dog-round", round=str(view.round)))
    shown = tuple(
        Shown(
            number,
            laid.seat,
            laid.kind,
            laid.cards[:1],
            tuple(owner for owner, _ in laid.sent),
            laid.victim,
        )
        for number, laid in plays
    )
    size = (width - 20, height - 10)  # the round corners are the ground's
    sheet.part(_inlay, x + 10, y + 5, size, "inlay", where.players, words, view.left, shown)


def _inlay(sheet: Sheet, players: int, words: str, left: int, shown: tuple[Shown, ...]) -> None:
    where = geometry(players)
    line = 45 if players <= 4 else 37
    room = sheet.width - 110
    sheet.text(15, line, words, 38, "text", "inlay", align="left", width=room, least=36)
    sheet.put(signs.stock, sheet.width - 52, line + 2, (-34, -40, 80, 70), "inlay", left)
    size = size_of(where, len(shown))
    for play, (x, y) in zip(shown, _places(where, size, len(shown)), strict=True):
        _card(sheet, play, x - 10, y - 5, size)


def _places(where: Geometry, size: Size, count: int) -> list[Pixel]:
    """The middles of so many cards from the inlay's corner, rows below the first line."""
    _, _, width, height = where.shape.inlay
    rows = [min(size.row, count - first) for first in range(0, count, size.row)]
    top = 78 + (height - 86 - len(rows) * (size.height + 10) + 10) // 2
    found = []
    full = min(count, size.row) * (size.width + size.gap) - size.gap
    for i, row in enumerate(rows):
        left = (width - full) // 2
        for k in range(row):
            middle = left + k * (size.width + size.gap) + size.width // 2
            found.append((middle, top + i * (size.height + 10) + size.height // 2))
    return found


def _card(sheet: Sheet, play: Shown, x: int, y: int, size: Size) -> None:
    """A card that was laid: by whom, and whom it sent home or robbed."""
    wide, high = size.width, size.height
    left, top = x - wide // 2, y - high // 2
    if play.kind == "fold":
        box = around(max(wide, high) / 2)
        sheet.put(signs.empty_card, x, y, box, "inlay", wide, high)
        _marble(sheet, x, top + high - 31, play.seat, 17, "inlay")
    else:
        bordered(sheet, (left, top, wide, high), 12, "card", "card_edge", 3, "inlay")
        line = top + round((0.39 if high > 110 else 0.31) * high)
        rank_at(sheet, x, line, play.rank, size.rank, "ink", "card")
        if play.kind == "idle":
            sheet.rect(left + 14, line - 2, wide - 28, 5, "soft")
        _whom(sheet, play, x, top + high - 31, wide)
    args = (str(play.number), play.seat, 21, 30)
    disc = max(left + 12, 23)  # whole, also where the cards fill the inlay
    sheet.put(signs.numbered, disc, top + 8, around(23), "inlay", *args)


def _whom(sheet: Sheet, play: Shown, x: int, y: int, wide: int) -> None:
    hit = play.hit
    if hit and len(set(hit)) == len(hit) <= 2 and wide > 90:
        spread = round(wide / (len(hit) + 1.6))
        x -= spread * len(hit) // 2
        _marble(sheet, x, y, play.seat, 15, "card")
        for i, owner in enumerate(hit, start=1):
            sheet.put(signs.victim_on_card, x + spread * i, y, around(22), "card", owner)
    elif hit:
        narrow = wide < 90  # then how many is left to the words
        _marble(sheet, x - round(0.30 * wide), y, play.seat, 12 if narrow else 15, "card")
        at = x + (round(0.20 * wide) if narrow else 2)
        sheet.put(signs.victim_on_card, at, y, around(22), "card", hit[0])
        if len(hit) > 1 and not narrow:
            sheet.text(x + round(0.34 * wide), y, f"×{len(hit)}", 24, "ink", "card")
    elif play.victim is not None:
        _marble(sheet, x - wide // 4, y, play.seat, 15, "card")
        sheet.put(signs.robbed, x + wide // 4, y, around(19), "card", play.victim)
    else:
        _marble(sheet, x, y, play.seat, 17, "card")


def _marble(sheet: Sheet, x: int, y: int, number: Seat, r: int, under: Colour) -> None:
    sheet.put(marble, x, y, around(r + 2), under, number, r, "card_edge", 3)


def paint_strip(sheet: Sheet, where: Geometry) -> None:
    """The strip below the board, without anything on it."""
    wide = 14 * COLUMN + 6
    area = ((sheet.width - wide) // 2, where.shape.strip, wide, STRIP)
    bordered(sheet, area, 22, "plate", "plate_edge", 3, "canvas")


def paint_cards_out(sheet: Sheet, where: Geometry, view: View, say: Say) -> None:
    """How many cards of each rank are still to come before the next shuffle."""
    left = (sheet.width - 14 * COLUMN) // 2 + INSET
    size = (14 * COLUMN - 2 * INSET, STRIP - 22)
    sheet.part(_columns, left, where.shape.strip + 18, size, "plate", view.discard)
    words = say(Text("picture-dog-to-come"))
    line = lettering.fit(words, CAPTION, MOST, CAPTION)
    wide = lettering.length(*line) + 32
    at = (left + 16 + wide // 2, where.shape.strip + 1)
    sheet.put(signs.caption, *at, (-wide // 2, -17, wide + 1, 34), "canvas", line, wide)


def _columns(sheet: Sheet, discard: Bag) -> None:
    sheet.rect(0, 0, sheet.width, 42, "plate_edge")  # ranks are the head of a table
    for i, rank in enumerate(RANKS):
        left = (DECK >> 4 * i & 15) - (discard >> 4 * i & 15)
        x = i * COLUMN + COLUMN // 2 - INSET
        ink = "text" if left else "soft"
        rank_at(sheet, x, 21, rank, 34, ink, "plate_edge")
        sheet.text(x, 63, str(left), 38, ink, "plate")
