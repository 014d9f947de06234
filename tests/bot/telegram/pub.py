"""A pub: a house on Telegram, with its guests, over HTTP on this machine.

It offers what the inn of the core's tests offers, so that the same evenings can be played here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.app import open_house
from bot.budget import Budgets
from bot.house import House, Painter
from bot.manners import Manners
from bot.platforms.base import Person, Room
from bot.platforms.telegram import Telegram, menu
from bot.router import Router
from bot.settings import Settings
from storage import Store
from tests.bot.inn import QUICK, Inn, Message
from tests.bot.sketch import sketch
from tests.bot.telegram.api import TOKEN, BotApi, Group, Posted, Query, served
from tests.bot.telegram.models import BOT
from tests.bot.world import TestWorld


class Answered:
    """What came of a press or a line."""

    def __init__(self, query: Query | None, before: int, api: BotApi) -> None:
        self._query, self._before, self._api = query, before, api

    @property
    def said(self) -> list[str]:
        given = self._query.answer if self._query is not None and self._query.answer else {}
        return [given["text"]] if "text" in given else []

    @property
    def alert(self) -> bool:
        given = self._query.answer if self._query is not None and self._query.answer else {}
        return given.get("show_alert") == "true"

    @property
    def answered(self) -> bool:
        return self._query is not None and self._query.answer is not None

    @property
    def posted(self) -> list[Posted]:
        return self._api.messages[self._before :]

    @property
    def text(self) -> str:
        return "\n".join([*self.said, *(one.text for one in self.posted)])


class Pub(Inn):
    """People in a group with the bot."""

    api: BotApi
    home: Telegram
    group: Group

    def __init__(
        self,
        house: House,
        router: Router,
        api: BotApi,
        world: TestWorld,
        home: Telegram,
        group: Group,
    ) -> None:
        super().__init__(house, router, api, world)  # type: ignore[arg-type]
        self.api, self.home, self.group = api, home, group
        self.room = Room("telegram", str(group.id))

    def person(self, name: str) -> Person:
        user = self.api.user(name)
        self.group.members.setdefault(user.id, "member")
        return Person("telegram", str(user.id), name)

    async def command(  # type: ignore[override]
        self, name: str, command: str, text: str = "", room: Room | None = None, **more: Any
    ) -> Answered:
        """Written in the group, or (a private room) to the bot alone."""
        self.person(name)
        chat = None if room is not None and room.private else self.group
        line = f"/{command} {text}".strip()
        return await self.write(name, line, chat, **more)

    async def write(self, name: str, text: str, chat: Group | None, **more: Any) -> Answered:
        self.person(name)
        before = len(self.api.messages)
        number = await self.api.write(self.api.user(name), text, chat, **more)
        await self.taken(number)
        await self.settle()
        return Answered(None, before, self.api)

    async def type(self, name: str, text: str, table: str = "") -> Answered:  # type: ignore[override]
        more = {}
        for one in reversed(self.api.messages):
            about = [key.token for row in one.sheet.rows for key in row]
            if one.to == self.api.user(name).id and any(f".{table}." in token for token in about):
                more = {"reply_to_message": self.api.told(one)}
                break
        return await self.write(name, text, None, **more)

    async def press_token(  # type: ignore[override]
        self, name: str, token: str, on: Message | Posted | None = None
    ) -> Answered:
        self.person(name)
        message = on if on is not None else self.public()
        assert isinstance(message, Posted)
        before = len(self.api.messages)
        number, query = await self.api.press(self.api.user(name), message, token)
        await self.taken(number)
        await self.settle()
        return Answered(query, before, self.api)

    async def taken(self, number: int) -> None:
        """Until an update has reached the program."""
        inbox = self.home._inbox
        assert inbox is not None
        while number not in inbox._twice._seen:  # noqa: ASYNC110 - it comes over a socket
            await asyncio.sleep(0.001)

    async def settle(self) -> None:
        calm = 0
        while calm < 3:
            await asyncio.sleep(0)
            inbox = self.home._inbox
            tasks = self.house.delivery._tasks._tasks  # all that the house has under way
            busy = len(tasks)
            if inbox is not None:  # whoever waits in turn waits for one who sleeps
                waiting = [len(lock._waiters or ()) for lock in inbox._lanes.values()]
                busy += len(inbox._tasks) - sum(waiting)
            calm = calm + 1 if busy == self.world.sleeping else 0
            if not calm:
                await asyncio.sleep(0.001)

    def seen_by(self, name: str) -> list[Any]:
        number = self.api.user(name).id
        return [m for m in self.api.messages if not m.gone and m.to in (None, number)]

    def public(self) -> Any:
        """The newest message of a table in the group."""
        return self.standing()[-1]

    def private(self, name: str) -> Any:
        number = self.api.user(name).id
        return [m for m in self.api.messages if not m.gone and m.to == number and m.markup][-1]

    def standing(self, chat: int | None = None) -> list[Posted]:
        """What stands in the group now for all, answers that can be closed aside."""
        return [one for one in self.shown(chat) if not closable(one)]

    def shown(self, chat: int | None = None) -> list[Posted]:
        """Everything that stands in the group now for all."""
        chat = chat or self.group.id
        return [m for m in self.api.messages if m.chat == chat and not m.gone and m.to is None]


def closable(message: Posted) -> bool:
    """An answer with a button that takes it away."""
    return any(key.token == "x" for row in message.sheet.rows for key in row)


async def _store(path: Path, *, fresh: bool) -> Store:
    """The database of a pub; a new one is a copy of one whose commands are known to Telegram,
    unless it shall be `fresh`.
    """
    if not fresh:
        await asyncio.to_thread(_prepare, path)
    return await Store.open(f"sqlite:///{path}")


def _prepare(path: Path) -> None:
    if not path.exists():
        path.write_bytes(_opened_before())


@cache
def _opened_before() -> bytes:
    async def open_once(path: Path) -> None:
        store = await Store.open(f"sqlite:///{path}")
        await store.save_setting(menu.SETTING, f"{BOT['id']}-{menu._edition()}")
        await store.close()

    with TemporaryDirectory() as folder:
        path = Path(folder) / "t.db"
        asyncio.run(open_once(path))
        return path.read_bytes()


@asynccontextmanager
async def pub(
    path: Path,
    *,
    api: BotApi | None = None,
    world: TestWorld | None = None,
    whispers: str = "no",
    group: dict[str, Any] | None = None,
    manners: Manners = QUICK,
    painter: Painter | None = sketch,
    chats: tuple[int, ...] = (),
    fresh: bool = False,
) -> AsyncIterator[Pub]:
    """The bot in a group; again with the same `api` it is a restart. In the end nothing must have
    been sent that Telegram does not take, and nobody must have been asked for patience.
    """
    world = world or TestWorld()
    api = api or BotApi(world.now, whispers=whispers)
    there = next(iter(api.groups.values())) if api.groups else api.group(**(group or {}))
    async with served(api) as base:
        settings = Settings(telegram_token=TOKEN, telegram_api=base, telegram_chats=chats)
        store = await _store(path, fresh=fresh)
        budgets = Budgets(store, world)
        home = Telegram(settings, store, world, budgets, patience=60.0)
        try:
            await home.open()
            house = open_house(
                store, {"telegram": home}, world, manners, painter, budgets=budgets, clock=False
            )
            async with house as (inside, router):
                running = asyncio.create_task(home.run(router))
                await asyncio.sleep(0)
                here = Pub(inside, router, api, world, home, there)
                try:
                    await here.settle()
                    yield here
                finally:
                    running.cancel()
                    await asyncio.gather(running, return_exceptions=True)
        finally:
            await home.close()
            await store.close()
    assert api.wrong == []
    assert api.flooded == []
