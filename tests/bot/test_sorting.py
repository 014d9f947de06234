"""How one sorts one's rack stays as it is, from move to move."""

from __future__ import annotations

from pathlib import Path

from games import GAMES
from tests.bot.evening import rebase, sit_down
from tests.bot.inn import Inn, inn
from tests.bot.test_company import names_by_seat

RACK = "!r5 b4 k4 y13"


async def _table(house: Inn, rack: str = RACK) -> tuple[str, tuple[str, str]]:
    table = await sit_down(house, "rummy", ["Anna", "Berta"], options={"rounds": "2"})
    position = f"2 rounds=2 ; [r1 r2 r3] ; {rack} / !b2 k7 y9 ; turn 0 ; stock r13 b13 k13 y12 y11"
    await rebase(house, table, GAMES["rummy"].read_position(position))
    names = await names_by_seat(house, table, ("Anna", "Berta"))
    return table, (names[0], names[1])


def _labels(house: Inn, name: str) -> list[str]:
    return [key.label for row in house.private(name).sheet.rows for key in row]


async def test_a_rack_stays_sorted_after_a_move(tmp_path: Path):
    """Drawn, waited, or written: the rack is by number until one says otherwise. Nothing counts as
    begun: there is nothing to go back to, and what happened is told.
    """
    async with inn(tmp_path / "inn.db") as house:
        _, (first, second) = await _table(house)
        await house.press(first, "Sort by number")
        assert "Back" not in _labels(house, first)
        await house.press(first, "Draw a tile")
        await house.press(first, "Draw a tile")  # asked once more, with what it does
        assert "Sort by colour" in _labels(house, first), "while the other one thinks"
        await house.press(second, "Draw a tile")
        await house.press(second, "Draw a tile")
        assert "Sort by colour" in _labels(house, first)
        assert "Sort by number" in _labels(house, second)
        assert any(second in line for line in house.private(first).sheet.lines)
        await house.type(first, "draw")
        assert "Sort by colour" in _labels(house, first)


async def test_a_rack_is_sorted_when_a_play_is_given_up(tmp_path: Path):
    """From the start means without tiles picked, not without order."""
    async with inn(tmp_path / "inn.db") as house:
        _, (first, _) = await _table(house)
        await house.press(first, "Sort by number")
        await house.press(first, "· b4")
        await house.press(first, "From the start")
        assert "Sort by colour" in _labels(house, first)
        await house.press(first, "Sort by colour")
        assert "Sort by number" in _labels(house, first)


async def test_a_sorted_rack_outlives_its_round(tmp_path: Path):
    """The menu has nothing to ask between two rounds, and the order is kept."""
    async with inn(tmp_path / "inn.db") as house:
        _, (first, _) = await _table(house, "!r4 r5")
        await house.press(first, "Sort by number")
        await house.type(first, "r4 r5")
        await house.press(first, "Next round")
        assert "Sort by colour" in _labels(house, first)
