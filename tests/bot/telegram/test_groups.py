"""Manners in groups: what the bot hears, ignores, says, and who may do what."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.commands import COMMANDS
from bot.platforms.base import Room
from bot.platforms.telegram import menu
from bot.sitting import ASLEEP, CANCELLED, LOBBY, OVER, PLAY
from bot.words import languages
from storage import Unreachable
from storage.rows import RoomRow
from tests.bot.evening import PEOPLE, sit_down, token, type_on
from tests.bot.telegram.api import BotApi, Group
from tests.bot.telegram.models import ANONYMOUS, BOT
from tests.bot.telegram.pub import Pub, closable, pub
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio

PRIVATE = Room("telegram", "0", private=True)


async def test_commands_are_registered_by_language_and_kind_of_chat(tmp_path: Path):
    """The same words everywhere; groups and private chats have lists of their own; once."""
    world = TestWorld()
    api = BotApi(world.now)
    async with pub(tmp_path / "t.db", api=api, world=world, fresh=True):
        pass
    scopes = ("all_group_chats", "all_private_chats")
    assert set(api.commands) == {(s, code) for s in scopes for code in ("", *languages())}
    listed = {one["command"] for commands in api.commands.values() for one in commands}
    assert listed == set(COMMANDS) - {"status"}, "which is for whoever hosts"
    group, private = (api.commands[scope, "de"] for scope in scopes)
    assert [one["command"] for one in group] != [one["command"] for one in private]
    assert next(o for o in group if o["command"] == "hand")["is_ephemeral"] is True
    assert not any("is_ephemeral" in one for one in private)
    assert group != api.commands["all_group_chats", "fr"]
    told = [method for method, _ in api.calls].count("setMyCommands")
    async with pub(tmp_path / "t.db", api=api, world=world):
        pass
    assert [method for method, _ in api.calls].count("setMyCommands") == told, "told again in vain"
    assert menu.IN_GROUPS != menu.IN_PRIVATE


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ("/weather", False),
        ("/weather@other_bot", False),
        ("/play@other_bot dog", False),
        ("/weather@inn_bot", True),
        ("/help", True),
        ("/help@INN_bot", True),
        ("hello everybody", False),
        ("/", False),
    ],
)
async def test_what_is_not_for_us_is_ignored(tmp_path: Path, text: str, answered: bool):
    """A busy group has other bots, and people who talk."""
    async with pub(tmp_path / "t.db") as here:
        answer = await here.write("Anna", text, here.group)
        assert bool(answer.posted) == answered


def added(here: Pub, by: str, was: str, now: str, group: Group | None = None) -> dict[str, Any]:
    def member(status: str) -> dict[str, Any]:
        return {"user": BOT, "status": status} | ({"until_date": 0} if status == "kicked" else {})

    return {
        "chat": (group or here.group).json,
        "from": here.api.user(by).json,
        "date": 1,
        "old_chat_member": member(was),
        "new_chat_member": member(now),
    }


async def test_a_greeting_with_one_button(tmp_path: Path):
    """Added: one line and one button, in the adder's language; it leads to a table in two presses."""
    async with pub(tmp_path / "t.db") as here:
        here.api.user("Anna", language="de")
        number = await here.api.update(my_chat_member=added(here, "Anna", "left", "member"))
        await here.taken(number)
        await here.settle()
        (greeting,) = here.shown()
        assert greeting.text.startswith("Hallo!")
        ((key,),) = greeting.sheet.rows
        assert key.label == "Welches Spiel?"
        await here.press_token("Anna", key.token, greeting)
        assert len(here.shown()) == 1, "the greeting became the question"
        await here.press("Anna", "DOG")
        assert (await here.sitting()).phase == LOBBY
        assert here.public().photo


