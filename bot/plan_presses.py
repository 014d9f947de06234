"""Buttons of a planned play: looking for one, and thinking better of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot import plan
from bot.press import Guest, Handler, changed
from bot.table_presses import seated, show_hand
from bot.tokens import Token


async def begin(guest: Guest, token: Token) -> None:
    """What could I play if it were my turn?"""
    _, seat = await seated(guest, token.table)
    after = await changed(guest, token.table, partial(plan.opened, seat=seat), but=seat)
    await show_hand(guest, after, seat)


async def drop(guest: Guest, token: Token) -> None:
    """Nothing is planned after all."""
    _, seat = await seated(guest, token.table)
    after = await changed(guest, token.table, partial(plan.dropped, seat=seat), but=seat)
    await show_hand(guest, after, seat)


VERBS: Final[Mapping[str, Handler]] = {"plan": begin, "unplan": drop}
