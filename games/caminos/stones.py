"""The stones: their shapes (C2), and every way to set one down on a board (C3).

A stone seen from above is a few columns: in each, some number of cubes on top of what
stands there. One `Template` says this for one attitude facing east; turned with the four
lanes of the board the sixteen templates of coloured stones are all 51 attitudes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from games.caminos.actions import Place
from games.caminos.board import BOARDS, TURNS, Board, column_first
from games.protocol import Event, Seat

Cube = tuple[str, int]  # a cell and a level, 0 on the board

LETTERS: Final = "LTZO"  # the stones of a colour, in this order everywhere
BAR: Final = "B"  # the blue, neutral stone (C16)
HEIGHT: Final = 3  # C4
SEATS: Final = 4  # at most

GREEN: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
COLOURS: Final = "GYB"


def colour_of(seat: Seat) -> int:
    """Seats 0 and 2 play green, 1 and 3 yellow (C9)."""
    return seat & 1


SHAPES: Final = {  # flat pieces of unit cubes, as they lie (C2)
    "L": ((0, 0), (1, 0), (2, 0), (0, 1)),
    "T": ((0, 0), (1, 0), (2, 0), (1, 1)),
    "Z": ((0, 0), (1, 0), (1, 1), (2, 1)),
    "O": ((0, 0), (1, 0), (0, 1), (1, 1)),
    "B": ((0, 0), (1, 0), (2, 0)),
}

Hand = tuple[int, ...]  # how many L, T, Z, O
FULL: Final[Hand] = (4, 4, 4, 2)  # C1
HALF: Final[Hand] = (2, 2, 2, 1)  # C10


# A hand with one stone less, by the place of its letter; () where none is left.
LESS: Final = {
    hand: tuple(
        (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :]) if hand[kind] else ()
        for kind in range(len(LETTERS))
    )
    for hand in product(*(range(most + 1) for most in FULL))
}


class Column(NamedTuple):
    """`cubes` of a stone over cell (x, y), which must be `base` high (C3: no hollow)."""

    x: int
    y: int
    base: int
    cubes: int


class Template(NamedTuple):
    """An attitude facing east. The pivots are the columns a menu may ask for."""

    letter: str
    columns: tuple[Column, ...]
    turns: int  # how many of the four turns are different
    pivots: tuple[int, ...]


def _template(letter: str, turns: int, pivots: tuple[int, ...], *columns: str) -> Template:
    """Columns are written `xy`, the base below, the cubes on it: "10 1+2"."""
    read = []
    for column in columns:
        place, _, pile = column.partition(" ")
        base, _, cubes = pile.partition("+")
        read.append(Column(int(place[0]), int(place[1]), int(base), int(cubes)))
    return Template(letter, tuple(read), turns, pivots)


TEMPLATES: Final = (
    # the L by its bend
    _template("L", 4, (0,), "00 0+1", "10 0+1", "20 0+1", "01 0+1"),  # lying
    _template("L", 4, (2,), "00 0+1", "10 0+1", "20 0+1", "21 0+1"),  # lying, turned over
    _template("L", 4, (0,), "00 0+3", "10 0+1"),  # on its foot
    _template("L", 4, (0,), "00 0+3", "10 2+1"),  # a hook: all that covers height 2 (C4)
    _template("L", 4, (0,), "00 0+2", "10 0+1", "20 0+1"),  # on its long side
    _template("L", 4, (0,), "00 0+2", "10 1+1", "20 1+1"),  # hanging over two
    # the T by its centre
    _template("T", 4, (1,), "00 0+1", "10 0+1", "20 0+1", "11 0+1"),  # lying
    _template("T", 4, (0,), "00 0+3", "10 1+1"),  # bar upright
    _template("T", 2, (1,), "00 0+1", "10 0+2", "20 0+1"),  # nose up
    _template("T", 2, (1,), "00 1+1", "10 0+2", "20 1+1"),  # nose down
    # the Z by either middle cube
    _template("Z", 4, (0, 1), "00 0+2", "10 1+2"),  # upright
    _template("Z", 4, (1,), "00 0+1", "10 0+2", "20 1+1"),  # a step
    _template("Z", 2, (1, 2), "00 0+1", "10 0+1", "11 0+1", "21 0+1"),  # lying
    _template("Z", 2, (1, 2), "01 0+1", "11 0+1", "10 0+1", "20 0+1"),  # lying, turned over
    # the O by any cube
    _template("O", 1, (0, 1, 2, 3), "00 0+1", "10 0+1", "01 0+1", "11 0+1"),  # lying
    _template("O", 2, (0, 1), "00 0+2", "10 0+2"),  # upright
    # the blue bar by its middle cube (C16)
    _template(BAR, 2, (1,), "00 0+1", "10 0+1", "20 0+1"),  # lying
    _template(BAR, 1, (0,), "00 0+3"),  # upright
)
LYING_BAR, UPRIGHT_BAR = 16, 17

# Where in a hand the stone of a template is counted.
KIND: Final = tuple((LETTERS + BAR).index(template.letter) for template in TEMPLATES)


class Stone(NamedTuple):
    """A stone that was placed: by whom, and which cubes are its own."""

    seat: Seat
    letter: str  # L, T, Z, O, or B: blue
    cubes: tuple[Cube, ...]

    @property
    def colour(self) -> int:
        """GREEN, YELLOW or BLUE."""
        return BLUE if self.letter == BAR else colour_of(self.seat)


Told = tuple[Event, ...]
UNMET: Final[tuple[Told, ...]] = ((),) * SEATS


class Pivot(NamedTuple):
    """A cell to ask for a stone by, and the code of the stone's posture there."""

    cell: str
    row: int  # 1 at the bottom
    column: int  # 1 is a
    code: int


