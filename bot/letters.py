"""What a person types in letters and words of their own language, in those of our notation.

What we write is the same everywhere; what we read need not be: a German may lay a "D", a
Frenchman "V", and "schwarz5" is a tile. Cards and colours by their names come from the
language's own words for them; a few single letters are listed beside them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.words import Words
from games.text import Tag, Text

NAMES: Final[Mapping[str, tuple[tuple[str, Mapping[int | str, str]], ...]]] = {
    "dog": (
        ("dog-card", {rank: rank for rank in "AJQKX"}),
        (
            "picture-colour",
            dict(enumerate(("red", "blue", "green", "yellow", "black", "white"))),
        ),
    ),
    "rummy": (("rummy-tile", {"J": "J"}), ("rummy-colour", {colour: colour for colour in "rbky"})),
}
"""By game: the kinds of things that people name, and how each value of theirs is written."""

_ALONE = re.compile(r"(?<!\w)([^\W\d_]+)(?!\w)")
_BEFORE_NUMBER = re.compile(r"(?<!\w)([^\W\d_]+)(?=\d)")


def uniform(language: str, game: str, text: str) -> str:
    """The same move in our notation."""
    words, prefixes = _known(language, game)
    read = _ALONE.sub(lambda found: words.get(found[1].casefold(), found[1]), text)
    return _BEFORE_NUMBER.sub(lambda found: prefixes.get(found[1].casefold(), found[1]), read)


@cache
def _known(language: str, game: str) -> tuple[dict[str, str], dict[str, str]]:
    """What stands alone (cards, colours in words) and what stands before a number (tiles)."""
    say = Words(language).say
    named: dict[str, str] = {}
    for kind, values in NAMES.get(game, ()):
        for value, written in values.items():
            named[say(Text("button-label", name=Tag(kind, value))).casefold()] = written
    letters = say(Text("own-letters-of", pairs=Tag("own-letters", game))).split()
    pairs = [pair.split(":") for pair in letters if ":" in pair]
    own = {letter.casefold(): written for letter, written in pairs}
    if game == "rummy":  # there a letter is a colour, and only with its number
        return named, {**named, **own}
    return {**named, **own}, {}
