"""What Telegram tells us, handed over to the core: presses, commands, lines, comings and goings.

What one person does in one chat is dealt with in turn, everything else side by side.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from telegram import (
    CallbackQuery,
    Chat,
    ChatMember,
    ChatMemberUpdated,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    MaybeInaccessibleMessage,
    Message,
    Update,
    User,
)

from bot import tokens
from bot.commands import COMMANDS
from bot.people import speak
from bot.platforms.base import (
    Command,
    Deliver,
    Failed,
    Gone,
    Joined,
    Person,
    Press,
    Reachable,
    Room,
    Typed,
)
from bot.platforms.telegram.layout import ALERT, CLOSE, PRIVATE, Body, cut
from bot.platforms.telegram.receiving import Twice
from bot.platforms.telegram.refs import Ref, read_ref, whisper_id
from bot.platforms.telegram.replies import PressAnswer, WrittenAnswer
from bot.platforms.telegram.topics import Topics
from bot.platforms.telegram.whispers import Ear
from bot.platforms.telegram.wire import NAME, said
from bot.screen import Key, Sheet, named
from bot.sitting import LOBBY
from bot.tokens import Token
from games.protocol import Refused
from games.text import Tag, Text
from storage.rows import PUBLIC

if TYPE_CHECKING:
    from bot.platforms.telegram.platform import Telegram

log = logging.getLogger(__name__)

ANONYMOUS: Final = "1087968824"  # all admins who write without a name
START: Final = "start"
GAMES: Final = "games"  # the verb of the greeting's button
FACELESS: Final = ("play", "board", "table", "rules", "help", "settings")
"""Commands for which it does not matter who sits behind a chat's name."""
HARMLESS: Final = ("board", "rules", "help")
IN: Final = (ChatMember.MEMBER, ChatMember.ADMINISTRATOR, ChatMember.RESTRICTED, ChatMember.OWNER)


