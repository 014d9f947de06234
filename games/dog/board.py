"""What lies on the table: cards, places, marbles, and the kinds of table.

A **board** is one int, so that equality, hashing and telling plays apart are free. With n
players and a ring of R fields, bit p*R + f says that a marble of player p stands on ring
field f; then come four finish bits a player, and on top one *fresh* flag a player (the ring
bit of the start is set too). Who is nowhere is in the kennel.

A **bag** of cards is one int too: four bits a rank, how many of it, and above them how many
cards in all. Suits do not matter.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from operator import getitem
from typing import Final, TypeAlias

from games.protocol import Seat

Rank: TypeAlias = str  # one of RANKS; X is the joker
Place: TypeAlias = int  # 0.. a ring field; FINISH + 4 * owner + 0..3; KENNEL + owner
Board: TypeAlias = int
Bag: TypeAlias = int

RANKS: Final = "A23456789TJQKX"
FINISH: Final[Place] = 100
KENNEL: Final[Place] = 200
SEGMENT: Final = 16  # D1: ring fields a board segment
COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white")  # of the seats, in order

# Contested points that are decided in one place (RULES.md names them).
CLASSIC_SPERRE_ANY: Final = True  # D6: in `classic` every marble on its own start bars it
SOLO_SEVEN_BREAKS_FRESH: Final = True  # D22: the seven of 2, 3 and 5 players hits fresh marbles

# D7: how far a rank goes forward; the four also goes back, the seven is made of single steps.
STEPS: Final[dict[Rank, tuple[int, ...]]] = {
    "A": (1, 11), "2": (2,), "3": (3,), "4": (4,), "5": (5,), "6": (6,), "7": (7,), "8": (8,),
    "9": (9,), "T": (10,), "J": (), "Q": (12,), "K": (13,), "X": tuple(range(1, 14)),
}  # fmt: skip
EXITS: Final = "AKX"  # D12: these bring a marble out

TOTAL: Final = 4 * len(RANKS)  # from this bit on: how many cards in all
ONLY_RANKS: Final = (1 << TOTAL) - 1
ONE: Final[dict[Rank, Bag]] = {rank: 1 << TOTAL | 1 << 4 * i for i, rank in enumerate(RANKS)}
SHIFT: Final[dict[Rank, int]] = {rank: 4 * i for i, rank in enumerate(RANKS)}
DECK: Final[Bag] = sum(one * (6 if rank == "X" else 8) for rank, one in ONE.items())  # D8


# The cards that a byte of a bag means: the counts of two neighbouring ranks.
PAIRS: Final = tuple(
    tuple(low * (counts & 15) + high * (counts >> 4) for counts in range(256))
    for low, high in zip(RANKS[::2], RANKS[1::2], strict=True)
)


def bag(cards: str) -> Bag:
    """These cards as a bag."""
    return sum(map(ONE.__getitem__, cards))


def cards(held: Bag) -> str:
    """The cards of a bag, in the order of RANKS."""
    return "".join(map(getitem, PAIRS, (held & ONLY_RANKS).to_bytes(len(PAIRS), "little")))


@cache  # a hand has few cards, so there are few hands
def ranks(hand: Bag) -> str:
    """Each rank in a hand once: two equal cards are one choice."""
    return "".join(dict.fromkeys(cards(hand)))


def size(held: Bag) -> int:
    """How many cards a bag holds."""
    return held >> TOTAL


def sizes(hands: Iterable[Bag]) -> tuple[int, ...]:
    """How many cards each of these bags holds."""
    return tuple([hand >> TOTAL for hand in hands])


def set_bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, ascending."""
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return tuple(bits)


