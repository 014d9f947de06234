"""From a table to what a reader sees: the right screen, in the reader's words, with its picture."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from bot import cast
from bot.highlights import highlights
from bot.house import House
from bot.lobby_screen import lobby_screen, seat_screen, shut_out
from bot.people import customs, likes, words_of
from bot.platforms.base import Limits
from bot.record import load_entry
from bot.screen import Board, Screen, Sheet, lay_out
from bot.sitting import CANCELLED, LOBBY, OVER, Sitting
from bot.table_screen import Asked, ask, asked_at, lately, private_screen, public_screen, with_door
from bot.words import Words, capitalised
from games.protocol import Path, Seat
from games.text import Text
from render.topics import HELD
from storage.rows import PUBLIC

log = logging.getLogger(__name__)

WHOLE: Final = 2000  # characters that a position in words needs, with what happened


async def screen_for(house: House, sitting: Sitting, seat: Seat, page: int = 0) -> Screen:
    """What a place should show now."""
    if sitting.phase == LOBBY:
        if seat != PUBLIC:
            return seat_screen(sitting, seat)
        on_page = house.platforms[sitting.platform].limits.log
        return lobby_screen(sitting, await house.delivery.places(sitting.id), on_page=on_page)
    if sitting.state is None:  # cancelled before it began
        return Screen((Text("lobby-closed"),))
    if seat == PUBLIC and sitting.phase == OVER:
        log = [load_entry(row) for row in await house.store.log(sitting.id)]
        return public_screen(sitting, await asyncio.to_thread(highlights, sitting, log))
    if seat == PUBLIC or sitting.phase == CANCELLED:
        shut = shut_out(sitting, await house.delivery.places(sitting.id))
        screen = public_screen(sitting, shut=shut)
        return screen if seat == PUBLIC else replace(screen, controls=())  # the room has them
    asked = await question(sitting, seat)
    screen = private_screen(sitting, seat, asked, page)
    if sitting.platform in house.doors and screen.controls:
        screen = replace(screen, controls=with_door(sitting, screen.controls))
    return screen


async def question(sitting: Sitting, seat: Seat) -> Asked:
    """The seat's present question."""
    known = lately(sitting, seat, sitting.row(seat).draft)
    return known or await _apart(sitting, partial(ask, sitting, seat))


async def question_at(sitting: Sitting, seat: Seat, draft: Path) -> Asked:
    """The question after these answers; raises Refused where they lead nowhere."""
    known = lately(sitting, seat, draft)
    return known or await _apart(sitting, partial(asked_at, sitting, seat, draft))


async def _apart(sitting: Sitting, asking: Callable[[], Asked]) -> Asked:
    """Off the event loop where it may take long; else a thread would cost more than it saves."""
    return await asyncio.to_thread(asking) if sitting.game.ponders else asking()


async def made(
    house: House, sitting: Sitting, seat: Seat, screen: Screen, space: Limits | None = None
) -> Sheet:
    """The screen in its reader's language, with its picture; laid out for the table's own
    platform unless another `space` is named.
    """
    words, theme, in_words = await reader(house, sitting, seat)
    names = cast.names(sitting)
    # Only whole lines and labels begin with a capital: a picture's words stand within its lines.
    plainly = partial(words.say, names=names)

    def say(text: Text) -> str:
        return capitalised(plainly(text))

    space = space or house.platforms[sitting.platform].limits
    if in_words:  # whoever has it read to them need not hear what each small picture is called
        space = replace(space, faces=False)
    sheet = lay_out(screen, say, space)
    if screen.order is None or house.painter is None:
        return sheet
    paint = partial(house.painter, screen.order, names, plainly)
    try:
        with house.watch.timed("picture_seconds", game=sitting.game.key):
            picture = await asyncio.to_thread(paint, theme)
    except Exception:  # our error, but the game goes on without a picture
        log.exception("painting", extra={"table": sitting.id, "version": sitting.version})
        return sheet
    if in_words:
        position = picture.alt_long
        if isinstance(screen.order, Board) and _tells_news(screen.order):
            bare = replace(screen.order, since=0)  # what happened is told above already
            told_above = partial(house.painter, bare, names, plainly)
            position = (await asyncio.to_thread(told_above, theme)).alt_long
        sheet = replace(sheet, lines=(*sheet.lines, *map(capitalised, position.splitlines())))
        if space.text < WHOLE:  # under a picture it would be cut off, and a text has more room
            return sheet
    return replace(sheet, picture=picture, paint=paint, theme=theme)


def _tells_news(board: Board) -> bool:
    """Are the plays that its picture marks as new told beside it? In the midst of a menu not."""
    return board.since > 0 and len(board.stamp) == 1


async def held_in_words(house: House, sitting: Sitting, seat: Seat, screen: Screen) -> list[str]:
    """What a seat sees and the room does not; nothing is painted for it."""
    order, tell = screen.order, HELD.get(sitting.game.key)
    if tell is None or not isinstance(order, Board):
        return []
    words, _, _ = await reader(house, sitting, seat)
    return tell(order.view, partial(words.say, names=cast.names(sitting)))


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
