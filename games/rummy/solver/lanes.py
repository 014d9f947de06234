"""The rows of one colour, number by number.

After a number a lane is in a *state*: how many rows are open with one tile (n1), with two
(n2), with three or more (n3), and which rows with a fixed course are under way. A row of
one or two must go on at the next number; a row of three or more may. A tile that can
prolong a row never begins a new one instead: whatever the new one becomes, the old one can
become too. So a move is known from the state and the number of tiles given to rows. (A freed
joker that must not prolong a row is the exception: see `rows`.)

A *block* is a row that stays whole (locked, R10, or to be kept): it takes none of the tiles
here. Where it begins it may swallow one row of one or two, where it has ended it is a row of
three or more like any other: that is all that growing means.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.rummy.solver.kept import COURSE, OPEN, Move, Passage, crossing, passages
from games.rummy.solver.rows import (
    SHORT,
    Edge,
    How,
    Kind,
    Limits,
    Moves,
    Terms,
    limits,
    open_rows,
    steps,
    terms,
)

LATE: Final = range(9, 12)  # rows of five, four and three that begin here end with 13
NO_TERMS: Final = Terms(0, 0, 0, 0, thrifty=False, heads=False, rack=0, late=False, stale=False)


class Layer(NamedTuple):
    """The states that can be reached before a number, and all moves from them."""

    states: tuple[int, ...]
    spent: Sequence[int]  # jokers that it takes at least to come to each of them
    kinds: tuple[Kind, ...]
    edges: Sequence[Edge]


class Lane:
    """One colour's tiles, and what its rows can do from any state on."""

    def __init__(
        self,
        must: Sequence[int],  # by number, 0 to 15: tiles that have to be used
        may: Sequence[int],  # and all there are
        weight: Sequence[int],  # what each tile more than those is worth
        blocks: Sequence[tuple[int, int]],
        keeps: Sequence[tuple[int, int]],  # old rows: breaking one costs 1
        jokers: int,
        *,
        thrifty: bool,  # no joker stands where a tile could
        new: int = 0,
        olds: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.must, self.may, self.weight, self.jokers = must, may, weight, jokers
        self.thrifty, self.new = thrifty, new
        self.begins, self.ends = [0] * 16, [0] * 16  # blocks, by number
        for a, b in blocks:
            self.begins[a] += 1
            self.ends[b] += 1
        self.keeps: list[tuple[int, ...]] = [()] * 14  # by first number: how long they are
        for a, b in keeps:
            self.keeps[a] += (b - a + 1,)
        # A joker need not begin a row that it could end: only one that ends with 13, for which
        # there must be tiles, or in a row that stays whole and ends there.
        self.late: set[int] = set()
        self.heads: set[int] = set()  # these, and where a row that stays whole follows
        self.stale: set[int] = set()  # three tiles that end here are like an old row
        if jokers:
            self.late = {v for v in LATE if sum(map(bool, may[v + 1 : 14])) > 13 - v - jokers}
            self.heads = {v for a, b in (*blocks, *keeps) if b >= 11 for v in (a - 1, a - 2)}
            self.heads |= self.late
            if new and jokers == 1:  # with another one, it could be among the three
                self.stale = {b for a, b in olds if b - a == 2}
        self.terms = [NO_TERMS] * 14
        self.limits: list[Limits] = [()] * 14

    def look_at(self, v: int) -> None:
        """Find out what a number offers beside tiles, and which short rows have a future then."""
        begins, may, jokers, new = self.begins, self.may, self.jokers, self.new
        self.terms[v] = terms(
            begins[v],
            self.ends[v],
            jokers,
            may[v + 1] + jokers if v < 13 else 0,
            # Where all tiles are used anyway it is thrifty; so what was worked out serves again.
            jokers > 0 and (self.thrifty or self.must[v] == may[v]),
            v in self.heads,
            jokers - new,
            new > 0 and v in self.late,
            v in self.stale,
        )
        numbers = 13 - v if v > 11 else 2
        self.limits[v] = limits(
            begins[v + 1], begins[v + 2], may[v + 1], may[v + 2], jokers, numbers
        )

    def layers(
        self, uses: Sequence[int], states: Sequence[int], kinds: Sequence[int]
    ) -> list[Layer]:
        """The moves from the first state on, number by number; groups take up to `uses` tiles.

        Other lanes' states and kinds, so many at each number, have their places before these.
        """
        here: tuple[int, ...] = (0,)
        spent = [0]
        layers = [Layer((), (), (), ())] * 14
        # Where all tiles are laid, jokers can be counted on the way; without them it is quicker to
        # look up all moves of a number at once.
        counting = any(self.keeps) or (self.jokers > 0 and self.must is self.may)
        for v in range(1, 14):
            self.look_at(v)
            before, least, offset = here, spent, (states[v], states[v + 1], kinds[v])
            if counting:
                (here, some, edges), spent = self._crossed(v, here, spent, uses[v], offset)
            else:
                here, some, edges = self._opened(v, before, uses[v], offset)
                spent = [0] * len(here)
            layers[v] = Layer(before, least, some, edges)
            if not here:
                break
        return [*layers, Layer(here, spent, (), ())]

    def _opened(self, v: int, states: tuple[int, ...], uses: int, offset: Edge) -> Moves:
        """The graph where neither old rows nor jokers are counted."""
        weight, (i0, j0, k0) = self.weight[v], offset
        after, kinds, edges = open_rows(
            states, uses, self.must[v], self.may[v], self.terms[v], self.limits[v]
        )
        if weight != 1:
            kinds = tuple([(used, wild, left, gain * weight) for used, wild, left, gain in kinds])
        return Moves(after, kinds, [(i + i0, j + j0, k + k0) for i, j, k in edges])

    def _crossed(
        self, v: int, states: tuple[int, ...], spent: list[int], uses: int, offset: Edge
    ) -> tuple[Moves, list[int]]:
        """The same where they are. No state goes on with more jokers than there are."""
        moves = crossing(uses, self.keeps[v], self.must[v], self.may[v], self.terms[v])
        limit, (i, j0, k0) = self.limits[v], offset
        places: dict[int, int] = {}
        least: list[int] = []
        kinds: dict[int, int] = {}
        edges: list[Edge] = []
        for state, before in zip(states, spent, strict=True):
            for wild, after, kind in moves[state]:
                jokers = before + wild
                if jokers > limit[after & SHORT]:
                    continue
                j = places.get(after)
                if j is None:
                    j = places[after] = len(least)
                    least.append(jokers)
                elif jokers < least[j]:
                    least[j] = jokers
                k = kinds.get(kind)
                if k is None:
                    k = kinds[kind] = k0 + len(kinds)
                edges.append((i, j + j0, k))
            i += 1
        some = tuple([(kind & 3, kind >> 2 & 3, 0, -(kind >> 4)) for kind in kinds])
        return Moves(tuple(places), some, edges), least

    @property
    def last_new(self) -> int:
        """The last number at which a row with a freed joker can begin: there is none."""
        return 0

    def eased(self, state: int) -> tuple[int, int]:
        """A state with its freed jokers as good as any, and those still to come: none are."""
        return state, 0

    def how(self, v: int, state: int, used: int, move: tuple[int, int, int]) -> How:
        """What a move does: one that leads to this state, with this gain and so many jokers."""
        to, gain, jokers = move
        rows, course, weight = to & OPEN, to >> COURSE, self.weight[v]
        for one in self._passages(v, state):
            if one.course == course:
                ways = steps(one.must - used, one.may - used, one.terms)[state & OPEN]
                for after, more, wild, _, how in ways:
                    if after == rows and wild == jokers and more * weight - one.lost == gain:
                        return How(*how[:4], one.kept, ()) if one.kept else how
        raise AssertionError(v, state, used, move)

    def moves(self, v: int, state: int, used: int) -> Sequence[Move]:
        """Every way on from a state at a number of which so many tiles are used in groups."""
        weight, found = self.weight[v], []
        for one in self._passages(v, state):
            behind = one.course << COURSE
            ways = steps(one.must - used, one.may - used, one.terms)[state & OPEN]
            for after, gain, jokers, unused, how in ways:
                all_rows = How(*how[:4], one.kept, ()) if one.kept else how
                worth = gain * weight - one.lost
                found.append((after | behind, worth, jokers, 0, unused, all_rows))
        return found

    def _passages(self, v: int, state: int) -> Sequence[Passage]:
        course, rows = state >> COURSE, self.keeps[v]
        return passages(course, rows, self.must[v], self.may[v], self.terms[v])
