"""How often somebody may ask for something."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
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
