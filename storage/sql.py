"""Values to parameters, rows to values, and the one statement on which the databases differ."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, Generic, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, String, Table, any_, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import Insert as PostgresInsert
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert

Row = TypeVar("Row")
Upsert = PostgresInsert | SqliteInsert
Params = dict[str, Any]


class Shape(Generic[Row]):
    """How a value of `rows.py` lies in its table: its fields are columns of the same names."""

    def __init__(self, row: type[Row], table: Table) -> None:
        self.table = table
        self.names = tuple(field.name for field in fields(row))  # type: ignore[arg-type]
        self.columns = tuple(table.c[name] for name in self.names)
        self._row = row
        self._get: Callable[[Row], tuple[Any, ...]] = attrgetter(*self.names)

    def params(self, row: Row) -> Params:
        """The row as parameters of an insert."""
        return dict(zip(self.names, self._get(row), strict=True))

    def select(self, *where: ColumnElement[bool]) -> Select[Any]:
        return select(*self.columns).where(*where)

    def all(
        self, connection: Connection, statement: Select[Any], params: Params | None = None
    ) -> tuple[Row, ...]:
        """What a `select` of this shape finds."""
        return tuple(self._row(*found) for found in connection.execute(statement, params))


def at_key(table: Table) -> list[ColumnElement[bool]]:
    """The row whose key is given by parameters; `key_` keeps these apart from new values."""
    return [column == bindparam(f"key_{column.key}") for column in table.primary_key]


def among(dialect: str, column: ColumnElement[Any]) -> ColumnElement[bool]:
    """Is it one of those that the parameter `names` lists?

    A server keeps a statement that it knows: there it is the same for any number of names.
    """
    if dialect == "postgresql":
        return column == any_(bindparam("names", type_=postgresql.ARRAY(String)))
    return column.in_(bindparam("names", expanding=True))


def insert_into(dialect: str, table: Table) -> Upsert:
    """An insert that may say what happens if the row is there."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


@cache
def upsert_into(dialect: str, table: Table, columns: tuple[str, ...]) -> Upsert:
    """An insert that replaces the row of the same key: of `columns`, those beside the key."""
    statement = insert_into(dialect, table)
    keys = [column.key for column in table.primary_key]
    return statement.on_conflict_do_update(
        index_elements=list(table.primary_key),
        set_={table.c[name]: statement.excluded[name] for name in columns if name not in keys},
    )
