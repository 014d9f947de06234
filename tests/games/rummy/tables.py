"""Tables and racks made by a seeded generator, for properties and for the bench."""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

from games.rummy.board import (
    JOKER,
    TILES,
    Meld,
    arrange,
    group,
    group_number,
    missing,
    row,
    span,
    tile,
)


class Position(NamedTuple):
    """A table and the rack of an opened player."""

    table: tuple[Meld, ...]
    rack: tuple[int, ...]
    picked: tuple[int, ...]  # some tiles of the rack that one might want to lay


def position(
    rng: random.Random, tiles: tuple[int, int], rack: tuple[int, int], jokers: int
) -> Position:
    """A random position; `tiles` and `rack` are the smallest and largest numbers of tiles."""
    left = Counter(TILES)
    left[JOKER] = jokers
    melds: list[Meld] = []
    wanted = rng.randint(*tiles)
    for _ in range(2000):
        if sum(len(meld.tiles) for meld in melds) >= wanted:
            break
        meld = _meld(rng, left)
        if (
            sum(len(m.tiles) for m in melds) + len(meld.tiles) <= tiles[1]
            and Counter(meld.tiles) <= left
        ):
            left -= Counter(meld.tiles)
            melds.append(meld)
    pool = sorted(left.elements())
    rng.shuffle(pool)
    hand = pool[: min(rng.randint(*rack), len(pool))]
    if left[JOKER] and rng.random() < 0.7:
        hand = [*hand[1:], JOKER] if JOKER not in hand else hand
    picked = rng.sample(hand, min(len(hand), rng.randint(1, 4)))
    return Position(arrange(melds), tuple(sorted(hand)), tuple(sorted(picked)))


def with_exchanges(rng: random.Random, tiles: tuple[int, int]) -> Position:
    """A table with jokers on it, and a rack with most of the tiles that they stand for."""
    left = Counter(TILES)
    left[JOKER] = rng.choice((1, 2, 2))
    melds: list[Meld] = []
    wanted = rng.randint(*tiles)
    while left[JOKER] or sum(len(meld.tiles) for meld in melds) < wanted:
        meld = _meld(rng, left)
        if left[JOKER] and not meld.jokers:
            faces = list(meld.tiles)
            faces[rng.randrange(len(faces))] = JOKER
            meld = group(faces) if meld.is_group else row(faces)
        if Counter(meld.tiles) <= left:
            left -= Counter(meld.tiles)
            melds.append(meld)
    hand = []
    for meld in melds:
        for face in _stands_for(meld):
            if left[face] and rng.random() < 0.8:
                left[face] -= 1
                hand.append(face)
    pool = sorted(left.elements())
    rng.shuffle(pool)
    hand += pool[: rng.randint(1, 6)]
    picked = rng.sample(hand, rng.randint(1, min(5, len(hand))))
    return Position(arrange(melds), tuple(sorted(hand)), tuple(sorted(picked)))


def _stands_for(meld: Meld) -> list[int]:
    """The tiles that could take the place of a joker in it (R11)."""
    if not meld.jokers:
        return []
    if meld.is_group:
        return [tile(c, group_number(meld)) for c in missing(meld)]
    c, first, _ = span(meld)
    return [tile(c, first + i) for i, face in enumerate(meld.tiles) if face == JOKER]


def _meld(rng: random.Random, left: Counter[int]) -> Meld:
    """Some set; with a joker now and then."""
    if rng.random() < 0.45:
        number = rng.randint(1, 13)
        faces = [tile(c, number) for c in rng.sample(range(4), rng.choice((3, 3, 4)))]
    else:
        length = rng.choice((3, 3, 3, 4, 4, 5, 6, 7))
        first, c = rng.randint(1, 14 - length), rng.randrange(4)
        faces = [tile(c, first + i) for i in range(length)]
    is_group = faces[0] % 13 == faces[1] % 13
    if left[JOKER] and rng.random() < 0.12:
        faces[rng.randrange(len(faces))] = JOKER
    return group(faces) if is_group else row(faces)
