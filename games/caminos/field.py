"""What stands on the board: heights and colours as masks."""

from __future__ import annotations

from typing import NamedTuple

from games.caminos.board import Board
from games.caminos.stones import BLUE, COLOURS, GREEN, HEIGHT, YELLOW, Pose

_tuple = tuple.__new__  # makes a named tuple without the detour over its own __new__


class Field(NamedTuple):
    """What stands on the board, as masks (see `board.py` for lanes).

    A column's cubes are known from its height and from `green` and `blue`, a lane a level: what
    is neither is yellow. The rest follows from them and is kept because it is asked for at
    every turn.
    """

    empty: int  # all lanes: cells of height 0
    one: int  # all lanes: of height 1
    two: int  # all lanes: of height 2
    green: int  # cubes, a lane a level
    blue: int
    green_top: int  # first lane: cells whose top cube is green
    yellow_top: int
    green_bad: int  # of these, 3 high over a foreign middle cube: no step to height 1 (C7)
    yellow_bad: int

    def laid(self, pose: Pose, colour: int) -> Field:
        """With one more stone of that colour."""
        empty, one, two, green, blue, green_top, yellow_top, green_bad, yellow_bad = self
        foot = pose.foot
        if colour == GREEN:
            green |= pose.layers
            if pose.hook:
                green_bad |= pose.hook & ~green_top
            green_top |= foot
            covered = yellow_top & foot
            if covered:
                yellow_top ^= covered
        elif colour == YELLOW:
            if pose.hook:
                yellow_bad |= pose.hook & ~yellow_top
            yellow_top |= foot
            covered = green_top & foot
            if covered:
                green_top ^= covered
        else:  # a blue bar always stands on free cells (C16)
            blue |= pose.layers
        return _tuple(
            Field,
            (
                empty ^ pose.leaves,
                one ^ pose.ones,
                two ^ pose.twos,
                green,
                blue,
                green_top,
                yellow_top,
                green_bad,
                yellow_bad,
            ),
        )

    def column(self, board: Board, bit: int) -> str:
        """The cubes over a cell from the bottom up, `YGG`."""
        pile = ""
        for level in range(self.height(bit)):
            cube = 1 << (bit + level * board.lane)
            colour = GREEN if self.green & cube else BLUE if self.blue & cube else YELLOW
            pile += COLOURS[colour]
        return pile

    def cubes(self, board: Board) -> int:
        """How many cubes stand on the board."""
        first = (1 << board.lane) - 1
        missing = ((self.empty, HEIGHT), (self.one, HEIGHT - 1), (self.two, HEIGHT - 2))
        gaps = sum((cells & first).bit_count() * depth for cells, depth in missing)
        return HEIGHT * (board.ground & first).bit_count() - gaps

    def height(self, bit: int) -> int:
        """How many cubes stand over a cell."""
        cell = 1 << bit
        return 0 if self.empty & cell else 1 if self.one & cell else 2 if self.two & cell else 3

    def top(self, colour: int) -> int:
        """First lane: cells where that colour is seen from above."""
        return self.yellow_top if colour else self.green_top

    def bad(self, colour: int) -> int:
        """First lane: tops of that colour from which no step leads down to height 1 (C7)."""
        return self.yellow_bad if colour else self.green_bad


def bare(board: Board) -> Field:
    """An empty board."""
    return Field(board.ground, 0, 0, 0, 0, 0, 0, 0, 0)


def built(board: Board, columns: dict[int, str]) -> Field:
    """The field with these columns, `YGG` from the bottom up, by bit of their cells."""
    heights: list[list[int]] = [[] for _ in range(HEIGHT + 1)]
    cubes = dict.fromkeys(COLOURS, 0)
    tops = dict.fromkeys(COLOURS, 0)
    bad = dict.fromkeys(COLOURS, 0)
    for bit in board.names:
        pile = columns.get(bit, "")
        heights[len(pile)].append(bit)
        for level, colour in enumerate(pile):
            cubes[colour] |= 1 << (bit + level * board.lane)
        if pile:
            tops[pile[-1]] |= 1 << bit
        if len(pile) == HEIGHT and pile[1] != pile[2]:
            bad[pile[-1]] |= 1 << bit
    empty, one, two = (board.turned(found) for found in heights[:HEIGHT])
    return Field(
        *(empty, one, two, cubes["G"], cubes["B"]), *(tops["G"], tops["Y"], bad["G"], bad["Y"])
    )
