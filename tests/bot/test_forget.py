"""Forgetting: whoever asks for it is nowhere any more, and the games they were in still hold."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from copy import copy
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.export import export, verify
from bot.platforms.base import Person, person_of
from bot.record import load_entry
from bot.sitting import OVER, PLAY, load
from bot.words import Words
from storage import Store
from tests.bot.evening import check_log, sit_down, token, type_on
from tests.bot.inn import Inn, Memory, inn
from tests.bot.pair import two_houses
from tests.bot.scripted import write_out
from tests.bot.world import TestWorld

NAME, KEY = "Xanthippe", "memory:xanthippe"


def everything(file: Path) -> str:
    """Every row of the database as text."""
    with closing(sqlite3.connect(file)) as database:
        return "\n".join(database.iterdump())


async def an_evening(here: Inn) -> tuple[str, str, str]:
    """A finished game, one in play and a lobby, at each of which she sits."""
    finished = await sit_down(here, "caminos", [NAME, "Berta"])
    await type_on(here, finished, [NAME, "Berta"])
    await here.command(NAME, "settings")
    playing = await sit_down(here, "dog", [NAME, "Berta"])
    await here.command("Berta", "play", "rummy")
    lobby = next(row.id for row in await here.house.store.tables_in(here.room.key, ("lobby",)))
    await here.press_token(NAME, token("join", lobby))
    await here.press_token("Berta", token("join", lobby))
    await here.command(NAME, "table", "word sesame")
    return finished, playing, lobby


async def test_who_asks_for_it_is_nowhere_any_more(tmp_path: Path):
    """Neither name nor id nor words; others play on, and the shuffles can still be verified."""
    file = tmp_path / "tables.db"
    async with inn(file) as here:
        finished, playing, lobby = await an_evening(here)
        await here.house.store.save_setting("web-room-abc", "xanthippe")
        founded = {"founder": "memory:xanthippe", "at": 1.0}
        await here.house.store.save_setting("web-room-abd", founded)
        assert NAME in everything(file)
        asked = await here.command(NAME, "settings")
        assert "What is kept about you" in asked.text
        sure = await here.press(NAME, "Forget me")
        assert "cannot be taken back" in sure.text
        assert NAME in everything(file), "asked, not done"
        done = await here.press(NAME, "Yes, forget me")
        assert "until 20" in done.text, "the copies"
        await here.pass_time(60)
        sitting = await here.house.keeper.get(playing)
        assert sitting.phase == PLAY
        assert [row.person for row in sitting.seats].count(None) == 1
        await type_on(here, playing, ["Berta"])
        await check_log(here, playing)
        await check_log(here, finished)
        seats = (await here.house.keeper.get(lobby)).seats
        assert [row.person for row in seats] == ["memory:berta"]
        await here.house.delivery.again(finished)
        await here.settle()
        for table in (finished, playing):
            findings = await verified(here, table)
            assert all(good for good, _ in findings), findings
            assert any("origin" in words for _, words in findings)
    text = everything(file)
    assert NAME.lower() not in text.lower()
    assert "sesame" in text, "the lobby's deal is still to come, and its word was public"


async def verified(here: Inn, table: str) -> list[tuple[bool, str]]:
    loaded = await here.house.store.load(table)
    assert loaded is not None
    log = await here.house.store.log(table)
    document = json.loads(json.dumps(export(load(loaded, log), [load_entry(row) for row in log])))
    return [(finding.good, Words().say(finding.text)) for finding in verify(document)]


async def test_nobody_plays_on_alone(tmp_path: Path):
    """A table at which only computers are left is closed."""
    async with inn(tmp_path / "tables.db") as here:
        table = await sit_down(here, "caminos", [NAME])
        await here.command(NAME, "settings")
        await here.press(NAME, "Forget me")
        await here.press(NAME, "Yes, forget me")
        assert (await here.house.keeper.get(table)).phase == "cancelled"
        again = await here.command(NAME, "stats")
        assert NAME in again.text, "who comes back is welcome, as a stranger"


async def test_every_process_forgets(postgresql_url: str):
    """What another one holds of the person in memory goes, too, on their platform as well."""
    memory, told = Memory(TestWorld()), list[Person]()
    async with two_houses(postgresql_url, memory, heard=True) as (one, two):
        await sit_down(one, "caminos", [NAME, "Berta"])
        await two.command(NAME, "stats")
        await one.command(NAME, "settings")
        await one.press(NAME, "Forget me")
        there = copy(memory)
        there.forget = told.append  # type: ignore[attr-defined]
        two.house.platforms = {"memory": there}
        await one.press(NAME, "Yes, forget me")
        async with asyncio.timeout(20):
            while person_of(KEY) not in told:  # noqa: ASYNC110 - it comes over a socket
                await asyncio.sleep(0.001)
        for here in (one, two):
            assert KEY not in here.house.people._people


def test_what_a_platform_keeps_goes_where_none_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Also of somebody who was only seen, and never played."""
    monkeypatch.setenv("STAMMTISCH_DATA", str(tmp_path))
    file = tmp_path / "stammtisch.db"
    kept = {"discord:123456": "discord-chat-123456", "telegram:654321": "telegram-seen-654321"}

    async def keep() -> None:
        store = await Store.open(f"sqlite:///{file}")
        for name in kept.values():
            await store.save_setting(name, 1)
        await store.close()

    asyncio.run(keep())
    for person, name in kept.items():
        assert name in everything(file)
        assert main(["forget", person]) == 0
        assert name not in everything(file)
        assert main(["forget", person]) == 2
        assert "Nothing is known" in capsys.readouterr().err


def test_the_host_can_do_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """`stammtisch forget`, while no bot runs; the next start shows what changed."""
    monkeypatch.setenv("STAMMTISCH_DATA", str(tmp_path))
    file, memory = tmp_path / "stammtisch.db", Memory(TestWorld())

    async def play() -> str:
        async with inn(file, memory=memory) as here:
            await here.command(NAME, "play", "caminos")
            table = str((await here.sitting()).id)
            await here.press_token(NAME, f"solo.{table}.0.0.000.0")
            await write_out(here, [NAME])
            assert await asyncio.to_thread(main, ["forget", KEY]) == 2, "a bot is running"
            return table

    async def look(table: str) -> None:
        store = await Store.open(f"sqlite:///{file}")
        loaded = await store.load(table)
        assert loaded is not None
        assert loaded.table.phase == OVER
        await store.close()

    table = asyncio.run(play())
    capsys.readouterr()
    assert main(["forget", KEY]) == 0
    assert "one table" in capsys.readouterr().out
    assert NAME.lower() not in everything(file).lower()
    asyncio.run(look(table))
    assert main(["verify", table]) == 0
    assert main(["forget", KEY]) == 2
    assert "Nothing is known" in capsys.readouterr().err
