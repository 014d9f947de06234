"""PostgreSQL's own troubles: deadlocks, and connections that are cut."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.util import await_only

from storage import PersonRow, Store
from tests.storage.sample import opening, play

pytestmark = pytest.mark.asyncio


async def test_who_gives_way_in_a_deadlock_tries_again(postgresql_url: str):
    """Two transactions take two rows in opposite orders: both are written."""
    store = await Store.open(postgresql_url)
    for key in ("a", "b"):
        await store.save_person(PersonRow(key, "", None, 0))
    has = {"a": asyncio.Event(), "b": asyncio.Event()}
    tries = 0

    async def both(first: str, second: str) -> None:
        def work(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            connection.execute(text("SET LOCAL deadlock_timeout = '10ms'"))
            grow = text("UPDATE people SET settings = (settings::int + 1)::text WHERE key = :key")
            connection.execute(grow, {"key": first})
            has[first].set()
            await_only(has[second].wait())
            connection.execute(grow, {"key": second})

        await store._desk.write(work)

    await asyncio.gather(both("a", "b"), both("b", "a"))
    assert tries >= 3, "at least one of the two gave way"
    for key in ("a", "b"):
        person = await store.person(key)
        assert person is not None
        assert person.settings == 2
    await store.close()


async def test_processes_that_write_the_same_tables_do_not_wait_for_each_other(
    postgresql_url: str,
):
    """Many tables, changed by three stores at once, in different orders: no deadlock, no loss."""
    stores = [await Store.open(postgresql_url) for _ in range(3)]
    names = [f"t{n:02}" for n in range(20)]
    for name in names:
        await stores[0].commit(opening(name))

    async def push(store: Store, name: str, seat: int) -> int:
        """Change the table until one's own change is in; how often others were faster."""
        late = 0
        while True:
            found = await store.load(name)
            assert found is not None
            await store.draft(name, seat, found.seats[seat].decision, (), (seat,))
            if await store.commit(play(name, found.table.version)):
                return late
            late += 1

    orders = [names, names[::-1], names[10:] + names[:10]]
    await asyncio.gather(
        *(
            push(store, name, seat)
            for seat, (store, order) in enumerate(zip(stores, orders, strict=True))
            for name in order
        )
    )
    for name in names:
        assert [row.n for row in await stores[1].log(name)] == [2, 3, 4]
    for store in stores:
        await store.close()


async def test_connections_that_the_server_has_closed_are_replaced(postgresql_url: str):
    """It was restarted, say: nobody is told that the database does not answer, for it does."""
    here, there = await Store.open(postgresql_url), await Store.open(postgresql_url)
    used: list[Any] = []
    engine = here._desk.database.engine.sync_engine  # type: ignore[attr-defined]
    event.listen(engine, "checkout", lambda one, *_: used.append(one.driver_connection))
    await here.commit(opening("t"))
    await asyncio.gather(*(here.load("t") for _ in range(4)))
    cut = text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    assert await there._desk.write(lambda connection: connection.scalar(cut))
    while not all(one.is_closed() for one in used):  # noqa: ASYNC110 - it comes over a socket
        await asyncio.sleep(0.01)
    assert all(await asyncio.gather(*(here.load("t") for _ in range(4))))
    assert await here.commit(play("t", 1))
    for store in (here, there):
        await store.close()


async def test_connections_are_kept(postgresql_url: str):
    """Many who ask at once wait for one another a little; no connection is made for a moment."""
    store = await Store.open(postgresql_url)
    made: list[Any] = []
    engine = store._desk.database.engine.sync_engine  # type: ignore[attr-defined]
    event.listen(engine, "connect", lambda one, _: made.append(one))
    await store.commit(opening("t"))
    for _ in range(3):
        assert all(await asyncio.gather(*(store.load("t") for _ in range(40))))
    assert len(made) < 15
    assert not any(one.driver_connection.is_closed() for one in made)
    await store.close()


async def test_a_single_statement_is_a_single_question(postgresql_url: str):
    """The server is not asked to begin and to end a transaction around it."""
    store = await Store.open(postgresql_url)
    asked: list[str] = []
    engine = store._desk.database.engine.sync_engine  # type: ignore[attr-defined]

    def note(one: Any, *_: object) -> None:
        one.driver_connection.add_query_logger(lambda record: asked.append(record.query))

    event.listen(engine, "connect", note)
    await store._desk.database.close()  # whatever was there before it could be noted
    await store.person("p")
    asked.clear()  # a new connection has questions of its own
    await store.load("nowhere")
    assert [query.split()[0] for query in asked] == ["BEGIN", "ROLLBACK;"]
    asked.clear()
    assert await store.person("p") is None
    assert await store.lease_chat("c", "us", 1.0, 9.0)
    assert not await store.lease_chat("c", "them", 2.0, 9.0), "and it is stored"
    assert asked == []
    await store.close()
