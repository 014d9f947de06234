"""Where sets and racks lie: tiles as large as fit, in lines. No drawing here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

SMALLEST: Final = 58  # a tile's width whose number is 36 high; rather the table grows
LARGEST: Final = 100  # on a table of its own
STEP: Final = 2
STRETCH: Final = 1.16  # how much air lines may get between them

BADGE_HIGH: Final = 0.58  # of its radius: how far a badge's middle is over its tile

RACK_LARGEST: Final = 112
FEW: Final = 7  # so many stand on one ledge
LEDGES: Final = (84, 72, 64, 58)  # two ledges while tiles are this wide, then three, four, five


@dataclass(frozen=True, slots=True)
class Size:
    """All measures of tiles of one width, in whole pixels."""

    w: int

    @property
    def h(self) -> int:
        """A tile's height, without its lip."""
        return round(1.40 * self.w)

    @property
    def lip(self) -> int:
        """How far its thickness is seen below it."""
        return max(4, round(0.06 * self.w))

    @property
    def gap(self) -> int:
        """Between tiles of a set."""
        return max(4, round(0.06 * self.w))

    @property
    def pad(self) -> int:
        """Of the tray round a set."""
        return max(6, round(0.10 * self.w))

    @property
    def between(self) -> int:
        """Between sets, at least: rings round tiles at their ends leave wood to be seen."""
        return max(28, round(0.30 * self.w))

    @property
    def badge(self) -> int:
        """The radius of a mark on a tile of the table."""
        return max(20, round(0.235 * self.w))

    @property
    def above(self) -> int:
        """Room over a line for caps and badges: none lies on the face of a tile before it."""
        badges = ceil((1 + BADGE_HIGH) * self.badge + 1.5) - 2 * self.pad
        return max(round(0.30 * self.w), badges)

    @property
    def pitch(self) -> int:
        """From line to line, at least."""
        return self.h + 2 * self.pad + self.above

    def across(self, tiles: int) -> int:
        """The width of a set with its tray."""
        return tiles * self.w + (tiles - 1) * self.gap + 2 * self.pad


class Spread(NamedTuple):
    """Sets laid out: the size of their tiles, the corner of each tray, and the height they take."""

    size: Size
    corners: tuple[tuple[int, int], ...]
    height: int


