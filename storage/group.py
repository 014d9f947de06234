"""The group commit: what waits during a commit goes with the next.

There is no timer. A single write goes to the disk at once; of many, those that come while the
disk is busy share the next transaction, and its one flush. Nobody notices the others: each
member is judged on its own, and if anything goes wrong the group is redone one by one.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final, Generic, Protocol, TypeVar

from sqlalchemy import Connection, Select, select

from storage.engine import Database
from storage.errors import Closed, Unreachable
from storage.schema import tables
from storage.sql import among

Item = TypeVar("Item")
Answer = TypeVar("Answer")
Item_contra = TypeVar("Item_contra", contravariant=True)
Answer_co = TypeVar("Answer_co", covariant=True)


class Held(dict[str, int]):
    """The tables that the transaction has locked, and the version each had."""

    __slots__ = ("told",)

    def __init__(self, versions: Iterable[tuple[str, int]] = ()) -> None:
        super().__init__(versions)
        self.told: set[str] = set()
        """What the other processes shall hear of when the transaction ends."""


Tell = Callable[[Connection, Iterable[str]], None]

_MOST: Final = 256
_log: Final = logging.getLogger(__name__)


class Writer(Protocol[Item_contra, Answer_co]):
    """Writes the members of one kind, all in one transaction."""

    rank: int
    """In which order the kinds of a group are written: the same in every process."""

    def table(self, item: Item_contra) -> str | None:
        """The table to hold while this is written, if it belongs to one."""

    def write(
        self, connection: Connection, held: Held, items: Sequence[Item_contra]
    ) -> Sequence[Answer_co]:
        """The answers, in the order of the items."""


class Member(Generic[Item, Answer]):
    """One write, and who waits for its answer."""

    __slots__ = ("answer", "item", "place", "writer")

    def __init__(self, writer: Writer[Item, Answer], key: Hashable, item: Item) -> None:
        self.writer = writer
        self.item = item
        self.place = (writer.rank, key)
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def succeed(self, answer: Answer) -> None:
        if not self.answer.done():  # it is if its waiter was cancelled
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Group:
    """Takes writes from any task and makes few transactions of them."""

    def __init__(self, database: Database, tell: Tell) -> None:
        """`tell` says to the other processes, with the commit, what has changed."""
        self._database = database
        self._tell = tell
        self._waiting: deque[Member[Any, Any]] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="group commit")

    async def write(self, writer: Writer[Item, Answer], key: Hashable, item: Item) -> Answer:
        """The writer's answer, once it is on the disk.

        Writes of one kind with the same key are never in one transaction, and keep their order.
        Whoever is cancelled while waiting does not know whether it was written.
        """
        if self._closed:
            raise Closed
        member = Member(writer, key, item)
        self._waiting.append(member)
        self._wake.set()
        return await member.answer

    @property
    def waiting(self) -> int:
        """Members of the next groups."""
        return len(self._waiting)

    async def close(self, *, drain: bool) -> None:
        """End: after all that waits is written, or without it, as if the process had died."""
        self._closed = True
        if not drain:
            while self._waiting:
                self._waiting.popleft().fail(Closed())
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            if group := self._take():
                await self._write(group)
                # Who has just been answered may come along with those who waited meanwhile.
                await asyncio.sleep(0)
            elif self._closed:
                return
            else:
                self._wake.clear()

    def _take(self) -> list[Member[Any, Any]]:
        """The next group: first come, first served, one of a key, in the order of writing."""
        group: dict[object, Member[Any, Any]] = {}
        later: deque[Member[Any, Any]] = deque()
        while self._waiting and len(group) < _MOST:
            member = self._waiting.popleft()
            if member.answer.cancelled():
                continue
            if group.setdefault(member.place, member) is not member:
                later.append(member)
        later.extend(self._waiting)
        self._waiting = later
        return sorted(group.values(), key=_place)

    async def _write(self, group: Sequence[Member[Any, Any]]) -> None:
        def work(connection: Connection) -> list[Any]:
            held, answers = _write_all(connection, group)
            self._tell(connection, held.told)
            return answers

        try:
            answers = await self._database.write(work)
        except Unreachable as away:
            # Whether it was stored is not known, and one by one would take as long for each.
            for member in group:
                member.fail(away)
            return
        except Exception as error:  # noqa: BLE001 -- whatever it is, it belongs to one member
            if len(group) > 1:
                # Only its kind: what is the matter is said to the member whose fault it is.
                kind = type(error).__name__
                _log.warning("a group of %d is written one by one: %s", len(group), kind)
                for member in group:
                    await self._write([member])
            else:
                group[0].fail(error)
            return
        for member, answer in zip(group, answers, strict=True):
            member.succeed(answer)


def _place(member: Member[Any, Any]) -> Any:
    return member.place


def _rank(member: Member[Any, Any]) -> int:
    return member.writer.rank


def _write_all(connection: Connection, group: Sequence[Member[Any, Any]]) -> tuple[Held, list[Any]]:
    """Lock the tables in question, then let each kind write its members."""
    held = _hold(connection, (member.writer.table(member.item) for member in group))
    answers: list[Any] = []
    for _, same in groupby(group, _rank):
        members = list(same)
        items = [member.item for member in members]
        answers.extend(members[0].writer.write(connection, held, items))
    return held, answers


def _hold(connection: Connection, names: Iterable[str | None]) -> Held:
    """The versions of these tables, which nobody else changes before this transaction ends.

    They are locked in the order of their names, and all that belongs to a table is written under
    its lock: two processes cannot then wait for each other.
    """
    wanted = {name for name in names if name is not None}
    if not wanted:
        return Held()
    found = connection.execute(_versions(connection.dialect.name), {"names": sorted(wanted)})
    return Held((row.id, row.version) for row in found)


@cache
def _versions(dialect: str) -> Select[tuple[str, int]]:
    """The versions of the tables named, which stay locked."""
    return (
        select(tables.c.id, tables.c.version)
        .where(among(dialect, tables.c.id))
        .order_by(tables.c.id)
        .with_for_update(key_share=True)
    )
