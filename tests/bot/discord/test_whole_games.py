"""The whole life of a table of each game, on the real library: commands, buttons, private chats."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.sitting import OVER, PLAY
from tests.bot.discord.guildhall import guildhall, labels
from tests.bot.discord.players import act, buttons, due, press_on, sit_down, write_move
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
        await deal_late(hall, game, table, 2, len(sitting.seats))
        await press_on(hall, rng, "Anna", "Berta")
        sitting = await hall.sitting()
        assert sitting.phase == OVER
        assert "Once more" in labels(hall.public())
        assert len(hall.table_messages()) == 1


@pytest.mark.parametrize("game", ["dog", "rummy", "caminos"])
async def test_a_whole_life(tmp_path: Path, game: str):
    """From the command to the result, every move of it: against a computer, by command and now
    and then by buttons, with another process from the third turn on.
    """
    rng = random.Random(game)
    async with guildhall(tmp_path / "t.db") as hall:
        await sit_down(hall, game, "Anna", players=2)
        turns = 0
        while (await hall.sitting()).phase == PLAY:
            if not await due(hall, "Anna"):
                await hall.pass_time(6)
                continue
            turns += 1
            assert turns < 200, "the game does not end"
            if turns == 3:
                await hall.restart()
            before = (await hall.sitting()).n
            for _ in range(4 if turns % 6 == 1 else 0):
                await act(hall, "Anna", rng)
                if (await hall.sitting()).n > before:
                    break
            if (await hall.sitting()).n == before:
                await write_move(hall, "Anna", "normal")
        sitting = await hall.sitting()
        log = await hall.house.store.log(sitting.id)
        assert {row.kind for row in log} <= {"play", "seat"}, "nothing was dealt in between"
        assert turns >= 3, "too short for a restart"
        assert sitting.game.outcome(sitting.state).final
        assert "Once more" in labels(hall.public())
        assert len(hall.table_messages()) == 1
        answer = await hall.command("Anna", "stats")
        assert ": 1 game" in answer.response.content


@pytest.mark.parametrize("private", [True, False])
async def test_the_exchange(tmp_path: Path, private: bool):
    """Partners choose at the same time, in private chats and on answers alike."""
    async with guildhall(tmp_path / "t.db") as hall:
        if not private:
            for name in ("Anna", "Berta"):
                chat = hall.member(name).user.dm_channel.id
                path = f"/channels/{chat}/messages"
                hall.env.inject_error("POST", path, status=403, code=50007, times=None)
        await sit_down(hall, "dog", "Anna", "Berta")
        assert await due(hall, "Anna", "Berta") == ["Anna", "Berta"]
        for name in ("Anna", "Berta"):
            message = hall.dm(name) if private else None
            if not private:
                message = (await hall.press(name, hall.public(), "My hand")).response.message
            before = (await hall.sitting()).n
            for _ in range(3):
                steps = [*buttons(message, "confirm"), *buttons(message, "menu")]
                await hall.press_id(name, message, steps[0])
                where = hall.channel.history(viewer=hall.member(name))
                message = hall.dm(name) if private else next(m for m in where if m.id == message.id)
                if (await hall.sitting()).n > before:
                    break
            assert (await hall.sitting()).n > before, name
        assert await due(hall, "Anna", "Berta") != ["Anna", "Berta"]
