"""One question of the menu, and what questions have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from games.dog import tell
from games.dog.board import FINISH, KENNEL, Board, Place, Rank, complete
from games.dog.plays import Moved
from games.dog.state import Action, View
from games.protocol import Choice, Seat
from games.text import Text, who

HOMEWARD: Final = 1000  # added to a marble's field: it turns into its finish
SPLIT: Final = 2000  # a joker as a seven
SWAP: Final = 2001  # a joker as a jack
STEAL: Final = 2010  # + seat: whose card is taken


@dataclass(frozen=True, slots=True)
class Node:
    """A place in the menu: what is asked, and where each answer leads."""

    question: Text
    branches: tuple[tuple[Choice, Callable[[], Node]], ...] = ()
    play: Action | None = None
    board: Board | None = None  # as it would be; None: as it is
    marks: tuple[str, ...] = ()
    look: bool = True


def marble(view: View, board: Board, seat: Seat, f: Place) -> Choice:
    """A marble to choose, named by its field and, on the ring, by its way to its start."""
    place = view.kind.layout
    owner = place.owner_at(board, f)
    if f >= KENNEL:
        start = tell.field(place.starts[f - KENNEL])
        return Choice(f, Text("dog-choose-out", owner=who(f - KENNEL), to=start), tell.spot(f))
    spot, at = tell.spot(f), tell.field(f)
    if owner == seat:
        ahead = place.ahead(seat, f) if f < FINISH else 0
        label = Text("dog-choose-mine", owner=who(seat), place=at, ahead=ahead)
        return Choice(f, label, spot)
    return Choice(f, Text("dog-choose-theirs", place=at, owner=who(owner or 0)), spot)


def hurts(view: View, seat: Seat, moved: Moved) -> bool:
    """Does a marble of one's own or of the partner's go home by it?"""
    ours = (seat, *view.kind.mates[seat])
    return any(owner in ours for owner, _ in moved.sent)


def consequences(view: View, seat: Seat, card: Rank, moved: Moved) -> Text:
    """What a play will do, losses of one's own and the partner's first."""
    table = view.kind
    mates = table.mates[seat]
    by_weight = sorted(moved.sent, key=lambda one: (one[0] != seat, one[0] not in mates))
    effects = []
    for owner, place in by_weight:
        at = tell.field(place)
        if owner == seat:
            effects.append(Text("dog-effect-own", place=at))
        elif owner in mates:
            effects.append(Text("dog-effect-mate", mate=who(owner), place=at))
        else:
            effects.append(Text("dog-effect-hit", victim=who(owner), place=at))
    party = complete(table, moved.board, seat)
    if party:
        effects.append(Text("dog-effect-win", who=tuple(who(one) for one in party)))
    played = Text(
        "dog-sure-moves",
        card=tell.card(card),
        moves=tuple(tell.moved(seat, *move) for move in moved.moves),
    )
    return Text("dog-sure", play=played, effects=tuple(effects)) if effects else played
