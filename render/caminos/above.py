"""What stands on the board, seen from above: tops, stones, heights, and what is new or joined."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from games.caminos.stones import HEIGHT
from render.caminos.badge import FACE, SOUTH, TOP, badge, badge_box, figure_size
from render.caminos.bare import Grid, grid
from render.caminos.scene import NO_GHOST, Column, Place, Scene, Slice, places, slices
from render.outline import borders
from render.pen import Pen
from render.sheet import Sheet
from render.theme import Colour


@cache
def _rows(name: str) -> tuple[tuple[Place, ...], ...]:
    """The cells of a board, row by row."""
    where = sorted(places(name).values())
    return tuple(tuple(p for p in where if p[1] == y) for y in range(grid(name).rows))


def stones(sheet: Sheet, scene: Scene) -> None:
    """Tops, shadows, outlines and heights, row by row."""
    cells = grid(scene.board.name)
    for row in slices(scene, _rows(scene.board.name)):
        upper, lower = cells.corner((0, row.place))[1], cells.corner((0, row.place - 1))[1]
        upper -= EDGE * (row.place == cells.rows - 1)
        lower += EDGE * (row.place == 0)
        sheet.slice(_row, (WOOD, upper, ACROSS, lower - upper), row)


EDGE: Final = 8  # what outlines need beyond the board
WOOD: Final = 20
ACROSS: Final = 930


def _row(sheet: Sheet, row: Slice) -> None:
    """A row, with what reaches into it from the rows beside it."""
    scene = row.scene
    cells = grid(scene.board.name)
    c = cells.cell
    lines = _rows(scene.board.name)
    near = [p for line in lines[max(0, row.place - 1) : row.place + 2] for p in line]
    tops = [(place, column) for place in near if (column := scene.columns[place]).height]
    for place, column in tops:
        sheet.rect(*cells.corner(place), c, c, TOP[column.top])
    for place in lines[row.place]:
        if scene.columns[place].height < HEIGHT:
            _shadows(sheet, scene, cells, place, scene.columns[place])
    _outlines(sheet, scene, cells, row.place)
    size, box = figure_size(c), badge_box(c)
    hidden = {*scene.path, *visible(scene, scene.ghost)}
    for place, column in tops:
        if place[1] == row.place and place not in hidden:
            x, y = cells.middle(place)
            sheet.put(badge, x, y, box, TOP[column.top], column.top, column.height, c, size)


def _shadows(sheet: Sheet, scene: Scene, cells: Grid, place: Place, column: Column) -> None:
    """Light comes from the upper left: what is higher there throws its shadow."""
    c = cells.cell
    x, y = cells.corner(place)
    colour = SOUTH[column.top] if column.height else "shade"
    west, north = scene.at((place[0] - 1, place[1])), scene.at((place[0], place[1] + 1))
    if west.height > column.height:
        sheet.rect(x, y, round(0.065 * c * (west.height - column.height)), c, colour)
    if north.height > column.height:
        sheet.rect(x, y, c, round(0.065 * c * (north.height - column.height)), colour)


def _outlines(sheet: Sheet, scene: Scene, cells: Grid, row: int) -> None:
    """Thick between stones, thin where the height changes within one; about one row."""
    c = cells.cell
    thick = max(5, round(0.055 * c))
    for place, kind in _edges(scene, row):
        x, y = cells.corner(place)
        t = thick if kind > 1 else 3
        if kind in (FLAT, FLAT_THIN):
            sheet.rect(x - thick // 2, y - t // 2, c + thick, t, "ink")
        else:
            sheet.rect(x - t // 2, y - thick // 2, t, c + thick, "ink")


FLAT_THIN, UPRIGHT_THIN, FLAT, UPRIGHT = 0, 1, 2, 3


def _edges(scene: Scene, row: int) -> Iterator[tuple[Place, int]]:
    """The upper and the left edges of cells that have a line, thin ones first."""
    found = []
    for x in range(scene.board.columns + 1):
        for y in (row - 1, row, row + 1):
            here = scene.at((x, y))
            for near, flat in (((x, y + 1), True), ((x - 1, y), False)):
                beside = scene.at(near)
                if not here.height and not beside.height:
                    continue
                if not scene.joined((x, y), near):
                    found.append(((x, y), FLAT if flat else UPRIGHT))
                elif here.height != beside.height:
                    found.append(((x, y), FLAT_THIN if flat else UPRIGHT_THIN))
    found.sort(key=lambda edge: edge[1] > 1)
    return iter(found)


def visible(scene: Scene, index: int) -> list[Place]:
    """The cells where a stone is seen from above."""
    if index == NO_GHOST:
        return []
    return [place for place in scene.standing if scene.columns[place].stones[-1] == index]


# What is new, joined, not joined, or not yet placed


def barriers(sheet: Sheet, scene: Scene) -> None:
    """A plank where two tops look joined and are not (C7)."""
    cells = grid(scene.board.name)
    c = cells.cell
    long, wide = round(0.43 * c) + 5, round(0.10 * c) + 5
    for (x, y), beside in scene.barriers:
        left, upper = cells.corner((x, y))
        under = TOP[scene.at((x, y)).top]
        if beside[0] > x:
            box = (-wide, -long, 2 * wide, 2 * long)
            sheet.put(plank, left + c, upper + c // 2, box, under, c, True)
        else:
            box = (-long, -wide, 2 * long, 2 * wide)
            sheet.put(plank, left + c // 2, upper, box, under, c, False)


def plank(pen: Pen, c: int, upright: bool) -> None:
    """White with slanted red stripes, across an edge."""
    long, wide = 0.43 * c, 0.10 * c

    def turned(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(v, u) for u, v in points] if upright else list(points)

    def bar(more: float, colour: Colour, radius: float) -> None:
        a, b = (wide, long) if upright else (long, wide)
        pen.box(-a - more, -b - more, 2 * (a + more), 2 * (b + more), colour, radius)

    bar(4, "ink", 6)
    bar(0, "white", 2)
    step = 2 * long / 4
    for i in range(4):
        at = -long + i * step + step * 0.28
        stripe = (
            (at, wide),
            (at + step * 0.42, wide),
            (at + step * 0.70, -wide),
            (at + step * 0.28, -wide),
        )
        pen.polygon(turned(stripe), "red")


def fresh(sheet: Sheet, scene: Scene) -> None:
    """Round each stone that is new; several are numbered."""
    cells = grid(scene.board.name)
    seen = [visible(scene, one.which) for one in scene.fresh]
    for cells_seen in seen:
        _band(sheet, cells, cells_seen, 15, "ink")
        if not scene.path:  # what is white is then the winning path
            _band(sheet, cells, cells_seen, 8, "white")
    for one, cells_seen in zip(scene.fresh, seen, strict=True):
        if one.number and cells_seen:
            first = max(cells_seen, key=lambda place: (place[1], -place[0]))
            x, y = cells.corner(first)
            box = (-25, -25, 50, 50)
            sheet.put(number, x + 10, y + 10, box, "cell", str(one.number))


def number(pen: Pen, text: str) -> None:
    """Which of several plays it was."""
    pen.disc(0, 0, 24, "ink")
    pen.disc(0, 0, 21, "white")
    pen.text(0, 0, text, 36, "ink", "white")


def _lines(cells: Grid, seen: Iterable[Place]) -> Iterator[tuple[int, int, int, int]]:
    """The border of cells on whole pixels, a straight stretch each: from and to."""
    flipped = {(x, cells.rows - 1 - y) for x, y in seen}
    for line in borders(flipped):
        corners = [cells.corner((x, cells.rows - 1 - y)) for x, y in line]
        for (x, y), (u, v) in itertools.pairwise(corners):
            yield min(x, u), min(y, v), max(x, u), max(y, v)


def _band(sheet: Sheet, cells: Grid, seen: Iterable[Place], width: int, colour: Colour) -> None:
    half = width // 2
    for x, y, u, v in _lines(cells, seen):
        sheet.rect(x - half, y - half, u - x + width, v - y + width, colour)


def ghost(sheet: Sheet, scene: Scene) -> None:
    """A stone that is not placed yet: striped, in a dashed line."""
    cells = grid(scene.board.name)
    c = cells.cell
    seen = visible(scene, scene.ghost)
    for place in seen:
        column = scene.columns[place]
        args = (column.top, column.height, c, figure_size(c))
        sheet.put(striped, *cells.corner(place), (0, 0, c, c), TOP[column.top], *args)
    _band(sheet, cells, seen, 14, "ink")
    for x, y, u, v in _lines(cells, seen):
        long = max(u - x, v - y)
        many = round(long / 34)
        for i in range(many):
            at = round((i + 0.5) * long / many) - 10
            if u > x:
                sheet.rect(x + at, y - 3, 20, 7, "white")
            else:
                sheet.rect(x - 3, y + at, 7, 20, "white")


def striped(pen: Pen, colour: int, height: int, c: int, size: int) -> None:
    """A cell of a ghost."""
    pen.box(0, 0, c, c, "ivory")
    wide, pitch = 0.13 * c * 1.41, c / 3
    for i in range(7):
        stripe = _diagonal(i * pitch - wide / 2, i * pitch + wide / 2, c)
        if len(stripe) > 2:
            pen.polygon(stripe, TOP[colour])
    badge(pen, colour, height, c, size, 4, c / 2, c / 2)


def _diagonal(low: float, high: float, c: float) -> list[tuple[float, float]]:
    """The part of a square where x + y lies between two numbers."""
    low, high = max(0.0, low), min(2 * c, high)
    if low >= high:
        return []
    points = [(min(low, c), max(0.0, low - c))]
    if low < c < high:
        points.append((c, 0))
    points += [(min(high, c), max(0.0, high - c)), (max(0.0, high - c), min(high, c))]
    if low < c < high:
        points.append((0, c))
    return [*points, (max(0.0, low - c), min(low, c))]


def path(sheet: Sheet, scene: Scene) -> None:
    """The winning path like a line of the underground: a stop a top, a dot a wall."""
    cells = grid(scene.board.name)
    c = cells.cell
    middles = [cells.middle(place) for place in scene.path]
    links = list(itertools.pairwise(middles))
    wide, r = round(0.34 * c), 0.345 * c
    box = round(r) + 7
    area = (-box, -box, 2 * box, 2 * box)
    own = TOP[scene.at(scene.path[0]).top]
    for colour, under, more, across in (("ink", own, 5, wide), ("white", "ink", 0, wide - 10)):
        for x, y in middles:
            sheet.put(stop, x, y, area, under, r + more, colour)
        for (x, y), (u, v) in links:
            half = across // 2
            left, upper = min(x, u) - half, min(y, v) - half
            sheet.rect(left, upper, abs(u - x) + 2 * half, abs(v - y) + 2 * half, colour)
    for ((x, y), (u, v)), (one, other) in zip(
        links, zip(scene.path, scene.path[1:], strict=False), strict=True
    ):
        walls = abs(scene.at(one).height - scene.at(other).height)
        for i in range(walls):
            shift = round((i - (walls - 1) / 2) * 0.13 * c)
            dx, dy = (shift, 0) if u != x else (0, shift)
            sheet.put(
                stop,
                (x + u) // 2 + dx,
                (y + v) // 2 + dy,
                (-8, -8, 16, 16),
                "white",
                0.05 * c,
                "ink",
            )
    for place, (x, y) in zip(scene.path, middles, strict=True):
        column = scene.at(place)
        rim = 0 if FACE[column.top] == "ink" else 3  # light on white needs an edge
        args = (column.top, column.height, 0.8 * c, max(36, round(0.36 * c)), rim)
        sheet.put(badge, x, y, badge_box(0.8 * c, 3), "white", *args)


def stop(pen: Pen, r: float, colour: Colour) -> None:
    """A disc of the path."""
    pen.disc(0, 0, r, colour)


def targets(sheet: Sheet, scene: Scene, places: Iterable[Place]) -> None:
    """Cells that can be chosen now: a disc in the middle of an empty one, else in its corner."""
    cells = grid(scene.board.name)
    c = cells.cell
    for place in places:
        x, y = cells.middle(place)
        if scene.at(place).height:
            shift = round(0.34 * c)
            under = TOP[scene.at(place).top]
            sheet.put(target, x + shift, y + shift, (-18, -18, 36, 36), under, 13)
        else:
            sheet.put(target, x, y, (-18, -18, 36, 36), "cell", 15)


def target(pen: Pen, r: float) -> None:
    """Something to press."""
    pen.disc(0, 0, r + 2, "ink")
    pen.disc(0, 0, r - 2, "white")
    pen.disc(0, 0, r - 7, "ink")
