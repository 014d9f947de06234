"""From what a platform brings to whoever deals with it; every press is answered."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

from bot import (
    after_presses,
    commands,
    lobby,
    lobby_presses,
    logs,
    look_presses,
    owner_presses,
    plan_presses,
    proposal_presses,
    rest_presses,
    settings_presses,
    table,
    table_presses,
    tokens,
)
from bot.house import House
from bot.platforms.base import (
    Autocomplete,
    Command,
    Failed,
    Gone,
    Inbound,
    Joined,
    Look,
    Lost,
    Moved,
    Person,
    Press,
    Reachable,
    Room,
    Typed,
)
from bot.press import Guest
from bot.screen import Sheet
from bot.sheets import made, screen_for
from bot.sitting import CANCELLED, LOBBY, OPEN, OVER, PLAY
from games import GAMES
from games.protocol import Refused, Trouble
from games.text import Text
from storage.errors import StoreError
from storage.rows import PUBLIC, PersonRow

log = logging.getLogger(__name__)

VERBS = {
    **lobby_presses.VERBS,
    **table_presses.VERBS,
    **proposal_presses.VERBS,
    **after_presses.VERBS,
    **settings_presses.VERBS,
    **rest_presses.VERBS,
    **plan_presses.VERBS,
    **look_presses.VERBS,
    **owner_presses.VERBS,
}
OPENING = {"open": commands.play, "against": commands.solo}
LONGEST = 2000  # characters that anybody may type
IN_LOBBIES = ("join", "leave", "ready", "uncomputer", "options", "start", "fill", "wait", "private")
AT_TABLES = ("hand", "down", "next", "agree", "decline", "rematch", "verify", "wake")
STANDING = frozenset((*IN_LOBBIES, *AT_TABLES))
"""Buttons that only a table's own message has."""


