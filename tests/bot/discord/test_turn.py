"""Of several processes with the same servers of Discord, one is connected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from bot.platforms.base import Place
from bot.platforms.discord import Discord
from bot.platforms.discord.names import room_of_channel
from bot.platforms.discord.turn import Turn
from bot.screen import Sheet
from bot.settings import Settings
from bot.world import RealWorld
from storage import Store, Unreachable
from tests.bot.discord.test_wire import settings, usual_addresses
from tests.bot.discord.wire import CHANNEL, wire

pytestmark = pytest.mark.asyncio
__all__ = ["usual_addresses"]


async def test_the_other_one_waits_and_takes_over(
    tmp_path: Path, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
):
    """Else every press would come to both. Waiting it is well, and shows what it has to."""
    monkeypatch.setattr("bot.platforms.discord.turn.PROMPT", 0.2)
    async with wire() as here, AsyncExitStack() as leaving:
        both = []
        for _ in range(2):
            store = await Store.open(postgresql_url)
            leaving.push_async_callback(store.close)
            discord = Discord(settings(here, tmp_path), store, RealWorld())
            leaving.push_async_callback(discord.close)
            await discord.open()
            both.append(discord)
        first, second = both
        assert here.identified == 1
        assert (first.turn.waiting, second.turn.waiting) == (False, True)
        assert second.well()
        await second.show(Place("t", room_of_channel(CHANNEL)), Sheet(("Hello",)), None, "n")
        assert [one["content"] for one in here.shown()] == ["Hello"]
        await first.close()
        await here.until(lambda: here.identified == 2)
        assert not second.turn.waiting


class Shaky:
    """A database whose lock can be lost, and had by somebody else."""

    def __init__(self) -> None:
        self.lock, self.there = asyncio.Lock(), True
        self.lost = asyncio.Event()
        self.taken = 0

    @asynccontextmanager
    async def sole(self, _: str) -> AsyncIterator[asyncio.Event]:
        async with self.lock:
            self.taken += 1
            self.lost = asyncio.Event()
            yield self.lost

    async def setting(self, _: str) -> None:
        if not self.there:
            self.there = True  # the next time it is back
            raise Unreachable


async def test_whoever_lost_the_database_stays_connected_unless_somebody_else_is(
    monkeypatch: pytest.MonkeyPatch,
):
    """Nobody else connected while it was away: it goes on. Somebody did: two are one too many."""
    monkeypatch.setattr("bot.platforms.discord.turn.AGAIN", 0.05)
    database, connections = Shaky(), []

    async def connect() -> None:
        connections.append(1)
        await asyncio.Event().wait()

    turn = Turn(Settings(), database)  # type: ignore[arg-type]
    async with asyncio.timeout(60):
        using = asyncio.create_task(turn.use(connect))
        assert await turn.came()
        database.lost.set()
        while database.taken < 2:  # noqa: ASYNC110 - a lock says nothing
            await asyncio.sleep(0)
        database.there = False
        taking = asyncio.create_task(database.lock.acquire())
        database.lost.set()
        await taking
        with pytest.raises(Unreachable):
            await using
    assert database.there, "while it was away, nobody was sure"
    assert len(connections) == 1


async def test_processes_with_other_servers_do_not_wait_for_each_other():
    """What is shared out by settings has a turn for each part."""
    database = Shaky()
    parts = [Settings(discord_shards=2, discord_shard_ids=(one,)) for one in (0, 1)]
    names = {Turn(part, database)._name for part in parts}  # type: ignore[arg-type]
    assert len(names) == 2
    assert Turn(parts[0], database)._name in names  # type: ignore[arg-type]
