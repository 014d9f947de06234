"""What happened since a person last looked: numbered paths, and who was sent home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from games.dog.board import FINISH, KENNEL, Place
from games.dog.state import Laid, View
from games.protocol import Seat
from render.dog import ground, signs
from render.dog.geometry import Geometry, Grid, Pixel
from render.dog.room import Room
from render.pieces import around
from render.sheet import Sheet
from render.theme import Colour
from render.theme import seat as seat_colour

MOST: Final = 8  # plays that are shown
FARTHEST: Final = 13  # steps forward; what would be more went back
TILE: Final = 120  # px: long lines are made in pieces of that size


class Numbered(NamedTuple):
    """A play with its number."""

    number: int
    laid: Laid


def plays_since(view: View, since: int) -> list[Numbered]:
    """The plays that are new to a reader, at most the last eight; numbers count all of them."""
    new = min(since, len(view.record))
    shown = min(new, MOST)
    return [
        Numbered(new - shown + 1 + i, laid)
        for i, laid in enumerate(view.record[len(view.record) - shown :])
    ]


class Path(NamedTuple):
    """A way of one marble over the board, field by field."""

    number: int
    colour: Colour
    casing: Colour
    fields: tuple[Grid, ...]


@lru_cache(1 << 10)
def _borders(fields: tuple[Grid, ...]) -> frozenset[Grid]:
    """The borders between fields that a path crosses, each as the sum of the two."""
    return frozenset((x + u, y + v) for (x, y), (u, v) in pairwise(fields))


@lru_cache(1 << 10)  # everybody at a table is shown the same plays
def fields_walked(where: Geometry, owner: Seat, f: Place, t: Place) -> tuple[Grid, ...]:
    """The fields of a move, both ends included; none for a marble that came out."""
    ring, start = where.table.ring, where.table.starts[owner]
    if f >= KENNEL:
        return ()
    if f >= FINISH:
        places: Sequence[Place] = range(f, t + 1)
    elif t >= FINISH:
        home = [(f + k) % ring for k in range((start - f) % ring + 1)]
        places = [*home, *range(FINISH + 4 * owner, t + 1)]
    elif (t - f) % ring <= FARTHEST:
        places = [(f + k) % ring for k in range((t - f) % ring + 1)]
    else:
        places = [(f - k) % ring for k in range((f - t) % ring + 1)]
    return tuple(where.point(place) for place in places)


def lanes(paths: Sequence[Path]) -> list[tuple[int, int] | None]:
    """For each path how far left of the middle it runs, and half its width; None: no room.

    Paths over the same fields run side by side, two or three of them.
    """
    if len(paths) == 1:
        return [(0, 6)]
    meets: dict[int, set[int]] = {i: set() for i in range(len(paths))}
    borders = [_borders(path.fields) for path in paths]
    for i, j in combinations(range(len(paths)), 2):
        if borders[i] & borders[j]:
            meets[i].add(j)
            meets[j].add(i)
    lane: dict[int, int] = {}
    for i in range(len(paths)):
        used = {lane[j] for j in meets[i] if j in lane}
        lane[i] = next(k for k in range(len(paths) + 1) if k not in used)
    found: list[tuple[int, int] | None] = []
    for i in range(len(paths)):
        group = _connected(meets, i)
        count = 1 + max(lane[j] for j in group)
        if count == 1:
            found.append((0, 6))
        elif count == 2:
            found.append(((9, -9)[lane[i]], 4))
        else:
            found.append(((14, 0, -14)[lane[i]], 3) if lane[i] < 3 else None)
    return found


def _connected(meets: dict[int, set[int]], i: int) -> set[int]:
    group, new = {i}, {i}
    while new:
        new = {k for j in new for k in meets[j]} - group
        group |= new
    return group


def paint_path(
    sheet: Sheet, where: Geometry, path: Path, lane: tuple[int, int] | None, *, back: bool = False
) -> None:
    """A path: a piece a field, a head before its last."""
    pitch = where.shape.pitch
    aside, half = lane or (0, 4)
    aside = -aside if back else aside  # a lane is a side of the ring, whichever way one goes
    stroke = signs.Stroke(aside, half, pitch, path.colour, path.casing)
    ways = [(u - x, v - y) for (x, y), (u, v) in pairwise(path.fields)]
    *walked, last = zip(path.fields[:-1], (None, *ways), ways, strict=False)
    box = around(pitch // 2)
    for point, come, go in walked if lane else ():  # no room: only the head
        x, y = where.pixel(point)
        sheet.put(signs.piece, x, y, box, "track", come, go, stroke, None)
    point, come, go = last
    x, y = where.pixel(point)
    tip = pitch - where.shape.marble - 3
    sheet.put(signs.piece, x, y, around(pitch // 2 + 14), "track", come, go, stroke, tip)


def paint_swap(
    sheet: Sheet, where: Geometry, f: Place, t: Place, colour: Colour, casing: Colour
) -> None:
    """A straight line with two heads."""
    (x, y), (u, v) = where.at(f), where.at(t)
    gap = where.shape.marble + 4
    for tile in _tiles(u - x, v - y):
        sheet.put(signs.exchange, x, y, tile, "board", (u - x, v - y), gap, colour, casing)
    for number in range(where.players):  # the line runs below the finishes
        ground.put_lane(sheet, where, number)


def _tiles(dx: int, dy: int) -> Iterator[tuple[int, int, int, int]]:
    """Boxes along a line from (0, 0) that together hold it and its heads."""
    count = max(1, (max(abs(dx), abs(dy)) + TILE - 1) // TILE)
    across = abs(dx) >= abs(dy)
    ends = [(dx * i // count, dy * i // count) for i in range(count + 1)]
    for i, ((x, y), (u, v)) in enumerate(pairwise(ends)):
        left, right, top, bottom = min(x, u), max(x, u), min(y, v), max(y, v)
        grow = 24
        first, last = (grow if i == 0 else 0), (grow if i == count - 1 else 0)
        if across:
            low, high = (first, last) if dx >= 0 else (last, first)
            yield left - low, top - grow, right - left + low + high, bottom - top + 2 * grow
        else:
            low, high = (first, last) if dy >= 0 else (last, first)
            yield left - grow, top - low, right - left + 2 * grow, bottom - top + low + high


class Kennels(NamedTuple):
    """Plays on kennel places: which emptied them, and which sent a marble there."""

    left: dict[tuple[Seat, int], Numbered]
    came: dict[tuple[Seat, int], Numbered]


def kennels(where: Geometry, view: View, plays: Sequence[Numbered]) -> Kennels:
    """The last that came home stand last, the last that left were next to them."""
    found = Kennels({}, {})
    empty = [where.table.kennel(view.board, seat) for seat in range(where.players)]
    last = [count - 1 for count in empty]
    for play in reversed(plays):
        for owner, _ in play.laid.sent:
            if last[owner] >= 0:
                found.came[owner, last[owner]] = play
                last[owner] -= 1
        for owner, f, _ in play.laid.moves:
            if f >= KENNEL and empty[owner] < 4:
                found.left[owner, empty[owner]] = play
                empty[owner] += 1
    return found


def went_back(where: Geometry, f: Place, t: Place) -> bool:
    """Whether a move on the ring was one backwards."""
    return f < FINISH and t < FINISH and (t - f) % where.table.ring > FARTHEST


def paint_paths(sheet: Sheet, where: Geometry, plays: Sequence[Numbered]) -> None:
    """Every path and swap, below the marbles."""
    paths, backs = [], []
    for _, laid in plays:
        if laid.kind == "swap":
            _, f, t = laid.moves[0]
            paint_swap(sheet, where, f, t, seat_colour(laid.seat), "casing")
    for number, laid in plays:
        for owner, f, t in laid.moves if laid.kind == "play" else ():
            fields = fields_walked(where, owner, f, t)
            if fields:
                paths.append(Path(number, seat_colour(owner), "casing", fields))
                backs.append(went_back(where, f, t))
    for path, lane, back in zip(paths, lanes(paths), backs, strict=True):
        paint_path(sheet, where, path, lane, back=back)


def paint_numbers(
    sheet: Sheet, where: Geometry, view: View, plays: Sequence[Numbered], room: Room
) -> None:
    """The numbers of the plays on what they left, and who went home where; above the marbles."""
    large, small = (21, 30) if where.players <= 4 else (19, 27)
    left: set[Place] = set()
    crowded: list[tuple[int, Seat, Place]] = []
    for number, laid in plays:
        for _, f, t in laid.moves if laid.kind == "play" else ():
            if f >= KENNEL:
                crowded.append((number, laid.seat, t))
            elif f in left or where.table.owner_at(view.board, f) is not None:
                crowded.append((number, laid.seat, f))
            else:
                _number(sheet, where.at(f), number, laid.seat, large, small, "track")
                room.take(where.at(f), 2 * large, 2 * large)
            left.add(f)
    for number, laid in plays:
        if laid.kind == "swap":
            _, f, t = laid.moves[0]
            at = room.along(f, t, 2 * large)
            _number(sheet, at, number, laid.seat, large, small, "board")
    for number, player, f in crowded:
        at = room.beside(f, 40, 40) if f < FINISH else room.next_to(f, 40)
        _number(sheet, at, number, player, 19, 27, "board")
    for _, laid in plays:
        for owner, f in laid.sent:
            x, y = room.beside(f, 56, 56)
            sheet.put(signs.victim, x, y, around(31), "board", owner, 17)


def _number(
    sheet: Sheet, at: Pixel, number: int, player: Seat, r: int, size: int, under: Colour
) -> None:
    sheet.put(signs.numbered, *at, around(r + 2), under, str(number), player, r, size)


def paint_kennel_numbers(
    sheet: Sheet, where: Geometry, view: View, plays: Sequence[Numbered], on: frozenset[Seat]
) -> None:
    """Which play brought a marble out, and which sent one home."""
    found = kennels(where, view, plays)
    for (owner, j), (number, laid) in found.left.items():
        fill = "on" if owner in on else "plate"
        _number(sheet, where.kennel(owner, j), number, laid.seat, 19, 27, fill)
    for (owner, j), (number, _) in found.came.items():
        x, y = where.kennel(owner, j)
        shift = where.shape.marble - 7
        colours = ("on_text", "on", "on") if owner in on else ("on", "on_text", "plate")
        fill = "on" if owner in on else "plate"
        sheet.put(signs.homecomer, x + shift, y - shift, around(19), fill, str(number), *colours)
