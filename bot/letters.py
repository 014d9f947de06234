"""What a person types in letters and words of their own language, in those of our notation.

A German may lay a "D", a Frenchman "V", "schwarz5" is a tile, and an Italian draws with "pesca".
Cards and colours by their names come from the language's own words for them, and so do buttons
that are written out; a few single letters and words are listed beside them. In our own letters
everyone is understood, whatever they speak: logs and positions are written in those.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from bot.words import Words, pairs
from games.text import Arg, Tag, Text

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

LABELS: Final[Mapping[str, Mapping[str, str]]] = {
    "rummy": {"rummy-draw": "draw", "rummy-pass": "pass"},
}
"""By game: buttons whose words are a whole move, and how that is written."""

LETTERS: Final = {"dog": ("own-letters-dog",), "rummy": ("own-letters-rummy",)}
WORDS: Final = {"rummy": ("own-words-rummy",)}
"""By game: where a language lists its letters, and words for moves."""

MOVES: Final[Mapping[str, str]] = {"rummy": "rummy-move"}
"""By game: what a move is called that is told in letters of the language."""

_ALONE = re.compile(r"(?<!\w)([^\W\d_]+)(?!\w)")
_BEFORE_NUMBER = re.compile(r"(?<!\w)([^\W\d_]+)(?=\d)")


def uniform(language: str, game: str, text: str) -> str:
    """The same move in our notation."""
    words, prefixes, labels = _known(language, game)
    if text.strip().casefold() in labels:
        return labels[text.strip().casefold()]
    read = _ALONE.sub(lambda found: words.get(found[1].casefold(), found[1]), text)
    return _BEFORE_NUMBER.sub(lambda found: prefixes.get(found[1].casefold(), found[1]), read)


def move_tag(game: str, move: str) -> Arg:
    """A move of our notation, for a text in whatever language."""
    return Tag(MOVES[game], move) if game in MOVES else move


class Known(NamedTuple):
    """What a language has for a game."""

    words: dict[str, str]  # that stand alone: cards, colours in words, to draw
    prefixes: dict[str, str]  # before a number: tiles
    labels: dict[str, str]  # whole moves


@cache
def _known(language: str, game: str) -> Known:
    say = Words(language).say
    named: dict[str, str] = {}
    for kind, values in NAMES.get(game, ()):
        for value, written in values.items():
            named[say(Text("button-label", name=Tag(kind, value))).casefold()] = written
    labels = LABELS.get(game, {}).items()
    whole = {say(Text(key)).casefold(): written for key, written in labels}
    letters, words = (
        {
            theirs.casefold(): ours
            for key in listed.get(game, ())
            for theirs, ours in pairs(language, key)
        }
        for listed in (LETTERS, WORDS)
    )
    if game == "rummy":  # there a letter is a colour, and only with its number
        return Known({**named, **words}, {**named, **letters}, whole)
    return Known({**named, **words, **letters}, {}, whole)
