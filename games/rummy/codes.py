"""The steps of the menus as numbers: what a button says, whatever else is offered beside it.

A tile is named by its id, a set by its kind, place and jokers, so that a step means the same
however the rack is sorted and paged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.rummy.board import (
    JOKER,
    Face,
    Meld,
    colour,
    group,
    group_number,
    row,
    span,
    tile,
)

DRAW: Final = 0
PASS: Final = 1
FIND: Final = 2  # a place for the tiles picked
HAND: Final = 3  # say which sets change, and into what
BUILD: Final = 4  # enough sets are named
MOST_TILES: Final = 5
MOST_POINTS: Final = 6
BY_COLOUR: Final = 7
BY_NUMBER: Final = 8
PAGE: Final = 100  # + the first face on it
TILE_ON: Final = 200  # + an id
TILE_OFF: Final = 400

# + the code of a set
LAY_SET: Final = 10_000_000
SET_ON: Final = 20_000_000
SET_OFF: Final = 30_000_000
MAKE: Final = 40_000_000
# + twice the code of a set on the table, + 1 for the second of two equal ones
TAKE_ON: Final = 60_000_000
TAKE_OFF: Final = 80_000_000
SHELF: Final = 100_000_000  # a page of sets, by its first
MORE: Final = 120_000_000  # a page of sets to make, by its first
ONTO: Final = 140_000_000  # the tiles picked go to this set of the table

_GROUPS: Final = 8_000_000  # rows come before, groups after


def set_code(meld: Meld) -> int:
    """A set as a number below 10,000,000."""
    if meld.is_group:
        mask = sum(1 << colour(face) for face in meld.tiles if face != JOKER)
        return _GROUPS + (group_number(meld) * 16 + mask) * 4 + meld.jokers
    c, first, _ = span(meld)
    wild = sum(1 << i for i, face in enumerate(meld.tiles) if face == JOKER)
    return ((c * 14 + first) * 14 + len(meld.tiles)) * 8192 + wild


def read_set(code: int) -> Meld:
    """The inverse."""
    if code >= _GROUPS:
        rest, jokers = divmod(code - _GROUPS, 4)
        number, mask = divmod(rest, 16)
        faces = [tile(c, number) for c in range(4) if mask >> c & 1]
        return group((*faces, *[JOKER] * jokers))
    rest, wild = divmod(code, 8192)
    rest, length = divmod(rest, 14)
    c, first = divmod(rest, 14)
    return row(JOKER if wild >> i & 1 else tile(c, first + i) for i in range(length))


def tile_ids(rack: Sequence[Face]) -> list[int]:
    """The ids of the tiles of a sorted rack."""
    return [face * 2 + (i > 0 and rack[i - 1] == face) for i, face in enumerate(rack)]


def set_ids(table: Sequence[Meld]) -> list[int]:
    """Twice the code of each set of a table, + 1 for the second of two equal ones."""
    return [set_code(meld) * 2 + (i > 0 and table[i - 1] == meld) for i, meld in enumerate(table)]
