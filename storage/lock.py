"""One process a file: SQLite's single writer is then never kept waiting by a stranger."""

import os
import sys
from pathlib import Path
from typing import Final

from storage.errors import Busy

_held: Final[set[Path]] = set()
"""The operating system judges between processes; between stores of this one, we do."""


class FileLock:
    """A lock that ends with its process, however that ends.

    It lies in a file beside the database. That file stays; what counts is the lock on it, which
    is neither left behind by a crash nor passed on to child processes.
    """

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        self._path = real.with_name(real.name + ".lock")
        self._file: int | None = None

    def take(self) -> None:
        """Hold the database, or raise `Busy`."""
        if self._path in _held:
            raise Busy(str(self._path))
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(file)
        except OSError as error:
            os.close(file)
            raise Busy(str(self._path)) from error
        _held.add(self._path)
        self._file = file

    def release(self) -> None:
        """Let go; nothing happens if it is not held."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
            _held.discard(self._path)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
