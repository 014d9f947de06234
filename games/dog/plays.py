"""What is legal now: every distinct play of a seat, and the judgement of a given one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
    in_charge_of_seven,
    kind,
    ranks,
)
from games.dog.sevens import SEVEN, listed, search, walked
from games.dog.state import Action, Fold, Idle, Play, Steal, Swap
from games.dog.tracks import Change, Inner, Moves, Track, inner, tracks, way_out
from games.protocol import Seat

FOLD = Fold()
IDLE = Idle()


def listing(
    table: Kind, board: Board, seat: Seat, hand: Bag, sizes: tuple[int, ...]
) -> Iterator[Action]:
    """Every distinct play of a seat with these cards; the sevens of D22 lazily, at the end."""
    if not hand:
        return
    nothing = True
    for play in _Listing(table, board, seat, sizes).of(ranks(hand)):
        nothing = False
        yield play
    if nothing:
        yield IDLE if may_idle(table, board, seat, hand) else FOLD


def any_play(table: Kind, board: Board, seat: Seat, hand: Bag, sizes: tuple[int, ...]) -> bool:
    """Whether any card has any play (D28)."""
    return next(_Listing(table, board, seat, sizes).of(ranks(hand)), None) is not None


def card_plays(
    table: Kind, board: Board, seat: Seat, rank: Rank, sizes: tuple[int, ...], *, sevens: bool = True
) -> Iterator[Action]:
    """Every distinct play of one card; a joker's with or without those of a seven."""
    return _Listing(table, board, seat, sizes).of(rank, sevens=sevens)


def any_card(
    table: Kind, board: Board, seat: Seat, rank: Rank, sizes: tuple[int, ...], *, last: bool = False
) -> bool:
    """Whether a card has any play; `last`: even one that D26 forbids to a joker."""
    if last:
        table = kind(table.players, table.teams, table.book, canadian=table.canadian)
    return next(card_plays(table, board, seat, rank, sizes), None) is not None


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

    def __init__(self, table: Kind, board: Board, seat: Seat, sizes: tuple[int, ...]) -> None:
        self.table, self.board, self.seat, self.sizes = table, board, seat, sizes
        self.bars = barred(table, board)
        self.owners = in_charge(table, board, seat)
        self.tracks = self._tracks(self.owners)
        self.inner: list[Inner] = []
        self.exits: list[tuple[dict[Rank, Play], Change]] = []
        place = table.layout
        for owner in self.owners:
            finish = place.finish(board, owner)
            if finish:
                self.inner.append(inner(table.players, owner, finish))
            if not self.bars >> owner & 1 and place.kennel(board, owner):
                self.exits.append(way_out(table.players, owner))

    def _tracks(self, owners: tuple[Seat, ...]) -> list[tuple[Seat, Place, Track]]:
        place, board, bars = self.table.layout, self.board, self.bars
        flags = board >> place.fresh_shift
        of = tracks(self.table.players).of
        found = []
        for owner in owners:
            finish = place.finish(board, owner)
            start = place.starts[owner]
            for f in place.on_ring(board, owner):
                fresh = flags >> owner & 1 if f == start else 0
                found.append((owner, f, of(owner, f, fresh=fresh, bars=bars, finish=finish)))
        return found

    def of(self, held: str, *, sevens: bool = True) -> Iterator[Action]:
        """Every distinct play of these ranks."""
        late: list[tuple[Rank, set[Board]]] = []  # sevens may be very many
        for rank in held:
            if rank == "7":
                late.append((rank, set()))
            elif rank == "J":
                yield from self._swaps(rank)
            elif rank == "X":
                seen: set[Board] = set()
                yield from self._as_joker(self._once(rank, seen))
                yield from self._swaps(rank)
                yield from self._steals(rank)
                late.append((rank, seen))
            elif rank in "A4":
                yield from self._once(rank, set())
            else:
                yield from self._simple(rank)
                if rank == "2":
                    yield from self._steals(rank)
        for rank, seen in late if sevens else ():
            plays = self._sevens(rank, seen)
            yield from plays if rank == "7" else self._as_joker(plays)

    def _simple(self, rank: Rank) -> list[Play]:
        """Moves of one marble and exits, where no two can give the same board."""
        found: list[Play] = []
        for _, _, track in self.tracks:
            found += track.plays[rank]
        for inside in self.inner:
            found += inside.plays[rank]
        if rank in EXITS:
            found += [plays[rank] for plays, _ in self.exits]
        return found

    def _once(self, rank: Rank, seen: set[Board]) -> Iterator[Play]:
        """The same where two can: with 42, 46 and 50 a four has one board twice."""
        board = self.board
        for _, _, track in self.tracks:
            for play, (keep, flip) in zip(track.plays[rank], track.ways[rank].values(), strict=True):
                after = board & keep ^ flip
                if after not in seen:
                    seen.add(after)
                    yield play
        for inside in self.inner:
            for play, (_, flip) in zip(inside.plays[rank], inside.ways[rank].values(), strict=True):
                seen.add(board ^ flip)
                yield play
        if rank in EXITS:
            for plays, (keep, flip) in self.exits:
                seen.add(board & keep ^ flip)
                yield plays[rank]

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

    def _sevens(self, rank: Rank, seen: set[Board]) -> Iterator[Play]:
        table, board, seat = self.table, self.board, self.seat
        found: Iterable[tuple[Board, Moves]]
        if table.solo:
            found = search(table, board, seat)
        else:
            owners = in_charge_of_seven(table, board, seat)
            movable = self.tracks if owners == self.owners else self._tracks(owners)
            found = listed(table, board, seat, movable)
        for after, moves in found:
            if after not in seen:
                yield Play(rank, moves)

    def _as_joker(self, plays: Iterator[Play]) -> Iterator[Play]:
        """D26: without those that would bring a party's last marble home, where that is agreed."""
        if not self.table.nojoker:
            return plays
        return (play for play in plays if not self._wins(play))

    def _wins(self, play: Play) -> bool:
        moved = after(self.table, self.board, self.seat, play)
        return moved is not None and bool(complete(self.table, moved.board, self.seat))