async def test_being_removed_and_added_again_is_noticed(tmp_path: Path):
    """Removed, the table sleeps in the store; added again, it is shown again and can be woken."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "dog")
        here.group.us = "kicked"
        await here.taken(
            await here.api.update(my_chat_member=added(here, "Anna", "member", "kicked"))
        )
        await here.house.delivery.owe(table, down=True)
        await here.pass_time(30)
        assert (await here.house.keeper.get(table)).phase == ASLEEP
        here.group.us = "member"
        before = here.public()
        await here.taken(
            await here.api.update(my_chat_member=added(here, "Anna", "kicked", "member"))
        )
        await here.pass_time(30)
        tables = [m for m in here.standing() if m.photo]
        assert len(tables) == 1
        assert tables[0] is not before
        await here.press("Anna", "Wake it")
        assert (await here.house.keeper.get(table)).phase == PLAY


@pytest.mark.parametrize("right", ["can_send_photos", "can_send_messages"])
async def test_missing_rights_are_named_before_a_table_opens(tmp_path: Path, right: str):
    """Not after the first move that nobody sees."""
    async with pub(tmp_path / "t.db") as here:
        here.group.rights[right] = False
        answer = await here.command("Anna", "play", "dog")
        assert "I need: " in answer.text
        assert ("photos" in answer.text) == (right == "can_send_photos")
        assert not await here.house.store.tables_in(here.room.key, (LOBBY,))


async def test_an_anonymous_admin_decides_and_takes_no_seat(tmp_path: Path):
    """Written as the group: it counts as admin; seats are taken by button, which has a face."""
    async with pub(tmp_path / "t.db") as here:
        faceless = {"from": ANONYMOUS, "sender_chat": here.group.json}
        answer = await here.command("Anna", "solo", "dog", **faceless)
        assert "who you are" in answer.text
        assert not await here.house.store.tables_in(here.room.key, (LOBBY, PLAY))
        await here.command("Anna", "play", "dog", **faceless)
        assert (await here.sitting()).seats == ()
        answer = await here.command("Anna", "settings", "chat", **faceless)
        assert "What is usual in this chat" in answer.text
        await here.press("Anna", "Join")
        assert (await here.sitting()).seat_of(here.person("Anna").key) == 0


@pytest.mark.parametrize("command", ["play", "solo", "hand", "move", "stats", "settings", "table"])
async def test_a_channel_never_takes_a_seat(tmp_path: Path, command: str):
    """Whoever writes as a channel is nobody we could deal cards to."""
    async with pub(tmp_path / "t.db") as here:
        channel = {"id": -100123, "type": "channel", "title": "News"}
        faceless = {"from": {**ANONYMOUS, "id": 136817688}, "sender_chat": channel}
        answer = await here.command("Anna", command, "dog", **faceless)
        assert "who you are" in answer.text
        assert not await here.house.store.tables_in(here.room.key, (LOBBY, PLAY))
        forwarded = await here.command("Anna", "play", "dog", **faceless, is_automatic_forward=True)
        assert forwarded.posted == []


async def test_a_topic_is_a_room(tmp_path: Path):
    """A table stays in its topic, and other topics do not know it."""
    group = {"forum": True, "topics": {7, 9}}
    async with pub(tmp_path / "t.db", group=group) as here:
        await here.command("Anna", "play", "dog", thread=7)
        assert [m.thread for m in here.standing()] == [7]
        answer = await here.command("Anna", "board", thread=9)
        assert "No table is open here" in answer.text
        assert answer.posted[0].thread == 9
        answer = await here.command("Anna", "board")
        assert answer.posted[0].thread is None, "the General topic is not named"
        await here.press_token(
            "Anna", token("join", (await table_in(here, "7"))), here.standing()[0]
        )
        assert here.standing()[0].thread == 7


async def table_in(here: Pub, thread: str) -> str:
    rows = await here.house.store.tables_in(f"{here.room.key}:{thread}", (LOBBY, PLAY))
    return rows[0].id if rows else ""


async def test_admins_may_bind_tables_to_a_topic(tmp_path: Path):
    """Then a table opens there, wherever it is asked for; and anywhere again when they say so."""
    async with pub(tmp_path / "t.db", group={"forum": True, "topics": {7, 9}}) as here:
        refused = await here.command("Berta", "settings", "here", thread=7)
        assert "Only admins" in refused.text
        here.person("Anna")
        here.group.members[here.api.user("Anna").id] = "administrator"
        await here.command("Anna", "settings", "here", thread=7)
        await here.command("Berta", "play", "dog", thread=9)
        assert await table_in(here, "7")
        assert not await table_in(here, "9")
        await here.command("Anna", "settings", "anywhere", thread=9)
        await here.command("Berta", "play", "rummy", thread=9)
        assert await table_in(here, "9")


async def test_a_topic_that_is_gone_binds_no_longer(tmp_path: Path):
    """It is said before a table opens that nobody would see, and the next try works."""
    async with pub(tmp_path / "t.db", group={"forum": True, "topics": {7, 9}}) as here:
        here.person("Anna")
        here.group.members[here.api.user("Anna").id] = "administrator"
        await here.command("Anna", "settings", "here", thread=7)
        here.group.topics.discard(7)
        answer = await here.command("Anna", "play", "dog", thread=9)
        assert "an open topic" in answer.text
        assert not await table_in(here, "7")
        await here.command("Anna", "play", "dog", thread=9)
        assert await table_in(here, "9")


async def test_being_removed_concerns_every_topic(tmp_path: Path):
    """Their tables sleep, and are shown again where they were when we are back."""
    async with pub(tmp_path / "t.db", group={"forum": True, "topics": {7, 9}}) as here:
        for name in PEOPLE:
            here.person(name)
        await here.command("Anna", "play", "caminos", thread=7)
        table = await table_in(here, "7")
        for name, verb in (("Anna", "join"), ("Berta", "join"), ("Anna", "fill")):
            await here.press_token(name, token(verb, table))
        here.group.us = "kicked"
        gone = added(here, "Anna", "member", "kicked")
        await here.taken(await here.api.update(my_chat_member=gone))
        await here.settle()
        assert (await here.house.keeper.get(table)).phase == ASLEEP
        here.group.us = "member"
        before = len(here.api.messages)
        back = added(here, "Anna", "kicked", "member")
        await here.taken(await here.api.update(my_chat_member=back))
        await here.pass_time(5)
        shown = [one for one in here.api.messages[before:] if one.thread == 7 and not one.gone]
        assert len(shown) == 1


async def test_a_topic_deleted_in_the_middle(tmp_path: Path):
    """Its table goes on in the group itself, in one message and in the group's language."""
    async with pub(tmp_path / "t.db", group={"forum": True, "topics": {7, 9}}) as here:
        for name in PEOPLE:
            here.person(name)
        here.group.members[here.api.user("Anna").id] = "administrator"
        await here.command("Anna", "settings", "here", thread=7)
        await here.command("Anna", "play", "caminos", thread=7)
        table = await table_in(here, "7")
        for name, verb in (("Anna", "join"), ("Berta", "join"), ("Anna", "fill")):
            await here.press_token(name, token(verb, table))
        store, group = here.house.store, f"telegram:{here.group.id}"
        await store.save_room(RoomRow(group, "de", {}))
        await store.save_room(RoomRow(f"{group}:7", "fr", {}))
        here.group.topics.discard(7)
        for one in here.api.messages:
            one.gone = one.gone or one.thread == 7
        before = len(here.api.messages)
        await type_on(here, table)
        posted = [one for one in here.api.messages[before:] if one.chat == here.group.id]
        assert {one.thread for one in posted} == {None}
        assert len([one for one in posted if not one.gone]) == 1
        sitting = await here.house.keeper.get(table)
        assert (sitting.room, sitting.phase) == (group, OVER)
        general = await store.room(group)
        assert general is not None
        assert general.language == "de"
        assert await store.room(f"{group}:7") is None
        assert await store.setting(f"telegram-topic-{here.group.id}") is None


