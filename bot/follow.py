"""What other processes change: looked up anew, and shown to whoever looks on through us.

What is held in memory is forgotten at once; what has to be shown waits in a line, in which a
table that changes again stands only once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.house import House
from bot.platforms.base import room_of
from bot.platforms.traits import Local
from bot.sitting import OPEN
from games.protocol import Refused
from storage.commits import SHOWN
from storage.listen import ANYTHING

log = logging.getLogger(__name__)

PERSON: Final = "@"  # before the name of a person or room, where a table's has nothing


async def follow(house: House) -> None:
    """Until the store is closed."""
    line = Line()
    showing = asyncio.create_task(_show_all(house, line), name="shown by other processes")
    try:
        async for name in house.store.listen():
            if _forgotten(house, name):
                line.add(name)
    finally:
        showing.cancel()
        await asyncio.gather(showing, return_exceptions=True)


class Line:
    """Names that wait, each once, in the order in which they came."""

    def __init__(self) -> None:
        self._names: dict[str, None] = {}
        self._some = asyncio.Event()

    def add(self, name: str) -> None:
        self._names.setdefault(name)
        self._some.set()

    async def next(self) -> str:
        """The first, which waits no more."""
        while not self._names:
            self._some.clear()
            await self._some.wait()
        name = next(iter(self._names))
        del self._names[name]
        return name


def _forgotten(house: House, name: str) -> bool:
    """What is not so any more: a table, its places, somebody or some room, or after a lost
    connection perhaps anything. Whether there is something to be shown.
    """
    if name.startswith(PERSON):
        house.forget(name.removeprefix(PERSON))
        return False
    if name.startswith(SHOWN):
        house.delivery.forget(name.removeprefix(SHOWN))
        return False
    if name == ANYTHING:
        house.keeper.forget_all()
        house.people.forget_all()
        house.delivery.forget_all()
    else:
        house.keeper.forget(name)
        house.delivery.forget(name)
    house.clock.wake()
    return True


async def _show_all(house: House, line: Line) -> None:
    while True:
        name = await line.next()
        try:
            await (_show_rooms(house) if name == ANYTHING else _show(house, name))
        except Exception:
            log.exception("other processes", extra={"table": name})


async def _show_rooms(house: House) -> None:
    """Every table that somebody looks at through us."""
    here = [one for one in house.platforms.values() if isinstance(one, Local)]
    for room in [room for platform in here for room in platform.rooms()]:
        for row in await house.store.tables_in(room.key, OPEN):
            await _show(house, row.id)


async def _show(house: House, table: str) -> None:
    """Whoever looks at the table through us must see what another process did to it."""
    try:
        sitting = await house.keeper.get(table)
    except Refused:
        return
    platform = house.platforms.get(sitting.platform)
    if isinstance(platform, Local):
        if not platform.looked_at(room_of(sitting.room)):
            return
        house.delivery.doubt(table)
    await house.delivery.owe(table)
