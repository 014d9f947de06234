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
from render.picture import Brief
from render.pieces import around, marble
from render.sheet import Sheet
from render.theme import WIDTH, Colour
from render.theme import seat as seat_colour
from render.yours import capsule

LINE: Final = 16  # px from the end of the board to the middle of the upper side
OVER: Final = 25  # px by which "You" reaches above it
MARGIN: Final = 11  # px outside
THICK: Final = 7  # of the coloured line, to which a thin one is added outside
ROUND: Final = 26
QUARTER: Final = 12  # points on a quarter of a circle
LEGEND: Final = 28  # size of what explains a sign
PLANNED: Final = 36  # size of what is planned
GAP: Final = 18  # px beside it


def paint_frame(
    sheet: Sheet, where: Geometry, mine: Seat, measured: Seat | None, brief: Brief
) -> None:
    """Whose hand this is, and what they plan; the cards come on top.

    `measured` is somebody whose marbles have their distance beside them: then that is explained.
    """
    colour, hair = seat_colour(mine), hairline(sheet, mine)
    top = where.shape.height + LINE - OVER
    bottom = where.shape.height + HAND - MARGIN + 5
    wide = WIDTH - 2 * MARGIN
    words = brief.say(Text("picture-you"))
    legend = "" if measured is None else brief.say(Text("picture-dog-to-start"))
    planned = "" if brief.plan is None else brief.say(brief.plan.said)
    args = (mine, hair, words, measured, legend, planned)
    sheet.part(_upper, MARGIN, top, (wide, OVER + ROUND), "canvas", *args)
    sheet.part(_lower, MARGIN, bottom - ROUND, (wide, ROUND), "canvas", mine, hair)
    upper = where.shape.height + LINE - 5 + ROUND
    for x, line, ink in (
        (MARGIN, HAIR, hair),
        (MARGIN + HAIR, THICK, colour),
        (WIDTH - MARGIN - HAIR - THICK, THICK, colour),
        (WIDTH - MARGIN - HAIR, HAIR, hair),
    ):
        sheet.rect(x, upper, line, bottom - ROUND - upper, ink)


def _upper(
    sheet: Sheet,
    mine: Seat,
    hair: Colour,
    words: str,
    measured: Seat | None,
    legend: str,
    planned: str,
) -> None:
    """The upper side with the marble, "You", what you plan, and what the numbers beside marbles
    say, which gives way to a plan.
    """
    _side(sheet, OVER - 5, -1, seat_colour(mine), hair)
    sheet.put(marble, 51, OVER, around(22), "canvas", mine, 20)
    x = 81 + capsule(sheet, 81, OVER, words, "text", "canvas") + GAP
    if planned:
        room = sheet.width - x - 53
        wide = lettering.length(*lettering.fit(planned, PLANNED, room, PLANNED))
        sheet.rect(x - GAP // 2, OVER - 20, wide + GAP, 40, "canvas")
        args = (x, OVER, planned, PLANNED, "text", "canvas")
        sheet.text(*args, align="left", width=room, least=PLANNED)
    elif measured is not None:
        room = sheet.width // 2
        wide = lettering.length(*lettering.fit(legend, LEGEND, room, LEGEND))
        left = sheet.width - 53 - wide
        sheet.rect(left - 84, OVER - 20, wide + 96, 40, "canvas")
        sheet.put(signs.pill, left - 42, OVER, (-34, -21, 68, 42), "canvas", "", measured, 58)
        args = (left, OVER, legend, LEGEND, "text", "canvas")
        sheet.text(*args, align="left", width=room, least=LEGEND)


def _lower(sheet: Sheet, mine: Seat, hair: Colour) -> None:
    _side(sheet, 0, 1, seat_colour(mine), hair)


def _side(sheet: Sheet, top: int, dy: int, colour: Colour, hair: Colour) -> None:
    """A side with its two corners: the upper one (-1) begins at `top`, the lower one ends there."""
    right = sheet.width - ROUND
    for inset, line, ink in ((0, HAIR, hair), (HAIR, THICK, colour)):
        y = top + inset if dy < 0 else top + ROUND - inset - line
        sheet.rect(ROUND, y, right - ROUND, line, ink)
    middle = top + ROUND if dy < 0 else top
    for x, dx in ((ROUND, -1), (right, 1)):
        box = (min(0, dx * ROUND), min(0, dy * ROUND), ROUND, ROUND)
        sheet.put(_corner, x, middle, box, "canvas", (dx, dy), colour, hair)


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
