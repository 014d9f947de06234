"""Caminos: how often the computer players win, and how long they think."""

from __future__ import annotations

import time
from collections.abc import Iterator

from games.caminos import CAMINOS
from games.caminos.board import BOARDS
from games.caminos.plays import drawn
from games.caminos.state import PLAY
from games.protocol import NATURE, Setup
from tests.bench.table import Line
from tests.bench.yardstick import Chess
from tests.dice import QuickDice

GAMES = 100


def lines(chess: Chess) -> Iterator[Line]:
    """`normal` against chance and against `easy`, half of the games on each seat."""
    for board in BOARDS:
        for rival, least in (("random", 97), ("easy", None)):
            won, thought = contest(board, rival)
            yield Line(
                f"Caminos, {board}: games won by `normal` against {rival}",
                f"{won} of {GAMES}",
                ratio=won / GAMES if least else None,
                least=least / GAMES if least else None,
            )
            if rival == "random":
                mean, longest = 1000 * sum(thought) / len(thought), 1000 * max(thought)
                yield Line(
                    f"Caminos, {board}: a decision of `normal`",
                    f"{mean:.0f} ms, at most {longest:.0f} ms",
                    goal="250 ms",
                )


def contest(board: str, rival: str) -> tuple[int, list[float]]:
    """Games won by `normal`, and the seconds of each of its decisions."""
    won, thought = 0, []
    for number in range(GAMES):
        dice, normal = QuickDice(f"{board} {rival} {number}"), number % 2
        state = CAMINOS.start(Setup(2, (("board", board), ("rounds", "1"))))
        state = CAMINOS.apply(state, NATURE, CAMINOS.chance(state, dice)).state
        while state.phase == PLAY:
            view = CAMINOS.view(state, state.seat)
            begin = time.process_time()
            if state.seat == normal:
                action = CAMINOS.choose(view, "normal", dice)
                thought.append(time.process_time() - begin)
            elif rival == "easy":
                action = CAMINOS.choose(view, "easy", dice)
            else:
                action = drawn(state, dice).place
            state = CAMINOS.apply(state, state.seat, action).state
        won += CAMINOS.outcome(state).winners == (normal,)
    return won, thought