async def test_a_group_becomes_a_supergroup(tmp_path: Path):
    """Told by service messages or by the refusal of a send: the table goes on there, once."""
    async with pub(tmp_path / "t.db", group={"number": -55, "type": "group"}) as here:
        table = await sit_down(here, "dog")
        new = here.api.group(-100999)
        new.members.update(here.group.members)
        here.group.moved = new.id
        await here.press_token("Anna", token("down", table))  # finds out by the refusal
        await here.pass_time(10)
        service = {"message_id": 1, "date": 1, "chat": here.group.json, "from": ANONYMOUS}
        await here.taken(await here.api.update(message={**service, "migrate_to_chat_id": new.id}))
        service["chat"] = new.json
        await here.taken(await here.api.update(message={**service, "migrate_from_chat_id": -55}))
        await here.pass_time(10)
        assert (await here.house.keeper.get(table)).room == f"telegram:{new.id}"
        assert len([m for m in here.standing(new.id) if m.photo]) == 1
        here.group = new
        await here.press_token("Anna", token("down", table))
        assert len([m for m in here.standing() if m.photo]) == 1


async def test_a_move_that_failed_is_made_when_it_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The database was away. Who is told while somebody is at it leaves it to them."""
    async with pub(tmp_path / "t.db", group={"number": -55, "type": "group"}) as here:
        table = await sit_down(here, "dog")
        new, store = here.api.group(-100999), here.house.store
        begun, go, move, tried = asyncio.Event(), asyncio.Event(), store.move_room, 0

        async def away_at_first(old: str, new: str, *, merged: bool) -> None:
            nonlocal tried
            tried += 1
            begun.set()
            await go.wait()
            if tried == 1:
                raise Unreachable
            await move(old, new, merged=merged)

        monkeypatch.setattr(store, "move_room", away_at_first)
        first = asyncio.create_task(here.home.moved(-55, new.id))
        await begun.wait()
        await asyncio.wait_for(here.home.moved(-55, new.id), 5)
        go.set()
        await first
        assert (tried, (await here.house.keeper.get(table)).room) == (1, "telegram:-55")
        for _ in range(2):
            await here.home.moved(-55, new.id)
            assert (tried, (await here.house.keeper.get(table)).room) == (2, f"telegram:{new.id}")


async def test_admins_may_cancel_and_set_what_is_usual(tmp_path: Path):
    """Others may not; the one who opened the table may cancel it, too."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "dog")
        here.person("Chef")
        refused = await here.press_token("Chef", token("cancel", table))
        assert "Only Anna" in refused.said[0]
        refused = await here.command("Chef", "settings", "chat")
        assert "Only admins" in refused.text
        here.group.members[here.api.user("Chef").id] = "administrator"
        answer = await here.command("Chef", "settings", "chat")
        assert "What is usual" in answer.text
        await here.press_token("Chef", token("kick", table, 0))
        assert (await here.house.keeper.get(table)).row(0).person is None
        await here.press_token("Chef", token("cancel", table))
        assert (await here.house.keeper.get(table)).phase == CANCELLED


