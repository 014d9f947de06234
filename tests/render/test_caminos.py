"""Pictures of Caminos: what stands where, from above, isometric; and the same in words."""

from __future__ import annotations

import itertools
from dataclasses import replace
from itertools import product

import pytest
from PIL import ImageChops

from games.caminos.board import BOARDS
from render import paint
from render.caminos import above, bare, blocks, solid, standing
from render.caminos.badge import DIAMOND
from render.caminos.banner import Piece, across, fitting
from render.caminos.scene import cell_at, place_of, places, scene
from render.caminos.solid import NONE, THICK, THIN
from render.lettering import length
from render.outline import borders
from render.sheet import Sheet
from render.theme import BOLD
from tests.games.caminos.table import begun, lay_out, play
from tests.render.caminos import BARRED, CAMINOS, SAY, picture, states
from tests.render.golden import opened
from tests.render.scenes import OCTAGON, ON_OCTAGON, Scene
from tests.render.tables import NAMES


def views():
    """Positions on every board, all through a game."""
    for board in BOARDS:
        played = states(board)
        for state in played[:: max(1, len(played) // 4)]:
            yield CAMINOS.view(state, None)
        yield CAMINOS.view(played[-1], 0)


# What stands where


def test_the_record_builds_the_same_columns_as_the_position():
    """Colours cube by cube; without a record they are found in the position."""
    for view in views():
        piles = {place_of(cell): pile for cell, pile in view.columns}
        bare_view = replace(view, stones=())
        for shown in (scene(view, 0), scene(bare_view, 0)):
            found = {p: "".join("GYB"[c] for c in col.colours) for p, col in shown.columns.items()}
            assert found == piles


def test_a_barrier_is_shown_exactly_where_tops_look_joined_and_are_not():
    """C7, said the plain way: some cube between the two heights is of another colour."""
    boards = [scene(CAMINOS.view(lay_out(BARRED), None), 0), *(scene(v, 0) for v in views())]
    for shown in boards:
        plain = set()
        for (x, y), column in shown.columns.items():
            for beside in ((x + 1, y), (x, y + 1)):
                other = shown.at(beside)
                if (
                    not column.height
                    or not other.height
                    or column.top != other.top
                    or column.top == 2
                ):
                    continue
                low, high = sorted((column, other), key=lambda one: one.height)
                if any(colour != high.top for colour in high.colours[low.height :]):
                    plain.add(((x, y), beside))
        assert set(shown.barriers) == plain
    assert {tuple(map(cell_at, pair)) for pair in boards[0].barriers} == {
        ("c3", "d3"),
        ("d3", "d4"),
        ("f3", "g3"),
    }


def test_new_stones_are_numbered_only_if_there_are_several():
    """The number tells in which order they were placed."""
    view = CAMINOS.view(states("square")[-1], None)
    assert [one.number for one in scene(view, 1).fresh] == [0]
    assert [one.number for one in scene(view, 3).fresh] == [1, 2, 3]
    assert scene(view, 0).fresh == ()
    assert scene(view, 1).fresh[0].stone == view.stones[-1]


# From above


@pytest.mark.parametrize("board", BOARDS)
def test_rows_fit_together_without_a_seam(board: str):
    """Painted row by row the board is the same as painted layer by layer."""
    shown = scene(CAMINOS.view(states(board)[-2], None), 0)
    cells = bare.grid(board)
    size = (1200, bare.HIGH)
    rows = Sheet.ground("caminos", "light", size, "canvas", bare.ground, board)
    above.stones(rows, shown)
    plain = Sheet.ground("caminos", "light", size, "canvas", bare.ground, board)
    c = cells.cell
    for place, column in shown.columns.items():
        if column.height:
            plain.rect(*cells.corner(place), c, c, above.TOP[column.top])
    for place, column in shown.columns.items():
        above._shadows(plain, shown, cells, place, column)
    for row in range(-1, cells.rows + 1):
        above._outlines(plain, shown, cells, row)
    for place, column in shown.columns.items():
        if column.height:
            args = (column.top, column.height, c, above.figure_size(c))
            box = above.badge_box(c)
            plain.put(above.badge, *cells.middle(place), box, above.TOP[column.top], *args)
    assert ImageChops.difference(rows.numbers, plain.numbers).getbbox() is None


@pytest.mark.parametrize(
    ("cells", "corners"),
    [
        ({(0, 0)}, {(0, 0), (1, 0), (1, 1), (0, 1)}),
        ({(0, 0), (1, 0)}, {(0, 0), (2, 0), (2, 1), (0, 1)}),
        ({(0, 0), (1, 0), (0, 1)}, {(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)}),
    ],
)
def test_the_line_round_a_stone_turns_only_at_its_corners(cells, corners):
    """One closed line."""
    (line,) = borders(cells)
    assert line[0] == line[-1]
    assert set(line) == corners
    assert len(line) == len(corners) + 1


def test_cells_that_only_meet_in_a_corner_have_a_line_each():
    """Or one that touches itself; every edge is in it once."""
    lines = borders({(0, 0), (1, 1)})
    length_of = sum(
        abs(a[0] - b[0]) + abs(a[1] - b[1]) for line in lines for a, b in itertools.pairwise(line)
    )
    assert length_of == 8


def test_the_readers_own_panel_says_so():
    """From above and isometric; for onlookers none does."""
    (state, *_) = states("square")[5:]
    for marks in ((), ("solid",)):
        for seat, areas in ((0, 1), (1, 1), (None, 0)):
            view = CAMINOS.view(state, seat)
            one = picture(view, marks=marks)
            other = paint(
                "caminos", view, names=NAMES, say=unsaid, theme="light", marks=marks
            )  # fmt: skip
            apart = ImageChops.difference(opened(one.data), opened(other.data)).getbbox()
            assert bool(apart) == bool(areas)
            if apart:
                left, top, _, _ = one.spots["stone:L"]
                assert apart[0] > left - 60
                assert apart[3] <= top + 60


def unsaid(text):
    return "" if text.key == "picture-you" else SAY(text)


@pytest.mark.parametrize(("plays", "cell", "won"), [(6, "a7", False), (7, "j6", True)])
def test_where_a_path_is_white_the_last_stone_is_not(plays: int, cell: str, won: bool):
    """The outline of the last stone is white in a dark casing; of a won game it is dark."""
    call = Scene(OCTAGON, ON_OCTAGON[:plays], since=1).show("caminos")
    assert bool(scene(call["view"], 1).path) == won
    image = opened(paint(**call, theme="light").data)
    grid = bare.grid("octagon")
    x, y = grid.corner(place_of(cell))
    upper = {image.getpixel((x + grid.cell // 2, y + d)) for d in range(-4, 5)}
    assert ((255, 255, 255) in upper) == (not won)


# Isometric


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("board", BOARDS)
def test_every_column_and_row_has_its_label(board: str, back: bool, players: int):
    """Inside the picture, and none on another or on a full board."""
    at = solid.frame(board, players, back=back)
    labels = list(solid.labels(board, at))
    there = {*(cell[0] for cell in BOARDS[board].bits), *(cell[1:] for cell in BOARDS[board].bits)}
    assert {label.text for label in labels} == there
    assert len(labels) == len(there)
    boxes = []
    for text, x, y in labels:
        half = length(text, BOLD, standing.LABEL) / 2
        boxes.append((x - half, y - 15, x + half, y + 15))
    for i, (left, top, right, low) in enumerate(boxes):
        assert 0 <= left < right <= 1200
        assert 0 <= top < low <= bare.HIGH
        for a, b, c, d in boxes[:i]:
            assert right <= a or c <= left or low <= b or d <= top


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_no_column_reaches_into_a_panel(board: str, players: int):
    """Not even where all cells are three high."""
    at = solid.frame(board, players, back=False)
    panels = [(16, 316), (884, 1184)] if players == 2 else [(0, 1200)]
    for place in places(board).values():
        x, y = at.corner(place)
        top = y - at.b - 3 * at.c - 6
        for left, right in panels:
            assert x + 2 * at.a <= left or x >= right or top >= 112 + 194


def test_lines_are_drawn_where_stones_end():
    """Thick where another stone or nothing is beside a face, thin at a step within a stone."""
    state = play(begun(), "L c3x3 d3;L f3x3 g3")
    shown = scene(CAMINOS.view(state, None), 1)
    at = solid.frame("square", 2, back=False)
    tall, low = (solid.seen(shown, at, place_of(cell)) for cell in ("c3", "d3"))
    assert tall.height == 3
    assert tall.edges == (THICK, THICK, THICK, THICK)
    assert low.edges == (THICK, THICK, THICK, THIN)
    assert [level for level, _ in tall.east] == [1, 2]
    assert [wall.lower for _, wall in tall.south] == [THICK, NONE, NONE]
    new = solid.seen(shown, at, place_of("f3"))
    assert new.edges == (THICK, THICK, THICK, THICK)
    assert (tall.new, new.new) == ((), (0, 1, 2))
    assert len(blocks.news(new)) == 6 + 4 + 4  # south, east, top


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_a_badge_is_never_cut(board: str, players: int):
    """However far it is moved away from what hides it."""
    at = solid.frame(board, players, back=False)
    steps = (at.a, at.b, at.c)
    reach = DIAMOND * round(2.04 * at.b) / 2
    for height in (1, 2):
        for dx, dy in product((0, -0.13, -0.27, -0.40), (0, 0.13, 0.27, 0.40)):
            look = solid.Look(
                (), (), 0, height, (THICK,) * 4, (dx, dy), dark=False, new=(), planks=()
            )
            left, top, width, tall = blocks.column_box(steps, look)
            x, y = blocks.at(steps, 0.5 + dx, 0.5 + dy, height)
            assert top <= y - reach < y + reach <= top + tall
            assert left <= x - reach < x + reach <= left + width


# In words


def test_the_words_name_every_column_with_its_height():
    """Short: the colour seen and the height; complete: every cube from the bottom up."""
    for view in views():
        made = picture(view)
        assert len(made.alt) <= 1000
        for cell, pile in view.columns:
            if pile:
                words = {"G": "green", "Y": "yellow", "B": "blue"}
                assert f"{cell} {len(pile)}" in made.alt
                assert f"{cell} {'-'.join(words[cube] for cube in pile)}" in made.alt_long
        for way in [view.way] if view.way else []:
            assert ", ".join(way.cells[:-1]) in made.alt_long


def test_the_words_warn_of_what_is_not_joined():
    """And tell of the path that is."""
    made = picture(CAMINOS.view(lay_out(BARRED), 0))
    assert "c3 and d3 look joined and are not." in made.alt
    assert "You play green." in made.alt_long
    assert "You have 4 L, 4 T, 4 Z and 2 O." in made.alt


def test_the_banner_names_the_winners_whatever_else_must_give_way():
    """What was placed and how it is counted are told if there is room."""
    main = Piece(0, "Friederike and Maximilian-Alexander win")
    placed, counted = Piece(0, "L a4 b4 c3 c4", soft=True), Piece(-1, "26 points", soft=True)
    told = (placed, main, counted)
    room = sum(map(across, told))
    assert fitting(told, room) == [placed, main, counted]
    assert fitting(told, room - 1) == [main, counted]
    assert fitting(told, 300) == [main]
