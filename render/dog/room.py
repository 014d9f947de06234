"""Where a sign beside a field finds room: not over labels, plates, finishes or another sign."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from games.dog.board import Place
from render.dog.geometry import Geometry, Pixel, geometry
from render.dog.ground import labels
from render.picture import Area
from render.theme import WIDTH

FAR: Final = 10_000  # as bad as a sign a hundred pixels away


class Room:
    """What is taken on the board so far."""

    def __init__(self, players: int, marbles: Iterable[Place]) -> None:
        where = geometry(players)
        half = where.shape.marble + 2
        self._players = players
        self._taken: list[Area] = []
        for place in marbles:
            x, y = where.at(place)
            self._taken.append((x - half, y - half, 2 * half, 2 * half))

    def beside(self, f: Place, width: int, height: int) -> Pixel:
        """The nearest free middle for something so large beside a ring field; it is then taken."""
        best, found = 1 << 30, (0, 0)
        for fixed, x, y in _near(self._players, f, width, height):
            if fixed >= best:
                break
            area = (x - width // 2, y - height // 2, width, height)
            covered = fixed + sum(_common(area, other) for other in self._taken)
            if covered < best:
                best, found = covered, (x, y)
        self.take(found, width, height)
        return found

    def take(self, middle: Pixel, width: int, height: int) -> None:
        """Nothing else shall be put there."""
        x, y = middle
        self._taken.append((x - width // 2, y - height // 2, width, height))


@lru_cache(1 << 10)
def _near(players: int, f: Place, width: int, height: int) -> tuple[tuple[int, int, int], ...]:
    """Middles beside a field with how much they would cover of what is always there, best first."""
    x, y = geometry(players).at(f)
    found = []
    for side in (1, -1):
        for u, v in _around(geometry(players), f, width, height, side):
            area = (u - width // 2, v - height // 2, width, height)
            covered = sum(_common(area, other) for other in _fixed(players))
            beyond = area[0] < 2 or area[1] < 2 or u + width // 2 > WIDTH - 2
            away = (u - x) ** 2 + (v - y) ** 2 + (FAR if side < 0 else 0)
            found.append((covered + beyond * FAR, away, u, v))
    return tuple((covered, u, v) for covered, _, u, v in sorted(found))


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


def _common(a: Area, b: Area) -> int:
    """How many pixels two areas share."""
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0


@cache
def _fixed(players: int) -> tuple[Area, ...]:
    """Labels, plates, finishes, the ring, the inlay and what is beyond the edge."""
    where = geometry(players)
    shape = where.shape
    found = [shape.inlay, (0, shape.strip, 1200, 400)]
    for f, (x, y) in labels(where).items():
        wide = 20 if f < 10 else 38
        found.append((x - wide // 2, y - 12, wide, 24))
    for seat in range(players):
        found.append(where.plate(seat))
        found.append(_lane(where, seat))
        found.append(_tab(where, seat))
    half = shape.hole + 4
    found += [(x - half, y - half, 2 * half, 2 * half) for x, y in where.ring]
    return tuple(found)


def _lane(where: Geometry, seat: int) -> Area:
    (x, y), (dx, dy) = where.ring[where.table.starts[seat]], where.inward(seat)
    long, half = 4 * where.shape.pitch, where.shape.hole + 10
    left, right = sorted((x, x + dx * long))
    top, bottom = sorted((y, y + dy * long))
    return left - half, top - half, right - left + 2 * half, bottom - top + 2 * half


def _tab(where: Geometry, seat: int) -> Area:
    (x, y), (dx, dy) = where.ring[where.table.starts[seat]], where.inward(seat)
    width, tall, wide = where.shape.tab
    out = where.shape.rim + (tall if dy else wide)
    return (
        x - width // 2 - max(0, dx) * out,
        y - width // 2 - max(0, dy) * out,
        width + abs(dx) * out,
        width + abs(dy) * out,
    )
