"""Nobody takes so much that nothing is left for the others."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
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
