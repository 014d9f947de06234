"""Tiles and the marks on them: drawings for `Sheet.put`, a tile's top left corner at (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from render import pieces
from render.emblem import emblem
from render.outline import cut, rounded
from render.pen import Pen, Point
from render.rummy.lines import BADGE_HIGH, Size
from render.rummy.stands import Shown
from render.sheet import Sheet
from render.sprites import Box
from render.theme import Colour, seat

BANDS: Final = ("red", "blue", "ink", "yellow")  # by colour: r b k y
SIGNS: Final = ("tile", "tile", "tile", "ink")  # on the band
NUMBERS: Final = ("red", "blue", "ink", "amber")

BAND: Final = 0.42  # of a tile's height
HEART: Final = (
    (0, 44),
    (-20, 26),
    (-48, 8),
    (-48, -18),
    (-48, -38),
    (-34, -46),
    (-23, -46),
    (-12, -46),
    (-4, -40),
    (0, -30),
)
DROP: Final = ((0, -52), (9, -30), (37, -10), (37, 17), (37, 37), (20, 50), (0, 50))
CAP: Final = ((-36, 6), (-44, -22), (-20, -8), (0, -30), (20, -8), (44, -22), (36, 6))
SMOOTH: Final = 10  # points on a curve


def band(size: Size) -> int:
    """The height of the coloured band."""
    return round(BAND * size.h)


def _curve(points: Sequence[Point]) -> list[Point]:
    """A chain of cubic curves: a point, then two handles and a point each."""
    found = [points[0]]
    for i in range(0, len(points) - 1, 3):
        a, b, c, d = points[i : i + 4]
        for step in range(1, SMOOTH + 1):
            t = step / SMOOTH
            u = 1 - t
            w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            x = w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0]
            y = w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1]
            found.append((x, y))
    return found


def glyph(pen: Pen, colour: int, x: float, y: float, across: float) -> None:
    """The sign of a tile colour: heart, drop, moon, star. Colour alone is never enough."""
    u = across / 100
    ink = SIGNS[colour]
    if colour == 2:
        pen.disc(x, y, 49 * u, ink)
        pen.disc(x + 22 * u, y - 14 * u, 38 * u, BANDS[colour])
        return
    if colour == 3:
        pen.polygon(pieces.moved(pieces.star(54 * u, 23 * u), x, y + 3 * u), ink)
        return
    half = _curve(HEART if colour == 0 else DROP)
    whole = [*half, *((-a, b) for a, b in reversed(half))]
    pen.polygon([(x + a * u, y + b * u) for a, b in whole], ink)


def body(pen: Pen, w: int, colours: tuple[int, ...], joker: bool) -> None:
    """A tile without its number; a joker's band has every colour it may stand for."""
    size = Size(w)
    h, r, low = size.h, 0.13 * w, band(size)
    top = "plum" if joker else "tile"
    pen.box(0, 0, w, h + size.lip, "lip", r)
    if not colours:
        pen.box(0, 0, w, h, top, r)
        _face(pen, w, h)
    else:
        share = w / len(colours)
        for i, colour in enumerate(colours):
            _band(pen, i * share, h - low, share, low, BANDS[colour], r, i, len(colours))
            across = min(0.88 * low, 0.86 * share)
            glyph(pen, colour, (i + 0.5) * share, h - low / 2, across)
        pen.box(0, 0, w, h - low, top, r)
        pen.box(0, h - low - r, w, r, top)


def _band(
    pen: Pen,
    x: float,
    y: float,
    width: float,
    height: float,
    colour: Colour,
    r: float,
    place: int,
    of: int,
) -> None:
    """One colour's part of the band; its outer corners are round below."""
    pen.box(x, y - r, width, height + r, colour, r)
    if place:
        pen.box(x, y, r, height, colour)
    if place < of - 1:
        pen.box(x + width - r, y, r, height, colour)


def cap(pen: Pen, w: int) -> None:
    """A jester's cap over the upper edge: seen where a number is not."""
    u, x = w / 100, w / 2
    points = [(x + a * u, b * u) for a, b in CAP]
    pen.polygon(points, "plum")
    pen.line(points, max(2.5, 3 * u), "tile")
    pen.box(x - 30 * u, 2.5 * u, 60 * u, 8 * u, "plum")
    for a, b in (CAP[1], CAP[3], CAP[5]):
        pen.disc(x + a * u, b * u, 8.5 * u + 1.2, "ink")
        pen.disc(x + a * u, b * u, 8.5 * u - 1.2, "yellow")


def _face(pen: Pen, w: int, h: int) -> None:
    """A joker that stands for nothing yet smiles."""
    u, x, y = w / 100, w / 2, 0.55 * h
    pen.disc(x, y, 34 * u, "tile")
    for side in (-1, 1):
        pen.disc(x + side * 13 * u, y - 9 * u, 5 * u, "plum")
    smile = [(-17, 7), (-12, 17), (-4, 22), (4, 22), (12, 17), (17, 7)]
    pen.polygon([(x + a * u, y + b * u) for a, b in smile], "plum")


