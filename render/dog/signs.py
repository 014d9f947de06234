"""The drawings of DOG: what is put on the board, each with its middle at (0, 0)."""

from __future__ import annotations

import math
from typing import NamedTuple

from games.protocol import Seat
from render.dog.geometry import Grid
from render.lettering import Line
from render.pen import Pen, Point
from render.pieces import badge, marble
from render.theme import Colour
from render.theme import seat as seat_colour

# Marbles


def fresh(pen: Pen, number: Seat, half: float, r: float) -> None:
    """A marble that bars its start: it stands in a solid square."""
    pen.box(-half - 1.5, -half - 1.5, 2 * half + 3, 2 * half + 3, "block2", 8)
    pen.box(-half + 1.5, -half + 1.5, 2 * half - 3, 2 * half - 3, "block", 6)
    marble(pen, number, r, "block2")


def victim(pen: Pen, number: Seat, r: float) -> None:
    """Sent home: the marble, small, in front of an X, so that colour and mark stay readable."""
    arm = 1.3 * r
    for width, colour in ((13, "block2"), (7.5, "block")):
        pen.line([(-arm, -arm), (arm, arm)], width, colour)
        pen.line([(-arm, arm), (arm, -arm)], width, colour)
    marble(pen, number, r, "mout", 3)


def halo(pen: Pen, r: float) -> None:
    """A ring round what is chosen."""
    pen.ring(0, 0, r + 8, 14, "block2")
    pen.ring(0, 0, r + 8, 8, "accent")


def landing(pen: Pen, number: Seat, r: float) -> None:
    """Where a marble would go: a smaller one within the ring."""
    pen.disc(0, 0, r + 4, "accent_soft")
    marble(pen, number, 0.66 * r, "mout", 3)


def possible(pen: Pen, r: float) -> None:
    """An empty field that can be chosen."""
    pen.disc(0, 0, 0.62 * r + 3, "block2")
    pen.disc(0, 0, 0.62 * r, "accent")
    pen.disc(0, 0, 0.62 * r - 6, "accent_soft")


def choice(pen: Pen, r: float) -> None:
    """A marble that can be chosen, or hit: four corners round it."""
    out = r + 5
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = [(x * out * 0.35, y * out), (x * out, y * out), (x * out, y * out * 0.35)]
        pen.line(corner, 11, "block2")
        pen.line(corner, 6, "accent")


def kennel(
    pen: Pen,
    number: Seat,
    waiting: int,
    step: int,
    r: int,
    empty: Colour,
    fill: Colour,
    out: Colour,
) -> None:
    """The four places of a kennel, the first ones taken; an empty one is only a thin ring."""
    for j in range(4):
        if j < waiting:
            marble(pen, number, r, out, x=step * j)
        else:
            pen.disc(step * j, 0, r - 9, empty)
            pen.disc(step * j, 0, r - 12, fill)


def numbered(pen: Pen, text: str, number: Seat, r: float, size: int) -> None:
    """The number of a play, in the colour of who made it."""
    badge(
        pen, text, r, size if len(text) == 1 else 24, seat_colour(number), "white", "ink", "casing"
    )


def homecomer(pen: Pen, text: str, face_colour: Colour, ink: Colour, out: Colour) -> None:
    """The number of the play that sent a marble home, on that marble."""
    pen.disc(0, 0, 18, out)
    pen.disc(0, 0, 15.5, face_colour)
    pen.text(0, 0, text, 24, ink, face_colour)


def portion(pen: Pen, text: str) -> None:
    """How many steps of a seven a marble takes."""
    pen.disc(0, 0, 24.5, "block2")
    pen.disc(0, 0, 21.5, "accent")
    pen.text(0, 0, text, 30, "on_accent", "accent")


def pill(pen: Pen, text: str, number: Seat, width: int) -> None:
    """How far a marble has to its start: the number of fields, an arrow, a small start ring."""
    pen.box(-width / 2 - 2, -20, width + 4, 40, "block2", 20)
    pen.box(-width / 2 + 1, -17, width - 2, 34, "on", 17)
    x = width / 2 - 18
    pen.disc(x, 0, 12.5, "on_text")
    pen.disc(x, 0, 11, seat_colour(number))
    pen.disc(x, 0, 5.5, "hole")
    pen.line([(x - 38, 0), (x - 26, 0)], 5, "on_text", caps=False)
    pen.polygon([(x - 28, -9), (x - 16, 0), (x - 28, 9)], "on_text")
    if text:
        pen.text((x - 42 + 13 - width / 2) / 2, 0, text, 27, "on_text", "on")


# Paths


def _normal(way: Grid) -> Grid:
    """To the left of a way."""
    return way[1], -way[0]


class Stroke(NamedTuple):
    """How a path is drawn: so far to the left of the middle, so broad, in these colours."""

    aside: int
    half: int
    pitch: int
    colour: Colour
    casing: Colour


