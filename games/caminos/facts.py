"""What people talk about after a game: the longest path."""

from __future__ import annotations

from collections.abc import Iterable

from games.caminos.actions import Action
from games.caminos.state import State
from games.caminos.stones import colour_of
from games.protocol import Deed, Fact


def facts(deeds: Iterable[Deed[State, Action]]) -> tuple[Fact, ...]:
    """The faces of the longest path that each side joined, and the stones it placed, by seat."""
    longest: list[int] = []
    placed: list[int] = []
    for _, seat, _, after in deeds:
        if not longest:
            longest, placed = [0] * after.match.players, [0] * after.match.players
        if seat >= 0:
            placed[seat] += 1
        way = after.way if seat >= 0 else None
        if way is not None:
            for mate in after.match.team(colour_of(after.seat)):
                longest[mate] = max(longest[mate], way.faces)
    path = Fact("caminos-longest", tuple(longest), record=True)
    return path, Fact("caminos-placed", tuple(placed))
