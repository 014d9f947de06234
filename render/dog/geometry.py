"""Where everything is: a meandering ring on a grid of whole pixels, a plate beside each arm.

The board never turns: everyone sees the same, so that "top right" means the same to all. A
segment is a sixteenth of the ring with a start; seats sit on segments (two players on 0 and 2).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, TypeAlias

from games.dog.board import FINISH, KENNEL, SEGMENT, Layout, Place, layout
from games.dog.tell import spot
from games.protocol import Seat
from render.picture import Area

Grid: TypeAlias = tuple[int, int]
Pixel: TypeAlias = tuple[int, int]

STRIP: Final = 104  # height of the cards out, below the board
HAND: Final = 344  # height of the hand, below them


@dataclass(frozen=True)
class Shape:
    """The measures of one of the two boards; the look of the game is in these numbers."""

    pitch: int  # from field to field
    middle: Pixel
    height: int  # of the public picture
    strip: int  # where the cards out begin
    hole: int  # radius of a field
    marble: int  # radius of a marble
    rim: int  # from the middle of the ring to the edge of the board
    corners: tuple[Grid, ...]  # of the ring, in the direction of play, field 0 first
    body: tuple[tuple[int, int, int, int], ...]  # rectangles of the grid that make up the board
    inward: tuple[Grid, ...]  # from each start to its finish
    plates: tuple[Area, ...]
    kennel: tuple[int, int, int]  # from a plate's left, from its bottom, from place to place
    edges: tuple[tuple[int, int] | None, ...]  # ring fields of the coloured edge, from the start
    inlay: Area
    tab: tuple[int, int, int]  # width of a start's tab; how far out: above and below, at the sides
    label: int  # size of a field's number
    beside: int  # from the middle of a field to that of a number of two figures beside it
    name: int  # size of a person's name


UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)

FOUR: Final = Shape(
    pitch=58,
    middle=(600, 476),
    height=1080,
    strip=962,
    hole=20,
    marble=25,
    rim=33,
    corners=(
        (0, 7), (4, 7), (4, 4), (9, 4), (9, -4), (4, -4), (4, -7),
        (-4, -7), (-4, -4), (-9, -4), (-9, 4), (-4, 4), (-4, 7),
    ),
    body=((-4, -7, 4, 7), (-9, -4, 9, 4)),
    inward=(UP, LEFT, DOWN, RIGHT),
    plates=((14, 764, 296, 166), (890, 764, 296, 166), (890, 22, 296, 166), (14, 22, 296, 166)),
    kennel=(43, 44, 53),
    edges=((-7, 0), (-9, 0), (-7, 0), (-9, 0)),
    inlay=(336, 326, 528, 300),
    tab=(64, 32, 42),
    label=26,
    beside=53,
    name=38,
)  # fmt: skip

SIX: Final = Shape(
    pitch=48,
    middle=(600, 494),
    height=1106,
    strip=990,
    hole=16,
    marble=21,
    rim=27,
    corners=(
        (-4, 9), (-2, 9), (-2, 5), (2, 5), (2, 9), (6, 9), (6, 5), (11, 5), (11, -5), (6, -5),
        (6, -9), (2, -9), (2, -5), (-2, -5), (-2, -9), (-6, -9), (-6, -5), (-11, -5), (-11, 5),
        (-6, 5), (-6, 9),
    ),
    body=((-11, -5, 11, 5), (-6, -9, -2, 9), (2, -9, 6, 9)),
    inward=(UP, UP, LEFT, DOWN, DOWN, RIGHT),
    plates=(
        (14, 798, 252, 152), (934, 798, 252, 152), (798, 528, 252, 138),
        (934, 38, 252, 152), (14, 38, 252, 152), (150, 322, 252, 138),
    ),
    kennel=(34, 36, 46),
    edges=((-6, 0), (0, 6), None, (-6, 0), (0, 6), None),
    inlay=(418, 312, 364, 366),
    tab=(54, 30, 38),
    label=25,
    beside=44,
    name=36,
)  # fmt: skip


class Geometry:
    """Places of the table for so many players, in pixels."""

    def __init__(self, players: int) -> None:
        self.table: Layout = layout(players)
        self.players = players
        self.shape = FOUR if players <= 4 else SIX
        self.grid = _walked(self.shape.corners)
        self.ring = tuple(self.pixel(point) for point in self.grid)

    def pixel(self, point: Grid) -> Pixel:
        """The middle of a point of the grid."""
        x, y = self.shape.middle
        return x + self.shape.pitch * point[0], y + self.shape.pitch * point[1]

    def segment(self, seat: Seat) -> int:
        """Where a seat sits."""
        return self.table.starts[seat] // SEGMENT

    def inward(self, seat: Seat) -> Grid:
        """From a seat's start to its finish."""
        return self.shape.inward[self.segment(seat)]

    def plate(self, seat: Seat) -> Area:
        """The plate with all that is a seat's."""
        return self.shape.plates[self.segment(seat)]

    def kennel(self, seat: Seat, j: int) -> Pixel:
        """The j-th place of a kennel."""
        x, y, _, height = self.plate(seat)
        right, up, step = self.shape.kennel
        return x + right + step * j, y + height - up

    def at(self, place: Place) -> Pixel:
        """The middle of a ring or finish field, or of a kennel's first place."""
        if place >= KENNEL:
            return self.kennel(place - KENNEL, 0)
        if place >= FINISH:
            return self.pixel(self.point(place))
        return self.ring[place]

    def point(self, place: Place) -> Grid:
        """A ring or finish field on the grid."""
        if place < FINISH:
            return self.grid[place]
        owner, k = divmod(place - FINISH, 4)
        (x, y), (dx, dy) = self.grid[self.table.starts[owner]], self.inward(owner)
        return x + (k + 1) * dx, y + (k + 1) * dy

    def ways(self, f: Place) -> tuple[Grid, Grid]:
        """The directions in which the ring comes to a field and leaves it."""
        before, here, after = self.grid[f - 1], self.grid[f], self.grid[(f + 1) % self.table.ring]
        return (here[0] - before[0], here[1] - before[1]), (after[0] - here[0], after[1] - here[1])

    def inside(self, f: Place) -> Grid:
        """To the inside of the board from a ring field: left of the walk; both ways at a corner."""
        (a, b), (c, d) = self.ways(f)
        if (a, b) == (c, d):
            return b, -a
        # At a corner that points outward the inside is left of both ways.
        return b + d, -a - c

    @cached_property
    def spots(self) -> dict[str, Area]:
        """Every place of the board, as choices and marks name it."""
        half = self.shape.pitch // 2
        finishes = range(FINISH, FINISH + 4 * self.players)
        found = {}
        for place in (*range(self.table.ring), *finishes):
            x, y = self.at(place)
            found[spot(place)] = (x - half, y - half, 2 * half, 2 * half)
        for seat in range(self.players):
            x, y = self.kennel(seat, 0)
            wide = 2 * half + 3 * self.shape.kennel[2]
            found[spot(KENNEL + seat)] = (x - half, y - half, wide, 2 * half)
            found[f"seat:{seat}"] = self.plate(seat)
        return found


def _walked(corners: tuple[Grid, ...]) -> tuple[Grid, ...]:
    """Every field of a ring, given its corners."""
    found = []
    for i, (x, y) in enumerate(corners):
        u, v = corners[(i + 1) % len(corners)]
        steps = abs(u - x) + abs(v - y)
        found += [(x + (u - x) * k // steps, y + (v - y) * k // steps) for k in range(steps)]
    return tuple(found)


@cache
def geometry(players: int) -> Geometry:
    """The places for so many players, made once."""
    return Geometry(players)
