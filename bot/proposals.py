"""What people at a table are asked to agree to: one mechanism, never holding up play.

Computers agree to everything, so a person alone with them need not ask anybody.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final
from zlib import crc32

from bot.names import distinct, tidy
from bot.record import PLAYED
from bot.sitting import CANCELLED, OVER, PLAY, Sitting, is_computer
from games.protocol import Refused, Seat
from games.text import Tag, Text, who
from storage.rows import ProposalRow

UNDO: Final = "undo"
CANCEL: Final = "cancel"
KICK: Final = "kick"
PAUSE: Final = "pause"
CONCEDE: Final = "concede"
SEAT: Final = "seat"
REMATCH: Final = "rematch"
KINDS: Final = (UNDO, PAUSE, CONCEDE, CANCEL, KICK, SEAT, REMATCH)

NOBODY: Final = -1
TWO: Final = 2  # one can give up only where another side wins by it
SEATS: Final = 16  # more than any table has
WAITED: Final = 8 * 3600.0
"""Whoever lets the only other person wait for so long can be put out by them alone."""


class Agreed(Refused):
    """They have said so before."""

    def __init__(self) -> None:
        super().__init__(Text("proposal-agreed-already"))


def propose(sitting: Sitting, kind: str, by: Seat, target: Seat, now: float) -> Sitting:
    """The table is asked; a new proposal takes the place of the one before."""
    if sitting.phase != PLAY or kind not in KINDS or kind in (SEAT, REMATCH):
        raise Refused(Text("table-over"))
    if target != NOBODY and not sitting.taken(target):
        raise Refused(Text("table-nobody-there"))
    if kind == CONCEDE and len(_sides(sitting)) != TWO:
        raise Refused(Text("concede-two-sides"))
    row = ProposalRow(sitting.id, kind, by, target, (by,), now)
    if not missing(sitting, row) and not passed(sitting, row, now):
        raise Refused(Text("kick-nobody-else", hours=round(WAITED / 3600)))
    return replace(sitting, proposals=(row,))


def passed(sitting: Sitting, row: ProposalRow, now: float) -> bool:
    """Has everyone agreed? Nobody puts somebody out alone, unless they let the table wait."""
    if missing(sitting, row):
        return False
    return row.kind != KICK or len(row.agreed) > 1 or _lets_wait(sitting, row.target, now)


def _lets_wait(sitting: Sitting, seat: Seat, now: float) -> bool:
    """Has everyone waited for this seat for so long that nobody else need be asked about it?"""
    last = max((entry.at for entry in sitting.recent if entry.kind == PLAYED), default=now)
    return seat in sitting.people_due() and now - last >= WAITED


def ask_seat(sitting: Sitting, person: str, name: str, target: Seat, now: float) -> Sitting:
    """Somebody who does not sit here would like to play on for a computer or a stand-in."""
    if sitting.phase != PLAY:
        raise Refused(Text("table-over"))
    if sitting.seat_of(person) is not None:
        raise Refused(Text("lobby-already"))
    if not sitting.taken(target) or not is_computer(sitting.row(target)):
        raise Refused(Text("seat-not-free"))
    others = {known: word for known, word in sitting.terms.names if known != person}
    names = (*others.items(), (person, distinct(tidy(name), others.values())))
    row = ProposalRow(sitting.id, SEAT, target, target, (), now, person)
    return replace(sitting, terms=replace(sitting.terms, names=names), proposals=(row,))


def once_more(sitting: Sitting, by: Seat, now: float, deal: str = "") -> Sitting:
    """After the end: shall we play again, with this `deal`? Whoever asks it second agrees with
    the first.
    """
    if sitting.phase not in (OVER, CANCELLED):
        raise Refused(Text("table-running"))
    if sitting.proposals:
        return agree(sitting, by, number(sitting.proposals[0]))
    row = ProposalRow(sitting.id, REMATCH, by, NOBODY, (by,), now)
    return replace(sitting, proposals=(row,), terms=replace(sitting.terms, next_deal=deal))


def settled(sitting: Sitting) -> Sitting:
    """What was proposed is done, or comes too late."""
    return replace(sitting, proposals=()) if sitting.proposals else sitting


def number(row: ProposalRow) -> int:
    """What a button carries to say which proposal it is about: kind, who asks, about whom."""
    stranger = crc32(row.person.encode()) if row.person else 0
    return ((stranger * SEATS + KINDS.index(row.kind)) * SEATS + row.by) * SEATS + row.target + 1


def agree(sitting: Sitting, seat: Seat, asked: int) -> Sitting:
    """One more agrees to what was asked."""
    row = pending(sitting, asked)
    if seat in row.agreed:
        raise Agreed
    return replace(sitting, proposals=(replace(row, agreed=(*row.agreed, seat)),))


def pending(sitting: Sitting, asked: int | None = None) -> ProposalRow:
    """What is asked now; raises Refused if nothing is, or something else than was meant."""
    if not sitting.proposals or asked not in (None, number(sitting.proposals[0])):
        raise Refused(Text("proposal-none"))
    return sitting.proposals[0]


def asker(sitting: Sitting, row: ProposalRow) -> str:
    """Who has proposed it, by their key."""
    return row.person or sitting.row(row.by).person or ""


def line(sitting: Sitting, row: ProposalRow) -> Text:
    """What is asked, and who asks it."""
    if row.person is not None:
        return Text("proposal-seat", name=sitting.terms.name(row.person), whom=who(row.target))
    asks, what = who(row.by), Tag("proposal-name", row.kind)
    if row.target == NOBODY:
        return Text("proposal-line", who=asks, what=what)
    return Text("proposal-about", who=asks, what=what, whom=who(row.target))


def _sides(sitting: Sitting) -> tuple[tuple[Seat, ...], ...]:
    return sitting.game.teams(sitting.terms.setup(sitting.game))


def missing(sitting: Sitting, row: ProposalRow) -> tuple[Seat, ...]:
    """The people who have yet to agree: all at the table, or one's own side when giving up. About
    a seat, where all have left, whoever comes back: it may be theirs.
    """
    asked = [one.seat for one in sitting.seats if not is_computer(one) and one.seat != row.target]
    if row.kind == SEAT and not asked:
        asked = [one.seat for one in sitting.seats if one.person is not None]
    if row.kind == CONCEDE:
        side = next(side for side in _sides(sitting) if row.by in side)
        asked = [seat for seat in asked if seat in side]
    return tuple(seat for seat in asked if seat not in row.agreed)
