"""A server with a channel and people, and a house behind it: the real library on a made Discord.

Everything that is sent is checked on the way out of the block, against Discord's description
and against what that leaves out.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import simcord
import simcord.interactions

from bot.app import open_house
from bot.house import House, Painter
from bot.manners import Manners
from bot.platforms.base import Person, Press, Room
from bot.platforms.discord import Discord
from bot.platforms.discord.answers import Quiet
from bot.router import Router
from bot.settings import Settings
from bot.sitting import ASLEEP, CANCELLED, LOBBY, OVER, PLAY
from bot.world import SeededWorld
from storage import Store
from tests.bot.discord.request_checks import check_request

simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.002  # else every step takes 50 ms

QUICK = Manners(pace=1.0, pause=5.0)
SETTINGS = Settings(discord_token="simulated")
BEGIN = 1_767_225_600.0  # the simulator's first moment


class SimWorld(SeededWorld):
    """The simulator's time."""

    def __init__(self) -> None:
        super().__init__("discord")
        self.env: simcord.Env | None = None
        self.sleeping = 0

    def now(self) -> float:
        return BEGIN if self.env is None else self.env.now().timestamp()

    async def sleep(self, seconds: float) -> None:
        self.sleeping += 1
        try:
            await asyncio.sleep(seconds)  # the simulator's, in whatever is done for the bot
        finally:
            self.sleeping -= 1


