"""Forgetting somebody: computers play on for them, and nothing says any more who they were."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot import cast, lobby, table
from bot.keeper import Keeper
from bot.manners import Manners
from bot.names import NAMELESS
from bot.people import GONE
from bot.platforms.base import person_of
from bot.platforms.keepsakes import keepsakes
from bot.record import TABLE
from bot.sitting import LOBBY, OPEN, PLAY, Sitting
from games.protocol import Refused
from games.text import Text
from storage import Store

Left = Callable[[str], Awaitable[object]]


async def forget(
    store: Store, keeper: Keeper, person: str, alias: str, now: float, left: Left | None = None
) -> tuple[str, ...]:
    """The tables that knew the person. `left` is told of each open one before names are changed,
    so that messages can still be taken away.
    """
    rows = await store.tables_of(person, OPEN)
    for row in rows:
        await keeper.change(row.id, partial(_without, person=person, now=now))
        if left is not None:
            await left(row.id)
    kept = keepsakes(person_of(person))
    changed = await store.forget_person(person, alias, NAMELESS, kept)
    for one in changed:
        keeper.forget(one)
    return changed


def alias_of(person: str, nonce: str) -> str:
    """Who somebody is after they were forgotten: nobody, but not the same nobody as another."""
    return f"{person_of(person).platform}:{GONE}{nonce}"


def _without(sitting: Sitting, person: str, now: float) -> Sitting:
    """The table without this person: out of the lobby, or a computer plays on for good."""
    if sitting.phase == LOBBY:
        try:
            return lobby.leave(sitting, person, now)
        except Refused:
            return sitting
    for row in sitting.seats:
        if row.person == person:
            sitting = _replaced(sitting, row.seat, now)
    if all(row.person is None for row in sitting.seats):
        return table.cancelled(sitting, now)
    if sitting.terms.opener == person:
        heir = next(row.person for row in sitting.seats if row.person is not None)
        sitting = replace(sitting, terms=replace(sitting.terms, opener=heir))
    return sitting


def _replaced(sitting: Sitting, seat: int, now: float) -> Sitting:
    if sitting.phase == PLAY:
        return table.kicked(sitting, seat, now, Manners(), "table-forgotten")
    row = sitting.row(seat)
    text = Text("table-forgotten", who=cast.name(sitting, row))  # until names are changed
    out = table.noted(sitting, seat, TABLE, {"person": None}, text, now)
    return out.with_seat(replace(row, person=None, level="normal", stand_in=False, draft=()))
