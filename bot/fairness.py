"""Dice that can be checked: chance move n is drawn from HMAC-SHA256(key, n, counter).

Numbered, not a stream: chance move 7 is the same whatever happened before it. Written out
(rejection sampling, Fisher-Yates) so that it is the same in every version of Python.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WORD = 8  # bytes drawn at a time


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
