"""Hands: in the private chat, by “My hand” for one's own eyes, and never for anybody else's."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.platforms.base import Closed
from bot.platforms.discord.private_chats import PrivateChats
from bot.tokens import Token
from games import GAMES
from tests.bot.discord.guildhall import Guildhall, custom_id, guildhall, items, labels
from tests.bot.discord.players import act, buttons, due, sit_down, until_due, write_move

REFUSED = {50007: 403, 50278: 403, 40003: 403}


async def seat(hall: Guildhall, name: str) -> int:
    return (await hall.sitting()).seat_of(hall.key(name))


async def way(hall: Guildhall, name: str) -> str:
    sitting = await hall.sitting()
    places = await hall.house.delivery.places(sitting.id)
    return places[sitting.seat_of(hall.key(name))].way


def shut(hall: Guildhall, name: str, code: int) -> None:
    """This person takes no messages from us."""
    chat = hall.member(name).user.dm_channel.id
    status = REFUSED[code]
    hall.env.inject_error(
        "POST", f"/channels/{chat}/messages", status=status, code=code, times=None
    )


async def test_a_hand_comes_to_the_private_chat(tmp_path: Path):
    """With a link to its table, and nothing of it stands in the channel."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "dog", "Anna", "Berta")
        sitting = await hall.sitting()
        hand = hall.dm("Anna")
        assert hand.content.startswith(f"<#{hall.channel.id}>")
        assert await way(hall, "Anna") == "dm"
        assert len(hall.dms("Anna")) == 1
        view = sitting.game.view(sitting.state, sitting.seat_of(hall.key("Anna")))
        assert view.hands[view.seat]
        for message in hall.channel.history():
            assert not buttons(message, "menu", "toggle", "confirm")


