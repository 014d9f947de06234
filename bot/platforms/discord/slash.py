"""Slash commands: their names, descriptions and options in every language that we speak."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.words import DEFAULT, Words, languages
from games import GAMES
from games.text import Tag, Text

LONGEST: Final = 100  # characters of a choice
MOST: Final = 25

Interaction: TypeAlias = discord.Interaction[Any]
Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


class Ears(Protocol):
    """Who hears commands."""

    async def commanded(
        self, interaction: Interaction, name: str, text: str, *, thread: bool = False
    ) -> None:
        """Deal with a command."""
        ...

    async def completed(self, interaction: Interaction, text: str) -> Sequence[str]:
        """What could be written next."""
        ...


class Translator(app_commands.Translator):
    """Words of commands, from the same files as all others."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the key says it all
    ) -> str | None:
        language = locale.value.partition("-")[0]
        if language not in languages() or "kind" not in string.extras:
            return None
        return said(language, string.extras["kind"], string.extras["name"])


def said(language: str, kind: str, name: str) -> str:
    """A name or a description in a language."""
    return Words(language).say(Text("slash-word", word=Tag(kind, name)))


def word(kind: str, name: str) -> locale_str:
    """The same, to be translated when commands are synced."""
    return locale_str(said(DEFAULT, kind, name), kind=kind, name=name)


def tree_of(client: discord.Client, ears: Ears) -> app_commands.CommandTree[Any]:
    """All commands, in servers and in the bot's private chats."""
    tree = app_commands.CommandTree(
        client,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )
    for name, callback in _callbacks(ears).items():
        tree.add_command(_command(name, callback))
    return tree


def _command(name: str, callback: Callback) -> app_commands.Command[Any, ..., None]:
    options = [one for one in callback.__annotations__ if one not in ("interaction", "return")]
    named = {one: word("slash-option", one) for one in options}
    about = {one: word("slash-help", f"{name}-{one}") for one in options}
    described = app_commands.describe(**about)(app_commands.rename(**named)(callback))
    return app_commands.Command(
        name=word("slash-name", name),
        description=word("slash-about", name),
        callback=described,
    )


def _callbacks(ears: Ears) -> Mapping[str, Callback]:
    games = [Choice(name=_game(key), value=key) for key in GAMES]

    @app_commands.choices(game=games)
    async def play(interaction: Interaction, game: str = "", thread: bool = False) -> None:  # noqa: FBT001, FBT002 - the library asks by signature
        await ears.commanded(interaction, "play", game, thread=thread)

    @app_commands.choices(game=games)
    async def solo(interaction: Interaction, game: str = "") -> None:
        await ears.commanded(interaction, "solo", game)

    async def hand(interaction: Interaction, table: str = "") -> None:
        await ears.commanded(interaction, "hand", table)

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        found = [one for one in await ears.completed(interaction, current) if len(one) <= LONGEST]
        return [Choice(name=one, value=one) for one in found[:MOST]]

    @app_commands.autocomplete(move=complete)
    async def move(interaction: Interaction, move: str) -> None:
        await ears.commanded(interaction, "move", move)

    async def board(interaction: Interaction, what: str = "") -> None:
        await ears.commanded(interaction, "board", what)

    @app_commands.choices(game=games)
    async def rules(interaction: Interaction, game: str = "", about: str = "") -> None:
        await ears.commanded(interaction, "rules", f"{game} {about}".strip())

    async def table(interaction: Interaction, word: str = "") -> None:
        await ears.commanded(interaction, "table", f"word {word}" if word else "")

    async def stats(interaction: Interaction) -> None:
        await ears.commanded(interaction, "stats", "")

    async def settings(interaction: Interaction, channel: bool = False) -> None:  # noqa: FBT001, FBT002 - as above
        await ears.commanded(interaction, "settings", "chat" if channel else "")

    async def help(interaction: Interaction) -> None:  # noqa: A001 - as people write it
        await ears.commanded(interaction, "help", "")

    @app_commands.default_permissions(manage_guild=True)
    async def status(interaction: Interaction) -> None:
        await ears.commanded(interaction, "status", "")

    known = (play, solo, hand, move, board, rules, table, stats, settings, help, status)
    return {one.__name__: one for one in known}


def _game(key: str) -> locale_str:
    return word("game-name", key)


async def digest(tree: app_commands.CommandTree[Any], translator: Translator) -> str:
    """Equal for commands that are equal in every language."""
    payloads = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    payloads.sort(key=lambda payload: payload["name"])
    return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()
