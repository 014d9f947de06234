"""The slow twin of a sheet: everything drawn in full at three times the size, shrunk at the end."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from render import lettering
from render.palette import palette
from render.pen import Pen
from render.png import encode
from render.sheet import Sheet
from render.theme import BOLD, MIDDLE, SCALE


class Proof(Sheet):
    """A sheet with the same verbs, without sprites, masks, caches or grounds."""

    def __init__(self, game, theme, width, height, fill):
        self.palette = palette(game, theme)
        self.width, self.height = width, height
        flat = (*self.palette.drawn[fill], 0)
        self._large = Image.new("RGBX", (width * SCALE, height * SCALE), flat)

    @classmethod
    def ground(cls, game, theme, size, fill, paint, *key):
        sheet = cls(game, theme, *size, fill)
        paint(sheet, *key)
        return sheet

    def rect(self, x, y, width, height, colour):
        box = (x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1)
        ImageDraw.Draw(self._large).rectangle(box, fill=(*self.palette.drawn[colour], 255))

    def put(self, drawing, x, y, box, under, *args, **kwargs):
        pen = Pen(self._large, self.palette, (x, y))
        drawing(pen, *args, **kwargs)
        for line, left, top, colour, _ in pen.written:
            self._write(line, left, top, colour)

    def part(self, paint, x, y, size, fill, *args, **kwargs):
        made = type(self)(*self.palette.key.split(), *size, fill)
        paint(made, *args, **kwargs)
        self._large.paste(made._large, (x * SCALE, y * SCALE))

    def slice(self, paint, area, *args, **kwargs):
        left, top, width, height = (SCALE * length for length in area)
        whole = self._large
        self._large = whole.copy()
        paint(self, *args, **kwargs)
        cut = self._large.crop((left, top, left + width, top + height))
        self._large = whole
        self._large.paste(cut, (left, top))

    def slices(self, paint, parts):
        paint(self, range(len(parts)))

    def text(self, x, y, text, size, colour, under, *, align="middle", width=None, least=None):
        line = lettering.Line(text, BOLD, size)
        if width is not None:
            line = lettering.fit(text, size, width, least or size)
        found = lettering.covered(*line)
        long = found.length
        left = x - (0 if align == "left" else long if align == "right" else long // 2)
        self._write(found, left + found.left, round(y + MIDDLE * line.size) + found.top, colour)
        return long

    def _write(self, line, left, top, colour):
        large = line.image.resize((line.image.width * SCALE, line.image.height * SCALE), 0)
        ink = Image.new("RGBX", large.size, (*self.palette.drawn[colour], 255))
        self._large.paste(ink, (left * SCALE, top * SCALE), large)

    def shrunk(self):
        """The whole picture in true colours."""
        return self._large.reduce(SCALE).convert("RGB")

    def png(self):
        numbers = Image.new("L", (self.width + 1, self.height))
        numbers.paste(self.palette.nearest(self.shrunk()), (1, 0))
        return encode(numbers.tobytes(), self.width, self.height, self.palette.bytes)


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How much two pictures differ: the mean of a channel, and the share of pixels that a person sees."""
    apart = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    pixels = one.width * one.height
    channels = [sum(i * n for i, n in enumerate(band.histogram())) for band in apart.split()]
    worst = ImageChops.lighter(ImageChops.lighter(*apart.split()[:2]), apart.split()[2])
    seen = sum(worst.histogram()[64:])
    return sum(channels) / 3 / pixels, seen / pixels
