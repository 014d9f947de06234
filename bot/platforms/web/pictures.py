"""Pictures by name, for the pages that show them: in the theme of the page, the newest only."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from bot.people import THEMES
from bot.platforms.web.identity import Signer
from bot.screen import Sheet

MOST: Final = 24_000_000  # bytes of pictures held in memory


@dataclass(slots=True)
class Held:
    """One picture, in the themes that were asked for."""

    sheet: Sheet
    owner: str | None
    """Who alone may see it; None: whoever knows its name."""
    painted: dict[str, bytes] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def size(self) -> int:
        """Bytes in memory, about."""
        own = self.sheet.picture
        return (len(own.data) if own else 0) + sum(len(data) for data in self.painted.values())


class Pictures:
    """The pictures of the sheets that pages show, and of some that they have just shown."""

    def __init__(self, signer: Signer, most: int = MOST) -> None:
        self._signer = signer
        self._most = most
        self._held: OrderedDict[str, Held] = OrderedDict()

    def put(self, sheet: Sheet, owner: str | None) -> str:
        """The name under which a sheet's picture can be fetched: the same for the same picture."""
        data = sheet.picture.data if sheet.picture else b""
        name = self._signer.picture(hashlib.sha256(data).hexdigest(), owner or "")
        if name in self._held:
            self._held.move_to_end(name)
            return name
        self._held[name] = Held(sheet, owner)
        size = sum(held.size for held in self._held.values())
        while size > self._most and len(self._held) > 1:
            size -= self._held.popitem(last=False)[1].size
        return name

    async def get(self, name: str, person: str | None, theme: str) -> bytes | None:
        """The file; None if there is no such picture, or it is not for this person."""
        held = self._held.get(name)
        if held is None or held.sheet.picture is None:
            return None
        if held.owner is not None and held.owner != person:
            return None
        if held.sheet.paint is None or theme == held.sheet.theme or theme not in THEMES:
            return held.sheet.picture.data
        async with held.lock:
            if theme not in held.painted:
                painted = await asyncio.to_thread(held.sheet.paint, theme)
                held.painted[theme] = painted.data
        return held.painted[theme]
