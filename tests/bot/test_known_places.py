"""What is held in memory of places: it is what the database says, and where it is not, no message
is lost, doubled or taken away because of it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.places import Places
from bot.platforms.base import Press, Room
from bot.sheets import screen_for
from storage.rows import PUBLIC, PlaceRow
from tests.bot.evening import check_newest, easy_move, sit_down, token
from tests.bot.inn import Answer, Inn, Memory, inn
from tests.bot.pair import caught, move, two_houses
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio


async def late(here: Inn, table: str) -> None:
    """The house knows where the table is shown, and from now on hears too late what others make
    of that, as if what they say were still on its way.
    """
    await here.house.delivery.places(table)
    here.house.delivery.forget = lambda _: None  # type: ignore[method-assign]
    await here.house.delivery.places(table)
    assert table in here.house.delivery._places._known


async def seat_of(here: Inn, table: str, name: str) -> int:
    seat = (await here.house.keeper.get(table)).seat_of(here.person(name).key)
    assert seat is not None
    return seat


async def posted_anew(here: Inn, table: str, name: str) -> int:
    """Somebody's hand is brought down in their chat: the number of the new message."""
    before = here.private(name).ref
    assert await here.house.delivery.fetch(table, await seat_of(here, table, name))
    await here.settle()
    assert here.private(name).ref != before
    return here.private(name).ref


async def test_what_the_other_house_shows_is_known_at_once(postgresql_url: str):
    """A message that it has posted anew is the one, without looking it up each time."""
    async with two_houses(postgresql_url, Memory(TestWorld()), heard=True) as (one, two):
        table = await sit_down(one, "caminos")
        seat = await seat_of(one, table, "Berta")
        await two.house.delivery.places(table)
        known = two.house.delivery._places._known
        assert table in known
        ref = await posted_anew(one, table, "Berta")
        while table in known:  # noqa: ASYNC110 - it comes over a socket
            await asyncio.sleep(0.001)
        assert (await two.house.delivery.places(table))[seat].ref == ref
        assert table in known


async def test_who_cannot_hear_the_others_believes_nothing(postgresql_url: str):
    """Whatever was held is looked up anew, and nothing is held."""
    async with two_houses(postgresql_url, Memory(TestWorld()), heard=True) as (one, two):
        table = await sit_down(one, "caminos")
        seat = await seat_of(one, table, "Berta")
        await late(two, table)
        two.house.store._desk.hearing.end()
        for _ in range(2):
            ref = await posted_anew(one, table, "Berta")
            assert (await two.house.delivery.places(table))[seat].ref == ref


async def test_a_move_at_a_house_that_has_not_heard_of_a_new_message(postgresql_url: str):
    """It is told by the database that the place is another one, once, and looks again."""
    async with two_houses(postgresql_url, Memory(TestWorld()), heard=True) as (one, two):
        table = await sit_down(one, "caminos")
        sitting = await one.house.keeper.get(table)
        first, second = sorted(
            ("Anna", "Berta"), key=lambda n: sitting.seat_of(one.person(n).key) not in sitting.due()
        )
        key = one.person(second).key
        await one.pass_time(60)
        await late(two, table)
        ref = await posted_anew(one, table, second)
        one.world.pass_to(one.world.now() + 31)  # their chat is anybody's again
        assert (await two.house.delivery.places(table))[sitting.seat_of(key)].ref != ref
        refused = count_refused(two)
        await two.type(first, easy_move(sitting, sitting.due()[0]), table)
        await check_newest(two, table)
        assert len(refused) == 1


def count_refused(here: Inn) -> list[PlaceRow]:
    """Places that the house wants to write from now on, and which are not what it thinks."""
    refused: list[PlaceRow] = []
    write = here.house.store.place_after

    async def counted(was: PlaceRow | None, row: PlaceRow) -> bool:
        fits = await write(was, row)
        if not fits:
            refused.append(row)
        return fits

    here.house.store.place_after = counted  # type: ignore[method-assign]
    return refused


