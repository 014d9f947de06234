"""The way back to whoever pressed, picked, wrote or commanded something.

Discord wants a first answer within three seconds, and then has one message in mind: the one
pressed on, or the one that a command announced. What comes later is sent by the same token for
a quarter of an hour.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, Final

import discord

from bot.platforms.base import Failed, Shown
from bot.platforms.discord.emojis import Emojis
from bot.platforms.discord.errors import NoEmoji, calling, told
from bot.platforms.discord.layout import CONTENT, LINK, OWN, Letter, letter, spelled
from bot.screen import Sheet
from bot.world import World

log = logging.getLogger(__name__)

PATIENCE: Final = (
    1.8  # seconds until we say that it arrived; what goes over the wire takes time, too
)
LIVES: Final = 14.5 * 60  # seconds in which an answer can be changed: a little less than they say


class Answer:
    """One interaction's way back."""

    def __init__(self, interaction: discord.Interaction[Any], world: World, emojis: Emojis) -> None:
        self._interaction = interaction
        self._world = world
        self._emojis = emojis
        self._lock = asyncio.Lock()  # a late answer and "it arrived" must not cross
        self._announced = False  # a command's message is announced and still empty
        self.expires = world.now() + LIVES

    @property
    def answered(self) -> bool:
        """Has Discord been told anything?"""
        return self._interaction.response.is_done()

    @property
    def _private(self) -> bool:
        return self._interaction.guild_id is None

    @property
    def _command(self) -> bool:
        return self._interaction.type is discord.InteractionType.application_command

    async def ack(self) -> None:
        async with self._lock, calling():
            if not self.answered:
                await self._interaction.response.defer(ephemeral=not self._private)
                self._announced = self._command

    async def say(self, words: str, *, alert: bool = False) -> None:  # noqa: ARG002 - all are alike here
        await self.tell(spelled(words, self._world.now()))

    async def tell(self, content: str) -> None:
        """A sentence to that person alone, with whatever Discord makes of its signs."""
        content = content[:CONTENT]
        async with self._lock, calling():
            if not self.answered:
                await self._interaction.response.send_message(content, ephemeral=True)
            elif self._announced:
                self._announced = False
                await self._interaction.edit_original_response(content=content)
            else:
                await self._interaction.followup.send(content, ephemeral=True)

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:
        try:
            return await self._show(sheet, private=private)
        except NoEmoji:
            self._emojis.forget()
            return await self._show(sheet, private=private)

    async def _show(self, sheet: Sheet, *, private: bool) -> Shown:
        in_place = self._in_place(private=private)
        before = _link(self._interaction.message) if in_place else ""
        emojis = self._emojis.known
        made = letter(sheet, self._world.now(), own=private, before=before, emojis=emojis)
        async with self._lock, calling():
            if in_place:
                return await self._changed(made)
            return await self._sent(made, ephemeral=not (private and self._private))

    def _in_place(self, *, private: bool) -> bool:
        """Does the answer go where the press was? Only on a screen that this person alone sees."""
        message = self._interaction.message
        if message is None:
            return False
        if message.flags.ephemeral:
            return True
        return self._private and private and is_own(message)

    async def _changed(self, made: Letter) -> Shown:
        interaction = self._interaction
        message = interaction.message
        if message is None:
            raise ValueError("nothing was pressed")
        if self.answered:
            await interaction.followup.edit_message(message.id, **made.edit())
        else:
            await interaction.response.edit_message(**made.edit())
        return self._shown(message.id, ephemeral=message.flags.ephemeral)

    async def _sent(self, made: Letter, *, ephemeral: bool) -> Shown:
        interaction = self._interaction
        if not self.answered:
            response = await interaction.response.send_message(**made.new(), ephemeral=ephemeral)
            sent = response.message_id
        elif self._announced:
            self._announced = False
            sent = (await interaction.edit_original_response(**made.edit())).id
        else:
            said = await interaction.followup.send(**made.new(), ephemeral=ephemeral, wait=True)
            sent = said.id
        return self._shown(sent or 0, ephemeral=ephemeral)

    def _shown(self, message: int, *, ephemeral: bool) -> Shown:
        if ephemeral:
            return Shown({"token": self._interaction.token, "message": message}, self.expires)
        return Shown({"channel": self._interaction.channel_id, "message": message})

    async def finish(self) -> None:
        """Nobody is left waiting: what was announced and never came is taken away."""
        await self.ack()
        if self._announced:
            self._announced = False
            async with calling():
                await self._interaction.delete_original_response()


async def answering(answer: Answer, dealing: Awaitable[None]) -> None:
    """Deal with it, and say in time that it arrived; whatever happens, it is answered."""
    work = asyncio.ensure_future(dealing)
    try:
        done, _ = await asyncio.wait({work}, timeout=PATIENCE)
        if not done:
            await _tried(answer.ack())
        await work
    except Exception:
        log.exception("interaction")
    finally:
        if not work.done():
            work.cancel()
        await _tried(answer.finish())


async def _tried(saying: Awaitable[None]) -> None:
    """What is stored is stored, whether its answer arrives or not."""
    try:
        await saying
    except (Failed, OSError, discord.DiscordException) as error:
        log.warning("no answer", extra={"why": told(error)})


class Quiet:
    """The way back of all but the last of several presses that came as one."""

    expires = 0.0

    async def ack(self) -> None:
        """Nothing: the last one tells."""

    async def say(self, words: str, *, alert: bool = False) -> None:
        """Likewise."""

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:  # noqa: ARG002 - likewise
        return None


def _link(message: discord.Message | None) -> str:
    """The line that leads from a hand to its table, if there is one."""
    first = "" if message is None else message.content.partition("\n")[0]
    return first if LINK.fullmatch(first) else ""


def is_own(message: discord.Message) -> bool:
    """Was a message made for one person alone?"""
    return any(
        (getattr(item, "custom_id", None) or "").startswith(OWN)
        for row in message.components
        for item in getattr(row, "children", ())
    )
