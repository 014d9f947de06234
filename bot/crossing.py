"""What is on its way to a place, so that two messages that may have passed each other are noticed.

Between the moments at which a platform is called and answers nobody knows which of two calls
came first. What is merely being written down meanwhile has arrived, and crosses nothing.
"""

from __future__ import annotations

from types import TracebackType
from typing import Self

from bot.shared import Shared


class _Lane:
    """The way to one place; it is known while somebody is on it, or has yet to note an arrival."""

    __slots__ = ("__weakref__", "arrived", "begun", "sent", "under_way")

    def __init__(self) -> None:
        self.under_way = 0
        self.begun = 0
        self.sent = 0
        """How many of those that began were deliveries, not answers,"""
        self.arrived = 0
        """and how many of these surely arrived."""


class Trip:
    """One call of a platform for one place, to be entered around the call."""

    __slots__ = ("_alone", "_answers", "_arrived", "_lane", "_number", "_sent")

    def __init__(self, lane: _Lane, *, answers: bool) -> None:
        self._lane = lane
        self._answers = answers

    def __enter__(self) -> Self:
        lane = self._lane
        self._alone = lane.under_way == 0
        lane.under_way += 1
        lane.begun += 1
        lane.sent += not self._answers
        self._number = lane.begun
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        lane = self._lane
        lane.under_way -= 1
        lane.arrived += not self._answers and error is None
        self._alone = self._alone and lane.begun == self._number
        self._sent, self._arrived = lane.sent, lane.arrived

    @property
    def crossed(self) -> bool:
        """Was something else on its way there at the same time, or has since been sent and
        perhaps got lost? Another answer that began after this one had arrived does not count: it
        notes by itself what it has shown.
        """
        sent = self._lane.sent - self._sent
        return not self._alone or sent != self._lane.arrived - self._arrived

    @property
    def overtaken(self) -> bool:
        """Has a delivery that began when this one had arrived put something else in its place?"""
        return not self.crossed and self._lane.arrived != self._arrived


class Lanes:
    """The ways to all places, by table and reader."""

    def __init__(self) -> None:
        self._lanes: Shared[tuple[str, str | None], _Lane] = Shared(_Lane)

    def delivery(self, table: str, person: str | None) -> Trip:
        """Something that is owed is being sent there."""
        return Trip(self._lanes.of((table, person)), answers=False)

    def answer(self, table: str, person: str | None) -> Trip:
        """Somebody's press is being answered there."""
        return Trip(self._lanes.of((table, person)), answers=True)
