"""What people are told, where, and how often: on rooms with little room for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.clock import LEASE
from bot.platforms.base import Place, Press, Room, Shown
from bot.sitting import LOBBY
from bot.timing import REMIND
from storage.rows import PUBLIC
from tests.bot.evening import sit_down, token
from tests.bot.inn import LIKE_TELEGRAM, Answer, Inn, Memory, inn
from tests.bot.sketch import sketch
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio


def mentions(here: Inn) -> list[tuple[str, ...]]:
    return [m.sheet.mention for m in here.memory.messages if m.to is None and m.sheet.mention]


async def test_one_reminder_for_all_who_are_due(tmp_path: Path):
    """Four people exchange cards and their chats are closed: one message reminds them all."""
    people = ["Anna", "Berta", "Carl", "Dora"]
    memory = Memory(TestWorld(), LIKE_TELEGRAM)
    memory.closed |= {f"memory:{name.lower()}" for name in people}
    async with inn(tmp_path / "t.db", memory=memory) as here:
        await sit_down(here, "dog", people, 4, clock="1h")
        await here.pass_time(100)
        before = len(mentions(here))
        await here.pass_time(1800)  # their half of the time is over at the same moment
        told = mentions(here)[before:]
        assert [sorted(one) for one in told] == [sorted(here.person(n).key for n in people)]


async def test_nobody_waits_for_a_reminder_where_a_message_hangs(tmp_path: Path):
    """The clock goes on for every other table; the reminder comes when the message got through."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos", clock="10m")
        sitting = await here.sitting()
        [seat] = sitting.people_due()
        [due] = [row.at for row in sitting.deadlines if row.kind == REMIND]
        through, show = asyncio.Event(), here.memory.show

        async def hangs(place: Place, *more: Any) -> Shown:
            if place.person is not None:
                await through.wait()
            return await show(place, *more)

        here.memory.show = hangs  # type: ignore[method-assign]
        assert await here.house.delivery.fetch(table, seat)
        await asyncio.sleep(0)
        here.world.pass_to(due + 1)
        async with asyncio.timeout(20):
            await here.house.clock.fire()
        through.set()
        await here.settle()
        posted = len(here.memory.messages)
        await here.pass_time(LEASE + 1)
        assert len(here.memory.messages) > posted


async def test_a_press_on_an_outdated_message_takes_it_away(tmp_path: Path):
    """It is answered; the message that shows the table stays."""
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM) as here:
        table = await sit_down(here, "caminos")
        current = here.public()
        twin = here.memory._post(current.chat, current.sheet, None)
        for message in (current, twin):
            answer = Answer(here.memory, here.person("Anna"), here.room, message)
            press = Press(
                answer.person,
                here.room,
                answer,
                token("hand", table),
                "p",
                message.ref,
                shared=True,
            )
            await here.router(press)
            await here.settle()
            assert answer.answered
        await here.pass_time(1)
        assert twin.gone
        assert not current.gone


async def test_my_hand_fetches_it_where_the_private_chat_is_open(tmp_path: Path):
    """No screen can be private in this room: the hand comes to the end of the private chat."""
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM) as here:
        await sit_down(here, "rummy")
        before = here.private("Anna")
        answer = await here.press("Anna", "My hand")
        assert "private chat" in answer.text
        assert before.gone
        assert not here.private("Anna").gone


async def test_what_only_i_see_is_told_first(tmp_path: Path):
    """Where a hand can only be told, its words come before everything else."""
    memory = Memory(TestWorld(), LIKE_TELEGRAM)
    memory.closed.add("memory:anna")
    async with inn(tmp_path / "t.db", memory=memory) as here:
        await sit_down(here, "rummy", ["Anna"])
        answer = await here.press("Anna", "My hand")
        assert answer.said[0].startswith("Your rack: ")
        assert not answer.shown


async def test_a_button_mends_a_closed_private_chat(tmp_path: Path):
    """It is there while somebody needs it, and tries the chat again."""
    memory = Memory(TestWorld(), LIKE_TELEGRAM)
    memory.closed.add("memory:anna")
    async with inn(tmp_path / "t.db", memory=memory) as here:
        table = await sit_down(here, "rummy", ["Anna"])
        memory.closed.clear()
        await here.press("Anna", "Open the private chat")
        seat = (await here.house.keeper.get(table)).seat_of("memory:anna")
        assert (await here.house.delivery.places(table))[seat].way == "dm"
        await here.pass_time(10)  # while computers play, the room waits for the next of their moves
        labels = [key.label for row in here.public().sheet.rows for key in row]
        assert "Open the private chat" not in labels


async def test_who_comes_from_elsewhere_must_be_known_to_belong(tmp_path: Path):
    """Joining by a button in the room is always possible, by a link only for members."""
    known: bool | None = None

    class Doorman(Memory):
        async def is_member(self, room: object, person: object) -> bool | None:
            return known

    async with inn(tmp_path / "t.db", memory=Doorman(TestWorld(), LIKE_TELEGRAM)) as here:
        await here.command("Anna", "play", "dog")
        table = (await here.sitting()).id
        room = Room("memory", "berta", private=True)
        for known in (None, False, True):  # read by the doorman
            answer = Answer(here.memory, here.person("Berta"), room)
            await here.router(Press(answer.person, room, answer, token("join", table), "p"))
            seated = (await here.sitting()).seat_of(here.person("Berta").key) is not None
            assert seated is (known is True)
        assert (await here.sitting()).phase == LOBBY


async def test_all_of_the_position_in_words(tmp_path: Path):
    """The room's, and as one sees it oneself, which nobody else reads."""
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM, painter=sketch) as here:
        table = await sit_down(here, "rummy")
        answer = await here.press_token("Anna", token("words", table), here.public())
        assert answer.shown[0].lines[-1] == "in light"
        own = await here.press_token("Anna", token("words", table, 1), here.public())
        assert not own.shown
        assert "private chat" in own.text
        places = await here.house.delivery.places(table)
        assert places[PUBLIC].way == "public"
