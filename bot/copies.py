"""A place that everyone sees, as each of them may have it.

In a chat all look at one message, so its buttons are for anybody. On a page everyone has a copy
of their own, and it offers what that person can do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.screen import Button, Screen


def shared(screen: Screen) -> Screen:
    """What all look at together."""
    return _kept(screen, lambda button: not button.apart)


def read_by(screen: Screen, person: str | None, *, decides: bool = True) -> Screen:
    """The copy of one person, by their key; None: of whoever only looks on. `decides`: for the
    table, as whoever opened it does.
    """
    key = person or ""

    def theirs(button: Button) -> bool:
        if button.ruled and not decides:
            return False
        return (button.only is None or key in button.only) and key not in button.but

    return _kept(screen, theirs)


def ruled(screen: Screen) -> bool:
    """Is there anything on it for those who decide alone?"""
    return any(button.ruled for row in screen.controls for button in row)


def _kept(screen: Screen, good: Callable[[Button], bool]) -> Screen:
    if all(good(button) for row in screen.controls for button in row):
        return screen
    rows = (tuple(filter(good, row)) for row in screen.controls)
    return replace(screen, controls=tuple(row for row in rows if row))
