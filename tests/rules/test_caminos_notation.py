"""Caminos: placements and positions as text (C18)."""

from __future__ import annotations

import pytest

from games.caminos import CAMINOS
from games.caminos.actions import Place
from games.caminos.board import BOARDS
from games.caminos.stones import poses
from games.protocol import Unreadable
from games.text import Tag
from tests.games.caminos.table import begun, play, refusal, texts

# C18 Notation


@pytest.mark.parametrize(
    "text",
    [
        "L c3x3 d3",
        "c3x3 d3",
        "c3 c3 c3 d3",
        "Lc3x3d3",
        "d3 c3x3",
        "lc3x3,d3",
        "L: c3 x3 d3",
        "C3*3 D3",
    ],
)
def test_forms_of_the_same_placement(text: str) -> None:
    """C18: the letter, the order and the blanks may be missing or different."""
    view = CAMINOS.view(begun(), 0)
    action = CAMINOS.read(view, text)
    assert action == Place(("c3", "c3", "c3", "d3"))
    assert CAMINOS.write(view, action) == "L c3x3 d3"


@pytest.mark.parametrize("text", ["Z b2 c2 c3 d3", "O e4x2 e5x2", "T a1 b1 b2 c1"])
def test_cells_are_sorted_by_column_then_row(text: str) -> None:
    """C18: what is written is read, and written again the same."""
    view = CAMINOS.view(begun(), 0)
    assert CAMINOS.write(view, CAMINOS.read(view, text)) == text


def test_the_letter_is_a_check() -> None:
    """C18: the cells of an L are refused under another letter."""
    assert refusal(begun(), "Z c3 c4 c5 d5") == (
        "caminos-other-stone",
        {"stone": Tag("caminos-stone", "Z")},
    )


@pytest.mark.parametrize("board", list(BOARDS))
def test_cells_fix_the_stone(board: str) -> None:
    """C18: the same cells mean different stones only over columns of different heights."""
    known = poses(board)
    for found in map(known.over, known.by_cells):
        needs = [tuple(sorted(dict(reversed(p.cubes)).items())) for p in found]
        assert len(set(needs)) == len(needs)


@pytest.mark.parametrize(
    "text", ["", "L", "hello", "c3x", "c3x3 d", "pass", "c3;;", "3c 4d", "c3x3d3!"]
)
def test_what_cannot_be_read_is_said(text: str) -> None:
    """C18: and how a placement is written is said with it."""
    with pytest.raises(Unreadable) as unreadable:
        CAMINOS.read(CAMINOS.view(begun(), 0), text)
    assert unreadable.value.text.key == "caminos-unreadable"


@pytest.mark.parametrize("text", ["c3 c4 c5", "c3 c4 c5 c6", "c3x2 d4x2", "c3x4", "c3 d3 e3 f3 g3"])
def test_not_a_stone(text: str) -> None:
    """C18: other than four cubes, or four that are no stone."""
    assert refusal(begun(), text) == ("caminos-not-a-stone", {})


NINE = (
    "Z d6 e5 e6 f5; L g1 h1x3; T a5 a6 a7 b6; Z a3 a4 b4 b5; T g7 h6 h7 h8; Z c6x2 d6x2;"
    "T e3 f3x2 g3; L b1 b2x3; Z d2 e1 e2 f1"
)
AFTER_NINE = (
    "square -,-,-,-,-,-,-,G/G,-,-,-,-,-,G,G/G,G,YY,GYY,G,-,-,G/G,Y,-,-,G,G,-,-/Y,Y,-,-,-,-,-,-/"
    "Y,-,-,-,G,GG,G,-/-,YYY,-,G,G,-,-,-/-,Y,-,-,G,G,Y,YYY L4T1Z2O2|L2T4Z2O2 1 oo 0 G3Y3"
)


def test_nine_stones_as_in_the_rules() -> None:
    """C18: the example's position is reached by its plays, and yellow has 394 placements there."""
    state = play(begun(rounds="1"), NINE)
    written = CAMINOS.write_position(state)
    assert written == f"{AFTER_NINE} ; starter 0 ; scores 0,0 ; round 1/1"
    assert CAMINOS.read_position(AFTER_NINE) == state
    assert len(texts(state)) == 394
