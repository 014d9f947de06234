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

from games.rummy.solver.rows import YOUNG, How, Rows, Terms, rows_under

TWO: Final = 2
OPEN: Final = 0o7777  # the bits of open rows in a state
COURSE: Final = 12  # after so many bits the course of old rows begins

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


class Crossing(dict[int, tuple[tuple[int, int, int], ...]]):
    """At a number, the moves from each state: jokers, the state after, and the kind of move.

    A kind is tiles used in groups, jokers and old rows lost, in two bits each. Nothing is gained
    by tiles where old rows count: all are laid.
    """

    __slots__ = ("courses", "may", "must", "rows", "terms", "uses")

    def __init__(self, uses: int, rows: tuple[int, ...], must: int, may: int, terms: Terms) -> None:
        self.uses, self.rows, self.must, self.may, self.terms = uses, rows, must, may, terms
        self.courses: dict[int, list[tuple[int, int, int, int, Rows]]] = {}

    def __missing__(self, state: int) -> tuple[tuple[int, int, int], ...]:
        open_now, cap = (state & OPEN) << 3, self.terms.cap
        found: dict[tuple[int, int, int], None] = {}
        for lost, behind, may, ends, rows in self._courses(state >> COURSE):
            for used in range(min(self.uses, may) + 1):
                for wild, short, long, mark, _, _, _ in rows[open_now | may - used]:
                    # As `after` has it: a call for each would double the time.
                    many, most = long + ends, cap - wild
                    if many > most:
                        many = max(0, most)
                    after = behind | short | many << 6
                    if mark and (many or mark != YOUNG):
                        after |= mark << 9
                    found[wild, after, used | wild << 2 | lost << 4] = None
        moves = self[state] = tuple(found)
        return moves

    def _courses(self, course: int) -> list[tuple[int, int, int, int, Rows]]:
        """How old rows can go on: rows lost, what is under way, tiles left, rows that end."""
        known = self.courses.get(course)
        if known is None:
            known = self.courses[course] = [
                (one.lost, one.course << COURSE, one.may, one.terms.ends, rows_under(one.terms))
                for one in passages(course, self.rows, self.must, self.may, self.terms)
            ]
        return known


crossing = lru_cache(maxsize=1 << 12)(Crossing)
