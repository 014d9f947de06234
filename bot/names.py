"""What people are called at a table: short, printable, and no two alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

LONGEST = 24
NAMELESS = "?"
UNSEEN = "\u200d\u115f\u1160\u3164\uffa0\u2800 "  # a joiner and letters that show nothing


def tidy(text: str, longest: int = LONGEST) -> str:
    """The text on one line, without control characters and marks that turn the direction."""
    return _tidied(text[: 40 * longest], longest)


@lru_cache(1024)  # every press brings a name, nearly always one that it brought before
def _tidied(text: str, longest: int) -> str:
    plain = "".join(
        " " if unicodedata.category(sign) in ("Zl", "Zp") or sign.isspace() else sign
        for sign in text
        if sign.isspace()
        or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")
        or sign == "\u200d"  # joins the parts of an emoji
    )
    words = " ".join(plain.split())
    if not words.strip(UNSEEN):
        return NAMELESS
    if len(words) > longest:
        words = words[: longest - 1].rstrip() + "…"
    return words


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, numbered if somebody is called so already."""
    taken = {other.casefold() for other in others}
    called, number = name, 2
    while called.casefold() in taken:
        tail = f" {number}"
        called = name[: LONGEST - len(tail)] + tail
        number += 1
    return called
