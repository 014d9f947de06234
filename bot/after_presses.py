"""Buttons of a table that does not run: once more, check the deal, wake it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot import lobby, table
from bot.export import export, verify
from bot.lobby_presses import new_lobby
from bot.people import rest_of
from bot.press import Guest, Handler, changed
from bot.record import load_entry
from bot.screen import Screen
from bot.sheets import made
from bot.sitting import CANCELLED, LOBBY, OVER, Sitting
from bot.table_presses import seated
from bot.tokens import Token
from games.protocol import Refused
from games.text import Text
from storage.rows import PUBLIC, SeatRow


async def rematch(guest: Guest, token: Token) -> None:
    """Once more, with the same people: it begins when all of them have pressed."""
    old = await guest.house.keeper.get(token.table)
    if old.phase not in (OVER, CANCELLED):
        raise Refused(Text("table-running"))
    house = guest.house
    async with house.keeper.opening(old.room):  # everyone presses it at the same moment
        new = await _lobby_after(guest, old)

    def judge(sitting: Sitting) -> Sitting:
        now = house.world.now()
        if sitting.phase == LOBBY and sitting.seat_of(guest.key) is None:
            rest = rest_of(guest.row, now)
            sitting = lobby.join(sitting, guest.key, guest.row.name, guest.id, now, rest)
        return lobby.ready(sitting, guest.key, now, house.manners)

    after = await changed(guest, new.id, judge)
    if after.phase == LOBBY:
        await guest.say(Text("rematch-ready"))
    else:
        await guest.reply.ack()


async def _lobby_after(guest: Guest, old: Sitting) -> Sitting:
    """The lobby of the rematch: the one that is open, or a new one with all as it was."""
    house = guest.house
    for row in await house.store.tables_in(old.room, (LOBBY,)):
        sitting = await house.keeper.get(row.id)
        if sitting.terms.before == old.id:
            return sitting
    new = new_lobby(guest, old.room, old.game, old.terms.clock)
    chairs = len(old.seats) or old.terms.players
    terms = replace(
        new.terms,
        players=chairs,
        options=old.terms.options,
        lot=old.terms.lot,
        hints=old.terms.hints,
        before=old.id,
    )
    computers = [row for row in old.seats if row.person is None]
    last = chairs - len(computers)
    seats = tuple(SeatRow(new.id, last + at, None, row.level) for at, row in enumerate(computers))
    return await house.keeper.open(replace(new, terms=terms, seats=seats))


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


VERBS: Final[Mapping[str, Handler]] = {"rematch": rematch, "verify": check_deal, "wake": wake}
