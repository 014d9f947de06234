"""Dice for tests and measurements: quick, seeded, and counting what they were asked."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class QuickDice:
    """Dice over Python's own generator: fast, and the same for the same seed."""

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)

    def below(self, n: int) -> int:
        return int(self._rng.random() * n)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        deck = list(items)
        self._rng.shuffle(deck)
        return tuple(deck)
