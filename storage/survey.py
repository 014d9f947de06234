"""How it stands, for whoever hosts: how many tables, when somebody last played, who is at work."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, select, text

from storage import schema
from storage.engine import address, connect, file_of, opening, shown
from storage.errors import Absent, Newer
from storage.migrate import revision, steps
from storage.migrations import HEAD
from storage.rows import Json

_MAY: Final = text("SELECT has_schema_privilege(current_schema(), 'CREATE')")
PROCESS: Final = "process-"
"""What a process says of itself is kept among the settings, under a name that begins so."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that is not over, as a list shows it: nothing of what is played there."""

    id: str
    room: str
    game: str
    phase: str
    opened: float
    changed: float


@dataclass(frozen=True, slots=True)
class Survey:
    """All of it from the same moment."""

    phases: Mapping[str, int]
    """How many tables there are in each phase."""
    moved: float | None
    """When a table last changed."""
    alive: float | None
    """When a process was last known to be alive."""
    processes: Mapping[str, Json]
    tables: tuple[OpenTable, ...]
    """Those that are not over, the last changed first."""


def look(connection: Connection, most: int) -> Survey:
    """What this connection sees; of the open tables at most so many."""
    tables, settings = schema.tables.c, schema.settings.c
    count = select(tables.phase, func.count()).group_by(tables.phase)
    said = select(settings.key, settings.value).where(
        settings.key.startswith(PROCESS, autoescape=True)
    )
    columns = (tables.id, tables.room, tables.game, tables.phase, tables.opened, tables.changed)
    still_open = (
        select(*columns)
        .where(tables.phase.in_(("lobby", "play", "asleep")))
        .order_by(tables.changed.desc(), tables.id)
        .limit(most)
    )
    return Survey(
        {phase: number for phase, number in connection.execute(count)},  # noqa: C416 -- as in group.py
        connection.scalar(select(func.max(tables.changed))),
        connection.scalar(select(schema.alive.c.at)),
        {key.removeprefix(PROCESS): value for key, value in connection.execute(said)},
        tuple(OpenTable(*row) for row in connection.execute(still_open)),
    )


async def standing(url: str) -> str:
    """What opening this database would find: "new", "current" or "older"; "forbidden" where it
    could be read and nothing made. Nothing is changed; raises what `Store.open` would.
    """
    where = address(url)
    file = file_of(where)
    if file is not None and not file.exists():
        return "new"
    database = connect(where)

    def work(connection: Connection) -> str:
        step = revision(connection)
        if step is None and connection.dialect.name == "postgresql":
            return "new" if connection.scalar(_MAY) else "forbidden"
        if step is None or step == HEAD:
            return "new" if step is None else "current"
        if step not in steps():
            raise Newer(step)
        return "older"

    try:
        with opening(where):
            return await database.read(work)
    finally:
        await database.close()


async def survey(url: str, most: int = 1000) -> Survey:
    """How it stands in a database that a bot may be using just now; nothing is changed."""
    where = address(url)
    file = file_of(where)
    if file is not None and not file.exists():
        raise Absent(str(file))
    database = connect(where)

    def work(connection: Connection) -> Survey:
        step = revision(connection)
        if step is None:
            raise Absent(shown(where))
        if step != HEAD and step not in steps():
            raise Newer(step)
        return look(connection, most)

    try:
        with opening(where):
            return await database.read(work)
    finally:
        await database.close()
