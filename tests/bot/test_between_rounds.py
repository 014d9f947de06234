"""The pause between two rounds of a match: whatever is pressed there is answered, and it ends once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.more_screen import step_of
from bot.proposals import PAUSE, UNDO
from bot.router import VERBS
from bot.sitting import paused
from tests.bot.evening import PEOPLE, check_log, check_newest, easy_move, sit_down, token
from tests.bot.inn import QUICK, Inn, inn

pytestmark = pytest.mark.asyncio
ENDING = {"cancel", "close", "next", "kick", "propose", "away", "takeseat", "forget"}


async def in_the_pause(here: Inn) -> str:
    """A table of Caminos whose first round of two is over."""
    table = await sit_down(here, "caminos", options={"rounds": "2"}, clock="2m")
    for _ in range(80):
        sitting = await here.house.keeper.get(table)
        if paused(sitting):
            return table
        (seat,) = sitting.due()
        names = {sitting.seat_of(here.person(name).key): name for name in PEOPLE}
        await here.type(names[seat], easy_move(sitting, seat, "normal"), table)
    raise AssertionError("the round does not end")


async def test_everything_is_answered_and_nothing_happens(tmp_path: Path):
    """Old buttons, hands, hints, written moves; by those who play and by those who look on."""
    async with inn(tmp_path / "t.db") as here:
        table = await in_the_pause(here)
        before = await here.house.keeper.get(table)
        for verb in sorted(set(VERBS) - ENDING):
            for name in ("Anna", "Zoe"):
                decision = before.row(0).decision
                answer = await here.press_token(name, token(verb, table, decision=decision, menu=1))
                assert answer.answered, verb
        for name in (*PEOPLE, "Zoe"):
            assert (await here.type(name, "c3 d3", table)).answered
        after = await here.house.keeper.get(table)
        assert (after.n, after.state) == (before.n, before.state)
        await check_log(here, table)


async def test_the_next_round_begins_once(tmp_path: Path):
    """Three press at the same moment, and the clock comes last: one deal."""
    async with inn(tmp_path / "t.db") as here:
        table = await in_the_pause(here)
        chances = (await here.house.keeper.get(table)).chances
        presses = [here.press_token(name, token("next", table)) for name in (*PEOPLE, "Anna")]
        answers = await asyncio.gather(*presses)
        assert all(answer.answered for answer in answers)
        one = (await here.house.keeper.get(table)).chances
        assert one > chances
        await here.pass_time(2 * QUICK.pause)
        assert (await here.house.keeper.get(table)).chances == one
        await check_newest(here, table)
        await check_log(here, table)


async def test_a_pause_of_everyones_and_a_move_taken_back(tmp_path: Path):
    """Both can be asked for there; the table is not stuck by either."""
    async with inn(tmp_path / "t.db") as here:
        table = await in_the_pause(here)
        last = [row for row in (await here.house.keeper.get(table)).recent if row.seat >= 0][-1]
        who = (last.by or "").partition(":")[2].title()
        other = next(name for name in PEOPLE if name != who)
        for kind in (PAUSE, UNDO):
            await here.press_token(who, token("propose", table, step_of(kind)))
            await here.press(other, "Agree")
        sitting = await here.house.keeper.get(table)
        assert not paused(sitting)
        assert sitting.due() == (last.seat,)
        await here.type(who, easy_move(sitting, last.seat, "normal"), table)
        await here.pass_time(2 * QUICK.pause)
        assert (await here.house.keeper.get(table)).people_due()
        await check_log(here, table)
