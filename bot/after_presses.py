"""Buttons of a table that does not run: check the deal, wake it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Final

from bot import table
from bot.export import export, verify
from bot.press import Guest, Handler, changed
from bot.record import load_entry
from bot.screen import Screen
from bot.sheets import made
from bot.table_presses import seated
from bot.tokens import Token
from games.text import Text
from storage.rows import PUBLIC


async def check_deal(guest: Guest, token: Token) -> None:
    """Recompute every shuffle, in the chat."""
    sitting = await guest.house.keeper.get(token.table)
    log = [load_entry(row) for row in await guest.house.store.log(sitting.id)]
    await guest.reply.ack()
    findings = await asyncio.to_thread(lambda: verify(export(sitting, log)))
    lines = [Text("verify-title"), *(finding.text for finding in findings)]
    good = all(finding.good for finding in findings)
    lines.append(Text("verify-all-good" if good else "verify-not-good"))
    sheet = await made(guest.house, sitting, PUBLIC, Screen(tuple(lines)))
    await guest.reply.show(sheet, private=False)


async def wake(guest: Guest, token: Token) -> None:
    """Go on where everybody fell asleep."""
    await seated(guest, token.table)
    house = guest.house
    woken = partial(table.woken, now=house.world.now(), manners=house.manners)
    await changed(guest, token.table, woken)
    await guest.reply.ack()


VERBS: Final[Mapping[str, Handler]] = {"verify": check_deal, "wake": wake}
