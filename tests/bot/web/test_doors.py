"""From a chat to the page: one's own seat by a link that works once, and a page for onlookers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest

from bot.painting import painter
from bot.platforms.server import Server
from bot.platforms.web import Doors, Routes, Signer, Web, guard
from bot.platforms.web.rates import Rates
from bot.settings import Settings
from tests.bot.inn import Inn, inn
from tests.bot.web.site import Visitor, due, keys, visitor

PUBLIC_URL = "http://127.0.0.1"


@pytest.fixture
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told to slow down."""
    monkeypatch.setattr(Rates, "allow", lambda *_: True)


@asynccontextmanager
async def beside(folder: Path, *, public: bool = True) -> AsyncIterator[tuple[Inn, str]]:
    """An inn on another platform whose house has a page, and the page's address."""
    async with inn(folder / "tables.db", painter=painter) as opened:
        house = opened.house
        web = Web(house.store, await Signer.of(house.store), opened.world.now)
        house.platforms["web"] = web  # type: ignore[index]
        settings = Settings(port=0, public_url=PUBLIC_URL if public else None)
        doors = Doors(house.store, web.signer, PUBLIC_URL, opened.world.now)
        routes = Routes(web, settings, doors)
        server = Server("127.0.0.1", 0, routes.table(), lambda: None, dict)  # type: ignore[arg-type]
        await server.open()
        address = f"{PUBLIC_URL}:{server.port}"
        routes._guard._settings = replace(settings, public_url=address if public else None)
        house.onlookers = (web.mirror.changed,)
        house.doors = {"memory": doors} if public else {}
        web.listen(opened.router)
        try:
            yield opened, address
        finally:
            web.shelf.close()
            await web.mirror.close()
            await server.close()


async def link_of(opened: Inn, name: str) -> str:
    """The last part of the link that somebody gets in the chat."""
    answer = await opened.press(name, "Open in browser")
    [out] = [key for row in answer.shown[-1].rows for key in row if key.url]
    await opened.press(name, "My hand")
    return str(out.url).rsplit("/", 1)[1]


async def let_in(person: Visitor, link: str) -> str | None:
    """The page that a link leads to; None: it leads nowhere."""
    response = await person.post("/api/go", {"link": link})
    assert response.status == 200
    watch = (await response.json())["watch"]
    person.room = watch or ""
    return f"/events/w/{watch}" if watch else None


async def test_a_seat_in_a_chat_is_played_in_the_browser(tmp_path: Path):
    """The same hand in both; what is chosen there is chosen here, and the other way round."""
    async with beside(tmp_path) as (opened, address), visitor(address) as anna:
        await opened.command("Anna", "solo", "rummy")
        await opened.pass_time(60)
        path = await let_in(anna, await link_of(opened, "Anna"))
        assert path is not None
        table = await anna.until(due, path)
        hand = opened.private("Anna").sheet
        assert table["private"]["lines"][-1] == hand.lines[-1]
        draw = keys(table["private"])["Draw a tile"]
        await anna.act(what="press", token=draw, pane="private", table=table["id"])
        table = await anna.until(lambda one: "Back" in keys(one["private"]), path)
        await opened.settle()
        opened.button("Anna", "Back")  # in the chat, too
        before = (await opened.sitting()).version
        play = keys(table["private"])["Draw a tile"]
        await anna.act(what="press", token=play, pane="private", table=table["id"])
        await opened.settle()
        assert (await opened.sitting()).version > before
        [seat] = [row.seat for row in (await opened.sitting()).seats if row.person]
        assert (await opened.house.delivery.places(table["id"]))[seat].way == "dm", "stays there"
        await anna.until(lambda one: not due(one), path)


async def test_a_link_is_for_one_browser_once_and_for_five_minutes(tmp_path: Path):
    async with (
        beside(tmp_path) as (opened, address),
        visitor(address) as anna,
        visitor(address) as thief,
    ):
        await opened.command("Anna", "solo", "dog")
        await opened.pass_time(60)
        link = await link_of(opened, "Anna")
        assert await let_in(thief, link[:-1] + ("a" if link[-1] != "a" else "b")) is None
        path = await let_in(anna, link)
        assert path is not None
        assert await let_in(thief, link) is None, "it has been used"
        table = await anna.until(due, path)
        looked = await thief.until(lambda one: "public" in one, path)
        assert "private" not in looked
        assert looked["public"]["rows"] == [], "whoever looks on has nothing to press"
        body = {"room": anna.room, "table": table["id"], "what": "press", "token": "x"}
        assert (await thief.post("/api/act", body)).status == 403
        stolen = {
            c.key: c.value for c in anna.http.cookie_jar if c.key.startswith("stammtisch_seat")
        }
        assert stolen
        thief.http.cookie_jar.update_cookies(stolen)
        assert (await thief.post("/api/act", body)).status == 403, "bound to the browser"
        picture = table["private"]["picture"]["name"]
        assert (await thief.get(f"/picture/{picture}.png")).status == 404
        assert (await anna.get(f"/picture/{picture}.png")).status == 200
        late = await link_of(opened, "Anna")
        opened.world.pass_to(opened.world.now() + 301)
        assert await let_in(anna, late) is None