class Layout:
    """Where everything is on the board of so many players, as bits and masks."""

    def __init__(self, players: int) -> None:
        segments = 4 if players <= 4 else 6
        seats = (0, 2) if players == 2 else tuple(range(players))  # D2
        self.players = players
        self.ring = segments * SEGMENT
        self.starts = tuple(SEGMENT * segment for segment in seats)
        self.owner_of_start = {start: seat for seat, start in enumerate(self.starts)}
        self.shift = tuple(seat * self.ring for seat in range(players))
        self.finish_shift = tuple(players * self.ring + 4 * seat for seat in range(players))
        self.fresh_shift = players * (self.ring + 4)
        self.ring_mask = (1 << self.ring) - 1
        self.ring_bits = (1 << players * self.ring) - 1  # of all owners
        self.finish_mask = (1 << 4 * players) - 1 << players * self.ring
        # An owner's marbles outside the kennel.
        self.own = tuple(
            self.ring_mask << self.shift[owner] | 15 << self.finish_shift[owner]
            for owner in range(players)
        )
        # Marbles on their own start, by the owners whose start it is (a bit each, as `barred`).
        self.on_starts = tuple(
            sum(1 << self.shift[owner] + self.starts[owner] for owner in set_bits(owners))
            for owners in range(1 << players)
        )
        # All marbles that may stand on a field, whoever owns them.
        self.column = tuple(sum(1 << shift + f for shift in self.shift) for f in range(self.ring))
        # What stays when a field is stepped on: everything but its marble and its freshness.
        self.keep = tuple(~(self.column[f] | self._fresh_flag(f)) for f in range(self.ring))

    def _fresh_flag(self, f: Place) -> int:
        owner = self.owner_of_start.get(f)
        return 0 if owner is None else self.fresh(owner)

    def fresh(self, owner: Seat) -> int:
        """The flag of a fresh marble on its owner's start."""
        return 1 << self.fresh_shift + owner

    def exit(self, owner: Seat) -> tuple[int, int]:
        """D12: coming out, as a change (see `tracks`): what is kept and what flips."""
        start = self.starts[owner]
        return self.keep[start], self.bit(owner, start) | self.fresh(owner)

    def bit(self, owner: Seat, place: Place) -> int:
        """The bit of a marble on a ring or finish field."""
        if place >= FINISH:
            return 1 << self.finish_shift[0] + place - FINISH
        return 1 << self.shift[owner] + place

    def on_ring(self, board: Board, owner: Seat) -> tuple[Place, ...]:
        """The ring fields where an owner's marbles stand, ascending."""
        return set_bits(board >> self.shift[owner] & self.ring_mask)

    def finish(self, board: Board, owner: Seat) -> int:
        """The finish of an owner: bit k - 1 says that field k is taken."""
        return board >> self.finish_shift[owner] & 15

    def kennel(self, board: Board, owner: Seat) -> int:
        """How many marbles wait in the kennel."""
        return 4 - (board & self.own[owner]).bit_count()

    def owner_at(self, board: Board, place: Place) -> Seat | None:
        """Whose marble stands on a ring or finish field, or may leave a kennel; None: nobody's."""
        if 0 <= place < self.ring:
            found = board & self.column[place]
            return (found.bit_length() - 1) // self.ring if found else None
        if place >= FINISH:
            owner = place - KENNEL if place >= KENNEL else (place - FINISH) // 4
            there = place >= KENNEL or board & self.bit(owner, place)
            return owner if there and owner < self.players else None
        return None

    def ahead(self, owner: Seat, place: Place) -> int:
        """How many steps a ring field is before its owner's start; 0 on the start itself."""
        return (self.starts[owner] - place) % self.ring


@cache
def layout(players: int) -> Layout:
    """The layout for so many players, made once."""
    return Layout(players)


