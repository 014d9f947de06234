"""A world whose time passes only when a test says so."""

from __future__ import annotations

import asyncio
import heapq
import itertools

from bot.world import SeededWorld


class TestWorld(SeededWorld):
    """Seeded names and secrets, and a clock that a test turns."""

    __test__ = False

    def __init__(self, seed: str = "test", begin: float = 1_800_000_000.0) -> None:
        super().__init__(seed)
        self.time = begin
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        waiting = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.time + seconds, next(self._order), waiting))
        await waiting

    @property
    def sleeping(self) -> int:
        """How many tasks wait for time to pass."""
        return sum(not one.done() for _, _, one in self._sleepers)

    def pass_to(self, time: float) -> None:
        """Let time pass, and wake whoever waited for it."""
        self.time = max(self.time, time)
        while self._sleepers and self._sleepers[0][0] <= self.time:
            _, _, waiting = heapq.heappop(self._sleepers)
            if not waiting.done():
                waiting.set_result(None)

    def next_waking(self) -> float | None:
        """When the next sleeper wakes."""
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None
