"""Which seat is the reader's: a capsule with "You" on it, at their plate and at their hand."""

from __future__ import annotations

from typing import Final

from render import lettering
from render.boxes import rounded
from render.sheet import Sheet
from render.theme import NARROW, Colour

HIGH: Final = 48  # of a capsule
SIZE: Final = 36
PADDING: Final = 17  # px before and after the word
GAP: Final = 14  # px to what follows
MOST: Final = 150  # px: a longer word is made to fit


def across(words: str) -> int:
    """How wide the capsule with this word is."""
    line = lettering.fit(words, SIZE, MOST - 2 * PADDING, SIZE)
    return lettering.length(*line) + 2 * PADDING


def capsule(sheet: Sheet, x: int, y: int, words: str, fill: Colour, ink: Colour) -> int:
    """The capsule upon the flat colour `ink`, from x on, its middle at y; how wide it is."""
    wide = across(words)
    rounded(sheet, (x, y - HIGH // 2, wide, HIGH), HIGH // 2, fill, ink)
    room = MOST - 2 * PADDING
    sheet.text(x + PADDING, y, words, SIZE, ink, fill, align="left", width=room, least=SIZE)
    return wide


def named(
    sheet: Sheet,
    x: int,
    y: int,
    words: str,
    name: str,
    size: int,
    ink: Colour,
    under: Colour,
    room: int,
    least: int,
) -> None:
    """A name; the reader's own behind the capsule, and only if it has room there as a whole."""
    if words:
        taken = capsule(sheet, x, y, words, ink, under) + GAP
        x, room = x + taken, room - taken
        if lettering.length(name, NARROW, least) > room:
            return
    sheet.text(x, y, name, size, ink, under, align="left", width=room, least=least)
