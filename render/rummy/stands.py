"""What a tile on the table shows: its own face, or what a joker stands for."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.rummy.board import JOKER, Meld, colour, group_number, missing, number, span


class Shown(NamedTuple):
    """A number, and the colours that its band has: two where a joker's colour is open."""

    number: int  # 0: a joker on a rack
    colours: tuple[int, ...]
    joker: bool


ALONE = Shown(0, (), joker=True)


def face_of(face: int) -> Shown:
    """A tile that is in no set."""
    return ALONE if face == JOKER else Shown(number(face), (colour(face),), joker=False)


@lru_cache(1 << 11)
def shown(meld: Meld) -> tuple[Shown, ...]:
    """Every tile of a set as it reads; a joker in a row has the number of its place (R9)."""
    if meld.is_group:
        joker = Shown(group_number(meld), missing(meld), joker=True)
        return tuple(joker if face == JOKER else face_of(face) for face in meld.tiles)
    c, first, _ = span(meld)
    return tuple(
        Shown(first + i, (c,), joker=True) if face == JOKER else face_of(face)
        for i, face in enumerate(meld.tiles)
    )
