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
from typing import Final, NamedTuple

from games.rummy.solver.rows import (
    FREED,
    PLAIN,
    WILD,
    How,
    Kind,
    Pattern,
    Terms,
    open_rows,
    steps,
)

UNDER_WAY: Final = 1 << 9  # states from here on have rows with a fixed course
LATE: Final = 9  # a row of five that begins here ends with 13


class Beginning(NamedTuple):
    """Rows with a fixed course that begin at a number."""

    kept: tuple[int, ...]
    fresh: tuple[Pattern, ...]
    lost: int  # old rows that begin here and are not kept
    taken: int  # tiles of this number
    wild: int
    freed: int
    course: tuple[int | Pattern, ...]


NOTHING: Final = Beginning((), (), 0, 0, 0, 0, ())


class Passage(NamedTuple):
    """One way for the rows with a fixed course to pass a number: those under way and new ones."""

    begin: Beginning
    after: int  # their part of the state afterwards
    must: int  # what is left for open and new rows
    may: int
    terms: Terms


class Move(NamedTuple):
    """One way on from a state at a number."""

    state: int
    gain: int
    jokers: int
    freed: int
    unused: int
    how: How


class Layer(NamedTuple):
    """All moves at one number from the states that can be reached, as a graph."""

    states: tuple[int, ...]
    kinds: tuple[Kind, ...]


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


