"""What is known of places: where each table is shown, in which message, to whom."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from bot.people import GONE
from bot.platforms.base import person_of
from bot.sitting import Sitting
from games.protocol import Seat
from storage import Store
from storage.rows import PUBLIC, PlaceRow

KEPT: Final = 512  # tables whose places are held in memory


class Places:
    """Every place, by table and seat; the newest are held in memory.

    Where other processes may write to the database too, nothing is held: a place is then
    looked up whenever something is to be sent there.
    """

    def __init__(self, store: Store, gone: Callable[[PlaceRow], object], kept: int = KEPT) -> None:
        """`gone` is told of a place whose reader is not at the table any more."""
        self._store = store
        self._gone = gone
        self._kept = kept if store.alone else 0
        self._known: OrderedDict[str, Mapping[Seat, PlaceRow]] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, table: str) -> Mapping[Seat, PlaceRow]:
        """Where a table is shown, by seat."""
        known = self._known.get(table)
        if known is not None:
            self._known.move_to_end(table)
            return known
        async with self._lock(table):
            return await self._of(table)

    async def save(self, place: PlaceRow) -> None:
        """The place is now this: on the disk when it returns."""
        async with self._lock(place.table):
            await self._save(place)

    async def follow(self, sitting: Sitting) -> Mapping[Seat, PlaceRow]:
        """The table's places, after each went with its reader to the chair they have now.

        A message belongs to a person: on a chair that changed hands, what was sent to the one
        must never become the other's.
        """
        places = await self.of(sitting.id)
        if not _astray(sitting, places):
            return places
        async with self._lock(sitting.id):
            places = await self._of(sitting.id)
            astray = _astray(sitting, places)
            moved = {
                seat: replace(places[old], seat=seat)
                for old in astray
                if (seat := sitting.seat_of(places[old].person or "")) is not None
            }
            for place in moved.values():
                await self._save(place)
            for seat in astray:
                if seat not in moved:
                    await self._drop(sitting.id, seat)
                if sitting.seat_of(places[seat].person or "") is None:
                    self._gone(places[seat])
            return await self._of(sitting.id)

    def forget(self, table: str) -> None:
        """Look its places up anew."""
        self._known.pop(table, None)

    async def _of(self, table: str) -> Mapping[Seat, PlaceRow]:
        known = self._known.get(table)
        if known is None:
            known = {row.seat: row for row in await self._store.places(table)}
            self._keep(table, known)
        return known

    async def _save(self, place: PlaceRow) -> None:
        await self._store.place(place)
        known = self._known.get(place.table)
        if known is not None:
            self._keep(place.table, {**known, place.seat: place})

    async def _drop(self, table: str, seat: Seat) -> None:
        await self._store.forget_place(table, seat)
        known = self._known.get(table)
        if known is not None:
            self._keep(table, {at: place for at, place in known.items() if at != seat})

    def _keep(self, table: str, known: Mapping[Seat, PlaceRow]) -> None:
        self._known[table] = known
        self._known.move_to_end(table)
        while len(self._known) > self._kept:
            self._known.popitem(last=False)

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock


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
    person = next((row.person for row in sitting.seats if row.seat == seat), None)
    return None if person is None or person_of(person).id.startswith(GONE) else person


def _astray(sitting: Sitting, places: Mapping[Seat, PlaceRow]) -> list[Seat]:
    """Seats whose place was made for somebody who does not sit there now."""
    return [
        seat
        for seat, place in places.items()
        if seat != PUBLIC and (place.person is None or place.person != reader(sitting, seat))
    ]
