"""What every part of the store works with: an engine, the group commit, a way to read."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.commits import Changes, Entries, Places, Sights, Teller
from storage.group import Group, Held, transact

Answer = TypeVar("Answer")
Job = Callable[[Connection], Any]


class Jobs:
    """Small writes that belong to no table, one after the other."""

    rank = 9

    def table(self, _: Job) -> None:
        return None

    def write(self, connection: Connection, _: Held, items: Sequence[Job]) -> list[Any]:
        return [job(connection) for job in items]


class Desk:
    """Where the parts of a store meet."""

    def __init__(self, engine: AsyncEngine, sender: str) -> None:
        self.engine = engine
        self.dialect: Final = engine.dialect.name
        self.group = Group(engine)
        self.teller = Teller(self.dialect, sender)
        self.changes = Changes(self.dialect, self.teller)
        self.entries = Entries(self.teller)
        self.sights = Sights()
        self.places = Places(self.dialect)
        self._jobs = Jobs()
        self._number = count()

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """What `work` finds, all of it from the same moment."""
        async with self.engine.connect() as connection:
            if self.dialect == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """What `work` gives, once it is on the disk.

        SQLite has one writer, so this waits in the same line as the moves, and shares their
        flush. PostgreSQL has many, and a group should hold no locks but those of its tables.
        """
        if self.dialect == "postgresql":
            return await transact(self.engine, work)
        answer: Answer = await self.group.write(self._jobs, next(self._number), work)
        return answer
