"""Nobody acts for somebody else, and nothing leaves for eyes it is not meant for."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.platforms.web import guard
from bot.platforms.web.identity import Signer
from bot.platforms.web.rates import Rates
from tests.bot.web.site import due, keys, site, visitor


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the door, however slow the machine is: what was used up stays used up."""
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: 0.0))


async def test_a_picture_of_a_hand_is_for_its_owner_alone(tmp_path: Path):
    """Whoever learns the name of a private picture still does not see it."""
    async with (
        site(tmp_path) as address,
        visitor(address, "Anna") as anna,
        visitor(address, "Eve") as eve,
    ):
        await anna.open("dog", solo=True)
        table = await anna.until(due)
        name = table["private"]["picture"]["name"]
        assert (await anna.get(f"/picture/{name}.png")).status == 200
        assert (await eve.get(f"/picture/{name}.png")).status == 404


async def test_nobody_sees_or_presses_what_is_another_persons(tmp_path: Path):
    """In the same room, with the same token, somebody else gets no hand and moves nothing."""
    async with (
        site(tmp_path) as address,
        visitor(address, "Anna") as anna,
        visitor(address, "Eve") as eve,
    ):
        await anna.open("caminos", solo=True)
        table = await anna.until(due)
        eve.room = anna.room
        answer = await eve.press(next(iter(keys(table["private"]).values())), "private")
        assert answer["alert"], "she is told that she looks on"
        assert "sheet" not in answer
        seen = await eve.until(lambda t: "public" in t)
        assert "private" not in seen
        again = await anna.until(due)
        assert again["private"]["lines"] == table["private"]["lines"]


async def test_a_cookie_that_we_did_not_sign_is_nobodys(tmp_path: Path):
    """Another id with a foreign signature is not believed."""
    async with site(tmp_path) as address, visitor(address) as anna:
        cookie = next(c for c in anna.http.cookie_jar if c.key == "stammtisch")
        assert cookie["httponly"]
        assert cookie["samesite"] == "Lax"
        name, mac = cookie.value.split(".")
        forged = ("a" if name[0] != "a" else "b") + name[1:]
        page = await anna.get("/")
        anna.http.cookie_jar.update_cookies({"stammtisch": f"{forged}.{mac}"}, page.url)
        assert (await anna.post("/api/open", {})).status == 401


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "", "Content-Type": "application/json"}, 403),
        ({"Content-Type": "text/plain"}, 415),
        ({"Host": "evil.example", "Origin": "http://evil.example"}, 421),
    ],
)
async def test_only_our_own_page_may_do_things(
    tmp_path: Path, headers: dict[str, str], status: int
):
    """A form or script of another site gets nowhere, nor does a name that points at loopback."""
    async with site(tmp_path) as address, visitor(address) as anna:
        assert (await anna.post("/api/open", {}, headers=headers)).status == status


async def test_links_cannot_be_made_up(tmp_path: Path):
    """A room is one that was opened here."""
    async with site(tmp_path) as address, visitor(address) as anna:
        assert (await anna.get("/events/r/abcdefghij234567")).status == 404
        answer = await anna.post("/api/act", {"room": "abcdefghij234567", "what": "command"})
        assert answer.status == 404


async def test_large_and_broken_requests_are_refused(tmp_path: Path):
    """What nobody's page sends is not read to its end."""
    async with site(tmp_path) as address, visitor(address) as anna:
        assert (await anna.post("/api/open", {"name": "x" * 20_000})).status == 413
        assert (await anna.post("/api/open", ["no object"])).status == 400
        await anna.open()
        assert (await anna.post("/api/act", {"room": anna.room, "what": "else"})).status == 400
        assert (await anna.act(what="press", token="x" * 5000))["alert"]
        assert (await anna.act(what="press", token={"an": "object"}))["alert"]


