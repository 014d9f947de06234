"""The part of the store that keeps what happens by time."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Update, delete, func, select, update

from storage import schema
from storage.commits import DEADLINES
from storage.desk import Desk
from storage.platforms import on
from storage.rows import DeadlineRow
from storage.sql import at_key, upsert_into

_deadlines = schema.deadlines.c
_lend = update(schema.deadlines).where(*at_key(schema.deadlines))
_THE_ROW = 1  # of alive
_last = select(schema.alive.c.at)
_SERVED = "served"  # among the settings: when each platform was last known to be served
_settings = schema.settings.c
_served = select(_settings.value).where(_settings.key == _SERVED)


class Deadlines:
    """Deadlines, and the pulse by which downtime is noticed."""

    _desk: Desk

    async def due(
        self, now: float, lease: float, limit: int = 100, platforms: Sequence[str] | None = None
    ) -> tuple[DeadlineRow, ...]:
        """Deadlines whose time has come, the oldest first; of these platforms' tables, if named.

        They are leased: until `now + lease` nobody else gets them, here or in another process.
        """
        ripe = (
            DEADLINES.select(_deadlines.free <= now, *_of(platforms))
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

    async def next_deadline(self, platforms: Sequence[str] | None = None) -> float | None:
        """When `due` will next find something that is not leased."""
        first = select(func.min(_deadlines.free))
        if platforms is not None:  # along the index, past what is not theirs
            theirs = select(_deadlines.free).where(_deadlines.free > 0, *_of(platforms))
            first = theirs.order_by(_deadlines.free).limit(1)
        return await self._desk.ask(lambda connection: connection.scalar(first))

    async def shift(self, by: float, kinds: Sequence[str], platform: str | None = None) -> None:
        """Put off all deadlines of these kinds, of one platform's tables or of all: time in which
        nobody could play does not count.
        """
        later = _later(by, kinds, platform)
        await self._desk.do(lambda connection: connection.execute(later))

    async def beat(
        self,
        now: float,
        silence: float = float("inf"),
        kinds: Sequence[str] = (),
        platforms: Sequence[str] = (),
    ) -> float:
        """Note that a process is alive, and serves these platforms. If none was, or none did, for
        longer than `silence`, deadlines of these kinds are put off by that time, once, whoever
        notices first; by how much.
        """
        pulse = upsert_into(self._desk.dialect, schema.alive, ("at",))
        serving = upsert_into(self._desk.dialect, schema.settings, ("key", "value"))
        row = {"id": _THE_ROW, "at": now}

        def work(connection: Connection) -> float:
            last = connection.scalar(_last.with_for_update())
            gap = 0.0 if last is None else now - last
            gap = gap if gap > silence else 0.0
            if gap:
                connection.execute(_later(gap, kinds))
            served: dict[str, Any] = connection.scalar(_served) or {}
            away = {one: now - served.get(one, now) - gap for one in platforms}
            for platform, more in away.items():  # than there was nobody at all
                if more > silence:
                    connection.execute(_later(more, kinds, platform))
            connection.execute(pulse, row)
            if platforms:
                value = {**served, **dict.fromkeys(platforms, now)}
                connection.execute(serving, {"key": _SERVED, "value": value})
            return gap + max((more for more in away.values() if more > silence), default=0.0)

        return await self._desk.write(work)

    async def last_beat(self) -> float | None:
        """When a process was last known to be alive."""
        return await self._desk.ask(lambda connection: connection.scalar(_last))


def _of(platforms: Sequence[str] | None) -> tuple[ColumnElement[bool], ...]:
    """Only deadlines of these platforms' tables; each row's own table is looked up."""
    if platforms is None:
        return ()
    table = select(schema.tables.c.id).where(schema.tables.c.id == _deadlines.table, on(platforms))
    return (table.exists(),)


def _later(by: float, kinds: Sequence[str], platform: str | None = None) -> Update:
    """Deadlines of these kinds, of one platform's tables or of all, so much later; a lease moves
    along.
    """
    some = update(schema.deadlines).where(_deadlines.kind.in_(kinds))
    if platform is not None:
        theirs = select(schema.tables.c.id).where(on((platform,)))
        some = some.where(_deadlines.table.in_(theirs))
    return some.values(at=_deadlines.at + by, free=_deadlines.free + by)
