"""The way back to whoever pressed a button or wrote something."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from telegram.error import BadRequest

from bot.platforms.base import Closed, Failed, Later, Person, Room, Shown, Vanished
from bot.platforms.telegram.layout import ALERT, TEXT, WHISPER, Body, cut, pieces, size
from bot.platforms.telegram.refs import Ref
from bot.platforms.telegram.whispers import WINDOW, Ear
from bot.screen import Sheet
from games.text import Text

if TYPE_CHECKING:
    from bot.platforms.telegram.platform import Telegram

log = logging.getLogger(__name__)

WORTH: Final = 4  # times as long do people wait for an alert as for what else can still come
ALONE: Final = ("hand", "move")
"""Commands whose answers may tell what a person holds."""


class Answer:
    """What presses and messages have in common."""

    _patient = True
    """Can the answer wait until the group takes one more message?"""

    def __init__(self, home: Telegram, person: Person, room: Room, ear: Ear) -> None:
        self._home = home
        self._person = person
        self._room = room
        self._ear = ear
        self.expires = home.world.now() + WINDOW

    async def _whispered(self, sheet: Sheet) -> Shown:
        """To this person alone, in the group. Raises Closed."""
        home, ear = self._home, self._ear
        if not sheet.rows and sheet.picture is None:
            for piece in pieces(sheet, WHISPER):
                await home.counted(self._room, patient=self._patient)
                ref = await home.whispers.send(ear, Body(piece))
            return Shown(ref.json, home.world.now() + WINDOW)
        await home.counted(self._room, patient=self._patient)
        body = await home.body(sheet, own=True, language=self._person.language)
        ref = await home.whispers.send(ear, body)
        return Shown(ref.json, await self._until())

    async def _until(self) -> float | None:
        """An admin may change it at any time, others shortly after a press."""
        if await self._home.rights.we_are_admin(self._ear.chat):
            return None
        return self._home.world.now() + WINDOW

    async def _posted(self, sheet: Sheet, *, closable: bool, reply_to: int | None = None) -> Ref:
        """For everyone in the chat."""
        home = self._home
        chat, thread = self._ear.chat, self._ear.thread
        if not sheet.rows and sheet.picture is None and not closable:
            for piece in pieces(sheet, TEXT):
                await home.counted(self._room, patient=self._patient)
                ref = await home.wire.send(chat, thread, Body(piece), reply_to)
            return ref
        await home.counted(self._room, patient=self._patient)
        body = await home.body(
            sheet, own=self._room.private, closable=closable, language=self._person.language
        )
        return await home.wire.send(chat, thread, body, reply_to)

    async def _in_private(self, words: str) -> bool:
        """A sentence in the private chat; False: it is not open."""
        try:
            await self._home.wire.send(self._ear.person, None, Body(cut(words, TEXT)))
        except Failed:
            return False
        return True


class PressAnswer(Answer):
    """The way back to a press, which is answered once: by words, or by nothing."""

    _patient = False

    def __init__(
        self,
        home: Telegram,
        person: Person,
        room: Room,
        ear: Ear,
        on: Ref,
        *,
        ours: bool,
    ) -> None:
        """`ours`: what stood there was an answer of ours, and may be changed into another."""
        super().__init__(home, person, room, ear)
        self._on = on
        self._ours = ours
        self._answered = False

    async def ack(self) -> None:
        await self._answer(None)

    async def ack_after(self, seconds: float, over: asyncio.Event) -> None:
        """People shall not wait for an answer that takes long to make; `over`: it is made. Where
        words are all that can be answered they are worth waiting for: there is one answer.
        """
        patience = seconds if self._may_show else seconds * WORTH
        try:
            async with asyncio.timeout(patience):
                await over.wait()
        except TimeoutError:
            await self.ack()

    @property
    def _may_show(self) -> bool:
        """Can more than words be shown here, as far as we know?"""
        return self._room.private or bool(self._on.to) or self._home.whispers.perhaps

    async def alone(self) -> bool:
        """Not in a group whose server cannot whisper, or that takes nothing more just now."""
        if self._room.private or self._on.to:
            return True
        try:
            return await self._home.takes_more(self._room) and await self._home.whispers.can(
                self._ear
            )
        except Later:
            return False

    async def say(self, words: str, *, alert: bool = False) -> None:
        if size(words) > ALERT and await self._at_length(words):
            await self.ack()
        elif self._answered:  # it took long; but what is said must not be missed
            if not await self._at_length(words) and not await self._in_private(words):
                log.info("nothing said")
        else:
            await self._answer(cut(words, ALERT), alert=alert)

    async def _at_length(self, words: str) -> bool:
        """More than fits into an alert, for one person's eyes, where that is known to work."""
        if self._room.private:
            return await self._in_private(words)
        if not self._home.whispers.known:
            return False
        try:
            await self._whispered(Sheet(tuple(words.splitlines())))
        except (Failed, BadRequest):
            return False
        return True

    async def _answer(self, words: str | None, *, alert: bool = False) -> None:
        if not self._answered:
            self._answered = True
            await self._home.wire.answer(self._ear.query, words, alert=alert)

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:
        if self._room.private:
            return await self._at_home(sheet)
        try:
            if self._on.to:
                return await self._changed_whisper(sheet)
            if private:
                shown = await self._whispered(sheet)
                await self.ack()
                return shown
            await self._aside(sheet)
        except Later:
            if private:
                raise Closed("too much is going on in this group") from None
            await self.say(self._home.words(self._person.language).say(Text("telegram-busy")))
        return None

    async def _changed_whisper(self, sheet: Sheet) -> Shown:
        """In place of what only this person sees; sent afresh where that is gone."""
        home, keeps = self._home, bool(sheet.rows) or sheet.picture is not None
        if keeps and self._on.photo == (sheet.picture is not None):
            await home.counted(self._room, patient=self._patient)
            await self.ack()
            body = await home.body(sheet, own=True, language=self._person.language)
            try:
                await home.whispers.edit(self._on, body)
            except (Vanished, Closed):
                return await self._whispered(sheet)
            return Shown(self._on.json, await self._until())
        shown = await self._whispered(sheet)
        await self.ack()
        if keeps:
            await home.gone(self._on)
        return shown

    async def _at_home(self, sheet: Sheet) -> Shown:
        """In the private chat: in place of the screen pressed, unless that is a table's own."""
        home, on = self._home, self._on
        await self.ack()
        keeps = bool(sheet.rows) or sheet.picture is not None
        if keeps and self._ours and on.photo == (sheet.picture is not None):
            body = await home.body(sheet, own=True, language=self._person.language)
            try:
                await home.wire.edit(on, body)
            except Vanished:
                pass  # deleted meanwhile: then anew
            else:
                return Shown(on.json)
        ref = await self._posted(sheet, closable=False)
        if keeps and self._ours:
            await home.gone(on)
        return Shown(ref.json)

    async def _aside(self, sheet: Sheet) -> None:
        """What is no table's own: for this person's eyes, or for all with a button to close it."""
        try:
            await self._whispered(sheet)
        except Closed:
            await self._in_place(sheet)
        await self.ack()

    async def _in_place(self, sheet: Sheet) -> None:
        home, on = self._home, self._on
        if self._ours and on.photo == (sheet.picture is not None):
            await home.counted(self._room, patient=self._patient)
            body = await home.body(sheet, own=False, closable=True, language=self._person.language)
            try:
                await home.wire.edit(on, body)
            except Vanished:
                pass  # deleted meanwhile: then anew
            else:
                return
        ref = await self._posted(sheet, closable=True)
        if self._ours:
            await home.gone(on)
        await home.only_aside(self._person, ref)


