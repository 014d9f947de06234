"""What a button carries: at most 64 bytes of URL-safe ASCII, the same on every platform.

A token holds no secret and no right. Who presses is known from the platform, and every press
is judged against the seat, its decision and the rules.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from string import ascii_lowercase, digits
from typing import NamedTuple

from games.protocol import Path, Refused
from games.text import Text

LONGEST = 64
ID = 8  # characters of a table's id
CHECK = 3  # characters that stand for a draft

_DIGITS = digits + ascii_lowercase
_WRITTEN = re.compile(
    r"(?P<verb>[a-z]{1,10})\.(?P<table>[A-Za-z0-9]{8}|~)\.(?P<decision>[0-9a-z]{1,8})"
    r"\.(?P<menu>[0-9a-z]{1,3})\.(?P<check>[0-9a-f]{3})\.(?P<step>-?[0-9a-z]{1,12})"
)
NOWHERE = "~"  # written for a button that belongs to no table


class Token(NamedTuple):
    """A press, as it was meant when the button was made."""

    verb: str
    table: str = ""
    decision: int = 0
    menu: int = 0
    check: str = "000"
    step: int = 0

    def __str__(self) -> str:
        verb, table, decision, menu, check, step = self
        where = f"{verb}.{table or NOWHERE}.{_written(decision)}"
        return f"{where}.{_written(menu)}.{check}.{_written(step)}"


def read(text: str) -> Token:
    """The token that a button carried; raises Refused for anything else."""
    found = _WRITTEN.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise Refused(Text("press-unknown"))
    return Token(
        found["verb"],
        "" if found["table"] == NOWHERE else found["table"],
        int(found["decision"], 36),
        int(found["menu"], 36),
        found["check"],
        int(found["step"], 36),
    )


@lru_cache(1024)
def check(draft: Path) -> str:
    """Three characters that stand for a draft: has it changed since the button was made?"""
    return hashlib.sha256(repr(draft).encode()).hexdigest()[:CHECK]


@lru_cache(4096)
def _written(number: int) -> str:
    """A number in base 36."""
    if number < 0:
        return "-" + _written(-number)
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
        if not number:
            return text
