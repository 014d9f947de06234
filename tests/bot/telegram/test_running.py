"""`stammtisch run` with Telegram: logging in, being called, and everything in one process."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from bot.platforms.base import Unanswered, Unwelcome
from bot.platforms.telegram import platform, receiving
from bot.settings import Settings, Unusable, read
from bot.words import Words
from tests.bot.telegram.api import TOKEN, BotApi, Group, Refusal, User, served
from tests.bot.web.site import due, site, visitor

pytestmark = pytest.mark.asyncio
PATIENCE = 100.0  # the machine may be busy


async def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for something that happens elsewhere."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - it happens on the other side of a socket
            await asyncio.sleep(0.01)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def guests(api: BotApi) -> tuple[Group, User]:
    group, anna = api.group(), api.user("Anna")
    group.members[anna.id] = "member"
    return group, anna


async def test_telegram_and_the_browser_in_one_process(tmp_path: Path):
    """A table in a group and a table in the browser, at once, on one database and one server."""
    api = BotApi(time.time)
    group, anna = guests(api)
    async with (
        served(api) as base,
        site(tmp_path, telegram_token=TOKEN, telegram_api=base) as address,
        visitor(address, "Berta") as berta,
    ):
        await api.write(anna, "/play dog", group)
        await berta.open("dog", solo=True)
        await until(lambda: [m for m in api.messages if m.photo])
        lobby = api.messages[-1]
        join = next(k for row in lobby.sheet.rows for k in row if k.label == "Join")
        _, query = await api.press(anna, lobby, join.token)
        await until(lambda: query.answer)
        await until(lambda: [m for m in api.messages if m.to == anna.id])
        assert await berta.until(due), "her turn comes in the browser"
    assert api.wrong == []


async def test_telegram_calls_us(tmp_path: Path):
    """The webhook is a path of the same server; who does not know the secret is turned away."""
    api = BotApi(time.time)
    group, anna = guests(api)
    port = free_port()
    secret = "a-secret-of-sixteen"
    settings = {
        "telegram_token": TOKEN,
        "telegram_webhook": secret,
        "port": port,
        "public_url": f"http://127.0.0.1:{port}",
    }
    async with served(api) as base, site(tmp_path, telegram_api=base, **settings) as address:
        assert api.webhook["url"] == f"{address}{receiving.HOOK}"
        assert "callback_query" in api.webhook["allowed_updates"]
        await api.write(anna, "/play dog", group)
        await until(lambda: [m for m in api.messages if m.photo])
        update = {"update_id": 99, "message": {"date": 1}}
        for given, status in ((secret, 400), ("another-secret-16", 403), ("", 403)):
            headers = {receiving.SECRET: given} if given else {}
            async with (
                aiohttp.ClientSession() as http,
                http.post(f"{address}{receiving.HOOK}", json=update, headers=headers) as answer,
            ):
                assert answer.status == status
        assert await unfinished(f"{address}{receiving.HOOK}", "another-secret-16") == 403
        assert "getUpdates" not in [method for method, _ in api.calls]
    assert api.wrong == []


async def unfinished(url: str, secret: str) -> int:
    """How a call is answered of which the end never comes."""
    answered = asyncio.Event()

    async def body() -> AsyncIterator[bytes]:
        yield b"{"
        await answered.wait()

    async with (
        asyncio.timeout(PATIENCE),
        aiohttp.ClientSession() as http,
        http.post(url, data=body(), headers={receiving.SECRET: secret}) as answer,
    ):
        answered.set()
        return answer.status


async def test_an_address_that_telegram_does_not_want(tmp_path: Path):
    """One sentence with the reason, and nothing runs."""
    api = BotApi(time.time)
    api.trouble.append(
        ("setWebhook", Refusal(400, "Bad Request: bad webhook: HTTPS url must be provided"))
    )
    settings = {
        "telegram_token": TOKEN,
        "telegram_webhook": "a-secret-of-sixteen",
        "public_url": "http://play.example.org",
    }
    async with served(api) as base:
        with pytest.raises(Unwelcome) as unwelcome:
            async with site(tmp_path, telegram_api=base, **settings):
                pass
    assert "https url" in Words().say(unwelcome.value.text)


async def test_a_server_that_cannot_be_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Tried for a while, then said."""
    monkeypatch.setattr(platform, "TRIES", 1)
    base = f"http://127.0.0.1:{free_port()}/bot"
    with pytest.raises(Unanswered) as unanswered:
        async with site(tmp_path, telegram_token=TOKEN, telegram_api=base):
            pass
    assert unanswered.value.text.key == "telegram-unreachable"


