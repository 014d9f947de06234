"""Tables of Caminos to be painted, and their pictures."""

from __future__ import annotations

from functools import partial

from bot.words import Words
from games import GAMES
from render import paint
from tests.render.tables import NAMES, game

CAMINOS = GAMES["caminos"]
SAY = partial(Words().say, names=NAMES)
BARRED = "c3=G d3=YYG d4=G e3=GGG f3=Y g3=YGY"


def picture(view, theme="light", **asked):
    return paint("caminos", view, names=NAMES, say=SAY, theme=theme, **asked)


def states(board: str, players: int = 2):
    return game("caminos", players, board=board, neutral="on", rounds="2")
