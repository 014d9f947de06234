"""Sets with a joker: locked, and opened only by exchange (R10, R11).

A locked set has *forms*: as it lies, or with some of its jokers exchanged for tiles from
the rack. In each form either a locked set remains, which may grow, or its tiles are free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from games.rummy.board import (
    JOKER,
    Face,
    Meld,
    group,
    group_number,
    missing,
    row,
    span,
    tile,
)


class Form(NamedTuple):
    """One way to treat a locked set in a turn."""

    old: Meld
    paid: tuple[Face, ...]  # tiles from the rack that take jokers' places, one a joker
    meld: Meld  # the set with these tiles in it

    @property
    def locked(self) -> bool:
        """Does a joker remain?"""
        return JOKER in self.meld.tiles


def is_locked(meld: Meld) -> bool:
    """R10: a set with a joker may grow, but not be split."""
    return JOKER in meld.tiles


def forms(meld: Meld, rack: Counter[Face]) -> list[Form]:
    """Every form of a locked set that the rack can pay for, fewest exchanges first."""
    found = _row_forms(meld) if not meld.is_group else _group_forms(meld)
    payable = {form for form in found if _can_pay(rack, form.paid)}
    return sorted(payable, key=lambda form: (len(form.paid), form))


def _can_pay(rack: Counter[Face], tiles: Sequence[Face]) -> bool:
    return all(tiles.count(face) <= rack[face] for face in tiles)


def _row_forms(meld: Meld) -> Iterator[Form]:
    c, first, _ = span(meld)
    faces = [
        (JOKER, tile(c, first + place)) if face == JOKER else (face,)
        for place, face in enumerate(meld.tiles)
    ]
    for tiles in product(*faces):
        paid = tuple(new for new, old in zip(tiles, meld.tiles, strict=True) if new != old)
        yield Form(meld, paid, row(tiles))


def _group_forms(meld: Meld) -> Iterator[Form]:
    """R11: that number in any colour missing there; no need to have both."""
    number = group_number(meld)
    numbered = [face for face in meld.tiles if face != JOKER]
    choices = [JOKER, *(tile(c, number) for c in missing(meld))]
    for tiles in product(choices, repeat=meld.jokers):
        paid = tuple(sorted(face for face in tiles if face != JOKER))
        if len(set(paid)) == len(paid):
            yield Form(meld, paid, group((*numbered, *tiles)))


def settings(table: Iterable[Meld], rack: Counter[Face]) -> list[tuple[Form, ...]]:
    """Every choice of a form for each locked set that the rack can pay for together."""
    locked = [forms(meld, rack) for meld in table if is_locked(meld)]
    chosen = [
        setting
        for setting in product(*locked)
        if _can_pay(rack, [face for form in setting for face in form.paid])
    ]
    return sorted(chosen, key=lambda setting: sum(len(form.paid) for form in setting))