async def test_my_hand_is_for_ones_own_eyes(tmp_path: Path):
    """The button answers with a message that nobody else sees, and plays on in place."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        answer = await hall.press("Anna", hall.public(), "My hand")
        assert answer.ephemeral
        shown = answer.response.message
        step = buttons(shown, "menu")[0]
        again = await hall.press_id("Anna", shown, step)
        assert not again.followups
        now = [
            one for one in hall.channel.history(viewer=hall.member("Anna")) if one.id == shown.id
        ]
        assert step not in buttons(now[0], "menu")
        assert not [
            one for one in hall.channel.history(viewer=hall.member("Berta")) if one.id == shown.id
        ]


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_closed_chat_does_not_hold_up_the_game(tmp_path: Path, code: int):
    """The lobby says how the hand will come; whose turn it is is mentioned, and plays there."""
    rng = random.Random(1)
    async with guildhall(tmp_path / "t.db") as hall:
        shut(hall, "Berta", code)
        await sit_down(hall, "rummy", "Anna", "Berta")
        assert await way(hall, "Berta") == "closed"
        await hall.pass_time(120)
        await until_due(hall, "Berta", "Anna")
        await hall.pass_time(70)
        public = hall.public()
        mention = f"<@{hall.member('Berta').id}>"
        told = [
            r
            for r in hall.env.http_requests
            if isinstance(r.json, dict) and mention in str(r.json.get("content"))
        ]
        assert told
        assert all(r.method == "POST" for r in told), "only a new message notifies"
        assert told[-1].json["allowed_mentions"]["users"] == [hall.member("Berta").id]
        answer = await hall.press("Berta", public, "My hand")
        assert answer.ephemeral
        before = (await hall.sitting()).n
        for _ in range(12):
            there = hall.channel.history(viewer=hall.member("Berta"))
            mine = next(one for one in there if one.id == answer.response.id)
            if (await hall.sitting()).n > before or not await act(hall, "Berta", rng, mine):
                break
        assert (await hall.sitting()).n > before


async def test_the_lobby_tells_how_to_mend_it(tmp_path: Path):
    """Whoever takes no messages is told so where everyone sits."""
    async with guildhall(tmp_path / "t.db") as hall:
        shut(hall, "Berta", 50007)
        await hall.command("Anna", "play", game="dog")
        await hall.press("Berta", hall.public(), "Join")
        assert "Berta (hand by “My hand” only: open the private chat" in hall.public().content
        hall.env.backend.faults.clear()
        answer = await hall.member("Berta").user.slash("hand")
        await hall.settle()
        assert answer.acknowledged
        assert "Berta (hand in the private chat)" in hall.public().content


async def test_an_answer_that_is_out_of_reach_waits_for_a_press(tmp_path: Path):
    """After a quarter of an hour nobody tries to change it; a press brings it up to date."""
    async with guildhall(tmp_path / "t.db") as hall:
        shut(hall, "Berta", 50007)
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        answer = await hall.press("Berta", hall.public(), "My hand")
        assert await way(hall, "Berta") == "ephemeral"
        await hall.pass_time(60)
        await write_move(hall, "Anna")
        patched = hall.requests("PATCH", f"/messages/{answer.response.id}")
        assert patched, "within the quarter of an hour it follows the game"
        await write_move(hall, "Berta")
        await hall.pass_time(16 * 60)
        sent = len(hall.requests("PATCH", f"/messages/{answer.response.id}"))
        await write_move(hall, "Anna")
        assert len(hall.requests("PATCH", f"/messages/{answer.response.id}")) == sent
        mine = next(
            one
            for one in hall.channel.history(viewer=hall.member("Berta"))
            if one.id == answer.response.id
        )
        again = await hall.press("Berta", mine, "Look again")
        assert again.acknowledged
        assert await way(hall, "Berta") == "ephemeral"


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015)])
async def test_a_dead_token_is_no_trouble(tmp_path: Path, status: int, code: int):
    """An answer that cannot be changed any more is left alone, and the game goes on."""
    async with guildhall(tmp_path / "t.db") as hall:
        shut(hall, "Berta", 50007)
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        await hall.press("Berta", hall.public(), "My hand")
        hall.env.inject_error("*", "/webhooks/*/messages/*", status=status, code=code, times=None)
        await hall.pass_time(60)
        await write_move(hall, "Anna")
        assert await due(hall, "Berta")
        hall.env.backend.faults.clear()
        answer = await hall.press("Berta", hall.public(), "My hand")
        assert buttons(answer.response.message, "menu")


async def test_new_private_chats_have_a_budget(tmp_path: Path):
    """Ten in ten minutes; whom we know is not new."""
    async with guildhall(tmp_path / "t.db") as hall:
        chats = hall.discord.chats
        people = [str(hall.member(f"P{n}").id) for n in range(11)]
        for person in people[:10]:
            await chats.channel(person)
        with pytest.raises(Closed):
            await chats.channel(people[10])
        await chats.channel(people[0])
        again = PrivateChats(hall.discord.client, hall.house.store, hall.world)
        await again.channel(people[0])
        assert len(hall.requests("POST", "/users/@me/channels")) == 10
        await hall.pass_time(601)
        await chats.channel(people[10])


async def test_enough_is_enough(tmp_path: Path):
    """Told to open no more chats, we do not ask again for a while."""
    async with guildhall(tmp_path / "t.db") as hall:
        hall.env.inject_error("POST", "/users/@me/channels", status=403, code=40003)
        await hall.command("Anna", "play", game="dog")
        await hall.press("Anna", hall.public(), "Join")
        await hall.press("Berta", hall.public(), "Join")
        assert len(hall.requests("POST", "/users/@me/channels")) == 1
        assert await way(hall, "Anna") == "closed"
        assert await way(hall, "Berta") == "closed"


async def test_an_old_button_gets_the_present_screen(tmp_path: Path):
    """Kindly, in place, and nothing is played."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        old = hall.dm("Anna")
        step = buttons(old, "menu")[0]
        await write_move(hall, "Anna")
        await until_due(hall, "Anna", "Berta")
        before = (await hall.sitting()).n
        hall.env.backend.get_message(old.channel.id, old.id).components = [
            {"type": 1, "components": [{"type": 2, "style": 2, "label": "old", "custom_id": step}]}
        ]
        answer = await hall.press_id("Anna", hall.dms("Anna")[-1], step)
        assert answer.acknowledged
        assert (await hall.sitting()).n == before
        assert "This button was from before" in hall.dm("Anna").content


async def test_whoever_only_watches_is_told_so(tmp_path: Path):
    """A press on a foreign table is answered, for that person alone, with no hand."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "dog", "Anna", "Berta")
        answer = await hall.press("Carla", hall.public(), "My hand")
        assert answer.ephemeral
        assert "You are watching this table" in answer.response.content
        assert not answer.response.components


async def test_a_button_of_no_table_is_answered(tmp_path: Path):
    """Also one of another bot's making, or of a program that is no more."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "dog", "Anna", "Berta")
        public = hall.public()
        stored = hall.env.backend.get_message(public.channel.id, public.id)
        for odd in ("x", "t:what.ever", "t:hand.AAAAAAAA.0.0.000.0"):
            stored.components = [
                {"type": 1, "components": [{"type": 2, "style": 2, "label": "?", "custom_id": odd}]}
            ]
            answer = await hall.press_id("Anna", hall.public(), odd)
            assert answer.ephemeral, odd


