"""Copies of a database."""

import sqlite3
from contextlib import closing
from pathlib import Path


def copy(source: Path, target: Path) -> None:
    """A whole copy of an SQLite file as it is at one moment, while others go on writing."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
