"""Buttons of settings: a person's own, and a room's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.likes_screen import (
    CUSTOMS,
    LIKES,
    chosen,
    customs_screen,
    likes_screen,
    with_setting,
)
from bot.people import words_of
from bot.platforms.base import Closed
from bot.press import Guest, Handler
from bot.screen import Screen, lay_out
from bot.sitting import OPEN
from bot.tokens import Token
from games.protocol import Refused
from games.text import Text


async def like(guest: Guest, token: Token) -> None:
    """A person sets something for themselves; all their screens follow."""
    name, value = chosen(LIKES, token.step)
    row = with_setting(guest.row, name, value)
    await guest.house.people.save(row)
    if name == "language" and guest.room.private:  # nobody else reads what is said there
        room = await guest.house.people.entered(guest.room)
        await guest.house.people.save_room(replace(room, language=value))
    await show_likes(replace(guest, row=row))
    for table in await guest.house.store.tables_of(guest.key, OPEN):
        await guest.house.delivery.owe(table.id)


async def likes_list(guest: Guest, token: Token) -> None:
    """All of them, or the values of one."""
    await show_likes(guest, token.decision, token.step)


async def show_likes(guest: Guest, group: int = 0, page: int = 0) -> None:
    """What this person may set, for their eyes where that is possible."""
    limits = guest.house.platforms[guest.room.platform].limits
    screen = replace(likes_screen(guest.row, group, on_page=limits.log), page=page)
    sheet = lay_out(screen, words_of(guest.row).line, limits)
    try:
        await guest.reply.show(sheet, private=True)
    except Closed:
        raise Refused(Text("settings-in-private")) from None


async def custom(guest: Guest, token: Token) -> None:
    """An admin sets something for the room."""
    await _admin(guest)
    name, value = chosen(CUSTOMS, token.step)
    row = with_setting(await guest.house.people.entered(guest.room), name, value)
    await guest.house.people.save_room(row)
    await show_customs(guest)
    for table in await guest.house.store.tables_in(guest.room.key, OPEN):
        await guest.house.delivery.owe(table.id)


async def customs_list(guest: Guest, token: Token) -> None:
    """All of them, or the values of one."""
    await show_customs(guest, token.decision, token.step)


async def show_customs(guest: Guest, group: int = 0, page: int = 0) -> None:
    """What is usual in this room."""
    await _admin(guest)
    row = await guest.house.people.entered(guest.room)
    screen: Screen = replace(customs_screen(row, group), page=page)
    limits = guest.house.platforms[guest.room.platform].limits
    await guest.reply.show(lay_out(screen, words_of(row).line, limits), private=False)


async def _admin(guest: Guest) -> None:
    platform = guest.house.platforms[guest.room.platform]
    if not guest.room.private and not await platform.is_admin(guest.room, guest.person):
        raise Refused(Text("settings-admins-only"))


VERBS: Final[Mapping[str, Handler]] = {
    "like": like,
    "likes": likes_list,
    "custom": custom,
    "customs": customs_list,
}
