"""What is owed to whom: places that should show a table as it stands, newest only.

A place behind its table is owed, also after a restart. What is sent is made at the moment of
sending, of the table as it stands then: what became old meanwhile is never sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final

from bot.answers import Answers
from bot.errands import IDLE, Errands, Owed
from bot.failpoints import reach
from bot.house import House
from bot.notices import Reminders, Showing, can_wait, showing, undisturbed
from bot.places import Crossed, Own, Places, reader
from bot.platforms.base import (
    Closed,
    Later,
    Place,
    Reply,
    Room,
    Shown,
    Vanished,
    person_of,
    room_of,
)
from bot.platforms.traits import Local
from bot.postman import Postman
from bot.screen import Screen
from bot.sheets import painted, screen_for, worded
from bot.sitting import LOBBY, OPEN, Sitting, behind
from bot.ways import CLOSED, DM, EPHEMERAL, IN_PUBLIC, out_of_reach, way_of, where_is
from games.protocol import Refused, Seat
from storage.errors import StoreError
from storage.rows import PUBLIC, Json, PlaceRow

log = logging.getLogger(__name__)

AGAIN: Final = 5.0  # seconds until the store is asked again
AT_START: Final = 100_000  # places looked up after a start


class Delivery:
    """Brings every place up to date."""

    def __init__(self, house: House, tasks: asyncio.TaskGroup) -> None:
        self._house = house
        self._tasks = tasks
        self._places = Places(house.store, self._gone)
        self._errands = Errands(house, tasks, self._present, self._settled)
        self._down: set[tuple[str, Seat]] = set()
        self._reminders = Reminders()
        self._postman = Postman(house, self._places)
        self._resuming = False
        self._own = Own(house.store)
        self._local = {name for name, one in house.platforms.items() if isinstance(one, Local)}
        self._answers = Answers(house, tasks, self._places, self._postman, self.owe_seat)

    @property
    def working(self) -> int:
        """How many tasks have something to send."""
        return self._errands.working + self._resuming

    @property
    def owed(self) -> int:
        """How many places are behind."""
        return self._errands.owed

    def resume(self) -> None:
        """After a start: whatever was owed still is."""
        self._resuming = True
        self._tasks.create_task(self._resume(), name="what was owed")

    async def _resume(self) -> None:
        try:
            while self._resuming:
                try:
                    store, now = self._house.store, self._house.world.now()
                    owed = await store.owed(AT_START, now=now, platforms=self._house.here)
                    for table in dict.fromkeys(table for table, _ in owed):
                        await self.owe(table)
                    self._resuming = False
                except StoreError:
                    log.warning("what was owed", exc_info=True)
                    await self._house.world.sleep(AGAIN)
        finally:
            self._resuming = False

    async def owe(self, table: str, *, down: bool = False, but: Seat | None = None) -> None:
        """The table has changed: all its places are behind. `down`: post it anew in its room;
        `but`: a seat that is being answered just now.
        """
        try:
            sitting = await self._house.keeper.get(table)
        except Refused:
            return
        if behind(sitting):
            return
        if down:
            self._down.add((table, PUBLIC))
        self._house.tell_onlookers(table)
        if sitting.platform not in self._house.platforms:
            return  # it rests
        places = await self._places.follow(sitting)
        waits = IDLE * can_wait(sitting)
        self._errands.add(
            room_of(sitting.room).chat_key, Owed(1 if down else 1 + waits, table, PUBLIC)
        )
        for row in sitting.seats:
            if row.seat != but:
                self._add_seat(sitting, row.seat, places, waits)

    async def again(self, table: str) -> None:
        """What showed the table is gone: all its places are behind, whatever they showed."""
        for seat in tuple(await self.places(table)):
            # What is being sent just now may be what got lost.
            async with self._places.lock(table, seat):
                await self._places.change(table, seat, _lost)
        await self.owe(table)

    async def owe_seat(self, table: str, seat: Seat) -> None:
        """One seat's screen has changed: its draft has."""
        sitting = await self._house.keeper.get(table)
        self._house.tell_onlookers(table)
        places = await self._places.follow(sitting)
        self._add_seat(sitting, seat, places, IDLE * can_wait(sitting))

    async def fetch(self, table: str, seat: Seat) -> bool:
        """Post a seat's screen anew in its private chat; False: that chat is not open."""
        place = (await self._places.follow(await self._house.keeper.get(table))).get(seat)
        if place is None or place.way != DM or place.ref is None:
            return False
        self._down.add((table, seat))
        await self.owe_seat(table, seat)
        return True

    async def strip(self, table: str, ref: Json) -> None:
        """Somebody pressed on a message in the room: if the table is shown in another one, it
        should have been gone, and is taken away.
        """
        sitting = await self._house.keeper.get(table)
        place = (await self._places.of(table)).get(PUBLIC)
        if place is None or ref in (None, place.ref):
            return
        place = (await self._places.newest(table)).get(PUBLIC)
        if place is None or place.nonce is not None or ref == place.ref:
            return  # it is being posted just now, or has been by another process
        where = Place(table, room_of(sitting.room))
        self._tasks.create_task(self._postman.remove(where, Shown(ref)), name=f"outdated {table}")

    def _add_seat(
        self, sitting: Sitting, seat: Seat, places: Mapping[Seat, PlaceRow], rank: int
    ) -> None:
        """What a seat's reader shall see, if it has one."""
        chat = reader(sitting, seat)
        if chat is None:
            return
        place = places.get(seat)
        if place is not None and place.way not in (DM, CLOSED):
            chat = room_of(sitting.room).chat_key
        self._errands.add(chat, Owed(rank, sitting.id, seat))

    async def remind(self, table: str, seats: Iterable[Seat], decision: int) -> None:
        """The notice of a turn once more, or at last, for those who are still due and not at
        rest: in the room one for all of them, and for nobody else. Raises Busy where something
        is being sent to one of them just now.
        """
        sitting = await self._house.keeper.get(table)
        due = [one for one in seats if one in sitting.people_due()]
        late = [one for one in due if sitting.row(one).decision == decision]
        told = [one for one in late if not undisturbed(self._house, sitting, one)]
        if not told:
            return
        await self._places.change_idle(table, told, _unnoticed(decision))
        self._reminders.add(table, told)
        await self.owe(table)

    def stop(self) -> None:
        """Begin nothing new."""
        self._errands.stop()

    async def leave(self) -> None:
        """Let other processes send where we did."""
        await self._errands.leave()

    async def places(self, table: str) -> Mapping[Seat, PlaceRow]:
        """Where a table is shown, by seat."""
        return await self._places.of(table)

    def forget(self, table: str) -> None:
        """Look its places up anew: another process may have changed them."""
        self._places.forget(table)

    def forget_all(self) -> None:
        """Look all places up anew."""
        self._places.forget_all()

    def doubt(self, table: str) -> None:
        """What this process shows of a table may be old, whatever the store says of its places."""
        self._own.doubt(table)

    # One place

    async def _settled(self, owed: Owed) -> bool:
        """Does the place show the newest version, whoever sent it there?"""
        sitting = await self._house.keeper.get(owed.table)
        place = (await self._places.newest(owed.table)).get(owed.seat)
        return place is not None and place.shows >= sitting.version

    async def _present(self, chat: str, owed: Owed) -> None:
        async with self._places.lock(owed.table, owed.seat):
            sitting = await self._house.keeper.get(owed.table)
            person = reader(sitting, owed.seat)
            if owed.seat != PUBLIC and person is None:
                return
            was = (await self._places.follow(sitting)).get(owed.seat)
            if was is not None and was.shows > sitting.version:  # we have not heard of it yet
                self._house.keeper.forget(owed.table)
                raise Crossed
            way = IN_PUBLIC if owed.seat == PUBLIC else DM
            place = was or PlaceRow(owed.table, owed.seat, way, person=person)
            way = await way_of(self._house, sitting, place)
            if way != place.way:
                place = replace(place, way=way)
            if place.way == CLOSED or out_of_reach(place, self._house.world.now()):
                await self._places.save(was, replace(place, shows=sitting.version, digest=""))
                return
            screen = await screen_for(self._house, sitting, owed.seat)
            await self._bring(chat, sitting, was, place, screen)
            if sitting.phase not in OPEN:
                self._places.put_away(sitting)

    async def _bring(
        self, chat: str, sitting: Sitting, was: PlaceRow | None, place: PlaceRow, screen: Screen
    ) -> None:
        news = await worded(self._house, sitting, place.seat, screen)
        digest = news.digest
        changed = place.digest != digest or place.ref is None or self._own.elsewhere(place, digest)
        down = (sitting.id, place.seat) in self._down
        again = self._reminders.due(place)
        how = await showing(self._house, sitting, place, again, changed=changed, down=down)
        if not changed and not how.anew:  # it shows the newest already
            self._reminders.given(place, again)
            await self._postman.clear(sitting, was, replace(place, noticed=how.noticed))
            return
        await self._errands.spend(chat)
        sheet = await painted(self._house, sitting, news)
        if how.mention:
            sheet = replace(sheet, mention=how.mention)
        anew = how.anew or place.ref is None
        if anew:
            was = place = await self._intended(was, place)
        old = None if place.ref is None else Shown(place.ref, place.editable_until)
        where = where_is(sitting, place)
        sent_before = anew and self._postman.may_have_sent(place.nonce)
        try:
            shown = await self._postman.send(where, sheet, None if anew else old, place.nonce or "")
        except Vanished:
            if anew:
                raise
            # Gone, or too old to be changed: then it shall not stay beside the new one.
            await self._places.save(was, replace(place, ref=None, digest="", old=place.ref))
            raise Later(0) from None
        except Closed as closed:
            await self._closed(sitting, was, place, closed)
            return
        await reach("sent")
        # What was perhaps sent before may be shown again as it was then: look once more.
        showed = "" if sent_before else digest
        try:
            await self._shown(sitting, was, place, how, shown, showed, anew=anew)
        except Crossed:
            await self._withdraw(where, place.seat, shown)
            raise
        self._reminders.given(place, again)
        if sent_before:
            self._errands.add(chat, Owed(int(place.seat == PUBLIC), sitting.id, place.seat))

    async def _intended(self, was: PlaceRow | None, place: PlaceRow) -> PlaceRow:
        """The place with the nonce of a new message, stored before it is sent."""
        if place.nonce is None:
            place = replace(place, nonce=self._postman.nonce())
        await self._places.save(was, place)
        await reach("intended")
        return place

    async def _shown(
        self,
        sitting: Sitting,
        was: PlaceRow | None,
        place: PlaceRow,
        how: Showing,
        shown: Shown,
        digest: str,
        *,
        anew: bool,
    ) -> None:
        old = place.old if place.ref in (None, shown.ref) else place.ref
        now = PlaceRow(
            place.table,
            place.seat,
            way=shown.way or place.way,
            ref=shown.ref,
            shows=sitting.version if old is None else place.shows,
            digest=digest,
            posted=self._house.world.now() if anew else place.posted,
            editable_until=shown.editable_until,
            noticed=how.noticed,
            person=place.person,
            old=old,
        )
        if not self._house.store.alone and sitting.platform in self._local:
            self._own.shown(place, digest)
        if old is not None:  # still owed until the message before is gone
            await self._places.save(was, now)
            was = now
            await reach("posted")
        await self._postman.clear(sitting, was, now)
        self._down.discard((sitting.id, place.seat))
        joined = sitting.phase == LOBBY and place.seat != PUBLIC and place.ref is None
        if joined:  # the lobby tells how hands arrive
            self._errands.add(room_of(sitting.room).chat_key, Owed(1, sitting.id, PUBLIC))
        await reach("shown")

    async def _withdraw(self, where: Place, seat: Seat, shown: Shown) -> None:
        """Another process has shown something at the same place meanwhile: what we have sent goes
        again; if both have changed the same message, it may show either.
        """
        now = (await self._places.of(where.table)).get(seat)
        if now is None or shown.ref not in (now.ref, now.old):
            await self._postman.remove(where, shown)
        elif where.room.platform not in self._local:
            await self._places.change(where.table, seat, lambda one: replace(one, digest=""))

    async def _closed(
        self, sitting: Sitting, was: PlaceRow | None, place: PlaceRow, closed: Closed
    ) -> None:
        """A way that will not open by itself: the room shows it, and who is due is mentioned."""
        log.info("closed", extra={"table": sitting.id, "why": closed.reason})
        given_up = replace(place, shows=sitting.version, nonce=None, digest="")
        if place.seat == PUBLIC:
            await self._places.save(was, given_up)
            return
        await self._places.save(was, replace(given_up, way=CLOSED))
        if place.seat in sitting.people_due():  # the room thought they would read it in private
            decision = sitting.row(place.seat).decision
            async with self._places.lock(sitting.id, PUBLIC):
                await self._places.change(sitting.id, PUBLIC, _unnoticed(decision))
        await self.owe(sitting.id, but=place.seat)

    def _gone(self, place: PlaceRow) -> None:
        """Whoever has left the table shall not find a hand in their chat."""
        if place.ref is not None and place.person is not None and place.way == DM:
            person = person_of(place.person)
            where = Place(place.table, Room(person.platform, person.id, private=True), person)
            self._tasks.create_task(self._postman.remove(where, Shown(place.ref)), name="left")

    async def answer(
        self, reply: Reply, sitting: Sitting, seat: Seat, screen: Screen, room: Room
    ) -> bool:
        """Show a seat its screen as the answer to its press, and remember where; whether that is
        where its news arrive and nothing else is owed there. Raises Closed.
        """
        return await self._answers.give(reply, sitting, seat, screen, room)

    # What is known of places

    async def opened(self, person: str) -> None:
        """A person's private chat is open: hands may go there again."""
        for table in await self._house.store.tables_of(person, OPEN):
            sitting = await self._house.keeper.get(table.id)
            seat = sitting.seat_of(person)
            place = None if seat is None else (await self._places.follow(sitting)).get(seat)
            if place is not None and place.way in (CLOSED, EPHEMERAL):
                await self._places.change(table.id, place.seat, _in_private)
            await self.owe(table.id)


def _lost(place: PlaceRow) -> PlaceRow:
    """Whatever it showed is gone."""
    return replace(place, ref=None, digest="", nonce=None)


def _unnoticed(decision: int) -> Callable[[PlaceRow], PlaceRow]:
    """As if the notice of this decision had not been given at a place."""
    return lambda place: replace(place, noticed=min(place.noticed, decision - 1))


def _in_private(place: PlaceRow) -> PlaceRow:
    """From now on in the person's own chat."""
    if place.way == EPHEMERAL:
        place = replace(place, ref=None, editable_until=None)
    return replace(place, way=DM, digest="")
