"""What moved to give a picture: pieces of it, and the ways on which they came to their places.

A page that shows the picture before can let them travel. Everything here is made of the same view
as the picture, in its pixels, and tells nothing that the picture does not show.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple, TypeAlias

Area: TypeAlias = tuple[int, int, int, int]


class Stop(NamedTuple):
    """Where the upper left corner of a piece is at a beat; between two it goes straight."""

    x: int
    y: int
    beat: int


class Motion(NamedTuple):
    """A piece of the new picture on its way to where it lies: the last stop."""

    piece: Area
    way: tuple[Stop, ...]
    disc: bool = False
    leaves: bool = False
    """From its first beat on, its first stop looks as in the new picture."""
    appears: bool = False
    """It was not seen before."""


class Moved(NamedTuple):
    """Which moment of a game a picture shows, and what moved since the moment before it.

    Whoever has not just been shown the moment before has nothing to see moving.
    """

    moment: str = ""
    since: str = ""
    motions: tuple[Motion, ...] = ()


STILL: Final = Moved()
"""A picture of no moment: nothing ever moves to it, or from it."""


def still() -> Moved:
    """Of a picture in which nothing moves."""
    return STILL


def moment(*parts: Hashable) -> str:
    """The name of a moment: the same for the same parts, within one game."""
    return ".".join(map(str, parts))
