"""Houses that die at a named moment, one after the other, on one database and one platform."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot import failpoints
from bot.manners import Manners
from tests.bot.inn import QUICK, Inn, Memory, inn

Script = Callable[[Inn], Awaitable[None]]


class Death:
    """Comes at the n-th moment that is reached; afterwards nothing moves any more."""

    def __init__(self, at: int | None, only: str | None = None) -> None:
        self.at = at
        self.only = only
        self.reached: list[str] = []
        self.come = asyncio.Event()

    async def __call__(self, name: str) -> None:
        if self.only not in (None, name):
            return
        self.reached.append(name)
        if self.come.is_set() or len(self.reached) == self.at:
            self.come.set()
            await asyncio.Event().wait()


async def live(
    url: str, memory: Memory, script: Script, death: Death, manners: Manners = QUICK
) -> bool:
    """One life of a house; False: it died before the script was through."""
    failpoints.install(death)

    async def life() -> None:
        async with inn(url, memory=memory, manners=manners, death=death.come) as here:
            await script(here)

    living = asyncio.create_task(life())
    dying = asyncio.create_task(death.come.wait())
    try:
        await asyncio.wait({living, dying}, return_when=asyncio.FIRST_COMPLETED)
        if living.done():
            await living
            return True
        memory.cut = True
        living.cancel()
        await asyncio.wait({living})
        return False
    finally:
        memory.cut = False
        dying.cancel()
        failpoints.install(None)
