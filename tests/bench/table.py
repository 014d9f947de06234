"""The table that `make bench` prints: a line a measurement, judged against its goal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import NamedTuple

HEAD = "| line | ours | yardstick | ratio | goal | ok |\n|---|---|---|---|---|---|"


@dataclass(frozen=True)
class Line:
    """One measurement. Without a goal nothing is judged."""

    name: str
    ours: str
    yardstick: str = ""
    ratio: float | None = None
    least: float | None = None  # the ratio should be this or more
    most: float | None = None  # the ratio should be this or less
    goal: str = ""  # in words, where no ratio is possible

    def __str__(self) -> str:
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}x"
        goal, verdict = self.goal, ""
        if self.ratio is not None and (self.least is not None or self.most is not None):
            goal = (
                f"{self.least:g}x or more" if self.least is not None else f"{self.most:g}x or less"
            )
            met = self.ratio >= (self.least or 0) and (self.most is None or self.ratio <= self.most)
            verdict = "ok" if met else "short"
        return f"| {self.name} | {self.ours} | {self.yardstick} | {ratio} | {goal} | {verdict} |"


class Race(NamedTuple):
    """What two measured in turns: the median of each, and the median of their ratios."""

    ours: float
    yardstick: float
    ratio: float


def alternate(ours: Callable[[], float], yardstick: Callable[[], float], rounds: int = 7) -> Race:
    """Two numbers measured in turns, so that a noisy machine disturbs both alike.

    Each slice is compared with its neighbour, and the median of these ratios counts: a machine
    that is slower for a while is slower for both of a pair, while two medians may come from
    different times.
    """
    pairs = [(ours(), yardstick()) for _ in range(rounds)]
    return Race(
        median(a for a, _ in pairs),
        median(b for _, b in pairs),
        median(a / b for a, b in pairs),
    )
