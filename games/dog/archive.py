"""States and actions as plain data, for the log and the store."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from games.dog.board import FINISH, KENNEL, RANKS
from games.dog.positions import read_position, write_position
from games.dog.state import (
    Action,
    Draw,
    Fold,
    Give,
    Idle,
    Laid,
    Note,
    Play,
    Shuffle,
    State,
    Steal,
    Swap,
    Taken,
)
from games.protocol import Json, Unreadable
from games.text import Text


def dump_state(state: State) -> Json:
    """The position as its text, and the record beside it."""
    return {
        "position": write_position(state),
        "record": [_listed(laid) for laid in state.record],
        "notes": [
            [[note.kind, note.card, note.other, note.after] for note in kept]
            for kept in state.notes
        ],
    }


@lru_cache(8192)  # a record grows by one a play, and is stored after each
def _listed(laid: Laid) -> Json:
    moves: list[Json] = [list(move) for move in laid.moves]
    sent: list[Json] = [list(one) for one in laid.sent]
    return [laid.round, laid.seat, laid.kind, laid.cards, moves, sent, laid.victim]


def load_state(data: Json) -> State:
    """The inverse of `dump_state`; what it reads was written by us."""
    stored = cast("dict[str, Any]", data)
    state = read_position(stored["position"])
    record = tuple(
        Laid(number, seat, kind, held, tuple(map(tuple, moves)), tuple(map(tuple, sent)), victim)
        for number, seat, kind, held, moves, sent, victim in stored["record"]
    )
    notes = tuple(tuple(Note(*note) for note in kept) for kept in stored["notes"])
    return state._replace(record=record, notes=notes)


def dump_action(action: Action) -> Json:
    """A list that begins with the kind of action."""
    match action:
        case Give(card):
            return ["give", card]
        case Play(card, moves):
            return ["play", card, [list(move) for move in moves]]
        case Swap(card, mine, theirs):
            return ["swap", card, mine, theirs]
        case Steal(card, victim):
            return ["steal", card, victim]
        case Idle():
            return ["idle"]
        case Fold():
            return ["fold"]
        case Shuffle(stock):
            return ["shuffle", stock]
        case Draw(drawn):
            return ["draw", drawn]
        case Taken(card):
            return ["taken", card]


def load_action(data: Json) -> Action:
    """The inverse of `dump_action`; raises Unreadable."""
    match data:
        case ["give", str(card)] if _rank(card):
            return Give(card)
        case ["play", str(card), [*moves]] if _rank(card) and 1 <= len(moves) <= 7:
            return Play(card, tuple(_move(move) for move in moves))
        case ["swap", str(card), int(mine), int(theirs)] if _rank(card):
            return Swap(card, mine, theirs)
        case ["steal", str(card), int(victim)] if _rank(card):
            return Steal(card, victim)
        case ["idle"]:
            return Idle()
        case ["fold"]:
            return Fold()
        case ["shuffle", str(stock)]:
            return Shuffle(stock)
        case ["draw", str(drawn)]:
            return Draw(drawn)
        case ["taken", str(card)] if _rank(card):
            return Taken(card)
        case _:
            raise _unreadable()


def _rank(card: str) -> bool:
    return len(card) == 1 and card in RANKS


def _move(move: Json) -> tuple[int, int]:
    match move:
        case [int(f), int(t)] if 0 <= f < KENNEL + 6 and 0 <= t < FINISH + 24:
            return f, t
        case _:
            raise _unreadable()


def _unreadable() -> Unreadable:
    return Unreadable(Text("dog-action-unreadable"))
