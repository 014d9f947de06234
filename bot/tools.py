"""What a host does beside a running bot: copies, exports, checks."""

from __future__ import annotations

import json
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.export import Finding, export, verify
from bot.record import load_entry
from bot.sitting import load
from games.protocol import Refused, Unreadable
from games.text import Text
from storage import Store, backup


@asynccontextmanager
async def copied(url: str) -> AsyncIterator[Store]:
    """A copy of the database of this moment, to look into while the bot goes on."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "copy.db"
        await backup(url, file)
        store = await Store.open(f"sqlite:///{file}")
        try:
            yield store
        finally:
            await store.close()


async def exported(url: str, table: str) -> Mapping[str, Any]:
    """A finished game as plain data; raises Refused if it is running or unknown."""
    async with copied(url) as store:
        loaded = await store.load(table)
        if loaded is None:
            raise Refused(Text("table-unknown"))
        log = await store.log(table)
        return export(load(loaded, log), [load_entry(row) for row in log])


async def verified(url: str, what: str) -> list[Finding]:
    """Everything recomputed: of a file, or of a table in the database."""
    document = _read(Path(what))
    return verify(await exported(url, what) if document is None else document)


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
