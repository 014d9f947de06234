"""What the search is asked: tiles by colour and number, and what must become of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import Final, Literal, NamedTuple, TypeAlias

from games.rummy.board import (
    JOKER,
    JOKER_POINTS,
    Face,
    Meld,
    colour,
    group_number,
    missing,
    number,
    span,
)
from games.rummy.locks import Form, is_locked

Span: TypeAlias = tuple[int, int]
Measure: TypeAlias = Literal["tiles", "points"]


@dataclass(frozen=True, slots=True)
class Problem:
    """What is to be arranged, once it is settled which jokers are exchanged."""

    must: Sequence[Sequence[int]]  # by colour and number 0 to 15: tiles that have to be used
    may: Sequence[Sequence[int]]  # and all there are
    jokers: int = 0  # from the rack
    freed: int = 0  # exchanged: they have to be used, in new sets (R12)
    new: int = 0  # so many of the jokers are exchanged ones after all, and kept out of old sets
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
    thrifty: bool = True  # no joker need stand where a tile could

    @property
    def keeps(self) -> bool:
        """Do old sets count that are not kept?"""
        return any(self.keep_rows) or any(self.keep_groups)


class Sets(NamedTuple):
    """Sets told apart."""

    melds: tuple[Meld, ...]
    tiles: list[list[int]]  # by colour and number: how many there are
    rows: list[list[Span]]  # by colour
    groups: list[tuple[int, ...]]  # by number: colours as bits
    sinks: list[tuple[int, ...]]  # likewise of groups of three: the colours lacking

    def plus(self, others: Sets) -> Sets:
        """These, and then others."""
        if not others.melds or not self.melds:
            return self if self.melds else others
        return Sets(
            self.melds + others.melds,
            [[*map(add, a, b)] for a, b in zip(self.tiles, others.tiles, strict=True)],
            [a + b for a, b in zip(self.rows, others.rows, strict=True)],
            [
                tuple(sorted(a + b)) if a and b else a or b
                for a, b in zip(self.groups, others.groups, strict=True)
            ],
            [a + b for a, b in zip(self.sinks, others.sinks, strict=True)],
        )


def told_apart(melds: Iterable[Meld]) -> Sets:
    """The sets as rows and groups."""
    sets = Sets(tuple(melds), [[0] * 16 for _ in range(4)], [[], [], [], []], [()] * 14, [()] * 14)
    for meld in sets.melds:
        for face in meld.tiles:
            if face != JOKER:
                sets.tiles[face // 13][face % 13 + 1] += 1
        if not meld.is_group:
            c, first, last = span(meld)
            sets.rows[c].append((first, last))
            continue
        v, lacks = group_number(meld), sum([1 << c for c in missing(meld)])
        sets.groups[v] = tuple(sorted((*sets.groups[v], 15 - lacks)))
        if len(meld.tiles) == 3:
            sets.sinks[v] += (lacks,)
    return sets


NO_SETS: Final = told_apart(())


def lying(table: Iterable[Meld]) -> Sets:
    """The sets of a table that are not locked."""
    return told_apart(meld for meld in table if not is_locked(meld))


def posed(
    free: Sets,
    setting: tuple[Form, ...],
    held: Counter[Face],
    *,
    by: Measure | None = None,
    keep: bool = False,
    beside: bool = False,
    sure: Counter[Face] | None = None,
) -> tuple[Problem, tuple[Meld, ...]]:
    """The problem that remains once each locked set has its form, and the sets that stay whole.

    Without a measure all that is held is laid, or at least what is `sure`. `keep`: sets that
    are not kept count; `beside`: all are.
    """
    opened = told_apart(form.meld for form in setting if not form.locked)
    whole = told_apart(form.meld for form in setting if form.locked)
    paid = Counter(face for form in setting for face in form.paid)
    olds = free.plus(opened)
    if beside:
        whole = whole.plus(free)
    problem = counted(
        held - paid,
        whole=whole,
        loose=opened if beside else olds,
        by=by,
        sure=sure,
        freed=paid.total(),
        olds=olds,
        keeps=free if keep else NO_SETS,
    )
    return problem, whole.melds


def counted(
    held: Counter[Face],
    *,
    whole: Sets = NO_SETS,
    loose: Sets = NO_SETS,  # their tiles have to be used, and lie anywhere
    by: Measure | None = None,
    sure: Counter[Face] | None = None,
    freed: int = 0,
    olds: Sets = NO_SETS,
    keeps: Sets = NO_SETS,
    need: int = 0,
) -> Problem:
    """What is held and what lies there as a problem."""
    may = _with(loose, held)
    forced = by is None and sure is None
    return Problem(
        must=may if forced else _with(loose, sure or {}),
        may=may,
        jokers=held[JOKER],
        freed=freed,
        owed=held[JOKER] if forced or (sure and sure[JOKER]) else 0,
        blocks=whole.rows,
        sinks=whole.sinks,
        old_rows=olds.rows,
        old_groups=olds.groups,
        keep_rows=keeps.rows,
        keep_groups=keeps.groups,
        weight=WEIGHTS[by],
        joker_weight={None: 0, "tiles": 1, "points": JOKER_POINTS}[by],
        need=need,
    )


WEIGHTS: Final[Mapping[Measure | None, Sequence[int]]] = {
    None: (0,) * 14,
    "tiles": (1,) * 14,
    "points": range(14),
}


def _with(loose: Sets, held: Mapping[Face, int]) -> list[list[int]]:
    grid = [lane.copy() for lane in loose.tiles]
    for face, many in held.items():
        if face != JOKER:
            grid[colour(face)][number(face)] += many
    return grid
