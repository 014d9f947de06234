"""A database that is slow, full or gone for a while: a sentence, and nothing half-written."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import event

from bot.sitting import PLAY
from storage import Store, Unreachable
from tests.bot.evening import check_log, check_newest, easy_move, sit_down
from tests.bot.inn import Inn, Memory, inn
from tests.bot.world import TestWorld
from tests.databases import Server, postgres

pytestmark = pytest.mark.asyncio
SENTENCE = "The database does not answer just now"


async def move(here: Inn, table: str) -> str:
    """Whoever is due types a move; what they are told."""
    sitting = await here.house.keeper.get(table)
    seat = next(seat for seat in sitting.due() if sitting.row(seat).person is not None)
    name = sitting.terms.name(sitting.row(seat).person or "")
    return (await here.type(name, easy_move(sitting, seat), table)).text


async def test_a_full_file_is_told_and_nothing_is_half_written(tmp_path: Path):
    """SQLite has no more pages to give; when it has, the same move goes through."""
    file = tmp_path / "tables.db"
    async with inn(file) as here:
        table = await sit_down(here, "dog")
        pool = here.house.store._desk.database._engine  # type: ignore[attr-defined]

        def full(connection: object, *_: object) -> None:
            connection.execute("PRAGMA max_page_count = 1")  # type: ignore[attr-defined]

        event.listen(pool, "checkout", full)
        assert SENTENCE in await fill(here, table)
        event.remove(pool, "checkout", full)

        def room(connection: object, *_: object) -> None:
            connection.execute("PRAGMA max_page_count = 1073741823")  # type: ignore[attr-defined]

        event.listen(pool, "checkout", room)
        await here.pass_time(150)
        answer = await move(here, table)
        assert SENTENCE not in answer
        await check_log(here, table)
        await check_newest(here, table)


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    """A folder that is a disk of its own."""
    folder = Path(tempfile.mkdtemp(prefix="disk-"))
    how = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "tmpfs", str(folder)]
    mount = shutil.which("mount")
    if mount is None or subprocess.run(how, capture_output=True, check=False).returncode:
        folder.rmdir()
        pytest.skip("a really full disk was not tried: nothing can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """Something else takes all that is left of a disk."""
    ballast = disk / "ballast"
    left = os.statvfs(disk)
    with ballast.open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, left.f_bavail * left.f_frsize)
    try:
        yield
    finally:
        ballast.unlink()


@pytest.mark.xdist_group("own postgresql")
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_disk_that_something_else_fills_up(kind: str):
    """The move is refused with a sentence, by a real disk; when there is room, it goes through."""
    with small_disk(16 if kind == "sqlite" else 160) as disk, ExitStack() as leaving:
        url = f"sqlite:///{disk}/tables.db"
        if kind == "postgresql":
            url = leaving.enter_context(postgres(disk / "pg")).database("full")
        async with inn(url) as here:
            table = await sit_down(here, "dog")
            with full(disk):
                assert SENTENCE in await fill(here, table)
            await settled(here, table)
            await here.pass_time(150)
            assert SENTENCE not in await move(here, table)
            await check_log(here, table)
            await check_newest(here, table)


async def fill(here: Inn, table: str) -> str:
    """Moves until one needs a page that is not there."""
    for _ in range(60):
        sitting = await here.house.keeper.get(table)
        assert sitting.phase == PLAY
        told = await move(here, table)
        after = await here.house.store.load(table)
        assert after is not None
        if SENTENCE in told:
            assert after.table.version == sitting.version, "not even half of it"
            assert len(await here.house.store.log(table)) == sitting.n
            return told
        assert after.table.version > sitting.version
    raise AssertionError("the disk was never full")


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A PostgreSQL that may be stopped without disturbing other tests."""
    with postgres() as running:
        running.hurry()
        yield running


def backends(server: Server) -> list[int]:
    """The processes that work for our connections."""
    listed = server.ask("SELECT pid FROM pg_stat_activity WHERE application_name = 'stammtisch'")
    return [int(one) for one in listed.split() if one.isdigit()]


@contextmanager
def paused(server: Server) -> Iterator[None]:
    """A server that takes connections and answers nothing."""
    stopped = [server.pid, *backends(server)]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.xdist_group("own postgresql")
async def test_a_server_that_pauses_or_restarts(
    own_server: Server,
):
    """Presses get a sentence instead of waiting for ever; afterwards they go through."""
    url = own_server.database(f"test_{uuid4().hex}")
    async with inn(url) as here:
        table = await sit_down(here, "caminos")
        database = here.house.store._desk.database
        with paused(own_server):
            database.patience = 1.0  # type: ignore[attr-defined]
            here.house.keeper.forget(table)
            answers = await asyncio.gather(*(press(here, table) for _ in range(3)))
            assert all(SENTENCE in answer for answer in answers), answers
        database.patience = None  # type: ignore[attr-defined] # however busy the machine is
        await settled(here, table)
        before = (await here.house.keeper.get(table)).version
        assert SENTENCE not in await move(here, table)
        assert (await here.house.keeper.newest(table)).version == before + 1
        own_server.restart()
        await settled(here, table)
        before = (await here.house.keeper.newest(table)).version
        assert SENTENCE not in await move(here, table)
        assert (await here.house.keeper.newest(table)).version == before + 1
        await here.pass_time(200)
        await check_log(here, table)
        await check_newest(here, table)


@pytest.mark.xdist_group("own postgresql")
async def test_stopped_while_the_database_is_away(own_server: Server, tmp_path: Path):
    """It closes as ever: what it could not give back runs out by itself."""
    told = {
        "STAMMTISCH_DATA": str(tmp_path),
        "WEB_PORT": "0",
        "DATABASE_URL": own_server.database(f"test_{uuid4().hex}"),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run",
        env={**os.environ, **told}, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    await process.stdout.readline()
    os.kill(own_server.pid, signal.SIGQUIT)
    process.terminate()
    said, wrong = await process.communicate()
    assert process.returncode == 128 + signal.SIGTERM, wrong.decode()
    assert b"Closed." in said
    assert b"an error of ours" not in wrong


async def press(here: Inn, table: str) -> str:
    """A look at the hand, which has to be read from the database; no waiting for screens."""
    from bot.platforms.base import Press
    from tests.bot.inn import Answer

    person = here.person("Anna")
    answer = Answer(here.memory, person, here.room)
    await here.router(Press(person, here.room, answer, f"hand.{table}.0.0.000.0", "p"))
    return answer.text


async def settled(here: Inn, table: str) -> None:
    """Until the database answers again, of itself."""
    async with asyncio.timeout(100):
        while True:
            try:
                await here.house.store.load(table)
            except Unreachable:
                await asyncio.sleep(0.1)
            else:
                return


async def test_a_start_while_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What was owed is asked for again, and shown when it can be."""
    memory = Memory(TestWorld())
    async with inn(tmp_path / "tables.db", memory=memory) as here:
        table = await sit_down(here, "caminos")
        for seat, place in (await here.house.delivery.places(table)).items():
            await here.house.store.place(replace(place, shows=0, digest=""))
            assert seat == place.seat
    owed, failures = Store.owed, 2

    async def away(self: Store, *args: object, **more: object) -> object:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise Unreachable
        return await owed(self, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "owed", away)
    async with inn(tmp_path / "tables.db", memory=memory) as here:
        await here.pass_time(11)
        await check_newest(here, table)
    assert failures < 0