async def test_a_rack_is_picked_from_a_list(tmp_path: Path):
    """One list holds the whole rack; what is marked is picked, what is unmarked is put back."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "rummy", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        message = hall.dm("Anna")
        menu = next(item for item in items(message) if item["type"] == 3)
        sitting = await hall.sitting()
        rack = sitting.game.view(sitting.state, await seat(hall, "Anna"))
        names = [one["label"] for one in menu["options"] if one["label"][0] not in "{["]
        assert len(names) == len(rack.racks[rack.seat]), "sets that lie ready come on top"
        before = len(hall.env.http_requests)
        await hall.pick("Anna", message, names[:3])
        sent = [r.path.split("/")[1] for r in hall.env.http_requests[before:]]
        assert sent.count("interactions") == 1, "three tiles, one answer"
        assert "webhooks" not in sent
        menu = next(item for item in items(hall.dm("Anna")) if item["type"] == 3)
        marked = [one["label"] for one in menu["options"] if one.get("default")]
        assert sorted(marked) == sorted(names[:3])
        await hall.pick("Anna", hall.dm("Anna"), names[1:2])
        menu = next(item for item in items(hall.dm("Anna")) if item["type"] == 3)
        assert [one["label"] for one in menu["options"] if one.get("default")] == names[1:2]
        assert len(hall.dms("Anna")) == 1


async def test_a_move_is_written_into_a_form(tmp_path: Path):
    """A button opens it, and what is written is played; nonsense is answered."""
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        answer = await hall.write("Anna", hall.dm("Anna"), "hello")
        assert answer.acknowledged
        assert answer.response.ephemeral
        sitting = await hall.sitting()
        view = sitting.game.view(sitting.state, await seat(hall, "Anna"))
        move = sitting.game.write(view, next(iter(GAMES["caminos"].plays(view))))
        await hall.write("Anna", hall.dm("Anna"), move)
        assert (await hall.sitting()).n > sitting.n


async def test_buttons_work_after_a_restart(tmp_path: Path):
    """In the channel, in the private chat and on answers; half-entered moves stay."""
    async with guildhall(tmp_path / "t.db") as hall:
        shut(hall, "Berta", 50007)
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        eph = (await hall.press("Berta", hall.public(), "My hand")).response.id
        await hall.press_id("Anna", hall.dm("Anna"), buttons(hall.dm("Anna"), "menu")[0])
        assert hall.dm("Anna").content.startswith(f"<#{hall.channel.id}>"), "still linked"
        shown = [hall.dm("Anna").content, labels(hall.dm("Anna"))]
        await hall.restart()
        assert [hall.dm("Anna").content, labels(hall.dm("Anna"))] == shown
        assert len(hall.dms("Anna")) == 1
        rng = random.Random(3)
        before = (await hall.sitting()).n
        for _ in range(12):
            if (await hall.sitting()).n > before:
                break
            await act(hall, "Anna", rng)
        assert (await hall.sitting()).n > before
        mine = next(m for m in hall.channel.history(viewer=hall.member("Berta")) if m.id == eph)
        answer = await hall.press("Berta", mine, "Look again")
        assert answer.acknowledged
        assert "This interaction" not in mine.content


async def test_who_prefers_it_plays_in_the_channel(tmp_path: Path):
    """A setting: the hand in the channel, for me alone; nothing more comes in private."""
    async with guildhall(tmp_path / "t.db") as hall:
        answer = await hall.command("Anna", "settings")
        assert answer.ephemeral
        page = answer.response.message
        await hall.press("Anna", page, "My hand: private chat")
        await sit_down(hall, "caminos", "Anna", "Berta")
        assert hall.dms("Anna") == []
        answer = await hall.press("Anna", hall.public(), "My hand")
        assert answer.ephemeral
        assert custom_id(answer.response.message, "Look again")


async def test_a_table_in_the_private_chat(tmp_path: Path):
    """One plays against computers there: table and hand side by side, each in its message."""
    async with guildhall(tmp_path / "t.db") as hall:
        user = hall.member("Anna").user
        await user.slash("solo", game="caminos")
        await hall.settle()
        chat = user.dm_channel
        table = [m for m in chat.history() if "My hand" in labels(m)]
        hand = [m for m in chat.history() if "Look again" in labels(m)]
        assert (len(table), len(hand)) == (1, 1)
        sitting = await hall.sitting(chat)
        answer = await user.click(table[0], custom_id=str(custom_id(table[0], "My hand")))
        await hall.settle()
        assert answer.acknowledged
        assert [m.id for m in chat.history() if "My hand" in labels(m)] == [table[0].id]
        hands = [m for m in chat.history() if "Look again" in labels(m)]
        assert len(hands) == 1
        assert Token("hand", sitting.id)
