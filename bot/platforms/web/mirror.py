"""Tables of other platforms, as pages show them: to whoever has the link, and to a browser that
was let in to somebody's seat.

Their own platforms go on showing them. A page is brought up to date whenever a table changes.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final

from bot.platforms.base import Deliver, Limits, Look
from bot.platforms.web.shelf import Page, Shelf
from bot.screen import Sheet

ROOM: Final = "~"  # no room of ours has such a name


class Mirror:
    """Every such table that somebody looks at."""

    def __init__(self, shelf: Shelf, bring: Deliver, limits: Limits) -> None:
        self._shelf = shelf
        self._bring = bring
        self._limits = limits
        self._seats: defaultdict[str, dict[str, str]] = defaultdict(dict)
        """By table: which visitor looks at whose seat."""
        self._stale: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def room(self, table: str) -> str:
        """Where the shelf keeps such a table."""
        return ROOM + table

    async def enter(self, table: str, page: Page, person: str | None) -> None:
        """A page is open, on a person's seat or only to look on: it is told what is there."""
        if page.person is not None and person is not None:
            self._seats[table][page.person] = person
        await self._shelf.enter(self.room(table), page)
        self.changed(table)

    def changed(self, table: str) -> None:
        """The table is not as it was; whoever looks at it is told, the newest only."""
        if not self._shelf.looked_at(self.room(table)):
            self._seats.pop(table, None)
            return
        self._stale.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._follow(table), name=f"mirror {table}")

    async def close(self) -> None:
        """Nobody is told anything more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self, table: str) -> None:
        try:
            while table in self._stale:
                self._stale.discard(table)
                await self._look(table, None, None)
                for visitor, person in tuple(self._seats[table].items()):
                    await self._look(table, visitor, person)
        finally:
            del self._tasks[table]

    async def _look(self, table: str, visitor: str | None, person: str | None) -> None:
        async def seen(sheet: Sheet | None) -> None:
            if sheet is not None:
                await self._shelf.put(self.room(table), table, visitor, sheet)
            elif visitor is not None:  # the seat is somebody else's now
                self._seats[table].pop(visitor, None)
                self._shelf.take(self.room(table), table, visitor)

        await self._bring(Look(table, person, self._limits, seen))
