"""Bringing a database up to this program: under a lock, after a backup, never back."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from storage.errors import Damaged, Dangling, Newer
from storage.migrations import HEAD

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS: Final = "storage:migrations"

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


def migrate(connection: Connection, back_up: Callable[[str], None], *, empty: bool = True) -> None:
    """Take the steps that are missing, in the transaction of this connection.

    Of several processes that start at once, one does it and the others find it done. A database
    with anything in it is backed up first: `back_up` gets the step at which it stands.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    before = revision(connection)
    if before == HEAD:
        return
    if before is not None:
        if before not in steps():
            raise Newer(before)
        back_up(before)
    elif not empty:
        raise Damaged(str(connection.engine.url.database))
    upgrade(connection, HEAD)


def steps() -> set[str]:
    """The steps that this program knows."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 -- as in _config

    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def upgrade(connection: Connection, step: str) -> None:
    """Take all steps up to that one; raises `Dangling` where they lose what rows refer to."""
    from alembic import command  # noqa: PLC0415 -- as in _config

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, step)
    if connection.dialect.name == "sqlite":  # which was told not to heed it: see `rebuild`
        lost = {row[0] for row in connection.exec_driver_sql("PRAGMA foreign_key_check")}
        if lost:
            raise Dangling(", ".join(sorted(lost)))


def _config() -> "Config":
    from alembic.config import Config  # noqa: PLC0415 - slow to load, and seldom needed

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config
