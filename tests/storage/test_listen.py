"""Many processes: each hears what the others change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from storage import PersonRow, Store
from tests.storage.sample import opening, play

pytestmark = pytest.mark.asyncio


async def listening(
    store: Store,
) -> tuple[AsyncIterator[str], asyncio.Queue[str], asyncio.Task[None]]:
    """What a store hears, from the moment it really listens."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    names = store.listen()

    async def hear() -> None:
        async for name in names:
            heard.put_nowait(name)

    task = asyncio.ensure_future(hear())
    return names, heard, task


async def until_heard(speaker: Store, heard: asyncio.Queue[str]) -> None:
    """Speak until the other hears it: listening begins a little later than it is asked for."""
    version = 1
    await speaker.commit(opening("hello"))
    while heard.empty():
        await speaker.commit(play("hello", version))
        version += 1
        await asyncio.sleep(0.01)
    await asyncio.sleep(0)
    while not heard.empty():
        assert heard.get_nowait() == "hello"


async def test_what_others_change_is_heard_and_what_one_does_is_not(postgresql_url: str):
    """Changes and drafts, people and rooms; not what failed."""
    here, there = await Store.open(postgresql_url), await Store.open(postgresql_url)
    _, heard, task = await listening(here)
    await until_heard(there, heard)
    await here.commit(opening("mine"))
    await here.commit(opening("yours"))
    await there.save_person(PersonRow("p", "n", None, {}))
    assert not await there.commit(opening("mine"))
    assert await there.draft("mine", 0, 0, (), (1,))
    await asyncio.gather(*(there.commit(opening(f"t{n}")) for n in range(3)))
    assert await there.commit(play("yours", 1))
    got = [name for name in [await heard.get() for _ in range(6)] if name != "hello"]
    while len(got) < 6:
        name = await heard.get()
        got += [name] * (name != "hello")
    assert got == ["@p", "mine", "t0", "t1", "t2", "yours"]
    await here.close()
    await task
    await there.close()


async def test_listening_goes_on_when_the_connection_is_lost(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
):
    """What happens meanwhile is missed, and that is said; what happens later is not."""
    monkeypatch.setattr("storage.listen._PAUSE", 0.01)
    here, there = await Store.open(postgresql_url), await Store.open(postgresql_url)
    _, heard, task = await listening(here)
    await until_heard(there, heard)
    cut = text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    )
    assert await there._desk.write(lambda connection: connection.scalar(cut)) == 1
    version = 1
    await there.commit(opening("again"))
    while heard.empty():
        await there.commit(play("again", version))
        version += 1
        await asyncio.sleep(0.01)
    assert heard.get_nowait() == "*"
    await here.close()
    await task
    await there.close()


async def test_a_single_process_hears_nothing_until_it_ends(tmp_path):
    """On SQLite nobody else is there."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    _, heard, task = await listening(store)
    await store.commit(opening("t"))
    await store.close()
    await task
    assert heard.empty()
