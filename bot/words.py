"""The only place where a `Text` becomes words of a language.

Messages are Fluent files under `locale/`, one folder a language, one file a game and one
for everything else.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import (
    Junk,
    Message,
    Pattern,
    Placeable,
    Resource,
    TextElement,
    VariableReference,
)

from games.text import Arg, Tag, Text

DEFAULT = "en"
MINUS = "\u2212"  # as in the pictures
FROM_RIGHT = frozenset({"R", "AL", "AN"})  # Hebrew, Arabic
# What is told in the letters that a language has for the colours of tiles.
TILES = frozenset({"rummy-tile", "rummy-set", "rummy-move"})
_COLOUR = re.compile(r"[rbky](?=\d)")
_NOTATION = re.compile(r".[a-z]?\d")


class Unworded(KeyError):
    """A message is missing or does not fit its arguments: our mistake, never a person's."""


class Words:
    """The words of one language."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        _bundle(language)  # a language that is not there is noticed here

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The text in words; seats are called by their names."""
        return _said(self.language, tuple(names), text)

    def calling(self, names: tuple[str, ...]) -> Callable[[Text], str]:
        """`say` where the seats are called so; quick, for a screen is many texts."""
        return partial(_said, self.language, names)

    def line(self, text: Text, names: Sequence[str] = ()) -> str:
        """The text as a line or label of its own."""
        return _line(self.language, tuple(names), text)

    def lines(self, names: tuple[str, ...]) -> Callable[[Text], str]:
        """`line` where the seats are called so, as quick as `calling`."""
        return partial(_line, self.language, names)

    def _say(self, text: Text, names: Sequence[str]) -> str:
        args = tuple((name, self._word(arg, names)) for name, arg in text.args)
        return _formatted(self.language, text.key, args)

    def _word(self, arg: Arg, names: Sequence[str]) -> int | str:
        if isinstance(arg, int) and arg < 0:
            return f"{MINUS}{-arg}"
        if isinstance(arg, str | int):
            return arg
        if isinstance(arg, Text):
            return self.say(arg, names)
        if isinstance(arg, Tag):
            if arg.kind == "seat" and isinstance(arg.value, int):
                return isolated(names[arg.value])
            return _named(self.language, arg.kind, arg.value)
        return self._list([str(self._word(one, names)) for one in arg])

    def _list(self, words: list[str]) -> str:
        """'a, b and c', in the manner of the language."""
        if not words:
            return _formatted(self.language, "list-none", ())
        joined = words[0]
        for word in words[1:-1]:
            args = (("left", joined), ("right", word))
            joined = _formatted(self.language, "list-comma", args)
        if len(words) > 1:
            args = (("left", joined), ("right", words[-1]))
            joined = _formatted(self.language, "list-and", args)
        return joined


def isolated(name: str) -> str:
    """A name among words: one that runs from right to left does not turn what is beside it."""
    if name.isascii() or not any(unicodedata.bidirectional(sign) in FROM_RIGHT for sign in name):
        return name
    return f"\u2068{name}\u2069"


def capitalised(said: str) -> str:
    """What was said, as a line or label of its own; notation (r5, c3x3) stays as it is written."""
    return said if _NOTATION.match(said) else said[:1].upper() + said[1:]


@lru_cache(1 << 11)
def _named(language: str, kind: str, value: int | str) -> str:
    """A thing of the field: by its own message, else by that of its kind."""
    exact = f"{kind}-{value}"
    if _bundle(language).has_message(exact):
        return _formatted(language, exact, ())
    if kind in TILES:
        letters = _letters(language)
        value = _COLOUR.sub(lambda found: letters.get(found[0], found[0]), str(value))
    return _formatted(language, kind, (("value", value),))


@cache
def _letters(language: str) -> dict[str, str]:
    """By our letter for a colour of tiles that of a language, as people type it, too."""
    return {ours: theirs.lower() for theirs, ours in pairs(language, "own-letters-rummy")}


