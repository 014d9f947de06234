"""The search: through the numbers from 1 to 13, all four colours at a time, best first.

At each number one chooses how its tiles are used in groups; the rest go to rows. `Prices` give
a ceiling for what can still be gained from any place, so the first complete arrangement that
the queue gives is a best one (A*). A place first goes on only where its promise is kept; it
waits in the queue with what the rest of it promises (partial expansion).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heapify, heappop, heappush
from operator import attrgetter, itemgetter
from typing import Final, NamedTuple, TypeAlias

from games.rummy.board import JOKER_POINTS
from games.rummy.solver.groups import Counts, GroupOption, group_options, group_uses
from games.rummy.solver.lanes import Lane
from games.rummy.solver.prices import HARDLY, NEVER, ROUNDING, UNIT, Prices
from games.rummy.solver.rows import How

WIDE: Final = 4  # so many new places cost as much as an expansion
DIVE: Final = 400  # expansions for finding anything at all once the budget is spent

Span: TypeAlias = tuple[int, int]
# The lanes' states, jokers left, freed jokers left, points still needed for an opening.
Key: TypeAlias = tuple[int, int, int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Problem:
    """What is to be arranged, once it is settled which jokers are exchanged."""

    must: Sequence[Sequence[int]]  # by colour and number 0 to 15: tiles that have to be used
    may: Sequence[Sequence[int]]  # and all there are
    jokers: int = 0  # from the rack
    freed: int = 0  # exchanged: they have to be used, in new sets (R12)
    owed: int = 0  # how many of the jokers from the rack have to be used too
    blocks: Sequence[Sequence[Span]] = ((), (), (), ())  # rows that stay whole, by colour
    sinks: Sequence[tuple[int, ...]] = (
        (),
    ) * 14  # groups of three that stay whole: colours lacking
    old_rows: Sequence[Sequence[Span]] = ((), (), (), ())  # a freed joker's set is not around them
    old_groups: Sequence[tuple[int, ...]] = ((),) * 14
    keep_rows: Sequence[Sequence[Span]] = ((), (), (), ())  # gain: minus one for each not kept
    keep_groups: Sequence[tuple[int, ...]] = ((),) * 14
    weight: Sequence[int] = (0,) * 14  # gain: for each tile by number
    joker_weight: int = 0
    need: int = 0  # points that must be laid (R6)
    thrifty: bool = True  # no joker need stand where a tile could

    @property
    def keeps(self) -> bool:
        """Do old sets count that are not kept?"""
        return any(self.keep_rows) or any(self.keep_groups)


class Stage(NamedTuple):
    """What was done at one number."""

    option: GroupOption
    rows: tuple[How, How, How, How]


class Found(NamedTuple):
    """The end of a search: how it went through the numbers, if it came through at all."""

    gain: int
    stages: tuple[Stage, ...] | None
    exact: bool  # False: the search was cut short, and there may be something better


class _Way(NamedTuple):
    """A move of one colour, and what it is worth with all that could follow."""

    worth: int
    gain: int
    jokers: int
    freed: int
    state: int
    how: How


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
        """Prices may come from the same problem with its freed jokers as good as any."""
        self.problem = problem
        self.spare = problem.jokers - problem.owed
        # Every joker counts from the start; those that stay unused are taken back at the end.
        self.bonus = problem.joker_weight * self.spare
        self.lanes = [self._lane(c) for c in range(4)]
        uses = [self._group_uses(v) if v and prices is None else () for v in range(14)]
        self.prices = prices or Prices(self.lanes, uses, problem.jokers)
        self.least = self.most = 0  # what it has to gain, and cannot exceed, in UNITs
        self.deep = False  # anything will do, and soon
        self._options: list[list[tuple[int, GroupOption]] | None] = [None] * 14
        self._ways: dict[tuple[int, int, int, int, int], list[_Way]] = {}
        self._queue: list[tuple[int, int, int, int, Key]] = []  # rank, -ceiling, number, gain, key
        self._gains: list[dict[Key, int]] = [{} for _ in range(15)]
        self._came: list[dict[Key, tuple[Key, GroupOption, tuple[_Way, ...]]]] = [
            {} for _ in range(15)
        ]

    def _lane(self, c: int) -> Lane:
        problem = self.problem
        return Lane(
            problem.must[c],
            problem.may[c],
            problem.weight,
            problem.blocks[c],
            problem.keep_rows[c],
            problem.old_rows[c],
            problem.jokers,
            problem.freed,
            thrifty=problem.thrifty and not problem.blocks[c] and not problem.freed,
        )

    def _there(self, v: int) -> Counts:
        r, b, k, y = (self.problem.may[c][v] for c in range(4))
        return r, b, k, y

    def _group_uses(self, v: int) -> Sequence[tuple[int, int, int, int, int, int]]:
        problem = self.problem
        return group_uses(self._there(v), problem.jokers, problem.sinks[v], problem.keep_groups[v])

    def _group_options(self, v: int) -> tuple[GroupOption, ...]:
        problem = self.problem
        return group_options(
            self._there(v),
            problem.jokers,
            problem.freed,
            problem.sinks[v],
            problem.old_groups[v] if problem.freed else (),
            problem.keep_groups[v],
        )

    def options(self, v: int) -> list[tuple[int, GroupOption]]:
        """What can be done with groups at a number, and what it is worth, best first."""
        known = self._options[v]
        if known is None:
            known = self._options[v] = []
            p0, p1, p2, p3 = (prices[v] for prices in self.prices.prices)
            for option in self._group_options(v):
                (e0, e1, e2, e3), jokers, freed, lost, _, _, _ = option
                dear = p0[e0], p1[e1], p2[e2], p3[e3]
                if min(dear) > HARDLY:
                    paid = sum(dear) + (jokers + freed) * self.prices.joker + lost * UNIT
                    known.append((-paid, option))
            known.sort(key=itemgetter(0), reverse=True)
        return known

    def run(self, floor: int, budget: Budget, ceiling: int | None = None) -> Found:
        """The best arrangement that gains more than `floor`.

        Where it is known that none gains more than a `ceiling`, whatever promises more is as
        good as that: then the search goes straight for the first that reaches it.
        """
        problem, prices = self.problem, self.prices
        everything = self.bonus + sum(
            (problem.may[c][v] - problem.must[c][v]) * problem.weight[v]
            for c in range(4)
            for v in range(1, 14)
        )
        self.most = (everything if ceiling is None else min(everything, ceiling)) * UNIT
        least, bonus = (floor + 1) * UNIT, self.bonus * UNIT
        if prices.top is None:
            prices.find(problem.weight[7], least - bonus, everything * UNIT - bonus)
        if prices.top is None or prices.top + bonus < least:
            return Found(floor, None, exact=True)
        begin: Key = (0, 0, 0, 0, problem.jokers, problem.freed, problem.need)
        self._put(1, self.bonus, prices.top + bonus, begin)
        return self.go_on(floor, budget)

    def go_on(self, floor: int, budget: Budget) -> Found:
        """The same search, from where its budget ended."""
        self.least = (floor + 1) * UNIT
        found = self._walk(budget)
        if found is not None or not self._queue:
            return found or Found(floor, None, exact=True)
        if budget.dive:  # dive for something, good or not
            self.deep = True
            self._queue = [(self._rank(-c, v), c, v, g, k) for _, c, v, g, k in self._queue]
            heapify(self._queue)
            found = self._walk(Budget(budget.dive))
        return found._replace(exact=False) if found else Found(floor, None, exact=False)

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
            before = len(queue)
            below = self._go_on(promised, v, gain, key)
            budget.left -= (len(queue) - before) // WIDE
            if below >= self.least:
                heappush(queue, (self._rank(below, v), -below, v, gain, key))
        return None

    def _go_on(self, promised: int, v: int, gain: int, key: Key) -> int:
        """Put the ways on from here that keep the promise into the queue; what the others do."""
        jokers, freed = key[4:6]
        joker, later = self.prices.joker, gain * UNIT + (13 - v) * ROUNDING
        best = later + (jokers + freed) * joker + sum(self._ahead(c, v, key[c]) for c in range(4))
        below = NEVER
        for worth, option in self.options(v):
            if best + worth < promised:
                return max(below, best + worth)
            some, loose = jokers - option.jokers, freed - option.freed
            if some < 0 or loose < 0:
                continue
            ways = []
            for c in range(4):
                ways.append(self._ways_of(c, v, key[c], option.used[c], option.room >> c & 1))
                if not ways[c]:
                    break
            else:
                base = later + (some + loose) * joker - option.lost * UNIT
                found, rest = _combined(ways, base, promised)
                below = max(below, rest)
                for ceiling, chosen in found:
                    self._step(v, gain, key, option, ceiling, chosen)
        return below

    def _step(
        self, v: int, gain: int, key: Key, option: GroupOption, ceiling: int, ways: tuple[_Way, ...]
    ) -> None:
        """One way on: into the queue, if it can end well and is the best way there so far."""
        a, b, c, d = ways
        wild = key[4] - option.jokers - a.jokers - b.jokers - c.jokers - d.jokers
        free = key[5] - option.freed - a.freed - b.freed - c.freed - d.freed
        if wild < 0 or free < 0 or (free and v >= self.last_new):
            return
        more, need = a.gain + b.gain + c.gain + d.gain, key[6]
        if need:
            need = max(0, need - more * v - (key[4] - wild) * JOKER_POINTS)
        after = gain - option.lost + more
        if v == 13:
            after -= wild * self.problem.joker_weight
            ceiling = after * UNIT
            if need or wild > self.spare or ceiling < self.least:
                return
        to = a.state, b.state, c.state, d.state, wild, free, need
        if self._gains[v + 1].get(to, NEVER) < after:
            self._came[v + 1][to] = key, option, ways
            self._put(v + 1, after, ceiling, to)

    def _ahead(self, c: int, v: int, state: int) -> int:
        """The most that a lane can gain from a number on."""
        if not self.problem.freed:
            return self.prices.ahead(c, v, state)
        eased, wild = self.lanes[c].eased(state, self.prices.lanes[c])
        return self.prices.ahead(c, v, eased) + wild * self.prices.joker

    def _ways_of(self, c: int, v: int, state: int, used: int, full: int) -> list[_Way]:
        """The moves of one colour that lead somewhere, the most promising first.

        `full`: a group could take a tile of this colour, so none of them stays unused.
        """
        key = c, v, state, used, full
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = []
            for after, gain, jokers, freed, unused, how in self.lanes[c].moves(v, state, used):
                ahead = NEVER if full and unused else self._ahead(c, v + 1, after)
                if ahead > HARDLY:
                    worth = ahead + gain * UNIT - (jokers + freed) * self.prices.joker
                    known.append(_Way(worth, gain, jokers, freed, after, how))
            known.sort(key=attrgetter("worth"), reverse=True)
        return known

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
            r, b, k, y = (way.how for way in ways)
            stages.append(Stage(option, (r, b, k, y)))
        return tuple(reversed(stages))


def _combined(
    ways: Sequence[Sequence[_Way]], base: int, least: int
) -> tuple[list[tuple[int, tuple[_Way, ...]]], int]:
    """A way of each colour, all that are worth so much together; what the best other is."""
    w0, w1, w2, w3 = ways
    most3 = w3[0].worth
    most2 = most3 + w2[0].worth
    most1 = most2 + w1[0].worth
    found: list[tuple[int, tuple[_Way, ...]]] = []
    below = NEVER
    for a in w0:
        x0 = base + a.worth
        if x0 + most1 < least:
            below = max(below, x0 + most1)
            break
        for b in w1:
            x1 = x0 + b.worth
            if x1 + most2 < least:
                below = max(below, x1 + most2)
                break
            for c in w2:
                x2 = x1 + c.worth
                if x2 + most3 < least:
                    below = max(below, x2 + most3)
                    break
                for d in w3:
                    if x2 + d.worth < least:
                        below = max(below, x2 + d.worth)
                        break
                    found.append((x2 + d.worth, (a, b, c, d)))
    return found, below
