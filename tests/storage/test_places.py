"""Places: what is shown where, and what is owed."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from storage import PUBLIC, PlaceRow, Store
from storage.schema import tables
from tests.storage.sample import opening, play

pytestmark = pytest.mark.asyncio


async def test_a_place_comes_back_as_it_was(store: Store):
    """And is replaced as a whole, and forgotten."""
    await store.commit(opening("t"))
    row = PlaceRow(
        "t", PUBLIC, "public", {"chat": -100, "message": 7}, 1, "d1gest", 5.5, 99.25, "n0nce",
        2, "web:ada", {"message": 6},
    )  # fmt: skip
    other = PlaceRow("t", 2, "ephemeral")
    await store.place(row)
    await store.place(other)
    found = await store.load("t")
    assert found is not None
    assert found.places == (row, other)
    await store.place(replace(other, way="closed", ref="x", nonce=None))
    await store.forget_place(replace(row, person="web:bob"))
    assert row in await store.places("t"), "another reader's stays"
    await store.forget_place(row)
    found = await store.load("t")
    assert found is not None
    assert found.places == (replace(other, way="closed", ref="x"),)


async def test_a_place_is_replaced_only_if_it_is_what_one_thinks(store: Store):
    """Of two who looked at it before either wrote, the second writes nothing and is told so."""
    await store.commit(opening("t"))
    one = PlaceRow("t", 0, "dm", {"chat": 1, "message": 7}, nonce="one")
    two = replace(one, ref=None, nonce="two", old={"message": 6})
    assert await asyncio.gather(*(store.place_after(None, row) for row in (one, two))) == [
        True,
        False,
    ]
    assert await store.places("t") == (one,)
    assert await store.place_after(one, two)
    assert not await store.place_after(one, one)
    assert await store.places("t") == (two,)
    other = PlaceRow("t", 1, "dm", shows=1)
    late, new = store.place_after(one, one), store.place_after(None, other)
    assert await asyncio.gather(late, new) == [False, True], "each is judged on its own"
    assert await store.places("t") == (two, other)


async def test_a_place_belongs_to_a_table_that_is_there(store: Store):
    """Else it is refused."""
    with pytest.raises(IntegrityError):
        await store.place(PlaceRow("nowhere", 0, "dm"))


async def test_a_place_behind_its_table_is_owed_until_it_shows_it(store: Store):
    """Whatever happens in between, restarts included."""
    await store.commit(opening("t"))
    await store.place(PlaceRow("t", PUBLIC, "public"))
    await store.place(PlaceRow("t", 1, "dm", shows=1))
    assert await store.owed() == (("t", PUBLIC),)
    assert await store.owed() == (("t", PUBLIC),), "asking changes nothing"
    await store.place(PlaceRow("t", PUBLIC, "public", shows=1))
    assert await store.owed() == ()
    assert await store.owed() == ()
    await store.commit(play("t", 1))
    assert await store.owed() == (("t", PUBLIC), ("t", 1))


async def test_what_cannot_be_reached_is_not_owed(store: Store):
    """A closed way, a message that can no longer be edited; both may open again."""
    await store.commit(opening("t"))
    closed = PlaceRow("t", 0, "closed")
    past = PlaceRow("t", 1, "ephemeral", "ref", editable_until=50.0)
    await store.place(closed)
    await store.place(past)
    assert await store.owed(now=49.0) == (("t", 1),)
    assert await store.owed(now=50.0) == ()
    await store.place(replace(past, editable_until=90.0))  # pressed: it can be edited again
    assert await store.owed(now=60.0) == (("t", 1),)
    await store.place(replace(past, editable_until=90.0, shows=1))
    assert await store.owed(now=60.0) == ()
    await store.place(replace(closed, way="dm"))
    assert await store.owed(now=60.0) == (("t", 0),)


async def test_no_more_is_owed_at_once_than_asked_for(store: Store):
    """The rest comes when these are done."""
    for name in ("a", "b", "c"):
        await store.commit(opening(name))
        for seat in (0, 1):
            await store.place(PlaceRow(name, seat, "dm"))
    assert await store.owed(3) == (("a", 0), ("a", 1), ("b", 0))


async def test_tables_in_order_are_not_looked_at_again(store: Store):
    """Asking what is owed costs what has changed, not what is stored."""
    for n in range(6):
        await store.commit(opening(f"t{n}"))
        await store.place(PlaceRow(f"t{n}", PUBLIC, "public", shows=1))
    await store.commit(play("t4", 1))
    assert await store.owed() == (("t4", PUBLIC),)
    unsettled = tables.select().where(tables.c.settled < tables.c.version)
    rows = await store._desk.read(lambda connection: connection.execute(unsettled).all())
    assert [row.id for row in rows] == ["t4"]


@pytest.mark.parametrize("seed", range(3))
async def test_owed_is_what_a_plain_comparison_says(store: Store, seed: int):
    """After any sequence of changes, places and questions."""
    dice = random.Random(seed)
    version: dict[str, int] = {}
    places: dict[tuple[str, int], PlaceRow] = {}
    for now in range(150):
        name, seat = f"t{dice.randrange(4)}", dice.randrange(-1, 3)
        deed = dice.random()
        if name not in version:
            await store.commit(opening(name))
            version[name] = 1
        elif deed < 0.3:
            await store.commit(play(name, version[name]))
            version[name] += 1
        elif deed < 0.7:
            row = PlaceRow(
                name, seat, dice.choice(["dm", "dm", "closed"]),
                shows=version[name] - dice.choice([0, 0, 0, 1]),
                editable_until=dice.choice([None, None, now + 5.0]),
            )  # fmt: skip
            places[name, seat] = row
            await store.place(row)
        elif deed < 0.75:
            places.pop((name, seat), None)
            await store.forget_place(PlaceRow(name, seat, "dm"))
        else:
            assert await store.owed(now=float(now)) == tuple(
                sorted(
                    key
                    for key, row in places.items()
                    if row.shows < version[row.table]
                    and row.way != "closed"
                    and (row.editable_until is None or row.editable_until > now)
                )
            )
