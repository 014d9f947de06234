"""What one marble can do where it stands: with every card, and with its share of a seven.

A **way** leads a marble from one place to another and changes the board: the new board is
`board & keep ^ flip`. `keep` clears what is stepped on, for every owner, so that hitting needs
no branch; `flip` moves the marble.

A **track** has every way of one marble, and its plays ready to be listed. It depends on the field
and on what else of the board matters there: barred starts within reach and, near home, the
finish. So tracks are made on first use and kept, about 1,400 in all. The marbles of a kennel and
those of a finish have one track together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from games.dog.board import (
    CLASSIC_SPERRE_ANY,
    EXITS,
    FINISH,
    KENNEL,
    STEPS,
    Board,
    Layout,
    Place,
    Rank,
    layout,
    tidies,
)
from games.dog.state import Play
from games.protocol import Seat

Move: TypeAlias = tuple[Place, Place]  # from, to
Moves: TypeAlias = tuple[Move, ...]

EVERYTHING: Final = -1  # keep it all: nothing is hit
SEVEN: Final = 7
FARTHEST: Final = 13  # a king
BACK: Final = -4
OUT: Final = 0  # so many steps, for short, lead from the kennel to the start
# The numbers of steps that a rank may be played as (D7, D12, D16).
NUMBERS: Final[dict[Rank, tuple[int, ...]]] = {
    rank: (*steps, *([BACK] if rank in "4X" else ()), *([OUT] if rank in EXITS else ()))
    for rank, steps in STEPS.items()
}


# Plain tuples, because there are many thousands: the collector of garbage then leaves them alone.
# A way: steps (forward, or BACK, or OUT), keep, flip, and what to keep instead if it is made with
# a seven, which hits on the way, too (D19).
Way: TypeAlias = tuple[int, int, int, int]
Share: TypeAlias = tuple[Moves, int, int]  # some steps of a seven: moves, keep, flip
Shares: TypeAlias = tuple[tuple[Share, ...], ...]  # by number of steps, from 0 to 7


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """What a marble can do (in a kennel and in a finish: what the marbles there can do)."""

    ways: dict[Move, Way]
    plays: dict[Rank, tuple[Play, ...]]  # but sevens, which are made of shares
    shares: Shares


NO_WAY: Final[Way] = (-1, 0, 0, 0)  # no card goes so far
NO_SHARES: Final[Shares] = ((),) * (SEVEN + 1)


# What tracks have in common is made once: there is less of it to look up, and more of it near.


@cache
def _alone(f: Place, t: Place) -> Moves:
    """One move and nothing else."""
    return ((f, t),)


@cache
def _play(rank: Rank, moves: Moves) -> Play:
    """The play of one marble."""
    return Play(rank, moves)


@cache
def _plays(ways: tuple[tuple[Moves, int], ...]) -> dict[Rank, tuple[Play, ...]]:
    """Every play by its rank, of ways by their steps."""
    return {
        rank: tuple([_play(rank, moves) for moves, n in ways if n in numbers and n != SEVEN])
        for rank, numbers in NUMBERS.items()
    }


def _track(ways: dict[Move, Way], shares: Shares) -> Track:
    return Track(ways, _plays(tuple((_alone(*move), way[0]) for move, way in ways.items())), shares)


class Tracks:
    """The tracks of one layout, where starts are barred in one way.

    `bars` has, by owner, the bits of a board that bar that owner's start.
    """

    def __init__(self, place: Layout, bars: tuple[int, ...]) -> None:
        self.layout, self._bars = place, bars
        owners = range(place.players)
        self._swept = tuple(self._sweeps(f) for f in range(place.ring))
        # By owner and field: the bits of a board that matter to a marble there, and what was
        # made for them; by owner: what was made for the marbles of a finish that can move.
        self._spots = tuple(
            tuple((self._matter(owner, f), dict[int, Track]()) for f in range(place.ring))
            for owner in owners
        )
        self._finish = tuple(
            {
                finish << place.finish_shift[owner]: self._inside(owner, finish)
                for finish in range(16)
                if tidies(finish)
            }
            for owner in owners
        )
        self._kennel = tuple(self._out(owner) for owner in owners)

    def movable(self, owner: Seat, board: Board) -> list[Track]:
        """What an owner can move: the ring marbles by their fields, those inside, those to come."""
        place, found = self.layout, self.ring(owner, board)
        own = board & place.own[owner]
        inside = self._finish[owner].get(own & place.finish_mask)
        if inside is not None:
            found.append(inside)
        if own.bit_count() < 4 and not board & self._bars[owner]:  # D12
            found.append(self._kennel[owner])
        return found

    def ring(self, owner: Seat, board: Board) -> list[Track]:
        """The tracks of an owner's ring marbles, by their fields."""
        marbles = board >> self.layout.shift[owner] & self.layout.ring_mask
        spots, found = self._spots[owner], []
        while marbles:
            low = marbles & -marbles
            marbles ^= low
            f = low.bit_length() - 1
            matter, made = spots[f]
            found.append(made.get(board & matter) or self._made(owner, f, board))
        return found

    def of(self, owner: Seat, f: Place, board: Board) -> Track:
        """The track of a ring marble."""
        matter, made = self._spots[owner][f]
        return made.get(board & matter) or self._made(owner, f, board)

    def inside(self, owner: Seat, board: Board) -> Track | None:
        """The track of the marbles in a finish; None if none of them can move."""
        return self._finish[owner].get(board & self.layout.own[owner] & self.layout.finish_mask)

    def at(self, board: Board, f: Place) -> tuple[Seat, Track] | None:
        """Whose marble stands on a place, and its track; None if there is none to move."""
        place = self.layout
        owner = place.owner_at(board, f)
        if owner is None:
            return None
        if f < FINISH:
            return owner, self.of(owner, f, board)
        if f < KENNEL:
            track = self.inside(owner, board)
            return None if track is None else (owner, track)
        free = place.kennel(board, owner) and not board & self._bars[owner]  # D12
        return (owner, self._kennel[owner]) if free else None

    def _matter(self, owner: Seat, f: Place) -> int:
        """The bits of a board that matter there: bars in reach, the finish if it is near."""
        place = self.layout
        matter = place.fresh(owner) if f == place.starts[owner] else 0
        if place.ahead(owner, f) < FARTHEST:
            matter |= place.own[owner] & place.finish_mask
        for bar, start in zip(self._bars, place.starts, strict=True):
            if (start - f) % place.ring <= FARTHEST or (f - start) % place.ring <= -BACK:
                matter |= bar
        return matter

    def _made(self, owner: Seat, f: Place, board: Board) -> Track:
        matter, made = self._spots[owner][f]
        track = made[board & matter] = self._make(owner, f, board)
        return track

    def _sweeps(self, f: Place) -> tuple[int, ...]:
        """D19: what stays when a seven steps on the next fields, by how many."""
        kept = [EVERYTHING]
        for n in range(1, FARTHEST + 1):
            kept.append(kept[-1] & self.layout.keep[(f + n) % self.layout.ring])
        return tuple(kept)

    def _free(self, f: Place, direction: int, most: int, board: Board) -> int:
        """How many fields lie open before the next barred start (D5: in both directions)."""
        place = self.layout
        for n in range(1, most + 1):
            owner = place.owner_of_start.get((f + direction * n) % place.ring)
            if owner is not None and board & self._bars[owner]:
                return n - 1
        return most

    def _make(self, owner: Seat, f: Place, board: Board) -> Track:
        place, swept = self.layout, self._swept[f]
        free, ahead = self._free(f, 1, FARTHEST, board), place.ahead(owner, f)
        fresh = board & place.fresh(owner) if f == place.starts[owner] else 0
        off, finish = place.bit(owner, f) | fresh, place.finish(board, owner)
        ways: dict[Move, Way] = {}
        for n in range(1, FARTHEST + 1):
            if n <= free:
                t = (f + n) % place.ring
                (move,) = _alone(f, t)
                ways[move] = (n, place.keep[t], off | place.bit(owner, t), swept[n])
            inside = n - ahead  # D13: from the start on, unless fresh there
            enters = not fresh and ahead <= free and 1 <= inside <= 4
            if enters and not finish & (1 << inside) - 1:  # D15: nothing is passed inside
                t = FINISH + 4 * owner + inside - 1
                (move,) = _alone(f, t)
                ways[move] = (n, EVERYTHING, off | place.bit(owner, t), swept[ahead])
        if self._free(f, -1, -BACK, board) == -BACK:  # D16
            t = (f + BACK) % place.ring
            (move,) = _alone(f, t)
            ways[move] = (BACK, place.keep[t], off | place.bit(owner, t), place.keep[t])
        shares: list[list[Share]] = [[] for _ in NO_SHARES]
        for move, (n, _, flip, kept) in ways.items():
            if 1 <= n <= SEVEN:
                shares[n].append((_alone(*move), kept, flip))
        return _track(ways, tuple(map(tuple, shares)))

    def _out(self, owner: Seat) -> Track:
        """D12: out of the kennel."""
        keep, flip = self.layout.exit(owner)
        way = (OUT, keep, flip, keep)
        return _track({(KENNEL + owner, self.layout.starts[owner]): way}, NO_SHARES)

    def _inside(self, owner: Seat, finish: int) -> Track:
        """D15: inside the finish, only inward and never past another marble."""
        first, shift = FINISH + 4 * owner, self.layout.finish_shift[owner]
        ways: dict[Move, Way] = {}
        for n in (1, 2, 3):
            for k in range(4 - n):
                if finish >> k & (2 << n) - 1 == 1:
                    flip = (1 | 1 << n) << shift + k
                    ways[first + k, first + k + n] = (n, EVERYTHING, flip, EVERYTHING)
        return _track(ways, _inner_shares(first, shift, finish))


