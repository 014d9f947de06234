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

from games.rummy.solver.lanes import Lane

UNIT: Final = 1 << 12  # of gain; prices are whole numbers, so that no ceiling is rounded
NEVER: Final = -(1 << 44)
HARDLY: Final = NEVER >> 1  # less can only come from NEVER
SWEEPS: Final = 4  # where tiles gain; seldom are more worth their time
ROUNDING: Final = 4  # what groups are worth at a number at most: all else is in the lanes


class Prices:
    """Ceilings for one problem: for the whole, and from any state of a lane on."""

    def __init__(
        self,
        lanes: Sequence[Lane],
        uses: Sequence[Sequence[tuple[int, int, int, int, int, int]]],  # by number: `group_uses`
        jokers: int,
    ) -> None:
        self.lanes, self.uses, self.jokers = lanes, uses, jokers
        most = [[max((use[c] for use in some), default=0) for some in uses] for c in range(4)]
        self.layers = [lane.layers(most[c]) for c, lane in enumerate(lanes)]
        self.prices = [[[0] * (many + 1) for many in some] for some in most]
        self.joker = 0
        self.top: int | None = None  # no arrangement gains more, in UNITs; None: there is none
        # The best that a lane can have gained up to a state, and can gain from it on.
        self.before = [[[0] * len(layer.states) for layer in lane] for lane in self.layers]
        self.after = [[[0] * len(layer.states) for layer in lane] for lane in self.layers]
        self.possible = all(lane[14].states for lane in self.layers)
        self._known: list[list[dict[int, int]]] = []

    def find(self, weight: int, least: int, everything: int) -> None:
        """Good prices, where a tile of 7 gains `weight`, or none: all have to be laid.

        It ends early where no arrangement can gain the `least`.
        """
        if not self.possible:
            return
        unit = max(1, weight) * UNIT
        if self.jokers and weight:
            self._find_joker(unit)
            self.top = self._sweep()
            if self.top is not None and self.top > everything + unit // 2:
                # As if everything could be laid, and more: what it takes is no question of price.
                self._start(unit // 8)
        else:
            self._start(unit if self.jokers else 0)
        for _ in range(SWEEPS if weight else SWEEPS // 2):
            last, self.top = self.top, self._sweep()
            if self.top is None or self.top < least:
                return
            if last is not None and last - self.top < unit // 4:
                return

    def _find_joker(self, unit: int) -> None:
        """Begin with a price of jokers that is near the best: the ceiling first falls with it."""
        joker, last = unit, -NEVER
        while (top := self._start(joker)) < last:
            joker, last = joker * 3 // 2, top
        self._start(joker * 2 // 3)

    def _start(self, joker: int) -> int:
        """Begin anew, with another price of jokers."""
        self.joker = joker
        self.prices = [[[0] * len(some) for some in lane] for lane in self.prices]
        for v in range(1, 14):
            self._go_up(v)
        return self._sweep_down()

    def _sweep(self) -> int | None:
        """Better prices from 1 to 13 and back; the ceiling."""
        for v in range(1, 14):
            self._settle(v)
            self._go_up(v)
        top = self._sweep_down()
        return top if top > HARDLY else None

    def _sweep_down(self) -> int:
        for v in range(13, 0, -1):
            if self._settle(v) < HARDLY:
                return NEVER
            self._go_down(v)
        self._known = [
            [
                dict(zip(layer.states, best, strict=True))
                for layer, best in zip(lane, after, strict=True)
            ]
            for lane, after in zip(self.layers, self.after, strict=True)
        ]
        lanes = sum(self.after[c][1][0] for c in range(4))
        return lanes + self.jokers * self.joker + 13 * ROUNDING

    def ahead(self, c: int, v: int, state: int) -> int:
        """The most that a lane can gain from a number on."""
        known = self._known[c][v].get(state)
        if known is None:  # no state of the graph: it comes from a row with a freed joker
            known = NEVER
            for used, price in enumerate(self.prices[c][v]):
                if price > HARDLY:
                    for after, gain, jokers, _, _, _ in self.lanes[c].moves(v, state, used):
                        worth = gain * UNIT - jokers * self.joker + price
                        known = max(known, worth + self.ahead(c, v + 1, after))
            self._known[c][v][state] = known
        return known

    def _settle(self, v: int) -> int:
        """Divide the worth of what can be done at a number among the lanes."""
        joker = self.joker
        worths = []
        for c in range(4):
            before, after = self.before[c][v], self.after[c][v + 1]
            best = [NEVER] * len(self.prices[c][v])
            for used, jokers, gain, edges in self.layers[c][v].kinds:
                worth = max([before[i] + after[j] for i, j in edges])
                worth += gain * UNIT - jokers * joker
                if worth > best[used]:
                    best[used] = worth
            worths.append(best)
        r, b, k, y = worths
        tops = [[NEVER] * len(best) for best in worths]
        top_r, top_b, top_k, top_y = tops
        for e0, e1, e2, e3, jokers, lost in self.uses[v]:
            worth = r[e0] + b[e1] + k[e2] + y[e3] - jokers * joker - lost * UNIT
            if worth > top_r[e0]:
                top_r[e0] = worth
            if worth > top_b[e1]:
                top_b[e1] = worth
            if worth > top_k[e2]:
                top_k[e2] = worth
            if worth > top_y[e3]:
                top_y[e3] = worth
        for c in range(4):
            self.prices[c][v] = [
                whole // 4 - own if whole > HARDLY else NEVER
                for whole, own in zip(tops[c], worths[c], strict=True)
            ]
        return max(top_r)

    def _go_up(self, v: int) -> None:
        for c in range(4):
            before, prices = self.before[c][v], self.prices[c][v]
            best = [NEVER] * len(self.before[c][v + 1])
            for used, jokers, gain, edges in self.layers[c][v].kinds:
                worth = gain * UNIT - jokers * self.joker + prices[used]
                if worth > HARDLY:
                    for i, j in edges:
                        if before[i] + worth > best[j]:
                            best[j] = before[i] + worth
            self.before[c][v + 1] = best

    def _go_down(self, v: int) -> None:
        for c in range(4):
            after, prices = self.after[c][v + 1], self.prices[c][v]
            best = [NEVER] * len(self.after[c][v])
            for used, jokers, gain, edges in self.layers[c][v].kinds:
                worth = gain * UNIT - jokers * self.joker + prices[used]
                if worth > HARDLY:
                    for i, j in edges:
                        if after[j] + worth > best[i]:
                            best[i] = after[j] + worth
            self.after[c][v] = best
