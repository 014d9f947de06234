"""Opening: addresses, one process a file, and steps from every older database to this one."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from storage import (
    BadAddress,
    Busy,
    Damaged,
    Dangling,
    Newer,
    Store,
    TurnedAway,
    Unreachable,
    migrate,
)
from storage.engine import Database, address, connect
from storage.migrations import HEAD
from storage.schema import metadata
from tests.storage.sample import opening, play

pytestmark = pytest.mark.asyncio
ROOT = Path(__file__).parents[2]


@contextmanager
def database(url: str) -> Iterator[Database]:
    """The database without a store."""
    yield connect(address(url))


@pytest.mark.parametrize(
    ("url", "drawn"),
    [
        ("sqlite:///a.db", "sqlite:///a.db"),
        ("sqlite+aiosqlite:////var/a b.db", "sqlite:////var/a b.db"),
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgresql+psycopg2://u:p@h:1/d", "postgresql+asyncpg://u:p@h:1/d"),
        ("postgresql://h/d?sslmode=require", "postgresql+asyncpg://h/d?ssl=require"),
        ("postgresql://h/d?channel_binding=require", "postgresql+asyncpg://h/d"),
        ("postgresql:///d?host=/tmp/x", "postgresql+asyncpg:///d?host=/tmp/x"),
    ],
)
async def test_every_usual_spelling_of_an_address_is_understood(url: str, drawn: str):
    """Drivers and libpq's words are translated."""
    assert address(url).render_as_string(hide_password=False).replace("%2F", "/") == drawn


@pytest.mark.parametrize("url", ["mysql://h/d", "", "tables.db", "sqlite://", "sqlite:///:memory:"])
async def test_other_addresses_are_refused(url: str):
    """Also a database that would be gone at the end."""
    with pytest.raises(BadAddress):
        await Store.open(url)


async def test_a_folder_is_made_for_the_file(tmp_path: Path):
    """The first start needs no preparation."""
    opened = await Store.open(f"sqlite:///{tmp_path}/new/folder/tables.db")
    await opened.close()
    assert (tmp_path / "new/folder/tables.db").exists()


async def test_a_file_belongs_to_one_store_at_a_time(tmp_path: Path):
    """It is free again when that one is closed."""
    url = f"sqlite:///{tmp_path}/tables.db"
    first = await Store.open(url)
    (tmp_path / "other.db").symlink_to(tmp_path / "tables.db")
    for other in ("other.db", f"../{tmp_path.name}/tables.db"):
        with pytest.raises(Busy):
            await Store.open(f"sqlite:///{tmp_path}/{other}")
    await first.close()
    second = await Store.open(url)
    await second.close()


HOLD = """
import asyncio, os, signal, sys
from storage import Busy, Store
async def main():
    try:
        await Store.open(sys.argv[1])
    except Busy:
        print("busy", flush=True)
    else:
        print("open", flush=True)
        if sys.argv[2] == "die":
            sys.stdin.read()
            os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


def process(program: str, *args: str) -> subprocess.Popen[str]:
    """A program of our own that runs beside this one."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *args],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


async def test_a_file_belongs_to_one_process_at_a_time_even_if_it_dies(tmp_path: Path):
    """A killed process leaves no lock behind."""
    url = f"sqlite:///{tmp_path}/tables.db"
    holder = process(HOLD, url, "die")
    assert holder.stdout is not None
    assert holder.stdout.readline() == "open\n"
    with pytest.raises(Busy):
        await Store.open(url)
    holder.communicate()
    assert holder.returncode == -9
    opened = await Store.open(url)
    other = process(HOLD, url, "live")
    assert other.communicate()[0] == "busy\n"
    await opened.close()


async def test_a_newer_database_is_refused(database_url: str):
    """And not touched; the lock is let go."""
    opened = await Store.open(database_url)
    await opened.commit(opening("t"))
    await opened.close()
    await stamp(database_url, "9999")
    for _ in range(2):
        with pytest.raises(Newer, match="9999"):
            await Store.open(database_url)
    await stamp(database_url, HEAD)
    opened = await Store.open(database_url)
    assert await opened.load("t") is not None
    await opened.close()


async def stamp(url: str, step: str) -> None:
    """Have the database say that it is at another step."""
    with database(url) as raw:
        await raw.write(
            lambda connection: connection.execute(
                text("UPDATE alembic_version SET version_num = :step"), {"step": step}
            )
        )
        await raw.close()


async def test_other_peoples_databases_are_refused(tmp_path: Path):
    """A file that is none, and one with other tables in it."""
    rubbish = tmp_path / "rubbish.db"
    rubbish.write_bytes(b"no database " * 1000)
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as made:
        made.execute("CREATE TABLE recipes (name TEXT)")
    for file in (rubbish, foreign):
        with pytest.raises(Damaged):
            await Store.open(f"sqlite:///{file}")


async def test_a_database_out_of_reach_is_said_to_be(tmp_path: Path):
    """In one kind of error, whatever the driver calls it; passwords are not part of it."""
    (tmp_path / "folder.db").mkdir()
    for url in (
        f"postgresql://me:hush@/nothing?host={tmp_path}",
        "postgresql://me:hush@127.0.0.1:1/nothing",
        f"sqlite:///{tmp_path}/folder.db",
    ):
        with pytest.raises(Unreachable) as refused:
            await Store.open(url)
        assert "hush" not in str(refused.value)


