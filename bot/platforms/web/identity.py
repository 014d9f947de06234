"""Who somebody is, and which links are ours: random names with a signature.

The key is in the store, so that a cookie and a link outlive the program. A signature is bound to
what it is for: a room's link is nobody's cookie.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Final

from storage import Store

KEY: Final = "web-key"  # its name among the store's settings
MAC: Final = 16  # characters of a signature
ROOM_MAC: Final = 6  # a link is long enough without a whole one: a guess must hit its name, too
PERSON: Final = re.compile(r"([a-z2-7]{26})\.([a-z2-7]{16})")
ROOM: Final = re.compile(r"([a-z2-7]{10})([a-z2-7]{6})")
SEAT: Final = re.compile(r"([a-z2-7]{1,200})\.[a-z2-7]{16}")
WATCH: Final = re.compile(r"([A-Za-z0-9]{8})-([a-z2-7]{16})")

Random = Callable[[int], bytes]


class Signer:
    """Makes names and links, and knows its own again."""

    def __init__(self, key: bytes, random: Random = secrets.token_bytes) -> None:
        self._key = key
        self._random = random

    @classmethod
    async def of(cls, store: Store) -> Signer:
        """The signer of this store; its key is made when it is first asked for."""
        key = await store.setting(KEY) or await store.setting_once(KEY, secrets.token_hex(32))
        return cls(bytes.fromhex(str(key)))

    def new_person(self) -> str:
        """The cookie of somebody new."""
        name = _letters(self._random(16))[:26]
        return f"{name}.{self._mac('person', name)}"

    def person(self, cookie: str) -> str | None:
        """Who shows this cookie; None: it is not ours."""
        return self._known("person", PERSON.fullmatch(cookie), MAC)

    def new_room(self) -> str:
        """A link to a new room, not to be guessed."""
        name = _letters(self._random(8))[:10]
        return name + self._mac("room", name)[:ROOM_MAC]

    def is_room(self, link: str) -> bool:
        """Did we make this link?"""
        return self._known("room", ROOM.fullmatch(link), ROOM_MAC) is not None

    def watch(self, table: str) -> str:
        """The link of those who look on."""
        return f"{table}-{self._mac('watch', table)}"

    def watched(self, link: str) -> str | None:
        """The table that a link lets one look at."""
        return self._known("watch", WATCH.fullmatch(link), MAC)

    def admission(self, person: str, password: str) -> str:
        """What somebody shows who gave the password; another password makes it worthless."""
        return self._mac("admission", f"{person} {password}")

    def seat(self, visitor: str, table: str, person: str) -> str:
        """What a browser shows that was let in to somebody's seat; worthless in any other."""
        name = _letters(person.encode()).rstrip("=")
        return f"{name}.{self._mac('seat', f'{visitor} {table} {person}')}"

    def seated(self, visitor: str, table: str, cookie: str) -> str | None:
        """Whose seat a browser was let in to; None: to none."""
        found = SEAT.fullmatch(cookie)
        if found is None:
            return None
        letters = found[1].upper()
        try:
            person = base64.b32decode(letters + "=" * (-len(letters) % 8)).decode()
        except ValueError:
            return None
        good = hmac.compare_digest(cookie, self.seat(visitor, table, person))
        return person if good else None

    def picture(self, *parts: str) -> str:
        """The name of a picture, not to be guessed."""
        return self._mac("picture", " ".join(parts))

    def _known(self, what: str, found: re.Match[str] | None, length: int) -> str | None:
        if found is None:
            return None
        name, mac = found.groups()
        good = hmac.compare_digest(mac, self._mac(what, name)[:length])
        return name if good else None

    def _mac(self, what: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{what} {text}".encode(), "sha256")
        return _letters(digest)[:MAC]


def _letters(data: bytes) -> str:
    return base64.b32encode(data).decode().lower()
