"""The pictures of DOG."""

from __future__ import annotations

from games.dog.board import FINISH, barred, set_bits
from games.dog.state import View
from render.dog import signs
from render.dog.geometry import HAND, Geometry, geometry
from render.dog.ground import paint_ground
from render.dog.happened import (
    paint_kennel_numbers,
    paint_numbers,
    paint_paths,
    plays_since,
)
from render.dog.inlay import paint_cards_out, paint_inlay, paint_strip
from render.dog.plates import paint_plates, waiting
from render.dog.room import Room
from render.picture import Brief, Picture
from render.pieces import around, marble
from render.sheet import Sheet
from render.theme import WIDTH, seat as seat_colour


def paint(view: View, brief: Brief) -> Picture:
    """The board, and below it the hand of the seat whose view it is."""
    where = geometry(view.kind.players)
    private = view.seat is not None and view.seat >= 0
    height = where.shape.height + (HAND if private else 0)
    sheet = brief.paper.ground(
        "dog", brief.theme, (WIDTH, height), "canvas", _ground, where.players
    )
    plays = plays_since(view, brief.since)
    room = Room(where.players, [p for s in range(where.players) for p in where.table.on_ring(view.board, s)])
    paint_plates(sheet, where, view, brief.names, brief.say)
    paint_kennel_numbers(sheet, where, view, plays, waiting(view))
    paint_inlay(sheet, where, view, plays, brief.say)
    paint_cards_out(sheet, where, view)
    swaps = paint_paths(sheet, where, plays)
    paint_marbles(sheet, where, view)
    paint_numbers(sheet, where, view, plays, room, swaps)
    return Picture(sheet.png(), WIDTH, height, "", "", where.spots)


def _ground(sheet: Sheet, players: int) -> None:
    paint_ground(sheet, players)
    paint_strip(sheet, geometry(players))


def paint_marbles(sheet: Sheet, where: Geometry, view: View) -> None:
    """Every marble on the ring and in a finish."""
    bars, shape = barred(view.kind, view.board), where.shape
    r = shape.marble
    for seat in range(where.players):
        start = where.table.starts[seat]
        for f in where.table.on_ring(view.board, seat):
            x, y = where.ring[f]
            if f == start and bars >> seat & 1:
                half, smaller = (29.5, r - 2) if where.players <= 4 else (23.5, r - 1.5)
                sheet.put(signs.fresh, x, y, around(half + 2), "track", seat, half, smaller)
            else:
                owner = where.table.owner_of_start.get(f)
                under = "track" if owner is None else seat_colour(owner)
                sheet.put(marble, x, y, around(r + 2), under, seat, r)
        for k in set_bits(where.table.finish(view.board, seat)):
            x, y = where.at(FINISH + 4 * seat + k)
            sheet.put(marble, x, y, around(r + 2), "track", seat, r)
