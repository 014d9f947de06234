"""Messages in a group that one person alone sees (Bot API 10.2 and later).

A server that does not know them might post a hand for all to see. So before anything else a
harmless line is sent like that, and only if the server says that it was for one person's eyes
the way is used. It fails closed: whatever is not sure is not sent.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Final

from telegram import Bot, InputFile, Message
from telegram.error import BadRequest

from bot.budget import Budgets
from bot.people import speak
from bot.platforms.base import Closed, Failed, Later, Vanished
from bot.platforms.telegram.layout import Body
from bot.platforms.telegram.refs import Ref, ref_of, whisper_id
from bot.platforms.telegram.wire import CALLS, NAME, Unknown, Wire, as_media, said
from bot.world import World
from games.text import Text
from storage import Store

log = logging.getLogger(__name__)

SETTING: Final = "telegram-whispers"
KNOWN_FOR: Final = 86400.0  # a day: servers are brought up to date
WINDOW: Final = 15.0  # seconds after a press or command in which anybody may be whispered to
STRANGE: Final = ("unknown parameter", "ephemeral_message_parameters", "method not found")


@dataclass(frozen=True, slots=True)
class Ear:
    """Who shall read it, and what they did that allows us to whisper."""

    chat: int
    thread: int | None
    person: int
    query: str = ""
    """Their press."""
    command: int = 0
    """Their command, itself seen by nobody else."""
    language: str | None = None


class Whispers:
    """Sends and changes such messages where the server has them."""

    def __init__(self, wire: Wire, store: Store, world: World, budgets: Budgets) -> None:
        self._wire = wire
        self._budgets = budgets
        self._store = store
        self._world = world
        self._known: tuple[bool, float] | None = None
        self._asking = asyncio.Lock()

    @property
    def _bot(self) -> Bot:
        return self._wire.bot

    @property
    def known(self) -> bool:
        """Has this server shown that it can?"""
        return self._known is not None and self._known[0]

    @property
    def perhaps(self) -> bool:
        """May this server be able to? It has not shown that it cannot."""
        return self._known is None or self._known[0]

    async def recall(self) -> None:
        """What was found out before the last start."""
        match await self._store.setting(SETTING):
            case {"can": bool(can), "until": int() | float() as until}:
                self._known = (can, until)

    async def send(self, ear: Ear, body: Body) -> Ref:
        """Show it to one person in a group. Raises Closed where that is not sure."""
        if not await self.can(ear):
            raise Closed("no messages for one person's eyes")
        return await self._send(ear, body)

    async def edit(self, ref: Ref, body: Body) -> None:
        """Make another message of it, of the same kind; raises Vanished where it is gone."""
        at = _at(ref)
        if body.markup is not None:
            at["reply_markup"] = body.markup

        async def as_text() -> object:
            told = {"text": body.text, "entities": list(body.entities)}
            return await self._bot.do_api_request("editEphemeralMessageText", {**at, **told})

        async def as_picture(photo: InputFile | str) -> object:
            media = as_media(body, photo)
            return await self._bot.do_api_request(
                "editEphemeralMessageMedia", {**at, "media": media}
            )

        try:
            if body.picture is None:
                await self._wire.unless_same(ref.chat, as_text)
            else:
                await self._wire.with_picture(ref.chat, body.picture, as_picture)
        except (Unknown, BadRequest) as refused:
            log.info("not edited", extra={"why": said(refused)})
            raise Vanished from None

    async def delete(self, ref: Ref) -> None:
        """Take it away."""
        await self._wire.call(
            ref.chat, lambda: self._bot.do_api_request("deleteEphemeralMessage", _at(ref))
        )

    async def _send(self, ear: Ear, body: Body) -> Ref:
        more: dict[str, Any] = {"reply_markup": body.markup, "message_thread_id": ear.thread}
        try:
            sent = await self._wire.sent(ear.chat, body, {**more, "api_kwargs": _aside(ear)})
        except BadRequest as refused:
            if any(words in refused.message.lower() for words in STRANGE):
                await self._learn(can=False)
            raise Closed(said(refused)) from None
        if not whisper_id(sent):
            await self._learn(can=False)
            await self._unsay(sent)
            raise Closed("it was posted for all to see")
        return ref_of(sent, ear.person)

    async def can(self, ear: Ear) -> bool:
        """Is it sure that only this person would see it?"""
        async with self._asking:
            now = self._world.now()
            if self._known is None or self._known[1] < now:
                await self._probe(ear)
            return self.known

    async def _probe(self, ear: Ear) -> None:
        """Something harmless first."""
        await self._budgets.answer(f"{NAME}:{ear.chat}", CALLS)
        harmless = Body(speak(ear.language).say(Text("telegram-whispered")))
        try:
            ref = await self._send(ear, harmless)
        except Later:
            raise
        except Closed as closed:
            log.info("no whispers", extra={"why": closed.reason})
            return
        await self._learn(can=True)
        try:
            await self.delete(ref)
        except (Failed, BadRequest) as trouble:
            log.info("a harmless line stays", extra={"why": said(trouble)})

    async def _learn(self, *, can: bool) -> None:
        until = self._world.now() + KNOWN_FOR
        self._known = (can, until)
        await self._store.save_setting(SETTING, {"can": can, "until": until})

    async def _unsay(self, sent: Message) -> None:
        """It stands where everyone reads it: away with it."""
        try:
            await self._wire.delete(ref_of(sent))
        except (Failed, BadRequest):
            log.exception("posted for all to see, and not to be deleted")


def _at(ref: Ref) -> dict[str, Any]:
    """How a message for one person's eyes is named."""
    return {"chat_id": ref.chat, "receiver_user_id": ref.to, "ephemeral_message_id": ref.id}


def _aside(ear: Ear) -> dict[str, Any]:
    """What makes a message one for a single person's eyes."""
    to: dict[str, Any] = {"receiver_user_id": ear.person}
    if ear.query:
        to["callback_query_id"] = ear.query
    more: dict[str, Any] = {"ephemeral_message_parameters": to}
    if ear.command:
        more["reply_parameters"] = {"ephemeral_message_id": ear.command}
    return more
