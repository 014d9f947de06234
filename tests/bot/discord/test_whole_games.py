"""The whole life of a table of each game, on the real library: commands, buttons, private chats."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.sitting import OVER, PLAY
from tests.bot.discord.guildhall import guildhall, labels
from tests.bot.discord.players import act, due, press_on, sit_down
from tests.bot.evening import deal_late


@pytest.mark.parametrize("game", ["dog", "rummy", "caminos"])
async def test_a_game_by_buttons(tmp_path: Path, game: str):
    """Two people and computers play to the end by what their private chats offer."""
    rng = random.Random(game)
    async with guildhall(tmp_path / "t.db") as hall:
        table = await sit_down(hall, game, "Anna", "Berta")
        for _ in range(6):
            waiting = await due(hall, "Anna", "Berta")
            if not waiting or not await act(hall, waiting[0], rng):
                await hall.pass_time(2)
        sitting = await hall.sitting()
        assert sitting.phase == PLAY
        await deal_late(hall, game, table, 6, len(sitting.seats))
        await press_on(hall, rng, "Anna", "Berta")
        sitting = await hall.sitting()
        assert sitting.phase == OVER
        assert "Once more" in labels(hall.public())
        assert len(hall.table_messages()) == 1
