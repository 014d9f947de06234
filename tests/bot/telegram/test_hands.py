"""How hands reach people on Telegram, and never anybody else."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from bot import sheets
from bot.painting import painter
from bot.platforms.base import Room
from bot.platforms.telegram import replies
from storage.rows import PUBLIC
from tests.bot.evening import sit_down, token
from tests.bot.sketch import sketch
from tests.bot.telegram.api import BotApi, Posted, Refusal
from tests.bot.telegram.pub import Pub, pub
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio

PRIVATE = Room("telegram", "0", private=True)


async def seat_of(here: Pub, table: str, name: str) -> int:
    seat = (await here.house.keeper.get(table)).seat_of(here.person(name).key)
    assert seat is not None
    return int(seat)


async def way(here: Pub, table: str, name: str) -> str:
    seat = await seat_of(here, table, name)
    return (await here.house.delivery.places(table))[seat].way


def strangers(here: Pub, *names: str) -> None:
    """People who have never started the bot."""
    for name in names:
        here.person(name)
        here.api.user(name).started = False


async def due(here: Pub, table: str) -> str:
    """Somebody who must act now."""
    sitting = await here.house.keeper.get(table)
    people = {sitting.seat_of(here.person(name).key): name for name in ("Anna", "Berta")}
    return next(people[seat] for seat in sitting.due() if seat in people)


def menu_key(message: Posted) -> str:
    """The first step that a hand offers."""
    keys = [key.token for row in message.sheet.rows for key in row]
    return next(one for one in keys if one.startswith(("menu.", "toggle.")))


def no_menus_in_public(api: BotApi) -> None:
    """Steps of somebody's menu are their hand in other words."""
    for one in api.messages:
        if one.to is None:
            verbs = {key.token.split(".")[0] for row in one.sheet.rows for key in row}
            assert not verbs & {"menu", "toggle", "confirm", "page", "why"}, one


async def test_whoever_has_started_the_bot_gets_a_private_message(tmp_path: Path):
    """Board and hand in one picture, buttons under it, edited in place; a step edits it."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "dog")
        name = await due(here, table)
        assert await way(here, table, name) == "dm"
        mine = here.private(name)
        assert mine.photo
        assert mine.chat == here.api.user(name).id
        await here.press_token(name, menu_key(mine), mine)
        assert mine.edits == 1
        assert not mine.gone
        no_menus_in_public(here.api)


async def test_a_stranger_joins_and_sees_the_hand_as_an_alert(tmp_path: Path):
    """Without a private chat and on a server without whispers: words, and a link that mends it."""
    async with pub(tmp_path / "t.db", painter=painter) as here:
        strangers(here, "Anna", "Berta")
        table = await sit_down(here, "dog")
        assert await way(here, table, "Anna") == "closed"
        answer = await here.press("Anna", "My hand")
        assert answer.alert
        assert answer.said[0].startswith("Your cards: ")
        assert len(answer.said[0]) <= 200
        link = here.public().links["Open the private chat"]
        assert link == f"https://t.me/inn_bot?start=private-{table}"
        no_menus_in_public(here.api)
        name = await due(here, table)
        await here.command(name, "start", f"private-{table}", PRIVATE)
        assert await way(here, table, name) == "dm"
        mine = here.private(name)
        assert mine.photo
        assert menu_key(mine)
        hands = [m for m in here.api.messages if m.to == mine.to and m.photo and not m.gone]
        assert hands == [mine], "one hand, not two"


@pytest.mark.parametrize(("game", "told"), [("dog", "Your cards: "), ("rummy", "Your rack: ")])
async def test_nothing_is_painted_for_an_alert(tmp_path: Path, game: str, told: str):
    """It is made of words, so that it comes at once, however slow pictures are."""
    orders: list[Any] = []

    def counting(*order: Any) -> Any:
        orders.append(order)
        return sketch(*order)

    async with pub(tmp_path / "t.db", painter=counting) as here:
        strangers(here, "Anna", "Berta")
        await sit_down(here, game)
        await here.press("Anna", "My hand")
        orders.clear()
        answer = await here.press("Anna", "My hand")
        assert (answer.alert, orders) == (True, [])
        assert answer.said[0].startswith(told)


async def test_an_alert_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A press has one answer: where words are all there is, a slow menu does not cost them."""
    begun, done, slow = threading.Event(), threading.Event(), threading.Event()
    ask = sheets.ask

    def slowly(*where: Any) -> Any:
        if slow.is_set():
            begun.set()
            assert done.wait(60)
        return ask(*where)

    async with pub(tmp_path / "t.db") as here:
        strangers(here, "Anna", "Berta")
        table = await sit_down(here, "rummy")
        await here.press("Anna", "My hand")
        monkeypatch.setattr(sheets, "ask", slowly)
        monkeypatch.setattr(sheets, "lately", lambda *_: None)
        monkeypatch.setattr(replies, "WORTH", 10_000)
        here.home.patience = 0.01
        slow.set()
        number, query = await here.api.press(
            here.api.user("Anna"), here.public(), token("hand", table)
        )
        await here.taken(number)
        await asyncio.to_thread(begun.wait, 60)
        await asyncio.sleep(0.1)  # ten times what somebody else would have to wait
        assert query.answer is None
        done.set()
        await here.settle()
        while query.answer is None:  # noqa: ASYNC110 - it comes over a socket
            await asyncio.sleep(0.001)
        assert query.answer["text"].startswith("Your rack: ")


