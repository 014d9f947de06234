"""The frame round the reader's hand: in the colour of their seat, with its marble and "You"."""

from __future__ import annotations

import math
from typing import Final

from games.protocol import Seat
from games.text import Text
from render import lettering
from render.dog import signs
from render.dog.geometry import HAND, Geometry, Grid
from render.dog.ground import HAIR, hairline
from render.pen import Pen
from render.picture import Say
from render.pieces import around, marble
from render.sheet import Sheet
from render.theme import WIDTH, Colour
from render.theme import seat as seat_colour
from render.yours import capsule

LINE: Final = 16  # px from the end of the board to the middle of the upper side
MARGIN: Final = 11  # px outside
THICK: Final = 7  # of the coloured line, to which a thin one is added outside
ROUND: Final = 26
QUARTER: Final = 12  # points on a quarter of a circle
LEGEND: Final = 28  # size of what explains a sign


def paint_frame(sheet: Sheet, where: Geometry, mine: Seat, say: Say) -> None:
    """Whose hand this is; the rest of it comes on top."""
    colour, hair = seat_colour(mine), hairline(sheet, mine)
    top = where.shape.height + LINE - (THICK + HAIR) // 2
    bottom = where.shape.height + HAND - MARGIN + 5
    left, right = MARGIN, WIDTH - MARGIN
    for inset, line, ink in ((0, HAIR, hair), (HAIR, THICK, colour)):
        for y in (top + inset, bottom - inset - line):
            sheet.rect(left + ROUND, y, right - left - 2 * ROUND, line, ink)
        for x in (left + inset, right - inset - line):
            sheet.rect(x, top + ROUND, line, bottom - top - 2 * ROUND, ink)
    for x, dx in ((left + ROUND, -1), (right - ROUND, 1)):
        for y, dy in ((top + ROUND, -1), (bottom - ROUND, 1)):
            box = (min(0, dx * ROUND), min(0, dy * ROUND), ROUND, ROUND)
            sheet.put(_corner, x, y, box, "canvas", (dx, dy), colour, hair)
    middle = where.shape.height + LINE
    sheet.put(marble, 62, middle, around(22), "canvas", mine, 20)
    capsule(sheet, 92, middle, say(Text("picture-you")), "text", "canvas")


def _corner(pen: Pen, way: Grid, colour: Colour, hair: Colour) -> None:
    """A quarter of a circle round (0, 0), towards a corner."""
    for radius, width, ink in (
        (ROUND - (THICK + HAIR) / 2, THICK + HAIR, hair),
        (ROUND - HAIR - THICK / 2, THICK, colour),
    ):
        arc = []
        for i in range(QUARTER + 1):
            angle = i / QUARTER * math.pi / 2
            arc.append((way[0] * radius * math.cos(angle), way[1] * radius * math.sin(angle)))
        pen.line(arc, width, ink, caps=False)


def paint_legend(sheet: Sheet, where: Geometry, owner: Seat, say: Say) -> None:
    """What the numbers beside one's marbles say, on the upper side of the frame."""
    words, y, room = say(Text("picture-dog-to-start")), where.shape.height + LINE, 700
    wide = lettering.length(*lettering.fit(words, LEGEND, room, LEGEND))
    left = WIDTH - 64 - wide
    sheet.rect(left - 84, y - 20, wide + 96, 40, "canvas")
    sheet.put(signs.pill, left - 42, y, (-34, -21, 68, 42), "canvas", "", owner, 58)
    ink = "text"
    sheet.text(left, y, words, LEGEND, ink, "canvas", align="left", width=room, least=LEGEND)
