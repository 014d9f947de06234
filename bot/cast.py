"""Who sits at a table, by name: people as the table calls them, computers by names of their own."""

from __future__ import annotations

from typing import Final

from bot.sitting import Sitting
from games.protocol import Seat
from storage.rows import SeatRow

COMPUTERS: Final = ("Ada ⚙", "Blaise ⚙", "Carl ⚙", "Emmy ⚙", "Grace ⚙", "Kurt ⚙")
"""The same in every language; the wheel says what they are."""


def names(sitting: Sitting) -> tuple[str, ...]:
    """The name of each seat, in the order of the seats; an empty chair has none."""
    called = [""] * max(sitting.terms.players, len(sitting.seats))
    people = dict(sitting.terms.names)
    for row in sitting.seats:
        known = people.get(row.person or "")
        called[row.seat] = name(sitting, row) if known is None else known
    return tuple(called)


def name(sitting: Sitting, row: SeatRow) -> str:
    """What the table calls whoever sits there."""
    if row.person is None:
        return row.name or COMPUTERS[row.seat % len(COMPUTERS)]
    return sitting.terms.name(row.person)


def computer(sitting: Sitting, seat: Seat, level: str) -> SeatRow:
    """A computer player for this seat, with a name that it keeps wherever it will sit."""
    taken = {name(sitting, row) for row in sitting.seats if row.person is None}
    free = (called for called in COMPUTERS if called not in taken)
    return SeatRow(sitting.id, seat, None, level, name=next(free, COMPUTERS[seat]))


def partners(sitting: Sitting, seat: Seat) -> tuple[Seat, ...]:
    """Who plays with this seat."""
    setup = sitting.terms.setup(sitting.game)
    for team in sitting.game.teams(setup):
        if seat in team:
            return tuple(other for other in team if other != seat)
    return ()