class WrittenAnswer(Answer):
    """The way back to a command or a line in the private chat."""

    def __init__(
        self, home: Telegram, person: Person, room: Room, ear: Ear, message: int, command: str
    ) -> None:
        super().__init__(home, person, room, ear)
        self._message = message
        self._alone = command in ALONE

    async def ack(self) -> None:
        """Nothing: what was asked for is seen."""

    async def say(self, words: str, *, alert: bool = False) -> None:
        if self._room.private or not self._alone:
            await self.tell(words)
        elif not alert:
            return  # what may be missed is not worth a message
        elif not await self._said_alone(words) and not await self._in_private(words):
            await self._point_home()

    async def tell(self, words: str) -> None:
        """A sentence that others may read, too; where we may not write, in private."""
        if not self._room.private and await self._said_alone(words):
            return
        sheet = Sheet(tuple(words.splitlines()))
        try:
            await self._posted(sheet, closable=False, reply_to=self._message or None)
        except Closed:
            await self._in_private(words)

    async def _said_alone(self, words: str) -> bool:
        """Where the command itself was seen by nobody else, neither is its answer."""
        if not self._ear.command:
            return False
        try:
            await self._whispered(Sheet(tuple(words.splitlines())))
        except (Closed, BadRequest):
            return False
        return True

    async def _point_home(self) -> None:
        """There is no way to tell this person alone: say how to open one."""
        key = self._home.door(self._person.language)
        line = self._home.words(self._person.language).say(Text("telegram-only-in-private"))
        await self._posted(
            Sheet((line,), ((key,),)), closable=False, reply_to=self._message or None
        )

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:
        if self._room.private:
            return Shown((await self._posted(sheet, closable=False)).json)
        if self._ear.command or (private and await self._home.rights.we_are_admin(self._ear.chat)):
            try:
                return await self._whispered(sheet)
            except Closed:
                if private:
                    raise
        if private:
            raise Closed("a command that everyone read")
        await self._posted(sheet, closable=False, reply_to=self._message or None)
        return None
