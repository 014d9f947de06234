"""Who may do what where: as the last press there said, which is when it is asked."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import discord

from games.text import Tag, Text

KNOWN: Final = 4096  # channels and people held in memory

INVITED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
    create_public_threads=True,
)
"""What the invitation asks for."""
ANYWHERE: Final = ("view_channel", "attach_files", "embed_links")
IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads", *ANYWHERE)


class Rights:
    """What is known of channels and people; a private chat is its person's own."""

    def __init__(self) -> None:
        self._ours: OrderedDict[str, tuple[discord.Permissions, bool]] = OrderedDict()
        self._admins: OrderedDict[tuple[str, str], bool] = OrderedDict()

    def note(self, interaction: discord.Interaction[Any]) -> None:
        """Remember what an interaction tells of its channel and its person."""
        channel = str(interaction.channel_id)
        may = interaction.permissions
        admin = interaction.guild_id is None or may.manage_messages or may.manage_guild
        _keep(self._admins, (channel, str(interaction.user.id)), admin)
        if interaction.guild_id is not None:
            inside = isinstance(interaction.channel, discord.Thread)
            _keep(self._ours, channel, (interaction.app_permissions, inside))

    def admin(self, channel: str, person: str) -> bool:
        """May this person decide for the channel?"""
        return self._admins.get((channel, person), False)

    def forget(self, person: str) -> None:
        """What this person may do is said by their next press."""
        for known in [one for one in self._admins if one[1] == person]:
            del self._admins[known]

    def missing(self, channel: str) -> tuple[Text, ...]:
        """What we need there and may not do."""
        if channel not in self._ours:
            return ()
        may, inside = self._ours[channel]
        needed = ("send_messages_in_threads" if inside else "send_messages", *ANYWHERE)
        return tuple(
            Text("discord-permission", what=Tag("discord-may", name.replace("_", "-")))
            for name in needed
            if not getattr(may, name)
        )


def may_open_thread(interaction: discord.Interaction[Any]) -> bool:
    """Can a thread be opened from here, and a table shown in it?"""
    fitting = isinstance(interaction.channel, discord.TextChannel)
    return fitting and all(getattr(interaction.app_permissions, name) for name in IN_THREADS)


def _keep(shelf: OrderedDict[Any, Any], key: object, value: object) -> None:
    shelf[key] = value
    shelf.move_to_end(key)
    while len(shelf) > KNOWN:
        shelf.popitem(last=False)
