"""What is known of places: where each table is shown, in which message, to whom."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.keeper import Busy
from bot.people import GONE
from bot.platforms.base import Later, person_of
from bot.shared import Shared
from bot.sitting import Sitting
from games.protocol import Seat
from storage import Store
from storage.rows import PUBLIC, PlaceRow

KEPT: Final = 512  # tables whose places are held in memory


class Crossed(Later):
    """Another process has shown something at the same place meanwhile: look at it anew."""

    def __init__(self) -> None:
        super().__init__(0)


class Places:
    """Every place, by table and seat; the newest are held in memory.

    Where other processes write to the database too, they tell what they write, and it is looked
    up anew; while we cannot hear them, nothing is held. That comes a moment late, so memory is
    never the judge: a place is written only if it still is what one thought. Between the two
    lies a message: of two processes that send one in the same moment (one holds the lease of the
    chat, the other answers a press) the slower one learns of it.
    """

    def __init__(self, store: Store, gone: Callable[[PlaceRow], object], kept: int = KEPT) -> None:
        """`gone` is told of a place whose reader is not at the table any more."""
        self._store = store
        self._gone = gone
        self._kept = kept
        self._known: OrderedDict[str, Mapping[Seat, PlaceRow]] = OrderedDict()
        self._since: int | None = None  # when we heard the others, and held what we know
        self._doubted: set[str] = set()  # being read, and changed meanwhile
        self._tables: Shared[str, asyncio.Lock] = Shared(asyncio.Lock)
        self._places: Shared[tuple[str, Seat], asyncio.Lock] = Shared(asyncio.Lock)

    async def of(self, table: str) -> Mapping[Seat, PlaceRow]:
        """Where a table is shown, by seat."""
        known = self._held(table)
        if known is not None:
            self._known.move_to_end(table)
            return known
        async with self._tables.of(table):
            return await self._of(table)

    async def newest(self, table: str) -> Mapping[Seat, PlaceRow]:
        """Where a table is shown, looked up if another process may know better."""
        if not self._store.alone:
            self.forget(table)
        return await self.of(table)

    async def save(self, was: PlaceRow | None, place: PlaceRow) -> None:
        """The place is now this: on the disk when it returns. Raises Crossed, and nothing is
        written, where another process has made something else of it than it `was`.
        """
        if self._store.alone:
            await self._store.place(place)
        elif not await self._store.place_after(was, place):
            self.forget(place.table)
            raise Crossed
        self._note(was, place)

    async def change(self, table: str, seat: Seat, new: Callable[[PlaceRow], PlaceRow]) -> None:
        """The place is now `new` of what it was, if there is one."""
        while (was := (await self.of(table)).get(seat)) is not None:
            with suppress(Crossed):  # then it is looked up again
                await self.save(was, new(was))
                return

    async def change_idle(
        self, table: str, seats: Iterable[Seat], new: Callable[[PlaceRow], PlaceRow]
    ) -> None:
        """The same for some places. Raises Busy, and nothing is changed, where something is being
        brought to one of them: that may take a minute, which not everyone can wait.
        """
        locks = {seat: self.lock(table, seat) for seat in seats}
        if any(lock.locked() for lock in locks.values()):
            raise Busy
        async with AsyncExitStack() as held:
            for lock in locks.values():
                await held.enter_async_context(lock)  # they are free: nobody comes between
            for seat in locks:
                await self.change(table, seat, new)

    async def follow(self, sitting: Sitting) -> Mapping[Seat, PlaceRow]:
        """The table's places, after each went with its reader to the chair they have now.

        A message belongs to a person: on a chair that changed hands, what was sent to the one
        must never become the other's.
        """
        places = await self.of(sitting.id)
        if not _astray(sitting, places):
            return places
        while True:
            with suppress(Crossed):  # another process does the same just now
                return await self._followed(sitting)

    async def _followed(self, sitting: Sitting) -> Mapping[Seat, PlaceRow]:
        async with self._tables.of(sitting.id):
            if not self._store.alone:  # what is taken away must be what is there
                self.forget(sitting.id)
            places = await self._of(sitting.id)
            astray = _astray(sitting, places)
            moved = {
                seat: replace(places[old], seat=seat)
                for old in astray
                if (seat := sitting.seat_of(places[old].person or "")) is not None
            }
            for seat, place in moved.items():
                await self.save(places.get(seat), place)
            for seat in astray:
                if seat not in moved:
                    await self._drop(places[seat])
                if sitting.seat_of(places[seat].person or "") is None:
                    self._gone(places[seat])
            return await self._of(sitting.id)

    def lock(self, table: str, seat: Seat) -> asyncio.Lock:
        """Held by whoever of this process brings something there."""
        return self._places.of((table, seat))

    def forget(self, table: str) -> None:
        """Look its places up anew."""
        self._known.pop(table, None)
        lock = self._tables.get(table)
        if lock is not None and lock.locked():
            self._doubted.add(table)

    def put_away(self, sitting: Sitting) -> None:
        """The table has ended: its places are not held once all of them show that."""
        known = self._known.get(sitting.id)
        if known is not None and all(one.shows >= sitting.version for one in known.values()):
            self.forget(sitting.id)

    def forget_all(self) -> None:
        """Look all places up anew."""
        for table in {*self._known, *self._tables}:
            self.forget(table)

    def _held(self, table: str) -> Mapping[Seat, PlaceRow] | None:
        """What is in memory, and can be believed."""
        if self._store.hears != self._since:
            self._since = self._store.hears
            self.forget_all()
        return self._known.get(table)

    async def _of(self, table: str) -> Mapping[Seat, PlaceRow]:
        """What is in memory, or read; the table is locked."""
        known = self._held(table)
        if known is not None:
            return known
        self._doubted.discard(table)
        known = {row.seat: row for row in await self._store.places(table)}
        if self._since is not None and table not in self._doubted:
            self._keep(table, known)
        self._doubted.discard(table)
        return known

    def _note(self, was: PlaceRow | None, place: PlaceRow) -> None:
        """The place has been written."""
        known = self._known.get(place.table)
        if known is not None and known.get(place.seat) in (was, place):
            self._keep(place.table, {**known, place.seat: place})
        else:  # it is being read, or others have changed it again: we do not know which came first
            self.forget(place.table)

    async def _drop(self, place: PlaceRow) -> None:
        await self._store.forget_place(place)
        self.forget(place.table)

    def _keep(self, table: str, known: Mapping[Seat, PlaceRow]) -> None:
        self._known[table] = known
        self._known.move_to_end(table)
        while len(self._known) > self._kept:
            self._known.popitem(last=False)


class Own:
    """What this process has shown itself. Where several share a database and each has pages of
    its own, a place that shows the newest elsewhere may be behind here.
    """

    def __init__(self, store: Store, kept: int = KEPT) -> None:
        self._kept = 0 if store.alone else kept
        self._shown: OrderedDict[str, dict[Seat, str]] = OrderedDict()

    def shown(self, place: PlaceRow, digest: str) -> None:
        """This is what we have shown there."""
        if self._kept:
            self._shown.setdefault(place.table, {})[place.seat] = digest
            self._shown.move_to_end(place.table)
            while len(self._shown) > self._kept:
                self._shown.popitem(last=False)

    def doubt(self, table: str) -> None:
        """Another process has changed the table: what we showed of it is old."""
        self._shown[table] = dict.fromkeys(self._shown.get(table, ()), "")

    def elsewhere(self, place: PlaceRow, digest: str) -> bool:
        """Is this shown by another process, and not by us?"""
        ours = self._shown.get(place.table)
        return ours is not None and ours.get(place.seat) != digest


def reader(sitting: Sitting, seat: Seat) -> str | None:
    """The person who alone reads what is shown to a seat; None: a computer, or nobody."""
    for row in sitting.seats:
        if row.seat == seat:
            return None if row.person is None or _gone(row.person) else row.person
    return None


@lru_cache(4096)
def _gone(person: str) -> bool:
    """Was this person forgotten?"""
    return person_of(person).id.startswith(GONE)


def _astray(sitting: Sitting, places: Mapping[Seat, PlaceRow]) -> list[Seat]:
    """Seats whose place was made for somebody who does not sit there now."""
    at_home = {row.seat: row.person for row in sitting.seats if row.person}
    return [
        seat
        for seat, place in places.items()
        if seat != PUBLIC and (place.person != at_home.get(seat, "") or _gone(place.person or ""))
    ]
