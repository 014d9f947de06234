"""Two processes on one database: presses anywhere, one of them sends, neither is in the way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.errands import POLL, Owed
from bot.platforms.base import Later
from bot.sitting import OVER, PLAY
from storage.rows import PUBLIC
from tests.bot.evening import check_log, check_newest, easy_move, sit_down
from tests.bot.inn import LIKE_TELEGRAM, Inn, Memory, inn
from tests.bot.pair import caught, move, two_houses
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio


TOLD = pytest.mark.parametrize("heard", [True, False], ids=["told", "not told"])


@TOLD
async def test_a_game_played_at_two_houses_at_once(postgresql_url: str, heard: bool):
    """Every press goes to another house than the one before, whether they hear each other or not."""
    memory = Memory(TestWorld())
    async with two_houses(postgresql_url, memory, heard=heard) as (one, two):
        houses = [one, two]
        table = await sit_down(one, "caminos")
        for turn in range(300):
            here = houses[turn % 2]
            sitting = await houses[1 - turn % 2].house.keeper.newest(table)
            if sitting.phase != PLAY:
                break
            name = next(
                n for n in ("Anna", "Berta") if sitting.seat_of(here.person(n).key) in sitting.due()
            )
            seat = sitting.seat_of(here.person(name).key)
            pressed = await here.press_token(name, first_step(here, name), here.private(name))
            assert "from before" not in pressed.text
            answer = await here.type(name, easy_move(sitting, seat), table)
            after = await here.house.keeper.newest(table)
            assert after.version > sitting.version, answer.text
            await here.pass_time(1)
        assert sitting.phase == OVER
        await one.pass_time(100)
        await two.pass_time(100)
        await check_log(two, table)
        await check_newest(one, table)


def first_step(here: Inn, name: str) -> str:
    """The first step of the menu that a person sees, or a look at the hand."""
    for row in here.private(name).sheet.rows:
        for key in row:
            if key.token.split(".")[0] in ("menu", "toggle"):
                return key.token
    return here.private(name).sheet.rows[-1][-1].token


@TOLD
@pytest.mark.parametrize("moment", ["intended", "sent", "posted"])
async def test_both_write_to_one_person_in_the_same_moment(
    postgresql_url: str, moment: str, heard: bool
):
    """Whoever plays at one house while the other tells them of their turn ends with one message."""
    memory = Memory(TestWorld())
    async with two_houses(postgresql_url, memory, heard=heard) as (one, two):
        table = await sit_down(one, "caminos")
        sitting = await one.house.keeper.get(table)
        first, second = sorted(
            ("Anna", "Berta"), key=lambda n: sitting.seat_of(one.person(n).key) not in sitting.due()
        )
        with caught(moment, f"delivery memory:{second.lower()}") as here:
            await move(one, first, table)  # the other is due, and told
            await here.reached.wait()
            await move(two, second, table)
            here.go.set()
            await two.settle()
        assert (await one.house.keeper.newest(table)).version == sitting.version + 2
        await two.pass_time(60)
        await check_newest(two, table)


@TOLD
async def test_an_answer_is_overtaken_by_the_other_house(postgresql_url: str, heard: bool):
    """What was posted anew while somebody was being answered is taken away, or their answer is."""
    memory = Memory(TestWorld())
    async with two_houses(postgresql_url, memory, heard=heard) as (one, two):
        table = await sit_down(one, "caminos")
        sitting = await one.house.keeper.get(table)
        seat = sitting.due()[0]
        name = next(n for n in ("Anna", "Berta") if sitting.seat_of(one.person(n).key) == seat)
        with caught("answered", "") as here:
            answering = asyncio.create_task(move(two, name, table))
            await here.reached.wait()
            assert await one.house.delivery.fetch(table, seat)
            await one.settle()
            here.go.set()
            await answering
        await two.pass_time(60)
        await check_newest(two, table)


async def test_two_at_once_on_one_decision(postgresql_url: str):
    """Both houses get the same confirmation at the same moment: one play, two answers."""
    memory = Memory(TestWorld())
    async with two_houses(postgresql_url, memory) as (one, two):
        table = await sit_down(one, "caminos")
        sitting = await one.house.keeper.get(table)
        await two.house.keeper.get(table)
        name = next(
            n for n in ("Anna", "Berta") if sitting.seat_of(one.person(n).key) in sitting.due()
        )
        move = easy_move(sitting, sitting.due()[0])
        answers = await asyncio.gather(one.type(name, move, table), two.type(name, move, table))
        assert all(answer.answered for answer in answers)
        after = await two.house.keeper.newest(table)
        assert after.version == sitting.version + 1
        await one.pass_time(60)
        await two.pass_time(60)
        await check_log(one, table)


async def test_a_house_that_dies_leaves_its_chats_to_the_other(postgresql_url: str):
    """Its leases run out, and what it owed is sent by the other."""
    from tests.bot.lives import Death, live

    memory = Memory(TestWorld())

    async def begin(here: Inn) -> None:
        await sit_down(here, "caminos")

    async def fall(here: Inn) -> None:
        (row,) = await here.house.store.tables_in(here.room.key, (PLAY,))
        sitting = await here.house.keeper.get(row.id)
        name = next(
            n for n in ("Anna", "Berta") if sitting.seat_of(here.person(n).key) in sitting.due()
        )
        await here.type(name, easy_move(sitting, sitting.due()[0]), row.id)

    assert await live(postgresql_url, memory, begin, Death(None))
    async with inn(postgresql_url, memory=memory) as other:
        (row,) = await other.house.store.tables_in(other.room.key, (PLAY,))
        await other.house.keeper.get(row.id)
        assert not await live(postgresql_url, memory, fall, Death(1, only="stored"))
        other.house.keeper.forget(row.id)
        await other.house.delivery.owe(row.id)
        await other.pass_time(60)
        await check_newest(other, row.id)
        await check_log(other, row.id)


async def test_a_deadline_that_the_other_house_set_is_met(postgresql_url: str):
    """To a house that has not heard of the move, it must not seem old."""
    memory = Memory(TestWorld())
    async with two_houses(postgresql_url, memory) as (one, two):
        table = await sit_down(one, "caminos", ["Anna"])
        sitting = await one.house.keeper.get(table)
        seat = sitting.seat_of(one.person("Anna").key)
        while seat not in (await one.house.keeper.newest(table)).due():
            await one.pass_time(2)
        sitting = await two.house.keeper.newest(table)
        await one.type("Anna", easy_move(sitting, sitting.due()[0]), table)
        moved = await one.house.keeper.newest(table)
        assert [row.kind for row in moved.deadlines] == ["computer"]
        memory.world.pass_to(memory.world.now() + 5)
        assert (await two.house.keeper.get(table)).version == sitting.version, "not heard of it"
        assert await two.house.clock.fire() == 1
        assert (await two.house.keeper.newest(table)).version == moved.version + 1


async def test_a_house_that_was_too_slow_does_not_send(postgresql_url: str):
    """Its lease of the chat ran out and another has it: the limit is the chat's, not a house's."""
    memory = Memory(TestWorld(), LIKE_TELEGRAM)
    async with two_houses(postgresql_url, memory) as (one, two):
        slow, quick = one.house.delivery._errands, two.house.delivery._errands
        assert await slow._hold("memory:inn")
        await slow.spend("memory:inn")
        memory.world.pass_to(memory.world.now() + 31)
        assert await quick._hold("memory:inn")
        await quick.spend("memory:inn")
        with pytest.raises(Later):
            await slow.spend("memory:inn")
        assert len(await one.house.store.chat_sent("memory:inn")) == 2


async def test_who_does_not_hold_a_chat_asks_for_it_once_in_a_while(postgresql_url: str):
    """However much is owed there: one look for all of it, and what is settled is forgotten."""
    memory = Memory(TestWorld())
    async with two_houses(postgresql_url, memory) as (one, two):
        table = await sit_down(one, "caminos")
        asked: list[str] = []
        lease = two.house.store.lease_chat

        async def counted(chat: str, *more: Any) -> bool:
            asked.append(chat)
            return await lease(chat, *more)

        two.house.store.lease_chat = counted  # type: ignore[method-assign]
        errands = two.house.delivery._errands
        for seat in range(5):
            errands.add("memory:inn", Owed(1, table, PUBLIC - seat))  # four of them are nowhere
        await two.settle()
        assert asked == ["memory:inn"]
        assert errands.owed == 4, "what the other has shown is not owed"
        await two.pass_time(POLL)
        assert len(asked) == 2
