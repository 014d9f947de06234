"""From a URL to an engine: which database, with which driver, how durable."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage.errors import BadAddress

WRITES = "storage_writes"
"""The execution option of a connection that is going to write."""

_PRAGMAS = (
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
        return parsed.set(drivername="sqlite+aiosqlite", query={})
    if kind in {"postgres", "postgresql"}:
        return parsed.set(drivername="postgresql+asyncpg", query=_of_asyncpg(parsed))
    raise BadAddress(kind)


def _of_asyncpg(url: URL) -> dict[str, Any]:
    """What is written for libpq, as asyncpg calls it; what it has no word for is left out."""
    names = {"sslmode": "ssl", "connect_timeout": "timeout", "host": "host", "port": "port"}
    return {names[name]: value for name, value in url.query.items() if name in names}


def file_of(url: URL) -> Path | None:
    """The SQLite file; None for PostgreSQL."""
    if url.get_backend_name() != "sqlite":
        return None
    return Path(url.database or "")


def make_engine(url: URL) -> AsyncEngine:
    """An engine for either database. SQLite: write-ahead log, every commit on the disk."""
    if file_of(url) is None:
        return create_async_engine(
            url,
            pool_pre_ping=True,
            connect_args={"server_settings": {"application_name": "stammtisch"}},
        )
    # With isolation_level None the driver begins no transactions of its own: _begin does.
    engine = create_async_engine(url, max_overflow=0, connect_args={"isolation_level": None})
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """A writer takes its place at once: a reader that turns into a writer might be refused."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
