"""What can be done with groups at one number: every way to use tiles of that number in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product
from typing import Final, NamedTuple, TypeAlias

Counts: TypeAlias = tuple[int, int, int, int]  # of one number, a colour each

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
    room: int  # colours, as bits, that some group of three could still take
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
    best: dict[tuple[Counts, int, int], GroupOption] = {}
    kinds = tuple(
        kind
        for kind in KINDS
        if kind.jokers <= jokers
        and kind.freed <= freed
        and all(there[c] or not kind.mask >> c & 1 for c in range(4))
        and not (kind.freed and any(old & kind.mask == old for old in olds))
    )
    for chosen in _several(kinds, 0, there, jokers, freed, 3):
        for fills in product((EMPTY, 0, 1, 2, 3, TAKES_JOKER), repeat=len(sinks)):
            option = _option(chosen, fills, sinks, keeps)
            if option is None or option.jokers > jokers:
                continue
            if any(used > most for used, most in zip(option.used, there, strict=True)):
                continue
            key = option.used, option.jokers, option.freed
            other = best.get(key, option)
            better = option if option.lost < other.lost else other
            best[key] = better._replace(room=option.room | other.room)
    return tuple(sorted(best.values(), key=lambda one: -one.jokers - one.freed))


@lru_cache(maxsize=1 << 13)
def group_uses(
    there: Counts, jokers: int, sinks: tuple[int, ...], keeps: tuple[int, ...]
) -> tuple[tuple[int, int, int, int, int, int], ...]:
    """What groups can use: tiles by colour, the jokers that takes, old groups lost.

    Only what no other way does with the same tiles, no more jokers and no more groups lost.
    """
    best: dict[Counts, list[tuple[int, int]]] = {}
    for option in group_options(there, jokers, 0, sinks, (), keeps):
        best.setdefault(option.used, []).append((option.jokers, option.lost))
    return tuple(
        [
            (*used, jokers, lost)
            for used, costs in best.items()
            for jokers, lost in costs
            if not any(
                cost != (jokers, lost) and cost[0] <= jokers and cost[1] <= lost for cost in costs
            )
        ]
    )


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


def _option(
    kinds: tuple[Kind, ...], fills: tuple[int, ...], sinks: tuple[int, ...], keeps: tuple[int, ...]
) -> GroupOption | None:
    used = [0, 0, 0, 0]
    for kind in kinds:
        for c in range(4):
            used[c] += kind.mask >> c & 1
    jokers = sum(kind.jokers for kind in kinds)
    room = 0
    for kind in kinds:
        if kind.mask.bit_count() + kind.jokers == 3 and not kind.freed:  # R12: it might become old
            room |= 15 & ~kind.mask
    for fill, lacks in zip(fills, sinks, strict=True):
        if fill == EMPTY:
            room |= lacks
        elif fill == TAKES_JOKER:
            jokers += 1
        else:
            if not lacks >> fill & 1:
                return None
            used[fill] += 1
    freed = sum(kind.freed for kind in kinds)
    r, b, k, y = used
    return GroupOption((r, b, k, y), jokers, freed, _lost(kinds, keeps), room, kinds, fills)


def _lost(kinds: tuple[Kind, ...], olds: tuple[int, ...]) -> int:
    """How many old groups are not inside a group of their own."""
    most = 0
    padded = (*(kind.mask for kind in kinds), *(0 for _ in olds))
    for hosts in permutations(padded, len(olds)):
        most = max(most, sum(old & host == old for old, host in zip(olds, hosts, strict=True)))
    return len(olds) - most
