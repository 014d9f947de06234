"""Wiring: the only place where everything meets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.budget import Budgets
from bot.clock import Clock
from bot.delivery import Delivery
from bot.house import House, Painter
from bot.keeper import Keeper
from bot.manners import Manners
from bot.painting import painter
from bot.people import People
from bot.platforms.base import Called, Hook, Platform, Service, Unwelcome
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
    budgets: Budgets | None = None,
    clock: bool = True,
) -> AsyncIterator[tuple[House, Router]]:
    """A house at work, and its door. Everything it began ends with it.

    Without `clock` nothing happens by time unless `house.clock.fire()` is called. `budgets`
    are those that platforms count their answers in, where they do.
    """
    budgets = budgets or Budgets(store, world)
    house = House(store, Keeper(store), People(store), platforms, world, manners, budgets, painter)
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
    """The browser table and every platform with a token, until `stop`; `opened` is told the
    page's address.

    Raises `Taken` where its port is not free, `Unwelcome` where a platform refuses us at the
    start, and what `Store.open` raises.
    """
    from bot.platforms.server import Server  # noqa: PLC0415 - only where it is asked for
    from bot.platforms.web import Doors, Routes, Signer, Web  # noqa: PLC0415 - likewise

    settings.data.mkdir(parents=True, exist_ok=True)
    async with AsyncExitStack() as leaving:
        store = await Store.open(settings.database, backups=settings.data / "backups")
        leaving.push_async_callback(store.close)
        world = SeededWorld(settings.seed) if settings.seed else RealWorld()
        if settings.seed:
            log.warning("STAMMTISCH_SEED is set: every deal can be foretold. For tests only.")
        web = Web(store, await Signer.of(store))
        doors = Doors(store, web.signer, settings.address, world.now)
        routes = Routes(web, settings, doors)
        healthy = partial(_healthy, store)
        budgets = Budgets(store, world)
        services = _services(settings, store, world, budgets)
        hooks = _hooks(services)
        server = Server(
            settings.host, settings.port, routes.table(), healthy, routes.counters, hooks
        )
        await server.open()
        leaving.push_async_callback(server.close)
        for service in services:
            leaving.push_async_callback(service.close)
            await service.open()
        platforms: dict[str, Platform] = {one.name: one for one in (web, *services)}
        house, router = await leaving.enter_async_context(
            open_house(store, platforms, world, manners or Manners(), painter, budgets=budgets)
        )
        house.onlookers = (web.mirror.changed,)
        if settings.public_url is not None:
            house.doors = dict.fromkeys((one.name for one in services), doors)
        leaving.push_async_callback(web.mirror.close)
        web.listen(router)
        leaving.callback(web.shelf.close)
        running = await leaving.enter_async_context(_running(services, router))
        opened(replace(settings, port=server.port).address)
        await _first(stop.wait(), running)


def _services(
    settings: Settings, store: Store, world: World, budgets: Budgets
) -> tuple[Service, ...]:
    """Every platform that we have a token for; only then its library is loaded."""
    services: list[Service] = []
    if settings.discord_token:
        from bot.platforms.discord import Discord  # noqa: PLC0415 - only where it is asked for

        services.append(Discord(settings, store, world))
    if settings.telegram_token:
        from bot.platforms.telegram import Telegram  # noqa: PLC0415 - likewise

        services.append(Telegram(settings, store, world, budgets))
    return tuple(services)


def _hooks(services: Sequence[Service]) -> dict[str, Hook]:
    """Where services call us."""
    return {
        path: hook
        for one in services
        if isinstance(one, Called)
        for path, hook in one.hooks().items()
    }


@asynccontextmanager
async def _running(
    services: Sequence[Service], router: Router
) -> AsyncIterator[list[asyncio.Task[None]]]:
    """The services at work; they end with the block."""
    tasks = [asyncio.create_task(_keep(one, router), name=one.name) for one in services]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _keep(service: Service, router: Router) -> None:
    """A platform that turns us away while we run goes down alone."""
    try:
        await service.run(router)
    except Unwelcome as unwelcome:
        log.error("turned away", extra={"platform": service.name, "why": unwelcome.text.key})  # noqa: TRY400 - theirs, not ours


async def _first(stop: Awaitable[object], workers: Sequence[asyncio.Task[None]]) -> None:
    """Until we are told to stop, or a worker dies: then its error is ours."""
    asked = asyncio.ensure_future(stop)
    waiting: set[asyncio.Future[Any]] = {asked, *workers}
    try:
        while not asked.done():
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                one.result()
    finally:
        asked.cancel()


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
