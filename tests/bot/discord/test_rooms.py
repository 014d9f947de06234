"""Channels and threads: the one message of a table, who decides there, and what becomes of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.people import speak
from bot.platforms.base import Person, Place, Room
from bot.screen import Sheet
from bot.sitting import ASLEEP, CANCELLED, LOBBY, OVER, PLAY
from bot.tokens import Token
from games.text import Tag, Text
from tests.bot.discord.guildhall import SETTINGS, Guildhall, guildhall, labels
from tests.bot.discord.players import sit_down, until_due, write_move, write_on
from tests.bot.evening import deal_late


def forbid(hall: Guildhall, **rights: bool) -> Any:
    """A channel in which the bot may not do something."""
    everyone = {hall.guild.default_role: discord.PermissionOverwrite(**rights)}
    return hall.guild.create_text_channel("narrow", overwrites=everyone)


def admin(hall: Guildhall, name: str, **rights: bool) -> None:
    """Somebody with a role that has these permissions."""
    role = hall.guild.create_role("Staff", permissions=discord.Permissions(**rights))
    user = hall.env.create_user(name.lower(), global_name=name)
    hall.people[name] = hall.guild.add_member(user, roles=[role])


async def test_one_message_edited_in_place(tmp_path: Path):
    """Moves change it; nothing else of the table stands in the channel."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        first = hall.public().id
        for name in ("Anna", "Berta", "Anna"):
            await until_due(hall, name, "Anna", "Berta")
            await write_move(hall, name)
        assert [one.id for one in hall.table_messages()] == [first]


@pytest.mark.parametrize("code", [10008, 30046, 50083])
async def test_a_message_that_cannot_be_changed_is_posted_anew(tmp_path: Path, code: int):
    """It is gone, or was changed too often for its age."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        first = hall.public().id
        status = {10008: 404, 30046: 429, 50083: 400}[code]
        path = f"/channels/{hall.channel.id}/messages/{first}"
        hall.env.inject_error("PATCH", path, status=status, code=code)
        await until_due(hall, "Anna", "Berta")
        await write_move(hall, "Anna")
        now = [one.id for one in hall.table_messages()]
        assert len(now) == 1
        assert now != [first]


async def test_an_old_message_is_posted_anew_before_the_hour(tmp_path: Path):
    """Changes of messages over an hour old are rationed: none is made after fifty minutes."""
    async with guildhall(tmp_path / "t.db") as hall:
        table = await sit_down(hall, "caminos", "Anna", "Berta")
        first = hall.public().id
        await hall.pass_time(51 * 60)
        changes = hall.requests("PATCH", f"/{first}")
        await hall.token("Anna", Token("propose", table, step=16 * 3))
        assert hall.requests("PATCH", f"/{first}") == changes
        now = [one.id for one in hall.table_messages()]
        assert len(now) == 1
        assert now != [first]


async def test_whose_turn_it_is_is_mentioned_once(tmp_path: Path):
    """Whoever has no private chat: in a new message, once a turn, and nobody else."""
    async with guildhall(tmp_path / "t.db") as hall:
        chat = hall.member("Berta").user.dm_channel.id
        path = f"/channels/{chat}/messages"
        hall.env.inject_error("POST", path, status=403, code=50007, times=None)
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        await hall.pass_time(300)
        sent = hall.env.http_requests
        before = len(sent)
        await write_move(hall, "Anna")
        await hall.pass_time(300)
        mention = f"<@{hall.member('Berta').id}>"
        told = [r for r in hall.env.http_requests[before:] if mention in str(r.json)]
        assert [r.method for r in told] == ["POST"]
        assert len(hall.table_messages()) == 1


async def test_names_mention_nobody(tmp_path: Path):
    """Whatever people call themselves is shown as it is and reaches nobody."""
    async with guildhall(tmp_path / "t.db") as hall:
        user = hall.env.create_user("mallory", global_name="@everyone **x** <@1>")
        hall.people["Mallory"] = hall.guild.add_member(user)
        await hall.command("Mallory", "play", game="dog")
        await hall.press("Mallory", hall.public(), "Join")
        content = hall.public().content
        assert r"\*\*x\*\* \<@1>" in content
        for request in hall.env.http_requests:
            if isinstance(request.json, dict) and "allowed_mentions" in request.json:
                assert request.json["allowed_mentions"].get("parse", []) == []


async def test_an_admin_ends_a_table(tmp_path: Path):
    """Manage messages will do; anybody else is told whose right it is."""
    async with guildhall(tmp_path / "t.db") as hall:
        table = await sit_down(hall, "dog", "Anna", "Berta")
        admin(hall, "Boss", manage_messages=True)
        hall.member("Carla")
        for name, phase in (("Carla", PLAY), ("Boss", CANCELLED)):
            stored = hall.env.backend.get_message(hall.channel.id, hall.public().id)
            stored.components[0]["components"][0]["custom_id"] = f"t:{Token('cancel', table)}"
            answer = await hall.press_id(name, hall.public(), f"t:{Token('cancel', table)}")
            assert answer.ephemeral
            assert (await hall.sitting()).phase == phase, name
        assert hall.dm("Anna").content


async def test_an_admin_gives_a_seat_to_a_computer(tmp_path: Path):
    """By the button under *More*, which nobody else is offered; a copy of it helps nobody. Their
    seat is a computer's, and their hand is taken away.
    """
    async with guildhall(tmp_path / "t.db") as hall:
        table = await sit_down(hall, "caminos", "Anna", "Berta")
        seat = (await hall.sitting()).seat_of(hall.key("Berta"))
        asked = await hall.press("Carla", hall.public(), "More")
        kick = "Give Berta’s seat to a computer"
        assert kick not in labels(asked.response.message)
        stored = hall.env.backend.get_message(hall.channel.id, hall.public().id)
        forged = f"t:{Token('kick', table, step=seat)}"
        stored.components[0]["components"][0]["custom_id"] = forged
        answer = await hall.press_id("Carla", hall.public(), forged)
        assert answer.ephemeral
        assert "Only Anna" in answer.response.content
        assert (await hall.sitting()).row(seat).person == hall.key("Berta")
        admin(hall, "Boss", manage_messages=True)
        asked = await hall.press("Boss", hall.public(), "More")
        answer = await hall.press("Boss", asked.response.message, kick)
        assert answer.acknowledged
        row = (await hall.sitting()).row(seat)
        assert (row.person, row.level) == (None, "normal")
        assert "A computer player takes Berta’s seat." in hall.public().content
        assert not any(labels(message) for message in hall.dms("Berta"))


async def test_the_channels_settings_are_for_admins(tmp_path: Path):
    """The owner sets the channel's language; everybody else is refused."""
    async with guildhall(tmp_path / "t.db") as hall:
        answer = await hall.command("Anna", "settings", channel=True)
        assert "Only admins" in answer.response.content
        admin(hall, "Boss", manage_guild=True)
        answer = await hall.command("Boss", "settings", channel=True)
        page = answer.response.message
        await hall.press("Boss", page, "Language: English")
        there = hall.channel.history(viewer=hall.member("Boss"))
        page = next(one for one in there if one.id == page.id)
        await hall.press("Boss", page, "· Deutsch")
        await hall.command("Anna", "play", game="dog")
        assert "DOG zu 4" in hall.public().content


