"""Whom the host lets in: everybody, or the people of certain groups."""

from __future__ import annotations

from typing import Final

from bot.people import speak
from bot.platforms.base import Person, Platform, Room
from bot.platforms.keepsakes import SEEN, keepsake
from bot.platforms.telegram.wire import NAME
from bot.world import World
from games.text import Text
from storage import Store

TRUST: Final = 600.0  # seconds for which somebody is not asked about again


class Gate:
    """The groups in `TELEGRAM_CHATS`; nothing is asked where none are named."""

    def __init__(
        self, chats: tuple[int, ...], platform: Platform, store: Store, world: World
    ) -> None:
        self._chats = chats
        self._platform = platform
        self._store = store
        self._world = world
        self._let_in: dict[str, float] = {}

    def follow(self, old: int, new: int) -> None:
        """A group of ours has another number now."""
        if old in self._chats and new not in self._chats:
            self._chats = (*self._chats, new)

    def forget(self, person: str) -> None:
        """This person is asked about again."""
        self._let_in.pop(person, None)

    async def turned_away(self, person: Person | None, room: Room) -> str | None:
        """What to say to somebody who may not play here; None: they may."""
        if not self._chats:
            return None
        if not room.private:
            return await self._in_group(person, room)
        if person is None or await self._known(person):
            return None
        words = speak(person.language)
        return words.say(Text("telegram-strangers", id=person.id))

    async def _in_group(self, person: Person | None, room: Room) -> str | None:
        if int(room.chat) not in self._chats:
            words = speak(room.language)
            return words.say(Text("telegram-other-groups", id=room.chat))
        if person is not None and self._let_in.get(person.id, 0.0) < self._world.now():
            self._remember(person)
            await self._store.save_setting(keepsake(SEEN, person.id), True)
        return None

    async def _known(self, person: Person) -> bool:
        """Is this person in one of the groups? Where Telegram does not tell, whoever was seen."""
        if self._let_in.get(person.id, 0.0) >= self._world.now():
            return True
        rooms = [Room(NAME, str(chat)) for chat in self._chats]
        found = [await self._platform.is_member(room, person) for room in rooms]
        seen = None in found and bool(await self._store.setting(keepsake(SEEN, person.id)))
        if True in found or seen:
            self._remember(person)
            return True
        return False

    def _remember(self, person: Person) -> None:
        now = self._world.now()
        self._let_in = {one: until for one, until in self._let_in.items() if until >= now}
        self._let_in[person.id] = now + TRUST
