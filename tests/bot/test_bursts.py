"""Chats with little room: many moves become few messages, and answers never wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.manners import Manners
from tests.bot.evening import check_newest, easy_move, sit_down, token
from tests.bot.inn import LIKE_TELEGRAM, inn

pytestmark = pytest.mark.asyncio


async def test_five_computers_in_a_row_stay_within_twenty_calls(tmp_path: Path):
    """Nobody is refused by the platform, and the newest position is what stands in the end."""
    manners = Manners(pace=0.2, pause=5.0)
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM, manners=manners) as here:
        table = await sit_down(here, "dog", ["Anna"], 6)
        await here.press_token("Anna", token("away", table))
        before = (await here.house.keeper.get(table)).version
        refused = count_refusals(here.memory)
        for _ in range(10):
            await here.pass_time(6)
            for chat, times in here.memory.calls.items():
                now = here.world.now()
                recent = [at for at in times if at > now - 60]
                assert len(recent) <= 20, chat
        assert (await here.house.keeper.get(table)).version > before + 60
        assert refused == []
        await here.press_token("Anna", token("cancel", table))
        await check_newest(here, table)


def count_refusals(memory: object) -> list[str]:
    """Chats in which the platform asked for patience, from now on."""
    refused: list[str] = []
    count = memory._count  # type: ignore[attr-defined]

    def counted(chat: str) -> None:
        try:
            count(chat)
        except Exception:
            refused.append(chat)
            raise

    memory._count = counted  # type: ignore[attr-defined]
    return refused


async def test_answers_do_not_wait_for_a_full_budget(tmp_path: Path):
    """The room may get no more this minute: presses are answered all the same, at once."""
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM) as here:
        table = await sit_down(here, "caminos")
        for _ in range(40):
            await here.press("Anna", "Bring it down")
        assert here.world.sleeping, "the room has to wait"
        now = here.world.now()
        for name in ("Anna", "Berta"):
            answer = await here.press_token(name, token("hand", table), here.private(name))
            assert answer.shown
        assert here.world.now() == now
        await check_newest(here, table)


async def test_the_minute_survives_a_restart(tmp_path: Path):
    """What was sent before the restart still counts."""
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM) as here:
        table = await sit_down(here, "caminos")
        for _ in range(40):
            await here.press("Anna", "Bring it down")
        memory = here.memory
    refused = count_refusals(memory)
    async with inn(tmp_path / "t.db", memory=memory) as here:
        for _ in range(5):
            await here.press("Anna", "Bring it down")
        await here.pass_time(30)
        assert refused == []
        await check_newest(here, table)


async def test_computers_leave_room_for_whoever_is_next(tmp_path: Path):
    """Five computers play between one's turns, minute after minute: one's own turn is shown at
    once all the same, in the room and in private.
    """
    manners = Manners(pace=1.5, pause=5.0)
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM, manners=manners) as here:
        table = await sit_down(here, "dog", ["Anna"], 6)
        turns = 0
        while turns < 12:
            sitting = await here.house.keeper.get(table)
            seat = sitting.seat_of(here.person("Anna").key)
            if seat not in sitting.due():
                await here.pass_time(1.5)
                continue
            await here.pass_time(1.0)
            places = await here.house.delivery.places(table)
            shown = {place.shows for place in places.values()}
            assert shown == {sitting.version}, f"turn {turns}: she cannot see it yet"
            await here.type("Anna", easy_move(sitting, seat), table)
            turns += 1