def put_tile(sheet: Sheet, x: int, y: int, size: Size, shown: Shown, under: Colour) -> None:
    """A tile with its number, its top left corner at a point."""
    w, h = size.w, size.h
    box = (0, 0, w, h + size.lip)
    sheet.put(body, x, y, box, under, w, shown.colours, shown.joker)
    if shown.number:
        ink, ground = ("white", "plum") if shown.joker else (NUMBERS[shown.colours[0]], "tile")
        middle = y + round(0.53 * (h - band(size)))
        sheet.text(x + w // 2, middle, str(shown.number), round(0.63 * w), ink, ground)


def put_cap(sheet: Sheet, x: int, y: int, w: int) -> None:
    """The cap of a joker whose top left corner is at a point."""
    high = round(0.42 * w)
    sheet.put(cap, x, y, (-6, -high, w + 12, high + round(0.12 * w)), "wood", w)


# Marks: a ring round the tile and a badge on its upper edge; on a joker, whose cap is there, below


def laid(pen: Pen, w: int, low: bool, number: int) -> None:
    """A tile that a seat has laid."""
    ring_laid(pen, w, number)
    r, x, y = _badge(w, low=low)
    _disc(pen, x, y, r, "white", "ink")
    emblem(pen, number, 0.64 * r, "ink", 2.5, x, y)


def moved(pen: Pen, w: int, low: bool) -> None:
    """A tile that came from another set: two opposite arrows."""
    points = _round(w)
    pen.line(points, 11, "ink")
    for dash in cut(points, 12, 10):
        pen.line(dash, 6, "white", caps=False)
    r, x, y = _badge(w, low=low)
    _disc(pen, x, y, r, "white", "ink")
    for side in (-1, 1):
        at = y + side * 0.24 * r
        pen.line([(x - 0.5 * r, at), (x + 0.5 * r, at)], 0.16 * r, "ink", caps=False)
        tip, back = x + side * 0.62 * r, x + side * 0.20 * r
        pen.polygon([(tip, at), (back, at - 0.27 * r), (back, at + 0.27 * r)], "ink")


def ring_laid(pen: Pen, w: int, number: int) -> None:
    """Round a tile that a seat has laid, or picked."""
    points = _round(w)
    pen.line(points, 11, "ink")
    pen.line(points, 6, seat(number))


def ring_drawn(pen: Pen, w: int) -> None:
    """Round the tile drawn last."""
    points = _round(w)
    pen.line(points, 11, "ink")
    pen.line(points, 6, "white")


def _round(w: int) -> list[Point]:
    """Its edges lie on whole pixels: they need no smoothing against whatever colour is there."""
    return rounded(-3.5, -3.5, w + 7, Size(w).h + 7, 0.13 * w + 3.5)


def ring_box(w: int) -> Box:
    """What a ring takes."""
    return (-10, -10, w + 20, Size(w).h + 20)


def mark_box(size: Size) -> Box:
    """What a ring and its badge take."""
    r = size.badge
    over = math.ceil((1 + BADGE_HIGH) * r) + 3
    return (-10, -over, size.w + 20, size.h + over + r + 3)


def _badge(w: int, *, low: bool) -> tuple[int, float, float]:
    """The radius of a badge on the table, and its middle."""
    size = Size(w)
    r = size.badge
    return r, w / 2, size.h - 0.1 * r if low else -BADGE_HIGH * r


def badge_picked(pen: Pen, r: float) -> None:
    """A tick."""
    _disc(pen, 0, 0, r, "white", "ink")
    pen.line([(-0.40 * r, 0.04 * r), (-0.10 * r, 0.34 * r), (0.44 * r, -0.32 * r)], 0.22 * r, "ink")


def badge_drawn(pen: Pen, r: float) -> None:
    """An arrow down to a line, on a dark disc."""
    _disc(pen, 0, 0, r, "ink", "white")
    pen.line([(0, -0.52 * r), (0, 0.05 * r)], 0.22 * r, "white", caps=False)
    pen.polygon([(-0.36 * r, -0.06 * r), (0.36 * r, -0.06 * r), (0, 0.32 * r)], "white")
    pen.line([(-0.40 * r, 0.50 * r), (0.40 * r, 0.50 * r)], 0.18 * r, "white", caps=False)


def _disc(pen: Pen, x: float, y: float, r: float, face: Colour, rim: Colour) -> None:
    pen.disc(x, y, r + 1.5, rim)
    pen.disc(x, y, r - 1.5, face)


# In the players' panels


def icon(pen: Pen, outline: Colour) -> None:
    """A small tile: how many are held."""
    pen.box(-14, -19, 28, 38, outline, 7)
    pen.box(-11, -16, 22, 32, "tile", 4.5)
    pen.box(-11, 3, 22, 13, "ledge", 4)
    pen.box(-11, 2, 22, 5, "ledge")


def lock(pen: Pen, colour: Colour, ground: Colour) -> None:
    """Not yet out: a padlock."""
    pen.ring(0, -6, 9, 5.5, colour)
    pen.box(-12, -6, 24, 6, ground)
    pen.box(-11.8, -9, 5.5, 8, colour)
    pen.box(6.3, -9, 5.5, 8, colour)
    pen.box(-15, -3, 30, 22, colour, 5)


def stock(pen: Pen, outline: Colour) -> None:
    """Three tiles on one another."""
    for i in (2, 1, 0):
        x, y = -24 + 8 * i, -26 + 6 * i
        pen.box(x, y, 42, 42, outline, 9)
        pen.box(x + 3, y + 3, 36, 36, "ledge" if i else "tile", 6.5)
