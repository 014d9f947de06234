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
    kept: tuple[int, ...]  # old rows that begin here and are kept: their last numbers
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


Kind: TypeAlias = tuple[int, int, int]  # of a move: tiles used in groups, jokers, gain
Edge: TypeAlias = tuple[int, int, int]  # a move from and to places in layers, of which kind


class Moves(NamedTuple):
    """All moves at one number from some states, as a graph."""

    after: tuple[int, ...]  # the states that they lead to
    kinds: tuple[Kind, ...]
    edges: Sequence[Edge]


@lru_cache(maxsize=1 << 14)
def open_rows(states: tuple[int, ...], uses: int, must: int, may: int, terms: Terms) -> Moves:
    """The moves at a number as far as open and new rows go; a tile gains 1.

    Of `may` tiles that are there `must` have to be used; groups take up to `uses` of them.
    """
    kinds: dict[Kind, int] = {}
    found = []
    for i, state in enumerate(states):
        for kind, after in best_steps(state, uses, must, may, terms):
            found.append((i, after, kinds.setdefault(kind, len(kinds))))
    afters = sorted({after for _, after, _ in found})  # in one order, however they were reached
    places = {after: j for j, after in enumerate(afters)}
    return Moves(tuple(afters), tuple(kinds), tuple([(i, places[a], k) for i, a, k in found]))


@lru_cache(maxsize=1 << 16)
def best_steps(
    state: int, uses: int, must: int, may: int, terms: Terms
) -> tuple[tuple[Kind, int], ...]:
    """The moves from one state, and the states after: of equal states only the best ways.

    Where tiles can do the same, a joker need not: a ceiling loses nothing.
    """
    found: list[tuple[Kind, int]] = []
    for used in range(uses + 1):
        seen: dict[int, list[tuple[int, int]]] = {}
        for wild, held_back, after, _, _, _ in sorted(
            _steps(state, must - used, may - used, terms)
        ):
            gain = may - held_back - must
            ways = seen.setdefault(after, [])
            if not any(less <= wild and more >= gain for less, more in ways):
                ways.append((wild, gain))
                found.append(((used, wild, gain), after))
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def steps(
    state: int, must: int, may: int, terms: Terms
) -> tuple[tuple[int, int, int, int, How], ...]:
    """Every way on from a state: state, tiles more than must, jokers, tiles unused, and how."""
    return tuple(
        [
            (after, tiles - must, wild, unused, How(tiles, wild, (x1, x2), (), ()))
            for wild, unused, after, tiles, x1, x2 in _steps(state, must, may, terms)
        ]
    )


def _steps(
    state: int, must: int, may: int, terms: Terms
) -> Iterator[tuple[int, int, int, int, int, int]]:
    """Jokers, tiles unused, the state after, tiles, rows of one and of two swallowed."""
    n1, n2, n3 = state & 7, state >> 3 & 7, state >> 6 & 7
    begins, ends, jokers, cap, short, shortest, thrifty, heads, following, second = terms
    for x1, x2 in _swallows(n1, n2, begins) if begins else ((0, 0),):
        m1, m2 = n1 - x1, n2 - x2
        for wild in range(jokers + 1):
            # A tile that prolongs a row is worth it: none of those is held back. If thrifty,
            # no joker stands where a tile could: at an end of that row it would do as well.
            least = may if wild and thrifty else min(may, m1 + m2 + n3)
            for tiles in range(max(must, least, 0), may + 1):
                extra = tiles + wild - m1 - m2
                on = min(extra, n3)
                new = extra - on
                if extra < 0 or new + m1 > short or new > shortest:
                    continue
                # Short rows that will lack a tile take jokers, and those used here are gone.
                lacks = max(0, new + m1 - following) + max(0, new - second)
                if wild + lacks > jokers:
                    continue
                if new > tiles and not heads:
                    continue  # a joker need not begin a row that it could end
                after = new | m1 << 3 | min(m2 + on + ends, max(0, cap - wild)) << 6
                yield wild, may - tiles, after, tiles, x1, x2


def _swallows(n1: int, n2: int, blocks: int) -> Iterator[tuple[int, int]]:
    """How many rows of one and of two become heads of blocks that begin here."""
    for x1 in range(min(n1, blocks) + 1):
        for x2 in range(min(n2, blocks - x1) + 1):
            yield x1, x2
