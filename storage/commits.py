"""What belongs to a table, written: changes, drafts, places. Each is a kind of the group commit."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from storage import schema
from storage.group import Held
from storage.rows import (
    ActionRow,
    Change,
    DeadlineRow,
    Json,
    PlaceRow,
    ProposalRow,
    ResultRow,
    SeatRow,
    TableRow,
)
from storage.sql import Params, Shape, Upsert, among, at_key, upsert_into

TABLES: Final = Shape(TableRow, schema.tables)
SEATS: Final = Shape(SeatRow, schema.seats)
ACTIONS: Final = Shape(ActionRow, schema.actions)
DEADLINES: Final = Shape(DeadlineRow, schema.deadlines)
PROPOSALS: Final = Shape(ProposalRow, schema.proposals)
PLACES: Final = Shape(PlaceRow, schema.places)
RESULTS: Final = Shape(ResultRow, schema.results)

NEVER: Final = -1
"""The version up to which a table is settled whose places were never looked at."""

CHANNEL: Final = "stammtisch_tables"
"""Where PostgreSQL's processes tell each other which tables have changed."""

SHOWN: Final = "#"
"""Before the name of a table that has not changed itself, but what is known of its places."""


_new_table: Final = insert(schema.tables)
_old_table: Final = update(schema.tables).where(
    *at_key(schema.tables), schema.tables.c.version == bindparam("key_version")
)
_vacate: Final = delete(schema.seats).where(*at_key(schema.seats))
_append: Final = insert(schema.actions)
_clear: Final = delete(schema.deadlines).where(*at_key(schema.deadlines))
_withdraw: Final = delete(schema.proposals).where(
    schema.proposals.c.table == bindparam("key_table")
)
_propose: Final = insert(schema.proposals)
_entered: Final = select(
    *(schema.seats.c[name] for name in ("table", "seat", "decision", "draft", "planned"))
)
_enter: Final = update(schema.seats).where(*at_key(schema.seats))
_see: Final = update(schema.seats).where(
    *at_key(schema.seats), schema.seats.c.seen < bindparam("key_seen")
)
_unsettle: Final = (
    update(schema.tables)
    .where(*at_key(schema.tables), schema.tables.c.settled == schema.tables.c.version)
    .values(settled=NEVER)
)
_tell: Final = text("SELECT pg_notify(:channel, :payload)")
_LONGEST: Final = 7000  # bytes of one message; PostgreSQL refuses 8000, and all that came with it


class Teller:
    """Says to the other processes, with the commit, which tables have changed."""

    def __init__(self, dialect: str, sender: str) -> None:
        self._alone = dialect != "postgresql"
        self.sender = sender

    def tell(self, connection: Connection, changed: Iterable[str]) -> None:
        if self._alone:
            return
        told = set(changed)  # of a table that has changed, everything is looked up anew
        names = sorted(name for name in told if name[:1] != SHOWN or name[1:] not in told)
        for payload in _payloads(self.sender, names):
            connection.execute(_tell, {"channel": CHANNEL, "payload": payload})


def _payloads(sender: str, names: Iterable[str]) -> Iterator[str]:
    """The names in as few messages as they fit into, the sender before those of each."""
    said, length = [sender], len(sender)
    for name in names:
        more = 1 + len(name.encode())
        if length + more > _LONGEST:
            yield " ".join(said)
            said, length = [sender], len(sender)
        said.append(name)
        length += more
    if len(said) > 1:
        yield " ".join(said)


