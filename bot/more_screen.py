"""What else can be done at a table, besides playing."""

from __future__ import annotations

from typing import Final

from bot import proposals, table
from bot.lobby_screen import agreed
from bot.rest_screen import nudges
from bot.screen import BAD, PLAIN, Button, Screen, named
from bot.sitting import PLAY, Sitting, is_computer
from bot.tokens import Token
from games.protocol import Refused, Seat
from games.text import Tag, Text, who

STRIDE: Final = 16  # a kind of proposal and a seat as one step: 16 * kind + seat + 1


def step_of(kind: str, target: Seat = proposals.NOBODY) -> int:
    """A proposal as the step of a token."""
    return STRIDE * proposals.KINDS.index(kind) + target + 1


def more_screen(sitting: Sitting, person: str, *, in_charge: bool) -> Screen:
    """The table's own menu. Nothing here is private."""
    lines = (
        Text("more-title", game=Tag("game-name", sitting.game.key), table=sitting.id),
        agreed(sitting),
        Text("more-commitment", commitment=sitting.commitment),
    )
    seat = sitting.seat_of(person)
    choices: list[Button] = []
    if sitting.phase == PLAY:
        if seat is not None:
            choices += _asking(sitting, seat, in_charge=in_charge)
            choices += nudges(sitting, seat)
            choices.append(_press(sitting, "away"))
        else:
            choices += _free_seats(sitting)
        if in_charge:
            choices += [
                Button(Text("button-kick", who=who(one)), Token("kick", sitting.id, step=one), BAD)
                for one in _others(sitting, person)
            ]
            choices.append(_press(sitting, "cancel", BAD))
    return Screen(lines, tuple(choices), turn_page=Token("more", sitting.id))


def _asking(sitting: Sitting, seat: Seat, *, in_charge: bool) -> list[Button]:
    """What this person may propose to the others."""
    kinds = [proposals.PAUSE]
    if len(sitting.game.teams(sitting.terms.setup(sitting.game))) == 2:
        kinds.append(proposals.CONCEDE)
    try:
        table.undoable(sitting, seat)
        kinds.insert(0, proposals.UNDO)
    except Refused:
        pass  # nothing of one's own that could be taken back
    if not in_charge:
        kinds.append(proposals.CANCEL)
    asking = [
        Button(
            Text("button-propose", what=Tag("propose-name", kind)),
            Token("propose", sitting.id, step=step_of(kind)),
            BAD if kind == proposals.CONCEDE else PLAIN,  # alone on a side nobody else is asked
        )
        for kind in kinds
    ]
    if not in_charge:
        asking += [
            Button(
                Text("button-propose-kick", who=who(one)),
                Token("propose", sitting.id, step=step_of(proposals.KICK, one)),
            )
            for one in _others(sitting, sitting.row(seat).person or "")
        ]
    return asking


def _free_seats(sitting: Sitting) -> list[Button]:
    """Where somebody who does not sit here might, if the table agrees."""
    return [
        Button(Text("button-take-seat", who=who(row.seat)), _take(sitting, row.seat))
        for row in sitting.seats
        if is_computer(row)
    ]


def _take(sitting: Sitting, seat: Seat) -> Token:
    return Token("takeseat", sitting.id, step=seat)


def _others(sitting: Sitting, person: str) -> list[Seat]:
    return [row.seat for row in sitting.seats if row.person not in (None, person)]


def _press(sitting: Sitting, verb: str, style: str = PLAIN) -> Button:
    return Button(named(verb), Token(verb, sitting.id), style)
