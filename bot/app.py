"""Wiring: the only place where everything meets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Final

from bot.clock import Clock
from bot.delivery import Delivery
from bot.house import House, Painter
from bot.keeper import Keeper
from bot.manners import Manners
from bot.painting import painter
from bot.people import People
from bot.platforms.base import Platform
from bot.router import Router
from bot.settings import Settings
from bot.world import RealWorld, SeededWorld, World
from storage import Store

log = logging.getLogger(__name__)

HEALTHY: Final = 3.0  # seconds in which the database answers


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


async def serve(
    settings: Settings,
    opened: Callable[[str], None],
    stop: asyncio.Event,
    manners: Manners | None = None,
) -> None:
    """The browser table, until `stop`; `opened` is told its address.

    Raises `Taken` where its port is not free, and what `Store.open` raises.
    """
    from bot.platforms.server import Server  # noqa: PLC0415 - only where it is asked for
    from bot.platforms.web import Routes, Signer, Web  # noqa: PLC0415 - likewise

    settings.data.mkdir(parents=True, exist_ok=True)
    store = await Store.open(settings.database, backups=settings.data / "backups")
    try:
        world = SeededWorld(settings.seed) if settings.seed else RealWorld()
        if settings.seed:
            log.warning("STAMMTISCH_SEED is set: every deal can be foretold. For tests only.")
        web = Web(store, await Signer.of(store))
        routes = Routes(web, settings)
        healthy = partial(_healthy, store)
        server = Server(settings.host, settings.port, routes.table(), healthy, routes.counters)
        await server.open()
        try:
            platforms = {web.name: web}
            usual = manners or Manners()
            async with open_house(store, platforms, world, usual, painter) as (_, router):
                web.listen(router)
                opened(replace(settings, port=server.port).address)
                await stop.wait()
                web.shelf.close()
        finally:
            await server.close()
    finally:
        await store.close()


async def _healthy(store: Store) -> bool:
    """Can people play? The loop runs if this is answered at all; the database must answer, too."""
    try:
        async with asyncio.timeout(HEALTHY):
            await store.setting("health")
    except Exception:
        log.exception("health")
        return False
    return True


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
