"""How everyone came out of a game, as rows for the statistics."""

from __future__ import annotations

from typing import Final

from bot.sitting import Sitting
from games.protocol import Outcome
from storage.rows import ResultRow

PLAYED: Final = "played"
CONCEDED: Final = "conceded"
ABANDONED: Final = "abandoned"


def results_of(sitting: Sitting, outcome: Outcome, now: float) -> tuple[ResultRow, ...]:
    """A row a seat, at the end of a match. A seat that a stand-in finished counts as abandoned."""
    return tuple(
        ResultRow(
            table=sitting.id,
            seat=row.seat,
            room=sitting.room,
            game=sitting.game.key,
            person=row.person,
            level=row.level,
            won=row.seat in outcome.winners,
            score=outcome.scores[row.seat] if outcome.scores else 0,
            how=ABANDONED if row.stand_in else PLAYED,
            facts={},
            at=now,
        )
        for row in sitting.seats
    )
