"""Computer players: they see their view, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from games.protocol import Dice, Refused
from games.rummy.board import JOKER, Face
from games.rummy.fitting import lay_of
from games.rummy.judge import Lay
from games.rummy.solver import Answer, most, most_beside
from games.rummy.state import Action, Draw, Pass, View
from games.text import Text


def choose(view: View, level: str, dice: Dice) -> Action:  # noqa: ARG001 - nothing is left to chance
    """What a computer player of that level does."""
    if not view.is_due:
        raise Refused(Text("rummy-not-due"))
    lay = _simple(view) if level == "easy" else _clever(view)
    if lay is not None:
        return lay
    return Draw() if view.stock_size else Pass()


def _simple(view: View) -> Lay | None:
    """Opens when it can; then adds what fits without taking anything apart."""
    if not view.is_open:
        return lay_of(view, most(view.table, view.rack, by="tiles", opened=False))
    return lay_of(view, most_beside(view.table, view.rack))


def _clever(view: View) -> Lay | None:
    """Lays as many tiles as it can, however the table turns; keeps a joker that helps."""
    best = _most(view, view.rack)
    lay = lay_of(view, best)
    if lay is None or JOKER not in lay.tiles or len(lay.tiles) == len(view.rack):
        return lay
    if _is_late(view):
        return lay
    plain = _most(view, tuple(face for face in view.rack if face != JOKER))
    # While nobody is about to end it, a joker on the rack is worth more than one tile off it.
    if len(plain.tiles) + 2 * lay.tiles.count(JOKER) >= len(lay.tiles):
        return lay_of(view, plain) or lay
    return lay


def _most(view: View, rack: Sequence[Face]) -> Answer:
    return most(view.table, rack, by="tiles", opened=view.is_open)


def _is_late(view: View) -> bool:
    """Could the round end before the next turn?"""
    others = [size for seat, size in enumerate(view.sizes) if seat != view.seat]
    return min(others) <= 4 or not view.stock_size