def after(table: Kind, board: Board, seat: Seat, play: Play) -> Moved | None:
    """What a play of marbles does; None if it is not allowed.

    Whether a joker may do it (D26) is for the caller to ask.
    """
    place = table.layout
    if len(play.moves) == 1:
        f, t = play.moves[0]
        owner = place.owner_at(board, f) if f in range(place.ring) or f >= FINISH else None
        if owner is None or owner not in in_charge_of_seven(table, board, seat):
            return None
        change = _change(table, board, seat, play.card, owner, f, t)
        if change is not None:
            keep, flip = change
            hit = place.owner_at(board, t) if t < FINISH else None
            sent = () if hit is None else ((hit, t),)
            return Moved(board & keep ^ flip, ((owner, f, t),), sent)
    if play.card in "7X":
        walk = walked(table, board, seat, play.moves)
        if walk is not None and walk.steps == SEVEN:
            return Moved(walk.board, walk.moves, walk.sent)
    return None


def _change(
    table: Kind, board: Board, seat: Seat, rank: Rank, owner: Seat, f: Place, t: Place
) -> Change | None:
    """What moving one marble so does with a card other than a seven; None if not allowed."""
    place = table.layout
    if owner not in in_charge(table, board, seat):
        return None
    bars = barred(table, board)
    if f >= KENNEL:
        out = t == place.starts[owner] and not bars >> owner & 1 and rank in EXITS
        return way_out(table.players, owner)[1] if out and place.kennel(board, owner) else None
    finish = place.finish(board, owner)
    if f >= FINISH:
        return inner(table.players, owner, finish).ways[rank].get((f, t))
    fresh = board >> place.fresh_shift + owner & 1 if f == place.starts[owner] else 0
    track = tracks(table.players).of(owner, f, fresh=fresh, bars=bars, finish=finish)
    return track.ways[rank].get(t)


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
