"""What looks after the house: copies, the disk, platforms that are away, and owners who are told."""

from __future__ import annotations

import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import backups
from bot.backups import DAY, Backups, NoRoom
from bot.caretaker import Caretaker
from bot.health import BEATEN, Health
from bot.settings import Settings
from bot.status import running, standing
from bot.words import Words
from storage import restore, survey
from tests.bot.evening import sit_down
from tests.bot.inn import Inn, Memory, inn
from tests.bot.scripted import write_out
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio
OWNER = "memory:wirt"


class Shaky(Memory):
    """A platform that says whether it is connected."""

    connected = True

    def well(self) -> bool:
        return self.connected


@asynccontextmanager
async def looked_after(
    folder: Path, **settings: Any
) -> AsyncIterator[tuple[Inn, Caretaker, Health]]:
    memory = Shaky(TestWorld())
    async with inn(folder / "tables.db", memory=memory) as here:
        here.house.settings = replace(Settings(owners=(OWNER,)), **settings)
        health = Health(here.house.store)
        health.house = here.house
        copies = Backups(
            f"sqlite:///{folder}/tables.db", folder / "backups", here.house.settings.backups
        )
        yield here, Caretaker(here.house, health, copies, folder), health


def told(here: Inn) -> list[str]:
    """What the owner got in private."""
    return [" ".join(m.sheet.lines) for m in here.memory.messages if m.to == OWNER]


async def minutes(here: Inn, caretaker: Caretaker, count: int) -> None:
    for _ in range(2 * count):
        here.world.pass_to(here.world.now() + 30)
        await caretaker.look()


async def test_owners_are_told_once_of_a_platform_that_is_away(tmp_path: Path):
    """After ten minutes and not before; again only if it was back in between."""
    async with looked_after(tmp_path) as (here, caretaker, health):
        await caretaker.look()
        here.memory.connected = False
        assert not (await health.pulse()).good
        await minutes(here, caretaker, 9)
        assert told(here) == []
        await minutes(here, caretaker, 30)
        assert len(told(here)) == 1
        assert "memory" in told(here)[0]
        here.memory.connected = True
        await minutes(here, caretaker, 1)
        here.memory.connected = False
        await minutes(here, caretaker, 12)
        assert len(told(here)) == 2


async def test_of_two_processes_one_tells(tmp_path: Path):
    """And an owner who cannot be reached at first is told later."""
    async with looked_after(tmp_path, backups=0) as (here, one, health):
        other = Caretaker(here.house, health, one._backups, tmp_path)
        here.memory.connected = False
        here.memory.closed.add(OWNER)
        for _ in range(24):
            here.world.pass_to(here.world.now() + 30)
            await one.look()
            await other.look()
        assert told(here) == []
        here.memory.closed.clear()
        await one.look()
        await other.look()
        assert len(told(here)) == 1


async def test_a_token_that_is_revoked_is_no_health(tmp_path: Path):
    """It goes down alone, and is said to be down."""
    async with looked_after(tmp_path) as (_, _, health):
        health.turned_away.add("memory")
        pulse = await health.pulse()
        assert (pulse.store, pulse.good, pulse.platforms) == (True, False, {"memory": False})


async def test_a_database_that_takes_nothing_is_no_health(tmp_path: Path):
    """It may still be read: the beat of the clock is what was written last."""
    async with looked_after(tmp_path) as (here, _, health):
        assert (await health.pulse()).store
        here.world.pass_to(here.world.now() + BEATEN + 1)
        assert not (await health.pulse()).store


async def test_a_copy_a_day_and_the_newest_are_kept(tmp_path: Path):
    """Each is a whole database that can be restored."""
    async with looked_after(tmp_path, backups=3) as (here, caretaker, _):
        table = await sit_down(here, "caminos", ["Anna"])
        for _ in range(5):
            await caretaker.look()
            await caretaker.look()
            here.world.pass_to(here.world.now() + DAY + 1)
        files = sorted((tmp_path / "backups").iterdir())
        assert len(files) == 3
        assert caretaker._backups.last() == pytest.approx(here.world.now() - DAY - 1, abs=2)
        assert told(here) == []
    url = f"sqlite:///{tmp_path}/elsewhere.db"
    await restore(files[-1], url)
    assert [one.id for one in (await survey(url)).tables] == [table]


