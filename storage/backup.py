"""Copies of a database, made while it is in use. A copy is always one SQLite file.

PostgreSQL's rows are written into such a file too, so that one `restore` reads every copy, and a
small server can move to a big one.
"""

import errno
import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, column, create_engine, inspect, select, table

from storage.engine import address, connect, file_of, opening, shown
from storage.errors import Absent, Damaged, NoCopy
from storage.migrate import revision, upgrade

MADE: Final = "backup"
"""The setting that says, in a copy, of which moment it is."""


async def backup(url: str, file: Path, *, now: float | None = None) -> None:
    """A whole copy of the database at one moment, under that name only when it is complete.

    Nothing is overwritten, and the folder must be there.
    """
    _free(file)
    where = address(url)
    database = connect(where)
    at = time.time() if now is None else now
    try:
        source = file_of(where)
        if source is not None and not source.exists():
            raise Absent(str(source))
        with opening(where):
            await database.read(lambda connection: save(connection, file, at))
    finally:
        await database.close()


def _free(file: Path) -> None:
    """Raise OSError unless a file of this name can be made, and none is there."""
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    if not file.absolute().parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file.parent))
    part = _part(file)
    try:
        part.touch()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from error
    part.unlink()


def save(connection: Connection, target: Path, at: float) -> None:
    """Copy what this connection is connected to."""
    with _whole(target) as part:
        source = connection.engine.url.database
        if connection.dialect.name == "sqlite":
            # Not with this connection itself: the copy may be made within its transaction.
            with closing(sqlite3.connect(str(source))) as old, closing(_open(part)) as new:
                old.backup(new)
        else:
            _save_rows(connection, part)
        with closing(_open(part)) as copy:
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            value = json.dumps({"at": at})
            copy.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (MADE, value))
            check(copy)


def check(copy: sqlite3.Connection) -> None:
    """Raise `Damaged` unless every page and every reference is in order."""
    try:
        wrong = [row[0] for row in copy.execute("PRAGMA integrity_check") if row[0] != "ok"]
        wrong += [row[0] for row in copy.execute("PRAGMA foreign_key_check")]
    except sqlite3.DatabaseError as error:
        raise Damaged(str(error)) from error
    if wrong:
        raise Damaged(*wrong[:3])


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None)


def _part(target: Path) -> Path:
    """What a copy is called until it is complete."""
    return target.with_name(target.name + ".part")


@contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A file to write to; it gets its name when it is complete and on the disk."""
    part = _part(target)
    part.unlink(missing_ok=True)
    try:
        yield part
        flush(part)
        part.replace(target)
        flush(target.parent)
    except (OSError, sqlite3.OperationalError) as error:  # SQLite's kind for a full disk, too
        why = getattr(error, "strerror", None) or str(error)
        raise NoCopy(f"{target}: {why}") from error
    finally:
        part.unlink(missing_ok=True)


def flush(path: Path) -> None:
    """Have the disk know this file, or the names in this folder."""
    try:
        file = os.open(path, os.O_RDONLY)
    except PermissionError:  # Windows opens no folders, and keeps their names without being asked
        return
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _save_rows(connection: Connection, part: Path) -> None:
    """The rows of PostgreSQL, in an SQLite database of the same step."""
    step = revision(connection)
    if step is None:
        raise Absent(shown(connection.engine.url))
    engine = create_engine(f"sqlite:///{part}", hide_parameters=True)
    try:
        with engine.begin() as copy:
            upgrade(copy, step)
            names = set(inspect(copy).get_table_names()) - {"alembic_version"}
            for name in sorted(names):
                columns = inspect(copy).get_columns(name)
                rows = table(name, *(column(found["name"]) for found in columns))
                for some in connection.execute(select(rows)).mappings().partitions(1000):
                    copy.execute(rows.insert(), [dict(row) for row in some])
    finally:
        engine.dispose()
