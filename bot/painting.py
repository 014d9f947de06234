"""From an order to a picture: the one bridge between the core and its painters."""

from __future__ import annotations

from bot.screen import Order, Say
from render import Picture, paint


def painter(order: Order, names: tuple[str, ...], say: Say, theme: str) -> Picture:
    """The picture that was ordered. Called off the event loop."""
    return paint(
        order.game,
        order.view,
        names=names,
        say=say,
        theme=theme,
        since=order.since,
        marks=order.marks,
    )
