"""What the contract suite must be told of a game: three facts that no view can tell it.

A new game adds its entry here; the suite itself need not be touched.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.text import Tag


@dataclass(frozen=True)
class Facts:
    """`unplayable`: what a seat holds and cannot play now, found the plain way.

    `hides`: whether anything is hidden at all. `codes`: the steps of the menu that lead to an
    action, each with its alternatives, questions with one answer included; only needed where
    plays can be very many.
    """

    unplayable: Callable[[Any], set[Tag]]
    hides: bool
    codes: Callable[[Any, Any], list[tuple[int, ...]]] | None = None


def _dog_unplayable(view: Any) -> set[Tag]:
    from games.dog.board import ranks
    from games.dog.plays import card_plays

    if view.due != "play":
        return set()
    return {
        Tag("dog-card", rank)
        for rank in ranks(view.hand)
        if not any(True for _ in card_plays(view.kind, view.board, view.seat, rank, view.sizes))
    }


def _dog_codes(view: Any, action: Any) -> list[tuple[int, ...]]:
    """Card, then each portion: its marble and its steps."""
    from games.dog.board import FINISH
    from games.dog.menu import code
    from games.dog.node import HOMEWARD, SPLIT, STEAL, SWAP
    from games.dog.sevens import distance, walked
    from games.dog.state import Play, Steal, Swap

    steps: list[tuple[int, ...]] = [(code(action.card),)]
    match action:
        case Steal():
            return [*steps, (STEAL + action.victim,)]
        case Swap():
            return [*steps, (action.mine,), (SWAP,), (action.theirs,)]
        case Play(card, ((f, t),)) if card != "7":
            return [*steps, (f,), (t,)]
    board = view.board
    if action.card == "X":
        steps.append((SPLIT,))
    for f, t in action.moves:
        n = distance(view.kind, board, f, t)
        steps += (
            [(f + HOMEWARD, f), (n + HOMEWARD, n)] if f < FINISH <= t else [(f,), (n + HOMEWARD, n)]
        )
        board = walked(view.kind, board, view.seat, ((f, t),)).board
    return steps


def _caminos_unplayable(view: Any) -> set[Tag]:
    """Every shape without a placement; of one that is used up there is none either."""
    from games.caminos import CAMINOS

    found = {CAMINOS.write(view, play)[0] for play in CAMINOS.plays(view)}
    return {Tag("caminos-stone", letter) for letter in "LTZO" if letter not in found}


def _rummy_unplayable(view: Any) -> set[Tag]:
    """Tiles that no lay has in it, found by an integer program and not by the game's solver; where
    there is no help, it is told of none whether it fits.
    """
    from games.rummy.board import tag
    from tests.games.rummy.program import layable

    if not view.is_due:
        return set()
    if view.setup["assist"] == "none":
        return {tag(face) for face in view.rack}
    found = layable(view.table, view.rack, opened=view.is_open)
    return {tag(face) for face in view.rack if face not in found}


FACTS = {
    "caminos": Facts(_caminos_unplayable, hides=False),
    "dog": Facts(_dog_unplayable, hides=True, codes=_dog_codes),
    "rummy": Facts(_rummy_unplayable, hides=True),
}
