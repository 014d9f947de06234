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
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple, TypeAlias

from games.rummy.solver.rows import (
    FREED,
    PLAIN,
    WILD,
    Edge,
    How,
    Kind,
    Moves,
    Pattern,
    Steps,
    Terms,
    best_steps,
    open_rows,
    steps,
    terms,
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


NO_TERMS: Final = Terms(0, 0, 0, 0, 0, 0, thrifty=False, heads=False, following=0, second=0)
NOTHING: Final = Beginning((), (), 0, 0, 0, 0, ())


class Passage(NamedTuple):
    """One way for the rows with a fixed course to pass a number: those under way and new ones."""

    begin: Beginning
    after: int  # their part of the state afterwards
    must: int  # what is left for open and new rows
    may: int
    terms: Terms


# One way on from a state at a number: the state after it, gain, jokers, freed ones, tiles unused.
Move: TypeAlias = tuple[int, int, int, int, int, How]


class Layer(NamedTuple):
    """The states that can be reached before a number, and all moves from them."""

    states: tuple[int, ...]
    kinds: tuple[Kind, ...]
    edges: Sequence[Edge]


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
        self.begins, self.ends = [0] * 16, [0] * 16  # blocks, by number
        for a, b in blocks:
            self.begins[a] += 1
            self.ends[b] += 1
        self.keeps: list[tuple[int, ...]] = [()] * 14
        for a, b in keeps:
            self.keeps[a] += (b,)
        self.whole = (*blocks, *keeps)
        self.olds = olds
        self.thrifty = thrifty
        self.terms = [NO_TERMS, *map(self._terms, range(1, 14))]
        self._begun: list[Sequence[Beginning] | None] = [None] * 14
        self._courses: list[tuple[int | Pattern, ...]] = [()]
        self._ids: dict[tuple[int | Pattern, ...], int] = {(): 0}
        self._passed: dict[tuple[int, int], list[Passage]] = {}
        self._easy: dict[int, tuple[int, int]] = {}

    def _terms(self, v: int) -> Terms:
        may, begins, jokers = self.may, self.begins, self.jokers
        return terms(
            (begins[v], begins[v + 1], begins[v + 2], self.ends[v]),
            tuple(may[v - 1 : v + 3]),
            jokers,
            13 - v if v > 11 else 2,
            # Where all tiles are used anyway it is the same; so what was worked out serves again.
            jokers > 0 and (self.thrifty or self.must[v] == may[v]),
            jokers > 0 and (v >= LATE or self._heads_block(v)),
        )

    def _heads_block(self, v: int) -> bool:
        """Could a row that begins here have one in it that stays whole, and end with 13?"""
        return any(b >= 11 and v < a <= v + 2 for a, b in self.whole)

    @cached_property
    def starts(self) -> list[list[Pattern]]:
        """By number, the rows with a freed joker that may begin there."""
        if not self.freed:
            return [[]] * 14
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

    def layers(
        self, uses: Sequence[int], states: Sequence[int], kinds: Sequence[int]
    ) -> list[Layer]:
        """The moves from the first state on, number by number; groups take up to `uses` tiles.

        Other lanes' states and kinds, so many at each number, have their places before these.
        """
        here: tuple[int, ...] = (0,)
        spent: Sequence[int] = (0,)  # jokers that it takes at least to come there
        layers = [Layer((), (), ())] * 14
        for v in range(1, 14):
            offset = states[v], states[v + 1], kinds[v]
            if self.jokers and any(self.keeps):
                (after, some, edges), spent = self._wild_graph(v, here, spent, uses[v], offset)
            else:
                after, some, edges = self._graph(v, here, uses[v], offset)
            layers[v] = Layer(here, some, edges)
            here = after
            if not here:
                break
        return [*layers, Layer(here, (), ())]

    def _graph(self, v: int, states: tuple[int, ...], uses: int, offset: Edge) -> Moves:
        weight, (i0, j0, k0) = self.weight[v], offset
        if not self.freed and not self.keeps[v] and max(states) < UNDER_WAY:
            after, kinds, edges = open_rows(states, uses, self.must[v], self.may[v], self.terms[v])
            if weight != 1:
                kinds = tuple([(used, jokers, gain * weight) for used, jokers, gain in kinds])
            return Moves(after, kinds, [(i + i0, j + j0, k + k0) for i, j, k in edges])
        courses: dict[int, dict[int, int]] = {}  # of these, the open rows and their places
        for state, i in sorted(zip(states, range(i0, i0 + len(states)), strict=True)):
            courses.setdefault(state >> 9, {})[state & 0o777] = i
        places: dict[int, int] = {}
        all_kinds: dict[Kind, int] = {}
        all_edges: list[Edge] = []
        for course, here in courses.items():
            froms, rows = tuple(here.values()), tuple(here)
            for begin, rest, must, may, here_on in self._passages(v, course):
                after, kinds, edges = open_rows(rows, uses, must, may, here_on)
                tos = [places.setdefault(state | rest, j0 + len(places)) for state in after]
                wild, lost = begin.wild + begin.freed, begin.lost
                ids = [
                    all_kinds.setdefault(
                        (used, jokers + wild, gain * weight - lost), k0 + len(all_kinds)
                    )
                    for used, jokers, gain in kinds
                ]
                all_edges += [(froms[i], tos[j], ids[k]) for i, j, k in edges]
        return Moves(tuple(places), tuple(all_kinds), all_edges)

    def _wild_graph(
        self, v: int, states: tuple[int, ...], spent: Sequence[int], uses: int, offset: Edge
    ) -> tuple[Moves, Sequence[int]]:
        """The same with jokers, state by state: none goes on with more of them than there are.

        So many states come up only once that it is not worth keeping what all of them do.
        """
        weight, jokers, (i0, j0, k0) = self.weight[v], self.jokers, offset
        places: dict[int, int] = {}
        least: list[int] = []
        kinds: dict[Kind, int] = {}
        edges: list[Edge] = []
        courses: dict[int, list[tuple[int, int, Steps]]] = {}
        for i, (state, before) in enumerate(zip(states, spent, strict=True), start=i0):
            course, rows, left = state >> 9, state & 0o777, jokers - before
            passages = courses.get(course)
            if passages is None:
                passages = courses[course] = [
                    (one.after, one.begin.lost, best_steps(uses, one.must, one.may, one.terms))
                    for one in self._passages(v, course)
                ]
            for rest, lost, steps_on in passages:
                for used, wild, gain, after in steps_on[rows]:
                    if wild > left:
                        continue
                    j = places.setdefault(after | rest, len(least))
                    if j == len(least):
                        least.append(before + wild)
                    elif before + wild < least[j]:
                        least[j] = before + wild
                    kind = used, wild, gain * weight - lost
                    edges.append((i, j + j0, kinds.setdefault(kind, k0 + len(kinds))))
        return Moves(tuple(places), tuple(kinds), edges), least

    def moves(self, v: int, state: int, used: int) -> Iterator[Move]:
        """Every way on from a state at a number of which so many tiles are used in groups."""
        weight, rows = self.weight[v], state & 0o777
        for begin, rest, must, may, left in self._passages(v, state >> 9):
            for after, gain, jokers, unused, how in steps(must - used, may - used, left)[rows]:
                if begin is NOTHING:
                    yield after | rest, gain * weight, jokers, 0, unused, how
                else:
                    all_rows = How(*how[:3], begin.kept, begin.fresh)
                    more = gain * weight - begin.lost
                    yield after | rest, more, jokers + begin.wild, begin.freed, unused, all_rows

    def _passages(self, v: int, course: int) -> list[Passage]:
        key = v, course
        known = self._passed.get(key)
        if known is None:
            known = self._passed[key] = []
            plain, must, may = self.terms[v], self.must[v], self.may[v]
            taken, on, ended = self._go_on(v, self._courses[course])
            for begin in self._begin(v):
                busy = taken + begin.taken
                under = (*on, *begin.course)
                if busy > may or (self.freed and not self._enough(v + 1, under)):
                    continue
                left = plain
                if ended or begin is not NOTHING:
                    left = Terms(
                        plain.begins + len(begin.kept),
                        plain.ends + ended,
                        plain.jokers - begin.wild,
                        *plain[3:],
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
        """Are there tiles for all rows under way? For one alone, and for old ones, there are."""
        if len(course) < 2:
            return True
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
        return max((v for v in range(1, 14) if self.starts[v]), default=0)

    def _beginnings(self, v: int) -> Sequence[Beginning]:
        """Every choice of old rows to keep and of rows with a freed joker to begin here."""
        keeps = self.keeps[v]
        if not self.freed:
            return _keepings(keeps)
        starts = self.starts[v]
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