@dataclass(slots=True, eq=False, kw_only=True)
class Pose:
    """One stone set down on certain cells of a certain height; masks as `Field` has them.

    What a placement looks at comes first: thousands of poses are met at random, and what lies
    side by side the processor fetches at once.
    """

    template: int
    place: Place  # the play, by its cells seen from above
    at: int  # its bit in the mask of its template
    other: Pose | None = None  # the next one with these cells, over other heights
    kind: int  # in a hand
    foot: int  # its cells, in the first lane
    hook: int  # those that were 2 high
    layers: int  # its cubes, a lane a level
    leaves: int  # all lanes: cells no longer empty
    ones: int  # all lanes: cells that begin or cease to be 1 high
    twos: int  # all lanes: cells that begin or cease to be 2 high
    edge: bool  # lies on the board in a border cell (C15)
    told: tuple[Told, ...] = UNMET  # what is told of it, by the seat that placed it
    beside: int  # the cells that share a side with one of these
    arms: int  # of these, at least so many are needed for a path over the stone
    letter: str
    turn: int
    cubes: tuple[Cube, ...]
    pivots: tuple[Pivot, ...]
    notation: str  # C18
    board: str

    def __reduce__(self) -> tuple[object, ...]:
        """Travels by its place in the tables: there is one of it in a process."""
        return _met, (self.board, self.template, self.at.bit_length() - 1)


@dataclass(frozen=True, slots=True, eq=False)
class Poses:
    """Every pose on a board: by template and bit, and by the cells seen from above."""

    board: Board
    by_bit: tuple[tuple[Pose, ...], ...]
    by_cells: dict[tuple[str, ...], Pose]  # the first of them
    width: int  # of a row, in bits
    half: int  # the first two lanes
    single: int  # the first lane

    def __reduce__(self) -> tuple[object, ...]:
        """Travels by the name of its board, as its poses do."""
        return poses, (self.board.name,)

    def over(self, cells: tuple[str, ...]) -> Iterator[Pose]:
        """All poses with these cells seen from above, each over other heights (C18)."""
        pose = self.by_cells.get(cells)
        while pose is not None:
            yield pose
            pose = pose.other


def _met(name: str, template: int, bit: int) -> Pose:
    return poses(name).by_bit[template][bit]


@cache
def poses(name: str) -> Poses:
    """All poses on the board of that name."""
    board = BOARDS[name]
    by_bit: list[tuple[Pose, ...]] = []
    every: list[Pose] = []
    for number in range(len(TEMPLATES)):
        found = {pose.at.bit_length() - 1: pose for pose in _poses(board, number)}
        every.extend(found.values())
        gap = next(iter(found.values()))  # stands where no mask ever has a bit
        by_bit.append(tuple(found.get(bit, gap) for bit in range(board.lane * TURNS)))
    by_cells: dict[tuple[str, ...], Pose] = {}
    for pose in reversed(every):
        pose.other = by_cells.get(pose.place.cells)
        by_cells[pose.place.cells] = pose
    single = (1 << board.lane) - 1
    half = single | single << board.lane
    return Poses(board, tuple(by_bit), by_cells, board.width, half, single)


