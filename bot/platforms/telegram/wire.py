"""Calls to Telegram, and what its errors mean to us.

A chat that asks for patience (429) gets it: until then nothing is sent there, and all other
chats go on. How many messages a chat takes a minute is counted in the core's budgets.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import Any, Final, TypeVar

from telegram import Bot, InputFile, InputMediaPhoto, Message, ReplyParameters
from telegram.error import (
    BadRequest,
    ChatMigrated,
    EndPointNotFound,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot import logs
from bot.platforms.base import Closed, Failed, Later, Unsure, Vanished
from bot.platforms.telegram.layout import Body
from bot.platforms.telegram.refs import Ref, ref_of
from bot.screen import Painted
from bot.world import World
from storage import Store

log = logging.getLogger(__name__)

T = TypeVar("T")

NAME: Final = "telegram"
CALLS: Final = 20  # messages and edits that a group takes in a minute
SAME: Final = "message is not modified"
GONE: Final = (
    "message to edit not found",
    "message can't be edited",
    "message to delete not found",
    "message can't be deleted",
    "message_id_invalid",
    "message identifier is not specified",
)
SHUT: Final = (
    "chat not found",
    "can't initiate conversation",
    "user is deactivated",
    "peer_id_invalid",
    "chat_write_forbidden",
    "not enough rights",
    "have no rights",
    "need administrator rights",
    "topic_closed",
    "group chat was upgraded",
    "user not found",
    "user_not_participant",
)
NO_TOPIC: Final = ("message thread not found", "topic_deleted", "topic_id_invalid")
LATE: Final = ("query is too old", "query_id_invalid", "query id is invalid")
OTHER_FILE: Final = (
    "wrong file identifier",
    "wrong remote file",
    "file reference",
    "wrong file_id",
)
QUOTED: Final = re.compile(r"""(?<=\s)(["']).*\1""")
PAGE: Final = ". Parsing the server response"  # after which the library repeats the whole of it


class Migrated(Failed):
    """The group is a supergroup now, under another number."""

    def __init__(self, old: int, new: int) -> None:
        super().__init__(old, new)
        self.old, self.new = old, new


class NoTopic(Closed):
    """The topic is no more; the group is."""


class Unknown(Failed):
    """This server does not know what we asked for."""


class Wire:
    """Sends, edits and deletes; raises only the platforms' own errors, and what is our bug."""

    def __init__(self, bot: Bot, store: Store, world: World) -> None:
        self.bot = bot
        self._store = store
        self._world = world
        self._quiet: dict[int, float] = {}

    async def call(self, chat: int, work: Callable[[], Awaitable[T]]) -> T:
        """What Telegram gives back; its errors in our terms."""
        wait = self._quiet.get(chat, 0.0) - self._world.now()
        if wait > 0:
            raise Later(wait)
        self._quiet.pop(chat, None)
        try:
            return await work()
        except TelegramError as trouble:
            raise self._ours(chat, trouble) from None

    def _ours(self, chat: int, trouble: TelegramError) -> Exception:
        """What an error means in our terms."""
        if garbled(trouble):  # before all others: a page's status is not Telegram's word
            return Failed(said(trouble))
        match trouble:
            case RetryAfter():
                seconds = seconds_of(trouble.retry_after)
                self._quiet[chat] = self._world.now() + seconds
                log.warning("patience", extra={"chat": chat, "seconds": seconds})
                return Later(seconds)
            case ChatMigrated():
                return Migrated(chat, trouble.new_chat_id)
            case Forbidden():
                return Closed(trouble.message)
            case BadRequest():
                return meant(trouble)
            case TimedOut():
                return Unsure()
            case EndPointNotFound():
                return Unknown(trouble.message)
        return Failed(trouble.message)

    # Messages that everyone in a chat sees

    async def send(
        self, chat: int, thread: int | None, body: Body, reply_to: int | None = None
    ) -> Ref:
        """A new message."""
        more: dict[str, Any] = {"reply_markup": body.markup, "message_thread_id": thread}
        if reply_to is not None:
            more["reply_parameters"] = ReplyParameters(reply_to, allow_sending_without_reply=True)
        return ref_of(await self.sent(chat, body, more))

    async def sent(self, chat: int, body: Body, more: Mapping[str, Any]) -> Message:
        """A new message as Telegram tells of it, with `more` arguments."""
        if body.picture is None:
            return await self.call(
                chat,
                lambda: self.bot.send_message(chat, body.text, entities=body.entities, **more),
            )

        async def send(photo: InputFile | str) -> Message:
            return await self.bot.send_photo(
                chat, photo, caption=body.text, caption_entities=body.entities, **more
            )

        return await self.with_picture(chat, body.picture, send)

    async def edit(self, ref: Ref, body: Body) -> None:
        """Make another message of it, of the same kind; raises Vanished where it is gone."""
        at: dict[str, Any] = {
            "chat_id": ref.chat,
            "message_id": ref.id,
            "reply_markup": body.markup,
        }

        async def as_text() -> object:
            return await self.bot.edit_message_text(body.text, entities=body.entities, **at)

        async def as_picture(photo: InputFile | str) -> Message | bool:
            return await self.bot.edit_message_media(as_media(body, photo), **at)

        if body.picture is None:
            await self.unless_same(ref.chat, as_text)
        else:
            await self.with_picture(ref.chat, body.picture, as_picture)

    async def unless_same(self, chat: int, work: Callable[[], Awaitable[T]]) -> T | None:
        """An edit; None: it looked like that already."""
        try:
            return await self.call(chat, work)
        except Same:
            return None

    async def with_picture(
        self, chat: int, picture: Painted, work: Callable[[InputFile | str], Awaitable[T]]
    ) -> T:
        """Do it with the picture that Telegram has already, else upload it, once."""
        digest = hashlib.sha256(picture.data).hexdigest()[:40]
        known = await self._store.upload(digest, NAME)
        if known is not None:
            try:
                return await self._done(chat, lambda: work(known))
            except OtherFile:
                log.info("uploaded anew", extra={"chat": chat})
        fresh = InputFile(picture.data, filename="table.png", attach=True)
        done = await self._done(chat, lambda: work(fresh))
        if isinstance(done, Message) and done.photo:
            await self._store.save_upload(digest, NAME, done.photo[-1].file_id)
        return done

    async def _done(self, chat: int, work: Callable[[], Awaitable[T]]) -> T:
        try:
            return await self.call(chat, work)
        except Same:
            return True  # type: ignore[return-value] # an edit's own word for success

    async def delete(self, ref: Ref) -> None:
        """Take it away; raises Vanished where it is gone or older than 48 hours."""
        await self.call(ref.chat, lambda: self.bot.delete_message(ref.chat, ref.id))

    async def strip(self, ref: Ref, line: str) -> None:
        """Leave one line of it, and no buttons."""
        at: dict[str, Any] = {"chat_id": ref.chat, "message_id": ref.id}

        async def emptied() -> object:
            if ref.photo:
                return await self.bot.edit_message_caption(caption=line, **at)
            return await self.bot.edit_message_text(line, **at)

        await self.unless_same(ref.chat, emptied)

    async def answer(self, query: str, text: str | None = None, *, alert: bool = False) -> bool:
        """Answer a press, which is never limited; False: it came too late to be seen."""
        try:
            await self.bot.answer_callback_query(query, text, show_alert=alert)
        except BadRequest as bad:
            if any(words in bad.message.lower() for words in LATE):
                return False
            raise
        except TelegramError as trouble:
            log.warning("no answer", extra={"why": said(trouble)})
            return False
        return True


class Same(Failed):
    """It looks like that already."""


class OtherFile(Failed):
    """A picture's id that is not good any more."""


def meant(bad: BadRequest) -> Exception:
    """What a refusal means; one that we do not know is a mistake of ours, and stays as it is."""
    words = bad.message.lower()
    if SAME in words:
        return Same()
    if any(one in words for one in GONE):
        return Vanished()
    if any(one in words for one in NO_TOPIC):
        return NoTopic(bad.message)
    if any(one in words for one in SHUT):
        return Closed(bad.message)
    if any(one in words for one in OTHER_FILE):
        return OtherFile()
    return bad


def garbled(trouble: TelegramError) -> bool:
    """Was the answer none of Telegram's, but a page of something that stands in between? Then
    its status means nothing to us. The library has a plain TelegramError for what it cannot read.
    """
    cause: BaseException | None = trouble
    while cause is not None and type(cause) is not TelegramError:
        cause = cause.__cause__
    return cause is not None


def said(trouble: Exception) -> str:
    """The kind of an error and Telegram's words, for the log. What these quote is left out: it is
    ours, a link to a seat perhaps; likewise a page that something in between has answered with: it
    may name the address, and the token is part of that.
    """
    if isinstance(trouble, InvalidToken) and isinstance(trouble.__cause__, InvalidToken):
        trouble = trouble.__cause__  # at the start the library's own sentence has the token
    kind = type(trouble).__name__
    if not isinstance(trouble, TelegramError):
        return logs.why(trouble)
    return f"{kind}: {QUOTED.sub('…', trouble.message.partition(PAGE)[0])}"


def as_media(body: Body, photo: InputFile | str) -> InputMediaPhoto:
    """A picture with its caption, for an edit."""
    return InputMediaPhoto(photo, caption=body.text, caption_entities=body.entities)


def seconds_of(wait: int | timedelta) -> float:
    """How long Telegram asks us to wait."""
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


async def patient(tries: int, work: Callable[[], Awaitable[T]]) -> T:
    """Try it several times while the network fails, or something in between answers; a little
    later each time.
    """
    for n in range(tries):
        try:
            return await work()
        except BadRequest:
            raise
        except TelegramError as trouble:
            if not isinstance(trouble, NetworkError | RetryAfter) and not garbled(trouble):
                raise
            if n == tries - 1:
                raise
            await asyncio.sleep(2.0**n)
    raise AssertionError("tries")
