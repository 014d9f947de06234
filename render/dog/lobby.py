"""The lobby of DOG: the empty board with who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.protocol import Seat
from render.dog.geometry import Geometry, geometry
from render.dog.ground import paint_ground
from render.dog.inlay import paint_strip
from render.dog.plates import LEAST, OUTSIDE, empty_plate, put_kennel, put_plate, shown_name
from render.lettering import wrapped
from render.lobby import Place
from render.pen import Pen
from render.picture import Area, Say
from render.pieces import around, marble, tick
from render.sheet import Sheet
from render.theme import WIDTH

SIZE: Final = 40  # of what was agreed
LINE: Final = 48  # px from one of its lines to the next


def paint_board_lobby(
    paper: type[Sheet], theme: str, seats: Sequence[Place], words: Sequence[str], say: Say
) -> tuple[Sheet, dict[str, Area]]:
    """The board: title and agreements in the middle, `words` last on the strip."""
    where = geometry(len(seats))
    size = (WIDTH, where.shape.height)
    sheet = paper.ground("dog", theme, size, "canvas", _ground, len(seats))
    for number, place in enumerate(seats):
        _seat(sheet, where, number, place, say)
    title, *lines, count = words
    x, y, width, height = where.shape.inlay
    broken = [wrapped(text, SIZE, width - 32, 2) for text in lines]
    if sum(map(len, broken)) > (height - 108) // LINE:
        broken = [[text] for text in lines]
    told = [(part, "soft" if i else "text") for i, parts in enumerate(broken) for part in parts]
    tall = 92 + LINE * len(told)
    line = y + (height - tall) // 2 + 46
    sheet.text(x + width // 2, line, title, 92, "text", "inlay", width=width - 40, least=48)
    for i, (text, ink) in enumerate(told):
        at = line + 76 + LINE * i
        sheet.text(x + width // 2, at, text, SIZE, ink, "inlay", width=width - 32, least=30)
    sheet.text(600, where.shape.strip + 52, count, 44, "text", "plate", width=1080, least=36)
    return sheet, {f"seat:{number}": where.plate(number) for number in range(len(seats))}


def _ground(sheet: Sheet, players: int) -> None:
    paint_ground(sheet, players)
    paint_strip(sheet, geometry(players))


def _seat(sheet: Sheet, where: Geometry, number: Seat, place: Place, say: Say) -> None:
    if place.name is None:
        words = place.free(say)
        put_plate(sheet, where, number, _free, words)
    else:
        name = shown_name({number: place.name}, number, say)
        put_plate(sheet, where, number, _taken, name, place.ready)


def _taken(sheet: Sheet, players: int, number: Seat, name: str, ready: bool) -> None:
    """Who sits there, and whether they are ready."""
    where = geometry(players)
    inside = where.shape.edges[where.segment(number)] is None
    empty_plate(sheet, number, "plate", "board" if inside else "canvas")
    room = sheet.width - 2 * OUTSIDE - 38
    left, line = OUTSIDE + 19, OUTSIDE + (45 if players <= 4 else 40)
    size = where.shape.name
    sheet.text(left, line, name, size, "text", "plate", align="left", width=room, least=LEAST)
    y = put_kennel(sheet, where, number, 4, "plate", on=False)
    if ready:
        x = sheet.width - OUTSIDE - (42 if players <= 4 else 32)
        sheet.put(tick, x, y, around(23), "plate", 22, "on", "on_text")


def _free(sheet: Sheet, players: int, number: Seat, words: str) -> None:
    """A seat that anybody may take."""
    where = geometry(players)
    shape = where.shape
    inside = shape.edges[where.segment(number)] is None
    under = "board" if inside else "canvas"
    box = (0, 0, sheet.width, sheet.height)
    sheet.put(_outline, 0, 0, box, under, sheet.width, sheet.height)
    left, line = OUTSIDE + 19, OUTSIDE + (45 if players <= 4 else 40)
    room = sheet.width - 2 * OUTSIDE - 100
    sheet.text(left, line, words, shape.name, "soft", under, align="left", width=room, least=LEAST)
    x, y = OUTSIDE + shape.kennel[0], sheet.height - OUTSIDE - shape.kennel[1]
    sheet.put(marble, x, y, around(shape.marble + 2), under, number, shape.marble)
    sheet.put(_plus, sheet.width - 62, sheet.height // 2, around(30), under)


def _outline(pen: Pen, width: int, height: int) -> None:
    inset, r = OUTSIDE + 1, 20
    left, top, right, bottom = inset, inset, width - inset, height - inset
    for x, y, u, v in (
        (left + r, top, right - r, top),
        (left + r, bottom, right - r, bottom),
        (left, top + r, left, bottom - r),
        (right, top + r, right, bottom - r),
    ):
        pen.dashes([(x, y), (u, v)], 5, "soft", 18, 14)


def _plus(pen: Pen) -> None:
    pen.line([(-24, 0), (24, 0)], 9, "soft")
    pen.line([(0, -24), (0, 24)], 9, "soft")
