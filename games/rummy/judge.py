"""Is this arrangement allowed? The test at the end of a turn (R6 to R12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

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
from games.rummy.locks import Form, forms, is_locked, settings
from games.text import Text

LOOKS: Final = 500  # at what may have been meant; after that the likeliest so far will do


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
        if Counter(next(_coverings(table, lay), ())) == gone:
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
    lacking = not_held(rack, lay.tiles)
    if lacking is not None:
        raise Refused(lacking)
    for meld in lay.melds:
        check(meld)
    unplaced = Counter(lay.tiles) - spread(lay.melds)
    if unplaced:
        raise Refused(Text("rummy-lay-unplaced", tiles=tags(sorted(unplaced.elements()))))
    if not opened:
        _check_opening(rack, lay)
        return arrange((*table, *lay.melds))
    trouble: Text | None = None
    for replaced in _coverings(table, lay):
        after = arrange(((Counter(table) - Counter(replaced)) + Counter(lay.melds)).elements())
        found = _joker_trouble(table, after, Counter(lay.tiles))
        if found is None:
            return after
        trouble = trouble or found
    raise Refused(trouble or _incomplete(table, rack, lay))


def not_held(rack: Sequence[Face], tiles: Sequence[Face]) -> Text | None:
    """Which of these tiles the rack has not, or not so often; None: it has them all."""
    lacking = Counter(tiles) - Counter(rack)
    if not lacking:
        return None
    strange = sorted(set(lacking) - set(rack))
    if strange:
        return Text("rummy-lay-not-held", tiles=tags(strange))
    return Text("rummy-lay-not-so-many", tiles=tags(sorted(lacking)))


def _check_opening(rack: Sequence[Face], lay: Lay) -> None:
    """R6, R7: sets of the own rack alone, worth 30 or more."""
    strange = spread(lay.melds) - Counter(lay.tiles)
    if strange:
        raise Refused(_strange("rummy-opening-own", rack, lay, strange))
    worth = points(lay.tiles)
    if worth < OPENING:
        raise Refused(Text("rummy-opening-points", points=worth, needed=OPENING))


def _coverings(table: Sequence[Meld], lay: Lay) -> Iterator[tuple[Meld, ...]]:
    """Sets of the table whose tiles, together, are in the lay's sets besides those laid.

    Mostly there is one such choice; where there are more, the first that is allowed is meant.
    """
    lying = Counter(table)

    def cover(need: Counter[Face]) -> Iterator[tuple[Meld, ...]]:
        if not need:
            yield ()
            return
        lowest = min(need)
        for meld in sorted(lying):
            if lowest in meld.tiles and lying[meld] and Counter(meld.tiles) <= need:
                lying[meld] -= 1
                for rest in cover(need - Counter(meld.tiles)):
                    yield (meld, *rest)
                lying[meld] += 1

    return cover(spread(lay.melds) - Counter(lay.tiles))


def _strange(key: str, rack: Sequence[Face], lay: Lay, strange: Counter[Face]) -> Text:
    """Tiles in a lay's sets that it does not account for: somebody else's, or left unnamed."""
    own = strange & (Counter(rack) - Counter(lay.tiles))
    faces = strange - own or own
    there = next(meld for meld in lay.melds if not faces.keys().isdisjoint(meld.tiles))
    tiles = tags(sorted(faces.elements()))
    return Text("rummy-lay-unnamed" if faces == own else key, set=there.tag, tiles=tiles)


def _incomplete(table: Sequence[Meld], rack: Sequence[Face], lay: Lay) -> Text:
    """R8: what was on the table stays there; say what was forgotten, or taken from nowhere."""
    need = spread(lay.melds) - Counter(lay.tiles)
    strange = need - spread(table)
    if strange:
        return _strange("rummy-lay-foreign", rack, lay, strange)

    def is_whole(old: Meld) -> bool:
        return any(contains(meld, old) for meld in lay.melds)

    # A set that lies whole in one of the lay is not the one from which something was forgotten.
    for meld in sorted(_taken(table, need), key=is_whole, reverse=True):
        rest = Counter(meld.tiles) - need
        need = need - Counter(meld.tiles)
        if rest:
            if is_locked(meld) and not any(form.paid for form in forms(meld, Counter(lay.tiles))):
                return Text("rummy-locked", set=meld.tag)
            return Text("rummy-lay-rest", set=meld.tag, tiles=tags(sorted(rest.elements())))
    raise AssertionError(table, lay)


def _taken(table: Sequence[Meld], need: Counter[Face]) -> list[Meld]:
    """The sets that tiles were most likely taken from: those that leave fewest tiles over."""
    best, fewest, looked = list(table), spread(table).total() + 1, 0

    def take(lying: Counter[Meld], need: Counter[Face], taken: list[Meld], over: int) -> None:
        nonlocal best, fewest, looked
        looked += 1
        if over >= fewest or looked > LOOKS:
            return
        if not need:
            best, fewest = taken, over
            return
        lowest = min(need)
        some = [(_over(meld, need), meld) for meld in lying if lowest in meld.tiles]
        for more, meld in sorted(some):
            rest = need - Counter(meld.tiles)
            take(lying - Counter([meld]), rest, [*taken, meld], over + more)

    take(Counter(table), need, [], 0)
    return best


def _over(meld: Meld, need: Counter[Face]) -> int:
    """How many tiles of a set are not needed."""
    return (Counter(meld.tiles) - need).total()


def is_new(meld: Meld, olds: Iterable[Meld]) -> bool:
    """R12: a set that does not contain all tiles of a set that lay there."""
    tiles = set(meld.tiles)  # no set has two equal tiles (R5), and no old one here a joker
    return not any(tiles.issuperset(old.tiles) for old in olds)


def jokers_allowed(table: Sequence[Meld], after: Sequence[Meld]) -> bool:
    """R10 to R12: locked sets only grow, exchanged jokers lie in new sets."""
    return _joker_trouble(table, after, spread(after) - spread(table)) is None


def _joker_trouble(
    table: Sequence[Meld], after: Sequence[Meld], laid: Counter[Face]
) -> Text | None:
    locked = [meld for meld in table if is_locked(meld)]
    if not locked:
        return None
    ways = settings(table, laid)
    free = [meld for meld in table if not is_locked(meld)]
    stale: list[Meld] = []
    for setting in ways:
        olds = [*free, *(form.meld for form in setting if not form.locked)]
        freed = sum(len(form.paid) for form in setting)
        kept = [form.meld for form in setting if form.locked]
        for hosts in _housings(kept, after):
            others = [meld for i, meld in enumerate(after) if i not in hosts and meld.jokers]
            if sum(meld.jokers for meld in others if is_new(meld, olds)) >= freed:
                return None
            stale += (meld for meld in others if not is_new(meld, olds))
            grown = zip(hosts, kept, strict=True)
            stale += (after[i] for i, meld in grown if after[i].jokers > meld.jokers)
    if stale:
        return Text("rummy-joker-new", joker=tag(JOKER), set=stale[0].tag)
    split = min(([form.old for form in way if _is_split(form, after)] for way in ways), key=len)
    if split:
        return Text("rummy-locked", set=split[0].tag)
    return Text("rummy-locked-merged", sets=tuple(meld.tag for meld in locked))


def _is_split(form: Form, after: Sequence[Meld]) -> bool:
    """Is a locked set found nowhere as a whole?"""
    return form.locked and not any(contains(meld, form.meld) for meld in after)


def _housings(locked: Sequence[Meld], after: Sequence[Meld]) -> Iterator[tuple[int, ...]]:
    """Every way to find each locked set, grown or not, in a set of its own."""
    if not locked:
        yield ()
        return
    for rest in _housings(locked[1:], after):
        for i, meld in enumerate(after):
            if i not in rest and contains(meld, locked[0]):
                yield (i, *rest)
