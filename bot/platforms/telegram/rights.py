"""Who may do what in a group: people, and we ourselves."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from telegram import ChatMember, ChatMemberRestricted, ChatPermissions
from telegram.error import TelegramError

from bot.platforms.base import Closed, Person, Room
from bot.platforms.telegram import topics
from bot.platforms.telegram.inbox import ANONYMOUS
from bot.platforms.telegram.wire import NAME, Wire, said
from bot.world import World
from games.text import Text
from storage import Store

log = logging.getLogger(__name__)

IN_CHARGE: Final = (ChatMember.OWNER, ChatMember.ADMINISTRATOR)
OUTSIDE: Final = (ChatMember.LEFT, ChatMember.BANNED)
STANDING: Final = 300.0  # seconds for which we remember what we are in a group


class Rights:
    """Asked of Telegram each time, but for what we are ourselves."""

    def __init__(self, wire: Wire, store: Store, world: World) -> None:
        self._bot, self._wire, self._store, self._world = wire.bot, wire, store, world
        self._standing: dict[int, tuple[bool, float]] = {}

    async def is_admin(self, room: Room, person: Person) -> bool:
        """May this person decide for the room?"""
        if person.id in (ANONYMOUS, room.chat):
            return True  # only admins can write without a name; everyone's own chat is theirs
        member = await self._member(room, int(person.id))
        return member is not None and member.status in IN_CHARGE

    async def is_member(self, room: Room, person: Person) -> bool | None:
        """Is this person in the room? None: it cannot be known."""
        member = await self._member(room, int(person.id))
        if member is None:
            return None
        if isinstance(member, ChatMemberRestricted):
            return member.is_member
        return member.status not in OUTSIDE

    async def missing(self, room: Room) -> tuple[Text, ...]:
        """What we are not allowed to do there and need."""
        if not room.chat.startswith("-"):
            return ()
        if room.thread and not await self._topic_there(room):
            return (Text("telegram-right-topic"),)
        us = await self._member(room, self._bot.id)
        if us is None or us.status in IN_CHARGE:
            return ()
        rights: ChatMemberRestricted | ChatPermissions | None = None
        if isinstance(us, ChatMemberRestricted):
            rights = us
        else:
            rights = await self._usual_rights(int(room.chat))
        if rights is None:
            return ()
        lacks = []
        if rights.can_send_messages is False:
            lacks.append(Text("telegram-right-messages"))
        if rights.can_send_photos is False:
            lacks.append(Text("telegram-right-photos"))
        return tuple(lacks)

    async def we_are_admin(self, chat: int) -> bool:
        """May we show things to people who did not press?"""
        known = self._standing.get(chat)
        if known is None or known[1] < self._world.now():
            us = await self._member(Room(NAME, str(chat)), self._bot.id)
            known = (us is not None and us.status in IN_CHARGE, self._world.now() + STANDING)
            self._standing[chat] = known
        return known[0]

    def stands_anew(self, chat: int) -> None:
        """What we are in a group has changed."""
        self._standing.pop(chat, None)

    async def _usual_rights(self, chat: int) -> ChatPermissions | None:
        """What everyone may do in a group; None: it cannot be known."""
        try:
            return (await self._bot.get_chat(chat)).permissions
        except TelegramError as trouble:
            log.info("not told", extra={"why": said(trouble)})
            return None

    async def _topic_there(self, room: Room) -> bool:
        """Can a topic be written into? Tables are no longer bound to one that is gone."""
        chat, thread = int(room.chat), int(room.thread)
        work = partial(self._bot.send_chat_action, chat, "upload_photo", message_thread_id=thread)
        try:
            await self._wire.call(chat, work)
        except Closed:
            await topics.unbind(self._store, chat)
            return False
        return True

    async def _member(self, room: Room, person: int) -> ChatMember | None:
        """What somebody is in a group; None: it cannot be known."""
        try:
            return await self._bot.get_chat_member(int(room.chat), person)
        except TelegramError as trouble:
            log.info("not told", extra={"why": said(trouble)})
            return None
