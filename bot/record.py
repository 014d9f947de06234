"""The log of a table: entries, texts and events as plain data and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from games.protocol import Event, Seat
from games.text import Arg, Tag, Text
from storage.rows import ActionRow, Json

PLAYED: Final = "play"
UNDONE: Final = "undo"
REBASED: Final = "rebase"
SEATED: Final = "seat"

NATURES: Final = "nature"
COMPUTER: Final = "computer"
STAND_IN: Final = "stand-in"
TABLE: Final = "table"

SINCE: Final = "since"  # in a note that a play was planned: the entry after which it was


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log. `action` is plain data; `by` says whose press it was."""

    n: int
    kind: str
    seat: Seat
    by: str
    action: Json
    events: tuple[Event, ...]
    at: float


def dump_entry(table: str, entry: Entry) -> ActionRow:
    """An entry as a row of the store."""
    events: Json = [
        [dump_text(event.text), None if event.readers is None else list(event.readers)]
        for event in entry.events
    ]
    return ActionRow(
        table, entry.n, entry.kind, entry.seat, entry.by, entry.action, events, entry.at
    )


def load_entry(row: ActionRow) -> Entry:
    """The inverse of `dump_entry`."""
    events: Any = row.events
    told = tuple(
        Event(load_text(text), None if readers is None else tuple(readers))
        for text, readers in events
    )
    return Entry(row.n, row.kind, row.seat, row.by, row.action, told, row.at)


def dump_text(text: Text) -> Json:
    """A text as plain data: its key, then its arguments by name."""
    return [text.key, {name: _dump(arg) for name, arg in text.args}]


def load_text(data: Any) -> Text:
    """The inverse of `dump_text`."""
    key, args = data
    return Text(key, **{name: _load(arg) for name, arg in args.items()})


def _dump(arg: Arg) -> Json:
    match arg:
        case Text():
            return {"text": dump_text(arg)}
        case Tag(kind, value):
            return {"tag": [kind, value]}
        case tuple():
            return [_dump(one) for one in arg]
        case _:
            return arg


def _load(data: Any) -> Arg:
    match data:
        case {"text": text}:
            return load_text(text)
        case {"tag": [kind, value]}:
            return Tag(kind, value)
        case list():
            return tuple(_load(one) for one in data)
        case _:
            return data  # type: ignore[no-any-return]  # a number or a string
