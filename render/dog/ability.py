"""What each card of a hand can do now, short enough to be printed on it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.dog.board import FINISH, KENNEL, Board, Kind, Place, Rank
from games.dog.plays import any_play, card_plays
from games.dog.state import Play, Steal, Swap, View
from games.dog.tracks import BACK
from games.protocol import Seat


class Ability(NamedTuple):
    """What a card can do; steps less than 0 go back."""

    steps: tuple[int, ...] = ()
    exit: bool = False
    swap: bool = False
    steal: bool = False
    seven: bool = False
    text: str = ""  # instead of all that

    def __bool__(self) -> bool:
        return self != Ability()


def abilities(view: View, rank: Rank) -> Ability:
    """What a card of the viewing seat can do on this board; nothing: it cannot be played."""
    seat = view.seat or 0
    robbed = tuple(bool(size) for size in view.sizes)
    return _abilities(view.kind, view.board, seat, rank, robbed)


@lru_cache(1 << 8)
def _abilities(
    kind: Kind, board: Board, seat: Seat, rank: Rank, robbed: tuple[bool, ...]
) -> Ability:
    sizes = tuple(int(one) for one in robbed)
    steps: set[int] = set()
    out = swap = steal = False
    for play in card_plays(kind, board, seat, rank, sizes, sevens=False):
        match play:
            case Play(_, ((f, t),)) if f >= KENNEL:
                out = True
            case Play(_, ((f, t),)):
                steps.add(distance(kind, f, t))
            case Swap():
                swap = True
            case Steal():
                steal = True
    seven = rank == "7" and any_play(kind, board, seat, rank, sizes)
    order = tuple(sorted(steps, key=lambda n: (n < 0, n)))
    return Ability(order, out, swap, steal, seven)


def distance(kind: Kind, f: Place, t: Place) -> int:
    """How many steps lead from one place to another; four back is less than 0."""
    ring = kind.layout.ring
    if f >= FINISH:
        return t - f
    if t >= FINISH:
        owner, k = divmod(t - FINISH, 4)
        return kind.layout.ahead(owner, f) + k + 1
    return BACK if (f - t) % ring == -BACK else (t - f) % ring
