"""How many messages a chat may still get this minute."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

from bot.world import World
from storage import Store

WINDOW: Final = 60.0
RESERVE: Final = 2  # calls kept for answers to presses, which never wait
KNOWN: Final = 1024  # chats held in memory
SCARCE: Final = 30  # a limit this low is remembered over a restart


class Budgets:
    """A sliding minute for each chat. Answers to presses are counted but never wait."""

    def __init__(self, store: Store, world: World) -> None:
        self._store = store
        self._world = world
        self._sent: OrderedDict[str, deque[float]] = OrderedDict()

    async def wait(self, chat: str, limit: int) -> None:
        """Until one more message fits."""
        while True:
            sent = await self._of(chat)
            now = self._world.now()
            while sent and sent[0] <= now - WINDOW:
                sent.popleft()
            if len(sent) < max(1, limit - RESERVE):
                return
            await self._world.sleep(sent[0] + WINDOW - now)

    async def spend(self, chat: str, limit: int, owner: str | None = None) -> bool:
        """One message is being sent; False: not by us, another process has the chat by now."""
        sent = await self._of(chat)
        sent.append(self._world.now())
        if limit > SCARCE or await self._store.save_chat_sent(chat, tuple(sent), owner):
            return True
        self.forget(chat)
        return False

    def note(self, chat: str) -> None:
        """A message was sent as an answer."""
        known = self._sent.get(chat)
        if known is not None:
            known.append(self._world.now())

    def forget(self, chat: str) -> None:
        """Another process may have sent there: ask the store."""
        self._sent.pop(chat, None)

    async def _of(self, chat: str) -> deque[float]:
        known = self._sent.get(chat)
        if known is None:
            stored = await self._store.chat_sent(chat)
            known = self._sent.setdefault(chat, deque(stored))
            while len(self._sent) > KNOWN:
                self._sent.popitem(last=False)
        self._sent.move_to_end(chat)
        return known
