"""The seats: name, kennel, cards left, dealer, whose turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dog.state import View
from games.protocol import Seat
from games.text import Tag, Text
from render.dog import signs
from render.dog.geometry import Geometry
from render.dog.ground import HAIR, hairline
from render.lettering import readable
from render.pen import Pen
from render.picture import Say
from render.pieces import around
from render.sheet import Sheet
from render.theme import Colour
from render.theme import seat as seat_colour

OUTSIDE: Final = 6  # px by which a plate's border is larger than the plate
LEAST: Final = 30  # size of a long name


def plate(pen: Pen, width: int, height: int, number: Seat, fill: Colour, hair: Colour) -> None:
    """An empty plate, its upper left corner at (0, 0)."""
    out = OUTSIDE
    pen.box(-out, -out, width + 2 * out, height + 2 * out, hair, 26)
    out -= HAIR
    pen.box(-out, -out, width + 2 * out, height + 2 * out, seat_colour(number), 23)
    pen.box(4, 4, width - 8, height - 8, fill, 16)


def pointer(pen: Pen, number: Seat, casing: Colour) -> None:
    """Before the name of whoever is to play."""
    corners = [(-14.0, -17.0), (14.0, 0.0), (-14.0, 17.0)]
    pen.line([*corners, corners[0]], 5, casing)
    pen.polygon(corners, seat_colour(number))


def dealer(pen: Pen, letter: str, out: Colour) -> None:
    """Who dealt this round."""
    pen.disc(0, 0, 21, out)
    pen.disc(0, 0, 18, "white")
    pen.text(0, 0, letter, 26, "ink", "white")


def waiting(view: View) -> frozenset[Seat]:
    """Who must act now."""
    match view.due:
        case "play":
            return frozenset({view.turn})
        case "exchange":
            return frozenset(seat for seat, card in enumerate(view.given) if not card)
        case _:
            return frozenset()


def colour_name(number: Seat) -> Tag:
    """A seat's colour, for who has no name that can be drawn."""
    return Tag("picture-colour", number)


def shown_name(names: Sequence[str], number: Seat, say: Say) -> str:
    """A name as far as it can be drawn, else the seat's colour."""
    drawn = readable(names[number], "")
    return drawn or say(Text("picture-nameless", colour=colour_name(number)))


def paint_plates(sheet: Sheet, where: Geometry, view: View, names: Sequence[str], say: Say) -> None:
    """Every seat's plate."""
    due = waiting(view)
    letter = say(Text("picture-dog-dealer"))[:1]
    for number in range(where.players):
        _plate(sheet, where, view, number, shown_name(names, number, say), letter, on=number in due)


def empty_plate(sheet: Sheet, where: Geometry, number: Seat, fill: Colour) -> None:
    """A seat's plate without anything on it."""
    x, y, width, height = where.plate(number)
    box = (-OUTSIDE, -OUTSIDE, width + 2 * OUTSIDE, height + 2 * OUTSIDE)
    inside = where.shape.edges[where.segment(number)] is None
    under = "board" if inside else "canvas"
    sheet.put(plate, x, y, box, under, width, height, number, fill, hairline(sheet, number))


def paint_kennel(
    sheet: Sheet, where: Geometry, number: Seat, count: int, fill: Colour, *, on: bool
) -> None:
    """A seat's kennel."""
    r, (_, _, step) = where.shape.marble, where.shape.kennel
    half = r + 3
    box = (-half, -half, 3 * step + 2 * half, 2 * half)
    empty, out = ("on_soft", "on_text") if on else ("khole", "mout")
    sheet.put(signs.kennel, *where.kennel(number, 0), box, fill, number, count, step, r, empty, out)


def _plate(
    sheet: Sheet, where: Geometry, view: View, number: Seat, name: str, letter: str, *, on: bool
) -> None:
    x, y, width, _ = where.plate(number)
    fill, ink = ("on", "on_text") if on else ("plate", "text")
    empty_plate(sheet, where, number, fill)
    line = y + (45 if where.players <= 4 else 40)
    left, room = x + 19, width - 38
    if on:
        sheet.put(pointer, left + 14, line, around(20), fill, number, ink)
        left, room = left + 41, room - 41
    if number == view.dealer:
        sheet.put(dealer, x + width - 36, line, around(21), fill, letter, "ink" if on else "text")
        room -= 48
    sheet.text(left, line, name, where.shape.name, ink, fill, align="left", width=room, least=LEAST)
    count = where.table.kennel(view.board, number)
    paint_kennel(sheet, where, number, count, fill, on=on)
    _, down = where.kennel(number, 0)
    held = (view.sizes[number], "on_soft" if on else "soft", fill)
    right = 42 if where.players <= 4 else 35
    sheet.put(signs.held, x + width - right, down + 2, (-26, -40, 60, 74), fill, *held)
