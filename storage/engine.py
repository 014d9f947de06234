"""From a URL to a database: which one, how durable, and where its work is done.

All SQL is plain synchronous Core, a function of a connection. PostgreSQL runs it over asyncpg.
SQLite has no socket to wait for, only a disk: there the whole function runs in a thread. (An
asynchronous driver would have a thread as well, and hand it every statement in three pieces; a
transaction of the group commit then costs half as much again.)

Errors do not show what was to be written: that may be somebody's hand.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from storage.errors import BadAddress, Damaged, TurnedAway, Unreachable

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]

PATIENCE: Final = 10.0
"""Seconds that a server has for one piece of work of a running bot."""

_READERS: Final = 4
_CONNECTIONS: Final = 10
"""To a server, at most; each is kept once it is made, for making one costs more than a move."""

_TRIES: Final = 4
_GAVE_WAY: Final = frozenset({"40001", "40P01"})  # PostgreSQL: not serialisable, a deadlock
# PostgreSQL: no connection, read only, no room, told to stop, a fault of the system
_AWAY: Final = frozenset({"08", "25", "53", "57", "58"})
_REFUSED: Final = frozenset({"28", "3D"})  # PostgreSQL: wrong user or password, no such database
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


def shown(url: URL) -> str:
    """The address as people write it, without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string()


@contextmanager
def opening(url: URL) -> Iterator[None]:
    """The first question to a database: whatever fails is said as what it is, and where."""
    try:
        yield
    except Unreachable as error:
        raise Unreachable(f"{shown(url)}: {error}") from error
    except DBAPIError as error:
        file = file_of(url)
        if file is not None:
            raise Damaged(str(file)) from error
        state = getattr(error.orig, "sqlstate", None) or ""
        refused = state[:2] in _REFUSED
        kind = TurnedAway if refused else Unreachable
        # Who may come in, and where, is said before anything of a game can be.
        why = str(error.orig.__cause__) if refused and error.orig else _kind(error)
        raise kind(f"{shown(url)}: {why}") from error


@contextmanager
def answering() -> Iterator[None]:
    """A database that does not answer, or has no room left, is `Unreachable`, whatever the
    driver calls it. Its words are left out: they may quote what was to be written.
    """
    try:
        yield
    except (OSError, PoolTimeout) as error:  # a TimeoutError is an OSError
        why = getattr(error, "strerror", None) or str(error) or _kind(error)
        raise Unreachable(why) from error
    except DBAPIError as error:
        state = getattr(error.orig, "sqlstate", None) or ""
        if (
            error.connection_invalidated
            or state[:2] in _AWAY
            or isinstance(error, OperationalError | InterfaceError)
        ):
            raise Unreachable(_kind(error)) from error
        raise


def _kind(error: Exception) -> str:
    """What kind of error it is. SQLite's words for what keeps it from working hold no values."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.OperationalError):
        return str(cause)
    return type(cause).__name__


class Database(Protocol):
    """Runs work on a connection, in a transaction of its own."""

    dialect: str

    async def read(self, work: Work[Answer]) -> Answer:
        """What `work` finds, all of it from the same moment."""

    async def write(self, work: Work[Answer]) -> Answer:
        """What `work` gives, once all it wrote is on the disk."""

    async def rebuild(self, work: Work[Answer]) -> Answer:
        """The same for work that makes tables anew, and sees to it that references still hold."""

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
        with answering(), self._engine.connect() as connection, connection.begin():
            connection.exec_driver_sql(begin)
            return work(connection)

    async def rebuild(self, work: Work[Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._rebuild, work)

    def _rebuild(self, work: Work[Answer]) -> Answer:
        """SQLite changes a table by dropping it, which references to its rows would forbid."""
        with answering(), self._engine.connect() as connection:
            connection.detach()  # closed afterwards: nobody else gets it as it is now
            connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            connection.commit()  # within a transaction it would be ignored
            with connection.begin():
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                return work(connection)

    async def close(self) -> None:
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


def _set_up(connection: Any, _: object) -> None:
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def _still_open(connection: Any, *_: object) -> None:
    """A connection that the server has closed is replaced before it is used. The driver knows of
    it; asking the server each time would take as long as the work itself.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError


class Postgres:
    """A server, which other processes like this one may use at the same time."""

    dialect = "postgresql"

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_use_lifo=True,  # the last one used knows the statements
            connect_args={"server_settings": {"application_name": "stammtisch"}},
        )
        event.listen(self.engine.sync_engine, "checkout", _still_open)
        self._plain = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.patience: float | None = None
        """How long a piece of work may take; None: as long as it does."""

    async def read(self, work: Work[Answer]) -> Answer:
        with answering():
            async with asyncio.timeout(self.patience), self.engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                return await connection.run_sync(work)

    async def write(self, work: Work[Answer]) -> Answer:
        """As promised; again, if this transaction was the one to give way in a deadlock."""
        return await self._insist(self._write, work)

    async def rebuild(self, work: Work[Answer]) -> Answer:
        return await self.write(work)  # it changes tables in their place

    async def single(self, work: Work[Answer]) -> Answer:
        """What `work` gives, which is one statement: a transaction by itself, and one question
        to the server where beginning and ending one would be two more.
        """
        return await self._insist(self._single, work)

    async def _insist(
        self, attempt: Callable[[Work[Answer]], Awaitable[Answer]], work: Work[Answer]
    ) -> Answer:
        with answering():
            for _ in range(_TRIES):
                try:
                    return await attempt(work)
                except DBAPIError as error:
                    if getattr(error.orig, "sqlstate", None) not in _GAVE_WAY:
                        raise
            return await attempt(work)

    async def _write(self, work: Work[Answer]) -> Answer:
        async with asyncio.timeout(self.patience), self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def _single(self, work: Work[Answer]) -> Answer:
        async with asyncio.timeout(self.patience), self._plain.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()
