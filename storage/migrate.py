"""Bringing a database up to this program: under a lock, after a backup, never back."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, inspect, text

from storage.errors import Damaged, Newer
from storage.migrations import HEAD

_LOCK: Final = 0x53544D54  # any number, the same in every process
_AT: Final = text("SELECT version_num FROM alembic_version")


def revision(connection: Connection) -> str | None:
    """The step at which the database stands; None: it is empty."""
    names = set(inspect(connection).get_table_names())
    if "alembic_version" in names:
        found: str | None = connection.scalar(_AT)
        return found
    if names:
        raise Damaged(*sorted(names))
    return None


def migrate(connection: Connection, back_up: Callable[[str], None]) -> None:
    """Take the steps that are missing, in the transaction of this connection.

    Of several processes that start at once, one does it and the others find it done. A database
    with anything in it is backed up first: `back_up` gets the step at which it stands.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    before = revision(connection)
    if before == HEAD:
        return
    # Alembic takes long to load, and is needed only after an update.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "storage:migrations")
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if before is not None and before not in known:
        raise Newer(before)
    if before is not None:
        back_up(before)
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)