async def test_the_lobby_tells_who_has_which_way(tmp_path: Path):
    """Before the deal, with the button that mends it."""
    async with pub(tmp_path / "t.db") as here:
        strangers(here, "Berta")
        await here.command("Anna", "play", "dog")
        await here.press("Anna", "Join")
        assert "Open the private chat" not in here.public().links
        await here.press("Berta", "Join")
        lobby = here.public()
        assert "Anna (hand in the private chat)" in lobby.text
        assert "Berta (hand by “My hand” only: open the private chat" in lobby.text
        assert "Open the private chat" in lobby.links
        await here.command("Berta", "start", "", PRIVATE)
        assert "Berta (hand in the private chat)" in here.public().text


@pytest.mark.parametrize("admin", [False, True])
async def test_a_stranger_is_shown_the_hand_in_the_group_alone(tmp_path: Path, admin: bool):
    """By a whisper with its menus, changed at the next press; an admin bot need not be asked."""
    us = "administrator" if admin else "member"
    async with pub(tmp_path / "t.db", whispers="yes", group={"us": us}) as here:
        strangers(here, "Anna", "Berta")
        table = await sit_down(here, "dog")
        name = await due(here, table)
        assert await way(here, table, name) == ("ephemeral" if admin else "closed")
        if not admin:
            await here.press(name, "My hand")
        mine = here.private(name)
        assert mine.whisper
        assert mine.photo
        answer = await here.press_token(name, menu_key(mine), mine)
        assert answer.answered
        assert here.private(name) is mine
        assert mine.edits >= 1
        no_menus_in_public(here.api)
        harmless = [m for m in here.api.messages if m.text.startswith("Hands are shown like this")]
        assert len(harmless) == 1, "one harmless line before the first hand"
        assert harmless[0].whisper
        assert harmless[0].gone


async def test_a_whisper_that_is_gone_is_sent_afresh(tmp_path: Path):
    """They may vanish when the app restarts."""
    async with pub(tmp_path / "t.db", whispers="yes") as here:
        strangers(here, "Anna", "Berta")
        table = await sit_down(here, "dog")
        await here.press("Anna", "My hand")
        mine = here.private("Anna")
        mine.gone = True
        await here.press_token("Anna", token("hand", table), mine)
        assert here.private("Anna") is not mine
        assert here.private("Anna").whisper
        seat = await seat_of(here, table, "Anna")
        ref: Any = (await here.house.delivery.places(table))[seat].ref
        assert ref[1] == here.private("Anna").whisper


async def test_after_fifteen_seconds_a_whisper_waits_for_a_press(tmp_path: Path):
    """Who is no admin may not change it any more: it is not owed, and nothing fails."""
    async with pub(tmp_path / "t.db", whispers="yes") as here:
        strangers(here, "Anna", "Berta")
        table = await sit_down(here, "dog")
        await here.press("Anna", "My hand")
        edits = here.private("Anna").edits
        await here.pass_time(20)
        await here.press("Berta", "My hand")
        mine = here.private("Berta")
        for _ in range(2):
            key = next(
                (
                    k
                    for row in mine.sheet.rows
                    for k in row
                    if k.token.startswith(("menu.", "confirm."))
                ),
                None,
            )
            if key is not None:
                await here.press_token("Berta", key.token, mine)
        await here.pass_time(60)
        assert here.private("Anna").edits == edits
        assert await here.house.store.owed(now=here.world.now()) == ()
        assert table


@pytest.mark.parametrize("server", ["ignored", "no"])
async def test_a_server_without_whispers_never_gets_a_hand(tmp_path: Path, server: str):
    """Nothing but the harmless line may stand for all to see, and it is deleted at once."""
    async with pub(tmp_path / "t.db", whispers=server, painter=painter) as here:
        strangers(here, "Anna", "Berta")
        await sit_down(here, "dog")
        for name in ("Anna", "Berta", "Anna"):
            answer = await here.press(name, "My hand")
            assert answer.alert
            assert "Your cards" in answer.said[0]
        asked = [
            given for method, given in here.api.calls if "ephemeral_message_parameters" in given
        ]
        assert len(asked) == 1, "asked once, then remembered"
        hidden = ("Your cards", "Dealt to you")
        public = [m.text for m in here.api.messages if m.to is None]
        assert not any(words in text for text in public for words in hidden)
        assert not [m for m in here.standing() if m.text.startswith("Hands are shown")]
        no_menus_in_public(here.api)


