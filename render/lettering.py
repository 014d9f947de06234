"""Words as shapes: which font and size fit, and how much of each pixel a line of text covers."""

from __future__ import annotations

import struct
import unicodedata
from functools import cache, lru_cache
from importlib.resources import as_file, files
from typing import Final, NamedTuple

from PIL import Image, ImageFont, features

from render.theme import BOLD, NARROW

CUT: Final = "…"
FROM_RIGHT: Final = frozenset({"R", "AL", "AN"})  # Hebrew, Arabic
ISOLATE: Final = "\u2068"  # in front of a name that runs the other way than the words around it
UNSEEN: Final = {0x2068: None, 0x2069: None}
DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})  # control signs and the like


class Line(NamedTuple):
    """A text that fits, in the font and size in which it does."""

    text: str
    font: str
    size: int


class Covered(NamedTuple):
    """How much of each pixel a line covers, and where that lies from the start of its baseline."""

    image: Image.Image
    left: int
    top: int
    length: int  # how far the text advances


@cache
def _font(name: str, size: int, *, shaped: bool = False) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    with as_file(files("render").joinpath("fonts", name)) as path:
        return ImageFont.truetype(str(path), size, layout_engine=engine)


@cache
def _shapes() -> bool:
    """Whether this machine can join and turn letters of scripts that run from right to left."""
    return bool(features.check("raqm") and features.check("fribidi"))


def _font_for(text: str, name: str, size: int) -> ImageFont.FreeTypeFont:
    return _font(name, size, shaped=_from_right(text) and _shapes())


def _from_right(text: str) -> bool:
    return not text.isascii() and any(unicodedata.bidirectional(c) in FROM_RIGHT for c in text)


def _as_drawn(text: str) -> str:
    """Without a shaping library at least the order of letters is right."""
    if not _from_right(text) or _shapes():
        return text
    return text.translate(UNSEEN)[::-1]


def _direction(text: str) -> str | None:
    """Words around a name run from left to right, even if they begin with it."""
    return "ltr" if ISOLATE in text and _shapes() else None


@lru_cache(1 << 11)
def length(text: str, font: str, size: int) -> int:
    """How wide a line is."""
    face = _font_for(text, font, size)
    return round(face.getlength(_as_drawn(text), direction=_direction(text)))


@lru_cache(1 << 8)  # figures and names: a few kB each
def covered(text: str, font: str, size: int) -> Covered:
    """The pixels of a line of text."""
    face = _font_for(text, font, size)
    core, (left, top) = face.getmask2(
        _as_drawn(text), mode="L", direction=_direction(text), anchor="ls"
    )
    image = Image.new("L", core.size)
    if all(core.size):
        image = Image.frombytes("L", core.size, bytes(core))
    return Covered(image, int(left), int(top), length(text, font, size))


@lru_cache(1 << 10)
def fit(text: str, size: int, width: int, least: int) -> Line:
    """The text within a width: narrower letters first, then smaller ones, then cut."""
    if length(text, BOLD, size) <= width:
        return Line(text, BOLD, size)
    for smaller in range(size, least - 1, -1):
        if length(text, NARROW, smaller) <= width:
            return Line(text, NARROW, smaller)
    kept = text
    while kept and length(kept + CUT, NARROW, least) > width:
        kept = kept[:-1].rstrip()
    return Line(kept + CUT, NARROW, least)


def wrapped(text: str, size: int, width: int, most: int) -> list[str]:
    """The text on as few lines as it needs in that size, at most so many; the last has the rest."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or fit(longer, size, width, size).text == longer):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@lru_cache(1 << 10)
def readable(text: str, instead: str = "?") -> str:
    """A person's name with only what the fonts can draw, or `instead` if nothing is left."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
        elif kind in DROPPED or ord(char) not in _glyphs():
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if not char.isspace() and marks <= 1:
            kept.append(char)
    return " ".join("".join(kept).split()) or instead


@cache
def _glyphs() -> frozenset[int]:
    """The characters that both fonts can draw."""
    one, other = (
        _characters(files("render").joinpath("fonts", name).read_bytes()) for name in (BOLD, NARROW)
    )
    return one & other


def _characters(font: bytes) -> frozenset[int]:
    """The characters in a TrueType font's table `cmap` (its form 12: groups of numbers)."""
    tables = struct.unpack_from(">H", font, 4)[0]
    for i in range(tables):
        tag, _, start, _ = struct.unpack_from(">4sIII", font, 12 + 16 * i)
        if tag == b"cmap":
            break
    for i in range(struct.unpack_from(">H", font, start + 2)[0]):
        at = start + struct.unpack_from(">HHI", font, start + 4 + 8 * i)[2]
        if struct.unpack_from(">H", font, at)[0] == 12:
            break
    groups = struct.unpack_from(">I", font, at + 12)[0]
    found: set[int] = set()
    for i in range(groups):
        first, last, _ = struct.unpack_from(">III", font, at + 16 + 12 * i)
        found.update(range(first, last + 1))
    return frozenset(found)
