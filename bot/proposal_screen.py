"""What a table shows of a proposal: who asks for what, who has yet to agree, what can be said."""

from __future__ import annotations

from bot import proposals
from bot.lobby_screen import SHORT
from bot.screen import BAD, GOOD, Button, named
from bot.sitting import Sitting
from bot.tokens import Token
from games.protocol import Seat
from games.text import Text, who
from storage.rows import ProposalRow


def proposed(sitting: Sitting) -> tuple[Text, ...]:
    """What is asked, and of whom an answer is waited for."""
    return tuple(_line(sitting, row) for row in sitting.proposals)


def next_deal(sitting: Sitting) -> tuple[Text, ...]:
    """What a rematch that is proposed would be played with: fixed before anybody agrees."""
    if not any(row.kind == proposals.REMATCH for row in sitting.proposals):
        return ()
    return (Text("lobby-commitment", short=sitting.terms.next_deal[:SHORT]),)


def answers(sitting: Sitting) -> tuple[tuple[Button, ...], ...]:
    """What can be said to it. Whoever asked has agreed, and can withdraw it."""
    if not sitting.proposals:
        return ()
    row = sitting.proposals[0]
    asker = frozenset({proposals.asker(sitting, row)}) - {""}
    missing = proposals.missing(sitting, row)
    silent = _people(sitting, missing)
    asked = _people(sitting, (*missing, *row.agreed)) - asker
    step = proposals.number(row)
    yes, no, off = (Token(verb, sitting.id, step=step) for verb in ("agree", "decline", "withdraw"))
    return (
        (
            Button(named("agree"), yes, GOOD, only=silent),
            Button(named("decline"), no, BAD, only=asked),
            Button(named("withdraw"), off, only=asker, apart=True),
        ),
    )


def _people(sitting: Sitting, seats: tuple[Seat, ...]) -> frozenset[str]:
    return frozenset(person for seat in seats if (person := sitting.row(seat).person))


def _line(sitting: Sitting, row: ProposalRow) -> Text:
    asked = proposals.line(sitting, row)
    missing = tuple(who(seat) for seat in proposals.missing(sitting, row))
    return Text("proposal-open", asked=asked, who=missing) if missing else asked
