"""`stammtisch check` with Telegram: how the bot is set up, and what it lacks in its groups."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.checks import checked
from bot.settings import Settings
from bot.words import Words
from tests.bot.telegram import methods
from tests.bot.telegram.api import TOKEN, BotApi, served

pytestmark = pytest.mark.asyncio


async def told(api: BotApi, folder: Path, *groups: int) -> dict[str, bool]:
    """What is said of Telegram, and whether it is good."""
    async with served(api) as base:
        settings = Settings(
            data=folder,
            database=f"sqlite:///{folder}/tables.db",
            port=0,
            telegram_token=TOKEN,
            telegram_api=base,
            telegram_chats=groups,
        )
        found = [(Words().say(one.text), one.good) async for one in checked(settings)]
    assert api.wrong == []
    return {text: good for text, good in found if "group" in text or "rivacy" in text}


async def test_a_bot_as_it_should_be(tmp_path: Path):
    """Privacy mode is on, and nothing is missing where it may play."""
    api = BotApi(time.time)
    group = api.group()
    found = await told(api, tmp_path, group.id)
    assert all(found.values())
    assert any("Privacy mode is on" in text for text in found)
    assert f"In the group {group.id} nothing is missing." in found


async def test_what_is_not_as_it_should_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Not to be added, privacy mode off, thrown out, a right withheld: each with what to do."""
    monkeypatch.setitem(methods.BOT, "can_join_groups", False)
    monkeypatch.setitem(methods.BOT, "can_read_all_group_messages", True)
    api = BotApi(time.time)
    out, still = api.group(-100778), api.group(-100779)
    out.us = "kicked"
    still.rights = {"can_send_photos": False}
    found = await told(api, tmp_path, out.id, still.id)
    bad = [text for text, good in found.items() if not good]
    assert len(bad) == 3
    for wanted in ("/setjoingroups", f"{out.id}, and the bot is not in it", "photos"):
        assert any(wanted in text for text in bad), wanted
    assert any("/setprivacy" in text for text in found)
