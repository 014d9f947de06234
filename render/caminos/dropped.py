"""How the last stone came to lie where it does: it drops on its cells."""

from __future__ import annotations

from typing import Final

from games.caminos.state import View
from render.caminos.above import visible
from render.caminos.bare import grid
from render.caminos.scene import Scene
from render.motion import Motion, Moved, Stop, moment

FALL: Final = 6  # beats
BAND: Final = 8  # what the line round a new stone needs beyond its cells


def moved(view: View, shown: Scene) -> Moved:
    """The last stone, seen from above; one that is not placed yet has not moved."""
    placed = len(view.stones) - (view.ghost is not None)
    now = moment(view.state.round, placed)
    if view.ghost is not None or not placed:
        return Moved(now)
    cells = grid(view.board.name)
    c = cells.cell
    motions = []
    for place in visible(shown, placed - 1):
        x, y = cells.corner(place)
        x, y = x - BAND, y - BAND
        way = (Stop(x, y - c, 0), Stop(x, y, FALL))
        motions.append(Motion((x, y, c + 2 * BAND, c + 2 * BAND), way, appears=True))
    return Moved(now, moment(view.state.round, placed - 1), tuple(motions))
