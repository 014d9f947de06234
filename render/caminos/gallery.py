"""The ways to set a stone down on a cell, each with its letter: what a posture is chosen from.

A cabinet projection keeps the board's directions, letters to the right and numbers upwards. Only
the new stone and the columns under it stand up; all others are laid flat as coloured cells, so
that nothing hides it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from games.caminos.state import View
from games.caminos.stones import Stone
from games.text import Tag, Text
from render.caminos import words
from render.caminos.badge import EAST, FACE, SOUTH, TOP
from render.caminos.banner import NONE, Piece, banner, planned
from render.caminos.scene import Column, Place, Scene, place_of
from render.panels import panel
from render.pen import Pen, Point
from render.picture import Area, Brief, Picture, shortened
from render.sheet import Sheet
from render.theme import WIDTH

UPPER: Final = 112
GAP: Final = 14
REACH: Final = 2  # cells shown on each side of the chosen one


class Steps(NamedTuple):
    """How a card is drawn: a cell to the east, a cell to the north (two), a cube up."""

    right: int
    deep: int
    back: int
    rise: int
    high: int  # the card

    def at(self, x: float, y: float, z: float) -> Point:
        """A point of the window, from its left front corner."""
        return self.right * x + self.deep * y, -self.back * y - self.rise * z


SMALL: Final = Steps(38, 13, 26, 31, 232)  # four cards a line
LARGE: Final = Steps(50, 17, 33, 40, 296)  # three


Pile = tuple[tuple[int, bool], ...]  # cubes from the bottom up: colour, and is it the new stone's


class Window(NamedTuple):
    """The cells round the chosen one, from the left lower one."""

    x: int
    y: int
    columns: int
    rows: int


def paint(view: View, shown: Scene, brief: Brief) -> Picture:
    """A card a posture."""
    stones = view.gallery
    across = 4 if len(stones) > 9 else 3
    steps = SMALL if across == 4 else LARGE
    lines = -(-len(stones) // across)
    height = UPPER + lines * (steps.high + GAP) + 2
    if height == WIDTH:
        height += 8
    sheet = brief.paper("caminos", brief.theme, WIDTH, height, "canvas")
    cell = _pivot(view, brief)
    stone = Tag("caminos-stone", stones[0].letter)
    title = brief.say(Text("picture-caminos-at", stone=stone, cell=cell))
    asked = Piece(NONE, brief.say(Text("picture-caminos-which")), soft=True)
    banner(sheet, (*planned(brief), Piece(stones[0].colour, title), asked))
    window = _window(shown, place_of(cell))
    floor = tuple(_flat(shown, window))
    width = (WIDTH - 32 - GAP * (across - 1)) // across
    spots: dict[str, Area] = {}
    for number, one in enumerate(stones):
        x = 16 + number % across * (width + GAP)
        y = UPPER + number // across * (steps.high + GAP)
        letter = words.letter_of(number)
        standing = tuple(_standing(shown, window, one))
        size = (width, steps.high)
        args = (width, steps, letter, window[2:], floor, standing)
        sheet.part(_card, x, y, size, "canvas", *args)
        spots[f"posture:{letter}"] = (x, y, *size)
    ways = brief.say(words.postures(view, cell))
    _, board = words.told(view, shown, brief)
    return Picture(
        data=sheet.png(),
        width=WIDTH,
        height=height,
        alt=shortened(ways),
        alt_long=f"{ways}\n{board}",
        spots=spots,
    )


def _pivot(view: View, brief: Brief) -> str:
    """The chosen cell: the question's mark, else the one that all postures share."""
    for mark in brief.marks:
        if mark.startswith("cell:"):
            return mark[5:]
    shared = set.intersection(*({cell for cell, _ in one.cubes} for one in view.gallery))
    return min(shared or {view.gallery[0].cubes[0][0]})


def _window(shown: Scene, place: Place) -> Window:
    """Five by five cells, cut at the edge of the board."""
    left, low = max(0, place[0] - REACH), max(0, place[1] - REACH)
    right = min(shown.board.columns - 1, place[0] + REACH)
    high = min(shown.board.rows - 1, place[1] + REACH)
    return Window(left, low, right - left + 1, high - low + 1)


def _flat(shown: Scene, window: Window) -> list[tuple[int, int, int]]:
    """Cells of the window with the colour seen from above; -1 is empty."""
    return [
        (x, y, shown.at(place).top if shown.at(place).height else -1)
        for y in range(window.rows)
        for x in range(window.columns)
        if (place := (window.x + x, window.y + y)) in shown.columns
    ]


def _standing(shown: Scene, window: Window, stone: Stone) -> list[tuple[int, int, Pile]]:
    """The columns that the stone is part of, from the back, with what is under it."""
    found: dict[Place, Pile] = {}
    for place in dict.fromkeys(place_of(cell) for cell, _ in stone.cubes):
        column: Column = shown.at(place)
        new = sum(place_of(cell) == place for cell, _ in stone.cubes)
        pile = tuple((colour, False) for colour in column.colours)
        found[place] = (*pile, *((stone.colour, True) for _ in range(new)))
    return [
        (x - window.x, y - window.y, found[x, y])
        for x, y in sorted(found, key=lambda place: (-place[1], place[0]))
    ]