async def test_a_bad_token_is_one_sentence_and_exit_code_2(tmp_path: Path):
    """It says where the token comes from, and does not repeat it."""
    api = BotApi(time.time)
    async with served(api) as base:
        told = {
            "STAMMTISCH_DATA": str(tmp_path),
            "WEB_PORT": "0",
            "TELEGRAM_TOKEN": "4242:not-the-right-one",
            "TELEGRAM_API_BASE": base,
        }
        process = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-m", "bot", "run"],
            env={**os.environ, **told},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    said = process.stderr
    assert process.returncode == 2, said
    assert "@BotFather" in said
    assert "not-the-right-one" not in said
    assert "Traceback" not in said


async def test_settings_of_telegram(tmp_path: Path):
    """Each that is wrong is told with what it should be; the token is not shown."""
    given = {
        "TELEGRAM_TOKEN": "nonsense",
        "TELEGRAM_CHATS": "my group",
        "TELEGRAM_WEBHOOK_SECRET": "short",
        "TELEGRAM_API_BASE": "localhost",
    }
    with pytest.raises(Unusable) as unusable:
        read(given, tmp_path)
    told = [Words().say(text) for text in unusable.value.texts]
    assert {line.split()[0] for line in told} == set(given)
    good = read({"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_CHATS": "-1001, -1002"}, tmp_path)
    assert good.telegram_chats == (-1001, -1002)
    assert TOKEN not in repr(good)
    assert good.telegram_api == Settings().telegram_api
    with pytest.raises(Unusable) as unusable:
        read({"TELEGRAM_WEBHOOK_SECRET": "a-secret-of-sixteen"}, tmp_path)
    assert Words().say(unusable.value.texts[0]).startswith("PUBLIC_URL")


async def test_of_two_processes_one_receives_and_the_other_takes_over(
    tmp_path: Path, postgresql_url: str, caplog: pytest.LogCaptureFixture
):
    """Telegram gives a bot's messages to one who asks: the other waits until that one is gone."""
    caplog.set_level(logging.INFO, "bot.app")
    api = BotApi(time.time)
    group, anna = guests(api)
    async with served(api) as base, AsyncExitStack() as second:
        both = {"telegram_token": TOKEN, "telegram_api": base, "database": postgresql_url}
        async with site(tmp_path / "a", **both):
            await until(lambda: "we receive" in caplog.messages)
            await second.enter_async_context(site(tmp_path / "b", **both))
            assert caplog.messages.count("we receive") == 1
        await until(lambda: caplog.messages.count("we receive") == 2)
        await api.write(anna, "/play dog", group)
        await until(lambda: [m for m in api.messages if m.photo])
    assert not [line for line in caplog.messages if "another process asks" in line]


async def test_a_telegram_that_does_not_answer_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Health is told by the last answer, also an empty one."""
    monkeypatch.setattr(platform, "SILENT", 0.0)
    api = BotApi(time.time)
    async with (
        served(api) as base,
        site(tmp_path, telegram_token=TOKEN, telegram_api=base) as address,
        aiohttp.ClientSession() as http,
    ):
        async with http.get(f"{address}/healthz") as answer:
            assert answer.status == 503
            assert not (await answer.json())["telegram"]
        monkeypatch.setattr(platform, "SILENT", 1000.0)
        async with http.get(f"{address}/healthz") as answer:
            assert (await answer.json())["telegram"]
