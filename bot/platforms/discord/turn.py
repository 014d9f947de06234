"""Whose gateway it is. Discord tells whoever connects of every press: of several processes that
are to serve the same servers one is connected, and another one connects when it is gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from bot.platforms.discord.names import NAME
from bot.settings import Settings
from storage import Store, Unreachable

log = logging.getLogger(__name__)

PROMPT: Final = 2.0  # seconds; whose turn has not come by then waits for somebody
AGAIN: Final = 10.0  # seconds to have it back after the database was away


class Turn:
    """The right to be connected for the servers that the settings name."""

    def __init__(self, settings: Settings, store: Store) -> None:
        parts = ",".join(map(str, settings.discord_shard_ids)) or "all"
        self._name = f"{NAME} {parts} of {settings.discord_shards}"
        self._store = store
        self._ours = asyncio.Event()
        self.waiting = False
        """Is another process connected in our place?"""

    async def came(self) -> bool:
        """Has it come at once? If not, it is waited for."""
        try:
            async with asyncio.timeout(PROMPT):
                await self._ours.wait()
        except TimeoutError:
            self.waiting = True
            log.info("another process is connected", extra={"platform": NAME})
        return not self.waiting

    async def use(self, connect: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Connect when it is our turn, until the connection ends; raises what that raises, and
        Unreachable if another process has our turn because we had lost the database.
        """
        connection: asyncio.Task[None] | None = None
        try:
            while connection is None or not connection.done():
                try:
                    async with (
                        asyncio.timeout(None if connection is None else AGAIN) as patience,
                        self._store.sole(self._name) as lost,
                    ):
                        patience.reschedule(None)
                        self._ours.set()
                        self.waiting = False
                        connection = connection or asyncio.create_task(connect())
                        await _first(connection, lost)
                except TimeoutError:
                    if await self._answers():
                        raise Unreachable(self._name) from None
        finally:
            if connection is not None:
                connection.cancel()
                await asyncio.gather(connection, return_exceptions=True)
        connection.result()

    async def _answers(self) -> bool:
        """Is the database there again? Then our turn is somebody else's."""
        try:
            await self._store.setting(self._name)
        except Unreachable:
            return False
        return True


async def _first(connection: asyncio.Task[None], lost: asyncio.Event) -> None:
    losing = asyncio.ensure_future(lost.wait())
    try:
        await asyncio.wait({connection, losing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        losing.cancel()