async def test_a_copy_never_takes_the_last_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Owners are told, of the disk and of the copy, once each; nothing is written."""
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=backups.RESERVE - 1))
    async with looked_after(tmp_path) as (here, caretaker, _):
        with pytest.raises(NoRoom):
            await caretaker._backups.make(here.world.now())
        await minutes(here, caretaker, 90)
        assert len(told(here)) == 2
        assert "copy" in told(here)[1]
        assert list((tmp_path / "backups").iterdir()) == []
        monkeypatch.undo()
        await minutes(here, caretaker, 61)
        assert len(list((tmp_path / "backups").iterdir())) == 1
        assert len(told(here)) == 2


async def test_finished_games_are_kept_or_removed(tmp_path: Path):
    """As the host says; running ones are never touched."""
    async with looked_after(tmp_path, backups=0) as (here, caretaker, _):
        await here.command("Anna", "play", "caminos")
        finished = (await here.sitting()).id
        await here.press_token("Anna", f"solo.{finished}.0.0.000.0")
        await write_out(here, ["Anna"])
        here.world.pass_to(here.world.now() + 40 * DAY)
        open_table = await sit_down(here, "dog", ["Berta"])
        await caretaker.look()
        assert await here.house.store.load(finished) is not None
        here.house.settings = replace(here.house.settings, keep_games=30)
        await caretaker.look()
        assert await here.house.store.load(finished) is None
        assert await here.house.store.log(finished) == ()
        assert await here.house.store.load(open_table) is not None


async def test_uploads_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What a platform has of ours is known of so many pictures, and forgotten of others."""
    monkeypatch.setattr("bot.caretaker.UPLOADS", 3)
    async with looked_after(tmp_path, backups=0) as (here, caretaker, _):
        store = here.house.store
        for n in range(8):
            await store.save_upload(f"{n}", "memory", "file")
        await caretaker.look()
        known = [await store.upload(f"{n}", "memory") for n in range(8)]
        assert known.count("file") == 3


async def test_how_it_stands_is_told_in_words(tmp_path: Path):
    """The same to owners in the chat and to whoever sits at the machine; nobody else is told."""
    url = f"sqlite:///{tmp_path}/tables.db"
    async with looked_after(tmp_path) as (here, caretaker, _):
        caretaker._errors = [{"seconds": 0.0, "level": "error", "name": "bot.x", "message": "oh"}]
        await sit_down(here, "caminos", ["Anna"])
        here.memory.connected = False
        await caretaker.look()
        found = await survey(url)
        assert running(found, here.world.now())
        words = "\n".join(Words().say(text) for text in standing(found, here.world.now()))
        for wanted in ("stammtisch 0.1", "memory DOWN", "1 in play", "Last copy", "GB", "bot.x oh"):
            assert wanted in words
        answer = await here.command("Wirt", "status")
        assert "1 in play" in answer.text
        refused = await here.command("Anna", "status")
        assert "1 in play" not in refused.text
        assert "status" in refused.text
        await caretaker.leave()
        assert not running(await survey(url), here.world.now())


async def test_a_server_is_not_said_to_be_copied(tmp_path: Path):
    """PostgreSQL has ways of its own: copies from before it are not its last ones."""
    async with looked_after(tmp_path) as (here, caretaker, _):
        await caretaker.look()
        caretaker._backups.keep = Backups("postgresql://x", tmp_path / "backups", 7).keep
        await caretaker.look()
        told = standing(await here.house.store.survey(), here.world.now())
        words = "\n".join(Words().say(text) for text in told)
        assert "pg_dump" in words
        assert "Last copy" not in words
        assert f"on {socket.gethostname()} (process" in words
