"""State, actions and view: who holds what, what lies where, and what a seat knows of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from games.protocol import NATURE, Option, Seat, Setup
from games.rummy.board import Face, Meld, points
from games.rummy.judge import Lay

COUNTS: Final = (2, 3, 4)  # R1
PENALTY: Final = 3  # R17: tiles drawn for an unfinished lay
LONGEST: Final = 20  # R16: rounds of a match to a number of points


def _counts_rounds(setup: Setup) -> bool:
    """R16: with points to reach, the number of rounds is no question."""
    return dict(setup.options).get("points", "off") == "off"


OPTIONS: Final = (
    Option("rounds", ("1", "2", "3", "5"), "3", _counts_rounds),
    Option("points", ("off", "200", "500"), "off"),
    Option("penalty", ("off", "on"), "off"),
    Option("assist", ("none", "fit", "full"), "fit"),
)

Draws: TypeAlias = tuple[tuple[Seat, Face], ...]  # one draw for the start: who drew what


@dataclass(frozen=True, slots=True)
class Lots:
    """NATURE: the tiles drawn for the start, and drawn again by those who tied (R3)."""

    draws: tuple[Draws, ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """NATURE: all tiles in order; each seat gets 14, the rest is the stock, its top first (R2)."""

    order: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top tile of the stock (R4)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: with an empty stock only (R13)."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """Time ran out over an unfinished lay: tiles back, and three more from the stock (R17)."""


Action: TypeAlias = Lots | Shuffle | Lay | Draw | Pass | Penalty

Due: TypeAlias = Literal["lots", "shuffle", ""]  # what NATURE is to do


@dataclass(frozen=True, slots=True)
class Play:
    """A turn as everyone saw it."""

    seat: Seat
    tiles: tuple[Face, ...] = ()  # laid
    melds: tuple[Meld, ...] = ()  # sets that are new or changed
    gone: tuple[Meld, ...] = ()  # sets they were made of
    drawn: int = 0  # how many tiles were drawn; neither laid nor drawn: passed


@dataclass(frozen=True, slots=True)
class Record:
    """What painters and readers want besides the position."""

    lots: tuple[Draws, ...] = ()  # of this round
    plays: tuple[Play, ...] = ()  # of this round
    drawn: tuple[tuple[Face, ...], ...] = ()  # by seat: what it drew in its last turn
    rounds: tuple[tuple[int, ...], ...] = ()  # the score table, a row a round


@dataclass(frozen=True, slots=True)
class State:
    """A position; equal ones are equal, whatever led to them."""

    setup: Setup  # every option with its value
    round: int
    due: Due
    turn: Seat  # of no meaning while NATURE is due
    starter: Seat  # NATURE: not yet drawn
    table: tuple[Meld, ...]
    racks: tuple[tuple[Face, ...], ...]  # sorted
    opened: tuple[bool, ...]
    stock: tuple[Face, ...]  # top first
    passes: int  # in direct succession
    last: Seat  # who laid last; NATURE: nobody yet
    scores: tuple[int, ...]
    record: Record = field(default=Record(), compare=False)

    @property
    def players(self) -> int:
        return self.setup.players


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows. `picked`, `laid` and `sort` belong to a menu, for painters."""

    seat: Seat | None
    setup: Setup
    round: int
    due: Due
    turn: Seat
    starter: Seat
    table: tuple[Meld, ...]
    racks: tuple[tuple[Face, ...] | None, ...]  # None: hidden
    sizes: tuple[int, ...]
    opened: tuple[bool, ...]
    stock: tuple[Face, ...] | None  # None: hidden
    stock_size: int
    passes: int
    last: Seat
    scores: tuple[int, ...]
    record: Record
    picked: tuple[int, ...] = ()  # ids of tiles on the rack that are picked
    laid: tuple[Face, ...] = ()  # tiles that a lay not yet played would put on the table
    sort: str = "colour"

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def rack(self) -> tuple[Face, ...]:
        """The viewing seat's own tiles; an onlooker has none."""
        if self.seat is None or self.seat == NATURE:
            return ()
        return self.racks[self.seat] or ()

    @property
    def is_due(self) -> bool:
        """Is it the viewing seat's turn?"""
        return not self.due and self.turn == self.seat and not is_over(self)

    @property
    def is_open(self) -> bool:
        """Has the viewing seat laid its 30 points (R6)?"""
        return self.seat is not None and self.seat != NATURE and self.opened[self.seat]


def is_over(position: State | View) -> bool:
    """Has the round ended: a rack is empty, or everyone has passed (R13, R14)?"""
    sizes = position.sizes if isinstance(position, View) else tuple(map(len, position.racks))
    return any(sizes) and (not all(sizes) or position.passes >= position.setup.players)


def is_final(position: State | View) -> bool:
    """Has the match ended with this round (R16)?"""
    if not is_over(position):
        return False
    target = position.setup["points"]
    if target != "off":
        return max(position.scores) >= int(target) or position.round >= LONGEST
    return position.round >= int(position.setup["rounds"])


def round_points(
    racks: tuple[tuple[Face, ...], ...], last: Seat, starter: Seat
) -> tuple[tuple[int, ...], Seat]:
    """The points of a round by seat, and who won it (R13, R15)."""
    sums = [points(rack) for rack in racks]
    players = len(racks)

    def rank(seat: Seat) -> tuple[int, int, bool, int]:
        return sums[seat], len(racks[seat]), seat != last, (seat - starter) % players

    winner = min(range(players), key=rank)
    # Who is out holds nothing, so both endings are charged alike: what one holds beyond the winner.
    charges = [sums[winner] - one for one in sums]
    charges[winner] = -sum(charges)
    return tuple(charges), winner


def view(state: State, seat: Seat | None) -> View:
    """All that a seat may know: its own rack, and at the end of a round every rack."""
    everything = seat == NATURE
    over = is_over(state)
    drawn = tuple(
        tiles if everything or i == seat else () for i, tiles in enumerate(state.record.drawn)
    )
    return View(
        seat=seat,
        setup=state.setup,
        round=state.round,
        due=state.due,
        turn=state.turn,
        starter=state.starter,
        table=state.table,
        racks=tuple(
            rack if everything or over or i == seat else None for i, rack in enumerate(state.racks)
        ),
        sizes=tuple(len(rack) for rack in state.racks),
        opened=state.opened,
        stock=state.stock if everything else None,
        stock_size=len(state.stock),
        passes=state.passes,
        last=state.last,
        scores=state.scores,
        record=Record(state.record.lots, state.record.plays, drawn, state.record.rounds),
    )


def ahead(mine: View) -> View | None:
    """The same rack before the same table, with the turn at the viewing seat."""
    if mine.seat is None or mine.seat == NATURE or mine.due or is_over(mine) or mine.is_due:
        return None
    return replace(mine, turn=mine.seat)
