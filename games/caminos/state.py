"""State, actions and view: what lies on the table, and what has been played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from games.caminos.board import BOARDS, Board
from games.caminos.field import Field
from games.caminos.paths import Way, shortest
from games.caminos.stones import FULL, HALF, Hand, Pose, Poses, Stone, colour_of, poses
from games.protocol import Seat


@dataclass(frozen=True, slots=True)
class Match:
    """What was agreed on."""

    board: str
    players: int
    rounds: int
    neutral: bool  # blue stones (C16)
    border: bool  # a single round without a path is decided by border stones (C15)
    known: Poses = field(init=False, repr=False, compare=False)  # of its board, at hand

    def __post_init__(self) -> None:
        object.__setattr__(self, "known", poses(self.board))

    @property
    def hand(self) -> Hand:
        """What each seat begins a round with (C1, C10)."""
        return FULL if self.players == 2 else HALF

    @property
    def scored(self) -> bool:
        """Are points counted (C17)?"""
        return self.rounds > 1

    def team(self, colour: int) -> tuple[Seat, ...]:
        """The seats of a colour (C10)."""
        return tuple(range(colour, self.players, 2))


LOT: Final = "lot"  # NATURE says who begins the match
PLAY: Final = "play"
OVER: Final = "over"  # the round, or with the last one the match

# What was placed before, then the last one and by whom: a tuple of all would be copied each turn.
Record: TypeAlias = "tuple[Record, Pose, Seat] | None"


class State(NamedTuple):
    """A position. Made at every turn of every search, hence a tuple.

    Two states are equal when the position is: `masks` follow from it, and the record
    (`record` and `rounds`) is for painters and score tables.
    """

    match: Match
    field: Field
    hands: tuple[Hand, ...]
    phase: str
    seat: Seat  # on turn; in a round that is over, who placed the last stone
    out: tuple[bool, ...]  # for the rest of the round (C12)
    blue: int  # blue stones still to be placed (C16)
    border: tuple[int, int]  # border stones of green and yellow (C15)
    starter: Seat
    round: int  # 1, 2, …
    scores: tuple[int, int]  # of green and yellow, rounds that ended
    masks: tuple[int, ...]  # every legal pose of the seat on turn, by template
    record: Record = None  # the stones of this round
    rounds: tuple[tuple[int, int], ...] = ()  # points of green and yellow, a row a round

    @property
    def position(self) -> tuple[object, ...]:
        """All that is compared."""
        return self[:-3]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position == other.position

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.position)

    @property
    def board(self) -> Board:
        """The board played on."""
        return BOARDS[self.match.board]

    @property
    def stones(self) -> tuple[Stone, ...]:
        """The stones of this round, in the order of placing."""
        found, record = [], self.record
        while record:
            record, pose, seat = record
            found.append(Stone(seat, pose.letter, pose.cubes))
        return tuple(reversed(found))

    @property
    def joined(self) -> bool:
        """Has the last mover joined two sides? Nobody else can (C11), and who does is not out."""
        return self.phase == OVER and not all(self.out)

    @property
    def way(self) -> Way | None:
        """The winning path of a round that is over."""
        return shortest(self.board, self.field, colour_of(self.seat)) if self.joined else None


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows: everything but lots to come. Nothing is hidden in Caminos."""

    seat: Seat | None
    state: State
    stones: tuple[Stone, ...]  # the record is compared here, as everything a view shows
    rounds: tuple[tuple[int, int], ...]
    ghost: Stone | None = None  # in a preview: the stone that is not yet placed
    gallery: tuple[Stone, ...] = ()  # in a preview: the ways to set one down, as they are offered

    @property
    def board(self) -> Board:
        """The board played on."""
        return self.state.board

    @property
    def way(self) -> Way | None:
        """The winning path of a round that is over, for painters."""
        return self.state.way

    @property
    def columns(self) -> Iterator[tuple[str, str]]:
        """Every cell with its cubes from the bottom up, for painters."""
        for bit, name in self.board.names.items():
            yield name, self.state.field.column(self.board, bit)
