"""What a placement will do, told before it is confirmed: losses of one's own side first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from games.caminos.refusal import cell_tag, stone_tag
from games.caminos.state import State
from games.caminos.stones import BLUE, COLOURS, Pose, colour_of
from games.protocol import Event
from games.text import Text, who


def effects(state: State, pose: Pose, after: State, events: tuple[Event, ...]) -> Text | None:
    """Every consequence of a pose; `after` and `events` are what the rules make of it."""
    if state.blue:
        return None
    team = {who(seat) for seat in state.match.team(colour_of(state.seat))}
    told = [event.text for event in events[1:]]  # the first one says that it was placed
    ours = [text for text in told if any(arg in team for _, arg in text.args)]
    rest = [text for text in told if text not in ours]
    found = [*ours, *_losses(state, pose, after), *_gains(state, pose), *rest]
    if not found:
        return None
    return reduce(lambda rest, first: Text("caminos-and-then", first=first, rest=rest), found[::-1])


def _losses(state: State, pose: Pose, after: State) -> Iterator[Text]:
    colour, board = colour_of(state.seat), state.board
    barred = after.field.bad(colour) & ~state.field.bad(colour)
    if barred:  # C7
        yield Text("caminos-barrier", cells=tuple(map(cell_tag, board.spell(barred))))
    if pose.edge and not after.joined and (state.match.scored or state.match.border):
        yield Text("caminos-border-stone", own=after.border[colour], other=after.border[1 - colour])
    if after.hands[state.seat][pose.kind] == 0:
        yield Text("caminos-last-of-kind", stone=stone_tag(pose.letter))


def _gains(state: State, pose: Pose) -> Iterator[Text]:
    board, field = state.board, state.field
    foreign = pose.foot & field.top(1 - colour_of(state.seat))
    if foreign:
        yield Text("caminos-covers", cells=tuple(map(cell_tag, board.spell(foreign))))
    blue = [cell for cell in board.spell(pose.foot) if _blue_top(state, cell)]
    if blue:
        yield Text("caminos-covers-blue", cells=tuple(map(cell_tag, blue)))


def _blue_top(state: State, cell: str) -> bool:
    column = state.field.column(state.board, state.board.bits[cell])
    return column.endswith(COLOURS[BLUE])
