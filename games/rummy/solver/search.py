"""The search: through the numbers from 1 to 13, all four colours at a time, best first.

At each number one chooses how its tiles are used in groups; the rest go to rows. Colours meet
only in groups, so what each colour alone could still gain is a bound that is never too low,
and the first complete arrangement that the queue gives is a best one (A*).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from heapq import heapify, heappop, heappush
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from games.rummy.board import JOKER_POINTS
from games.rummy.solver.groups import Counts, GroupOption, group_options, plain_uses
from games.rummy.solver.lanes import IMPOSSIBLE, How, Lane, Move

DIVE: Final = 400  # expansions for finding anything at all once the budget is spent

Span: TypeAlias = tuple[int, int]
# The lanes' states, jokers left, freed jokers left, points still needed for an opening.
Key: TypeAlias = tuple[int, int, int, int, int, int, int]
Rank: TypeAlias = Callable[[int, int], int]  # of a bound at a number: lowest comes first


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
    ahead: tuple[int, ...]  # what both could gain after it, by half jokers
    hows: tuple[How, How]


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


class _Walk:
    """How far a search has come: the queue, and the best known way to each place."""

    def __init__(self, floor: int, rank: Rank, queue: list[tuple[int, int, int, int, Key]]) -> None:
        self.floor = floor
        self.rank = rank
        self.queue = queue  # rank, bound, number, gain, key
        self.gains: list[dict[Key, int]] = [{} for _ in range(15)]
        self.came: list[dict[Key, tuple[Key, GroupOption, _Pair, _Pair]]] = [{} for _ in range(15)]

        # What is still to be tried from a place, and with which gain it was reached.
        self.todo: list[dict[Key, tuple[int, list[tuple[int, GroupOption]]]]] = [
            {} for _ in range(15)
        ]

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
        plain, most = self._group_uses()
        self.lanes = [
            Lane(
                problem.must[c],
                problem.may[c],
                problem.weight,
                problem.blocks[c],
                problem.keep_rows[c],
                problem.old_rows[c],
                most[c],
                plain[c],
                problem.jokers,
                problem.freed,
                thrifty=not problem.blocks[c] and not problem.freed,
            )
            for c in range(4)
        ]
        # Where tiles gain, the colours' bounds share the jokers; where all must fit that is not
        # worth its price.
        self.shares = any(problem.weight)
        self._options: list[tuple[GroupOption, ...] | None] = [None] * 14
        self._pairs: dict[tuple[int, ...], list[_Pair]] = {}
        self._course: _Walk | None = None

    def _group_uses(self) -> tuple[list[list[int]], list[list[int]]]:
        """How many tiles, by colour and number, groups can take without a joker and at best."""
        problem = self.problem
        wild = problem.jokers + problem.freed
        plain = [[0] * 14 for _ in range(4)]
        most = [[0] * 14 for _ in range(4)]
        for v in range(1, 14):
            there = self._there(v)
            uses = plain_uses(there, problem.sinks[v])
            colours = sum(many > 0 for many in there)
            for c in range(4):
                plain[c][v] = uses[c]
                most[c][v] = there[c] if wild and colours + wild > 2 else uses[c]
        return plain, most

    def _there(self, v: int) -> Counts:
        r, b, k, y = (self.problem.may[c][v] for c in range(4))
        return r, b, k, y

    def options(self, v: int) -> tuple[GroupOption, ...]:
        """What can be done with groups at a number."""
        known = self._options[v]
        if known is None:
            problem = self.problem
            known = self._options[v] = group_options(
                self._there(v),
                problem.jokers,
                problem.freed,
                problem.sinks[v],
                problem.old_groups[v] if problem.freed else (),
                problem.keep_groups[v],
            )
        return known

    def run(self, floor: int, budget: Budget, ceiling: int | None = None) -> Found:
        """The best arrangement that gains more than `floor`.

        Where it is known that none gains more than a `ceiling`, whatever promises more is as
        good as that: then the search goes straight for the first that reaches it.
        """
        problem = self.problem
        rank = _best_first if ceiling is None else partial(_up_to, ceiling)
        # Every joker counts from the start; those that stay unused are taken back at the end.
        bonus = problem.joker_weight * (problem.jokers - problem.owed)
        halves = 2 * (problem.jokers + problem.freed)
        bounds = [lane.ahead(1, 0, halves) for lane in self.lanes]
        if min(bounds) == IMPOSSIBLE or sum(bounds) + bonus <= floor:
            return Found(floor, None, exact=True)
        begin: Key = (0, 0, 0, 0, problem.jokers, problem.freed, problem.need)
        bound = sum(bounds) + bonus
        self._course = _Walk(floor, rank, [(rank(bound, 1), bound, 1, bonus, begin)])
        self._course.gains[1][begin] = bonus
        return self.go_on(budget)

    def go_on(self, budget: Budget) -> Found:
        """The same search, from where its budget ended."""
        walk = self._course
        if walk is None:
            raise RuntimeError("nothing has begun")
        found = self._walk(walk, budget.take, walk.rank)
        if found is None and walk.queue:  # out of budget: dive for something, good or not
            if budget.dive:
                found = self._dive(walk, Budget(budget.dive))
            return Found(found.gain if found else walk.floor, found and found.stages, exact=False)
        return found or Found(walk.floor, None, exact=True)

    def _dive(self, walk: _Walk, budget: Budget) -> Found | None:
        walk.queue = [(_deepest_first(b, v), b, v, g, k) for _, b, v, g, k in walk.queue]
        heapify(walk.queue)
        return self._walk(walk, budget.take, _deepest_first)

    def _walk(self, walk: _Walk, may_go_on: Callable[[], bool], rank: Rank) -> Found | None:
        queue = walk.queue
        while queue and may_go_on():
            _, _, v, gain, key = heappop(queue)
            if gain < walk.gains[v][key]:
                continue
            if v == 14:
                return Found(gain, walk.stages(key), exact=True)
            # One use in groups at a time, the most promising first: most never come up.
            known = walk.todo[v].get(key)
            if known is None or known[0] != gain:
                known = walk.todo[v][key] = gain, self._uses(walk.floor, v, gain, key)
            todo = known[1]
            if todo:
                _, option = todo.pop()
                if todo:
                    bound = todo[-1][0]
                    heappush(queue, (rank(bound, v), bound, v, gain, key))
                self._use(walk, v, gain, key, option, rank)
        return None

    def _uses(self, floor: int, v: int, gain: int, key: Key) -> list[tuple[int, GroupOption]]:
        """The ways to use a number's tiles in groups, with a bound for each, best last."""
        s0, s1, s2, s3, jokers, freed, _ = key
        lane0, lane1, lane2, lane3 = self.lanes
        found = []
        halves = -1
        for option in self.options(v):  # in the order of jokers
            (e0, e1, e2, e3), wild, free, lost, _, _, _ = option
            if wild > jokers or free > freed:
                continue
            left = 2 * (jokers + freed - wild - free)
            if left != halves:
                halves = left
                by0, by1 = lane0.by_use(v, s0, halves), lane1.by_use(v, s1, halves)
                by2, by3 = lane2.by_use(v, s2, halves), lane3.by_use(v, s3, halves)
            bound = gain - lost + by0[e0] + by1[e1] + by2[e2] + by3[e3]
            if bound > floor:
                found.append((bound, option))
        found.sort(key=itemgetter(0))
        return found

    def _use(
        self, walk: _Walk, v: int, gain: int, key: Key, option: GroupOption, rank: Rank
    ) -> None:
        """Put every way on from here with this use in groups into the queue."""
        s0, s1, s2, s3, jokers, freed, need = key
        some, loose = jokers - option.jokers, freed - option.freed
        e0, e1, e2, e3 = option.used
        left = self._pair((v, 0, s0, s1, e0, e1, some, loose, option.room & 3))
        right = self._pair((v, 2, s2, s3, e2, e3, some, loose, option.room >> 2)) if left else []
        if not right:
            return
        floor, gains, came = walk.floor, walk.gains[v + 1], walk.came[v + 1]
        base, best, spare = (
            gain - option.lost,
            right[0].bound,
            self.problem.jokers - self.problem.owed,
        )
        for one in left:
            bound1, gain1, jokers1, freed1, r, b, ahead1, _ = one
            if base + bound1 + best <= floor:
                break
            for two in right:
                bound2, gain2, jokers2, freed2, k, y, ahead2, _ = two
                bound = base + bound1 + bound2
                if bound <= floor:
                    break
                wild, free = some - jokers1 - jokers2, loose - freed1 - freed2
                if wild < 0 or free < 0:
                    continue
                after = base + gain1 + gain2
                if some or loose:
                    bound = after + _shared(ahead1, ahead2, 2 * (wild + free))
                lacking = need
                if need:
                    laid = (gain1 + gain2) * v + (jokers - wild) * JOKER_POINTS
                    lacking = max(0, need - laid)
                if v == 13:
                    if free or lacking or wild > spare:
                        continue
                    bound = after = after - wild * self.problem.joker_weight
                if bound <= floor or (free and v >= self.last_new):
                    continue
                to = r, b, k, y, wild, free, lacking
                if gains.get(to, IMPOSSIBLE) < after:
                    gains[to] = after
                    came[to] = key, option, one, two
                    heappush(walk.queue, (rank(bound, v + 1), bound, v + 1, after, to))

    @cached_property
    def last_new(self) -> int:
        """The last number at which a set with a freed joker can begin."""
        rows = (lane.last_new for lane in self.lanes)
        groups = (v for v in range(1, 14) if any(option.freed for option in self.options(v)))
        return max((*rows, *groups), default=0)

    def _pair(self, key: tuple[int, ...]) -> list[_Pair]:
        """Every move of two colours at a number, the most promising first."""
        known = self._pairs.get(key)
        if known is None:
            known = self._pairs[key] = self._make_pairs(*key)
        return known

    def _make_pairs(
        self,
        v: int,
        c: int,
        first: int,
        second: int,
        e: int,
        f: int,
        jokers: int,
        freed: int,
        room: int,
    ) -> list[_Pair]:
        ones = self._moves(v, c, first, e, jokers, freed, full=bool(room & 1))
        if not ones:
            return []
        twos = self._moves(v, c + 1, second, f, jokers, freed, full=bool(room & 2))
        pairs = []
        for (state, gain, spent, loosed, _, how), high in ones:
            for (other, more, wild, free, _, too), low in twos:
                some, loose = spent + wild, loosed + free
                if some > jokers or loose > freed:
                    continue
                halves = 2 * (jokers - some + freed - loose)
                if halves:
                    ahead = tuple([_shared(high, low, n) for n in range(halves + 1)])
                else:
                    ahead = (high[0] + low[0],)
                both = gain + more
                pairs.append(
                    _Pair(both + ahead[-1], both, some, loose, state, other, ahead, (how, too))
                )
        pairs.sort(key=itemgetter(0), reverse=True)
        return pairs

    def _moves(
        self, v: int, c: int, state: int, used: int, jokers: int, freed: int, *, full: bool
    ) -> list[tuple[Move, tuple[int, ...]]]:
        """The moves of one colour that lead somewhere, and what each could still gain.

        `full`: a group could take a tile of this colour, so none of them stays unused.
        """
        lane, found = self.lanes[c], []
        for move in lane.moves(v, state, used):
            if move.jokers > jokers or move.freed > freed or (full and move.unused):
                continue
            halves = 2 * (jokers + freed - move.jokers - move.freed)
            most = lane.ahead(v + 1, move.state, halves)
            if most == IMPOSSIBLE:
                continue
            if self.shares:
                ahead = tuple(lane.ahead(v + 1, move.state, n) for n in range(halves + 1))
            else:
                ahead = (most,) * (halves + 1)
            found.append((move, ahead))
        return found


def _shared(one: Sequence[int], two: Sequence[int], halves: int) -> int:
    """The most that two can gain with so many half jokers between them."""
    if not halves:
        return one[0] + two[0]
    last = len(two) - 1
    return max([one[n] + two[min(halves - n, last)] for n in range(min(halves + 1, len(one)))])


def _best_first(bound: int, v: int) -> int:
    return -16 * bound - v


def _up_to(ceiling: int, bound: int, v: int) -> int:
    return -16 * min(bound, ceiling) - v


def _deepest_first(bound: int, v: int) -> int:
    return -4096 * v - bound
