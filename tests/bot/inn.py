"""A platform in memory, and an inn that runs a house on it: what the core's tests play through.

People have a private chat that may be closed, rooms have messages that anyone in them sees,
ephemeral messages are seen by one person. Sends can fail, vanish, be slow or unsure, and the
platform refuses what its limits forbid, as Telegram and Discord do.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bot.app import open_house
from bot.house import House, Painter
from bot.manners import Manners
from bot.platforms.base import (
    Closed,
    Command,
    Later,
    Limits,
    Person,
    Place,
    Press,
    Reachable,
    Room,
    Shown,
    Typed,
    Vanished,
)
from bot.router import Router
from bot.screen import Key, Sheet
from bot.tokens import read
from bot.written import is_written
from games.text import Text
from storage import Store
from tests.bot.world import TestWorld

LIKE_TELEGRAM = Limits(row=8, rows=20, buttons=100, label=40, text=1024, calls=20, ephemeral=False)
LIKE_DISCORD = Limits(row=5, rows=5, buttons=25, label=80, text=2000, calls=60, ephemeral=True)

QUICK = Manners(pace=1.0, pause=5.0)


@dataclass
class Message:
    """Something that stands in a chat: in a room, in a private chat, or seen by one person only."""

    ref: int
    chat: str
    sheet: Sheet
    to: str | None = None
    """None: everyone in the room sees it."""
    gone: bool = False
    edits: int = 0
    at: float = 0.0
    answer: bool = False
    """Posted as the answer to something typed: it carries no nonce."""
    aside: bool = False
    """The answer to a press that is no table's own screen: options, settings."""


class Memory:
    """The platform."""

    name = "memory"

    def __init__(self, world: TestWorld, limits: Limits = LIKE_DISCORD) -> None:
        self.limits = limits
        self.world = world
        self.messages: list[Message] = []
        self.closed: set[str] = set()
        self.admins: set[str] = set()
        self.lacks: tuple[Text, ...] = ()
        self.trouble: deque[Exception | None] = deque()
        self.deduplicates = True
        self.cut = False
        """The wire of a process that has died: nothing comes through any more."""
        self.calls: dict[str, list[float]] = {}
        self._refs = itertools.count(1)
        self._nonces: dict[str, Message] = {}

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        await self._alive()
        person = place.person
        if person is not None and person.key in self.closed:
            raise Closed("private chat")
        chat = person.key if person else place.room.key
        after = self._stumble()
        self._count(person.key if person else place.room.chat_key)
        self._check(sheet)
        if shown is not None:
            message = self.messages[int(shown.ref) - 1]  # type: ignore[arg-type]
            if message.gone:
                raise Vanished
            message.sheet, message.edits = sheet, message.edits + 1
        elif self.deduplicates and nonce in self._nonces:
            message = self._nonces[nonce]
        else:
            message = self._post(chat, sheet, person.key if person else None)
            self._nonces[nonce] = message
        if after is not None:
            raise after
        return Shown(message.ref)

    async def _alive(self) -> None:
        if self.cut:
            await asyncio.Event().wait()

    async def remove(self, place: Place, shown: Shown) -> None:
        await self._alive()
        self.messages[int(shown.ref) - 1].gone = True  # type: ignore[arg-type]

    async def is_admin(self, room: Room, person: Person) -> bool:
        return person.key in self.admins

    async def is_member(self, room: Room, person: Person) -> bool | None:
        return None

    async def missing(self, room: Room) -> tuple[Text, ...]:
        return self.lacks

    def _post(self, chat: str, sheet: Sheet, to: str | None) -> Message:
        message = Message(next(self._refs), chat, sheet, to, at=self.world.now())
        self.messages.append(message)
        return message

    def _stumble(self) -> Exception | None:
        """What goes wrong with this call: before it, or (Unsure) after it."""
        from bot.platforms.base import Unsure

        error = self.trouble.popleft() if self.trouble else None
        if error is None or isinstance(error, Unsure):
            return error
        raise error

    def _count(self, chat: str) -> None:
        now = self.world.now()
        recent = [at for at in self.calls.get(chat, []) if at > now - 60]
        if len(recent) >= self.limits.calls:
            raise Later(recent[0] + 60 - now)
        self.calls[chat] = [*recent, now]

    def _check(self, sheet: Sheet) -> None:
        """What the real services refuse."""
        keys = [key for row in sheet.rows for key in row]
        assert len(sheet.rows) <= self.limits.rows, "rows"
        assert all(1 <= len(row) <= self.limits.row for row in sheet.rows), "buttons a row"
        assert len(keys) <= self.limits.buttons, "buttons"
        assert all(1 <= len(key.label) <= self.limits.label for key in keys), "label"
        pressed = [key.token for key in keys if key.url is None]
        assert all(1 <= len(token.encode()) <= 64 for token in pressed), "token"
        assert len(set(pressed)) == len(pressed), "tokens are distinct"


