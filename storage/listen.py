"""Hearing which tables the other processes have changed."""

import asyncio
import logging
from asyncio import FIRST_COMPLETED
from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from storage.commits import CHANNEL
from storage.desk import Desk
from storage.engine import Postgres

ANYTHING: Final = "*"
"""Heard after the connection was lost: anything may have changed meanwhile."""

_PAUSE: Final = 5.0  # seconds until the next attempt, if the connection is lost
_LOOK: Final = 5.0  # seconds between two looks at the connection, and for its answer
_log = logging.getLogger(__name__)


async def listen(desk: Desk, closing: asyncio.Event) -> AsyncIterator[str]:
    """Names of tables, until the store is closed."""
    if not isinstance(desk.database, Postgres):
        await closing.wait()
        return
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    task = asyncio.create_task(_hear(desk, desk.database, heard, closing), name="listen")
    try:
        while (payload := await heard.get()) is not None:
            sender, *names = payload.split(" ")
            if sender != desk.teller.sender:
                for name in names:
                    yield name
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _hear(
    desk: Desk, database: Postgres, heard: asyncio.Queue[str | None], closing: asyncio.Event
) -> None:
    """Listen, and again when the connection is lost; None when the store is closed."""
    first = True
    try:
        while not closing.is_set():
            try:
                await _hear_once(desk, database, heard, closing, first=first)
            except (SQLAlchemyError, OSError):
                _log.warning("cannot listen to other processes", exc_info=True)
                await _wait(closing, _PAUSE)
            first = False
    finally:
        heard.put_nowait(None)


async def _hear_once(
    desk: Desk,
    database: Postgres,
    heard: asyncio.Queue[str | None],
    closing: asyncio.Event,
    *,
    first: bool,
) -> None:
    over = asyncio.Event()
    async with database.engine.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _: over.set())
        await raw.add_listener(CHANNEL, lambda *message: heard.put_nowait(message[-1]))
        desk.hearing.begin()
        if not first:
            heard.put_nowait(f"nobody {ANYTHING}")
        ends = [asyncio.create_task(event.wait()) for event in (over, closing)]
        try:
            # A connection may be dead and look well: then nobody is heard, and nobody is missed.
            while not (await asyncio.wait(ends, timeout=_LOOK, return_when=FIRST_COMPLETED))[0]:
                await _look(raw)
        finally:
            desk.hearing.end()
            for end in ends:
                end.cancel()
            # Not back to the pool: it would go on listening there.
            await connection.invalidate()


async def _look(raw: Any) -> None:
    """Raises ConnectionError if the server does not answer.

    Whoever stops waiting does not stop the question: the driver would open one more connection to
    tell the server so. It ends with this one.
    """
    asked = asyncio.ensure_future(raw.execute("SELECT 1"))
    asked.add_done_callback(lambda one: one.cancelled() or one.exception())
    await asyncio.wait({asked}, timeout=_LOOK)
    if not asked.done() or asked.exception() is not None:
        raise ConnectionError


async def _wait(closing: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await closing.wait()
    except TimeoutError:
        return
