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

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple, TypeAlias

IMPOSSIBLE: Final = -1_000_000

Pattern: TypeAlias = tuple[int, ...]  # a row with a freed joker, place by place
PLAIN, FREED, WILD = 0, 1, 2  # a tile, a freed joker, a joker from the rack


class How(NamedTuple):
    """What a move did, for building the rows afterwards."""

    tiles: int  # given to open and new rows
    jokers: int
    swallowed: tuple[int, int]  # rows of one and of two that became heads of blocks
    kept: tuple[int, ...]  # old rows that begin here and are kept: their last numbers
    patterns: tuple[Pattern, ...]  # rows with a freed joker that begin here


class Beginning(NamedTuple):
    """Rows with a fixed course that begin at a number."""

    kept: tuple[int, ...]
    fresh: tuple[Pattern, ...]
    lost: int  # old rows that begin here and are not kept
    taken: int  # tiles of this number
    wild: int
    freed: int
    course: tuple[int | Pattern, ...]


class Move(NamedTuple):
    """One way on from a state at a number."""

    state: int
    gain: int
    jokers: int
    freed: int
    unused: int
    how: How


def patterns(freed: int, jokers: int) -> Iterator[Pattern]:
    """Rows of 3 to 5 with a freed joker; longer ones fall apart into such a one and plain rows."""
    for length in (3, 4, 5):
        for first in range(length):
            plain = [PLAIN] * length
            plain[first] = FREED
            yield tuple(plain)
            for second in range(first + 1, length):
                if freed > 1 or jokers:
                    both = plain.copy()
                    both[second] = FREED if freed > 1 else WILD
                    yield tuple(both)


