"""The part of the store that keeps tables: the group commit, and what is read of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, func, not_, select

from storage import schema
from storage.commits import (
    ACTIONS,
    DEADLINES,
    PLACES,
    PROPOSALS,
    SEATS,
    TABLES,
    Entry,
)
from storage.desk import Desk
from storage.platforms import on
from storage.rows import ActionRow, Change, Json, Loaded, PlaceRow, TableRow
from storage.sql import Shape


def _of_a_table(shape: Shape[Any]) -> Select[Any]:
    """All rows that belong to the table `mine`, in the order of their keys."""
    keys = tuple(shape.table.primary_key)
    return shape.select(keys[0] == bindparam("mine")).order_by(*keys)


_the_table: Final = _of_a_table(TABLES)
_the_seats: Final = _of_a_table(SEATS)
_the_deadlines: Final = _of_a_table(DEADLINES)
_the_proposals: Final = _of_a_table(PROPOSALS)
_the_places: Final = _of_a_table(PLACES)


class Tables:
    """Games and who sits at them."""

    _desk: Desk

    async def commit(self, change: Change) -> bool:
        """Whether it is stored, as a whole and for good; False: the version had moved on."""
        if change.base is not None and change.table.version <= change.base:
            raise ValueError(change.table.version)
        return await self._desk.group.write(self._desk.changes, change.table.id, change)

    async def draft(
        self, table: str, seat: int, decision: int, old: tuple[int, ...], new: tuple[int, ...]
    ) -> bool:
        """Whether the seat's draft is now `new`; False: decision or draft were no longer so."""
        entry = Entry(table, seat, decision, draft=(tuple(old), tuple(new)))
        return await self._desk.group.write(self._desk.entries, (table, seat), entry)

    async def planned(self, table: str, seat: int, decision: int, plan: Json) -> bool:
        """Whether the seat now has this play chosen ahead; False: it has another decision."""
        entry = Entry(table, seat, decision, planned=(plan,))
        return await self._desk.group.write(self._desk.entries, (table, seat), entry)

    async def seen(self, table: str, seat: int, n: int) -> None:
        """The person there has seen the log up to `n`."""
        await self._desk.group.write(self._desk.sights, (table, seat), (table, seat, n))

    async def load(self, table: str) -> Loaded | None:
        """The table as it stands, all from the same moment."""

        def work(connection: Connection) -> Loaded | None:
            mine = {"mine": table}
            found = TABLES.all(connection, _the_table, mine)
            if not found:
                return None
            return Loaded(
                found[0],
                SEATS.all(connection, _the_seats, mine),
                DEADLINES.all(connection, _the_deadlines, mine),
                PROPOSALS.all(connection, _the_proposals, mine),
                PLACES.all(connection, _the_places, mine),
            )

        return await self._desk.read(work)

    async def places(self, table: str) -> tuple[PlaceRow, ...]:
        """Where the table is shown."""
        mine = {"mine": table}
        return await self._desk.ask(lambda connection: PLACES.all(connection, _the_places, mine))

    async def log(
        self, table: str, after: int = 0, last: int | None = None
    ) -> tuple[ActionRow, ...]:
        """The log in its order: what came after a number, or of that only the last so many."""
        actions = schema.actions.c
        wanted = ACTIONS.select(actions.table == table, actions.n > after)

        def work(connection: Connection) -> tuple[ActionRow, ...]:
            if last is None:
                return ACTIONS.all(connection, wanted.order_by(actions.n))
            newest = ACTIONS.all(connection, wanted.order_by(actions.n.desc()).limit(last))
            return newest[::-1]

        return await self._desk.ask(work)

    async def tables_in(self, room: str, phases: Sequence[str]) -> tuple[TableRow, ...]:
        """The room's tables in these phases, the oldest first."""
        tables = schema.tables.c
        wanted = TABLES.select(tables.room == room, tables.phase.in_(phases))
        ordered = wanted.order_by(tables.opened, tables.id)
        return await self._desk.ask(lambda connection: TABLES.all(connection, ordered))

    async def parts_of(self, chat: str, phases: Sequence[str]) -> tuple[str, ...]:
        """The rooms within a chat that have tables in these phases."""
        tables = schema.tables.c
        within = tables.room.startswith(f"{chat}:", autoescape=True)
        wanted = select(tables.room).where(tables.phase.in_(phases), within).distinct()
        found = await self._desk.ask(lambda connection: connection.scalars(wanted).all())
        return tuple(sorted(found))

    async def tables_of(self, person: str, phases: Sequence[str]) -> tuple[TableRow, ...]:
        """The tables in these phases at which the person sits, the oldest first."""
        tables, seats = schema.tables.c, schema.seats.c
        wanted = (
            TABLES.select(seats.person == person, tables.phase.in_(phases))
            .join(schema.seats, seats.table == tables.id)
            .order_by(tables.opened, tables.id)
        )
        found = await self._desk.ask(lambda connection: TABLES.all(connection, wanted))
        return tuple({row.id: row for row in found}.values())  # someone may have two seats

    async def elsewhere(
        self, platforms: Sequence[str], phases: Sequence[str]
    ) -> tuple[tuple[str, int], ...]:
        """Every other platform that has tables in these phases, and how many."""
        tables = schema.tables.c
        wanted = (
            select(tables.room, func.count())
            .where(tables.phase.in_(phases), not_(on(platforms)))
            .group_by(tables.room)
        )
        found: Counter[str] = Counter()
        for room, count in await self._desk.ask(lambda one: one.execute(wanted).all()):
            found[room.partition(":")[0]] += count
        return tuple(sorted(found.items()))

    async def silent(
        self, before: float, limit: int, platforms: Sequence[str] | None = None
    ) -> tuple[str, ...]:
        """Tables in play that have not changed since, the longest silent first; of these
        platforms, if named.
        """
        tables = schema.tables.c
        wanted = (
            select(tables.id)
            .where(tables.phase == "play", tables.changed < before, on(platforms))
            .order_by(tables.changed, tables.id)
            .limit(limit)
        )
        return await self._desk.ask(lambda connection: tuple(connection.scalars(wanted)))
