"""The group commit: many share a flush, and nobody notices the others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, StatementError

from storage import ActionRow, Change, Closed, PersonRow, PlaceRow, SeatRow, Store
from storage.group import Held
from tests.storage.sample import opening, play, table

pytestmark = pytest.mark.asyncio


def watch(store: Store, during: Callable[[], None] = lambda: None) -> list[None]:
    """One entry for each transaction that writes; `during` is called while one is under way."""
    seen: list[None] = []
    database = store._desk.database
    write = database.write

    async def watched(work: Any) -> Any:
        seen.append(None)
        under_way = asyncio.ensure_future(write(work))
        await asyncio.sleep(0)
        during()
        return await under_way

    database.write = watched  # type: ignore[method-assign]
    return seen


async def open_tables(store: Store, many: int) -> list[str]:
    names = [f"t{n:02}" for n in range(many)]
    await asyncio.gather(*(store.commit(opening(name)) for name in names))
    return names


async def test_what_comes_at_once_shares_a_transaction(store: Store):
    """Fifty tables, drafts and places besides: one commit, not a hundred and fifty."""
    names = await open_tables(store, 50)
    transactions = watch(store)
    done = await asyncio.gather(
        *(store.commit(play(name, 1)) for name in names),
        *(store.draft(name, 3, 0, (), (1,)) for name in names),
        *(store.place(PlaceRow(name, 0, "dm", shows=1)) for name in names),
    )
    assert done == [True] * 100 + [None] * 50
    assert len(transactions) == 1


async def test_a_table_and_its_first_place_may_come_together(store: Store):
    """A kind sees what the kinds before it have written."""
    transactions = watch(store)
    await asyncio.gather(store.place(PlaceRow("t", 0, "dm")), store.commit(opening("t")))
    assert len(transactions) == 1
    assert await store.owed() == (("t", 0),)


async def test_a_group_is_written_kind_by_kind_in_the_order_of_keys(store: Store):
    """Whatever the order in which its members came; each gets its own answer."""
    written: list[tuple[int, list[str]]] = []

    class Kind:
        def __init__(self, rank: int) -> None:
            self.rank = rank

        def table(self, _: str) -> None:
            return None

        def write(self, _: Connection, __: Held, items: Sequence[str]) -> list[str]:
            written.append((self.rank, list(items)))
            return [f"{item} of {self.rank}" for item in items]

    kinds = (Kind(20), Kind(21))
    members = [("b", 1), ("c", 0), ("a", 1), ("a", 0), ("b", 0)]
    group = store._desk.group
    answers = await asyncio.gather(*(group.write(kinds[n], key, key) for key, n in members))
    assert written == [(20, ["a", "b", "c"]), (21, ["a", "b"])]
    assert answers == [f"{key} of {20 + n}" for key, n in members]


async def test_what_comes_during_a_commit_goes_with_the_next(store: Store):
    """There is no timer: the first goes alone, at once."""
    names = await open_tables(store, 20)
    later: list[asyncio.Task[bool]] = []

    def during() -> None:
        if not later:
            later.extend(asyncio.ensure_future(store.commit(play(n, 1))) for n in names[1:])

    transactions = watch(store, during)
    assert await store.commit(play(names[0], 1))
    assert len(transactions) == 1
    assert all(await asyncio.gather(*later))
    assert len(transactions) == 2


async def test_one_table_at_a_time_and_in_order(store: Store):
    """Changes of one table that come at once are judged one after the other."""
    (name,) = await open_tables(store, 1)
    assert all(await asyncio.gather(*(store.commit(play(name, base)) for base in range(1, 6))))
    places = (PlaceRow(name, 0, "dm", shows=n) for n in range(1, 6))
    await asyncio.gather(*(store.place(row) for row in places))
    found = await store.load(name)
    assert found is not None
    assert found.table.version == 6
    assert found.places[0].shows == 5


async def test_one_that_cannot_be_stored_fails_alone(store: Store):
    """Its group is redone one by one; nothing of it is left."""
    names = await open_tables(store, 12)
    for name in names:
        await store.commit(play(name, 1))
    twice = replace(play(names[5], 2), actions=play(names[5], 1).actions)
    unwritable = replace(play(names[7], 2), table=table(names[7], 3, snapshot={"x": {1, 2}}))
    changes = [play(name, 2) for name in names]
    changes[5], changes[7] = twice, unwritable
    done = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert isinstance(done[5], IntegrityError)
    assert isinstance(done[7], StatementError)
    assert [answer for n, answer in enumerate(done) if n not in {5, 7}] == [True] * 10
    for n, name in enumerate(names):
        found = await store.load(name)
        assert found is not None
        assert found.table.version == (2 if n in {5, 7} else 3)
        assert len(await store.log(name)) == found.table.version - 1


async def test_errors_and_logs_do_not_show_what_was_to_be_written(
    store: Store, caplog: pytest.LogCaptureFixture
):
    """It may be somebody's hand."""
    names = await open_tables(store, 3)
    changes = [play(name, 1) for name in names]
    line = replace(changes[1].actions[0], action={"discard": "queen of hearts"})
    changes[1] = replace(changes[1], actions=(line, line))
    done = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert isinstance(done[1], IntegrityError)
    assert "queen" not in str(done[1])
    assert "one by one: IntegrityError" in caplog.text
    assert "queen" not in caplog.text


