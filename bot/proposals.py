"""What people at a table are asked to agree to: one mechanism, never holding up play.

Computers agree to everything, so a person alone with them need not ask anybody.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.sitting import PLAY, Sitting
from bot.table import is_computer
from games.protocol import Refused, Seat
from games.text import Text
from storage.rows import ProposalRow

UNDO: Final = "undo"
CANCEL: Final = "cancel"
KICK: Final = "kick"
PAUSE: Final = "pause"
CONCEDE: Final = "concede"
KINDS: Final = (UNDO, PAUSE, CONCEDE, CANCEL, KICK)

NOBODY: Final = -1


def propose(sitting: Sitting, kind: str, by: Seat, target: Seat, now: float) -> Sitting:
    """The table is asked; a new proposal takes the place of the one before."""
    if sitting.phase != PLAY or kind not in KINDS:
        raise Refused(Text("table-over"))
    row = ProposalRow(sitting.id, kind, by, target, (by,), now)
    return replace(sitting, proposals=(row,))


def agree(sitting: Sitting, seat: Seat) -> Sitting:
    """One more agrees."""
    row = pending(sitting)
    if seat in row.agreed:
        raise Refused(Text("proposal-agreed-already"))
    return replace(sitting, proposals=(replace(row, agreed=(*row.agreed, seat)),))


def decline(sitting: Sitting) -> Sitting:
    """One is against it: it is gone."""
    pending(sitting)
    return replace(sitting, proposals=())


def pending(sitting: Sitting) -> ProposalRow:
    """What is asked now; raises Refused if nothing is."""
    if not sitting.proposals:
        raise Refused(Text("proposal-none"))
    return sitting.proposals[0]


def missing(sitting: Sitting, row: ProposalRow) -> tuple[Seat, ...]:
    """The people who have yet to agree: all at the table, or one's own side when giving up."""
    asked = [one.seat for one in sitting.seats if not is_computer(one) and one.seat != row.target]
    if row.kind == CONCEDE:
        sides = sitting.game.teams(sitting.terms.setup(sitting.game))
        side = next(side for side in sides if row.by in side)
        asked = [seat for seat in asked if seat in side]
    return tuple(seat for seat in asked if seat not in row.agreed)
