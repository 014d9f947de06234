"""The tables of the database. What their columns mean is said in `rows.py`.

Small columns come first and long ones last: what is asked most is then found without reading
the pages of a long state. A change here needs a migration, and a test says so.
"""

import json
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

from storage.rows import Json

# Escaped to ASCII, because a name may hold what is no valid text (half a surrogate pair, a NUL)
# and both databases must take it; NaN is refused, because it is no JSON.
_encode: Final = json.JSONEncoder(
    separators=(",", ":"), allow_nan=False, check_circular=False
).encode
_decode: Final = json.JSONDecoder().decode


def written(value: Json) -> str:
    """As it stands in a column of JSON."""
    return _encode(value)


class Compact(TypeDecorator[Json]):
    """JSON in a text column, without a space too many; None is `null`.

    The databases' own JSON types are left alone: one of them turns long whole numbers into
    broken ones, the other reorders keys.
    """

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Json, dialect: Dialect) -> str:
        return "null" if value is None else _encode(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Json:
        return _decode(value)  # type: ignore[no-any-return]


class Numbers(TypeDecorator[tuple[Any, ...]]):
    """A tuple of numbers, kept as a JSON list."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return _encode(value) if value else "[]"

    def process_result_value(self, value: Any, dialect: Dialect) -> tuple[Any, ...]:
        return tuple(_decode(value))


metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _text(name: str, *, null: bool = False) -> Column[Any]:
    return Column(name, String, nullable=null)


def _number(name: str) -> Column[Any]:
    return Column(name, BigInteger, nullable=False)


def _json(name: str) -> Column[Any]:
    return Column(name, Compact, nullable=False)


def _time(name: str) -> Column[Any]:
    return Column(name, Double, nullable=False)


def _table() -> Column[Any]:
    """The first part of the key of whatever belongs to a table; `table` itself is a word of SQL."""
    return Column(
        "table_id", String, ForeignKey("tables.id"), primary_key=True, nullable=False, key="table"
    )


def _key(name: str, kind: Any = String) -> Column[Any]:
    return Column(name, kind, primary_key=True, nullable=False, autoincrement=False)


tables: Final = Table(
    "tables",
    metadata,
    _key("id"),
    _text("room"),
    _text("game"),
    _number("rules"),
    _text("phase"),
    _number("version"),
    # Every reachable place is known to show this version. Only `owed` raises it: see places.py.
    _number("settled"),
    _time("opened"),
    _time("changed"),
    _text("commitment"),
    Column("secret", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=True),
    _json("setup"),
    _json("snapshot"),
)
Index(None, tables.c.room, tables.c.phase)
Index(None, tables.c.phase, tables.c.changed)
_unsettled = text("settled < version")
Index("ix_tables_unsettled", tables.c.id, sqlite_where=_unsettled, postgresql_where=_unsettled)

seats: Final = Table(
    "seats",
    metadata,
    _table(),
    _key("seat", Integer),
    _text("person", null=True),
    _text("level", null=True),
    Column("stand_in", Boolean, nullable=False),
    _number("missed"),
    _number("decision"),
    Column("draft", Numbers, nullable=False),
    _number("seen"),
    _json("planned"),
    _text("name", null=True),
    sqlite_with_rowid=False,
)
Index(None, seats.c.person)

actions: Final = Table(
    "actions",
    metadata,
    _table(),
    _key("n", BigInteger),
    _text("kind"),
    _number("seat"),
    _text("by"),
    _time("at"),
    _json("action"),
    _json("events"),
)

deadlines: Final = Table(
    "deadlines",
    metadata,
    _table(),
    _key("kind"),
    _key("seat", Integer),
    _number("decision"),
    _time("at"),
    # When it may be taken: at first `at`, then the end of the lease of whoever took it.
    _time("free"),
    sqlite_with_rowid=False,
)
Index(None, deadlines.c.free)

proposals: Final = Table(
    "proposals",
    metadata,
    _table(),
    _key("kind"),
    _key("by", Integer),
    _key("target", Integer),
    Column("agreed", Numbers, nullable=False),
    _time("at"),
    _text("person", null=True),
    sqlite_with_rowid=False,
)

places: Final = Table(
    "places",
    metadata,
    _table(),
    _key("seat", Integer),
    _text("way"),
    _json("ref"),
    _number("shows"),
    _text("digest"),
    _time("posted"),
    Column("editable_until", Double, nullable=True),
    _text("nonce", null=True),
    _number("noticed"),
    _text("person", null=True),
    _json("old"),
    sqlite_with_rowid=False,
)

results: Final = Table(
    "results",
    metadata,
    _table(),
    _key("seat", Integer),
    _text("room"),
    _text("game"),
    _text("person", null=True),
    _text("level", null=True),
    Column("won", Boolean, nullable=False),
    _number("score"),
    _text("how"),
    _json("facts"),
    _time("at"),
)
Index(None, results.c.person)
Index(None, results.c.room, results.c.game)

people: Final = Table(
    "people",
    metadata,
    _key("key"),
    _json("name"),  # as JSON, because people's names hold anything: see _encode
    _text("language", null=True),
    _json("settings"),
)

rooms: Final = Table(
    "rooms",
    metadata,
    _key("key"),
    _text("language", null=True),
    _json("settings"),
)

uploads: Final = Table(
    "uploads",
    metadata,
    _key("digest"),
    _key("platform"),
    _text("file_id"),
    sqlite_with_rowid=False,
)

chats: Final = Table(
    "chats",
    metadata,
    _key("chat"),
    _text("owner", null=True),
    _time("until"),
    Column("sent", Numbers, nullable=False),
)
Index(None, chats.c.owner)

settings: Final = Table("settings", metadata, _key("key"), _json("value"))

alive: Final = Table("alive", metadata, _key("id", Integer), _time("at"))
