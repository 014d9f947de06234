"""Tables of Rummy and Caminos to be painted: games played on, and positions written out."""

from __future__ import annotations

from functools import cache
from typing import Any

from games import GAMES
from games.protocol import NATURE, Setup
from tests.dice import QuickDice

NAMES = ("Ana", "Benedikt", "Chloé", "Maximilian-Alexander")

FORTY = (
    "[r3 r4 r5] [r7 r8 r9 r10] [b1 b2 b3 b4] [b9 J b11 b12] [k3 k4 k5 k6 k7] [k10 k11 k12 k13]"
    " [y2 y3 y4 y5] [y6 y7 y8 y9] {r1 k1 y1} {b8 k8 J} {r12 b12 k12 y12}"
)
NINETY = (
    "[r1 r2 r3 r4] [r5 r6 r7 r8 r9] [r10 r11 r12 r13] [b1 b2 b3 b4 b5 b6 b7 b8] [b9 b10 b11 b12]"
    " [k2 k3 k4 k5] [k6 k7 k8] [k9 k10 k11 k12] [y1 y2 y3] [y4 y5 y6 y7 y8 y9] [y10 y11 y12 y13]"
    " {r1 b1 k1 y1} {r2 b2 y2} {r3 b3 y3} {r4 k4 y4} {r6 b6 k6 y6} {r7 b7 k7} {b8 k8 y8}"
    " {r9 b9 k9 y9} {r10 k10 y10 J} {r11 b11 k11} {b12 y12 J} {r13 b13 k13 y13}"
)
MANY = (
    "r1 r1 r2 r2 r6 r6 r9 r12 b3 b5 b6 b10 b10 b13 k1 k1 k3 k4 k8 k9 k13 y1 y1 y2 y3 y4 y6 y8 y10"
    " y11 y12 J J r13 r13 b1 b1 b2 b2 b4 b7 b8 k2"
)


def rummy(table: str, *racks: str, turn: int = 0, tail: str = "") -> Any:
    """A state from the sets on its table and everyone's rack."""
    line = f"{len(racks)} - ; {table} ; {' / '.join(racks)} ; turn {turn}{tail}"
    return GAMES["rummy"].read_position(line)


def full_table(turn: int = 1) -> Any:
    """90 tiles on the table."""
    racks = ("!k3", "!b10 r12 y5", "k1 r5 r8 y11", "!k5 y7 b4")
    return rummy(NINETY, *racks, turn=turn)


def usual_table(turn: int = 1) -> Any:
    """41 tiles on the table, 14 on the rack of the second player."""
    own = "!r2 r2 r5 r9 b7 b10 b13 k3 k9 y1 y7 y10 y11 r6"
    racks = ("!r11 k1", own, "b1 b2 b5", "!y13 y13")
    return rummy(FORTY, *racks, turn=turn, tail=" ; scores 43,-23,-12,-8")


def large_rack(turn: int = 1) -> Any:
    """43 tiles on one rack."""
    return rummy("[r3 r4 r5]", "!k5", f"!{MANY}", turn=turn)


@cache
def game(key: str, players: int, seed: str = "", level: str = "easy", **options: str) -> list[Any]:
    """All states of one round, played by computers."""
    rules, dice = GAMES[key], QuickDice(f"{key} {players} {options} {seed}")
    state = rules.start(Setup(players, tuple(options.items())))
    states = [state]
    while rules.outcome(state) is None:
        (seat, *_) = rules.turn(state)
        if seat == NATURE:
            action = rules.chance(state, dice)
        else:
            action = rules.choose(rules.view(state, seat), level, dice)
        state = rules.apply(state, seat, action).state
        states.append(state)
    return states
