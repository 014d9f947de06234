"""The board without anything on it: wood, ring, finishes, starts, labels.

Straight edges lie on whole pixels, so only corners and discs need smooth edges: a broad line is
discs at its corners with rectangles over them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from games.protocol import Seat
from render.boxes import disc, rounded, within
from render.dog.geometry import Geometry, Grid, Pixel, geometry
from render.pen import Pen
from render.picture import Area
from render.pieces import around
from render.sheet import Sheet
from render.theme import Colour, mark
from render.theme import seat as seat_colour

HAIR = 3  # px of the thin line round colours


def lane(pen: Pen, way: Grid, pitch: int, hole: int, colour: Colour, hair: Colour) -> None:
    """A start and its finish. The start is an empty ring: it must never look like a marble."""
    end = (4 * pitch * way[0], 4 * pitch * way[1])
    for half, ink in ((hole + 7 + HAIR, hair), (hole + 7, colour), (hole + 2, "track")):
        pen.line([(0, 0), end], 2 * half, ink)
    for k in range(1, 5):
        pen.disc(k * pitch * way[0], k * pitch * way[1], hole, "hole")
    for radius, ink in ((hole + 7 + HAIR, hair), (hole + 8, colour), (hole, "hole")):
        pen.disc(0, 0, radius, ink)


def chevron(pen: Pen, way: Grid, colour: Colour) -> None:
    """Which way the marbles go."""
    dx, dy = way
    points = [
        (-4 * dx - 8 * dy, -4 * dy + 8 * dx),
        (4 * dx, 4 * dy),
        (-4 * dx + 8 * dy, -4 * dy - 8 * dx),
    ]
    pen.line(points, 5, colour)


def hairline(sheet: Sheet, number: Seat) -> Colour:
    """Round yellow and white in light, and round black in dark, the thin line must be strong."""
    dark = sheet.palette.key.endswith("dark")
    return "soft" if number in ((4,) if dark else (3, 5)) else "edge"


def broad(
    sheet: Sheet, points: Sequence[Pixel], half: int, colour: Colour, under: Colour, *, ends: bool
) -> None:
    """A line along the grid, twice `half` wide, with round corners and, if wanted, round ends."""
    for x, y in points if ends else points[1:-1]:
        sheet.put(disc, x, y, around(half), under, half, colour)
    for (x, y), (u, v) in pairwise(points):
        left, top = min(x, u), min(y, v)
        if y == v:
            sheet.rect(left, y - half, abs(u - x), 2 * half, colour)
        else:
            sheet.rect(x - half, top, 2 * half, abs(v - y), colour)


def paint_ground(sheet: Sheet, players: int) -> None:
    """The board for so many players."""
    where = geometry(players)
    _wood(sheet, where)
    _tongues(sheet, where)
    _ring(sheet, where)
    for number in range(players):
        _tab(sheet, where, number)
        put_lane(sheet, where, number)
    _labels(sheet, where)


def _wood(sheet: Sheet, where: Geometry) -> None:
    shape = where.shape
    outline = [where.ring[where.grid.index(corner)] for corner in shape.corners]
    closed = [*outline, outline[0]]
    broad(sheet, closed, shape.rim + 4, "edge", "canvas", ends=True)
    for number in range(where.players):
        _coloured_edge(sheet, where, number)
    broad(sheet, closed, shape.rim, "board", "edge", ends=True)
    x, y = shape.middle
    for left, top, right, bottom in shape.body:
        p = shape.pitch
        sheet.rect(x + left * p, y + top * p, (right - left) * p, (bottom - top) * p, "board")
    rounded(sheet, shape.inlay, 26, "inlay", "board")


def _coloured_edge(sheet: Sheet, where: Geometry, number: Seat) -> None:
    """From a seat's plate to its start."""
    reach = where.shape.edges[where.segment(number)]
    if reach is None:
        return
    start = where.table.starts[number]
    fields = [(start + k) % where.table.ring for k in range(reach[0], reach[1] + 1)]
    bends = [
        where.ring[f]
        for i, f in enumerate(fields)
        if i in (0, len(fields) - 1) or where.ways(f)[0] != where.ways(f)[1]
    ]
    half = where.shape.rim + 10
    broad(sheet, bends, half + HAIR, hairline(sheet, number), "canvas", ends=False)
    broad(sheet, bends, half, seat_colour(number), hairline(sheet, number), ends=False)


