"""Forgetting somebody on Telegram: neither the store nor the running bot knows them any more."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.platforms.base import Room
from tests.bot.evening import sit_down
from tests.bot.telegram.models import User
from tests.bot.telegram.pub import pub
from tests.bot.test_forget import everything

pytestmark = pytest.mark.asyncio

NUMBER = "7700112233"
PRIVATE = Room("telegram", NUMBER, private=True)


async def test_who_is_forgotten_is_nowhere_and_a_stranger_at_the_gate(tmp_path: Path):
    """Where membership cannot be known, having been seen in the group counts no more."""
    file = tmp_path / "t.db"
    async with pub(file, chats=(-100777,)) as here:
        anna = here.api.users[int(NUMBER)] = User(int(NUMBER), "Anna")
        await sit_down(here, "dog")
        await here.command("Anna", "play", "rummy")
        await here.press("Anna", "Options")
        await here.command("Anna", "settings", room=PRIVATE)
        assert await here.house.store.setting(f"telegram-seen-{NUMBER}") is True
        await here.press("Anna", "Forget me")
        done = await here.press("Anna", "Yes, forget me")
        assert "You are forgotten" in done.text
        await here.pass_time(60)
        text = everything(file)
        assert "Berta" in text
        assert "Anna" not in text
        assert NUMBER not in text
        assert NUMBER not in str(here.home._asides)
        del here.group.members[anna.id]
        await here.taken(await here.api.write(anna, "/help"))
        await here.settle()
        assert f"Your number is {NUMBER}" in here.api.messages[-1].text
