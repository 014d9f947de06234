"""The commands that Telegram offers while one types: in every language, by kind of chat."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from importlib.resources import files
from typing import Final

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)
from telegram.error import BadRequest

from bot.people import speak
from bot.words import DEFAULT, languages
from games.text import Tag, Text
from storage import Store

log = logging.getLogger(__name__)

IN_GROUPS: Final = ("play", "hand", "move", "board", "table", "rules", "stats", "settings", "help")
IN_PRIVATE: Final = ("hand", "solo", "play", "move", "board", "rules", "stats", "settings", "help")
UNSEEN: Final = ("hand", "move", "settings")
"""In groups nobody else sees that these were written, where the server can do that."""
SCOPES: Final = (
    (BotCommandScopeAllGroupChats(), IN_GROUPS),
    (BotCommandScopeAllPrivateChats(), IN_PRIVATE),
)
SETTING: Final = "telegram-commands"
WORDS: Final = "telegram.ftl"  # the file that has them


async def register(bot: Bot, store: Store) -> None:
    """Tell Telegram our commands, if they are not those that it knows."""
    stamp = f"{bot.id}-{_edition()}"
    if await store.setting(SETTING) == stamp:
        return
    for scope, language, menu in await asyncio.to_thread(menus):  # reads every language
        await _tell(bot, scope, language, menu)
    await store.save_setting(SETTING, stamp)
    log.info("commands registered")


def _edition() -> str:
    """Another one whenever a list or a word of it changes; no language need be read for that."""
    locale = files("bot").joinpath("locale")
    words = [locale.joinpath(one, WORDS).read_bytes() for one in languages()]
    return hashlib.sha256(repr((IN_GROUPS, IN_PRIVATE, UNSEEN, words)).encode()).hexdigest()[:20]


def menus() -> list[tuple[BotCommandScope, str | None, list[BotCommand]]]:
    """The commands by kind of chat and language."""
    return [
        (scope, language, commands(names, language, unseen=names is IN_GROUPS))
        for scope, names in SCOPES
        for language in (None, *languages())
    ]


async def _tell(
    bot: Bot, scope: BotCommandScope, language: str | None, menu: list[BotCommand]
) -> None:
    try:
        await bot.set_my_commands(menu, scope=scope, language_code=language)
    except BadRequest:  # an older server may stumble over what it does not know
        plain = [BotCommand(one.command, one.description) for one in menu]
        await bot.set_my_commands(plain, scope=scope, language_code=language)


def commands(
    names: tuple[str, ...], language: str | None, *, unseen: bool = False
) -> list[BotCommand]:
    """Names and what they do, in a language."""
    words = speak(language or DEFAULT)
    return [
        BotCommand(
            name,
            words.say(Text("telegram-command", name=Tag("telegram-does", name))),
            api_kwargs={"is_ephemeral": True} if unseen and name in UNSEEN else None,
        )
        for name in names
    ]
