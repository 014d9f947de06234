"""What is owed to whom: places that should show a table as it stands, newest only.

A place behind its table is owed. Each chat has a worker while something is owed there; it
sends what comes first (hands before the public table), as the table stands at that moment,
within the chat's limits. What fails is tried again; what became old meanwhile is never sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakValueDictionary

from bot.budget import Budgets
from bot.failpoints import reach
from bot.house import House
from bot.notices import Showing, showing
from bot.people import likes
from bot.platforms.base import (
    Closed,
    Failed,
    Later,
    Place,
    Reply,
    Room,
    Shown,
    Vanished,
    person_of,
    room_of,
)
from bot.screen import Screen
from bot.sheets import made, screen_for
from bot.sitting import LOBBY, OPEN, Sitting
from games.protocol import Refused, Seat
from storage.rows import PUBLIC, PlaceRow

log = logging.getLogger(__name__)

DM: Final = "dm"
EPHEMERAL: Final = "ephemeral"
CLOSED: Final = "closed"
IN_PUBLIC: Final = "public"

FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 300.0


@dataclass(frozen=True, slots=True, order=True)
class Owed:
    """One place that is behind; hands come before the public table."""

    rank: int
    table: str
    seat: Seat


class Delivery:
    """Brings every place up to date."""

    def __init__(self, house: House, tasks: asyncio.TaskGroup) -> None:
        self._house = house
        self._tasks = tasks
        self._owed: dict[str, set[Owed]] = {}
        self._working: set[str] = set()
        self._places: dict[str, dict[Seat, PlaceRow]] = {}
        self._locks: WeakValueDictionary[tuple[str, Seat], asyncio.Lock] = WeakValueDictionary()
        self._down: set[str] = set()
        self._stopping = False
        self.budgets = Budgets(house.store, house.world)

    async def resume(self) -> None:
        """After a start: whatever was owed still is."""
        for table, _ in await self._house.store.owed():
            await self.owe(table)

    async def owe(self, table: str, *, down: bool = False) -> None:
        """The table has changed: all its places are behind. `down`: post it anew in its room."""
        try:
            sitting = await self._house.keeper.get(table)
        except Refused:
            return
        if down:
            self._down.add(table)
        places = await self.places(table)
        room = room_of(sitting.room)
        self._add(room.chat_key, Owed(1, table, PUBLIC))
        for row in sitting.seats:
            if row.person is not None:
                place = places.get(row.seat)
                private = place is None or place.way in (DM, CLOSED)
                self._add(row.person if private else room.chat_key, Owed(0, table, row.seat))
        for seat in tuple(places):
            if seat != PUBLIC and not (sitting.taken(seat) and sitting.row(seat).person):
                await self._forget(table, seat)

    async def again(self, table: str) -> None:
        """What showed the table is gone: all its places are behind, whatever they showed."""
        for seat in tuple(await self.places(table)):
            async with self._lock(table, seat):  # what is being sent now may be what got lost
                place = (await self.places(table)).get(seat)
                if place is not None:
                    await self._save(replace(place, ref=None, digest="", nonce=None))
        await self.owe(table)

    async def owe_seat(self, table: str, seat: Seat) -> None:
        """One seat's screen has changed: its draft has."""
        place = (await self.places(table)).get(seat)
        if place is not None and place.way == DM:
            person = (await self._house.keeper.get(table)).row(seat).person
            self._add(person or "", Owed(0, table, seat))

    async def remind(self, table: str, seat: Seat, decision: int) -> None:
        """Half the time is over: the notice once more, for whoever is still due."""
        sitting = await self._house.keeper.get(table)
        if seat not in sitting.due() or sitting.row(seat).decision != decision:
            return
        places = await self.places(table)
        for place in (places.get(seat), places.get(PUBLIC)):
            if place is not None and place.noticed >= decision:
                await self._save(replace(place, noticed=decision - 1))
        await self.owe(table)

    def stop(self) -> None:
        """Begin nothing new."""
        self._stopping = True

    async def places(self, table: str) -> Mapping[Seat, PlaceRow]:
        """Where a table is shown, by seat."""
        known = self._places.get(table)
        if known is None:
            loaded = await self._house.store.load(table)
            rows = loaded.places if loaded else ()
            known = self._places[table] = {row.seat: row for row in rows}
        return known

    def forget(self, table: str) -> None:
        """Look its places up anew: another process may have changed them."""
        self._places.pop(table, None)

    # Workers

    def _add(self, chat: str, owed: Owed) -> None:
        self._owed.setdefault(chat, set()).add(owed)
        if chat not in self._working and not self._stopping:
            self._working.add(chat)
            self._tasks.create_task(self._work(chat), name=f"delivery {chat}")

    async def _work(self, chat: str) -> None:
        """Send what is owed in one chat, the most urgent first, until nothing is."""
        waiting, wait = self._owed[chat], FIRST_WAIT
        while waiting and not self._stopping:
            await self.budgets.wait(chat, self._limit(chat))  # no lock is held while we wait
            owed = min(waiting)
            waiting.discard(owed)
            try:
                await self._present(chat, owed)
                wait = FIRST_WAIT
            except Later as later:
                waiting.add(owed)
                await self._house.world.sleep(later.seconds)
            except (Failed, OSError) as trouble:  # it may heal by itself
                log.warning("not delivered", extra={"table": owed.table, "why": repr(trouble)})
                waiting.add(owed)
                wait = await self._back_off(wait)
            except Exception:
                log.exception("cannot show a table", extra={"table": owed.table})
                wait = await self._back_off(wait)
        self._working.discard(chat)
        if not waiting:
            self._owed.pop(chat, None)

    async def _back_off(self, wait: float) -> float:
        await self._house.world.sleep(wait)
        return min(2 * wait, LONGEST_WAIT)

    # One place

    async def _present(self, chat: str, owed: Owed) -> None:
        async with self._lock(owed.table, owed.seat):
            sitting = await self._house.keeper.get(owed.table)
            if owed.seat != PUBLIC and not sitting.taken(owed.seat):
                return
            place = (await self.places(owed.table)).get(owed.seat)
            if place is None:
                place = PlaceRow(owed.table, owed.seat, IN_PUBLIC if owed.seat == PUBLIC else DM)
            way = await self._way(sitting, place)
            place = replace(place, way=way)
            if way == CLOSED or self._out_of_reach(place):
                await self._save(replace(place, shows=sitting.version, digest=""))
                return
            screen = await screen_for(self._house, sitting, owed.seat)
            await self._bring(chat, sitting, place, screen)

    async def _bring(self, chat: str, sitting: Sitting, place: PlaceRow, screen: Screen) -> None:
        digest = screen.digest()
        changed = place.digest != digest or place.ref is None
        down = sitting.id in self._down
        how = await showing(self._house, sitting, place, changed=changed, down=down)
        if not changed and not how.anew:
            return  # it shows the newest already, whatever version it was sent for
        await self.budgets.spend(chat, self._limit(chat))
        sheet = await made(self._house, sitting, place.seat, replace(screen, mention=how.mention))
        platform = self._house.platforms[sitting.platform]
        anew = how.anew or place.ref is None
        if anew:
            place = replace(place, nonce=place.nonce or self._house.world.nonce())
            await self._save(place)
            await reach("intended")
        old = None if place.ref is None else Shown(place.ref, place.editable_until)
        where = self._where(sitting, place)
        try:
            shown = await platform.show(where, sheet, None if anew else old, place.nonce or "")
        except Vanished:
            await self._save(replace(place, ref=None, digest=""))
            raise Later(0) from None
        except Closed as closed:
            await self._closed(sitting, place, closed)
            return
        await reach("sent")
        await self._shown(sitting, place, how, shown, digest, anew=anew)
        if anew and old is not None and old.ref != shown.ref:
            await self._remove(where, old)

    async def _shown(
        self,
        sitting: Sitting,
        place: PlaceRow,
        how: Showing,
        shown: Shown,
        digest: str,
        *,
        anew: bool,
    ) -> None:
        await self._save(
            replace(
                place,
                ref=shown.ref,
                shows=sitting.version,
                digest=digest,
                posted=self._house.world.now() if anew else place.posted,
                editable_until=shown.editable_until,
                nonce=None,
                tries=0,
                noticed=how.noticed,
            )
        )
        if place.seat == PUBLIC:
            self._down.discard(sitting.id)
        elif sitting.phase == LOBBY and place.ref is None:  # the lobby tells how hands arrive
            self._add(room_of(sitting.room).chat_key, Owed(1, sitting.id, PUBLIC))
        await reach("shown")

    async def _closed(self, sitting: Sitting, place: PlaceRow, closed: Closed) -> None:
        """A way that will not open by itself: the room shows it, and who is due is mentioned."""
        log.info("closed", extra={"table": sitting.id, "why": closed.reason})
        given_up = replace(place, shows=sitting.version, nonce=None, digest="")
        if place.seat == PUBLIC:
            await self._save(given_up)
            return
        await self._save(replace(given_up, way=CLOSED, ref=None))
        await self.owe(sitting.id)

    async def _remove(self, where: Place, old: Shown) -> None:
        platform = self._house.platforms[where.room.platform]
        try:
            await platform.remove(where, old)
        except (Closed, Vanished):
            return  # gone already, or out of reach: nothing to take away
        except Exception:
            log.warning("an old message stays", extra={"table": where.table}, exc_info=True)

    # Answers to presses

    async def answer(
        self, reply: Reply, sitting: Sitting, seat: Seat, screen: Screen, room: Room
    ) -> None:
        """Show a seat its screen as the answer to its press, and remember where. Raises Closed."""
        async with self._lock(sitting.id, seat):
            sheet = await made(self._house, sitting, seat, screen)
            shown = await reply.show(sheet, private=True)
            self.budgets.note(room.chat_key)
            place = (await self.places(sitting.id)).get(seat)
            if shown is None or (place is not None and place.way == DM and not room.private):
                return  # the private chat stays the place where news arrive
            place = place or PlaceRow(sitting.id, seat, DM)
            old = None if place.ref is None else Shown(place.ref, place.editable_until)
            new = replace(
                place,
                way=DM if room.private else EPHEMERAL,
                ref=shown.ref,
                shows=sitting.version,
                digest=screen.digest() if screen.page == 0 else "",
                posted=place.posted or self._house.world.now(),
                editable_until=shown.editable_until,
                nonce=None,
                noticed=max(place.noticed, sitting.row(seat).decision),
            )
            await self._save(new)
            if old is not None and old.ref != shown.ref and place.way == DM:
                await self._remove(self._where(sitting, place), old)

    # What is known of places

    async def opened(self, person: str) -> None:
        """A person's private chat is open: hands may go there again."""
        for table in await self._house.store.tables_of(person, OPEN):
            sitting = await self._house.keeper.get(table.id)
            seat = sitting.seat_of(person)
            place = (await self.places(table.id)).get(seat if seat is not None else PUBLIC)
            if place is not None and place.way == CLOSED:
                await self._save(replace(place, way=DM, digest=""))
            await self.owe(table.id)

    async def _way(self, sitting: Sitting, place: PlaceRow) -> str:
        """How this place can be reached now."""
        if place.seat == PUBLIC:
            return IN_PUBLIC
        person = await self._house.people.person(sitting.row(place.seat).person or "")
        here = likes(person).hand == "here"
        if here and self._house.platforms[sitting.platform].limits.ephemeral:
            return EPHEMERAL
        return place.way

    def _out_of_reach(self, place: PlaceRow) -> bool:
        """An ephemeral that cannot be changed any more waits for a press."""
        if place.way != EPHEMERAL:
            return False
        until = place.editable_until
        return place.ref is None or (until is not None and until < self._house.world.now())

    def _where(self, sitting: Sitting, place: PlaceRow) -> Place:
        room = room_of(sitting.room)
        if place.seat == PUBLIC:
            return Place(sitting.id, room)
        return Place(sitting.id, room, person_of(sitting.row(place.seat).person or ""))

    def _limit(self, chat: str) -> int:
        """Messages a minute in a chat; people's own chats have limits like rooms."""
        return self._house.platforms[chat.partition(":")[0]].limits.calls

    async def _save(self, place: PlaceRow) -> None:
        await self._house.store.place(place)
        self._places.setdefault(place.table, {})[place.seat] = place

    async def _forget(self, table: str, seat: Seat) -> None:
        await self._house.store.forget_place(table, seat)
        self._places.get(table, {}).pop(seat, None)

    def _lock(self, table: str, seat: Seat) -> asyncio.Lock:
        lock = self._locks.get((table, seat))
        if lock is None:
            lock = self._locks[table, seat] = asyncio.Lock()
        return lock
