"""The pictures of DOG."""

from __future__ import annotations

from functools import partial

from games.dog.board import FINISH, barred, set_bits
from games.dog.state import View
from games.protocol import Seat
from render.dog import signs
from render.dog.choosing import Choosing, paint_chosen, paint_ways, read_marks, undone
from render.dog.distances import paint_distances
from render.dog.frame import paint_frame
from render.dog.geometry import HAND, Geometry, geometry
from render.dog.ground import paint_ground
from render.dog.hand import paint_hand
from render.dog.happened import (
    Numbered,
    paint_kennel_numbers,
    paint_numbers,
    paint_paths,
    plays_since,
)
from render.dog.inlay import paint_cards_out, paint_inlay, paint_strip
from render.dog.plates import paint_plates, waiting
from render.dog.room import Room
from render.dog.travelled import moved
from render.dog.words import told
from render.picture import Brief, Picture
from render.pieces import around, marble
from render.sheet import Sheet
from render.theme import WIDTH
from render.theme import seat as seat_colour


def paint(view: View, brief: Brief) -> Picture:
    """The board, and below it the hand of the seat whose view it is."""
    if brief.ended:
        view = view._replace(due="over")
    where = geometry(view.kind.players)
    mine = view.seat if view.seat is not None and view.seat >= 0 else None
    height = where.shape.height + (0 if mine is None else HAND)
    size = (WIDTH, height)
    sheet = brief.paper.ground("dog", brief.theme, size, "canvas", _ground, where.players)
    plays = plays_since(view, brief.since)
    chosen = read_marks(view, brief.marks)
    before = undone(view, chosen)
    shown = undone(view, chosen, chosen.settled)
    paint_plates(sheet, where, shown, brief)
    paint_kennel_numbers(sheet, where, shown, plays, waiting(view, brief.plan))
    paint_inlay(sheet, where, view, plays, brief.say)
    paint_cards_out(sheet, where, view, brief.say)
    measured = _paint_board(sheet, where, shown, plays, chosen, mine)
    spots = where.spots
    if mine is not None:
        paint_frame(sheet, where, mine, measured, brief)
        spots = spots | paint_hand(sheet, where, before, chosen, brief.say)
    alt, alt_long = told(before, brief, plays, chosen)
    moving = partial(moved, view, where, chosen)
    return Picture(sheet.png(), WIDTH, height, alt, alt_long, spots, moving)


def finishes(view: View) -> tuple[int, ...]:
    """The fields of each seat's finish that have a marble, a bit a field."""
    table = view.kind.layout
    return tuple(table.finish(view.board, seat) for seat in range(view.kind.players))


def _ground(sheet: Sheet, players: int) -> None:
    paint_ground(sheet, players)
    paint_strip(sheet, geometry(players))


def _paint_board(
    sheet: Sheet,
    where: Geometry,
    view: View,
    plays: list[Numbered],
    chosen: Choosing,
    mine: Seat | None,
) -> Seat | None:
    """Ways below, marbles, then signs beside them, the most needed first.

    Whose marbles have their distance beside them.
    """
    shown = [] if chosen.splits else plays  # old paths would hide the portions of a seven
    on_ring = where.table.on_ring
    standing = [f for seat in range(where.players) for f in on_ring(view.board, seat)]
    room = Room(where.players, [*standing, *(move.f for move in chosen.moves if move.f < FINISH)])
    paint_paths(sheet, where, shown)
    paint_ways(sheet, where, chosen)
    paint_marbles(sheet, where, view)
    paint_chosen(sheet, where, view, chosen, room)
    paint_numbers(sheet, where, view, shown, room)
    return None if mine is None else paint_distances(sheet, where, view, mine, room)


def paint_marbles(sheet: Sheet, where: Geometry, view: View) -> None:
    """Every marble on the ring and in a finish."""
    bars, r = barred(view.kind, view.board), where.shape.marble
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
