"""Taking a person out of everything that is kept, and finished games out of the store.

A game's moves stay, and the key its cards were dealt with; who played them does not. What the key
was made of goes too, because the person's name is in it: it can then no longer be recomputed.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    String,
    delete,
    exists,
    func,
    or_,
    select,
    type_coerce,
    update,
)

from storage import schema
from storage.desk import Desk
from storage.platforms import on
from storage.rows import Json

_OVER: Final = ("over", "cancelled")
_BELONGING: Final = (
    schema.seats, schema.actions, schema.deadlines, schema.proposals, schema.places, schema.results,
)  # fmt: skip
_NOBODY: Final = ("computer", "stand-in", "nature", "table")  # who acts and is no person
_MANY: Final = 200


class Forgetting:
    """The part of the store that lets go of things."""

    _desk: Desk

    async def forget_person(
        self, key: str, alias: str, name: str, settings: Sequence[str] = ()
    ) -> tuple[str, ...]:
        """The tables in which somebody was replaced: by the alias, and called by that name.

        Whatever was about the person alone is gone; of settings those that name the person, and
        these.
        """

        def work(connection: Connection) -> tuple[str, ...]:
            found = tuple(connection.scalars(_tables_of(key)))
            for table in found:
                _replace_in(connection, table, key, alias, name)
            _drop(connection, key, alias, settings)
            self._desk.teller.tell(connection, (*found, f"@{key}"))
            return found

        return await self._desk.write(work)

    async def remove_finished(self, before: float) -> tuple[str, ...]:
        """Games that ended before then are removed, a few at a time: which."""
        tables = schema.tables.c
        return await self._remove(
            select(tables.id).where(tables.phase.in_(_OVER), tables.changed < before)
        )

    async def remove_unplayed(self, platform: str, before: float) -> tuple[str, ...]:
        """Tables of a platform that have not changed since and at which no person ever played
        are removed, a few at a time: which. What was played to its end stays, and so does what
        several people have begun: one of them may be slow.
        """
        tables, seats, actions = schema.tables.c, schema.seats.c, schema.actions.c
        played = exists().where(
            actions.table == tables.id, actions.kind == "play", actions.by.not_in(_NOBODY)
        )
        people = select(func.count()).where(seats.table == tables.id, seats.person.is_not(None))
        alone = or_(tables.key.is_(None), people.scalar_subquery() <= 1)
        left = tables.phase.in_(("play", "asleep", "cancelled"))  # a lobby closes by itself
        return await self._remove(
            select(tables.id).where(left, tables.changed < before, on((platform,)), alone, ~played)
        )

    async def _remove(self, which: Select[Any]) -> tuple[str, ...]:
        """Some of these tables are no more, the oldest first, with all that belongs to them."""
        some = which.order_by(schema.tables.c.changed).limit(_MANY)

        def work(connection: Connection) -> tuple[str, ...]:
            found = tuple(connection.scalars(some))
            for one in _BELONGING:
                connection.execute(delete(one).where(one.c.table.in_(found)))
            connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(found)))
            self._desk.teller.tell(connection, found)
            return found

        return await self._desk.write(work)


def _tables_of(key: str) -> Any:
    """Every table that knows this person: by a seat, by the log, or by what was agreed."""
    tables, seats, actions = schema.tables.c, schema.seats.c, schema.actions.c
    written = schema.written(key)
    return (
        select(tables.id)
        .where(
            or_(
                tables.id.in_(select(seats.table).where(seats.person == key)),
                tables.id.in_(select(actions.table).where(actions.by == key)),
                type_coerce(tables.setup, String).contains(written, autoescape=True),
                tables.room == key,
            )
        )
        .order_by(tables.id)
    )


def _replace_in(connection: Connection, table: str, key: str, alias: str, name: str) -> None:
    tables, actions = schema.tables, schema.actions
    begun, setup, version = connection.execute(
        select(tables.c.key.is_not(None), tables.c.setup, tables.c.version).where(
            tables.c.id == table
        )
    ).one()
    called = (setup.get("names") or {}).get(key) if isinstance(setup, dict) else None
    # A lobby's key is yet to be made: of its secret, and of whoever joined under any name.
    gone = {"secret": b""} if begun else {}
    connection.execute(
        update(tables)
        .where(tables.c.id == table)
        .values(setup=_terms(setup, key, alias, name, words=not begun), version=version + 1, **gone)
    )
    for kind, column in ((schema.seats, "person"), (schema.results, "person"), (actions, "by")):
        connection.execute(
            update(kind).where(kind.c.table == table, kind.c[column] == key).values({column: alias})
        )
    renamed = {key: alias, **({called: name} if called else {})}
    rows = select(actions.c.n, actions.c.action, actions.c.events).where(actions.c.table == table)
    for n, action, events in connection.execute(rows).all():
        new_action, new_events = _renamed(action, {key: alias}), _told(events, renamed)
        if (new_action, new_events) != (action, events):
            connection.execute(
                update(actions)
                .where(actions.c.table == table, actions.c.n == n)
                .values(action=new_action, events=new_events)
            )


def _drop(connection: Connection, key: str, alias: str, settings: Sequence[str]) -> None:
    """What is about the person alone; their own chat with us is a room like any other."""
    for column in (schema.people.c.key, schema.rooms.c.key, schema.chats.c.chat):
        connection.execute(delete(column.table).where(column == key))
    for table in (schema.places, schema.proposals):
        connection.execute(delete(table).where(table.c.person == key))
    for table in (schema.tables, schema.results):
        connection.execute(update(table).where(table.c.room == key).values(room=alias))
    own, known = schema.written(key.partition(":")[2]), schema.written(key)
    value = type_coerce(schema.settings.c.value, String)
    about = or_(
        value == own,
        value.contains(known, autoescape=True),
        schema.settings.c.key.in_(settings),
    )
    connection.execute(delete(schema.settings).where(about))


def _terms(setup: Json, key: str, alias: str, name: str, *, words: bool) -> Json:
    if not isinstance(setup, dict):
        return setup
    new: Any = _renamed(setup, {key: alias})
    if key in (setup.get("names") or {}):
        new["names"][alias] = name
    for told in ("rests", "nudged"):  # when they sleep, and who woke them
        new.get(told, {}).pop(alias, None)
    if not words:
        new["words"] = [[who, "" if who == alias else word] for who, word in new.get("words", ())]
    done: Json = new
    return done


def _renamed(data: Any, names: dict[str, str]) -> Any:
    """The same data with other names in it, as values and as keys."""
    match data:
        case str():
            return names.get(data, data)
        case list() | tuple():
            return [_renamed(one, names) for one in data]
        case dict():
            return {names.get(one, one): _renamed(value, names) for one, value in data.items()}
        case _:
            return data


def _told(events: Any, names: dict[str, str]) -> Any:
    """Events with other names in what they tell, not in what they are called."""
    if not isinstance(events, list):
        return events
    return [[[text[0], _renamed(text[1], names)], readers] for text, readers in events]
