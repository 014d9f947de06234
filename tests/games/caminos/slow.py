"""Caminos a second time, slow and plain, so that the masks can be checked against it.

A board is a set of cells, a column a list of cubes, a stone a set of cubes, a path a walk
from face to face. It shares no code with the engine; C1, C2, ... are the paragraphs of the
game's RULES.md.
"""

from __future__ import annotations

from collections import Counter, deque
from functools import cache
from itertools import permutations, product

Cell = tuple[int, int]  # column and row, from 0
Cube = tuple[int, int, int]
Columns = dict[Cell, str]  # cubes from the bottom up; cells that are not there are empty
Face = tuple[int, int, str]  # a cell, and "top" or the level and direction of a wall

STONES = {
    "L": {(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)},
    "T": {(0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0)},
    "Z": {(0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0)},
    "O": {(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)},
    "B": {(0, 0, 0), (1, 0, 0), (2, 0, 0)},
}
AROUND = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def name(cell: Cell) -> str:
    return f"{'abcdefghijk'[cell[0]]}{cell[1] + 1}"


def cell_of(name: str) -> Cell:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


# C5, C6


@cache
def cells(board: str) -> frozenset[Cell]:
    if board == "square":
        return frozenset(product(range(8), range(8)))
    if board == "rhombus":
        return frozenset(
            (x, y) for x, y in product(range(11), range(11)) if abs(x - 5) + abs(y - 5) <= 5
        )
    octagon = {
        (x, y) for x, y in product(range(10), range(10)) if min(x, 9 - x) + min(y, 9 - y) >= 3
    }
    if board == "octagon":
        return frozenset(octagon)
    middle = {(x, y) for x, y in octagon if abs(2 * x - 9) + abs(2 * y - 9) <= 4}
    return frozenset(octagon - middle)


@cache
def sides(board: str) -> dict[str, frozenset[Cell]]:
    """The sides in clockwise order."""
    there = cells(board)
    if board == "square":
        ends = {"N": (1, 7), "E": (0, 7), "S": (1, 0), "W": (0, 0)}
        return {
            side: frozenset(cell for cell in there if cell[axis] == end)
            for side, (axis, end) in ends.items()
        }
    if board == "rhombus":
        way = {"NE": (1, 1), "SE": (1, -1), "SW": (-1, -1), "NW": (-1, 1)}
        return {
            side: frozenset((x, y) for x, y in there if (x - 5) * dx + (y - 5) * dy == 5)
            for side, (dx, dy) in way.items()
        }
    straight = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
    slanted = {"NE": (1, 1), "SE": (1, -1), "SW": (-1, -1), "NW": (-1, 1)}
    found = {}
    for side in ("N", "NE", "E", "SE", "S", "SW", "W", "NW"):
        dx, dy = {**straight, **slanted}[side]
        far = max((2 * x - 9) * dx + (2 * y - 9) * dy for x, y in there)
        found[side] = frozenset(
            (x, y) for x, y in there if (2 * x - 9) * dx + (2 * y - 9) * dy == far
        )
    return found


def pairs(board: str) -> list[tuple[str, str, bool]]:
    """Sides that may be joined, and whether they are exactly opposite."""
    names = list(sides(board))
    half = len(names) // 2
    exact = [(names[i], names[i + half], True) for i in range(half)]
    if half == 2:
        return exact
    near = [
        (names[i], names[j], False)
        for i in range(len(names))
        for j in range(i + 1, len(names))
        if (j - i) % len(names) in (half - 1, half + 1)
    ]
    return exact + near


# C2, C3


@cache
def attitudes(letter: str) -> frozenset[frozenset[Cube]]:
    """Every way to turn a stone: all permutations of axes with all signs (C2: mirrors too)."""
    found = set()
    for axes in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            turned = [
                tuple(sign * cube[axis] for axis, sign in zip(axes, signs, strict=True))
                for cube in STONES[letter]
            ]
            low = [min(cube[i] for cube in turned) for i in range(3)]
            found.add(
                frozenset(tuple(c - lo for c, lo in zip(cube, low, strict=True)) for cube in turned)
            )
    return frozenset(found)


