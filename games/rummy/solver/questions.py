"""The three questions: do these tiles fit, what lays most tiles, what lays most points (R18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from games.rummy.board import (
    JOKER,
    OPENING,
    Face,
    Meld,
    arrange,
    points,
    spread,
)
from games.rummy.locks import settings
from games.rummy.solver.building import build, changed
from games.rummy.solver.cases import Case, Solved
from games.rummy.solver.problem import Measure, counted, lying, posed, told_apart
from games.rummy.solver.search import Budget, Found, Search

CAP: Final = 6_000  # expansions a question may cost; no table is ever held up by one

# What to find out of a setting next: with all sets whole; how many break at least, which is known
# roughly and then closely; which. Of what promises the same, that goes first which may be the end.
BESIDE, WHICH, CLOSELY, ROUGHLY = range(4)


class Answer(NamedTuple):
    """A lay that was found, or none."""

    tiles: tuple[Face, ...]  # laid from the rack
    table: tuple[Meld, ...] | None  # all sets afterwards; None: there is none
    changed: int  # sets that lay on the table and were not kept whole
    exact: bool  # False: the search was cut short; there may be a better answer


def most(
    table: Sequence[Meld], rack: Iterable[Face], *, by: Measure, opened: bool, cap: int = CAP
) -> Answer:
    """The lay with most tiles or most points; before the opening, one worth 30 or more (R6)."""
    held, budget = Counter(rack), Budget(cap)
    if not opened:
        return _opening(table, held, by, budget)
    best, exact, final = 0, True, None
    everything = held.total() if by == "tiles" else points(held.elements())
    free = lying(table)
    for setting in settings(table, held):
        if best == everything:
            break
        problem, whole = posed(free, setting, held, by=by)
        paid = [face for form in setting for face in form.paid]
        worth = len(paid) if by == "tiles" else points(paid)
        solved = Case(table, problem, whole).solve(best - worth, budget)
        exact = exact and solved.exact
        if solved.melds is not None:
            best, final = solved.gain + worth, solved.melds
    return _answer(table, final, exact=exact)


def most_beside(table: Sequence[Meld], rack: Iterable[Face], cap: int = CAP) -> Answer:
    """The lay with most tiles in which every set on the table stays whole."""
    problem = counted(Counter(rack), whole=told_apart(table), by="tiles")
    found = Search(problem).run(0, Budget(cap))
    final = None if found.stages is None else build(found.stages, table)
    return _answer(table, final, exact=found.exact)


def place(table: Sequence[Meld], tiles: Iterable[Face], *, opened: bool, cap: int = CAP) -> Answer:
    """An arrangement that lays exactly these tiles and changes as few sets as can be."""
    held, budget = Counter(tiles), Budget(cap)
    if not opened:
        return _own_sets(table, held, budget)
    if not held:
        return Answer((), None, 0, exact=True)
    solved = _fewest_changed(table, held, budget)
    return _answer(table, solved.melds, exact=solved.exact)


def _fewest_changed(table: Sequence[Meld], held: Counter[Face], budget: Budget) -> Solved:
    """The arrangement of all that is held that changes fewest sets: what promises most goes first.

    A setting changes the sets that it exchanges. It is first tried with all others whole, then
    it is found out how many of them break at least, roughly and then closely, and only then which.
    """
    ways = settings(table, held)
    exchanged = [sum(bool(form.paid) for form in setting) for setting in ways]
    best, final, exact = len(table) + 1, None, True
    waiting = [(many, BESIDE, i) for i, many in enumerate(exchanged)]
    free = lying(table)
    cases: dict[int, Case] = {}
    ceilings: dict[int, int] = {}
    while waiting and waiting[0][0] < best:
        least, stage, i = heappop(waiting)
        many, floor = exchanged[i], exchanged[i] - best
        if stage == BESIDE:
            solved = Case(table, *posed(free, ways[i], held, beside=True)).some(budget)
            if solved.melds is None:
                heappush(waiting, (many + 1, ROUGHLY, i))
                if solved.exact:
                    ceilings[i] = -1
        elif stage > WHICH:
            if stage == ROUGHLY:
                cases[i] = Case(table, *posed(free, ways[i], held, keep=True))
            other = next((case for j, case in cases.items() if j != i), None)
            promise = cases[i].promise(floor, rough=stage == ROUGHLY, like=other)
            if promise is not None:
                heappush(waiting, (max(least, many - promise), stage - 1, i))
            continue
        else:
            solved = cases[i].solve(floor, budget, ceilings.get(i))
        exact = exact and solved.exact
        if solved.melds is not None:
            best, final = many - solved.gain, solved.melds
    return Solved(-best, final, exact)


def can_lay(
    table: Sequence[Meld], rack: Iterable[Face], tile: Face, *, opened: bool, cap: int = CAP
) -> bool:
    """Is there any lay with this tile in it? In doubt, yes."""
    held, budget = Counter(rack), Budget(cap)
    sure = Counter([tile])
    if (
        tile == JOKER
        and held[JOKER] == 2
        and can_lay(table, (held - sure).elements(), tile, opened=opened, cap=cap)
    ):
        return True  # else only both together
    if not opened:
        need = OPENING - points([tile])
        problem = counted(held, by="tiles", sure=sure, need=need)
        found = Search(problem).run(-1, budget)
        return found.stages is not None or not found.exact
    for setting in settings(table, held):
        paid = Counter(face for form in setting for face in form.paid)
        if sure <= paid or sure <= held - paid:
            wanted = sure - paid
            problem, whole = posed(lying(table), setting, held, sure=wanted)
            solved = Case(table, problem, whole).solve(-1, budget)
            if solved.melds is not None or not solved.exact:
                return True
    return False


def partition(tiles: Counter[Face], cap: int = CAP) -> list[Meld] | None:
    """These tiles as sets, without asking what lay where; None where they do not fit together."""
    problem = counted(tiles)
    found = Search(problem).run(-1, Budget(cap))
    return None if found.stages is None else build(found.stages, ())


def _answer(table: Sequence[Meld], final: Iterable[Meld] | None, *, exact: bool) -> Answer:
    if final is None:
        return Answer((), None, 0, exact)
    after = arrange(final)
    laid = spread(after) - spread(table)
    return Answer(tuple(sorted(laid.elements())), after, changed(table, after), exact)


def _opening(table: Sequence[Meld], held: Counter[Face], by: Measure, budget: Budget) -> Answer:
    """R6, R7: sets of the own rack only, worth 30 together."""
    found, sets = _rack_only(held, "points", OPENING - 1, budget)
    if sets is not None and by == "tiles":
        exact = found.exact
        found, more = _rack_only(held, "tiles", 0, budget, need=OPENING)
        found, sets = found._replace(exact=found.exact and exact), more or sets
    return _answer(table, sets and [*table, *sets], exact=found.exact)


def _rack_only(
    held: Counter[Face], by: Measure, floor: int, budget: Budget, need: int = 0
) -> tuple[Found, list[Meld] | None]:
    problem = counted(held, by=by, need=need)
    found = Search(problem).run(floor, budget)
    return found, None if found.stages is None else build(found.stages, ())


def _own_sets(table: Sequence[Meld], held: Counter[Face], budget: Budget) -> Answer:
    problem = counted(held)
    found = Search(problem).run(-1, budget)
    if found.stages is None or points(held.elements()) < OPENING:
        return Answer((), None, 0, found.exact)
    return _answer(table, [*table, *build(found.stages, ())], exact=found.exact)
