"""What the marbles of one owner can do, whatever else stands on the board.

Others matter only by the starts that they bar, so a side is found again in many positions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from games.dog.board import Board, Kind, Place, Rank, set_bits
from games.dog.sevens import may_meet, multiplied
from games.dog.state import Play
from games.dog.tracks import Inner, Moves, Track, inner, tracks, way_out
from games.protocol import Seat


class Side:
    """The plays of one owner's marbles, made card by card on first use."""

    __slots__ = (
        "_lone",
        "_owner",
        "_plays",
        "_sevens",
        "exits",
        "fields",
        "finish",
        "inner",
        "layout",
        "tracks",
    )

    def __init__(
        self, players: int, owner: Seat, ring: int, finish: int, bars: int, fresh: int
    ) -> None:
        made = tracks(players)
        self.layout = made.layout
        self._owner = owner
        self._lone: Board = ring << made.layout.shift[owner]
        self.finish = finish
        self.fields: tuple[Place, ...] = set_bits(ring)
        start = made.layout.starts[owner]
        self.tracks: list[Track] = [
            made.of(owner, f, fresh if f == start else 0, bars, finish) for f in self.fields
        ]
        stuck = not finish & ~(finish >> 1) & 7  # no taken field before an open one
        self.inner: Inner | None = None if stuck else inner(players, owner, finish)
        out = len(self.fields) + finish.bit_count()
        barring = bars >> owner & 1  # D12
        self.exits: dict[Rank, Play] = {} if out == 4 or barring else way_out(players, owner)[0]
        self._plays: dict[Rank, tuple[Play, ...]] = {}
        self._sevens: tuple[Moves, ...] | Literal["unknown"] | None = "unknown"

    @property
    def sevens(self) -> tuple[Moves, ...] | None:
        """The sevens of these marbles; None: they may meet, or one may be the last (D25)."""
        if self._sevens == "unknown":
            enters = self.inner is not None or self.finish.bit_count() == 3
            self._sevens = None
            if not may_meet(self.layout, self._owner, self.fields, enters=enters):
                shares = [track.runs for track in self.tracks]
                if self.inner is not None:
                    shares.append(self.inner.runs)
                self._sevens = tuple(moves for _, moves in multiplied(0, shares))
        return self._sevens

    def plays(self, rank: Rank) -> tuple[Play, ...]:
        """The distinct plays of a card, a joker's too; sevens, swaps and steals apart."""
        found = self._plays.get(rank)
        if found is None:
            found = self._plays[rank] = tuple(self._make(rank))
        return found

    def _make(self, rank: Rank) -> list[Play]:
        found: list[Play] = []
        if rank in "A4X":
            seen = set()
            for track in self.tracks:
                changes = track.ways[rank].values()
                for play, (keep, flip) in zip(track.plays[rank], changes, strict=True):
                    after = self._lone & keep ^ flip
                    if after not in seen:  # with 42, 46 and 50 a four has one board twice
                        seen.add(after)
                        found.append(play)
        else:
            for track in self.tracks:
                found += track.plays[rank]
        if self.inner is not None:
            found += self.inner.plays[rank]
        if rank in self.exits:
            found.append(self.exits[rank])
        return found


_made = lru_cache(1 << 13)(Side)


def side(table: Kind, board: Board, owner: Seat, bars: int) -> Side:
    """The side of an owner on this board."""
    place = table.layout
    return _made(
        table.players,
        owner,
        board >> place.shift[owner] & place.ring_mask,
        board >> place.finish_shift[owner] & 15,
        bars,
        board >> place.fresh_shift + owner & 1,
    )
