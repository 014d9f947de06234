"""Putting a copy in the place of a database.

What was played after the copy was made is gone, but its buttons are still in people's chats. So
the numbers of every open table are raised beyond any that can be in circulation, and nothing is
taken to be shown anywhere.
"""

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, func, select, text, update

from storage import schema
from storage.backup import MADE, check, flush
from storage.commits import NEVER
from storage.engine import Database, address, connect, file_of
from storage.errors import BadCopy, Busy, Damaged
from storage.lock import FileLock
from storage.migrate import migrate
from storage.survey import PROCESS

_STEP: Final = 1_000_000
_CLOSED: Final = ("over", "cancelled")
_OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name = 'stammtisch' AND pid <> pg_backend_pid()"
)
_highest: Final = select(func.coalesce(func.max(schema.tables.c.version), 0))


async def restore(file: Path, url: str) -> float:
    """The moment to which everything is back: the one at which the copy was made.

    Refused if the copy is not whole (`Damaged`), from a newer program (`Newer`) or if a process
    uses the database (`Busy`). What an SQLite file held before is kept beside it.
    """
    where = address(url)
    target = file_of(where)
    if target is not None:
        return _restore_file(file, target)
    database = connect(where)
    try:
        return await _restore_rows(file, database)
    finally:
        await database.close()


def _restore_file(file: Path, target: Path) -> float:
    lock = FileLock(target)
    lock.take()
    fresh = target.with_name(target.name + ".restoring")
    try:
        at = _prepare(file, fresh, _highest_in(target))
        flush(fresh)
        _put_aside(target)
        fresh.replace(target)
        flush(target.parent)
    finally:
        fresh.unlink(missing_ok=True)
        lock.release()
    return at


async def _restore_rows(file: Path, database: Database) -> float:
    await database.write(lambda connection: migrate(connection, _no_backup))
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "fresh"

        def work(connection: Connection) -> float:
            if connection.scalar(_OTHERS):
                raise Busy(str(connection.engine.url.database))
            at = _prepare(file, fresh, connection.scalar(_highest) or 0)
            _fill(connection, fresh)
            return at

        return await database.write(work)


def _prepare(file: Path, fresh: Path, highest: int) -> float:
    """The copy, checked and brought up to this program, its open tables beyond `highest`."""
    fresh.unlink(missing_ok=True)
    try:
        with closing(_read(file)) as old, closing(sqlite3.connect(fresh)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
            check(new)
    except (sqlite3.DatabaseError, Damaged) as error:
        raise BadCopy(str(file)) from error
    engine = create_engine(f"sqlite:///{fresh}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            _bring_up(connection, file)
            at = _made(connection, file)
            _raise(connection, (highest // _STEP + 1) * _STEP, at)
    finally:
        engine.dispose()
    return at


def _bring_up(connection: Connection, file: Path) -> None:
    try:
        migrate(connection, _no_backup, empty=False)
    except Damaged as error:
        raise BadCopy(str(file)) from error
    # Whoever was at work when the copy was made is not at work here.
    key = schema.settings.c.key
    gone = key.startswith(PROCESS, autoescape=True)
    connection.execute(schema.settings.delete().where(gone))


def _read(file: Path) -> sqlite3.Connection:
    if not file.is_file():
        raise BadCopy(str(file))
    return sqlite3.connect(f"file:{quote(str(file.resolve()))}?mode=ro", uri=True)


def _made(connection: Connection, file: Path) -> float:
    """When the copy was made: as it says, or when its bot was last alive, or as the disk says."""
    settings = schema.settings
    said = connection.scalar(select(settings.c.value).where(settings.c.key == MADE))
    connection.execute(settings.delete().where(settings.c.key == MADE))
    if isinstance(said, dict) and isinstance(said.get("at"), int | float):
        return float(said["at"])
    last: float | None = connection.scalar(select(schema.alive.c.at))
    return file.stat().st_mtime if last is None else last


def _raise(connection: Connection, by: int, at: float) -> None:
    """Every open table's numbers go up; its places show nothing; its setup says since when."""
    tables, seats, deadlines = schema.tables.c, schema.seats.c, schema.deadlines.c
    still_open = select(tables.id).where(tables.phase.not_in(_CLOSED))
    for name, setup in connection.execute(
        select(tables.id, tables.setup).where(tables.id.in_(still_open))
    ).all():
        connection.execute(
            update(schema.tables)
            .where(tables.id == name)
            .values(
                version=tables.version + by,
                settled=NEVER,
                setup={**setup, "restored": at} if isinstance(setup, dict) else setup,
            )
        )
    connection.execute(
        update(schema.seats).where(seats.table.in_(still_open)).values(decision=seats.decision + by)
    )
    connection.execute(
        update(schema.deadlines)
        .where(deadlines.table.in_(still_open))
        .values(decision=deadlines.decision + by, free=deadlines.at)
    )
    connection.execute(
        update(schema.places)
        .where(schema.places.c.table.in_(still_open))
        .values(shows=0, digest="", nonce=None, posted=0.0)  # as old as can be: posted anew
    )
    connection.execute(update(schema.chats).values(owner=None, until=0.0))


def _highest_in(target: Path) -> int:
    """The highest version in the database that is to be replaced, if it can still be read."""
    if not target.exists():
        return 0
    try:
        with closing(sqlite3.connect(target)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            (found,) = old.execute("SELECT max(version) FROM tables").fetchone()
    except sqlite3.DatabaseError:
        return 0  # it is replaced because it is damaged, perhaps
    return found or 0


def _put_aside(target: Path) -> None:
    """Keep what was there, under a name with the time.

    The log goes first: beside another database it would be taken for that one's.
    """
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    for more in ("-wal", "-shm", ""):
        part = target.with_name(target.name + more)
        if part.exists():
            part.replace(target.with_name(f"{target.name}.replaced-{stamp}{more}"))


def _fill(connection: Connection, fresh: Path) -> None:
    """PostgreSQL's rows are now those of the file."""
    engine = create_engine(f"sqlite:///{fresh}", hide_parameters=True)
    try:
        with engine.connect() as source:
            names = ", ".join(table.name for table in schema.metadata.sorted_tables)
            connection.execute(text(f"TRUNCATE {names}"))
            for table in schema.metadata.sorted_tables:
                found = source.execute(select(table)).partitions(1000)
                keys = [column.key for column in table.columns]
                for rows in found:
                    params = [dict(zip(keys, row, strict=True)) for row in rows]
                    connection.execute(table.insert(), params)
    finally:
        engine.dispose()


def _no_backup(_: str) -> None:
    """A copy needs no copy."""
