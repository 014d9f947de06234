"""Houses that die at a named moment, one after the other, on one database and one platform."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Self

from bot import failpoints
from bot.manners import Manners
from storage.group import Group
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

    def __enter__(self) -> Self:
        failpoints.install(self)
        return self

    def __exit__(self, *_: object) -> None:
        failpoints.install(None)


class LastBreath(Death):
    """Comes after the n-th await of all tasks of a house that had to wait for something."""

    def __enter__(self) -> Self:
        asyncio.get_running_loop().set_task_factory(self._task)
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.get_running_loop().set_task_factory(None)

    def _task(
        self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **named: Any
    ) -> asyncio.Task[Any]:
        # Whoever clears up is not of that life, and a disk ends what it has begun.
        if self.come.is_set() or work.__qualname__ == Group._run.__qualname__:
            return asyncio.Task(work, loop=loop, **named)
        return asyncio.Task(Breathing(work, self), loop=loop, **named)

    def breath(self) -> bool:
        """One more await is over; True: nothing moves any more."""
        self.reached.append("await")
        if len(self.reached) == self.at:
            self.come.set()
        return self.come.is_set()


class Breathing(Coroutine[Any, Any, Any]):
    """A coroutine, await by await; what was cancelled may clear up."""

    def __init__(self, work: Coroutine[Any, Any, Any], death: LastBreath) -> None:
        self._work, self._death = work, death
        self._waited = self._cancelled = False

    def send(self, value: Any) -> Any:
        if self._waited and not self._cancelled and self._death.breath():
            return next(asyncio.get_running_loop().create_future().__await__())
        return self._noted(self._work.send(value))

    def throw(self, *error: Any) -> Any:
        self._cancelled = True
        return self._noted(self._work.throw(*error))

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Any:
        raise NotImplementedError  # tasks send

    def _noted(self, awaited: Any) -> Any:
        self._waited = awaited is not None  # None: others come first, and nothing has happened
        return awaited


async def live(
    url: str, memory: Memory, script: Script, death: Death, manners: Manners = QUICK
) -> bool:
    """One life of a house; False: it died before the script was through."""
    with death:
        return await _lived(url, memory, script, death, manners)


async def _lived(url: str, memory: Memory, script: Script, death: Death, manners: Manners) -> bool:

    async def life() -> None:
        async with inn(url, memory=memory, manners=manners, death=death.come) as here:
            await script(here)
            death.at = None  # it closes as ever

    living = asyncio.create_task(life())
    dying = asyncio.Task(death.come.wait())  # of no life's making
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
