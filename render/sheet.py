"""The picture in the making: palette numbers on which sprites are put.

Coordinates are those of the finished picture. Painters know only these few verbs; the tests have
another sheet with the same verbs that draws everything large and shrinks it at the end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable, Sequence
from copy import copy
from typing import Concatenate, Final, Literal, ParamSpec, TypeAlias

from PIL import Image

from render import lettering
from render.palette import Palette, palette
from render.png import encode
from render.sprites import CACHE, Box, Drawing, Ready, Sprite, drawn, keep, lettered
from render.theme import BOLD, MIDDLE, WIDTH, Colour

P = ParamSpec("P")
Align: TypeAlias = Literal["left", "middle", "right"]


class Canvases:
    """Memory that pictures were painted on and that the next ones will be, whatever their height.

    The system hands out new memory page by page, which takes longer than to fill it.
    """

    def __init__(self, most: int, size: int) -> None:
        self._waiting: deque[bytearray] = deque(maxlen=most)
        self._size = size

    def take(self, size: int) -> memoryview:
        """So many bytes, with anything in them."""
        if not self._size // 2 < size <= self._size:
            return memoryview(bytearray(size))
        try:
            found = self._waiting.popleft()
        except IndexError:  # none is left, or another thread was quicker
            found = bytearray(self._size)
        return memoryview(found)[:size]

    def give(self, rows: memoryview) -> None:
        """Memory that nobody needs any more."""
        whole = rows.obj
        if isinstance(whole, bytearray) and len(whole) == self._size:
            self._waiting.append(whole)

    @property
    def bytes(self) -> int:
        """What waits here."""
        return self._size * len(self._waiting)


CANVASES: Final = Canvases(2, (WIDTH + 1) * 1460)  # hardly a picture is higher


class Sheet:
    """A picture of so many pixels in the palette of a game and theme."""

    origin = (0, 0)  # of a slice: where its upper left corner is in the whole picture
    sliced = False  # whether this is one: then its first column is thrown away in the end

    def __init__(self, game: str, theme: str, width: int, height: int, fill: Colour) -> None:
        self.palette: Palette = palette(game, theme)
        self.width, self.height = width, height
        self._begin()
        self._inner.paste(0, (0, 0, 1, height))
        self._inner.paste(self.palette.index[fill], (1, 0, width + 1, height))

    def _begin(self) -> None:
        """Paint upon new rows: what Pillow does on `numbers` is done in them, without a copy."""
        self.rows = CANVASES.take((self.width + 1) * self.height)
        size = (self.width + 1, self.height)
        # Pillow takes any buffer, whatever its types say.
        self.numbers = Image.frombuffer("L", size, self.rows, "raw", "L", 0, 1)  # type: ignore[arg-type]
        self._inner = self.numbers.im

    @classmethod
    def ground(
        cls,
        game: str,
        theme: str,
        size: tuple[int, int],
        fill: Colour,
        paint: Callable[Concatenate[Sheet, P], None],
        *key: P.args,
        **more: P.kwargs,
    ) -> Sheet:
        """A sheet on which `paint` has been at work; kept by its arguments, and copied."""
        width, height = size
        whole = ("ground", game, theme, size, paint, key, *more.items())
        rows = CACHE.get(whole)
        if rows is None:
            made = cls(game, theme, width, height, fill)
            paint(made, *key, **more)
            rows = CACHE.keep(whole, bytes(made.rows), len(made.rows))
        sheet = cls.__new__(cls)
        sheet.palette, sheet.width, sheet.height = palette(game, theme), width, height
        sheet._begin()  # noqa: SLF001 - its own
        sheet.rows[:] = rows
        return sheet

    def rect(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """A rectangle on whole pixels."""
        number = self.palette.index[colour]
        x, y = x - self.origin[0], y - self.origin[1]
        left, right = max(0, x), min(self.width, x + width)
        if left < right:
            self._inner.paste(number, (left + 1, y, right + 1, y + height))

    def put(
        self,
        drawing: Drawing[P],
        x: int,
        y: int,
        box: Box,
        under: Colour,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """What `drawing` draws with these arguments, its (0, 0) at a point.

        `box` is what it draws in (left, top, width, height, from that point), `under` the colour
        that is there. The arguments must be all that the drawing depends on: they are its key.
        """
        key = (self.palette.key, drawing, box, under, args, *kwargs.items())
        sprite = CACHE.get(key)
        if sprite is None:
            made = drawn(self.palette, lambda pen: drawing(pen, *args, **kwargs), box, under)
            sprite = keep(key, made)
        self._paste(sprite, x, y)

    def part(
        self,
        paint: Callable[Concatenate[Sheet, P], None],
        x: int,
        y: int,
        size: tuple[int, int],
        fill: Colour,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """A rectangle that `paint` fills with the same verbs: kept whole under its arguments.

        Many sprites that change together cost as much as one.
        """
        key = (self.palette.key, paint, size, fill, args, *kwargs.items())
        sprite = CACHE.get(key)
        if sprite is None:
            game, theme = self.palette.key.split()
            made = Sheet(game, theme, *size, fill)
            paint(made, *args, **kwargs)
            whole = made.numbers.crop((1, 0, size[0] + 1, size[1]))
            sprite = keep(key, Sprite(whole, None, 0, 0))
        self._paste(sprite, x, y)

    def slice(
        self,
        paint: Callable[Concatenate[Sheet, P], None],
        area: Box,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """What an area of this sheet is like when `paint` has been at work: kept by its arguments.

        They must be all that it depends on, what lies there already included. A large picture in
        slices costs as much as what changed in it.
        """
        left, top, width, height = area
        key = (self.palette.key, paint, area, args, *kwargs.items())
        sprite = CACHE.get(key)
        if sprite is None:
            made = copy(self)
            made.width, made.height = width, height
            made.origin, made.sliced = (left, top), True
            here = self.numbers.crop((left, top, left + width + 1, top + height))
            here.paste(0, (0, 0, 1, height))
            made._begin()  # noqa: SLF001 - its own
            made.rows[:] = here.tobytes()
            paint(made, *args, **kwargs)
            whole = made.numbers.crop((1, 0, width + 1, height))
            sprite = keep(key, Sprite(whole, None, 0, 0))
        self._paste(sprite, left, top)

    def slices(
        self,
        paint: Callable[[Sheet, Collection[int]], None],
        parts: Sequence[tuple[Box, Hashable]],
    ) -> None:
        """Areas of this sheet when `paint` has been at work, each kept by what is said with it.

        `paint` is told which of them are not known yet, and paints all that is seen in these;
        what else it touches must lie in the others. Things that reach over several areas are
        then painted once.
        """
        keys = [(self.palette.key, area, key) for area, key in parts]
        found = [CACHE.get(key) for key in keys]
        missing = [number for number, sprite in enumerate(found) if sprite is None]
        if missing:
            paint(self, frozenset(missing))
        for number in missing:
            left, top, width, height = parts[number][0]
            whole = self.numbers.crop((left + 1, top, left + width + 1, top + height))
            keep(keys[number], Sprite(whole, None, 0, 0))
        for sprite, ((left, top, _, _), _) in zip(found, parts, strict=True):
            if sprite is not None:
                self._paste(sprite, left, top)

    def text(
        self,
        x: int,
        y: int,
        text: str,
        size: int,
        colour: Colour,
        under: Colour,
        *,
        align: Align = "middle",
        width: int | None = None,
        least: int | None = None,
    ) -> int:
        """A line of text, its capitals' middle at height y, upon a flat colour; how wide it is.

        With a `width` it is made to fit: narrower, smaller (down to `least`), at last cut.
        """
        line = lettering.Line(text, BOLD, size)
        if width is not None:
            line = lettering.fit(text, size, width, least or size)
        long = lettering.length(line.text, line.font, line.size)
        key = (self.palette.key, line, colour, under)
        sprite = CACHE.get(key)
        if sprite is None:
            sprite = keep(key, lettered(self.palette, line, colour, under))
        left = x - (0 if align == "left" else long if align == "right" else long // 2)
        self._paste(sprite, left, round(y + MIDDLE * line.size))
        return long

    def _paste(self, ready: Ready, x: int, y: int) -> None:
        # Image.paste asks its arguments a dozen questions; for a hundred pastes that is half the
        # time of a picture, and here the answers are known.
        image, mask, left, top, right, bottom, sprite = ready
        x, y = x - self.origin[0], y - self.origin[1]
        left += x + 1
        if left < 1 and not self.sliced:  # the first column is not for painting
            cut = (1 - left, 0, sprite.image.width, sprite.image.height)
            image, left = sprite.image.crop(cut).im, 1
            mask = sprite.mask.crop(cut).im if sprite.mask else None
        box = (left, top + y, right + x + 1, bottom + y)
        if mask is None:
            self._inner.paste(image, box)
        else:
            self._inner.paste(image, box, mask)

    def png(self) -> bytes:
        """The file. The sheet is then used up."""
        data = encode(self.rows, self.width, self.height, self.palette.bytes)
        CANVASES.give(self.rows)
        del self.rows, self.numbers, self._inner
        return data