@dataclass(frozen=True)
class Kind:
    """A kind of table: how many play, who with whom, and by which book."""

    players: int
    teams: str  # "2x2", "3x2", "2x3" or "solo"
    book: str  # "braendi" or "classic"
    canadian: bool = False
    nojoker: bool = False
    layout: Layout = field(init=False, repr=False, compare=False)
    parties: tuple[tuple[Seat, ...], ...] = field(init=False, repr=False, compare=False)
    mates: tuple[tuple[Seat, ...], ...] = field(init=False, repr=False, compare=False)
    # D10: who gets the card that a seat passes on: the next teammate in turn order.
    receivers: tuple[Seat, ...] = field(init=False, repr=False, compare=False)
    solo: bool = field(init=False, repr=False, compare=False)
    full: tuple[int, ...] = field(init=False, repr=False, compare=False)  # finish bits by seat
    goals: tuple[int, ...] = field(init=False, repr=False, compare=False)  # and by party

    def __post_init__(self) -> None:
        count = PARTIES[self.teams] or self.players  # D3: every count-th seat plays together
        parties = tuple(tuple(range(p, self.players, count)) for p in range(count))
        mates = tuple(
            tuple(other for other in parties[seat % count] if other != seat)
            for seat in range(self.players)
        )
        place = layout(self.players)
        full = tuple(15 << shift for shift in place.finish_shift)
        for name, value in (
            ("layout", place),
            ("parties", parties),
            ("mates", mates),
            ("receivers", tuple((seat + count) % self.players for seat in range(self.players))),
            ("solo", self.teams == "solo"),
            ("full", full),
            ("goals", tuple(sum(full[seat] for seat in party) for party in parties)),
        ):
            object.__setattr__(self, name, value)

    def hand_size(self, number: int) -> int:
        """D8: how many cards everyone gets in a round; `classic` deals six only once."""
        if self.book == "classic" and number > 1:
            return 5 - (number - 2) % 4
        return 6 - (number - 1) % 5


PARTIES: Final = {"2x2": 2, "3x2": 3, "2x3": 2, "solo": 0}  # 0: as many as players
TEAMS: Final = {2: ("solo",), 3: ("solo",), 4: ("2x2",), 5: ("solo",), 6: ("3x2", "2x3")}


@cache
def kind(
    players: int, teams: str, book: str, *, canadian: bool = False, nojoker: bool = False
) -> Kind:
    """The kind of table, made once."""
    return Kind(players, teams, book, canadian, nojoker)


def barred(table: Kind, board: Board) -> int:
    """D5, D6: the starts that nobody may step on, a bit an owner."""
    if table.book == "classic" and CLASSIC_SPERRE_ANY:
        on_starts = table.layout.on_starts
        owners = (1 << owner for owner in range(table.players))
        return sum(owner for owner in owners if board & on_starts[owner])
    return board >> table.layout.fresh_shift


def tidies(finish: int) -> bool:
    """Whether a marble can move inside a finish: one that stands before an open field (D15)."""
    return finish & ~(finish >> 1) & 7 != 0


def home(table: Kind, board: Board, owner: Seat) -> bool:
    """Whether all four marbles of an owner are in the finish."""
    full = table.full[owner]
    return board & full == full


def complete(table: Kind, board: Board, first: Seat) -> tuple[Seat, ...]:
    """D27: the party that has all its marbles home, looked for from a seat on; () if none."""
    count = len(table.goals)
    for party in range(first, first + count):
        goal = table.goals[party % count]
        if board & goal == goal:
            return table.parties[party % count]
    return ()


def in_charge(table: Kind, board: Board, seat: Seat) -> tuple[Seat, ...]:
    """D24: whose marbles a seat moves: its own, or its teammates' once its own are home."""
    full = table.full[seat]
    return table.mates[seat] if board & full == full else (seat,)


def in_charge_of_seven(table: Kind, board: Board, seat: Seat) -> tuple[Seat, ...]:
    """Whose marbles a seat may move with a seven: D22 everybody's, D21 the party's."""
    if table.solo:
        return tuple(range(table.players))
    if table.canadian:
        return (seat, *table.mates[seat])
    return in_charge(table, board, seat)