@pytest.mark.parametrize("moment", ["sent", "posted"])
async def test_a_house_is_stopped_with_a_message_that_the_other_does_not_know(
    postgresql_url: str, moment: str
):
    """It has posted one anew and not yet noted it, or not taken the old one away; meanwhile that
    person plays at a house which remembers the old one.
    """
    async with two_houses(postgresql_url, Memory(TestWorld()), heard=True) as (one, two):
        table = await sit_down(one, "caminos")
        sitting = await one.house.keeper.get(table)
        seat = sitting.due()[0]
        name = next(n for n in ("Anna", "Berta") if sitting.seat_of(one.person(n).key) == seat)
        await late(two, table)
        with caught(moment, f"delivery memory:{name.lower()}") as here:
            assert await one.house.delivery.fetch(table, seat)
            await here.reached.wait()
            await move(two, name, table)
            here.go.set()
            await two.settle()
        await two.pass_time(60)
        await check_newest(two, table)


async def test_a_press_on_a_message_that_the_house_has_not_heard_of(postgresql_url: str):
    """The table was posted anew by the other: what looks outdated here is the newest."""
    async with two_houses(postgresql_url, Memory(TestWorld()), heard=True) as (one, two):
        table = await sit_down(one, "caminos")
        await late(two, table)
        old = one.public().ref
        await one.house.delivery.owe(table, down=True)
        await one.settle()
        new = one.public().ref
        assert new != old
        anna = two.person("Anna")
        answer = Answer(two.memory, anna, two.room)
        await two.router(Press(anna, two.room, answer, token("hand", table), "p", new, shared=True))
        await two.settle()
        assert not two.memory.messages[new - 1].gone


async def test_who_leaves_at_a_house_that_has_not_heard_of_their_newest_message(
    postgresql_url: str,
):
    """They do not keep it."""
    async with two_houses(postgresql_url, Memory(TestWorld()), heard=True) as (one, two):
        await one.command("Anna", "play", "caminos")
        table = (await one.sitting()).id
        for name in ("Anna", "Berta"):
            await one.press_token(name, token("join", table))
        await late(two, table)
        ref = await posted_anew(one, table, "Berta")
        await two.press_token("Berta", token("leave", table))
        await two.pass_time(60)
        assert two.memory.messages[ref - 1].gone


async def test_an_answer_that_is_older_than_its_place_is_replaced(tmp_path: Path):
    """The table went on while it was being painted, and the place has shown that already."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        old = await here.house.keeper.get(table)
        seats = {n: old.seat_of(here.person(n).key) for n in ("Anna", "Berta")}
        first, second = sorted(seats, key=lambda n: seats[n] not in old.due())
        await here.type(first, easy_move(old, old.due()[0]), table)
        seat = seats[second]
        assert seat is not None
        person, room = here.person(second), Room("memory", second.lower(), private=True)
        answer = Answer(here.memory, person, room, here.private(second))
        screen = await screen_for(here.house, old, seat)
        await here.house.delivery.answer(answer, old, seat, screen, room)
        await here.settle()
        await check_newest(here, table)


async def test_places_of_a_table_that_has_ended_are_not_held(tmp_path: Path):
    """As soon as all of them show the end."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        known = here.house.delivery._places._known
        assert table in known
        here.memory.admins.add(here.person("Anna").key)
        await here.press_token("Anna", token("cancel", table))
        assert (await here.house.keeper.get(table)).phase == "cancelled"
        assert table not in known
        await check_newest(here, table)


class Slow:
    """A store that answers when it is told to, with what was there when it was asked."""

    alone = False

    def __init__(self) -> None:
        self.hears: int | None = 1
        self.row = PlaceRow("t", PUBLIC, "public")
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    async def places(self, _: str) -> tuple[PlaceRow, ...]:
        found = (self.row,)
        self.asked.set()
        await self.go.wait()
        return found

    async def place_after(self, was: PlaceRow | None, row: PlaceRow) -> bool:
        fits = was == self.row
        if fits:
            self.row = row
        return fits


@pytest.mark.parametrize("meanwhile", ["told", "deaf for a while", "written"])
async def test_what_changes_while_it_is_read_is_not_held(meanwhile: str):
    """Whether the others tell it, nobody can be heard, or it is written by oneself."""
    store: Any = Slow()
    places = Places(store, gone=print)
    reading = asyncio.create_task(places.of("t"))
    await store.asked.wait()
    new = replace(store.row, ref=7)
    if meanwhile == "written":
        await places.save(store.row, new)
    else:
        store.row = new
        if meanwhile == "told":
            places.forget("t")
        else:
            store.hears = 2
    store.go.set()
    await reading
    assert (await places.of("t"))[PUBLIC] == new
