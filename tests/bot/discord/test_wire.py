"""The unmodified library over real sockets: limits, failures, reconnects, slow pictures, kills."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy import text

from bot import app
from bot.manners import Manners
from bot.painting import painter
from bot.platforms.base import Unwelcome
from bot.platforms.discord import Discord, answers, client, invitation
from bot.settings import Settings
from bot.world import RealWorld
from render.faces import FACES
from storage import Store
from tests.bot.discord.wire import CHANNEL, Wire, broken, limited, wire

ANNA, BERTA = 11, 12
MESSAGES = rf"/channels/{CHANNEL}/messages"


@pytest.fixture(autouse=True)
def usual_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's own addresses are there again afterwards."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)


def settings(here: Wire, folder: Path) -> Settings:
    return Settings(
        data=folder,
        database=f"sqlite:///{folder / 'tables.db'}",
        port=0,
        seed="wire",
        discord_token="token",
        discord_api=here.api,
        discord_gateway=here.gateway,
    )


@asynccontextmanager
async def served(here: Wire, folder: Path) -> AsyncIterator[None]:
    """The whole program, on this Discord."""
    stop, opened = asyncio.Event(), asyncio.Event()
    manners = Manners(pace=0.05)
    serving = asyncio.create_task(
        app.serve(settings(here, folder), lambda _: opened.set(), stop, manners)
    )
    waiting = asyncio.create_task(opened.wait())
    await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    try:
        if serving.done():
            serving.result()
        yield
    finally:
        stop.set()
        await serving


async def lobby(here: Wire, *people: int) -> dict[str, Any]:
    """A table of Caminos with these people."""
    await here.command(ANNA, "play", game="caminos")
    await here.until(here.shown)
    for person in people:
        await here.press(person, here.shown()[-1], "Join")
        await here.until(lambda person=person: f"Person{person}" in here.shown()[-1]["content"])
    return here.shown()[-1]


async def test_a_game_begins_over_the_wire(tmp_path: Path):
    """Command, lobby, joins, private chats, pictures: with real requests and a real gateway."""
    async with wire() as here, served(here, tmp_path):
        await lobby(here, ANNA, BERTA)
        await here.press(ANNA, here.shown()[-1], "Start")
        await here.until(lambda: any("is to play" in one["content"] for one in here.shown()))
        await here.until(lambda: here.shown(ANNA + 1000) and here.shown(BERTA + 1000))
        await here.until(
            lambda: (
                any(one.files > 10_000 for one in here.of("POST", r"/channels/1011/messages"))
                or any(
                    one.files > 10_000 for one in here.of("PATCH", r"/channels/1011/messages/\d+")
                )
            )
        )


@pytest.mark.parametrize("everywhere", [False, True])
async def test_too_many_requests(tmp_path: Path, everywhere: bool):
    """A 429 is waited out, and the message is posted once."""
    async with wire() as here, served(here, tmp_path):
        here.refuse("POST", MESSAGES, limited(0.2, everywhere=everywhere))
        await lobby(here, ANNA)
        posts = here.of("POST", MESSAGES)
        assert [one.status for one in posts[:2]] == [429, 200]
        assert posts[1].at - posts[0].at >= 0.2
        assert len(here.shown()) == 1


async def test_a_broken_answer_posts_nothing_twice(tmp_path: Path):
    """It was posted, but the answer was a 502: the same nonce again gives the same message."""
    async with wire() as here, served(here, tmp_path):

        def posted_all_the_same() -> Any:
            call = here.calls[-1]
            here._post(CHANNEL, call.body, call.body["nonce"])
            return broken(502)()

        here.refuse("POST", MESSAGES, posted_all_the_same)
        await lobby(here, ANNA)
        posts = here.of("POST", MESSAGES)
        assert [one.status for one in posts[:2]] == [502, 200]
        assert posts[0].body["nonce"] == posts[1].body["nonce"]
        assert posts[0].body["enforce_nonce"]
        assert posts[1].files == posts[0].files > 0, "the picture is sent whole both times"
        assert len(here.shown()) == 1


async def test_a_process_may_serve_a_part_of_the_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """It asks for its parts, one after the other, and plays; and says whether it is connected."""
    monkeypatch.setattr("bot.platforms.discord.client.IDENTIFY", 0.05)
    async with wire() as here:
        parts = replace(settings(here, tmp_path), discord_shards=3, discord_shard_ids=(0, 2))
        store = await Store.open(parts.database)
        discord = Discord(parts, store, RealWorld())
        assert not discord.well()
        try:
            await discord.open()
            await here.until(lambda: len(here.shards) == 2)
            assert here.shards == [[0, 3], [2, 3]]
            async with asyncio.timeout(60):
                while not discord.well():  # noqa: ASYNC110 - the library has no event for it
                    await asyncio.sleep(0.01)
        finally:
            await discord.close()
            await store.close()
        assert not discord.well()


class Doorkeeper(RealWorld):
    """Time stands still for whoever has just identified, until they may pass."""

    def __init__(self) -> None:
        self.passing = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        await (self.passing.wait() if seconds == client.IDENTIFY else super().sleep(seconds))


async def waiting_for_a_lock(store: Store) -> None:
    """Until somebody waits for their turn in this database."""
    asked = text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    async with asyncio.timeout(60):
        while not await store._desk.read(lambda one: one.execute(asked).scalar()):  # noqa: ASYNC110 - another connection
            await asyncio.sleep(0.01)


async def test_two_processes_do_not_identify_at_once(tmp_path: Path, postgresql_url: str):
    """Discord counts them together: the second waits until the first one's seconds are over."""
    world = Doorkeeper()
    async with wire() as here, AsyncExitStack() as leaving:
        opened = []
        for part in (0, 1):
            parts = replace(settings(here, tmp_path), discord_shards=2, discord_shard_ids=(part,))
            store = await Store.open(postgresql_url)
            leaving.push_async_callback(store.close)
            discord = Discord(parts, store, world)
            leaving.push_async_callback(discord.close)
            opened.append(asyncio.create_task(discord.open()))
            await here.until(lambda: here.shards == [[0, 2]])
        await waiting_for_a_lock(store)
        assert here.shards == [[0, 2]]
        world.passing.set()
        await asyncio.gather(*opened)
        assert here.shards == [[0, 2], [1, 2]]


