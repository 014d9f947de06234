"""The rows of the store, as values: what goes in and what comes out.

Keys of people and rooms are strings made by the core ("telegram:123", "discord:55:77"); nothing
in here knows what they mean. `Json` is what `json.dumps` takes. Times are seconds since 1970.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"

PUBLIC: Final = -1
"""The seat of a place that everyone sees."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """One game in one room. The log is the truth; `snapshot` is the state after its last row."""

    id: str
    room: str
    game: str
    rules: int
    setup: Json
    """All that was agreed: options, time per turn, opener, joins, words."""
    phase: str
    """lobby, play, over, cancelled or asleep."""
    version: int
    snapshot: Json
    secret: bytes
    commitment: str
    key: bytes | None
    """Made of the secret at the start; None in the lobby."""
    opened: float
    changed: float


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits there: a person, or a computer player of some level."""

    table: str
    seat: int
    person: str | None
    level: str | None
    stand_in: bool = False
    missed: int = 0
    decision: int = 0
    draft: tuple[int, ...] = ()
    seen: int = 0
    """The number of the last action this person has seen: news begin after it."""
    planned: Json = None
    """A play chosen ahead."""
    name: str | None = None
    """What a computer player is called; people have names of their own."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One row of the log."""

    table: str
    n: int
    kind: str
    """play, undo, rebase or seat."""
    seat: int
    by: str
    """Whose press it was: a person's key, "computer", "stand-in", "nature" or "table"."""
    action: Json
    events: Json
    at: float


@dataclass(frozen=True, slots=True)
class DeadlineRow:
    """Something that happens by time. One of a kind for each seat of a table."""

    table: str
    kind: str
    seat: int
    decision: int
    at: float


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """Something people at the table are asked to agree to."""

    table: str
    kind: str
    by: int
    target: int
    agreed: tuple[int, ...]
    at: float
    person: str | None = None
    """Who asks, if they do not sit at the table."""


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """Where a table is shown, and what is shown there now."""

    table: str
    seat: int
    way: str
    """public, dm, ephemeral, words or closed."""
    ref: Json = None
    """The platform's name of the message; None: there is none yet."""
    shows: int = 0
    """The version of the table that the message shows."""
    digest: str = ""
    posted: float = 0.0
    editable_until: float | None = None
    nonce: str | None = None
    """Stored before a new post, cleared after it: a crash between the two is then noticed."""
    noticed: int = 0
    """The decision number for which a notice has been given here."""
    person: str | None = None
    """Who reads it, if one person alone: a message follows its reader, not the chair."""
    old: Json = None
    """The message before this one, while it has yet to be taken away."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Someone of some platform, and what they like."""

    key: str
    name: str
    language: str | None
    settings: Json


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A chat, or a part of one, and what is usual there."""

    key: str
    language: str | None
    settings: Json


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a seat came out of a game."""

    table: str
    seat: int
    room: str
    game: str
    person: str | None
    level: str | None
    won: bool
    score: int
    how: str
    """played, conceded or abandoned."""
    facts: Json
    at: float


@dataclass(frozen=True, slots=True)
class Change:
    """What one press does to one table: stored as a whole, or not at all."""

    table: TableRow
    """The row as it shall be."""
    base: int | None
    """The version it was judged against; None: a new table."""
    seats: tuple[SeatRow, ...] = ()
    vacated: tuple[int, ...] = ()
    actions: tuple[ActionRow, ...] = ()
    deadlines: tuple[DeadlineRow, ...] = ()
    cleared: tuple[tuple[str, int], ...] = ()
    """Deadlines taken away: kind and seat."""
    proposals: tuple[ProposalRow, ...] | None = None
    """All that are open now; None: as before."""
    results: tuple[ResultRow, ...] = ()
    places: tuple[PlaceRow, ...] = ()
    """Where a new table shall be shown: owed from its first moment on."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it stands in the store."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    deadlines: tuple[DeadlineRow, ...]
    proposals: tuple[ProposalRow, ...]
    places: tuple[PlaceRow, ...]
