"""`stammtisch check` with Discord: where the bot is, and what it may not do there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.platforms.discord import Discord
from bot.world import RealWorld
from storage import Store
from tests.bot.discord import server_data
from tests.bot.discord.server_data import BOT, GUILD, user
from tests.bot.discord.test_wire import replace, settings, usual_addresses
from tests.bot.discord.wire import Wire, wire

pytestmark = pytest.mark.asyncio
__all__ = ["usual_addresses"]
SEND, LINKS = 1 << 11, 1 << 14


async def told(here: Wire, folder: Path, *guilds: int) -> list[tuple[str, bool, bool]]:
    chosen = replace(settings(here, folder), discord_guilds=guilds)
    store = await Store.open(chosen.database)
    discord = Discord(chosen, store, RealWorld())
    try:
        await discord.open()
        return [(one.text.key, one.good, one.note) for one in await discord.check()]
    finally:
        await discord.close()
        await store.close()


@pytest.mark.parametrize("granted", [True, False])
async def test_what_a_server_does_not_grant_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, granted: bool
):
    """And a server that the settings name where the bot is not."""
    whole = server_data.guild()
    us = {"user": user(BOT, "Stammtisch", bot=True), "roles": [], "joined_at": None, "flags": 0}
    may = (1 << 40) - 1 if granted else ((1 << 40) - 1) & ~SEND & ~LINKS & ~8
    role: dict[str, Any] = {**whole["roles"][0], "permissions": str(may)}
    there = {**whole, "members": [us], "roles": [role]}
    monkeypatch.setattr(server_data, "guild", lambda: there)
    async with wire() as here:
        found = await told(here, tmp_path, GUILD, 99)
    assert ("discord-check-absent", False, False) in found
    assert ("discord-check-servers", True, False) in found
    assert (("discord-check-lacks", False, False) in found) is not granted
    assert len(found) == 3 - granted


async def test_intents_that_nobody_needs_are_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What is switched on at Discord and never asked for."""
    ours = {**server_data.application(), "flags": 1 << 19}  # message content, on few servers
    monkeypatch.setattr(server_data, "application", lambda: ours)
    async with wire() as here:
        assert ("discord-check-intents", True, True) in await told(here, tmp_path)
