"""Why a good player would do that: one sentence about how far both sides are then."""

from __future__ import annotations

from games.caminos.actions import Action
from games.caminos.distance import FAR, distance, flat, ground
from games.caminos.rules import apply
from games.caminos.state import State, View
from games.caminos.stones import colour_of
from games.text import Text


def motive(view: View, action: Action) -> Text:
    """Why a good player would do it in the place of the viewing seat."""
    state, seat = view.state, view.seat or 0
    after, colour = apply(state, seat, action).state, colour_of(seat)
    if after.joined:
        return Text("caminos-motive-win")
    mine = _cells(after, colour), _cells(state, colour)
    theirs = _cells(after, 1 - colour), _cells(state, 1 - colour)
    if theirs[0] >= FAR > theirs[1]:
        return Text("caminos-motive-shut")
    if theirs[0] > theirs[1]:
        return Text("caminos-motive-block", cells=theirs[0], before=theirs[1])
    if mine[0] < mine[1]:
        return Text("caminos-motive-near", cells=mine[0], before=mine[1])
    return Text("caminos-motive-build")


def _cells(state: State, colour: int) -> int:
    """How many cells a colour must turn at least to join two sides."""
    return distance(state.board, flat(ground(state.board, state.field, colour)), FAR)
