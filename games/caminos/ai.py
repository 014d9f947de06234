"""Computer players: they build their own shortest connection and block the other's.

`normal` wins when it can, and else places the stone that leaves the other colour farthest
and its own nearest, but none after which the other can win at once, if there is one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.caminos.actions import Action
from games.caminos.distance import distance, flat, ground, ways
from games.caminos.paths import joins
from games.caminos.plays import drawn, listed
from games.caminos.rules import apply
from games.caminos.state import PLAY, State, View
from games.caminos.stones import BLUE, Pose, colour_of
from games.protocol import Dice, Refused
from games.text import Text

GLANCES: Final = 6  # placements an easy player compares
LOOKS: Final = 120  # placements a normal player measures
STONE: Final = 4  # cells that one stone can turn at most


def choose(view: View, level: str, dice: Dice) -> Action:
    """What a computer player does."""
    state = view.state
    if state.phase != PLAY or view.seat != state.seat:
        raise Refused(Text("caminos-not-your-turn"))
    if state.blue:
        pose = drawn(state, dice) if level == "easy" else _hinder(state, dice)
    else:
        pose = _easy(state, dice) if level == "easy" else _normal(state, dice)
    return pose.place


def _easy(state: State, dice: Dice) -> Pose:
    """Wins when it can; else the best of a few placements, for its own way only."""
    if won := _winning(state, listed(state)):
        return won
    glances = [drawn(state, dice) for _ in range(GLANCES)]
    return min(glances, key=lambda pose: _needs(state, pose, colour_of(state.seat)))


def _normal(state: State, dice: Dice) -> Pose:
    if won := _winning(state, listed(state)):
        return won
    ranked = _ranked(state, dice)
    threats: list[Pose] = []  # the other's winning answers met so far: tried first
    for pose in ranked:
        after = apply(state, state.seat, pose.place).state
        if after.phase != PLAY or colour_of(after.seat) == colour_of(state.seat):
            return pose
        answer = _winning(after, threats) or _winning(after, listed(after))
        if answer is None:
            return pose
        threats.insert(0, answer)
    return ranked[0]


def _ranked(state: State, dice: Dice) -> list[Pose]:
    """The placements worth a look, best first."""
    board, colour = state.board, colour_of(state.seat)
    own, own_loose = ways(board, ground(board, state.field, colour))
    other, other_loose = ways(board, ground(board, state.field, 1 - colour))

    def interest(pose: Pose) -> int:
        foot = pose.foot
        return (
            (foot & own).bit_count()
            + (foot & own_loose).bit_count()
            + (foot & other).bit_count()
            + (foot & other_loose).bit_count()
        )

    found = list(listed(state))
    turn = dice.below(len(found))  # so that equal ones come in another order each time
    found = sorted(found[turn:] + found[:turn], key=interest, reverse=True)[:LOOKS]

    def worth(pose: Pose) -> tuple[int, int]:
        own = _needs(state, pose, colour)
        return _needs(state, pose, 1 - colour) - own, -own

    return sorted(found, key=worth, reverse=True)


def _needs(state: State, pose: Pose, colour: int) -> int:
    """The distance of a colour once the seat on turn has placed this."""
    mover = BLUE if state.blue else colour_of(state.seat)
    field = state.field.laid(pose, mover)
    return distance(state.board, ground(state.board, field, colour))


def _winning(state: State, found: Iterable[Pose]) -> Pose | None:
    """A placement of the seat on turn that joins two sides, of these."""
    board, field, colour = state.board, state.field, colour_of(state.seat)
    if distance(board, flat(ground(board, field, colour)), STONE) > STONE:
        return None
    masks = state.masks
    for pose in found:
        legal = masks[pose.template] & pose.at
        if legal and joins(board, field.laid(pose, colour), colour, pose):
            return pose
    return None


def _hinder(state: State, dice: Dice) -> Pose:
    """A blue stone: who begins wants the ways free, who follows wants them closed (C16)."""
    sign = 1 if state.seat == state.starter else -1
    found = dice.shuffled(tuple(listed(state)))
    return min(found, key=lambda pose: sign * _needs(state, pose, colour_of(state.seat)))