class Guildhall:
    """People in a channel, and what they see."""

    def __init__(self, path: Path, settings: Settings, painter: Painter | None) -> None:
        self.path, self.settings, self.painter = path, settings, painter
        self.world = SimWorld()
        self.house: House
        self.router: Router
        self.discord: Discord
        self.env: simcord.Env
        self.manners = QUICK
        self._leaving = AsyncExitStack()
        self._store: Store
        self.people: dict[str, Any] = {}
        self.locales: dict[int, str] = {}
        self.seen = 0

    # Coming and going

    async def open(self) -> None:
        self._store = await Store.open(f"sqlite:///{self.path}")
        self.discord = Discord(self.settings, self._store, self.world)
        self.discord.pace.calls = 10_000  # time stands still while people press
        if not hasattr(self, "env"):
            self.env = simcord.Env(self.discord.client, settle_timeout=60)
            await self.env.start()
            self.world.env = self.env
            self.guild = self.env.create_guild("Inn")
            self.channel = self.guild.create_text_channel("games")
        else:
            await self.env.restart_bot(self.discord.client)
        self.house, self.router = await self._leaving.enter_async_context(
            open_house(
                self._store,
                {"discord": self.discord},
                self.world,
                self.manners,
                self.painter,
                clock=False,
            )
        )
        self.discord.listen(self.router)
        await self.settle()

    async def leave(self) -> None:
        """The house closes; Discord stays as it is."""
        await self.settle()
        await self._leaving.aclose()
        await self._store.close()

    async def restart(self) -> None:
        """Another process on the same database and the same Discord."""
        await self.leave()
        await self.open()

    def member(self, name: str, locale: str = "en-US", **rights: bool) -> Any:
        if name not in self.people:
            member = self.guild.add_member(self.env.create_user(name.lower(), global_name=name))
            self.people[name] = member
            self.locales[member.id] = locale
        return self.people[name]

    # What people do

    async def command(self, name: str, command: str, where: Any = None, **options: Any) -> Any:
        answer = await self.member(name).slash(where or self.channel, command, **options)
        await self.settle()
        return answer

    async def press(self, name: str, message: Any, label: str) -> Any:
        """Press a button with this label; tests name what people read."""
        return await self.press_id(name, message, custom_id(message, label))

    async def press_id(self, name: str, message: Any, button: str) -> Any:
        answer = await self._actor(name, message).click(message, custom_id=button)
        await self.settle()
        return answer

    async def token(self, name: str, token: Any) -> None:
        """Something pressed that need not be looked for: a shortcut to a position."""
        person = Person("discord", str(self.member(name).id), name)
        room = Room("discord", str(self.channel.id))
        with self.env._bot_scope():
            await self.router(Press(person, room, Quiet(), str(token), "shortcut"))
        await self.settle()

    async def pick(self, name: str, message: Any, labels: list[str]) -> Any:
        """In a message's list, leave exactly these marked."""
        menu = next(item for item in items(message) if item["type"] == 3)
        values = [one["value"] for one in menu["options"] if one["label"] in labels]
        answer = await self._actor(name, message).select(message, values)
        await self.settle()
        return answer

    async def write(self, name: str, message: Any, text: str) -> Any:
        """Press “Write a move” and fill in the form."""
        shown = await self.press(name, message, "Write a move")
        answer = await self._actor(name, message).submit_modal(shown, {"move": text})
        await self.settle()
        return answer

    def _actor(self, name: str, message: Any) -> Any:
        member = self.member(name)
        return (
            member.user
            if message.guild is None and message.channel.id != self.channel.id
            else member
        )

    # What people see

    def public(self, channel: Any = None) -> Any:
        """The newest message of a table that everyone sees."""
        there = (channel or self.channel).history()
        return [one for one in there if not one.flags.ephemeral and one.components][-1]

    def table_messages(self, channel: Any = None) -> list[Any]:
        there = (channel or self.channel).history()
        return [
            one for one in there if not one.flags.ephemeral and one.author.bot and one.components
        ]

    def dm(self, name: str) -> Any:
        """The newest message in a person's private chat."""
        return self.dms(name)[-1]

    def dms(self, name: str) -> list[Any]:
        return list(self.member(name).user.dm_channel.history())

    # Time

    async def settle(self) -> None:
        """Until everything that can be sent has been sent."""
        while True:
            await self.env.settle(idle=0.002)
            if self.house.delivery.working <= self.world.sleeping:
                break
            await asyncio.sleep(0.001)
        self.check_sent()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, with everything that happens meanwhile."""
        end = self.world.now() + seconds
        while True:
            while await self._fire():
                await self.settle()
            coming = await self._store.next_deadline()
            if coming is None or coming > end:
                break
            await self.env.advance_time(max(coming - self.world.now(), 0.001))
            await self.settle()
        await self.env.advance_time(max(end - self.world.now(), 0))
        await self.settle()

    async def _fire(self) -> int:
        with self.env._bot_scope():
            return await self.house.clock.fire()

    def check_sent(self) -> None:
        """Every request since the last look."""
        requests = self.env.http_requests
        for one in requests[self.seen :]:
            check_request(one.method, one.path, one.json)
            self._check_secret(one)
        self.seen = len(requests)

    def _check_secret(self, request: Any) -> None:
        """Whatever one person alone may see goes to their private chat, or to their eyes only."""
        if '"h:' not in json.dumps(request.json):
            return
        parts = request.path.strip("/").split("/")
        if parts[0] == "channels":
            assert self.env.backend.get_channel(int(parts[1])).guild_id is None, request
        elif parts[0] == "interactions" and request.json["type"] == 4:
            number = self.env.backend.interactions[int(parts[1])]
            private = number.guild_id is None
            assert private or request.json["data"].get("flags", 0) & 64, request
        elif parts[0] == "webhooks" and request.method == "POST":
            assert request.json.get("flags", 0) & 64, request

    def requests(self, method: str, ending: str) -> list[Any]:
        return [r for r in self.env.http_requests if r.method == method and r.path.endswith(ending)]

    # The table behind it

    async def sitting(self, channel: Any = None) -> Any:
        """The newest table of a channel."""
        room = f"discord:{(channel or self.channel).id}"
        phases = (LOBBY, PLAY, OVER, CANCELLED, ASLEEP)
        rows = await self._store.tables_in(room, phases)
        return await self.house.keeper.get(max(rows, key=lambda row: row.opened).id)

    def key(self, name: str) -> str:
        return f"discord:{self.member(name).id}"


def items(message: Any) -> list[dict[str, Any]]:
    """Buttons and lists of a message, as Discord has them."""
    rows = [one.to_dict() if hasattr(one, "to_dict") else one for one in message.components]
    return [item for row in rows for item in row["components"]]


def labels(message: Any) -> list[str]:
    return [item.get("label", "") for item in items(message) if item["type"] == 2]


def custom_id(message: Any, label: str) -> str:
    for item in items(message):
        if item.get("label") == label:
            return str(item["custom_id"])
    raise AssertionError(f"no button {label!r}: {labels(message)}")


@asynccontextmanager
async def guildhall(
    path: Path, *, settings: Settings = SETTINGS, painter: Painter | None = None
) -> AsyncIterator[Guildhall]:
    """A server at work. What is sent is checked; what goes wrong in the bot fails the test."""
    here = Guildhall(path, settings, painter)
    original = simcord.interactions.base_payload

    def localised(backend: Any, **given: Any) -> Any:
        record, payload = original(backend, **given)
        payload["locale"] = here.locales.get(given["user_id"], "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = here.locales.get(0, "en-US")
        return record, payload

    simcord.interactions.base_payload = localised
    try:
        await here.open()
        context = here.env.time_context()
        with context:
            yield here
        await here.leave()
        await here.env.shutdown()
        here.env.raise_errors()
    finally:
        simcord.interactions.base_payload = original


__all__ = ["Guildhall", "custom_id", "guildhall", "items", "labels", "replace"]
