"""The rules of Caminos: one test, one sentence. Paragraphs are those of its RULES.md.

Positions are written as in the rules: `c4=G d4=YGG` are columns from the bottom up, every
other cell is empty unless `rest` says otherwise.
"""

from __future__ import annotations

import pytest

from games.caminos import CAMINOS
from games.caminos.actions import Begin, Place
from games.caminos.board import BOARDS
from games.caminos.stones import attitudes, poses
from games.protocol import NATURE, Refused, Setup, Unreadable
from games.text import Tag, Text, who
from tests.dice import QuickDice
from tests.games.caminos.table import (
    FULL_FOUR,
    begun,
    finish,
    is_legal,
    lay_out,
    play,
    refusal,
    texts,
    told,
)

NO_STONES = "L0T0Z0O0"
TO_G4 = "a4=G b4=G c4=G d4=G e4=G f4=G g4=G"  # green along row 4, only h4 is missing


def path(columns: str, board: str = "square") -> int | None:
    """The faces of green's winning path over these columns; None where there is none."""
    try:
        over = lay_out(columns, board=board, turn="0!")
    except Unreadable:
        return None
    assert over.way is not None
    return over.way.faces


def winners(state) -> tuple[int, ...]:
    """Who won the round or the match."""
    return CAMINOS.outcome(state).winners


def hollow(*cells: str) -> tuple[str, dict]:
    """The refusal of a stone that would be hollow there."""
    return "caminos-hollow", {"cells": tuple(Tag("caminos-cell", cell) for cell in cells)}


def none_left(letter: str) -> tuple[str, dict]:
    """The refusal where no such stone is left."""
    return "caminos-none-left", {"stone": Tag("caminos-stone", letter)}


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


def test_sides_further_round_the_octagon_are_no_pair() -> None:
    """C6: north joins south, south-east and south-west, but not east."""
    assert path("g10=G g9=G g8=G g7=G h7=G i7=G j7=G", "octagon") is None


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


# C9 Turns


