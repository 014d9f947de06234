"""What other processes change: looked up anew, and shown to whoever looks on through us."""

from __future__ import annotations

import logging
from typing import Final

from bot.house import House
from bot.platforms.base import Local, room_of
from bot.sitting import OPEN
from games.protocol import Refused
from storage.listen import ANYTHING

log = logging.getLogger(__name__)

PERSON: Final = "@"  # before the name of a person or room, where a table's has nothing


async def follow(house: House) -> None:
    """Until the store is closed."""
    async for name in house.store.listen():
        try:
            await _heard(house, name)
        except Exception:
            log.exception("other processes", extra={"table": name})


async def _heard(house: House, name: str) -> None:
    """A table, somebody or some room, or after a lost connection perhaps anything."""
    if name.startswith(PERSON):
        house.people.forget(name.removeprefix(PERSON))
        return
    house.clock.wake()
    if name != ANYTHING:
        house.keeper.forget(name)
        await _show(house, name)
        return
    house.keeper.forget_all()
    house.people.forget_all()
    here = [one for one in house.platforms.values() if isinstance(one, Local)]
    for room in [room for platform in here for room in platform.rooms()]:
        for row in await house.store.tables_in(room.key, OPEN):
            await _show(house, row.id)


async def _show(house: House, table: str) -> None:
    """Whoever looks at the table through us must see what another process did to it."""
    house.delivery.forget(table)
    try:
        sitting = await house.keeper.get(table)
    except Refused:
        return
    platform = house.platforms[sitting.platform]
    if isinstance(platform, Local):
        if not platform.looked_at(room_of(sitting.room)):
            return
        house.delivery.doubt(table)
    await house.delivery.owe(table)
