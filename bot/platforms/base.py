"""What a platform gives and takes: people and rooms, what comes in, how things are shown.

The core knows nothing else of Discord, Telegram, the browser or a terminal; an adapter knows
nothing of games. Whatever is private is shown with `private=True`, and an adapter that cannot
make sure of that raises `Closed` instead.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, TypeAlias

from bot.screen import Sheet
from games.text import Text
from storage.rows import Json


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, as a platform knows them."""

    platform: str
    id: str
    name: str = ""
    language: str | None = None

    @property
    def key(self) -> str:
        """How the store knows them."""
        return f"{self.platform}:{self.id}"


@dataclass(frozen=True, slots=True)
class Room:
    """A chat, or a thread or topic of one."""

    platform: str
    chat: str
    thread: str = ""
    private: bool = False
    """One person's own chat with us."""
    language: str | None = None

    @property
    def key(self) -> str:
        """How the store knows it."""
        return f"{self.platform}:{self.chat}:{self.thread}" if self.thread else self.chat_key

    @property
    def chat_key(self) -> str:
        """The chat that this room shares its limits with."""
        return f"{self.platform}:{self.chat}"


@lru_cache(4096)
def person_of(key: str) -> Person:
    """The person whom the store calls so."""
    platform, _, name = key.partition(":")
    return Person(platform, name)


@lru_cache(4096)
def room_of(key: str) -> Room:
    """The room that the store calls so."""
    platform, chat, thread = (*key.split(":", 2), "")[:3]
    return Room(platform, chat, thread)


# What comes in


class Reply(Protocol):
    """The way back to whoever pressed, typed or commanded."""

    @property
    def expires(self) -> float:
        """Until when it can be used."""
        ...

    async def ack(self) -> None:
        """Say that it arrived, before something that takes long."""
        ...

    async def say(self, words: str, *, alert: bool = False) -> None:
        """A sentence to that person alone; as an alert where it must not be missed."""
        ...

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:
        """A screen as the answer: in place of the one pressed, or new. Raises Closed where
        `private` cannot be made sure of. None: it cannot be changed later.
        """
        ...


@dataclass(frozen=True, slots=True)
class Command:
    """`/name text`."""

    person: Person
    room: Room
    reply: Reply
    name: str
    text: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Press:
    """A button. `ref` names the message it was on; `id` is the platform's id of the press."""

    person: Person
    room: Room
    reply: Reply
    token: str
    id: str = ""
    ref: Json = None
    shared: bool = False
    """Was it on a message that everyone in the room sees?"""


@dataclass(frozen=True, slots=True)
class Typed:
    """Something typed into a screen's field, or in a private chat."""

    person: Person
    room: Room
    reply: Reply
    text: str
    table: str = ""


@dataclass(frozen=True, slots=True)
class Autocomplete:
    """What could be typed next, for this person's eyes only."""

    person: Person
    room: Room
    text: str
    answer: Callable[[Sequence[str]], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Joined:
    """We were added to a chat."""

    room: Room
    by: Person | None = None
    whole: bool = False
    """With whatever parts it has: topics."""


@dataclass(frozen=True, slots=True)
class Gone:
    """We were removed from a chat, or it is no more."""

    room: Room
    whole: bool = False
    """With whatever parts it has: topics."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A chat has another name now."""

    old: Room
    new: Room
    merged: bool = False
    """What was there goes on in a room that has customs of its own."""
    done: Callable[[], None] | None = None
    """Called when all of it is there. If it never is, something failed: say it again."""


@dataclass(frozen=True, slots=True)
class Reachable:
    """A person's private chat with us opened or closed."""

    person: Person
    yes: bool


@dataclass(frozen=True, slots=True)
class Lost:
    """What we showed in a room is not there any more, though we did not take it away."""

    room: Room


@dataclass(frozen=True, slots=True)
class Look:
    """A table as everyone sees it, or as one person at it does, laid out for another place than
    its own. It is answered with nothing where there is nothing to see.
    """

    table: str
    person: str | None
    """By their key; None: as everyone sees it."""
    limits: Limits
    answer: Callable[[Sheet | None], Awaitable[None]]


Inbound: TypeAlias = (
    Command | Press | Typed | Autocomplete | Joined | Gone | Moved | Reachable | Lost | Look
)
Deliver: TypeAlias = Callable[[Inbound], Awaitable[None]]


# What goes out


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is shown: in its room, or to one person alone."""

    table: str
    room: Room
    person: Person | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows a screen; past `editable_until` it is out of reach until pressed."""

    ref: Json
    editable_until: float | None = None
    way: str | None = None
    """How it got there, if not as asked: `ephemeral`, in the room for one person's eyes."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a platform can take."""

    row: int
    """Buttons in a row."""
    rows: int
    buttons: int
    label: int
    """Characters on a button."""
    text: int
    """Characters under a picture."""
    calls: int
    """Messages and edits a minute in one chat."""
    ephemeral: bool
    """Can a screen be shown in a room to one person alone?"""
    log: bool = False
    """Is what happened shown beside the table?"""
    picks: int = 0
    """Toggles that fit into one list to pick from, which takes a row; 0: there are no lists."""
    faces: bool = False
    """Can small pictures of cards, tiles and marbles stand beside words?"""
    copies: bool = False
    """Has everyone a copy of their own of what is public, and of what is answered in public?"""


class Platform(Protocol):
    """One place where people play."""

    name: str

    @property
    def limits(self) -> Limits:
        """What it can take, as far as it is known by now."""
        ...

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        """Show it there: in place of what was shown, or as a new message with this nonce."""
        ...

    async def remove(self, place: Place, shown: Shown) -> None:
        """Take a message away, or at least its buttons."""
        ...

    async def is_admin(self, room: Room, person: Person) -> bool:
        """May this person decide for the room?"""
        ...

    async def is_member(self, room: Room, person: Person) -> bool | None:
        """Is this person in the room? None: it cannot be known."""
        ...

    async def missing(self, room: Room) -> tuple[Text, ...]:
        """What we are not allowed to do there and need."""
        ...


class Service(Platform, Protocol):
    """A platform of somebody else, which we log into and which can turn us away.

    It may say more of itself, where that is so: a method `well() -> bool` whether it is
    connected now; a class attribute `sole = True`, if of several processes only one may `run` (the
    others wait until it dies); a method `meet(deliver)`, told before that to whom things can be
    handed that it finds out while showing; a method `async check() -> Sequence[Finding]` with what
    whoever hosts should know of permissions, asked by `stammtisch check` after `open`.
    """

    async def open(self) -> None:
        """Log in; from then on things can be shown. Raises Unwelcome, or Unanswered."""
        ...

    async def run(self, deliver: Deliver) -> None:
        """Hand over what comes in, until cancelled. Raises Unwelcome where we are turned away."""
        ...

    async def close(self) -> None:
        """Let go of every connection."""
        ...


class Unwelcome(Exception):
    """A platform turned us away and will do so again: the text says what to do about it."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class Unanswered(Unwelcome):
    """A platform could not be asked at all: later it may let us in."""


class Failed(Exception):
    """A message did not get through."""


class Later(Failed):
    """Not now: try again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Closed(Failed):
    """This way will not open by itself."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(reason)
        self.reason = reason


class Vanished(Failed):
    """The message to be changed is gone, or too old to be changed."""


class Unsure(Failed):
    """Timed out: it may have been sent or not."""
