"""The browser table, as its page talks to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.app import _healthy
from bot.health import Health
from bot.platforms.server import Server
from storage import Store
from tests.bot.web.site import Visitor, due, keys, site, visitor


@asynccontextmanager
async def two_at_a_lobby(folder: Path) -> AsyncIterator[tuple[Visitor, Visitor, dict[str, Any]]]:
    """Anna has opened a table of Caminos, Ben came by the link; and its lobby."""
    async with (
        site(folder) as address,
        visitor(address, "Anna") as anna,
        visitor(address, "Ben") as ben,
    ):
        await anna.open("caminos")
        ben.room = anna.room
        yield anna, ben, await anna.until(lambda t: "public" in t)


@pytest.mark.parametrize("game", ["dog", "rummy", "caminos"])
async def test_one_request_leads_to_a_running_game_against_computers(tmp_path: Path, game: str):
    """A visitor who has just come gets a hand, a menu and a picture whose places can be pressed."""
    async with site(tmp_path) as address, visitor(address) as anna:
        await anna.open(game, solo=True)
        table = await anna.until(due)
        private = table["private"]
        assert private["rows"]
        assert private["picture"]["alt"]
        assert private["picture"]["spots"], "something in the picture can be pressed"
        picture = await anna.get(f"/picture/{private['picture']['name']}.png?theme=dark")
        assert (picture.status, picture.content_type) == (200, "image/png")
        light = await anna.get(f"/picture/{private['picture']['name']}.png?theme=light")
        assert await light.read() != await picture.read()


async def test_friends_meet_at_a_table(tmp_path: Path):
    """One opens a table, another comes by the link; each has a hand of their own."""
    async with two_at_a_lobby(tmp_path) as (anna, ben, lobby):
        join = keys(lobby["public"])["Join"]
        assert (await anna.press(join))["said"] == ["You sit on chair 1."]
        assert (await ben.press(join))["said"] == ["You sit on chair 2."]
        full = await anna.until(lambda t: any("2. Ben" in line for line in t["public"]["lines"]))
        assert "2. Ben" in full["public"]["lines"], "no chat is spoken of"
        await anna.press(keys(lobby["public"])["Start"])
        for one in (anna, ben):
            table = await one.until(lambda t: (t.get("private") or {}).get("picture"))
            assert any("Anna" in line or "Ben" in line for line in table["public"]["lines"])
        assert due(anna.tables[table["id"]]) != due(ben.tables[table["id"]]), "one of them is due"


async def test_the_first_page_says_whose_turn_it_is(tmp_path: Path):
    """To each of those who sit there; tables that wait for me come first."""
    async with two_at_a_lobby(tmp_path) as (anna, ben, lobby):
        for one in (anna, ben):
            await one.press(keys(lobby["public"])["Join"])
        await anna.press(keys(lobby["public"])["Start"])
        for one in (anna, ben):
            await one.until(lambda t: (t.get("private") or {}).get("picture"))
        first, other = (anna, ben) if due(anna.tables[lobby["id"]]) else (ben, anna)
        [mine] = (await (await first.get("/api/me")).json())["tables"]
        assert (mine["game"], mine["how"], mine["due"]) == ("Caminos", "Your turn", True)
        await other.open("dog")
        theirs = (await (await other.get("/api/me")).json())["tables"]
        assert [one["how"] for one in theirs] == [f"{first.name} is to play."], "one sits at one"
        await first.open("dog", solo=True)
        await first.until(lambda t: (t.get("private") or {}).get("picture"))
        listed = (await (await first.get("/api/me")).json())["tables"]
        assert [one["due"] for one in listed] == sorted(
            (one["due"] for one in listed), reverse=True
        )


async def test_a_press_shows_the_next_question_to_its_person(tmp_path: Path):
    """Step by step through a menu; the answer is in the person's own pane."""
    async with site(tmp_path) as address, visitor(address) as anna:
        await anna.open("caminos", solo=True)
        table = await anna.until(due)
        first = next(iter(keys(table["private"]).values()))
        answer = await anna.press(first, "private")
        assert not answer["said"]
        assert "sheet" not in answer
        later = await anna.until(
            lambda t: due(t) and t["private"]["lines"] != table["private"]["lines"]
        )
        assert "Back" in keys(later["private"])


