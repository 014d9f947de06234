"""How often somebody may ask for something, and how much they may hold at once."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

KNOWN: Final = 4096


class Rates:
    """A bucket for each name: it holds `burst`, and fills with `each` a second."""

    def __init__(self, burst: float, each: float, now: Callable[[], float]) -> None:
        self._burst, self._each, self._now = burst, each, now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, name: str) -> bool:
        """One more from this one?"""
        now = self._now()
        left, since = self._left.pop(name, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._each)
        good = left >= 1
        self._left[name] = (left - 1 if good else left, now)
        while len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return good


class Holding:
    """So many of something for each name at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def one(self, name: str) -> Iterator[bool]:
        """Another one for this name, until the end of the block; False: it has all it may have."""
        if self._held[name] >= self._most:
            yield False
            return
        self._held[name] += 1
        try:
            yield True
        finally:
            self._held[name] -= 1
            if not self._held[name]:
                del self._held[name]