async def test_a_table_with_a_thread_of_its_own(tmp_path: Path):
    """By an option; everything of the table is there, and the person is told where."""
    async with guildhall(tmp_path / "t.db") as hall:
        answer = await hall.command("Anna", "play", game="caminos", thread=True)
        thread = hall.channel.threads[0]
        assert f"<#{thread.id}>" in answer.response.content
        assert hall.table_messages() == []
        assert "Caminos for 2" in hall.public(thread).content
        await hall.press("Anna", hall.public(thread), "Join")
        await hall.press("Berta", hall.public(thread), "Join")
        await hall.press("Anna", hall.public(thread), "Start")
        assert (await hall.sitting(thread)).phase == PLAY
        assert hall.dm("Anna").content.startswith(f"<#{thread.id}>")
        with hall.env._bot_scope():
            hall.env.backend.delete_channel(thread.id)
        await hall.settle()
        assert (await hall.sitting(thread)).phase == ASLEEP


@pytest.mark.parametrize("code", [160006, 30033, 50013])
async def test_without_a_thread_it_is_the_channel(tmp_path: Path, code: int):
    """Too many threads, or none allowed: the table is opened all the same."""
    async with guildhall(tmp_path / "t.db") as hall:
        path = f"/channels/{hall.channel.id}/threads"
        hall.env.inject_error("POST", path, status=403, code=code)
        answer = await hall.command("Anna", "play", game="caminos", thread=True)
        assert "I may not open a thread here" in answer.response.content
        assert (await hall.sitting()).phase == LOBBY


