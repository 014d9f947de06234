"""Deadlines: each is dealt with once, and time in which nothing ran does not count."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from storage import Change, DeadlineRow, PlaceRow, Store
from tests.storage.sample import opening, table

pytestmark = pytest.mark.asyncio


async def with_deadlines(store: Store, many: int = 3) -> list[DeadlineRow]:
    """Turn times at 10, 20, 30, … one for each table."""
    rows = [DeadlineRow(f"t{n:02}", "turn", 0, 1, 10.0 * (n + 1)) for n in range(many)]
    for row in rows:
        await store.commit(replace(opening(row.table), deadlines=(row,)))
    return rows


async def test_what_is_due_is_leased(store: Store):
    """The oldest first; nobody gets it again before the lease ends; then somebody does."""
    first, second, third = await with_deadlines(store)
    assert await store.next_deadline() == 10.0
    assert await store.due(9.0, 5.0) == ()
    assert await store.due(20.0, 5.0, limit=1) == (first,)
    assert await store.due(20.0, 5.0) == (second,)
    assert await store.due(24.9, 5.0) == ()
    assert await store.next_deadline() == 25.0
    assert await store.due(30.0, 5.0) == (first, second, third)


async def test_done_takes_away_that_deadline_and_no_other(store: Store):
    """If it was set anew meanwhile, the new one stands, and is not leased."""
    first, second, _ = await with_deadlines(store)
    await store.due(20.0, 1000.0)
    new = replace(first, decision=2, at=15.0)
    await store.commit(Change(table("t00", 2), 1, deadlines=(new,)))
    await store.done(first)
    await store.done(second)
    assert await store.due(20.0, 5.0) == (new,)
    found = await store.load("t01")
    assert found is not None
    assert found.deadlines == ()


async def test_downtime_is_added(store: Store):
    """For the kinds it matters to; a lease moves along."""
    first, *_ = await with_deadlines(store)
    other = DeadlineRow("t01", "expiry", 0, 1, 12.0)
    await store.commit(Change(table("t01", 2), 1, deadlines=(other,)))
    await store.shift(100.0, ["turn", "reminder"])
    assert await store.due(50.0, 5.0) == (other,)
    assert await store.due(110.0, 5.0) == (other, replace(first, at=110.0))


async def test_a_platform_that_was_away_is_given_its_time_back(store: Store):
    """Its own tables alone; another platform whose name begins alike has others."""
    rows = [DeadlineRow(name, "turn", 0, 1, 10.0) for name in ("away", "here", "alike")]
    rooms = ("in_n:1", "inn:1", "in_nn:1")
    for row, room in zip(rows, rooms, strict=True):
        await store.commit(Change(replace(table(row.table), room=room), None, deadlines=(row,)))
    await store.shift(100.0, ["turn"], "in_n")
    assert {row.table for row in await store.due(50.0, 5.0)} == {"here", "alike"}


async def in_rooms(store: Store, *rooms: str) -> dict[str, DeadlineRow]:
    """A table of the same name and a turn's time in each room, one after the other."""
    rows = {room: DeadlineRow(room, "turn", 0, 1, 10.0 + n) for n, room in enumerate(rooms)}
    for room, row in rows.items():
        opened = replace(table(row.table), room=room)
        await store.commit(
            Change(opened, None, deadlines=(row,), places=(PlaceRow(room, 0, "dm"),))
        )
    return rows


async def test_what_is_not_of_these_platforms_is_left_alone(store: Store):
    """Neither taken nor waited for nor owed nor silent, however long its time is over."""
    rows = await in_rooms(store, "away:1", "a_b:1", "axb:1", "a_b:2")
    assert await store.next_deadline(["a_b"]) == 11.0
    assert await store.due(50.0, 5.0, platforms=["a_b"]) == (rows["a_b:1"], rows["a_b:2"])
    assert await store.next_deadline(["a_b"]) == 55.0
    assert await store.due(50.0, 5.0, platforms=["axb", "none"]) == (rows["axb:1"],)
    assert await store.due(50.0, 5.0, platforms=[]) == ()
    assert await store.next_deadline([]) is None
    assert await store.due(50.0, 5.0) == (rows["away:1"],), "nobody had leased it"
    assert await store.owed(platforms=["a_b"]) == (("a_b:1", 0), ("a_b:2", 0))
    assert set(await store.silent(1e9, 9, ["a_b"])) == {"a_b:1", "a_b:2"}
    assert await store.elsewhere(["a_b"], ["play"]) == (("away", 1), ("axb", 1))
    assert await store.elsewhere(["away"], ["play"]) == (("a_b", 2), ("axb", 1))
    assert await store.elsewhere(["away"], ["lobby"]) == ()


async def test_time_in_which_a_platform_was_not_served_is_added(store: Store):
    """To its own tables, once, beside that in which there was nobody at all."""
    rows = await in_rooms(store, "inn:1", "pub:1")

    async def at(room: str) -> float:
        found = await store.load(room)
        assert found is not None
        return found.deadlines[0].at - rows[room].at

    assert await store.beat(10.0, 20.0, ["turn"], ["inn", "pub"]) == 0.0
    assert await store.beat(40.0, 50.0, ["turn"], ["inn"]) == 0.0
    assert await store.beat(80.0, 50.0, ["turn"], ["inn"]) == 0.0
    assert (await at("inn:1"), await at("pub:1")) == (0.0, 0.0), "it rests, and is left as it is"
    assert await store.beat(180.0, 50.0, ["turn"], ["inn", "pub"]) == 170.0
    assert (await at("inn:1"), await at("pub:1")) == (100.0, 170.0)
    assert await store.beat(190.0, 50.0, ["turn"], ["inn", "pub"]) == 0.0
    assert (await at("inn:1"), await at("pub:1")) == (100.0, 170.0)


async def test_a_silence_is_noticed_once(store: Store):
    """By whoever comes first; a short one, and the first beat of all, are none."""
    first, *_ = await with_deadlines(store)
    assert await store.beat(10.0, 20.0, ["turn"]) == 0.0
    assert await store.beat(30.0, 20.0, ["turn"]) == 0.0
    noticed = await asyncio.gather(*(store.beat(130.0, 20.0, ["turn"]) for _ in range(4)))
    assert sorted(noticed) == [0.0, 0.0, 0.0, 100.0]
    assert await store.last_beat() == 130.0
    assert replace(first, at=first.at + 100) in await store.due(1e9, 5.0)


async def test_the_pulse_is_the_last_one(store: Store):
    """One row, however long it beats."""
    assert await store.last_beat() is None
    await store.beat(10.0)
    await store.beat(20.5)
    assert await store.last_beat() == 20.5


async def test_no_deadlines_no_next(store: Store):
    """Nothing to wait for."""
    assert await store.next_deadline() is None


async def test_tasks_that_ask_at_once_share_the_deadlines(store: Store):
    """Each is handed out once."""
    rows = await with_deadlines(store, 20)
    got = await asyncio.gather(*(store.due(1000.0, 5.0, limit=6) for _ in range(6)))
    assert sorted((row for some in got for row in some), key=lambda row: row.at) == rows


async def test_processes_that_ask_at_once_share_the_deadlines(postgresql_url: str):
    """Each is handed out once, however many stores there are."""
    stores = [await Store.open(postgresql_url) for _ in range(4)]
    rows = await with_deadlines(stores[0], 40)
    got = await asyncio.gather(
        *(stores[n % 4].due(1000.0, 5.0, limit=3) for n in range(24)),
    )
    assert sorted((row for some in got for row in some), key=lambda row: row.at) == rows
    for store in stores:
        await store.close()
