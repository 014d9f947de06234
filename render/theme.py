"""Every colour, font and size: the one place that says how things look, in light and in dark.

A colour is named by what it is for. Each game uses some of them: its palette has these, and
ramps between those that touch, so that edges are smooth without a colour too many.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

Colour: TypeAlias = str  # the name of a colour: "board", "seat2", "accent"

SCALE: Final = 3  # shapes are drawn so many times as large, then shrunk: their edges are smooth
STEPS: Final = 4  # of a ramp: three colours between two that touch

BOLD: Final = "DejaVuSans-Bold.ttf"
NARROW: Final = "DejaVuSansCondensed-Bold.ttf"  # for what is too wide
MIDDLE: Final = 0.365  # of the size: how far the baseline lies below the middle of a capital

WIDTH: Final = 1200  # of every picture
LIMIT: Final = 95_000  # bytes: above 100,000 one platform holds uploads up

NAME: Final = 38  # what matters has 36 or more
SMALL: Final = 24  # nothing is smaller

# Okabe and Ito's colours, which people with any of the common forms of colour blindness tell
# apart; each seat also has a mark of its own, because colour alone is never enough.
SEATS: Final = ("D55E00", "0072B2", "009E73", "F0E442", "1B1B1B", "FAFAFA")
MARKS: Final = ("disc", "triangle", "square", "diamond", "star", "cross")
DARK_MARKS: Final = frozenset({3, 5})  # seats whose mark is dark: yellow and white


def seat(number: int) -> Colour:
    """The colour of a seat."""
    return f"seat{number}"


def mark(number: int) -> Colour:
    """The colour of the mark on it."""
    return "ink" if number in DARK_MARKS else "white"


_SAME: Final = {
    "ink": "1B1B1B",  # marks and figures on what is the same in both themes
    "white": "FFFFFF",
    **{seat(i): colour for i, colour in enumerate(SEATS)},
    # Rummy's tiles; measured with the common forms of colour blindness, and each has a sign
    "red": "BE2614",
    "blue": "0B62B8",
    "yellow": "F5B800",
    "amber": "B87A00",  # a yellow tile's number: yellow itself is too faint
    "plum": "7A1E5C",  # jokers
    # Caminos' stones: the wall to the south, the one to the east, and figures
    "ivory": "FFFBF0",
    "green_south": "007A59",
    "green_east": "005A41",
    "green_ink": "00513B",
    "yellow_south": "CDBF22",
    "yellow_east": "9E9212",
    "steel": "5B8DB8",  # neutral stones are blue
    "steel_south": "426C90",
    "steel_east": "2F5170",
    "steel_ink": "1F3A54",
}

_LIGHT: Final = {
    **_SAME,
    "canvas": "F4EEE3",
    "board": "EBD3A9",
    "inlay": "F3E2C2",
    "track": "DFC08D",
    "hole": "C79F69",
    "edge": "B98E58",
    "text": "2A1E14",
    "soft": "7A5C3C",
    "label": "6B4C2B",
    "plate": "FFFAF0",
    "plate_edge": "D8C4A2",
    "card": "FFFFFF",
    "card_edge": "2A1E14",
    "card_line": "D8C4A2",
    "casing": "2A1E14",  # round paths
    "mout": "2A1E14",  # round marbles
    "block": "2A1E14",  # under a fresh marble
    "block2": "FFFAF0",
    "accent": "8A1FB8",  # choosing; violet is no seat
    "accent_soft": "E3BDF2",
    "on_accent": "FFFFFF",
    "off": "E4DACA",
    "off_ink": "756350",
    "on": "2A1E14",  # the plate of whoever is to play
    "on_text": "FFFAF0",
    "on_soft": "D8C4A2",
    "wood": "D9B98A",  # tables, racks and frames
    "tray": "C5A06B",  # under a set
    "ledge": "B58D58",  # that tiles stand on; the lower lip of wood
    "lip": "8F6D3E",  # the thickness of tiles and ledges
    "tile": "FFFBF0",
    "cell": "E6CDA3",
    "grid": "C5A06B",
    "shade": "B58D58",
    "rim": "B58D58",  # round a board: diagonal sides, and straight ones
    "rim_straight": "8F6D3E",
    "slab": "B58D58",  # the front of a board
    "slab_east": "8F6D3E",
}

_DARK: Final = {
    **_SAME,
    "canvas": "1D1814",
    "board": "5A4331",
    "inlay": "665040",
    "track": "4B3627",
    "hole": "33241A",
    "edge": "8A6A4C",
    "text": "F6EAD6",
    "soft": "C9AF8D",
    "label": "E3CBA6",
    "plate": "2E2620",
    "plate_edge": "5A4331",
    "card": "F6EAD6",
    "card_edge": "15110E",
    "card_line": "C9AF8D",
    "casing": "120D0A",
    "mout": "F6EAD6",
    "block": "F6EAD6",
    "block2": "1D1814",
    "accent": "E39BFF",
    "accent_soft": "6E3F80",
    "on_accent": "1D1814",
    "off": "453A31",
    "off_ink": "A8957E",
    "on": "F6EAD6",
    "on_text": "1D1814",
    "on_soft": "6B5236",
    "wood": "3A2F25",
    "tray": "54432F",
    "ledge": "5C4936",
    "lip": "14110E",
    "tile": "F8F0E0",
    "cell": "5E4C39",
    "grid": "3A2F25",
    "shade": "3F3226",
    "rim": "7A6248",
    "rim_straight": "5C4936",
    "slab": "463728",
    "slab_east": "30261C",
}

THEMES: Final[Mapping[str, Mapping[Colour, str]]] = MappingProxyType(
    {"light": _LIGHT, "dark": _DARK}
)

# What touches what: a ramp a line, "this: those". A game's palette has only what is named here.
_SEATS: Final = tuple(seat(i) for i in range(6))
_EVERY_SEAT: Final = " ".join(_SEATS)

_TABLE: Final = (  # plates, marks and words: in every picture
    f"canvas: text soft plate plate_edge edge off off_ink on accent {_EVERY_SEAT}",
    f"plate: text soft plate_edge mout card_edge edge {_EVERY_SEAT}",
    f"on: on_text on_soft accent {_EVERY_SEAT}",
    f"mout: card {_EVERY_SEAT}",
    f"ink: {_EVERY_SEAT}",
    f"white: {_EVERY_SEAT}",
    "card: ink card_edge card_line soft",
)

_FOUR: Final = " ".join(_SEATS[:4])
_TILES: Final = "red blue ink yellow amber plum"

_PANELS: Final = (  # players' panels, banners and wood, where boards are tables
    "canvas: text soft plate plate_edge on wood ledge",
    "plate: text soft plate_edge",
    "on: on_text on_soft plate_edge",
    "wood: text ledge",
)

TOUCHING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "table": (*_TABLE, "board: edge track text soft", "track: hole mout"),
        "dog": (
            *_TABLE,
            f"board: edge track inlay text casing mout {_EVERY_SEAT}",
            f"track: hole label casing mout accent block2 {_EVERY_SEAT}",
            f"casing: {_EVERY_SEAT}",
            f"edge: {_EVERY_SEAT}",
            "inlay: text soft card_edge",
            "block: block2 ",
            "accent: block2 on_accent accent_soft card",
            "accent_soft: text mout",
            "off: off_ink canvas",
        ),
        "rummy": (
            *_PANELS,
            f"plate: {_FOUR}",
            f"text: {_FOUR}",
            f"on: {_FOUR}",
            f"on_text: {_FOUR}",
            f"white: {_FOUR} ink",
            f"ink: {_FOUR}",
            f"tile: {_TILES} lip tray",
            f"lip: {_TILES} wood tray ledge",
            f"ink: {_TILES} wood tray",
            "red: blue plum",
            "blue: plum",
            "plum: yellow wood tray",
            "yellow: wood",
            "wood: tray lip tile white",
            "ledge: lip",
        ),
        "caminos": (
            *_PANELS,
            "plate: seat2 seat3 steel",
            "text: seat2 seat3 steel",
            "on: seat2 seat3 steel",
            "on_text: seat2 seat3 steel",
            "ink: seat2 seat3 steel cell wood ivory white canvas red rim slab slab_east",
            "ivory: seat2 seat3 steel green_ink steel_ink",
            "white: ink red",
            "cell: grid shade slab canvas",
            "canvas: grid slab slab_east rim rim_straight",
            "ink: green_south green_east yellow_south yellow_east steel_south steel_east",
            "cell: seat2 seat3 steel",
        ),
    }
)
