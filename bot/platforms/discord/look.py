"""What whoever hosts should know of the servers that the bot is on: for `stammtisch check`."""

from __future__ import annotations

from typing import Final

import discord

from bot.export import Finding
from bot.platforms.discord.rights import INVITED
from bot.settings import Settings
from games.text import Tag, Text

PRIVILEGED: Final = tuple(
    f"gateway_{what}{more}"
    for what in ("presence", "guild_members", "message_content")
    for more in ("", "_limited")  # for bots on few servers
)


def look(client: discord.Client, settings: Settings) -> list[Finding]:
    """Where it is, what it may not do there, and what it may and does not need."""
    there = {guild.id for guild in client.guilds}
    found = [
        Finding(good=False, text=Text("discord-check-absent", server=str(one)))
        for one in settings.discord_guilds
        if one not in there
    ]
    if not there:
        return [*found, Finding(good=True, text=Text("discord-check-nowhere"), note=True)]
    found += [one for guild in client.guilds if (one := _lacks(guild)) is not None]
    found.append(Finding(good=True, text=Text("discord-check-servers", count=len(there))))
    if any(getattr(client.application_flags, name) for name in PRIVILEGED):
        found.append(Finding(good=True, text=Text("discord-check-intents"), note=True))
    return found


def _lacks(guild: discord.Guild) -> Finding | None:
    """What the invitation asked for and the server does not grant."""
    me: discord.Member | None = guild.me
    if me is None:  # a server that is out of order just now
        return None
    may = me.guild_permissions
    lacks = tuple(
        Text("discord-permission", what=Tag("discord-may", name.replace("_", "-")))
        for name, asked in INVITED
        if asked and not getattr(may, name)
    )
    if not lacks:
        return None
    return Finding(good=False, text=Text("discord-check-lacks", server=guild.name, what=lacks))