@lru_cache(maxsize=256)
def spread(lengths: tuple[int, ...], width: int, height: int, largest: int = LARGEST) -> Spread:
    """Sets of these lengths in the largest tiles whose lines fit, none broken over two lines."""
    size = next(
        (
            size
            for size in map(Size, range(largest, SMALLEST, -STEP))
            if _greedy(lengths, size, width) * size.pitch <= height
        ),
        Size(SMALLEST),
    )
    lines = _broken(lengths, size, width)
    count = max(1, len(lines))
    pitch = max(size.pitch, min(round(size.pitch * STRETCH), height // count))
    top = size.above + (pitch - size.pitch) // 2
    corners: list[tuple[int, int]] = []
    for number, line in enumerate(lines):
        corners += [(x, top + number * pitch) for x in _shares(line, size, width)]
    return Spread(size, tuple(corners), count * pitch)


def _greedy(lengths: Sequence[int], size: Size, width: int) -> int:
    """The fewest lines; a set too wide for any line counts as far too many."""
    lines, room = 0, -1
    for length in lengths:
        needed = size.across(length)
        if needed > width:
            return 1 << 16
        if needed > room:
            lines, room = lines + 1, width
        room -= needed + size.between
    return lines


def _broken(lengths: Sequence[int], size: Size, width: int) -> list[tuple[int, ...]]:
    """The fewest lines, and among these the most even ones: least sum of squared slack."""
    best: list[tuple[int, int, int]] = [(0, 0, 0)]  # lines, squared slack, where the last begins
    for end in range(1, len(lengths) + 1):
        found = []
        room = width + size.between
        for begin in range(end - 1, -1, -1):
            room -= size.across(lengths[begin]) + size.between
            if room < 0 and begin < end - 1:
                break
            lines, slack, _ = best[begin]
            found.append((lines + 1, slack + room * room, begin))
        best.append(min(found))
    broken: list[tuple[int, ...]] = []
    end = len(lengths)
    while end:
        begin = best[end][2]
        broken.append(tuple(lengths[begin:end]))
        end = begin
    return broken[::-1]


def _shares(line: Sequence[int], size: Size, width: int) -> Iterator[int]:
    """Where a line's sets begin: a common left edge, gaps that grow by at most half a tile."""
    gaps = len(line) - 1
    slack = width - sum(map(size.across, line)) - gaps * size.between
    grown = min(slack // gaps, size.w // 2) if gaps else 0
    x = 0
    for length in line:
        yield x
        x += size.across(length) + size.between + grown


class Rack(NamedTuple):
    """A rack laid out: the size of its tiles, the corner of each, and where the ledges are."""

    size: Size
    corners: tuple[tuple[int, int], ...]  # of tiles that are not raised
    ledges: tuple[int, ...]  # the line that tiles stand on
    height: int


def rise(size: Size) -> int:
    """How far a picked tile is raised."""
    return round(0.28 * size.w)


@lru_cache(maxsize=256)
def shelve(groups: tuple[int, ...], width: int) -> Rack:
    """Tiles in groups (of a colour, or of a number) on two ledges, more if they would be small."""
    many = sum(groups)
    count = 1 if many <= FEW else 2
    while True:
        wide = _rack_width(groups, width, count)
        least = SMALLEST if many <= 20 else LEDGES[min(count - 2, len(LEDGES) - 1)]
        if wide >= least:
            break
        count += 1
    size = Size(wide)
    pitch = size.h + round(0.66 * size.w)
    first = round(0.68 * size.w)
    corners: list[tuple[int, int]] = []
    lines = _ledges(groups, size, width, count)
    for number, line in enumerate(lines):
        x = 0
        for group in line:
            for _ in range(group):
                corners.append((x, first + number * pitch))
                x += size.w + size.gap
            x += _colour_gap(size)
    feet = tuple(first + number * pitch + size.h for number in range(len(lines)))
    return Rack(size, tuple(corners), feet, feet[-1] + round(0.30 * size.w) + 14)


def _colour_gap(size: Size) -> int:
    return round(0.42 * size.w) - size.gap


def _rack_width(groups: tuple[int, ...], width: int, count: int) -> int:
    """The largest tile with which that many ledges are enough; 0: none that can be read."""
    for w in range(RACK_LARGEST, SMALLEST - 1, -1):
        if len(_packed(groups, Size(w), width)) <= count:
            return w
    return 0


def _ledges(groups: Sequence[int], size: Size, width: int, count: int) -> list[list[int]]:
    """Groups on ledges; if that many are enough without it, none is broken."""
    whole = _whole(groups, size, width)
    return whole if whole and len(whole) <= count else _packed(groups, size, width)


def _packed(groups: Sequence[int], size: Size, width: int) -> list[list[int]]:
    """Groups on as few ledges as possible, broken where one is full."""
    lines: list[list[int]] = [[]]
    room = width + size.gap
    for group in groups:
        left = group
        while left:
            fit = max(0, min(left, room // (size.w + size.gap)))
            if fit:
                lines[-1].append(fit)
                room -= fit * (size.w + size.gap)
                left -= fit
            if left:
                lines.append([])
                room = width + size.gap
        room -= _colour_gap(size) + size.gap
    return lines


def _whole(groups: Sequence[int], size: Size, width: int) -> list[list[int]]:
    """Groups on ledges, none broken; no ledges if one is too wide for that."""
    lines: list[list[int]] = []
    room = -1
    for group in groups:
        needed = group * (size.w + size.gap) - size.gap
        if needed > width:
            return []
        if needed > room:
            lines.append([])
            room = width
        lines[-1].append(group)
        room -= needed + size.gap + _colour_gap(size)
    return lines
