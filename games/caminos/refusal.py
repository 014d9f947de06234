"""Why a placement is not allowed: in words of the rules, the nearest stone in mind."""

from __future__ import annotations

from games.caminos.board import Board
from games.caminos.field import Field
from games.caminos.state import OVER, State, View
from games.caminos.stones import BAR, KIND, LETTERS, Pose
from games.protocol import Reason
from games.text import Tag, Text


def stone_tag(letter: str) -> Tag:
    """A stone by its letter."""
    return Tag("caminos-stone", letter)


def cell_tag(name: str) -> Tag:
    """A cell by its name."""
    return Tag("caminos-cell", name)


def why_not(state: State, cells: tuple[str, ...], letter: str = "") -> Text:
    """What is wrong with a stone on these cells, a cell a cube; `letter` if one was named."""
    board = state.board
    for name in cells:
        if name not in board.bits:
            return Text("caminos-no-cell", cell=name, board=Tag("caminos-board", board.name))
    known = [
        pose for pose in state.match.known.over(cells) if (pose.letter == BAR) == bool(state.blue)
    ]
    if not known:
        return Text("caminos-not-blue") if state.blue else Text("caminos-not-a-stone")
    meant = [pose for pose in known if letter in ("", pose.letter)]
    if not meant:
        return Text("caminos-other-stone", stone=stone_tag(letter))
    rests = [(*_rest(board, state.field, pose), pose) for pose in meant]
    gaps, lift, pose = min(rests, key=lambda rest: (len(rest[0]), rest[1]))
    if gaps:
        return Text("caminos-hollow", cells=tuple(cell_tag(name) for name in gaps))
    if lift:
        return Text("caminos-no-cube-on-board")
    return Text("caminos-none-left", stone=stone_tag(pose.letter))


def _rest(board: Board, field: Field, pose: Pose) -> tuple[tuple[str, ...], int]:
    """Lower a stone from above until it rests: where it is hollow then, and how high it hangs."""
    bases: dict[str, int] = {}
    for name, level in pose.cubes:
        bases[name] = min(level, bases.get(name, level))
    heights = {name: field.height(board.bits[name]) for name in bases}
    lift = max(heights[name] - base for name, base in bases.items())
    gaps = tuple(name for name, base in bases.items() if base + lift > heights[name])
    return gaps, lift


def reasons(view: View) -> tuple[Reason, ...]:
    """Every stone that the viewing seat cannot place now, and why; nothing when it is not due."""
    state, seat = view.state, view.seat
    if seat is None or not 0 <= seat < state.match.players or state.phase == OVER:
        return ()
    if state.out[seat]:
        return tuple(
            Reason(stone_tag(letter), Text("caminos-why-out"), "C12") for letter in LETTERS
        )
    if seat != state.seat or not any(state.masks):
        return ()
    if state.blue:
        return tuple(
            Reason(stone_tag(letter), Text("caminos-why-blue-first"), "C16") for letter in LETTERS
        )
    fits = {KIND[template] for template, mask in enumerate(state.masks) if mask}
    return tuple(
        _reason(letter, state.hands[seat][kind], state.match.players)
        for kind, letter in enumerate(LETTERS)
        if kind not in fits
    )


def _reason(letter: str, left: int, players: int) -> Reason:
    stone = stone_tag(letter)
    if left:
        return Reason(stone, Text("caminos-why-no-room", stone=stone), "C3")
    paragraph = "C1" if players == 2 else "C10"
    return Reason(stone, Text("caminos-none-left", stone=stone), paragraph)
