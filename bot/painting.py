"""From an order to a picture: the one bridge between the core and its painters."""

from __future__ import annotations

from bot.screen import Board, Chairs, Ended, Order, Say
from render import Picture, colours_of, finishes_of, paint
from render.lobby import Place, paint_lobby
from render.score import Fact, Result, paint_result


def painter(order: Order, names: tuple[str, ...], say: Say, theme: str) -> Picture:
    """The picture that was ordered. Called off the event loop."""
    match order:
        case Board(game, view, since, marks):
            return paint(game, view, names=names, say=say, theme=theme, since=since, marks=marks)
        case Chairs(game, taken, agreed):
            seats = [
                Place(names[seat] if sits else None, ready)
                for seat, (sits, ready) in enumerate(taken)
            ]
            return paint_lobby(game, seats, agreed, say=say, theme=theme)
        case Ended(game, outcome, teams, facts, view):
            colours = colours_of(game, len(names))
            counted = tuple(Fact(what, counts) for what, counts in facts)
            home = finishes_of(game, view)
            result = Result(outcome, names, teams, counted, finishes=home, colours=colours)
            return paint_result(result, say=say, theme=theme)
