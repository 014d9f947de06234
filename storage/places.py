"""The part of the store that keeps places, and knows which of them are behind.

Asking every place of every table would grow with the years. So a table remembers the version up
to which it is *settled*: every place of it that can be reached was seen to show that version.
`owed` looks at the others only (an index holds just these) and settles those it finds in order.
A change unsettles its table by raising the version, a place that is stored while behind does it
by name.
"""

import time
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, not_, select, update

from storage import schema
from storage.commits import SHOWN, Placing
from storage.desk import Desk
from storage.platforms import on
from storage.rows import PlaceRow

_tables, _places = schema.tables.c, schema.places.c
_AT_ONCE = 1000


def _behind(now: float) -> ColumnElement[bool]:
    """A place that should be brought up to date, and can be."""
    return and_(
        _places.shows < _tables.version,
        _places.way != "closed",
        # A message that can no longer be edited waits until its person presses something.
        not_(and_(_places.editable_until.is_not(None), _places.editable_until <= now)),
    )


class Places:
    """Where tables are shown."""

    _desk: Desk

    async def place(self, row: PlaceRow) -> None:
        """The place is now this; on the disk when it returns, so that a post may follow."""
        await self._desk.group.write(self._desk.places, (row.table, row.seat), Placing(row))

    async def place_after(self, was: PlaceRow | None, row: PlaceRow) -> bool:
        """The place is now this, if it still was that (None: if it was not there); False:
        another process was faster, and nothing is written.
        """
        placing = Placing(row, (was,))
        return await self._desk.group.write(self._desk.places, (row.table, row.seat), placing)

    async def forget_place(self, row: PlaceRow) -> None:
        """The place is no more, unless it is another reader's by now."""
        gone = delete(schema.places).where(
            _places.table == row.table,
            _places.seat == row.seat,
            _places.person.is_not_distinct_from(row.person),
        )

        def work(connection: Connection) -> None:
            connection.execute(gone)
            self._desk.teller.tell(connection, (SHOWN + row.table,))

        await self._desk.write(work)

    async def owed(
        self,
        limit: int = 1000,
        *,
        now: float | None = None,
        platforms: Sequence[str] | None = None,
    ) -> tuple[tuple[str, int], ...]:
        """Table and seat of places that show an older version than their table's; of these
        platforms' tables, if named.

        Closed places are left out, and those that could be edited only until before `now` (if
        not given: by this machine's clock).
        """
        behind = _behind(time.time() if now is None else now)
        theirs = on(platforms)
        return await self._desk.write(lambda connection: _owed(connection, behind, theirs, limit))


def _owed(
    connection: Connection, behind: ColumnElement[bool], theirs: ColumnElement[bool], limit: int
) -> tuple[tuple[str, int], ...]:
    owed: list[tuple[str, int]] = []
    after = ""
    while len(owed) < limit and (names := _unsettled(connection, theirs, after)):
        after = names[-1]
        found = connection.execute(
            select(_places.table, _places.seat)
            .join(schema.tables, _tables.id == _places.table)
            .where(_tables.id.in_(names), behind)
            .order_by(_places.table, _places.seat)
        )
        late = [(table, seat) for table, seat in found]
        owed.extend(late)
        in_order = set(names) - {table for table, _ in late}
        if in_order:
            settle = update(schema.tables).where(_tables.id.in_(sorted(in_order)))
            connection.execute(settle.values(settled=_tables.version))
    return tuple(owed[:limit])


def _unsettled(connection: Connection, theirs: ColumnElement[bool], after: str) -> Sequence[str]:
    """The next tables to look at, locked.

    One that is being written just now is left for the next time: it will not be in order anyway.
    """
    return connection.scalars(
        select(_tables.id)
        .where(_tables.settled < _tables.version, _tables.id > after, theirs)
        .order_by(_tables.id)
        .limit(_AT_ONCE)
        .with_for_update(key_share=True, skip_locked=True)
    ).all()
