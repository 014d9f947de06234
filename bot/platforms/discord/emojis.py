"""Cards, tiles, marbles and stones as emojis of the application's own.

They are uploaded once, in the background: a name holds what it shows and a mark of how that looks,
so that what changed is told from what is there already. Where there are none, words do.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

import discord

from bot.platforms.discord.errors import beyond_us, told
from bot.platforms.discord.pace import Pace
from bot.world import World
from render.faces import FACES, art_of, file_of
from storage import Store

log = logging.getLogger(__name__)

MOST: Final = 2000  # that an application may have
MARK: Final = 6  # characters of how a face looks
KEY: Final = "discord emojis"  # held by the one process that uploads

_NAME: Final = re.compile(rf"(\w+)_[0-9a-f]{{{MARK}}}")
_SIGN: Final = re.compile(r"\W")

T = TypeVar("T")


class Emojis:
    """The emojis that can be used by now, by the names of their faces."""

    def __init__(self, client: discord.Client, store: Store, world: World, pace: Pace) -> None:
        self._client = client
        self._store = store
        self._world = world
        self._pace = pace
        self.known: dict[str, discord.PartialEmoji] = {}

    async def gather(self) -> None:
        """Learn of those that are there and upload what is missing, as far as we may."""
        try:
            there = await self._there()
            wanted = await asyncio.to_thread(_wanted)
            if self._learn(there, wanted):
                async with self._store.sole(KEY):
                    await self._complete(wanted)
        except Exception as error:
            if not beyond_us(error):
                raise
            log.warning("no more emojis", extra={"why": told(error), "count": len(self.known)})

    def forget(self) -> None:
        """Somebody has deleted them: words do until the next start."""
        log.warning("emojis are gone")
        self.known = {}

    async def _complete(self, wanted: Mapping[str, str]) -> None:
        """Upload what no other process has uploaded meanwhile, and delete what looks otherwise."""
        there = await self._there()
        missing = self._learn(there, wanted)
        for face in missing[: MOST - len(there)]:
            image = await asyncio.to_thread(file_of, face)
            upload = partial(self._client.create_application_emoji, name=wanted[face], image=image)
            made = await self._called(upload)
            self.known[face] = _partial(made)
        for old in there:
            if _is_outdated(old.name, wanted):
                await self._called(old.delete)

    async def _there(self) -> Sequence[discord.Emoji]:
        return await self._called(self._client.fetch_application_emojis)

    def _learn(self, there: Sequence[discord.Emoji], wanted: Mapping[str, str]) -> list[str]:
        """Know what is there; the faces that are not."""
        named = {emoji.name: _partial(emoji) for emoji in there}
        self.known = {face: named[name] for face, name in wanted.items() if name in named}
        return [face for face in wanted if face not in self.known]

    async def _called(self, call: Callable[[], Awaitable[T]]) -> T:
        """Nobody waits for it: Discord may take all the time that it asks for."""
        while True:
            await self._pace.step()
            try:
                return await call()
            except discord.RateLimited as limited:
                await self._world.sleep(limited.retry_after)


def _wanted() -> dict[str, str]:
    """What each face's emoji is called."""
    return {face: f"{_slug(face)}_{art_of(face)[:MARK]}" for face in FACES}


def _is_outdated(name: str, wanted: Mapping[str, str]) -> bool:
    """Is it one of ours that looks otherwise by now? Others' are theirs."""
    found = _NAME.fullmatch(name)
    ours = {_slug(face) for face in wanted}
    return found is not None and found[1] in ours and name not in wanted.values()


def _slug(face: str) -> str:
    return _SIGN.sub("_", face)


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
