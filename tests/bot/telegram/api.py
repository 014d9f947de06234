"""A small Bot API server: chats, members, topics, messages, updates, and Telegram's refusals.

It speaks HTTP like the real one, checks every request, counts what a group takes in a minute,
and its time is the tests' own. `wrong` collects what a real server would refuse as our mistake.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from aiohttp import web

from bot.screen import Key, Sheet
from tests.bot.telegram.checks import check

TOKEN = "4242:a-token-that-is-good"
BOT = {"id": 4242, "is_bot": True, "first_name": "Inn", "username": "inn_bot"}
ANONYMOUS = {
    "id": 1087968824,
    "is_bot": True,
    "first_name": "Group",
    "username": "GroupAnonymousBot",
}
COUNTED = (
    "sendMessage",
    "sendPhoto",
    "editMessageText",
    "editMessageMedia",
    "editMessageCaption",
    "editEphemeralMessageText",
    "editEphemeralMessageMedia",
)
MINUTE, MOST = 60.0, 20


class Refusal(Exception):
    def __init__(self, status: int, words: str, **parameters: Any) -> None:
        super().__init__(status, words)
        self.status, self.words, self.parameters = status, words, parameters


@dataclass
class User:
    id: int
    name: str
    language: str | None = "en"
    started: bool = True
    blocked: bool = False

    @property
    def json(self) -> dict[str, Any]:
        told = {"id": self.id, "is_bot": False, "first_name": self.name}
        return {**told, "language_code": self.language} if self.language else told


@dataclass
class Group:
    id: int
    type: str = "supergroup"
    topics: set[int] = field(default_factory=set)
    forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    us: str = "member"
    rights: dict[str, bool] = field(default_factory=dict)
    moved: int = 0

    @property
    def json(self) -> dict[str, Any]:
        told = {"id": self.id, "type": self.type, "title": "The inn"}
        return {**told, "is_forum": True} if self.forum else told


@dataclass
class Posted:
    """A message that stands somewhere."""

    ref: int
    chat: int
    text: str
    photo: str | None
    markup: dict[str, Any] | None
    thread: int | None = None
    to: int | None = None
    """Who alone sees it; None: everyone in the chat."""
    whisper: int = 0
    at: float = 0.0
    gone: bool = False
    edits: int = 0
    entities: list[dict[str, Any]] = field(default_factory=list)
    reply: Any = None
    aside: bool = False

    @property
    def sheet(self) -> Sheet:
        rows = (self.markup or {}).get("inline_keyboard", [])
        return Sheet(
            tuple(self.text.splitlines()),
            tuple(
                tuple(
                    Key(key["text"], key["callback_data"]) for key in row if "callback_data" in key
                )
                for row in rows
            ),
        )

    @property
    def links(self) -> dict[str, str]:
        rows = (self.markup or {}).get("inline_keyboard", [])
        return {key["text"]: key["url"] for row in rows for key in row if "url" in key}


@dataclass
class Query:
    id: str
    person: int
    chat: int
    at: float
    answer: dict[str, str] | None = None


class BotApi:
    """The server."""

    def __init__(self, now: Callable[[], float], *, whispers: str = "no") -> None:
        """`whispers`: "yes"; "ignored", as by a server that does not know the parameter;
        "refused", as by one that minds; "no": likewise, by default.
        """
        self.now = now
        self.whispers = whispers
        self.users: dict[int, User] = {}
        self.groups: dict[int, Group] = {}
        self.messages: list[Posted] = []
        self.queries: dict[str, Query] = {}
        self.calls: list[tuple[str, dict[str, str]]] = []
        self.uploads: dict[str, bytes] = {}
        self.sent: dict[int, list[float]] = {}
        self.commands: dict[tuple[str, str], list[dict[str, Any]]] = {}
        self.flooded: list[int] = []
        self.wrong: list[str] = []
        self.trouble: deque[tuple[str, Refusal | str]] = deque()
        """What goes wrong next with a method: a refusal, or "after": done, but not told."""
        self.good_token = True
        self.conflict = False
        self.webhook: dict[str, str] = {}
        self.confirmed = 0
        self.updates: list[dict[str, Any]] = []
        self._new = asyncio.Event()
        self._numbers = itertools.count(1)
        self._messages = itertools.count(101)
        self._whispers = itertools.count(7001)
        self._queries = itertools.count(1)
        self._files = itertools.count(1)
        self.port = 0

    # People and updates

    def user(self, name: str, **more: Any) -> User:
        for one in self.users.values():
            if one.name == name:
                return one
        user = User(1000 + len(self.users), name, **more)
        self.users[user.id] = user
        return user

    def group(self, number: int = -100777, **more: Any) -> Group:
        group = Group(number, **more)
        self.groups[number] = group
        return group

    async def update(self, **what: Any) -> int:
        """Something happened: told by the next poll, or by calling the webhook."""
        number = next(self._numbers)
        update = {"update_id": number, **what}
        await self.deliver(update)
        return number

    async def deliver(self, update: dict[str, Any]) -> None:
        if self.webhook:
            headers = {"X-Telegram-Bot-Api-Secret-Token": self.webhook["secret_token"]}
            async with (
                aiohttp.ClientSession() as session,
                session.post(self.webhook["url"], json=update, headers=headers) as answer,
            ):
                assert answer.status == 200, answer.status
            return
        self.updates.append(update)
        self._new.set()

    async def write(
        self,
        user: User,
        text: str,
        chat: Group | None = None,
        *,
        thread: int | None = None,
        **more: Any,
    ) -> int:
        """Somebody writes, in a group or to us alone."""
        if chat is None:
            user.started = True
        message: dict[str, Any] = {
            "message_id": next(self._messages),
            "date": int(self.now()),
            "chat": chat.json if chat else self._private(user),
            "from": user.json,
            "text": text,
            **more,
        }
        if thread:
            message |= {"message_thread_id": thread, "is_topic_message": True}
        return await self.update(message=message)

    async def press(self, user: User, message: Posted, data: str) -> tuple[int, Query]:
        query = Query(str(next(self._queries)), user.id, message.chat, self.now())
        self.queries[query.id] = query
        told = self.told(message)
        number = await self.update(
            callback_query={
                "id": query.id,
                "from": user.json,
                "chat_instance": "c",
                "data": data,
                "message": told,
            }
        )
        return number, query

    def whispered_command(self) -> dict[str, Any]:
        """What makes a command one that nobody else saw."""
        return {"message_id": 0, "ephemeral_message_id": next(self._whispers)}

    def told(self, message: Posted) -> dict[str, Any]:
        chat = (
            self.groups[message.chat].json
            if message.chat < 0
            else self._private(self.users[message.chat])
        )
        told: dict[str, Any] = {
            "message_id": 0 if message.whisper else message.ref,
            "date": int(message.at),
            "chat": chat,
            "from": BOT,
        }
        if message.whisper:
            told["ephemeral_message_id"] = message.whisper
        if message.thread:
            told |= {"message_thread_id": message.thread, "is_topic_message": True}
        if message.photo:
            sizes = [{"file_id": message.photo, "file_unique_id": "u", "width": 9, "height": 8}]
            told |= {"photo": sizes, "caption": message.text}
        else:
            told["text"] = message.text
        if message.markup:
            told["reply_markup"] = message.markup
        return told

    def _private(self, user: User) -> dict[str, Any]:
        return {"id": user.id, "type": "private", "first_name": user.name}

    # Requests

    async def handle(self, request: web.Request) -> web.Response:
        token, method = request.match_info["token"], request.match_info["method"]
        given, files = await _parts(request)
        try:
            if token != TOKEN or not self.good_token:
                raise Refusal(401, "Unauthorized")
            handler = getattr(self, f"_{method}", None)
            if handler is None:
                raise Refusal(404, "Not Found")
            self._check(method, given, files)
            self.calls.append((method, given))
            after = self._stumble(method)
            result = (
                await handler(given, files) if method == "getUpdates" else handler(given, files)
            )
            if after:
                await asyncio.sleep(3600)  # done, but never told
        except Refusal as refusal:
            told: dict[str, Any] = {
                "ok": False,
                "error_code": refusal.status,
                "description": refusal.words,
            }
            if refusal.parameters:
                told["parameters"] = refusal.parameters
            return web.json_response(told, status=refusal.status)
        return web.json_response({"ok": True, "result": result})

    def _check(self, method: str, given: dict[str, str], files: dict[str, bytes]) -> None:
        whisper = "ephemeral_message_parameters" in given or "Ephemeral" in method
        try:
            check(method, given, files, whisper=whisper)
        except AssertionError as error:
            self.wrong.append(f"{method}: {error}")
            raise Refusal(400, f"Bad Request: {error}") from None

    def _stumble(self, method: str) -> bool:
        if not self.trouble or self.trouble[0][0] not in (method, "*"):
            return False
        _, what = self.trouble.popleft()
        if isinstance(what, Refusal):
            raise what
        return True

    def _count(self, method: str, chat: int) -> None:
        if chat > 0 or method not in COUNTED:
            return
        recent = [at for at in self.sent.get(chat, []) if at > self.now() - MINUTE]
        if len(recent) >= MOST:
            self.flooded.append(chat)
            wait = int(recent[0] + MINUTE - self.now()) + 1
            raise Refusal(429, f"Too Many Requests: retry after {wait}", retry_after=wait)
        self.sent[chat] = [*recent, self.now()]

    def _place(self, method: str, given: dict[str, str]) -> tuple[int, int | None]:
        """Chat and topic, if we may write there."""
        chat = int(given["chat_id"])
        thread = int(given["message_thread_id"]) if "message_thread_id" in given else None
        if chat > 0:
            user = self.users.get(chat)
            if user is None:
                raise Refusal(400, "Bad Request: chat not found")
            if user.blocked:
                raise Refusal(403, "Forbidden: bot was blocked by the user")
            if not user.started:
                raise Refusal(403, "Forbidden: bot can't initiate conversation with a user")
            return chat, None
        group = self.groups.get(chat)
        if group is None:
            raise Refusal(400, "Bad Request: chat not found")
        if group.moved:
            raise Refusal(
                400,
                "Bad Request: group chat was upgraded to a supergroup chat",
                migrate_to_chat_id=group.moved,
            )
        if group.us in ("left", "kicked"):
            raise Refusal(403, "Forbidden: bot was kicked from the supergroup chat")
        if thread is not None and thread not in group.topics:
            raise Refusal(400, "Bad Request: message thread not found")
        self._count(method, chat)
        return chat, thread

    # Methods

    def _getMe(self, given: Any, files: Any) -> Any:
        return BOT

    async def _getUpdates(self, given: dict[str, str], files: Any) -> Any:
        if self.conflict:
            raise Refusal(409, "Conflict: terminated by other getUpdates request")
        offset = int(given.get("offset", 0))
        self.confirmed = max(self.confirmed, offset)
        self.updates = [one for one in self.updates if one["update_id"] >= offset]
        if not self.updates and int(given.get("timeout", 0)):
            self._new.clear()
            await self._new.wait()
            if self.conflict:
                raise Refusal(409, "Conflict: terminated by other getUpdates request")
        return self.updates

    def poke(self) -> None:
        """Whoever polls gets an answer now."""
        self._new.set()

    def _setWebhook(self, given: dict[str, str], files: Any) -> Any:
        self.webhook = given
        return True

    def _deleteWebhook(self, given: Any, files: Any) -> Any:
        self.webhook = {}
        return True

    def _setMyCommands(self, given: dict[str, str], files: Any) -> Any:
        scope = json.loads(given["scope"])["type"]
        self.commands[scope, given.get("language_code", "")] = json.loads(given["commands"])
        return True

    def _sendMessage(self, given: dict[str, str], files: Any) -> Any:
        return self._posted("sendMessage", given, given["text"], None)

    def _sendPhoto(self, given: dict[str, str], files: dict[str, bytes]) -> Any:
        photo = self._file(given["photo"], files)
        return self._posted("sendPhoto", given, given.get("caption", ""), photo)

    def _file(self, named: str, files: dict[str, bytes]) -> str:
        if named.startswith("attach://"):
            data = files[named.removeprefix("attach://")]
            number = f"file-{next(self._files)}"
            self.uploads[number] = data
            return number
        if named not in self.uploads:
            raise Refusal(400, "Bad Request: wrong file identifier/HTTP URL specified")
        return named

    def _posted(self, method: str, given: dict[str, str], text: str, photo: str | None) -> Any:
        whisper, to = 0, None
        aside = given.get("ephemeral_message_parameters")
        if aside is not None and self.whispers in ("refused", "no"):
            raise Refusal(400, "Bad Request: unknown parameter ephemeral_message_parameters")
        chat, thread = self._place(method, given)
        if aside is not None and self.whispers == "yes":
            to = json.loads(aside)["receiver_user_id"]
            self._may_whisper(given, chat, json.loads(aside))
            whisper = next(self._whispers)
        entities = json.loads(given.get("entities") or given.get("caption_entities") or "[]")
        message = Posted(
            len(self.messages) + 1 if whisper else next(self._messages),
            chat,
            text,
            photo,
            _markup(given),
            thread,
            to if whisper else (chat if chat > 0 else None),
            whisper,
            self.now(),
            entities=entities,
            reply=given.get("reply_parameters"),
        )
        self.messages.append(message)
        return self.told(message)

    def _may_whisper(self, given: dict[str, str], chat: int, aside: dict[str, Any]) -> None:
        group = self.groups[chat]
        query = self.queries.get(aside.get("callback_query_id", ""))
        fresh = (
            query is not None
            and query.at >= self.now() - 15
            and query.person == aside["receiver_user_id"]
        )
        quoted = "ephemeral_message_id" in json.loads(given.get("reply_parameters") or "{}")
        if not (fresh or quoted or group.us == "administrator"):
            raise Refusal(400, "Bad Request: not enough rights to send an ephemeral message")

    def _found(self, given: dict[str, str]) -> Posted:
        chat, number = int(given["chat_id"]), int(given["message_id"])
        for one in self.messages:
            if (one.chat, one.ref) == (chat, number) and not one.whisper and not one.gone:
                return one
        raise Refusal(400, "Bad Request: message to edit not found")

    def _heard(self, given: dict[str, str]) -> Posted:
        if self.whispers != "yes":
            raise Refusal(404, "Not Found")
        number, to = int(given["ephemeral_message_id"]), int(given["receiver_user_id"])
        for one in self.messages:
            if one.whisper == number and one.to == to and not one.gone:
                return one
        raise Refusal(400, "Bad Request: message to edit not found")

    def _made(self, message: Posted, text: str, photo: str | None, given: dict[str, str]) -> Any:
        if (photo is None) != (message.photo is None):
            raise Refusal(400, "Bad Request: there is no text in the message to edit")
        markup = _markup(given)
        if (text, photo, markup) == (message.text, message.photo, message.markup):
            raise Refusal(
                400, "Bad Request: message is not modified: specified new message content"
            )
        message.text, message.photo, message.markup = text, photo, markup
        message.edits += 1
        return self.told(message)

    def _editMessageText(self, given: dict[str, str], files: Any) -> Any:
        self._place("editMessageText", given)
        return self._made(self._found(given), given["text"], None, given)

    def _editMessageCaption(self, given: dict[str, str], files: Any) -> Any:
        self._place("editMessageCaption", given)
        message = self._found(given)
        return self._made(message, given["caption"], message.photo, given)

    def _editMessageMedia(self, given: dict[str, str], files: dict[str, bytes]) -> Any:
        self._place("editMessageMedia", given)
        media = json.loads(given["media"])
        message = self._found(given)
        message.entities = media.get("caption_entities", [])
        return self._made(
            message, media.get("caption", ""), self._file(media["media"], files), given
        )

    def _editEphemeralMessageText(self, given: dict[str, str], files: Any) -> Any:
        message = self._heard(given)
        self._place("editEphemeralMessageText", given)
        self._made(message, given["text"], None, given)
        return True

    def _editEphemeralMessageMedia(self, given: dict[str, str], files: dict[str, bytes]) -> Any:
        message = self._heard(given)
        self._place("editEphemeralMessageMedia", given)
        media = json.loads(given["media"])
        self._made(message, media.get("caption", ""), self._file(media["media"], files), given)
        return True

    def _deleteEphemeralMessage(self, given: dict[str, str], files: Any) -> Any:
        self._heard(given).gone = True
        return True

    def _deleteMessage(self, given: dict[str, str], files: Any) -> Any:
        chat = int(given["chat_id"])
        if chat < 0 and self.groups[chat].moved:
            raise Refusal(400, "Bad Request: message to delete not found")
        try:
            message = self._found(given)
        except Refusal:
            raise Refusal(400, "Bad Request: message to delete not found") from None
        if message.at < self.now() - 48 * 3600:
            raise Refusal(400, "Bad Request: message can't be deleted for everyone")
        message.gone = True
        return True

    def _answerCallbackQuery(self, given: dict[str, str], files: Any) -> Any:
        query = self.queries.get(given["callback_query_id"])
        if query is None or query.at < self.now() - 15 or query.answer is not None:
            if query is not None and query.answer is not None:
                self.wrong.append("a press was answered twice")
            raise Refusal(
                400,
                "Bad Request: query is too old and response timeout expired or query ID is invalid",
            )
        query.answer = given
        return True

    def _getChatMember(self, given: dict[str, str], files: Any) -> Any:
        group, number = self.groups[int(given["chat_id"])], int(given["user_id"])
        if number == BOT["id"]:
            return self._member(BOT, group.us, group)
        if group.us != "administrator" and group.members.get(number) is None:
            raise Refusal(400, "Bad Request: member list is inaccessible")
        user = self.users.get(number)
        return self._member(
            user.json if user else ANONYMOUS, group.members.get(number, "left"), group
        )

    def _member(self, user: Any, status: str, group: Group) -> Any:
        told = {"user": user, "status": status}
        if status == "administrator":
            rights = (
                "can_be_edited",
                "is_anonymous",
                "can_manage_chat",
                "can_delete_messages",
                "can_manage_video_chats",
                "can_restrict_members",
                "can_promote_members",
                "can_change_info",
                "can_invite_users",
                "can_post_stories",
                "can_edit_stories",
                "can_delete_stories",
            )
            told |= dict.fromkeys(rights, False)
        if status == "creator":
            told["is_anonymous"] = False
        if status == "kicked":
            told["until_date"] = 0
        return told

    def _getChat(self, given: dict[str, str], files: Any) -> Any:
        group = self.groups[int(given["chat_id"])]
        rights = {"can_send_messages": True, "can_send_photos": True, **group.rights}
        accepts = dict.fromkeys(
            (
                "unlimited_gifts",
                "limited_gifts",
                "unique_gifts",
                "premium_subscription",
                "gifts_from_channels",
            ),
            True,
        )
        return {
            **group.json,
            "permissions": rights,
            "accent_color_id": 1,
            "max_reaction_count": 1,
            "accepted_gift_types": accepts,
        }


def _markup(given: dict[str, str]) -> dict[str, Any] | None:
    return json.loads(given["reply_markup"]) if "reply_markup" in given else None


async def _parts(request: web.Request) -> tuple[dict[str, str], dict[str, bytes]]:
    given: dict[str, str] = {}
    files: dict[str, bytes] = {}
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            assert value.filename.endswith(".png"), "a part without a name goes as octet-stream"
            files[name] = value.file.read()
        else:
            given[name] = str(value)
    return given, files


@asynccontextmanager
async def served(api: BotApi) -> AsyncIterator[str]:
    """The server at work; gives what goes into TELEGRAM_API_BASE."""
    app = web.Application(client_max_size=20_000_000)
    app.add_routes([web.post("/bot{token}/{method}", api.handle)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    api.port = runner.addresses[0][1]
    try:
        yield f"http://127.0.0.1:{api.port}/bot"
    finally:
        api.poke()
        await runner.cleanup()