def _inner_shares(first: Place, shift: int, finish: int) -> Shares:
    """What a seven can do inside a finish, the marble in front first."""
    found: list[tuple[int, int, Moves]] = [(finish, 0, ())]
    for k in (2, 1, 0):
        for now, steps, moves in list(found) if finish >> k & 1 else ():
            for n in range(1, 4 - k):
                if now >> k & (2 << n) - 1 == 1:
                    move = first + k, first + k + n
                    found.append((now ^ (1 | 1 << n) << k, steps + n, (*moves, move)))
    shares: list[list[Share]] = [[] for _ in NO_SHARES]
    for now, steps, moves in found[1:]:
        shares[steps].append((moves, EVERYTHING, (finish ^ now) << shift))
    return tuple(map(tuple, shares))


def joined(moves: Moves, f: Place, t: Place) -> Moves:
    """One more single step of a seven: it goes on with the last portion where it can."""
    if moves and moves[-1][1] == f:
        return (*moves[:-1], (moves[-1][0], t))
    return (*moves, (f, t))


@cache
def tracks(players: int, book: str) -> Tracks:
    """The tracks of a table, for all cards but the sevens of those who play alone."""
    place = layout(players)
    owners = range(players)
    if book == "classic" and CLASSIC_SPERRE_ANY:  # D6
        return Tracks(place, tuple(place.on_starts[1 << owner] for owner in owners))
    return Tracks(place, tuple(place.fresh(owner) for owner in owners))


@cache
def unbarred(players: int) -> Tracks:
    """The tracks for a seven that breaks blockades (D22)."""
    return Tracks(layout(players), (0,) * players)
