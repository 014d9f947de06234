"""What whoever hosts should know of the bot and its groups: for `stammtisch check`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from telegram import Bot, ChatMember
from telegram.error import TelegramError

from bot.export import Finding
from bot.platforms.base import Room
from bot.platforms.telegram.wire import NAME
from games.text import Text

AWAY: Final = (ChatMember.LEFT, ChatMember.BANNED)
Missing = Callable[[Room], Awaitable[tuple[Text, ...]]]


async def look(bot: Bot, groups: Sequence[int], missing: Missing) -> list[Finding]:
    """How @BotFather has set it up, and what it lacks in the groups that may use it."""
    us = bot.bot
    found = []
    if us.can_join_groups is False:
        found.append(Finding(good=False, text=Text("telegram-check-no-groups")))
    if us.can_read_all_group_messages:
        found.append(Finding(good=True, text=Text("telegram-check-privacy-off"), note=True))
    else:
        found.append(Finding(good=True, text=Text("telegram-check-privacy-on")))
    return [*found, *[await _group(bot, group, missing) for group in groups]]


async def _group(bot: Bot, group: int, missing: Missing) -> Finding:
    try:
        there = (await bot.get_chat_member(group, bot.id)).status not in AWAY
    except TelegramError:
        there = False
    if not there:
        return Finding(good=False, text=Text("telegram-check-absent", group=str(group)))
    lacks = await missing(Room(NAME, str(group)))
    if lacks:
        return Finding(good=False, text=Text("telegram-check-lacks", group=str(group), what=lacks))
    return Finding(good=True, text=Text("telegram-check-group", group=str(group)))
