"""Whoever hosts this: who may ask how it is, and who is told, once, when something is wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from bot.house import House
from bot.people import words_of
from bot.platforms.base import Failed, Place, Room, person_of
from bot.screen import Sheet
from games.text import Text

log = logging.getLogger(__name__)

WEEK: Final = 7 * 86400.0  # a trouble that lasts is told again after so long
SLOWEST: Final = 30.0  # seconds to send it


class Owners:
    """Tells each owner of each trouble once, of several processes only one."""

    def __init__(self, house: House, people: Sequence[str], process: str) -> None:
        self._house = house
        self._people = tuple(people)
        self._process = process
        self._told: dict[str, set[str]] = {}

    async def tell(self, trouble: str, text: Text) -> None:
        """There is this trouble; whoever cannot be reached is tried again when it is told anew."""
        told = self._told.get(trouble)
        if told is None:
            if not await self._mine(trouble):
                return
            told = self._told[trouble] = set()
            log.warning("trouble", extra={"kind": trouble})
        for person in self._people:
            if person not in told and await self._sent(person, text):
                told.add(person)

    async def over(self, trouble: str) -> None:
        """It is well again: the next time is a new trouble."""
        if self._told.pop(trouble, None) is not None:
            now = self._house.world.now()
            await self._house.store.lease_chat(_name(trouble), self._process, now, now)

    async def _mine(self, trouble: str) -> bool:
        """Are we the process that tells it? As chats are, a trouble is leased."""
        now = self._house.world.now()
        lease = self._house.store.lease_chat
        return await lease(_name(trouble), self._process, now, now + WEEK)

    async def _sent(self, key: str, text: Text) -> bool:
        person = person_of(key)
        platform = self._house.platforms.get(person.platform)
        if platform is None:
            return True  # nobody there to be told; `check` says so
        words = words_of(await self._house.people.person(key))
        place = Place("", Room(person.platform, person.id, private=True), person)
        try:
            async with asyncio.timeout(SLOWEST):
                sheet = Sheet((words.say(text),))
                await platform.show(place, sheet, None, self._house.world.nonce())
        except (Failed, OSError) as error:
            log.warning("an owner is not told", extra={"owner": key, "why": type(error).__name__})
            return False
        return True


def _name(trouble: str) -> str:
    return f"trouble {trouble}"
