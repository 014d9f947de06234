"""Several presses at the same moment: none is lost, none counts twice."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from bot import clock, proposals
from bot.clock import LEASE
from bot.more_screen import STRIDE
from bot.sitting import LOBBY, OVER, PLAY, Sitting
from bot.tokens import read
from tests.bot.evening import (
    check_log,
    check_newest,
    deal_late,
    easy_move,
    sit_down,
    token,
    type_on,
)
from tests.bot.inn import Inn, inn

pytestmark = pytest.mark.asyncio


async def due(here: Inn, table: str) -> str:
    sitting = await here.house.keeper.get(table)
    names = ("Anna", "Berta")
    return next(n for n in names if sitting.seat_of(here.person(n).key) in sitting.due())


async def test_tiles_picked_at_the_same_moment_are_all_picked(tmp_path: Path):
    """Five quick presses, dealt with side by side: five tiles lie there."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "rummy")
        name = await due(here, table)
        message = here.private(name)
        tiles = [k.token for r in message.sheet.rows for k in r if read(k.token).verb == "toggle"]
        await asyncio.gather(*(here.press_token(name, one, message) for one in tiles[:5]))
        sitting = await here.house.keeper.get(table)
        draft = sitting.row(sitting.seat_of(here.person(name).key)).draft
        assert sorted(draft) == sorted(read(one).step for one in tiles[:5])
        await check_newest(here, table)


async def test_the_same_move_twice_at_once_is_one_move(tmp_path: Path):
    """A nervous thumb: the second press is answered with how it stands."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        name = await due(here, table)
        sitting = await here.house.keeper.get(table)
        move = easy_move(sitting, sitting.due()[0])
        answers = await asyncio.gather(*(here.type(name, move, table) for _ in range(4)))
        assert all(answer.answered for answer in answers)
        assert (await here.house.keeper.get(table)).n == sitting.n + 1
        await check_newest(here, table)
        await check_log(here, table)


async def test_a_lobby_opened_twice_at_once_is_one_lobby(tmp_path: Path):
    """Two people have the same idea; so have all who want a rematch."""
    async with inn(tmp_path / "t.db") as here:
        await asyncio.gather(
            *(here.command(n, "play", "caminos") for n in ("Anna", "Berta", "Zoe"))
        )
        assert len(await here.house.store.tables_in(here.room.key, (LOBBY,))) == 1
        opener = (await here.sitting()).terms.opener.partition(":")[2].title()
        others = [one for one in ("Anna", "Berta") if one != opener]
        table = await sit_down(here, "caminos", [opener, others[0]])
        await deal_late(here, "caminos", table, 2)
        await type_on(here, table, [opener, others[0]])
        assert (await here.house.keeper.get(table)).phase == OVER
        again = token("rematch", table)
        await asyncio.gather(*(here.press_token(n, again) for n in (opener, others[0])))
        assert len(await here.house.store.tables_in(here.room.key, (LOBBY, PLAY))) == 1


async def test_to_agree_is_to_agree_to_what_was_asked(tmp_path: Path):
    """A button about the proposal before does not count for the one that took its place."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        pause = STRIDE * proposals.KINDS.index(proposals.PAUSE)
        cancel = STRIDE * proposals.KINDS.index(proposals.CANCEL)
        await here.press_token("Anna", token("propose", table, pause))
        _, old = here.button("Berta", "Agree")
        await here.press_token("Anna", token("propose", table, cancel))
        answer = await here.press_token("Berta", old.token)
        assert answer.answered
        sitting = await here.house.keeper.get(table)
        assert sitting.phase == PLAY
        assert sitting.proposals[0].agreed == (sitting.seat_of(here.person("Anna").key),)
        await here.press("Berta", "Agree")
        assert (await here.house.keeper.get(table)).phase == "cancelled"


async def test_a_pause_while_a_computer_is_due_does_not_last_for_ever(tmp_path: Path):
    """No clock runs for people; computers play until it is a person's turn."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos", ["Anna"], clock="2m")
        for _ in range(4):
            sitting = await here.house.keeper.get(table)
            seat = sitting.seat_of(here.person("Anna").key)
            if seat in sitting.due():
                await here.type("Anna", easy_move(sitting, seat), table)
                break
            await here.pass_time(1.5)
        step = STRIDE * proposals.KINDS.index(proposals.PAUSE)
        await here.press_token("Anna", token("propose", table, step))
        assert (await here.house.keeper.get(table)).terms.held
        await here.pass_time(1000)
        sitting = await here.house.keeper.get(table)
        assert sitting.due() == (seat,)
        assert not sitting.row(seat).stand_in
        assert sitting.deadlines == ()


async def after_a_move(here: Inn) -> tuple[str, int]:
    """A table where a computer is due, and the seat of Anna, who has just played."""
    table = await sit_down(here, "caminos", ["Anna"])
    while True:
        sitting = await here.house.keeper.get(table)
        seat = sitting.seat_of(here.person("Anna").key)
        if seat in sitting.due():
            await here.type("Anna", easy_move(sitting, seat), table)
            return table, seat
        await here.pass_time(1.5)


async def test_a_computer_plays_on_after_others_were_always_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A deadline that could not be met for conflicts with other processes is not crossed off."""
    async with inn(tmp_path / "t.db") as here:
        table, seat = await after_a_move(here)

        async def too_late(_: Any) -> bool:
            return False

        here.world.pass_to(here.world.now() + 5)
        with monkeypatch.context() as patch:
            patch.setattr(here.house.store, "commit", too_late)
            assert await here.house.clock.fire()
        await here.pass_time(LEASE + 1)
        assert (await here.house.keeper.get(table)).due() == (seat,)


@pytest.mark.parametrize("meanwhile", ["cancel", "undo"])
async def test_a_table_changes_while_a_computer_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: str
):
    """Ended, or taken back: what it was about to play is forgotten, and nothing stays behind."""
    thinking, think = threading.Event(), threading.Event()

    def slow(sitting: Sitting, seat: int) -> Any:
        thinking.set()
        assert think.wait(10)
        return quick(sitting, seat)

    quick = clock.chosen
    async with inn(tmp_path / "t.db") as here:
        table, seat = await after_a_move(here)
        here.world.pass_to(here.world.now() + 5)
        with monkeypatch.context() as patch:
            patch.setattr(clock, "chosen", slow)
            firing = asyncio.create_task(here.house.clock.fire())
            assert await asyncio.to_thread(thinking.wait, 10)
            step = STRIDE * proposals.KINDS.index(proposals.UNDO)
            press = (
                token("cancel", table) if meanwhile == "cancel" else token("propose", table, step)
            )
            await here.press_token("Anna", press)
            think.set()
            await firing
        sitting = await here.house.keeper.get(table)
        assert sitting.phase == ("cancelled" if meanwhile == "cancel" else PLAY)
        assert sitting.due() == (() if meanwhile == "cancel" else (seat,))
        assert await here.house.store.next_deadline() is None
        await check_log(here, table)
        await check_newest(here, table)