class Inbox:
    """Deals with every update once."""

    def __init__(self, home: Telegram, deliver: Deliver) -> None:
        self._home = home
        self._deliver = deliver
        self._twice = Twice()
        self._topics = Topics(home)
        self._tasks: set[asyncio.Task[None]] = set()
        self._lanes: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def take(self, update: Update) -> None:
        """Deal with it, after whatever the same person did there before."""
        if self._twice(update.update_id):
            return
        user, chat = update.effective_user, update.effective_chat
        lane = (user.id if user else 0, chat.id if chat else 0)
        task = asyncio.create_task(self._in_turn(lane, update), name=f"update {update.update_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, grace: float) -> None:
        """Let what is under way end, for a while."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=grace)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _in_turn(self, lane: tuple[int, int], update: Update) -> None:
        lock = self._lanes.get(lane)
        if lock is None:
            lock = self._lanes[lane] = asyncio.Lock()
        async with lock:
            try:
                await self._deal(update)
            except Failed as failed:  # it did not get through; what it was about is stored
                log.warning("no answer", extra={"why": said(failed)})
            except Exception:
                log.exception("update")

    async def _deal(self, update: Update) -> None:
        if update.callback_query is not None:
            await self._pressed(update.callback_query)
        elif update.my_chat_member is not None:
            await self._standing(update.my_chat_member)
        elif update.message is not None:
            await self._written(update.message)

    # Presses

    async def _pressed(self, query: CallbackQuery) -> None:
        message = query.message
        if message is None or not query.data:
            await self._home.wire.answer(query.id)
            return
        thread = _thread(message) if isinstance(message, Message) else ""
        room = await self._topics.room(message.chat, thread, query.from_user.language_code)
        away = await self._home.gate.turned_away(_person(query.from_user), room)
        if away is not None:
            await self._home.wire.answer(query.id, cut(away, ALERT), alert=True)
        elif query.data == CLOSE:
            await self._home.wire.answer(query.id)
            if _closable(message):
                await self._home.gone(_pressed_on(query, message))
        else:
            await self._handed_over(query, query.data, message, room, thread)

    async def _handed_over(
        self,
        query: CallbackQuery,
        data: str,
        message: MaybeInaccessibleMessage,
        room: Room,
        thread: str,
    ) -> None:
        user, on = query.from_user, _pressed_on(query, message)
        ear = Ear(
            on.chat, int(thread) if thread else None, user.id, query.id, language=user.language_code
        )
        ours = await self._is_ours(room, on, message, data)
        person = _person(user)
        answer = PressAnswer(self._home, person, room, ear, on, ours=ours)
        # Of a message that is too old to be told about we do not know what it looks like.
        shared = message.is_accessible and not (room.private or on.to)
        over = asyncio.Event()
        waiting = asyncio.create_task(answer.ack_after(self._home.patience, over))
        try:
            await self._deliver(Press(person, room, answer, data, query.id, on.json, shared=shared))
        finally:
            over.set()
            await asyncio.gather(waiting, return_exceptions=True)  # it may be answering just now
            await answer.ack()

    async def _is_ours(
        self, room: Room, on: Ref, message: MaybeInaccessibleMessage, data: str
    ) -> bool:
        """May the answer take the place of what was pressed? Not where a table itself is shown."""
        if not room.private:
            return _closable(message)
        try:
            table = tokens.read(data).table
        except Refused:
            return False
        places = await self._home.store.places(table) if table else ()
        shown = [one.ref for one in places if one.seat == PUBLIC and one.ref is not None]
        return not any(read_ref(ref).id == on.id for ref in shown)

    # Messages

    async def _written(self, message: Message) -> None:
        if message.migrate_to_chat_id is not None:
            await self._home.moved(message.chat.id, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await self._home.moved(message.migrate_from_chat_id, message.chat.id)
        elif message.text and message.from_user and not message.is_automatic_forward:
            await self._said(message, message.text, message.from_user)

    async def _said(self, message: Message, text: str, user: User) -> None:
        private = message.chat.type == Chat.PRIVATE
        name, rest = self._command(text, private=private)
        if not name and not (private and not text.startswith("/")):
            return  # not for us
        person, thread = _person(user), _thread(message)
        room = await self._topics.room(message.chat, thread, user.language_code)
        whispered = whisper_id(message)
        ear = Ear(
            message.chat.id,
            int(thread) if thread else None,
            user.id,
            command=whispered,
            language=user.language_code,
        )
        number = 0 if whispered else message.message_id
        answer = WrittenAnswer(self._home, person, room, ear, number, name)
        words = speak(user.language_code)
        away = await self._home.gate.turned_away(person, room)
        if away is not None:
            await answer.tell(away)
        elif message.sender_chat is not None and not _allowed(message, name, rest):
            await answer.tell(words.say(Text("telegram-who-are-you")))
        elif not name:
            await self._deliver(Typed(person, room, answer, text, _replied(message)))
        elif name == START:
            await self._started(person, room, answer, rest, private=private)
        elif name == "settings" and await self._topics.set(message, person, answer, rest):
            return
        else:
            number = message.message_id or whispered
            await self._deliver(Command(person, room, answer, name, rest, str(number)))

    def _command(self, text: str, *, private: bool) -> tuple[str, str]:
        """Name and arguments of a command that is meant for us; nothing if there is none."""
        if not text.startswith("/"):
            return "", ""
        word, *rest = text[1:].split(maxsplit=1) or [""]
        name, at, whom = word.partition("@")
        name = name.lower()
        if at and whom.lower() != self._home.bot.username.lower():
            return "", ""
        known = name in COMMANDS or name == START
        return (name if known or at or private else ""), (rest[0] if rest else "")

    async def _started(
        self, person: Person, room: Room, answer: WrittenAnswer, payload: str, *, private: bool
    ) -> None:
        """The private chat is open; it may have been opened for a table."""
        if not private:
            await self._deliver(Command(person, room, answer, "play"))
            return
        await self._shown_at_once(person, room, answer, payload)
        await self._deliver(Reachable(person, yes=True))  # and what other tables owe

    async def _shown_at_once(
        self, person: Person, room: Room, answer: WrittenAnswer, payload: str
    ) -> None:
        what, _, table = payload.partition("-")
        loaded = await self._home.store.load(table) if what == PRIVATE and table else None
        if loaded is None:
            await self._deliver(Command(person, room, answer, "help"))
        elif any(row.person == person.key for row in loaded.seats):
            await self._deliver(Press(person, room, answer, str(Token("hand", table))))
        elif loaded.table.phase == LOBBY:
            await self._invite(person, answer, table, loaded.table.game)
        else:
            await self._deliver(Command(person, room, answer, "help"))

    async def _invite(self, person: Person, answer: WrittenAnswer, table: str, game: str) -> None:
        """A lobby, for somebody who came by its link: the core judges whether they may join."""
        words = speak(person.language)
        line = words.say(Text("telegram-invited", game=Tag("game-name", game)))
        join = Key(words.say(named("join")), str(Token("join", table)))
        await answer.show(Sheet((line,), ((join,),)), private=False)

    # Being added, removed, blocked

    async def _standing(self, change: ChatMemberUpdated) -> None:
        was, now = change.old_chat_member.status, change.new_chat_member.status
        chat, person = change.chat, _person(change.from_user)
        self._home.rights.stands_anew(chat.id)
        if chat.type == Chat.PRIVATE:
            await self._deliver(Reachable(person, yes=now in IN))
            return
        room = Room(NAME, str(chat.id), language=change.from_user.language_code)
        if now not in IN:
            await self._deliver(Gone(room, whole=True))
        elif was not in IN:
            await self._greet(room, person)

    async def _greet(self, room: Room, by: Person) -> None:
        """A short line and one button; where the host does not want us, how to change that."""
        words = speak(by.language)
        away = await self._home.gate.turned_away(None, room)
        await self._home.counted(room)
        if away is not None:
            await self._home.wire.send(int(room.chat), None, Body(away))
            return
        await self._deliver(Joined(room, by, whole=True))
        key = InlineKeyboardButton(
            words.say(Text("telegram-which-game")), callback_data=str(Token(GAMES))
        )
        body = Body(words.say(Text("telegram-hello")), markup=InlineKeyboardMarkup([[key]]))
        await self._home.wire.send(int(room.chat), None, body)


def _person(user: User) -> Person:
    return Person(NAME, str(user.id), user.full_name, user.language_code)


def _thread(message: Message) -> str:
    """The topic; the General one has no number of its own."""
    if message.is_topic_message and message.message_thread_id:
        return str(message.message_thread_id)
    return ""


def _pressed_on(query: CallbackQuery, message: MaybeInaccessibleMessage) -> Ref:
    """The message whose button it was."""
    photo = isinstance(message, Message) and bool(message.photo)
    whispered = whisper_id(message)
    if whispered:
        return Ref(message.chat.id, whispered, photo, query.from_user.id)
    return Ref(message.chat.id, message.message_id, photo)


def _closable(message: MaybeInaccessibleMessage) -> bool:
    """An answer or a greeting of ours, not a table."""
    markup = message.reply_markup if isinstance(message, Message) else None
    data = (
        [str(key.callback_data) for row in markup.inline_keyboard for key in row] if markup else []
    )
    return CLOSE in data or any(one.startswith(f"{GAMES}.") for one in data)


def _allowed(message: Message, name: str, rest: str) -> bool:
    """May somebody without a face do that? An admin may, where no seat is taken by it."""
    if message.sender_chat is not None and message.sender_chat.id != message.chat.id:
        return name in HARMLESS
    return name in FACELESS and (name != "settings" or bool(rest))


def _replied(message: Message) -> str:
    """The table whose screen somebody wrote an answer to."""
    on = message.reply_to_message
    rows = on.reply_markup.inline_keyboard if on is not None and on.reply_markup else ()
    for key in (key for row in rows for key in row):
        try:
            table = tokens.read(str(key.callback_data)).table
        except Refused:
            continue
        if table:
            return table
    return ""