async def test_menus_in_a_group_do_not_pile_up(tmp_path: Path):
    """Options pressed again and again: one message, which changes, and can be closed."""
    async with pub(tmp_path / "t.db") as here:
        await here.command("Anna", "play", "dog")
        await here.press("Anna", "Options")
        await here.press("Anna", "Options")
        (menu_message,) = [m for m in here.shown() if closable(m)]
        key = next(
            k for row in menu_message.sheet.rows for k in row if k.token.startswith("seats.")
        )
        await here.press_token("Anna", key.token, menu_message)
        assert menu_message.edits == 1
        await here.press("Anna", "Close this menu")
        assert not [m for m in here.shown() if closable(m)]
        assert len(here.standing()) == 1


async def test_menus_are_for_one_persons_eyes_where_that_is_possible(tmp_path: Path):
    """With whispers nothing of it stands in the group at all."""
    async with pub(tmp_path / "t.db", whispers="yes") as here:
        await here.command("Anna", "play", "dog")
        await here.press("Anna", "Options")
        assert len(here.shown()) == 1
        menu_message = here.private("Anna")
        key = next(
            k for row in menu_message.sheet.rows for k in row if k.token.startswith("seats.")
        )
        await here.press_token("Anna", key.token, menu_message)
        assert menu_message.edits == 1


async def test_only_chosen_groups_and_their_members(tmp_path: Path):
    """Others get one sentence with the number to give to the host; nothing is opened."""
    async with pub(tmp_path / "t.db", chats=(-100777,)) as here:
        elsewhere = here.api.group(-100888)
        answer = await here.write("Anna", "/play dog", elsewhere)
        assert [m.chat for m in answer.posted] == [elsewhere.id]
        assert "-100888" in answer.text
        assert not await here.house.store.tables_in("telegram:-100888", (LOBBY,))
        number = await here.api.update(
            my_chat_member=added(here, "Anna", "left", "member", elsewhere)
        )
        await here.taken(number)
        await here.settle()
        assert "-100888" in here.api.messages[-1].text
        stranger = here.api.user("Zoe")
        await here.taken(await here.api.write(stranger, "/solo dog"))
        await here.settle()
        assert str(stranger.id) in here.api.messages[-1].text
        await here.command("Anna", "play", "dog")
        assert (await here.sitting()).phase == LOBBY
        answer = await here.command("Anna", "help", room=PRIVATE)
        assert "/play" in answer.text


async def test_where_membership_cannot_be_known_whoever_was_seen_is_let_in(tmp_path: Path):
    """A bot that is no admin may not be told who belongs to a group."""
    async with pub(tmp_path / "t.db", chats=(-100777,)) as here:
        berta = here.api.user("Berta")
        await here.taken(await here.api.write(berta, "/help"))
        await here.settle()
        assert str(berta.id) in here.api.messages[-1].text
        await here.taken(await here.api.write(berta, "/help", here.group))
        await here.settle()
        await here.taken(await here.api.write(berta, "/help"))
        await here.settle()
        assert here.api.messages[-1].to == berta.id
        assert "/play" in here.api.messages[-1].text
