"""Is this arrangement allowed? The test at the end of a turn (R6 to R12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from games.protocol import Refused
from games.rummy.board import (
    JOKER,
    OPENING,
    Face,
    Meld,
    arrange,
    check,
    contains,
    points,
    spread,
    tag,
    tags,
)
from games.rummy.locks import is_locked, settings
from games.text import Text


@dataclass(frozen=True, slots=True)
class Lay:
    """Tiles from the rack, and the sets that are new or changed afterwards.

    Which sets of the table they replace follows from the tiles: those whose tiles are in
    them. Where that could be read in two ways, unchanged sets are named too.
    """

    tiles: tuple[Face, ...]
    melds: tuple[Meld, ...]


def lay_to(table: Sequence[Meld], after: Sequence[Meld]) -> Lay:
    """The shortest lay that leads from one table to another."""
    tiles = tuple(sorted((spread(after) - spread(table)).elements()))
    new = Counter(after) - Counter(table)
    gone = Counter(table) - Counter(after)
    for meld in (Counter(after) - new).elements():
        lay = Lay(tiles, arrange(new.elements()))
        if Counter(_replaced(table, lay) or ()) == gone:
            return lay
        new[meld] += 1  # an unchanged set that could be taken for a changed one: name it too
        gone[meld] += 1
    return Lay(tiles, arrange(after))


def settle(
    table: Sequence[Meld], rack: Sequence[Face], lay: Lay, *, opened: bool
) -> tuple[Meld, ...]:
    """The table after a lay; raises Refused with the set and the reason."""
    if not lay.tiles:
        raise Refused(Text("rummy-lay-nothing"))
    lacking = Counter(lay.tiles) - Counter(rack)
    if lacking:
        raise Refused(Text("rummy-lay-not-held", tiles=tags(sorted(lacking.elements()))))
    for meld in lay.melds:
        check(meld)
    unplaced = Counter(lay.tiles) - spread(lay.melds)
    if unplaced:
        raise Refused(Text("rummy-lay-unplaced", tiles=tags(sorted(unplaced.elements()))))
    if not opened:
        _check_opening(lay)
        return arrange((*table, *lay.melds))
    replaced = _replaced(table, lay)
    if replaced is None:
        raise _incomplete(table, lay)
    after = arrange(((Counter(table) - Counter(replaced)) + Counter(lay.melds)).elements())
    trouble = _joker_trouble(table, after, Counter(lay.tiles))
    if trouble is not None:
        raise Refused(trouble)
    return after


def _check_opening(lay: Lay) -> None:
    """R6, R7: sets of the own rack alone, worth 30 or more."""
    foreign = spread(lay.melds) - Counter(lay.tiles)
    if foreign:
        raise Refused(Text("rummy-opening-own", tiles=tags(sorted(foreign.elements()))))
    worth = points(lay.tiles)
    if worth < OPENING:
        raise Refused(Text("rummy-opening-points", points=worth, needed=OPENING))


def _replaced(table: Sequence[Meld], lay: Lay) -> tuple[Meld, ...] | None:
    """The sets of the table whose tiles, together, are in the lay's sets besides those laid."""
    need = spread(lay.melds) - Counter(lay.tiles)
    lying = Counter(table)

    def cover(need: Counter[Face]) -> tuple[Meld, ...] | None:
        if not need:
            return ()
        lowest = min(need)
        for meld in sorted(lying):
            if lowest in meld.tiles and lying[meld] and Counter(meld.tiles) <= need:
                lying[meld] -= 1
                rest = cover(need - Counter(meld.tiles))
                if rest is not None:
                    return (meld, *rest)
                lying[meld] += 1
        return None

    return cover(need)


def _incomplete(table: Sequence[Meld], lay: Lay) -> Refused:
    """R8: what was on the table stays there; say what was forgotten, or taken from nowhere."""
    need = spread(lay.melds) - Counter(lay.tiles)
    foreign = need - spread(table)
    if foreign:
        return Refused(Text("rummy-lay-foreign", tiles=tags(sorted(foreign.elements()))))
    for meld in table:
        if Counter(meld.tiles) <= need:
            need -= Counter(meld.tiles)
    for meld in table:
        rest = Counter(meld.tiles) - need
        if rest and rest.total() < len(meld.tiles):
            lost = tags(sorted(rest.elements()))
            return Refused(Text("rummy-lay-rest", set=meld.tag, tiles=lost))
    return Refused(Text("rummy-lay-foreign", tiles=tags(sorted(need.elements()))))


def is_new(meld: Meld, olds: Iterable[Meld]) -> bool:
    """R12: a set that does not contain all tiles of a set that lay there."""
    tiles = Counter(face for face in meld.tiles if face != JOKER)
    return not any(Counter(old.tiles) <= tiles for old in olds)


def jokers_allowed(table: Sequence[Meld], after: Sequence[Meld]) -> bool:
    """R10 to R12: locked sets only grow, exchanged jokers lie in new sets."""
    return _joker_trouble(table, after, spread(after) - spread(table)) is None


def _joker_trouble(
    table: Sequence[Meld], after: Sequence[Meld], laid: Counter[Face]
) -> Text | None:
    locked = [meld for meld in table if is_locked(meld)]
    if not locked:
        return None
    stale: Meld | None = None
    free = [meld for meld in table if not is_locked(meld)]
    for setting in settings(table, laid):
        olds = [*free, *(form.meld for form in setting if not form.locked)]
        freed = sum(len(form.paid) for form in setting)
        for hosts in _housings([form.meld for form in setting if form.locked], after):
            others = [meld for i, meld in enumerate(after) if i not in hosts and meld.jokers]
            if sum(meld.jokers for meld in others if is_new(meld, olds)) >= freed:
                return None
            stale = next((meld for meld in (*others, *after) if meld.jokers), None)
    if stale is not None:
        return Text("rummy-joker-new", joker=tag(JOKER), set=stale.tag)
    for meld in locked:
        if not any(contains(new, meld) for new in after):
            return Text("rummy-locked", set=meld.tag)
    return Text("rummy-locked-merged", sets=tuple(meld.tag for meld in locked))


def _housings(locked: Sequence[Meld], after: Sequence[Meld]) -> Iterator[tuple[int, ...]]:
    """Every way to find each locked set, grown or not, in a set of its own."""
    if not locked:
        yield ()
        return
    for rest in _housings(locked[1:], after):
        for i, meld in enumerate(after):
            if i not in rest and contains(meld, locked[0]):
                yield (i, *rest)
