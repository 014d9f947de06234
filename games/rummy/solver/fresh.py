"""Rows with a freed joker: new ones, which begin at a number and have a fixed course (R12)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from games.rummy.solver.kept import COURSE, OPEN, Move, passages
from games.rummy.solver.lanes import Lane
from games.rummy.solver.problem import Span
from games.rummy.solver.rows import FREED, PLAIN, WILD, How, Pattern, Terms, steps

FRESH: Final = 20  # after so many bits of a state the number of the rows under way begins


class Beginning(NamedTuple):
    """Rows with a freed joker that begin at a number."""

    patterns: tuple[Pattern, ...]
    taken: int  # tiles of this number
    wild: int
    freed: int
    rest: tuple[Pattern, ...]


class Passage(NamedTuple):
    """One way for rows with a fixed course to pass a number: those under way and new ones."""

    begin: Beginning
    kept: tuple[int, ...]
    lost: int
    after: int  # their part of the state afterwards
    must: int  # what is left for open and new rows
    may: int
    terms: Terms


@lru_cache(maxsize=16)
def patterns(freed: int, jokers: int) -> tuple[tuple[Pattern, int], ...]:
    """Rows of 3 to 5 with a freed joker, and their tiles as bits.

    Longer ones fall apart into such a one and plain rows.
    """
    found: list[Pattern] = []
    for length in (3, 4, 5):
        for first in range(length):
            plain = [PLAIN] * length
            plain[first] = FREED
            found.append(tuple(plain))
            for second in range(first + 1, length):
                if freed > 1 or jokers:
                    both = plain.copy()
                    both[second] = FREED if freed > 1 else WILD
                    found.append(tuple(both))
    return tuple([(p, sum(1 << i for i, what in enumerate(p) if what == PLAIN)) for p in found])


class FreshLane(Lane):
    """One colour's tiles where freed jokers are about."""

    def __init__(
        self,
        must: Sequence[int],
        may: Sequence[int],
        weight: Sequence[int],
        blocks: Sequence[Span],
        keeps: Sequence[Span],
        olds: Sequence[Span],  # what a row with a freed joker must not contain
        jokers: int,
        freed: int,
    ) -> None:
        super().__init__(must, may, weight, blocks, keeps, jokers, thrifty=False)
        for v in range(1, 14):
            self.look_at(v)
        self.freed, self.olds = freed, olds
        self._begun: dict[int, list[Beginning]] = {}
        self._passed: dict[tuple[int, int], list[Passage]] = {}
        self._under_way: list[tuple[Pattern, ...]] = [()]
        self._numbers: dict[tuple[Pattern, ...], int] = {(): 0}

    @cached_property
    def starts(self) -> list[list[Pattern]]:
        """By number, the rows with a freed joker that may begin there."""
        there = sum(1 << v for v in range(1, 14) if self.may[v])
        olds = [(2 << b) - (1 << a) for a, b in self.olds]  # as bits
        starts: list[list[Pattern]] = [[]]
        for v in range(1, 14):
            some = []
            for pattern, bits in patterns(self.freed, self.jokers):
                plain, after = bits << v, v + len(pattern)
                # A joker need not begin a row that it could end.
                if after > 14 or plain & ~there or (pattern[0] != PLAIN and after < 14):
                    continue
                if all(old & ~plain for old in olds):  # R12: it has no old row in it
                    some.append(pattern)
            starts.append(some)
        return starts

    @property
    def last_new(self) -> int:
        """The last number at which a row with a freed joker can begin."""
        return max((v for v in range(1, 14) if self.starts[v]), default=0)

    def eased(self, state: int) -> tuple[int, int]:
        """A state as one of the same lane in which freed jokers are nearly as good as any.

        Each row with a freed joker counts as one of three or more. Second, the jokers still to
        come in such rows: they are spent here, and not yet there.
        """
        rows = self._under_way[state >> FRESH]
        if not rows:
            return state, 0
        wild = sum(what != PLAIN for one in rows for what in one)
        return (state & (1 << FRESH) - 1) + (len(rows) << 6), wild

    def moves(self, v: int, state: int, used: int) -> Sequence[Move]:
        """Every way on from a state at a number of which so many tiles are used in groups."""
        weight, rows, found = self.weight[v], state & OPEN, []
        for begin, kept, lost, behind, must, may, terms in self._through(v, state >> COURSE):
            fixed = kept or begin.patterns
            for after, gain, jokers, unused, how in steps(must - used, may - used, terms)[rows]:
                all_rows = How(*how[:4], kept, begin.patterns) if fixed else how
                more = gain * weight - lost
                wild = jokers + begin.wild
                found.append((after | behind, more, wild, begin.freed, unused, all_rows))
        return found

    def _through(self, v: int, courses: int) -> list[Passage]:
        key = v, courses
        known = self._passed.get(key)
        if known is None:
            known = self._passed[key] = []
            under_way = self._under_way[courses >> FRESH - COURSE]
            taken = sum(one[0] == PLAIN for one in under_way)
            on = tuple([one[1:] for one in under_way if len(one) > 1])
            old = courses & (1 << FRESH - COURSE) - 1
            for kept, lost, course, must, may, terms in passages(
                old, self.keeps[v], self.must[v], self.may[v], self.terms[v]
            ):
                for begin in self._begin(v):
                    busy, all_on = taken + begin.taken, (*on, *begin.rest)
                    if busy <= may and self._enough(v + 1, course, all_on):
                        left = terms._replace(jokers=terms.jokers - begin.wild)
                        after = course << COURSE | self._number(all_on) << FRESH
                        known.append(
                            Passage(begin, kept, lost, after, must - busy, may - busy, left)
                        )
        return known

    def _enough(self, v: int, course: int, rows: tuple[Pattern, ...]) -> bool:
        """Are there tiles for all rows under way? For one alone, and for old ones, there are."""
        if not rows or (len(rows) == 1 and not course):
            return True
        want = [0] * 16
        for left in (course & 15, course >> 4):
            for n in range(v, v + left):
                want[n] += 1
        for one in rows:
            for n, what in enumerate(one, start=v):
                want[n] += what == PLAIN
        return all(a <= b for a, b in zip(want, self.may, strict=True))

    def _begin(self, v: int) -> list[Beginning]:
        """Every choice of rows with a freed joker to begin here, none first."""
        known = self._begun.get(v)
        if known is None:
            known = self._begun[v] = []
            for many in range(self.freed + 1):
                for rows in combinations_with_replacement(self.starts[v], many):
                    cells = [what for one in rows for what in one]
                    wild, freed = cells.count(WILD), cells.count(FREED)
                    if wild <= self.jokers and freed <= self.freed:
                        taken = sum(one[0] == PLAIN for one in rows)
                        rest = tuple([one[1:] for one in rows])
                        known.append(Beginning(rows, taken, wild, freed, rest))
        return known

    def _number(self, rows: tuple[Pattern, ...]) -> int:
        """By which a state names the rows under way."""
        ordered = tuple(sorted(rows)) if len(rows) > 1 else rows
        if ordered not in self._numbers:
            self._numbers[ordered] = len(self._under_way)
            self._under_way.append(ordered)
        return self._numbers[ordered]
