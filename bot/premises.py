"""What everything stands on: the folder for data, tried before anything begins; the database."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Final

from games.protocol import Trouble
from games.text import Text
from storage import (
    Absent,
    BadAddress,
    BadCopy,
    Busy,
    Closed,
    Damaged,
    Dangling,
    Newer,
    NoCopy,
    StoreError,
    TurnedAway,
    Unreachable,
)

DATABASE: Final = "stammtisch.db"
KEPT: Final = (*(f"{DATABASE}{more}" for more in ("", "-wal", "-shm", ".lock")), "backups")
"""What has to be ours in the folder, if it is there; a copy that lies about need not be."""

_SAID: Final[dict[type[StoreError], str]] = {
    Absent: "run-database-absent",
    BadAddress: "run-database-bad-address",
    BadCopy: "run-database-bad-copy",
    Busy: "run-database-busy",
    Closed: "run-database-closed",
    Damaged: "run-database-damaged",
    Dangling: "run-database-dangling",
    Newer: "run-database-newer",
    NoCopy: "run-database-no-copy",
    TurnedAway: "run-database-turned-away",
    Unreachable: "run-database-unreachable",
}


def said(error: StoreError) -> Text:
    """What is wrong with the database, and what to do about it."""
    return Text(_SAID[type(error)], what=str(error))


def tried(folder: Path) -> None:
    """The folder is there, and all in it can be written to; raises Trouble that says whose it is,
    who we are and what to do. If we make it, nobody else looks into it: hands are in there.
    """
    try:
        if not folder.exists():
            folder.parent.mkdir(parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"stammtisch")
            file.flush()
    except OSError as error:
        raise Trouble(_what(folder, _nearest(folder), error.errno, error.strerror)) from error
    ours(folder)


def ours(folder: Path) -> None:
    """What is in the folder is not somebody else's; raises Trouble as `tried` does. Looking into
    somebody else's database is enough to leave files behind that they cannot use.
    """
    for file in (folder / name for name in KEPT):
        if file.exists() and not os.access(file, os.W_OK):
            raise Trouble(_what(folder, file, errno.EACCES, os.strerror(errno.EACCES)))


def _nearest(folder: Path) -> Path:
    """The folder, or what there is of the way to it."""
    return next((one for one in (folder, *folder.absolute().parents) if one.exists()), folder)


def _what(folder: Path, there: Path, number: int | None, why: str | None) -> Text:
    try:
        owner = str(there.stat().st_uid)
    except OSError:
        owner = "?"
    user = str(os.getuid()) if hasattr(os, "getuid") else "?"
    if number == errno.EROFS:
        mend = Text("data-read-only")
    elif number in (errno.ENOSPC, errno.EDQUOT):
        mend = Text("data-no-room")
    else:
        mend = Text("data-give-away", user=user, whole=str(_nearest(folder).absolute()))
    return Text(
        "data-unwritable",
        folder=str(folder.absolute()),
        why=why or str(number),
        user=user,
        owner=owner,
        there=str(there.absolute()),
        mend=mend,
    )
