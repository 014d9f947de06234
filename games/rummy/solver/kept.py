"""Old rows that would better stay whole: how they pass a number, and what is left for other rows.

There are two of each tile (R1), so at most two old rows of a colour are under way at a number.
How many numbers each of them still takes is a *course*, four bits for each, the longer one first.
A state is open rows with a course behind them. What was once worked out is kept for all
questions: a course says how far a row still goes, not where it lies.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from games.rummy.solver.rows import How, Kind, Steps, Terms, best_steps, steps

TWO: Final = 2
OPEN: Final = 0o777  # the bits of open rows in a state
COURSE: Final = 9  # after so many bits the course of old rows begins

# One way on from a state at a number: the state after it, gain, jokers, freed ones, tiles unused.
Move: TypeAlias = tuple[int, int, int, int, int, How]


class Passage(NamedTuple):
    """One way for old rows to pass a number: those under way, and those that begin."""

    kept: tuple[int, ...]  # old rows that begin here and are kept: their lengths
    lost: int  # old rows that begin here and are not kept
    course: int  # what is under way afterwards
    must: int  # what is left for open and new rows
    may: int
    terms: Terms


@lru_cache(maxsize=1 << 14)
def passages(
    course: int, rows: tuple[int, ...], must: int, may: int, terms: Terms
) -> tuple[Passage, ...]:
    """Every way for old rows to pass a number at which `rows` begin; most kept first."""
    if not course and not rows:
        return (Passage((), 0, 0, must, may, terms),)
    under_way = [left for left in (course & 15, course >> 4) if left]
    on = [left - 1 for left in under_way if left > 1]
    ends = terms.ends + len(under_way) - len(on)
    found = []
    for kept in _choices(rows):
        busy = len(under_way) + len(kept)
        if busy <= min(may, TWO):
            longer, shorter, *_ = *sorted((*on, *(many - 1 for many in kept)))[::-1], 0, 0
            left = Terms(terms.begins + len(kept), ends, *terms[2:])
            after = longer | shorter << 4
            found.append(Passage(kept, len(rows) - len(kept), after, must - busy, may - busy, left))
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _choices(rows: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every choice of rows to keep, most kept first."""
    chosen = {
        tuple([many for many, yes in zip(rows, choice, strict=True) if yes])
        for choice in product((True, False), repeat=len(rows))
    }
    return sorted(chosen, key=lambda kept: (-len(kept), kept))


class Crossing(dict[int, tuple[tuple[int, int, Kind], ...]]):
    """At a number, the best moves from each state: jokers, the state after, which kind it is.

    Nothing is gained by tiles where old rows count: all are laid.
    """

    __slots__ = ("courses", "may", "must", "rows", "terms", "uses")

    def __init__(self, uses: int, rows: tuple[int, ...], must: int, may: int, terms: Terms) -> None:
        self.uses, self.rows, self.must, self.may, self.terms = uses, rows, must, may, terms
        self.courses: dict[int, list[tuple[int, int, Steps]]] = {}

    def __missing__(self, state: int) -> tuple[tuple[int, int, Kind], ...]:
        found, rows = [], state & OPEN
        for lost, behind, steps_on in self._courses(state >> COURSE):
            for used, wild, _, after in steps_on[rows]:
                found.append((wild, after | behind, (used, wild, -lost)))
        moves = self[state] = tuple(found)
        return moves

    def _courses(self, course: int) -> list[tuple[int, int, Steps]]:
        """How old rows can go on: rows lost, what is then under way, the steps of other rows."""
        known = self.courses.get(course)
        if known is None:
            known = self.courses[course] = [
                (
                    one.lost,
                    one.course << COURSE,
                    best_steps(self.uses, one.must, one.may, one.terms),
                )
                for one in passages(course, self.rows, self.must, self.may, self.terms)
            ]
        return known


class Ways(dict[int, tuple[Move, ...]]):
    """At a number of which groups use so many tiles, every move from each state."""

    __slots__ = ("gains", "may", "must", "rows", "terms", "used")

    def __init__(
        self, used: int, rows: tuple[int, ...], must: int, may: int, terms: Terms, *, gains: bool
    ) -> None:
        self.used, self.rows, self.must, self.may, self.terms = used, rows, must, may, terms
        self.gains = gains  # do tiles?

    def __missing__(self, state: int) -> tuple[Move, ...]:
        used, found, rows = self.used, [], state & OPEN
        for kept, lost, course, must, may, terms in passages(
            state >> COURSE, self.rows, self.must, self.may, self.terms
        ):
            behind = course << COURSE
            for after, gain, jokers, unused, how in steps(must - used, may - used, terms)[rows]:
                more = gain if self.gains else -lost
                all_rows = How(*how[:3], kept, ()) if kept else how
                found.append((after | behind, more, jokers, 0, unused, all_rows))
        moves = self[state] = tuple(found)
        return moves


crossing = lru_cache(maxsize=1 << 12)(Crossing)
ways_on = lru_cache(maxsize=1 << 12)(Ways)
