"""Caminos: the stones, and where they may stand (C1 to C4)."""

from __future__ import annotations

import pytest

from games.caminos import CAMINOS
from games.caminos.stones import attitudes
from games.text import Tag
from tests.games.caminos.table import begun, is_legal, lay_out, play, refusal, texts
from tests.rules.caminos_table import hollow, none_left

# C1 Stones


def test_each_of_two_players_has_fourteen_stones() -> None:
    """C1: 4 L, 4 T, 4 Z and 2 O in each colour."""
    assert begun().hands == ((4, 4, 4, 2), (4, 4, 4, 2))


def test_a_placed_stone_is_gone() -> None:
    """C1: green places its last L; there is no L left for green."""
    state = lay_out(hands="L1T4Z4O2|L4T4Z4O2")
    state = play(state, "L c3 c4 c5 d5; T f1 g1 h1 g2")
    assert refusal(state, "L a6 a7 a8 b8") == none_left("L")
    assert not [text for text in texts(state) if text.startswith("L")]


def test_the_other_colour_keeps_its_own() -> None:
    """C1: that green has no L left does not touch yellow's."""
    state = lay_out(hands="L0T4Z4O2|L4T4Z4O2", turn="1")
    assert is_legal(state, "L a6 a7 a8 b8")


# C2 Shapes


@pytest.mark.parametrize(("letter", "ways"), [("L", 24), ("T", 12), ("Z", 12), ("O", 3)])
def test_ways_to_turn_a_stone(letter: str, ways: int) -> None:
    """C2: stones may be turned in any way in space: 51 attitudes in all."""
    assert len(attitudes(letter)) == ways


@pytest.mark.parametrize("cells", ["c3 c4 c5 d5", "c3x3 d3", "c3x2 d3 e3"])
def test_a_stone_may_lie_or_stand(cells: str) -> None:
    """C2: an L lies, stands on its short foot, or stands on its long side."""
    assert is_legal(begun(), f"L {cells}")


def test_mirror_images_are_the_same_stone() -> None:
    """C2: turning a flat stone over mirrors it."""
    state = begun()
    assert is_legal(state, "L c3 c4 c5 d5")
    assert is_legal(state, "L c5 d3 d4 d5")
    assert is_legal(state, "Z c3 c4 d4 d5")
    assert is_legal(state, "Z c4 c5 d3 d4")


# C3 Legal placement


def test_a_stone_may_stand_alone_or_beside_others() -> None:
    """C3: free-standing and adjoining are both allowed."""
    state = lay_out("c3=Y c4=Y c5=Y d5=Y")
    assert is_legal(state, "O g1 g2 h1 h2")
    assert is_legal(state, "O d3 d4 e3 e4")


@pytest.mark.parametrize("covered", ["G", "Y", "B"])
def test_a_stone_may_cover_any_other(covered: str) -> None:
    """C3: own, opposing and blue cubes may be covered."""
    state = play(lay_out(f"d3={covered}"), "T c3x3 d3")
    assert dict(CAMINOS.view(state, 0).columns)["d3"] == f"{covered}G"


@pytest.mark.parametrize(("under", "answer"), [("-", hollow("d3")), ("YY", hollow("c3"))])
def test_no_hollow_under_a_stone(under: str, answer: tuple[str, dict]) -> None:
    """C3: a T with its bar upright on c3 needs exactly one cube under its nose over d3."""
    assert refusal(lay_out(f"d3={under}"), "T c3x3 d3") == answer


def test_a_gap_open_at_the_side_is_hollow_too() -> None:
    """C3: a T hanging from b3 over c3 would leave air under d3, open to the east."""
    assert refusal(lay_out("b3=G"), "T b3 c3x2 d3") == hollow("d3")


def test_at_least_one_cube_stands_on_the_board() -> None:
    """C3: a stone lying wholly on others is not allowed."""
    state = lay_out("c3=Y c4=Y d3=Y e3=Y")
    assert refusal(state, "L c3 c4 d3 e3") == ("caminos-no-cube-on-board", {})
    assert is_legal(lay_out("c3=Y c4=Y d3=Y"), "L c3 d3 e3x2"), "a hanging L has its foot on e3"


@pytest.mark.parametrize(
    ("board", "text"), [("square", "O h1 h2 i1 i2"), ("ring", "O d5 d6 e5 e6")]
)
def test_nothing_hangs_over_nothing(board: str, text: str) -> None:
    """C3: a cube beyond the edge or over the hole of the ring is not allowed."""
    key, words = refusal(begun(board=board), text)
    assert (key, words["board"]) == ("caminos-no-cell", Tag("caminos-board", board))


@pytest.mark.parametrize(
    ("board", "first"), [("square", 1345), ("rhombus", 1198), ("octagon", 1629), ("ring", 1032)]
)
def test_first_placements(board: str, first: int) -> None:
    """C3: so many on an empty board, identical stones being one."""
    assert len(texts(begun(board=board))) == first


def test_first_placements_by_stone() -> None:
    """C3: on the square L 752, T 264, Z 168, O 161."""
    found = [text[0] for text in texts(begun())]
    assert {letter: found.count(letter) for letter in "LTZO"} == {
        "L": 752,
        "T": 264,
        "Z": 168,
        "O": 161,
    }


# C4 Height


def test_height_two_is_covered_by_a_hook_only() -> None:
    """C4: over YY on d3 goes an L, three up and one over, and nothing else."""
    covering = [text for text in texts(lay_out("d3=YY")) if "d3" in text]
    assert sorted(covering) == ["L c3x3 d3", "L d2x3 d3", "L d3 d4x3", "L d3 e3x3"]


def test_height_three_is_covered_by_nothing() -> None:
    """C4: no column is ever higher than 3."""
    state = lay_out("d3=YYY")
    assert not [text for text in texts(state) if "d3" in text]
    assert refusal(state, "c3x3 d3")[0] == "caminos-hollow"
