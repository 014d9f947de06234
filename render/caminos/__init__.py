"""Pictures of Caminos: from above, isometric, and a gallery of the ways to set a stone down.

One `paint` gives all of them. A view whose preview has a gallery is shown as that; the mark
`solid` asks for the isometric picture, `solid:back` for the same from the other side; else the
board is seen from above.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from games.caminos.state import PLAY, View
from games.caminos.stones import colour_of
from games.protocol import Seat
from render.caminos import above, bare, dropped, gallery, hands, solid, standing, words
from render.caminos.banner import banner, told
from render.caminos.scene import Place, Scene, place_of, scene
from render.motion import still
from render.picture import Area, Brief, Picture, shortened
from render.sheet import Sheet
from render.theme import WIDTH

SOLID: Final = "solid"
BACK: Final = "solid:back"

SIDE: Final = 972  # left of the players' panels
UPPER: Final = 112
ROOM: Final = 934


def mark(seat: Seat) -> int:
    """The colour and mark of a seat's stones: green squares or yellow diamonds."""
    return 2 + colour_of(seat)


def paint(view: View, brief: Brief) -> Picture:
    """The picture of a view."""
    if brief.plan is not None:  # the view may be as if it were the reader's turn
        view = replace(view, state=view.state._replace(seat=brief.plan.due[0]))
    shown = scene(view, brief.since)
    if view.gallery:
        return gallery.paint(view, shown, brief)
    sides = [mark for mark in brief.marks if mark in (SOLID, BACK)]
    spots: dict[str, Area] = {}
    if sides:
        sheet = _standing(view, shown, brief, spots, back=sides[-1] == BACK)
    else:
        sheet = _above(view, shown, brief, spots)
    short, full = words.told(view, shown, brief)
    moving = still if sides else partial(dropped.moved, view, shown)
    return Picture(sheet.png(), WIDTH, bare.HIGH, shortened(short), full, spots, moving)


def _above(view: View, shown: Scene, brief: Brief, spots: dict[str, Area]) -> Sheet:
    name = view.board.name
    size = (WIDTH, bare.HIGH)
    sheet = brief.paper.ground("caminos", brief.theme, size, "canvas", bare.ground, name)
    banner(sheet, told(view, shown, brief))
    above.stones(sheet, shown)
    above.fresh(sheet, shown)
    if shown.path:
        above.path(sheet, shown)
    above.barriers(sheet, shown)
    above.ghost(sheet, shown)
    above.targets(sheet, shown, _targets(view, brief))
    everyone = hands.players(view, brief)
    many, gap = len(everyone), 16
    high = (ROOM - gap * (many - 1)) // many
    counted = everyone[0].points is not None
    form = hands.tall(high, counted=counted) if many == 2 else hands.short(high)
    for number, one in enumerate(everyone):
        y = UPPER + number * (high + gap)
        hands.hand(sheet, SIDE, y, form, one)
        spots |= hands.spots(view, SIDE, y, form, one.seat)
    spots |= bare.spots(name)
    return sheet


def _standing(
    view: View, shown: Scene, brief: Brief, spots: dict[str, Area], *, back: bool
) -> Sheet:
    everyone = hands.players(view, brief)
    many, name = len(everyone), view.board.name
    at = solid.frame(name, many, back=back)
    size = (WIDTH, bare.HIGH)
    sheet = brief.paper.ground(
        "caminos", brief.theme, size, "canvas", standing.ground, name, many, back
    )
    banner(sheet, told(view, shown, brief))
    standing.columns(sheet, shown, at)
    form = hands.flat(194, 300 if many == 2 else 283)
    for one in everyone:
        right = WIDTH - 16 - form.width
        x = (16, right)[one.seat] if many == 2 else 16 + one.seat * (right - 16) // 3
        hands.hand(sheet, x, UPPER, form, one)
        spots |= hands.spots(view, x, UPPER, form, one.seat)
    if shown.path:
        standing.path(sheet, shown, at)
    spots |= standing.spots(shown, at)
    return sheet


def _targets(view: View, brief: Brief) -> list[Place]:
    """The cells that a question offers; a ghost and a path say it themselves."""
    if view.ghost or view.state.phase != PLAY:
        return []
    return [place_of(mark[5:]) for mark in brief.marks if mark.startswith("cell:")]
