"""How tiles slid in the last turn: from a rack to their sets, from set to set, from the stock."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from games.protocol import Seat
from games.rummy.board import Face, arrange
from games.rummy.codes import tile_ids
from games.rummy.state import View
from render.motion import Area, Motion, Moved, Stop, moment
from render.rummy import rack, table
from render.rummy.frame import framed
from render.rummy.lines import Size
from render.rummy.news import MOVED, STILL, changed, news
from render.rummy.strip import BELOW, STOCK_PANEL, panel_of

SLIDE: Final = 6  # beats; one tile sets out after the other

Point: TypeAlias = tuple[int, int]


class Whence(NamedTuple):
    """Where tiles were before: the middles of equal ones, by what they are."""

    rack: dict[Face, list[Point]]
    table: dict[Face, list[Point]]


def moved(view: View) -> Moved:
    """The last turn, or the lay that is looked at before it is played: that is then another
    moment, and when the lay is played it has been seen.
    """
    plays = view.record.plays
    now = moment(view.round, len(plays))
    if view.laid:
        return Moved(moment(view.round, len(plays), "lay"), now, tuple(_laid(view, view.seat)))
    if not plays:
        return Moved(now)
    last = plays[-1]
    if last.tiles:
        motions = tuple(_laid(view, last.seat, last.tiles))
    else:
        motions = tuple(_drawn(view)) if last.drawn and last.seat == view.seat else ()
    return Moved(now, moment(view.round, len(plays) - 1), motions)


def _laid(view: View, by: Seat | None, tiles: tuple[Face, ...] = ()) -> Iterator[Motion]:
    """Every tile that is not where it was: laid by a seat, or moved from another set."""
    change = changed(view, 1)
    if by is None or change is None or not change.known:
        return
    before = replace(view, table=arrange(change.before))
    if by == view.seat:
        before = _taken_back(before, by, tiles or view.laid)
    whence, now = _whence(before, view), framed(view)
    size = now.plan.size
    trays = table.trays(now.plan, BELOW, now.table_high)
    places = [
        (face, mark, corner)
        for meld, marks, tray in zip(view.table, news(view, 1), trays, strict=True)
        for face, mark, corner in zip(
            meld.tiles, marks, table.tile_corners(size, meld, tray), strict=True
        )
        if mark != STILL
    ]
    for beat, (face, mark, corner) in enumerate(places):
        known = whence.table[face] if mark == MOVED else whence.rack[face]
        start = known.pop() if known else None
        shown = start or _middle(panel_of(view.players, by))
        yield _slide(size, shown, corner, beat, appears=start is None)


def _taken_back(view: View, seat: Seat, tiles: tuple[Face, ...]) -> View:
    """The same with the reader's tiles back on their rack, raised."""
    held = tuple(sorted((*view.rack, *tiles)))
    racks = tuple(held if one == seat else other for one, other in enumerate(view.racks))
    return replace(view, racks=racks, laid=(), picked=tuple(tile_ids(sorted(tiles))))


def _whence(before: View, after: View) -> Whence:
    """Where the reader's raised tiles were, and those of the sets that are no more."""
    frame = framed(before)
    found = Whence(defaultdict(list), defaultdict(list))
    if frame.shelf:
        places = rack.corners(before, frame.shelf, frame.shelf_top)
        for one in before.picked:
            found.rack[one // 2].append(_centre(frame.shelf.size, places[one]))
    stayed = Counter(after.table)
    size = frame.plan.size
    for meld, tray in zip(
        before.table, table.trays(frame.plan, BELOW, frame.table_high), strict=True
    ):
        if stayed[meld]:
            stayed[meld] -= 1
            continue
        for face, corner in zip(meld.tiles, table.tile_corners(size, meld, tray), strict=True):
            found.table[face].append(_centre(size, corner))
    return found


def _drawn(view: View) -> Iterator[Motion]:
    """The reader's own new tiles, from the stock to the rack."""
    frame = framed(view)
    if frame.shelf is None:
        return
    size = frame.shelf.size
    places = rack.corners(view, frame.shelf, frame.shelf_top)
    new = rack.fresh(view, list(places))
    for beat, one in enumerate(one for one in places if one in new):
        yield _slide(size, _middle(STOCK_PANEL), places[one], beat, appears=True)


def _slide(size: Size, start: Point, corner: Point, beat: int, *, appears: bool) -> Motion:
    width, height = size.w, size.h + size.lip
    x, y = start[0] - width // 2, start[1] - size.h // 2
    way = (Stop(x, y, beat), Stop(*corner, beat + SLIDE))
    return Motion((*corner, width, height), way, appears=appears)


def _centre(size: Size, corner: Point) -> Point:
    return corner[0] + size.w // 2, corner[1] + size.h // 2


def _middle(area: Area) -> Point:
    x, y, width, height = area
    return x + width // 2, y + height // 2
