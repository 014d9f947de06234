"""The isometric picture put together: floor, columns from the back to the front, path, labels."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from render.caminos import blocks
from render.caminos.badge import TOP
from render.caminos.scene import Place, Scene, is_barred, places
from render.caminos.solid import Frame, Look, frame, labels, nearness, seen
from render.pen import Point
from render.picture import Area
from render.sheet import Sheet

LABEL: Final = 38


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
def _order(name: str, at: Frame) -> tuple[Place, ...]:
    """The cells from the back to the front."""
    return tuple(sorted(places(name).values(), key=lambda place: nearness(at.turned(place))))


@dataclass(frozen=True, slots=True)
class Strip:
    """An upright part of the picture, a cell's half wide: equal to another where all in it is."""

    frame: Frame
    number: int
    tokens: tuple[object, ...]  # of the columns that reach into it
    barriers: tuple[tuple[Place, Place], ...]
    scene: Scene = field(compare=False)
    looks: tuple[tuple[Place, Look], ...] = field(compare=False)


def columns(sheet: Sheet, shown: Scene, at: Frame) -> None:
    """Everything that stands, strip by strip."""
    steps = (at.a, at.b, at.c)
    strips: list[list[tuple[Place, Look]]] = [[] for _ in range(2 * at.size)]
    reach: list[list[int]] = [[] for _ in strips]
    for place in _order(shown.board.name, at):
        if not shown.columns[place].colours:
            continue
        look = seen(shown, at, place)
        x, y = at.turned(place)
        _, over, _, high = blocks.column_box(steps, look)
        middle = at.corner(place)[1]
        for number in range(max(0, x + y - 1), min(len(strips), x + y + 3)):
            strips[number].append((place, look))
            reach[number] += (middle + over, middle + over + high)
    for number, found in enumerate(strips):
        if found:
            near = {place for place, _ in found}
            barriers = tuple(pair for pair in shown.barriers if not near.isdisjoint(pair))
            tokens = tuple(_token(one) for one in found)
            strip = Strip(at, number, tokens, barriers, shown, tuple(found))
            out = PLANK if barriers else 0
            top, bottom = min(reach[number]) - out, max(reach[number]) + out
            area = (at.ox + number * at.a, top, at.a, bottom - top)
            sheet.slice(_strip, area, strip)


PLANK: Final = 12  # px by which a barrier reaches out of its columns


@lru_cache(1 << 13)
def _token(_: Hashable) -> object:
    """One object for all that is equal: quicker to compare."""
    return object()


def _strip(sheet: Sheet, strip: Strip) -> None:
    """The columns of a strip: nearer ones cover those behind."""
    at = strip.frame
    steps = (at.a, at.b, at.c)
    barred = {place for pair in strip.barriers for place in pair}
    for place, look in strip.looks:
        left, middle = at.corner(place)
        # Its soft edge is of its own colour: between columns of one stone no seam is seen.
        box = blocks.column_box(steps, look)
        sheet.put(blocks.column, left, middle, box, TOP[look.top], steps, look)
        if place in barred:
            _barriers(sheet, strip.scene, at, place)


def _barriers(sheet: Sheet, shown: Scene, at: Frame, place: Place) -> None:
    """Planks between this column and those behind it, north and west of it."""
    turn = -1 if at.back else 1
    x, y = place
    steps = (at.a, at.b, at.c)
    box = blocks.tallest(steps)
    box = (box[0] - 10, box[1] - 10, box[2] + 20, box[3] + 20)
    here = shown.at(place)
    for other, east in (((x, y + turn), False), ((x - turn, y), True)):
        beside = shown.at(other)
        if is_barred(here, beside):
            high = max(here.height, beside.height)
            # the shared edge: the south edge of what is north, the east edge of what is west
            left, middle = at.corner(other)
            sheet.put(blocks.barrier, left, middle, box, TOP[here.top], steps, east, high)


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


def spots(shown: Scene, at: Frame) -> dict[str, Area]:
    """The middle of each top."""
    found = {}
    for cell, place in places(shown.board.name).items():
        x, y = _centre(shown, at, place)
        found[f"cell:{cell}"] = (x - at.a // 2, y - at.b // 2, at.a, at.b)
    return found