class Lane:
    """One colour's tiles, and the best that its rows can do from any state on."""

    def __init__(
        self,
        must: Sequence[int],  # by number, 0 to 15: tiles that have to be used
        may: Sequence[int],  # and all there are
        weight: Sequence[int],  # what each tile more than those is worth
        blocks: Sequence[tuple[int, int]],
        keeps: Sequence[tuple[int, int]],  # old rows: breaking one costs 1
        olds: Sequence[tuple[int, int]],  # what a row with a freed joker must not contain
        most: Sequence[int],  # tiles of each number that groups can take at best
        plain: Sequence[int],  # the same without a joker
        jokers: int,
        freed: int,
        *,
        thrifty: bool,  # no joker stands where a tile could
    ) -> None:
        # The same with freed jokers as good as any: its bound is as true, and found sooner.
        self.easier = (
            Lane(
                must, may, weight, blocks, keeps, (), most, plain, jokers + freed, 0, thrifty=False
            )
            if freed
            else None
        )
        self.must, self.may, self.weight = must, may, weight
        self.jokers, self.freed, self.thrifty = jokers, freed, thrifty
        self.begins = [sum(a == v for a, _ in blocks) for v in range(15)]
        self.ends = [sum(b == v for _, b in blocks) for v in range(15)]
        self.keeps = [tuple(b for a, b in keeps if a == v) for v in range(15)]
        self.olds = olds
        self._begun: list[list[Beginning] | None] = [None] * 14
        self.most, self.plain = most, plain
        self._courses: list[tuple[int | Pattern, ...]] = [()]
        self._ids: dict[tuple[int | Pattern, ...], int] = {(): 0}
        self._moves: dict[tuple[int, int, int], tuple[Move, ...]] = {}
        self._ahead: dict[tuple[int, int, int], int] = {}
        self._by_use: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        self._easy: dict[int, tuple[int, int]] = {}

    def _starts(self, v: int) -> list[Pattern]:
        """The rows with a freed joker that may begin here."""
        if not self.freed:
            return []
        return [p for p in patterns(self.freed, self.jokers) if self._new(v, p)]

    def _new(self, v: int, pattern: Pattern) -> bool:
        if v < 1 or v + len(pattern) > 14:
            return False
        if pattern[0] != PLAIN and v + len(pattern) < 14:
            return False  # the same tiles with that joker at the other end will do
        plain = {v + i for i, what in enumerate(pattern) if what == PLAIN}
        return all(self.may[n] for n in plain) and not any(
            plain.issuperset(range(a, b + 1)) for a, b in self.olds
        )

    def ahead(self, v: int, state: int, halves: int) -> int:
        """The most that this colour alone can still gain, or IMPOSSIBLE: never too little.

        Jokers are counted in halves: one in a row is two, one that makes a group of two tiles is
        one for each of them.
        """
        if v == 14:
            return IMPOSSIBLE if state & 0o77 or state >> 9 else 0
        if self.easier is not None:
            eased, wild = self._eased(state)
            return self.easier.ahead(v, eased, halves + 2 * wild)
        key = v, state, halves
        known = self._ahead.get(key)
        if known is None:
            plain, most = self.plain[v], self.most[v]
            free = plain if any(self.weight) else plain + halves  # all must fit: groups are free
            known = max(self.by_use(v, state, halves)[: min(free, most) + 1])
            for used in range(free + 1, min(most, plain + halves) + 1):
                known = max(known, self.by_use(v, state, halves - used + plain)[used])
            self._ahead[key] = known
        return known

    def by_use(self, v: int, state: int, halves: int) -> tuple[int, int, int]:
        """The same, by the number of tiles of the next number that are used in groups."""
        key = v, state, halves
        known = self._by_use.get(key)
        if known is None:
            if self.easier is not None:
                eased, wild = self._eased(state)
                known = self.easier.by_use(v, eased, halves + 2 * wild)
            else:
                none, one, two = (self._best(v, state, used, halves) for used in range(3))
                known = none, one, two
            self._by_use[key] = known
        return known

    def _best(self, v: int, state: int, used: int, halves: int) -> int:
        if used > self.may[v]:
            return IMPOSSIBLE
        best = IMPOSSIBLE
        for after, gain, jokers, _, _, _ in self.moves(v, state, used):
            if 2 * jokers <= halves:
                more = gain + self.ahead(v + 1, after, halves - 2 * jokers)
                if more > best:  # noqa: PLR1730 - the hottest line of all
                    best = more
        return best

    def _eased(self, state: int) -> tuple[int, int]:
        """The state with every row that has a freed joker as a row of three, and their jokers."""
        if state < 0o1000 or self.easier is None:
            return state, 0
        known = self._easy.get(state)
        if known is None:
            course = self._courses[state >> 9]
            kept = tuple(one for one in course if isinstance(one, int))
            wild = sum(what != PLAIN for one in course if not isinstance(one, int) for what in one)
            ident = self.easier.ident(kept)
            known = (state & 0o777) + ((len(course) - len(kept)) << 6) | ident << 9, wild
            self._easy[state] = known
        return known

    def moves(self, v: int, state: int, used: int) -> tuple[Move, ...]:
        """Every way on from a state at a number of which so many tiles are used in groups."""
        key = v, state, used
        known = self._moves.get(key)
        if known is None:
            known = self._moves[key] = tuple(self._make(v, state, used))
        return known

    def _make(self, v: int, state: int, used: int) -> Iterator[Move]:
        must, may = self.must[v] - used, self.may[v] - used
        cap = self.may[v + 1] + self.jokers  # more long rows could not be prolonged anyway
        weight, begins, ends = self.weight[v], self.begins[v], self.ends[v]
        if state < 0o1000 and not self.keeps[v] and (not self.freed or len(self._begin(v)) == 1):
            yield from _steps(
                state, must, may, cap, weight, begins, ends, self.jokers, self.thrifty
            )
            return
        taken, course, ended = self._go_on(v, self._courses[state >> 9])
        for begin in self._begin(v):
            busy = taken + begin.taken
            if busy > may:
                continue
            under = (*course, *begin.course)
            if course and begin.course and not self._enough(v + 1, under):
                continue
            ident = self.ident(under) << 9 if under else 0
            kept, fresh = begin.kept, begin.fresh
            for after, gain, jokers, _, unused, how in _steps(
                state & 0o777, must - busy, may - busy, cap, weight,
                begins + len(kept), ends + ended, self.jokers - begin.wild, self.thrifty,
            ):  # fmt: skip
                yield Move(
                    after | ident,
                    gain - begin.lost,
                    jokers + begin.wild,
                    begin.freed,
                    unused,
                    How(how.tiles, how.jokers, how.swallowed, kept, fresh)
                    if kept or fresh
                    else how,
                )

    def _go_on(
        self, v: int, course: tuple[int | Pattern, ...]
    ) -> tuple[int, tuple[int | Pattern, ...], int]:
        """Rows under way at a number: tiles they take, what of them goes on, how many end."""
        taken, ended = 0, 0
        on: list[int | Pattern] = []
        for one in course:
            if isinstance(one, int):
                taken += 1
                if one == v:
                    ended += 1
                else:
                    on.append(one)
            else:
                taken += one[0] == PLAIN
                if len(one) > 1:
                    on.append(one[1:])
        return taken, tuple(on), ended

    def _enough(self, v: int, course: tuple[int | Pattern, ...]) -> bool:
        """Are there tiles for all rows under way?"""
        want = [0] * 16
        for one in course:
            if isinstance(one, int):
                for n in range(v, one + 1):
                    want[n] += 1
            else:
                for n, what in enumerate(one, start=v):
                    want[n] += what == PLAIN
        return all(a <= b for a, b in zip(want, self.may, strict=True))

    def _begin(self, v: int) -> list[Beginning]:
        known = self._begun[v]
        if known is None:
            known = self._begun[v] = self._beginnings(v)
        return known

    @property
    def last_new(self) -> int:
        """The last number at which a row with a freed joker can begin."""
        return max((v for v in range(1, 14) if self._starts(v)), default=0)

    def _beginnings(self, v: int) -> list[Beginning]:
        """Every choice of old rows to keep and of rows with a freed joker to begin here."""
        keeps = self.keeps[v]
        kept = {
            tuple(b for b, yes in zip(keeps, chosen, strict=True) if yes)
            for chosen in product((True, False), repeat=len(keeps))
        }
        starts = self._starts(v)
        fresh: list[tuple[Pattern, ...]] = [()]
        for many in range(1, self.freed + 1):
            fresh += combinations_with_replacement(starts, many)
        found = []
        for old in sorted(kept, key=len, reverse=True):
            for new in fresh:
                cells = [what for pattern in new for what in pattern]
                one = Beginning(
                    kept=old,
                    fresh=new,
                    lost=len(keeps) - len(old),
                    taken=len(old) + sum(pattern[0] == PLAIN for pattern in new),
                    wild=cells.count(WILD),
                    freed=cells.count(FREED),
                    course=(*old, *(pattern[1:] for pattern in new)),
                )
                if one.wild > self.jokers or one.freed > self.freed or one.taken > self.may[v]:
                    continue
                if self._enough(v + 1, one.course):
                    found.append(one)
        return found

    def ident(self, course: tuple[int | Pattern, ...]) -> int:
        """The number by which a state names the rows under way."""
        ordered = tuple(sorted(course, key=lambda one: (one,) if isinstance(one, int) else one))
        if ordered not in self._ids:
            self._ids[ordered] = len(self._courses)
            self._courses.append(ordered)
        return self._ids[ordered]


