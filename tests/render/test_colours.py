"""Seats are told apart by people with any of the common forms of colour blindness."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from render.theme import MARKS, SEATS, THEMES

# Machado, Oliveira and Fernandes 2009, full strength, on linear RGB.
SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(code: str) -> list[float]:
    """A colour in linear light, 0 to 1."""
    channels = [byte / 255 for byte in bytes.fromhex(code)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def seen(code: str, sight: str) -> tuple[float, float, float]:
    """A colour in CIE Lab, as it is seen."""
    light = linear(code)
    rgb = [
        min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    ]
    xyz = (
        (0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047,
        0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2],
        (0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: tuple[float, float, float], two: tuple[float, float, float]) -> float:
    """How different two colours look."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = h2 - h1
    if c1 * c2 == 0:
        turn = 0
    elif abs(turn) > 180:
        turn -= math.copysign(360, turn)
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + h2
    if c1 * c2:
        h = (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(h - 30))
        + 0.24 * math.cos(math.radians(2 * h))
        + 0.32 * math.cos(math.radians(3 * h + 6))
        - 0.20 * math.cos(math.radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    rc = 2 * math.sqrt(c**7 / (c**7 + 25**7))
    rt = -rc * math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


@pytest.mark.parametrize(
    ("one", "two", "apart"),
    [  # Sharma, Wu and Dalal 2005
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_measure_is_the_known_one(one, two, apart):
    """Pairs from the paper that the formula is usually checked with."""
    assert ciede2000(one, two) == pytest.approx(apart, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
def test_any_two_seats_are_told_apart_by_colour(sight: str):
    """At least 10 in CIEDE2000, for every kind of sight."""
    for one, two in combinations(SEATS, 2):
        assert ciede2000(seen(one, sight), seen(two, sight)) >= 10, (one, two)


def test_plain_colours_would_not_do():
    """The measure finds what it is for: pure red and green are nearly one to many people."""
    plain = [seen(code, "deuteranopia") for code in ("B85C00", "7A7A00")]
    assert ciede2000(*plain) < 10


def test_colour_is_never_alone():
    """Each seat also has a mark of its own."""
    assert len(set(MARKS)) == len(SEATS) == 6


def contrast(one: str, two: str) -> float:
    """WCAG's ratio of two colours."""
    lights = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "under", "least"),
    [
        ("text", "canvas", 7),
        ("text", "plate", 7),
        ("text", "inlay", 4.5),
        ("on_text", "on", 7),
        ("ink", "card", 7),
        ("label", "board", 4.5),
        ("soft", "plate", 4.5),
        ("off_ink", "off", 3),
        ("mout", "track", 4.5),
        ("on_accent", "accent", 4.5),
    ],
)
def test_words_and_outlines_stand_out(theme: str, ink: str, under: str, least: float):
    """What must be read has the contrast that WCAG asks for."""
    assert contrast(THEMES[theme][ink], THEMES[theme][under]) >= least