async def test_no_thread_in_which_nothing_could_be_shown(tmp_path: Path):
    """What is missing is named, and no empty thread is left behind."""
    async with guildhall(tmp_path / "t.db") as hall:
        narrow = forbid(hall, attach_files=False)
        answer = await hall.command("Anna", "play", narrow, game="caminos", thread=True)
        assert "I need: Attach Files." in answer.response.content
        assert (narrow.threads, answer.followups) == ([], [])


async def test_a_deleted_channel_lets_its_tables_sleep(tmp_path: Path):
    """Nothing more is sent there; the hands say that the table sleeps."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        with hall.env._bot_scope():
            hall.env.backend.delete_channel(hall.channel.id)
        await hall.settle()
        assert (await hall.sitting()).phase == ASLEEP
        assert "This table sleeps" in hall.dm("Anna").content
        await hall.pass_time(600)


async def test_a_channel_that_vanished_unseen(tmp_path: Path):
    """Deleted while we were away: the first refusal says so, and we do not ask again."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        path = f"/channels/{hall.channel.id}/messages*"
        hall.env.inject_error("*", path, status=404, code=10003, times=None)
        await write_move(hall, "Anna")
        await hall.settle()
        assert (await hall.sitting()).phase == ASLEEP
        tried = len(hall.env.http_requests)
        await hall.pass_time(600)
        after = [r for r in hall.env.http_requests[tried:] if str(hall.channel.id) in r.path]
        assert after == []


async def test_what_is_missing_is_named_before_a_table_opens(tmp_path: Path):
    """No table where its pictures could not be shown; the permission is called by its name."""
    async with guildhall(tmp_path / "t.db") as hall:
        narrow = forbid(hall, attach_files=False, send_messages=False)
        answer = await hall.command("Anna", "play", narrow, game="dog")
        assert "Send Messages and Attach Files" in answer.response.content
        assert await hall.house.store.tables_in(f"discord:{narrow.id}", (LOBBY,)) == ()


@pytest.mark.parametrize("locale", ["en-GB", "de", "fr", "it", "es-419"])
async def test_everyone_reads_their_own_language(tmp_path: Path, locale: str):
    """The channel its server's, the private chat its person's."""
    async with guildhall(tmp_path / "t.db") as hall:
        hall.locales[0] = locale
        hall.discord.client.guilds[0].features.append("COMMUNITY")
        hall.member("Anna", "fr" if locale == "it" else "it")
        hall.member("Berta", "en-US" if locale == "de" else "de")
        await hall.command("Anna", "play", game="dog")
        title = Text("lobby-title", game=Tag("game-name", "dog"), players=4)
        assert speak(locale).say(title) in hall.public().content
        public = hall.public()
        for name in ("Anna", "Berta"):
            label = speak(locale).say(Text("button-label", name=Tag("button-name", "join")))
            await hall.press(name, public, label)
        for name in ("Anna", "Berta"):
            words = speak(hall.locales[hall.member(name).id])
            game = Tag("game-name", "dog")
            private = words.say(Text("lobby-private", game=game, who=name))
            assert private in hall.dm(name).content


async def test_a_server_without_a_language_speaks_that_of_its_first_guest(tmp_path: Path):
    """Discord calls every server English that is no community; who comes second is not asked."""
    async with guildhall(tmp_path / "t.db") as hall:
        hall.member("Anna", "de")
        hall.member("Berta", "fr")
        await hall.command("Anna", "play", game="dog")
        await hall.command("Berta", "play", game="rummy")
        for message in hall.table_messages():
            assert "Wer spielt mit?" in message.content


@pytest.mark.parametrize("game", ["dog", "rummy", "caminos"])
async def test_a_whole_game_in_words(tmp_path: Path, game: str):
    """Somebody who sees no picture: moves by command, the position by command, to the end."""
    async with guildhall(tmp_path / "t.db") as hall:
        table = await sit_down(hall, game, "Anna", "Berta")
        answer = await hall.command("Anna", "board", what="words")
        assert answer.ephemeral
        await deal_late(hall, game, table, 2, len((await hall.sitting()).seats))
        await write_on(hall, "Anna", "Berta")
        assert (await hall.sitting()).phase == OVER
        assert "Once more" in labels(hall.public())
        answer = await hall.command("Anna", "stats")
        assert ": 1 game" in answer.response.content


