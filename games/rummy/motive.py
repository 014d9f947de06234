"""Why a good player would do that: one sentence."""

from __future__ import annotations

from games.rummy.board import points
from games.rummy.judge import Lay
from games.rummy.state import Action, View
from games.text import Text


def motive(view: View, action: Action) -> Text:
    """Why a good player would do it in the place of the viewing seat."""
    if not isinstance(action, Lay):
        return Text("rummy-motive-wait" if view.is_open else "rummy-motive-closed")
    left = len(view.rack) - len(action.tiles)
    if not left:
        return Text("rummy-motive-out")
    return Text("rummy-motive-lay", tiles=len(action.tiles), points=points(action.tiles), left=left)
