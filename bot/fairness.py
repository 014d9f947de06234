"""Dice that can be checked: a commitment, a key that everyone had a part in, numbered chance.

Before anyone joins, a table shows SHA-256 of its secret. At the start the key is made of the
secret, the table, those who joined and the words they added. Chance move n is drawn from
HMAC-SHA256(key, n, counter): numbered, not a stream, so that chance move 7 is the same
whatever happened before it. Written out (rejection sampling, Fisher-Yates) so that it is the
same in every version of Python.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WORD = 8  # bytes drawn at a time
SECRET = 32  # bytes of a table's secret
LOT = 0  # the chance move that seats people; the game's own begin with 1


def commitment(secret: bytes) -> str:
    """What is shown before anyone joins."""
    return hashlib.sha256(secret).hexdigest()


def key_of(
    secret: bytes, table: str, joins: Sequence[tuple[str, str]], words: Sequence[tuple[str, str]]
) -> bytes:
    """The table's key: of its secret, people in the order of joining with the platform's ids of
    their joins, and the words they added. Each part is preceded by its length and each list by
    its size, so that no two different tables can read the same.
    """
    parts = [table, str(len(joins))]
    parts += [part for join in joins for part in join]
    parts += [str(len(words)), *(part for word in words for part in word)]
    message = b"".join(
        len(part).to_bytes(4, "big") + part for part in (text.encode() for text in parts)
    )
    return hmac.digest(secret, message, hashlib.sha256)


class KeyedDice:
    """The dice of one chance move."""

    def __init__(self, key: bytes, n: int) -> None:
        self._key = key
        self._n = n
        self._counter = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely."""
        if n < 1:
            raise ValueError(f"dice with {n} sides")
        span = 1 << (8 * WORD)
        limit = span - span % n  # what lies beyond would favour small numbers
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in some order, each exactly as likely."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def _word(self) -> int:
        message = self._n.to_bytes(8, "big") + self._counter.to_bytes(8, "big")
        self._counter += 1
        return int.from_bytes(hmac.digest(self._key, message, hashlib.sha256)[:WORD], "big")
