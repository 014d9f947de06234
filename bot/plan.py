"""A play chosen ahead: made when its turn comes, if it still does the same.

Pure. A seat that is not due may open a menu of what it could play if it were, and keep one play
of it. Nobody else is told: the plan is the seat's own, like its draft.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot import written
from bot.fairness import KeyedDice
from bot.record import dump_text, load_text
from bot.sitting import PLAY, Sitting, is_computer
from games.protocol import NATURE, Game, Refused, Seat
from games.text import Text
from storage.rows import Json

IMAGINED: Final = 4  # states that look alike to a seat: what is so in all of them is certain
OPEN: Final[Json] = {"open": True}
"""The seat looks for something to plan."""


def as_if_due(sitting: Sitting, seat: Seat) -> Any:
    """What the seat would see if it were its turn now; None: it is, or that means nothing."""
    due = sitting.due()
    if sitting.phase != PLAY or seat in due or due == (NATURE,):
        return None
    return sitting.game.ahead(sitting.game.view(sitting.state, seat))


def ahead(sitting: Sitting, seat: Seat) -> Any:
    """The same where there is something to plan: more than to lay everything down."""
    view = as_if_due(sitting, seat)
    return None if view is None or sitting.game.forced(view) is not None else view


def basis(sitting: Sitting, seat: Seat) -> Any:
    """The view that a seat's menu is about: as it is, or as it would be at its turn."""
    if planning(sitting, seat):
        view = ahead(sitting, seat)
        if view is not None:
            return view
    return sitting.game.view(sitting.state, seat)


def planning(sitting: Sitting, seat: Seat) -> bool:
    """Is the seat looking for something to plan?"""
    return sitting.row(seat).planned == OPEN and seat not in sitting.due()


def plan_of(sitting: Sitting, seat: Seat) -> Any:
    """What the seat has planned; None: nothing."""
    planned: Any = sitting.row(seat).planned
    return sitting.game.load_action(planned["action"]) if planned and planned != OPEN else None


def told(sitting: Sitting, seat: Seat) -> tuple[Text, ...]:
    """What the planned play will do, in words."""
    planned: Any = sitting.row(seat).planned
    if not planned or planned == OPEN:
        return ()
    return tuple(load_text(text) for text in planned["does"])


def decided(sitting: Sitting, seat: Seat) -> int:
    """The newest entry when the seat planned: what came after it is news when its play is made."""
    planned: Any = sitting.row(seat).planned
    return int(planned.get("n", sitting.n))  # one that was kept before there was such a number


def opened(sitting: Sitting, seat: Seat) -> Sitting:
    """The seat begins to look for something to plan. Raises Refused where it cannot."""
    if ahead(sitting, seat) is None:
        raise Refused(Text("plan-not-now"))
    return _with(sitting, seat, OPEN)


def kept(sitting: Sitting, seat: Seat, action: Any) -> Sitting:
    """The play is made when the turn comes. Raises Refused where it could not be made now."""
    view = ahead(sitting, seat)
    if view is None:
        raise Refused(Text("plan-not-now"))
    does = [dump_text(text) for text in effect(sitting.game, view, seat, action)]
    data = sitting.game.dump_action(action)
    return _with(sitting, seat, {"action": data, "does": does, "n": sitting.n})


def dropped(sitting: Sitting, seat: Seat) -> Sitting:
    """Nothing is planned any more."""
    return _with(sitting, seat, None)


def _with(sitting: Sitting, seat: Seat, planned: Json) -> Sitting:
    row = sitting.row(seat)
    lasting = written.lasting(sitting.game, row.draft)
    return sitting.with_seat(replace(row, planned=planned, draft=lasting))


def ready(sitting: Sitting, seat: Seat) -> Any:
    """The planned play of a seat that is due now; None: it has none, or it does something else."""
    row = sitting.row(seat)
    planned: Any = row.planned
    if is_computer(row) or not planned or planned == OPEN:
        return None
    try:
        action = sitting.game.load_action(planned["action"])
        view = sitting.game.view(sitting.state, seat)
        does = effect(sitting.game, view, seat, action)
    except Refused:  # it is not allowed any more
        return None
    same = [_bare(text) for text in does] == [_bare(text) for text in told(sitting, seat)]
    return action if same else None


def effect(game: Game[Any, Any, Any], view: Any, seat: Seat, action: Any) -> tuple[Text, ...]:
    """What everyone would see of a play, judged by what its seat knows: what hangs on something
    hidden (how much others still hold at the end of a round) is left out. Raises Refused.
    """
    first, *others = (_imagined(game, view, seat, action, n) for n in range(IMAGINED))
    return tuple(text for text in first if all(text in other for other in others))


def _imagined(
    game: Game[Any, Any, Any], view: Any, seat: Seat, action: Any, n: int
) -> tuple[Text, ...]:
    state = game.imagine(view, KeyedDice(b"plan", n))
    events = game.apply(state, seat, action).events
    return tuple(event.text for event in events if event.readers is None)


def _bare(text: Text) -> Text:
    """Without how much the stock has left: that is no doing of the play's."""
    return Text(text.key, **{name: arg for name, arg in text.args if name != "stock"})
