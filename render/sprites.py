"""Small pictures made once and pasted often, and the one cache for everything that is kept.

A sprite is an image of palette numbers and a mask of the pixels that belong to it. Its edges are
smooth against the colour that it was made for (`under`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

from PIL import Image, ImageChops

from render import lettering
from render.palette import Palette
from render.pen import Pen
from render.theme import SCALE, Colour

P = ParamSpec("P")
V = TypeVar("V")
Box: TypeAlias = tuple[int, int, int, int]  # left, top, width, height: where a sprite lies
Drawing: TypeAlias = Callable[Concatenate[Pen, P], None]

FAINT: Final = 32  # of 255: what is covered less is not the sprite's


class Sprite(NamedTuple):
    """An image of palette numbers; `mask` is None where all of it counts."""

    image: Image.Image
    mask: Image.Image | None
    left: int  # from the point where it is put
    top: int


class Cache:
    """What was used last, within a number of bytes; several threads may use it at once.

    A key says of which kind its value is. To look something up takes no lock: it only leaves a
    note that it was used, and what bears one is let off once when room is needed.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Hashable, list[Any]] = {}  # value, bytes, used since
        self._lock = threading.Lock()
        self.bytes = 0

    def get(self, key: Hashable) -> Any:
        """What was kept under a key, or None; it now counts as used."""
        found = self._kept.get(key)
        if found is None:
            return None
        found[2] = True
        return found[0]

    def keep(self, key: Hashable, value: V, size: int) -> V:
        """Keep something of so many bytes, and let go of what was not used for longest."""
        with self._lock:
            before = self._kept.pop(key, None)
            self.bytes += size - (before[1] if before else 0)
            self._kept[key] = [value, size, False]
            while self.bytes > self._most:
                oldest = next(iter(self._kept))
                entry = self._kept.pop(oldest)
                if entry[2]:
                    entry[2] = False
                    self._kept[oldest] = entry
                else:
                    self.bytes -= entry[1]
        return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0


class Ready(NamedTuple):
    """A sprite as it is pasted: Pillow's inner images, and where they go from the point given."""

    image: Any
    mask: Any
    left: int
    top: int
    right: int
    bottom: int
    sprite: Sprite


# 24 MB in all: this, two canvases that wait for the next picture (`sheet.py`), and small things.
CACHE: Final = Cache(18_200_000)


def keep(key: Hashable, sprite: Sprite) -> Ready:
    """Keep a sprite, ready to be pasted."""
    image, mask, left, top = sprite
    size = _size(image) + (_size(mask) if mask else 0)
    right, bottom = left + image.width, top + image.height
    inner = mask.im if mask else None
    ready = Ready(image.im, inner, left, top, right, bottom, sprite)
    return CACHE.keep(key, ready, size)


def _size(image: Image.Image) -> int:
    width, height = image.size
    return width * height + 400  # Pillow has a byte a pixel, also for masks; and some for itself


def drawn(
    palette: Palette,
    drawing: Callable[[Pen], None],
    box: Box,
    under: Colour,
) -> Sprite:
    """Make a sprite: draw it large upon a flat colour, shrink it, find its colours, write on it."""
    left, top, width, height = box
    flat = (*palette.drawn[under], 0)
    large = Image.new("RGBX", (width * SCALE, height * SCALE), flat)
    pen = Pen(large, palette, (-left, -top))
    drawing(pen)
    small = large.reduce(SCALE)
    image = palette.nearest(small.convert("RGB"))
    mask = _mapped(small.getchannel(3), _BELONGS)
    for line, x, y, colour, upon in pen.written:
        belongs = _mapped(line.image, _BELONGS)
        image.paste(_mapped(line.image, palette.ramp(colour, upon)), (x, y), belongs)
        mask.paste(belongs, (x, y), belongs)
    return _trimmed(Sprite(image, mask, left, top))


_BELONGS: Final = bytes(0 if cover < FAINT else 255 for cover in range(256))


def _mapped(image: Image.Image, table: bytes) -> Image.Image:
    """Each pixel looked up in a table; ten times as fast as `Image.point` for small images."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


def lettered(palette: Palette, line: lettering.Line, colour: Colour, under: Colour) -> Sprite:
    """Make the sprite of a line of text; it is put at the left end of its baseline."""
    found = lettering.covered(line.text, line.font, line.size)
    inked = _mapped(found.image, palette.ramp(colour, under))
    mask = _mapped(found.image, _BELONGS).convert("1", dither=Image.Dither.NONE)
    return Sprite(inked, mask, found.left, found.top)


def _trimmed(sprite: Sprite) -> Sprite:
    """Without empty margins, and without a mask where none is needed."""
    image, mask, left, top = sprite
    box = mask.getbbox() if mask else None
    if mask is None or box is None:
        return sprite
    image, mask = image.crop(box), mask.crop(box)
    whole = ImageChops.invert(mask).getbbox() is None
    binary = None if whole else mask.convert("1", dither=Image.Dither.NONE)
    return Sprite(image, binary, left + box[0], top + box[1])
