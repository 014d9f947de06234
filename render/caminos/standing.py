"""The isometric picture put together: floor, columns from the back to the front, path, labels."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final, NamedTuple

from render.caminos import blocks
from render.caminos.badge import EAST, SOUTH, TOP, badge, badge_box
from render.caminos.scene import Place, Scene, places
from render.caminos.solid import Frame, Look, frame, labels, nearness, seen
from render.pen import Point
from render.picture import Area
from render.sheet import Sheet

LABEL: Final = 38
Pixel = tuple[int, int]


def ground(sheet: Sheet, name: str, players: int, back: bool) -> None:
    """The bare board with its labels."""
    at = frame(name, players, back=back)
    where = {at.turned(place) for place in places(name).values()}
    steps = (at.a, at.b, at.c)
    box = (-4, -at.b - 4, 2 * at.a + 8, 2 * at.b + 8)
    front = (-4, -4, 2 * at.a + 8, at.b + at.c + 8)
    for x, y in sorted(where, key=lambda place: (place[0] - place[1], place[0])):
        left, middle = at.corner(at.turned((x, y)))
        if (x, y - 1) not in where:
            sheet.put(blocks.front, left, middle, front, "slab", steps, False)
        if (x + 1, y) not in where:
            sheet.put(blocks.front, left, middle, front, "slab_east", steps, True)
    for place in where:
        left, middle = at.corner(at.turned(place))
        sheet.put(blocks.floor, left, middle, box, "cell", steps)
    for label in labels(name, at):
        sheet.text(label.x, label.y, label.text, LABEL, "text", "canvas")


@cache
def _order(name: str, at: Frame) -> tuple[tuple[Place, Pixel], ...]:
    """The cells from the back to the front, with their left corners."""
    cells = sorted(places(name).values(), key=lambda place: nearness(at.turned(place)))
    return tuple((place, at.corner(place)) for place in cells)


class Standing(NamedTuple):
    """A column, and where its cell's left corner is."""

    look: Look
    x: int
    y: int


def columns(sheet: Sheet, shown: Scene, at: Frame) -> None:
    """Everything that stands. It is kept in upright strips, half a cell wide."""
    name, steps = shown.board.name, (at.a, at.b, at.c)
    strips: list[list[Standing]] = [[] for _ in range(2 * at.size)]
    standing: list[tuple[Standing, range]] = []
    for place, (x, y) in _order(name, at):
        if shown.columns[place].colours:
            one = Standing(seen(shown, at, place), x, y)
            first = (x - at.ox) // at.a - 1  # its margins reach into the strips beside it
            reach = range(max(0, first), min(2 * at.size, first + 4))
            standing.append((one, reach))
            for number in reach:
                strips[number].append(one)
    numbers = [number for number, found in enumerate(strips) if found]

    def paint(sheet: Sheet, missing: Collection[int]) -> None:
        wanted = {numbers[i] for i in missing}
        for (look, x, y), reach in standing:  # nearer ones cover those behind
            if not wanted.isdisjoint(reach):
                _column(sheet, x, y, steps, look)

    sheet.slices(paint, [(_area(at, steps, n, strips[n]), (name, at, *strips[n])) for n in numbers])


def _area(at: Frame, steps: blocks.Steps, number: int, found: Sequence[Standing]) -> Area:
    """What the columns in a strip take of it; the outermost strips have a margin."""
    spans = [(one.y, blocks.column_box(steps, one.look)) for one in found]
    top = min(y + over for y, (_, over, _, _) in spans)
    foot = max(y + over + high for y, (_, over, _, high) in spans)
    left = at.ox + number * at.a - blocks.MARGIN * (number == 0)
    right = at.ox + (number + 1) * at.a + blocks.MARGIN * (number == 2 * at.size - 1)
    return left, top, right - left, foot - top


def _column(sheet: Sheet, x: int, y: int, steps: blocks.Steps, look: Look) -> None:
    """A column, face by face: there are few kinds of them, which all tables share.

    A face's soft edge is of its own colour: between faces of one stone no seam is seen.
    """
    _, b, c = steps
    for east, colours in ((False, SOUTH), (True, EAST)):
        box = blocks.wall_box(steps, east)
        for level, wall in look.east if east else look.south:
            under, up = colours[wall.colour], y - level * c
            sheet.put(blocks.wall, x, up, box, under, steps, east, wall)
    up = y - look.height * c
    colour = TOP[look.top]
    sheet.put(blocks.top, x, up, blocks.top_box(steps), colour, steps, look.top, look.edges)
    lines = blocks.news(look)
    if lines:
        box = blocks.column_box(steps, look)
        sheet.put(blocks.fresh, x, y, box, colour, steps, lines, not look.dark)
    if look.badge is not None:
        dx, dy = look.badge
        u, v = blocks.at(steps, 0.5 + dx, 0.5 + dy, look.height)
        cell = round(2.04 * b)
        box = badge_box(cell)
        sheet.put(badge, x + round(u), y + round(v), box, colour, look.top, look.height, cell, 36)
    for west, height in look.planks:
        box = blocks.barrier_box(steps, west)
        sheet.put(blocks.barrier, x, y - height * c, box, colour, steps, west)


def path(sheet: Sheet, shown: Scene, at: Frame) -> None:
    """The winning path over tops and down the walls that are in sight.

    Each stop has its half of the links on both sides; they meet upright, between two pixels.
    """
    half = max(at.a // 2, blocks.STOP + 7)
    box = (-half, -120, 2 * half, 240)
    near = [None, *shown.path, None]
    for before, place, after in zip(near, near[1:], near[2:], strict=False):
        if place is not None:
            column = shown.at(place)
            arms = tuple(_arm(shown, at, place, other) for other in (before, after) if other)
            x, y = _centre(shown, at, place)
            own = column.top
            sheet.put(blocks.station, x, y, box, TOP[own], arms, own, column.height)


def _centre(shown: Scene, at: Frame, place: Place) -> tuple[int, int]:
    x, y = at.corner(place)
    return x + at.a, y - shown.at(place).height * at.c


def _arm(shown: Scene, at: Frame, place: Place, other: Place) -> tuple[Point, ...]:
    """From a stop half the way to the next: over a wall that faces the reader, else straight."""
    x, y = _centre(shown, at, place)
    u, v = _centre(shown, at, other)
    (px, py), (qx, qy) = at.turned(place), at.turned(other)
    rise = (shown.at(other).height - shown.at(place).height) * at.c
    half = (u - x) / 2
    lower_is_nearer = (qx > px or qy < py) == (rise < 0)
    if rise and lower_is_nearer:
        edge = at.b / 2 if rise < 0 else -at.b / 2
        return (half, edge), (half, edge - rise)
    return ((half, (v - y) / 2),)


@cache
def _flat_spots(name: str, at: Frame) -> tuple[tuple[str, Place, Pixel], ...]:
    """The places of all cells, as if nothing stood on them."""
    found = []
    for cell, place in places(name).items():
        x, y = at.corner(place)
        found.append((f"cell:{cell}", place, (x + at.a - at.a // 2, y - at.b // 2)))
    return tuple(found)


def spots(shown: Scene, at: Frame) -> dict[str, Area]:
    """The middle of each top."""
    a, b, c = at.a, at.b, at.c
    columns = shown.columns
    return {
        spot: (x, y - len(columns[place].colours) * c, a, b)
        for spot, place, (x, y) in _flat_spots(shown.board.name, at)
    }
