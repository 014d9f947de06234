"""What a host does beside a running bot: copies, exports, checks."""

from __future__ import annotations

import json
import secrets
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from bot.export import Finding, export, verify
from bot.forget import alias_of, forget
from bot.keeper import Keeper
from bot.platforms.base import person_of
from bot.platforms.keepsakes import keepsakes
from bot.premises import tried
from bot.record import load_entry
from bot.settings import Settings
from bot.sitting import load
from games.protocol import Refused, Unreadable
from games.text import Text
from storage import BadCopy, Store, backup, restore


@asynccontextmanager
async def copied(settings: Settings) -> AsyncIterator[Store]:
    """A copy of the database of this moment, to look into while the bot goes on."""
    with _aside(settings) as file:
        await backup(settings.database, file)
        store = await Store.open(f"sqlite:///{file}")
        try:
            yield store
        finally:
            await store.close()


async def poured_out(settings: Settings, out: BinaryIO) -> None:
    """A whole copy of the database into a stream: out of a container, say."""
    with _aside(settings) as file:
        await backup(settings.database, file)
        with file.open("rb") as copy:
            shutil.copyfileobj(copy, out)
        out.flush()


async def poured_in(settings: Settings, source: BinaryIO) -> float:
    """The database is that of the copy in a stream; of which moment it is."""
    tried(settings.data)
    with _aside(settings) as file:
        with file.open("wb") as copy:
            shutil.copyfileobj(source, copy)
        try:
            return await restore(file, settings.database)
        except BadCopy as error:
            raise BadCopy("-") from error


@contextmanager
def _aside(settings: Settings) -> Iterator[Path]:
    """A file that is not there yet, and gone afterwards. It lies where the data is: perhaps
    nothing else can be written to, or has room for it.
    """
    where = settings.data if settings.data.is_dir() else None
    with tempfile.TemporaryDirectory(dir=where) as folder:
        yield Path(folder) / "copy.db"


async def exported(settings: Settings, table: str) -> Mapping[str, Any]:
    """A finished game as plain data; raises Refused if it is running or unknown."""
    async with copied(settings) as store:
        loaded = await store.load(table)
        if loaded is None:
            raise Refused(Text("table-unknown"))
        log = await store.log(table)
        return export(load(loaded, log), [load_entry(row) for row in log])


async def verified(settings: Settings, what: str) -> list[Finding]:
    """Everything recomputed: of a file, or of a table in the database."""
    document = _read(Path(what))
    return verify(await exported(settings, what) if document is None else document)


async def forgotten(url: str, person: str) -> int:
    """Forget somebody while no bot runs (or on PostgreSQL, while some do): how many tables knew
    them. Raises Refused if nothing is known of such a person.
    """
    store = await Store.open(url)
    try:
        known = await store.person(person) is not None or await _kept(store, person)
        alias = alias_of(person, secrets.token_hex(8))
        found = await forget(store, Keeper(store), person, alias, time.time())
    finally:
        await store.close()
    if not known and not found:
        raise Refused(Text("forget-unknown", person=person))
    return len(found)


async def _kept(store: Store, person: str) -> bool:
    """Has a platform kept anything of somebody? They need not have played."""
    found = [await store.setting(name) for name in keepsakes(person_of(person))]
    return any(one is not None for one in found)


def _read(file: Path) -> Mapping[str, Any] | None:
    """An exported game; None if there is no such file."""
    if not file.is_file():
        return None
    try:
        document = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise Unreadable(Text("verify-unreadable")) from error
    if not isinstance(document, dict):
        raise Unreadable(Text("verify-unreadable"))
    return document
