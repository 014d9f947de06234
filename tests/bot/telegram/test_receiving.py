"""How updates reach us while something is wrong: another poller, a proxy, a token that was revoked."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from telegram import Bot

from bot.manners import Manners
from bot.platforms.base import Unanswered, Unwelcome
from bot.platforms.telegram import platform, receiving
from bot.sitting import PLAY
from bot.words import Words
from tests.bot.telegram.api import BotApi, served
from tests.bot.telegram.models import TOKEN, Page, Refusal
from tests.bot.telegram.pub import Pub, pub
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio
PATIENCE = 20.0  # the machine may be busy


async def polled(here: Pub, times: int) -> None:
    """Until we have asked so often from now on."""
    here.api.poke()
    enough = len(here.api.calls) + times
    async with asyncio.timeout(PATIENCE):
        while len(here.api.calls) < enough:  # noqa: ASYNC110 - they come over a socket
            await asyncio.sleep(0.005)


async def test_a_second_poller_is_said_plainly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    """409: the log says that another process asks for the updates; when it has gone, we go on."""
    monkeypatch.setattr(receiving, "LONGEST_WAIT", 0.01)
    async with pub(tmp_path / "t.db") as here:
        with caplog.at_level(logging.ERROR, receiving.__name__):
            here.api.conflict = True
            here.api.poke()
            while not caplog.records:  # noqa: ASYNC110 - it comes over a socket
                await asyncio.sleep(0.005)
        assert "another process" in caplog.records[0].getMessage()
        here.api.conflict = False
        await here.command("Anna", "play", "dog")
        assert (await here.sitting()).room == here.room.key


@pytest.mark.parametrize("status", [200, 401, 403, 404, 502])
async def test_what_stands_in_between_does_not_end_anything(
    tmp_path: Path,
    status: int,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    """A proxy answers every poll with a page: said once, without the token, until it is over."""
    monkeypatch.setattr(receiving, "LONGEST_WAIT", 0.01)
    async with pub(tmp_path / "t.db") as here:
        with caplog.at_level(logging.INFO):
            here.api.between = Page(status)
            await polled(here, 6)
        here.api.between = None
        await here.command("Anna", "play", "dog")
        assert (await here.sitting()).room == here.room.key
    (told,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert (told.name, told.getMessage()) == (receiving.__name__, "polling")
    assert told.why, "with a reason"  # type: ignore[attr-defined]
    assert "a-token" not in str([vars(record) for record in caplog.records])


@pytest.mark.parametrize("text", ["{{}}", "[]", '{{"ok":true,"result":[{{}}]}}'])
async def test_an_answer_of_another_shape_does_not_end_anything(
    tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
):
    """JSON, but nothing that Telegram would say: asked again until it speaks."""
    monkeypatch.setattr(receiving, "LONGEST_WAIT", 0.01)
    async with pub(tmp_path / "t.db") as here:
        here.api.between = Page(200, text)
        await polled(here, 3)
        here.api.between = None
        await here.command("Anna", "play", "dog")
        assert (await here.sitting()).room == here.room.key


async def test_a_token_is_not_bad_unless_telegram_says_so_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A poll is refused like one with a bad token, but asked who we are, Telegram knows us."""
    monkeypatch.setattr(receiving, "LONGEST_WAIT", 0.01)
    async with pub(tmp_path / "t.db") as here:
        here.api.trouble.append(("getUpdates", Refusal(404, "Not Found")))
        await polled(here, 3)
        await here.command("Anna", "play", "dog")
        assert (await here.sitting()).room == here.room.key


async def test_a_token_that_is_revoked_takes_the_platform_down_alone(tmp_path: Path):
    """401 while running: `run` ends with a sentence."""
    async with pub(tmp_path / "t.db") as here:
        here.api.good_token = False
        here.api.poke()
        with pytest.raises(Unwelcome) as unwelcome:
            await receiving.poll(here.home.bot, lambda update: None)
        assert unwelcome.value.text.key == "telegram-bad-token"


async def test_the_last_updates_are_confirmed_when_we_stop(tmp_path: Path):
    """What was dealt with does not come again after the next start."""
    world = TestWorld()
    api = BotApi(world.now)
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        await here.command("Anna", "play", "dog")
    assert api.confirmed == 2
    async with pub(tmp_path / "t.db", api=api, world=world, manners=Manners()) as here:
        assert (await here.sitting()).phase != PLAY


async def test_what_cannot_be_confirmed_does_not_keep_us_from_stopping():
    """A page instead of the last answer: we end as we were told to."""
    api = BotApi(TestWorld().now)
    group, anna = api.group(), api.user("Anna")
    taken = asyncio.Event()
    async with served(api) as base, Bot(TOKEN, base_url=base) as bot:
        polling = asyncio.create_task(receiving.poll(bot, lambda update: taken.set()))
        await api.write(anna, "/play dog", group)
        await taken.wait()
        api.between = Page(403)
        polling.cancel()
        await asyncio.wait({polling})
        assert polling.cancelled()


@pytest.mark.parametrize("status", [200, 401, 403, 404])
async def test_a_page_at_the_start_is_not_taken_for_a_bad_token(
    tmp_path: Path, status: int, monkeypatch: pytest.MonkeyPatch
):
    """Telegram cannot be reached, which is said without the token; nobody looks for another one."""
    monkeypatch.setattr(platform, "TRIES", 1)
    world = TestWorld()
    api = BotApi(world.now)
    api.between = Page(status)
    with pytest.raises(Unanswered) as unanswered:
        async with pub(tmp_path / "t.db", api=api, world=world):
            pass
    assert unanswered.value.text.key == "telegram-unreachable"
    assert "a-token" not in Words().say(unanswered.value.text)
