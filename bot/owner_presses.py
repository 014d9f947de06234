"""What concerns the host's side: `/status` for owners, and *forget me* for everyone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.backups import DAY
from bot.forget import alias_of, forget
from bot.people import words_of
from bot.platforms.base import Closed
from bot.press import Guest, Handler
from bot.screen import BAD, Button, Screen, lay_out, named
from bot.sitting import OPEN
from bot.status import stamp, standing
from bot.tokens import Token
from games.protocol import Refused
from games.text import Text


async def status(guest: Guest, _: str) -> None:
    """How it stands; for owners alone, others are not told that there is such a command."""
    house = guest.house
    if guest.key not in house.settings.owners:
        raise Refused(Text("command-unknown", name="status"))
    lines = standing(await house.store.survey(0), house.world.now())
    await _show(guest, Screen(lines))


async def ask(guest: Guest, _: Token) -> None:
    """Before somebody is forgotten they read what that means."""
    sure = Button(named("forget"), Token("forget"), style=BAD)
    await _show(guest, Screen((Text("forget-sure"),), controls=((sure,),)))


async def forgotten(guest: Guest, _: Token) -> None:
    """Forget who pressed this; copies hold them for a while."""
    house, now = guest.house, guest.house.world.now()
    known = [row.id for row in await house.store.tables_of(guest.key, OPEN)]
    alias = alias_of(guest.key, house.world.nonce())
    changed = await forget(house.store, house.keeper, guest.key, alias, now, house.delivery.owe)
    house.forget(guest.key)
    for table in changed:
        house.delivery.forget(table)
    for table in known:
        await house.delivery.owe(table)
    house.clock.wake()
    days = house.settings.backups
    done = Text("forget-done-until", at=stamp(now + days * DAY)) if days else Text("forget-done")
    await guest.say(done, alert=True)


async def _show(guest: Guest, screen: Screen) -> None:
    limits = guest.house.platforms[guest.room.platform].limits
    try:
        await guest.reply.show(lay_out(screen, words_of(guest.row).line, limits), private=True)
    except Closed:
        raise Refused(Text("settings-in-private")) from None


VERBS: Final[Mapping[str, Handler]] = {"forgetme": ask, "forget": forgotten}
