"""A nudge: other players have whoever is due told once more, once in a while.

Pure, like `table`. It is an entry of the log and a deadline of this very moment, so it reaches
its person also over a restart.
"""

from __future__ import annotations

from dataclasses import replace

from bot.manners import Manners
from bot.record import PLAYED
from bot.sitting import PLAY, Sitting
from bot.table import noted
from bot.timing import NUDGE
from games.protocol import Refused, Seat
from games.text import Text, who


def nudged(sitting: Sitting, by: Seat, target: Seat, now: float, manners: Manners) -> Sitting:
    """One player nudges another who is due. Raises Refused where that would be unkind."""
    if sitting.phase != PLAY or target not in sitting.people_due() or target == by:
        raise Refused(Text("nudge-not-due"))
    person = sitting.row(target).person or ""
    rest = sitting.terms.rest(person)
    if rest.until > now or rest.ends(now) is not None:
        raise Refused(Text("nudge-rests", victim=who(target)))
    last = dict(sitting.terms.nudged).get(person)
    if last is not None and now - last < manners.nudge:
        raise Refused(Text("nudge-again", victim=who(target)))
    if now - _waiting_since(sitting) < manners.fresh:
        raise Refused(Text("nudge-too-soon", victim=who(target)))
    others = tuple(pair for pair in sitting.terms.nudged if pair[0] != person)
    terms = replace(sitting.terms, nudged=(*others, (person, now)))
    told = Text("table-nudged", who=who(by), victim=who(target))
    new = noted(replace(sitting, terms=terms), target, str(sitting.row(by).person), {}, told, now)
    return new.with_deadline(NUDGE, target, sitting.row(target).decision, now)


def _waiting_since(sitting: Sitting) -> float:
    """When the table last went on: its notice is as old as that."""
    plays = (entry.at for entry in reversed(sitting.recent) if entry.kind == PLAYED)
    return next(plays, 0.0)
