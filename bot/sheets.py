"""From a table to what a reader sees: the right screen, in the reader's words, with its picture."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from bot import cast
from bot.copies import read_by, ruled, shared
from bot.highlights import highlights
from bot.house import House
from bot.lobby_screen import lobby_screen, seat_screen, shut_out
from bot.people import customs, likes, speak, words_of
from bot.platforms.base import Limits, person_of
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
        there = house.platforms.get(sitting.platform)  # a page may show a lobby that rests
        on_page = there is not None and there.limits.log
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
    """The seat's present question: asked off the event loop where that may take long, else a
    thread would cost more than it saves.
    """
    if sitting.game.ponders and lately(sitting, seat, sitting.row(seat).draft) is None:
        return await asyncio.to_thread(ask, sitting, seat)
    return ask(sitting, seat)


async def question_at(sitting: Sitting, seat: Seat, draft: Path) -> Asked:
    """The question after these answers; raises Refused where they lead nowhere."""
    if sitting.game.ponders and lately(sitting, seat, draft) is None:
        return await asyncio.to_thread(asked_at, sitting, seat, draft)
    return asked_at(sitting, seat, draft)


class Worded(NamedTuple):
    """A screen in its reader's words, laid out; its picture is not painted yet."""

    sheet: Sheet
    screen: Screen
    names: tuple[str, ...]
    reader: Reader
    space: Limits
    public: bool = False

    @property
    def digest(self) -> str:
        """Equal for what its reader would see as equal: the same in the same words and light."""
        words, theme, in_words = self.reader
        order = None if self.screen.order is None else repr(self.screen.order)
        return self.sheet.digest(order, words.language, theme, in_words)


async def worded(
    house: House, sitting: Sitting, seat: Seat, screen: Screen, space: Limits | None = None
) -> Worded:
    """The screen in its reader's language; laid out for the table's own platform unless another
    `space` is named.
    """
    reading = await reader(house, sitting, seat)
    names = cast.names(sitting)
    space = space or house.platform(sitting.platform).limits
    if reading.in_words:  # whoever has it read to them need not hear what each picture is called
        space = replace(space, faces=False)
    sheet = lay_out(shared(screen), reading.words.lines(names), space)
    return Worded(sheet, screen, names, reading, space, public=seat == PUBLIC)


async def painted(house: House, sitting: Sitting, made_of: Worded) -> Sheet:
    """The sheet with its picture."""
    sheet = await _with_picture(house, sitting, made_of)
    if not (made_of.public and made_of.space.copies):
        return sheet
    known = {made_of.reader.words.language: sheet}
    return replace(sheet, copy=partial(_copy, house, sitting, made_of, known))


async def _copy(
    house: House,
    sitting: Sitting,
    made_of: Worded,
    known: dict[str, Sheet],
    person: str | None,
    language: str,
) -> Sheet:
    """What everyone sees, as this person reads it. `known` has what was painted already: the
    picture is the same for all who read one language.
    """
    reading = made_of.reader._replace(words=speak(language))
    decides = await _decides(house, sitting, made_of.screen, person)
    screen = read_by(made_of.screen, person, decides=decides)
    own = lay_out(screen, reading.words.lines(made_of.names), made_of.space)
    if language not in known:
        known[language] = await _with_picture(
            house, sitting, made_of._replace(sheet=own, reader=reading)
        )
    whole = known[language]
    return replace(own, picture=whole.picture, paint=whole.paint, theme=whole.theme)


async def _decides(house: House, sitting: Sitting, screen: Screen, person: str | None) -> bool:
    """May they press what is for those who decide? Chats are not asked: there all see one place."""
    if not ruled(screen) or not house.platform(sitting.platform).limits.copies:
        return True
    return person is not None and await house.decides(sitting, person_of(person))


async def _with_picture(house: House, sitting: Sitting, made_of: Worded) -> Sheet:
    sheet, screen, names, (words, theme, in_words), space, _ = made_of
    order = screen.order
    if order is None or house.painter is None:
        return sheet
    say = words.calling(names)
    paint = partial(house.painter, order, names, say)
    try:
        with house.watch.timed("picture_seconds", game=sitting.game.key):
            picture = await house.paint(paint, theme)
    except Exception:  # our error, but the game goes on without a picture
        log.exception("painting", extra={"table": sitting.id, "version": sitting.version})
        return sheet
    if in_words:
        position = picture.alt_long
        if isinstance(order, Board) and order.told and order.since:
            bare = replace(order, since=0)  # what happened is told above already
            told_above = partial(house.painter, bare, names, say)
            position = (await house.paint(told_above, theme)).alt_long
        sheet = replace(sheet, lines=(*sheet.lines, *map(capitalised, position.splitlines())))
        if space.text < WHOLE:  # under a picture it would be cut off, and a text has more room
            return sheet
    return replace(sheet, picture=picture, paint=paint, theme=theme)


async def made(
    house: House, sitting: Sitting, seat: Seat, screen: Screen, space: Limits | None = None
) -> Sheet:
    """The screen in its reader's language, with its picture."""
    return await painted(house, sitting, await worded(house, sitting, seat, screen, space))


async def held_in_words(house: House, sitting: Sitting, seat: Seat, screen: Screen) -> list[str]:
    """What a seat sees and the room does not; nothing is painted for it."""
    order, tell = screen.order, HELD.get(sitting.game.key)
    if tell is None or not isinstance(order, Board):
        return []
    words, _, _ = await reader(house, sitting, seat)
    return tell(order.view, words.calling(cast.names(sitting)))


class Reader(NamedTuple):
    """How somebody reads what is shown to them."""

    words: Words
    theme: str
    in_words: bool
    """Every position is told in words, too."""


async def reader(house: House, sitting: Sitting, seat: Seat) -> Reader:
    """Language and theme of whoever looks at a place, and whether they want it in words."""
    if seat == PUBLIC:
        room = await house.people.room(sitting.room)
        return Reader(words_of(room), customs(room).theme, in_words=False)
    person = await house.people.person(sitting.row(seat).person or "")
    liked = likes(person)
    return Reader(words_of(person), liked.theme, liked.words)