async def test_emojis_hold_nothing_up(tmp_path: Path):
    """While they take their time, people play; then they come, also after a 429 and a 502."""
    async with wire() as here:
        here.emojis = []
        here.held = (r"/applications/\d+/emojis", asyncio.Event())
        async with served(here, tmp_path):
            await lobby(here, ANNA, BERTA)
            assert here.emojis == []
            here.refuse("POST", here.held[0], limited(0.05))
            here.refuse("POST", here.held[0], broken(502))
            here.held[1].set()
            await here.until(lambda: len(here.emojis or ()) == len(FACES))
            await here.press(ANNA, here.shown()[-1], "Start")
            await here.until(lambda: "<:marble_" in here.shown()[-1]["content"])
            assert len(here.of("POST", here.held[0])) == len(FACES) + 2
        async with served(here, tmp_path):
            await here.until(lambda: len(here.of("GET", here.held[0])) == 3)
        assert len(here.emojis) == len(FACES)


async def test_the_gateway_is_resumed(tmp_path: Path):
    """The connection breaks: the session goes on, and so do the presses."""
    async with wire() as here, served(here, tmp_path):
        await lobby(here)
        here.ready.clear()
        assert here.socket is not None
        await here.socket.close(code=4000)
        await here.until(lambda: here.resumed)
        await here.press(ANNA, here.shown()[-1], "Join")
        await here.until(lambda: "Person11" in here.shown()[-1]["content"])
        assert here.identified == 1