def fits(board: str, columns: Columns, stone: frozenset[Cube]) -> bool:
    """May these cubes be set down (C3)?"""
    on_board = False
    for x, y, z in stone:
        if (x, y) not in cells(board):
            return False
        height = len(columns.get((x, y), ""))
        if z < height:
            return False
        if z > height and (x, y, z - 1) not in stone:
            return False
        on_board = on_board or z == 0
    return on_board


def placements(board: str, columns: Columns, letters: str) -> dict[str, frozenset[Cube]]:
    """Every legal stone, by its notation (C18)."""
    found = {}
    for letter in letters:
        for attitude in attitudes(letter):
            for dx, dy in cells(board):
                # a stone's corner need not be over the board: shift it to each of its cubes
                ax, ay, _ = min(attitude)
                stone = frozenset((x - ax + dx, y - ay + dy, z) for x, y, z in attitude)
                if fits(board, columns, stone):
                    found[notation(letter, stone)] = stone
    return found


def notation(letter: str, stone: frozenset[Cube]) -> str:
    seen = Counter((x, y) for x, y, _ in stone)
    words = [name(cell) + (f"x{n}" if n > 1 else "") for cell, n in sorted(seen.items())]
    return " ".join([letter, *words])


def lay(columns: Columns, stone: frozenset[Cube], colour: str) -> Columns:
    after = dict(columns)
    for x, y, _ in sorted(stone, key=lambda cube: cube[2]):
        after[x, y] = after.get((x, y), "") + colour
    return after


# C7, C8


def faces(board: str, columns: Columns, colour: str) -> dict[Face, set[Face]]:
    """All tops and walls of a colour, each with those it meets in a horizontal edge."""
    links: dict[Face, set[Face]] = {}

    def height(cell: Cell) -> int:
        return len(columns.get(cell, ""))

    def is_ours(cell: Cell, level: int) -> bool:
        column = columns.get(cell, "")
        return 0 <= level < len(column) and column[level] == colour

    def link(one: Face, other: Face) -> None:
        links.setdefault(one, set()).add(other)
        links.setdefault(other, set()).add(one)

    for cell in cells(board):
        x, y = cell
        if is_ours(cell, height(cell) - 1):
            links.setdefault((x, y, "top"), set())
        for side, (dx, dy) in AROUND.items():
            other = (x + dx, y + dy)
            if other not in cells(board):
                continue
            low, high = height(other), height(cell)
            if low == high and is_ours(cell, high - 1) and is_ours(other, low - 1):
                link((x, y, "top"), (*other, "top"))
            for level in range(low, high):  # the walls over the lower neighbour
                if not is_ours(cell, level):
                    continue
                wall = (x, y, f"{level}{side}")
                if level == high - 1:
                    link(wall, (x, y, "top"))
                elif is_ours(cell, level + 1):
                    link(wall, (x, y, f"{level + 1}{side}"))
                if level == low and is_ours(other, low - 1):
                    link(wall, (*other, "top"))
    return links


def shortest(board: str, links: dict[Face, set[Face]], first: str, second: str) -> int | None:
    """Fewest faces of a path from one side to another (C8, C14), by breadth-first search."""
    tops = {(x, y): (x, y, "top") for x, y, kind in links if kind == "top"}
    queue = deque((tops[cell], 1) for cell in sides(board)[first] if cell in tops)
    goal = {tops[cell] for cell in sides(board)[second] if cell in tops}
    seen = {face for face, _ in queue}
    while queue:
        face, length = queue.popleft()
        if face in goal:
            return length
        for other in links[face] - seen:
            seen.add(other)
            queue.append((other, length + 1))
    return None


def points(board: str, columns: Columns, colour: str) -> tuple[int, int] | None:
    """Faces and points of the path that counts (C14); None where no two sides are joined."""
    found = []
    links = faces(board, columns, colour)
    for first, second, exact in pairs(board):
        length = shortest(board, links, first, second)
        if length is not None:
            found.append((not exact, length))
    if not found:
        return None
    near, length = min(found)
    double = board in ("octagon", "ring") and not near
    return length, length * 2 if double else length


def border_cells(board: str) -> frozenset[Cell]:
    return frozenset().union(*sides(board).values())


def is_border_stone(board: str, stone: frozenset[Cube]) -> bool:
    """C15: at least one cube on the board in a border cell."""
    return any(z == 0 and (x, y) in border_cells(board) for x, y, z in stone)
