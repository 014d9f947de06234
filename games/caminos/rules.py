"""The life of a match: start, turn, chance, apply and outcome."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from games.caminos.actions import Action, Begin, Place
from games.caminos.board import BOARDS
from games.caminos.field import Field, bare
from games.caminos.paths import joins
from games.caminos.plays import NOWHERE, Masks, bars_fit, stones_fit
from games.caminos.refusal import why_not
from games.caminos.state import LOT, OVER, PLAY, Match, State, View
from games.caminos.stones import BLUE, LESS, Hand, Pose, Poses, poses
from games.caminos.verdict import decided, ended
from games.protocol import (
    NATURE,
    Dice,
    Event,
    Later,
    Option,
    Path,
    Refused,
    Seat,
    Setup,
    Step,
    agree,
)
from games.text import Text, who

COUNTS: Final[tuple[int, ...]] = (2, 4)
BLUE_STONES: Final = 2  # C16: one for each side


_tuple = tuple.__new__  # makes a named tuple without the detour over its own __new__


# Who comes after a seat, itself last, by the number of players.
AFTER: Final = {
    players: tuple(
        tuple((seat + step) % players for step in range(1, players + 1)) for seat in range(players)
    )
    for players in COUNTS
}


def _single(setup: Setup) -> bool:
    return dict(setup.options).get("rounds") == "1"


OPTIONS: Final[tuple[Option, ...]] = (
    Option("board", tuple(BOARDS), "square"),
    Option("neutral", ("off", "on"), "off"),
    Option("rounds", ("1", "2", "4", "6"), "2"),
    Option("draws", ("draw", "border"), "draw", when=_single),
)


def start(setup: Setup) -> State:
    """An empty board, and a lot to be drawn for who begins (C9)."""
    agreed = agree(setup, COUNTS, OPTIONS)
    match = Match(
        agreed["board"],
        setup.players,
        int(agreed["rounds"]),
        neutral=agreed["neutral"] == "on",
        border=agreed["draws"] == "border",
    )
    return fresh(match, LOT, starter=0, number=1, scores=(0, 0), rounds=())


def fresh(
    match: Match,
    phase: str,
    *,
    starter: Seat,
    number: int,
    scores: tuple[int, int],
    rounds: tuple[tuple[int, int], ...],
) -> State:
    """The beginning of a round, or with phase LOT of the match."""
    blue = BLUE_STONES if match.neutral else 0
    field, masks = _empty_board(match.board, match.hand, blue)
    return State(
        match=match,
        field=field,
        hands=(match.hand,) * match.players,
        phase=phase,
        seat=starter,
        out=(False,) * match.players,
        blue=blue,
        border=(0, 0),
        starter=starter,
        round=number,
        scores=scores,
        masks=masks if phase == PLAY else NOWHERE,
        rounds=rounds,
    )


@cache
def _empty_board(name: str, hand: Hand, blue: int) -> tuple[Field, Masks]:
    """A board before the first stone, and all placements of whoever begins."""
    field = bare(BOARDS[name])
    return field, fitting(poses(name), field, hand, blue)


def fitting(known: Poses, field: Field, hand: Hand, blue: int) -> Masks:
    """All placements of a seat on turn: blue stones first (C16), then its own."""
    return bars_fit(known, field) if blue else stones_fit(known, field, hand)


def turn(state: State) -> tuple[Seat, ...]:
    """Who must act: one seat, NATURE for the lot and for the next round, or nobody."""
    if state.phase == PLAY:
        return (state.seat,)
    if state.phase == OVER and state.round == state.match.rounds:
        return ()
    return (NATURE,)


def chance(state: State, dice: Dice) -> Action:
    """Who begins: by lot in round 1 (C9), then the next seat each time (C17)."""
    if state.phase == LOT:
        return Begin(dice.below(state.match.players))
    return Begin(_next_starter(state))


def _next_starter(state: State) -> Seat:
    return (state.starter + 1) % state.match.players


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """What an action leads to; raises Refused."""
    if isinstance(action, Place):
        return _place(state, seat, action.cells)
    if seat != NATURE:
        raise Refused(Text("caminos-not-your-lot"))
    return _begin(state, action.seat)


def _begin(state: State, starter: Seat) -> Step[State]:
    """NATURE begins a round."""
    if NATURE not in turn(state):
        raise Refused(Text("caminos-no-lot"))
    if state.phase == LOT:
        if not 0 <= starter < state.match.players:
            raise Refused(Text("caminos-no-such-seat", seat=starter))
        number = state.round
    else:
        if starter != _next_starter(state):
            raise Refused(Text("caminos-other-starter", seat=who(_next_starter(state))))
        number = state.round + 1
    begun = fresh(
        state.match,
        PLAY,
        starter=starter,
        number=number,
        scores=state.scores,
        rounds=state.rounds,
    )
    return Step(begun, _told_begin(number, starter))


@cache
def _told_begin(number: int, starter: Seat) -> tuple[Event, ...]:
    if number == 1:
        return (Event(Text("caminos-lot", seat=who(starter))),)
    return (Event(Text("caminos-next-round", round=number, seat=who(starter))),)


def _hinder(state: State, pose: Pose) -> Step[State]:
    """A blue stone is placed: the starter's, then the next seat's; then the starter begins."""
    seat = state.seat
    field = state.field.laid(pose, BLUE)
    left = state.blue - 1
    follower = (seat + 1) % state.match.players if left else state.starter
    after = state._replace(
        field=field,
        seat=follower,
        blue=left,
        masks=fitting(state.match.known, field, state.hands[follower], left),
        record=(state.record, pose, seat),
    )
    return Step(after, pose.told[seat] or _tell(pose, seat))


def _place(state: State, seat: Seat, cells: tuple[str, ...]) -> Step[State]:
    """A stone is placed; the next seat that can place one is on turn (C12, C13)."""
    (
        match,
        field,
        held,
        phase,
        due,
        out,
        blue,
        border,
        starter,
        number,
        scores,
        masks,
        record,
        rounds,
    ) = state
    if phase != PLAY or seat != due:
        raise Refused(Text("caminos-not-your-turn"))
    known = match.known
    pose = known.by_cells.get(cells)
    while pose is not None and not masks[pose.template] & pose.at:
        pose = pose.other
    if pose is None:
        raise Refused(why_not(state, cells))
    if blue:
        return _hinder(state, pose)
    colour = seat & 1  # C9
    field = field.laid(pose, colour)
    hands = list(held)
    hands[seat] = LESS[held[seat]][pose.kind]
    if pose.edge:
        green, yellow = border
        border = (green, yellow + 1) if colour else (green + 1, yellow)
    events = pose.told[seat] or _tell(pose, seat)
    masks = NOWHERE
    phase, follower = OVER, seat
    if not joins(known.board, field, colour, pose):
        for follower in AFTER[match.players][seat]:
            if out[follower]:
                continue
            masks = stones_fit(known, field, hands[follower])
            if any(masks):
                phase = PLAY
                break
            out = (*out[:follower], True, *out[follower + 1 :])
            events = (*events, _told_out(follower, hands[follower]))
    after = _tuple(
        State,
        (
            match,
            field,
            tuple(hands),
            phase,
            follower,
            out,
            0,
            border,
            starter,
            number,
            scores,
            masks,
            (record, pose, seat),
            rounds,
        ),
    )
    return _tuple(Step, (after, events)) if phase is PLAY else _end(after, events)


def _end(state: State, told: tuple[Event, ...]) -> Step[State]:
    """The round is over: its points are added (C14, C15, C17)."""
    if state.match.scored:
        points = decided(state).points
        green, yellow = state.scores
        state = state._replace(
            scores=(green + points[0], yellow + points[1]),
            rounds=(*state.rounds, points),
        )
    return Step(state, (*told, Later(ended, state)))


def _tell(pose: Pose, seat: Seat) -> tuple[Event, ...]:
    """What is told of a placement; kept, as it comes again."""
    told = (Event(Text("caminos-placed", seat=who(seat), placement=pose.notation)),)
    pose.told = (*pose.told[:seat], told, *pose.told[seat + 1 :])
    return told


def _told_out(seat: Seat, hand: Hand) -> Event:
    if any(hand):
        return Event(Text("caminos-out-no-room", seat=who(seat)))
    return Event(Text("caminos-out-no-stones", seat=who(seat)))


def teams(setup: Setup) -> tuple[tuple[Seat, ...], ...]:
    """Partners sit opposite (C10)."""
    return ((0,), (1,)) if setup.players == 2 else ((0, 2), (1, 3))


def view(state: State, seat: Seat | None) -> View:
    """What a seat knows: everything."""
    return View(seat, state, state.stones, state.rounds)


def imagine(view: View, dice: Dice) -> State:  # noqa: ARG001 (nothing is hidden, nothing is drawn)
    """The state that looks like this view."""
    return view.state


def ahead(view: View) -> View | None:
    """The same board with the turn at the viewing seat, if it has a stone that fits."""
    state, seat = view.state, view.seat
    waits = seat is not None and seat >= 0 and seat != state.seat
    if not waits or state.phase != PLAY or state.blue or state.out[seat or 0]:
        return None
    masks = stones_fit(state.match.known, state.field, state.hands[seat or 0])
    if not any(masks):
        return None
    return replace(view, state=state._replace(seat=seat or 0, masks=masks))


def overdue(view: View, draft: Path) -> Action | None:  # noqa: ARG001 (as every game has it)
    """The rules have no answer of their own to a time-out: placing is a duty (C12)."""
    return None


def forced(view: View) -> Action | None:  # noqa: ARG001 (as every game has it)
    """Nothing: who can place a stone chooses where, who cannot is passed over (C12)."""
    return None
