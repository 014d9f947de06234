"""What the chapters on Caminos share: positions that come again, and what is asked of them.

Positions are written as in the rules: `c4=G d4=YGG` are columns from the bottom up, every
other cell is empty unless `rest` says otherwise.
"""

from __future__ import annotations

from games.caminos import CAMINOS
from games.protocol import Unreadable
from games.text import Tag
from tests.games.caminos.table import lay_out

NO_STONES = "L0T0Z0O0"
TO_G4 = "a4=G b4=G c4=G d4=G e4=G f4=G g4=G"  # green along row 4, only h4 is missing
FIGURE_5 = "a4=G b4=GGG c4=YGG d4=YGG e4=G f4=G f5=G g5=G h5=G"
FULL_UP = {"rest": "BBB", "hands": f"L0T0Z0O1|{NO_STONES}"}  # green's O on c4 and d4 ends it


def path(columns: str, board: str = "square") -> int | None:
    """The faces of green's winning path over these columns; None where there is none."""
    try:
        over = lay_out(columns, board=board, turn="0!")
    except Unreadable:
        return None
    assert over.way is not None
    return over.way.faces


def winners(state) -> tuple[int, ...]:
    """Who won the round or the match."""
    return CAMINOS.outcome(state).winners


def hollow(*cells: str) -> tuple[str, dict]:
    """The refusal of a stone that would be hollow there."""
    return "caminos-hollow", {"cells": tuple(Tag("caminos-cell", cell) for cell in cells)}


def none_left(letter: str) -> tuple[str, dict]:
    """The refusal where no such stone is left."""
    return "caminos-none-left", {"stone": Tag("caminos-stone", letter)}
