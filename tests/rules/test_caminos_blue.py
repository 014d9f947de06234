"""Caminos: the blue stones (C16)."""

from __future__ import annotations

import pytest

from games.caminos import CAMINOS
from games.protocol import NATURE
from tests.dice import QuickDice
from tests.games.caminos.table import begun, finish, is_legal, play, refusal, texts

# C16 Blue stones


def test_the_first_blue_stone_has_160_places() -> None:
    """C16: 96 lying and 64 upright on the square."""
    found = texts(begun(neutral="on"))
    assert len(found) == 160
    assert sum("x3" in text for text in found) == 64


@pytest.mark.parametrize(("players", "order"), [(2, [1, 0, 1]), (4, [1, 2, 1])])
def test_starter_then_the_next_then_the_starter_begins(players: int, order: list[int]) -> None:
    """C16: one blue stone each before the first coloured one."""
    state, seats = begun(players, starter=1, neutral="on"), []
    for text in ("B c3 c4 c5", "B e5x3", "L g1 g2 g3 h1"):
        seats += CAMINOS.turn(state)
        state = play(state, text)
    assert seats == order
    assert [stone.seat for stone in state.stones] == order


def test_blue_comes_first() -> None:
    """C16: no coloured stone before the blue ones are there, no blue one after."""
    assert refusal(begun(neutral="on"), "L c3 c4 c5 d5")[0] == "caminos-not-blue"
    assert refusal(begun(), "c3 c4 c5")[0] == "caminos-not-a-stone"


def test_a_lying_blue_stone_can_be_covered_an_upright_one_cannot() -> None:
    """C16: they are obstacles; lying ones may be built over."""
    state = play(begun(neutral="on"), "B c3 c4 c5; B f5x3")
    assert is_legal(state, "T b4x3 c4")
    assert not [text for text in texts(state) if "f5" in text]


def test_a_blue_stone_is_nobodys() -> None:
    """C16: whoever placed it, its cubes are blue, and nobody's stones are fewer for it."""
    state = play(begun(neutral="on"), "B a3 a4 a5; B f5x3")
    columns = dict(CAMINOS.view(state, None).columns)
    assert [columns[cell] for cell in ("a3", "a4", "a5", "f5")] == ["B", "B", "B", "BBB"]
    assert state.hands == begun().hands
    assert state.border == (0, 0)


def test_blue_stones_stand_on_free_cells() -> None:
    """C16: the second never lies on the first."""
    state = play(begun(neutral="on"), "B c3 c4 c5")
    assert refusal(state, "c4x3")[0] == "caminos-no-cube-on-board"
    assert len(texts(state)) == 160 - 3 - sum(
        any(cell in text.split() for cell in ("c3", "c4", "c5"))
        for text in texts(begun(neutral="on"))
        if "x" not in text
    )


def test_each_round_has_its_blue_stones() -> None:
    """C16, C17: blue stones stay agreed for the whole match."""
    state = finish(begun(neutral="on"), "blue")
    state = CAMINOS.apply(state, NATURE, CAMINOS.chance(state, QuickDice(1))).state
    assert (state.blue, len(texts(state))) == (2, 160)