@dataclass
class Answer:
    """The way back to one press."""

    memory: Memory
    person: Person
    room: Room
    on: Message | None = None
    said: list[str] = field(default_factory=list)
    shown: list[Sheet] = field(default_factory=list)
    acked: bool = False
    expires: float = float("inf")

    async def ack(self) -> None:
        await self.memory._alive()
        self.acked = True

    async def say(self, words: str, *, alert: bool = False) -> None:
        await self.memory._alive()
        self.said.append(words)

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:
        await self.memory._alive()
        self.memory._check(sheet)
        memory = self.memory
        alone = self.on is not None and self.on.to == self.person.key
        self.shown.append(sheet)
        if alone and self.on is not None and not self.on.gone:
            self.on.sheet, self.on.edits = sheet, self.on.edits + 1
            return Shown(self.on.ref, memory.world.now() + 900 if not self.room.private else None)
        if self.room.private:
            message = memory._post(self.person.key, sheet, self.person.key)
            message.answer = True
            return Shown(message.ref)
        if not memory.limits.ephemeral:
            if private:
                self.shown.pop()
                raise Closed("no ephemeral messages")
            memory._post(self.room.key, sheet, None).aside = True
            return None
        message = memory._post(self.room.key, sheet, self.person.key)
        return Shown(message.ref, memory.world.now() + 900)

    @property
    def answered(self) -> bool:
        return self.acked or bool(self.said) or bool(self.shown)

    @property
    def text(self) -> str:
        return "\n".join([*self.said, *("\n".join(sheet.lines) for sheet in self.shown)])


def _confirms(sheet: Sheet) -> list[Key]:
    keys = [key for row in sheet.rows for key in row if key.url is None]
    return [key for key in keys if read(key.token).verb == "confirm"]


