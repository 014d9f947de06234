"""Who is on the way to which chat: one worker a chat while something is owed there.

It sends what comes first (hands before the public table) within the chat's limits. What fails
is tried again after a while, and does not hold up the rest; a chat that asks for patience gets
it. Where several processes share a database, a chat is leased, and only its holder sends there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

from bot import logs
from bot.budget import RESERVE, SCARCE
from bot.house import House
from bot.platforms.base import Failed, Later
from bot.platforms.traits import Local
from games.protocol import Seat
from storage.errors import StoreError

log = logging.getLogger(__name__)

FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 120.0
LONGEST_QUIET: Final = 30.0  # of a whole chat: new things wait behind it
TRIES: Final = 10  # of what fails by our own error; the next change of the table tries anew
IDLE: Final = 2  # added to the rank of what can wait
LEASE: Final = 30.0
POLL: Final = 10.0  # until we look again at a chat that another process holds


@dataclass(frozen=True, slots=True, order=True)
class Owed:
    """One place that is behind; hands come before the public table, and what nobody has to act
    on yet (`IDLE` and more) after everything else.
    """

    rank: int
    table: str
    seat: Seat


@dataclass(slots=True)
class Queue:
    """What is owed in one chat: for each, when it may be tried and how often it has been."""

    owed: dict[Owed, tuple[float, int]] = field(default_factory=dict)
    quiet: float = 0.0
    """Until then the chat asked to be left alone."""
    tries: int = 0
    """How often we failed before we got as far as something that is owed."""
    added: asyncio.Event = field(default_factory=asyncio.Event)

    def first(self, now: float) -> Owed | None:
        """What should be sent now."""
        if now < self.quiet:
            return None
        return min((one for one, (at, _) in self.owed.items() if at <= now), default=None)

    def soonest(self) -> float:
        """When something can be sent."""
        return max(self.quiet, min(at for at, _ in self.owed.values()))


class Errands:
    """All chats in which something is owed. `run` brings one place up to date."""

    def __init__(
        self,
        house: House,
        tasks: asyncio.TaskGroup,
        run: Callable[[str, Owed], Awaitable[None]],
        settled: Callable[[Owed], Awaitable[bool]],
    ) -> None:
        self._house = house
        self._tasks = tasks
        self._run = run
        self._settled = settled
        self._queues: dict[str, Queue] = {}
        self._working: set[str] = set()
        self._stopping = False
        self._leased: dict[str, float] = {}
        self._owner = house.world.nonce()
        self.budgets = house.budgets

    @property
    def working(self) -> int:
        """Chats in which something is owed."""
        return len(self._working)

    @property
    def owed(self) -> int:
        """Places that are behind, in all chats."""
        return sum(len(queue.owed) for queue in self._queues.values())

    def add(self, chat: str, owed: Owed) -> None:
        """Owe this; what failed a moment ago keeps its time of waiting. To somebody whose
        platform is not there now nothing is owed.
        """
        if chat.partition(":")[0] not in self._house.platforms:
            return
        queue = self._queues.setdefault(chat, Queue())
        queue.owed.setdefault(owed, (0.0, 0))
        queue.added.set()
        if chat not in self._working and not self._stopping:
            self._working.add(chat)
            self._tasks.create_task(self._work(chat, queue), name=f"delivery {chat}")

    def stop(self) -> None:
        """Begin nothing new."""
        self._stopping = True

    async def leave(self) -> None:
        """Let other processes have our chats at once."""
        if not self._house.store.alone:
            await self._house.store.release_chats(self._owner)

    async def spend(self, chat: str) -> None:
        """One message is being sent. Raises Later if we were so slow that our lease ran out and
        another process sends there now.
        """
        owner = None if self._house.store.alone else self._owner
        if not await self.budgets.spend(chat, self.limit(chat), owner):
            self._leased.pop(chat, None)
            raise Later(0)

    def limit(self, chat: str) -> int:
        """Messages a minute in a chat; people's own chats have limits like rooms."""
        return self._house.platforms[chat.partition(":")[0]].limits.calls

    async def _work(self, chat: str, queue: Queue) -> None:
        """Send what is owed in one chat, the most urgent first, until nothing is."""
        try:
            while queue.owed and not self._stopping:
                queue.added.clear()
                now = self._house.world.now()
                wait = queue.soonest() - now
                if wait > 0:
                    await self._rest(queue, wait)
                    continue
                await self._errand(chat, queue)
        finally:
            self._working.discard(chat)
            if not queue.owed:
                self._queues.pop(chat, None)

    async def _errand(self, chat: str, queue: Queue) -> None:
        owed, tries = None, queue.tries
        try:
            if not await self._hold(chat):
                await self._leave(queue)
                queue.tries = 0
                return
            wait = await self._full_for(chat, queue)
            queue.tries = 0
            if wait:
                await self._rest(queue, wait)  # what is more urgent may come meanwhile
                return
            owed = queue.first(self._house.world.now())
            if owed is None:
                return
            _, tries = queue.owed.pop(owed)
            await self._run(chat, owed)
        except Later as later:
            queue.quiet = self._house.world.now() + later.seconds
            if owed is not None:
                queue.owed.setdefault(owed, (0.0, tries))
        except (Failed, OSError, StoreError) as trouble:  # it may heal by itself
            log.warning("not delivered", extra=_what(owed, trouble))
            self._again(queue, owed, tries + 1)
        except Exception as trouble:
            log.exception("cannot show a table", extra=_what(owed, trouble))
            if tries + 1 < TRIES:
                self._again(queue, owed, tries + 1)
            elif owed is None:
                queue.owed.clear()  # nothing of it can be sent

    async def _leave(self, queue: Queue) -> None:
        """To the process that holds the chat, which has heard of it, too: after a while we look
        whether it is still there, and whether anything is still owed.
        """
        now = self._house.world.now()
        for owed, (at, tries) in tuple(queue.owed.items()):
            if at > now:
                continue
            del queue.owed[owed]  # it may become owed anew while we look
            settled = False
            try:
                settled = await self._settled(owed)
            finally:  # a store that does not answer settles nothing
                if not settled:
                    queue.owed.setdefault(owed, (now + POLL, tries))

    async def _full_for(self, chat: str, queue: Queue) -> float:
        """Seconds until the chat has room for what comes first; what can wait leaves some."""
        first = queue.first(self._house.world.now())
        limit = self.limit(chat)
        reserve = RESERVE
        if first is not None and first.rank >= IDLE and limit <= SCARCE:
            reserve = limit * 2 // 3
        return await self.budgets.free_in(chat, limit, reserve)

    def _again(self, queue: Queue, owed: Owed | None, tries: int) -> None:
        """Try it again, later each time, and not all at the same moment."""
        wait = min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT)
        wait *= 0.75 + (crc32(f"{owed}{tries}".encode()) % 1024) / 2048
        at = self._house.world.now() + wait
        if owed is None:  # the store could not be asked about the chat, say
            queue.tries = tries
            queue.quiet = min(at, self._house.world.now() + LONGEST_QUIET)
        else:
            queue.owed[owed] = (at, tries)

    async def _rest(self, queue: Queue, seconds: float) -> None:
        """Until it is time, or something new is owed."""
        sleeper = asyncio.ensure_future(self._house.world.sleep(seconds))
        added = asyncio.ensure_future(queue.added.wait())
        try:
            await asyncio.wait({sleeper, added}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeper.cancel()
            added.cancel()

    async def _hold(self, chat: str) -> bool:
        """May we send there? A lease is renewed while there is something to send."""
        if self._house.store.alone:
            return True
        now = self._house.world.now()
        until = self._leased.get(chat, 0.0)
        if until - now > LEASE / 2:
            return True
        if isinstance(self._house.platforms[chat.partition(":")[0]], Local):
            return True
        if not await self._house.store.lease_chat(chat, self._owner, now, now + LEASE):
            self._leased.pop(chat, None)
            return False
        if until <= now:  # somebody else may have sent there meanwhile
            self.budgets.forget(chat)
            self._leased = {one: at for one, at in self._leased.items() if at > now}
        self._leased[chat] = now + LEASE
        return True


def _what(owed: Owed | None, trouble: Exception) -> dict[str, object]:
    return {"table": owed.table if owed else None, "why": logs.why(trouble)}
