"""When a person is not to be disturbed: away until a day, or in their quiet hours.

Pure: moments in, moments out. A clock that rests with its person counts only the time between.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from games.protocol import Refused
from games.text import Text

MORNING: Final = time(8)  # whoever is away until a day is back on its morning
FARTHEST: Final = 366  # days that somebody may be away
NEVER: Final = float("inf")
_HOURS = re.compile(r"(\d{1,2})(?::([0-5]\d))?\s*[-–]\s*(\d{1,2})(?::([0-5]\d))?")
_DAYS = re.compile(r"\d{1,3}")


@dataclass(frozen=True, slots=True)
class Rest:
    """What a person has said about when they rest."""

    zone: str = "UTC"
    quiet: str = ""
    """Hours of every day by that zone, "22:00-07:00"; empty: none."""
    until: float = 0.0
    """Away until then."""

    def ends(self, at: float) -> float | None:
        """When the rest ends in which this moment lies; None: the person is up."""
        end = at
        while (later := self._covers(end)) is not None:
            end = later
        return end if end > at else None

    def begins(self, at: float) -> float:
        """When the next rest begins after a moment at which the person is up."""
        return min((start for start, _ in self._nights(at) if start > at), default=NEVER)

    def _covers(self, at: float) -> float | None:
        spans = [(0.0, self.until), *self._nights(at)]
        return next((end for start, end in spans if start <= at < end), None)

    def _nights(self, at: float) -> list[tuple[float, float]]:
        """The quiet hours around a moment: those of yesterday, today and the two days after."""
        if not self.quiet:
            return []
        zone = zone_of(self.zone)
        first, last = (time.fromisoformat(part) for part in self.quiet.split("-"))
        today = datetime.fromtimestamp(at, zone).date()
        nights = []
        for days in range(-1, 3):
            day = today + timedelta(days)
            end = day if first < last else day + timedelta(1)
            start = datetime.combine(day, first, zone).timestamp()
            nights.append((start, datetime.combine(end, last, zone).timestamp()))
        return nights


UP: Final = Rest()
"""Somebody who has said nothing about it."""


def after(rest: Rest, start: float, seconds: float) -> float:
    """The moment at which the person has been up for so long since the start."""
    at = start
    while True:
        at = rest.ends(at) or at
        sleep = rest.begins(at)
        if sleep - at >= seconds:
            return at + seconds
        seconds -= sleep - at
        at = sleep


def up_between(rest: Rest, start: float, end: float) -> float:
    """How long the person is up between two moments."""
    at, total = start, 0.0
    while at < end:
        at = rest.ends(at) or at
        sleep = min(rest.begins(at), end)
        total += max(0.0, sleep - at)
        at = max(at, sleep)
    return total


@cache
def zone_of(name: str) -> tzinfo:
    """The time zone of that name; UTC where this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


# What people write


def read_zone(text: str) -> str:
    """The zone that is meant: "Europe/Zurich", or the city alone. Raises Refused."""
    wanted = re.sub(r"\s+", "_", text.strip()).casefold()
    known = _zones()
    found = known.get(wanted) or known.get(wanted.rpartition("/")[2])
    if found is None:
        raise Refused(Text("rest-zone-unknown", zone=text.strip()[:40]))
    return found


@cache
def _zones() -> dict[str, str]:
    """Zones by their names and by their cities; where two share a city, the first in order."""
    known: dict[str, str] = {}
    for name in sorted(available_timezones(), reverse=True):
        if not name.startswith(("Etc/", "SystemV/", "posix", "right")):
            known[name.rpartition("/")[2].casefold()] = name
    return known | {name.casefold(): name for name in available_timezones()}


def read_quiet(text: str) -> str:
    """Hours as they are kept: "22-7" is "22:00-07:00". Raises Refused."""
    found = _HOURS.fullmatch(text.strip())
    if found is None:
        raise Refused(Text("rest-quiet-unreadable"))
    hours = [int(found[1]) % 24, int(found[3]) % 24]
    if int(found[1]) > 24 or int(found[3]) > 24:
        raise Refused(Text("rest-quiet-unreadable"))
    first, last = (time(h, int(m or 0)) for h, m in zip(hours, found.group(2, 4), strict=True))
    if first == last:
        raise Refused(Text("rest-quiet-unreadable"))
    return f"{first:%H:%M}-{last:%H:%M}"


def read_until(text: str, zone: str, now: float) -> float:
    """The morning of the day that is meant: a date, or a number of days. Raises Refused."""
    written = text.strip()
    today = datetime.fromtimestamp(now, zone_of(zone)).date()
    if _DAYS.fullmatch(written):
        day = today + timedelta(int(written))
    else:
        try:
            day = datetime.strptime(written, "%Y-%m-%d").replace(tzinfo=UTC).date()
        except ValueError:
            raise Refused(Text("rest-away-unreadable")) from None
    if not 0 < (day - today).days <= FARTHEST:
        raise Refused(Text("rest-away-unreadable"))
    return datetime.combine(day, MORNING, zone_of(zone)).timestamp()


def day_of(rest: Rest) -> str:
    """The day until which somebody is away, by their own calendar."""
    return f"{datetime.fromtimestamp(rest.until, zone_of(rest.zone)):%Y-%m-%d}"


def dump_rest(rest: Rest) -> list[str | float]:
    """As plain data."""
    return [rest.zone, rest.quiet, rest.until]


def load_rest(data: Sequence[Any]) -> Rest:
    """The inverse of `dump_rest`."""
    zone, quiet, until = data
    return Rest(zone, quiet, until)
