"""Where a search can be in each colour, and the ways on from there."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final, Protocol, TypeAlias

from games.rummy.solver.lanes import Lane
from games.rummy.solver.prices import HARDLY, NEVER, UNIT, Prices
from games.rummy.solver.rows import SHORT, Edge, How

# A move of one colour: its worth with all that could follow, gain, jokers, freed ones, where it
# leads.
Way: TypeAlias = tuple[int, int, int, int, int]

NO_WAYS: Final[list[Way]] = []
WORTH: Final = itemgetter(0)


class Place(dict[int, list[Way]]):
    """A state of a lane at a number: the ways on from it by *spot*, the most promising first.

    A spot is how many tiles groups use, doubled, and one more where a group could take another:
    then none stays unused.
    """

    __slots__ = ("ahead",)

    def __init__(self, ahead: int) -> None:
        self.ahead = ahead  # the most that the lane can gain from here on

    def __missing__(self, spot: int) -> list[Way]:
        return NO_WAYS


class Ways(Protocol):
    """All that the lanes of a problem can do."""

    begin: tuple[int, int, int, int]  # the lanes' first states

    def at(self, c: int, v: int, state: int) -> Place:
        """The place of a lane at a number."""

    def how(self, c: int, v: int, state: int, used: int, way: Way) -> How:
        """What a way from there does, if groups use so many tiles."""


class GraphWays:
    """The same in the graph of the prices: a state is a place in its layers."""

    def __init__(self, prices: Prices, *, forced: bool) -> None:
        self.begin = 0, 1, 2, 3
        self.prices, self.forced = prices, forced  # forced: no tile can stay unused
        self._edges: list[list[list[Edge]] | None] = [None] * 14
        self._places: list[dict[int, Place]] = [{} for _ in range(15)]

    def at(self, c: int, v: int, state: int) -> Place:
        """The place of a lane at a number."""
        place = self._places[v].get(state)
        if place is None:
            place = self._places[v][state] = self._place(c, v, state)
        return place

    def _place(self, c: int, v: int, state: int) -> Place:
        prices, number = self.prices, self.prices.numbers[v]
        first, spots, jokers, unused = number.first[c], number.spots, number.jokers, number.unused
        gains, worths, after = number.gains, prices.gains[v], prices.after[v + 1]
        place, forced = Place(prices.after[v][state]), self.forced
        for _, to, kind in self._edges_from(v, state):
            ahead = after[to]
            if ahead > HARDLY:
                way = ahead + worths[kind], gains[kind], jokers[kind], 0, to
                spot = spots[kind] - first << 1
                place.setdefault(spot, []).append(way)
                if not forced and not unused[kind]:
                    place.setdefault(spot + 1, []).append(way)
        for ways in place.values():
            if len(ways) > 1:
                ways.sort(key=WORTH, reverse=True)
        return place

    def _edges_from(self, v: int, state: int) -> list[Edge]:
        known = self._edges[v]
        if known is None:
            known = self._edges[v] = [[] for _ in self.prices.after[v]]
            for edge in self.prices.numbers[v].edges:
                known[edge[0]].append(edge)
        return known[state]

    def how(self, c: int, v: int, state: int, used: int, way: Way) -> How:
        """What a way from there does, if groups use so many tiles."""
        prices, (_, gain, jokers, _, to) = self.prices, way
        before, after = prices.state(c, v, state), prices.state(c, v + 1, to)
        return prices.lanes[c].how(v, before, used, (after, gain, jokers))


class FreshWays:
    """The same where freed jokers are about, from prices for nearly the same without them."""

    def __init__(self, lanes: Sequence[Lane], prices: Prices) -> None:
        self.begin = 0, 0, 0, 0
        self.lanes, self.prices = lanes, prices
        self._places: list[list[dict[int, Place]]] = [[{}, {}, {}, {}] for _ in range(15)]

    def at(self, c: int, v: int, state: int) -> Place:
        """The place of a lane at a number."""
        places = self._places[v][c]
        place = places.get(state)
        if place is None:
            place = places[state] = FreshPlace(self, c, v, state)
        return place

    def ahead(self, c: int, v: int, state: int) -> int:
        """The most that a lane can gain from a number on."""
        eased, wild = self.lanes[c].eased(state)
        return self.prices.ahead(c, v, eased) + wild * self.prices.joker

    def how(self, c: int, v: int, state: int, used: int, way: Way) -> How:
        """What a way from there does, if groups use so many tiles."""
        _, gain, jokers, freed, to = way
        for after, more, wild, loose, _, how in self.lanes[c].moves(v, state, used):
            if (after, more, wild, loose) == (to, gain, jokers, freed):
                return how
        raise AssertionError(v, state, used, way)


class FreshPlace(Place):
    """A place whose ways are worked out when they are asked for."""

    __slots__ = ("c", "state", "v", "ways")

    def __init__(self, ways: FreshWays, c: int, v: int, state: int) -> None:
        super().__init__(ways.ahead(c, v, state))
        self.ways, self.c, self.v, self.state = ways, c, v, state

    def __missing__(self, spot: int) -> list[Way]:
        c, v, ways = self.c, self.v, self.ways
        joker, lane = ways.prices.joker, ways.lanes[c]
        limits = lane.limits[v]
        found = self[spot] = []
        for after, gain, jokers, freed, unused, _ in lane.moves(v, self.state, spot >> 1):
            if (unused and spot & 1) or jokers > limits[after & SHORT]:
                continue
            ahead = ways.ahead(c, v + 1, after)
            if ahead > HARDLY:
                worth = ahead + gain * UNIT - (jokers + freed) * joker
                found.append((worth, gain, jokers, freed, after))
        if len(found) > 1:
            found.sort(key=WORTH, reverse=True)
        return found


def combined(
    ways: tuple[list[Way], ...], base: int, least: int, jokers: int, freed: int
) -> tuple[list[tuple[int, tuple[Way, Way, Way, Way]]], int]:
    """A way of each colour, all that are worth so much together; what the best other is.

    None takes more jokers than there are.
    """
    w0, w1, w2, w3 = ways
    most3 = w3[0][0]
    most2 = most3 + w2[0][0]
    most1 = most2 + w1[0][0]
    found: list[tuple[int, tuple[Way, Way, Way, Way]]] = []
    below = NEVER
    for a in w0:
        x0, j0, f0 = base + a[0], jokers - a[2], freed - a[3]
        if x0 + most1 < least:
            below = max(below, x0 + most1)
            break
        if j0 < 0 or f0 < 0:
            continue
        for b in w1:
            x1, j1, f1 = x0 + b[0], j0 - b[2], f0 - b[3]
            if x1 + most2 < least:
                below = max(below, x1 + most2)
                break
            if j1 < 0 or f1 < 0:
                continue
            for c in w2:
                x2, j2, f2 = x1 + c[0], j1 - c[2], f1 - c[3]
                if x2 + most3 < least:
                    below = max(below, x2 + most3)
                    break
                if j2 < 0 or f2 < 0:
                    continue
                for d in w3:
                    x3 = x2 + d[0]
                    if x3 < least:
                        below = max(below, x3)
                        break
                    if d[2] <= j2 and d[3] <= f2:
                        found.append((x3, (a, b, c, d)))
    return found, below
