"""Topics of a group: each is a room; admins may say that all tables belong into one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from telegram import Chat, Message

from bot.people import speak
from bot.platforms.base import Person, Room
from bot.platforms.telegram.replies import WrittenAnswer
from bot.platforms.telegram.wire import NAME
from games.text import Text
from storage import Store

if TYPE_CHECKING:
    from bot.platforms.telegram.platform import Telegram

SETTING: Final = "telegram-topic"
HERE: Final = "here"
ANYWHERE: Final = "anywhere"


async def unbind(store: Store, chat: int) -> None:
    """Tables of this group are opened wherever they are asked for."""
    await store.save_setting(f"{SETTING}-{chat}", None)


class Topics:
    """Which room something said in a chat is about."""

    def __init__(self, home: Telegram) -> None:
        self._home = home

    async def room(self, chat: Chat, thread: str, language: str | None) -> Room:
        """The topic it was said in, or the one that the tables of this group are bound to."""
        if chat.type == Chat.PRIVATE:
            return Room(NAME, str(chat.id), private=True, language=language)
        if chat.is_forum:
            bound = await self._home.store.setting(f"{SETTING}-{chat.id}")
            if isinstance(bound, str):
                thread = bound
        return Room(NAME, str(chat.id), thread, language=language)

    async def set(self, message: Message, person: Person, answer: WrittenAnswer, text: str) -> bool:
        """`/settings here` and `/settings anywhere`, by an admin; False: it was something else."""
        wanted = text.strip().lower()
        if wanted not in (HERE, ANYWHERE) or not message.chat.is_forum:
            return False
        words = speak(person.language)
        if not await self._home.is_admin(Room(NAME, str(message.chat.id)), person):
            await answer.tell(words.say(Text("settings-admins-only")))
            return True
        thread = str(message.message_thread_id or "") if message.is_topic_message else ""
        bound = thread if wanted == HERE else None
        await self._home.store.save_setting(f"{SETTING}-{message.chat.id}", bound)
        said = Text("telegram-bound") if wanted == HERE else Text("telegram-unbound")
        await answer.tell(words.say(said))
        return True