@pytest.mark.usefixtures("no_time_passes")
async def test_whoever_presses_too_often_must_wait(tmp_path: Path):
    """A script cannot keep the others from playing."""
    async with site(tmp_path) as address, visitor(address) as anna:
        await anna.open()
        body = {"room": anna.room, "what": "press", "token": "none"}
        statuses = [(await anna.post("/api/act", body)).status for _ in range(120)]
        assert statuses[0] == 200
        assert 429 in statuses


@pytest.mark.usefixtures("no_time_passes")
async def test_a_house_with_a_password_lets_in_who_knows_it(tmp_path: Path):
    """Without it neither rooms nor pictures nor onlookers' pages are open."""
    async with site(tmp_path, password="grün") as address, visitor(address) as anna:
        assert (await (await anna.get("/api/me")).json())["locked"]
        assert (await anna.post("/api/open", {})).status == 403
        assert (await anna.get("/events/r/abcdefghij234567")).status == 403
        assert (await anna.get("/picture/abc.png")).status == 403
        wrong = await anna.post("/api/enter", {"password": "rot"})
        assert not (await wrong.json())["good"]
        right = await anna.post("/api/enter", {"password": "grün"})
        assert (await right.json())["good"]
        await anna.open("dog", solo=True)
        guesses = [await anna.post("/api/enter", {"password": "x"}) for _ in range(8)]
        assert guesses[-1].status == 429, "it cannot be tried out"


async def test_names_and_texts_are_data(tmp_path: Path):
    """A name with markup arrives as it was written, in JSON, never in the page itself."""
    async with site(tmp_path) as address, visitor(address, "<b>Anna</b>") as anna:
        await anna.open("caminos")
        lobby = await anna.until(lambda t: "public" in t)
        await anna.press(keys(lobby["public"])["Join"])
        await anna.until(lambda t: any("<b>Anna</b>" in line for line in t["public"]["lines"]))
        page = await anna.get(f"/r/{anna.room}")
        assert "Anna" not in await page.text()


async def test_every_answer_is_guarded(tmp_path: Path):
    """Nothing from elsewhere is loaded, and nobody puts the page into a frame."""
    async with site(tmp_path) as address, visitor(address) as anna:
        for path in ("/", "/api/me", "/nowhere", "/healthz"):
            policy = (await anna.get(path)).headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert urlsplit(address).hostname not in policy


async def strangers(address: str, count: int) -> bool:
    """So many come for the first time, each with another address in the header; is the last of
    them known afterwards?
    """
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
        for i in range(count):
            told = {"X-Forwarded-For": f"1.1.1.1, 10.0.{i // 250}.{i % 250}"}
            async with http.get(address, headers=told) as page:
                known = "Set-Cookie" in page.headers
        return known


@pytest.mark.usefixtures("no_time_passes")
async def test_forwarded_addresses_count_only_where_they_are_configured(tmp_path: Path):
    """Else anybody could pretend to come from anywhere, and never be too many."""
    many = 201  # one more than an address may be in a moment
    async with site(tmp_path) as address:
        assert await strangers(address, 1)
        assert not await strangers(address, many), "one address, too many strangers"
    async with site(tmp_path, proxies=1) as address:
        assert await strangers(address, many), "many addresses, one stranger each"


def test_signatures_are_bound_to_what_they_are_for():
    """The link of a room is nobody's cookie, and each key has its own."""
    signer, other = Signer(b"one"), Signer(b"two")
    cookie, room = signer.new_person(), signer.new_room()
    assert signer.person(cookie)
    assert signer.is_room(room)
    assert other.person(cookie) is None
    assert not other.is_room(room)
    assert signer.watched(signer.watch("abcdEFGH")) == "abcdEFGH"
    assert signer.person(signer.watch("abcdEFGH")) is None
    assert signer.admission("a", "b") != signer.admission("a", "c")


def test_a_bucket_fills_again():
    """After a pause one may go on."""
    now = [0.0]
    rates = Rates(burst=2, each=1, now=lambda: now[0])
    assert [rates.allow("anna") for _ in range(3)] == [True, True, False]
    assert rates.allow("ben")
    now[0] = 1.0
    assert rates.allow("anna")
    assert not rates.allow("anna")
