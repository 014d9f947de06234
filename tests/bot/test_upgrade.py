"""A database of the first schema: it opens, is brought up to date and played on; and back again."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.platforms.base import Place, Shown, Vanished
from bot.screen import Sheet
from bot.sitting import LOBBY, OVER, PLAY
from storage import Newer, Store, restore, survey
from tests.bot.evening import check_log, easy_move
from tests.bot.inn import Inn, Memory, inn
from tests.bot.world import TestWorld
from tests.storage.test_open import tomorrow

pytestmark = pytest.mark.asyncio
FIRST = Path(__file__).parents[1] / "storage" / "first.sql"
"""Written by the program of the first schema: a finished game, two in play, a lobby."""


class Elsewhere(Memory):
    """A platform that has lost the messages of those days."""

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        if shown is not None and int(shown.ref) > len(self.messages):  # type: ignore[arg-type]
            raise Vanished
        return await super().show(place, sheet, shown, nonce)

    async def remove(self, place: Place, shown: Shown) -> None:
        if int(shown.ref) <= len(self.messages):  # type: ignore[arg-type]
            await super().remove(place, shown)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "tables.db"
    with closing(sqlite3.connect(made)) as database:
        database.executescript(FIRST.read_text("utf-8"))
    return made


async def play_on(here: Inn, moves: int = 4) -> None:
    """A few moves at each table that is in play."""
    rows = await here.house.store.tables_in(here.room.key, (PLAY,))
    assert {row.game for row in rows} == {"dog", "rummy"}
    for row in rows:
        for _ in range(moves):
            sitting = await here.house.keeper.get(row.id)
            due = [seat for seat in sitting.due() if seat >= 0]
            name = sitting.terms.name(sitting.row(due[0]).person or "")
            await here.type(name, easy_move(sitting, due[0]), row.id)
            assert (await here.house.keeper.get(row.id)).version > sitting.version
        await check_log(here, row.id)


async def test_the_first_database_is_played_on(file: Path):
    """Nothing of it is lost."""
    async with inn(file, memory=Elsewhere(TestWorld())) as here:
        survey_of = await survey(f"sqlite:///{file}")
        assert survey_of.phases == {OVER: 1, PLAY: 2, LOBBY: 1}
        await play_on(here)
        (finished,) = await here.house.store.tables_in(here.room.key, (OVER,))
        await check_log(here, finished.id)


async def test_it_is_copied_brought_up_to_date_and_can_go_back(
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    """The log names the copy; with it, the program from before goes on where it was."""
    url = f"sqlite:///{file}"
    caplog.set_level(logging.INFO, "storage")
    with monkeypatch.context() as patch:
        tomorrow(patch, tmp_path)
        async with inn(file, memory=Elsewhere(TestWorld())) as here:
            await play_on(here)
    (named,) = [record.file for record in caplog.records if hasattr(record, "file")]
    with pytest.raises(Newer):
        await Store.open(url)
    await restore(Path(named), url)
    async with inn(file, memory=Elsewhere(TestWorld())) as here:
        assert any("Restored" in line for m in here.memory.messages for line in m.sheet.lines)
        await play_on(here)
        for row in await here.house.store.tables_in(here.room.key, (PLAY,)):
            place = next(one for one in await here.house.store.places(row.id) if one.seat == -1)
            assert place.shows == (await here.house.keeper.get(row.id)).version
