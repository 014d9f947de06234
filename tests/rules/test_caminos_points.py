"""Caminos: points, with a path and without (C14, C15)."""

from __future__ import annotations

import pytest

from games.caminos import CAMINOS
from games.caminos.board import BOARDS
from games.text import Text
from tests.games.caminos.table import begun, lay_out, play
from tests.rules.caminos_table import FIGURE_5, FULL_UP, path, winners

# C14 Points for a path


def test_faces_on_the_shortest_path_are_counted() -> None:
    """C14: nine tops and four walls are 13."""
    assert path(FIGURE_5) == 13


def test_the_winner_scores_them_and_the_loser_nothing() -> None:
    """C14: green closes the same path with its last stone and gets 13 points."""
    columns = FIGURE_5.removesuffix(" g5=G h5=G")
    state = play(lay_out(columns, tail=" ; round 1/2"), "O g5 g6 h5 h6")
    assert state.scores == (13, 0)
    assert CAMINOS.outcome(state).rounds == ((13, 0),)


def test_the_shortest_of_several_ways_counts() -> None:
    """C14: over the hill b4=GGG it is 12, round it over row 5 only 9."""
    hill = "a4=G b4=GGG c4=G d4=G e4=G f4=G g4=G h4=G"
    assert path(hill) == 12
    assert path(f"{hill} a5=G b5=G c5=G") == 9


def test_the_shorter_of_two_joined_pairs_counts() -> None:
    """C14: row 4 has 8 faces, column d 12, over the hill d2=GGG; and the other way round."""
    row = "a4=G b4=G c4=G e4=G f4=G g4=G h4=G"
    column = "d1=G d3=G d4=G d5=G d6=G d7=G d8=G"
    assert path(f"{row} {column} d2=GGG") == 8
    assert path(f"{row} {column} d2=G".replace("b4=G", "b4=GGG")) == 8


def test_a_broken_step_is_no_short_cut() -> None:
    """C7, C14: over d4=GYG it would be 12; the path that counts goes round, over row 7."""
    row = "a4=G b4=G c4=G d4=GYG e4=G f4=G g4=G h4=G"
    assert path(f"{row} c5=G c6=G c7=G d7=G e7=G e6=G e5=G") == 14


@pytest.mark.parametrize("board", ["octagon", "ring"])
def test_an_exactly_opposite_side_counts_double(board: str) -> None:
    """C14: west to east on octagon and ring scores double, on the ring round the hole."""
    row = " ".join(f"{x}8=G" for x in "bcdefghi")
    ends = "a7=G b7=G i7=G j7=G"
    state = lay_out(f"{row} {ends}", board=board, turn="0!")
    assert (state.way.faces, state.way.points) == (12, 24)


def test_a_near_side_counts_once() -> None:
    """C14: from north to the side beside south."""
    down = "e10=G e9=G e8=G e7=G e6=G e5=G e4=G e3=G"
    state = lay_out(f"{down} f3=G g3=G h3=G h2=G", board="octagon", turn="0!")
    assert (state.way.faces, state.way.points) == (12, 12)


def test_an_exact_pair_goes_before_a_shorter_near_one() -> None:
    """C14: 14 faces to the opposite side count, not 10 to the side beside it."""
    exact = "e10=G e9=G e8=G e7=G e6=G e5=GGG e4=G e3=G e2=G e1=G"
    near = "g10=G g9=G g8=G g7=G g6=G g5=G g4=G g3=G h3=G h2=G"
    state = lay_out(f"{exact} {near}", board="octagon", turn="0!")
    assert (state.way.faces, state.way.points) == (14, 28)


@pytest.mark.parametrize("board", ["square", "rhombus"])
def test_square_and_rhombus_never_double(board: str) -> None:
    """C14: on these boards there are only exact pairs."""
    column = " ".join(f"f{row}=G" for row in range(1, 12) if f"f{row}" in BOARDS[board].bits)
    state = lay_out(column, board=board, turn="0!")
    assert state.way.points == state.way.faces


# C15 Points without a path


def test_fewer_border_stones_win_the_others_number() -> None:
    """C15: yellow 3, green 4: yellow gets 4 points."""
    state = lay_out("c4=- d4=-", **FULL_UP, border="G4Y3", tail=" ; round 1/2")
    state = play(state, "O c4x2 d4x2")
    assert (state.scores, winners(state)) == ((0, 4), (1,))


def test_equal_border_stones_score_nothing() -> None:
    """C15: 5 and 5: nobody scores."""
    state = lay_out("c4=- d4=-", **FULL_UP, border="G5Y5", tail=" ; round 1/2")
    state = play(state, "O c4x2 d4x2")
    assert (state.scores, winners(state)) == ((0, 0), ())


def test_border_stones_never_count_double() -> None:
    """C15: on the octagon as on the square."""
    state = lay_out("d4=- e4=-", board="octagon", **FULL_UP, border="G2Y6", tail=" ; round 1/2")
    assert play(state, "O d4x2 e4x2").scores == (6, 0)


def test_a_stone_counts_once() -> None:
    """C15: `L a1 a2 a3 b1` is one border stone though it lies on four border cells."""
    assert play(begun(), "L a1 a2 a3 b1").border == (1, 0)


def test_an_inner_stone_is_no_border_stone() -> None:
    """C15: nothing of it touches the border; on the ring neither does the rim of the hole."""
    assert play(begun(), "L c3 c4 c5 d5").border == (0, 0)
    assert play(begun(board="ring"), "L d7 d8 e8 f8").border == (0, 0)


def test_a_hook_over_the_border_does_not_count() -> None:
    """C15: only cubes lying on the board count; b4 is inside, the hook hangs over a4."""
    assert play(lay_out("a4=YY"), "L a4 b4x3").border == (0, 0)
    assert play(lay_out("a4=YY"), "L a3x3 a4").border == (1, 0)


def test_a_covered_border_stone_still_counts() -> None:
    """C15: green's stone on a4 is covered by yellow; it stays green's border stone."""
    state = play(begun(), "O a4 a5 b4 b5; T a3x3 a4")
    assert state.border == (1, 1)


def test_blue_stones_are_no_border_stones() -> None:
    """C15, C16: they have no colour."""
    assert play(begun(neutral="on"), "B a1 a2 a3").border == (0, 0)


def test_a_single_game_may_be_decided_by_border_stones() -> None:
    """C15: with the option `draws` at border fewer border stones win, without points."""
    state = lay_out("c4=- d4=-", board="square+border", **FULL_UP, border="G4Y3")
    outcome = CAMINOS.outcome(play(state, "O c4x2 d4x2"))
    assert (outcome.winners, outcome.scores) == ((1,), ())
    state = lay_out("c4=- d4=-", board="square+border", **FULL_UP, border="G4Y4")
    outcome = CAMINOS.outcome(play(state, "O c4x2 d4x2"))
    assert (outcome.winners, outcome.why) == ((), Text("caminos-border-drawn", stones=4))
