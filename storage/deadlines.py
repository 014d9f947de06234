"""The part of the store that keeps what happens by time."""

from collections.abc import Sequence

from sqlalchemy import Connection, Update, delete, func, select, update

from storage import schema
from storage.commits import DEADLINES
from storage.desk import Desk
from storage.rows import DeadlineRow
from storage.sql import at_key, upsert_into

_deadlines = schema.deadlines.c
_lend = update(schema.deadlines).where(*at_key(schema.deadlines))
_THE_ROW = 1  # of alive
_last = select(schema.alive.c.at)


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

    async def shift(self, by: float, kinds: Sequence[str], platform: str | None = None) -> None:
        """Put off all deadlines of these kinds, of one platform's tables or of all: time in which
        nobody could play does not count.
        """
        later = _later(by, kinds)
        if platform is not None:
            there = schema.tables.c.room.startswith(f"{platform}:", autoescape=True)
            later = later.where(_deadlines.table.in_(select(schema.tables.c.id).where(there)))
        await self._desk.do(lambda connection: connection.execute(later))

    async def beat(
        self, now: float, silence: float = float("inf"), kinds: Sequence[str] = ()
    ) -> float:
        """Note that a process is alive. If none was for longer than `silence`, deadlines of these
        kinds are put off by that time, once, whoever notices first; by how much.
        """
        pulse = upsert_into(self._desk.dialect, schema.alive, ("at",))
        row = {"id": _THE_ROW, "at": now}

        def work(connection: Connection) -> float:
            last = connection.scalar(_last.with_for_update())
            gap = 0.0 if last is None else now - last
            if gap > silence:
                connection.execute(_later(gap, kinds))
            connection.execute(pulse, row)
            return gap if gap > silence else 0.0

        return await self._desk.write(work)

    async def last_beat(self) -> float | None:
        """When a process was last known to be alive."""
        return await self._desk.ask(lambda connection: connection.scalar(_last))


def _later(by: float, kinds: Sequence[str]) -> Update:
    """Deadlines of these kinds, so much later; a lease moves along."""
    return (
        update(schema.deadlines)
        .where(_deadlines.kind.in_(kinds))
        .values(at=_deadlines.at + by, free=_deadlines.free + by)
    )
