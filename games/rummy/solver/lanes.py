"""The rows of one colour, number by number.

After a number a lane is in a *state*: how many rows are open with one tile (n1), with two
(n2), with three or more (n3), and which rows with a fixed course are under way. A row of
one or two must go on at the next number; a row of three or more may. A tile that can
prolong a row never begins a new one instead: whatever the new one becomes, the old one can
become too. So a move is known from the state and the number of tiles given to rows.

A *block* is a row that stays whole (locked, R10, or to be kept): it takes none of the tiles
here. Where it begins it may swallow one row of one or two, where it has ended it is a row of
three or more like any other: that is all that growing means.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from games.rummy.solver.kept import Move, crossing, ways_on
from games.rummy.solver.rows import Edge, Kind, Moves, Terms, open_rows, terms

LATE: Final = 9  # a row of five that begins here ends with 13
NO_TERMS: Final = Terms(0, 0, 0, 0, 0, 0, thrifty=False, heads=False, following=0, second=0)


class Layer(NamedTuple):
    """The states that can be reached before a number, and all moves from them."""

    states: tuple[int, ...]
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
    ) -> None:
        self.must, self.may, self.weight, self.jokers = must, may, weight, jokers
        self.begins, self.ends = [0] * 16, [0] * 16  # blocks, by number
        for a, b in blocks:
            self.begins[a] += 1
            self.ends[b] += 1
        self.keeps: list[tuple[int, ...]] = [()] * 14  # by first number: how long they are
        for a, b in keeps:
            self.keeps[a] += (b - a + 1,)
        # Rows that may begin with a joker because they end in one that stays whole, with 13.
        self.heads = {v for a, b in (*blocks, *keeps) if b >= 11 for v in (a - 1, a - 2)}
        self.thrifty = thrifty
        self.terms = [NO_TERMS, *map(self._terms, range(1, 14))]

    def _terms(self, v: int) -> Terms:
        may, begins, jokers = self.may, self.begins, self.jokers
        return terms(
            (begins[v], begins[v + 1], begins[v + 2], self.ends[v]),
            tuple(may[v - 1 : v + 3]),
            jokers,
            13 - v if v > 11 else 2,
            # Where all tiles are used anyway it is the same; so what was worked out serves again.
            jokers > 0 and (self.thrifty or self.must[v] == may[v]),
            jokers > 0 and (v >= LATE or v in self.heads),
        )

    def layers(
        self, uses: Sequence[int], states: Sequence[int], kinds: Sequence[int]
    ) -> list[Layer]:
        """The moves from the first state on, number by number; groups take up to `uses` tiles.

        Other lanes' states and kinds, so many at each number, have their places before these.
        """
        here: Iterable[int] = (0,)
        spent: Sequence[int] = (0,)  # jokers that it takes at least to come there
        layers = [Layer((), (), ())] * 14
        keeping = any(self.keeps)
        for v in range(1, 14):
            offset = states[v], states[v + 1], kinds[v]
            before = tuple(here)
            if keeping:
                (here, some, edges), spent = self._crossed(v, before, spent, uses[v], offset)
            else:
                here, some, edges = self._opened(v, before, uses[v], offset)
            layers[v] = Layer(before, some, edges)
            if not here:
                break
        return [*layers, Layer(tuple(here), (), ())]

    def _opened(self, v: int, states: tuple[int, ...], uses: int, offset: Edge) -> Moves:
        """The graph where no old rows count."""
        weight, (i0, j0, k0) = self.weight[v], offset
        after, kinds, edges = open_rows(states, uses, self.must[v], self.may[v], self.terms[v])
        if weight != 1:
            kinds = tuple([(used, jokers, gain * weight) for used, jokers, gain in kinds])
        return Moves(after, kinds, [(i + i0, j + j0, k + k0) for i, j, k in edges])

    def _crossed(
        self, v: int, states: tuple[int, ...], spent: Sequence[int], uses: int, offset: Edge
    ) -> tuple[Moves, Sequence[int]]:
        """The same where they do. No state goes on with more jokers than there are."""
        moves = crossing(uses, self.keeps[v], self.must[v], self.may[v], self.terms[v])
        jokers, (i, j0, k0) = self.jokers, offset
        places: dict[int, int] = {}
        least: list[int] = []
        kinds: dict[Kind, int] = {}
        edges: list[Edge] = []
        for state, before in zip(states, spent, strict=True):
            left = jokers - before
            for wild, after, kind in moves[state]:
                if wild > left:
                    continue
                j = places.get(after)
                if j is None:
                    j = places[after] = len(least)
                    least.append(before + wild)
                elif before + wild < least[j]:
                    least[j] = before + wild
                k = kinds.get(kind)
                if k is None:
                    k = kinds[kind] = k0 + len(kinds)
                edges.append((i, j + j0, k))
            i += 1
        return Moves(tuple(places), tuple(kinds), edges), least

    @property
    def last_new(self) -> int:
        """The last number at which a row with a freed joker can begin: there is none."""
        return 0

    def eased(self, state: int) -> tuple[int, int]:
        """A state with its freed jokers as good as any, and those still to come: none are."""
        return state, 0

    def moves(self, v: int, state: int, used: int) -> Sequence[Move]:
        """Every way on from a state at a number of which so many tiles are used in groups."""
        weight, rows = self.weight[v], self.keeps[v]
        must, may, here = self.must[v], self.may[v], self.terms[v]
        ways = ways_on(used, rows, must, may, here, gains=weight > 0)[state]
        if weight < 2:
            return ways
        return [
            (after, gain * weight, jokers, 0, unused, how)
            for after, gain, jokers, _, unused, how in ways
        ]
