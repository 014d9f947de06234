"""The players: their mark and name, the stones they have left, points."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.caminos.state import OVER, PLAY, View
from games.caminos.stones import LETTERS, colour_of
from games.protocol import NATURE
from games.text import Text
from render.caminos.badge import TOP
from render.emblem import emblem
from render.lettering import readable
from render.panels import inks, panel, pointer
from render.pen import Pen
from render.picture import Area, Brief
from render.pieces import around
from render.sheet import Sheet
from render.theme import Colour
from render.yours import across, capsule, named

TOKEN: Final = 2  # green's mark is that of the third seat, yellow's that of the fourth

# As they lie, for a small picture: the cells of each stone, y downwards.
SMALL: Final = {
    "L": ((0, 0), (1, 0), (2, 0), (0, 1)),
    "T": ((0, 0), (1, 0), (2, 0), (1, 1)),
    "Z": ((0, 0), (1, 0), (1, 1), (2, 1)),
    "O": ((0, 0), (1, 0), (0, 1), (1, 1)),
}


class Player(NamedTuple):
    """What a panel shows."""

    seat: int
    name: str
    hand: tuple[int, ...]
    points: int | None  # None: none are counted
    out: str  # in words, if so
    on: bool
    you: str  # at the reader's own panel


def players(view: View, brief: Brief) -> list[Player]:
    """Everyone in playing order."""
    state = view.state
    ghost = view.ghost if brief.plan is None else None  # a planned one is not on its way
    mover = ghost.seat if ghost else state.seat if state.phase == PLAY else None
    if brief.ended:
        mover = None
    yours = brief.say(Text("picture-you"))
    word = brief.say(Text("picture-caminos-out")) if any(state.out) else ""
    return [
        Player(
            seat,
            readable(brief.names[seat]),
            hand,
            state.scores[colour_of(seat)] if state.match.scored else None,
            word if state.out[seat] and state.phase != OVER else "",
            seat == mover,
            yours if seat == view.seat else "",
        )
        for seat, hand in enumerate(state.hands)
    ]


def stone(pen: Pen, letter: str, unit: float, line: Colour, fill: Colour) -> None:
    """A stone in small, its middle at (0, 0)."""
    cells = SMALL[letter]
    wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    left, top = -wide * unit / 2, -high * unit / 2
    for x, y in cells:
        pen.box(left + x * unit - 2, top + y * unit - 2, unit + 3, unit + 3, line, 2)
    for x, y in cells:
        pen.box(left + x * unit + 1, top + y * unit + 1, unit - 3, unit - 3, fill)


class Spot(NamedTuple):
    """Where a stone's small picture and its number are in a panel."""

    x: int
    number: int
    y: int


class Form(NamedTuple):
    """How a panel is laid out."""

    width: int
    height: int
    unit: int  # of the stones
    mark: tuple[int, int]
    name: tuple[int, int, int]  # its middle, or its left end, and its width
    stones: tuple[Spot, ...]
    points: int  # the middle of the last line; 0: they are in the first, behind the name
    pointing: bool


def tall(height: int, *, counted: bool) -> Form:
    """Beside a board, two players: one stone below the other."""
    pitch = 66 if counted else 79
    first = 155 if counted else 158
    stones = tuple(Spot(66, 150, first + i * pitch) for i in range(4))
    return Form(212, height, 26, (106, 42), (106, 95, 190), stones, height - 36, pointing=True)


def short(height: int) -> Form:
    """Beside a board, four players."""
    stones = tuple(
        Spot(42 + 98 * (i % 2), 88 + 100 * (i % 2), 88 + 50 * (i // 2)) for i in range(4)
    )
    return Form(212, height, 18, (36, 36), (66, 36, 138), stones, height - 28, pointing=True)


def flat(height: int, width: int) -> Form:
    """Over an isometric board."""
    half = width // 2
    stones = tuple(
        Spot(50 + half * (i % 2), 107 + half * (i % 2), 98 + 62 * (i // 2)) for i in range(4)
    )
    return Form(width, height, 20, (40, 40), (76, 40, width - 92), stones, 0, pointing=False)


POINTER: Final = 16
LEAST: Final = 24  # size of a long name: better small than cut


def hand(sheet: Sheet, x: int, y: int, form: Form, one: Player) -> None:
    """A panel, its left upper corner at a point; the pointer is left of it."""
    if form.pointing:
        size = (form.width + POINTER, form.height)
        sheet.part(_hand, x - POINTER, y, size, "canvas", POINTER, form, one)
    else:
        sheet.part(_hand, x, y, (form.width, form.height), "canvas", 0, form, one)


def _hand(sheet: Sheet, x: int, form: Form, one: Player) -> None:
    panel(sheet, x, 0, form.width, form.height, on=one.on)
    ground, ink, soft = inks(on=one.on)
    if one.on and form.pointing:
        sheet.put(pointer, 0, form.mark[1], (0, -24, POINTER + 4, 48), "canvas", -1, 0)
    token = TOKEN + colour_of(one.seat)
    mark_x, mark_y = form.mark
    at, middle, width = form.name
    above = bool(one.you) and middle != mark_y  # then the capsule stands beside the mark
    if above:
        mark_x = (form.width - 25 - across(one.you)) // 2
        capsule(sheet, x + mark_x + 39, mark_y, one.you, ink, ground)
    sheet.put(emblem, x + mark_x, mark_y, around(27), ground, token, 25, ink)
    last = one.out or ("" if one.points is None else str(one.points))
    if last and not form.points:
        args = (x + form.width - 20, middle, last, 36, soft, ground)
        width -= sheet.text(*args, align="right", width=width // 2, least=30) + 16
    if middle == mark_y:
        named(sheet, x + at, middle, one.you, one.name, 36, ink, ground, width, LEAST)
    else:
        sheet.text(x + at, middle, one.name, 36, ink, ground, width=width, least=LEAST)
    fill = TOP[colour_of(one.seat)]
    for letter, left, spot in zip(LETTERS, one.hand, form.stones, strict=True):
        line = ink if left else soft
        box = around(form.unit * 1.5 + 4)
        inside = fill if left else ground
        sheet.put(stone, x + spot.x, spot.y, box, ground, letter, form.unit, line, inside)
        sheet.text(x + spot.number, spot.y, str(left), 42 if form.unit > 18 else 38, line, ground)
    if last and form.points:
        if not one.out:
            sheet.rect(x + 16, form.points - 27, form.width - 32, 3, "plate_edge")
        args = (x + form.width // 2, form.points, last, 38, ink, ground)
        sheet.text(*args, width=form.width - 20, least=30)


def spots(view: View, x: int, y: int, form: Form, seat: int) -> dict[str, Area]:
    """Where the reader's stones can be pressed."""
    if view.seat in (None, NATURE) or seat != view.seat:
        return {}
    half = form.unit * 2
    return {
        f"stone:{letter}": (
            x + at.x - half,
            y + at.y - 30,
            at.number - at.x + half + 30,
            60,
        )
        for letter, at in zip(LETTERS, form.stones, strict=True)
    }
