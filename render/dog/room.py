"""Where a sign beside a field finds room: not over labels, plates, finishes or another sign.

What is taken is one int: a bit a square of CELL pixels, row by row. Whether a place is free is
then a shift and an "and".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from games.dog.board import Place
from games.protocol import Seat
from render.dog.geometry import Geometry, Pixel, geometry
from render.dog.ground import labels
from render.picture import Area
from render.theme import WIDTH

CELL: Final = 8
ACROSS: Final = WIDTH // CELL


class Room:
    """What is taken on the board so far."""

    def __init__(self, players: int, marbles: Iterable[Place]) -> None:
        where = geometry(players)
        half = where.shape.marble + 2
        self._players = players
        self._taken = _fixed(players)
        self._marbles = 0
        for place in marbles:
            shift, cells = _cells(_area(where.at(place), 2 * half, 2 * half))
            self._marbles |= cells << shift
        self._taken |= self._marbles

    def beside(self, f: Place, width: int, height: int) -> Pixel:
        """The nearest free middle for something so large beside a ring field; it is then taken."""
        fewest, found, taken = 1 << 30, (0, 0), self._taken
        for middle, shift, cells in _near(self._players, f, width, height):
            covered = (taken >> shift & cells).bit_count()
            if covered < fewest:
                fewest, found = covered, middle
                if not covered:
                    break
        self.take(found, width, height)
        return found

    def along(self, begin: Pixel, end: Pixel, size: int) -> Pixel:
        """The freest middle for something so large on a line, away from its ends; it is then taken.

        Only marbles, labels and the like are in the way, not the empty fields of the ring.
        """
        (x, y), (u, v) = begin, end
        shares = (0.3, 0.7, 0.4, 0.6, 0.5, 0.2, 0.8, 0.25, 0.75)
        middles = [(round(x + a * (u - x)), round(y + a * (v - y))) for a in shares]
        taken = self._taken & ~_ring(self._players) | self._marbles

        def covered(middle: Pixel) -> int:
            shift, cells = _cells(_area(middle, size, size))
            return (taken >> shift & cells).bit_count()

        found = min(middles, key=covered)
        self.take(found, size, size)
        return found

    def take(self, middle: Pixel, width: int, height: int) -> None:
        """Nothing else shall be put there."""
        shift, cells = _cells(_area(middle, width, height))
        self._taken |= cells << shift


class Near(NamedTuple):
    """A middle, and the cells round it: a pattern, and how far it is shifted."""

    middle: Pixel
    shift: int
    cells: int


@lru_cache(1 << 8)  # of 10 kB each
def _near(players: int, f: Place, width: int, height: int) -> tuple[Near, ...]:
    """Middles beside a field within the picture, nearest first, the outer side of the ring last."""
    x, y = geometry(players).at(f)
    chosen = []
    for side, most in ((1, 48), (-1, 12)):
        found = []
        for u, v in _around(geometry(players), f, width, height, side):
            left, top, *_ = _area((u, v), width, height)
            if left >= 2 and top >= 2 and left + width <= WIDTH - 2:
                found.append(((u - x) ** 2 + (v - y) ** 2, u, v))
        chosen += sorted(found)[:most]
    return tuple(Near((u, v), *_cells(_area((u, v), width, height))) for _, u, v in chosen)


def _around(where: Geometry, f: Place, width: int, height: int, side: int) -> Iterator[Pixel]:
    """Middles on the inner side of a field (-1: on the outer), and shifted along the ring."""
    (x, y), (nx, ny) = where.at(f), where.inside(f)
    nx, ny = nx * side, ny * side
    rim, step = where.shape.rim - 6 if side > 0 else where.shape.rim + 8, where.shape.pitch // 4
    for a in range(0, 5 * step, step):
        for b in range(-8 * step, 9 * step, step):
            if nx and ny:
                across = rim + width // 2 + max(0, b) + a
                yield x + nx * across, y + ny * (rim - 12 + height // 2 + max(0, -b) + a)
            elif ny:
                yield x + b, y + ny * (rim + height // 2 + a)
            else:
                yield x + nx * (rim + width // 2 + a), y + b


def _area(middle: Pixel, width: int, height: int) -> Area:
    return middle[0] - width // 2, middle[1] - height // 2, width, height


def _cells(area: Area) -> tuple[int, int]:
    """The cells that an area covers, as how far to shift a pattern, and the pattern."""
    left, top, width, height = area
    left, right = max(0, left), min(WIDTH, left + width)
    top, bottom = max(0, top), top + height
    first, row = left // CELL, top // CELL
    columns, rows = -(-right // CELL) - first, -(-bottom // CELL) - row
    return row * ACROSS + first, _pattern(columns, rows)


@cache
def _pattern(columns: int, rows: int) -> int:
    return sum((1 << columns) - 1 << row * ACROSS for row in range(rows))


@cache
def _fixed(players: int) -> int:
    """Labels, plates, finishes, tabs, the ring, the inlay and the strip."""
    where = geometry(players)
    shape = where.shape
    found = [shape.inlay, (0, shape.strip, WIDTH, 100)]
    for f, (x, y) in labels(where).items():
        wide = 20 if f < 10 else 38
        found.append((x - wide // 2, y - 10, wide, 20))
    for seat in range(players):
        found += [where.plate(seat), _lane(where, seat), _tab(where, seat)]
    return _together(found) | _ring(players)


@cache
def _ring(players: int) -> int:
    """The fields of the ring."""
    where = geometry(players)
    return _together([_area(at, 2 * where.shape.hole, 2 * where.shape.hole) for at in where.ring])


def _together(areas: Iterable[Area]) -> int:
    taken = 0
    for area in areas:
        shift, cells = _cells(area)
        taken |= cells << shift
    return taken


def _lane(where: Geometry, seat: Seat) -> Area:
    (x, y), (dx, dy) = where.ring[where.table.starts[seat]], where.inward(seat)
    long, half = 4 * where.shape.pitch, where.shape.hole + 8
    left, right = sorted((x, x + dx * long))
    top, bottom = sorted((y, y + dy * long))
    return left - half, top - half, right - left + 2 * half, bottom - top + 2 * half


def _tab(where: Geometry, seat: Seat) -> Area:
    (x, y), (dx, dy) = where.ring[where.table.starts[seat]], where.inward(seat)
    width, tall, wide = where.shape.tab
    out = where.shape.rim + (tall if dy else wide)
    left, top = x - width // 2 - max(0, dx) * out, y - width // 2 - max(0, dy) * out
    return left, top, width + abs(dx) * out, width + abs(dy) * out
