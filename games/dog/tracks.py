"""How far one marble can go: with each number of steps, and with its share of a seven.

A **change** is (keep, flip): the new board is `board & keep ^ flip`. `keep` clears what is
stepped on, for every owner, so that hitting needs no branch; `flip` moves the marble.

Tracks are made on first use and shared. Their key holds only what matters to that marble:
barred starts within reach and, near home, its finish; so there are about 1,400 in a game.
They are kept small: a table that does not fit into the processor's cache is a slow table.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from games.dog.board import FINISH, STEPS, Layout, Place, Rank, layout, set_bits
from games.protocol import Seat

Moves: TypeAlias = tuple[tuple[Place, Place], ...]
Way: TypeAlias = tuple[Place, int, int]  # to, keep, flip
Run: TypeAlias = tuple[Moves, int, int]  # a share of a seven: moves, keep, flip
# What one ring marble can do: number of steps -> where to. Seven steps hit on the way (D19).
Track: TypeAlias = dict[int, tuple[Way, ...]]

EVERYTHING: Final = -1  # keep it all: nothing is hit
SEVEN: Final = 7
FARTHEST: Final = 13  # a king
BACK: Final = -4
# The numbers of steps that a rank may be played as (D7, D16).
NUMBERS: Final[dict[Rank, tuple[int, ...]]] = {
    rank: (*steps, BACK) if rank in "4X" else steps for rank, steps in STEPS.items()
}


class Tracks:
    """The tracks of one layout."""

    def __init__(self, place: Layout) -> None:
        self.layout = place
        self._made: dict[int, Track] = {}
        self._runs: dict[int, tuple[tuple[Run, ...], ...]] = {}
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

    def runs(self, owner: Seat, f: Place, track: Track) -> tuple[tuple[Run, ...], ...]:
        """A marble's shares of a seven, by number of steps."""
        runs = self._runs.get(id(track))  # tracks live as long as this
        if runs is None:
            shares = (
                tuple((((f, t),), self._swept(owner, f, n, t), flip) for t, _, flip in track[n])
                for n in range(1, SEVEN + 1)
            )
            runs = self._runs[id(track)] = ((), *shares)
        return runs

    def _starts_near(self, f: Place) -> int:
        place = self.layout
        return sum(
            1 << owner
            for owner, start in enumerate(place.starts)
            if (start - f) % place.ring <= FARTHEST or (f - start) % place.ring <= -BACK
        )

    def _free(self, f: Place, direction: int, most: int, bars: int) -> int:
        """How many fields lie open before the next barred start (D5: in both directions)."""
        for n in range(1, most + 1):
            owner = self.layout.owner_of_start.get((f + direction * n) % self.layout.ring)
            if owner is not None and bars >> owner & 1:
                return n - 1
        return most

    def _swept(self, owner: Seat, f: Place, n: int, t: Place) -> int:
        """D19: what stays when a seven steps on the fields from one place to another."""
        kept = EVERYTHING
        for k in range(1, (n if t < FINISH else self.layout.ahead(owner, f)) + 1):
            kept &= self.layout.keep[(f + k) % self.layout.ring]
        return kept

    def _make(self, owner: Seat, f: Place, fresh: int, bars: int, finish: int) -> Track:
        place = self.layout
        free = self._free(f, 1, FARTHEST, bars)
        ahead = place.ahead(owner, f)
        off = place.bit(owner, f) | (place.fresh(owner) if fresh else 0)

        def way(n: int, t: Place) -> Way:
            keep = place.keep[t] if t < FINISH else EVERYTHING
            swept = self._swept(owner, f, n, t) if n == SEVEN else keep
            return t, swept, off | place.bit(owner, t)

        track: Track = {}
        for n in range(1, FARTHEST + 1):
            goals = [(f + n) % place.ring] if n <= free else []
            inside = n - ahead  # D13: from the start on, unless fresh there
            enters = not fresh and ahead <= free and 1 <= inside <= 4
            if enters and not finish & (1 << inside) - 1:  # D15: nothing is passed inside
                goals.append(FINISH + 4 * owner + inside - 1)
            track[n] = tuple(way(n, t) for t in goals)
        back = self._free(f, -1, -BACK, bars) == -BACK  # D16
        track[BACK] = (way(BACK, (f + BACK) % place.ring),) if back else ()
        return track


class Inner(NamedTuple):
    """What the marbles in one finish can do now (D15)."""

    ways: dict[int, tuple[tuple[Place, Place, int], ...]]  # steps -> from, to, flip
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
    ways: dict[int, tuple[tuple[Place, Place, int], ...]] = dict.fromkeys((*range(14), BACK), ())
    for n in (1, 2, 3):
        ways[n] = tuple(
            (first + k, first + k + n, (1 | 1 << n) << place.finish_shift[owner] + k)
            for k in set_bits(finish)
            if k + n < 4 and not finish & (1 << n) - 1 << k + 1
        )
    return Inner(ways, _inner_runs(place, owner, finish))


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
