"""Moments as they are written in texts: one way for all, so that whoever shows it finds it again.

A place that knows its reader's zone shows it there; everywhere else it is read as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

_WRITTEN: Final = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC")
_FORM: Final = "%Y-%m-%d %H:%M:%S UTC"


@lru_cache(1024)
def written(at: float) -> str:
    """A moment in a text: `2026-11-16 11:30:05 UTC`."""
    return datetime.fromtimestamp(at, UTC).strftime(_FORM)


def briefly(at: int) -> str:
    """The same for those whose zone nobody knows: no seconds, and in which zone it is."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def respelled(text: str, spell: Callable[[int], str]) -> str:
    """The text with each moment as `spell` has it, from seconds since 1970."""

    def spelled(found: re.Match[str]) -> str:
        try:
            at = datetime.strptime(found[0], _FORM).replace(tzinfo=UTC)
        except ValueError:  # figures that look like a moment and are none
            return found[0]
        return spell(int(at.timestamp()))

    return _WRITTEN.sub(spelled, text)