async def test_a_move_can_be_typed(tmp_path: Path):
    """What cannot be read is answered with how it is written; what can be is played."""
    async with site(tmp_path) as address, visitor(address) as anna:
        await anna.open("caminos", solo=True)
        table = await anna.until(due)
        wrong = await anna.act(what="typed", text="hello", table=table["id"], pane="private")
        assert wrong["alert"]
        assert wrong["said"]
        completed = await anna.post("/api/complete", {"room": anna.room, "text": ""})
        moves = (await completed.json())["moves"]
        right = await anna.act(what="typed", text=moves[0], table=table["id"], pane="private")
        assert not right["alert"]
        await anna.until(lambda t: any("Anna" in line for _, line in t.get("log", ())))


async def test_what_belongs_to_no_table_is_shown_over_the_page(tmp_path: Path):
    """Help, settings and options are answers to one person alone."""
    async with site(tmp_path) as address, visitor(address) as anna:
        await anna.open("dog")
        for command in ("help", "settings", "rules", "stats"):
            answer = await anna.command(command)
            assert answer["sheet"]["lines"], command
        lobby = await anna.until(lambda t: "public" in t)
        options = await anna.press(keys(lobby["public"])["Options"])
        assert options["sheet"]["rows"]
        assert "unknown" in (await anna.command("unknown"))["said"][0]


async def test_a_page_that_comes_back_after_a_restart_gets_what_is_there(tmp_path: Path):
    """Nothing is in the memory of a new process, and all of it is shown again."""
    async with site(tmp_path) as address, visitor(address) as anna:
        await anna.open("rummy", solo=True)
        before = await anna.until(due)
        jar, room = anna.http.cookie_jar, anna.room
    async with site(tmp_path) as address, visitor(address) as again:
        again.http.cookie_jar.update_cookies(
            {cookie.key: cookie.value for cookie in jar}, response_url=(await again.get("/")).url
        )
        again.room = room
        after = await again.until(due)
        assert after["id"] == before["id"]
        assert after["private"]["lines"] == before["private"]["lines"]
        assert after["private"]["picture"]["spots"] == before["private"]["picture"]["spots"]


async def test_onlookers_see_the_table_and_can_press_nothing(tmp_path: Path):
    """The link for onlookers shows what everyone sees, and only that."""
    async with (
        site(tmp_path) as address,
        visitor(address, "Anna") as anna,
        visitor(address, "Otto") as otto,
    ):
        await anna.open("dog", solo=True)
        table = await anna.until(lambda t: due(t) and (t.get("public") or {}).get("picture"))
        seen = await otto.until(lambda t: "public" in t, path=f"/events/w/{table['watch']}")
        assert seen["public"]["picture"]["alt"]
        assert seen["public"]["rows"] == []
        assert seen["public"]["picture"]["spots"] == {}
        assert "private" not in seen
        picture = await otto.get(f"/picture/{seen['public']['picture']['name']}.png")
        assert picture.status == 200
        *link, last = table["watch"]
        refused = await otto.get(f"/events/w/{''.join(link)}{'y' if last == 'x' else 'x'}")
        assert refused.status == 404


async def test_whoever_leaves_has_no_pane_any_more(tmp_path: Path):
    """A seat that is given up takes its sheet along."""
    async with site(tmp_path) as address, visitor(address) as anna:
        await anna.open("dog")
        lobby = await anna.until(lambda t: "public" in t)
        await anna.press(keys(lobby["public"])["Join"])
        mine = await anna.until(lambda t: t.get("private") and "Leave" in keys(t["public"]))
        await anna.press(keys(mine["public"])["Leave"])
        anna.tables.clear()
        await anna.until(
            lambda t: "1. free" in t.get("public", {"lines": ()})["lines"] and not t.get("private")
        )


async def test_health_is_told(tmp_path: Path):
    """Whoever watches the machine can ask; counters are not for the world."""
    async with site(tmp_path) as address, visitor(address) as anna:
        assert (await anna.get("/healthz")).status == 200
        assert "stammtisch_pages" in await (await anna.get("/metrics")).text()
        forwarded = await anna.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        assert forwarded.status == 404


async def test_a_database_that_does_not_answer_is_no_health(tmp_path: Path):
    """Whoever watches over the container starts it again."""
    store = await Store.open(f"sqlite:///{tmp_path / 'stammtisch.db'}")
    server = Server("127.0.0.1", 0, (), partial(_healthy, Health(store)), str)
    await server.open()
    async with aiohttp.ClientSession() as http:
        where = f"http://127.0.0.1:{server.port}/healthz"
        async with http.get(where) as response:
            assert response.status == 200
        await store.close()
        async with http.get(where) as response:
            assert response.status == 503
    await server.close()
