"""What everyone at work shares: the store, the tables, the people, the platforms, the time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.keeper import Keeper
from bot.manners import Manners
from bot.people import People
from bot.platforms.base import Platform
from bot.screen import Order, Painted, Say
from bot.settings import Settings
from bot.watch import Watch
from bot.world import World
from storage import Store

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.delivery import Delivery

Painter = Callable[[Order, tuple[str, ...], Say, str], Painted]
"""Order, names, words and theme to a picture. Called off the event loop."""


@dataclass(slots=True)
class House:
    """One running program."""

    store: Store
    keeper: Keeper
    people: People
    platforms: Mapping[str, Platform]
    world: World
    manners: Manners
    painter: Painter | None = None
    settings: Settings = field(default_factory=Settings)
    watch: Watch = field(default_factory=Watch)
    delivery: Delivery = field(init=False)
    clock: Clock = field(init=False)
