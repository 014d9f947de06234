"""What is on its way to a place at the same time as something else, and what only came after it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.crossing import Lanes
from bot.tokens import read
from storage.rows import PlaceRow
from tests.bot.evening import check_newest, sit_down
from tests.bot.inn import inn

ANNA = ("table001", "test:anna")


def test_an_answer_alone_on_its_way_crosses_nothing():
    """Nor does one whose place is reached by others before and elsewhere meanwhile."""
    lanes = Lanes()
    with lanes.delivery(*ANNA):
        pass
    with lanes.delivery("table001", None), lanes.answer(*ANNA) as trip:
        pass
    assert not trip.crossed
    assert not trip.overtaken


@pytest.mark.parametrize("first", ["delivery", "answer"])
def test_two_on_their_way_at_once_have_crossed(first: str):
    """Whichever began first: nobody knows which came first."""
    lanes = Lanes()
    with getattr(lanes, first)(*ANNA) as one, lanes.answer(*ANNA) as other:
        pass
    assert one.crossed
    assert other.crossed


def test_a_delivery_that_begins_after_an_answer_has_overtaken_it():
    """What it brought stands there now; the answer is of the past."""
    lanes = Lanes()
    with lanes.answer(*ANNA) as trip:
        pass
    with lanes.delivery(*ANNA):
        pass
    assert trip.overtaken
    assert not trip.crossed


def test_a_delivery_that_failed_may_have_crossed_an_answer():
    """Perhaps it arrived, perhaps not: the place is looked at once more."""
    lanes = Lanes()
    with lanes.answer(*ANNA) as trip:
        pass
    with pytest.raises(OSError, match="lost"), lanes.delivery(*ANNA):
        raise OSError("lost")
    assert trip.crossed
    assert not trip.overtaken


def test_an_answer_after_an_answer_is_noted_by_itself():
    """The first has not crossed it, and is not overtaken."""
    lanes = Lanes()
    with lanes.answer(*ANNA) as trip:
        pass
    with lanes.answer(*ANNA):
        pass
    assert not trip.crossed
    assert not trip.overtaken


@pytest.mark.asyncio
async def test_an_answer_is_not_sent_again_because_the_one_before_is_being_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Two quick presses and a slow disk: each is shown once, and the second is what stands there."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "rummy")
        sitting = await here.house.keeper.get(table)
        name = "Anna" if sitting.seat_of(here.person("Anna").key) in sitting.due() else "Berta"
        message = here.private(name)
        tiles = [k.token for r in message.sheet.rows for k in r if read(k.token).verb == "toggle"]
        written, place = asyncio.Event(), here.house.store.place

        async def slowly(row: PlaceRow) -> None:
            await written.wait()
            await place(row)

        monkeypatch.setattr(here.house.store, "place", slowly)
        before = message.edits
        first = asyncio.create_task(here.press_token(name, tiles[0], message))
        while message.edits == before:  # noqa: ASYNC110 - its draft goes to a real disk
            await asyncio.sleep(0.001)
        second = asyncio.create_task(here.press_token(name, tiles[1], message))
        while message.edits == before + 1:  # noqa: ASYNC110 - likewise
            await asyncio.sleep(0.001)
        written.set()
        await asyncio.gather(first, second)
        assert message.edits == before + 2
        await check_newest(here, table)
