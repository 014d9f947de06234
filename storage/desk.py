"""What every part of the store works with: an engine, the group commit, a way to read."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from storage.commits import Changes, Entries, Places, Sights, Teller
from storage.engine import Database, Postgres, Work
from storage.group import Group, Held

Answer = TypeVar("Answer")
Job = Callable[[Connection], Any]


class Jobs:
    """Small writes that belong to no table, one after the other."""

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def table(self, _: Job) -> None:
        return None

    def write(self, connection: Connection, _: Held, items: Sequence[Job]) -> list[Any]:
        return [job(connection) for job in items]


class Hearing:
    """Whether this process hears what the others change."""

    def __init__(self, *, alone: bool) -> None:
        self._count = count(1)
        self.since: int | None = 0 if alone else None
        """Of what was read, that is still so which was read under the same number: whatever
        others change is heard as long as it is there. None: nobody is heard.
        """

    def begin(self) -> None:
        """From now on everything is heard."""
        self.since = next(self._count)

    def end(self) -> None:
        """From now on something may be missed."""
        self.since = None


class Desk:
    """Where the parts of a store meet."""

    def __init__(self, database: Database, sender: str) -> None:
        self.database = database
        self.dialect: Final = database.dialect
        self.teller = Teller(self.dialect, sender)
        self.hearing = Hearing(alone=self.dialect != "postgresql")
        self.group = Group(database, self.teller.tell)
        self.changes = Changes(self.dialect)
        self.entries = Entries(self.dialect)
        self.sights = Sights()
        self.places = Places(self.dialect)
        self._saves = Jobs(8)
        self._jobs = Jobs(9)
        self._number = count()

    async def read(self, work: Work[Answer]) -> Answer:
        """What `work` finds, all of it from the same moment."""
        return await self.database.read(work)

    async def ask(self, work: Work[Answer]) -> Answer:
        """What one statement finds."""
        if isinstance(self.database, Postgres):
            return await self.database.single(work)
        return await self.database.read(work)

    async def do(self, work: Work[Answer]) -> Answer:
        """What one statement gives, once what it wrote is on the disk."""
        if isinstance(self.database, Postgres):
            return await self.database.single(work)
        return await self.write(work)

    async def save(self, row: tuple[str, ...], work: Work[object]) -> None:
        """Have one row written, named by its table and key: the last to save it is right."""
        await self.group.write(self._saves, row, work)

    async def write(self, work: Work[Answer]) -> Answer:
        """What `work` gives, once it is on the disk.

        SQLite has one writer, so this waits in the same line as the moves, and shares their
        flush. PostgreSQL has many, and a group there takes its locks in a certain order.
        """
        if self.dialect == "postgresql":
            return await self.database.write(work)
        answer: Answer = await self.group.write(self._jobs, next(self._number), work)
        return answer
