"""Discord, Telegram and the browser in one process, on one database and one web server."""

from __future__ import annotations

import time
from pathlib import Path

import aiohttp
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.bot.discord.wire import wire
from tests.bot.telegram.api import TOKEN, BotApi, served
from tests.bot.telegram.test_running import guests, until
from tests.bot.web.site import due, site, visitor

ANNA = 11


async def test_all_three_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A table in each; each has its own hands, and health names them all."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    api = BotApi(time.time)
    group, berta = guests(api)
    async with served(api) as base, wire() as guild:
        tokens = {"telegram_token": TOKEN, "telegram_api": base, "discord_token": "token"}
        places = {"discord_api": guild.api, "discord_gateway": guild.gateway}
        async with (
            site(tmp_path, **tokens, **places) as address,
            visitor(address, "Carla") as carla,
            aiohttp.ClientSession() as http,
        ):
            await guild.command(ANNA, "play", game="caminos")
            await api.write(berta, "/play rummy", group)
            await carla.open("dog", solo=True)
            await guild.until(guild.shown)
            await until(lambda: [m for m in api.messages if m.photo])
            await carla.until(due)
            await guild.press(ANNA, guild.shown()[-1], "Join")
            await guild.until(lambda: "Person11" in guild.shown()[-1]["content"])
            async with http.get(f"{address}/healthz") as answer:
                well = await answer.json()
            assert {name for name, good in well.items() if good} >= {"discord", "telegram", "web"}
            assert "Rummy" in api.messages[-1].text
            assert "Caminos" in guild.shown()[-1]["content"]
