"""Buttons and words about being away, quiet hours and time zones; and the nudge."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot import nudge as nudging
from bot.likes_screen import with_setting
from bot.people import likes, rest_of, words_of
from bot.platforms.base import Closed
from bot.press import Guest, Handler, changed
from bot.rest import FARTHEST, read_quiet, read_until, read_zone
from bot.rest_screen import QUIETS, ZONES, rest_screen
from bot.screen import lay_out
from bot.sitting import OPEN
from bot.table_presses import seated
from bot.timing import rested
from bot.tokens import Token
from games.protocol import Refused
from games.text import Text, who


async def show(guest: Guest, token: Token) -> None:
    """What I have said about my rest."""
    await _show(guest, token.step)


async def _show(guest: Guest, page: int = 0) -> None:
    screen = replace(rest_screen(guest.row, guest.house.world.now()), page=page)
    limits = guest.house.platforms[guest.room.platform].limits
    try:
        await guest.reply.show(lay_out(screen, words_of(guest.row).line, limits), private=True)
    except Closed:
        raise Refused(Text("settings-in-private")) from None


async def _said(guest: Guest, name: str, value: str | float) -> None:
    """Remember it, and tell every table where this person sits."""
    row = with_setting(guest.row, name, value)
    house, now = guest.house, guest.house.world.now()
    await house.people.save(row)
    rest = rest_of(row, now)
    tell = partial(rested, person=guest.key, rest=rest, now=now, manners=house.manners)
    for table in await house.store.tables_of(guest.key, OPEN):
        await changed(guest, table.id, tell)
    await _show(replace(guest, row=row))


async def away_for(guest: Guest, token: Token) -> None:
    """Away for so many days; none: back again."""
    if not 0 <= token.step <= FARTHEST:
        raise Refused(Text("menu-gone"))
    await away(guest, str(token.step) if token.step else "")


async def away(guest: Guest, text: str) -> None:
    """Away until a day, or back if none is written."""
    until = 0.0
    if text:
        until = read_until(text, likes(guest.row).zone, guest.house.world.now())
    await _said(guest, "away", until)


async def quiet_hours(guest: Guest, token: Token) -> None:
    """Hours of which there is a button."""
    if not 0 <= token.step < len(QUIETS):
        raise Refused(Text("menu-gone"))
    await _said(guest, "quiet", QUIETS[token.step])


async def quiet(guest: Guest, text: str) -> None:
    """Quiet hours as somebody writes them; none: none."""
    await _said(guest, "quiet", read_quiet(text) if text else "")


async def zone_pressed(guest: Guest, token: Token) -> None:
    """A time zone of which there is a button."""
    if not 0 <= token.step < len(ZONES):
        raise Refused(Text("menu-gone"))
    await _said(guest, "zone", ZONES[token.step])


async def zone(guest: Guest, text: str) -> None:
    """A time zone, or a city of it."""
    await _said(guest, "zone", read_zone(text))


async def nudge(guest: Guest, token: Token) -> None:
    """Have somebody who is due told once more."""
    _, seat = await seated(guest, token.table)
    house, target = guest.house, token.step
    judge = partial(
        nudging.nudged, by=seat, target=target, now=house.world.now(), manners=house.manners
    )
    after = await changed(guest, token.table, judge)
    await guest.say(Text("nudge-done", victim=who(target)), after)


WORDS: Final[Mapping[str, Callable[[Guest, str], Awaitable[None]]]] = {
    "away": away,
    "quiet": quiet,
    "zone": zone,
}
"""What is written behind `/settings`, with the rest of the line as its argument."""

VERBS: Final[Mapping[str, Handler]] = {
    "rest": show,
    "awayfor": away_for,
    "quiet": quiet_hours,
    "zone": zone_pressed,
    "nudge": nudge,
}
