"""The seats: name, kennel, cards left, dealer, whose turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Concatenate, Final, ParamSpec

from games.dog.state import View
from games.protocol import Seat
from games.text import Tag, Text
from render.boxes import rounded, within
from render.dog import signs
from render.dog.geometry import Geometry, geometry
from render.dog.ground import HAIR, hairline
from render.lettering import readable
from render.pen import Pen
from render.picture import Brief, Plan, Say
from render.pieces import around
from render.sheet import Sheet
from render.theme import Colour
from render.theme import seat as seat_colour
from render.yours import named

P = ParamSpec("P")

OUTSIDE: Final = 6  # px by which a plate's border is larger than the plate
LEAST: Final = 30  # size of a long name


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


def waiting(view: View, plan: Plan | None = None) -> frozenset[Seat]:
    """Who must act now, whatever somebody else plans."""
    if plan is not None:
        return frozenset(plan.due)
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


def shown_name(names: Sequence[str] | Mapping[Seat, str], number: Seat, say: Say) -> str:
    """A name as far as it can be drawn, else the seat's colour."""
    drawn = readable(names[number], "")
    return drawn or say(Text("picture-nameless", colour=colour_name(number)))


def paint_plates(sheet: Sheet, where: Geometry, view: View, brief: Brief) -> None:
    """Every seat's plate; each is kept whole until something on it changes."""
    due, names, say = waiting(view, brief.plan), brief.names, brief.say
    letter = say(Text("picture-dog-dealer"))[:1]
    yours = say(Text("picture-you"))
    for number in range(where.players):
        name = shown_name(names, number, say)
        deals = letter if number == view.dealer else ""
        waits, held = where.table.kennel(view.board, number), view.sizes[number]
        you = yours if number == view.seat else ""
        put_plate(sheet, where, number, _plate, name, you, deals, waits, held, number in due)


def put_plate(
    sheet: Sheet,
    where: Geometry,
    number: Seat,
    paint: Callable[Concatenate[Sheet, int, Seat, P], None],
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    """A plate that `paint` fills, its upper left corner at (OUTSIDE, OUTSIDE)."""
    x, y, width, height = where.plate(number)
    inside = where.shape.edges[where.segment(number)] is None
    size = (width + 2 * OUTSIDE, height + 2 * OUTSIDE)
    under = "board" if inside else "canvas"
    x, y = x - OUTSIDE, y - OUTSIDE
    sheet.part(paint, x, y, size, under, where.players, number, *args, **kwargs)


def empty_plate(sheet: Sheet, number: Seat, fill: Colour, under: Colour) -> None:
    """A plate without anything on it, as large as the sheet."""
    area, hair = (0, 0, sheet.width, sheet.height), hairline(sheet, number)
    rounded(sheet, area, 26, hair, under)
    rounded(sheet, within(area, HAIR), 23, seat_colour(number), hair)
    rounded(sheet, within(area, OUTSIDE + 4), 16, fill, seat_colour(number))


def put_kennel(
    sheet: Sheet, where: Geometry, number: Seat, count: int, fill: Colour, *, on: bool
) -> int:
    """A kennel on a plate's own sheet; at which height."""
    r, (right, up, step) = where.shape.marble, where.shape.kennel
    half = r + 3
    box = (-half, -half, 3 * step + 2 * half, 2 * half)
    empty, out = ("on_soft", "on_text") if on else ("soft", "mout")
    y = sheet.height - OUTSIDE - up
    args = (number, count, step, r, empty, fill, out)
    sheet.put(signs.kennel, OUTSIDE + right, y, box, fill, *args)
    return y


def _plate(
    sheet: Sheet,
    players: int,
    number: Seat,
    name: str,
    you: str,
    deals: str,
    waits: int,
    held: int,
    on: bool,
) -> None:
    where = geometry(players)
    fill, ink = ("on", "on_text") if on else ("plate", "text")
    inside = where.shape.edges[where.segment(number)] is None
    empty_plate(sheet, number, fill, "board" if inside else "canvas")
    line = OUTSIDE + (45 if players <= 4 else 40)
    right = sheet.width - OUTSIDE
    left, room = OUTSIDE + 19, right - OUTSIDE - 38
    if on:
        sheet.put(pointer, left + 14, line, around(20), fill, number, ink)
        left, room = left + 41, room - 41
    if deals:
        sheet.put(dealer, right - 36, line, around(21), fill, deals, "ink" if on else "text")
        room -= 48
    named(sheet, left, line, you, name, where.shape.name, ink, fill, room, LEAST)
    y = put_kennel(sheet, where, number, waits, fill, on=on)
    x = right - (42 if players <= 4 else 35)
    empty = "on_soft" if on else "soft"
    sheet.put(signs.held, x, y + 2, (-26, -40, 60, 74), fill, held, empty, fill)
