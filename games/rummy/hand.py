"""By hand: sets are taken apart and new ones named, one after the other.

Each set that is named holds the lowest tile that lies loose, so every arrangement can be said
in exactly one order, and only sets are offered from which the rest can still be arranged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product

from games.protocol import Refused
from games.rummy.board import JOKER, Face, Meld, arrange, colour, group, number, row, tile
from games.rummy.judge import Lay, settle
from games.rummy.solver import partition
from games.rummy.state import View

LEAVES = 200  # arrangements tried for one set before it is left out


class Bench:
    """What lies loose: tiles picked from the rack, and those of the sets taken apart."""

    def __init__(self, view: View, tiles: Sequence[Face], taken: Sequence[Meld]) -> None:
        self.view = view
        self.tiles = tuple(tiles)
        self.taken = tuple(taken)
        self.loose = Counter(tiles) + Counter(face for meld in taken for face in meld.tiles)

    def lay(self, melds: Sequence[Meld]) -> Lay | None:
        """The lay that these sets amount to, if it is allowed."""
        lay = Lay(self.tiles, arrange(melds))
        try:
            settle(self.view.table, self.view.rack, lay, opened=self.view.is_open)
        except Refused:
            return None
        return lay

    def simplest(self) -> Lay | None:
        """All that is loose, in as few sets as it can lie in; None: it cannot."""
        found = islice(_arrangements(self.loose), LEAVES)
        lays = (self.lay(melds) for melds in sorted(found, key=len))
        return next((lay for lay in lays if lay is not None), None)

    def offers(self, made: Sequence[Meld]) -> list[Meld]:
        """The sets that may be named next."""
        left = self.loose - Counter(face for meld in made for face in meld.tiles)
        return [
            meld
            for meld in _around_lowest(left)
            if self.can_end((*made, meld), left - Counter(meld.tiles))
        ]

    def can_end(self, made: tuple[Meld, ...], left: Counter[Face]) -> bool:
        """Can the rest be arranged so that all is allowed?"""
        for _, melds in zip(range(LEAVES), _arrangements(left), strict=False):
            if self.lay((*made, *melds)) is not None:
                return True
        return False


def _arrangements(left: Counter[Face]) -> Iterator[tuple[Meld, ...]]:
    if not left:
        yield ()
        return
    if partition(left) is None:
        return
    for meld in _around_lowest(left):
        for rest in _arrangements(left - Counter(meld.tiles)):
            yield (meld, *rest)


def _around_lowest(left: Counter[Face]) -> list[Meld]:
    """Every set of loose tiles with the lowest of them, shortest first."""
    numbered = [face for face in left if face != JOKER]
    if not numbered:
        return []
    lowest = min(numbered)
    found = {*_rows(left, lowest), *_groups(left, lowest)}
    return sorted(found, key=lambda meld: (len(meld.tiles), meld.is_group, meld.jokers, meld))


def _rows(left: Counter[Face], lowest: Face) -> Iterator[Meld]:
    c, n = colour(lowest), number(lowest)
    for first in range(max(1, n - left[JOKER]), n + 1):
        for last in range(first + 2, 14):
            cells = []
            for at in range(first, last + 1):
                face = tile(c, at)
                cells.append([f for f in (face, JOKER) if left[f] and (at != n or f == face)])
            if not all(cells):
                break
            for tiles in product(*cells):
                if tiles.count(JOKER) <= left[JOKER]:
                    yield row(tiles)


def _groups(left: Counter[Face], lowest: Face) -> Iterator[Meld]:
    n = number(lowest)
    others = [tile(c, n) for c in range(4) if c != colour(lowest) and left[tile(c, n)]]
    for many in range(len(others) + 1):
        for chosen in combinations(others, many):
            for jokers in range(left[JOKER] + 1):
                if 3 <= 1 + many + jokers <= 4:
                    yield group((lowest, *chosen, *[JOKER] * jokers))