@lru_cache(maxsize=1 << 10)
def _keepings(rows: tuple[int, ...]) -> tuple[Beginning, ...]:
    """Every choice of old rows to keep, of those that begin at a number; most kept first."""
    if not rows:
        return (NOTHING,)
    chosen = {
        tuple(b for b, yes in zip(rows, choice, strict=True) if yes)
        for choice in product((True, False), repeat=len(rows))
    }
    return tuple(
        Beginning(kept, (), len(rows) - len(kept), len(kept), 0, 0, kept)
        for kept in sorted(chosen, key=len, reverse=True)
    )


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
        jokers: int,
        freed: int,
        *,
        thrifty: bool,  # no joker stands where a tile could
    ) -> None:
        self.must, self.may, self.weight = must, may, weight
        self.jokers, self.freed = jokers, freed
        self.begins = [sum(a == v for a, _ in blocks) for v in range(15)]
        self.ends = [sum(b == v for _, b in blocks) for v in range(15)]
        self.keeps = [tuple(b for a, b in keeps if a == v) for v in range(15)]
        self.whole = (*blocks, *keeps)
        self.olds = olds
        self.terms = [self._terms(v, thrifty=thrifty) for v in range(14)]
        self._begun: list[Sequence[Beginning] | None] = [None] * 14
        self._courses: list[tuple[int | Pattern, ...]] = [()]
        self._ids: dict[tuple[int | Pattern, ...], int] = {(): 0}
        self._passed: dict[tuple[int, int], list[Passage]] = {}
        self._moves: dict[tuple[int, int, int], list[Move]] = {}
        self._easy: dict[int, tuple[int, int]] = {}

    def _terms(self, v: int, *, thrifty: bool) -> Terms:
        more = [self.may[n] + self.jokers + self.begins[n] if n < 14 else 0 for n in (v + 1, v + 2)]
        new = self.may[v] + self.jokers  # at most so many begin here
        return Terms(
            begins=self.begins[v],
            ends=self.ends[v],
            jokers=self.jokers,
            cap=self.may[v + 1] + self.jokers if v < 13 else 0,
            short=min(more[0], new + self.may[v - 1] + self.jokers),
            shortest=min(more[1] + self.begins[v + 1], new),  # a block swallows them for good
            thrifty=thrifty and self.jokers > 0,
            heads=self.jokers > 0 and (v >= LATE or self._heads_block(v)),
        )

    def _heads_block(self, v: int) -> bool:
        """Could a row that begins here have one in it that stays whole, and end with 13?"""
        return any(b >= 11 and v < a <= v + 2 for a, b in self.whole)

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

    def eased(self, state: int, easier: Lane) -> tuple[int, int]:
        """A state as one of the same lane in which freed jokers are as good as any.

        Each row with a freed joker counts as one of three or more. Second, the jokers still to
        come in such rows: they are spent here, and not yet there.
        """
        if state < UNDER_WAY:
            return state, 0
        known = self._easy.get(state)
        if known is None:
            course = self._courses[state >> 9]
            kept = tuple(one for one in course if isinstance(one, int))
            wild = sum(what != PLAIN for one in course if not isinstance(one, int) for what in one)
            open_rows = (state & 0o777) + ((len(course) - len(kept)) << 6)
            known = self._easy[state] = open_rows | easier.ident(kept) << 9, wild
        return known

    def layers(self, uses: Sequence[int]) -> list[Layer]:
        """The moves from the first state on, number by number; groups take up to `uses` tiles."""
        states: tuple[int, ...] = (0,)
        layers = [Layer((), ())] * 14
        for v in range(1, 14):
            after, kinds = self._layer(v, states, uses[v])
            layers[v] = Layer(states, kinds)
            states = after
            if not states:
                break
        return [*layers, Layer(states, ())]

    def _layer(
        self, v: int, states: tuple[int, ...], uses: int
    ) -> tuple[tuple[int, ...], tuple[Kind, ...]]:
        weight = self.weight[v]
        if not self.freed and not self.keeps[v] and max(states) < UNDER_WAY:
            after, found = open_rows(states, uses, self.must[v], self.may[v], self.terms[v])
            return after, tuple([(used, w, gain * weight, edges) for used, w, gain, edges in found])
        courses: dict[int, dict[int, int]] = {}  # of these, the open rows and their places
        for i, state in enumerate(states):
            courses.setdefault(state >> 9, {})[state & 0o777] = i
        places: dict[int, int] = {}
        kinds: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
        for course, here in courses.items():
            froms = tuple(here.values())
            for begin, rest, must, may, terms in self._passages(v, course):
                after, found = open_rows(tuple(here), uses, must, may, terms)
                tos = [places.setdefault(state | rest, len(places)) for state in after]
                for used, jokers, gain, edges in found:
                    kind = used, jokers + begin.wild + begin.freed, gain * weight - begin.lost
                    kinds.setdefault(kind, []).extend([(froms[i], tos[j]) for i, j in edges])
        return tuple(places), tuple([(*kind, tuple(edges)) for kind, edges in kinds.items()])

    def moves(self, v: int, state: int, used: int) -> list[Move]:
        """Every way on from a state at a number of which so many tiles are used in groups."""
        key = v, state, used
        known = self._moves.get(key)
        if known is None:
            weight = self.weight[v]
            known = self._moves[key] = []
            for begin, rest, must, may, terms in self._passages(v, state >> 9):
                ways = steps(state & 0o777, must - used, may - used, terms)
                for after, gain, jokers, unused, how in ways:
                    how_all = how
                    if begin.kept or begin.fresh:
                        how_all = How(*how[:3], begin.kept, begin.fresh)
                    known.append(
                        Move(
                            after | rest,
                            gain * weight - begin.lost,
                            jokers + begin.wild,
                            begin.freed,
                            unused,
                            how_all,
                        )
                    )
        return known

    def _passages(self, v: int, course: int) -> list[Passage]:
        key = v, course
        known = self._passed.get(key)
        if known is None:
            known = self._passed[key] = []
            terms, must, may = self.terms[v], self.must[v], self.may[v]
            taken, on, ended = self._go_on(v, self._courses[course])
            for begin in self._begin(v):
                busy = taken + begin.taken
                under = (*on, *begin.course)
                if busy > may or (self.freed and not self._enough(v + 1, under)):
                    continue
                left = terms
                if ended or begin is not NOTHING:
                    left = terms._replace(
                        begins=terms.begins + len(begin.kept),
                        ends=terms.ends + ended,
                        jokers=terms.jokers - begin.wild,
                    )
                after = self.ident(under) << 9
                known.append(Passage(begin, after, must - busy, may - busy, left))
        return known

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
        """Are there tiles for all rows under way? For old rows alone there always are."""
        want = [0] * 16
        for one in course:
            if isinstance(one, int):
                for n in range(v, one + 1):
                    want[n] += 1
            else:
                for n, what in enumerate(one, start=v):
                    want[n] += what == PLAIN
        return all(a <= b for a, b in zip(want, self.may, strict=True))

    def _begin(self, v: int) -> Sequence[Beginning]:
        known = self._begun[v]
        if known is None:
            known = self._begun[v] = self._beginnings(v)
        return known

    @property
    def last_new(self) -> int:
        """The last number at which a row with a freed joker can begin."""
        return max((v for v in range(1, 14) if self._starts(v)), default=0)

    def _beginnings(self, v: int) -> Sequence[Beginning]:
        """Every choice of old rows to keep and of rows with a freed joker to begin here."""
        keeps = self.keeps[v]
        if not self.freed:
            return _keepings(keeps)
        starts = self._starts(v)
        fresh: list[tuple[Pattern, ...]] = [()]
        for many in range(1, self.freed + 1):
            fresh += combinations_with_replacement(starts, many)
        found = []
        for old, *_ in _keepings(keeps):
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
        ordered = course
        if len(course) > 1:
            ordered = tuple(sorted(course, key=lambda one: (one,) if isinstance(one, int) else one))
        if ordered not in self._ids:
            self._ids[ordered] = len(self._courses)
            self._courses.append(ordered)
        return self._ids[ordered]
