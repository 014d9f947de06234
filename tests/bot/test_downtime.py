"""Time in which nobody could play counts for nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.sitting import LOBBY, Sitting
from tests.bot.evening import sit_down
from tests.bot.inn import Inn, inn
from tests.bot.test_caretaker import looked_after, minutes

pytestmark = pytest.mark.asyncio
HOURS = 3 * 3600.0


async def waiting(here: Inn) -> str:
    """A table with ten minutes a turn, of which five have passed, and a lobby."""
    table = await sit_down(here, "caminos", clock="10m")
    await here.command("Zoe", "play", "rummy")
    await here.pass_time(300)
    return table


async def check_nobody_is_late(here: Inn, table: str) -> None:
    """What was left of a turn's time is left of it still, and no more."""
    before = await here.house.keeper.get(table)
    (seat,) = before.due()
    await here.pass_time(290)
    assert await missed(here, table, seat) == 0, "the time of the turn ran while nobody could play"
    lobbies = await here.house.store.tables_in(here.room.key, (LOBBY,))
    assert [(row.game, (await _of(here, row.id)).terms.asked) for row in lobbies] == [
        ("rummy", False)
    ]
    await here.pass_time(90)
    assert await missed(here, table, seat) == 1, "it does run now"


async def _of(here: Inn, table: str) -> Sitting:
    return await here.house.keeper.get(table)


async def missed(here: Inn, table: str, seat: int) -> int:
    return (await here.house.keeper.get(table)).row(seat).missed


async def test_while_the_bot_was_down(database_url: str):
    """Ended, or killed, and begun anew hours later."""
    async with inn(database_url) as here:
        table = await waiting(here)
        await here.house.store.beat(here.world.now(), platforms=("memory",))
    here.world.pass_to(here.world.now() + HOURS)
    async with inn(database_url, memory=here.memory) as here:
        await check_nobody_is_late(here, table)


async def test_while_the_machine_slept_or_the_database_was_away(tmp_path: Path):
    """No start tells that time has passed; the clock sees it before it fires anything."""
    async with inn(tmp_path / "t.db") as here:
        table = await waiting(here)
        await here.house.store.beat(here.world.now(), platforms=("memory",))
        here.house.clock.beaten = here.world.now()
        here.world.pass_to(here.world.now() + HOURS)
        ticking = asyncio.create_task(here.house.clock.run())
        while not here.world.sleeping:  # noqa: ASYNC110 - the world has no event for it
            await asyncio.sleep(0.001)
        ticking.cancel()
        await asyncio.gather(ticking, return_exceptions=True)
        await check_nobody_is_late(here, table)


async def test_while_the_platform_was_away(tmp_path: Path):
    """Seen within half a minute; so long a turn may lose or win by it."""
    async with looked_after(tmp_path) as (here, caretaker, _):
        table = await waiting(here)
        await caretaker.look()
        here.memory.connected = False  # type: ignore[attr-defined]
        await minutes(here, caretaker, round(HOURS / 60))
        here.memory.connected = True  # type: ignore[attr-defined]
        await caretaker.look()
        await check_nobody_is_late(here, table)
