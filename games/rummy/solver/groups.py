"""What can be done with groups at one number: every way to use tiles of that number in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from operator import add, le
from typing import Final, NamedTuple, TypeAlias

Counts: TypeAlias = tuple[int, int, int, int]  # of one number, a colour each
_Use: TypeAlias = tuple[Counts, int, int]  # tiles, jokers from the rack, freed ones

EMPTY: Final = -1  # a sink that takes nothing
TAKES_JOKER: Final = 4  # a sink that takes a joker; 0 to 3: a tile of that colour


class Kind(NamedTuple):
    """A group: its colours as bits, and how many jokers from the rack and freed ones it has."""

    mask: int
    jokers: int
    freed: int


class GroupOption(NamedTuple):
    """One way to use tiles of a number in groups."""

    used: Counts
    jokers: int  # from the rack
    freed: int  # taken out of locked sets this turn
    lost: int  # old groups that are not kept
    spots: Counts  # a colour's tiles, doubled, and one more where a group could take another
    kinds: tuple[Kind, ...]
    fills: tuple[int, ...]  # what each sink takes


def _kinds() -> tuple[Kind, ...]:
    kinds = []
    for mask in range(1, 16):
        for wild in range(3):
            if 3 <= mask.bit_count() + wild <= 4:
                kinds += [Kind(mask, wild - freed, freed) for freed in range(wild + 1)]
    return tuple(kinds)


KINDS: Final = _kinds()


class Bundle(NamedTuple):
    """Groups that can be made at a number side by side."""

    kinds: tuple[Kind, ...]
    masks: tuple[int, ...]
    used: Counts
    jokers: int
    freed: int
    room: int


@lru_cache(maxsize=1 << 14)
def group_options(
    there: Counts,
    jokers: int,
    freed: int,
    sinks: tuple[int, ...],
    olds: tuple[int, ...],
    keeps: tuple[int, ...],
) -> tuple[GroupOption, ...]:
    """Every way to use these tiles in groups, one for each use with the fewest old groups lost.

    `sinks` are locked or kept groups of three, as bits of the colours they lack; `keeps` are
    old groups that would better be kept. A freed joker makes a new group: not one around any
    of `olds` (R12).
    """
    if not sinks and not freed:
        return tuple([_keeping(same, keeps) for same in _same_uses(there, jokers)])
    best: dict[_Use, tuple[int, tuple[Kind, ...], tuple[int, ...]]] = {}
    rooms: dict[_Use, int] = {}
    fills = _fills(there, jokers, sinks)
    for kinds, masks, used, wilds, frees, left in _bundles(there, jokers, freed):
        if frees and not _is_new(kinds, olds):
            continue
        lost = _lost(masks, keeps) if keeps else 0
        for fill, more, wild, room in fills:
            key = used, wilds, frees
            if fill:
                r, b, k, y = map(add, used, more)
                if wild + wilds > jokers or not _within((r, b, k, y), there):
                    continue
                key = (r, b, k, y), wilds + wild, frees
            rooms[key] = rooms.get(key, 0) | room | left
            if key not in best or lost < best[key][0]:
                best[key] = lost, kinds, fill
    options = [
        GroupOption(*key, lost, _spots(key[0], rooms[key]), kinds, fill)
        for key, (lost, kinds, fill) in best.items()
    ]
    return tuple(sorted(options, key=lambda one: -one.jokers - one.freed))


class _Same(NamedTuple):
    """Groups side by side that use the same tiles and jokers."""

    used: Counts
    jokers: int
    spots: Counts
    bundles: list[Bundle]


@lru_cache(maxsize=1 << 8)
def _same_uses(there: Counts, jokers: int) -> list[_Same]:
    """Every multiset of at most three groups of these tiles, by what it uses."""
    uses: dict[tuple[Counts, int], list[Bundle]] = {}
    for bundle in _bundles(there, jokers, 0):
        uses.setdefault((bundle.used, bundle.jokers), []).append(bundle)
    found = []
    for (used, wild), bundles in uses.items():
        room = 0
        for bundle in bundles:
            room |= bundle.room
        found.append(_Same(used, wild, _spots(used, room), bundles))
    return sorted(found, key=lambda same: -same.jokers)


def _keeping(same: _Same, keeps: tuple[int, ...]) -> GroupOption:
    """Of groups that use the same those that lose fewest old ones."""
    used, jokers, spots, bundles = same
    best, fewest = bundles[0], 0
    if keeps:
        fewest = _lost(best.masks, keeps)
        for bundle in bundles[1:]:
            lost = _lost(bundle.masks, keeps)
            if lost < fewest:
                best, fewest = bundle, lost
    return GroupOption(used, jokers, 0, fewest, spots, best.kinds, ())


def _spots(used: Counts, room: int) -> Counts:
    r, b, k, y = used
    return r << 1 | room & 1, b << 1 | room >> 1 & 1, k << 1 | room >> 2 & 1, y << 1 | room >> 3


class Uses(NamedTuple):
    """What groups can use at a number."""

    ways: tuple[tuple[int, int, int, int, int, int], ...]  # tiles by colour, jokers, groups lost
    most: Counts  # tiles by colour


@lru_cache(maxsize=1 << 13)
def group_uses(there: Counts, jokers: int, sinks: tuple[int, ...], keeps: tuple[int, ...]) -> Uses:
    """What groups can use: tiles by colour, the jokers that takes, old groups lost.

    Only what no other way does with the same tiles, no more jokers and no more groups lost.
    """
    best: dict[Counts, list[tuple[int, int]]] = {}
    for option in group_options(there, jokers, 0, sinks, (), keeps):
        best.setdefault(option.used, []).append((option.jokers, option.lost))
    ways = []
    for used, costs in best.items():
        some = costs if len(costs) == 1 else _undominated(costs)
        ways += [(*used, *cost) for cost in some]
    r, b, k, y = (max(used) for used in zip(*best, strict=True))
    return Uses(tuple(ways), (r, b, k, y))


def _undominated(costs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [
        (jokers, lost)
        for jokers, lost in costs
        if not any(
            cost != (jokers, lost) and cost[0] <= jokers and cost[1] <= lost for cost in costs
        )
    ]


@lru_cache(maxsize=1 << 10)
def _bundles(there: Counts, jokers: int, freed: int) -> tuple[Bundle, ...]:
    """Every multiset of at most three groups of these tiles."""
    kinds = tuple(
        kind
        for kind in KINDS
        if kind.jokers <= jokers and kind.freed <= freed and _within(_colours(kind.mask), there)
    )
    return tuple([_bundle(chosen) for chosen in _several(kinds, 0, there, jokers, freed, 3)])


def _bundle(kinds: tuple[Kind, ...]) -> Bundle:
    r, b, k, y = (sum(kind.mask >> c & 1 for kind in kinds) for c in range(4))
    room = 0
    for kind in kinds:
        if kind.mask.bit_count() + kind.jokers == 3 and not kind.freed:  # R12: it might become old
            room |= 15 & ~kind.mask
    jokers, freed = sum(kind.jokers for kind in kinds), sum(kind.freed for kind in kinds)
    return Bundle(kinds, tuple([kind.mask for kind in kinds]), (r, b, k, y), jokers, freed, room)


def _several(
    kinds: tuple[Kind, ...], begin: int, there: Counts, jokers: int, freed: int, most: int
) -> Iterator[tuple[Kind, ...]]:
    """Every multiset of at most so many groups."""
    yield ()
    if not most:
        return
    for i in range(begin, len(kinds)):
        kind = kinds[i]
        if kind.jokers > jokers or kind.freed > freed:
            continue
        left = _take(there, kind.mask)
        if min(left) >= 0:
            for more in _several(
                kinds, i, left, jokers - kind.jokers, freed - kind.freed, most - 1
            ):
                yield (kind, *more)


def _take(there: Counts, mask: int) -> Counts:
    r, b, k, y = there
    return r - (mask & 1), b - (mask >> 1 & 1), k - (mask >> 2 & 1), y - (mask >> 3 & 1)


@lru_cache(maxsize=1 << 10)
def _fills(
    there: Counts, jokers: int, sinks: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], Counts, int, int], ...]:
    """What sinks could take together: each one's fill, tiles by colour, jokers, room left."""
    choices = [
        (EMPTY, *(c for c in range(4) if lacks >> c & 1 and there[c]), TAKES_JOKER)
        for lacks in sinks
    ]
    found = []
    for fill in product(*choices):
        r, b, k, y = (fill.count(c) for c in range(4))
        room = 0
        for one, lacks in zip(fill, sinks, strict=True):
            room |= lacks if one == EMPTY else 0
        wild = fill.count(TAKES_JOKER)
        if wild <= jokers:
            found.append((fill, (r, b, k, y), wild, room))
    return tuple(found)


def _colours(mask: int) -> Counts:
    return mask & 1, mask >> 1 & 1, mask >> 2 & 1, mask >> 3 & 1


def _within(used: Counts, there: Counts) -> bool:
    return all(map(le, used, there))


def _is_new(kinds: tuple[Kind, ...], olds: tuple[int, ...]) -> bool:
    """R12: no group with a freed joker is around an old one."""
    return not any(kind.freed and old & kind.mask == old for kind in kinds for old in olds)


@lru_cache(maxsize=1 << 14)
def _lost(masks: tuple[int, ...], olds: tuple[int, ...]) -> int:
    """How many old groups are not inside a group of their own."""
    if not olds:
        return 0
    old, others = olds[0], olds[1:]
    lost = 1 + _lost(masks, others)
    for i, host in enumerate(masks):
        if old & host == old:
            lost = min(lost, _lost(masks[:i] + masks[i + 1 :], others))
    return lost
