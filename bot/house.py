"""What everyone at work shares: the store, the tables, the people, the platforms, the time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from bot.budget import Budgets
from bot.keeper import Keeper
from bot.manners import Manners
from bot.people import People
from bot.platforms.base import Person, Platform, person_of, room_of
from bot.platforms.traits import Mindful
from bot.screen import Order, Painted, Say
from bot.settings import Settings
from bot.sitting import Sitting
from bot.watch import Watch
from bot.world import World
from games.protocol import Refused
from games.text import Text
from storage import Store

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.delivery import Delivery

Painter = Callable[[Order, tuple[str, ...], Say, str], Painted]
"""Order, names, words and theme to a picture. Called off the event loop."""

EASELS: Final = 2
"""Pictures that are painted at a time. Who draws holds the interpreter: with every painter more
the event loop waits longer for its turn, and no picture is ready sooner.
"""


class Door(Protocol):
    """From a chat to the page."""

    async def seat(self, table: str, person: str) -> str:
        """A link to a person's own seat at a table: for a few minutes, for once."""
        ...

    def watch(self, table: str) -> str:
        """A link to a table for those who look on."""
        ...


@dataclass(slots=True)
class House:
    """One running program."""

    store: Store
    keeper: Keeper
    people: People
    platforms: Mapping[str, Platform]
    world: World
    manners: Manners
    budgets: Budgets
    painter: Painter | None = None
    settings: Settings = field(default_factory=Settings)
    watch: Watch = field(default_factory=Watch)
    doors: Mapping[str, Door] = field(default_factory=dict)
    """By platform, where its tables can be seen on a page, too."""
    onlookers: tuple[Callable[[str], None], ...] = ()
    """Told of every table that has changed, here or in another process."""
    easels: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(EASELS))
    delivery: Delivery = field(init=False)
    clock: Clock = field(init=False)

    @property
    def here(self) -> tuple[str, ...]:
        """The platforms that are there now. Tables of others rest: nothing is owed to them and no
        clock runs for them until their platform is configured again.
        """
        return tuple(self.platforms)

    def platform(self, name: str) -> Platform:
        """One of them; raises Refused where it is not there now."""
        if name not in self.platforms:
            raise Refused(Text("table-rests"))
        return self.platforms[name]

    async def paint(self, picture: Callable[[str], Painted], theme: str) -> Painted:
        """A picture in a theme, made off the event loop when there is an easel for it."""
        async with self.easels:
            return await asyncio.to_thread(picture, theme)

    def forget(self, key: str) -> None:
        """Look this person or room up anew; their platform does so, too."""
        self.people.forget(key)
        person = person_of(key)
        platform = self.platforms.get(person.platform)
        if isinstance(platform, Mindful):
            platform.forget(person)

    async def decides(self, sitting: Sitting, person: Person) -> bool:
        """Has this person opened the table, or a say in all of its room?"""
        if sitting.terms.opener == person.key:
            return True
        platform = self.platform(sitting.platform)
        known = person.platform == sitting.platform
        return known and await platform.is_admin(room_of(sitting.room), person)

    def tell_onlookers(self, table: str) -> None:
        """The table, or what somebody is about to play there, has changed."""
        for told in self.onlookers:
            told(table)