def test_the_lot_says_who_begins() -> None:
    """C9: NATURE draws the starter of round 1, each seat as likely."""
    state = CAMINOS.start(Setup(4))
    assert CAMINOS.turn(state) == (NATURE,)
    drawn = {CAMINOS.chance(state, QuickDice(seed)).seat for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for seat in range(4):
        assert CAMINOS.turn(CAMINOS.apply(state, NATURE, Begin(seat)).state) == (seat,)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_the_lot_falls_on_a_seat(seat: int) -> None:
    """C9: with two players there is no seat 2."""
    with pytest.raises(Refused):
        CAMINOS.apply(CAMINOS.start(Setup(2)), NATURE, Begin(seat))


def test_players_do_not_draw_the_lot() -> None:
    """C9: who begins is not for a player to say, nor to be said twice."""
    with pytest.raises(Refused):
        CAMINOS.apply(CAMINOS.start(Setup(2)), 0, Begin(0))
    with pytest.raises(Refused):
        CAMINOS.apply(begun(), NATURE, Begin(0))


def test_seats_play_in_their_order() -> None:
    """C9: with starter 1 the order is 1, 2, 3, 0."""
    state, order = begun(4, starter=1), []
    for text in ("a1 a2 a3 b1", "c1 c2 c3 d1", "e1 e2 e3 f1", "g1 g2 g3 h1"):
        order += CAMINOS.turn(state)
        state = play(state, text)
    assert order == [1, 2, 3, 0]


def test_one_stone_a_turn_and_only_in_turn() -> None:
    """C9: who is not on turn places nothing."""
    state = begun()
    for seat in (1, NATURE):
        with pytest.raises(Refused) as refused:
            CAMINOS.apply(state, seat, Place(("c3", "c3", "c3", "d3")))
        assert refused.value.text == Text("caminos-not-your-turn")


def test_colours_go_with_seats() -> None:
    """C9: seats 0 and 2 are green, 1 and 3 yellow."""
    state = play(begun(4), "a1 a2 a3 b1; c1 c2 c3 d1; e1 e2 e3 f1; g1 g2 g3 h1")
    columns = dict(CAMINOS.view(state, None).columns)
    assert [columns[cell] for cell in ("a1", "c1", "e1", "g1")] == ["G", "Y", "G", "Y"]


# C10 Four players


def test_partners_sit_opposite_with_seven_stones_each() -> None:
    """C10: seats 0 and 2 against 1 and 3, each with 2 L, 2 T, 2 Z and 1 O."""
    assert CAMINOS.teams(Setup(4)) == ((0, 2), (1, 3))
    assert CAMINOS.teams(Setup(2)) == ((0,), (1,))
    assert begun(4).hands == ((2, 2, 2, 1),) * 4


def test_everyone_uses_their_own_stones() -> None:
    """C10: seat 0 has no O left, seat 2 still has one; only seat 2 may place it."""
    hands = FULL_FOUR.replace("O1", "O0", 1)
    assert refusal(lay_out(hands=hands, turn="0"), "O c3 c4 d3 d4") == none_left("O")
    state = play(lay_out(hands=hands, turn="2"), "O c3 c4 d3 d4")
    assert state.hands[2] == (2, 2, 2, 0)


def test_for_paths_only_the_colour_counts() -> None:
    """C10: seat 2 completes what seat 0 built, and both win."""
    state = play(lay_out(TO_G4, hands=FULL_FOUR, turn="2"), "O h4x2 h5x2")
    assert winners(state) == (0, 2)


# C11 Win


def test_joining_two_sides_wins_at_once() -> None:
    """C11: green's h4 joins west and east; the round is over and nobody plays on."""
    state, events = told(lay_out(TO_G4), "O h4x2 h5x2")
    assert (winners(state), CAMINOS.turn(state)) == ((0,), ())
    outcome = CAMINOS.outcome(state)
    assert outcome.final
    assert events[-1].text == outcome.why


def test_the_winning_path_is_part_of_the_outcome() -> None:
    """C11: it can be drawn from side to side, cell by cell."""
    outcome = CAMINOS.outcome(play(lay_out(TO_G4), "O h4x2 h5x2"))
    cells = [mark.removeprefix("cell:") for mark in outcome.marks]
    assert sorted(cells) == ["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"]
    assert cells in (sorted(cells), sorted(cells, reverse=True))


def test_covering_cannot_make_a_path_for_the_other() -> None:
    """C11: green covers yellow's border cell; yellow's own row stays as unjoined as it was."""
    state = lay_out("a4=Y b4=Y c4=Y d4=Y e4=Y f4=Y g4=Y h4=G")
    state = play(state, "T h3x3 h4")
    assert CAMINOS.outcome(state) is None


# C12 Forced play, out for good

LAST_L = "L0T3Z0O0|L1T0Z0O0"
LAST_ROOM = "c4=- d4=Y e4=- a1=- b1=Y a8=- b8=Y"  # three places for a T, none for an L


def test_out_for_good() -> None:
    """C12: yellow cannot place its L and is out, even when it would fit later."""
    state = lay_out(LAST_ROOM, rest="BBB", hands=LAST_L)
    state, events = told(state, "T a1x3 b1")
    assert Text("caminos-out-no-room", seat=who(1)) in [event.text for event in events]
    state = play(state, "T d4 e4x3")
    would_fit = lay_out("c4=- d4=YG", rest="BBB", hands=LAST_L, turn="1")
    assert is_legal(would_fit, "L c4x3 d4")
    assert state.out == (False, True)
    assert CAMINOS.turn(state) == (0,), "yellow's L would fit now, but it stays out"
    state = play(state, "T a8x3 b8")
    assert CAMINOS.turn(state) == ()


def test_being_out_is_tested_on_ones_own_turn_only() -> None:
    """C12: while green is on turn yellow is in, though it could place nothing."""
    state = lay_out(LAST_ROOM, rest="BBB", hands=LAST_L)
    state = play(state, "T d4 e4x3")
    assert state.out == (False, False)
    assert texts(state) == ["L c4x3 d4"]


def test_who_has_no_stones_is_out() -> None:
    """C12: without stones one is out as well."""
    state, events = told(lay_out(hands=f"L4T4Z4O2|{NO_STONES}"), "L c3 c4 c5 d5")
    assert state.out == (False, True)
    assert Text("caminos-out-no-stones", seat=who(1)) in [event.text for event in events]


def test_who_can_place_must() -> None:
    """C12: there is no passing; a single possible stone is to be placed."""
    state = lay_out("c4=- d4=YG", rest="BBB", hands=f"L1T4Z4O2|{NO_STONES}")
    assert texts(state) == ["L c4x3 d4"]
    assert CAMINOS.turn(state) == (0,)


# C13 Others play on; end without path


def test_the_others_play_on_in_order() -> None:
    """C13: seat 2 is out, so the order is 0, 1, 3, 0, 1, 3."""
    state = lay_out(hands=FULL_FOUR, out="ooxo")
    order = []
    for text in ("a1x3 b1", "c1x3 d1", "e1x3 f1", "a3x3 b3", "c3x3 d3", "e3x3 f3"):
        order += CAMINOS.turn(state)
        state = play(state, text)
    assert order == [0, 1, 3, 0, 1, 3]


def test_of_two_one_may_place_several_in_a_row() -> None:
    """C13: yellow is out, green goes on alone."""
    state = play(lay_out(out="ox"), "a1x3 b1; c1x3 d1")
    assert CAMINOS.turn(state) == (0,)


def test_without_a_path_a_single_game_is_drawn() -> None:
    """C13: when nobody is left the round is over."""
    state = lay_out("c4=- d4=-", rest="BBB", hands=f"L0T0Z0O1|{NO_STONES}", border="G2Y5")
    outcome = CAMINOS.outcome(play(state, "O c4x2 d4x2"))
    assert (outcome.final, outcome.winners, outcome.scores) == (True, (), ())
    assert outcome.why == Text("caminos-no-path")


# C14 Points for a path

FIGURE_5 = "a4=G b4=GGG c4=YGG d4=YGG e4=G f4=G f5=G g5=G h5=G"


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

FULL_UP = {"rest": "BBB", "hands": f"L0T0Z0O1|{NO_STONES}"}  # green's O on c4 and d4 ends it


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


def test_blue_comes_first() -> None:
    """C16: no coloured stone before the blue ones are there, no blue one after."""
    assert refusal(begun(neutral="on"), "L c3 c4 c5 d5")[0] == "caminos-not-blue"
    assert refusal(begun(), "c3 c4 c5")[0] == "caminos-not-a-stone"


def test_a_lying_blue_stone_can_be_covered_an_upright_one_cannot() -> None:
    """C16: they are obstacles; lying ones may be built over."""
    state = play(begun(neutral="on"), "B c3 c4 c5; B f5x3")
    assert is_legal(state, "T b4x3 c4")
    assert not [text for text in texts(state) if "f5" in text]


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


# C17 Match


def test_two_rounds_are_the_default() -> None:
    """C17: an even number of rounds, or a single one."""
    (rounds,) = (option for option in CAMINOS.options if option.name == "rounds")
    assert (rounds.values, rounds.default) == (("1", "2", "4", "6"), "2")
    assert begun().match.rounds == 2


def test_the_square_is_the_default_board() -> None:
    """C17: recommended to newcomers."""
    assert begun().match.board == "square"


def test_the_start_moves_on_each_round() -> None:
    """C17: by one seat; nobody else can begin."""
    state = finish(begun(4, starter=3, rounds="4"), 1)
    for seat in (1, 2, 3):
        with pytest.raises(Refused):
            CAMINOS.apply(state, NATURE, Begin(seat))
    state = CAMINOS.apply(state, NATURE, Begin(0)).state
    assert (CAMINOS.turn(state), state.round, state.hands) == ((0,), 2, ((2, 2, 2, 1),) * 4)


def test_between_rounds_nature_is_due() -> None:
    """C17: the round has an outcome that is not final, and the board still stands."""
    state = finish(begun(), 5)
    assert not CAMINOS.outcome(state).final
    assert CAMINOS.turn(state) == (NATURE,)
    assert any(column for _, column in CAMINOS.view(state, None).columns)


def test_points_are_added_up() -> None:
    """C17: green wins by 13, then yellow gets 6 for border stones; green wins 13 to 6."""
    columns = FIGURE_5.removesuffix(" g5=G h5=G")
    state = play(lay_out(columns, tail=" ; round 1/2"), "O g5 g6 h5 h6")
    second = lay_out(
        "c4=- d4=-",
        **FULL_UP,
        border="G6Y5",
        tail=f" ; starter 1 ; scores {state.scores[0]},{state.scores[1]} ; round 2/2",
    )
    outcome = CAMINOS.outcome(play(second, "O c4x2 d4x2"))
    assert (outcome.final, outcome.winners) == (True, (0,))
    assert (outcome.rounds, outcome.scores) == (((13, 0), (0, 6)), (13, 6))


def test_equal_totals_are_a_drawn_match() -> None:
    """C17: 6 to 6."""
    state = lay_out(
        "c4=- d4=-", **FULL_UP, border="G6Y5", tail=" ; starter 1 ; scores 6,0 ; round 2/2"
    )
    outcome = CAMINOS.outcome(play(state, "O c4x2 d4x2"))
    assert (outcome.winners, outcome.scores) == ((), (6, 6))


def test_a_single_round_is_unscored() -> None:
    """C17: a win is a win, no points are counted."""
    outcome = CAMINOS.outcome(play(lay_out(TO_G4), "O h4x2 h5x2"))
    assert (outcome.winners, outcome.rounds, outcome.scores) == ((0,), (), ())


def test_points_are_shown_for_each_seat() -> None:
    """C17: partners have the points of their colour."""
    columns = FIGURE_5.removesuffix(" g5=G h5=G")
    state = lay_out(columns, hands=FULL_FOUR, turn="2", tail=" ; round 1/2")
    assert CAMINOS.outcome(play(state, "O g5 g6 h5 h6")).scores == (13, 0, 13, 0)


def test_draws_is_asked_for_single_rounds_only() -> None:
    """C17: what a game without a path is, is no question in a scored match."""
    CAMINOS.start(Setup(2, (("rounds", "1"), ("draws", "border"))))
    with pytest.raises(Refused):
        CAMINOS.start(Setup(2, (("rounds", "2"), ("draws", "border"))))
    with pytest.raises(Refused):
        CAMINOS.start(Setup(2, (("draws", "border"),)))


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
    for found in poses(board).by_cells.values():
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


# Numbers to compare with


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


def test_three_stones_connect_the_square() -> None:
    """C5: eight cells in a row are 3 + 3 + 2."""
    text = "L a4 a5 b4 c4; T a1 b1 b2 c1; L d4 d5 e4 f4; T d1 e1 e2 f1; O g4 g5 h4 h5"
    assert winners(play(begun(rounds="1"), text)) == (0,)
