"""What happens by time: computers' plays, turns that run out, rounds that go on, lobbies that end.

All of it is rows of deadlines in the store. A row whose decision is old does nothing, so a
restart or a second process can do no harm.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any, Final

from bot import lobby, record, table, timing, written
from bot.failpoints import reach
from bot.fairness import KeyedDice
from bot.house import House
from bot.keeper import Busy
from bot.sitting import LOBBY, PLAY, Sitting, is_computer, paused
from games.protocol import Refused, Seat
from storage.rows import DeadlineRow

log = logging.getLogger(__name__)

LEASE: Final = 30.0  # a row that was taken and not done is taken again after this
POLL: Final = 5.0  # other processes may set deadlines too
BEAT: Final = 10.0
SILENCE: Final = 2 * BEAT  # after so long without a beat nobody was there
ROUND: Final = 360  # beats between two looks for silent tables: an hour
MANY: Final = 100
AT_ONCE: Final = 8  # rows worked on side by side
SHIFTED: Final = (timing.TURN, timing.REMIND, lobby.EXPIRY, lobby.CLOSING)


class Clock:
    """Fires deadlines when their time has come."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._woken = asyncio.Event()
        self.beaten = 0.0
        """When something of ours was last written for certain."""

    def wake(self) -> None:
        """A deadline may have been set that is nearer than the one waited for."""
        self._woken.set()

    async def resume(self) -> None:
        """We are alive. If nobody was for a while (after a start, while the database was out of
        reach, or the machine asleep), that time does not count; nor does, for its tables, time in
        which a platform was not configured.
        """
        now = self._house.world.now()
        if await self._house.store.beat(now, SILENCE, SHIFTED, self._house.here):
            self._house.keeper.forget_all()  # they know older deadlines
        self.beaten = now

    async def gave_back(self, seconds: float, platform: str) -> None:
        """So long a platform was away: for its tables that time does not count."""
        await self._house.store.shift(seconds, SHIFTED, platform)
        self._house.keeper.forget_all()

    async def run(self) -> None:
        """Fire what is due, for ever."""
        while True:
            self._woken.clear()
            wait = POLL
            try:
                if self._house.world.now() - self.beaten > SILENCE:
                    await self.resume()  # before anybody is late
                if await self.fire():
                    continue
                nearest = await self._house.store.next_deadline(self._house.here)
                if nearest is not None:
                    wait = min(POLL, nearest - self._house.world.now())
            except Exception:  # the store may be out of reach for a while
                log.exception("clock")
            if wait > 0:
                await self._rest(wait)

    async def beat(self) -> None:
        """Say that we are alive, and let silent tables sleep, for ever."""
        for beats in count():
            try:
                await self.resume()
                if beats % ROUND == 0:
                    await self.lull()
            except Exception:  # the store may be out of reach for a while
                log.exception("alive")
            await self._house.world.sleep(BEAT)

    async def lull(self) -> None:
        """Tables where nobody has played for long go to sleep."""
        now, house = self._house.world.now(), self._house
        for table_id in await house.store.silent(now - house.manners.sleep, MANY, house.here):
            await self._house.keeper.change(table_id, partial(table.asleep, now=now))
            await self._house.delivery.owe(table_id)

    async def _rest(self, seconds: float) -> None:
        sleeper = asyncio.ensure_future(self._house.world.sleep(seconds))
        woken = asyncio.ensure_future(self._woken.wait())
        try:
            await asyncio.wait({sleeper, woken}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeper.cancel()
            woken.cancel()

    async def fire(self) -> int:
        """Do what is due now; how many rows that were."""
        house = self._house
        rows = await house.store.due(house.world.now(), LEASE, AT_ONCE, house.here)
        async with asyncio.TaskGroup() as tasks:
            for row in rows:
                tasks.create_task(self._fired(row))
        return len(rows)

    async def _fired(self, row: DeadlineRow) -> None:
        try:
            # Another process may have set this deadline a moment ago: to a table as we remember
            # it, it would seem old, and be crossed off for ever.
            await self._house.keeper.newest(row.table)
            await self._meet(row)
            await reach("fired")
            await self._house.store.done(row)
        except Busy:  # it is still due: whoever gets the row when its lease is over tries again
            log.warning("a busy table", extra={"table": row.table, "kind": row.kind})
        except Refused:
            await self._house.store.done(row)  # the table has gone on without it
        except Exception:
            log.exception("deadline", extra={"table": row.table, "kind": row.kind})

    async def _meet(self, row: DeadlineRow) -> None:
        match row.kind:
            case timing.COMPUTER:
                await self._computer(row)
            case timing.TURN:
                await self._overdue(row)
            case timing.REMIND | timing.NOTICE | timing.NUDGE:
                await self._remind(row)
            case timing.REST:
                await self._expected(row)
            case timing.PAUSE:
                await self._change(row, self._go_on)
            case lobby.EXPIRY:
                await self._change(row, self._ask)
            case lobby.CLOSING:
                await self._change(row, self._close)

    async def _remind(self, row: DeadlineRow) -> None:
        """Once for all whose time to be reminded is the same: the first of them stands for all."""
        sitting = await self._house.keeper.get(row.table)
        mine = (row.kind, row.at, row.decision)
        seats = [
            one.seat for one in sitting.deadlines if (one.kind, one.at, one.decision) == mine
        ] or [row.seat]
        if row.seat == min(seats):
            await self._house.delivery.remind(row.table, seats, row.decision)

    async def _change(self, row: DeadlineRow, judge: Any) -> None:
        before, after = await self._house.keeper.change(row.table, judge)
        if after is not before:
            await self._house.delivery.owe(row.table)
            self.wake()

    async def _expected(self, row: DeadlineRow) -> None:
        """Somebody is expected back: they are not away any more, and told if they are due."""
        await self._change(row, partial(self._back, seat=row.seat))
        sitting = await self._house.keeper.get(row.table)
        if row.seat in sitting.people_due():
            decision = sitting.row(row.seat).decision
            await self._house.delivery.remind(row.table, (row.seat,), decision)

    def _back(self, sitting: Sitting, seat: Seat) -> Sitting:
        person, now = sitting.row(seat).person or "", self._house.world.now()
        rest = sitting.terms.rest(person)
        if rest.until > now:  # they have said otherwise since
            return sitting
        return timing.rested(sitting, person, replace(rest, until=0.0), now, self._house.manners)

    def _go_on(self, sitting: Sitting) -> Sitting:
        if not paused(sitting):
            return sitting
        return table.go_on(sitting, self._house.world.now(), self._house.manners)

    def _ask(self, sitting: Sitting) -> Sitting:
        if sitting.phase != LOBBY:
            return sitting
        return lobby.ask_opener(sitting, self._house.world.now(), self._house.manners)

    def _close(self, sitting: Sitting) -> Sitting:
        if sitting.phase != LOBBY:
            return sitting
        return lobby.close(sitting, self._house.world.now())

    # Seats that somebody else must play

    async def _computer(self, row: DeadlineRow) -> None:
        sitting = await self._house.keeper.get(row.table)
        if not _still(sitting, row) or not is_computer(sitting.row(row.seat)):
            return
        action = await asyncio.to_thread(chosen, sitting, row.seat)
        by = record.STAND_IN if sitting.row(row.seat).person else record.COMPUTER
        house, version = self._house, sitting.version

        def judge(now_sitting: Sitting) -> Sitting:
            seat = now_sitting.row(row.seat)
            if not _still(now_sitting, row) or not is_computer(seat):
                return now_sitting
            if now_sitting.version != version + 1:
                raise Moved
            return table.play(now_sitting, row.seat, action, by, house.world.now(), house.manners)

        try:
            await self._change(row, judge)
        except Moved:
            await self._computer(row)  # somebody else acted meanwhile: think again

    async def _overdue(self, row: DeadlineRow) -> None:
        """Time is up: the rules' own answer, else a stand-in makes this one move."""
        sitting = await self._house.keeper.get(row.table)
        if not _still(sitting, row):
            return
        action = await asyncio.to_thread(late, sitting, row.seat)
        house, version = self._house, sitting.version

        def judge(now_sitting: Sitting) -> Sitting:
            if not _still(now_sitting, row):
                return now_sitting
            if now_sitting.version != version + 1:
                raise Moved
            now = house.world.now()
            played = table.play(now_sitting, row.seat, action, record.STAND_IN, now, house.manners)
            return table.missed(played, row.seat, now, house.manners)

        try:
            await self._change(row, judge)
        except Moved:
            await self._overdue(row)


class Moved(Exception):
    """The table changed while a computer was thinking."""


def _still(sitting: Sitting, row: DeadlineRow) -> bool:
    """Is this deadline still about the decision it was set for?"""
    if sitting.phase != PLAY or row.seat not in sitting.due():
        return False
    return sitting.row(row.seat).decision == row.decision


def chosen(sitting: Sitting, seat: Seat) -> Any:
    """What the computer on a seat plays. May take long."""
    view = sitting.game.view(sitting.state, seat)
    dice = KeyedDice(b"choice" + (sitting.key or b""), sitting.n)
    return sitting.game.choose(view, table.level(sitting.row(seat)), dice)


def late(sitting: Sitting, seat: Seat) -> Any:
    """What is played for a person whose time is up. May take long."""
    view = sitting.game.view(sitting.state, seat)
    draft = sitting.row(seat).draft
    action = sitting.game.overdue(view, written.pressed(draft))
    if action is None:
        return chosen(replace(sitting), seat)
    try:
        shown = written.asked(sitting.game, view, draft)
    except Refused:
        return action
    return action if shown is None or shown.look else shown.play  # what costs something is asked
