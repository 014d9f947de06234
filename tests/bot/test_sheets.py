"""From a screen to a sheet: whole lines begin with a capital, words within a picture do not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest

from bot.house import EASELS
from bot.screen import Order, Say
from bot.sheets import made, screen_for
from games.text import Tag, Text
from render import Picture
from storage.rows import PUBLIC
from tests.bot.evening import sit_down
from tests.bot.inn import inn

RED = Text("button-label", name=Tag("rummy-colour", "r"))


@pytest.mark.asyncio
async def test_a_picture_is_worded_plainly(tmp_path: Path):
    """A colour stands in the middle of its lines; the lines of the message are sentences."""
    said: list[str] = []

    def painter(order: Order, names: tuple[str, ...], say: Say, theme: str) -> Picture:
        said.append(say(RED))
        return Picture(b"", 1, 1, "", "", {})

    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "rummy")
        sitting = await here.house.keeper.get(table)
        here.house.painter = painter
        sheet = await made(here.house, sitting, PUBLIC, await screen_for(here.house, sitting, -1))
    assert said == ["red"]
    assert all(line[0] == line[0].upper() for line in sheet.lines)


@pytest.mark.asyncio
async def test_few_pictures_are_painted_at_a_time(tmp_path: Path):
    """Whoever draws holds the interpreter, and the event loop has to come round."""
    begun: list[Order] = []
    dry = Event()

    def painter(order: Order, names: tuple[str, ...], say: Say, theme: str) -> Picture:
        begun.append(order)
        dry.wait(10)
        return Picture(b"", 1, 1, "", "", {})

    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "rummy")
        sitting = await here.house.keeper.get(table)
        screen = await screen_for(here.house, sitting, PUBLIC)
        here.house.painter = painter
        ordered = [
            asyncio.create_task(made(here.house, sitting, PUBLIC, screen))
            for _ in range(EASELS + 2)
        ]
        while len(begun) < EASELS:  # noqa: ASYNC110 - threads tell nobody
            await asyncio.sleep(0)
        for _ in range(EASELS + 2):  # whatever was handed to a thread before has begun by then
            await asyncio.to_thread(int)
        at_once = len(begun)
        dry.set()
        await asyncio.gather(*ordered)
    assert (at_once, len(begun)) == (EASELS, EASELS + 2)
