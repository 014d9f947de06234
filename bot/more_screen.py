"""What else can be done at a table, besides playing."""

from __future__ import annotations

from bot.screen import BAD, PLAIN, Button, Screen, named
from bot.sitting import PLAY, Sitting
from bot.tokens import Token
from games.text import Tag, Text, who


def more_screen(sitting: Sitting, person: str) -> Screen:
    """The table's own menu. Nothing here is private."""
    lines = [Text("more-title", game=Tag("game-name", sitting.game.key), table=sitting.id)]
    lines.append(Text("more-commitment", commitment=sitting.commitment))
    choices = []
    if sitting.phase == PLAY:
        if sitting.seat_of(person) is not None:
            choices.append(_press(sitting, "away"))
        choices += [
            Button(Text("button-kick", who=who(row.seat)), Token("kick", sitting.id, step=row.seat))
            for row in sitting.seats
            if row.person not in (None, person)
        ]
        choices.append(_press(sitting, "cancel", BAD))
    return Screen(tuple(lines), tuple(choices), turn_page=Token("more", sitting.id))


def _press(sitting: Sitting, verb: str, style: str = PLAIN) -> Button:
    return Button(named(verb), Token(verb, sitting.id), style)
