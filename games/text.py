"""What games say to people: message keys with arguments, never sentences.

Only `bot/words.py` turns a `Text` into words of a language. A `Tag` is a thing of the
field (a seat, a card, a place, a tile) that each language names in its own way.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias


@dataclass(frozen=True, slots=True, repr=False)
class Tag:
    """A thing of the field: `Tag("seat", 2)`, `Tag("dog-card", "K")`, `Tag("dog-place", "f3")`.

    It is worded by the message `kind-value` if a language has one, else by the message
    `kind` with `$value`. Seats become people's names.
    """

    kind: str
    value: int | str

    def __repr__(self) -> str:
        return f"Tag({self.kind!r}, {self.value!r})"


_set = object.__setattr__

Arg: TypeAlias = "int | str | Tag | Text | tuple[Arg, ...]"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Text:
    """A message key with its arguments by name; a tuple of values is a list in words."""

    key: str
    args: tuple[tuple[str, Arg], ...]

    def __init__(self, key: str, **args: Arg) -> None:
        _set(self, "key", key)
        _set(self, "args", tuple(args.items()))

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args!r})"


@cache
def who(seat: int) -> Tag:
    """The person on a seat."""
    return Tag("seat", seat)
