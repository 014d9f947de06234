"""Places: a message follows its reader, what is held in memory is bounded, notices come once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.places import Places
from games import GAMES
from storage.rows import PUBLIC, PlaceRow
from tests.bot.evening import check_newest, sit_down, token
from tests.bot.inn import Inn, inn

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", GAMES)
async def test_a_hand_never_goes_to_whoever_had_the_chair_before(tmp_path: Path, game: str):
    """People change chairs, and the lot changes them again: each reads what is theirs."""
    people = ["Anna", "Berta", "Carlo", "Dora"][: max(c for c in GAMES[game].counts if c <= 4)]
    async with inn(tmp_path / "t.db") as here:
        await here.command("Anna", "play", game)
        table = (await here.sitting()).id
        await here.press_token("Anna", token("seats", table, len(people)))
        for name in people:
            await here.press_token(name, token("join", table))
        await here.press_token("Anna", token("leave", table))
        await here.press_token("Berta", token("sit", table, 0))
        await here.press_token("Anna", token("join", table))
        await here.press_token("Anna", token("lot", table, 1))
        await here.press_token("Berta", token("lot", table, 1))
        for name in people:
            await here.press_token(name, token("ready", table))
        sitting = await here.house.keeper.get(table)
        assert sitting.phase == "play"
        await check_newest(here, table)
        for place in (await here.house.delivery.places(table)).values():
            if place.seat != PUBLIC:
                message = here.memory.messages[int(place.ref) - 1]
                assert message.to == place.person == sitting.row(place.seat).person


async def test_little_is_held_in_memory(tmp_path: Path):
    """Thousands of tables leave only the newest behind, and a write keeps what is held right."""
    async with inn(tmp_path / "t.db") as here:
        tables = [await one_lobby(here, n) for n in range(5)]
        places = Places(here.house.store, gone=print, kept=2)
        for table in tables:
            await places.of(table)
        assert len(places._known) == 2
        await places.save(None, PlaceRow(tables[0], 3, "dm", person="memory:x"))
        assert set(await places.of(tables[0])) >= {PUBLIC, 3}, "not only what was written"
        await asyncio.gather(
            *(places.save(None, PlaceRow(tables[1], seat, "dm", person="x")) for seat in range(3)),
            *(places.of(tables[1]) for _ in range(3)),
        )
        assert {0, 1, 2, PUBLIC} <= set(await places.of(tables[1]))


async def one_lobby(here: Inn, n: int) -> str:
    from bot.platforms.base import Room

    await here.command("Anna", "play", "dog", Room("memory", f"room{n}"))
    (row,) = await here.house.store.tables_in(f"memory:room{n}", ("lobby",))
    return row.id


async def test_a_turn_is_told_once(tmp_path: Path):
    """One new message a turn in private; none in the room; a second look changes nothing."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos", clock="10m")
        await here.pass_time(70)
        sitting = await here.house.keeper.get(table)
        names = {sitting.seat_of(here.person(n).key): n for n in ("Anna", "Berta")}
        name = names[sitting.due()[0]]
        before = len(here.memory.messages)
        for _ in range(3):
            await here.house.delivery.owe(table)
            await here.settle()
        assert len(here.memory.messages) == before
        await here.pass_time(240)  # half of the time: the reminder, once
        assert len(here.memory.messages) == before + 1
        assert here.memory.messages[-1].to == here.person(name).key
        await here.pass_time(30)
        assert len(here.memory.messages) == before + 1
        await check_newest(here, table)