def _ring(sheet: Sheet, where: Geometry) -> None:
    shape = where.shape
    outline = [where.ring[where.grid.index(corner)] for corner in shape.corners]
    broad(sheet, [*outline, outline[0]], shape.hole + 6, "track", "board", ends=True)
    for x, y in where.ring:
        sheet.put(disc, x, y, around(shape.hole), "track", shape.hole, "hole")
    for start in where.table.starts:
        x, y = where.ring[start + 1]
        sheet.put(chevron, x, y, around(16), "hole", where.ways(start + 1)[1], "track")


def put_lane(sheet: Sheet, where: Geometry, number: Seat) -> None:
    """A seat's start and finish."""
    shape, (dx, dy) = where.shape, where.inward(number)
    half, long = shape.hole + 7 + HAIR, 4 * shape.pitch
    box = (
        -half - long * (dx < 0),
        -half - long * (dy < 0),
        2 * half + long * abs(dx),
        2 * half + long * abs(dy),
    )
    args = ((dx, dy), shape.pitch, shape.hole, seat_colour(number), hairline(sheet, number))
    x, y = where.ring[where.table.starts[number]]
    sheet.put(lane, x, y, box, "board", *args)


def _tab(sheet: Sheet, where: Geometry, number: Seat) -> None:
    """The tab with the start's number, outside the start."""
    shape, colour = where.shape, seat_colour(number)
    x, y = where.ring[where.table.starts[number]]
    dx, dy = where.inward(number)
    width, tall, wide = shape.tab
    out, near = shape.rim + (tall if dy else wide), shape.hole + 4
    if dy:
        left, top, w, h = -width // 2, near if dy < 0 else -out, width, out - near
    else:
        left, top, w, h = near if dx < 0 else -out, -width // 2, out - near, width
    area, hair = (x + left, y + top, w, h), hairline(sheet, number)
    rounded(sheet, area, 11, hair, "canvas")
    rounded(sheet, within(area, HAIR), 8, colour, hair)
    away = (shape.hole + 9 + out) // 2
    start, size = str(where.table.starts[number]), 28 if width > 60 else 26
    sheet.text(x - away * dx, y - away * dy, start, size, mark(number), colour)


def _tongues(sheet: Sheet, where: Geometry) -> None:
    """Under each label a part of the track: so that it belongs to its field, not to a finish."""
    for f, (x, y) in labels(where).items():
        (u, v), (left, top, wide, high) = where.ring[f], around_label(f, (x, y))
        right, bottom = left + wide, top + high
        if x != u:  # down to the middle of its field
            left, right = (left, u) if x < u else (u, right)
        if y != v:
            top, bottom = (top, v) if y < v else (v, bottom)
        rounded(sheet, (left, top, right - left, bottom - top), 12, "track", "board")


def around_label(f: int, at: Pixel) -> Area:
    """What a label takes."""
    half = 15 if f < 10 else 22
    return at[0] - half, at[1] - 15, 2 * half, 30


def _labels(sheet: Sheet, where: Geometry) -> None:
    for f, at in labels(where).items():
        sheet.text(*at, str(f), where.shape.label, "label", "track")


def labels(where: Geometry) -> dict[int, Pixel]:
    """Where the numbers of fields stand: every fourth that is no start, on the inner side."""
    found = {}
    rim = where.shape.rim
    for f in range(0, where.table.ring, 4):
        if f in where.table.owner_of_start:
            continue
        (x, y), (dx, dy) = where.ring[f], where.inside(f)
        beside = where.shape.beside - 7 * (f < 10)
        if dx and dy:
            found[f] = x + dx * beside, y + dy * (rim + 8)
        elif dy:
            found[f] = x, y + dy * (rim + 14)
        else:
            found[f] = x + dx * beside, y
    return found
