"""State, actions, record and view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from games.dog.board import Bag, Board, Kind, Place, Rank
from games.protocol import Seat

Due: TypeAlias = Literal["play", "exchange", "shuffle", "draw", "steal", "over"]
HIDDEN = "?"  # a card that was chosen but is not for these eyes

# `new(State, (...))` is `State(...)` in half the time: for what is made with every play.
new = tuple.__new__


# What seats do


@dataclass(frozen=True, slots=True)
class Give:
    """D10: the card that a seat passes on in the exchange."""

    card: Rank


class Play(NamedTuple):
    """A card and where it takes marbles: one move, or the portions of a seven in their order.

    A move from a kennel to its start is an exit. A tuple, because sevens are listed by the hundred.
    """

    card: Rank
    moves: tuple[tuple[Place, Place], ...]


@dataclass(frozen=True, slots=True)
class Swap:
    """D17: a jack, or a joker as one: a marble in one's charge with somebody else's."""

    card: Rank
    mine: Place
    theirs: Place


@dataclass(frozen=True, slots=True)
class Steal:
    """D23: a two, or a joker as one, that takes a card; NATURE's `Taken` says which."""

    card: Rank
    victim: Seat


@dataclass(frozen=True, slots=True)
class Idle:
    """D17: a jack laid down without effect, because nothing else can be played."""


@dataclass(frozen=True, slots=True)
class Fold:
    """D28: nothing can be played, so the whole hand is laid down."""


# What NATURE does


@dataclass(frozen=True, slots=True)
class Shuffle:
    """D8: everything laid down becomes the stock, in this order."""

    stock: str


@dataclass(frozen=True, slots=True)
class Draw:
    """D11: the card that each seat draws, unseen, from the next seat's hand."""

    cards: str


@dataclass(frozen=True, slots=True)
class Taken:
    """D23: the card that a thief got."""

    card: Rank


Action: TypeAlias = Give | Play | Swap | Steal | Idle | Fold | Shuffle | Draw | Taken


# What is remembered


class Laid(NamedTuple):
    """One entry of the public record: what a seat laid, and what that did on the board.

    `moves` are (owner, from, to), `sent` are (owner, field) of the marbles that went home.
    A fold has all its cards, a swap has both its moves.
    """

    round: int
    seat: Seat
    kind: Literal["play", "swap", "steal", "idle", "fold"]
    cards: str
    moves: tuple[tuple[Seat, Place, Place], ...] = ()
    sent: tuple[tuple[Seat, Place], ...] = ()
    victim: Seat | None = None


class Note(NamedTuple):
    """Something only one seat remembers of this round: a card that changed hands, and with whom."""

    kind: Literal["gave", "got", "drew", "lost"]
    card: Rank
    other: Seat
    after: int  # how many entries the record of the round had then


class State(NamedTuple):
    """A whole position. What was played and what seats remember is carried, not compared.

    A tuple, because a game makes one a play: a frozen dataclass takes five times as long.
    """

    kind: Kind
    board: Board
    hands: tuple[Bag, ...]
    turn: Seat
    due: Due
    round: int
    opener: Seat
    stock: str  # top first
    discard: Bag
    given: tuple[str, ...]  # during the exchange: what each seat passes on, "" undecided
    victim: Seat | None  # of a steal that NATURE is to carry out
    record: tuple[Laid, ...]  # plays of this round and the one before
    notes: tuple[tuple[Note, ...], ...]  # by seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self[:POSITION] == other[:POSITION]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:POSITION])


GIVEN = 9  # the place of `given` in a state
POSITION = 11  # so many fields of a state are the position; the rest is the record


class View(NamedTuple):
    """All that a seat may know. None is an onlooker, NATURE sees everything."""

    kind: Kind
    seat: Seat | None
    board: Board
    hands: tuple[Bag | None, ...]  # None: not for these eyes
    sizes: tuple[int, ...]  # of all hands
    turn: Seat
    due: Due
    round: int
    opener: Seat
    stock: str | None
    left: int  # how many cards the stock has
    discard: Bag
    given: tuple[str, ...]
    victim: Seat | None
    record: tuple[Laid, ...]
    notes: tuple[tuple[Note, ...], ...]

    @property
    def dealer(self) -> Seat:
        """D9: who dealt this round sits before the opener."""
        return (self.opener - 1) % self.kind.players

    @property
    def next_opener(self) -> Seat:
        """D9: the opening moves on by one each round."""
        return (self.opener + 1) % self.kind.players

    @property
    def next_size(self) -> int:
        """D8: how many cards the next round deals."""
        return self.kind.hand_size(self.round + 1)

    @property
    def hand(self) -> Bag:
        """The viewing seat's own cards; none for an onlooker."""
        if self.seat is None or self.seat < 0:
            return 0
        return self.hands[self.seat] or 0
