"""Open and new rows at one number: what they do is known from their lengths alone.

A state here is n1 | n2 << 3 | n3 << 6: how many rows are open with one tile, with two, with three
or more. What was once worked out is kept for all questions: the same few hundred cases come up
again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    """What a number offers to the rows of a colour, and what the next two do."""

    must: int  # tiles that have to be used
    may: int  # and all there are
    begins: int  # blocks that begin here
    ends: int  # and that end here
    jokers: int
    cap: int  # more long rows could not be prolonged anyway
    short: int  # rows of one and two that the next number can prolong
    shortest: int  # rows of one that the second next can
    thrifty: bool  # no joker stands where a tile could


Edges: TypeAlias = tuple[tuple[int, int], ...]  # from and to: places of states in their layers


# Moves that differ only in their states: tiles used in groups, jokers, gain.
Kind: TypeAlias = tuple[int, int, int, Edges]


@lru_cache(maxsize=1 << 14)
def open_rows(
    states: tuple[int, ...], uses: int, terms: Terms
) -> tuple[tuple[int, ...], tuple[Kind, ...]]:
    """The states after a number and the moves to them, as far as open and new rows go."""
    kinds: dict[tuple[int, int, int], set[tuple[int, int]]] = {}
    for used in range(uses + 1):
        for i, state in enumerate(states):
            seen: dict[int, list[tuple[int, int]]] = {}
            for after, gain, jokers, _, _ in sorted(steps(state, used, terms), key=_thrift):
                others = seen.setdefault(after, [])
                # Where tiles can do the same, a joker need not: a ceiling loses nothing.
                if not any(less <= jokers and more >= gain for less, more in others):
                    others.append((jokers, gain))
                    kinds.setdefault((used, jokers, gain), set()).add((i, after))
    afters = tuple(sorted({after for edges in kinds.values() for _, after in edges}))
    places = {after: j for j, after in enumerate(afters)}
    return afters, tuple(
        [
            (*kind, tuple([(i, places[after]) for i, after in edges]))
            for kind, edges in kinds.items()
        ]
    )


def _thrift(step: tuple[int, int, int, int, How]) -> tuple[int, int]:
    _, gain, jokers, _, _ = step
    return jokers, -gain


@lru_cache(maxsize=1 << 16)
def steps(state: int, used: int, terms: Terms) -> tuple[tuple[int, int, int, int, How], ...]:
    """The same from one state: state, tiles more than must, jokers, tiles unused, and how."""
    n1, n2, n3 = state & 7, state >> 3 & 7, state >> 6 & 7
    must, may = terms.must - used, terms.may - used
    moves = []
    for x1, x2 in _swallows(n1, n2, terms.begins):
        m1, m2 = n1 - x1, n2 - x2
        for wild in range(terms.jokers + 1):
            # A tile that prolongs a row is worth it: none of those is held back. If thrifty,
            # no joker stands where a tile could: at an end of that row it would do as well.
            least = may if wild and terms.thrifty else min(may, m1 + m2 + n3)
            for tiles in range(max(must, least, 0), may + 1):
                extra = tiles + wild - m1 - m2
                on = min(extra, n3)
                new = extra - on
                if extra < 0 or new + m1 > terms.short or new > terms.shortest:
                    continue
                after = new | m1 << 3 | min(m2 + on + terms.ends, terms.cap) << 6
                how = How(tiles, wild, (x1, x2), (), ())
                moves.append((after, tiles - must, wild, may - tiles, how))
    return tuple(moves)


def _swallows(n1: int, n2: int, blocks: int) -> Iterator[tuple[int, int]]:
    """How many rows of one and of two become heads of blocks that begin here."""
    for x1 in range(min(n1, blocks) + 1):
        for x2 in range(min(n2, blocks - x1) + 1):
            yield x1, x2
