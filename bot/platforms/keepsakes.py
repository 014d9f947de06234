"""What platforms keep of one person among the store's settings: their id is in its name.

It goes when the person is forgotten, also where no platform runs. So the names are said here, and
no platform's library has to be loaded for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.platforms.base import Person

CHAT: Final = "discord-chat"  # the channel of their private chat
SEEN: Final = "telegram-seen"  # that they were in one of the host's groups
_KINDS: Final[Mapping[str, tuple[str, ...]]] = {"discord": (CHAT,), "telegram": (SEEN,)}


def keepsake(kind: str, person: str) -> str:
    """The name of the setting, by the platform's id of the person."""
    return f"{kind}-{person}"


def keepsakes(person: Person) -> tuple[str, ...]:
    """Every one that there may be of this person."""
    return tuple(keepsake(kind, person.id) for kind in _KINDS.get(person.platform, ()))
