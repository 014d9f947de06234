"""By hand: sets are taken apart and new ones named, one after the other.

Each set that is named holds the lowest tile that lies loose, so every arrangement can be said
in exactly one order, and only sets are offered from which the rest can still be arranged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product

from games.protocol import Refused
from games.rummy.board import (
    JOKER,
    Face,
    Meld,
    arrange,
    colour,
    contains,
    group,
    number,
    row,
    spread,
    tile,
)
from games.rummy.judge import Lay, is_new, lay_to, settle
from games.rummy.locks import is_locked, settings
from games.rummy.solver import partition, place
from games.rummy.state import View

LEAVES = 200  # arrangements tried before the simplest of them is shown
TRIES = 120  # questions to the solver for one prompt, where jokers are exchanged


class Bench:
    """What lies loose: tiles picked from the rack, and those of the sets taken apart."""

    def __init__(self, view: View, tiles: Sequence[Face], taken: Sequence[Meld]) -> None:
        self.view = view
        self.tiles = tuple(tiles)
        self.taken = tuple(taken)
        self.loose = Counter(tiles) + spread(taken)
        self.locked = [meld for meld in taken if is_locked(meld)]
        self.known: list[Counter[Meld]] = []  # arrangements of all that is loose
        self.tries = TRIES

    def lay(self, melds: Sequence[Meld]) -> Lay | None:
        """The lay that these sets, instead of those taken, amount to, if it is allowed."""
        after = Counter(self.view.table) - Counter(self.taken) + Counter(melds)
        try:
            lay = lay_to(self.view.table, arrange(after.elements()))
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

    def can_end(self, made: Sequence[Meld], left: Counter[Face]) -> bool:
        """Can the rest be arranged so that all is allowed? What is once found stays known."""
        if any(Counter(made) <= known for known in self.known):
            return True
        if not left:
            return self.lay(made) is not None
        rest = partition(left)
        if rest is None:
            return False
        return self._is_known((*made, *rest)) or any(
            self._is_known((*made, *melds)) for melds in self._endings(made, left)
        )

    def _is_known(self, melds: Sequence[Meld]) -> bool:
        """Is this allowed? Then remember it."""
        allowed = self.lay(melds) is not None
        if allowed:
            self.known.append(Counter(melds))
        return allowed

    def _endings(self, made: Sequence[Meld], left: Counter[Face]) -> Iterator[Sequence[Meld]]:
        """Arrangements of the rest that mind R10 to R12, one or none for each way to do so."""
        if not made:
            yield place(self.taken, self.tiles, opened=self.view.is_open).table or ()
        if not self.locked:
            return  # nothing but the sets themselves is in the way
        free = [meld for meld in self.view.table if not is_locked(meld)]
        for way in settings(self.locked, Counter(self.tiles)):
            olds = [*free, *(form.meld for form in way if not form.locked)]
            kept = [form.meld for form in way if form.locked]
            freed = sum(len(form.paid) for form in way)
            for hosts in _homes(kept, made):
                whole = [one for one, host in zip(kept, hosts, strict=True) if host is None]
                others = [meld for i, meld in enumerate(made) if i not in hosts]
                due = freed - sum(meld.jokers for meld in others if is_new(meld, olds))
                if spread(whole) <= left:
                    yield from self._fitted(whole, left - spread(whole), due, olds)

    def _fitted(
        self, whole: Sequence[Meld], loose: Counter[Face], due: int, olds: Sequence[Meld]
    ) -> Iterator[Sequence[Meld]]:
        """Loose tiles beside these sets or on them, with so many jokers in new sets (R12)."""
        if due > 0:
            for meld in _with_joker(loose):
                if self.tries > 0 and is_new(meld, olds):
                    rest = loose - Counter(meld.tiles)
                    for melds in self._fitted(whole, rest, due - meld.jokers, olds):
                        yield (meld, *melds)
        elif not loose:
            yield whole
        elif self.tries > 0:
            self.tries -= 1
            answer = place(whole, loose.elements(), opened=True)
            if answer.table is not None:
                yield answer.table


def _homes(kept: Sequence[Meld], made: Sequence[Meld]) -> Iterator[tuple[int | None, ...]]:
    """Every way to find locked sets, each in a set of its own among those made, or nowhere yet."""
    homes = [[None, *(i for i, meld in enumerate(made) if contains(meld, one))] for one in kept]
    for hosts in product(*homes):
        found = [i for i in hosts if i is not None]
        if len(set(found)) == len(found):
            yield hosts


def _with_joker(loose: Counter[Face]) -> list[Meld]:
    """Short sets with a joker: a longer one falls into such a set and others, no less new."""
    found = {
        meld
        for face in loose
        if face != JOKER and loose[JOKER]
        for meld in (*_rows(loose, face), *_groups(loose, face))
        if meld.jokers and len(meld.tiles) <= 5
    }
    return sorted(found, key=lambda meld: (len(meld.tiles), meld))


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
