"""Platforms that we log into, as the program runs them: one receives, one turned away goes alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.app import _keep
from bot.health import Health
from bot.platforms.base import Unwelcome
from games.text import Text
from storage import Store

pytestmark = pytest.mark.asyncio


class Post:
    """A platform of which only one process may receive."""

    name = "post"
    sole = True

    def __init__(self, received: list[str], who: str, *, welcome: bool = True) -> None:
        self._received, self._who, self._welcome = received, who, welcome
        self.met: list[Any] = []

    def meet(self, deliver: Any) -> None:
        assert self._who not in self._received
        self.met.append(deliver)

    async def run(self, deliver: Any) -> None:
        self._received.append(self._who)
        if not self._welcome:
            raise Unwelcome(Text("check-no-owners"))
        await asyncio.Event().wait()


async def until(received: list[str], count: int) -> None:
    async with asyncio.timeout(100):
        while len(received) < count:  # noqa: ASYNC110 - in another task
            await asyncio.sleep(0.01)


async def test_one_receives_and_another_takes_over(postgresql_url: str):
    """Without any word between them: whoever holds the database's lock does it."""
    stores = [await Store.open(postgresql_url) for _ in range(2)]
    received: list[str] = []
    services: list[Any] = []

    def kept(number: int) -> asyncio.Task[None]:
        service: Any = Post(received, f"process {number}")
        services.append(service)
        router: Any = None
        work = _keep(service, router, stores[number], Health(stores[number]))
        return asyncio.create_task(work)

    first = kept(0)
    await until(received, 1)
    second = kept(1)
    await asyncio.sleep(0.2)
    assert received == ["process 0"]
    assert [len(one.met) for one in services] == [1, 1], "who waits may find something out, too"
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    await until(received, 2)
    assert received == ["process 0", "process 1"]
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    for store in stores:
        await store.close()


async def test_a_platform_that_turns_us_away_goes_down_alone(tmp_path: Path):
    """The program goes on, and says that this one is down."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    health, received = Health(store), []
    service: Any = Post(received, "we", welcome=False)
    router: Any = object()
    await _keep(service, router, store, health)
    assert (received, service.met) == (["we"], [router])
    assert health.turned_away == {"post"}
    await store.close()
