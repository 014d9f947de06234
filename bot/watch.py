"""Counters for whoever runs this machine, in the text format that Prometheus reads.

Everything counted is a number with a few labels of our own choosing (a platform, a game, a kind
of error): nothing that a person wrote, holds or is called can get in here.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Final, TypeAlias

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Labels: TypeAlias = tuple[tuple[str, str], ...]
Values: TypeAlias = Mapping[Labels, float]


class Histogram:
    """How long something took: so many times at most so long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class _Timed(AbstractContextManager[None]):
    """A block whose time is added to a histogram."""

    __slots__ = ("_start", "_times")

    def __init__(self, times: Histogram) -> None:
        self._times = times

    def __enter__(self) -> None:
        self._start = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self._times.add(time.perf_counter() - self._start)


class Watch:
    """All counters of one process."""

    def __init__(self) -> None:
        self._counters: dict[str, dict[Labels, float]] = defaultdict(lambda: defaultdict(float))
        self._times: dict[str, dict[Labels, Histogram]] = defaultdict(
            lambda: defaultdict(Histogram)
        )
        self._gauges: dict[str, Callable[[], Values]] = {}

    def count(self, name: str, times: float = 1, /, **labels: str) -> None:
        """Something happened once more."""
        self._counters[name][_labels(labels)] += times

    def counted(self, name: str) -> float:
        """How often something happened, whatever its labels."""
        return sum(self._counters[name].values()) if name in self._counters else 0

    def took(self, name: str, seconds: float, /, **labels: str) -> None:
        """Something took so long."""
        self._times[name][_labels(labels)].add(seconds)

    def timed(self, name: str, /, **labels: str) -> AbstractContextManager[None]:
        """The time that the block takes is counted, however it ends."""
        return _Timed(self._times[name][_labels(labels)])

    def gauge(self, name: str, read: Callable[[], Values | float]) -> None:
        """Something that is looked at when somebody asks: a number, or one for each label."""

        def values() -> Values:
            found = read()
            return found if isinstance(found, Mapping) else {(): found}

        self._gauges[name] = values

    def text(self) -> str:
        """Everything, in the text format of Prometheus."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for name, counted in sorted(self._counters.items()):
            yield f"# TYPE stammtisch_{name} counter"
            yield from _samples(name, counted)
        for name, read in sorted(self._gauges.items()):
            yield f"# TYPE stammtisch_{name} gauge"
            yield from _samples(name, read())
        for name, times in sorted(self._times.items()):
            yield f"# TYPE stammtisch_{name} histogram"
            for labels, histogram in sorted(times.items()):
                yield from _histogram(name, labels, histogram)


def one(**labels: str) -> Labels:
    """The labels of one value of a gauge."""
    return _labels(labels)


def _labels(labels: Mapping[str, str]) -> Labels:
    return tuple(sorted(labels.items())) if len(labels) > 1 else tuple(labels.items())


def _samples(name: str, values: Values) -> Iterator[str]:
    for labels, value in sorted(values.items()):
        yield f"stammtisch_{name}{_written(labels)} {_number(value)}"


def _histogram(name: str, labels: Labels, histogram: Histogram) -> Iterator[str]:
    total = 0
    for bound, count in zip((*BOUNDS, None), histogram.counts, strict=True):
        total += count
        below = (*labels, ("le", "+Inf" if bound is None else f"{bound:g}"))
        yield f"stammtisch_{name}_bucket{_written(below)} {total}"
    yield f"stammtisch_{name}_sum{_written(labels)} {_number(histogram.sum)}"
    yield f"stammtisch_{name}_count{_written(labels)} {total}"


def _written(labels: Labels) -> str:
    if not labels:
        return ""
    inside = ",".join(f'{name}="{_escaped(value)}"' for name, value in labels)
    return f"{{{inside}}}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    return str(int(value)) if float(value).is_integer() else repr(float(value))
