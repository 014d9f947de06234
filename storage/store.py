"""The store: opened once a process, used by every task of it."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Self

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.backup import copy
from storage.deadlines import Deadlines
from storage.desk import Desk
from storage.engine import address, file_of, make_engine
from storage.errors import Damaged
from storage.group import transact
from storage.listen import listen
from storage.lock import FileLock
from storage.migrate import migrate
from storage.people import People
from storage.places import Places
from storage.tables import Tables


class Store(Tables, Places, Deadlines, People):
    """Rows in, rows out, of SQLite or PostgreSQL."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None) -> None:
        self._lock = lock
        self._desk = Desk(engine, secrets.token_urlsafe(6))
        self._closing = asyncio.Event()

    @classmethod
    async def open(cls, url: str, *, backups: Path | None = None) -> Self:
        """The database of that URL, brought up to this program.

        An SQLite file belongs to one process at a time (`Busy`). If the database is from an older
        program it is first copied into `backups`, or beside its file.
        """
        where = address(url)
        file = file_of(where)
        lock = None if file is None else FileLock(file)
        if lock is not None:
            lock.take()
        engine = make_engine(where)
        try:
            await _migrate(engine, where, backups)
        except BaseException:
            await engine.dispose()
            if lock is not None:
                lock.release()
            raise
        return cls(engine, lock)

    async def close(self, *, drain: bool = True) -> None:
        """Write what waits, then let go of the database.

        Without `drain` what waits is dropped, as if the process had died.
        """
        self._closing.set()
        try:
            await self._desk.group.close(drain=drain)
        finally:
            await self._desk.engine.dispose()
            if self._lock is not None:
                self._lock.release()

    def listen(self) -> AsyncIterator[str]:
        """Tables that other processes change, from now on; ends when the store is closed.

        Some may be missed while the connection is lost: this saves waiting, a poll is the net.
        On SQLite there are no other processes.
        """
        return listen(self._desk, self._closing)


async def _migrate(engine: AsyncEngine, url: URL, backups: Path | None) -> None:
    file = file_of(url)

    def back_up(revision: str) -> None:
        if file is not None:
            folder = backups or file.parent
            folder.mkdir(parents=True, exist_ok=True)
            stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
            copy(file, folder / f"{file.stem}-{revision}-{stamp}{file.suffix}")

    def work(connection: Connection) -> None:
        migrate(connection, back_up)

    try:
        await transact(engine, work)
    except OperationalError:
        raise
    except DatabaseError as error:
        if file is None:
            raise
        raise Damaged(str(file)) from error