async def test_a_server_that_forgets_whispers_is_never_trusted_again(tmp_path: Path):
    """Even after a good beginning every answer is looked at: what went astray is deleted."""
    async with pub(tmp_path / "t.db", whispers="yes", painter=painter) as here:
        strangers(here, "Anna", "Berta")
        await sit_down(here, "dog")
        await here.press("Anna", "My hand")
        here.api.whispers = "ignored"
        answer = await here.press("Berta", "My hand")
        assert answer.alert
        astray = [m for m in answer.posted if m.to is None]
        assert len(astray) == 1
        assert astray[0].gone
        assert not here.home.limits.ephemeral


async def test_a_hand_command_that_nobody_saw_is_answered_so(tmp_path: Path):
    """/hand as an ephemeral command: its answer quotes it, and only that person sees it."""
    async with pub(tmp_path / "t.db", whispers="yes") as here:
        strangers(here, "Anna", "Berta")
        table = await sit_down(here, "dog")
        unseen = here.api.whispered_command()
        answer = await here.command("Anna", "hand", **unseen)
        hand = answer.posted[-1]
        assert hand.to == here.api.user("Anna").id
        assert hand.photo
        assert str(unseen["ephemeral_message_id"]) in hand.reply
        assert await way(here, table, "Anna") == "ephemeral"
        told = await here.command("Anna", "move", "rubbish", **here.api.whispered_command())
        assert [m.to for m in told.posted] == [here.api.user("Anna").id]


async def test_a_hand_command_that_everyone_saw_is_answered_in_private(tmp_path: Path):
    """In the private chat where it is open; else a sentence how to open it, and nothing of the hand."""
    async with pub(tmp_path / "t.db", painter=painter) as here:
        strangers(here, "Berta")
        await sit_down(here, "dog")
        for command, text in (("hand", ""), ("move", "rubbish")):
            for name in ("Anna", "Berta"):
                answer = await here.command(name, command, text)
                public = [m for m in answer.posted if m.to is None and not m.photo]
                assert all("only in private" in m.text for m in public), public
                assert bool(public) == (name == "Berta"), (command, text, name)
        no_menus_in_public(here.api)


async def test_a_private_chat_that_is_blocked_in_the_middle(tmp_path: Path):
    """The game goes on, the room mentions who is due; after unblocking, the hand is there again."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "rummy", ["Anna", "Berta"])
        user = here.api.user("Anna")
        user.blocked = True
        await here.taken(await here.api.update(my_chat_member=membership(user, "member", "kicked")))
        await here.house.delivery.again(table)
        await here.pass_time(30)
        assert await way(here, table, "Anna") == "closed"
        user.blocked = False
        await here.taken(await here.api.update(my_chat_member=membership(user, "kicked", "member")))
        await here.settle()
        assert await way(here, table, "Anna") == "dm"


def membership(user: Any, was: str, now: str) -> dict[str, Any]:
    bot = {"id": 4242, "is_bot": True, "first_name": "Inn", "username": "inn_bot"}

    def member(status: str) -> dict[str, Any]:
        return {"user": bot, "status": status} | ({"until_date": 0} if status == "kicked" else {})

    return {
        "chat": {"id": user.id, "type": "private", "first_name": user.name},
        "from": user.json,
        "date": 1,
        "old_chat_member": member(was),
        "new_chat_member": member(now),
    }


@pytest.mark.parametrize(("known", "joins"), [("member", True), ("left", False), (None, False)])
async def test_joining_by_a_link_wants_a_member(tmp_path: Path, known: str | None, joins: bool):
    """Where Telegram does not tell who belongs to a group, its own button is the way."""
    async with pub(tmp_path / "t.db") as here:
        await here.command("Anna", "play", "dog")
        table = (await here.sitting()).id
        berta = here.api.user("Berta")
        if known is not None:
            here.group.members[berta.id] = known
        await here.taken(await here.api.write(berta, f"/start private-{table}"))
        await here.settle()
        invited = here.api.messages[-1]
        assert "DOG" in invited.text
        number, query = await here.api.press(berta, invited, token("join", table))
        await here.taken(number)
        await here.settle()
        seated = (await here.sitting()).seat_of(f"telegram:{berta.id}") is not None
        assert seated == joins
        assert query.answer is not None
        assert ("the button in the group" in query.answer["text"]) != joins


async def test_my_hand_brings_an_open_private_chat_up_to_date(tmp_path: Path):
    """Whoever has a private chat finds the hand at its end; nothing is shown in the group."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "dog")
        before = here.private("Anna")
        answer = await here.press("Anna", "My hand")
        assert "private chat" in answer.said[0]
        assert before.gone
        assert here.private("Anna").at >= before.at
        places = await here.house.delivery.places(table)
        assert places[PUBLIC].ref is not None


async def test_a_forbidden_first_message_is_told_by_its_words(tmp_path: Path):
    """400 instead of 403 has been seen: the words decide."""
    world = TestWorld()
    api = BotApi(world.now)
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        await here.command("Anna", "play", "dog")
        words = "Bad Request: can't initiate conversation with a user"
        api.trouble.append(("sendMessage", Refusal(400, words)))
        await here.press("Anna", "Join")
        await here.pass_time(5)
        assert await way(here, (await here.sitting()).id, "Anna") == "closed"
