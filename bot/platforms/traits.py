"""What only some platforms and some ways back can do; whoever needs it asks whether they can."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol, TypeAlias, runtime_checkable

from bot.platforms.base import Person, Reply, Room


@runtime_checkable
class Wary(Protocol):
    """A way back that may not reach one person alone; asked before anything is painted for it."""

    async def alone(self) -> bool:
        """Can a screen be shown to that person alone? False: only words can be said."""
        ...


@runtime_checkable
class Sparing(Protocol):
    """A way back to where anybody may come from: tables are not given out there without end."""

    def may_open(self) -> bool:
        """May one more table be opened? It then counts as opened."""
        ...


@lru_cache(64)
def is_wary(way: type[Reply]) -> bool:
    """Is this kind of way back `Wary`? Protocols are slow to say, and every press asks."""
    return issubclass(way, Wary)


@runtime_checkable
class Local(Protocol):
    """A platform that each process has for itself: what one of them shows, no other does."""

    def rooms(self) -> Sequence[Room]:
        """What somebody looks at through this process."""
        ...

    def looked_at(self, room: Room) -> bool:
        """Another process has changed something there: does somebody look at it through us? If
        not, what was shown is forgotten, and whoever comes is shown the newest.
        """
        ...


@runtime_checkable
class Mindful(Protocol):
    """A platform that holds something of people in memory."""

    def forget(self, person: Person) -> None:
        """Hold nothing of this person: what the store still has of them is looked up anew."""
        ...


@runtime_checkable
class Tidying(Protocol):
    """A platform that leaves things behind for which nobody comes back."""

    async def tidy(self, now: float) -> Sequence[str]:
        """Remove some that are old by now: the tables among them."""
        ...


Hook: TypeAlias = Callable[[Mapping[str, str], Callable[[], Awaitable[bytes]]], Awaitable[int]]
"""Headers of a call to our web server, and what reads its body: only whoever shows by the first
who they are is listened to. Gives the status of the answer.
"""


@runtime_checkable
class Called(Protocol):
    """A platform that may call us, too."""

    def hooks(self) -> Mapping[str, Hook]:
        """The paths at which it does."""
        ...