async def test_a_server_that_is_not_named(tmp_path: Path):
    """With DISCORD_GUILDS set, other servers are told no, whatever they command or press."""
    async with guildhall(tmp_path / "t.db") as hall:
        await hall.command("Anna", "play", game="dog")
        hall.settings = replace(SETTINGS, discord_guilds=(hall.guild.id,))
        await hall.restart()
        no = "This bot is not meant for this server."
        assert (await hall.press("Anna", hall.public(), "Join")).response.content != no
        hall.discord.client._guilds_allowed = (5,)
        assert (await hall.command("Berta", "play", game="rummy")).response.content == no
        assert (await hall.press("Berta", hall.public(), "Join")).response.content == no
        assert await hall.member("Berta").autocomplete(hall.channel, "move", "move", "") == []
        assert [row.person for row in (await hall.sitting()).seats] == [hall.key("Anna")]


async def test_times_are_the_readers_own(tmp_path: Path):
    """When the time of a turn runs out is told by Discord, in each reader's zone."""
    async with guildhall(tmp_path / "t.db") as hall:
        await hall.command("Anna", "play", game="caminos")
        table = (await hall.sitting()).id
        await hall.token("Anna", Token("clock", table, step=2))
        for name in ("Anna", "Berta"):
            await hall.press(name, hall.public(), "Join")
        await hall.press("Anna", hall.public(), "Start")
        at = int(hall.world.now()) + 600
        assert f"<t:{at}:R>" in hall.public().content
        holder = next(n for n in ("Anna", "Berta") if "<t:" in hall.dm(n).content)
        assert f"<t:{at}:R>" in hall.dm(holder).content


async def test_a_permission_taken_away_is_named_to_the_next_who_presses(tmp_path: Path):
    """The table stands still in the channel; it is back when the permission is."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        old = hall.public()
        narrow = hall.env.backend.get_channel(hall.channel.id)
        denied = discord.Permissions(attach_files=True, send_messages=True).value
        narrow.overwrites = [Overwrite(hall.guild.id, OverwriteType.ROLE, deny=denied)]
        path = f"/channels/{hall.channel.id}/messages*"
        hall.env.inject_error("*", path, status=403, code=50013, times=None)
        answers = [await write_move(hall, "Anna"), await hall.press("Berta", old, "More")]
        said = [one.content for a in answers for one in (a.response, *a.followups)]
        assert any("I need: Send Messages and Attach Files" in one for one in said), said
        hall.env.backend.faults.clear()
        narrow.overwrites.clear()
        await write_move(hall, "Berta")
        assert len(hall.table_messages()) == 1


async def test_a_server_that_shows_us_the_door(tmp_path: Path):
    """Its tables sleep, in every channel of it."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        hall.env.backend.emit("GUILD_DELETE", {"id": str(hall.guild.id)})
        await hall.settle()
        assert (await hall.sitting()).phase == ASLEEP


async def test_an_outage_is_no_removal(tmp_path: Path):
    """A server that is out of reach for a while comes back as it was."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        hall.env.backend.emit("GUILD_DELETE", {"id": str(hall.guild.id), "unavailable": True})
        await hall.settle()
        assert (await hall.sitting()).phase == PLAY


async def test_our_own_error_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The person reads that it was not theirs, and nobody waits for Discord's “failed”."""
    async with guildhall(tmp_path / "t.db") as hall:
        await hall.command("Anna", "play", game="dog")

        async def broken(*_: Any) -> None:
            raise RuntimeError

        monkeypatch.setattr(hall.router, "_deal", broken)
        answer = await hall.press("Anna", hall.public(), "Join")
        assert "Something went wrong on my side" in answer.response.content
        monkeypatch.setattr(hall.discord, "bring", broken)
        answer = await hall.press("Anna", hall.public(), "Join")
        assert answer.acknowledged


@pytest.mark.parametrize("code", [10062, 40060])
async def test_an_answer_that_comes_too_late(tmp_path: Path, code: int):
    """What was pressed is done all the same, and shown."""
    async with guildhall(tmp_path / "t.db") as hall:
        await hall.command("Anna", "play", game="dog")
        path = "/interactions/*/*/callback"
        hall.env.inject_error("POST", path, status=404, code=code, times=None)
        await hall.press("Anna", hall.public(), "Join")
        assert "Anna" in hall.public().content


async def test_whoever_hosts_is_told_in_private(tmp_path: Path):
    """A line of words, about no table and no channel."""
    async with guildhall(tmp_path / "t.db") as hall:
        host = Person("discord", str(hall.member("Anna").id))
        where = Place("", Room("discord", host.id, private=True), host)
        await hall.discord.show(where, Sheet(("The disk is nearly full.",)), None, "n")
        await hall.settle()
        assert hall.dm("Anna").content == "The disk is nearly full."
