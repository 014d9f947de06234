"""Keeps the tables: one lock a table, the newest state at hand, every change stored first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.failpoints import reach
from bot.record import COMPUTER, PLAYED, STAND_IN, TABLE
from bot.shared import Shared
from bot.sitting import RECENT, Sitting, change, load, stored
from bot.watch import Watch
from games.protocol import NATURE, Refused
from games.text import Text
from storage import Store
from storage.rows import PUBLIC, PlaceRow

KEPT: Final = 256  # tables held in memory; the others are loaded when somebody presses
TRIES: Final = 8  # conflicts with other processes before we give up

Judge = Callable[[Sitting], Sitting]


class Busy(Refused):
    """Others were always faster: nothing has been decided, and it is worth another try."""

    def __init__(self) -> None:
        super().__init__(Text("table-busy"))


class Keeper:
    """All tables, by id."""

    def __init__(self, store: Store, kept: int = KEPT, watch: Watch | None = None) -> None:
        self._store = store
        self._watch = watch or Watch()
        self._kept = kept
        self._tables: OrderedDict[str, Sitting] = OrderedDict()
        self._locks: Shared[str, asyncio.Lock] = Shared(asyncio.Lock)
        self._doubted: set[str] = set()

    async def newest(self, table: str) -> Sitting:
        """The table as it stands, looked up if another process may know better."""
        if not self._store.alone:
            self.forget(table)
        return await self.get(table)

    async def at_least(self, table: str, version: int) -> Sitting:
        """The table as it stands, not older than a version that somebody has seen."""
        known = self._tables.get(table)
        if known is not None and known.version < version:
            self.forget(table)
        return await self.get(table)

    async def get(self, table: str) -> Sitting:
        """The table as it stands; raises Refused if there is none."""
        known = self._tables.get(table)
        if known is not None:
            self._tables.move_to_end(table)
            return known
        async with self._locks.of(table):
            return self._tables.get(table) or await self._load(table)

    async def open(self, sitting: Sitting) -> Sitting:
        """Store a new table."""
        place = PlaceRow(sitting.id, PUBLIC, "public")
        if not await self._store.commit(replace(change(None, sitting), places=(place,))):
            raise RuntimeError(f"table {sitting.id} exists already")
        await reach("stored")
        return self._keep(sitting)

    def opening(self, room: str) -> asyncio.Lock:
        """To be held while somebody looks for a lobby of a room and opens one if there is none."""
        return self._locks.of(f"lobbies of {room}")

    async def change(self, table: str, judge: Judge) -> tuple[Sitting, Sitting]:
        """The table before and after. `judge` may raise Refused; it is asked again if another
        process was faster. What it returns unchanged is not stored. Raises Busy.
        """
        async with self._locks.of(table):
            for _ in range(TRIES):
                old = self._tables.get(table) or await self._load(table)
                next_version = replace(old, version=old.version + 1)
                new = judge(next_version)
                if new is next_version:
                    return old, old
                await reach("judged")
                if await self._commit(old, new):
                    self._count(old, new)
                    await reach("stored")
                    return old, self._keep(stored(new))
                self._tables.pop(table, None)
        raise Busy

    async def draft(self, sitting: Sitting, seat: int, new: tuple[int, ...]) -> bool:
        """A seat's draft instead of the one it had in `sitting`; False: something was faster."""
        before = sitting.row(seat)
        async with self._locks.of(sitting.id):
            old = self._tables.get(sitting.id) or await self._load(sitting.id)
            row = old.row(seat)
            if (row.decision, row.draft) != (before.decision, before.draft):
                return False
            if row.draft == new:
                return True
            if not await self._store.draft(sitting.id, seat, row.decision, row.draft, new):
                self._tables.pop(sitting.id, None)
                return False
            await reach("drafted")
            self._keep(old.with_seat(replace(row, draft=new)))
            return True

    def forget(self, table: str) -> None:
        """Load it anew next time: somebody else has changed it."""
        self._tables.pop(table, None)
        lock = self._locks.get(table)
        if lock is not None and lock.locked():
            self._doubted.add(table)  # what is being loaded or stored just now may be older

    def forget_all(self) -> None:
        """Load every table anew: any of them may have been changed."""
        for table in tuple(self._tables):
            self.forget(table)

    async def _commit(self, old: Sitting, new: Sitting) -> bool:
        try:
            return await self._store.commit(change(old, new))
        except BaseException:
            self._tables.pop(new.id, None)  # it may be stored or not
            raise

    def _count(self, old: Sitting, new: Sitting) -> None:
        for entry in new.recent[old.n - new.n :] if new.n > old.n else ():
            if entry.kind == PLAYED and entry.seat != NATURE:
                by = entry.by if entry.by in (COMPUTER, STAND_IN, TABLE) else "person"
                self._watch.count("moves_total", game=new.game.key, by=by)

    async def _load(self, table: str) -> Sitting:
        loaded = await self._store.load(table)
        if loaded is None:
            raise Refused(Text("table-unknown"))
        return self._keep(load(loaded, await self._store.log(table, last=RECENT)))

    def _keep(self, sitting: Sitting) -> Sitting:
        if sitting.id in self._doubted:
            self._doubted.discard(sitting.id)
            self._tables.pop(sitting.id, None)
            return sitting
        self._tables[sitting.id] = sitting
        self._tables.move_to_end(sitting.id)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)
        return sitting
