"""Tiles and sets: what lies on the table (R1, R5, R9).

Equal tiles are interchangeable in every rule, so a tile is its *face*: colour * 13 + number - 1,
and 52 for a joker. Where two equal tiles of a rack must be told apart (a menu with a button
each), a tile has an id from 0 to 105: face * 2, or that + 1 for the second one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from games.protocol import Refused
from games.text import Tag, Text

Face: TypeAlias = int

COLOURS: Final = "rbky"  # red, blue, black, yellow
JOKER: Final[Face] = 52
TILES: Final[tuple[Face, ...]] = tuple(face for face in range(53) for _ in range(2))
RACK: Final = 14  # R2: tiles dealt to each
OPENING: Final = 30  # R6: points of the first lay
JOKER_POINTS: Final = 25  # R6, R15


def tile(colour: int, number: int) -> Face:
    """The face of a numbered tile; colours count from 0, numbers from 1."""
    return colour * 13 + number - 1


def colour(face: Face) -> int:
    """0 to 3: red, blue, black, yellow; 4 for a joker."""
    return face // 13


def number(face: Face) -> int:
    """1 to 13; for a numbered tile only."""
    return face % 13 + 1


def points(faces: Iterable[Face]) -> int:
    """What tiles count, for the opening and at the end: their numbers, a joker 25 (R6, R15)."""
    return sum(JOKER_POINTS if face == JOKER else face % 13 + 1 for face in faces)


def name(face: Face) -> str:
    """A tile as it is written: `r5`, `J`."""
    return "J" if face == JOKER else f"{COLOURS[face // 13]}{face % 13 + 1}"


FACES: Final = {name(face): face for face in range(53)}


def tag(face: Face) -> Tag:
    """A tile in words."""
    return Tag("rummy-tile", name(face))


def tags(faces: Iterable[Face]) -> tuple[Tag, ...]:
    """Tiles in words, as a list."""
    return tuple(tag(face) for face in faces)


class Meld(NamedTuple):
    """A set: a row in the order of its numbers, or a group in the order of colours, jokers last."""

    is_group: bool
    tiles: tuple[Face, ...]

    def __str__(self) -> str:
        inner = " ".join(name(face) for face in self.tiles)
        return f"{{{inner}}}" if self.is_group else f"[{inner}]"

    @property
    def jokers(self) -> int:
        return self.tiles.count(JOKER)

    @property
    def tag(self) -> Tag:
        """The set in words."""
        return Tag("rummy-set", str(self))


def row(tiles: Iterable[Face]) -> Meld:
    """The tiles as a row, in the order given."""
    return Meld(is_group=False, tiles=tuple(tiles))


def group(tiles: Iterable[Face]) -> Meld:
    """The tiles as a group."""
    return Meld(is_group=True, tiles=tuple(sorted(tiles)))


def span(meld: Meld) -> tuple[int, int, int]:
    """Colour, first and last number of a legal row; a joker stands for the number of its place."""
    for place, face in enumerate(meld.tiles):
        if face != JOKER:
            first = number(face) - place
            return colour(face), first, first + len(meld.tiles) - 1
    raise Refused(Text("rummy-set-jokers", set=meld.tag))


def group_number(meld: Meld) -> int:
    """The number of a legal group."""
    return number(meld.tiles[0])


def missing(meld: Meld) -> tuple[int, ...]:
    """The colours that a group has no tile of."""
    there = {colour(face) for face in meld.tiles}
    return tuple(c for c in range(4) if c not in there)


def check(meld: Meld) -> None:
    """Refuse what is not a row or a group (R5, R9), and say why."""
    numbered = [face for face in meld.tiles if face != JOKER]
    if len(meld.tiles) < 3:
        raise Refused(Text("rummy-set-short", set=meld.tag))
    if not numbered:
        raise Refused(Text("rummy-set-jokers", set=meld.tag))
    if meld.is_group:
        if len({number(face) for face in numbered}) > 1:
            raise Refused(Text("rummy-group-numbers", set=meld.tag))
        if len(set(numbered)) < len(numbered) or len(meld.tiles) > 4:
            raise Refused(Text("rummy-group-colours", set=meld.tag))
        return
    if len({colour(face) for face in numbered}) > 1:
        raise Refused(Text("rummy-row-colours", set=meld.tag))
    _, first, last = span(meld)
    if any(
        f not in (JOKER, tile(colour(numbered[0]), first + i)) for i, f in enumerate(meld.tiles)
    ):
        raise Refused(Text("rummy-row-gap", set=meld.tag))
    if first < 1 or last > 13:
        raise Refused(Text("rummy-row-end", set=meld.tag))


def order(meld: Meld) -> tuple[bool, int, int, tuple[Face, ...]]:
    """How sets lie on the table: rows by colour and first number, then groups by number."""
    if meld.is_group:
        return True, group_number(meld), len(meld.tiles), meld.tiles
    c, first, last = span(meld)
    return False, c * 13 + first, last, meld.tiles


def arrange(melds: Iterable[Meld]) -> tuple[Meld, ...]:
    """Sets in their order on the table: equal tables are equal."""
    return tuple(sorted(melds, key=order))


def spread(melds: Iterable[Meld]) -> Counter[Face]:
    """The tiles of sets, counted."""
    return Counter(face for meld in melds for face in meld.tiles)


def without(rack: Iterable[Face], tiles: Iterable[Face]) -> tuple[Face, ...]:
    """A rack after some of its tiles were taken."""
    left = Counter(rack)
    left.subtract(tiles)
    return tuple(sorted(left.elements()))


def contains(outer: Meld, inner: Meld) -> bool:
    """Has one set only grown into the other: all its tiles, each joker in its place (R10)?"""
    if outer.is_group != inner.is_group:
        return False
    if inner.is_group:
        return set(inner.tiles) <= set(outer.tiles) and inner.jokers <= outer.jokers
    (c, first, last), (d, begin, end) = span(inner), span(outer)
    place = first - begin
    return (
        c == d
        and place >= 0
        and last <= end
        and (outer.tiles[place : place + len(inner.tiles)] == inner.tiles)
    )