async def test_a_new_link_makes_the_one_before_worthless(tmp_path: Path):
    async with beside(tmp_path) as (opened, address), visitor(address) as anna:
        await opened.command("Anna", "solo", "caminos")
        await opened.pass_time(60)
        first = await link_of(opened, "Anna")
        second = await link_of(opened, "Anna")
        assert await let_in(anna, first) is None
        assert await let_in(anna, second) is not None


def seats(person: Visitor) -> dict[str, str]:
    """The cookies with which a browser shows where it was let in."""
    return {c.key: c.value for c in person.http.cookie_jar if c.key.startswith(guard.SEAT)}


@pytest.mark.usefixtures("no_hurry")
async def test_a_browser_holds_the_newest_seats_only(tmp_path: Path):
    """All go with every request: whoever often comes from a chat must not be locked out by them."""
    async with beside(tmp_path) as (opened, address), visitor(address) as anna:
        doors = opened.house.doors["memory"]
        tables = [f"table{n:03}" for n in range(130)]
        for table in tables:
            link = await doors.seat(table, "memory:anna")
            assert await let_in(anna, link.rsplit("/", 1)[1])
        assert set(seats(anna)) == {guard.SEAT + table for table in tables[-guard.SEATS :]}
        again = tables[-guard.SEATS]
        for table in (again, "table999"):
            link = await doors.seat(table, "memory:anna")
            assert await let_in(anna, link.rsplit("/", 1)[1])
        assert guard.SEAT + again in seats(anna), "who comes back is new again"
        assert len(seats(anna)) == guard.SEATS


@pytest.mark.usefixtures("no_hurry")
async def test_seats_without_numbers_are_good_and_the_first_to_go(tmp_path: Path):
    """Browsers have such cookies from before there were numbers; a few go at a time."""
    async with beside(tmp_path) as (opened, address), visitor(address) as anna:
        await opened.command("Anna", "solo", "dog")
        await opened.pass_time(60)
        path = await let_in(anna, await link_of(opened, "Anna"))
        assert path is not None
        [(name, value)] = seats(anna).items()
        plain = value.partition(".")[2]
        many = {f"{guard.SEAT}table{n:03}": plain for n in range(60)}
        page = await anna.get("/")
        anna.http.cookie_jar.update_cookies({name: plain, **many}, page.url)
        assert await anna.until(due, path), "the seat is still hers"
        doors, fresh = opened.house.doors["memory"], [f"fresh{n:03}" for n in range(6)]
        for table in fresh:
            before = len(seats(anna))
            link = await doors.seat(table, "memory:anna")
            assert await let_in(anna, link.rsplit("/", 1)[1])
            assert before - len(seats(anna)) < guard.PARTED
        assert len(seats(anna)) == guard.SEATS
        assert {guard.SEAT + table for table in fresh} <= set(seats(anna))


async def test_a_browser_with_all_the_cookies_it_can_keep_is_let_in(tmp_path: Path):
    """180 for a site at most, in Chromium; they are more than the server's library takes."""
    seat = f"{guard.SEAT}AbCdEfGh={'m' * 42}.{'x' * 16}"
    shown = {"Cookie": "; ".join([seat] * 180)}
    async with (
        beside(tmp_path) as (_, address),
        aiohttp.ClientSession() as http,
        http.get(f"{address}/api/me", headers=shown) as answer,
    ):
        assert answer.status == 200


async def test_onlookers_of_a_chats_table_have_a_page(tmp_path: Path):
    """By the link that the table's menu shows; it follows the game."""
    async with beside(tmp_path) as (opened, address), visitor(address) as eve:
        await opened.command("Anna", "solo", "caminos")
        await opened.pass_time(60)
        answer = await opened.press("Anna", "More")
        [out] = [key for row in answer.shown[-1].rows for key in row if key.url]
        path = "/events/w/" + str(out.url).rsplit("/", 1)[1]
        table = await eve.until(lambda one: "public" in one, path)
        assert "private" not in table
        await opened.command("Anna", "move", "o1x2 c3")
        there = opened.public().sheet.lines[0]
        await eve.until(lambda one: one["public"]["lines"][0] == there, path)


async def test_without_a_public_address_nothing_of_a_chat_is_on_the_page(tmp_path: Path):
    async with beside(tmp_path, public=False) as (opened, address), visitor(address) as eve:
        await opened.command("Anna", "solo", "caminos")
        await opened.pass_time(60)
        with pytest.raises(AssertionError, match="no button"):
            opened.button("Anna", "Open in browser")
        table = await opened.sitting()
        web = opened.house.platforms["web"]
        assert isinstance(web, Web)
        watch = web.signer.watch(table.id)
        assert (await eve.get(f"/events/w/{watch}")).status == 404
