"""How a game ended, and how everyone came out of it, as rows for the statistics."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.sitting import Sitting
from games.protocol import Outcome, Seat
from games.text import Text, who
from storage.rows import ResultRow, SeatRow

PLAYED: Final = "played"
CONCEDED: Final = "conceded"
ABANDONED: Final = "abandoned"


def outcome_of(sitting: Sitting) -> Outcome | None:
    """How a round or the match has ended: by the rules, or because a side gave up."""
    lost = sitting.terms.gave_up
    return conceded(sitting, lost) if lost else sitting.game.outcome(sitting.state)


def conceded(sitting: Sitting, lost: tuple[Seat, ...]) -> Outcome:
    """How it has ended where these gave up: the others have won, with the points so far."""
    winners = tuple(row.seat for row in sitting.seats if row.seat not in lost)
    told = Text("picture-won", who=tuple(map(who, winners)), count=len(winners))
    why = Text("table-conceded", won=told, who=tuple(map(who, lost)), count=len(lost))
    so_far = sitting.game.outcome(sitting.state) or Outcome(final=True, winners=winners, why=why)
    return replace(so_far, final=True, winners=winners, why=why)


def results_of(sitting: Sitting, outcome: Outcome, now: float) -> tuple[ResultRow, ...]:
    """A row a seat, at the end of a match. A seat that a stand-in finished counts as abandoned,
    and that is lost, whatever the stand-in made of it.
    """
    return tuple(
        _row(
            sitting,
            row,
            now,
            won=row.seat in outcome.winners and not row.stand_in,
            score=outcome.scores[row.seat] if outcome.scores else 0,
            how=ABANDONED if row.stand_in else PLAYED,
        )
        for row in sitting.seats
    )


def conceded_results(sitting: Sitting, lost: tuple[Seat, ...], now: float) -> tuple[ResultRow, ...]:
    """A row a seat when one side has given up: it counts as lost, and for the others as won."""
    return tuple(
        _row(
            sitting,
            row,
            now,
            won=row.seat not in lost,
            score=0,
            how=CONCEDED if row.seat in lost else PLAYED,
        )
        for row in sitting.seats
    )


def _row(
    sitting: Sitting, row: SeatRow, now: float, *, won: bool, score: int, how: str
) -> ResultRow:
    return ResultRow(
        table=sitting.id,
        seat=row.seat,
        room=sitting.room,
        game=sitting.game.key,
        person=row.person,
        level=row.level,
        won=won,
        score=score,
        how=how,
        facts={},
        at=now,
    )