@pytest.mark.parametrize("when", ["before", "during"])
async def test_who_is_cancelled_disturbs_nobody(store: Store, when: str):
    """Others are stored once; the cancelled change is whole or absent; the store goes on."""
    names = await open_tables(store, 16)
    tasks = [asyncio.ensure_future(store.commit(play(name, 1))) for name in names]

    def cancel() -> None:
        for task in tasks[::3]:
            task.cancel()

    transactions = watch(store, cancel if when == "during" else lambda: None)
    if when == "before":
        await asyncio.sleep(0)
        cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert len(transactions) == 1
    for n, (name, answer) in enumerate(zip(names, done, strict=True)):
        found = await store.load(name)
        assert found is not None
        if n % 3:
            assert answer is True
            assert found.table.version == 2
        else:
            assert isinstance(answer, asyncio.CancelledError)
            assert found.table.version == (1 if when == "before" else 2)
        assert len(await store.log(name)) == found.table.version - 1
        assert await store.commit(play(name, found.table.version))


async def test_closing_writes_what_waits(database_url: str):
    """Afterwards nothing more is taken."""
    store = await Store.open(database_url)
    waiting = [asyncio.ensure_future(store.commit(opening(f"t{n}"))) for n in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [True] * 5
    with pytest.raises(Closed):
        await store.commit(opening("late"))


async def test_dying_drops_what_waits(database_url: str):
    """Who waits hears of it, and nothing of it is stored."""
    store = await Store.open(database_url)
    waiting = [asyncio.ensure_future(store.commit(opening(f"t{n}"))) for n in range(5)]
    await asyncio.sleep(0)
    await store.close(drain=False)
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in done] == [Closed] * 5
    again = await Store.open(database_url)
    assert [await again.load(f"t{n}") for n in range(5)] == [None] * 5
    await again.close()


class Model:
    """The store as plain dictionaries."""

    def __init__(self) -> None:
        self.tables: dict[str, Change] = {}
        self.log: dict[str, list[ActionRow]] = {}
        self.seats: dict[tuple[str, int], SeatRow] = {}
        self.places: dict[tuple[str, int], PlaceRow] = {}
        self.people: dict[str, PersonRow] = {}

    def version(self, name: str) -> int | None:
        return self.tables[name].table.version if name in self.tables else None

    def commit(self, change: Change) -> None:
        name = change.table.id
        self.tables[name] = change
        self.log.setdefault(name, []).extend(change.actions)
        self.seats.update(((name, seat.seat), seat) for seat in change.seats)


class Player:
    """A task that does random things, and tells the model what the store says came of it."""

    def __init__(self, store: Store, model: Model, seed: str) -> None:
        self.store, self.model, self.dice = store, model, random.Random(seed)

    async def run(self, steps: int) -> None:
        deeds: list[Callable[[], Coroutine[Any, Any, None]]] = [self.change, self.draft, self.rest]
        for _ in range(steps):
            await self.dice.choices(deeds, weights=[6, 3, 2])[0]()

    def name(self) -> str:
        return f"t{self.dice.randrange(6)}"

    async def change(self) -> None:
        """Judged against the present version, or against an old one."""
        name = self.name()
        base = self.model.version(name)
        if base is None or self.dice.random() < 0.1:
            change = opening(name)
        else:
            change = play(name, max(1, base - (self.dice.random() < 0.3)))
        await asyncio.sleep(0)
        if await self.store.commit(change):
            assert self.model.version(name) == change.base
            self.model.commit(change)
        else:
            assert self.model.version(name) != change.base

    async def draft(self) -> None:
        key = name, seat = self.name(), self.dice.randrange(4)
        old = self.model.seats.get(key)
        decision, path = (old.decision, old.draft) if old else (0, ())
        new = tuple(self.dice.choices(range(9), k=self.dice.randrange(4)))
        if await self.store.draft(name, seat, decision, path, new):
            now = self.model.seats[key]
            assert (now.decision, now.draft) == (decision, path)
            self.model.seats[key] = replace(now, draft=new)

    async def rest(self) -> None:
        name = self.name()
        if name in self.model.tables:
            row = PlaceRow(name, self.dice.randrange(-1, 4), "dm", [self.dice.random()])
            self.model.places[row.table, row.seat] = row
            await self.store.place(row)
        key = f"p{self.dice.randrange(3)}"
        person = PersonRow(key, str(self.dice.random()), None, {})
        self.model.people[key] = person
        await self.store.save_person(person)


@pytest.mark.parametrize("seed", range(4))
async def test_random_tasks_leave_what_plain_dictionaries_would(database_url: str, seed: int):
    """Nine tasks on six tables, with conflicts; then read again from the disk."""
    store, model = await Store.open(database_url), Model()
    players = [Player(store, model, f"{seed} {n}") for n in range(9)]
    await asyncio.gather(*(player.run(40) for player in players))
    await store.close()
    store = await Store.open(database_url)
    for name, last in model.tables.items():
        found = await store.load(name)
        assert found is not None
        assert found.table == last.table
        assert list(found.seats) == [model.seats[name, seat] for seat in range(4)]
        assert {(row.table, row.seat): row for row in found.places} == {
            key: row for key, row in model.places.items() if key[0] == name
        }
        assert list(await store.log(name)) == model.log.get(name, [])
        assert len(model.log[name]) > 5
    for key, person in model.people.items():
        assert await store.person(key) == person
    await store.close()
