"""A rack: tiles on ledges, sorted as their owner likes, the picked ones raised."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from games.rummy.board import JOKER, Face, colour, number
from games.rummy.codes import tile_ids
from games.rummy.state import View
from render.panels import wood
from render.picture import Area
from render.rummy import tiles
from render.rummy.lines import Rack, Size, rise, shelve
from render.rummy.stands import face_of
from render.sheet import Sheet
from render.theme import WIDTH

LEFT: Final = 46
ACROSS: Final = WIDTH - 2 * LEFT
FRAME: Final = 16
LEDGE: Final = 30  # its left end
EDGE: Final = 6  # of a ledge


def ids(view: View) -> list[int]:
    """The reader's tiles as they stand; those of a lay not yet played are still there."""
    held = tile_ids(sorted((*view.rack, *view.laid)))
    return sorted(held, key=lambda one: _order(view.sort, one))


def _order(sort: str, one: int) -> tuple[int, int]:
    face = one // 2
    if sort == "colour":
        return 0, one
    return (14 if face == JOKER else number(face)), one


def _group(sort: str, one: int) -> int:
    face = one // 2
    return colour(face) if sort == "colour" or face == JOKER else 10 + number(face)


def raised(view: View) -> frozenset[int]:
    """Ids of the tiles that are picked, or would be laid."""
    return frozenset((*view.picked, *_ids_of(view.laid)))


def _ids_of(faces: Iterable[Face]) -> list[int]:
    return tile_ids(sorted(faces))


def fresh(view: View, held: Sequence[int]) -> frozenset[int]:
    """Ids of the tiles drawn last; of two equal ones the second."""
    if view.seat is None or not view.record.drawn:
        return frozenset()
    found = []
    for face in view.record.drawn[view.seat]:
        equal = [one for one in held if one // 2 == face and one not in found]
        found += equal[-1:]
    return frozenset(found)


def shelved(view: View) -> Rack:
    """Where the reader's tiles stand."""
    groups = tuple(
        len(list(group)) for _, group in groupby(ids(view), lambda one: _group(view.sort, one))
    )
    return shelve(groups, ACROSS)


def corners(view: View, plan: Rack, y: int) -> dict[int, tuple[int, int]]:
    """The upper left corner of each tile, by its id, on a rack that begins at y."""
    up = raised(view)
    lift = rise(plan.size)
    return {
        one: (LEFT + x, y + top - lift * (one in up))
        for one, (x, top) in zip(ids(view), plan.corners, strict=True)
    }


def rack(sheet: Sheet, view: View, plan: Rack, y: int, spots: dict[str, Area]) -> None:
    """Wood with its ledges and the tiles on them."""
    size = plan.size
    wood(sheet, FRAME, y, WIDTH - 2 * FRAME, plan.height)
    for foot in plan.ledges:
        sheet.rect(LEDGE, y + foot - EDGE, WIDTH - 2 * LEDGE, 2 * EDGE, "ledge")
        sheet.rect(LEDGE, y + foot + EDGE, WIDTH - 2 * LEDGE, EDGE, "lip")
    held = ids(view)
    up, new = raised(view), fresh(view, held)
    places = corners(view, plan, y)
    ledges: dict[int, list[tuple[int, int, int]]] = {top: [] for _, top in plan.corners}
    for (one, place), (_, top) in zip(places.items(), plan.corners, strict=True):
        ledges[top].append((*place, one // 2))
        spots[f"tile:{one}"] = (*place, size.w, size.h)
    for top, standing in ledges.items():
        above, below = round(0.32 * size.w), round(0.10 * size.w)
        across = standing[-1][0] + size.w - LEFT
        area = (LEFT, y + top - above, across, above + size.h + below)
        sheet.slice(_ledge, area, size.w, top, y, tuple(standing))
    for one, place in places.items():
        if one // 2 == JOKER:
            tiles.put_cap(sheet, *place, size.w)
    _marks(sheet, size, view.seat or 0, up, new, places)


def _ledge(
    sheet: Sheet, w: int, top: int, y: int, standing: tuple[tuple[int, int, int], ...]
) -> None:
    """The tiles on one ledge, without what sticks out of them."""
    size = Size(w)
    for x, upper, face in standing:
        if upper < y + top:
            sheet.rect(x + 6, y + top + size.h - EDGE, w - 12, EDGE * 2 - 2, "tray")
        tiles.put_tile(sheet, x, upper, size, face_of(face), "wood")


def _marks(
    sheet: Sheet,
    size: Size,
    seat: int,
    up: frozenset[int],
    new: frozenset[int],
    places: dict[int, tuple[int, int]],
) -> None:
    """Rings, then badges; a tile both picked and drawn has two badges."""
    w, box = size.w, tiles.ring_box(size.w)
    for one, (left, top) in places.items():
        if one in up:
            sheet.put(tiles.ring_laid, left, top, box, "wood", w, seat)
        elif one in new:
            sheet.put(tiles.ring_drawn, left, top, box, "wood", w)
    r = max(23, round(0.215 * w))
    area = (-r - 2, -r - 2, 2 * r + 4, 2 * r + 4)
    for one, (left, top) in places.items():
        joker = one // 2 == JOKER
        at = top + size.h - r // 2 if joker else top - round(0.35 * r)
        both = (r + 1) * (one in up and one in new)
        if one in up:
            sheet.put(tiles.badge_picked, left + w // 2 - both, at, area, "wood", r)
        if one in new:
            sheet.put(tiles.badge_drawn, left + w // 2 + both, at, area, "wood", r)
