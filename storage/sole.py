"""What only one of several processes may do at a time: whoever holds a lock of the database.

PostgreSQL lets go of the lock when its holder's connection ends, however that comes about; the
next in line then gets it. On SQLite there is one process, and nobody to wait for.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from zlib import crc32

from sqlalchemy.exc import SQLAlchemyError

from storage.engine import Database, Postgres

_SPACE: Final = 0x53544D54  # apart from the locks of other programs
_PAUSE: Final = 5.0  # seconds until the next attempt, and between two looks at the connection
_FOR_EVER: Final = 10.0 * 365 * 86400
_log: Final = logging.getLogger(__name__)


@asynccontextmanager
async def sole(database: Database, name: str) -> AsyncIterator[asyncio.Event]:
    """Entered by one process at a time, after waiting for it; the event says that it has lost
    the lock, because it lost the database: another process may have entered by then.
    """
    lost = asyncio.Event()
    if not isinstance(database, Postgres):
        yield lost
        return
    connection, raw = await _taken(database, name)
    raw.add_termination_listener(lambda _: lost.set())
    watching = asyncio.create_task(_watch(raw, lost), name=f"lock {name}")
    try:
        yield lost
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        # Not back to the pool: the lock would stay with the connection.
        await connection.invalidate()
        await connection.close()


async def _taken(database: Postgres, name: str) -> tuple[Any, Any]:
    """A connection that holds the lock."""
    number = crc32(name.encode())
    number -= (number >> 31) << 32  # PostgreSQL's integers have a sign
    while True:
        connection = None
        try:
            connection = await database.engine.connect()
            raw: Any = (await connection.get_raw_connection()).driver_connection
            await raw.execute(f"SELECT pg_advisory_lock({_SPACE}, {number})", timeout=_FOR_EVER)
        except (SQLAlchemyError, OSError) as error:
            _log.warning(
                "cannot wait for a lock", extra={"kind": name, "why": type(error).__name__}
            )
            if connection is not None:
                await connection.invalidate()
            await asyncio.sleep(_PAUSE)
        except BaseException:
            if connection is not None:
                await connection.invalidate()
                await connection.close()
            raise
        else:
            return connection, raw


async def _watch(raw: Any, lost: asyncio.Event) -> None:
    """A server that no longer answers has perhaps let go of the lock already."""
    try:
        while not lost.is_set():
            await asyncio.sleep(_PAUSE)
            await raw.execute("SELECT 1", timeout=_PAUSE)
    except Exception as error:  # noqa: BLE001 -- whatever it is, we cannot be sure any more
        _log.warning("a lock is lost", extra={"why": type(error).__name__})
        lost.set()
