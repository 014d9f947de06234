"""The methods of the tests' own Bot API server, with Telegram's rules and refusals."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import deque
from collections.abc import Callable
from typing import Any

from tests.bot.telegram.models import ANONYMOUS, BOT, Group, Posted, Query, Refusal, User

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


class Methods:
    """What a bot may ask for. Every method takes fields and files, and gives a result."""

    def __init__(self, now: Callable[[], float], *, whispers: str = "no") -> None:
        """`whispers`: "yes"; "ignored", as by a server that does not know the parameter;
        "no", as by one that minds.
        """
        self.now = now
        self.whispers = whispers
        self.users: dict[int, User] = {}
        self.groups: dict[int, Group] = {}
        self.messages: list[Posted] = []
        self.queries: dict[str, Query] = {}
        self.calls: list[tuple[str, dict[str, str]]] = []
        self.uploads: dict[str, bytes] = {}
        self.seen: dict[str, set[int | None]] = {}
        """Who has seen a picture; None: everyone in a group."""
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

    def on_get_me(self, given: Any, files: Any) -> Any:
        return BOT

    async def on_get_updates(self, given: dict[str, str], files: Any) -> Any:
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

    def on_set_webhook(self, given: dict[str, str], files: Any) -> Any:
        self.webhook = given
        return True

    def on_delete_webhook(self, given: Any, files: Any) -> Any:
        self.webhook = {}
        return True

    def on_set_my_commands(self, given: dict[str, str], files: Any) -> Any:
        scope = json.loads(given["scope"])["type"]
        self.commands[scope, given.get("language_code", "")] = json.loads(given["commands"])
        return True

    def on_send_chat_action(self, given: dict[str, str], files: Any) -> Any:
        self._place("sendChatAction", given)
        return True

    def on_send_message(self, given: dict[str, str], files: Any) -> Any:
        return self._posted("sendMessage", given, given["text"], None)

    def on_send_photo(self, given: dict[str, str], files: dict[str, bytes]) -> Any:
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
        if aside is not None and self.whispers == "no":
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
        self.seen.setdefault(photo or "", set()).add(message.to)
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
        self.seen.setdefault(photo or "", set()).add(message.to)
        return self.told(message)

    def on_edit_message_text(self, given: dict[str, str], files: Any) -> Any:
        self._place("editMessageText", given)
        return self._made(self._found(given), given["text"], None, given)

    def on_edit_message_caption(self, given: dict[str, str], files: Any) -> Any:
        self._place("editMessageCaption", given)
        message = self._found(given)
        return self._made(message, given["caption"], message.photo, given)

    def on_edit_message_media(self, given: dict[str, str], files: dict[str, bytes]) -> Any:
        self._place("editMessageMedia", given)
        media = json.loads(given["media"])
        message = self._found(given)
        message.entities = media.get("caption_entities", [])
        return self._made(
            message, media.get("caption", ""), self._file(media["media"], files), given
        )

    def on_edit_ephemeral_message_text(self, given: dict[str, str], files: Any) -> Any:
        message = self._heard(given)
        self._place("editEphemeralMessageText", given)
        self._made(message, given["text"], None, given)
        return True

    def on_edit_ephemeral_message_media(
        self, given: dict[str, str], files: dict[str, bytes]
    ) -> Any:
        message = self._heard(given)
        self._place("editEphemeralMessageMedia", given)
        media = json.loads(given["media"])
        self._made(message, media.get("caption", ""), self._file(media["media"], files), given)
        return True

    def on_delete_ephemeral_message(self, given: dict[str, str], files: Any) -> Any:
        self._heard(given).gone = True
        return True

    def on_delete_message(self, given: dict[str, str], files: Any) -> Any:
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

    def on_answer_callback_query(self, given: dict[str, str], files: Any) -> Any:
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

    def on_get_chat_member(self, given: dict[str, str], files: Any) -> Any:
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

    def on_get_chat(self, given: dict[str, str], files: Any) -> Any:
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
