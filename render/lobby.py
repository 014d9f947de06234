"""A table before the game: who sits where, and what was agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.protocol import Seat
from games.text import Tag, Text
from render.boxes import bordered
from render.lettering import readable
from render.pen import Pen
from render.picture import Area, Picture, Say, shortened
from render.pieces import around, marble, tick
from render.sheet import Sheet
from render.theme import WIDTH

MARGIN: Final = 24
GAP: Final = 20


@dataclass(frozen=True, slots=True)
class Place:
    """A seat before the game: who sits there (None: nobody yet), and whether they are ready."""

    name: str | None
    ready: bool = False

    def free(self, say: Say) -> str:
        """What a seat says that nobody has taken."""
        return say(Text("picture-free"))


def paint_lobby(
    game: str,
    seats: Sequence[Place],
    agreed: Sequence[Text],
    *,
    say: Say,
    theme: str,
    paper: type[Sheet] = Sheet,
) -> Picture:
    """Who sits where before the game, and what they agreed on, the most important first."""
    from render.dog.lobby import paint_board_lobby  # noqa: PLC0415 - it needs Place

    taken = sum(place.name is not None for place in seats)
    title = say(Text("picture-title-of", game=Tag("picture-title", game)))
    lines = [say(text) for text in agreed]
    count = say(Text("picture-seats", taken=taken, of=len(seats), free=len(seats) - taken))
    words = [title, *lines, count]
    if game == "dog":
        sheet, spots = paint_board_lobby(paper, theme, seats, words, say)
    else:
        sheet, spots = _lobby(paper, theme, seats, words, say)
    told = [", ".join([title, *lines]) + "."]
    for number, place in enumerate(seats):
        told.append(say(_lobby_seat(number, place)))
    whole = "\n".join([*told, count])
    alt = shortened(whole.replace("\n", " "))
    return Picture(sheet.png(), sheet.width, sheet.height, alt, whole, spots)


def _lobby_seat(number: Seat, place: Place) -> Text:
    colour = Tag("picture-colour", number)
    if place.name is None:
        return Text("picture-lobby-free", colour=colour)
    key = "picture-lobby-ready" if place.ready else "picture-lobby-waiting"
    return Text(key, name=place.name, colour=colour)


def _lobby(
    paper: type[Sheet], theme: str, seats: Sequence[Place], words: Sequence[str], say: Say
) -> tuple[Sheet, dict[str, Area]]:
    """Seats in two columns below the title and what was agreed."""
    title, *lines, count = words
    top = 190 + 54 * len(lines)
    high, wide = 150, (WIDTH - 2 * MARGIN - GAP) // 2
    rows = (len(seats) + 1) // 2
    height = top + rows * (high + GAP) + 124
    sheet = paper("table", theme, WIDTH, height + 8 * (height == WIDTH), "canvas")
    sheet.text(600, 96, title, 92, "text", "canvas", width=1100, least=60)
    for i, text in enumerate(lines):
        ink = "soft" if i else "text"
        sheet.text(600, 184 + 54 * i, text, 42, ink, "canvas", width=1120, least=36)
    spots: dict[str, Area] = {}
    for number, place in enumerate(seats):
        x = MARGIN + (number % 2) * (wide + GAP)
        y = top + (number // 2) * (high + GAP)
        spots[f"seat:{number}"] = (x, y, wide, high)
        _lobby_plate(sheet, (x, y, wide, high), number, place, say)
    bottom = top + rows * (high + GAP)
    bordered(
        sheet, (MARGIN, bottom, WIDTH - 2 * MARGIN, 100), 22, "plate", "plate_edge", 3, "canvas"
    )
    sheet.text(600, bottom + 50, count, 44, "text", "plate", width=1080, least=36)
    return sheet, spots


def _lobby_plate(sheet: Sheet, area: Area, number: Seat, place: Place, say: Say) -> None:
    x, y, width, height = area
    middle = y + height // 2
    if place.name is None:
        sheet.put(_dashed, x, y, (0, 0, width, height), "canvas", width, height)
        fill, ink, name = "canvas", "soft", place.free(say)
    else:
        bordered(sheet, area, 22, "plate", "plate_edge", 3, "canvas")
        fill, ink, name = "plate", "text", called(place.name, number, say)
    sheet.put(marble, x + 70, middle, around(40), fill, number, 36)
    room = width - 150 - (70 if place.ready else 0)
    sheet.text(x + 128, middle, name, 44, ink, fill, align="left", width=room, least=36)
    if place.ready:
        sheet.put(tick, x + width - 56, middle, around(29), fill, 28, "on", "on_text")


def _dashed(pen: Pen, width: int, height: int) -> None:
    for y in (4, height - 4):
        pen.dashes([(22, y), (width - 22, y)], 5, "soft", 18, 14)
    for x in (4, width - 4):
        pen.dashes([(x, 22), (x, height - 22)], 5, "soft", 18, 14)


def called(name: str, number: Seat, say: Say) -> str:
    """A name as far as it can be drawn, else the seat's colour."""
    drawn = readable(name, "")
    return drawn or say(Text("picture-nameless", colour=Tag("picture-colour", number)))
