"""What can be done with groups at one number: every way to use tiles of that number in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


# By the colours of a group: those of all groups around it, a bit each.
AROUND: Final = tuple(
    sum(1 << mask for mask in range(16) if mask & old == old) for old in range(16)
)


class Bundle(NamedTuple):
    """Groups that can be made at a number side by side."""

    kinds: tuple[Kind, ...]
    masks: tuple[int, ...]
    all_masks: int  # a bit for each mask
    wild_masks: int  # likewise of those with jokers, freed ones aside
    used: Counts
    jokers: int
    freed: int
    room: int  # colours that a group could still take, as bits


@lru_cache(maxsize=1 << 14)
def group_options(
    there: Counts,
    jokers: int,
    freed: int,
    new: int,
    sinks: tuple[int, ...],
    olds: tuple[int, ...],
    keeps: tuple[int, ...],
) -> tuple[GroupOption, ...]:
    """Every way to use these tiles in groups, one for each use with the fewest old groups lost.

    `sinks` are locked or kept groups of three, as bits of the colours they lack; `keeps` are
    old groups that would better be kept. A freed joker makes a new group: not one around any
    of `olds` (R12). Jokers that are `new` are counted among `jokers`, and make new groups too.
    """
    around = _around(olds) if new else 0
    if not sinks and not freed:
        return _without_sinks(there, jokers, jokers - new, around, keeps)
    best: dict[_Use, tuple[int, tuple[Kind, ...], tuple[int, ...]]] = {}
    rooms: dict[_Use, int] = {}
    fills = _fills(there, jokers, sinks)
    for bundle in _bundles(there, jokers, freed):
        kinds, _, _, _, used, wilds, frees, left = bundle
        if frees and not _is_new(kinds, olds):
            continue
        lost = _lost(bundle, keeps) if keeps else 0
        least = 0
        if new and wilds:
            least, left = wilds - _new_jokers(kinds, around), 0
        for fill, more, wild, room in fills:
            if least + wild > jokers - new:
                continue
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


def _around(olds: tuple[int, ...]) -> int:
    """The colours of all groups around old ones, a bit each."""
    found = 0
    for old in olds:
        found |= AROUND[old]
    return found


def _without_sinks(
    there: Counts, jokers: int, rack: int, around: int, keeps: tuple[int, ...]
) -> tuple[GroupOption, ...]:
    """The same without sinks and freed jokers; jokers beyond the `rack` make new groups."""
    found = []
    for same in _same_uses(there, jokers):
        used, wilds, spots, bare, bundles = same
        if around and wilds > rack:
            bundles = _new_ones(same, around, wilds - rack)
            if not bundles:
                continue
            spots = bare  # a group that took another tile might be old
        best, lost = _keeping(bundles, keeps) if keeps else (bundles[0], 0)
        found.append(GroupOption(used, wilds, 0, lost, spots, best.kinds, ()))
    return tuple(found)


class _Same(NamedTuple):
    """Groups side by side that use the same tiles and jokers."""

    used: Counts
    jokers: int
    spots: Counts
    bare: Counts  # the same without a group that could take another tile
    bundles: Sequence[Bundle]


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
        found.append(_Same(used, wild, _spots(used, room), _spots(used, 0), bundles))
    return sorted(found, key=lambda same: -same.jokers)


def _new_ones(same: _Same, around: int, least: int) -> list[Bundle]:
    """Of groups that use the same those with so many jokers that are not around an old group."""
    if least == same.jokers:
        return [bundle for bundle in same.bundles if not bundle.wild_masks & around]
    return [bundle for bundle in same.bundles if _new_jokers(bundle.kinds, around) >= least]


def _keeping(bundles: Sequence[Bundle], keeps: tuple[int, ...]) -> tuple[Bundle, int]:
    """Groups that lose fewest old ones, and how many they lose."""
    best, fewest = bundles[0], _lost(bundles[0], keeps)
    for bundle in bundles[1:]:
        if fewest:
            lost = _lost(bundle, keeps)
            if lost < fewest:
                best, fewest = bundle, lost
    return best, fewest


def _spots(used: Counts, room: int) -> Counts:
    r, b, k, y = used
    return r << 1 | room & 1, b << 1 | room >> 1 & 1, k << 1 | room >> 2 & 1, y << 1 | room >> 3


class Uses(NamedTuple):
    """What groups can use at a number."""

    ways: tuple[tuple[int, int, int, int, int, int], ...]  # tiles by colour, jokers, groups lost
    most: Counts  # tiles by colour


@lru_cache(maxsize=1 << 13)
def group_uses(
    there: Counts,
    jokers: int,
    new: int,
    sinks: tuple[int, ...],
    olds: tuple[int, ...],
    keeps: tuple[int, ...],
) -> Uses:
    """What groups can use: tiles by colour, the jokers that takes, old groups lost.

    Only what no other way does with the same tiles, no more jokers and no more groups lost.
    """
    best: dict[Counts, list[tuple[int, int]]] = {}
    for option in group_options(there, jokers, 0, new, sinks, olds, keeps):
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
    masks, every, wild = tuple([kind.mask for kind in kinds]), 0, 0
    for kind in kinds:
        every |= 1 << kind.mask
        wild |= 1 << kind.mask if kind.jokers else 0
    return Bundle(kinds, masks, every, wild, (r, b, k, y), jokers, freed, room)


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


def _new_jokers(kinds: tuple[Kind, ...], around: int) -> int:
    """How many jokers lie in groups that are not around an old one (R12)."""
    return sum([jokers for mask, jokers, _ in kinds if not around >> mask & 1])


def _lost(bundle: Bundle, keeps: tuple[int, ...]) -> int:
    """How many old groups are not inside a group of their own; there are two at most (R1)."""
    masks = bundle.all_masks
    first = masks & AROUND[keeps[0]]
    if len(keeps) == 1:
        return 0 if first else 1
    second = masks & AROUND[keeps[1]]
    if not first or not second:
        return 1 if first or second else 2
    both = first | second
    alone = both & both - 1 == 0 and bundle.masks.count(both.bit_length() - 1) == 1
    return 1 if alone else 0
