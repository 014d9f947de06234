"""From a table to what a reader sees: the right screen, in the reader's words, with its picture."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial

from bot import cast
from bot.highlights import highlights
from bot.house import House
from bot.lobby_screen import lobby_screen, seat_screen
from bot.people import customs, likes, words_of
from bot.record import load_entry
from bot.screen import Screen, Sheet, lay_out
from bot.sitting import CANCELLED, LOBBY, OVER, Sitting
from bot.table_screen import ask, private_screen, public_screen
from bot.words import Words
from games.protocol import Seat
from games.text import Text
from storage.rows import PUBLIC

log = logging.getLogger(__name__)

WHOLE = 2000  # characters that a position in words needs, with what happened


async def screen_for(house: House, sitting: Sitting, seat: Seat, page: int = 0) -> Screen:
    """What a place should show now. Menus may take long, so they are made off the loop."""
    if sitting.phase == LOBBY:
        if seat != PUBLIC:
            return seat_screen(sitting, seat)
        return lobby_screen(sitting, await house.delivery.places(sitting.id))
    if sitting.state is None:  # cancelled before it began
        return Screen((Text("lobby-closed"),))
    if seat == PUBLIC and sitting.phase == OVER:
        log = [load_entry(row) for row in await house.store.log(sitting.id)]
        return public_screen(sitting, await asyncio.to_thread(highlights, sitting, log))
    if seat == PUBLIC or sitting.phase == CANCELLED:
        return public_screen(sitting)
    asked = await asyncio.to_thread(ask, sitting, seat)
    return private_screen(sitting, seat, asked, page)


async def made(house: House, sitting: Sitting, seat: Seat, screen: Screen) -> Sheet:
    """The screen in its reader's language, with its picture."""
    words, theme, in_words = await reader(house, sitting, seat)
    names = cast.names(sitting)

    def say(text: Text) -> str:
        said = words.say(text, names)
        return said[:1].upper() + said[1:]

    space = house.platforms[sitting.platform].limits
    sheet = lay_out(screen, say, space)
    if screen.order is None or house.painter is None:
        return sheet
    paint = partial(house.painter, screen.order, names, say)
    try:
        picture = await asyncio.to_thread(paint, theme)
    except Exception:  # our error, but the game goes on without a picture
        log.exception("painting", extra={"table": sitting.id, "version": sitting.version})
        return sheet
    if in_words:
        sheet = replace(sheet, lines=(*sheet.lines, *picture.alt_long.splitlines()))
        if space.text < WHOLE:  # under a picture it would be cut off, and a text has more room
            return sheet
    return replace(sheet, picture=picture, paint=paint, theme=theme)


async def digest_of(house: House, sitting: Sitting, seat: Seat, screen: Screen) -> str:
    """Equal for what its reader would see as equal: the same screen in the same words and light."""
    words, theme, in_words = await reader(house, sitting, seat)
    return screen.digest(words.language, theme, in_words)


async def reader(house: House, sitting: Sitting, seat: Seat) -> tuple[Words, str, bool]:
    """Language and theme of whoever looks at a place, and whether they want it in words."""
    if seat == PUBLIC:
        room = await house.people.room(sitting.room)
        return words_of(room), customs(room).theme, False
    person = await house.people.person(sitting.row(seat).person or "")
    liked = likes(person)
    return words_of(person), liked.theme, liked.words
