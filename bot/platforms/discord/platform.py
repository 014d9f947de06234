"""Discord as a platform: rooms are channels and threads, hands come to private chats.

Everything that comes in is an interaction: a command, a button, a list, a form. No message of
anybody's is ever read, and no privileged intent is needed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.export import Finding
from bot.platforms.base import (
    Closed,
    Deliver,
    Gone,
    Joined,
    Lost,
    Person,
    Place,
    Room,
    Shown,
    Unanswered,
    Unwelcome,
    Vanished,
)
from bot.platforms.discord.client import Client, ShardedClient
from bot.platforms.discord.emojis import Emojis
from bot.platforms.discord.errors import (
    GONE,
    NOT_ALLOWED,
    UNKNOWN_CHANNEL,
    NoEmoji,
    Refusal,
    beyond_us,
    calling,
    told,
)
from bot.platforms.discord.layout import LIMITS, Letter, letter
from bot.platforms.discord.look import look
from bot.platforms.discord.names import NAME, room_of_channel
from bot.platforms.discord.pace import Pace
from bot.platforms.discord.private_chats import PrivateChats
from bot.platforms.discord.rights import INVITED, Rights
from bot.platforms.discord.turn import Turn
from bot.platforms.entrance import Entrance
from bot.screen import Sheet
from bot.settings import Settings
from bot.world import RealWorld, World
from games.text import Text
from storage import Store

log = logging.getLogger(__name__)

STALE: Final = 50 * 60.0  # seconds; changes of messages over an hour old are counted tightly
TRIES: Final = 4  # of logging in while Discord cannot be reached
READY: Final = 10.0  # seconds in which it usually lets us in


class Discord(Entrance):
    """The platform."""

    name = NAME
    limits = LIMITS

    def __init__(self, settings: Settings, store: Store, world: World) -> None:
        _point(settings)
        self._settings = settings
        self._store = store
        self._world = world
        self.rights = Rights()
        self.barred: set[str] = set()
        """Channels where a table could not be shown: the next to press there is told why."""
        kind = ShardedClient if settings.discord_shards else Client
        self.client = kind(self, settings, store, world)
        self.chats = PrivateChats(self.client, store, world)
        self.pace = Pace(world)
        self.emojis = Emojis(self.client, store, world, self.pace)
        self.turn = Turn(settings, store)
        self._connected: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    # Coming and going

    async def open(self) -> None:
        await _log_in(self.client, self._settings.discord_token, self._world)
        gateway = self.turn.use(self.client.connect)
        self._connected = asyncio.create_task(gateway, name="discord gateway")
        ready = asyncio.create_task(self._ready())
        try:
            await asyncio.wait(
                {self._connected, ready}, timeout=READY, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            ready.cancel()
            await asyncio.gather(ready, return_exceptions=True)
        if self._connected.done():
            await self._connection()

    async def _ready(self) -> None:
        if await self.turn.came():
            await self.client.wait_until_ready()

    async def run(self, deliver: Deliver) -> None:
        self.listen(deliver)
        self._begin(self.emojis.gather(), "discord emojis")
        await self._connection()

    def well(self) -> bool:
        """Are we connected just now, or another process for us?"""
        return self.turn.waiting or self.client.well()

    async def check(self) -> list[Finding]:
        """What whoever hosts should know."""
        return look(self.client, self._settings)

    async def _connection(self) -> None:
        """Until the connection ends; where Discord ends it for good, what to do about it."""
        if self._connected is None:
            raise RuntimeError("not logged in")
        try:
            await self._connected
        except discord.PrivilegedIntentsRequired:
            raise Unwelcome(Text("discord-no-intents")) from None
        except discord.ConnectionClosed as closed:
            raise Unwelcome(Text("discord-closed", code=str(closed.code))) from None

    async def close(self) -> None:
        for task in (*self._errands, *((self._connected,) if self._connected else ())):
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self.client.close()
        if self._connected is not None:
            await asyncio.gather(self._connected, return_exceptions=True)

    def send_in(self, inbound: Joined | Gone | Lost) -> None:
        """Hand something in that nobody waits for."""
        self._begin(self.bring(inbound), type(inbound).__name__)

    def _begin(self, errand: Coroutine[Any, Any, None], name: str) -> None:
        """Something that nobody waits for, until it is done or we close."""
        task = asyncio.create_task(errand, name=name)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # What a platform does

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        try:
            return await self._show(place, sheet, shown, nonce)
        except NoEmoji:
            self.emojis.forget()
            return await self._show(place, sheet, shown, nonce)

    def _letter(self, sheet: Sheet, *, own: bool, before: str = "") -> Letter:
        return letter(sheet, self._world.now(), own=own, before=before, emojis=self.emojis.known)

    async def _show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        ref: Any = None if shown is None else shown.ref
        if ref is not None and "token" in ref:
            return await self._show_ephemeral(sheet, ref, shown)
        if place.person is not None:
            return await self._show_hand(place, place.person, sheet, ref, nonce)
        made = self._letter(sheet, own=False)
        if ref is not None and self._world.now() - _posted(ref["message"]) > STALE:
            raise Vanished("too old to be changed often")
        try:
            return await self._put(int(place.room.chat), made, ref, nonce)
        except Refusal as refusal:
            if refusal.code in GONE:
                self.send_in(Gone(place.room))
            elif refusal.code in NOT_ALLOWED:
                self.barred.add(place.room.chat)
            raise

    async def _show_hand(
        self, place: Place, person: Person, sheet: Sheet, ref: Any, nonce: str
    ) -> Shown:
        channel = await self.chats.channel(person.id)
        here = place.room.private or place.room.chat == str(channel)
        before = "" if here else f"<#{place.room.chat}>"
        made = self._letter(sheet, own=True, before=before)
        try:
            return await self._put(channel, made, ref, nonce)
        except Refusal as refusal:
            self.chats.refused(person.id, refusal)
            if refusal.code != UNKNOWN_CHANNEL:
                raise
            await self.chats.lost(person.id)
            raise Vanished("another private chat") from None

    async def _put(self, channel: int, made: Any, ref: Any, nonce: str) -> Shown:
        """Change the message, or send a new one; the nonce keeps it from being sent twice."""
        await self.pace.step()
        there = self.client.get_partial_messageable(channel)
        async with calling():
            if ref is not None:
                await self._message(ref).edit(**made.edit())
                return Shown(ref)
            sent = await there.send(**made.new(), nonce=nonce)
        return Shown({"channel": channel, "message": sent.id})

    async def _show_ephemeral(self, sheet: Sheet, ref: Any, shown: Shown | None) -> Shown:
        """Change an answer by its token, as long as that lives."""
        made = self._letter(sheet, own=True)
        async with calling():
            await self._answers(ref["token"]).edit_message(ref["message"], **made.edit())
        return Shown(ref, shown.editable_until if shown else None)

    async def remove(self, place: Place, shown: Shown) -> None:  # noqa: ARG002 - the message says where
        ref: Any = shown.ref
        await self.pace.step()
        async with calling():
            if "token" in ref:
                await self._answers(ref["token"]).delete_message(ref["message"])
            else:
                await self._message(ref).delete()

    def _message(self, ref: Any) -> discord.PartialMessage:
        there = self.client.get_partial_messageable(ref["channel"])
        return there.get_partial_message(ref["message"])

    def _answers(self, token: str) -> discord.Webhook:
        application = self.client.application_id
        if application is None:
            raise Closed("not logged in")
        return discord.Webhook.partial(application, token, client=self.client)

    async def is_admin(self, room: Room, person: Person) -> bool:
        return self.rights.admin(room.chat, person.id)

    async def is_member(self, room: Room, person: Person) -> bool | None:  # noqa: ARG002 - nobody asks for members' names
        return None

    async def missing(self, room: Room) -> tuple[Text, ...]:
        return self.rights.missing(room.chat)

    def forget(self, person: Person) -> None:
        self.chats.forget(person.id)
        self.rights.forget(person.id)

    def gone(self, channels: list[int]) -> None:
        """Channels or threads that are no more, or not ours to see."""
        for channel in channels:
            self.send_in(Gone(room_of_channel(channel)))


async def invitation(settings: Settings) -> str:
    """The link that brings the bot to a server; raises Unwelcome for a token that is not good."""
    _point(settings)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await _log_in(client, settings.discord_token, RealWorld())
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            client.application_id or 0, permissions=INVITED, scopes=scopes
        )


async def _log_in(client: discord.Client, token: str, world: World) -> None:
    for tries in range(1, TRIES + 1):
        try:
            await client.login(token)
        except discord.LoginFailure:
            raise Unwelcome(Text("discord-bad-token")) from None
        except Exception as error:
            if not beyond_us(error):
                raise
            log.warning("cannot log in", extra={"why": told(error)})
            if tries == TRIES:
                raise Unanswered(Text("discord-unreachable", why=str(error))) from None
            await client.http.close()  # the library begins another session with each try
            client.http.connector = discord.utils.MISSING
            await world.sleep(2.0**tries)
        else:
            return


def _point(settings: Settings) -> None:
    """Other addresses than the usual ones, where they are set."""
    if settings.discord_api:
        Route.BASE = settings.discord_api
    if settings.discord_gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway)


def _posted(message: int) -> float:
    """When a message was posted: its name says so."""
    return discord.utils.snowflake_time(message).timestamp()
