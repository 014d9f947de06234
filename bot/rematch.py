"""Once more: the lobby of the next game, opened with the proposal and joined by agreeing.

It is a lobby like any other, so the next deal is fixed before anybody agrees. It stays behind
the proposal until it has waited so long that its opener is asked what to do.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot import cast, lobby
from bot.lobby_presses import new_lobby
from bot.people import rest_of
from bot.press import Guest, changed
from bot.sitting import LOBBY, OPEN, Sitting, is_computer
from games.protocol import LEVELS, Refused
from games.text import Text
from storage.rows import SeatRow


async def next_of(guest: Guest, old: Sitting) -> Sitting | None:
    """The game that came of it: its lobby, or the running table; None: none, or it is over."""
    house = guest.house
    for row in await house.store.tables_in(old.room, OPEN):
        sitting = await house.keeper.get(row.id)
        if sitting.terms.before == old.id:
            return sitting
    return None


async def prepared(guest: Guest, old: Sitting) -> None:
    """Open the lobby with all as it was, unless it is open or they play already."""
    house = guest.house
    async with house.keeper.opening(old.room):  # everyone has the same idea at the same moment
        if await next_of(guest, old) is None:
            await house.keeper.open(_as_it_was(guest, old))


def _as_it_was(guest: Guest, old: Sitting) -> Sitting:
    """Computers keep their names and levels, and take the seats of people who had left."""
    new = new_lobby(guest, old.room, old.game, old.terms.clock)
    terms = replace(
        new.terms,
        players=len(old.seats),
        options=old.terms.options,
        lot=old.terms.lot,
        hints=old.terms.hints,
        before=old.id,
    )
    new = replace(new, terms=terms)
    last = len(old.seats)
    for row in reversed([row for row in old.seats if is_computer(row)]):
        last -= 1
        if row.person is None:
            kept = SeatRow(new.id, last, None, row.level, name=cast.name(old, row))
        else:
            kept = cast.computer(new, last, LEVELS[-1])
        new = new.with_seat(kept)
    return new


async def joined(guest: Guest, old: Sitting) -> Sitting:
    """This person sits down for the next game and is ready; it begins with the last of them.
    Raises Refused where it has begun without them, or was called off.
    """
    house, new = guest.house, await next_of(guest, old)
    if new is None:
        raise Refused(Text("lobby-gone"))

    def judge(sitting: Sitting) -> Sitting:
        now = house.world.now()
        if sitting.phase == LOBBY and sitting.seat_of(guest.key) is None:
            rest = rest_of(guest.row, now)
            sitting = lobby.join(sitting, guest.key, guest.row.name, guest.id, now, rest)
        return lobby.ready(sitting, guest.key, now, house.manners)

    return await changed(guest, new.id, judge)


async def called_off(guest: Guest, old: Sitting) -> None:
    """Somebody is against it: nobody waits any longer."""
    new = await next_of(guest, old)
    if new is not None and new.phase == LOBBY:
        await changed(guest, new.id, partial(lobby.close, now=guest.house.world.now()))
