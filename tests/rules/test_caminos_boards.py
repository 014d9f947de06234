"""Caminos: the boards and their sides (C5, C6)."""

from __future__ import annotations

import pytest

from games.caminos.board import BOARDS
from tests.games.caminos.table import begun, lay_out, play
from tests.rules.caminos_table import path, winners

# C5 Board cells


@pytest.mark.parametrize(
    ("board", "cells"), [("square", 64), ("rhombus", 61), ("octagon", 76), ("ring", 64)]
)
def test_boards_have_so_many_cells(board: str, cells: int) -> None:
    """C5: four boards on one grid."""
    assert len(BOARDS[board].bits) == cells


def test_cells_are_named_from_the_bottom_left() -> None:
    """C5: f11 exists only on the rhombus, and e5 is the ring's hole."""
    assert [name for name, board in BOARDS.items() if "f11" in board.bits] == ["rhombus"]
    assert [name for name, board in BOARDS.items() if "e5" not in board.bits] == ["ring"]


def test_three_stones_connect_the_square() -> None:
    """C5: eight cells in a row are 3 + 3 + 2."""
    text = "L a4 a5 b4 c4; T a1 b1 b2 c1; L d4 d5 e4 f4; T d1 e1 e2 f1; O g4 g5 h4 h5"
    assert winners(play(begun(rounds="1"), text)) == (0,)


# C6 Sides


@pytest.mark.parametrize(
    ("board", "cells"), [("square", 28), ("rhombus", 20), ("octagon", 24), ("ring", 24)]
)
def test_so_many_border_cells(board: str, cells: int) -> None:
    """C6: the rim of the ring's hole is no border."""
    assert BOARDS[board].border.bit_count() == cells


def test_a_corner_cell_belongs_to_two_sides() -> None:
    """C6: green from a1 up to a8: a8 is north as well as west."""
    assert path("a1=G a2=G a3=G a4=G a5=G a6=G a7=G a8=G") == 8
    corner = "h8=G g8=G g7=G f7=G f6=G e6=G e5=G d5=G d4=G c4=G c3=G b3=G b2=G a2=G"
    assert path(corner) == 14, "from h8, which is east, to a2"


def test_a_tip_of_the_rhombus_belongs_to_two_sides() -> None:
    """C6: from f11, north-east and north-west, straight down to f1, south-east and south-west."""
    column = " ".join(f"f{row}=G" for row in range(1, 12))
    assert path(column, "rhombus") == 11
    assert path(column.replace("f11=G", ""), "rhombus") is None


def test_sides_that_meet_are_not_joined() -> None:
    """C6: north and east of the square are no pair."""
    assert path("g8=G g7=G h7=G") is None


def test_any_player_may_join_any_pair() -> None:
    """C6: no pair belongs to a colour."""
    row = " ".join(f"{x}4=Y" for x in "abcdefgh")
    column = " ".join(f"d{y}=Y" for y in range(1, 9))
    for columns in (row, column):
        assert winners(lay_out(columns, turn="1!")) == (1,)


def test_a_shared_corner_of_the_octagon_makes_the_connection_exact() -> None:
    """C6: g1 is on S and SE, so north to g1 is exact; north to h2 is only near."""
    down = "g10=G g9=G g8=G g7=G g6=G g5=G g4=G g3=G"
    exact = lay_out(f"{down} g2=G g1=G", board="octagon", turn="0!")
    near = lay_out(f"{down} h3=G h2=G", board="octagon", turn="0!")
    assert (exact.way.sides, exact.way.points) == (("N", "S"), 20)
    assert (near.way.sides, near.way.points) == (("N", "SE"), 10)


def test_a_corner_counts_for_either_of_its_sides() -> None:
    """C6: g1 is on SE as well, so north-west to g1 is exact; to f1, on S alone, only near."""
    down = "c9=G c8=G c7=G c6=G c5=G c4=G c3=G d3=G e3=G f3=G"
    exact = lay_out(f"{down} g3=G g2=G g1=G", board="octagon", turn="0!")
    near = lay_out(f"{down} f2=G f1=G", board="octagon", turn="0!")
    assert (exact.way.sides, exact.way.points) == (("SE", "NW"), 26)
    assert (near.way.sides, near.way.points) == (("S", "NW"), 12)


def test_sides_further_round_the_octagon_are_no_pair() -> None:
    """C6: north joins south, south-east and south-west, but not east."""
    assert path("g10=G g9=G g8=G g7=G h7=G i7=G j7=G", "octagon") is None
