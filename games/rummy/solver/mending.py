"""Few sets broken: where picked tiles mostly go, found before the whole table is searched.

Every loose tile needs a set. It may prolong one that stays, or stand in a new one of three, which
others may prolong; whatever else that takes comes from the loose tiles or, at the price of
breaking it, from a set on the table, whose other tiles are loose then. Nothing is missed by that:
a set that is broken in the best arrangement hangs together with the picked tiles over new sets,
or else it could have stayed.

Sets with a joker only grow here (R10), and no jokers are laid or exchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from games.rummy.board import Face, Meld, colour, group, group_number, missing, number, row, span
from games.rummy.board import tile as face_of
from games.rummy.locks import is_locked

NEVER: Final = 99  # sets that would have to be broken where nothing helps
NODES: Final = 300  # looked at in a question; what is not found by then is for the whole search

Span: TypeAlias = tuple[int, int]


class Mended(NamedTuple):
    """The sets afterwards, if there is a way; and how many have to be broken at least."""

    melds: list[Meld] | None
    broken: int


class Node(NamedTuple):
    """An arrangement under way: sets have their places on the table, new ones come after them."""

    loose: dict[Face, int]
    left: int  # so many sets may still be broken
    fixed: int  # bits: sets that cannot be broken any more, being broken or grown
    broken: int  # bits
    rows: tuple[dict[int, Span], ...]  # by colour: rows that stay, from where to where
    groups: dict[int, tuple[int, int]]  # groups of three that stay: number, colours lacking
    melds: dict[int, Meld]  # sets that have grown, and new ones


def mend(table: Sequence[Meld], tiles: Counter[Face], most: int) -> Mended:
    """The arrangement with these tiles that breaks fewest sets, if it breaks at most so many."""
    return _Mending(table, tiles).run(most)


class _Mending:
    def __init__(self, table: Sequence[Meld], tiles: Counter[Face]) -> None:
        self.table = table
        self.nodes = NODES
        self.more = False  # could a tile be had if one more set were broken?
        self.seen: set[tuple[object, ...]] = set()
        self.where: dict[Face, list[int]] = {}  # sets that can be broken, by what they have
        rows: list[dict[int, Span]] = [{}, {}, {}, {}]
        groups: dict[int, tuple[int, int]] = {}
        for i, meld in enumerate(table):
            if not is_locked(meld):
                for face in meld.tiles:
                    self.where.setdefault(face, []).append(i)
            if not meld.is_group:
                c, first, last = span(meld)
                rows[c][i] = first, last
            elif len(meld.tiles) == 3:
                groups[i] = group_number(meld), sum(1 << c for c in missing(meld))
        self.root = Node(dict(tiles), 0, 0, 0, tuple(rows), groups, {})
        self.fresh = len(table)
        self.ways: dict[Face, int] = {}  # in how many new sets a tile could stand, at most

    def run(self, most: int) -> Mended:
        for broken in range(most + 1):
            self.more = False
            self.seen.clear()
            found = self._search(self.root._replace(left=broken))
            if found is not None:
                stay = [i for i in range(len(self.table)) if not found.broken >> i & 1]
                kept = [self.table[i] for i in stay if i not in found.melds]
                return Mended([*kept, *found.melds.values()], broken)
            if self.nodes < 0:
                return Mended(None, broken)
            if not self.more:
                return Mended(None, NEVER)
        return Mended(None, most + 1)

    def _search(self, node: Node) -> Node | None:
        if not node.loose:
            return node
        key = node.broken, frozenset(node.loose.items()), tuple(sorted(node.melds.values()))
        if key in self.seen:
            return None
        self.seen.add(key)
        self.nodes -= 1
        if self.nodes < 0:
            return None
        face = min(node.loose, key=self._scarcity)
        for after in self._places(_without(node, face), face):
            found = self._search(after)
            if found is not None:
                return found
        return None

    def _scarcity(self, face: Face) -> int:
        known = self.ways.get(face)
        if known is None:
            there, start = self.where.keys() | self.root.loose.keys(), self.root.loose
            known = sum(there.issuperset(others) for others in _others(face))
            known = self.ways[face] = known + (face not in start)
        return known

    def _places(self, node: Node, face: Face) -> Iterator[Node]:
        """Every way to give a loose tile a set."""
        c, n = colour(face), number(face)
        for i, (v, lacks) in node.groups.items():
            if v == n and lacks >> c & 1:
                yield self._grow_group(node, i, face)
        for i, (first, last) in node.rows[c].items():
            if n > last:
                between = tuple(range(face - n + last + 1, face))
                for after in self._take(node, between):
                    yield self._grow_row(after, i, (first, n), (), (*between, face))
            elif n < first:
                between = tuple(range(face + 1, face + first - n))
                for after in self._take(node, between):
                    yield self._grow_row(after, i, (n, last), (face, *between), ())
        for others in _others(face):
            for after in self._take(node, others):
                yield self._begin(after, (face, *others))

    def _take(self, node: Node, faces: tuple[Face, ...]) -> list[Node]:
        """Every way to have these tiles: loose ones, or out of a set that is broken for it."""
        lack = [face for face in faces if face not in node.loose]
        if not lack:
            return [_without(node, *faces)] if faces else [node]
        found: list[Node] = []
        if node.left:
            tried = None
            for i in self.where.get(lack[0], ()):
                if not node.fixed >> i & 1 and self.table[i] != tried:
                    tried = self.table[i]
                    found += self._take(self._break(node, i), faces)
        elif not self.more:
            self.more = all(self._breakable(node, face) for face in lack)
        return found

    def _breakable(self, node: Node, face: Face) -> bool:
        return any(not node.fixed >> i & 1 for i in self.where.get(face, ()))

    def _break(self, node: Node, i: int) -> Node:
        meld = self.table[i]
        loose = node.loose.copy()
        for face in meld.tiles:
            loose[face] = loose.get(face, 0) + 1
        rows, groups = node.rows, node.groups
        if meld.is_group:
            groups = {at: one for at, one in groups.items() if at != i}
        else:
            c = colour(meld.tiles[0])
            rows = _changed(rows, c, {at: one for at, one in rows[c].items() if at != i})
        bit = 1 << i
        return Node(
            loose, node.left - 1, node.fixed | bit, node.broken | bit, rows, groups, node.melds
        )

    def _grow_group(self, node: Node, i: int, face: Face) -> Node:
        old = node.melds.get(i) or self.table[i]
        groups = {at: one for at, one in node.groups.items() if at != i}
        melds = {**node.melds, i: group((*old.tiles, face))}
        return node._replace(groups=groups, melds=melds, fixed=node.fixed | 1 << i)

    def _grow_row(
        self,
        node: Node,
        i: int,
        to: Span,
        before: tuple[Face, ...],
        after: tuple[Face, ...],
    ) -> Node:
        old = node.melds.get(i) or self.table[i]
        c = colour((*before, *after)[0])
        return node._replace(
            fixed=node.fixed | 1 << i,
            rows=_changed(node.rows, c, {**node.rows[c], i: to}),
            melds={**node.melds, i: row((*before, *old.tiles, *after))},
        )

    def _begin(self, node: Node, faces: tuple[Face, ...]) -> Node:
        """A new set of three."""
        i = self.fresh
        self.fresh += 1
        first, last = min(faces), max(faces)
        if last - first == 2:
            c = colour(first)
            rows = _changed(node.rows, c, {**node.rows[c], i: (number(first), number(last))})
            return node._replace(rows=rows, melds={**node.melds, i: row(sorted(faces))})
        lacks = 15 - sum(1 << colour(face) for face in faces)
        groups = {**node.groups, i: (number(first), lacks)}
        return node._replace(groups=groups, melds={**node.melds, i: group(faces)})


def _without(node: Node, *faces: Face) -> Node:
    loose = node.loose.copy()
    for face in faces:
        if loose[face] == 1:
            del loose[face]
        else:
            loose[face] -= 1
    return node._replace(loose=loose)


def _changed(
    rows: tuple[dict[int, Span], ...], c: int, new: dict[int, Span]
) -> tuple[dict[int, Span], ...]:
    return (*rows[:c], new, *rows[c + 1 :])


@cache
def _others(face: Face) -> tuple[tuple[Face, ...], ...]:
    """The pairs of tiles with which a tile is a set."""
    c, n = colour(face), number(face)
    rows = [
        tuple(face_of(c, v) for v in range(first, first + 3) if v != n)
        for first in range(max(1, n - 2), min(n, 11) + 1)
    ]
    return (*rows, *combinations([face_of(d, n) for d in range(4) if d != c], 2))
