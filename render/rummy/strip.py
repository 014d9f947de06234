"""Who plays: a panel a player with tiles and points, and the stock."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.protocol import Seat
from games.rummy.state import View, is_over
from games.text import Text
from render.emblem import emblem
from render.lettering import readable
from render.panels import inks, panel, pointer
from render.picture import Area, Brief
from render.pieces import around
from render.rummy import tiles
from render.sheet import Sheet
from render.theme import WIDTH
from render.yours import named

TOP: Final = 14
HIGH: Final = 114
MARGIN: Final = 16
GAP: Final = 12
STOCK: Final = 132  # the width of its panel
BELOW: Final = TOP + HIGH + 18  # where the table begins
STOCK_PANEL: Final[Area] = (WIDTH - MARGIN - STOCK, TOP, STOCK, HIGH)
APART: Final = 30  # between tiles and points, which are two numbers
MINUS: Final = "\N{MINUS SIGN}"


class Player(NamedTuple):
    """What a panel shows."""

    seat: int
    name: str
    tiles: int
    points: int
    opened: bool
    on: bool
    you: str  # at the reader's own panel


def panel_of(players: int, seat: Seat) -> Area:
    """Where the panel of a seat is."""
    room = WIDTH - 2 * MARGIN - STOCK - players * GAP
    left = MARGIN + seat * GAP + room * seat // players
    right = MARGIN + seat * GAP + room * (seat + 1) // players
    return left, TOP, right - left, HIGH


def strip(sheet: Sheet, view: View, brief: Brief, spots: dict[str, Area]) -> None:
    """All panels in one row."""
    players = view.players
    yours = brief.say(Text("picture-you"))
    due = None if brief.ended or view.due or is_over(view) else view.turn
    for seat in range(players):
        left, _, width, _ = panel_of(players, seat)
        one = Player(
            seat,
            readable(brief.names[seat]),
            view.sizes[seat],
            view.scores[seat],
            view.opened[seat],
            seat == due,
            yours if seat == view.seat else "",
        )
        sheet.part(_player, left, TOP, (width, BELOW - TOP), "canvas", width, one)
        spots[f"seat:{seat}"] = panel_of(players, seat)
    sheet.part(_stock, STOCK_PANEL[0], TOP, (STOCK, HIGH), "canvas", view.stock_size)
    spots["stock"] = STOCK_PANEL


def _player(sheet: Sheet, width: int, one: Player) -> None:
    panel(sheet, 0, 0, width, HIGH, on=one.on)
    ground, ink, soft = inks(on=one.on)
    if one.on:
        sheet.put(pointer, width // 2, HIGH + 16, (-24, -20, 48, 20), "canvas", 0, 1)
    sheet.put(emblem, 37, 35, around(23), ground, one.seat, 21, ink)
    named(sheet, 68, 35, one.you, one.name, 36, ink, ground, width - 82, 28)
    if one.opened:
        sheet.put(tiles.icon, 37, 81, (-14, -19, 28, 38), ground, ink)
    else:
        sheet.put(tiles.lock, 37, 81, (-16, -21, 32, 42), ground, ink, ground)
    counted = sheet.text(68, 81, str(one.tiles), 40, ink, ground, align="left")
    room = width - 18 - 68 - counted - APART
    points = signed(one.points)
    sheet.text(width - 18, 81, points, 36, soft, ground, align="right", width=room, least=24)


def _stock(sheet: Sheet, left: int) -> None:
    panel(sheet, 0, 0, STOCK, HIGH, on=False)
    sheet.put(tiles.stock, STOCK // 2, 40, (-30, -32, 64, 64), "plate", "text")
    sheet.text(STOCK // 2, 88, str(left), 40, "text", "plate")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"
