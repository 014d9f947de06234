"""Private chats: opened only where a person's own action asks for it, remembered ever after."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import discord

from bot.platforms.base import Closed
from bot.platforms.discord.errors import TOO_MANY_CHATS, Refusal, calling
from bot.platforms.discord.pace import Newcomers
from bot.platforms.keepsakes import CHAT, keepsake
from bot.world import World
from storage import Store

KNOWN: Final = 4096


class PrivateChats:
    """The channel of each person's private chat with us."""

    def __init__(self, client: discord.Client, store: Store, world: World) -> None:
        self._client = client
        self._store = store
        self._known: OrderedDict[str, int] = OrderedDict()
        self._newcomers = Newcomers(world)
        self._shut: set[str] = set()

    async def channel(self, person: str) -> int:
        """Where to write to a person; raises Closed beyond the budget of new chats."""
        found: Any = self._known.get(person) or await self._store.setting(keepsake(CHAT, person))
        if isinstance(found, int):
            return self._kept(person, found)
        if not self._newcomers.take():
            raise Closed("enough new private chats for now")
        try:
            async with calling():
                opened = (await self._client.create_dm(discord.Object(int(person)))).id
        except Refusal as refusal:
            self.refused(person, refusal)
            raise
        await self.note(person, opened)
        return opened

    async def note(self, person: str, channel: int) -> bool:
        """This person's chat is that one; True: we did not know that it is open."""
        if self._known.get(person) == channel and person not in self._shut:
            return False
        self._shut.discard(person)
        if await self._store.setting(keepsake(CHAT, person)) != channel:
            await self._store.save_setting(keepsake(CHAT, person), channel)
        self._kept(person, channel)
        return True

    async def lost(self, person: str) -> None:
        """It is no more."""
        self._known.pop(person, None)
        await self._store.forget_setting(keepsake(CHAT, person))

    def forget(self, person: str) -> None:
        """Nothing is known of this person but what the store has."""
        self._known.pop(person, None)
        self._shut.discard(person)

    def refused(self, person: str, refusal: Refusal) -> None:
        """Until this person writes to us, the chat is shut; Discord may have had enough of us."""
        self._shut.add(person)
        if refusal.code == TOO_MANY_CHATS:
            self._newcomers.stop()

    def _kept(self, person: str, channel: int) -> int:
        self._known[person] = channel
        self._known.move_to_end(person)
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return channel
