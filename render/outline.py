"""Lines round things: rounded rectangles, groups of cells, and dashes along them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterator, Sequence

from render.pen import Point

ARC = 5  # points on a quarter of a circle


def rounded(x: float, y: float, width: float, height: float, radius: float) -> list[Point]:
    """The closed line round a rectangle with round corners, clockwise from its top left."""
    corners = (
        (x + radius, y + radius, math.pi),
        (x + width - radius, y + radius, 1.5 * math.pi),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 0.5 * math.pi),
    )
    points = []
    for cx, cy, begin in corners:
        for i in range(ARC + 1):
            angle = begin + i / ARC * math.pi / 2
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return [*points, points[0]]


def cut(points: Sequence[Point], on: float, off: float) -> Iterator[list[Point]]:
    """The dashes of a closed line, as many as go evenly round it."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(points)]
    total = sum(lengths)
    count = max(1, round(total / (on + off)))
    pitch = total / count
    for number in range(count):
        yield _stretch(points, lengths, number * pitch, number * pitch + pitch * on / (on + off))


def _stretch(
    points: Sequence[Point], lengths: Sequence[float], begin: float, end: float
) -> list[Point]:
    """The part of a line between two distances from its start."""
    found: list[Point] = []
    walked = 0.0
    for (x, y), (u, v), length in zip(points, points[1:], lengths, strict=False):
        if length and walked + length > begin and walked < end:
            a = max(0.0, (begin - walked) / length)
            b = min(1.0, (end - walked) / length)
            if not found:
                found.append((x + (u - x) * a, y + (v - y) * a))
            found.append((x + (u - x) * b, y + (v - y) * b))
        walked += length
    return found


def borders(cells: Collection[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The closed lines round cells of a grid, y downwards, by their corners where they turn."""
    ahead: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in sorted(cells):
        if (x, y - 1) not in cells:
            ahead.setdefault((x, y), []).append((x + 1, y))
        if (x + 1, y) not in cells:
            ahead.setdefault((x + 1, y), []).append((x + 1, y + 1))
        if (x, y + 1) not in cells:
            ahead.setdefault((x + 1, y + 1), []).append((x, y + 1))
        if (x - 1, y) not in cells:
            ahead.setdefault((x, y + 1), []).append((x, y))
    lines = []
    while ahead:
        start = next(iter(ahead))
        line = [start]
        while True:
            here = line[-1]
            there = ahead[here].pop()
            if not ahead[here]:
                del ahead[here]
            line.append(there)
            if there == start:
                break
        lines.append(_turns(line))
    return lines


def _turns(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A closed line without the corners where it goes straight on."""
    ring = line[:-1]
    kept = [
        ring[i]
        for i in range(len(ring))
        if (ring[i][0] - ring[i - 1][0], ring[i][1] - ring[i - 1][1])
        != (
            ring[(i + 1) % len(ring)][0] - ring[i][0],
            ring[(i + 1) % len(ring)][1] - ring[i][1],
        )
    ]
    return [*kept, kept[0]]