class Router:
    """The door of the house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, inbound: Inbound) -> None:
        """Deal with it. Never raises: people's errors are answered, ours are logged as well."""
        match inbound:
            case Command() | Press() | Typed():
                await self._answered(inbound)
            case _:
                try:
                    await self._heard(inbound)
                except Exception:
                    log.exception("inbound", extra={"kind": type(inbound).__name__})

    async def _answered(self, inbound: Command | Press | Typed) -> None:
        """Answer it, and count how long that takes."""
        watch, platform = self._house.watch, inbound.person.platform
        watch.count("presses_total", platform=platform, kind=type(inbound).__name__.lower())
        with watch.timed("press_seconds", platform=platform):
            await self._dealt_with(inbound)

    async def _dealt_with(self, inbound: Command | Press | Typed) -> None:
        guest = self._guest(inbound, PersonRow(inbound.person.key, "", None, {}))
        try:
            guest = self._guest(inbound, await self._house.people.met(inbound.person))
            self._house.platform(inbound.room.platform)  # a page may show a seat that rests
            await self._deal(guest, inbound)
        except Trouble as trouble:
            await self._tell(guest, inbound, trouble.text)
        except Failed as failed:  # the answer did not get through; what it was about is stored
            log.warning("no answer", extra={"why": logs.why(failed)})
        except StoreError as error:  # it may heal by itself, and often does
            log.warning("the database is away", extra={"why": logs.why(error)})
            await self._tell(guest, inbound, Text("press-store-away"))
        except Exception:
            log.exception("inbound", extra={"kind": type(inbound).__name__})
            await self._tell(guest, inbound, Text("press-our-error"))

    def _guest(self, inbound: Command | Press | Typed, row: PersonRow) -> Guest:
        press = "" if isinstance(inbound, Typed) else inbound.id
        return Guest(self._house, inbound.person, row, inbound.room, inbound.reply, press)

    async def _deal(self, guest: Guest, inbound: Command | Press | Typed) -> None:
        match inbound:
            case Press():
                token = tokens.read(inbound.token)
                try:
                    await self._press(guest, token)
                finally:
                    if inbound.shared and token.verb in STANDING:
                        await self._house.delivery.strip(token.table, inbound.ref)
            case Command():
                command = commands.command_of(inbound.name, guest.words)
                if command is None:
                    raise Refused(Text("command-unknown", name=inbound.name[:32]))
                await command(guest, inbound.text[:LONGEST])
            case Typed():
                sitting, seat = await commands.mine(guest, inbound.table)
                await table_presses.typed(guest, sitting, seat, inbound.text[:LONGEST])

    async def _press(self, guest: Guest, token: tokens.Token) -> None:
        if token.verb == "games":
            await commands.which_game(guest)
            return
        if token.verb in OPENING:
            names = list(GAMES)
            await OPENING[token.verb](guest, names[token.step % len(names)])
            return
        handler = VERBS.get(token.verb)
        if handler is None:
            raise Refused(Text("press-unknown"))
        await handler(guest, token)

    async def _tell(self, guest: Guest, inbound: Command | Press | Typed, text: Text) -> None:
        """Say what went wrong, with the names of the table it is about."""
        sitting = None
        try:
            if isinstance(inbound, Press):
                sitting = await self._house.keeper.get(tokens.read(inbound.token).table)
            elif isinstance(inbound, Typed):
                sitting, _ = await commands.mine(guest, inbound.table)
            elif inbound.name == "move":
                sitting, _ = await commands.mine(guest, "")
        except (Trouble, StoreError):
            sitting = None
        except Exception:
            log.exception("whose table", extra={"kind": type(inbound).__name__})
        try:
            await guest.say(text, sitting, alert=True)
        except Failed as failed:
            log.warning("no answer", extra={"why": logs.why(failed)})
        except Exception:
            log.exception("no answer")

    async def _heard(self, inbound: Inbound) -> None:
        house = self._house
        match inbound:
            case Reachable(person, yes):
                if yes:
                    await house.delivery.opened(person.key)
            case Moved(old, new, merged, done):
                await house.store.move_room(old.key, new.key, merged=merged)
                for row in await house.store.tables_in(new.key, OPEN):
                    house.keeper.forget(row.id)
                    house.delivery.forget(row.id)
                    await house.delivery.owe(row.id, down=True)
                if done is not None:
                    done()
            case Gone(room, whole):
                for one in await self._parts(room, whole=whole):
                    await self._leave(one)
            case Joined(room, by, whole):
                await self._enter(room, by)
                for one in await self._parts(room, whole=whole):
                    for row in await house.store.tables_in(one, OPEN):
                        await house.delivery.owe(row.id, down=True)
            case Lost(room):
                await self._show_again(room)
            case Look():
                await inbound.answer(await self._looked_at(inbound))
            case Autocomplete():
                await self._complete(inbound)

    async def _enter(self, room: Room, by: Person | None) -> None:
        """A room that we were added to, perhaps not for the first time: it speaks as whoever
        added us.
        """
        house = self._house
        row = await house.people.entered(room)
        if row.language is None and by is not None:
            language = (await house.people.met(by)).language
            await house.people.save_room(replace(row, language=language))

    async def _parts(self, room: Room, *, whole: bool) -> tuple[str, ...]:
        """The room, and if the whole of it is meant every part that has an open table."""
        return (room.key, *(await self._house.store.parts_of(room.key, OPEN) if whole else ()))

    async def _leave(self, room: str) -> None:
        """A room that is no more: its lobbies close, its games sleep until they are woken."""
        log.info("gone", extra={"room": room})
        house = self._house
        for row in await house.store.tables_in(room, (LOBBY, PLAY)):
            end = lobby.close if row.phase == LOBBY else table.asleep
            await house.keeper.change(row.id, partial(end, now=house.world.now()))
            await house.delivery.owe(row.id)

    async def _show_again(self, room: Room) -> None:
        """Every open table of a room anew; if there is none, the one that was played last."""
        rows = await self._house.store.tables_in(room.key, OPEN)
        if not rows:
            ended = await self._house.store.tables_in(room.key, (OVER, CANCELLED))
            rows = tuple(sorted(ended, key=lambda row: row.changed)[-1:])
        for row in rows:
            await self._house.delivery.again(row.id)

    async def _looked_at(self, look: Look) -> Sheet | None:
        """What somebody sees who looks at a table from elsewhere."""
        try:
            sitting = await self._house.keeper.newest(look.table)
        except Refused:
            return None
        seat = PUBLIC if look.person is None else sitting.seat_of(look.person)
        if seat is None:
            return None
        screen = await screen_for(self._house, sitting, seat)
        return await made(self._house, sitting, seat, screen, look.limits)

    async def _complete(self, inbound: Autocomplete) -> None:
        """The person's own plays that begin with what is typed; nothing for anybody else."""
        found: list[str] = []
        try:
            row = await self._house.people.met(inbound.person)
            guest = Guest(self._house, inbound.person, row, inbound.room, _Silent(), "")
            sitting, seat = await commands.mine(guest, "")
            text, language = inbound.text[:LONGEST], guest.words.language
            found = await table_presses.completions(sitting, seat, text, language)
        except Refused:
            pass  # whoever sits at no table has nothing to type
        finally:
            await inbound.answer(found)


class _Silent:
    """The way back of something that is not answered in words."""

    expires = 0.0

    async def ack(self) -> None: ...

    async def say(self, words: str, *, alert: bool = False) -> None: ...

    async def show(self, sheet: object, *, private: bool) -> None: ...
