"""What comes in from Discord, on its way to the house."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
from discord.app_commands import AppCommandError

from bot.people import speak
from bot.platforms.base import (
    Autocomplete,
    Command,
    Joined,
    Lost,
    Press,
    Reachable,
    Reply,
    Room,
    Typed,
)
from bot.platforms.discord.answers import PATIENCE, Answer, Quiet, answering
from bot.platforms.discord.errors import NO_THREAD, told
from bot.platforms.discord.layout import OWN, PICK, SHARED, WRITE, form
from bot.platforms.discord.names import language_in, person_in, room_in, room_of_channel
from bot.platforms.discord.rights import may_open_thread
from bot.platforms.discord.slash import Translator, digest, tree_of
from bot.settings import Settings
from bot.world import World
from games.text import Tag, Text
from storage import Store

if TYPE_CHECKING:
    from bot.platforms.discord.platform import Discord

log = logging.getLogger(__name__)

SYNCED: Final = "discord-commands"  # what was synced last, among the store's settings
ARCHIVED: Final = 1440  # minutes without a message until a thread is put away
IDENTIFY: Final = 5.0  # seconds between two parts that are let in
LONGEST_WAIT: Final = 30.0  # seconds that the library may wait by itself when told to

Interaction: TypeAlias = discord.Interaction[Any]
Dealing: TypeAlias = Callable[[], Awaitable[None]]

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks here


class Client(discord.Client):
    """The library's client: commands, presses and the comings and goings of channels."""

    def __init__(
        self,
        platform: Discord,
        settings: Settings,
        store: Store,
        world: World,
        **shards: Any,
    ) -> None:
        super().__init__(
            **shards,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_WAIT,
            guild_ready_timeout=0.0,  # nothing here waits for the servers' names
        )
        self._platform = platform
        self._guilds_allowed = settings.discord_guilds
        self._store = store
        self._world = world
        self.tree = tree_of(self, self)
        self.tree.error(self._misheard)

    def well(self) -> bool:
        """Is the gateway open?"""
        return self.is_ready() and self.ws is not None and self.ws.open

    # Commands are told to Discord only when they have changed

    async def setup_hook(self) -> None:
        translator = Translator()
        await self.tree.set_translator(translator)
        wanted = {
            "digest": await digest(self.tree, translator),
            "application": self.application_id,
            "guilds": list(self._guilds_allowed),
        }
        before: Any = await self._store.setting(SYNCED)
        if before == wanted:
            return
        left = set(before["guilds"] if before else ()) - set(self._guilds_allowed)
        try:
            whole = await self._sync(sorted(left))
        except discord.HTTPException:
            log.exception("commands are not synced")
            return
        if whole:  # else all of it is tried again at the next start
            await self._store.save_setting(SYNCED, wanted)

    async def _sync(self, left: Sequence[int]) -> bool:
        """For all servers, or at once for those that are named; nowhere twice."""
        done = [await self._sync_guild(guild) for guild in (*left, *self._guilds_allowed)]
        if self._guilds_allowed:
            await self.http.bulk_upsert_global_commands(self.application_id or 0, payload=[])
        else:
            await self.tree.sync()
        return all(done[len(left) :])

    async def _sync_guild(self, guild: int) -> bool:
        """One server's own commands; False where we were not invited yet."""
        there = discord.Object(guild)
        if guild in self._guilds_allowed:
            self.tree.copy_global_to(guild=there)
        try:
            await self.tree.sync(guild=there)
        except discord.Forbidden:
            log.warning("not invited", extra={"guild": guild})
            return False
        return True

    # Commands

    async def commanded(
        self, interaction: Interaction, name: str, text: str, *, thread: bool = False
    ) -> None:
        """A slash command; a table may get a thread of its own."""
        answer = Answer(interaction, self._world, self._platform.emojis)
        dealing = partial(self._commanded, interaction, answer, name, text, thread=thread)
        await self._dealt(interaction, answer, dealing)

    async def _commanded(
        self, interaction: Interaction, answer: Answer, name: str, text: str, *, thread: bool
    ) -> None:
        room = room_in(interaction)
        opened = await self._thread(interaction, text) if thread and text else None
        if opened is not None:
            room = Room(room.platform, str(opened), language=room.language)
        await self._platform.bring(
            Command(person_in(interaction), room, answer, name, text, str(interaction.id))
        )
        if opened is not None:
            await answer.tell(self._say(interaction, "discord-thread", where=f"<#{opened}>"))
        elif thread and text and not self._platform.rights.missing(room.chat):
            await answer.say(self._say(interaction, "discord-no-thread"))

    async def _thread(self, interaction: Interaction, game: str) -> int | None:
        """A thread for a new table; None where it has to be the channel."""
        if not may_open_thread(interaction) or not isinstance(
            interaction.channel, discord.TextChannel
        ):
            return None
        words = speak(language_in(interaction))
        name = words.say(
            Text(
                "discord-thread-name",
                game=Tag("game-name", game),
                name=interaction.user.display_name,
            )
        )
        try:
            made = await interaction.channel.create_thread(
                name=name[:100],
                type=discord.ChannelType.public_thread,
                auto_archive_duration=ARCHIVED,
            )
        except discord.HTTPException as error:
            if error.code not in NO_THREAD:
                log.warning("no thread", extra={"code": error.code})
            return None
        return made.id

    async def _misheard(self, interaction: Interaction, error: AppCommandError) -> None:
        """A command as it was before, from somebody whose Discord has not heard of the new one."""
        log.warning("another command", extra={"why": told(error)})
        if interaction.type is discord.InteractionType.application_command:
            answer = Answer(interaction, self._world, self._platform.emojis)
            await answering(answer, answer.say(self._say(interaction, "discord-other-command")))

    async def completed(self, interaction: Interaction, text: str) -> Sequence[str]:
        """The person's own plays, for their eyes only; none where it takes too long."""
        found: list[str] = []

        async def answer(plays: Sequence[str]) -> None:
            found.extend(plays)

        if self._refused(interaction) is None:
            asked = Autocomplete(person_in(interaction), room_in(interaction), text, answer)
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._platform.bring(asked)
            except TimeoutError:
                log.warning("too slow to complete")
        return found

    # Presses, lists and forms

    async def on_interaction(self, interaction: Interaction) -> None:
        """A button, a list or a form; commands come by their names."""
        data: Any = interaction.data or {}
        marked = str(data.get("custom_id", ""))
        dealing: Dealing
        what = marked.removeprefix(OWN).removeprefix(SHARED)
        answer = Answer(interaction, self._world, self._platform.emojis)
        if interaction.type is discord.InteractionType.modal_submit:
            dealing = partial(self._written, interaction, answer, what.partition(":")[2])
        elif interaction.type is not discord.InteractionType.component:
            return
        elif what.startswith(f"{WRITE}:"):
            dealing = partial(self._form, interaction, marked, what.partition(":")[2])
        elif what == PICK:
            dealing = partial(self._picked, interaction, answer)
        else:
            dealing = partial(self._pressed, interaction, answer, what, str(interaction.id))
        await self._dealt(interaction, answer, dealing)

    async def _dealt(self, interaction: Interaction, answer: Answer, dealing: Dealing) -> None:
        refused = self._refused(interaction)
        if refused is not None:
            await answering(answer, answer.say(refused))
            return
        self._platform.rights.note(interaction)
        await answering(answer, self._noticed(interaction, answer, dealing))

    async def _noticed(self, interaction: Interaction, answer: Answer, dealing: Dealing) -> None:
        """Whoever writes to us in private can be written to; where we were barred, it is told."""
        if interaction.guild_id is None:
            person = person_in(interaction)
            if await self._platform.chats.note(person.id, interaction.channel_id or 0):
                await self._platform.bring(Reachable(person, yes=True))
        await dealing()
        room = room_in(interaction)
        if room.chat not in self._platform.barred:
            return
        self._platform.barred.discard(room.chat)
        missing = self._platform.rights.missing(room.chat)
        if missing:
            words = speak(interaction.locale.value)
            await answer.say(words.say(Text("room-missing", what=missing)))
        else:
            self._platform.send_in(Lost(room))  # the permission is back, and so is the table

    def _refused(self, interaction: Interaction) -> str | None:
        """What is said to somebody whose server may not use this bot."""
        allowed = self._guilds_allowed
        if not allowed or interaction.guild_id is None or interaction.guild_id in allowed:
            return None
        return self._say(interaction, "discord-not-here")

    async def _pressed(
        self, interaction: Interaction, reply: Reply, token: str, press: str
    ) -> None:
        on, ref, shared = interaction.message, None, False
        if on is not None:
            ref = {"channel": on.channel.id, "message": on.id}
            shared = interaction.guild_id is not None and not on.flags.ephemeral
        person, room = person_in(interaction), room_in(interaction)
        await self._platform.bring(Press(person, room, reply, token, press, ref, shared))

    async def _picked(self, interaction: Interaction, answer: Answer) -> None:
        """A list says what shall be on; what differs from before is turned, one by one."""
        data: Any = interaction.data or {}
        chosen = set(data.get("values", ()))
        before = _options(interaction.message)
        turned = [token for token, on in before.items() if on != (token in chosen)]
        for number, token in enumerate(turned):
            last = number == len(turned) - 1
            reply: Reply = answer if last else Quiet()
            await self._pressed(interaction, reply, token, f"{interaction.id}-{number}")

    async def _form(self, interaction: Interaction, marked: str, table: str) -> None:
        """A form to write a move into, called as its button was."""
        title = next(
            (item.label or "" for item in _items(interaction.message) if item.custom_id == marked),
            "",
        )
        await interaction.response.send_modal(form(title or "…", table))

    async def _written(self, interaction: Interaction, answer: Answer, table: str) -> None:
        text = _value(interaction.data)
        await self._platform.bring(
            Typed(person_in(interaction), room_in(interaction), answer, text, table)
        )

    def _say(self, interaction: Interaction, key: str, **args: str) -> str:
        return speak(interaction.locale.value).say(Text(key, **args))

    # Servers and channels

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if guild.id in self._guilds_allowed:
            await self._sync_guild(guild.id)
        if guild.system_channel is not None:
            self._platform.send_in(Joined(room_of_channel(guild.system_channel.id)))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._platform.gone([one.id for one in (*guild.channels, *guild.threads)])

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        threads = getattr(channel, "threads", ())
        self._platform.gone([channel.id, *(one.id for one in threads)])

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self._platform.gone([payload.thread_id])


