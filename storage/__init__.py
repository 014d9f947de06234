"""Rows in, rows out. SQLAlchemy Core lives here and nowhere else."""

from storage.backup import backup
from storage.errors import (
    Absent,
    BadAddress,
    BadCopy,
    Busy,
    Closed,
    Damaged,
    Newer,
    NoCopy,
    StoreError,
    TurnedAway,
    Unreachable,
)
from storage.restore import restore
from storage.rows import (
    PUBLIC,
    ActionRow,
    Change,
    DeadlineRow,
    Json,
    Loaded,
    PersonRow,
    PlaceRow,
    ProposalRow,
    ResultRow,
    RoomRow,
    SeatRow,
    TableRow,
)
from storage.store import Store
from storage.survey import OpenTable, Survey, standing, survey

__all__ = [
    "PUBLIC",
    "Absent",
    "ActionRow",
    "BadAddress",
    "BadCopy",
    "Busy",
    "Change",
    "Closed",
    "Damaged",
    "DeadlineRow",
    "Json",
    "Loaded",
    "Newer",
    "NoCopy",
    "OpenTable",
    "PersonRow",
    "PlaceRow",
    "ProposalRow",
    "ResultRow",
    "RoomRow",
    "SeatRow",
    "Store",
    "StoreError",
    "Survey",
    "TableRow",
    "TurnedAway",
    "Unreachable",
    "backup",
    "restore",
    "standing",
    "survey",
]
