# ruff: noqa: PLR1730 - max() in the innermost loops would double their time
"""A ceiling for what can still be gained: colours and groups apart, held together by prices.

Colours meet only in groups. So each number and colour has a *price* for every count of tiles
that groups take there: the lane earns it, the groups pay it. Whatever the prices are, the best
that lanes and groups can do apart is no less than the best they can do together; with good
prices it is hardly more. Jokers have one price wherever they lie: who uses one pays it, and
every joker that there is earns it.

Prices are found by going through the numbers up and down. If all else stays as it is, the best
whole way with each group option is known at a number; its worth is divided evenly among the
lanes. (This is block coordinate descent on the dual of the relaxed problem.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.rummy.solver.groups import Uses
from games.rummy.solver.lanes import Lane, Layer
from games.rummy.solver.rows import SHORT, Edge

UNIT: Final = 1 << 12  # of gain; prices are whole numbers, so that no ceiling is rounded
NEVER: Final = -(1 << 27)
LAST: Final = 13  # number
HARDLY: Final = NEVER >> 1  # less can only come from NEVER
SWEEPS: Final = 4  # where tiles gain; seldom are more worth their time
ROUNDING: Final = 4  # what groups are worth at a number at most: all else is in the lanes


class Number:
    """The moves of all four lanes at one number, as one graph.

    States of the lanes lie one lane after the other, and so do *spots*: a spot is a count of
    tiles that groups take of a colour, and has a price.
    """

    __slots__ = ("edges", "first", "gains", "jokers", "spots", "unused", "uses")

    def __init__(self, layers: Sequence[Layer], uses: Uses) -> None:
        self.edges: list[Edge] = []
        self.spots: list[int] = []  # by kind of move
        self.jokers: list[int] = []
        self.unused: list[int] = []  # tiles
        self.gains: list[int] = []
        self.first = [0]  # spots of the lanes begin here
        for (_, _, kinds, edges), most in zip(layers, uses.most, strict=True):
            self.edges += edges
            spot = self.first[-1]
            for used, jokers, unused, gain in kinds:
                self.spots.append(used + spot)
                self.jokers.append(jokers)
                self.unused.append(unused)
                self.gains.append(gain)
            self.first.append(spot + most + 1)
        _, b, k, y, _ = self.first
        self.uses = [
            (e0, e1 + b, e2 + k, e3 + y, jokers, lost * UNIT)
            for e0, e1, e2, e3, jokers, lost in uses.ways
        ]


class Prices:
    """Ceilings for one problem: for the whole, and from any state of a lane on."""

    def __init__(self, lanes: Sequence[Lane], uses: Sequence[Uses], jokers: int) -> None:
        self.lanes, self.jokers = lanes, jokers
        self.joker = 0
        self.top: int | None = None  # no arrangement gains more, in UNITs; None: there is none
        self.sweeps = 0  # that may still make it better
        self.layers: list[list[Layer]] = []
        self.firsts: list[list[int]] = []  # by lane and number: the place of its first state
        self.possible = False
        states, kinds = [0] * 15, [0] * 14  # by number, of the lanes so far
        for lane, most in zip(lanes, zip(*[some.most for some in uses], strict=True), strict=True):
            layers = lane.layers(most, states, kinds)
            if not layers[14].states:
                return
            self.layers.append(layers)
            self.firsts.append(states)
            states = [many + len(layer.states) for many, layer in zip(states, layers, strict=True)]
            kinds = [many + len(layer.kinds) for many, layer in zip(kinds, layers, strict=False)]
        self.possible = True
        by_number = list(zip(*self.layers, strict=True))
        self.numbers = [Number(by_number[v], uses[v]) for v in range(14)]
        # By number: of each spot, of each kind of move, of each use in groups.
        self.prices: list[list[int]] = []
        self.gains: list[list[int]] = []
        self.bills: list[list[tuple[int, int, int, int, int]]] = []
        # The best that a lane can have gained up to a state, and can gain from it on.
        self.before = [[0] * many for many in states]
        self.after = self.before.copy()
        self._known: list[list[dict[tuple[int, int], int]]] = []  # by lane, number, state, jokers

    def begin(self, weight: int, everything: int, like: Prices | None = None) -> None:
        """A first ceiling, where a tile of 7 gains `weight`, or none: all have to be laid.

        Prices of a problem that is much `like` it, where there are any, save a part of the way.
        """
        if not self.possible:
            return
        unit = max(1, weight) * UNIT
        if self.jokers and weight:
            self._find_joker(unit)
            top = self._sweep()
            if top > everything + unit // 2:
                # As if everything could be laid, and more: what it takes is no question of price.
                self._start(unit // 8)
        else:
            top = self._start(unit if self.jokers else 0, like)
        self.top = top if top > HARDLY else None
        self.sweeps = SWEEPS if weight else SWEEPS // 2 if like is None else 1

    def improve(self, weight: int, least: int) -> None:
        """Good prices. It ends early where no arrangement can gain the `least`."""
        while self.sweeps and self.top is not None and self.top >= least:
            last, top = self.top, self._sweep()
            self.top = top if top > HARDLY else None
            self.sweeps = self.sweeps - 1 if last - top >= max(1, weight) * UNIT // 4 else 0

    def _find_joker(self, unit: int) -> None:
        """Begin with a price of jokers that is near the best: the ceiling first falls with it."""
        joker, last = unit, -NEVER
        while (top := self._start(joker)) < last:
            joker, last = joker * 3 // 2, top
        self._start(joker * 2 // 3)

    def _start(self, joker: int, like: Prices | None = None) -> int:
        """Begin anew, with another price of jokers."""
        self.joker = joker
        self.prices = [[0] * number.first[4] for number in self.numbers]
        if like is not None:
            self._follow(like)
        self.gains = [
            [
                gain * UNIT - many * joker
                for gain, many in zip(number.gains, number.jokers, strict=True)
            ]
            for number in self.numbers
        ]
        self.bills = [
            [(r, b, k, y, many * joker + lost) for r, b, k, y, many, lost in number.uses]
            for number in self.numbers
        ]
        for v in range(1, 13):
            self._go_up(v)
        return self._sweep_down()

    def _follow(self, like: Prices) -> None:
        """Take over the prices of what both can do."""
        for v in range(1, 14):
            first, prices = self.numbers[v].first, self.prices[v]
            for c in range(4):
                for spot, price in zip(
                    range(first[c], first[c + 1]), like.priced(c, v), strict=False
                ):
                    if price > HARDLY:
                        prices[spot] = price

    def _sweep(self) -> int:
        """Better prices from 2 to 13 and back, after those of 1 were settled; the ceiling."""
        self._go_up(1)
        for v in range(2, 13):
            if self._settle(v) < HARDLY:
                return NEVER
            self._go_up(v)
        return self._sweep_down()

    def _sweep_down(self) -> int:
        for v in range(13, 0, -1):
            if self._settle(v) < HARDLY:
                return NEVER
            self._go_down(v)
        self._known = []
        return sum(self.after[1]) + self.jokers * self.joker + 13 * ROUNDING

    def ahead(self, c: int, v: int, state: int, spent: int = 0) -> int:
        """The most that a lane can gain from a number on, with all jokers but those spent.

        It may be a state that the graph has not, or not with so many jokers left: rows with a
        freed joker lead there.
        """
        if v > LAST:
            return 0
        if not self._known:
            self._known = [[{} for _ in range(14)] for _ in range(4)]
        known = self._known[c][v]
        if not known:
            layer = self.layers[c][v]
            for place, (one, least) in enumerate(
                zip(layer.states, layer.spent, strict=True), start=self.firsts[c][v]
            ):
                for many in range(least, self.jokers + 1):
                    known[one, many] = self.after[v][place]
        if (state, spent) not in known:
            known[state, spent] = self._worked_out(c, v, state, spent)
        return known[state, spent]

    def _worked_out(self, c: int, v: int, state: int, spent: int) -> int:
        best, lane = NEVER, self.lanes[c]
        limits = lane.limits[v]
        for used, price in enumerate(self.priced(c, v)):
            if price > HARDLY:
                for after, gain, jokers, _, _, _ in lane.moves(v, state, used):
                    if spent + jokers <= limits[after & SHORT]:
                        worth = gain * UNIT - jokers * self.joker + price
                        best = max(best, worth + self.ahead(c, v + 1, after, spent + jokers))
        return best

    def state(self, c: int, v: int, place: int) -> int:
        """The state of a lane that has this place in the graph."""
        return self.layers[c][v].states[place - self.firsts[c][v]]

    def priced(self, c: int, v: int) -> list[int]:
        """The prices of a colour at a number, by tiles that groups take."""
        first = self.numbers[v].first
        return self.prices[v][first[c] : first[c + 1]]

    def _settle(self, v: int) -> int:
        """Divide the worth of what can be done at a number among the lanes."""
        number, before, after = self.numbers[v], self.before[v], self.after[v + 1]
        if len(number.uses) == 1:
            return 0  # no groups: there is nothing to divide
        tops = [NEVER] * len(number.gains)
        for i, j, k in number.edges:
            worth = before[i] + after[j]
            if worth > tops[k]:
                tops[k] = worth
        own = [NEVER] * number.first[4]  # the best whole way of a lane
        for spot, gain, top in zip(number.spots, self.gains[v], tops, strict=True):
            if top + gain > own[spot]:
                own[spot] = top + gain
        whole = [NEVER] * number.first[4]  # and of all four and the groups
        for r, b, k, y, cost in self.bills[v]:
            worth = own[r] + own[b] + own[k] + own[y] - cost
            if worth > whole[r]:
                whole[r] = worth
            if worth > whole[b]:
                whole[b] = worth
            if worth > whole[k]:
                whole[k] = worth
            if worth > whole[y]:
                whole[y] = worth
        self.prices[v] = [
            all_four // 4 - one if all_four > HARDLY else NEVER
            for all_four, one in zip(whole, own, strict=True)
        ]
        return max(whole)

    def _go_up(self, v: int) -> None:
        number, before, prices = self.numbers[v], self.before[v], self.prices[v]
        paid = [gain + prices[spot] for gain, spot in zip(self.gains[v], number.spots, strict=True)]
        best = [NEVER] * len(self.before[v + 1])
        for i, j, k in number.edges:
            worth = before[i] + paid[k]
            if worth > best[j]:
                best[j] = worth
        self.before[v + 1] = best

    def _go_down(self, v: int) -> None:
        number, after, prices = self.numbers[v], self.after[v + 1], self.prices[v]
        paid = [gain + prices[spot] for gain, spot in zip(self.gains[v], number.spots, strict=True)]
        best = [NEVER] * len(self.after[v])
        for i, j, k in number.edges:
            worth = after[j] + paid[k]
            if worth > best[i]:
                best[i] = worth
        self.after[v] = best
