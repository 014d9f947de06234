"""What is legal now: every distinct play of a seat, and the judgement of a given one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from games.dog.board import (
    EXITS,
    FINISH,
    KENNEL,
    Bag,
    Board,
    Kind,
    Place,
    Rank,
    barred,
    complete,
    in_charge,
    kind,
    ranks,
)
from games.dog.sevens import search, tidied, walked
from games.dog.sides import side
from games.dog.state import Action, Fold, Idle, Play, Steal, Swap
from games.dog.tracks import SEVEN, Change, inner, tracks, way_out
from games.protocol import Seat

FOLD = Fold()
IDLE = Idle()


def listing(
    table: Kind, board: Board, seat: Seat, hand: Bag, sizes: tuple[int, ...]
) -> Iterator[Action]:
    """Every distinct play of a seat with these cards, or what happens when there is none."""
    if not hand:
        return iter(())
    found = _Listing(table, board, seat, sizes)
    held = ranks(hand)
    plays = found.plays(held)
    if "7" in held or "X" in held:
        sevens = found.sevens(held)
        if table.solo:  # D22: there may be half a million, so lazily
            first = next(sevens, None) if not plays else None
            if plays or first is not None:
                return chain(plays, [first] if first else [], sevens)
        else:
            plays += sevens
    return iter(plays or [_nothing(table, board, seat, hand)])


def _nothing(table: Kind, board: Board, seat: Seat, hand: Bag) -> Action:
    """D17, D28: what happens when no card has any play."""
    return IDLE if may_idle(table, board, seat, hand) else FOLD


def card_plays(
    table: Kind, board: Board, seat: Seat, held: str, sizes: tuple[int, ...], *, sevens: bool = True
) -> Iterator[Action]:
    """Every distinct play of these ranks; with or without those that are sevens."""
    found = _Listing(table, board, seat, sizes)
    return chain(found.plays(held), found.sevens(held) if sevens else ())


def any_play(
    table: Kind, board: Board, seat: Seat, held: str, sizes: tuple[int, ...], *, last: bool = False
) -> bool:
    """Whether any of these ranks has any play; `last`: even one that D26 forbids to a joker."""
    if last:
        table = kind(table.players, table.teams, table.book, canadian=table.canadian)
    return next(card_plays(table, board, seat, held, sizes), None) is not None


def may_idle(table: Kind, board: Board, seat: Seat, hand: Bag) -> bool:
    """D17: whether a jack is laid down without effect, given that no card has any play.

    As no jack can be swapped, no other marble is on the way besides fresh ones.
    """
    return table.book == "braendi" and "J" in ranks(hand) and bool(loose(table, board, seat))


def loose(table: Kind, board: Board, seat: Seat) -> list[tuple[Seat, Place]]:
    """The ring marbles in a seat's charge that do not bar their start."""
    place, bars = table.layout, barred(table, board)
    return [
        (owner, f)
        for owner in in_charge(table, board, seat)
        for f in place.on_ring(board, owner)
        if not (bars >> owner & 1 and f == place.starts[owner])
    ]


class Moved(NamedTuple):
    """What a play does on the board."""

    board: Board
    moves: tuple[tuple[Seat, Place, Place], ...]  # owner, from, to
    sent: tuple[tuple[Seat, Place], ...]  # owner, field of who went home


