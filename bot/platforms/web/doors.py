"""From a chat to the page: links to a seat, each for one browser, once, for a few minutes."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Final

from bot.platforms.web.identity import Signer
from storage import Store
from storage.rows import Json

VALID: Final = 300.0  # seconds
PASS: Final = re.compile(r"([A-Za-z0-9]{8})-([0-9a-f]{16})-([A-Za-z0-9_-]{22})")
ROW: Final = "web-pass"  # what is kept of a link among the store's settings; one for each seat


class Doors:
    """Makes the links, and lets each browser in that comes with one. Only a link's digest is
    kept: whoever reads the store cannot use it.
    """

    def __init__(
        self, store: Store, signer: Signer, address: str, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._signer = signer
        self._address = address
        self._now = now

    async def seat(self, table: str, person: str) -> str:
        """A link to a person's own seat at a table; the one before it is worthless now."""
        whose, nonce = _short(person), secrets.token_urlsafe(16)
        kept: Json = {"digest": _short(nonce), "person": person, "until": self._now() + VALID}
        await self._store.save_setting(f"{ROW}-{table}-{whose}", kept)
        return f"{self._address}/go/{table}-{whose}-{nonce}"

    def watch(self, table: str) -> str:
        """A link to a table for those who look on."""
        return f"{self._address}/w/{self._signer.watch(table)}"

    async def enter(self, link: str) -> tuple[str, str] | None:
        """The table and the person whose seat a link leads to; None: it leads nowhere any more."""
        found = PASS.fullmatch(link)
        if found is None:
            return None
        table, whose, nonce = found.groups()
        row = f"{ROW}-{table}-{whose}"
        if self._let_in(await self._store.setting(row), nonce) is None:
            return None
        taken = await self._store.take_setting(row)  # of two that come at once, one gets it
        person = self._let_in(taken, nonce)
        return None if person is None else (table, person)

    def _let_in(self, kept: Json, nonce: str) -> str | None:
        """Whose seat it is, if this is the link that was given out, and it is not too old."""
        match kept:
            case {"digest": str(digest), "person": str(person), "until": float(until)}:
                good = until >= self._now() and hmac.compare_digest(digest, _short(nonce))
                return person if good else None
        return None


async def forget_old(store: Store, now: float) -> None:
    """Links that nobody has used in their time are no more."""
    for row, kept in (await store.settings(f"{ROW}-")).items():
        match kept:
            case {"until": float(until)} if until < now:
                await store.forget_setting(row)


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
