"""The sheet: sprites put on palette numbers look like the same shapes drawn in full."""

from __future__ import annotations

import io
import threading

import pytest
from PIL import Image

from render import lettering, pieces
from render.palette import palette
from render.png import LEVEL, encode, quick
from render.sheet import Sheet
from render.sprites import CACHE, Cache
from render.theme import BOLD, LIMIT, NARROW, TOUCHING
from tests.render.proof import Proof, difference

PALETTES = [(game, theme) for game in TOUCHING for theme in ("light", "dark")]


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def scene(paper: type[Sheet], theme: str) -> Image.Image:
    """Marbles, badges and names on two grounds."""
    sheet = paper("dog", theme, 700, 240, "canvas")
    sheet.rect(0, 20, 600, 160, "track")
    for seat in range(6):
        at = 30 + 70 * seat
        sheet.put(pieces.marble, at, 80, pieces.around(27), "track", seat, 25)
        args = ("7", 21, 30, f"seat{seat}", "white", "ink", "mout")
        sheet.put(pieces.badge, at, 150, pieces.around(23), "track", *args)
    sheet.put(pieces.tick, 3, 210, pieces.around(27), "canvas", 26, "accent", "on_accent")
    sheet.put(pieces.cap, 560, 80, (-50, -40, 100, 80), "track", 60, "text")
    sheet.text(60, 210, "Friederike", 38, "text", "canvas", align="left")
    sheet.text(
        690,
        210,
        "Friederike of Hohenschwangau",
        38,
        "text",
        "canvas",
        align="right",
        width=250,
        least=30,
    )
    return opened(sheet.png())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_sprites_look_like_the_same_shapes_drawn_in_full(theme: str):
    """At three times the size and shrunk: that is how smooth edges should be."""
    mean, seen = difference(scene(Sheet, theme), scene(Proof, theme))
    assert mean < 1
    assert seen < 0.004


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_cached_sprite_is_the_sprite(theme: str):
    """Warm and cold caches give the same bytes."""
    CACHE.clear()
    cold = scene(Sheet, theme).tobytes()
    assert scene(Sheet, theme).tobytes() == cold


@pytest.mark.parametrize(("game", "theme"), PALETTES)
def test_every_flat_colour_is_found_exactly(game: str, theme: str):
    """Pillow's search for the nearest colour is coarse; what is drawn flat must come out as it is."""
    colours = palette(game, theme)
    for name, number in colours.index.items():
        flat = Image.new("RGB", (2, 2), colours.drawn[name])
        assert set(colours.nearest(flat).tobytes()) == {number}, name
    assert len(colours) <= 256


def test_the_file_is_a_png_without_the_extra_column():
    """One column of zeros in front is the filter of each scan line, not a part of the picture."""
    sheet = Sheet("dog", "light", 8, 3, "canvas")
    sheet.rect(-5, 0, 6, 3, "text")
    image = Image.open(io.BytesIO(sheet.png()))
    assert image.size == (8, 3)
    assert image.convert("RGB").getpixel((0, 0)) == (0x2A, 0x1E, 0x14)
    assert image.convert("RGB").getpixel((1, 2)) == (0xF4, 0xEE, 0xE3)


def test_a_picture_that_would_be_too_long_is_packed_with_more_patience():
    """The quick way would make more bytes of it than a platform likes."""
    noise = (
        Image.effect_noise((520, 600), 90).tobytes().translate(bytes(v // 64 for v in range(256)))
    )
    assert len(quick(noise, LEVEL)) > LIMIT
    assert len(encode(noise, 519, 600, bytes(768))) <= LIMIT


def test_the_cache_is_bounded_by_bytes():
    """What was not used for longest goes first."""
    cache = Cache(40_000)
    for i in range(8):
        cache.keep(i, "sprite", 10_400)
        cache.get(0)
    assert cache.bytes <= 40_000
    assert cache.get(0) is not None
    assert cache.get(7) is not None
    assert cache.get(1) is None


def test_several_threads_may_paint_at_once():
    """They share the cache, and each gets its own picture whole."""
    CACHE.clear()
    found: list[bytes] = []
    threads = [
        threading.Thread(target=lambda: found.append(scene(Sheet, "light").tobytes()))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert set(found) == {scene(Sheet, "light").tobytes()}


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Friederike", "Friederike"),
        ("  Anna\tMaria\n", "Anna Maria"),
        ("🎲 Max 🎲", "Max"),
        ("李明", "?"),
        ("Zoë", "Zoë"),
        ("Ζωή", "Ζωή"),
        ("שלום", "שלום"),
        ("a\u0301\u0302\u0303\u0304b", "á\u0302b"),
        ("\u202eevil\u202c", "evil"),
        ("", "?"),
    ],
)
def test_names_are_drawn_as_far_as_the_fonts_go(name: str, drawn: str):
    """Emoji and signs without a shape are left out; a name of nothing else is replaced."""
    assert lettering.readable(name) == drawn


@pytest.mark.parametrize(
    "name", ["Friederike", "W" * 60, "Friederike von und zu Hohenschwangau", "שלום" * 9]
)
def test_a_long_name_is_made_to_fit(name: str):
    """Narrower letters first, then smaller ones, then it is cut; never under the least size."""
    line = lettering.fit(name, 38, 250, 30)
    assert lettering.length(line.text, line.font, line.size) <= 250
    assert 30 <= line.size <= 38
    assert line.text == name or line.text.endswith("…")


def test_a_name_is_changed_no_more_than_needed():
    """What fits stays bold; what nearly fits is only narrower."""
    assert lettering.fit("Anna", 38, 250, 30) == ("Anna", BOLD, 38)
    assert lettering.fit("Friederike M", 38, 260, 30) == ("Friederike M", NARROW, 38)


def test_words_after_a_name_from_right_to_left_stand_after_it():
    """The name is turned, the sentence is not."""
    whole = lettering.covered("\u2068\u05d0\u05d1\u05d2\u2069 won", BOLD, 38).image
    words = lettering.covered("won", BOLD, 38).image
    right = whole.crop((whole.width - words.width, 0, whole.width, whole.height))
    assert right.getbbox() is not None
    assert right.crop(right.getbbox()).tobytes() == words.crop(words.getbbox()).tobytes()
