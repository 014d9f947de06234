"""What a table waits for: the deadlines that its position needs.

Pure. Whoever changes a table asks `timed` for its deadlines; a decision that goes on keeps its
time. At a game of days the clocks rest with their people.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from bot.manners import Manners
from bot.rest import Rest, after, up_between
from bot.sitting import CLOCKS, PLAY, Sitting, is_computer, paused
from games.protocol import Seat
from storage.rows import DeadlineRow, SeatRow

TURN: Final = "turn"
REMIND: Final = "remind"
COMPUTER: Final = "computer"
PAUSE: Final = "pause"
NOTICE: Final = "notice"
"""A turn that began in somebody's rest is told when it ends."""
REST: Final = "rest"
"""Somebody who was away is expected back."""
NUDGE: Final = "nudge"
NOBODY: Final = -1  # the seat of a deadline that is the table's own


def timed(old: Sitting, new: Sitting, now: float, manners: Manners, **more: Any) -> Sitting:
    """The table with the deadlines that it needs now, and what `more` has changed; `old` is what
    it was before.
    """
    if new.phase != PLAY:
        return replace(new, deadlines=(), **more)
    for person, rest in new.terms.rests:
        if 0 < rest.until <= now:  # it ended while no clock ran here
            back = new.terms.with_rest(person, replace(rest, until=0.0))
            new = replace(new, terms=back)
    return replace(new, deadlines=tuple(_wanted(old, new, now, manners)), **more)


def _wanted(old: Sitting, new: Sitting, now: float, manners: Manners) -> Iterator[DeadlineRow]:
    for person, rest in new.terms.rests:
        seat = new.seat_of(person)
        if seat is not None and rest.until > now:
            yield DeadlineRow(new.id, REST, seat, 0, rest.ends(now) or rest.until)
    if paused(new):
        yield DeadlineRow(new.id, PAUSE, NOBODY, new.version, now + manners.pause)
        return
    for seat in new.due():
        row = new.row(seat)
        for kind, at in _times(old, new, row, now, manners):
            yield DeadlineRow(new.id, kind, seat, row.decision, at)


def _times(
    old: Sitting, new: Sitting, row: SeatRow, now: float, manners: Manners
) -> Iterator[tuple[str, float]]:
    """What a seat that is due waits for. What ran for this decision runs on; what has happened
    for it does not happen again.
    """
    running = {one.kind: one.at for one in _of(old, row)}
    if is_computer(row):  # also in a pause: else nobody could ever play on
        yield COMPUTER, running.get(COMPUTER, now + manners.pace)
        return
    if NUDGE in running:
        yield NUDGE, running[NUDGE]
    rest, begun = new.terms.rest(row.person), TURN in running
    first = not old.taken(row.seat) or old.row(row.seat).decision != row.decision
    end = rest.ends(now) if new.terms.slow else None
    if NOTICE in running or (first and end is not None):
        yield NOTICE, running.get(NOTICE, end or now)
    allowed = CLOCKS[new.terms.clock]
    if allowed is None or new.terms.held:
        return
    for kind, time in ((REMIND, allowed / 2), (TURN, allowed)):
        if kind in running:
            yield kind, running[kind]
        elif not begun:
            yield kind, after(rest, now, time) if new.terms.slow else now + time


def _of(sitting: Sitting, row: SeatRow) -> list[DeadlineRow]:
    """What runs for a seat's present decision."""
    mine = (one for one in sitting.deadlines if one.seat == row.seat)
    return [one for one in mine if one.decision == row.decision]


def rested(sitting: Sitting, person: str, rest: Rest, now: float, manners: Manners) -> Sitting:
    """The same when a person says otherwise about their rest: what was left of their time is."""
    before = sitting.terms.rest(person)
    terms = sitting.terms.with_rest(person, rest)
    seat = sitting.seat_of(person)
    if terms == sitting.terms or seat is None:
        return sitting
    if sitting.phase != PLAY:
        return replace(sitting, terms=terms)
    left = tuple(_moved(row, seat, before, rest, now) for row in sitting.deadlines)
    if not terms.slow:
        left = sitting.deadlines
    kept = tuple(row for row in left if (row.kind, row.seat) != (NOTICE, seat))
    told = replace(sitting, deadlines=kept)
    return timed(told, replace(sitting, terms=terms), now, manners)


def _moved(row: DeadlineRow, seat: Seat, before: Rest, rest: Rest, now: float) -> DeadlineRow:
    """A clock of this seat, with what was left on it counted anew."""
    if row.seat != seat or row.kind not in (TURN, REMIND):
        return row
    return replace(row, at=after(rest, now, up_between(before, now, row.at)))
