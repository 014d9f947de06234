"""Open and new rows at one number: what they do is known from their lengths alone.

A state here is n1 | n2 << 3 | n3 << 6 | mark << 9: how many rows are open with one tile, with two,
with three or more (*long* ones), and what a freed joker has to know of them. What was once worked
out is kept for all questions: the same few hundred cases come up again and again.

A freed joker lies in a new row (R12), and most of that can be seen here. A long row is *young* if
it ended at the number before as a row that stays whole, or is three tiles like an old row: a joker
right behind it would make no new one. (With tiles of its own the joker does, and as a tile rather
prolongs a row than begins one, it is then found behind the old row and these tiles: such rows are
cut afterwards.) Nor does a block swallow a short row with a freed joker. All this holds back only
what R12 forbids anyway; what little of it is not seen here is left to `fresh`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Pattern: TypeAlias = tuple[int, ...]  # a row with a freed joker, place by place
SHORT = 0o77  # the bits of rows of one and of two in a state
PLAIN, FREED, WILD = 0, 1, 2  # a tile, a freed joker, a joker from the rack


class How(NamedTuple):
    """What a move did, for building the rows afterwards."""

    tiles: int  # given to open and new rows
    jokers: int
    begun: int  # so many of the jokers begin rows, though they could prolong others
    swallowed: tuple[int, int]  # rows of one and of two that became heads of blocks
    kept: tuple[int, ...]  # old rows that begin here and are kept: their lengths
    patterns: tuple[Pattern, ...]  # rows with a freed joker that begin here


class Terms(NamedTuple):
    """What a number offers to the rows of a colour beside tiles."""

    begins: int  # blocks that begin here
    ends: int  # and that end here
    jokers: int
    cap: int  # more long rows could not be prolonged anyway, if no joker is used here
    thrifty: bool  # no joker stands where a tile could
    heads: bool  # a joker may begin a row
    rack: int  # jokers that may lie in any set; the others in new ones only (R12)
    late: bool  # a joker of those others may begin a row
    stale: bool  # three tiles that end here are like an old row


terms = lru_cache(maxsize=1 << 12)(Terms)

# By a state's rows of one and of two: how many jokers may have been used to come there, so that
# those left can still make them long enough; less than none where nothing can.
Limits: TypeAlias = Sequence[int]


@lru_cache(maxsize=1 << 12)
def limits(
    begins_next: int,  # blocks that begin at the next number
    begins_second: int,  # and at the second next
    follow: int,  # tiles of the next number
    follow_second: int,  # and of the second next
    jokers: int,
    numbers: int,  # that follow, or 2 of them
) -> Limits:
    """Which short rows have a future, from what lies at the next two numbers."""
    # What can prolong rows at the next number, and rows of one at the second next: tiles
    # and blocks, which swallow them for good; and jokers, but not after 13.
    following = follow + begins_next
    second = follow_second + begins_second + begins_next
    short = following + jokers if numbers else 0
    shortest = second + jokers if numbers > 1 else begins_next
    found = []
    for rows in range(64):
        n1, n2 = rows & 7, rows >> 3
        lacks = max(0, n1 + n2 - following) + max(0, n1 - second)
        found.append(jokers - lacks if n1 + n2 <= short and n1 <= shortest else -1)
    return tuple(found)


Kind: TypeAlias = tuple[int, int, int, int]  # of a move: tiles in groups, jokers, unused, gain
Edge: TypeAlias = tuple[int, int, int]  # a move from and to places in layers, of which kind


class Moves(NamedTuple):
    """All moves at one number from some states, as a graph."""

    after: tuple[int, ...]  # the states that they lead to
    kinds: tuple[Kind, ...]
    edges: Sequence[Edge]


# What rows do with some tiles, whatever else lies there: jokers, rows of one and of two
# afterwards as in a state, long rows, the mark, rows of one and of two that were swallowed, jokers
# that begin rows though they could prolong others.
Step: TypeAlias = tuple[int, int, int, int, int, int, int]

YOUNG = 1  # a mark: there are long rows, and all of them are young
WITH_JOKER = 2  # a mark: a row of two has a freed joker in it
ONLY = ((0, 0),)  # no row is swallowed


class Rows(dict[int, tuple[Step, ...]]):
    """Every way on from a state with so many tiles, which are three bits behind it."""

    __slots__ = ("begins", "heads", "jokers", "late", "rack", "stale")

    def __init__(
        self,
        begins: int,
        jokers: int,
        rack: int,
        heads: bool,  # noqa: FBT001 - by position, as a key of the cache
        late: bool,  # noqa: FBT001 - likewise
        stale: bool,  # noqa: FBT001 - likewise
    ) -> None:
        self.begins, self.jokers, self.rack = begins, jokers, rack
        self.late, self.stale = late, stale
        # If all jokers are freed ones, none begins a row that ends in one that stays whole.
        self.heads = late if jokers and not rack else heads

    def __missing__(self, key: int) -> tuple[Step, ...]:
        tiles, n1, n2, n3, mark = key & 7, key >> 3 & 7, key >> 6 & 7, key >> 9 & 7, key >> 12
        found, able = [], n3 > 0 and mark != YOUNG  # may a freed joker prolong a long row?
        swallowed: Iterable[tuple[int, int]] = ONLY
        if self.begins:
            swallowed = _swallows(n1, n2 - 1 if mark == WITH_JOKER else n2, self.begins)
        for x1, x2 in swallowed:
            m1, m2 = n1 - x1, n2 - x2
            shorts = m1 + m2
            for wild in range(max(0, shorts - tiles), self.jokers + 1):
                extra = tiles + wild - shorts
                on = min(extra, n3)
                new, begun = extra - on, 0
                if wild > self.rack and not shorts and not able:
                    if not self.late:
                        continue  # R12: a freed joker does not prolong an old row
                    if not new:
                        on, new, begun = on - 1, 1, 1
                elif new > tiles and not self.heads:
                    continue  # a joker need not begin a row that it could end
                then = 0
                if self.rack < self.jokers:
                    if wild < self.jokers:
                        then = 0 if on or (m2 and not self.stale) else YOUNG
                    elif m1 and not (m2 or (on and able) or (new and self.late)):
                        then = WITH_JOKER
                found.append((wild, new | m1 << 3, m2 + on, then, x1, x2, begun))
        steps = self[key] = tuple(found)
        return steps


rows_of = lru_cache(maxsize=1 << 10)(Rows)


def rows_under(terms: Terms) -> Rows:
    """What rows do at a number that offers this."""
    begins, _, jokers, _, _, heads, rack, late, stale = terms
    return rows_of(begins, jokers, rack, heads, late, stale)


def after(step: Step, ends: int, cap: int) -> int:
    """The state after a step, where so many blocks end."""
    wild, short, long, mark, _, _, _ = step
    long = max(0, min(long + ends, cap - wild))
    if mark == YOUNG and not long:
        mark = 0
    return short | long << 6 | mark << 9


class Steps(dict[int, tuple[tuple[int, int, int, int], ...]]):
    """At a number, the moves from each state: tiles used in groups, jokers, unused, state after.

    Of `may` tiles that are there `must` have to be used; groups take up to `uses` of them. Of
    moves that lead to the same state with the same jokers one with most tiles is kept.
    """

    __slots__ = ("may", "must", "rows", "terms", "uses")

    def __init__(self, uses: int, must: int, may: int, terms: Terms) -> None:
        self.uses, self.must, self.may, self.terms = min(uses, may), must, may, terms
        self.rows = rows_under(terms)

    def __missing__(self, state: int) -> tuple[tuple[int, int, int, int], ...]:
        uses, must, may, rows = self.uses, self.must, self.may, self.rows
        open_now = (state & 7) + (state >> 3 & 7) + (state >> 6 & 7)
        ends, cap, thrifty = self.terms.ends, self.terms.cap, self.terms.thrifty
        found: dict[tuple[int, int, int], int] = {}
        for tiles in range(max(must - uses, 0), may + 1):
            unused = may - tiles  # if groups use none
            for step in rows[state << 3 | tiles]:
                wild = step[0]
                # A tile that prolongs a row is worth it: none of those is held back. If thrifty,
                # no joker stands where a tile could: at an end of that row it would do as well.
                if (wild and thrifty) or tiles < open_now - step[4] - step[5]:
                    least = unused
                else:
                    least = max(must - tiles, 0)
                to = after(step, ends, cap)
                for used in range(least, min(uses, unused) + 1):
                    found[used, wild, to] = unused - used
        moves = self[state] = tuple(
            [(used, wild, unused, to) for (used, wild, to), unused in found.items()]
        )
        return moves


class Exact(dict[int, tuple[tuple[int, int, int, int, How], ...]]):
    """Every way on from each state: state after, tiles more than must, jokers, unused, and how."""

    __slots__ = ("may", "must", "rows", "terms")

    def __init__(self, must: int, may: int, terms: Terms) -> None:
        self.must, self.may, self.terms = must, may, terms
        self.rows = rows_under(terms)

    def __missing__(self, state: int) -> tuple[tuple[int, int, int, int, How], ...]:
        must, may, found = self.must, self.may, []
        open_now = (state & 7) + (state >> 3 & 7) + (state >> 6 & 7)
        _, ends, _, cap, thrifty, *_ = self.terms
        for tiles in range(max(must, 0), may + 1):
            for step in self.rows[state << 3 | tiles]:
                wild, _, _, _, x1, x2, begun = step
                if tiles < may and ((wild and thrifty) or tiles < open_now - x1 - x2):
                    continue
                how = How(tiles, wild, begun, (x1, x2), (), ())
                found.append((after(step, ends, cap), tiles - must, wild, may - tiles, how))
        moves = self[state] = tuple(found)
        return moves


best_steps = lru_cache(maxsize=1 << 13)(Steps)
steps = lru_cache(maxsize=1 << 13)(Exact)


@lru_cache(maxsize=1 << 14)
def open_rows(
    states: tuple[int, ...], uses: int, must: int, may: int, terms: Terms, limits: Limits
) -> Moves:
    """The moves at a number as far as open and new rows go, as a graph."""
    kinds: dict[Kind, int] = {}
    found = []
    table = best_steps(uses, must, may, terms)
    for i, state in enumerate(states):
        for used, wild, unused, after in table[state]:
            if wild <= limits[after & SHORT]:
                kind = used, wild, unused, may - must - unused
                found.append((i, after, kinds.setdefault(kind, len(kinds))))
    afters = sorted({after for _, after, _ in found})  # in one order, however they were reached
    places = {after: j for j, after in enumerate(afters)}
    return Moves(tuple(afters), tuple(kinds), tuple([(i, places[a], k) for i, a, k in found]))


def _swallows(n1: int, n2: int, blocks: int) -> Iterator[tuple[int, int]]:
    """How many rows of one and of two become heads of blocks that begin here."""
    for x1 in range(min(n1, blocks) + 1):
        for x2 in range(min(n2, blocks - x1) + 1):
            yield x1, x2
