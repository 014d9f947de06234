"""Looks after the house: platforms, disk, copies, old games; and says how it is."""

from __future__ import annotations

import logging
import shutil
import socket
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from bot import __version__, logs
from bot.backups import DAY, RESERVE, Backups, NoRoom
from bot.health import Health
from bot.house import House
from bot.owners import Owners
from bot.platforms.traits import Tidying
from bot.watch import one
from games.text import Tag, Text
from storage.survey import PROCESS, Survey

log = logging.getLogger(__name__)

ROUND: Final = 30.0  # seconds between two looks
DOWN: Final = 600.0  # a platform that is away for so long is told of
LOW: Final = RESERVE  # bytes of the disk: below it is told of
FORGOTTEN: Final = DAY  # what a process said is forgotten so long after it
UPLOADS: Final = 20_000  # pictures of which we know that a platform has them: some 4 MB
TIDY: Final = 3600.0  # when nothing lies about any more, so long nobody looks for it
ERRORS: Final = 5  # of the newest, that others are told


class Caretaker:
    """Goes round every half minute."""

    def __init__(
        self,
        house: House,
        health: Health,
        backups: Backups,
        data: Path,
        errors: Iterable[Mapping[str, Any]] = (),
    ) -> None:
        self._house, self._health, self._backups, self._data = house, health, backups, data
        self._errors = errors
        self.process = house.world.nonce()
        self.owners = Owners(house, house.settings.owners, self.process)
        self._since = house.world.now()
        self._looked = self._since
        self._down: dict[str, float] = {}
        self._tidy_until = 0.0
        self._failed: float | None = None
        self._survey: Survey | None = None
        self._gauges()

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                await self.look()
            except Exception:  # the store may be out of reach for a while
                log.exception("caretaker")
            await self._house.world.sleep(ROUND)

    async def leave(self) -> None:
        """We are no longer at work."""
        await self._house.store.forget_setting(PROCESS + self.process)

    async def look(self) -> None:
        """One round."""
        now = self._house.world.now()
        await self._platforms(now)
        await self._disk()
        await self._back_up(now)
        await self._remove(now)
        await self._tidy(now)
        await self._say(now)

    # What may be wrong

    async def _platforms(self, now: float) -> None:
        looked, self._looked = self._looked, now
        for name, well in self._health.platforms().items():
            trouble = f"platform {name}"
            if not well or name in self._down:
                await self._stand_still(name, looked, now)
            if well:
                if self._down.pop(name, None) is not None:
                    log.info("a platform is back", extra={"platform": name})
                    await self.owners.over(trouble)
                continue
            since = self._down.setdefault(name, now)
            if now - since >= DOWN:
                text = Text("trouble-platform", name=name, minutes=int((now - since) // 60))
                await self.owners.tell(trouble, text)

    async def _stand_still(self, platform: str, since: float, now: float) -> None:
        """Nobody can play there: clocks of its tables stand still from one look to the next. Of
        several processes that notice it only one counts the same time.
        """
        store, key = self._house.store, f"stood still {platform}"
        counted: Any = await store.setting(key)
        since = max(since, now - 2 * ROUND)  # longer ago nobody looked, which the clock knows
        if isinstance(counted, int | float):
            since = max(since, counted)
        if now > since:
            await store.save_setting(key, now)
            await self._house.clock.gave_back(now - since, platform)

    async def _disk(self) -> None:
        free = self._free()
        if free < LOW:
            await self.owners.tell("disk", Text("trouble-disk", free=megabytes(free)))
        else:
            await self.owners.over("disk")

    async def _back_up(self, now: float) -> None:
        if not self._backups.due(now) or (self._failed is not None and now - self._failed < 3600):
            return
        try:
            file = await self._backups.make(now)
        except NoRoom as room:
            why: Text | Tag = Text("trouble-no-room", free=megabytes(room.free))
            log.error("no copy: the disk would be full", extra={"bytes": room.free})  # noqa: TRY400 - said whole
        except Exception as error:
            speaks = isinstance(error, logs.SPEAKING)
            why = Tag("trouble-why", str(error) if speaks else type(error).__name__)
            log.exception("no copy")
        else:
            self._failed = None
            log.info("copied", extra={"file": file.name})
            await self.owners.over("backup")
            return
        self._failed = now
        self._house.watch.count("backup_errors_total")
        await self.owners.tell("backup", Text("trouble-backup", why=why))

    async def _remove(self, now: float) -> None:
        """Finished games that nobody wants to keep, and what is only known to save work."""
        await self._house.store.trim_uploads(UPLOADS)
        days = self._house.settings.keep_games
        if days is None:
            return
        gone = await self._house.store.remove_finished(now - days * DAY)
        self._let_go(gone)
        if gone:
            log.info("finished games removed", extra={"count": len(gone)})

    async def _tidy(self, now: float) -> None:
        """What a platform has lying about: some of it each round, until nothing is left."""
        if now < self._tidy_until:
            return
        tidying = [one for one in self._house.platforms.values() if isinstance(one, Tidying)]
        gone = [table for one in tidying for table in await one.tidy(now)]
        self._let_go(gone)
        if gone:
            log.info("tables removed at which nobody played", extra={"count": len(gone)})
        else:
            self._tidy_until = now + TIDY

    def _let_go(self, tables: Iterable[str]) -> None:
        for table in tables:
            self._house.keeper.forget(table)
            self._house.delivery.forget(table)

    # What is said

    async def _say(self, now: float) -> None:
        """What this process knows of itself, for the others and for `stammtisch status`."""
        store = self._house.store
        said: dict[str, Any] = {
            "at": now,
            "since": self._since,
            "host": socket.gethostname(),
            "version": __version__,
            "platforms": {name: self._down.get(name) for name in self._house.platforms},
            "free": self._free(),
            "backup": self._backups.last(),
            "backups": self._backups.keep,
            "errors": [_short(error) for error in list(self._errors)[-ERRORS:]],
        }
        await store.save_setting(PROCESS + self.process, said)
        self._survey = await store.survey(0)
        for name, other in self._survey.processes.items():
            at = other.get("at") if isinstance(other, Mapping) else None
            if not isinstance(at, int | float) or now - at > FORGOTTEN:
                await store.forget_setting(PROCESS + name)

    def _free(self) -> int:
        return shutil.disk_usage(self._data).free

    def _gauges(self) -> None:
        house, watch = self._house, self._house.watch
        watch.gauge("tables", self._tables)
        watch.gauge("owed_places", lambda: float(house.delivery.owed))
        watch.gauge("owed_chats", lambda: float(house.delivery.working))
        watch.gauge("writes_waiting", lambda: float(house.store.waiting))
        watch.gauge("disk_free_bytes", lambda: float(self._free()))
        watch.gauge("backup_timestamp_seconds", lambda: self._backups.last() or 0.0)
        watch.gauge("start_timestamp_seconds", lambda: self._since)
        watch.gauge(
            "platform_up",
            lambda: {
                one(platform=name): float(well) for name, well in self._health.platforms().items()
            },
        )

    def _tables(self) -> dict[Any, float]:
        phases = self._survey.phases if self._survey is not None else {}
        return {one(phase=phase): float(count) for phase, count in phases.items()}


def megabytes(size: int) -> int:
    """How many whole ones."""
    return size // 2**20


def _short(error: Mapping[str, Any]) -> dict[str, Any]:
    names = ("seconds", "level", "name", "message", "error", "platform", "kind")
    return {name: error[name] for name in names if name in error}
