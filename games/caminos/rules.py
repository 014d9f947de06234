"""The life of a match: start, turn, chance, apply and outcome."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from games.caminos.board import BOARDS
from games.caminos.field import BLUE, Field, bare
from games.caminos.paths import joins
from games.caminos.plays import NOWHERE, bars_fit, find, stones_fit
from games.caminos.refusal import why_not
from games.caminos.state import (
    LOT,
    OVER,
    PLAY,
    Action,
    Begin,
    Match,
    Place,
    Record,
    State,
    Stone,
    View,
    colour_of,
)
from games.caminos.stones import Hand, Pose
from games.caminos.verdict import decided, judged
from games.protocol import NATURE, Dice, Event, Option, Refused, Seat, Setup, Step, agree
from games.text import Text, who

COUNTS: Final = (2, 4)
BLUE_STONES: Final = 2  # C16: one for each side


def _single(setup: Setup) -> bool:
    return dict(setup.options).get("rounds") == "1"


OPTIONS: Final = (
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
    return fresh(match, LOT, starter=0, number=1, scores=(0, 0), record=Record())


def fresh(
    match: Match, phase: str, *, starter: Seat, number: int, scores: tuple[int, int], record: Record
) -> State:
    """The beginning of a round, or with phase LOT of the match."""
    field = bare(BOARDS[match.board])
    blue = BLUE_STONES if match.neutral else 0
    masks = NOWHERE
    if phase == PLAY:
        masks = fitting(match.board, field, match.hand, blue)
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
        masks=masks,
        record=record,
    )


def fitting(board: str, field: Field, hand: Hand, blue: int) -> tuple[int, ...]:
    """All placements of a seat on turn: blue stones first (C16), then its own."""
    return bars_fit(board, field) if blue else stones_fit(board, field, hand)


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
        if state.phase != PLAY or seat != state.seat:
            raise Refused(Text("caminos-not-your-turn"))
        pose = find(state, action.cells)
        if pose is None:
            raise Refused(why_not(state, action.cells))
        return _hinder(state, seat, pose) if state.blue else _place(state, seat, pose)
    if seat != NATURE:
        raise Refused(Text("caminos-not-your-lot"))
    return _begin(state, action.seat)


def _begin(state: State, starter: Seat) -> Step[State]:
    """NATURE begins a round."""
    if NATURE not in turn(state):
        raise Refused(Text("caminos-no-lot"))
    record = Record(rounds=state.record.rounds)
    if state.phase == LOT:
        if not 0 <= starter < state.match.players:
            raise Refused(Text("caminos-no-such-seat", seat=starter))
        told = Text("caminos-lot", seat=who(starter))
        number = state.round
    else:
        if starter != _next_starter(state):
            raise Refused(Text("caminos-other-starter", seat=who(_next_starter(state))))
        number = state.round + 1
        told = Text("caminos-next-round", round=number, seat=who(starter))
    begun = fresh(
        state.match, PLAY, starter=starter, number=number, scores=state.scores, record=record
    )
    return Step(begun, (Event(told),))


def _hinder(state: State, seat: Seat, pose: Pose) -> Step[State]:
    """A blue stone is placed: the starter's, then the next seat's; then the starter begins."""
    field = state.field.laid(pose, BLUE)
    left = state.blue - 1
    follower = (seat + 1) % state.match.players if left else state.starter
    after = state._replace(
        field=field,
        seat=follower,
        blue=left,
        masks=fitting(state.match.board, field, state.hands[follower], left),
        record=_recorded(state.record, seat, pose),
    )
    return Step(after, (_told(seat, pose.notation),))


def _place(state: State, seat: Seat, pose: Pose) -> Step[State]:
    """A coloured stone is placed; the next seat that can place one is on turn (C12, C13)."""
    match, field, hands, _, _, out, blue, border, starter, number, scores, _, record = state
    colour = colour_of(seat)
    field = field.laid(pose, colour)
    hands = (*hands[:seat], _without(hands[seat], pose.kind), *hands[seat + 1 :])
    if pose.edge:
        green, yellow = border
        border = (green, yellow + 1) if colour else (green + 1, yellow)
    record = _recorded(record, seat, pose)
    told: tuple[Event, ...] = (_told(seat, pose.notation),)
    if not joins(match.board, field, colour, pose.foot):
        for ahead in range(1, match.players + 1):
            follower = (seat + ahead) % match.players
            if out[follower]:
                continue
            masks = stones_fit(match.board, field, hands[follower])
            if any(masks):
                return Step(
                    State(
                        *(match, field, hands, PLAY, follower, out, blue, border, starter),
                        *(number, scores, masks, record),
                    ),
                    told,
                )
            out = (*out[:follower], True, *out[follower + 1 :])
            told += (_told_out(follower, hands[follower]),)
    ended = State(
        *(match, field, hands, OVER, seat, out, blue, border, starter),
        *(number, scores, NOWHERE, record),
    )
    return _end(ended, told)


def _end(state: State, told: tuple[Event, ...]) -> Step[State]:
    """The round is over: its points are added (C14, C15, C17)."""
    decision = decided(state)
    if state.match.scored:
        points = decision.points
        green, yellow = state.scores
        state = state._replace(
            scores=(green + points[0], yellow + points[1]),
            record=state.record._replace(rounds=(*state.record.rounds, points)),
        )
    return Step(state, (*told, Event(judged(state, decision).why)))


def _without(hand: Hand, kind: int) -> Hand:
    return (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])


def _recorded(record: Record, seat: Seat, pose: Pose) -> Record:
    stones, rounds = record
    return Record((*stones, Stone(seat, pose.letter, pose.cubes)), rounds)


@lru_cache(maxsize=1 << 13)
def _told(seat: Seat, placement: str) -> Event:
    """The same few thousand sentences come again and again."""
    return Event(Text("caminos-placed", seat=who(seat), placement=placement))


def _told_out(seat: Seat, hand: Hand) -> Event:
    if any(hand):
        return Event(Text("caminos-out-no-room", seat=who(seat)))
    return Event(Text("caminos-out-no-stones", seat=who(seat)))


def teams(setup: Setup) -> tuple[tuple[Seat, ...], ...]:
    """Partners sit opposite (C10)."""
    return ((0,), (1,)) if setup.players == 2 else ((0, 2), (1, 3))


def view(state: State, seat: Seat | None) -> View:
    """What a seat knows: everything."""
    return View(seat, state, state.record)


def imagine(view: View, dice: Dice) -> State:  # noqa: ARG001 (nothing is hidden, nothing is drawn)
    """The state that looks like this view."""
    return view.state