@lru_cache(maxsize=1 << 16)
def _steps(
    state: int, must: int, may: int, cap: int, weight: int,
    begins: int, ends: int, jokers: int, thrifty: bool,  # noqa: FBT001 - cached by position
) -> tuple[Move, ...]:  # fmt: skip
    """The moves of open and new rows alone: so many tiles must, and may, go into them."""
    n1, n2, n3 = state & 7, state >> 3 & 7, state >> 6 & 7
    moves = []
    for x1, x2 in _swallows(n1, n2, begins):
        m1, m2 = n1 - x1, n2 - x2
        for wild in range(jokers + 1):
            # A tile that prolongs a row is worth it: none of those is held back. If thrifty,
            # no joker stands where a tile could: at an end of that row it would do as well.
            least = may if wild and thrifty else min(may, m1 + m2 + n3)
            for tiles in range(max(must, least, 0), may + 1):
                extra = tiles + wild - m1 - m2
                if extra < 0:
                    continue
                on = min(extra, n3)
                after = extra - on | m1 << 3 | min(m2 + on + ends, cap) << 6
                gain = (tiles - must) * weight
                moves.append(
                    Move(after, gain, wild, 0, may - tiles, How(tiles, wild, (x1, x2), (), ()))
                )
    return tuple(moves)


def _swallows(n1: int, n2: int, blocks: int) -> Iterator[tuple[int, int]]:
    """How many rows of one and of two become heads of blocks that begin here."""
    for x1 in range(min(n1, blocks) + 1):
        for x2 in range(min(n2, blocks - x1) + 1):
            yield x1, x2