def _card(
    sheet: Sheet,
    width: int,
    steps: Steps,
    letter: str,
    extent: tuple[int, int],
    floor: tuple[tuple[int, int, int], ...],
    standing: tuple[tuple[int, int, Pile], ...],
) -> None:
    panel(sheet, 0, 0, width, steps.high, on=False)
    columns, rows = extent
    across, deep = columns * steps.right + rows * steps.deep, rows * steps.back
    left = (width - across) // 2 + (7 if columns == rows == 2 * REACH + 1 else 0)
    low = steps.high - 20
    box = (-6, -deep - 6, across + 12, deep + 18)
    sheet.put(_floor, left, low, box, "plate", steps, floor)
    over = deep + 3 * steps.rise + 6
    sheet.put(_stones, left, low, (-6, -over, across + 12, over + 6), "cell", steps, standing)
    sheet.put(_letter, 10, 10, (0, 0, 60, 60), "plate", letter)


def _letter(pen: Pen, letter: str) -> None:
    pen.box(0, 0, 60, 60, "on", 12)
    pen.text(30, 30, letter, 44, "on_text", "on")


def _floor(pen: Pen, steps: Steps, cells: tuple[tuple[int, int, int], ...]) -> None:
    """The board round the chosen cell, stones laid flat on it."""
    for x, y, _ in cells:
        for edge, ink in ((SOUTH_EDGE, "slab"), (EAST_EDGE, "slab_east")):
            pen.polygon([steps.at(x + u, y + v, w) for u, v, w in edge], ink)
    for x, y, colour in cells:
        face = [steps.at(x + u, y + v, 0) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))]
        pen.polygon(face, "cell" if colour < 0 else TOP[colour])
    for x, y, colour in cells:
        face = [steps.at(x + u, y + v, 0) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))]
        pen.line(face, 2.5, "grid")
        if colour >= 0:
            u, v = steps.at(x + 0.5, y + 0.5, 0)
            _mark(pen, colour, u, v)


SOUTH_EDGE: Final = ((0, 0, 0), (1, 0, 0), (1, 0, -0.2), (0, 0, -0.2))
EAST_EDGE: Final = ((1, 0, 0), (1, 1, 0), (1, 1, -0.2), (1, 0, -0.2))


def _mark(pen: Pen, colour: int, x: float, y: float) -> None:
    """Whose a flat cell is."""
    if colour == 0:
        pen.box(x - 7, y - 7, 14, 14, FACE[colour])
    elif colour == 1:
        pen.polygon([(x, y - 9), (x + 11, y), (x, y + 9), (x - 11, y)], FACE[colour])
    else:
        pen.disc(x, y, 7.5, FACE[colour])


def _stones(pen: Pen, steps: Steps, standing: tuple[tuple[int, int, Pile], ...]) -> None:
    """The new stone and what is under it: walls to the south and east, and tops."""
    piles = {(x, y): pile for x, y, pile in standing}
    for x, y, pile in standing:
        south, east = piles.get((x, y - 1), ()), piles.get((x + 1, y), ())
        north, west = piles.get((x, y + 1), ()), piles.get((x - 1, y), ())
        for level, (colour, _) in enumerate(pile):
            if level >= len(south):
                _face(pen, steps, x, y, level, "south", colour)
            if level >= len(east):
                _face(pen, steps, x, y, level, "east", colour)
        _face(pen, steps, x, y, len(pile), "top", pile[-1][0])
        for level in range(len(pile)):
            if level >= len(south):
                _edges(pen, steps, x, y, level, pile, west, east, "south")
            if level >= len(east):
                _edges(pen, steps, x, y, level, pile, south, north, "east")
        _rim(pen, steps, x, y, pile, (south, east, north, west))


FACES: Final = {
    "south": ((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1)),
    "east": ((1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1)),
    "top": ((0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)),
}
COLOURS: Final = {"south": SOUTH, "east": EAST, "top": TOP}


def _face(pen: Pen, steps: Steps, x: int, y: int, level: int, side: str, colour: int) -> None:
    corners = [steps.at(x + u, y + v, level + w) for u, v, w in FACES[side]]
    pen.polygon(corners, COLOURS[side][colour])


def _cube(pile: Pile, level: int) -> tuple[int, bool] | None:
    return pile[level] if 0 <= level < len(pile) else None


def _edges(
    pen: Pen,
    steps: Steps,
    x: int,
    y: int,
    level: int,
    pile: Pile,
    left: Pile,
    right: Pile,
    side: str,
) -> None:
    """Lines round a wall where what goes on in its plane is not the same stone."""
    a, b, c, d = (steps.at(x + u, y + v, level + w) for u, v, w in FACES[side])
    own = pile[level]
    for other, line in ((_cube(left, level), (a, d)), (_cube(right, level), (b, c))):
        if other != own:
            pen.line(line, LINE, "ink")
    if _cube(pile, level - 1) != own:
        pen.line((a, b), LINE, "ink")
    if level + 1 < len(pile) and pile[level + 1] != own:
        pen.line((d, c), LINE, "ink")


LINE: Final = 4


def _rim(pen: Pen, steps: Steps, x: int, y: int, pile: Pile, beside: tuple[Pile, ...]) -> None:
    """Lines round a top."""
    level = len(pile) - 1
    a, b, c, d = (steps.at(x + u, y + v, len(pile) + w) for u, v, w in FACES["top"])
    for other, line in zip(beside, ((a, b), (b, c), (d, c), (a, d)), strict=True):
        if _cube(other, level) != pile[level]:
            pen.line(line, LINE, "ink")
        elif len(other) > len(pile):
            pen.line(line, 2, "ink")
