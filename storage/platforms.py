"""Whose tables are meant: the name of a room begins with its platform."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, false, or_, true

from storage import schema


def on(platforms: Sequence[str] | None) -> ColumnElement[bool]:
    """Is a table in a room of one of these platforms? None: of any."""
    if platforms is None:
        return true()
    room = schema.tables.c.room
    return or_(false(), *(room.startswith(f"{one}:", autoescape=True) for one in platforms))
