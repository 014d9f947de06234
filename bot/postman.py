"""Sends a message and takes one away; knows which of its messages surely never arrived."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

from bot.crossing import Lanes
from bot.house import House
from bot.places import Places
from bot.platforms.base import Closed, Later, Place, Shown, Vanished
from bot.screen import Sheet
from bot.sitting import Sitting
from bot.ways import where_is
from storage.rows import PlaceRow

log = logging.getLogger(__name__)

SLOWEST: Final = 60.0  # seconds; a platform that takes longer has not answered


class Postman:
    """Between delivery and the platforms."""

    def __init__(self, house: House, places: Places) -> None:
        self._house = house
        self._places = places
        self._unsent: set[str] = set()  # nonces of ours that surely never arrived
        self.lanes = Lanes()

    def nonce(self) -> str:
        """The name of a message that has never been sent."""
        nonce = self._house.world.nonce()
        self._unsent.add(nonce)
        return nonce

    def may_have_sent(self, nonce: str | None) -> bool:
        """Could a message of this name stand there already, from a try whose end we do not know?"""
        return nonce not in self._unsent

    async def send(self, where: Place, sheet: Sheet, old: Shown | None, nonce: str) -> Shown:
        """Show it; a nonce is not new any more unless it was surely refused."""
        known = nonce in self._unsent
        self._unsent.discard(nonce)
        watch, name = self._house.watch, where.room.platform
        platform = self._house.platform(name)
        reader = None if where.person is None else where.person.key
        trip = self.lanes.delivery(where.table, reader)
        try:
            with trip, watch.timed("send_seconds", platform=name):
                async with asyncio.timeout(SLOWEST):
                    return await platform.show(where, sheet, old, nonce)
        except Exception as error:
            watch.count("send_errors_total", platform=name, kind=type(error).__name__.lower())
            if known and isinstance(error, Later | Vanished):
                self._unsent.add(nonce)
            raise

    async def clear(self, sitting: Sitting, was: PlaceRow | None, place: PlaceRow) -> None:
        """The place shows the newest, and what was there before is taken away. Raises Crossed."""
        if place.old is not None:
            await self.remove(where_is(sitting, place), Shown(place.old))
        if place.old is not None or place.shows != sitting.version:
            place = replace(place, shows=sitting.version, old=None)
        if place != was:
            await self._places.save(was, place)

    async def remove(self, where: Place, old: Shown) -> None:
        """Take a message away. One that cannot be is no reason to stop."""
        platform = self._house.platforms.get(where.room.platform)
        if platform is None:
            return  # nobody is there who could
        try:
            async with asyncio.timeout(SLOWEST):
                await platform.remove(where, old)
        except (Closed, Vanished):
            return  # gone already, or out of reach: nothing to take away
        except Exception:
            log.warning("an old message stays", extra={"table": where.table}, exc_info=True)
