"""The three questions: do these tiles fit, what lays most tiles, what lays most points (R18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeAlias

from games.rummy.board import (
    JOKER,
    JOKER_POINTS,
    OPENING,
    Face,
    Meld,
    arrange,
    colour,
    contains,
    group_number,
    number,
    points,
    span,
    spread,
)
from games.rummy.judge import jokers_allowed
from games.rummy.locks import Form, is_locked, settings
from games.rummy.solver.building import build, cut, lacking, sinks
from games.rummy.solver.search import Budget, Found, Problem, Search

QUICK: Final = 150  # expansions after which it is worth asking whether there is an answer at all
CAP: Final = 6_000  # expansions a question may cost; no table is ever held up by one

Measure: TypeAlias = Literal["tiles", "points"]


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
    for setting in settings(table, held):
        if best == everything:
            break
        problem, whole = _problem(table, setting, held, by=by)
        paid = [face for form in setting for face in form.paid]
        worth = len(paid) if by == "tiles" else points(paid)
        solved = _solve(table, problem, whole, best - worth, budget)
        exact = exact and solved.exact
        if solved.melds is not None:
            best, final = solved.gain + worth, solved.melds
    return _answer(table, final, exact=exact)


def most_beside(table: Sequence[Meld], rack: Iterable[Face], cap: int = CAP) -> Answer:
    """The lay with most tiles in which every set on the table stays whole."""
    problem, whole = _counted(table, Counter(), Counter(rack), by="tiles")
    found = Search(problem).run(0, Budget(cap))
    final = None if found.stages is None else build(found.stages, whole)
    return _answer(table, final, exact=found.exact)


def place(table: Sequence[Meld], tiles: Iterable[Face], *, opened: bool, cap: int = CAP) -> Answer:
    """An arrangement that lays exactly these tiles and changes as few sets as can be."""
    held, budget = Counter(tiles), Budget(cap)
    if not opened:
        return _own_sets(table, held, budget)
    if not held:
        return Answer((), None, 0, exact=True)
    ways = settings(table, held)
    best, exact, final = len(table) + 1, True, None
    # First with every set whole but those exchanged; then with as few broken as can be.
    for keep in (False, True):
        for setting in ways:
            exchanged = sum(bool(form.paid) for form in setting)
            if exchanged + keep >= best:
                continue
            problem, kept = _problem(table, setting, held, by=None, keep=keep, beside=not keep)
            floor = exchanged - best if keep else -1
            solved = _solve(table, problem, kept, floor, budget)
            exact = exact and (solved.exact or not keep)
            if solved.melds is not None:
                best, final = exchanged - solved.gain, solved.melds
    return _answer(table, final, exact=exact)


class Solved(NamedTuple):
    """The end of a search as sets."""

    gain: int
    melds: list[Meld] | None
    exact: bool


def _solve(
    table: Sequence[Meld], problem: Problem, whole: Sequence[Meld], floor: int, budget: Budget
) -> Solved:
    """The best arrangement that gains more than `floor`.

    With freed jokers first as if they were from the rack, which is quicker: often nothing is
    gained even so, or they come to lie in new sets, and else it is a ceiling.
    """
    known, ceiling = Solved(floor, None, exact=True), None
    if problem.freed:
        easier = replace(
            problem,
            jokers=problem.jokers + problem.freed,
            owed=problem.owed + problem.freed,
            freed=0,
            thrifty=False,
        )
        first = Search(easier)
        known = _search(first, whole, floor, budget)
        if known.melds is None and known.exact:
            return known
        ceiling = known.gain if known.exact else None
        known = _with_new_sets(table, problem, whole, known, floor)
        if known.melds is not None and known.gain == ceiling:
            return known
    search = Search(problem, first.prices if problem.freed else None)
    solved = _search(search, whole, known.gain, budget, ceiling)
    return known._replace(exact=solved.exact) if solved.melds is None else solved


def _with_new_sets(
    table: Sequence[Meld], problem: Problem, whole: Sequence[Meld], solved: Solved, floor: int
) -> Solved:
    """The same if freed jokers lie in new sets, else with long rows cut for them (R12)."""
    if solved.melds is not None:
        if jokers_allowed(table, solved.melds):
            return solved
        shorter = cut(solved.melds, whole)
        if jokers_allowed(table, shorter):
            lost = 0
            if problem.keeps:
                lost = changed(table, shorter) - changed(table, solved.melds)
            if solved.gain - lost > floor:
                return Solved(solved.gain - lost, shorter, exact=True)
    return Solved(floor, None, exact=True)


def _search(
    search: Search, whole: Sequence[Meld], floor: int, budget: Budget, ceiling: int | None = None
) -> Solved:
    """The end of a search; if keeping sets takes long, first whether all fits at all."""
    problem = search.problem
    if problem.freed or not problem.keeps:
        return _built(search.run(floor, budget, ceiling), whole)
    found = search.run(floor, budget.part(QUICK), ceiling)
    if found.exact:
        return _built(found, whole)
    plain = replace(problem, keep_rows=((), (), (), ()), keep_groups=((),) * 14)
    some = _built(Search(plain).run(-1, budget), whole)
    if some.melds is None:
        return Solved(floor, None, some.exact)
    return _built(search.go_on(floor, budget), whole)


def _built(found: Found, whole: Sequence[Meld]) -> Solved:
    melds = None if found.stages is None else build(found.stages, whole)
    return Solved(found.gain, melds, found.exact)


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
        problem, _ = _counted((), Counter(), held, by="tiles", sure=sure, need=need)
        found = Search(problem).run(-1, budget)
        return found.stages is not None or not found.exact
    for setting in settings(table, held):
        paid = Counter(face for form in setting for face in form.paid)
        if sure <= paid or sure <= held - paid:
            wanted = sure - paid
            problem, whole = _problem(table, setting, held, by=None, sure=wanted)
            solved = _solve(table, problem, whole, -1, budget)
            if solved.melds is not None or not solved.exact:
                return True
    return False


def partition(tiles: Counter[Face], cap: int = CAP) -> list[Meld] | None:
    """These tiles as sets, without asking what lay where; None where they do not fit together."""
    problem, _ = _counted((), Counter(), tiles, forced=True)
    found = Search(problem).run(-1, Budget(cap))
    return None if found.stages is None else build(found.stages, ())


def changed(table: Sequence[Meld], after: Sequence[Meld]) -> int:
    """How many sets are not kept: whole, perhaps grown, each inside a set of its own."""
    lying = Counter(table) - Counter(after)  # a set that lies there still is its own host
    table, after = list(lying.elements()), list((Counter(after) - Counter(table)).elements())
    hosts = [[i for i, new in enumerate(after) if contains(new, old)] for old in table]
    guests: dict[int, int] = {}

    def house(old: int, seen: set[int]) -> bool:
        for host in hosts[old]:
            if host not in seen:
                seen.add(host)
                if host not in guests or house(guests[host], seen):
                    guests[host] = old
                    return True
        return False

    return sum(not house(old, set()) for old in range(len(table)))


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
    problem, _ = _counted((), Counter(), held, by=by, need=need)
    found = Search(problem).run(floor, budget)
    return found, None if found.stages is None else build(found.stages, ())


def _own_sets(table: Sequence[Meld], held: Counter[Face], budget: Budget) -> Answer:
    problem, _ = _counted((), Counter(), held, forced=True)
    found = Search(problem).run(-1, budget)
    if found.stages is None or points(held.elements()) < OPENING:
        return Answer((), None, 0, found.exact)
    return _answer(table, [*table, *build(found.stages, ())], exact=found.exact)


def _problem(
    table: Sequence[Meld],
    setting: tuple[Form, ...],
    held: Counter[Face],
    *,
    by: Measure | None,
    keep: bool = False,
    beside: bool = False,
    sure: Counter[Face] | None = None,
) -> tuple[Problem, list[Meld]]:
    """The problem that remains once each locked set has its form.

    Without a measure all that is held is laid, or at least what is `sure`. `keep`: sets that
    are not kept count; `beside`: all are.
    """
    free = [meld for meld in table if not is_locked(meld)]
    opened = [form.meld for form in setting if not form.locked]
    locked = [form.meld for form in setting if form.locked]
    paid = Counter(face for form in setting for face in form.paid)
    return _counted(
        [*locked, *free] if beside else locked,
        spread(opened) if beside else spread([*free, *opened]),
        held - paid,
        by=by,
        forced=by is None and sure is None,
        sure=sure,
        freed=paid.total(),
        olds=[*free, *opened],
        keeps=free if keep else (),
    )


def _counted(
    whole: Sequence[Meld],
    lying: Counter[Face],
    held: Counter[Face],
    *,
    by: Measure | None = None,
    forced: bool = False,
    freed: int = 0,
    olds: Sequence[Meld] = (),
    keeps: Sequence[Meld] = (),
    sure: Counter[Face] | None = None,
    need: int = 0,
) -> tuple[Problem, list[Meld]]:
    may = _grid(lying + held)
    problem = Problem(
        must=may if forced else _grid(lying + (sure or Counter())),
        may=may,
        jokers=held[JOKER],
        freed=freed,
        owed=held[JOKER] if forced or (sure and sure[JOKER]) else 0,
        blocks=_rows(whole),
        sinks=[tuple(lacking(meld) for meld in sinks(v, whole)) for v in range(14)],
        old_rows=_rows(olds),
        old_groups=_groups(olds),
        keep_rows=_rows(keeps),
        keep_groups=_groups(keeps),
        weight=_weights(by),
        joker_weight={None: 0, "tiles": 1, "points": JOKER_POINTS}[by],
        need=need,
    )
    return problem, list(whole)


def _weights(by: Measure | None) -> Sequence[int]:
    if by is None:
        return (0,) * 14
    return (1,) * 14 if by == "tiles" else range(14)


def _grid(tiles: Counter[Face]) -> list[list[int]]:
    grid = [[0] * 16 for _ in range(4)]
    for face, many in tiles.items():
        if face != JOKER:
            grid[colour(face)][number(face)] = many
    return grid


def _rows(melds: Iterable[Meld]) -> list[list[tuple[int, int]]]:
    rows: list[list[tuple[int, int]]] = [[], [], [], []]
    for meld in melds:
        if not meld.is_group:
            c, first, last = span(meld)
            rows[c].append((first, last))
    return rows


def _groups(melds: Iterable[Meld]) -> list[tuple[int, ...]]:
    groups: list[list[int]] = [[] for _ in range(14)]
    for meld in melds:
        if meld.is_group:
            groups[group_number(meld)].append(sum(1 << colour(face) for face in meld.tiles))
    return [tuple(sorted(some)) for some in groups]
