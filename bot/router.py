"""From what a platform brings to whoever deals with it; every press is answered."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot import (
    after_presses,
    commands,
    lobby_presses,
    look_presses,
    plan_presses,
    proposal_presses,
    rest_presses,
    settings_presses,
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
    Lost,
    Moved,
    Press,
    Reachable,
    Room,
    Typed,
)
from bot.press import Guest
from bot.sitting import CANCELLED, OPEN, OVER
from games import GAMES
from games.protocol import Refused, Trouble
from games.text import Text
from storage.rows import PersonRow

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
}
OPENING = {"open": commands.play, "against": commands.solo}
LONGEST = 2000  # characters that anybody may type


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
        guest = self._guest(inbound, PersonRow(inbound.person.key, "", None, {}))
        try:
            guest = self._guest(inbound, await self._house.people.met(inbound.person))
            await self._deal(guest, inbound)
        except Trouble as trouble:
            await self._tell(guest, inbound, trouble.text)
        except Failed as failed:  # the answer did not get through; what it was about is stored
            log.warning("no answer", extra={"why": repr(failed)})
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
                await self._press(guest, token)
            case Command():
                command = commands.COMMANDS.get(inbound.name)
                if command is None:
                    raise Refused(Text("command-unknown", name=inbound.name[:32]))
                await command(guest, inbound.text[:LONGEST])
            case Typed():
                sitting, seat = await commands.mine(guest, inbound.table)
                await table_presses.typed(guest, sitting, seat, inbound.text[:LONGEST])

    async def _press(self, guest: Guest, token: tokens.Token) -> None:
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
        except Trouble:
            sitting = None
        except Exception:
            log.exception("whose table", extra={"kind": type(inbound).__name__})
        try:
            await guest.say(text, sitting, alert=True)
        except Failed as failed:
            log.warning("no answer", extra={"why": repr(failed)})
        except Exception:
            log.exception("no answer")

    async def _heard(self, inbound: Inbound) -> None:
        house = self._house
        match inbound:
            case Reachable(person, yes):
                if yes:
                    await house.delivery.opened(person.key)
            case Moved(old, new):
                await house.store.move_room(old.key, new.key)
                for row in await house.store.tables_in(new.key, OPEN):
                    house.keeper.forget(row.id)
                    house.delivery.forget(row.id)
                    await house.delivery.owe(row.id, down=True)
            case Gone(room):
                log.info("gone", extra={"room": room.key})
            case Joined(room, by):
                known = await house.people.entered(room)
                if known.language is None and by is not None:  # it speaks as whoever added us
                    language = (await house.people.met(by)).language
                    await house.people.save_room(replace(known, language=language))
            case Lost(room):
                await self._show_again(room)
            case Autocomplete():
                await self._complete(inbound)

    async def _show_again(self, room: Room) -> None:
        """Every open table of a room anew; if there is none, the one that was played last."""
        rows = await self._house.store.tables_in(room.key, OPEN)
        if not rows:
            ended = await self._house.store.tables_in(room.key, (OVER, CANCELLED))
            rows = tuple(sorted(ended, key=lambda row: row.changed)[-1:])
        for row in rows:
            await self._house.delivery.again(row.id)

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
