"""The bare board from above: where cells are, its rim and its labels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from games.caminos.board import BOARDS, Board
from render.caminos.scene import Place, place_of, places
from render.panels import wood
from render.picture import Area
from render.sheet import Sheet

HIGH: Final = 1080
CELLS: Final = {8: 108, 10: 86, 11: 78}  # the side of a cell by the board's size
LEFT: Final = 72
UPPER: Final = 126
LABEL: Final = 38
RIM: Final = 15  # how far the rim is seen round a board that is no square
HOLE: Final = 5  # and in its hole


class Grid(NamedTuple):
    """Where the cells of a board are."""

    cell: int
    rows: int

    def corner(self, place: Place) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return LEFT + place[0] * self.cell, UPPER + (self.rows - 1 - place[1]) * self.cell

    def middle(self, place: Place) -> tuple[int, int]:
        """The middle of a cell."""
        x, y = self.corner(place)
        return x + self.cell // 2, y + self.cell // 2


@cache
def grid(name: str) -> Grid:
    """The grid of a board."""
    board = BOARDS[name]
    return Grid(CELLS[board.size], board.rows)


def ground(sheet: Sheet, name: str) -> None:
    """The bare board with its labels."""
    board, cells = BOARDS[name], grid(name)
    c = cells.cell
    square = len(board.names) == board.columns * board.rows
    if square:
        wood(sheet, 16, 112, 934, 934)
    else:
        _rim(sheet, board, cells)
    for place in places(name).values():
        x, y = cells.corner(place)
        sheet.rect(x - 1, y - 1, c + 3, c + 3, "grid")
    for place in places(name).values():
        x, y = cells.corner(place)
        sheet.rect(x + 2, y + 2, c - 3, c - 3, "cell")
    under = "wood" if square else "canvas"
    for row in range(board.rows):
        y = cells.middle((0, row))[1]
        sheet.text(43, y, str(row + 1), LABEL - 2 * (row > 8), "text", under)
    below = UPPER + board.rows * c + 32
    for column in range(board.columns):
        x = cells.middle((column, 0))[0]
        sheet.text(x, below, chr(ord("a") + column), LABEL, "text", under)


def _rim(sheet: Sheet, board: Board, cells: Grid) -> None:
    """Straight sides in one colour, diagonal ones in another: a corner cell visibly has both."""
    where = set(places(board.name).values())
    straight = {
        place_of(cell) for name in "NESW" if name in board.sides for cell in _side(board, name)
    }
    inner = {place for place in where if not any(_outside(where, n) for n in _near(place))}
    diagonal = "rim"
    for place in where - inner:
        x, y = cells.corner(place)
        sheet.rect(x - RIM, y - RIM, cells.cell + 2 * RIM, cells.cell + 2 * RIM, diagonal)
    for place in straight:
        x, y = cells.corner(place)
        c = cells.cell
        column, row = place
        ends = _ends(straight, place)
        if row in (0, board.rows - 1):
            at = y - RIM if row else y + c
            sheet.rect(x + ends[0], at, c - ends[0] - ends[1], RIM, "rim_straight")
        if column in (0, board.columns - 1):
            at = x - RIM if column == 0 else x + c
            sheet.rect(at, y + ends[1], RIM, c - ends[0] - ends[1], "rim_straight")
    hole = [
        (x, y)
        for x in range(board.columns)
        for y in range(board.rows)
        if (x, y) not in where and not _outside(where, (x, y))
    ]
    for place in hole:
        x, y = cells.corner(place)
        sheet.rect(x, y, cells.cell, cells.cell, "rim")
    for place in hole:
        x, y = cells.corner(place)
        left, upper, right, lower = (HOLE * (near in where) for near in _near(place))
        c = cells.cell
        sheet.rect(x + left, y + upper, c - left - right, c - upper - lower, "canvas")


def _near(place: Place) -> tuple[Place, Place, Place, Place]:
    """West, north, east, south."""
    x, y = place
    return (x - 1, y), (x, y + 1), (x + 1, y), (x, y - 1)


def _side(board: Board, name: str) -> tuple[str, ...]:
    return board.spell(board.sides[name])


def _ends(straight: set[Place], place: Place) -> tuple[int, int]:
    """The end cells of a straight side leave a little of their edge to the diagonal one."""
    x, y = place
    along = ((x - 1, y), (x + 1, y)) if _is_flat(straight, place) else ((x, y - 1), (x, y + 1))
    return RIM * (along[0] not in straight), RIM * (along[1] not in straight)


def _is_flat(straight: set[Place], place: Place) -> bool:
    return (place[0] - 1, place[1]) in straight or (place[0] + 1, place[1]) in straight


def _outside(where: set[Place], place: Place) -> bool:
    """Beyond the outline: off the cells, and not in the hole."""
    x, y = place
    if place in where:
        return False
    row = [column for column, at in where if at == y]
    return not row or not min(row) < x < max(row)


@cache
def spots(name: str) -> Mapping[str, Area]:
    """Every cell, and every row with its label."""
    board, cells = BOARDS[name], grid(name)
    found: dict[str, Area] = {}
    for row in range(board.rows):
        left, upper = cells.corner((0, row))
        found[f"row:{row + 1}"] = (16, upper, left - 16 + board.columns * cells.cell, cells.cell)
    for cell, place in places(name).items():
        found[f"cell:{cell}"] = (*cells.corner(place), cells.cell, cells.cell)
    return found
