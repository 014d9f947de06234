"""How fast we may call: the whole bot together, and new private chats."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from bot.world import World

CALLS: Final = 40  # a second; Discord allows 50, and answers to presses do not count
CHATS: Final = 10  # new private chats in so many seconds: a young bot that opens more is shut out
WINDOW: Final = 600.0


class Pace:
    """So many calls a second, in the order in which they came."""

    def __init__(self, world: World, calls: int = CALLS) -> None:
        self._world = world
        self.calls = calls
        self._made: deque[float] = deque()
        self._turn = asyncio.Lock()

    async def step(self) -> None:
        """Until one more call fits."""
        async with self._turn:
            if len(self._made) >= self.calls:
                wait = self._made.popleft() + 1 - self._world.now()
                if wait > 0:
                    await self._world.sleep(wait)
            self._made.append(self._world.now())


class Newcomers:
    """A budget of private chats that we open ourselves."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._opened: deque[float] = deque()
        self._not_before = 0.0

    def take(self) -> bool:
        """May one more be opened now? Then it counts."""
        now = self._world.now()
        while self._opened and self._opened[0] <= now - WINDOW:
            self._opened.popleft()
        if now < self._not_before or len(self._opened) >= CHATS:
            return False
        self._opened.append(now)
        return True

    def stop(self) -> None:
        """Discord has had enough for a while."""
        self._not_before = self._world.now() + WINDOW
