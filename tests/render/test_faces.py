"""Faces: small pictures of what texts name."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from games.text import Tag, who
from render.faces import FACES, SIDE, art_of, faces_of, file_of

SAMPLES = [
    "dog-card:T",
    "dog-card:X",
    "rummy-tile:k13",
    "rummy-tile:J",
    "marble:4",
    "caminos-stone:B",
]


def test_there_is_one_of_everything():
    """Fourteen cards, 52 tiles and a joker, a marble a seat, four stones and the blue one."""
    kinds = [name.partition(":")[0] for name in FACES]
    counted = {kind: kinds.count(kind) for kind in kinds}
    assert counted == {"dog-card": 14, "rummy-tile": 53, "marble": 6, "caminos-stone": 5}


def test_no_two_look_alike():
    """What looks alike would be mistaken, and its mark would not tell a change."""
    assert len({art_of(name) for name in FACES}) == len(FACES)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_face_is_a_small_png_upon_any_ground(name: str):
    """Square, opaque in the middle, nothing in the corners, and its edge is of one colour."""
    data = file_of(name)
    image = Image.open(BytesIO(data))
    assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (SIDE, SIDE))
    assert len(data) < 8_000
    assert image.getpixel((SIDE // 2, SIDE // 2))[3] == 255
    last = SIDE - 1
    assert {image.getpixel(at)[3] for at in ((0, 0), (last, 0), (0, last), (last, last))} == {0}
    pixels = zip(*[iter(image.tobytes())] * 4, strict=True)
    half = {(red, green, blue) for red, green, blue, cover in pixels if 0 < cover < 128}
    assert len(half) <= 2, half


def test_a_set_is_its_tiles_and_a_seat_its_marble():
    """Caminos has green and yellow, whoever sits where."""
    assert faces_of(Tag("rummy-set", "[r4 r5 J]"), "rummy") == (
        "rummy-tile:r4",
        "rummy-tile:r5",
        "rummy-tile:J",
    )
    assert faces_of(who(1), "dog") == ("marble:1",)
    assert [faces_of(who(seat), "caminos") for seat in range(4)] == [
        ("marble:2",),
        ("marble:3",),
        ("marble:2",),
        ("marble:3",),
    ]
    assert faces_of(Tag("dog-place", "12"), "dog") == ()
