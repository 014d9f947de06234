"""The position in words, or a part of it, for whoever asks: as they see it from their seat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot import cast, news
from bot.platforms.base import Closed
from bot.press import Guest
from bot.screen import Sheet
from bot.sheets import made, screen_for
from bot.sitting import PLAY, Sitting
from bot.words import capitalised
from games.protocol import Refused, Seat
from games.text import Tag, Text
from render.topics import TOPICS
from storage.rows import PUBLIC

LAST = "last"
WORDS = "words"


async def tell_position(guest: Guest, sitting: Sitting, wanted: Sequence[str]) -> None:
    """Answer in words. What only a seat may know goes to its person alone, or not at all."""
    if sitting.phase != PLAY:
        raise Refused(Text("table-not-begun"))
    seat = sitting.seat_of(guest.key)
    if seat is not None:
        try:
            lines = await _lines(guest, sitting, seat, wanted)
            await guest.reply.show(Sheet(tuple(lines)), private=True)
        except Closed:
            seat = None  # nobody else shall read it: then what everyone sees
        else:
            return
    lines = await _lines(guest, sitting, None, wanted)
    await guest.reply.show(Sheet(tuple(lines)), private=False)


async def _lines(
    guest: Guest, sitting: Sitting, seat: Seat | None, wanted: Sequence[str]
) -> list[str]:
    say = guest.words.calling(cast.names(sitting))
    if wanted[0] == LAST:
        if seat is None:
            told = news.public_news(sitting, 0)
        else:
            told = news.private_news(sitting, seat, news.last_decision(sitting, seat))
        return [capitalised(say(text)) for text in told]
    if wanted[0] == WORDS:
        return await _whole(guest, sitting, seat)
    topics = TOPICS[sitting.game.key]
    topic = next((one for one in topics if wanted[0] in (one, _name(guest, one))), None)
    parts = topics if topic is None else [topic]
    view = sitting.game.view(sitting.state, seat)
    lines = [line for one in parts for line in await asyncio.to_thread(topics[one], view, say)]
    of_whom = wanted if topic is None else wanted[1:]
    some = [line for line in lines if all(word in line.casefold() for word in of_whom)]
    if not some:
        known = tuple(Tag("board-topic", one) for one in topics)
        raise Refused(Text("board-topics", topics=known))
    return [capitalised(line) for line in some]


def _name(guest: Guest, topic: str) -> str:
    """A topic as this person's language has it."""
    return guest.words.say(Text("button-label", name=Tag("board-topic", topic))).casefold()


async def _whole(guest: Guest, sitting: Sitting, seat: Seat | None) -> list[str]:
    """Everything that the picture shows."""
    at = PUBLIC if seat is None else seat
    screen = await screen_for(guest.house, sitting, at)
    sheet = await made(guest.house, sitting, at, replace(screen, choices=(), controls=()))
    if sheet.picture is None:
        return list(sheet.lines)
    return [capitalised(line) for line in sheet.picture.alt_long.splitlines()]
