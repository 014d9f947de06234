"""Fairness at a table: the commitment first, chance numbered, the lot is chance 0."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from bot.fairness import LOT, KeyedDice, commitment, key_of
from games import GAMES
from games.protocol import NATURE
from tests.bot.evening import check_log, log, sit_down, token, type_on
from tests.bot.inn import inn

pytestmark = pytest.mark.asyncio


async def test_the_commitment_is_shown_before_anyone_joins(tmp_path: Path):
    """The first message already has it, and it is that of the secret shown in the end."""
    async with inn(tmp_path / "t.db") as here:
        await here.command("Anna", "play", "caminos")
        sitting = await here.sitting()
        assert sitting.seats == ()
        assert sitting.commitment[:12] in "\n".join(here.memory.messages[0].sheet.lines)
        await sit_down(here, "caminos")
        running = "\n".join(line for m in here.memory.messages for line in m.sheet.lines)
        assert sitting.secret.hex() not in running
        await here.press_token("Anna", token("cancel", sitting.id))
        shown = "\n".join(here.public().sheet.lines)
        assert sitting.secret.hex() in shown
        assert commitment(sitting.secret) == sitting.commitment


@pytest.mark.parametrize("game", GAMES)
async def test_every_chance_is_the_one_of_its_number(tmp_path: Path, game: str):
    """The lot of the seats is chance 0; chance n is drawn with the dice n, restart or not."""
    people = ["Anna", "Berta"]
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, game, people)
        with suppress(AssertionError):  # it need not end
            await type_on(here, table, people, moves=12)
        await check_log(here, table)
        sitting = await here.house.keeper.get(table)
        key = key_of(sitting.secret, table, sitting.terms.joins, sitting.terms.words)
        assert sitting.key == key
        drawn = KeyedDice(key, LOT).shuffled(sitting.terms.chairs)
        assert [row.person or row.level for row in sitting.seats] == list(drawn)
        state, n = sitting.game.start(sitting.terms.setup(sitting.game)), 0
        for entry in await log(here, table):
            if entry.kind != "play":
                continue
            action = sitting.game.load_action(entry.action)
            if entry.seat == NATURE:
                n += 1
                assert sitting.game.chance(state, KeyedDice(key, n)) == action, n
            state = sitting.game.apply(state, entry.seat, action).state
        assert n == sitting.chances > 0
