"""Wiring: the only place where everything meets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterable,
    Mapping,
    Sequence,
)
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.backups import Backups
from bot.budget import Budgets
from bot.caretaker import Caretaker
from bot.clock import Clock
from bot.delivery import Delivery
from bot.follow import follow
from bot.health import Health
from bot.house import House, Painter
from bot.keeper import Keeper
from bot.manners import Manners
from bot.painting import painter
from bot.people import People
from bot.platforms.base import Platform, Service, Unwelcome
from bot.platforms.traits import Called, Hook
from bot.premises import tried
from bot.router import Router
from bot.settings import Settings
from bot.sitting import OPEN
from bot.watch import Watch
from bot.world import RealWorld, SeededWorld, World
from storage import Store, Unreachable

log = logging.getLogger(__name__)

PARTING: Final = 2.0  # seconds: twice that and a last write are less than supervisors wait


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
    settings: Settings | None = None,
    watch: Watch | None = None,
) -> AsyncIterator[tuple[House, Router]]:
    """A house at work, and its door. Everything it began ends with it.

    Without `clock` nothing happens by time unless `house.clock.fire()` is called. `budgets`
    are those that platforms count their answers in, where they do.
    """
    watch = watch or Watch()
    house = House(
        store,
        Keeper(store, watch=watch),
        People(store),
        platforms,
        world,
        manners,
        budgets or Budgets(store, world),
        painter,
        settings or Settings(),
        watch,
    )
    try:
        async with asyncio.TaskGroup() as tasks:
            house.delivery = Delivery(house, tasks)
            house.clock = Clock(house)
            await house.clock.resume()
            await _told_of_rest(house)
            house.delivery.resume()
            if clock:
                tasks.create_task(house.clock.run(), name="clock")
                tasks.create_task(house.clock.beat(), name="alive")
                tasks.create_task(follow(house), name="other processes")
            yield house, Router(house)
            house.delivery.stop()
            raise Stop  # noqa: TRY301 - ends the tasks of the group
    except* Stop:
        await _parting(house.delivery.leave)
        log.info("closed")


async def _told_of_rest(house: House) -> None:
    """Say which tables wait for a platform that is not configured now."""
    for platform, count in await house.store.elsewhere(house.here, OPEN):
        extra = {"platform": platform, "count": count}
        log.info("tables rest: their platform is not configured", extra=extra)


async def serve(
    settings: Settings,
    opened: Callable[[str], None],
    stop: asyncio.Event,
    manners: Manners | None = None,
    errors: Iterable[Mapping[str, Any]] = (),
) -> None:
    """The browser table and every platform with a token, until `stop`; `opened` is told the
    page's address, and whoever hosts of the newest `errors`.

    Raises `Taken` where its port is not free, `Unwelcome` where a platform refuses us at the
    start, and what `Store.open` raises.
    """
    from bot.platforms.server import Server  # noqa: PLC0415 - only where it is asked for
    from bot.platforms.web import Doors, Routes, Signer, Web  # noqa: PLC0415 - likewise

    tried(settings.data)
    async with AsyncExitStack() as leaving:
        copies = settings.data / "backups"
        store = await Store.open(settings.database, backups=copies)
        leaving.push_async_callback(store.close)
        world = SeededWorld(settings.seed) if settings.seed else RealWorld()
        if settings.seed:
            log.warning("STAMMTISCH_SEED is set: every deal can be foretold. For tests only.")
        watch, health = Watch(), Health(store)
        web = Web(store, await Signer.of(store), world.now)
        doors = Doors(store, web.signer, settings.address, world.now)
        watch.gauge("pages", lambda: float(web.shelf.pages))
        budgets = Budgets(store, world)
        found = services(settings, store, world, budgets)
        server = Server(
            settings.host,
            settings.port,
            Routes(web, settings, doors).table(),
            partial(_healthy, health),
            watch.text,
            settings.metrics_token,
            _hooks(found),
        )
        await server.open()
        leaving.push_async_callback(server.close)
        for service in found:
            leaving.push_async_callback(service.close)
            async with store.sole(f"log in {service.name}"):
                await service.open()
        platforms: dict[str, Platform] = {one.name: one for one in (web, *found)}
        opening = open_house(
            store,
            platforms,
            world,
            manners or Manners(),
            painter,
            budgets=budgets,
            settings=settings,
            watch=watch,
        )
        house, router = await leaving.enter_async_context(opening)
        health.house = house
        house.onlookers = (web.mirror.changed,)
        if settings.public_url is not None:
            house.doors = dict.fromkeys((one.name for one in found), doors)
        leaving.push_async_callback(web.mirror.close)
        web.listen(router)
        leaving.callback(web.shelf.close)
        backups = Backups(settings.database, copies, settings.backups)
        caretaker = Caretaker(house, health, backups, settings.data, errors)
        leaving.push_async_callback(_parting, caretaker.leave)
        work = [_keep(one, router, store, health) for one in found]
        running = await leaving.enter_async_context(_running([*work, caretaker.run()]))
        opened(replace(settings, port=server.port).address)
        await _first(stop.wait(), running)


async def _parting(leave: Callable[[], Awaitable[None]]) -> None:
    """Give back what is ours, if the database takes it soon: else it runs out by itself, and
    whoever stops us does not wait for it.
    """
    try:
        async with asyncio.timeout(PARTING):
            await leave()
    except (TimeoutError, Unreachable):
        log.warning("left without a word to the database")


def services(
    settings: Settings, store: Store, world: World, budgets: Budgets
) -> tuple[Service, ...]:
    """Every platform that we have a token for; only then its library is loaded."""
    found: list[Service] = []
    if settings.discord_token:
        from bot.platforms.discord import Discord  # noqa: PLC0415 - only where it is asked for

        found.append(Discord(settings, store, world))
    if settings.telegram_token:
        from bot.platforms.telegram import Telegram  # noqa: PLC0415 - likewise

        found.append(Telegram(settings, store, world, budgets))
    return tuple(found)


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
    work: Sequence[Coroutine[Any, Any, None]],
) -> AsyncIterator[list[asyncio.Task[None]]]:
    """All of it at work; it ends with the block."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _keep(service: Service, router: Router, store: Store, health: Health) -> None:
    """A platform that turns us away while we run goes down alone."""
    meet = getattr(service, "meet", None)
    if meet is not None:
        meet(router)
    try:
        if getattr(service, "sole", False):
            await _elected(service, router, store)
        else:
            await service.run(router)
    except Unwelcome as unwelcome:
        health.turned_away.add(service.name)
        log.error("turned away", extra={"platform": service.name, "why": unwelcome.text.key})  # noqa: TRY400 - theirs, not ours


async def _elected(service: Service, router: Router, store: Store) -> None:
    """Of several processes one runs the service; when it loses the database, another one does."""
    while True:
        async with store.sole(f"run {service.name}") as lost:
            log.info("we receive", extra={"platform": service.name})
            running = asyncio.ensure_future(service.run(router))
            losing = asyncio.ensure_future(lost.wait())
            try:
                await asyncio.wait({running, losing}, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    running.result()
                    return
                log.warning("we receive no more", extra={"platform": service.name})
            finally:
                for task in (running, losing):
                    task.cancel()
                await asyncio.gather(running, losing, return_exceptions=True)


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


async def _healthy(health: Health) -> tuple[bool, Mapping[str, bool]]:
    """All of it, and each part: what the server tells whoever asks."""
    pulse = await health.pulse()
    return pulse.good, {"store": pulse.store, **pulse.platforms}