def pairs(language: str, key: str) -> list[tuple[str, str]]:
    """What a language lists as `theirs:ours`."""
    listed = (pair.partition(":") for pair in _formatted(language, key, ()).split())
    return [(theirs, ours) for theirs, _, ours in listed]


# A position in words is a hundred small messages, most of them said a move ago.
@lru_cache(1 << 13)
def _said(language: str, names: tuple[str, ...], text: Text) -> str:
    return Words(language)._say(text, names)  # noqa: SLF001 - its own


@lru_cache(1 << 13)
def _line(language: str, names: tuple[str, ...], text: Text) -> str:
    return capitalised(_said(language, names, text))


@lru_cache(1 << 13)
def _formatted(language: str, key: str, args: tuple[tuple[str, int | str], ...]) -> str:
    plain, given = _plain(language).get(key), dict(args)
    if plain is not None and plain.fits(given):
        return plain.form.format_map(given)
    return _fluently(language, key, given)


def _fluently(language: str, key: str, args: dict[str, int | str]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise Unworded(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise Unworded(key)
    words, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise Unworded(f"{key}: {errors}")
    return str(words)


class _Plain(NamedTuple):
    """A sentence with holes, and nothing to choose: most are. Fluent takes ten times as long to
    fill them.
    """

    form: str
    holes: frozenset[str]

    def fits(self, args: dict[str, int | str]) -> bool:
        """Are there words for all holes? Numbers are written in the manner of the language."""
        return self.holes <= args.keys() and all(isinstance(arg, str) for arg in args.values())


@cache
def _plain(language: str) -> dict[str, _Plain]:
    """The plain sentences of a language, by key."""
    entries = (entry for resource in _resources(language) for entry in resource.body)
    messages = {entry.id.name: entry.value for entry in entries if isinstance(entry, Message)}
    found = {key: _holed(value) for key, value in messages.items() if value is not None}
    return {key: plain for key, plain in found.items() if plain is not None}


def _holed(pattern: Pattern) -> _Plain | None:
    """A pattern as a plain sentence, if it is one."""
    form, holes = "", set()
    for part in pattern.elements:
        match part:
            case TextElement():
                form += part.value.replace("{", "{{").replace("}", "}}")
            case Placeable(expression=VariableReference(id=hole)):
                form += f"{{{hole.name}}}"
                holes.add(hole.name)
            case _:
                return None
    return _Plain(form, frozenset(holes))


@cache
def languages() -> tuple[str, ...]:
    """Every language there is."""
    folders = files("bot").joinpath("locale").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir()))


@cache
def keys(language: str = DEFAULT) -> frozenset[str]:
    """Every message key of a language."""
    return frozenset(
        entry.id.name
        for resource in _resources(language)
        for entry in resource.body
        if isinstance(entry, Message)
    )


def is_message(key: str) -> bool:
    """Is there a message of this key? Then every language has it."""
    return _bundle(DEFAULT).has_message(key)


def _sources(language: str) -> list[Traversable]:
    folder = files("bot").joinpath("locale", language)
    return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)


@cache
def _resources(language: str) -> tuple[Resource, ...]:
    """The files of a language, read."""
    found = []
    for source in _sources(language):
        resource = FluentResource(source.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise Unworded(f"{source.name}: {entry.content}")
        found.append(resource)
    return tuple(found)


@cache
def _bundle(language: str) -> FluentBundle:
    # Fluent resolves a function's string as it is; only its type hint does not know strings.
    functions = {"ONSET": cast(Callable[[object], FluentType], _onset)}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


def _onset(word: object) -> str:
    """The vowel that a word begins with, for messages that must heed it; "" if none or a glide.

    Accents and a mute h do not count: Spanish has "Ana e Inés" and "Luis e Hilda", but
    "agua y hielo".
    """
    letters = unicodedata.normalize("NFD", str(word).casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    found = re.match("h?([aeiou])(?![aeiou])", plain)
    return found[1] if found else ""
