"""The store: opened once a process, used by every task of it."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Self

from sqlalchemy import URL, Connection

from storage.backup import save
from storage.deadlines import Deadlines
from storage.desk import Desk
from storage.engine import PATIENCE, Database, Postgres, address, connect, file_of, opening
from storage.forgetting import Forgetting
from storage.listen import listen
from storage.lock import FileLock
from storage.migrate import migrate
from storage.people import People
from storage.places import Places
from storage.sole import sole
from storage.survey import Survey, look
from storage.tables import Tables

_log = logging.getLogger(__name__)


class Store(Tables, Places, Deadlines, People, Forgetting):
    """Rows in, rows out, of SQLite or PostgreSQL."""

    def __init__(self, database: Database, lock: FileLock | None) -> None:
        self._lock = lock
        self._desk = Desk(database, secrets.token_urlsafe(6))
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
        database = connect(where)
        try:
            await _migrate(database, where, backups)
        except BaseException:
            await database.close()
            if lock is not None:
                lock.release()
            raise
        if isinstance(database, Postgres):
            database.patience = PATIENCE
        return cls(database, lock)

    async def close(self, *, drain: bool = True) -> None:
        """Write what waits, then let go of the database.

        Without `drain` what waits is dropped, as if the process had died.
        """
        self._closing.set()
        try:
            await self._desk.group.close(drain=drain)
        finally:
            await self._desk.database.close()
            if self._lock is not None:
                self._lock.release()

    @property
    def alone(self) -> bool:
        """Can no other process have this database?"""
        return self._desk.dialect != "postgresql"

    @property
    def hears(self) -> int | None:
        """What was read while this was the same number is so still, unless `listen` has told
        that another process has changed it; None: somebody may have been missed.
        """
        return self._desk.hearing.since

    def listen(self) -> AsyncIterator[str]:
        """Tables that other processes change, from now on; ends when the store is closed. A
        person or room of which something was changed is named with an "@" before it, a table of
        which only the places were with a "#".

        Some are missed while the connection is lost; afterwards a "*" says that anything may
        have changed.
        On SQLite there are no other processes.
        """
        return listen(self._desk, self._closing)

    def sole(self, name: str) -> AbstractAsyncContextManager[asyncio.Event]:
        """What only one process may do at a time; it waits for its turn. The event says that
        the turn was lost, because the database was.
        """
        return sole(self._desk.database, name)

    async def survey(self, most: int = 1000) -> Survey:
        """How it stands: of the open tables at most so many."""
        return await self._desk.read(lambda connection: look(connection, most))

    @property
    def waiting(self) -> int:
        """Writes that wait for the commit before them."""
        return self._desk.group.waiting


async def _migrate(database: Database, url: URL, backups: Path | None) -> None:
    file = file_of(url)
    folder = backups or (Path() if file is None else file.parent)

    def work(connection: Connection) -> None:
        def back_up(step: str) -> None:
            now = time.time()
            stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
            file = folder / f"before-update-from-{step}-{stamp}.db"
            file.parent.mkdir(parents=True, exist_ok=True)
            save(connection, file, now)
            _log.info("the database is brought up to date, after a copy", extra={"file": str(file)})

        migrate(connection, back_up)

    with opening(url):
        await database.read(lambda _: None)
    await database.rebuild(work)
