"""Is everything well? The database takes what is written, and every platform is connected."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.house import House
from bot.platforms.base import Platform
from storage import Store

log = logging.getLogger(__name__)

ANSWER: Final = 3.0  # seconds in which the database answers
BEATEN: Final = 45.0  # seconds since something was last written for certain


@dataclass(frozen=True, slots=True)
class Pulse:
    """How it is just now."""

    store: bool
    platforms: Mapping[str, bool]

    @property
    def good(self) -> bool:
        """Can people play everywhere?"""
        return self.store and all(self.platforms.values())


class Health:
    """Looks after the whole house; before it is open, after its database alone."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.house: House | None = None
        self.turned_away: set[str] = set()
        """Platforms that want nothing more of us until somebody mends it."""

    def platforms(self) -> dict[str, bool]:
        """Each platform, and whether it is connected."""
        if self.house is None:
            return {}
        return {
            name: name not in self.turned_away and _well(platform)
            for name, platform in self.house.platforms.items()
        }

    async def pulse(self) -> Pulse:
        """How it is; an answer at all says that the loop runs."""
        return Pulse(await self._answers() and self._written(), self.platforms())

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER):
                await self._store.setting("health")
        except Exception:
            log.warning("health", exc_info=True)
            return False
        return True

    def _written(self) -> bool:
        """The beat of the clock is a write every few seconds: no visitor can make it more."""
        if self.house is None:
            return True
        return self.house.world.now() - self.house.clock.beaten < BEATEN


def _well(platform: Platform) -> bool:
    """What a platform says of itself; one that says nothing is always there."""
    says = getattr(platform, "well", None)
    return True if says is None else bool(says())
