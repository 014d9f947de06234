"""Why a good player would do that: one sentence, the weightiest reason."""

from __future__ import annotations

from itertools import islice

from games.dog.board import EXITS, FINISH, KENNEL, Board, complete
from games.dog.plays import Moved, after, listing, swapped
from games.dog.state import Action, Give, Play, Steal, Swap, View
from games.dog.tell import card as card_tag
from games.dog.worth import danger
from games.protocol import Seat
from games.text import Text, who

SAFER = 0.7  # of the danger before: less than this is worth saying


def motive(view: View, action: Action) -> Text:
    """Why a good player would do it in the place of the viewing seat."""
    seat = view.seat or 0
    match action:
        case Give(card):
            key = "dog-motive-give-exit" if card in EXITS else "dog-motive-give"
            return Text(key, card=card_tag(card), mate=who(view.kind.receivers[seat]))
        case Play():
            moved = after(view.kind, view.board, seat, action)
            return Text("dog-motive-only") if moved is None else _of_move(view, seat, moved)
        case Swap():
            moved = swapped(view.kind, view.board, seat, action)
            only = moved is None or _only_one(view, seat)
            return Text("dog-motive-only" if only else "dog-motive-swap")
        case Steal(_, victim):
            return Text("dog-motive-steal", victim=who(victim))
        case _:
            return Text("dog-motive-only")


def _of_move(view: View, seat: Seat, moved: Moved) -> Text:
    ours = (seat, *view.kind.mates[seat])
    if complete(view.kind, moved.board, seat):
        return Text("dog-motive-win")
    if _only_one(view, seat):
        return Text("dog-motive-only")
    hit = tuple(who(owner) for owner, _ in moved.sent if owner not in ours)
    if hit:
        return Text("dog-motive-hit", victims=hit)
    if any(FINISH <= t < KENNEL and f < FINISH for _, f, t in moved.moves):
        return Text("dog-motive-home")
    if any(f >= KENNEL for _, f, _ in moved.moves):
        return Text("dog-motive-out")
    if _danger(view, moved.board, seat) < SAFER * _danger(view, view.board, seat):
        return Text("dog-motive-safe")
    return Text("dog-motive-on")


def _danger(view: View, board: Board, seat: Seat) -> float:
    return danger(view.kind, board, seat, view.sizes)


def _only_one(view: View, seat: Seat) -> bool:
    plays = listing(view.kind, view.board, seat, view.hand, view.sizes)
    return len(list(islice(plays, 2))) == 1
