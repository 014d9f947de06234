"""How far each marble in one's charge has to its start."""

from __future__ import annotations

from games.dog.board import in_charge
from games.dog.state import View
from games.protocol import Seat
from render import lettering
from render.dog import signs
from render.dog.geometry import Geometry
from render.dog.room import Room
from render.sheet import Sheet
from render.theme import BOLD


def paint_distances(
    sheet: Sheet, where: Geometry, view: View, mine: Seat, room: Room
) -> Seat | None:
    """A pill beside each marble that a seat moves: the fields left to its start.

    Whose marble has one, if any has.
    """
    place = where.table
    measured = None
    for owner in in_charge(view.kind, view.board, mine):
        fresh = place.starts[owner] if view.board & place.fresh(owner) else None
        for f in place.on_ring(view.board, owner):
            if f == fresh:
                continue
            ahead = str(place.ahead(owner, f))
            wide = lettering.length(ahead, BOLD, 27) + 72
            x, y = room.beside(f, wide + 4, 40)
            box = (-wide // 2 - 3, -21, wide + 6, 42)
            sheet.put(signs.pill, x, y, box, "board", ahead, owner, wide)
            measured = owner
    return measured
