"""The part of the store that keeps what happens by time."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select, update

from storage import schema
from storage.commits import DEADLINES
from storage.desk import Desk
from storage.rows import DeadlineRow
from storage.sql import at_key, upsert_into

_deadlines = schema.deadlines.c
_lend = update(schema.deadlines).where(*at_key(schema.deadlines))
_THE_ROW = 1  # of alive


class Deadlines:
    """Deadlines, and the pulse by which downtime is noticed."""

    _desk: Desk

    async def due(self, now: float, lease: float, limit: int = 100) -> tuple[DeadlineRow, ...]:
        """Deadlines whose time has come, the oldest first.

        They are leased: until `now + lease` nobody else gets them, here or in another process.
        """
        ripe = (
            DEADLINES.select(_deadlines.free <= now)
            .order_by(_deadlines.free, *schema.deadlines.primary_key)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )

        def work(connection: Connection) -> tuple[DeadlineRow, ...]:
            rows = DEADLINES.all(connection, ripe)
            if rows:
                keys = [
                    {"key_table": row.table, "key_kind": row.kind, "key_seat": row.seat}
                    for row in rows
                ]
                connection.execute(_lend, [{**key, "free": now + lease} for key in keys])
            return rows

        return await self._desk.write(work)

    async def done(self, row: DeadlineRow) -> None:
        """The deadline is dealt with; nothing happens if it is another one by now."""
        gone = delete(schema.deadlines).where(
            *(schema.deadlines.c[name] == getattr(row, name) for name in DEADLINES.names)
        )
        await self._desk.do(lambda connection: connection.execute(gone))

    async def next_deadline(self) -> float | None:
        """When `due` will next find something that is not leased."""
        first = select(func.min(_deadlines.free))
        return await self._desk.ask(lambda connection: connection.scalar(first))

    async def shift(self, by: float, kinds: Sequence[str]) -> None:
        """Put off all deadlines of these kinds: time in which nothing ran does not count."""
        later = (
            update(schema.deadlines)
            .where(_deadlines.kind.in_(kinds))
            .values(at=_deadlines.at + by, free=_deadlines.free + by)
        )
        await self._desk.do(lambda connection: connection.execute(later))

    async def beat(self, now: float) -> None:
        """Note that a process is alive."""
        pulse = upsert_into(self._desk.dialect, schema.alive, ("at",))
        row = {"id": _THE_ROW, "at": now}
        await self._desk.do(lambda connection: connection.execute(pulse, row))

    async def last_beat(self) -> float | None:
        """When a process was last known to be alive."""
        last = select(schema.alive.c.at)
        return await self._desk.ask(lambda connection: connection.scalar(last))
