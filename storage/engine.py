"""From a URL to a database: which one, how durable, and where its work is done.

All SQL is plain synchronous Core, a function of a connection. PostgreSQL runs it over asyncpg.
SQLite has no socket to wait for, only a disk: there the whole function runs in a thread. (An
asynchronous driver would have a thread as well, and hand it every statement in three pieces; a
transaction of the group commit then costs half as much again.)

Errors do not show what was to be written: that may be somebody's hand.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from storage.errors import BadAddress

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]

_READERS: Final = 4
_TRIES: Final = 4
_GAVE_WAY: Final = frozenset({"40001", "40P01"})  # PostgreSQL: not serialisable, a deadlock
_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # in WAL mode, too, a commit is on the disk when it returns
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",  # for a backup made by another process
)


def address(url: str) -> URL:
    """The URL with our driver, whatever driver it was written with."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadAddress(str(error)) from None
    kind = parsed.drivername.partition("+")[0]
    if kind == "sqlite":
        if parsed.database in {None, "", ":memory:"}:
            raise BadAddress(url)
        return parsed.set(drivername="sqlite", query={})
    if kind in {"postgres", "postgresql"}:
        return parsed.set(drivername="postgresql+asyncpg", query=_of_asyncpg(parsed))
    raise BadAddress(kind)


def _of_asyncpg(url: URL) -> dict[str, Any]:
    """What is written for libpq, as asyncpg calls it; what it has no word for is left out."""
    names = {"sslmode": "ssl", "ssl": "ssl", "host": "host", "port": "port"}
    return {names[name]: value for name, value in url.query.items() if name in names}


def file_of(url: URL) -> Path | None:
    """The SQLite file; None for PostgreSQL."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


class Database(Protocol):
    """Runs work on a connection, in a transaction of its own."""

    dialect: str

    async def read(self, work: Work[Answer]) -> Answer:
        """What `work` finds, all of it from the same moment."""

    async def write(self, work: Work[Answer]) -> Answer:
        """What `work` gives, once all it wrote is on the disk."""

    async def close(self) -> None:
        """Let go of all connections."""


def connect(url: URL) -> Database:
    """The database of an address; nothing is opened before the first work."""
    return Postgres(url) if file_of(url) is None else Sqlite(url)


class Sqlite:
    """A file with a write-ahead log; one thread writes, a few read."""

    dialect = "sqlite"

    def __init__(self, url: URL) -> None:
        # With isolation_level None the driver begins no transactions of its own.
        self._engine = create_engine(
            url,
            pool_size=_READERS + 1,
            hide_parameters=True,
            connect_args={"isolation_level": None},
        )
        event.listen(self._engine, "connect", _set_up)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")

    async def read(self, work: Work[Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._run, "BEGIN", work)

    async def write(self, work: Work[Answer]) -> Answer:
        # A writer takes its place at once: a reader that turns into a writer might be refused.
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._run, "BEGIN IMMEDIATE", work)

    def _run(self, begin: str, work: Work[Answer]) -> Answer:
        with self._engine.connect() as connection, connection.begin():
            connection.exec_driver_sql(begin)
            return work(connection)

    async def close(self) -> None:
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


def _set_up(connection: Any, _: object) -> None:
    for pragma in _PRAGMAS:
        connection.execute(pragma)


class Postgres:
    """A server, which other processes like this one may use at the same time."""

    dialect = "postgresql"

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(
            url,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"server_settings": {"application_name": "stammtisch"}},
        )

    async def read(self, work: Work[Answer]) -> Answer:
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def write(self, work: Work[Answer]) -> Answer:
        """As promised; again, if this transaction was the one to give way in a deadlock."""
        for _ in range(_TRIES):
            try:
                return await self._write(work)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in _GAVE_WAY:
                    raise
        return await self._write(work)

    async def _write(self, work: Work[Answer]) -> Answer:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()
