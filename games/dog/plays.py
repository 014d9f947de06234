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
    ranks,
)
from games.dog.sevens import apart, layered, owner_tracks, search, tidied, walked
from games.dog.state import Action, Fold, Idle, Play, Steal, Swap
from games.dog.tracks import EVERYTHING, NUMBERS, SEVEN, Moves, Track, inner, tracks
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


def any_play(table: Kind, board: Board, seat: Seat, held: str, sizes: tuple[int, ...]) -> bool:
    """Whether any of these ranks has any play (D28)."""
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

    __slots__ = ("bars", "board", "owners", "seat", "sizes", "table", "tracks")

    def __init__(self, table: Kind, board: Board, seat: Seat, sizes: tuple[int, ...]) -> None:
        self.table, self.board, self.seat, self.sizes = table, board, seat, sizes
        self.bars = bars = barred(table, board)
        self.owners = in_charge(table, board, seat)
        self.tracks: list[tuple[Place, Track]] = []
        for owner in self.owners:
            self.tracks += owner_tracks(table, board, owner, bars)

    def plays(self, held: str) -> list[Action]:
        """Every distinct play of these ranks but the sevens."""
        found: list[Action] = []
        for rank in held:
            if rank in "A4X":
                found += self._boards(rank).values()
            elif rank not in "7J":
                (n,) = NUMBERS[rank]
                for f, track in self.tracks:
                    found += [Play(rank, ((f, t),)) for t, _, _ in track[n]]
            if rank in "A23X":
                found += self._inside(rank)
            if rank in EXITS:
                found += self._exits(rank)
            if rank in "JX":
                found += self._swaps(rank)
            if rank in "2X" and self.table.solo:
                found += self._steals(rank)
        return found

    def _boards(self, rank: Rank) -> dict[Board, Play]:
        """Moves of one ring marble, a board once: with 42, 46 and 50 a four has one twice."""
        board, found = self.board, {}
        for f, track in self.tracks:
            for n in NUMBERS[rank]:
                for t, keep, flip in track[n] if n != SEVEN else ():
                    after = board & keep ^ flip
                    if after not in found and (rank != "X" or self._joker_may(after)):
                        found[after] = Play(rank, ((f, t),))
        return found

    def _joker_may(self, after: Board) -> bool:
        """D26: a joker does not bring a party's last marble home, where that is agreed."""
        return not (self.table.nojoker and complete(self.table, after, self.seat))

    def _inside(self, rank: Rank) -> Iterator[Play]:
        for owner in self.owners:
            finish = self.table.layout.finish(self.board, owner)
            if finish & ~(finish >> 1) & 7:  # a taken field before an open one
                ways = inner(self.table.players, owner, finish).ways
                for n in NUMBERS[rank]:
                    for f, t, flip in ways[n]:
                        if rank != "X" or self._joker_may(self.board ^ flip):
                            yield Play(rank, ((f, t),))

    def _exits(self, rank: Rank) -> Iterator[Play]:
        place = self.table.layout
        for owner in self.owners:
            if not self.bars >> owner & 1 and place.kennel(self.board, owner):  # D12
                yield Play(rank, ((KENNEL + owner, place.starts[owner]),))

    def sevens(self, held: str) -> Iterator[Action]:
        """Every distinct seven of these ranks."""
        for rank in held:
            if rank in "7X":
                yield from self._sevens(rank)

    def _sevens(self, rank: Rank) -> Iterator[Play]:
        table, board, seat = self.table, self.board, self.seat
        seen: set[Board] = set()
        found: Iterable[tuple[Board, Moves]] | None = None
        if len(self.owners) == 1 and not table.solo and not table.canadian:
            found = apart(table, board, seat, self.owners[0], self.bars)
        if found is None:
            found = (search if table.solo else layered)(table, board, seat)
            if rank == "X":  # 5 to 12 onto an own marble can be the board of 5 back to 1 onto one
                seen = set(self._boards(rank))
        for then, moves in found:
            if then not in seen and (rank == "7" or self._joker_may(then)):
                yield Play(rank, tidied(table, board, seat, then, moves))

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
) -> tuple[int, int] | None:
    """What moving one marble so does with a card other than a seven; None if not allowed."""
    place = table.layout
    bars = barred(table, board)
    if f >= KENNEL:
        free = not bars >> owner & 1 and rank in EXITS and place.kennel(board, owner)
        return place.exit(owner) if free and t == place.starts[owner] else None
    finish = board >> place.finish_shift[owner] & 15
    if f >= FINISH:
        ways = inner(table.players, owner, finish).ways
        inside = (flip for n in NUMBERS[rank] for x, y, flip in ways[n] if (x, y) == (f, t))
        flip = next(inside, None)
        return None if flip is None else (EVERYTHING, flip)
    fresh = board >> place.fresh_shift + owner & 1 if f == place.starts[owner] else 0
    track = tracks(table.players).of(owner, f, fresh, bars, finish)
    for n in NUMBERS[rank]:
        for to, keep, flip in track[n]:
            if to == t and n != SEVEN:
                return keep, flip
    return None


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
