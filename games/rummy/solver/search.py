"""The search: through the numbers from 1 to 13, all four colours at a time, best first.

At each number one chooses how its tiles are used in groups; the rest go to rows. `Prices` give
a ceiling for what can still be gained from any place, so the first complete arrangement that
the queue gives is a best one (A*). A place first goes on only where its promise is kept; it
waits in the queue with what the rest of it promises (partial expansion).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from heapq import heapify, heappop, heappush
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from games.rummy.board import JOKER_POINTS
from games.rummy.solver.fresh import FreshLane
from games.rummy.solver.groups import (
    Counts,
    GroupOption,
    Uses,
    group_options,
    group_uses,
)
from games.rummy.solver.lanes import Lane
from games.rummy.solver.prices import HARDLY, NEVER, ROUNDING, UNIT, Prices
from games.rummy.solver.problem import Problem
from games.rummy.solver.rows import How
from games.rummy.solver.ways import FreshWays, GraphWays, Way, Ways, combined

WIDE: Final = 4  # so many ways on cost as much as an expansion
NO_GROUPS: Final[tuple[tuple[int, ...], ...]] = ((),) * 14
DIVE: Final = 400  # expansions for finding anything at all once the budget is spent

# The lanes' states, jokers left, freed jokers left, points still needed for an opening.
Key: TypeAlias = tuple[int, int, int, int, int, int, int]


class Stage(NamedTuple):
    """What was done at one number."""

    option: GroupOption
    rows: tuple[How, How, How, How]


class Found(NamedTuple):
    """The end of a search: how it went through the numbers, if it came through at all."""

    gain: int
    stages: tuple[Stage, ...] | None
    exact: bool  # False: the search was cut short, and there may be something better


# A group option: what it is worth, the spots of the lanes.
_Priced: TypeAlias = tuple[int, int, int, int, int, GroupOption]


_Four: TypeAlias = tuple[Way, Way, Way, Way]  # of each colour


@dataclass(slots=True)
class Budget:
    """Expansions that a question may still cost."""

    left: int
    dive: int = DIVE

    def part(self, most: int) -> Budget:
        """A small part of it, for a first try."""
        some = min(most, self.left)
        self.left -= some
        return Budget(some, dive=0)

    def take(self) -> bool:
        """Spend one; False when there is none left."""
        self.left -= 1
        return self.left >= 0


class Search:
    """One problem, and what is known about it."""

    def __init__(self, problem: Problem, prices: Prices | None = None) -> None:
        """Prices may come from the same problem with its freed jokers nearly as good as any."""
        self.problem = problem
        self.spare = problem.jokers - problem.owed
        # Every joker counts from the start; those that stay unused are taken back at the end.
        self.bonus = problem.joker_weight * self.spare
        self.lanes = [self._lane(c) for c in range(4)]
        self.prices = prices or Prices(self.lanes, self._group_uses(), problem.jokers)
        self.least = self.most = 0  # what it has to gain, and cannot exceed, in UNITs
        self.tried = 0  # ways on, good or not
        self._begun = prices is not None
        self.deep = False  # anything will do, and soon
        self._options: list[list[_Priced] | None] = [None] * 14
        self._queue: list[tuple[int, int, int, int, Key]] = []  # rank, -ceiling, number, gain, key
        self._gains: list[dict[Key, int]] = [{} for _ in range(15)]
        self._came: list[dict[Key, tuple[Key, GroupOption, _Four]]] = [{} for _ in range(15)]

    def _lane(self, c: int) -> Lane:
        problem = self.problem
        tiles = problem.must[c], problem.may[c], problem.weight
        rows = problem.blocks[c], problem.keep_rows[c]
        if problem.freed:
            return FreshLane(*tiles, *rows, problem.old_rows[c], problem.jokers, problem.freed)
        thrifty = problem.thrifty and not problem.blocks[c]
        # Where tiles may stay on the rack, one that is laid could take a freed joker's only place:
        # there, rows ask nothing of it.
        new = problem.new if problem.must is problem.may else 0
        olds = problem.old_rows[c]
        return Lane(*tiles, *rows, problem.jokers, thrifty=thrifty, new=new, olds=olds)

    def _there(self, v: int) -> Counts:
        r, b, k, y = (self.problem.may[c][v] for c in range(4))
        return r, b, k, y

    def _group_uses(self) -> list[Uses]:
        problem = self.problem
        there = list(zip(*problem.may, strict=True))
        jokers, new = problem.jokers, problem.new
        olds = problem.old_groups if new else NO_GROUPS
        return [
            group_uses(there[v], jokers, new, problem.sinks[v], olds[v], problem.keep_groups[v])
            for v in range(14)
        ]

    def _group_options(self, v: int) -> tuple[GroupOption, ...]:
        problem = self.problem
        return group_options(
            self._there(v),
            problem.jokers,
            problem.freed,
            problem.new,
            problem.sinks[v],
            problem.old_groups[v] if problem.freed or problem.new else (),
            problem.keep_groups[v],
        )

    def options(self, v: int) -> list[_Priced]:
        """What can be done with groups at a number, and what it is worth, best first."""
        known = self._options[v]
        if known is None:
            known = self._options[v] = []
            p0, p1, p2, p3 = (self.prices.priced(c, v) for c in range(4))
            joker, forced = self.prices.joker, self.problem.must is self.problem.may
            for option in self._group_options(v):
                (e0, e1, e2, e3), jokers, freed, lost, spots, _, _ = option
                paid = p0[e0] + p1[e1] + p2[e2] + p3[e3]
                if paid > HARDLY:
                    paid += (jokers + freed) * joker + lost * UNIT
                    if forced:  # none stays unused, whatever there is room for
                        spots = e0 << 1, e1 << 1, e2 << 1, e3 << 1
                    known.append((-paid, *spots, option))
            known.sort(key=itemgetter(0), reverse=True)
        return known

    @cached_property
    def everything(self) -> int:
        """What is gained where all is laid."""
        must, may, weight = self.problem.must, self.problem.may, self.problem.weight
        if not any(weight):
            return self.bonus
        return self.bonus + sum(
            (may[c][v] - must[c][v]) * weight[v] for c in range(4) for v in range(1, 14)
        )

    def promise(self, floor: int, *, rough: bool = False, like: Prices | None = None) -> int | None:
        """No arrangement gains more than this; None: none gains more than `floor`."""
        prices, least, bonus = self.prices, (floor + 1) * UNIT, self.bonus * UNIT
        if not self._begun:
            self._begun = True
            prices.begin(self.problem.weight[7], self.everything * UNIT - bonus, like)
        if not rough:
            prices.improve(self.problem.weight[7], least - bonus)
        if prices.top is None or prices.top + bonus < least:
            return None
        return min((prices.top + bonus) // UNIT, self.everything)

    def run(self, floor: int, budget: Budget, ceiling: int | None = None) -> Found:
        """The best arrangement that gains more than `floor`.

        Where it is known that none gains more than a `ceiling`, whatever promises more is as
        good as that: then the search goes straight for the first that reaches it.
        """
        if self.promise(floor) is None:
            return Found(floor, None, exact=True)
        problem, top = self.problem, self.everything if ceiling is None else ceiling
        self.most = min(top, self.everything) * UNIT
        begin: Key = (*self.ways.begin, problem.jokers, problem.freed, problem.need)
        self._put(1, self.bonus, (self.prices.top or 0) + self.bonus * UNIT, begin)
        return self.go_on(floor, budget)

    def go_on(self, floor: int, budget: Budget) -> Found:
        """The same search, from where its budget ended."""
        self.least = (floor + 1) * UNIT
        found = self._walk(budget)
        if found is not None or not self._queue:
            return found or Found(floor, None, exact=True)
        if budget.dive:
            found = self.dive(Budget(budget.dive))
        return found._replace(exact=False) if found else Found(floor, None, exact=False)

    def dive(self, budget: Budget) -> Found | None:
        """Some arrangement, good or not: what is nearest to the end goes first."""
        self._sort(deep=True)
        found = self._walk(budget)
        self._sort(deep=False)
        return found

    def _sort(self, *, deep: bool) -> None:
        self.deep = deep
        self._queue = [(self._rank(-c, v), c, v, g, k) for _, c, v, g, k in self._queue]
        heapify(self._queue)

    def _put(self, v: int, gain: int, ceiling: int, key: Key) -> None:
        self._gains[v][key] = gain
        heappush(self._queue, (self._rank(ceiling, v), -ceiling, v, gain, key))

    def _rank(self, ceiling: int, v: int) -> int:
        """What promises more comes first, and of that what is nearer to the end."""
        if self.deep:
            return -v
        return -(min(ceiling, self.most) // UNIT << 4) - v

    def _walk(self, budget: Budget) -> Found | None:
        queue = self._queue
        slack = self.problem.weight[7] // 2 * UNIT  # points: not back for each single one
        while queue and budget.take():
            _, low, v, gain, key = heappop(queue)
            if gain < self._gains[v][key] or -low < self.least:
                continue
            if v == 14:
                return Found(gain, self._stages(key), exact=True)
            promised = max(self.least, (-low - slack) // UNIT * UNIT)
            before = self.tried
            below = self._go_on(promised, v, gain, key)
            budget.left -= (self.tried - before) // WIDE
            if below >= self.least:
                heappush(queue, (self._rank(below, v), -below, v, gain, key))
        return None

    def _go_on(self, promised: int, v: int, gain: int, key: Key) -> int:
        """Put the ways on from here that keep the promise into the queue; what the others do."""
        s0, s1, s2, s3, jokers, freed, _ = key
        joker, later = self.prices.joker, gain * UNIT + (13 - v) * ROUNDING
        at = self.ways.at
        r, b, k, y = at(0, v, s0), at(1, v, s1), at(2, v, s2), at(3, v, s3)
        best = later + (jokers + freed) * joker + r.ahead + b.ahead + k.ahead + y.ahead
        below = NEVER
        for worth, in_r, in_b, in_k, in_y, option in self.options(v):
            if best + worth < promised:
                return max(below, best + worth)
            some, loose = jokers - option.jokers, freed - option.freed
            if some < 0 or loose < 0:
                continue
            ways = r[in_r], b[in_b], k[in_k], y[in_y]
            if all(ways):
                base = later + (some + loose) * joker - option.lost * UNIT
                found, rest = combined(ways, base, promised, some, loose)
                below = max(below, rest)
                self.tried += len(found)
                for ceiling, chosen in found:
                    self._step(v, gain, key, option, ceiling, chosen)
        return below

    def _step(
        self, v: int, gain: int, key: Key, option: GroupOption, ceiling: int, ways: _Four
    ) -> None:
        """One way on: into the queue, if it can end well and is the best way there so far."""
        (_, g0, j0, f0, s0), (_, g1, j1, f1, s1), (_, g2, j2, f2, s2), last = ways
        _, g3, j3, f3, s3 = last
        wild = key[4] - option.jokers - j0 - j1 - j2 - j3
        free = key[5] - option.freed - f0 - f1 - f2 - f3
        if free and v >= self.last_new:
            return
        more, need = g0 + g1 + g2 + g3, key[6]
        if need:
            need = max(0, need - more * v - (key[4] - wild) * JOKER_POINTS)
        after = gain - option.lost + more
        if v == 13:
            after -= wild * self.problem.joker_weight
            ceiling = after * UNIT
            if need or wild > self.spare or ceiling < self.least:
                return
        to = s0, s1, s2, s3, wild, free, need
        if self._gains[v + 1].get(to, NEVER) < after:
            self._came[v + 1][to] = key, option, ways
            self._put(v + 1, after, ceiling, to)

    @cached_property
    def ways(self) -> Ways:
        """The ways on in each colour."""
        if self.problem.freed:
            return FreshWays(self.lanes, self.prices)
        return GraphWays(self.prices, forced=self.problem.must is self.problem.may)

    @cached_property
    def last_new(self) -> int:
        """The last number at which a set with a freed joker can begin."""
        rows = (lane.last_new for lane in self.lanes)
        groups = (v for v in range(1, 14) if any(one.freed for one in self._group_options(v)))
        return max((*rows, *groups), default=0)

    def _stages(self, key: Key) -> tuple[Stage, ...]:
        """The way that led to the end."""
        stages = []
        for v in range(14, 1, -1):
            key, option, ways = self._came[v][key]
            r, b, k, y = (
                self.ways.how(c, v - 1, key[c], option.used[c], ways[c]) for c in range(4)
            )
            stages.append(Stage(option, (r, b, k, y)))
        return tuple(reversed(stages))
