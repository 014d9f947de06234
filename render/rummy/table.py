"""The sets on the table, in lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Final, NamedTuple

from games.rummy.board import Meld
from games.rummy.state import View
from games.text import Text
from render.boxes import rounded
from render.panels import wood
from render.picture import Area, Brief
from render.rummy import tiles
from render.rummy.lines import LARGEST, Size, Spread, spread
from render.rummy.news import MOVED, STILL, News
from render.rummy.stands import Shown, shown
from render.rummy.strip import BELOW
from render.sheet import Sheet
from render.theme import WIDTH

LEFT: Final = 40  # of the first tray
ACROSS: Final = WIDTH - 2 * LEFT
FRAME: Final = 16  # left of the wood
AIR: Final = 12  # over and under the lines
BARE: Final = 150  # the height of a table with nothing on it


def laid_out(view: View, height: int, largest: int = LARGEST) -> Spread:
    """Where the sets lie in a table of that height, or of as much more as they need."""
    lengths = tuple(len(meld.tiles) for meld in view.table)
    return spread(lengths, ACROSS, height - 2 * AIR, largest)


def trays(plan: Spread, y: int, height: int) -> Iterator[tuple[int, int]]:
    """The upper left corner of each set's tray, on a table of that height that begins at y."""
    first = y + (height - plan.height) // 2
    return ((LEFT + x, first + top) for x, top in plan.corners)


def tile_corners(size: Size, meld: Meld, tray: tuple[int, int]) -> list[tuple[int, int]]:
    """The upper left corner of each tile of a set."""
    left, upper = tray
    top = upper + _tile_top(size)
    return [(left + place, top) for place, _ in zip(_places(size), meld.tiles, strict=False)]


def bare(sheet: Sheet, height: int, dashed: bool) -> None:
    """A table with nothing on it, below the players."""
    wood(sheet, FRAME, BELOW, WIDTH - 2 * FRAME, height, dashed=dashed)


def table(
    sheet: Sheet,
    view: View,
    brief: Brief,
    plan: Spread,
    news: Sequence[News],
    y: int,
    height: int,
    spots: dict[str, Area],
) -> None:
    """All sets on the bare table, and the marks of what is new."""
    spots["table"] = (FRAME, y, WIDTH - 2 * FRAME, height)
    if not view.table:
        words = brief.say(Text("picture-rummy-empty"))
        sheet.text(WIDTH // 2, y + height // 2, words, 38, "text", "wood", width=ACROSS, least=36)
    size = plan.size
    high = size.h + 2 * size.pad
    marked: list[Marked] = []
    corners = trays(plan, y, height)
    for meld, marks, (left, upper) in zip(view.table, news, corners, strict=True):
        across = size.across(len(meld.tiles))
        reading = shown(meld)
        sheet.part(_set, left, upper, (across, high), "wood", size.w, reading)
        if meld.jokers or max(marks) != STILL or min(marks) != STILL:
            marked += [
                Marked(left + place, upper + _tile_top(size), one, mark)
                for place, one, mark in zip(_places(size), reading, marks, strict=False)
                if one.joker or mark != STILL
            ]
        name = _spot(meld)
        if name in spots:  # of two equal sets a question names only one
            name = f"{name} 2"
        spots[name] = (left, upper, across, high)
    _marks(sheet, size, marked)


@lru_cache(1 << 11)
def _spot(meld: Meld) -> str:
    return f"set:{meld}"


class Marked(NamedTuple):
    """A tile that something sticks out of: a joker's cap, a ring, a badge."""

    x: int
    y: int
    shown: Shown
    mark: int


def _places(size: Size) -> Iterator[int]:
    """Where the tiles of a set begin, from the left of its tray."""
    return count(size.pad, size.w + size.gap)


def _tile_top(size: Size) -> int:
    return size.pad - size.lip // 2


def _set(sheet: Sheet, w: int, reading: tuple[Shown, ...]) -> None:
    """A set in its tray, without what sticks out of it."""
    size = Size(w)
    across, high = size.across(len(reading)), size.h + 2 * size.pad
    rounded(sheet, (0, 0, across, high), size.pad + 6, "tray", "wood")
    for x, one in zip(_places(size), reading, strict=False):
        tiles.put_tile(sheet, x, _tile_top(size), size, one, "tray")


def _marks(sheet: Sheet, size: Size, marked: Sequence[Marked]) -> None:
    """Caps, then rings with badges: no tile cuts its neighbour's mark, nor one line another's."""
    w, box = size.w, tiles.mark_box(size)
    for one in marked:
        if one.shown.joker:
            tiles.put_cap(sheet, one.x, one.y, w)
    for one in marked:
        if one.mark == MOVED:
            sheet.put(tiles.moved, one.x, one.y, box, "tray", w, one.shown.joker)
        elif one.mark != STILL:
            sheet.put(tiles.laid, one.x, one.y, box, "tray", w, one.shown.joker, one.mark)
