"""How many messages a chat may still get this minute."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

from bot.world import World
from storage import Store

WINDOW: Final = 60.0
RESERVE: Final = 2  # calls kept for answers, which go first
KNOWN: Final = 1024  # chats held in memory
SCARCE: Final = 30  # a limit this low is remembered over a restart


class Budgets:
    """A sliding minute for each chat, shared by whatever is owed there and by answers.

    What is owed leaves a few calls to answers; these wait only for the platform's own limit.
    """

    def __init__(self, store: Store, world: World) -> None:
        self._store = store
        self._world = world
        self._sent: OrderedDict[str, deque[float]] = OrderedDict()

    async def wait(self, chat: str, limit: int, reserve: int = RESERVE) -> None:
        """Until one more message fits, with so many left for what comes first."""
        while seconds := await self.free_in(chat, limit, reserve):
            await self._world.sleep(seconds)

    async def free_in(self, chat: str, limit: int, reserve: int = 0) -> float:
        """Seconds until one more message fits; 0: now."""
        sent = await self._of(chat)
        now = self._world.now()
        while sent and sent[0] <= now - WINDOW:
            sent.popleft()
        if len(sent) < max(1, limit - reserve):
            return 0.0
        return max(sent[0] + WINDOW - now, 1e-6)

    async def answer(self, chat: str, limit: int) -> None:
        """An answer is being sent, as soon as the platform takes one more."""
        await self.wait(chat, limit, reserve=0)
        await self.spend(chat, limit)

    async def spend(self, chat: str, limit: int, owner: str | None = None) -> bool:
        """One message is being sent; False: not by us, another process has the chat by now."""
        sent = await self._of(chat)
        sent.append(self._world.now())
        if limit > SCARCE or await self._store.save_chat_sent(chat, tuple(sent), owner):
            return True
        self.forget(chat)
        return False

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