class Changes:
    """Whole changes of tables: judged by version, each on its own."""

    rank = 0

    def __init__(self, dialect: str) -> None:
        self._seat = upsert_into(dialect, schema.seats, SEATS.names)
        self._deadline = upsert_into(dialect, schema.deadlines, (*DEADLINES.names, "free"))
        self._result = upsert_into(dialect, schema.results, RESULTS.names)
        self._place = upsert_into(dialect, schema.places, PLACES.names)

    def table(self, item: Change) -> str:
        return item.table.id

    def write(self, connection: Connection, held: Held, items: Sequence[Change]) -> list[bool]:
        fits = [held.get(change.table.id) == change.base for change in items]
        won = [change for change, fit in zip(items, fits, strict=True) if fit]
        if won:
            self._write(connection, won)
            held.update((change.table.id, change.table.version) for change in won)
            held.told.update(change.table.id for change in won)
        return fits

    def _write(self, connection: Connection, changes: Sequence[Change]) -> None:
        """A statement a kind of row, for all changes together."""
        rows: defaultdict[Upsert | Any, list[Params]] = defaultdict(list)
        for change in changes:
            name = change.table.id
            if change.base is None:
                rows[_new_table].append({**TABLES.params(change.table), "settled": NEVER})
            else:
                row = TABLES.params(change.table)
                row["key_id"], row["key_version"] = row.pop("id"), change.base
                del row["room"]  # only `move_room` says where a table is
                rows[_old_table].append(row)
            for seat in change.vacated:
                rows[_vacate].append({"key_table": name, "key_seat": seat})
            for kind, seat in change.cleared:
                rows[_clear].append({"key_table": name, "key_kind": kind, "key_seat": seat})
            if change.proposals is not None:
                rows[_withdraw].append({"key_table": name})
                rows[_propose].extend(map(PROPOSALS.params, change.proposals))
            rows[self._seat].extend(map(SEATS.params, change.seats))
            rows[_append].extend(map(ACTIONS.params, change.actions))
            rows[self._deadline].extend(
                {**DEADLINES.params(row), "free": row.at} for row in change.deadlines
            )
            rows[self._result].extend(map(RESULTS.params, change.results))
            rows[self._place].extend(map(PLACES.params, change.places))
        for statement in self._order:
            if rows[statement]:
                connection.execute(statement, rows[statement])

    @property
    def _order(self) -> tuple[Any, ...]:
        """First the tables, since the rest refers to them; what goes before what comes."""
        return (
            _new_table, _old_table, _vacate, _clear, _withdraw,
            self._seat, _append, self._deadline, _propose, self._result, self._place,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """What a person enters without acting: a draft, or a play chosen ahead."""

    table: str
    seat: int
    decision: int
    draft: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    """From which, to which; None: as it is."""
    planned: tuple[Json] | None = None
    """The plan; None: as it is."""


class Entries:
    """Drafts and plans, stored if the seat still has the decision they were made for."""

    rank = 1

    def __init__(self, dialect: str) -> None:
        self._entered = _entered.where(among(dialect, schema.seats.c.table))

    def table(self, item: Entry) -> str:
        return item.table

    def write(self, connection: Connection, held: Held, items: Sequence[Entry]) -> list[bool]:
        names = sorted({item.table for item in items} & held.keys())
        found = {
            (table, seat): rest
            for table, seat, *rest in connection.execute(self._entered, {"names": names})
        }
        rows: list[Params] = []
        fits = []
        for item in items:
            decision, draft, planned = found.get((item.table, item.seat), (None, None, None))
            fit = decision == item.decision and (item.draft is None or item.draft[0] == draft)
            fits.append(fit)
            if fit:
                draft = draft if item.draft is None else item.draft[1]
                planned = planned if item.planned is None else item.planned[0]
                found[item.table, item.seat] = [decision, draft, planned]
                key = {"key_table": item.table, "key_seat": item.seat}
                rows.append({**key, "draft": draft, "planned": planned})
        if rows:
            connection.execute(_enter, rows)
            held.told.update(row["key_table"] for row in rows)
        return fits


class Sights:
    """The number of the last action a person has seen: it only grows."""

    rank = 2

    def table(self, item: tuple[str, int, int]) -> str:
        return item[0]

    def write(
        self, connection: Connection, _: Held, items: Sequence[tuple[str, int, int]]
    ) -> list[None]:
        connection.execute(
            _see,
            [
                {"key_table": table, "key_seat": seat, "key_seen": n, "seen": n}
                for table, seat, n in items
            ],
        )
        return [None] * len(items)


@dataclass(frozen=True, slots=True)
class Placing:
    """A place, and what it must have been until now."""

    row: PlaceRow
    was: tuple[PlaceRow | None] | None = None
    """A place that is not there was None; without it, it may have been anything."""


class Places:
    """Where tables are shown. A place that is behind makes its table unsettled again."""

    rank = 3

    def __init__(self, dialect: str) -> None:
        self._place = upsert_into(dialect, schema.places, PLACES.names)
        self._placed = PLACES.select(among(dialect, schema.places.c.table))

    def table(self, item: Placing) -> str:
        return item.row.table

    def write(self, connection: Connection, held: Held, items: Sequence[Placing]) -> list[bool]:
        names = sorted({item.row.table for item in items if item.was is not None})
        known = PLACES.all(connection, self._placed, {"names": names}) if names else ()
        there = {(row.table, row.seat): row for row in known}
        fits = [
            item.was is None or item.was[0] == there.get((item.row.table, item.row.seat))
            for item in items
        ]
        rows = [item.row for item, fit in zip(items, fits, strict=True) if fit]
        if rows:
            connection.execute(self._place, [PLACES.params(row) for row in rows])
            held.told.update(SHOWN + row.table for row in rows)
        behind = [row for row in rows if row.shows < held[row.table]]
        if behind:
            connection.execute(_unsettle, [{"key_id": row.table} for row in behind])
        return fits
