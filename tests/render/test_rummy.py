"""Pictures of Rummy: where tiles lie, what is new among them, what is said of them."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.words import Words
from games import GAMES
from games.rummy import codes
from games.rummy.board import FACES, JOKER, Meld, group, row
from games.rummy.solver import most
from render import paint
from render.picture import Brief
from render.rummy import lines, rack, tiles
from render.rummy import paint as painted_by
from render.rummy.news import MOVED, STILL, news
from render.rummy.stands import Shown, shown
from render.rummy.strip import panel_of
from render.rummy.words import meld_words
from render.sheet import Sheet
from render.sprites import CACHE
from render.theme import LIMIT
from tests.dice import QuickDice
from tests.render.golden import opened
from tests.render.proof import Proof, difference
from tests.render.tables import NAMES, full_table, game, large_rack, usual_table

RUMMY = GAMES["rummy"]
SAY = partial(Words().say, names=NAMES)


def picture(view, theme="light", **asked):
    return paint("rummy", view, names=NAMES, say=SAY, theme=theme, **asked)


def overlap(one, other):
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


# Where things lie


@given(st.lists(st.integers(3, 13), min_size=1, max_size=35), st.sampled_from([470, 890]))
@settings(max_examples=150)
def test_sets_lie_side_by_side_in_tiles_that_can_be_read(lengths: list[int], height: int):
    """None is broken, none touches another, none leaves the table; numbers are 36 high or more."""
    size, corners, used = lines.spread(tuple(lengths), 1120, height)
    high = size.h + 2 * size.pad
    areas = [(x, y, size.across(n), high) for (x, y), n in zip(corners, lengths, strict=True)]
    assert round(0.63 * size.w) >= 36
    assert all(x >= 0 and x + width <= 1120 for x, _, width, _ in areas)
    assert all(y >= size.above and y + tall <= used for _, y, _, tall in areas)
    assert not any(overlap(a, b) for i, a in enumerate(areas) for b in areas[:i])
    assert used <= height or size.w == lines.SMALLEST


def test_a_full_table_of_90_tiles_is_readable():
    """66 wide, as large as seven lines allow."""
    view = RUMMY.view(full_table(), None)
    assert sum(len(meld.tiles) for meld in view.table) == 90
    lengths = tuple(len(meld.tiles) for meld in view.table)
    assert lines.spread(lengths, 1120, 888).size.w >= 66


@given(
    st.lists(st.integers(1, 26), min_size=1, max_size=13).filter(lambda groups: sum(groups) < 93)
)
@settings(max_examples=150)
def test_a_rack_of_any_size_stands_on_its_ledges(groups: list[int]):
    """No tile is lost or touches another, and each can be read and pressed."""
    size, corners, ledges, height = lines.shelve(tuple(groups), 1108)
    assert len(corners) == sum(groups)
    assert size.w >= lines.SMALLEST
    areas = [(x, y, size.w, size.h) for x, y in corners]
    assert all(x >= 0 and x + size.w <= 1108 for x, *_ in areas)
    assert not any(overlap(a, b) for i, a in enumerate(areas) for b in areas[:i])
    assert {y + size.h for _, y, *_ in areas} <= set(ledges)
    assert max(ledges) < height


def test_fourteen_tiles_stand_on_two_ledges():
    """Like a real rack; a few tiles need only one, many need more."""
    assert [len(lines.shelve((n,), 1108).ledges) for n in (3, 14, 20, 43)] == [1, 2, 2, 4]


@pytest.mark.parametrize(
    ("sort", "first"), [("colour", "r2 r2 r5 r6 r9 b7"), ("number", "y1 r2 r2 k3")]
)
def test_the_rack_is_sorted_as_its_owner_likes(sort: str, first: str):
    """By colour, or by number with the colours in order."""
    view = replace(RUMMY.view(usual_table(), 1), sort=sort)
    there = [one // 2 for one in rack.ids(view)]
    names = first.split()
    assert there[: len(names)] == [FACES[name] for name in names]


# What is new


def test_what_was_laid_and_what_moved_is_told_apart():
    """Of a set that only grew the rest is still; what came from another set has moved."""
    state = usual_table(turn=1)
    before = RUMMY.view(state, 1)
    lay = RUMMY.read(before, "b7 y7 : [r8 r9 r10] {r7 b7 y7}")
    after = RUMMY.view(RUMMY.apply(state, 1, lay).state, None)
    found = dict(zip(map(str, after.table), news(after, 1), strict=True))
    assert found["{r7 b7 y7}"] == (MOVED, 1, 1)
    assert found["[r8 r9 r10]"] == (STILL, STILL, STILL)
    assert {mark for meld, marks in found.items() if "7 " not in meld for mark in marks} == {STILL}
    assert all(mark == STILL for marks in news(after, 0) for mark in marks)


@pytest.mark.parametrize("since", [1, 3, 9])
def test_every_tile_laid_since_is_marked_once(since: int):
    """By whoever laid it, all through a game."""
    for state in game("rummy", 3)[::3]:
        view = RUMMY.view(state, None)
        laid = Counter(
            (face, play.seat) for play in view.record.plays[-since:] for face in play.tiles
        )
        marked = Counter(
            (face, mark)
            for meld, marks in zip(view.table, news(view, since), strict=True)
            for face, mark in zip(meld.tiles, marks, strict=True)
            if mark >= 0
        )
        assert marked == laid


def test_a_preview_marks_what_it_would_lay_and_move():
    """And nothing of what others did before."""
    seen = 0
    for state in game("rummy", 2, level="normal"):
        view = RUMMY.view(state, state.turn)
        if state.due or not view.is_due or not view.is_open:
            continue
        best = most(view.table, view.rack, by="tiles", opened=True)
        if best is None or seen > 5:
            continue
        step = next((c.step for c in RUMMY.prompt(view).choices if c.step >= codes.LAY_SET), None)
        if step is None or step >= codes.SET_ON:
            continue
        seen += 1
        preview = RUMMY.prompt(view, (step,)).preview
        marks = [mark for row_ in news(preview, 5) for mark in row_]
        assert marks.count(view.seat) == len(preview.laid)
        assert set(marks) <= {view.seat, MOVED, STILL}
    assert seen


# What a joker stands for


@pytest.mark.parametrize(
    ("meld", "third"),
    [
        (row([FACES["b9"], FACES["b10"], JOKER]), Shown(11, (1,), joker=True)),
        (group([FACES["b8"], FACES["k8"], JOKER]), Shown(8, (0, 3), joker=True)),
        (group([FACES["y8"], JOKER, JOKER]), Shown(8, (0, 1, 2), joker=True)),
        (row([JOKER, FACES["r2"], FACES["r3"]]), Shown(3, (0,), joker=False)),
    ],
)
def test_a_joker_shows_what_it_stands_for(meld: Meld, third: Shown):
    """R9: the number of its place in a row; in a group the number, and every colour still open."""
    assert shown(meld)[2] == third


# In words


def test_the_words_name_every_set_every_player_and_the_own_rack():
    """Short in at most 1,000 characters, and complete."""
    for state in (usual_table(), full_table(), large_rack()):
        view = RUMMY.view(state, 1)
        made = picture(view)
        assert len(made.alt) <= 1000
        for meld in view.table:
            assert SAY(meld_words(meld)) in made.alt
            assert SAY(meld_words(meld)) in made.alt_long
        for name in NAMES[: view.players]:
            assert name == NAMES[1] or name in made.alt_long
        assert "Your rack:" in made.alt_long
        assert f"{view.stock_size} tiles are in the stock" in made.alt_long


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[r3 r4 r5]", "red 3 to 5"),
        ("[b9 J b11]", "blue 9 to 11 with a joker for 10"),
        ("{r8 b8 y8}", "8 in red, blue and yellow"),
        ("{b8 k8 J}", "8 in blue and black and a joker for red or yellow"),
    ],
)
def test_sets_are_said_so_that_one_can_play_from_it(text: str, said: str):
    """What a joker stands for included."""
    tiles = [JOKER if word == "J" else FACES[word] for word in text[1:-1].split()]
    assert SAY(meld_words(group(tiles) if text[0] == "{" else row(tiles))) == said


def test_the_words_tell_what_happened_and_what_moved():
    """In the words of the reader: you, others by name."""
    state = usual_table(turn=1)
    lay = RUMMY.read(RUMMY.view(state, 1), "b7 y7 : [r8 r9 r10] {r7 b7 y7}")
    after = RUMMY.apply(state, 1, lay).state
    mine, others = (picture(RUMMY.view(after, seat), since=1) for seat in (1, 2))
    assert "You laid blue 7 and yellow 7." in mine.alt
    assert "Benedikt laid blue 7 and yellow 7." in others.alt
    line = "7 in red, blue and yellow: blue 7 and yellow 7 laid by Benedikt and red 7 moved here."
    assert line in others.alt_long


# The picture


def test_the_readers_own_panel_and_rack_say_so():
    """In the strip always, over the rack while somebody else plays; for onlookers nowhere."""

    def unsaid(text):
        return "" if text.key == "picture-you" else SAY(text)

    for turn, seat in ((1, 1), (2, 1), (2, None)):
        view = RUMMY.view(usual_table(turn), seat)
        one = picture(view)
        other = paint("rummy", view, names=NAMES, say=unsaid, theme="light")
        apart = ImageChops.difference(opened(one.data), opened(other.data))
        if seat is None:
            assert one.data == other.data
            continue
        x, y, width, height = one.spots[f"seat:{seat}"]
        assert apart.crop((x, y, x + width, y + height)).getbbox()
        apart.paste(0, (x, y, x + width, y + height))
        assert bool(apart.getbbox()) == (turn != seat)


@pytest.mark.parametrize(("tiles", "points"), [(10, 462), (38, -1288), (104, 9999)])
def test_tiles_and_points_are_two_numbers(tiles: int, points: int):
    """However long they are: a gap as wide as a figure is between them, in the narrowest panel."""
    view = RUMMY.view(usual_table(), None)
    players = view.players
    view = replace(view, sizes=(tiles,) * players, scores=(points,) * players)
    image = opened(picture(view).data).convert("RGB")
    for seat in range(players):
        left, top, width, high = panel_of(players, seat)
        band = image.crop((left + 60, top + high * 55 // 100, left + width - 12, top + high - 8))
        ground = band.getpixel((0, 0))
        columns = [
            all(band.getpixel((x, y)) == ground for y in range(band.height))
            for x in range(band.width)
        ]
        empty = max(
            len(run) for run in "".join(" x"[not one] for one in columns).strip().split("x")
        )
        assert empty >= 22, (tiles, points, seat)


def test_every_choice_has_its_place_in_the_picture():
    """Tiles to pick, sets to take apart, the stock: whatever a question names."""
    view = RUMMY.view(usual_table(), 1)
    paths = [(), (codes.TILE_ON + 2 * FACES["b7"],), (codes.TILE_ON + 2 * FACES["k9"],)]
    for path in [*paths, (*paths[1], codes.TILE_ON + 2 * FACES["y7"], codes.HAND)]:
        prompt = RUMMY.prompt(view, path)
        made = picture(prompt.preview, marks=prompt.marks)
        named = {choice.spot for choice in prompt.choices if choice.spot} | set(prompt.marks)
        assert named <= set(made.spots)
        for x, y, width, height in made.spots.values():
            assert 0 <= x < x + width <= made.width
            assert 0 <= y < y + height <= made.height
            assert min(width, height) >= 44
        left, top, across, high = made.spots["table"]
        for name, (x, y, width, height) in made.spots.items():
            if name.startswith("set:"):
                assert left < x < x + width < left + across
                assert top < y < y + height < top + high
            if name.startswith("tile:"):
                assert y > top + high


class Unsliced(Sheet):
    """A sheet that keeps no slices: nothing is cut at their borders."""

    def slice(self, paint, area, *args, **kwargs):
        paint(self, *args, **kwargs)


@pytest.mark.parametrize("sort", ["colour", "number"])
def test_no_tile_is_cut_where_ledges_are_kept_apart(sort: str):
    """Picked ones stand higher, and have their room."""
    for state in (usual_table(), large_rack()):
        view = RUMMY.view(state, 1)
        view = replace(view, picked=tuple(rack.ids(view))[::3], sort=sort)
        unsliced = painted_by(view, Brief(NAMES, SAY, "light", paper=Unsliced))
        assert picture(view).data == unsliced.data


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_was_painted_before_changes_nothing(theme: str):
    """Pictures of a whole game, one after the other, are those of an empty cache."""
    views = [RUMMY.view(state, 1) for state in game("rummy", 4)[-9:]]
    warm = [picture(view, theme, since=2) for view in views]
    for view, before in zip(views, warm, strict=True):
        CACHE.clear()
        assert picture(view, theme, since=2) == before


POSITIONS = {
    "table": lambda: (RUMMY.view(usual_table(), None), {}),
    "full": lambda: (RUMMY.view(full_table(), None), {}),
    "rack": lambda: (replace(RUMMY.view(usual_table(), 1), picked=(66, 90), sort="number"), {}),
    "large": lambda: (RUMMY.view(large_rack(), 1), {}),
    "played": lambda: (RUMMY.view(game("rummy", 4)[-2], 2), {"since": 4}),
    "over": lambda: (RUMMY.view(game("rummy", 3)[-1], 1), {"since": 1}),
    "before": lambda: (RUMMY.view(game("rummy", 2)[0], 1), {}),
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_picture_looks_like_the_same_drawn_in_full(name: str, theme: str):
    """At three times the size and shrunk: no tile erases its neighbour."""
    view, asked = POSITIONS[name]()
    quick = picture(view, theme, **asked)
    slow = painted_by(view, Brief(NAMES, SAY, theme, paper=Proof, **asked))
    images = [Image.open(io.BytesIO(one.data)) for one in (quick, slow)]
    mean, seen = difference(*images)
    assert mean < 0.2
    assert seen < 0.0006
    assert len(quick.data) <= LIMIT
    assert quick.width != quick.height


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pictures_of_a_whole_game_show_only_what_the_reader_may_know(players: int):
    """Another state that looks the same to the reader gives the same picture and the same words."""
    states = game("rummy", players)
    for number, state in enumerate(states[:: max(1, len(states) // 6)]):
        for seat in (None, number % players):
            view = RUMMY.view(state, seat)
            other = RUMMY.view(RUMMY.imagine(view, QuickDice(number)), seat)
            theme = ("light", "dark")[number % 2]
            one, two = (
                picture(v, theme, since=3) for v in (view, replace(other, record=view.record))
            )
            assert one == two
            assert len(one.data) <= LIMIT
            assert one.width != one.height


def test_a_thumb_can_tell_the_lines_of_a_full_table_apart():
    """Over one's own rack, on a phone 378 pixels wide: 13 sets are 44 pixels from line to line, and
    however many there are, a set is at least as high as two thirds of that.
    """
    phone = 378 / 1200
    runs = [f"[{c}{n} {c}{n + 1} {c}{n + 2}]" for c in "rbky" for n in (1, 4, 7)]
    for sets, least in (([*runs, "{r12 b12 k12 y12}"], 44), (runs + runs, 35)):
        position = f"2 - ; {' '.join(sets)} ; !r10 r11 b10 / b11 k11 ; turn 0"
        made = picture(RUMMY.view(RUMMY.read_position(position), 0))
        areas = [area for name, area in made.spots.items() if name.startswith("set:")]
        assert len(areas) == len(sets)
        tops = sorted({y for _, y, _, _ in areas})
        assert min(b - a for a, b in pairwise(tops)) * phone >= least
        assert min(high for *_, high in areas) * phone >= 44 * 2 / 3


@pytest.mark.parametrize("w", range(lines.SMALLEST, lines.LARGEST + 1, lines.STEP))
def test_a_badge_covers_no_sign_of_the_line_above_and_rings_leave_wood_between_sets(w: int):
    """However small tiles are: what is marked is told apart from what is not."""
    size = lines.Size(w)
    over = -tiles.mark_box(size)[1] - 3  # without the air that its box has
    assert over <= 2 * size.pad + size.above, "the band of the tile above ends there"
    left, _, wide, _ = tiles.ring_box(w)
    outside = max(-left, wide + left - w) - size.pad  # of a ring beyond its tray
    assert size.between - 2 * outside >= 16


@pytest.mark.parametrize("groups", [(8,), (3, 3, 2), (2, 2, 2, 2), (5, 4), (4, 4, 4, 2)])
def test_no_ledge_of_a_rack_is_empty(groups: tuple[int, ...]):
    """As many as tiles stand on; what is left is the table's."""
    stood = lines.shelve(groups, 1108)
    tops = {top for _, top in stood.corners}
    assert {top + stood.size.h for top in tops} == set(stood.ledges)
