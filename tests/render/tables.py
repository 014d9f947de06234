"""Tables of Rummy and Caminos to be painted: games played on, and positions written out."""

from __future__ import annotations

from functools import cache
from typing import Any

from games import GAMES
from games.protocol import NATURE, Setup
from tests.dice import QuickDice
from tests.render.scenes import MANY, NINETY, RACKS, TILES

NAMES = ("Ana", "Benedikt", "Chloé", "Maximilian-Alexander")


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
    return rummy(TILES, *RACKS.split(" / "), turn=turn, tail=" ; scores 43,-23,-12,-8")


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
