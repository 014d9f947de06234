"""Slash commands: in every language, told to Discord only when they changed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from bot.commands import COMMANDS
from bot.platforms.discord import slash
from bot.sitting import LOBBY
from tests.bot.discord.guildhall import SETTINGS, guildhall, labels
from tests.bot.discord.players import due, sit_down, until_due

NAMES = sorted(COMMANDS)


async def test_commands_in_five_languages(tmp_path: Path):
    """Names, descriptions and options; where they can be used is said, too."""
    async with guildhall(tmp_path / "t.db") as hall:
        (sync,) = hall.requests("PUT", "/commands")
        commands = {one["name"]: one for one in sync.json}
        assert sorted(commands) == NAMES
        assert commands["play"]["name_localizations"]["de"] == "spielen"
        assert commands["play"]["name_localizations"]["es-419"] == "jugar"
        assert commands["play"]["options"][0]["name_localizations"]["fr"] == "jeu"
        assert commands["move"]["options"][0]["autocomplete"]
        assert {json.dumps(one["contexts"]) for one in sync.json} == {"[0, 1]"}
        assert {json.dumps(one["integration_types"]) for one in sync.json} == {"[0]"}


async def test_they_are_told_once(tmp_path: Path, monkeypatch):
    """A restart says nothing; a new word says everything once more."""
    async with guildhall(tmp_path / "t.db") as hall:
        await hall.restart()
        assert len(hall.requests("PUT", "/commands")) == 1
        said = slash.said

        def changed(language: str, kind: str, name: str) -> str:
            return (
                "anew"
                if (language, kind, name) == ("it", "slash-name", "play")
                else said(language, kind, name)
            )

        monkeypatch.setattr(slash, "said", changed)
        await hall.restart()
        assert len(hall.requests("PUT", "/commands")) == 2


async def test_a_refused_sync_is_tried_at_the_next_start(tmp_path: Path):
    """Buttons and what was synced before work all the same."""
    async with guildhall(tmp_path / "t.db") as hall:
        await hall.house.store.save_setting("discord-commands", None)
        hall.env.inject_error("PUT", "/applications/*/commands", status=500)
        await hall.restart()
        await hall.restart()
        assert len(hall.requests("PUT", "/commands")) == 3
        await hall.restart()
        assert len(hall.requests("PUT", "/commands")) == 3


async def test_only_for_some_servers(tmp_path: Path):
    """The named ones get them at once, and nobody has them twice, whatever was set before."""
    async with guildhall(tmp_path / "t.db") as hall:

        def told() -> dict[str, int]:
            everywhere = f"/applications/{hall.env.backend.application_id}/commands"
            there = (
                f"/applications/{hall.env.backend.application_id}/guilds/{hall.guild.id}/commands"
            )
            last = {r.path: len(r.json) for r in hall.requests("PUT", "/commands")}
            return {"everywhere": last[everywhere], "there": last.get(there, 0)}

        assert told() == {"everywhere": len(NAMES), "there": 0}
        hall.settings = replace(SETTINGS, discord_guilds=(hall.guild.id,))
        await hall.restart()
        assert told() == {"everywhere": 0, "there": len(NAMES)}
        hall.settings = SETTINGS
        await hall.restart()
        assert told() == {"everywhere": len(NAMES), "there": 0}


async def test_a_server_that_invites_us_later(tmp_path: Path):
    """Before that it refuses the commands; it gets them when we come, and once."""
    async with guildhall(tmp_path / "t.db") as hall:
        hall.settings = replace(SETTINGS, discord_guilds=(hall.guild.id,))
        path = f"/applications/*/guilds/{hall.guild.id}/commands"
        hall.env.inject_error("PUT", path, status=403, code=50001)
        await hall.restart()
        tried = len(hall.requests("PUT", f"{hall.guild.id}/commands"))
        await hall.discord.client.on_guild_join(hall.discord.client.guilds[0])
        await hall.settle()
        (_, told) = hall.requests("PUT", f"{hall.guild.id}/commands")[tried - 1 :]
        assert len(told.json) == len(NAMES)


async def test_moves_are_completed_for_whoever_is_due(tmp_path: Path):
    """One's own plays that begin so; nothing for anybody else."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "dog", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        sitting = await hall.sitting()
        anna, carla = hall.member("Anna"), hall.member("Carla")
        view = sitting.game.view(sitting.state, sitting.seat_of(hall.key("Anna")))
        own = [sitting.game.write(view, play) for play in sitting.game.plays(view)]
        offered = await anna.autocomplete(hall.channel, "move", "move", "")
        assert [one["value"] for one in offered] == own[:25]
        begun = await anna.autocomplete(hall.channel, "move", "move", own[0][:4].upper())
        assert own[0] in [one["value"] for one in begun]
        assert await carla.autocomplete(hall.channel, "move", "move", "") == []
        if not await due(hall, "Berta"):
            assert await hall.member("Berta").autocomplete(hall.channel, "move", "move", "") == []


async def test_every_command_is_answered(tmp_path: Path):
    """For the eyes of whoever asked, so that nobody else is bothered."""
    async with guildhall(tmp_path / "t.db") as hall:
        for name in set(NAMES) - {"status"}:  # it is shown only to those who manage a server
            options = {"move": "5 12>17"} if name == "move" else {}
            answer = await hall.command("Anna", name, **options)
            assert answer.acknowledged, name
            assert answer.response is not None, name
            assert answer.response.ephemeral, name
        assert hall.channel.history() == []


async def test_a_game_is_asked_for(tmp_path: Path):
    """`/play` alone asks which one; a press opens it."""
    async with guildhall(tmp_path / "t.db") as hall:
        answer = await hall.command("Anna", "play")
        assert labels(answer.response.message) == ["DOG", "Rummy", "Caminos"]
        await hall.press("Anna", answer.response.message, "Rummy")
        assert "Rummy for 4" in hall.public().content


async def test_a_word_for_the_deal(tmp_path: Path):
    """`/table word` adds it, before the game begins."""
    async with guildhall(tmp_path / "t.db") as hall:
        await hall.command("Anna", "play", game="dog")
        await hall.press("Anna", hall.public(), "Join")
        await hall.command("Anna", "table", word="lucky")
        assert "“lucky”" in hall.public().content


async def test_rules_by_word(tmp_path: Path):
    """Of a game, and of a word in it."""
    async with guildhall(tmp_path / "t.db") as hall:
        answer = await hall.command("Anna", "rules", game="dog", about="seven")
        assert "seven" in answer.response.content.lower()
        assert await hall.house.store.tables_in(f"discord:{hall.channel.id}", (LOBBY,)) == ()