class Inn:
    """People at the tables of one house."""

    def __init__(self, house: House, router: Router, memory: Memory, world: TestWorld) -> None:
        self.house, self.router, self.memory, self.world = house, router, memory, world
        self.room = Room("memory", "inn")
        self._presses = itertools.count(1)

    def person(self, name: str) -> Person:
        return Person("memory", name.lower(), name)

    async def command(
        self, name: str, command: str, text: str = "", room: Room | None = None
    ) -> Answer:
        person = self.person(name)
        answer = Answer(self.memory, person, room or self.room)
        press = f"c{next(self._presses)}"
        await self.router(Command(person, answer.room, answer, command, text, press))
        await self.settle()
        return answer

    async def press_token(self, name: str, token: str, on: Message | None = None) -> Answer:
        person = self.person(name)
        room = self.room
        if on is not None and on.chat == person.key:
            room = Room("memory", person.id, private=True)
        answer = Answer(self.memory, person, room, on)
        press = Press(
            person, room, answer, token, f"p{next(self._presses)}", on.ref if on else None
        )
        await self.router(press)
        await self.settle()
        return answer

    async def press(self, name: str, label: str) -> Answer:
        """Press the newest button with this label that the person sees."""
        message, key = self.button(name, label)
        return await self.press_token(name, key.token, message)

    def button(self, name: str, label: str) -> tuple[Message, Key]:
        """The newest button with this label that the person sees."""
        for message in reversed(self.seen_by(name)):
            for row in message.sheet.rows:
                for key in row:
                    if key.label == label:
                        return message, key
        seen = [[k.label for r in m.sheet.rows for k in r] for m in self.seen_by(name)]
        raise AssertionError(f"{name} sees no button {label!r}: {seen}")

    async def type(self, name: str, text: str, table: str = "", *, sure: bool = True) -> Answer:
        """Type a move; who is `sure` confirms it if asked whether it is meant."""
        person = self.person(name)
        room = Room("memory", person.id, private=True)
        answer = Answer(self.memory, person, room)
        await self.router(Typed(person, room, answer, text, table))
        await self.settle()
        asked = next((key for sheet in answer.shown for key in _confirms(sheet)), None)
        if sure and asked is not None and await self._is_asked(person, asked):
            return await self.press_token(name, asked.token)
        return answer

    async def _is_asked(self, person: Person, key: Key) -> bool:
        """Does a written move of this person wait to be confirmed?"""
        sitting = await self.house.keeper.get(read(key.token).table)
        return is_written(sitting.row(sitting.seat_of(person.key)).draft)

    async def reachable(self, name: str, yes: bool = True) -> None:
        person = self.person(name)
        (self.memory.closed.discard if yes else self.memory.closed.add)(person.key)
        await self.router(Reachable(person, yes))
        await self.settle()

    def seen_by(self, name: str) -> list[Message]:
        """The messages that a person sees now, oldest first."""
        key = self.person(name).key
        return [m for m in self.memory.messages if not m.gone and m.to in (None, key)]

    def public(self) -> Message:
        """The newest public message of a table."""
        there = [m for m in self.memory.messages if m.to is None and not m.aside]
        return [message for message in there if not message.gone][-1]

    def private(self, name: str) -> Message:
        """The newest message that only this person sees."""
        key = self.person(name).key
        return [m for m in self.memory.messages if not m.gone and m.to == key][-1]

    async def settle(self) -> None:
        """Until everything that can be sent now has been sent."""
        calm = 0
        while calm < 2:
            await asyncio.sleep(0)
            working = self.house.delivery.working
            calm = calm + 1 if working == self.world.sleeping else 0
            if not calm:
                await asyncio.sleep(0.0005)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, with everything that happens meanwhile."""
        end = self.world.now() + seconds
        while True:
            while await self.house.clock.fire():
                await self.settle()
            await self.settle()
            deadline = await self.house.store.next_deadline(self.house.here)
            waking = self.world.next_waking()
            coming = [t for t in (deadline, waking) if t is not None and t <= end]
            if not coming:
                break
            self.world.pass_to(max(min(coming), self.world.now() + 1e-6))
            await self.settle()
        self.world.pass_to(end)
        await self.settle()

    async def sitting(self) -> Any:
        """The newest table of the room."""
        from bot.sitting import ASLEEP, CANCELLED, LOBBY, OVER, PLAY

        rows = await self.house.store.tables_in(
            self.room.key, (LOBBY, PLAY, OVER, CANCELLED, ASLEEP)
        )
        newest = max(rows, key=lambda row: row.opened)
        return await self.house.keeper.get(newest.id)


@asynccontextmanager
async def inn(
    path: Path | str,
    *,
    limits: Limits = LIKE_DISCORD,
    manners: Manners = QUICK,
    memory: Memory | None = None,
    world: TestWorld | None = None,
    painter: Painter | None = None,
    death: asyncio.Event | None = None,
) -> AsyncIterator[Inn]:
    """A house on a database; again on the same one is a restart. If it ends by `death`, what
    waits to be written is lost, and nothing is sent any more.
    """
    world = world or (memory.world if memory else TestWorld())
    memory = memory or Memory(world, limits)
    url = str(path) if "://" in str(path) else f"sqlite:///{path}"
    store = await Store.open(url)
    try:
        async with open_house(store, {"memory": memory}, world, manners, painter, clock=False) as (
            house,
            router,
        ):
            opened = Inn(house, router, memory, world)
            await opened.settle()
            yield opened
    finally:
        await store.close(drain=death is None or not death.is_set())


Check = Callable[[Inn], Any]
__all__ = ["LIKE_DISCORD", "LIKE_TELEGRAM", "Inn", "Memory", "inn", "replace"]
