"""Moments in texts, and rooms that are no more: what every platform can rely on."""

from __future__ import annotations

from pathlib import Path

from bot import moments
from bot.platforms.base import Gone
from bot.sitting import ASLEEP, CANCELLED
from tests.bot.evening import sit_down
from tests.bot.inn import inn
from tests.bot.scripted import opened


def test_a_moment_is_found_again():
    """Whoever shows a text may spell its moments as its reader has them."""
    text = f"until {moments.written(1_800_000_060.9)}, not 2026-13-40 25:00:00 UTC"
    assert moments.written(1_800_000_060) == "2027-01-15 08:01:00 UTC"
    spelled = moments.respelled(text, str)
    assert spelled == "until 1800000060, not 2026-13-40 25:00:00 UTC"


async def test_a_turn_says_when_its_time_runs_out(tmp_path: Path):
    """To everyone, and to whoever must act; where there is no limit, nobody is told of one."""
    async with inn(tmp_path / "t.db") as house:
        await house.command("Anna", "play", "caminos")
        for name in ("Anna", "Berta"):
            await house.press(name, "Join")
        await house.press("Anna", "Start")
        sitting = await house.sitting()
        (row,) = [one for one in sitting.deadlines if one.kind == "turn"]
        line = f"Time runs out: {moments.written(row.at)}"
        assert line in house.public().sheet.lines
        due = next(n for n in ("Anna", "Berta") if sitting.seat_of(house.person(n).key) == row.seat)
        other = "Berta" if due == "Anna" else "Anna"
        assert line in house.private(due).sheet.lines
        assert line not in house.private(other).sheet.lines


async def test_without_a_limit_no_time_is_told(tmp_path: Path):
    """A game over days has no clock."""
    async with inn(tmp_path / "t.db") as house:
        await sit_down(house, "caminos", clock="none")
        assert not any("Time runs out" in line for line in house.public().sheet.lines)


async def test_a_room_that_is_no_more(tmp_path: Path):
    """Its games sleep and its lobbies close; nothing runs out there any more."""
    async with inn(tmp_path / "t.db") as house:
        await opened(house, "caminos", "Anna", "Berta")
        game = await house.sitting()
        await house.pass_time(1)
        await house.command("Anna", "play", "dog")
        lobby = await house.sitting()
        await house.router(Gone(house.room))
        await house.settle()
        assert (await house.house.keeper.get(game.id)).phase == ASLEEP
        assert (await house.house.keeper.get(lobby.id)).phase == CANCELLED
        assert await house.house.store.next_deadline() is None
        assert "This table sleeps until somebody wakes it." in house.private("Anna").sheet.lines
