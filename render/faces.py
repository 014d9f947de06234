"""Cards, tiles, marbles and stones as small pictures, to stand beside their names in a text.

A face is named after what a text calls by its tag: `dog-card:K`, `rummy-tile:r5`; a seat's is its
marble, `marble:2`. They are shown some 20 pixels high, upon any colour.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO
from types import MappingProxyType
from typing import Final, NamedTuple

from PIL import Image

from games.caminos.stones import BAR, LETTERS
from games.dog.board import RANKS
from games.rummy import board as rummy
from games.text import Tag
from render import colours_of
from render.caminos.hands import SMALL, stone
from render.dog.cards import FACES as WRITTEN
from render.dog.cards import JOKER
from render.palette import palette
from render.pen import Pen
from render.pieces import cap, marble
from render.rummy.lines import Size
from render.rummy.tiles import NUMBERS, band, body
from render.theme import BOLD, MARKS, NARROW, SCALE, Colour

SIDE: Final = 128  # pixels; what is shown beside words is square
MARBLE: Final = "marble"
TILE: Final = "rummy-tile"
SET: Final = "rummy-set"
_TILE: Final = re.compile(r"\w+")
WIDE: Final = 80  # of a tile: with lip and outline it is as high as the picture
LINE: Final = 4  # round it


class Drawn(NamedTuple):
    """How a face is drawn, its middle at (0, 0): in a game's colours, its edge all of one."""

    game: str
    edge: Colour
    drawing: Callable[[Pen], None]


def faces_of(tag: Tag, game: str) -> tuple[str, ...]:
    """The faces of a thing that a text of this game names; a set of tiles has several."""
    if tag.kind == "seat" and isinstance(tag.value, int):
        colours = colours_of(game, tag.value + 1)
        return (f"{MARBLE}:{colours[-1] if colours else tag.value}",)
    if tag.kind == SET:
        return tuple(f"{TILE}:{tile}" for tile in _TILE.findall(str(tag.value)))
    name = f"{tag.kind}:{tag.value}"
    return (name,) if name in FACES else ()


def file_of(name: str) -> bytes:
    """A face as a PNG file with a transparent ground."""
    file = BytesIO()
    _painted(name).save(file, "PNG", optimize=True)
    return file.getvalue()


def art_of(name: str) -> str:
    """Equal for faces that look alike, in this version and in others."""
    return hashlib.sha256(_painted(name).tobytes()).hexdigest()


def _painted(name: str) -> Image.Image:
    game, edge, drawing = FACES[name]
    colours = palette(game, "light")
    # Where the edge covers a pixel in part, its colour must not be mixed with any ground.
    large = Image.new("RGBX", (SIDE * SCALE, SIDE * SCALE), (*colours.drawn[edge], 0))
    pen = Pen(large, colours, (SIDE / 2, SIDE / 2))
    drawing(pen)
    small = large.reduce(SCALE)
    painted = small.convert("RGB")
    for line, x, y, colour, _ in pen.written:
        painted.paste(colours.drawn[colour], (x, y), line.image)
    painted.putalpha(small.getchannel(3))
    return painted


def _card(pen: Pen, rank: str) -> None:
    """A card that is nothing but its rank."""
    pen.box(-52, -64, 104, 128, "card_edge", 20)
    pen.box(-44, -56, 88, 112, "card", 13)
    if rank == JOKER:
        cap(pen, 84, "ink", 0, 4)
    else:
        written = WRITTEN.get(rank, rank)
        font = BOLD if len(written) == 1 else NARROW
        pen.text(0, 0, written, 92 if len(written) == 1 else 72, "ink", "card", font)


def _tile(pen: Pen, tile: int) -> None:
    """A tile, with its number larger than on the table: it is seen much smaller."""
    size, joker = Size(WIDE), tile == rummy.JOKER
    colours: tuple[int, ...] = () if joker else (tile // 13,)
    high = size.h + size.lip
    round_it = (-LINE, -LINE, WIDE + 2 * LINE, high + 2 * LINE)
    shown = _Moved(pen, -WIDE / 2, -high / 2)
    shown.box(*round_it, "lip", 0.13 * WIDE + LINE)
    body(shown, WIDE, colours, joker)
    if not joker:
        middle = 0.5 * (size.h - band(size))
        font = BOLD if tile % 13 < 9 else NARROW
        shown.text(WIDE / 2, middle, str(tile % 13 + 1), 64, NUMBERS[colours[0]], "tile", font)


class _Moved(Pen):
    """The same pen with (0, 0) elsewhere."""

    def __init__(self, pen: Pen, x: float, y: float) -> None:
        super().__init__(pen.image, pen.palette, (SIDE / 2 + x, SIDE / 2 + y))
        self.written = pen.written


def _marble(pen: Pen, number: int) -> None:
    """A seat's marble, with a light ring: a black one would be lost upon black."""
    pen.disc(0, 0, 64, "plate")
    marble(pen, number, 54, "mout", 8)


def _stone(pen: Pen, letter: str) -> None:
    """A stone as it lies; the blue one has a shape of its own."""
    if letter in SMALL:
        stone(pen, letter, 40, "ink", "ivory")
    else:
        pen.box(-62, -22, 124, 44, "ink", 6)
        pen.box(-56, -16, 112, 32, "steel", 2)


def _all() -> dict[str, Drawn]:
    found = {
        f"dog-card:{one}": Drawn("dog", "card_edge", partial(_card, rank=one)) for one in RANKS
    }
    found |= {
        f"{TILE}:{name}": Drawn("rummy", "lip", partial(_tile, tile=tile))
        for name, tile in rummy.FACES.items()
    }
    found |= {
        f"{MARBLE}:{one}": Drawn("dog", "plate", partial(_marble, number=one))
        for one in range(len(MARKS))
    }
    return found | {
        f"caminos-stone:{one}": Drawn("caminos", "ink", partial(_stone, letter=one))
        for one in (*LETTERS, BAR)
    }


FACES: Final[Mapping[str, Drawn]] = MappingProxyType(_all())
"""Every face by its name."""
