"""What a seat sees of its own plan: on its own screen first, and on nobody else's."""

from __future__ import annotations

from typing import Any

from bot import plan
from bot.letters import move_tag
from bot.screen import PLAIN, Button, named
from bot.sitting import Sitting
from bot.tokens import Token
from games.protocol import NATURE, Seat
from games.text import Text
from render.picture import Plan


def asked(sitting: Sitting, seat: Seat, question: Text) -> list[Text]:
    """The question last, as on any screen; of a plan that waits, what it will do, and itself."""
    if plan.planning(sitting, seat):
        return [Text("plan-ask", question=question)]
    move = _move(sitting, seat)
    if move is None:
        return [question]
    does = (Text("plan-does", what=text) for text in plan.told(sitting, seat))
    return [*does, Text("plan-is", move=move)]


def waits(sitting: Sitting, seat: Seat) -> bool:
    """Has the seat a plan that waits for its turn? Then it need not choose anything."""
    return _move(sitting, seat) is not None


def pictured(sitting: Sitting, seat: Seat) -> Plan | None:
    """What the seat's picture says of it, and whose turn it is meanwhile."""
    due = tuple(one for one in sitting.due() if one != NATURE)
    if plan.planning(sitting, seat):
        return Plan(Text("picture-plan-ask"), due)
    move = _move(sitting, seat)
    return None if move is None else Plan(Text("picture-plan-kept", move=move), due)


def buttons(sitting: Sitting, seat: Seat) -> list[Button]:
    """The ways to a plan, to another one, and back to none."""
    drop = Button(named("unplan"), Token("unplan", sitting.id), PLAIN)
    if waits(sitting, seat):
        return [Button(named("replan"), Token("plan", sitting.id), PLAIN), drop]
    if sitting.row(seat).planned and seat not in sitting.due():
        return [drop]
    if plan.ahead(sitting, seat) is not None:
        return [Button(named("plan"), Token("plan", sitting.id), PLAIN)]
    return []


def _move(sitting: Sitting, seat: Seat) -> Text | None:
    """The play that waits, as its person would say it; None: none does."""
    action: Any = None if seat in sitting.due() else plan.plan_of(sitting, seat)
    view = None if action is None else plan.ahead(sitting, seat)
    if view is None:
        return None
    move = move_tag(sitting.game.key, sitting.game.write(view, action))
    return Text("move-said", move=move)
