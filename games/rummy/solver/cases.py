"""One case of a question: it is settled which jokers are exchanged, and all else is searched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from games.rummy.board import Meld
from games.rummy.judge import jokers_allowed
from games.rummy.locks import is_locked
from games.rummy.solver.building import build, changed, cut
from games.rummy.solver.problem import Problem
from games.rummy.solver.search import Budget, Found, Search

QUICK: Final = 36  # expansions after which it is worth having some arrangement, good or not
SOON: Final = 36  # and after which there may be none at all


class Solved(NamedTuple):
    """The end of a search as sets."""

    gain: int
    melds: list[Meld] | None
    exact: bool


class Case:
    """A problem: what it promises, and its best arrangement.

    Freed jokers are first searched as if they were from the rack, but for what can be seen of
    new sets number by number, which is quicker: often nothing is gained even so, mostly they come
    to lie in new sets, and else it is a ceiling.
    """

    def __init__(self, table: Sequence[Meld], problem: Problem, whole: Sequence[Meld]) -> None:
        self.table, self.problem, self.whole = table, problem, whole
        self.first = Search(_eased(problem) if problem.freed else problem)

    def promise(self, floor: int, *, rough: bool, like: Case | None = None) -> int | None:
        """No arrangement gains more than this; None: none gains more than `floor`."""
        known = (
            like.first.prices if like is not None and like.first.prices.top is not None else None
        )
        return self.first.promise(floor, rough=rough, like=known)

    def some(self, budget: Budget) -> Solved:
        """Any arrangement. If all sets stay whole, a freed joker seldom has a place: no detour."""
        if not self.problem.freed or self.first.promise(-1) is None:
            return self.solve(-1, budget)
        return self._built(Search(self.problem, self.first.prices).run(-1, budget))

    def solve(self, floor: int, budget: Budget, ceiling: int | None = None) -> Solved:
        """The best arrangement that gains more than `floor`; none gains more than a `ceiling`."""
        known = self._search(self.first, floor, budget, ceiling)
        if not self.problem.freed or (known.melds is None and known.exact):
            return known
        if known.exact:
            ceiling = known.gain if ceiling is None else min(known.gain, ceiling)
        known = self._with_new_sets(known, floor)
        if known.melds is not None and known.gain == ceiling:
            return known
        search = Search(self.problem, self.first.prices)
        solved = self._built(search.run(known.gain, budget, ceiling))
        return known._replace(exact=solved.exact) if solved.melds is None else solved

    def _with_new_sets(self, solved: Solved, floor: int) -> Solved:
        """The same if freed jokers lie in new sets, else with long rows cut for them (R12)."""
        if solved.melds is not None:
            if jokers_allowed(self.table, solved.melds):
                return solved
            shorter = cut(solved.melds, self.whole)
            if jokers_allowed(self.table, shorter):
                gain = solved.gain
                if self.problem.keeps:
                    gain = -changed([meld for meld in self.table if not is_locked(meld)], shorter)
                if gain > floor:
                    return Solved(gain, shorter, exact=True)
        return Solved(floor, None, exact=True)

    def _search(self, search: Search, floor: int, budget: Budget, ceiling: int | None) -> Solved:
        """The end of a search; if keeping sets takes long, first whether all fits at all."""
        problem = search.problem
        if not problem.keeps:
            return self._built(search.run(floor, budget, ceiling))
        found = search.run(floor, budget.part(QUICK), ceiling)
        if found.exact:
            return self._built(found)
        some = search.dive(budget.part(SOON))
        if some is None:
            plain = replace(problem, keep_rows=((), (), (), ()), keep_groups=((),) * 14)
            anyhow = Search(plain)
            anyhow.promise(-1, rough=True, like=search.prices)
            fits = anyhow.run(-1, budget)
            if fits.stages is None:
                return Solved(floor, None, fits.exact)
        else:
            floor = some.gain
        found = search.go_on(floor, budget)
        if found.stages is None and some is not None:
            found = some._replace(exact=found.exact)
        return self._built(found)

    def _built(self, found: Found) -> Solved:
        melds = None if found.stages is None else build(found.stages, self.whole)
        return Solved(found.gain, melds, found.exact)


def _eased(problem: Problem) -> Problem:
    """The same with its freed jokers as good as any, or nearly so."""
    return replace(
        problem,
        jokers=problem.jokers + problem.freed,
        owed=problem.owed + problem.freed,
        freed=0,
        new=problem.freed,
        thrifty=False,
    )
