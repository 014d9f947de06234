"""Nobody takes so much that nothing is left for the others."""

from __future__ import annotations

import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.platforms.web import guard, routes
from bot.platforms.web.guard import _household
from tests.bot.web.site import Visitor, site, visitor


@pytest.fixture
def closed_pages_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Soon after they are closed: a sign of life that nobody takes is what tells."""
    monkeypatch.setattr(routes, "ALIVE", 0.01)


async def watch_link(person: Visitor) -> str:
    """The news for whoever looks on at a new table of this person's."""
    await person.open("dog")
    table = await person.until(lambda one: "watch" in one)
    return f"/events/w/{table['watch']}"


async def held(pages: AsyncExitStack, person: Visitor, path: str, **more: Any) -> int:
    """A page is open there until the others are; how the server answered."""
    answer = await pages.enter_async_context(person.http.get(person.address + path, **more))
    return answer.status


async def until_let_in(person: Visitor, path: str) -> None:
    """A closed page is noticed, and there is a line for another."""
    while True:
        async with AsyncExitStack() as pages:
            if await held(pages, person, path) == 200:
                return


@pytest.mark.usefixtures("closed_pages_are_noticed")
async def test_one_visitor_has_so_many_pages_open_and_no_more(tmp_path: Path):
    """Their rooms and what they look on at together; whoever else comes is told the news."""
    async with (
        site(tmp_path) as address,
        visitor(address, "Anna") as anna,
        visitor(address, "Eve") as eve,
    ):
        watched = await watch_link(anna)
        room = f"/events/r/{anna.room}"
        await until_let_in(eve, watched)
        async with AsyncExitStack() as pages:
            for n in range(guard.PAGES):
                assert await held(pages, eve, room if n % 2 else watched) == 200
            for path in (watched, room):
                assert await held(pages, eve, path) == 429
            assert await held(pages, anna, room) == 200
        await until_let_in(eve, watched)


@pytest.mark.usefixtures("closed_pages_are_noticed")
async def test_an_address_has_so_many_pages_open_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """New cookies do not make more of them; another household is not concerned."""
    monkeypatch.setattr(guard, "HOUSEHOLD", 3)
    async with site(tmp_path, proxies=1) as address, AsyncExitStack() as pages:
        people = [await pages.enter_async_context(visitor(address)) for _ in range(5)]
        watched = await watch_link(people[0])
        here, there = ({"X-Forwarded-For": one} for one in ("203.0.113.1", "203.0.113.2"))
        status = [await held(pages, one, watched, headers=here) for one in people]
        assert status == [200, 200, 200, 429, 429]
        assert await held(pages, people[-1], watched, headers=there) == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.1", "203.0.113.2", False),
        ("::ffff:203.0.113.1", "::ffff:203.0.113.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("unknown", "_hidden", False),
    ],
)
def test_who_has_many_addresses_is_one_household(one: str, other: str, same: bool):
    """A connection has 2^64 long ones, and could come from another each time."""
    assert (_household(one) == _household(other)) is same


async def test_a_proxy_that_nobody_told_us_of_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """Once: all who come through it count as one, which whoever hosts would not guess."""
    async with site(tmp_path) as address, visitor(address) as anna:
        for _ in range(2):
            told = {"X-Forwarded-For": "203.0.113.9"}
            await anna.post("/api/act", {"room": "none"}, headers=told)
    assert caplog.text.count("WEB_PROXIES") == 1


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The door's own: it stands still until `now` is another."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


def counted(folder: Path) -> tuple[int, int]:
    """The tables there are, and the rooms of which the opener is known."""
    with closing(sqlite3.connect(folder / "stammtisch.db")) as store:
        [(tables,)] = store.execute("SELECT count(*) FROM tables")
        [(rooms,)] = store.execute("SELECT count(*) FROM settings WHERE key LIKE 'web-room-%'")
    return tables, rooms


async def test_so_many_tables_are_opened_from_one_address_and_then_one_by_one(
    tmp_path: Path, clock: SimpleNamespace
):
    """By whomever, and whichever way; they are told when the next one can be opened."""
    async with (
        site(tmp_path) as address,
        visitor(address, "Anna") as anna,
        visitor(address, "Berta", "de") as berta,
    ):
        for _ in range(guard.TABLES // 2):
            await anna.open("caminos", solo=True)
            await berta.open()
        assert counted(tmp_path) == (guard.TABLES // 2, guard.TABLES)
        for solo in (True, False):
            refused = await berta.post("/api/open", {"game": "caminos", "solo": solo})
            told = await refused.json()
            assert (told["room"], told["alert"]) == (None, True)
            assert "in zwei Minuten" in told["said"][0]
        for command in ("solo", "play"):
            told = await anna.command(command, "dog")
            assert told["alert"]
            assert "in two minutes" in told["said"][0]
        assert counted(tmp_path) == (guard.TABLES // 2, guard.TABLES)
        clock.now += guard.ANOTHER
        assert not (await anna.command("solo", "dog"))["alert"]
        assert (await anna.command("solo", "dog"))["alert"]


@pytest.mark.usefixtures("clock")
async def test_a_table_that_is_open_is_not_counted_again(tmp_path: Path):
    """Whoever asks for a game of which there is a lobby is led to it."""
    async with site(tmp_path) as address, visitor(address) as anna:
        for _ in range(guard.TABLES):
            await anna.open("dog")
        assert "open here" in (await anna.command("play", "dog"))["said"][0]
        assert (await anna.command("play", "rummy"))["alert"]
