"""The pictures of DOG: what happened since a reader looked last."""

from __future__ import annotations

import math

import pytest

from games.dog import DOG
from games.dog.board import FINISH, KENNEL
from games.protocol import Setup
from render import paint
from render.dog import signs
from render.dog.geometry import geometry
from render.dog.ground import labels
from render.dog.happened import Path, fields_walked, kennels, lanes, plays_since
from render.dog.room import Room
from render.sheet import Sheet
from render.theme import WIDTH
from tests.render.scenes import NAMES, SCENES, say, walk


def test_only_new_plays_are_shown_and_at_most_eight():
    """Numbers count all of them, so they go on."""
    scene = SCENES["dog"]["six"].show("dog")
    view = scene["view"]._replace(record=scene["view"].record * 3)
    assert [play.number for play in plays_since(view, 0)] == []
    assert [play.number for play in plays_since(view, 2)] == [1, 2]
    assert [play.number for play in plays_since(view, 12)] == [5, 6, 7, 8, 9, 10, 11, 12]
    assert len(plays_since(view, 99)) == 8


@pytest.mark.parametrize(
    ("f", "t", "places"),
    [
        (62, 1, [62, 63, 0, 1]),
        (6, 2, [6, 5, 4, 3, 2]),
        (1, 61, [1, 0, 63, 62, 61]),
        (62, FINISH + 1, [62, 63, 0, FINISH, FINISH + 1]),
        (FINISH, FINISH + 2, [FINISH, FINISH + 1, FINISH + 2]),
        (KENNEL, 0, []),
    ],
)
def test_a_path_goes_field_by_field(f: int, t: int, places: list[int]):
    """Round the ring, four back, into the finish and inside it; an exit has no path."""
    where = geometry(4)
    assert fields_walked(where, 0, f, t) == tuple(where.point(place) for place in places)


def straight(*xs: int) -> Path:
    return Path(1, "seat0", "casing", tuple((x, 0) for x in xs))


def test_paths_over_the_same_fields_run_side_by_side():
    """Two, three; one of four has no room and shows only its head; others stay in the middle."""
    one, two, apart = straight(0, 1, 2), straight(2, 1), straight(5, 6)
    assert lanes([one, apart]) == [(0, 6), (0, 6)]
    assert lanes([one, two, apart]) == [(9, 4), (-9, 4), (0, 6)]
    assert lanes([one, two, one]) == [(14, 3), (0, 3), (-14, 3)]
    assert lanes([one, two, one, two])[3] is None


def test_paths_that_only_touch_do_not_make_way():
    """One ends where the next begins."""
    assert lanes([straight(0, 1, 2), straight(2, 3)]) == [(0, 6), (0, 6)]


def test_kennels_tell_who_came_home_and_who_left():
    """The last that came stands last; the place next to it was left last."""
    scene = SCENES["dog"]["board"].show("dog")
    view = scene["view"]
    found = kennels(geometry(4), view, plays_since(view, 4))
    assert {place: play.number for place, play in found.came.items()} == {(1, 1): 1}
    assert {place: play.number for place, play in found.left.items()} == {(1, 2): 3}


def test_signs_do_not_cover_each_other_or_the_board():
    """Three signs beside one field find three places, none over a label, plate or finish."""
    where = geometry(4)
    room = Room(4, [10, 11])
    found = [room.beside(10, 50, 50) for _ in range(3)]
    areas = [(x - 25, y - 25, 50, 50) for x, y in found]
    plates = [where.plate(seat) for seat in range(4)]
    names = [(x - 15, y - 10, 30, 20) for x, y in labels(where).values()]
    for i, one in enumerate(areas):
        for other in (*areas[:i], *plates, *names):
            assert not overlap(one, other)


def overlap(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return wide > 0 < high


def test_numbers_of_plays_never_cover_each_other(monkeypatch: pytest.MonkeyPatch):
    """Also where several plays began on one field, or a swap runs along a row."""
    put, middles = Sheet.put, []

    def noted(sheet, drawing, x, y, *args, **kwargs):
        if drawing is signs.numbered and sheet.width == WIDTH:
            middles.append((x, y))
        put(sheet, drawing, x, y, *args, **kwargs)

    monkeypatch.setattr(Sheet, "put", noted)
    for players in (4, 6):
        for state, _ in walk("dog", Setup(players), f"numbers {players}", 300, 12):
            middles.clear()
            paint("dog", DOG.view(state, None), names=NAMES, say=say, theme="light", since=8)
            for i, one in enumerate(middles):
                for other in middles[:i]:
                    assert math.dist(one, other) >= 36, (players, one, other)
