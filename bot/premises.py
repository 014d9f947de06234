"""The folder in which everything is kept: tried before anything begins."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from games.protocol import Trouble
from games.text import Text


def tried(folder: Path) -> None:
    """The folder is there and can be written to; raises Trouble that says whose it is, who we
    are and what to do.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"stammtisch")
    except OSError as error:
        raise Trouble(_what(folder, error)) from error


def _what(folder: Path, error: OSError) -> Text:
    there = next((one for one in (folder, *folder.absolute().parents) if one.exists()), folder)
    try:
        owner = str(there.stat().st_uid)
    except OSError:
        owner = "?"
    user = str(os.getuid()) if hasattr(os, "getuid") else "?"
    return Text(
        "data-unwritable",
        folder=str(folder.absolute()),
        why=error.strerror or str(error),
        user=user,
        owner=owner,
        there=str(there.absolute()),
    )
