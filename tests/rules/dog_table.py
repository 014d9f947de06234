"""A table of DOG to ask about: positions and plays as text in, what they come to as text out.

Plays are written as people type them. Who plays is who is on turn; another seat is put before
the play: `2: give K`. NATURE's actions are written like any other: `shuffle …`, `taken 5`.
"""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.dog.positions import write_board
from games.dog.state import Action, Fold, Idle, State, Steal
from games.protocol import Event, Refused, Setup, Unreadable
from games.text import Tag, Text
from tests.games.dog.examples import canonical

COLOURS = ("red", "blue", "green", "yellow", "black", "white")


def state_of(position: str | State) -> State:
    """The state that a position is."""
    return DOG.read_position(position) if isinstance(position, str) else position


# What can be played


def boards(position: str | State) -> set[str]:
    """What the seat on turn can make of a position: boards, or `fold`, `idle`, `steal blue`."""
    state = state_of(position)
    return {_result(state, play) for play in DOG.plays(DOG.view(state, state.turn))}


def _result(state: State, play: Action) -> str:
    match play:
        case Fold():
            return "fold"
        case Idle():
            return "idle"
        case Steal(_, victim):
            return f"steal {COLOURS[victim]}"
        case _:
            return board(DOG.apply(state, state.turn, play).state)


def _as_written(results: tuple[str, ...]) -> set[str]:
    return {canonical(result) if "/" in result else result for result in results}


def only(position: str | State, *results: str) -> None:
    """The cards of the seat on turn lead to these results and to nothing else."""
    found, told = boards(position), _as_written(results)
    missing = [f"  this must be possible:     {one}" for one in sorted(told - found)]
    surplus = [f"  this must not be possible: {one}" for one in sorted(found - told)]
    assert found == told, "\n".join([f"in {position}", *missing, *surplus])


def among(position: str | State, *results: str) -> None:
    """These results are possible, others may be as well."""
    missing = _as_written(results) - boards(position)
    assert not missing, f"in {position}\n  this must be possible: {sorted(missing)}"


def never(position: str | State, *results: str) -> None:
    """None of these results is possible."""
    surplus = _as_written(results) & boards(position)
    assert not surplus, f"in {position}\n  this must not be possible: {sorted(surplus)}"


# Playing on


def board(state: State) -> str:
    """The marbles of a state, as text."""
    return write_board(state.kind, state.board)


def hands(state: State) -> list[str]:
    """The hands of a state, as text; `-` for none."""
    return [hand.strip() for hand in DOG.write_position(state).split(";")[2].split("/")]


def _who(state: State, play: str) -> tuple[int, str]:
    seat, colon, rest = play.partition(": ")
    if colon:
        return int(seat), rest
    due = DOG.turn(state)
    assert due, f"nobody is on turn for {play}: the game is over"
    return due[0], play


def step(position: str | State, *plays: str) -> tuple[State, tuple[Event, ...]]:
    """The state after these plays, and what the last of them told."""
    state, events = state_of(position), ()
    for play in plays:
        seat, text = _who(state, play)
        try:
            action = DOG.read(DOG.view(state, seat), text)
            state, events = DOG.apply(state, seat, action)
        except (Refused, Unreadable) as trouble:
            pytest.fail(f"{play} must be possible in {DOG.write_position(state)}: {trouble.text}")
    return state, events


def after(position: str | State, *plays: str) -> State:
    """The state after these plays."""
    return step(position, *plays)[0]


def refusal(position: str | State, play: str) -> Text:
    """Why a play is refused: its message."""
    state = state_of(position)
    seat, text = _who(state, play)
    try:
        DOG.apply(state, seat, DOG.read(DOG.view(state, seat), text))
    except Refused as refused:
        return refused.text
    except Unreadable as unreadable:
        pytest.fail(f"{play} is readable, but not allowed: {unreadable.text}")
    pytest.fail(f"{play} must be refused in {position}")


def unreadable(position: str | State, play: str) -> Text:
    """What is told of a play that cannot be read."""
    state = state_of(position)
    seat, text = _who(state, play)
    try:
        action = DOG.read(DOG.view(state, seat), text)
    except Refused as refused:
        pytest.fail(f"{play} cannot be read; it was refused instead: {refused.text}")
    except Unreadable as trouble:
        return trouble.text
    pytest.fail(f"{play} cannot be read, but was taken for {action}")


def reasons(position: str | State, seat: int | None = None) -> dict[str, tuple[str, str]]:
    """Each card that cannot be played: the key of its reason and the paragraph."""
    state = state_of(position)
    view = DOG.view(state, state.turn if seat is None else seat)
    return {str(one.what.value): (one.why.key, one.paragraph) for one in DOG.reasons(view)}


def arg(text: Text, name: str) -> object:
    """An argument of a message, a tag by its value."""
    value = dict(text.args)[name]
    return value.value if isinstance(value, Tag) else value


def told(events: tuple[Event, ...], reader: int | None) -> list[str]:
    """The keys of what a seat (None: an onlooker) reads."""
    return [e.text.key for e in events if e.readers is None or reader in e.readers]


# Whole games


def setup(players: int, **options: str) -> Setup:
    """What people agreed on."""
    return Setup(players, tuple(options.items()))


def played_out(state: State, dice: object) -> State:
    """The state in which the next round has been dealt: chance by the dice, first plays else."""
    number = state.round
    while state.round == number or DOG.turn(state) == (-1,):
        due = DOG.turn(state)
        assert due, "the game ended before the round did"
        if due == (-1,):
            if state.round > number and state.due == "draw":
                return state
            state = DOG.apply(state, -1, DOG.chance(state, dice)).state
        else:
            state = DOG.apply(state, due[0], next(iter(DOG.plays(DOG.view(state, due[0]))))).state
    return state
