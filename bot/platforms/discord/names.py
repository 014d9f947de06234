"""People and rooms, as an interaction names them."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.platforms.base import Person, Room

NAME: Final = "discord"


def person_in(interaction: discord.Interaction[Any]) -> Person:
    """Who did it, by the name that they have there."""
    user = interaction.user
    return Person(NAME, str(user.id), user.display_name, interaction.locale.value)


def room_in(interaction: discord.Interaction[Any]) -> Room:
    """Where it was done. A thread is a room like a channel, with limits of its own."""
    private = interaction.guild_id is None
    language = language_in(interaction)
    return Room(NAME, str(interaction.channel_id), private=private, language=language)


def language_in(interaction: discord.Interaction[Any]) -> str:
    """What is spoken there. Only community servers can say so; all others are English to Discord,
    so that whoever comes first is believed rather.
    """
    guild = interaction.guild
    chosen = guild is not None and "COMMUNITY" in guild.features
    locale = interaction.guild_locale if chosen else None
    return (locale or interaction.locale).value


def room_of_channel(channel: int) -> Room:
    """The room of a channel or thread."""
    return Room(NAME, str(channel))
