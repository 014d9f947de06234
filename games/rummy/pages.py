"""A large rack, page by page: about as many tiles on each, and what belongs together together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from games.rummy import codes
from games.rummy.board import JOKER, Face, colour, number

PAGE: Final = 12  # tiles at a time; one more rather than two equal ones apart
WORTH: Final = 2  # tiles that a page may have more or less, to end where a colour ends


def paged(rack: Sequence[Face], sort: str) -> list[list[int]]:
    """The ids of a rack in the order of its owner, on as few pages as have room for them."""
    ids = sorted(codes.tile_ids(rack), key=partial(_place, sort))
    if len(ids) <= PAGE:
        return [ids]
    pages: list[list[int]] = []
    for left in range(len(ids) // PAGE + 1, 1, -1):
        end = _end(ids, left, sort)
        pages.append(ids[:end])
        ids = ids[end:]
    return [*pages, ids]


def _end(ids: Sequence[int], left: int, sort: str) -> int:
    """Where the first of so many pages ends: near its share, and rather between two colours or two
    numbers; never between two equal tiles.
    """
    share = len(ids) / left
    least = len(ids) - (left - 1) * PAGE  # what the others have no room for
    ends = [
        end
        for end in range(max(1, least), PAGE + 2)
        if end < len(ids) and ids[end - 1] // 2 != ids[end] // 2
    ]

    def cost(end: int) -> float:
        apart = _kind(sort, ids[end - 1]) != _kind(sort, ids[end])
        return abs(end - share) + (0 if apart else WORTH)

    return min(ends, key=cost)


def _place(sort: str, one: int) -> tuple[int, int]:
    return (0 if sort == "colour" else _kind(sort, one)), one


def _kind(sort: str, one: int) -> int:
    """What tiles are sorted by; a joker has no number and comes last."""
    face = one // 2
    if sort == "colour":
        return colour(face)
    return 14 if face == JOKER else number(face)
