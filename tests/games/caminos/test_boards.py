"""A new outline needs no new code."""

from __future__ import annotations

import pytest

from games.caminos import CAMINOS
from games.caminos.board import BOARDS, Board, Outline
from games.caminos.plays import drawn, listed
from games.caminos.rules import fresh
from games.caminos.state import PLAY, Match
from games.protocol import NATURE
from tests.dice import QuickDice
from tests.games.caminos import slow

# Wider than high, with a hole, a notch and only one pair of sides.
BRIDGE = Outline(
    "bridge",
    """
    # # # # # # # # .
    # # # . . # # # #
    # # # # # # # # #
    . # # # # # # # #
    """,
    (("W", "a4 a3 a2 b1"), ("E", "h4 i3 i2 i1")),
    (("W", "E"),),
)


def test_a_fifth_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """C5: every placement and every path agree with the slow one on a board it never saw."""
    board = Board(BRIDGE)
    there = frozenset(map(slow.cell_of, board.bits))
    sides = {name: frozenset(map(slow.cell_of, cells.split())) for name, cells in BRIDGE.sides}
    monkeypatch.setitem(BOARDS, "bridge", board)
    monkeypatch.setattr(slow, "cells", lambda _: there)
    monkeypatch.setattr(slow, "sides", lambda _: sides)
    monkeypatch.setattr(slow, "pairs", lambda _: [("W", "E", True)])
    joined = 0
    for number in range(12):
        dice = QuickDice(number)
        match = Match("bridge", 2, 1, neutral=False, border=False)
        state = fresh(match, PLAY, starter=0, number=1, scores=(0, 0), rounds=())
        columns: slow.Columns = {}
        while state.phase == PLAY:
            letters = "".join(c for c, n in zip("LTZO", state.hands[state.seat], strict=True) if n)
            legal = slow.placements("bridge", columns, letters)
            assert sorted(pose.notation for pose in listed(state)) == sorted(legal)
            pose = drawn(state, dice)
            colour = "GY"[state.seat]
            columns = slow.lay(columns, legal[pose.notation], colour)
            state = CAMINOS.apply(state, state.seat, pose.place).state
            way = slow.points("bridge", columns, colour)
            assert (state.phase != PLAY and not all(state.out)) == (way is not None)
            line = CAMINOS.write_position(state)
            assert CAMINOS.read_position(line) == state
        joined += state.way is not None
        assert NATURE not in CAMINOS.turn(state)
    assert joined


def test_sides_are_border_cells_in_order() -> None:
    """C6: neighbouring cells of a side touch, at least in a corner; sides meet in their ends."""
    for board in BOARDS.values():
        sides = list(board.sides.values())
        for one, other in zip(sides, sides[1:] + sides[:1], strict=True):
            assert (one & other).bit_count() == 1
        assert all(side & ~board.cells == 0 for side in sides)


def test_every_pair_is_looked_at() -> None:
    """C6: the goals of a board are its pairs."""
    for board in BOARDS.values():
        names = {mask: name for name, mask in board.sides.items()}
        found = set()
        for side, partners in board.goals:
            for name, mask in board.sides.items():
                if mask & ~partners == 0:
                    found.add(frozenset((names[side], name)))
        assert found == {frozenset(pair.names) for pair in board.pairs}
