"""Whole tables on Telegram, over the wire: from /play to the last move, in every game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.sitting import OVER
from tests.bot.evening import check_log, deal_late, press_on, sit_down, type_on
from tests.bot.telegram.pub import pub

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", ["dog", "rummy", "caminos"])
async def test_a_table_from_beginning_to_end(tmp_path: Path, game: str):
    """Opened, joined, agreed, played by presses, ended; one message in the group, one each."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, game)
        await deal_late(here, game, table, 6)
        await press_on(here, table, random.Random(7))
        sitting = await here.house.keeper.get(table)
        assert sitting.phase == OVER
        await here.pass_time(120)
        assert len(here.standing()) == 1
        await check_log(here, table)