def _poses(board: Board, number: int) -> Iterator[Pose]:
    template = TEMPLATES[number]
    for turn in range(template.turns):
        for y in range(board.size):
            for x in range(board.size):
                found = [board.straight(turn, x + c.x, y + c.y) for c in template.columns]
                where = [bit for bit in found if bit is not None]
                if len(where) == len(found):
                    at = 1 << (turn * board.lane + x + y * board.width)
                    yield _pose(board, number, turn, at, where)


# Equal masks and equal plays are one object: the fewer objects the poses are made of, the more
# of them the processor has at hand.
_shared = cache(int)
_shared_play = cache(Place)


def _pose(board: Board, number: int, turn: int, at: int, where: list[int]) -> Pose:
    """The template set down with its columns on these bits of the first lane."""
    letter, columns, _, pivots = TEMPLATES[number]
    piles = list(zip(where, columns, strict=True))
    cubes = [
        (board.names[bit], level)
        for bit, column in piles
        for level in range(column.base, column.base + column.cubes)
    ]
    cells = tuple(sorted((cell for cell, _ in cubes), key=column_first))
    grown = {
        height: [bit for bit, c in piles if height in (c.base, c.base + c.cubes)]
        for height in range(HEIGHT)
    }
    foot = sum(1 << bit for bit in where)
    beside = board.around(foot) & board.cells & ~foot
    edge = any(c.base == 0 and board.border >> bit & 1 for bit, c in piles)
    return Pose(
        template=number,
        place=_shared_play(cells),
        at=_shared(at),
        kind=KIND[number],
        foot=_shared(foot),
        hook=_shared(sum(1 << bit for bit, c in piles if c.base == HEIGHT - 1)),
        layers=_shared(sum(1 << (board.bits[cell] + level * board.lane) for cell, level in cubes)),
        leaves=_shared(board.turned(grown[0])),
        ones=_shared(board.turned(grown[1])),
        twos=_shared(board.turned(grown[2])),
        edge=edge,
        beside=_shared(beside),
        arms=_arms(board, foot),
        letter=letter,
        turn=turn,
        cubes=tuple(sorted(cubes, key=lambda cube: (column_first(cube[0]), cube[1]))),
        pivots=tuple(_pivot(board, where[p], number * 16 + turn * 4 + p) for p in pivots),
        notation=f"{letter} {write_cells(cells)}",
        board=board.name,
    )


def _arms(board: Board, foot: int) -> int:
    """How many tops beside a stone a path over it needs: it comes, and goes unless it ends here."""
    if board.least <= foot.bit_count():
        return 0
    return 1 if foot & board.border else 2


def _pivot(board: Board, bit: int, code: int) -> Pivot:
    row, column = divmod(bit, board.width)
    return Pivot(board.names[bit], row + 1, column + 1, code)


def write_cells(cells: tuple[str, ...]) -> str:
    """Cells with the number of cubes in each: `c3x3 d3` (C18)."""
    counts = {cell: cells.count(cell) for cell in sorted(set(cells), key=column_first)}
    return " ".join(cell if n == 1 else f"{cell}x{n}" for cell, n in counts.items())


def attitudes(letter: str) -> frozenset[frozenset[tuple[int, int, int]]]:
    """Every distinct way a stone can be turned in space, moved to the origin (C2)."""
    flat = [(x, y, 0) for x, y in SHAPES[letter]]
    seen = set()
    for _ in range(TURNS):  # about one axis, then over, then about another
        for _ in range(TURNS):
            for _ in range(TURNS):
                seen.add(frozenset(_to_origin(flat)))
                flat = [(-y, x, z) for x, y, z in flat]
            flat = [(x, -z, y) for x, y, z in flat]
        flat = [(z, y, -x) for x, y, z in flat]
    return frozenset(seen)


def _to_origin(cubes: list[tuple[int, int, int]]) -> Iterator[tuple[int, int, int]]:
    low = [min(cube[axis] for cube in cubes) for axis in range(3)]
    return ((x - low[0], y - low[1], z - low[2]) for x, y, z in cubes)
