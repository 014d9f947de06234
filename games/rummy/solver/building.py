"""From the stages of a search to sets on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.rummy.board import (
    JOKER,
    Face,
    Meld,
    contains,
    group,
    group_number,
    row,
    span,
    tile,
)
from games.rummy.solver.groups import EMPTY, TAKES_JOKER, Kind
from games.rummy.solver.rows import PLAIN, How, Pattern
from games.rummy.solver.search import Stage


@dataclass(slots=True, eq=False)
class _Row:
    """A row that is being built; it can go on at the number after its last."""

    tiles: list[Face]
    last: int
    old: int = 0  # where a row ended that stays whole in it


def build(stages: Sequence[Stage], whole: Sequence[Meld]) -> list[Meld]:
    """The sets that the stages amount to; `whole` are those that only grow."""
    melds: list[Meld] = []
    blocks: dict[tuple[int, int], list[Meld]] = {}
    groups: dict[int, list[Meld]] = {}
    for meld in whole:
        if meld.is_group:
            groups.setdefault(group_number(meld), []).append(meld)
        else:
            c, first, _ = span(meld)
            blocks.setdefault((c, first), []).append(meld)
    rows: list[list[_Row]] = [[], [], [], []]
    for v, stage in enumerate(stages, start=1):
        melds += [_group(v, kind) for kind in stage.option.kinds]
        melds += _grown(groups.get(v, ()), stage.option.fills)
        for c, how in enumerate(stage.rows):
            melds += [_patterned(c, v, pattern) for pattern in how.patterns]
            _step(rows[c], c, v, how, blocks.get((c, v), []))
    melds += [row(one.tiles) for lane in rows for one in lane]
    return melds


def cut(melds: Sequence[Meld], whole: Sequence[Meld]) -> list[Meld]:
    """The same sets, but of a long row with a joker only three to five tiles stay around it.

    (Around the first of them: two in a row are rare.)
    """
    after: list[Meld] = []
    for meld in melds:
        if meld.is_group or not meld.jokers or any(contains(meld, one) for one in whole):
            after.append(meld)
            continue
        tiles, place = meld.tiles, meld.tiles.index(JOKER)
        first = min(place, len(tiles) - 3)
        if first >= 3:
            after.append(row(tiles[:first]))
            tiles, place = tiles[first:], place - first
        if len(tiles) >= 6:
            last = max(3, place + 1)
            after.append(row(tiles[last:]))
            tiles = tiles[:last]
        after.append(row(tiles))
    return after


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


def is_sink(meld: Meld) -> bool:
    """Is it a group of three, which could take another tile?"""
    return meld.is_group and len(meld.tiles) == 3


def _grown(groups: Sequence[Meld], fills: Sequence[int]) -> Iterator[Meld]:
    """Groups of one number that stay whole, with what those of three take, in their order."""
    fill = iter(fills)
    for meld in groups:
        more = next(fill) if is_sink(meld) else EMPTY
        if more == EMPTY:
            yield meld
        else:
            face = JOKER if more == TAKES_JOKER else tile(more, group_number(meld))
            yield group((*meld.tiles, face))


def _group(v: int, kind: Kind) -> Meld:
    numbered = [tile(c, v) for c in range(4) if kind.mask >> c & 1]
    return group((*numbered, *[JOKER] * (kind.jokers + kind.freed)))


def _patterned(c: int, v: int, pattern: Pattern) -> Meld:
    return row(tile(c, v + i) if what == PLAIN else JOKER for i, what in enumerate(pattern))


def _step(rows: list[_Row], c: int, v: int, how: How, blocks: Sequence[Meld]) -> None:
    """Give a number's tiles and jokers to the rows of a colour."""
    if not (how.tiles or how.jokers or how.kept or blocks):
        return
    ready = [one for one in rows if one.last == v - 1]
    heads = [_pop(ready, 1) for _ in range(how.swallowed[0])]
    heads += [_pop(ready, 2) for _ in range(how.swallowed[1])]
    kept = [row(tile(c, n) for n in range(v, v + many)) for many in how.kept]
    for block in (*blocks, *kept):
        one = heads.pop() if heads else _fresh(rows)
        one.tiles += block.tiles
        one.last = one.old = v + len(block.tiles) - 1
    ready.sort(key=lambda one: len(one.tiles) >= 3)  # short rows must go on
    chosen = _for_jokers(rows, ready, how) if how.jokers else []
    chosen += [ready.pop(0) if ready else _fresh(rows) for _ in range(how.tiles)]
    for i, one in enumerate(chosen):
        one.tiles.append(JOKER if i < how.jokers else tile(c, v))
        one.last = v


def _for_jokers(rows: list[_Row], ready: list[_Row], how: How) -> list[_Row]:
    """Rows for jokers, first those in which a freed one lies as in a new set (R12).

    That is a row of two; then a long one, rather not of three, which could be an old row; then a
    row of one, which could be swallowed; only then a long row that just ended as it had to stay.
    """
    spare = how.tiles + how.jokers - sum(len(one.tiles) < 3 for one in ready)

    def rank(one: _Row) -> int:
        many = len(one.tiles)
        if many < 3:
            return 3 if many == 1 else 0
        if spare < 1:
            return 5  # short rows must go on
        return 4 if one.old == one.last else 2 if many == 3 else 1

    chosen = [_fresh(rows) for _ in range(how.begun)]
    spare -= how.begun
    for _ in range(how.jokers - how.begun):
        one = min(ready, key=rank, default=None)
        if one is None:
            one = _fresh(rows)
        else:
            ready.remove(one)
        spare -= len(one.tiles) >= 3
        chosen.append(one)
    return chosen


def _fresh(rows: list[_Row]) -> _Row:
    one = _Row([], 0)
    rows.append(one)
    return one


def _pop(ready: list[_Row], length: int) -> _Row:
    """A row of this length, rather without a joker."""
    some = [one for one in ready if len(one.tiles) == length]
    one = next((one for one in some if JOKER not in one.tiles), some[0])
    ready.remove(one)
    return one
