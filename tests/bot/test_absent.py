"""Tables of a platform that is not configured now: they rest, and go on when it is again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.app import open_house
from bot.platforms.base import Look, Person, Press, Room
from bot.screen import Sheet
from bot.sitting import LOBBY, Sitting
from storage import PlaceRow, Store
from tests.bot.evening import check_newest, easy_move, sit_down, token
from tests.bot.inn import QUICK, Answer, Inn, Memory, inn
from tests.bot.test_downtime import HOURS, check_nobody_is_late, waiting
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio


class Other(Memory):
    """Another platform."""

    name = "other"


class Elsewhere(Inn):
    """People on the other platform."""

    def __init__(self, *parts: object) -> None:
        super().__init__(*parts)  # type: ignore[arg-type]
        self.room = Room("other", "inn")

    def person(self, name: str) -> Person:
        return replace(super().person(name), platform="other")


@asynccontextmanager
async def elsewhere(path: Path | str, world: TestWorld) -> AsyncIterator[Elsewhere]:
    """The same database in a house without the inn's platform."""
    url = str(path) if "://" in str(path) else f"sqlite:///{path}"
    store = await Store.open(url)
    other = Other(world)
    try:
        async with open_house(store, {"other": other}, world, QUICK, clock=False) as (
            house,
            router,
        ):
            here = Elsewhere(house, router, other, world)
            await here.settle()
            yield here
    finally:
        await store.close()


def wrong(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


async def test_tables_rest_and_go_on(database_url: str, caplog: pytest.LogCaptureFixture):
    """Hours without their platform: nothing of them changes, and nobody is late afterwards."""
    caplog.set_level(logging.INFO)
    async with inn(database_url) as here:
        table = await waiting(here)
        await here.house.store.beat(here.world.now(), platforms=("memory",))
        before = await here.house.store.load(table)
    async with elsewhere(database_url, here.world) as there:
        (line,) = [one for one in caplog.records if one.getMessage().startswith("tables rest")]
        assert (line.platform, line.count) == ("memory", 2)  # type: ignore[attr-defined]
        await there.house.delivery.owe(table)
        await there.pass_time(HOURS)
        assert await there.house.clock.fire() == 0
        await there.house.clock.lull()
        assert there.house.delivery.owed == 0
        assert await there.house.store.load(table) == before
        await there.house.store.beat(there.world.now(), platforms=there.house.here)
    assert wrong(caplog) == []
    async with inn(database_url, memory=here.memory) as here:
        await check_nobody_is_late(here, table)
        await check_newest(here, table, spare=1)  # the lobby beside it


async def test_computers_do_not_play_there(tmp_path: Path):
    """Whoever is due waits, computers too; afterwards they play as if nothing had been."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos", ["Anna"])
        while not await computers_turn(here, table):
            await type_one(here, table)
        before = await here.house.store.load(table)
        assert before is not None
    async with elsewhere(tmp_path / "t.db", here.world) as there:
        await there.pass_time(HOURS)
        assert await there.house.clock.fire() == 0
        assert await there.house.store.load(table) == before
    async with inn(tmp_path / "t.db", memory=here.memory) as here:
        await here.pass_time(10)
        assert (await here.house.keeper.get(table)).version > before.table.version


async def computers_turn(here: Inn, table: str) -> bool:
    sitting = await here.house.keeper.get(table)
    return sitting.seat_of(here.person("Anna").key) not in sitting.due()


async def type_one(here: Inn, table: str) -> None:
    sitting = await here.house.keeper.get(table)
    seat = sitting.seat_of(here.person("Anna").key)
    assert seat is not None
    await here.type("Anna", easy_move(sitting, seat), table)


async def test_tables_that_nobody_serves_do_not_go_to_sleep(tmp_path: Path):
    """They have been silent for long, and rest all the same."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
    async with elsewhere(tmp_path / "t.db", here.world) as there:
        there.world.pass_to(there.world.now() + 2 * QUICK.sleep)
        await there.house.clock.lull()
        assert (await there.house.keeper.get(table)).phase == "play"


async def test_the_clock_sleeps_beside_them(tmp_path: Path):
    """What is overdue there is not waited for: the clock would never rest."""
    async with inn(tmp_path / "t.db") as here:
        await waiting(here)
    async with elsewhere(tmp_path / "t.db", here.world) as there:
        there.world.pass_to(there.world.now() + HOURS)
        there.house.clock.beaten = there.world.now()
        ticking = asyncio.create_task(there.house.clock.run())
        async with asyncio.timeout(20):
            while not there.world.sleeping:  # noqa: ASYNC110 - the world has no event for it
                await asyncio.sleep(0.001)
        ticking.cancel()
        await asyncio.gather(ticking, return_exceptions=True)


async def test_a_page_that_shows_such_a_table_is_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """Somebody came from the chat to their seat on the page: it is said that the table rests."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        await here.command("Zoe", "play", "rummy")
        (lobby,) = [row.id for row in await here.house.store.tables_in(here.room.key, (LOBBY,))]
    async with elsewhere(tmp_path / "t.db", here.world) as there:
        anna = here.person("Anna")
        for verb in ("hand", "more", "down", "join"):
            answer = Answer(there.memory, anna, here.room)
            await there.router(Press(anna, here.room, answer, token(verb, table), shared=True))
            assert "rests" in answer.text
        stranger = await there.press_token("Eve", token("join", lobby))
        assert "rests" in stranger.text
        shown: list[Sheet | None] = []

        async def seen(sheet: Sheet | None) -> None:
            shown.append(sheet)

        for one in (table, lobby):
            await there.router(Look(one, None, there.memory.limits, seen))
        assert all(sheet is not None and sheet.lines for sheet in shown)
        assert len(shown) == 2
    assert wrong(caplog) == []


def seated(sitting: Sitting, was: str, person: str) -> Sitting:
    """Somebody else sits on a chair."""
    seat = sitting.seat_of(was)
    assert seat is not None
    return sitting.with_seat(replace(sitting.row(seat), person=person))


async def test_somebody_of_a_platform_that_is_there_does_not_wake_such_a_table(tmp_path: Path):
    """It has no place that could show it, so nothing is owed to anybody."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        judge = partial(seated, was=here.person("Berta").key, person="other:berta")
        await here.house.keeper.change(table, judge)
    async with elsewhere(tmp_path / "t.db", here.world) as there:
        await there.house.delivery.owe(table)
        assert there.house.delivery.owed == 0


async def test_somebody_of_such_a_platform_does_not_break_a_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """Who sits at a table of another platform is not shown anything; the others play on."""
    async with elsewhere(tmp_path / "t.db", TestWorld()) as there:
        table = await sit_down(there, "caminos")
        berta = there.person("Berta").key

        for was, person in ((berta, "memory:berta"), ("memory:berta", berta)):
            await there.house.keeper.change(table, partial(seated, was=was, person=person))
            seat = (await there.house.keeper.get(table)).seat_of(person)
            assert seat is not None
            await there.house.delivery.owe(table)
            await there.house.delivery.owe_seat(table, seat)
            await there.pass_time(60)
            places = await there.house.delivery.places(table)
            version = (await there.house.keeper.get(table)).version
            shows = {one.seat for one in places.values() if one.shows == version}
            assert shows == {-1, 0, 1} - ({seat} if person != berta else set())
            if person != berta:  # and if they had been shown something, it cannot be taken away
                hand = PlaceRow(table, seat, "dm", ref=1, person=person)
                await there.house.delivery._places.save(None, hand)
        assert there.house.delivery.owed == 0
    assert wrong(caplog) == []
