"""One process at a time: who waits gets its turn when the one before has gone, however it went."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from storage import Store
from storage import sole as module

pytestmark = pytest.mark.asyncio
ROOT = Path(__file__).parents[2]


async def enter(store: Store, name: str, entered: list[str], who: str) -> asyncio.Event:
    """Wait for one's turn; hold it until the event is set."""
    leave = asyncio.Event()

    async def hold() -> None:
        async with store.sole(name):
            entered.append(who)
            await leave.wait()

    leave.task = asyncio.create_task(hold())  # type: ignore[attr-defined]
    return leave


async def until(entered: list[str], count: int) -> None:
    async with asyncio.timeout(100):
        while len(entered) < count:  # noqa: ASYNC110 - in another task
            await asyncio.sleep(0.01)


async def test_one_after_the_other(postgresql_url: str):
    """Of the same name; another name is another turn."""
    one, two = await Store.open(postgresql_url), await Store.open(postgresql_url)
    entered: list[str] = []
    first = await enter(one, "receive", entered, "one")
    await until(entered, 1)
    second = await enter(two, "receive", entered, "two")
    other = await enter(two, "log in", entered, "other")
    await until(entered, 2)
    await asyncio.sleep(0.1)
    assert entered == ["one", "other"]
    first.set()
    await until(entered, 3)
    assert entered == ["one", "other", "two"]
    for event in (first, second, other):
        event.set()
        await event.task  # type: ignore[attr-defined]
    for store in (one, two):
        await store.close()


HOLD = """
import asyncio, sys
from storage import Store
async def main():
    store = await Store.open(sys.argv[1])
    async with store.sole("receive"):
        print("mine", flush=True)
        await asyncio.sleep(1000)
asyncio.run(main())
"""


async def test_who_is_killed_leaves_it_to_the_next(postgresql_url: str):
    """Nothing has to be cleaned up."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, postgresql_url, cwd=ROOT, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"mine\n"
    store = await Store.open(postgresql_url)
    entered: list[str] = []
    mine = await enter(store, "receive", entered, "me")
    await asyncio.sleep(0.1)
    assert entered == []
    process.kill()
    await process.wait()
    await until(entered, 1)
    mine.set()
    await mine.task  # type: ignore[attr-defined]
    await store.close()


async def test_who_loses_the_database_is_told(postgresql_url: str, monkeypatch: pytest.MonkeyPatch):
    """The lock went with the connection: another process may have it by now."""
    monkeypatch.setattr(module, "_PAUSE", 0.05)
    store, other = await Store.open(postgresql_url), await Store.open(postgresql_url)
    cut = text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_locks"
        " WHERE locktype = 'advisory' AND database ="
        " (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    async with store.sole("receive") as lost:
        assert not lost.is_set()
        assert await other._desk.write(lambda connection: connection.scalar(cut)) == 1
        async with asyncio.timeout(100):
            await lost.wait()
    async with store.sole("receive") as lost:
        assert not lost.is_set(), "a new turn"
    await store.close()
    await other.close()


async def test_alone_there_is_nobody_to_wait_for(tmp_path: Path):
    """On SQLite it is always one's turn."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    async with store.sole("receive") as lost, store.sole("receive"):
        assert not lost.is_set()
    await store.close()
