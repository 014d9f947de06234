"""Taking over the seat of a computer, or of somebody who has left: if the table agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.export import export, verify
from bot.record import load_entry
from tests.bot.inn import inn
from tests.bot.scripted import opened, until_due, write


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


async def test_somebody_new_plays_on_for_a_computer_if_all_agree(database: Path):
    """Shown at the table, never holding up play; one who is against it ends it."""
    async with inn(database) as house:
        await opened(house, "dog", "Anna", "Berta", computers=2)
        seat = next(row.seat for row in (await house.sitting()).seats if row.person is None)
        await house.press("Zoe", "More")
        labels = [key.label for r in house.private("Zoe").sheet.rows for key in r]
        label = next(one for one in labels if one.startswith("Play for "))
        answer = await house.press("Zoe", label)
        assert "asked the others" in answer.text
        assert any("Zoe would like to play on for" in one for one in house.public().sheet.lines)
        await house.press("Berta", "No")
        await house.press_token("Zoe", f"takeseat.{(await house.sitting()).id}.0.0.000.{seat}")
        await house.press("Anna", "Agree")
        assert (await house.sitting()).row(seat).person is None, "Berta has yet to agree"
    async with inn(database, memory=house.memory) as house:
        await house.press("Berta", "Agree")
        sitting = await house.sitting()
        assert sitting.row(seat).person == "memory:zoe"
        assert any("Zoe plays on for" in line for line in house.public().sheet.lines)
        assert any("Dealt to you" in line for line in house.private("Zoe").sheet.lines)
        await until_due(house, "Zoe", ["Anna", "Berta"])
        await write(house, "Zoe")
        await house.press("Anna", "More")
        await house.press("Anna", "End this game")
        over = await house.sitting()
        log = [load_entry(row) for row in await house.house.store.log(over.id)]
        assert all(finding.good for finding in verify(export(over, log))), "the deal still proves"


async def test_a_seat_that_was_left_can_be_taken(database: Path):
    """The one who left is asked nothing, and watches when they come back."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        seat = (await house.sitting()).seat_of("memory:berta")
        table = (await house.sitting()).id
        refused = await house.press_token("Zoe", f"takeseat.{table}.0.0.000.{seat}")
        assert "plays there already" in refused.text
        await house.press("Berta", "More")
        await house.press("Berta", "Leave the table")
        await house.press("Zoe", "More")
        await house.press("Zoe", "Play for Berta")
        await house.press("Anna", "Agree")
        assert (await house.sitting()).row(seat).person == "memory:zoe"
        assert "watching" in (await house.press("Berta", "My hand")).text


async def test_an_old_yes_is_not_for_somebody_else(database: Path):
    """Whoever agreed to one person has not agreed to the next who asks for the same seat."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", computers=1)
        seat = (await house.sitting()).seat_of("memory:anna")
        table = (await house.sitting()).id
        await house.press_token("Zoe", f"takeseat.{table}.0.0.000.{1 - seat}")
        _, yes = house.button("Anna", "Agree")
        await house.press_token("Yves", f"takeseat.{table}.0.0.000.{1 - seat}")
        answer = await house.press_token("Anna", yes.token)
        assert "Nothing is proposed" in answer.text
        await house.press("Anna", "Agree")
        assert (await house.sitting()).row(1 - seat).person == "memory:yves"
