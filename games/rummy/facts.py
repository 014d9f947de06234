"""What people talk about after a game: the longest lay, and who had to draw."""

from __future__ import annotations

from collections.abc import Iterable

from games.protocol import Deed, Fact
from games.rummy.judge import Lay
from games.rummy.state import Action, State


def facts(deeds: Iterable[Deed[State, Action]]) -> tuple[Fact, ...]:
    """The most tiles laid at once, and the tiles drawn, by seat."""
    most: list[int] = []
    drawn: list[int] = []
    for before, seat, action, after in deeds:
        if not most:
            most, drawn = [0] * after.players, [0] * after.players
        if isinstance(action, Lay):
            most[seat] = max(most[seat], len(action.tiles))
        elif seat >= 0:
            drawn[seat] += len(before.stock) - len(after.stock)
    return Fact("rummy-most", tuple(most), record=True), Fact("rummy-drawn", tuple(drawn))
