"""Where a sign beside a field finds room: not over labels, plates, finishes or another sign.

What is taken is one int: a bit a square of CELL pixels, row by row. Whether a place is free is
then a shift and an "and".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from games.dog.board import FINISH, Place
from games.protocol import Seat
from render.dog.geometry import Geometry, Pixel, geometry
from render.dog.ground import around_label, labels
from render.picture import Area
from render.theme import WIDTH

CELL: Final = 8
ACROSS: Final = WIDTH // CELL

NEAREST: Final = (0, 40, 8)  # middles beside a field: the first, how many inside and outside
FARTHER: Final = (40, 48, 0)


class Room:
    """What is taken on the board so far."""

    def __init__(self, players: int, marbles: Iterable[Place]) -> None:
        where = geometry(players)
        half = where.shape.marble + 2
        self._players = players
        self._taken = _fixed(players)
        self._put = 0  # what is no part of the board: marbles and signs
        for place in marbles:
            self.take(where.at(place), 2 * half, 2 * half)

    def beside(self, f: Place, width: int, height: int) -> Pixel:
        """The nearest free middle for something so large beside a ring field; it is then taken."""
        fewest, found, taken = 1 << 30, (0, 0), self._taken
        for middle, shift, cells in self._places(f, width, height):
            covered = (taken >> shift & cells).bit_count()
            if covered < fewest:
                fewest, found = covered, middle
                if not covered:
                    break
        self.take(found, width, height)
        return found

    def _places(self, f: Place, width: int, height: int) -> Iterator[Near]:
        yield from _near(self._players, f, width, height, *NEAREST)
        yield from _near(self._players, f, width, height, *FARTHER)  # seldom asked for

    def along(self, f: Place, t: Place, size: int) -> Pixel:
        """A free middle for something so large on the line between two ring fields, else beside it.

        Only marbles, labels and signs are in the way, not the empty fields of the ring.
        """
        (x, y), (u, v) = geometry(self._players).at(f), geometry(self._players).at(t)
        shares = (0.3, 0.7, 0.4, 0.6, 0.5, 0.2, 0.8, 0.25, 0.75)
        middles = [(round(x + a * (u - x)), round(y + a * (v - y))) for a in shares]
        taken = self._taken & ~_ring(self._players) | self._put
        found = min(middles, key=lambda middle: _covered(taken, middle, size))
        if _covered(taken, found, size):
            return self.beside(f, size, size)
        self.take(found, size, size)
        return found

    def next_to(self, place: Place, size: int) -> Pixel:
        """The freer side of a finish field, for something so large; it is then taken."""
        where = geometry(self._players)
        (x, y), (dx, dy) = where.at(place), where.inward((place - FINISH) // 4)
        away = where.shape.hole + size // 2 + 2
        sides = [(x + away * dy * side, y + away * dx * side) for side in (1, -1)]
        found = min(sides, key=lambda middle: _covered(self._taken, middle, size))
        self.take(found, size, size)
        return found

    def take(self, middle: Pixel, width: int, height: int) -> None:
        """Nothing else shall be put there."""
        shift, cells = _cells(_area(middle, width, height))
        self._taken |= cells << shift
        self._put |= cells << shift


def _covered(taken: int, middle: Pixel, size: int) -> int:
    """How many cells of a square are taken."""
    shift, cells = _cells(_area(middle, size, size))
    return (taken >> shift & cells).bit_count()


class Near(NamedTuple):
    """A middle, and the cells round it: a pattern, and how far it is shifted."""

    middle: Pixel
    shift: int
    cells: int


@lru_cache(1 << 7)  # of 10 kB each
def _near(
    players: int, f: Place, width: int, height: int, first: int, inner: int, outer: int
) -> tuple[Near, ...]:
    """Middles beside a field within the picture, nearest first, the outer side of the ring last.

    Without the `first` ones of either side, of which at most so many are given.
    """
    x, y = geometry(players).at(f)
    chosen = []
    for side, most in ((1, inner), (-1, outer)):
        found = []
        for u, v in _around(geometry(players), f, width, height, side):
            left, top, *_ = _area((u, v), width, height)
            if left >= 2 and top >= 2 and left + width <= WIDTH - 2:
                found.append(((u - x) ** 2 + (v - y) ** 2, u, v))
        chosen += sorted(found)[first : first + most]
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
    found += [around_label(f, at) for f, at in labels(where).items()]
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
