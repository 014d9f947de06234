"""Being away and quiet hours: what can be pressed, and what a table says of them."""

from __future__ import annotations

from typing import Final

from bot.people import likes, rest_of
from bot.rest import day_of
from bot.screen import GOOD, Button, Screen, named
from bot.sitting import Sitting
from bot.tokens import Token
from games.protocol import Seat
from games.text import Text, who
from storage.rows import PersonRow

DAYS: Final = (1, 3, 7, 14)
QUIETS: Final = ("", "22:00-07:00", "23:00-08:00", "00:00-09:00")
ZONES: Final = (
    "UTC",
    "Europe/London",
    "Europe/Zurich",
    "Europe/Athens",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""One press each; any other is written: `/settings zone Lima`."""


def rest_screen(row: PersonRow, now: float) -> Screen:
    """What a person has said about their rest, and what they can say with one press."""
    rest = rest_of(row, now)
    zone = likes(row).zone
    lines = [Text("rest-title"), Text("rest-zone-is", zone=zone)]
    if rest.quiet:
        lines.append(Text("rest-quiet-is", hours=_hours(rest.quiet)))
    if rest.until:
        lines.append(Text("rest-you-away", day=day_of(rest)))
    lines.append(Text("rest-how"))
    choices = [
        Button(Text("button-away-days", days=days), Token("awayfor", step=days)) for days in DAYS
    ]
    choices += [
        Button(_quiet_label(hours), Token("quiet", step=at), on=rest.quiet == hours)
        for at, hours in enumerate(QUIETS)
    ]
    choices += [
        Button(Text("rest-zone-is", zone=name), Token("zone", step=at), on=zone == name)
        for at, name in enumerate(ZONES)
    ]
    controls = ((Button(named("return"), Token("awayfor"), GOOD),),) if rest.until else ()
    return Screen(tuple(lines), tuple(choices), controls, turn_page=Token("rest"))


def _quiet_label(hours: str) -> Text:
    return Text("rest-quiet-is", hours=_hours(hours)) if hours else Text("rest-quiet-none")


def _hours(quiet: str) -> str:
    return quiet.replace("-", "–")


def resting(sitting: Sitting) -> tuple[Text, ...]:
    """Who of this table is away, and which of those due have quiet hours."""
    lines = []
    for row in sitting.seats:
        rest = sitting.terms.rest(row.person)
        if rest.until:
            lines.append(Text("table-away", who=who(row.seat), day=day_of(rest)))
        elif rest.quiet and sitting.terms.slow and row.seat in sitting.people_due():
            hours = _hours(rest.quiet)
            lines.append(Text("table-quiet", who=who(row.seat), hours=hours, zone=rest.zone))
    return tuple(lines)


def own_rest(sitting: Sitting, seat: Seat) -> tuple[tuple[Text, ...], tuple[Button, ...]]:
    """What somebody who is away reads and can press on their own screen."""
    rest = sitting.terms.rest(sitting.row(seat).person)
    if not rest.until:
        return (), ()
    back = Button(named("return"), Token("awayfor"), GOOD)
    return (Text("rest-you-away", day=day_of(rest)),), (back,)


def nudges(sitting: Sitting, seat: Seat) -> list[Button]:
    """Whom a person at the table may nudge."""
    return [
        Button(Text("button-nudge", who=who(one)), Token("nudge", sitting.id, step=one))
        for one in sitting.people_due()
        if one != seat
    ]
