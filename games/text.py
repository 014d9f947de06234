"""What games say to people: message keys with arguments, never sentences.

Only `bot/words.py` turns a `Text` into words of a language. A `Tag` is a thing of the
field (a seat, a card, a place, a tile) that each language names in its own way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, Self, TypeAlias


class Tag(NamedTuple):
    """A thing of the field: `Tag("seat", 2)`, `Tag("dog-card", "K")`, `Tag("dog-place", "f3")`.

    It is worded by the message `kind-value` if a language has one, else by the message
    `kind` with `$value`. Seats become people's names.
    """

    kind: str
    value: int | str

    def __repr__(self) -> str:
        return f"Tag({self.kind!r}, {self.value!r})"


Arg: TypeAlias = "int | str | Tag | Text | tuple[Arg, ...]"


class _Text(NamedTuple):
    key: str
    args: tuple[tuple[str, Arg], ...]


class Text(_Text):
    """A message key with its arguments by name; a tuple of values is a list in words.

    A tuple, because texts are looked up by what they say, again and again.
    """

    __slots__ = ()

    def __new__(cls, key: str, **args: Arg) -> Self:
        return tuple.__new__(cls, (key, tuple(args.items())))

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args!r})"


@cache
def who(seat: int) -> Tag:
    """The person on a seat."""
    return Tag("seat", seat)


def tags(arg: Arg) -> Iterator[Tag]:
    """The things that a text names, in the order in which it has them."""
    if isinstance(arg, Tag):
        yield arg
    elif isinstance(arg, Text):
        for _, one in arg.args:
            yield from tags(one)
    elif isinstance(arg, tuple):
        for one in arg:
            yield from tags(one)
