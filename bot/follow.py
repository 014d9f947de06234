"""What other processes change: looked up anew, and shown to whoever looks on through us."""

from __future__ import annotations

import logging

from bot.house import House
from bot.platforms.base import Local, room_of
from games.protocol import Refused

log = logging.getLogger(__name__)

PERSON = "@"  # before the name of a person, where a table's has nothing


async def follow(house: House) -> None:
    """Until the store is closed."""
    async for name in house.store.listen():
        if name.startswith(PERSON):
            house.people.forget(name.removeprefix(PERSON))
            continue
        house.keeper.forget(name)
        house.delivery.forget(name)
        house.clock.wake()
        try:
            await _show(house, name)
        except Exception:
            log.exception("other processes", extra={"table": name})


async def _show(house: House, table: str) -> None:
    """Whoever looks at the table through us must see what another process did to it."""
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
