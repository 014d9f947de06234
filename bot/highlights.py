"""What people talk about after a game, counted from its log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.record import PLAYED, Entry
from bot.replay import replay, standing
from bot.sitting import Sitting
from games.protocol import Deed
from games.text import Tag, Text, who


def highlights(sitting: Sitting, log: Sequence[Entry]) -> tuple[Text, ...]:
    """A line a fact, of those that anybody has to do with. May take long: the log is replayed."""
    return tuple(
        Text(
            "fact-line",
            name=Tag("fact-name", fact.name),
            counts=tuple(
                Text("table-score", who=who(seat), score=n) for seat, n in enumerate(fact.counts)
            ),
        )
        for fact in sitting.game.facts(_deeds(sitting, log))
        if any(fact.counts)
    )


def _deeds(sitting: Sitting, log: Sequence[Entry]) -> Iterator[Deed[Any, Any]]:
    """Every play that stands, with the states around it."""
    game, setup = sitting.game, sitting.terms.setup(sitting.game)
    kept = {entry.n for entry in standing(log) if entry.kind == PLAYED}
    before = game.start(setup)
    for entry, after in replay(game, setup, log):
        if entry.n in kept:
            data: Any = entry.action
            yield Deed(before, entry.seat, game.load_action(data), after)
        before = after
