"""Copies of the SQLite file, made by themselves: one a day, the newest few are kept."""

from __future__ import annotations

import asyncio
import calendar
import re
import shutil
import time
from pathlib import Path
from typing import Final

from storage import backup

DAY: Final = 86400.0
RESERVE: Final = 200 * 2**20  # bytes of the disk that a copy must leave free
NAME: Final = re.compile(r"daily-(\d{8}-\d{6})\.db")
STAMP: Final = "%Y%m%d-%H%M%S"


class NoRoom(Exception):
    """The copy was not made: it would have filled the disk."""

    def __init__(self, free: int, wanted: int) -> None:
        super().__init__(free, wanted)
        self.free, self.wanted = free, wanted


class Backups:
    """The daily copies of one database in one folder. A server of PostgreSQL has its own ways."""

    def __init__(self, url: str, folder: Path, keep: int) -> None:
        self._url = url
        self._folder = folder
        self._file = Path(url.removeprefix("sqlite:///"))
        self.keep = keep if url.startswith("sqlite:") else 0

    def due(self, now: float) -> bool:
        """Is it time for the next one?"""
        last = self.last()
        return self.keep > 0 and (last is None or now - last >= DAY)

    def last(self) -> float | None:
        """When the newest copy was made."""
        made = [_made(file) for file in self._copies()]
        return max(made, default=None)

    async def make(self, now: float) -> Path:
        """A new copy; the oldest beyond the number to keep are removed. Raises NoRoom, OSError
        and whatever is wrong with the database.
        """
        file = await asyncio.to_thread(self._prepared, now)
        await backup(self._url, file, now=now)
        await asyncio.to_thread(self._rotate)
        return file

    def _prepared(self, now: float) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        free = shutil.disk_usage(self._folder).free
        wanted = sum(
            part.stat().st_size
            for part in (self._file, self._file.with_name(self._file.name + "-wal"))
            if part.exists()
        )
        if free < wanted + RESERVE:
            raise NoRoom(free, wanted + RESERVE)
        return self._folder / f"daily-{time.strftime(STAMP, time.gmtime(now))}.db"

    def _rotate(self) -> None:
        for old in sorted(self._copies(), key=_made)[: -self.keep]:
            old.unlink(missing_ok=True)

    def _copies(self) -> list[Path]:
        if not self._folder.is_dir():
            return []
        return [file for file in self._folder.iterdir() if NAME.fullmatch(file.name)]


def _made(file: Path) -> float:
    found = NAME.fullmatch(file.name)
    return float(calendar.timegm(time.strptime(found[1], STAMP))) if found else 0.0
