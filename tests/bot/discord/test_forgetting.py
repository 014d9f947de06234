"""Forgetting somebody on Discord: neither the store nor the running bot knows them any more."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.guildhall import guildhall
from tests.bot.discord.players import sit_down
from tests.bot.test_forget import everything


async def test_who_is_forgotten_is_nowhere_any_more(tmp_path: Path):
    """Which private chat was theirs is neither in the store nor in memory: who comes back is met
    for the first time.
    """
    file = tmp_path / "t.db"
    async with guildhall(file) as hall:
        user = hall.member("Anna").user
        anna, store = str(user.id), hall.house.store
        await sit_down(hall, "dog", "Anna", "Berta")
        chat = await store.setting(f"discord-chat-{anna}")
        assert chat == user.dm_channel.id
        page = (await hall.command("Anna", "settings")).response.message
        page = (await hall.press("Anna", page, "Forget me")).response.message
        await hall.press("Anna", page, "Yes, forget me")
        await hall.pass_time(60)
        text = everything(file)
        assert "Berta" in text
        assert "Anna" not in text
        assert anna not in text
        assert anna not in str(hall.discord.rights._admins)
        await user.slash("help")
        await hall.settle()
        assert await store.setting(f"discord-chat-{anna}") == chat
