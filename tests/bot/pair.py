"""Two houses on one database, and how to stop one of them at a certain moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot import failpoints
from bot.follow import follow
from bot.platforms.base import Room, Typed
from tests.bot.evening import easy_move
from tests.bot.inn import Answer, Inn, Memory, inn


@asynccontextmanager
async def two_houses(
    url: str, memory: Memory, *, heard: bool = False
) -> AsyncIterator[tuple[Inn, Inn]]:
    """Both on one database and one platform, each waiting for the other when it settles. They
    hear each other, if that is asked for.
    """
    async with inn(url, memory=memory) as one, inn(url, memory=memory) as two:
        two._presses = one._presses
        for here in (one, two):
            here.settle = lambda: settle([one, two])  # type: ignore[method-assign]
        following = [asyncio.create_task(follow(here.house)) for here in (one, two) if heard]
        try:
            while heard and None in (one.house.store.hears, two.house.store.hears):  # noqa: ASYNC110
                await asyncio.sleep(0.001)  # it comes over a socket
            yield one, two
        finally:
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)


async def settle(houses: list[Inn]) -> None:
    """Until nobody has anything to send just now."""
    calm = 0
    while calm < 3:
        await asyncio.sleep(0.001)
        working = sum(here.house.delivery.working for here in houses)
        calm = calm + 1 if working == houses[0].world.sleeping else 0


async def move(here: Inn, name: str, table: str) -> None:
    """Somebody who is due types a move, and nobody waits for what comes of it."""
    sitting = await here.house.keeper.newest(table)
    person = here.person(name)
    room = Room("memory", person.id, private=True)
    text = easy_move(sitting, sitting.due()[0])
    await here.router(Typed(person, room, Answer(here.memory, person, room), text, table))


class Caught:
    """Stops the first task of a name that comes to a moment, until told to go on."""

    def __init__(self, moment: str, task: str) -> None:
        self.moment, self.task = moment, task
        self.reached, self.go = asyncio.Event(), asyncio.Event()

    async def __call__(self, name: str) -> None:
        running = asyncio.current_task()
        ours = running is not None and running.get_name().startswith(self.task)
        if name == self.moment and ours and not self.reached.is_set():
            self.reached.set()
            await self.go.wait()


@contextmanager
def caught(moment: str, task: str) -> Iterator[Caught]:
    """Somebody will be stopped at this moment."""
    stopping = Caught(moment, task)
    failpoints.install(stopping)
    try:
        yield stopping
    finally:
        failpoints.install(None)