async def test_it_is_acknowledged_while_a_picture_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Discord hears of us in time, and the picture comes by the same token when it is done."""
    begun, done = threading.Event(), threading.Event()
    slow = threading.Event()

    def slowly(*order: Any) -> Any:
        if slow.is_set():
            begun.set()
            assert done.wait(60)
        return painter(*order)

    monkeypatch.setattr(app, "painter", slowly)
    monkeypatch.setattr(answers, "PATIENCE", 0.1)
    async with wire() as here, served(here, tmp_path):
        await lobby(here, ANNA, BERTA)
        await here.press(ANNA, here.shown()[-1], "Start")
        await here.until(lambda: "is to play" in here.shown()[-1]["content"])
        slow.set()
        number = await here.press(ANNA, here.shown()[-1], "My hand")
        path = rf"/interactions/{number}/.*/callback"
        (first,) = await here.until(lambda: here.of("POST", path))
        assert first.body["type"] == 6, "it arrived; nothing is shown yet"
        assert begun.is_set()
        done.set()
        (shown,) = await here.until(lambda: here.of("POST", rf"/webhooks/\d+/token-{number}"))
        assert shown.body["flags"] == 64
        assert shown.files > 10_000


async def test_a_command_that_takes_long_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """“Thinking”, and then the answer in its place."""
    monkeypatch.setattr(answers, "PATIENCE", 0.0)
    async with wire() as here, served(here, tmp_path):
        number = await here.command(ANNA, "help")
        (first,) = await here.until(lambda: here.of("POST", rf"/interactions/{number}/.*/callback"))
        assert (first.body["type"], first.body["data"]["flags"]) == (5, 64)
        (then,) = await here.until(
            lambda: here.of("PATCH", rf"/webhooks/\d+/token-{number}/messages/@original")
        )
        assert "/play" in then.body["content"]


async def test_a_command_of_before_is_answered(tmp_path: Path):
    """Somebody's Discord has not heard that the command has another name by now."""
    async with wire() as here, served(here, tmp_path):
        for name, options in (("oldname", {}), ("move", {})):
            number = await here.command(ANNA, name, **options)
            (said,) = await here.until(
                lambda number=number: here.of("POST", rf"/interactions/{number}/.*/callback")
            )
            assert "This command has changed" in said.body["data"]["content"]
            assert said.body["data"]["flags"] == 64


async def test_a_bad_token(tmp_path: Path):
    """One sentence that says what to do."""
    async with wire() as here:
        here.refuse("GET", "/users/@me", broken(401))
        with pytest.raises(Unwelcome) as refused:
            async with served(here, tmp_path):
                pass
        assert refused.value.text.key == "discord-bad-token"


@pytest.mark.parametrize(("code", "key"), [(4014, "discord-no-intents"), (4004, "discord-closed")])
async def test_the_gateway_turns_us_away(tmp_path: Path, code: int, key: str):
    """At the start, so that the program ends with what to do about it."""
    async with wire() as here:
        here.close_with = code
        with pytest.raises(Unwelcome) as refused:
            async with served(here, tmp_path):
                pass
        assert refused.value.text.key == key


async def test_turned_away_while_running(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    """A revoked token takes Discord down alone; the log says why, and the page is served on."""
    async with wire() as here, served(here, tmp_path):
        assert here.socket is not None
        await here.socket.close(code=4004)
        async with asyncio.timeout(60):
            while "turned away" not in caplog.messages:  # noqa: ASYNC110 - in another task
                await asyncio.sleep(0.02)
        told = [record for record in caplog.records if record.message == "turned away"]
        assert [(one.platform, one.why) for one in told] == [("discord", "discord-closed")]


async def test_the_invitation(tmp_path: Path):
    """The link has the scopes and the permissions that the README names."""
    async with wire() as here:
        link = await invitation(settings(here, tmp_path))
        assert "client_id=300" in link
        assert "scope=bot+applications.commands" in link
        assert "permissions=309237763072" in link


async def started(here: Wire, folder: Path) -> asyncio.subprocess.Process:
    """`stammtisch run`, a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "run"),
        env={
            **os.environ,
            "STAMMTISCH_DATA": str(folder),
            "WEB_PORT": "0",
            "DISCORD_TOKEN": "token",
            "DISCORD_API_BASE": here.api,
            "DISCORD_GATEWAY": here.gateway,
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    assert b"http://" in await process.stdout.readline()
    return process


async def test_killed_and_started_again(tmp_path: Path):
    """Killed between posting and noting it: nothing is posted twice, and buttons work on."""
    async with wire() as here:
        first = await started(here, tmp_path)
        hung: list[asyncio.subprocess.Process] = [first]

        def posted_and_killed() -> Any:
            call = here.calls[-1]
            here._post(CHANNEL, call.body, call.body["nonce"])
            hung[0].kill()
            return broken(502)()

        here.refuse("POST", MESSAGES, posted_and_killed)
        await here.command(ANNA, "play", game="caminos")
        assert await first.wait() == -signal.SIGKILL
        assert len(here.shown()) == 1
        here.ready.clear()
        second = await started(here, tmp_path)
        try:
            await here.until(lambda: len(here.of("POST", MESSAGES)) > 1)
            assert len(here.shown()) == 1, "the same nonce, the same message"
            await here.press(ANNA, here.shown()[-1], "Join")
            await here.until(lambda: "Person11" in here.shown()[-1]["content"])
            assert len(here.of("PUT", r"/applications/\d+/commands")) == 1
        finally:
            second.send_signal(signal.SIGTERM)
            assert await second.wait() == 128 + signal.SIGTERM
