"""The search: through the numbers from 1 to 13, all four colours at a time, best first.

At each number one chooses how its tiles are used in groups; the rest go to rows. Colours meet
only in groups, so what each colour alone could still gain is a bound that is never too low,
and the first complete arrangement that the queue gives is a best one (A*).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from games.rummy.board import JOKER_POINTS
from games.rummy.solver.groups import Counts, GroupOption, group_options
from games.rummy.solver.lanes import IMPOSSIBLE, How, Lane

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
    all_jokers: bool = False  # those from the rack have to be used too
    blocks: Sequence[Sequence[Span]] = ((), (), (), ())  # rows that stay whole, by colour
    sinks: Sequence[tuple[int, ...]] = ((),) * 14  # groups of three that stay whole: colours lacking
    old_rows: Sequence[Sequence[Span]] = ((), (), (), ())  # a freed joker's set is not around them
    old_groups: Sequence[tuple[int, ...]] = ((),) * 14
    keep_rows: Sequence[Sequence[Span]] = ((), (), (), ())  # gain: minus one for each not kept
    keep_groups: Sequence[tuple[int, ...]] = ((),) * 14
    weight: Sequence[int] = (0,) * 14  # gain: for each tile by number
    joker_weight: int = 0
    need: int = 0  # points that must be laid (R6)


class Stage(NamedTuple):
    """What was done at one number."""

    option: GroupOption
    rows: tuple[How, How, How, How]


class Found(NamedTuple):
    """The end of a search: how it went through the numbers, if it came through at all."""

    gain: int
    stages: tuple[Stage, ...] | None
    exact: bool  # False: the search was cut short, and there may be something better


class _Pair(NamedTuple):
    """A move of two colours at once."""

    bound: int
    gain: int
    jokers: int
    freed: int
    first: int
    second: int
    hows: tuple[How, How]


@dataclass(slots=True)
class Budget:
    """Expansions that a question may still cost."""

    left: int

    def take(self) -> bool:
        """Spend one; False when there is none left."""
        self.left -= 1
        return self.left >= 0


class _Walk:
    """How far a search has come: the queue, and the best known way to each place."""

    def __init__(self, floor: int, queue: list[tuple[int, int, int, int, Key]]) -> None:
        self.floor = floor
        self.queue = queue  # rank, bound, number, gain, key
        self.gains: list[dict[Key, int]] = [{} for _ in range(15)]
        self.came: list[dict[Key, tuple[Key, GroupOption, _Pair, _Pair]]] = [{} for _ in range(15)]

    def stages(self, key: Key) -> tuple[Stage, ...]:
        """The way that led to the end."""
        stages = []
        for v in range(14, 1, -1):
            key, option, one, two = self.came[v][key]
            stages.append(Stage(option, (*one.hows, *two.hows)))
        return tuple(reversed(stages))


class Search:
    """One problem, and what is known about it."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.lanes = [
            Lane(
                problem.must[c],
                problem.may[c],
                problem.weight,
                problem.blocks[c],
                problem.keep_rows[c],
                problem.old_rows[c],
                problem.jokers,
                problem.freed,
            )
            for c in range(4)
        ]
        self.options = [self._options(v) for v in range(14)]
        for v in range(1, 14):
            for c in range(4):
                self.lanes[c].most[v] = max(option.used[c] for option in self.options[v])
        self._pairs: dict[tuple[int, int, int, int, int, int, int], list[_Pair]] = {}

    def _options(self, v: int) -> tuple[GroupOption, ...]:
        r, b, k, y = (self.problem.may[c][v] for c in range(4))
        there: Counts = (r, b, k, y)
        return group_options(
            there,
            self.problem.jokers,
            self.problem.freed,
            self.problem.sinks[v],
            self.problem.old_groups[v] if self.problem.freed else (),
            self.problem.keep_groups[v],
        )

    def run(self, floor: int, budget: Budget) -> Found:
        """The best arrangement that gains more than `floor`."""
        problem = self.problem
        bonus = problem.joker_weight * problem.jokers  # taken back for jokers that stay unused
        bounds = [lane.ahead(1, 0, problem.jokers) for lane in self.lanes]
        if min(bounds) == IMPOSSIBLE or sum(bounds) + bonus <= floor:
            return Found(floor, None, exact=True)
        begin: Key = (0, 0, 0, 0, problem.jokers, problem.freed, problem.need)
        bound = sum(bounds) + bonus
        walk = _Walk(floor, [(_best_first(bound, 1), bound, 1, bonus, begin)])
        walk.gains[1][begin] = bonus
        found = self._walk(walk, budget.take, _best_first)
        if found is None and walk.queue:  # out of budget: dive for something, good or not
            walk.queue = [(_deepest_first(b, v), b, v, g, k) for _, b, v, g, k in walk.queue]
            heapify(walk.queue)
            spare = Budget(DIVE)
            found = self._walk(walk, spare.take, _deepest_first)
            return Found(found.gain if found else floor, found and found.stages, exact=False)
        return found or Found(floor, None, exact=True)

    def _walk(
        self, walk: _Walk, may_go_on: Callable[[], bool], rank: Callable[[int, int], int]
    ) -> Found | None:
        queue = walk.queue
        while queue and may_go_on():
            _, _, v, gain, key = heappop(queue)
            if gain < walk.gains[v][key]:
                continue
            if v == 14:
                return Found(gain, walk.stages(key), exact=True)
            self._expand(walk, v, gain, key, rank)
        return None

    def _expand(
        self, walk: _Walk, v: int, gain: int, key: Key, rank: Callable[[int, int], int]
    ) -> None:
        s0, s1, s2, s3, jokers, freed, need = key
        floor, gains, came = walk.floor, walk.gains[v + 1], walk.came[v + 1]
        for option in self.options[v]:
            if option.jokers > jokers or option.freed > freed:
                continue
            e0, e1, e2, e3 = option.used
            left = self._pair(v, 0, s0, s1, e0, e1, jokers)
            if not left:
                continue
            right = self._pair(v, 2, s2, s3, e2, e3, jokers)
            if not right:
                continue
            base = gain - option.lost
            best = right[0].bound
            for one in left:
                if base + one.bound + best <= floor:
                    break
                for two in right:
                    bound = base + one.bound + two.bound
                    if bound <= floor:
                        break
                    spent = option.jokers + one.jokers + two.jokers
                    if spent > jokers or option.freed + one.freed + two.freed > freed:
                        continue
                    after = base + one.gain + two.gain
                    lacking = need
                    if need:
                        tiles = one.gain + two.gain
                        lacking = max(0, need - tiles * v - spent * JOKER_POINTS)
                    to: Key = (
                        one.first, one.second, two.first, two.second,
                        jokers - spent, freed - option.freed - one.freed - two.freed, lacking,
                    )
                    if v == 13:
                        if to[5] or lacking or (to[4] and self.problem.all_jokers):
                            continue
                        after -= to[4] * self.problem.joker_weight
                        bound = after
                        if bound <= floor:
                            continue
                    if gains.get(to, IMPOSSIBLE) < after:
                        gains[to] = after
                        came[to] = key, option, one, two
                        heappush(walk.queue, (rank(bound, v + 1), bound, v + 1, after, to))

    def _pair(
        self, v: int, c: int, first: int, second: int, e: int, f: int, jokers: int
    ) -> list[_Pair]:
        """Every move of two colours at a number, the most promising first."""
        key = v, c, first, second, e, f, jokers
        known = self._pairs.get(key)
        if known is not None:
            return known
        one, two = self.lanes[c], self.lanes[c + 1]
        others = [
            (move, move.gain + ahead)
            for move in two.moves(v, second, f)
            if move.jokers <= jokers
            and (ahead := two.ahead(v + 1, move.state, jokers - move.jokers)) > IMPOSSIBLE
        ]
        pairs = []
        if others:
            for a in one.moves(v, first, e):
                if a.jokers > jokers:
                    continue
                ahead = one.ahead(v + 1, a.state, jokers - a.jokers)
                if ahead == IMPOSSIBLE:
                    continue
                pairs += [
                    _Pair(
                        a.gain + ahead + bound, a.gain + b.gain, a.jokers + b.jokers,
                        a.freed + b.freed, a.state, b.state, (a.how, b.how),
                    )
                    for b, bound in others
                    if a.jokers + b.jokers <= jokers
                ]
        pairs.sort(key=itemgetter(0), reverse=True)
        self._pairs[key] = pairs
        return pairs


def _best_first(bound: int, v: int) -> int:
    return -16 * bound - v


def _deepest_first(bound: int, v: int) -> int:
    return -4096 * v - bound
