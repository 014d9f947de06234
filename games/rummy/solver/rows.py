# ruff: noqa: FURB136 - max() in the innermost loops would double their time
"""Open and new rows at one number: what they do is known from their lengths alone.

A state here is n1 | n2 << 3 | n3 << 6: how many rows are open with one tile, with two, with three
or more. What was once worked out is kept for all questions: the same few hundred cases come up
again and again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Pattern: TypeAlias = tuple[int, ...]  # a row with a freed joker, place by place
PLAIN, FREED, WILD = 0, 1, 2  # a tile, a freed joker, a joker from the rack


class How(NamedTuple):
    """What a move did, for building the rows afterwards."""

    tiles: int  # given to open and new rows
    jokers: int
    swallowed: tuple[int, int]  # rows of one and of two that became heads of blocks
    kept: tuple[int, ...]  # old rows that begin here and are kept: their lengths
    patterns: tuple[Pattern, ...]  # rows with a freed joker that begin here


class Terms(NamedTuple):
    """What a number offers to the rows of a colour beside tiles, and what the next two do."""

    begins: int  # blocks that begin here
    ends: int  # and that end here
    jokers: int
    cap: int  # more long rows could not be prolonged anyway, if no joker is used here
    short: int  # rows of one and two that the next number can prolong
    shortest: int  # rows of one that the second next can
    thrifty: bool  # no joker stands where a tile could
    heads: bool  # a joker may begin a row
    following: int  # as `short`, without jokers
    second: int  # as `shortest`, without jokers


@lru_cache(maxsize=1 << 14)
def terms(
    blocks: tuple[int, int, int, int],  # that begin here, at the next, the second next; that end
    may: tuple[int, ...],  # tiles of the number before, of this one, of the next two
    jokers: int,
    numbers: int,  # that follow, or 2 of them
    thrifty: bool,  # noqa: FBT001 - by position, as a key of the cache
    heads: bool,  # noqa: FBT001 - likewise
) -> Terms:
    """What a number offers, from what lies there and beside it."""
    begins, begins_next, begins_second, ends = blocks
    before, here, follow, follow_second = may
    new = here + jokers  # at most so many begin here
    # What can prolong rows at the next number, and rows of one at the second next: tiles
    # and blocks, which swallow them for good; and jokers, but not after 13.
    after, most = follow + begins_next, new + before + jokers
    second = follow_second + begins_second + begins_next
    return Terms(
        begins,
        ends,
        jokers,
        follow + jokers if numbers else 0,
        min(after + jokers, most) if numbers else 0,
        min(second + jokers if numbers > 1 else begins_next, new),
        thrifty,
        heads,
        min(after, most),
        min(second, new),
    )


Kind: TypeAlias = tuple[int, int, int]  # of a move: tiles used in groups, jokers, gain
Edge: TypeAlias = tuple[int, int, int]  # a move from and to places in layers, of which kind


class Moves(NamedTuple):
    """All moves at one number from some states, as a graph."""

    after: tuple[int, ...]  # the states that they lead to
    kinds: tuple[Kind, ...]
    edges: Sequence[Edge]


ONLY = ((0, 0),)  # no row is swallowed

# Jokers, tiles unused, the state after, tiles, rows of one and of two swallowed.
Way: TypeAlias = tuple[int, int, int, int, int, int]


class Steps(dict[int, tuple[tuple[int, int, int, int], ...]]):
    """At a number, the moves from each state: tiles used in groups, jokers, gain, state after.

    Of `may` tiles that are there `must` have to be used; groups take up to `uses` of them, and a
    tile gains 1. Of equal states only the best ways are kept: where tiles can do the same, a
    joker need not, and a ceiling loses nothing.
    """

    __slots__ = ("may", "must", "terms", "uses")

    def __init__(self, uses: int, must: int, may: int, terms: Terms) -> None:
        self.uses, self.must, self.may, self.terms = uses, must, may, terms

    def __missing__(self, state: int) -> tuple[tuple[int, int, int, int], ...]:
        must, may, found = self.must, self.may, []
        for used in range(min(self.uses, may) + 1):
            ways = _steps(state, must - used, may - used, self.terms)
            if len(ways) > 1 and len({way[2] for way in ways}) < len(ways):
                ways = _best(ways)
            gain = may - must
            found += [(used, wild, gain - unused, after) for wild, unused, after, _, _, _ in ways]
        moves = self[state] = tuple(found)
        return moves


class Exact(dict[int, tuple[tuple[int, int, int, int, How], ...]]):
    """Every way on from each state: state after, tiles more than must, jokers, unused, and how."""

    __slots__ = ("may", "must", "terms")

    def __init__(self, must: int, may: int, terms: Terms) -> None:
        self.must, self.may, self.terms = must, may, terms

    def __missing__(self, state: int) -> tuple[tuple[int, int, int, int, How], ...]:
        must = self.must
        moves = self[state] = tuple(
            [
                (after, tiles - must, wild, unused, How(tiles, wild, (x1, x2), (), ()))
                for wild, unused, after, tiles, x1, x2 in _steps(state, must, self.may, self.terms)
            ]
        )
        return moves


best_steps = lru_cache(maxsize=1 << 13)(Steps)
steps = lru_cache(maxsize=1 << 13)(Exact)


@lru_cache(maxsize=1 << 14)
def open_rows(states: tuple[int, ...], uses: int, must: int, may: int, terms: Terms) -> Moves:
    """The moves at a number as far as open and new rows go, as a graph."""
    kinds: dict[Kind, int] = {}
    found = []
    table = best_steps(uses, must, may, terms)
    for i, state in enumerate(states):
        for used, wild, gain, after in table[state]:
            found.append((i, after, kinds.setdefault((used, wild, gain), len(kinds))))
    afters = sorted({after for _, after, _ in found})  # in one order, however they were reached
    places = {after: j for j, after in enumerate(afters)}
    return Moves(tuple(afters), tuple(kinds), tuple([(i, places[a], k) for i, a, k in found]))


def _best(ways: list[Way]) -> list[Way]:
    """Those that no other does as well with fewer jokers or more tiles."""
    best: list[Way] = []
    seen: dict[int, list[tuple[int, int]]] = {}
    for way in sorted(ways):
        wild, unused, after, _, _, _ = way
        others = seen.setdefault(after, [])
        if not others or not any(less <= wild and few <= unused for less, few in others):
            others.append((wild, unused))
            best.append(way)
    return best


def _steps(state: int, must: int, may: int, terms: Terms) -> list[Way]:
    """Every way on from a state."""
    n1, n2, n3 = state & 7, state >> 3 & 7, state >> 6 & 7
    begins, ends, jokers, cap, short, shortest, thrifty, heads, following, second = terms
    found: list[Way] = []
    for x1, x2 in _swallows(n1, n2, begins) if begins else ONLY:
        m1, m2 = n1 - x1, n2 - x2
        if m1 > short:
            continue
        for wild in range(jokers + 1):
            # A tile that prolongs a row is worth it: none of those is held back. If thrifty,
            # no joker stands where a tile could: at an end of that row it would do as well.
            least = may if wild and thrifty else min(may, m1 + m2 + n3)
            for tiles in range(max(must, least, m1 + m2 - wild, 0), may + 1):
                extra = tiles + wild - m1 - m2
                on = extra if extra < n3 else n3
                new = extra - on
                if new and (new + m1 > short or new > shortest):
                    continue
                # Short rows that will lack a tile take jokers, and those used here are gone.
                lacks = new + m1 - following if new + m1 > following else 0
                if new > second:
                    lacks += new - second
                if wild + lacks > jokers:
                    continue
                if new > tiles and not heads:
                    continue  # a joker need not begin a row that it could end
                long, most = m2 + on + ends, cap - wild
                if long > most:
                    long = most if most > 0 else 0
                found.append((wild, may - tiles, new | m1 << 3 | long << 6, tiles, x1, x2))
    return found


def _swallows(n1: int, n2: int, blocks: int) -> Iterator[tuple[int, int]]:
    """How many rows of one and of two become heads of blocks that begin here."""
    for x1 in range(min(n1, blocks) + 1):
        for x2 in range(min(n2, blocks - x1) + 1):
            yield x1, x2
