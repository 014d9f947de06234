"""Pictures: a view of a game becomes a PNG file, the same in words, and places to press."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from games.text import Text
from render import caminos, dog, rummy
from render.picture import Brief, Painter, Picture, Plan, Say, pointing, shortened

__all__ = [
    "PAINTERS",
    "SIDES",
    "Picture",
    "Plan",
    "Say",
    "colours_of",
    "finishes_of",
    "paint",
    "pointing",
]

PAINTERS: Final[Mapping[str, Painter[Any]]] = MappingProxyType(
    {"caminos": caminos.paint, "dog": dog.paint, "rummy": rummy.paint}
)


SIDES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"caminos": (caminos.SOLID, caminos.BACK)}
)
"""Marks that show a board from another side, for games that have one."""


def colours_of(game: str, players: int) -> tuple[int, ...]:
    """The colour and mark of each seat, where they are not in the order of the seats."""
    return tuple(map(caminos.mark, range(players))) if game == "caminos" else ()


def finishes_of(game: str, view: Any) -> tuple[int, ...]:
    """The marbles that each seat has home, a bit a field, for a game in which they go there."""
    return dog.finishes(view) if game == "dog" else ()


def paint(
    game: str,
    view: Any,
    *,
    names: Sequence[str],
    say: Say,
    theme: str,
    since: int = 0,
    marks: Sequence[str] = (),
    ended: bool = False,
    plan: Plan | None = None,
) -> Picture:
    """The picture of a view: board and, for a seat, its hand.

    `names` are people's, by seat, and `say` calls seats by them. `since` says how many plays at
    the end of the record are new to this reader. `marks` are places to point at: `pointing` has
    those of a question, whose preview is then the view. `ended`: nobody plays on, whatever the
    rules say. `plan`: it is about a play of later. Several threads may paint at once.
    """
    brief = Brief(tuple(names), say, theme, since, tuple(marks), ended=ended, plan=plan)
    picture = PAINTERS[game](view, brief)
    if plan is None:
        return picture
    first = say(Text("picture-plan-line", what=plan.said))
    alt = shortened(f"{first} {picture.alt}")
    return replace(picture, alt=alt, alt_long=f"{first}\n{picture.alt_long}")
