"""Many processes: each hears what the others change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from storage import PersonRow, PlaceRow, SeatRow, Store
from tests.storage.sample import opening, play

pytestmark = pytest.mark.asyncio

CUT = text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
)


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


@pytest.mark.parametrize("what", ["moved", "forgotten"])
async def test_of_more_tables_than_fit_into_one_message_each_is_heard(
    postgresql_url: str, what: str
):
    """A server takes 8000 bytes at once; a room or a person with a thousand tables needs more."""
    here, there = await Store.open(postgresql_url), await Store.open(postgresql_url)
    _, heard, task = await listening(here)
    await until_heard(there, heard)
    names = [f"{n:02}{'ü' * 99}" for n in range(90)]  # 200 bytes each: three messages
    for name in names:
        guest = SeatRow(name, 0, "telegram:9", None)
        await here.commit(replace(opening(name, room="old"), seats=(guest,)))
    if what == "moved":
        await there.move_room("old", "new")
        assert len(await there.tables_in("new", ["play"])) == 90
    else:
        assert await there.forget_person("telegram:9", "telegram:gone", "?") == tuple(names)
    await there.save_person(PersonRow("p", "n", None, {}))
    got: list[str] = []
    while "@p" not in got:
        name = await heard.get()
        got += [name] * (name not in ("hello", "@telegram:9"))
    assert got == [*names, "@p"]
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
    assert await there._desk.write(lambda connection: connection.scalar(CUT)) == 1
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


async def test_one_hears_where_others_show_a_table(postgresql_url: str):
    """A place that was written or taken away, not one that was left as it is; with a change of
    its table, once.
    """
    here, there = await Store.open(postgresql_url), await Store.open(postgresql_url)
    _, heard, task = await listening(here)
    await until_heard(there, heard)
    await here.commit(opening("t"))
    place = PlaceRow("t", 0, "dm")
    assert await there.place_after(None, place)
    assert not await there.place_after(None, place)
    await there.forget_place(place)
    await asyncio.gather(there.commit(play("t", 1)), there.place_after(None, place))
    await there.save_person(PersonRow("p", "n", None, {}))
    got: list[str] = []
    while "@p" not in got:
        name = await heard.get()
        got += [name] * (name != "hello")
    assert got == ["#t", "#t", "t", "@p"]
    await here.close()
    await task
    await there.close()


async def test_one_knows_whether_one_hears(postgresql_url: str, monkeypatch: pytest.MonkeyPatch):
    """Not before listening, not while the connection is lost; and each time is another time."""
    monkeypatch.setattr("storage.listen._PAUSE", 0.01)
    here, there = await Store.open(postgresql_url), await Store.open(postgresql_url)
    assert here.hears is None
    _, heard, task = await listening(here)
    await until_heard(there, heard)
    first = here.hears
    assert first is not None
    assert await there._desk.write(lambda connection: connection.scalar(CUT)) == 1
    while here.hears == first:  # noqa: ASYNC110 - it comes over a socket
        await asyncio.sleep(0)
    assert here.hears is None
    assert await heard.get() == "*"
    assert here.hears not in (None, first)
    await here.close()
    await task
    assert here.hears is None
    await there.close()


async def test_a_connection_that_is_dead_and_looks_well_is_replaced(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
):
    """A server that does not answer on it is not heard through it either."""
    monkeypatch.setattr("storage.listen._PAUSE", 0.01)
    monkeypatch.setattr("storage.listen._LOOK", 0.05)
    here = await Store.open(postgresql_url)
    answered = asyncpg.Connection.execute

    async def silent(self: asyncpg.Connection, query: str, *args: Any, **more: Any) -> Any:
        if query == "SELECT 1":
            await asyncio.Event().wait()
        return await answered(self, query, *args, **more)

    _, heard, task = await listening(here)
    while here.hears is None:  # noqa: ASYNC110 - it comes over a socket
        await asyncio.sleep(0.001)
    monkeypatch.setattr(asyncpg.Connection, "execute", silent)
    assert await heard.get() == "*"
    monkeypatch.undo()
    await here.close()
    await task
