"""What people talk about after a game, counted from its log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.record import PLAYED, Entry
from bot.replay import replay, standing
from bot.sitting import Sitting
from games.protocol import Deed, Fact, Seat
from games.text import Tag, Text, who


def highlights(sitting: Sitting, log: Sequence[Entry]) -> tuple[Fact, ...]:
    """The facts that anybody has to do with. May take long: the log is replayed."""
    return tuple(fact for fact in sitting.game.facts(_deeds(sitting, log)) if any(fact.counts))


def fact_line(fact: Fact) -> Text:
    """A fact in words, seat by seat."""
    counts = (Text("table-score", who=who(seat), score=n) for seat, n in enumerate(fact.counts))
    return Text("fact-line", name=_name(fact), counts=tuple(counts))


def by_team(fact: Fact, teams: Sequence[Sequence[Seat]]) -> tuple[Text, tuple[int, ...]]:
    """A fact for a result's picture: its name, and a number a team."""
    whole = max if fact.record else sum
    counts = tuple(whole([fact.counts[seat] for seat in team]) for team in teams)
    return Text("fact-name-of", name=_name(fact)), counts


def _name(fact: Fact) -> Tag:
    return Tag("fact-name", fact.name)


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
