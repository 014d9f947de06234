"""Caminos: what is linked, and what a path is (C7, C8)."""

from __future__ import annotations

from games.caminos import CAMINOS
from tests.games.caminos.table import lay_out, play
from tests.rules.caminos_table import TO_G4, path, winners

# C7 Connection


def test_equal_heights_are_linked() -> None:
    """C7: tops of one colour side by side, whatever lies below."""
    assert path(f"{TO_G4} h4=G") == 8
    assert path("a4=YG b4=GG c4=BG d4=YG e4=GG f4=YG g4=YG h4=YG") == 8


def test_a_wall_of_ones_own_is_a_step() -> None:
    """C7: from c4=G to d4=YGG over two green walls, and down again."""
    assert path("a4=G b4=G c4=G d4=YGG e4=G f4=G g4=G h4=G") == 8 + 4
    assert path("a4=G b4=G c4=G d4=YG e4=G f4=G g4=G h4=G") == 8 + 2


def test_a_foreign_middle_cube_breaks_the_step() -> None:
    """C7: from height 1 to height 3 the middle cube must be of the colour too."""
    assert path("a4=G b4=G c4=G d4=GYG e4=G f4=G g4=G h4=G") is None
    assert path("a4=G b4=G c4=G d4=GBG e4=G f4=G g4=G h4=G") is None


def test_the_same_column_is_a_step_from_height_two() -> None:
    """C7: hidden cubes lower down do not matter."""
    assert path("a4=G b4=G c4=YG d4=GYG e4=YG f4=G g4=G h4=G") == 8 + 4


def test_corners_do_not_connect() -> None:
    """C7: c4=G and d5=G are never linked."""
    assert path("a4=G b4=G c4=G d5=G e5=G f5=G g5=G h5=G") is None


def test_blue_has_no_colour() -> None:
    """C7, C16: a blue top interrupts a path, a blue cube below a green one does not."""
    assert path("a4=G b4=G c4=G d4=B e4=G f4=G g4=G h4=G") is None
    assert path("a4=G b4=G c4=G d4=BG e4=G f4=G g4=G h4=G") == 8 + 2


def test_a_hook_over_a_foreign_cube_does_not_connect() -> None:
    """C7: over YY on g4 the gap closes only as seen from above, if f4 and h4 are 1 high."""
    low = lay_out("a4=G b4=G c4=G d4=G e4=G f4=G g4=YY h4=G")
    assert CAMINOS.outcome(play(low, "L g3x3 g4")) is None
    high = lay_out("a4=G b4=G c4=G d4=G e4=G f4=YG g4=YY h4=YG")
    assert winners(play(high, "L g3x3 g4")) == (0,)


def test_covering_breaks_a_link() -> None:
    """C7: yellow covers d4 in green's row; h4 then joins nothing."""
    covered = play(lay_out(TO_G4, turn="1"), "T d3x3 d4")
    assert CAMINOS.outcome(play(covered, "O h4x2 h5x2")) is None
    assert winners(play(lay_out(TO_G4), "O h4x2 h5x2")) == (0,)


# C8 A valid path


def test_the_path_ends_on_tops_seen_from_above() -> None:
    """C8: a border cell covered by another colour does not count."""
    assert path(f"{TO_G4} h4=GY") is None
    assert path(f"{TO_G4} h4=YGG") == 8 + 2


def test_the_path_need_not_touch_the_board() -> None:
    """C8: a path all on level 2 is valid."""
    assert path("a4=YG b4=YG c4=YG d4=YG e4=YG f4=YG g4=YG h4=YG") == 8
