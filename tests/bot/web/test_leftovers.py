"""What people leave on the page and nobody comes back for is removed, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.backups import DAY, Backups
from bot.caretaker import Caretaker
from bot.health import Health
from bot.platforms.base import Person, Room
from bot.platforms.web import Web
from bot.platforms.web.platform import FOUNDER
from games.protocol import Refused
from tests.bot.inn import Inn
from tests.bot.web.site import Visitor, due, visitor
from tests.bot.web.test_doors import beside, let_in


def caretaker_of(opened: Inn, folder: Path) -> Caretaker:
    health = Health(opened.house.store)
    health.house = opened.house
    return Caretaker(opened.house, health, Backups("", folder, 0), folder)


async def alone(opened: Inn, anna: Visitor, *, plays: bool) -> str:
    """A new game against computers, at which she plays once or not at all."""
    await anna.open("caminos", solo=True)
    await opened.pass_time(60)
    table = await anna.until(due)
    if plays:
        could = await anna.post("/api/complete", {"room": anna.room, "table": table["id"]})
        move = (await could.json())["moves"][0]
        answer = await anna.act(what="typed", text=move, pane="private", table=table["id"])
        assert not answer["alert"]
        await opened.pass_time(60)
    return str(table["id"])


async def test_a_week_after_everybody_left_what_was_not_played_is_gone(tmp_path: Path):
    """Tables, and the rooms in which there is none any more; a game with a single move stays."""
    async with beside(tmp_path) as (opened, address), visitor(address) as anna:
        store, caretaker = opened.house.store, caretaker_of(opened, tmp_path)
        left, left_in = await alone(opened, anna, plays=False), anna.room
        played, played_in = await alone(opened, anna, plays=True), anna.room
        await anna.open()
        empty = anna.room
        opened.world.pass_to(opened.world.now() + 6.9 * DAY)
        await caretaker.look()
        assert set(await store.settings(FOUNDER)) == {
            FOUNDER + room for room in (left_in, played_in, empty)
        }
        assert await store.load(left) is not None
        assert await store.room(f"web:{left_in}") is not None
        opened.world.pass_to(opened.world.now() + 0.2 * DAY)
        for _ in range(2):
            await caretaker.look()
        assert await store.load(left) is None
        assert await store.load(played) is not None
        assert set(await store.settings(FOUNDER)) == {FOUNDER + played_in}
        assert await store.room(f"web:{left_in}") is None
        assert await store.room(f"web:{played_in}") is not None
        with pytest.raises(Refused):
            await opened.house.keeper.get(left)  # nor is it remembered


async def test_links_that_were_not_used_are_gone_after_their_time(tmp_path: Path):
    async with beside(tmp_path) as (opened, address), visitor(address) as anna:
        caretaker, doors = caretaker_of(opened, tmp_path), opened.house.doors["memory"]
        await doors.seat("table001", "memory:anna")
        opened.world.pass_to(opened.world.now() + 4000)
        fresh = await doors.seat("table002", "memory:anna")
        await caretaker.look()
        [kept] = await opened.house.store.settings("web-pass-")
        assert "table002" in kept
        assert await let_in(anna, fresh.rsplit("/", 1)[1])


async def test_who_opened_a_room_decides_there(tmp_path: Path):
    """Also in a room from before it was noted when they are opened."""
    async with beside(tmp_path) as (opened, _):
        web = opened.house.platforms["web"]
        assert isinstance(web, Web)
        room = Room("web", await web.found("anna"))
        old = Room("web", "old")
        await opened.house.store.save_setting(FOUNDER + "old", "anna")
        for one in (room, old):
            assert await web.is_admin(one, Person("web", "anna"))
            assert not await web.is_admin(one, Person("web", "berta"))