def _items(message: discord.Message | None) -> list[Any]:
    rows = [] if message is None else message.components
    return [item for row in rows for item in getattr(row, "children", ())]


def _options(message: discord.Message | None) -> dict[str, bool]:
    """What a message's list offers, and what of it was on."""
    lists = [item for item in _items(message) if isinstance(item, discord.SelectMenu)]
    return {one.value: one.default for menu in lists for one in menu.options}


def _value(data: Any) -> str:
    """What was written into a form's field, wherever the form has it."""
    if isinstance(data, dict):
        if isinstance(data.get("value"), str):
            return str(data["value"])
        return _value([data.get("components"), data.get("component")])
    if isinstance(data, list):
        return next((found for one in data if (found := _value(one))), "")
    return ""


class ShardedClient(Client, discord.AutoShardedClient):
    """A client for some of the parts into which Discord cuts its servers."""

    def __init__(self, platform: Discord, settings: Settings, store: Store, world: World) -> None:
        parts = settings.discord_shard_ids or tuple(range(settings.discord_shards))
        super().__init__(
            platform,
            settings,
            store,
            world,
            shard_count=settings.discord_shards,
            shard_ids=list(parts),
        )
        self._holding: set[asyncio.Task[None]] = set()

    def well(self) -> bool:
        """Is the gateway of every part open?"""
        return self.is_ready() and not any(one.is_closed() for one in self.shards.values())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 - the same for all
        """One part after the other, whatever process serves it: Discord counts them together."""
        turn = asyncio.Event()
        task = asyncio.create_task(self._hold(turn), name="discord identify")
        self._holding.add(task)
        task.add_done_callback(self._holding.discard)
        await turn.wait()

    async def _hold(self, turn: asyncio.Event) -> None:
        async with self._identifying, self._store.sole("discord identify"):
            turn.set()
            await self._world.sleep(IDENTIFY)

    @cached_property
    def _identifying(self) -> asyncio.Lock:
        """Between the parts of this process."""
        return asyncio.Lock()

    async def close(self) -> None:
        for task in self._holding:
            task.cancel()
        await asyncio.gather(*self._holding, return_exceptions=True)
        await super().close()
