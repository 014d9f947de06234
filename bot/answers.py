"""Answers to presses: a seat's screen goes back the way the press came, whoever holds the chat.

Nobody who pressed waits for what is being sent to the same place just now, by us or by another
process, nor for what is being noted there. If two messages crossed, the place is looked at once
more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import cast

from bot.crossing import Trip
from bot.failpoints import reach
from bot.house import House
from bot.places import Crossed, Places, reader
from bot.platforms.base import Closed, Reply, Room, Shown
from bot.platforms.traits import Wary, is_wary
from bot.postman import Postman
from bot.screen import Screen
from bot.sheets import painted, worded
from bot.sitting import Sitting
from bot.ways import DM, EPHEMERAL
from games.protocol import Seat
from storage.rows import PlaceRow

log = logging.getLogger(__name__)


class Answers:
    """Shows them, and notes at the seat's place where they stand."""

    def __init__(
        self,
        house: House,
        tasks: asyncio.TaskGroup,
        places: Places,
        postman: Postman,
        owe_seat: Callable[[str, Seat], Awaitable[None]],
    ) -> None:
        """`owe_seat` is told of a place that must be looked at once more."""
        self._house = house
        self._tasks = tasks
        self._places = places
        self._postman = postman
        self._owe_seat = owe_seat

    async def give(
        self, reply: Reply, sitting: Sitting, seat: Seat, screen: Screen, room: Room
    ) -> bool:
        """Show it; whether that is where the seat's news arrive, and nothing else is owed there.
        Raises Closed.
        """
        if is_wary(type(reply)) and not await cast(Wary, reply).alone():
            raise Closed("words only")
        answer = await worded(self._house, sitting, seat, screen)
        sheet = await painted(self._house, sitting, answer)
        before = (await self._places.of(sitting.id)).get(seat)
        with self._postman.lanes.answer(sitting.id, reader(sitting, seat)) as trip:
            shown = await reply.show(sheet, private=True)
        await reach("answered")
        if shown is None:
            return False
        digest = "" if screen.page else answer.digest
        noted = self._note(sitting, seat, room, shown, digest, before, trip)
        if self._places.lock(sitting.id, seat).locked():
            later = self._note_later(sitting, seat, noted)
            self._tasks.create_task(later, name=f"answer {sitting.id}")
            return True
        return await noted

    async def _note_later(self, sitting: Sitting, seat: Seat, noted: Awaitable[bool]) -> None:
        """What nobody waits for owes the seat by itself what is still owed there, and must not
        take the house down with it.
        """
        try:
            in_order = False
            try:
                in_order = await noted
            finally:
                if not in_order:
                    await self._owe_seat(sitting.id, seat)
        except Exception:
            log.exception("an answer is not noted")

    async def _note(
        self,
        sitting: Sitting,
        seat: Seat,
        room: Room,
        shown: Shown,
        digest: str,
        before: PlaceRow | None,
        trip: Trip,
    ) -> bool:
        """This is where the answer stands; whether nothing else is owed there."""
        alone = self._house.store.alone  # else another process may have sent something meanwhile
        async with self._places.lock(sitting.id, seat):
            while True:
                now = await self._house.keeper.get(sitting.id)
                if reader(now, seat) != reader(sitting, seat):
                    return False  # the chairs were changed meanwhile, and all places are owed
                was = (await self._places.follow(now)).get(seat)
                if was is not None and was.way == DM and not room.private:
                    return False  # the private chat stays the place where news arrive
                old = was is not None and was.shows > sitting.version
                if was is not None and old:  # it has shown more than we answered with
                    await self._house.keeper.at_least(sitting.id, was.shows)
                if was is not None and trip.overtaken and was.ref == shown.ref:
                    crossed = _older(was, sitting, digest)
                    break  # what was sent there since is noted already
                crossed = trip.crossed or old or not (alone or was == before)
                if _changed(before, shown) and not _changed(was, shown):
                    crossed = True
                    break  # the message that was pressed has been replaced, and is gone
                place = self._noted(sitting, seat, room, shown, "" if crossed else digest, was)
                with suppress(Crossed):  # then another process was faster
                    await self._places.save(was, place)
                    crossed = not await self._cleared(sitting, place) or crossed
                    break
        self._house.tell_onlookers(sitting.id)
        if crossed:
            await self._owe_seat(sitting.id, seat)
        return True

    def _noted(
        self,
        sitting: Sitting,
        seat: Seat,
        room: Room,
        shown: Shown,
        digest: str,
        was: PlaceRow | None,
    ) -> PlaceRow:
        """The place with the answer in it."""
        place = was or PlaceRow(sitting.id, seat, DM, person=reader(sitting, seat))
        same = place.ref == shown.ref
        leaving = place.ref is not None and not same and place.way != EPHEMERAL
        old = place.ref if leaving else place.old  # ephemeral ones go by themselves
        return PlaceRow(
            sitting.id,
            seat,
            way=DM if room.private else EPHEMERAL,
            ref=shown.ref,
            shows=sitting.version if old is None else place.shows,
            digest=digest,
            posted=place.posted if same else self._house.world.now(),
            editable_until=shown.editable_until,
            noticed=max(place.noticed, sitting.row(seat).decision),
            person=place.person,
            old=old,
        )

    async def _cleared(self, sitting: Sitting, place: PlaceRow) -> bool:
        """Is what stood there before taken away, without anybody interfering?"""
        try:
            await self._postman.clear(sitting, place, place)
        except Crossed:
            return False
        return True


def _changed(place: PlaceRow | None, shown: Shown) -> bool:
    """Was the answer given by changing the message of this place?"""
    return place is not None and place.ref == shown.ref


def _older(place: PlaceRow, sitting: Sitting, digest: str) -> bool:
    """May what was sent after an answer, and is noted there, be older than the answer?"""
    if place.shows == sitting.version:
        return place.digest != digest  # a draft has no version
    return place.shows < sitting.version
