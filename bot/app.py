"""Wiring: the only place where everything meets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from bot.clock import Clock
from bot.delivery import Delivery
from bot.house import House, Painter
from bot.keeper import Keeper
from bot.manners import Manners
from bot.people import People
from bot.platforms.base import Platform
from bot.router import Router
from bot.world import World
from storage import Store

log = logging.getLogger(__name__)


class Stop(Exception):
    """The house closes: every task of it ends."""


@asynccontextmanager
async def open_house(
    store: Store,
    platforms: Mapping[str, Platform],
    world: World,
    manners: Manners,
    painter: Painter | None = None,
    *,
    clock: bool = True,
) -> AsyncIterator[tuple[House, Router]]:
    """A house at work, and its door. Everything it began ends with it.

    Without `clock` nothing happens by time unless `house.clock.fire()` is called.
    """
    house = House(store, Keeper(store), People(store), platforms, world, manners, painter)
    try:
        async with asyncio.TaskGroup() as tasks:
            house.delivery = Delivery(house, tasks)
            house.clock = Clock(house)
            await house.clock.resume()
            house.delivery.resume()
            if clock:
                tasks.create_task(house.clock.run(), name="clock")
                tasks.create_task(house.clock.beat(), name="alive")
                tasks.create_task(_follow(house), name="other processes")
            yield house, Router(house)
            house.delivery.stop()
            raise Stop  # noqa: TRY301 - ends the tasks of the group
    except* Stop:
        await house.delivery.leave()
        log.info("closed")


async def _follow(house: House) -> None:
    """Tables that other processes change are looked up anew."""
    async for table in house.store.listen():
        house.keeper.forget(table)
        house.delivery.forget(table)
        house.clock.wake()
        try:
            await house.delivery.owe(table)
        except Exception:
            log.exception("other processes", extra={"table": table})
