"""Why a placement is not allowed: in words of the rules, the nearest stone in mind."""

from __future__ import annotations

from games.caminos.board import Board
from games.caminos.field import Field
from games.caminos.state import State
from games.caminos.stones import BAR, LETTERS, TEMPLATES, Pose, poses
from games.text import Tag, Text


def stone(letter: str) -> Tag:
    """A stone by its letter."""
    return Tag("caminos-stone", letter)


def cell(name: str) -> Tag:
    """A cell by its name."""
    return Tag("caminos-cell", name)


def why_not(state: State, cells: tuple[str, ...], letter: str = "") -> Text:
    """What is wrong with a stone on these cells, a cell a cube; `letter` if one was named."""
    board = state.board
    for name in cells:
        if name not in board.bits:
            return Text("caminos-no-cell", cell=name, board=Tag("caminos-board", board.name))
    known = [
        pose
        for pose in poses(board.name).by_cells.get(cells, ())
        if (pose.letter == BAR) == bool(state.blue)
    ]
    if not known:
        return Text("caminos-not-blue") if state.blue else Text("caminos-not-a-stone")
    meant = [pose for pose in known if pose.letter == letter] if letter else known
    if not meant:
        return Text("caminos-other-stone", stone=stone(letter))
    gaps, pose = min(((_gaps(board, state.field, pose), pose) for pose in meant), key=_fewest)
    if gaps:
        return Text("caminos-hollow", cells=tuple(cell(name) for name in gaps))
    if any(state.field.height(board.bits[name]) > base for name, base in _bases(pose)):
        return Text("caminos-no-cube-on-board")
    if letter and not state.blue and not state.hands[state.seat][pose.kind]:
        return Text("caminos-none-left", stone=stone(pose.letter))
    return Text("caminos-none-left", stone=stone(pose.letter))


def _fewest(found: tuple[tuple[str, ...], Pose]) -> int:
    return len(found[0])


def _bases(pose: Pose) -> list[tuple[str, int]]:
    """The cells under a stone, and how high each must be."""
    lowest: dict[str, int] = {}
    for name, level in pose.cubes:
        lowest[name] = min(level, lowest.get(name, level))
    return list(lowest.items())


def _gaps(board: Board, field: Field, pose: Pose) -> tuple[str, ...]:
    """Where a stone lowered from above until it rests would leave a hollow under it."""
    bases = _bases(pose)
    heights = {name: field.height(board.bits[name]) for name, _ in bases}
    lift = max(heights[name] - base for name, base in bases)
    return tuple(name for name, base in bases if base + lift > heights[name])