def piece(pen: Pen, come: Grid | None, go: Grid, stroke: Stroke, tip: int | None) -> None:
    """A path on one field: from where it comes to where it goes.

    Without `come` it begins here; with a `tip` it ends in an arrow head that reaches so far. Two
    pieces meet exactly on the border between their fields.
    """
    aside, half, pitch, colour, casing = stroke
    turns = come is not None and come != go
    sides = [_normal(go), *([_normal(come)] if come and turns else [])]
    x, y = (aside * sum(side[i] for side in sides) for i in (0, 1))
    long, wide = 16 + half / 1.5, 9 + half
    ahead = pitch / 2 if tip is None else tip - long + 2
    end = x * abs(go[1]) + go[0] * ahead, y * abs(go[0]) + go[1] * ahead
    for extra, ink in ((4 if half > 4 else 3, casing), (0, colour)):
        if turns or come is None:
            pen.disc(x, y, half + extra, ink)
        if come:
            begin = x * abs(come[1]) - come[0] * pitch / 2, y * abs(come[0]) - come[1] * pitch / 2
            pen.line([begin, (x, y)], 2 * (half + extra), ink, caps=False)
        pen.line([(x, y), end], 2 * (half + extra), ink, caps=False)
        if tip is not None:
            point = x * abs(go[1]) + go[0] * tip, y * abs(go[0]) + go[1] * tip
            _head(pen, point, go, long, wide, extra, ink)


def _head(
    pen: Pen, tip: Point, go: Point, long: float, wide: float, casing: float, ink: Colour
) -> None:
    """An arrow head, or the casing round one."""
    (x, y), (dx, dy) = tip, go
    base = x - long * dx, y - long * dy
    left, right = ((base[0] - side * wide * dy, base[1] + side * wide * dx) for side in (1, -1))
    pen.polygon([tip, left, right], ink)
    if casing:
        pen.line([tip, left, right, tip], 2 * casing, ink)


def exchange(pen: Pen, to: Point, gap: float, colour: Colour, casing: Colour) -> None:
    """Two marbles change places: a straight line with two heads, from (0, 0) to another place."""
    x, y = to
    away = math.hypot(x, y)
    dx, dy = x / away, y / away
    begin, end = (gap * dx, gap * dy), (x - gap * dx, y - gap * dy)
    inner = [(begin[0] + 12 * dx, begin[1] + 12 * dy), (end[0] - 12 * dx, end[1] - 12 * dy)]
    for extra, ink in ((4.0, casing), (0.0, colour)):
        pen.line(inner, 9 + 2 * extra, ink, caps=False)
        _head(pen, begin, (-dx, -dy), 20, 14, extra, ink)
        _head(pen, end, (dx, dy), 20, 14, extra, ink)


# Cards


def blank(
    pen: Pen, x: float, y: float, width: float, height: float, radius: float, line: float = 3
) -> None:
    """A card without anything on it."""
    pen.box(x, y, width, height, "card_edge", radius)
    pen.box(x + line, y + line, width - 2 * line, height - 2 * line, "card", radius - line)


def dashed_box(
    pen: Pen, x: float, y: float, width: float, height: float, line: float, colour: Colour
) -> None:
    """An empty card: only a dashed outline."""
    points = [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]
    pen.dashes(points, line, colour, 10, 7)


def held(pen: Pen, count: int, ink: Colour, under: Colour) -> None:
    """How many cards somebody has left."""
    if not count:
        dashed_box(pen, -22, -29, 44, 58, 3, ink)
        pen.text(0, 0, "0", 36, ink, under)
        return
    if count > 1:
        blank(pen, -17, -36, 46, 60, 8)
    blank(pen, -23, -30, 46, 60, 8)
    pen.text(0, 0, str(count), 36, "ink", "card")


def stock(pen: Pen, count: int) -> None:
    """The stock: three stacked cards and how many there are."""
    for i in (2, 1, 0):
        blank(pen, -32 + 5 * i, -27 - 5 * i, 62, 56, 8)
    pen.text(-1, 1, str(count), 36, "ink", "card")


def victim_on_card(pen: Pen, number: Seat) -> None:
    """Sent home, on the card that did it."""
    for a, b in ((-1, -1), (-1, 1)):
        pen.line([(-17 * a, -17 * b), (17 * a, 17 * b)], 6, "card_edge")
    marble(pen, number, 12, "card_edge", 3)


def robbed(pen: Pen, number: Seat) -> None:
    """Whose card was taken: a card with the marble on it."""
    pen.box(-14, -18, 28, 36, "card_edge", 6)
    marble(pen, number, 10, "card", 2)


def caption(pen: Pen, line: Line, width: int) -> None:
    """A few words on the edge of a strip."""
    pen.box(-width / 2, -17, width, 34, "plate_edge", 17)
    pen.box(3 - width / 2, -14, width - 6, 28, "plate", 14)
    pen.text(0, 0, line.text, line.size, "soft", "plate", line.font)


def empty_card(pen: Pen, width: int, height: int) -> None:
    """Somebody could not play and laid everything down."""
    dashed_box(pen, -width / 2 + 2, -height / 2 + 2, width - 4, height - 4, 4, "soft")
    pen.box(-18, -height / 2 + 38, 36, 7, "soft", 3.5)