class _Listing:
    """The plays of one position, card by card."""

    __slots__ = ("bars", "board", "owners", "seat", "sides", "sizes", "table")

    def __init__(self, table: Kind, board: Board, seat: Seat, sizes: tuple[int, ...]) -> None:
        self.table, self.board, self.seat, self.sizes = table, board, seat, sizes
        self.bars = bars = barred(table, board)
        self.owners = in_charge(table, board, seat)
        self.sides = [side(table, board, owner, bars) for owner in self.owners]

    def plays(self, held: str) -> list[Action]:
        """Every distinct play of these ranks but the sevens."""
        found: list[Action] = []
        for rank in held:
            if rank == "7":
                continue
            for one in self.sides:
                plays = one.plays(rank)
                found += self._as_joker(plays) if rank == "X" else plays
            if rank in "JX":
                found += self._swaps(rank)
            if rank in "2X" and self.table.solo:
                found += self._steals(rank)
        return found

    def sevens(self, held: str) -> Iterator[Action]:
        """Every distinct seven of these ranks."""
        if "7" in held:
            yield from self._sevens("7", set())
        if "X" in held:
            # 5 to 12 onto an own marble gives the board of 5 back to 1 onto another.
            simple = [play for one in self.sides for play in one.plays("X")]
            seen = {self._board(play) for play in simple} if self._searched else set()
            yield from self._as_joker(self._sevens("X", seen))

    @property
    def _searched(self) -> bool:
        """Whether the marbles that a seven may move can meet."""
        alone = len(self.sides) == 1 and not self.table.solo and not self.table.canadian
        return not alone or self.sides[0].sevens is None

    def _sevens(self, rank: Rank, seen: set[Board]) -> Iterable[Play]:
        if not self._searched:
            return (Play(rank, moves) for moves in self.sides[0].sevens or ())
        table, board, seat = self.table, self.board, self.seat
        return (
            Play(rank, tidied(table, board, seat, after, moves))
            for after, moves in search(table, board, seat)
            if after not in seen
        )

    def _board(self, play: Play) -> Board:
        moved = after(self.table, self.board, self.seat, play)
        return self.board if moved is None else moved.board

    def _swaps(self, rank: Rank) -> Iterator[Swap]:
        place = self.table.layout
        movable = loose(self.table, self.board, self.seat)
        for other in range(self.table.players):
            for theirs in place.on_ring(self.board, other):
                if self.bars >> other & 1 and theirs == place.starts[other]:
                    continue
                for owner, mine in movable:
                    # Where both are in one's charge (D24, trios) the pair counts once.
                    if owner != other and not (other in self.owners and other < owner):
                        yield Swap(rank, mine, theirs)

    def _steals(self, rank: Rank) -> Iterator[Steal]:
        if self.table.solo:
            for victim, held in enumerate(self.sizes):
                if victim != self.seat and held:
                    yield Steal(rank, victim)

    def _as_joker(self, plays: Iterable[Play]) -> Iterable[Play]:
        """D26: without those that would bring a party's last marble home, where that is agreed."""
        if not self.table.nojoker:
            return plays
        return (play for play in plays if not self._wins(play))

    def _wins(self, play: Play) -> bool:
        return bool(complete(self.table, self._board(play), self.seat))


def after(table: Kind, board: Board, seat: Seat, play: Play) -> Moved | None:
    """What a play of marbles does; None if it is not allowed.

    Whether a joker may do it (D26) is for the caller to ask.
    """
    card, moves = play.card, play.moves
    if len(moves) == 1:
        f, t = moves[0]
        owner = table.layout.owner_at(board, f)
        if owner is None:
            return None
        change = None
        if owner in in_charge(table, board, seat):
            change = _change(table, board, card, owner, f, t)
        if change is not None:
            keep, flip = change
            hit = table.layout.owner_at(board, t) if t < FINISH else None
            sent = () if hit is None else ((hit, t),)
            return Moved(board & keep ^ flip, ((owner, f, t),), sent)
    if card in "7X":
        walk = walked(table, board, seat, moves)
        if walk is not None and walk.steps == SEVEN:
            return Moved(walk.board, walk.moves, walk.sent)
    return None


def _change(
    table: Kind, board: Board, rank: Rank, owner: Seat, f: Place, t: Place
) -> Change | None:
    """What moving one marble so does with a card other than a seven; None if not allowed."""
    place = table.layout
    bars = barred(table, board)
    if f >= KENNEL:
        out = t == place.starts[owner] and not bars >> owner & 1 and rank in EXITS
        return way_out(table.players, owner)[1] if out and place.kennel(board, owner) else None
    finish = board >> place.finish_shift[owner] & 15
    if f >= FINISH:
        return inner(table.players, owner, finish).ways[rank].get((f, t))
    fresh = board >> place.fresh_shift + owner & 1 if f == place.starts[owner] else 0
    return tracks(table.players).of(owner, f, fresh, bars, finish).ways[rank].get(t)


def swapped(table: Kind, board: Board, seat: Seat, swap: Swap) -> Board | None:
    """The board after a swap; None if it is not allowed (D17)."""
    place, bars = table.layout, barred(table, board)
    spots = (swap.mine, swap.theirs)
    if not all(f in range(place.ring) for f in spots):
        return None
    mine, theirs = (place.owner_at(board, f) for f in spots)
    if mine is None or theirs is None or mine == theirs:
        return None
    if mine not in in_charge(table, board, seat):
        return None
    for owner, f in zip((mine, theirs), spots, strict=True):
        if bars >> owner & 1 and f == place.starts[owner]:
            return None
    # A marble that is swapped onto its own start is not fresh there (D6, D13).
    return board ^ sum(place.bit(owner, f) for owner in (mine, theirs) for f in spots)
