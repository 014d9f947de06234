"""Telegram: groups, supergroups and their topics are rooms, private chats are where hands go.

A table is a photo with a caption and buttons, edited in place. A hand goes to the private chat
of whoever has started the bot; else it is shown in the group to that person alone, where the
server can do that; else it is told in an alert. Never does it stand where others read it.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from telegram import Bot
from telegram.error import BadRequest, InvalidToken, TelegramError
from telegram.request import HTTPXRequest

from bot.budget import Budgets
from bot.export import Finding
from bot.people import speak
from bot.platforms.base import (
    Closed,
    Deliver,
    Failed,
    Later,
    Limits,
    Moved,
    Person,
    Place,
    Room,
    Shown,
    Unanswered,
    Unwelcome,
    Vanished,
)
from bot.platforms.telegram import menu, topics
from bot.platforms.telegram.gate import Gate
from bot.platforms.telegram.inbox import Inbox
from bot.platforms.telegram.layout import PRIVATE, Body, Frame, laid_out
from bot.platforms.telegram.look import look
from bot.platforms.telegram.receiving import HOOK, LONG, Webhook, poll
from bot.platforms.telegram.refs import Ref, read_ref
from bot.platforms.telegram.rights import Rights
from bot.platforms.telegram.whispers import Ear, Whispers
from bot.platforms.telegram.wire import (
    CALLS,
    NAME,
    Migrated,
    NoTopic,
    Wire,
    garbled,
    patient,
    said,
)
from bot.platforms.traits import Hook
from bot.screen import Key, Sheet, named
from bot.settings import Settings
from bot.tokens import Token
from bot.words import Words
from bot.world import World
from games.text import Text
from storage import Store

log = logging.getLogger(__name__)

LIMITS: Final = Limits(
    row=8, rows=20, buttons=64, label=40, text=1024, calls=CALLS, ephemeral=False
)
TRIES: Final = 5  # at the start, while there is no network
SILENT: Final = 3.0 * LONG  # seconds without an answer to a poll after which something is wrong
GRACE: Final = 5.0  # seconds for presses under way when we stop


class Telegram:
    """The platform."""

    name = NAME

    def __init__(
        self,
        settings: Settings,
        store: Store,
        world: World,
        budgets: Budgets,
        patience: float = 1.5,
    ) -> None:
        """`patience`: seconds after which a press is answered, whatever is still to be shown."""
        # The library's own lines name every address, and the token is part of it.
        logging.getLogger("httpx").setLevel(logging.WARNING)
        # Likewise what it could not read, whole, at each try; it raises what went wrong, too.
        logging.getLogger("telegram").setLevel(logging.CRITICAL + 1)
        self.bot = Bot(
            settings.telegram_token,
            base_url=settings.telegram_api,
            base_file_url=settings.telegram_api.removesuffix("/bot") + "/file/bot",
            request=HTTPXRequest(64, read_timeout=15, media_write_timeout=30, pool_timeout=5),
            get_updates_request=HTTPXRequest(2, read_timeout=15, pool_timeout=5),
        )
        self.store, self.world, self.patience = store, world, patience
        self.wire = Wire(self.bot, store, world)
        self.rights = Rights(self.wire, store, world)
        self.whispers = Whispers(self.wire, store, world, budgets)
        self.gate = Gate(settings.telegram_chats, self, store, world)
        self._groups = settings.telegram_chats
        self._budgets = budgets
        self._webhook: Webhook | None = None
        if settings.telegram_webhook:
            secret = settings.telegram_webhook
            self._webhook = Webhook(self.bot, settings.address, secret)
        self._deliver: Deliver | None = None
        self._inbox: Inbox | None = None
        self._heard = 0.0
        self._moving: set[tuple[int, int]] = set()
        self._moved: set[tuple[int, int]] = set()
        self._asides: dict[tuple[int, str], Ref] = {}

    @property
    def limits(self) -> Limits:
        """What Telegram takes; whether one person alone can be shown something, we find out."""
        return replace(LIMITS, ephemeral=self.whispers.known)

    # Coming and going

    async def open(self) -> None:
        try:
            await patient(TRIES, self.bot.initialize)
            await self.whispers.recall()
            if self._webhook is not None:
                await self._webhook.register()
            else:
                await self.bot.delete_webhook()
            await menu.register(self.bot, self.store)
        except TelegramError as trouble:
            if isinstance(trouble, InvalidToken) and not garbled(trouble):
                raise Unwelcome(Text("telegram-bad-token")) from None
            raise Unanswered(Text("telegram-unreachable", why=said(trouble))) from None
        log.info("logged in", extra={"bot": self.bot.username})

    async def check(self) -> list[Finding]:
        """What whoever hosts should know."""
        return await look(self.bot, self._groups, self.missing)

    def meet(self, deliver: Deliver) -> None:
        """Whom to tell what we find out while we show things, whoever receives."""
        self._deliver = deliver

    async def run(self, deliver: Deliver) -> None:
        self.meet(deliver)
        inbox = self._inbox = Inbox(self, deliver)
        try:
            if self._webhook is not None:
                await self._webhook.listen(inbox.take)
            else:
                self._hear()
                await poll(self.bot, inbox.take, self._hear)
        finally:
            await inbox.close(GRACE)
            self._inbox = None

    async def close(self) -> None:
        await self.bot.shutdown()

    def _hear(self) -> None:
        self._heard = self.world.now()

    def well(self) -> bool:
        """Has Telegram answered lately? Where another process asks, or it calls us, we do not
        know better.
        """
        asking = self._inbox is not None and self._webhook is None
        return not asking or self.world.now() - self._heard < SILENT

    @property
    def sole(self) -> bool:
        """Of several processes only one may ask for updates."""
        return self._webhook is None

    def hooks(self) -> Mapping[str, Hook]:
        """Where Telegram calls us, if it shall."""
        return {} if self._webhook is None else {HOOK: self._webhook}

    # What a platform does

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:  # noqa: ARG002 - Telegram knows no nonces
        person = place.person
        chat = int(place.room.chat if person is None else person.id)
        body = await self.body(sheet, own=person is not None, language=await self._language(place))
        try:
            ref = None if shown is None else read_ref(shown.ref)
            if ref is not None and shown is not None:
                if await self._changed(chat, ref, body):
                    return shown
                if ref.to and person is not None and await self.rights.we_are_admin(ref.chat):
                    return await self._pushed(place, person, body)
            thread = _thread(place.room) if person is None else None
            return Shown((await self.wire.send(chat, thread, body)).json)
        except Migrated as moved:
            await self.moved(moved.old, moved.new)
            raise Later(1.0) from None
        except Closed as closed:
            if person is None:
                if isinstance(closed, NoTopic) and await self._out_of_topic(place.room):
                    raise Later(1.0) from None
                raise
            return await self._pushed(place, person, body)

    async def _changed(self, chat: int, ref: Ref, body: Body) -> bool:
        """Was the message made into this one? False: it takes a new one."""
        if not ref.to and ref.chat != chat:
            raise Vanished  # the group has another number now
        if ref.photo != (body.picture is not None):
            return False  # a text does not become a picture
        if not ref.to:
            await self.wire.edit(ref, body)
            return True
        try:
            await self.whispers.edit(ref, body)
        except Vanished:
            if not await self.rights.we_are_admin(ref.chat):
                raise  # only a press lets us whisper again
            return False
        return True

    async def _pushed(self, place: Place, person: Person, body: Body) -> Shown:
        """Where we are admin, a hand can be shown in the group to its person without a press."""
        chat = int(place.room.chat)
        if not await self.rights.we_are_admin(chat):
            raise Closed("neither a private chat nor an admin")
        await self.counted(place.room)
        ear = Ear(chat, _thread(place.room), int(person.id))
        return Shown((await self.whispers.send(ear, body)).json, way="ephemeral")

    async def remove(self, place: Place, shown: Shown) -> None:
        ref = read_ref(shown.ref)
        if ref.to:
            await self.whispers.delete(ref)
            return
        try:
            await self.wire.delete(ref)
        except Vanished:  # gone, or older than 48 hours
            line = speak(await self._language(place)).say(Text("telegram-went-on"))
            await self.wire.strip(ref, line)

    async def is_admin(self, room: Room, person: Person) -> bool:
        return await self.rights.is_admin(room, person)

    async def is_member(self, room: Room, person: Person) -> bool | None:
        return await self.rights.is_member(room, person)

    async def missing(self, room: Room) -> tuple[Text, ...]:
        return await self.rights.missing(room)

    # What answers need, too

    async def body(
        self, sheet: Sheet, *, own: bool, language: str | None = None, closable: bool = False
    ) -> Body:
        """The sheet as a message."""
        names = {}
        for key in sheet.mention:
            row = await self.store.person(key)
            names[key] = row.name if row is not None else ""
        frame = Frame(self.bot.username, language, own, closable, names)
        return laid_out(sheet, frame)

    async def counted(self, room: Room, *, patient: bool = True) -> None:
        """Before an answer into a group: it counts like everything there. Raises Later where
        there is no room for it now, unless it can wait.
        """
        if room.private:
            return
        wait = 0.0 if patient else await self._budgets.free_in(room.chat_key, CALLS)
        if wait:
            raise Later(wait)
        await self._budgets.answer(room.chat_key, CALLS)

    async def takes_more(self, room: Room) -> bool:
        """Is there room for one more answer in a group just now?"""
        return not await self._budgets.free_in(room.chat_key, CALLS)

    async def moved(self, old: int, new: int) -> None:
        """A group has become a supergroup. Told twice, it is done once; what fails is done when
        it is told again.
        """
        pair = (old, new)
        if pair in self._moved | self._moving or self._deliver is None:
            return
        self._moving.add(pair)
        try:
            self.gate.follow(old, new)
            there, done = Room(NAME, str(new)), partial(self._moved.add, pair)
            await self._deliver(Moved(Room(NAME, str(old)), there, done=done))
        finally:
            self._moving.discard(pair)

    async def _out_of_topic(self, room: Room) -> bool:
        """A topic was deleted: its tables go on in the group itself. False: nobody listens."""
        if self._deliver is None or not room.thread:
            return False
        await topics.unbind(self.store, int(room.chat))
        await self._deliver(Moved(room, Room(NAME, room.chat), merged=True))
        return True

    async def gone(self, ref: Ref) -> None:
        """Take an answer of ours away, if it is still there."""
        try:
            await (self.whispers.delete(ref) if ref.to else self.wire.delete(ref))
        except (Failed, BadRequest) as trouble:
            log.info("an answer stays", extra={"why": said(trouble)})

    async def only_aside(self, person: Person, ref: Ref) -> None:
        """One open menu a person and chat: the one before is taken away."""
        before = self._asides.get((ref.chat, person.id))
        self._asides[ref.chat, person.id] = ref
        if before is not None and before != ref:
            await self.gone(before)

    def forget(self, person: Person) -> None:
        self.gate.forget(person.id)
        self._asides = {at: ref for at, ref in self._asides.items() if at[1] != person.id}

    def door(self, language: str | None) -> Key:
        """A button that leads to the private chat."""
        return Key(self.words(language).say(named(PRIVATE)), str(Token(PRIVATE)))

    def words(self, language: str | None) -> Words:
        """The words of a language."""
        return speak(language)

    async def _language(self, place: Place) -> str | None:
        if place.person is not None:
            row = await self.store.person(place.person.key)
            return row.language if row is not None else None
        room = await self.store.room(place.room.key)
        return room.language if room is not None else None


def _thread(room: Room) -> int | None:
    """The topic; None: the group itself, or its General topic, which must not be named."""
    return int(room.thread) if room.thread else None
