"""How far one marble can go: with each card, and with the single steps of a seven.

A **change** is (keep, flip): the new board is `board & keep ^ flip`. `keep` clears what is
stepped on, for every owner, so that hitting needs no branch; `flip` moves the marble.

Tracks are made on first use and shared. Their key holds only what matters to that marble:
barred starts within reach and, near home, its finish; so there are about 1,400 in a game.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from games.dog.board import EXITS, FINISH, KENNEL, RANKS, STEPS, Layout, Place, Rank, layout
from games.dog.state import Play
from games.protocol import Seat

Change: TypeAlias = tuple[int, int]
Moves: TypeAlias = tuple[tuple[Place, Place], ...]
Run: TypeAlias = tuple[Moves, int, int]  # a share of a seven: moves, keep, flip
EVERYTHING = -1  # keep it all: nothing is hit

FARTHEST = 13  # a king
BACK = 4
SEVEN = 7


class Track(NamedTuple):
    """What one ring marble can do now."""

    ways: dict[Rank, dict[Place, Change]]  # card -> destination -> change; sevens apart
    plays: dict[Rank, tuple[Play, ...]]  # the same as actions
    runs: tuple[tuple[Run, ...], ...]  # shares of a seven, by number of steps


class Tracks:
    """The tracks of one layout."""

    def __init__(self, place: Layout) -> None:
        self.layout = place
        self._made: dict[int, Track] = {}
        self._reach = tuple(self._starts_near(f) for f in range(place.ring))
        self._near = tuple(
            tuple(15 if place.ahead(owner, f) < FARTHEST else 0 for f in range(place.ring))
            for owner in range(place.players)
        )

    def of(self, owner: Seat, f: Place, fresh: int, bars: int, finish: int) -> Track:
        """The track of a marble: `fresh` is 1 if it bars its start, `bars` as `board.barred`."""
        near = finish & self._near[owner][f]
        key = (((bars & self._reach[f]) << 4 | near) << 1 | fresh) << 10 | owner << 7 | f
        track = self._made.get(key)
        if track is None:
            track = self._made[key] = self._make(owner, f, fresh, bars, finish)
        return track

    def _starts_near(self, f: Place) -> int:
        return sum(
            1 << owner
            for owner, start in enumerate(self.layout.starts)
            if (start - f) % self.layout.ring <= FARTHEST or (f - start) % self.layout.ring <= BACK
        )

    def _free(self, f: Place, direction: int, most: int, bars: int) -> int:
        """How many fields lie open before the next barred start (D5: in both directions)."""
        for n in range(1, most + 1):
            owner = self.layout.owner_of_start.get((f + direction * n) % self.layout.ring)
            if owner is not None and bars >> owner & 1:
                return n - 1
        return most

    def _swept(self, f: Place, n: int) -> int:
        """D19: what stays when a seven steps on the next n fields."""
        kept = EVERYTHING
        for k in range(1, n + 1):
            kept &= self.layout.keep[(f + k) % self.layout.ring]
        return kept

    def _make(self, owner: Seat, f: Place, fresh: int, bars: int, finish: int) -> Track:
        place = self.layout
        free = self._free(f, 1, FARTHEST, bars)
        ahead = place.ahead(owner, f)
        off = place.bit(owner, f) | (place.fresh(owner) if fresh else 0)

        def forward(n: int) -> dict[Place, int]:
            """Destinations n steps ahead, with the bits that flip: round the ring, or home."""
            goals = []
            if n <= free:
                goals.append((f + n) % place.ring)
            inside = n - ahead  # D13: from the start on, unless fresh there
            open_way = not fresh and ahead <= free and not finish & (1 << max(inside, 0)) - 1
            if open_way and 1 <= inside <= 4:  # D15: nothing is passed inside
                goals.append(FINISH + 4 * owner + inside - 1)
            return {t: off | place.bit(owner, t) for t in goals}

        ways: dict[Rank, dict[Place, Change]] = {
            rank: {
                t: (place.keep[t] if t < FINISH else EVERYTHING, flip)
                for n in STEPS[rank]
                if n != SEVEN
                for t, flip in forward(n).items()
            }
            for rank in RANKS
        }
        if self._free(f, -1, BACK, bars) == BACK:  # D16
            t = (f - BACK) % place.ring
            ways["4"][t] = ways["X"][t] = place.keep[t], off | place.bit(owner, t)
        plays = {rank: tuple(Play(rank, ((f, t),)) for t in ways[rank]) for rank in RANKS}
        runs = [
            tuple(
                (((f, t),), self._swept(f, n if t < FINISH else ahead), flip)
                for t, flip in forward(n).items()
            )
            for n in range(1, SEVEN + 1)
        ]
        return Track(ways, plays, ((), *runs))


class Inner(NamedTuple):
    """What the marbles in one finish can do now (D15)."""

    ways: dict[Rank, dict[tuple[Place, Place], Change]]
    plays: dict[Rank, tuple[Play, ...]]
    runs: tuple[tuple[Run, ...], ...]  # all of them together, by number of steps


@cache
def tracks(players: int) -> Tracks:
    """The tracks of the board for so many players."""
    return Tracks(layout(players))


@cache
def inner(players: int, owner: Seat, finish: int) -> Inner:
    """The moves inside a finish: only inward, never past another marble."""
    place = layout(players)
    first = FINISH + 4 * owner
    ways: dict[Rank, dict[tuple[Place, Place], Change]] = {}
    for rank in RANKS:
        ways[rank] = {}
        for n in STEPS[rank]:
            for k in range(4 - n):
                on_the_way = (1 << n) - 1 << k + 1
                if finish >> k & 1 and not finish & on_the_way:
                    f, t = first + k, first + k + n
                    flip = place.bit(owner, f) | place.bit(owner, t)
                    ways[rank][f, t] = EVERYTHING, flip
    plays = {rank: tuple(Play(rank, (move,)) for move in ways[rank]) for rank in RANKS}
    return Inner(ways, plays, _inner_runs(place, owner, finish))


def _inner_runs(place: Layout, owner: Seat, finish: int) -> tuple[tuple[Run, ...], ...]:
    """Shares of a seven inside a finish, step by step; at most four fields lie open."""
    first = FINISH + 4 * owner
    runs: list[tuple[Run, ...]] = [()]
    layer: dict[int, Moves] = {finish: ()}
    for _ in range(SEVEN):
        following: dict[int, Moves] = {}
        for now, moves in layer.items():
            for k in range(3):
                if now >> k & 3 == 1:
                    following.setdefault(now ^ 3 << k, joined(moves, first + k, first + k + 1))
        layer = following
        shift = place.finish_shift[owner]
        runs.append(
            tuple((moves, EVERYTHING, (finish ^ now) << shift) for now, moves in layer.items())
        )
    return tuple(runs)


def joined(moves: Moves, f: Place, t: Place) -> Moves:
    """One more single step of a seven: it goes on with the last portion where it can."""
    if moves and moves[-1][1] == f:
        return (*moves[:-1], (moves[-1][0], t))
    return (*moves, (f, t))


@cache
def way_out(players: int, owner: Seat) -> tuple[dict[Rank, Play], Change]:
    """D12: the exit of an owner's marble, as an action a card and as a change."""
    place = layout(players)
    start = place.starts[owner]
    plays = {rank: Play(rank, ((KENNEL + owner, start),)) for rank in EXITS}
    return plays, (place.keep[start], place.bit(owner, start) | place.fresh(owner))
