"""Whole games of all three kinds, with computers, time-outs, leavers, returns and restarts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.sitting import OVER, PLAY
from games import GAMES
from tests.bot.evening import (
    check_log,
    check_newest,
    deal_late,
    press_on,
    sit_down,
    token,
    type_on,
)
from tests.bot.inn import LIKE_DISCORD, LIKE_TELEGRAM, Inn, Memory, inn
from tests.bot.scripted import act
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", GAMES)
async def test_a_typed_game_with_computers_comes_to_its_end(
    database_url: str, game: str, caplog: pytest.LogCaptureFixture
):
    """Every move is in the log once, and everyone sees the result."""
    limits = LIKE_TELEGRAM if database_url.startswith("sqlite") else LIKE_DISCORD
    players = 2 if game != "dog" else 4
    people = ["Anna", "Berta"] if game == "dog" else ["Anna"]
    async with inn(database_url, limits=limits) as here:
        table = await sit_down(here, game, people, players)
        if game == "dog":
            await deal_late(here, game, table, 40, players)
        await type_on(here, table, people)
        await finished(here, table, caplog)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_by_menus_survives_restarts(
    database_url: str, game: str, caplog: pytest.LogCaptureFixture
):
    """Random presses on what is shown; the house is closed and opened again again and again."""
    limits = LIKE_DISCORD if database_url.startswith("sqlite") else LIKE_TELEGRAM
    memory = Memory(TestWorld(), limits)
    rng = random.Random(game)
    async with inn(database_url, memory=memory) as here:
        table = await sit_down(here, game)
        await deal_late(here, game, table, 12)
    for _ in range(400):
        async with inn(database_url, memory=memory) as here:
            try:
                await press_on(here, table, rng, presses=rng.randrange(3, 25))
            except AssertionError:
                continue  # the evening is not over yet
            await finished(here, table, caplog)
            return
    pytest.fail("the game does not end")


async def finished(here: Inn, table: str, caplog: pytest.LogCaptureFixture) -> None:
    await here.pass_time(130)
    sitting = await here.house.keeper.get(table)
    assert sitting.phase == OVER
    await check_log(here, table)
    await check_newest(here, table)
    results = await here.house.store.results(room=here.room.key)
    assert {row.seat for row in results} == set(range(len(sitting.seats)))
    assert sitting.secret.hex() in "\n".join(here.public().sheet.lines)
    assert no_errors(caplog) == []


def no_errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as our own error."""
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("game", GAMES)
async def test_drafts_survive_a_restart(database_url: str, game: str):
    """Half a play entered before, the other half after: the same screen is there."""
    memory = Memory(TestWorld())
    rng = random.Random(5)
    async with inn(database_url, memory=memory) as here:
        table = await sit_down(here, game)
        await deal_late(here, game, table, 30)
        name = await due_person(here, table)
        for _ in range(300):
            sitting = await here.house.keeper.get(table)
            seat = sitting.seat_of(here.person(name).key)
            if len(sitting.row(seat).draft) >= 2:
                break
            name = await due_person(here, table)
            await act(here, name, rng)
        draft, version = sitting.row(seat).draft, sitting.version
        shown = here.private(name).sheet
    async with inn(database_url, memory=memory) as here:
        sitting = await here.house.keeper.get(table)
        assert (sitting.row(seat).draft, sitting.version) == (draft, version)
        assert len(draft) >= 2
        answer = await here.press(name, "My hand" if limits_public(here) else "Show again")
        assert answer.shown[0].rows == shown.rows


def limits_public(here: Inn) -> bool:
    return any(key.label == "My hand" for row in here.public().sheet.rows for key in row)


async def due_person(here: Inn, table: str) -> str:
    for _ in range(50):
        sitting = await here.house.keeper.get(table)
        for name in ("Anna", "Berta"):
            if sitting.seat_of(here.person(name).key) in sitting.due():
                return name
        await here.pass_time(2)
    raise AssertionError("nobody is due")


async def test_an_exchange_half_done_survives_a_restart(database_url: str):
    """Two of four have chosen; after the restart the other two are asked, and it is dealt."""
    memory = Memory(TestWorld())
    people = ["Anna", "Berta", "Carlo", "Dora"]
    async with inn(database_url, memory=memory) as here:
        table = await sit_down(here, "dog", people, 4)
        sitting = await here.house.keeper.get(table)
        assert len(sitting.due()) == 4
        for name in people[:2]:
            seat = sitting.seat_of(here.person(name).key)
            view = sitting.game.view(sitting.state, seat)
            move = sitting.game.write(view, next(iter(sitting.game.plays(view))))
            await here.type(name, move, table)
    async with inn(database_url, memory=memory) as here:
        half = await here.house.keeper.get(table)
        waiting = {half.seat_of(here.person(name).key) for name in people[2:]}
        assert set(half.due()) == waiting
        assert all(half.row(seat).decision == sitting.row(seat).decision for seat in waiting)
        for name in people[2:]:
            seat = half.seat_of(here.person(name).key)
            view = half.game.view(half.state, seat)
            await here.type(name, half.game.write(view, next(iter(half.game.plays(view)))), table)
        assert len((await here.house.keeper.get(table)).due()) == 1
        await check_log(here, table)
        await check_newest(here, table)


@pytest.mark.parametrize("game", GAMES)
async def test_time_runs_out_and_a_stand_in_plays_until_its_owner_is_back(
    database_url: str, game: str
):
    """A reminder, two turns missed, the seat is a stand-in's; one press and it is one's own."""
    memory = Memory(TestWorld())
    async with inn(database_url, memory=memory) as here:
        table = await sit_down(here, game, clock="2m")
        name = await due_person(here, table)
        other = next(one for one in ("Anna", "Berta") if one != name)
        for _ in range(60):
            sitting = await here.house.keeper.get(table)
            seat = sitting.seat_of(here.person(name).key)
            if sitting.row(seat).stand_in or sitting.phase != PLAY:
                break
            if sitting.seat_of(here.person(other).key) in sitting.due():
                await type_on_once(here, table, other)
            await here.pass_time(31)
        assert sitting.row(seat).stand_in
        assert any("stand-in" in line for m in here.seen_by(other) for line in m.sheet.lines)
    async with inn(database_url, memory=memory) as here:
        await here.press_token(name, token("hand", table))
        sitting = await here.house.keeper.get(table)
        assert not sitting.row(seat).stand_in
        assert sitting.row(seat).missed == 0
        await check_log(here, table)


async def type_on_once(here: Inn, table: str, name: str) -> None:
    from tests.bot.evening import easy_move

    sitting = await here.house.keeper.get(table)
    seat = sitting.seat_of(here.person(name).key)
    await here.type(name, easy_move(sitting, seat), table)


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_leaves_is_played_for_and_can_come_back(tmp_path: Path, game: str):
    """The game goes on to its end with one of the two away."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, game)
        await deal_late(here, game, table, 40)
        gone = await here.press_token("Berta", token("away", table))
        assert "stand-in" in gone.text
        seat = (await here.house.keeper.get(table)).seat_of(here.person("Berta").key)
        for _ in range(3):
            await here.pass_time(3)
            sitting = await here.house.keeper.get(table)
            if sitting.seat_of(here.person("Anna").key) in sitting.due():
                await type_on_once(here, table, "Anna")
        assert (await here.house.keeper.get(table)).row(seat).stand_in
        await here.press_token("Berta", token("hand", table))
        assert not (await here.house.keeper.get(table)).row(seat).stand_in
        await type_on(here, table)
        await check_log(here, table)
        await check_newest(here, table)
