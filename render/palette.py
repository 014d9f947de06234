"""The colours of a picture: a fixed palette a game and theme, with ramps for smooth edges.

Pillow finds the nearest colour in steps of four a channel, so colours are drawn rounded to such
steps (then every flat colour is found exactly) and written into the file as they are.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from PIL import Image

from render.theme import STEPS, THEMES, TOUCHING, Colour

Rgb: TypeAlias = tuple[int, int, int]

NEAR: Final = 22  # a colour of a ramp that differs less from one that is there is not added
FEW: Final = {"dog": 60}  # a board of many edges: with fewer colours its file is short enough


class Palette:
    """Colours by name and by number, and the way from any colour to the nearest of them."""

    def __init__(self, game: str, theme: str) -> None:
        self.key = f"{game} {theme}"
        hexes = THEMES[theme]
        pairs = list(_pairs(TOUCHING[game]))
        self.index: dict[Colour, int] = {}
        self._colours: list[Rgb] = []
        for name in dict.fromkeys(name for pair in pairs for name in pair):
            self.index[name] = self._flat(_rgb(hexes[name]))
        for a, b in pairs:
            for step in range(1, STEPS):
                self._soft(self._mixed(a, b, step / STEPS), FEW.get(game, NEAR))
        if len(self._colours) > 256:
            raise ValueError(f"{self.key}: {len(self._colours)} colours")
        self.drawn = {name: _rounded(self._colours[i]) for name, i in self.index.items()}
        self.bytes = bytes(channel for colour in self._colours for channel in colour)
        self._matcher = Image.new("P", (1, 1))
        self._matcher.putpalette([c for colour in self._colours for c in _rounded(colour)])
        self._ramps: dict[tuple[Colour, Colour], bytes] = {}

    def __len__(self) -> int:
        return len(self._colours)

    def nearest(self, drawn: Image.Image) -> Image.Image:
        """A picture in rounded colours as one of palette numbers, without dithering."""
        found = drawn.quantize(palette=self._matcher, dither=Image.Dither.NONE)
        return Image.frombytes("L", found.size, found.tobytes())

    def ramp(self, ink: Colour, under: Colour) -> bytes:
        """From how much of a pixel is inked (0 to 255) to the colour it then has."""
        table = self._ramps.get((ink, under))
        if table is None:
            mixed = [self._mixed(under, ink, step / STEPS) for step in range(STEPS + 1)]
            numbers = [self._number(colour) for colour in mixed]
            table = bytes(numbers[round(cover / 255 * STEPS)] for cover in range(256))
            self._ramps[ink, under] = table
        return table

    def _flat(self, colour: Rgb) -> int:
        """The number of a colour of its own; two that are drawn alike are one."""
        for i, other in enumerate(self._colours):
            if _rounded(other) == _rounded(colour):
                return i
        self._colours.append(colour)
        return len(self._colours) - 1

    def _soft(self, colour: Rgb, near: int) -> None:
        if all(_apart(other, colour) >= near for other in self._colours):
            self._colours.append(colour)

    def _mixed(self, a: Colour, b: Colour, share: float) -> Rgb:
        pair = zip(self._colours[self.index[a]], self._colours[self.index[b]], strict=True)
        red, green, blue = (round(x + (y - x) * share) for x, y in pair)
        return red, green, blue

    def _number(self, colour: Rgb) -> int:
        distances = [
            sum((x - y) ** 2 for x, y in zip(colour, other, strict=True)) for other in self._colours
        ]
        return distances.index(min(distances))


@cache
def palette(game: str, theme: str) -> Palette:
    """The palette of a game in a theme, made once."""
    return Palette(game, theme)


def _pairs(lines: tuple[str, ...]) -> list[tuple[Colour, Colour]]:
    found = []
    for line in lines:
        one, _, others = line.partition(":")
        found += [(one, other) for other in others.split()]
    return found


def _rgb(code: str) -> Rgb:
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


def _rounded(colour: Rgb) -> Rgb:
    red, green, blue = (channel & ~3 for channel in colour)
    return red, green, blue


def _apart(a: Rgb, b: Rgb) -> int:
    return max(abs(x - y) for x, y in zip(a, b, strict=True))