async def test_a_server_that_does_not_let_us_in_says_why(postgresql_url: str):
    """Trying again is no use: there is no such database, or no such user."""
    for old, new in (("/test_", "/nothing_"), ("//postgres@", "//nobody@")):
        assert old in postgresql_url
        with pytest.raises(TurnedAway, match=r"nothing_\w+\" does not|nobody\" does not"):
            await Store.open(postgresql_url.replace(old, new))


async def test_processes_that_start_at_once_make_the_tables_once(postgresql_url: str):
    """One migrates, the others wait and find it done."""
    stores = await asyncio.gather(*(Store.open(postgresql_url) for _ in range(4)))
    assert await stores[0].commit(opening("t"))
    assert await stores[3].load("t") is not None
    for opened in stores:
        await opened.close()


async def test_all_steps_together_lead_to_the_schema(database_url: str):
    """What the migrations make is what `schema.py` says."""
    await (await Store.open(database_url)).close()

    def compare(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    with database(database_url) as raw:
        assert await raw.read(compare) == []
        await raw.close()


async def test_the_last_step_is_known_without_alembic():
    """Opening a database that is up to date does not load it."""
    config = Config()
    config.set_main_option("script_location", migrate.SCRIPTS)
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_opening_what_is_up_to_date_does_not_load_alembic(tmp_path: Path):
    """It takes longer than all the rest."""
    url = f"sqlite:///{tmp_path}/tables.db"
    await (await Store.open(url)).close()
    done = process(f"{HOLD}\nprint('alembic' in sys.modules)", url, "live")
    assert done.communicate()[0] == "open\nFalse\n"


STEP = """
from alembic import op
import sqlalchemy as sa
revision, down_revision = "0002", "0001"
def upgrade():
    op.add_column("rooms", sa.Column("colour", sa.String, server_default="green"))
    {more}
"""


def tomorrow(monkeypatch: pytest.MonkeyPatch, folder: Path, more: str = "pass") -> None:
    """The program of tomorrow, with one step more."""
    scripts = folder / "migrations"
    (scripts / "versions").mkdir(parents=True)
    ours = ROOT / "storage" / "migrations"
    for name in ("env.py", "script.py.mako", "versions/0001_first.py"):
        (scripts / name).write_text((ours / name).read_text())
    (scripts / "versions/0002_next.py").write_text(STEP.format(more=more))
    monkeypatch.setattr(migrate, "SCRIPTS", str(scripts))
    monkeypatch.setattr(migrate, "HEAD", "0002")


async def test_an_older_database_is_copied_and_brought_up_to_date(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The copy is as it was before; the database has all it had."""
    opened = await Store.open(database_url)
    await opened.commit(opening("t"))
    await opened.commit(play("t", 1))
    await opened.close()
    backups = tmp_path / "backups"
    tomorrow(monkeypatch, tmp_path)
    opened = await Store.open(database_url, backups=backups)
    found = await opened.load("t")
    assert found is not None
    assert found.table.version == 2
    await opened.close()
    (copy,) = backups.iterdir()
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        assert kept.execute("SELECT id, version FROM tables").fetchall() == [("t", 2)]
        assert kept.execute("SELECT table_id, n FROM actions").fetchall() == [("t", 2)]
    await (await Store.open(database_url, backups=backups)).close()
    assert list(backups.iterdir()) == [copy], "nothing was to be done the second time"


async def test_a_step_that_fails_changes_nothing(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The program before it can go on with the database."""
    opened = await Store.open(database_url)
    await opened.commit(opening("t"))
    await opened.close()
    with monkeypatch.context() as patch:
        tomorrow(patch, tmp_path, more="raise RuntimeError('half way')")
        with pytest.raises(RuntimeError, match="half way"):
            await Store.open(database_url, backups=tmp_path / "backups")
    opened = await Store.open(database_url)
    assert await opened.load("t") is not None
    await opened.close()

    def columns(connection: Connection) -> list[str]:
        return list(connection.execute(text("SELECT * FROM rooms")).keys())

    with database(database_url) as raw:
        assert "colour" not in await raw.read(columns)
        await raw.close()


REBUILD = """
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("commitment", existing_type=sa.String, nullable=True)
"""
LOSE = REBUILD + "    op.execute('DELETE FROM tables')"


async def test_a_step_may_rebuild_a_table_that_others_refer_to(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """All that refers to its rows is still there, and what would refer to nothing is refused."""
    opened = await Store.open(database_url)
    await opened.commit(opening("t"))
    await opened.commit(play("t", 1))
    before = await opened.load("t")
    await opened.close()
    tomorrow(monkeypatch, tmp_path, more=REBUILD)
    opened = await Store.open(database_url, backups=tmp_path / "backups")
    assert await opened.load("t") == before
    assert len(await opened.log("t")) == 1
    with pytest.raises(IntegrityError):
        await opened._desk.write(
            lambda connection: connection.execute(text("UPDATE seats SET table_id = 'nowhere'"))
        )
    await opened.close()


async def test_a_step_that_loses_what_rows_refer_to_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """SQLite does not notice it by itself while a table is rebuilt."""
    url = f"sqlite:///{tmp_path}/tables.db"
    opened = await Store.open(url)
    await opened.commit(opening("t"))
    before = await opened.load("t")
    await opened.close()
    with monkeypatch.context() as patch:
        tomorrow(patch, tmp_path, more=LOSE)
        with pytest.raises(Dangling, match="seats"):
            await Store.open(url, backups=tmp_path / "backups")
    opened = await Store.open(url)
    assert await opened.load("t") == before
    await opened.close()
