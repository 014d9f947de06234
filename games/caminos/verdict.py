"""Who has won, and by how much (C11, C13 to C15, C17)."""

from __future__ import annotations

from typing import NamedTuple

from games.caminos.paths import Way
from games.caminos.state import OVER, Match, State
from games.caminos.stones import GREEN, YELLOW, colour_of
from games.protocol import Outcome
from games.text import Tag, Text, who


class Decision(NamedTuple):
    """How a round ended: its winning colour, if any, and the points of green and yellow."""

    winner: int | None
    points: tuple[int, int]
    way: Way | None  # that scored them


def decided(state: State) -> Decision:
    """How a round that is over ended."""
    if state.joined:
        colour = colour_of(state.seat)
        way = state.way if state.match.scored else None
        return Decision(colour, _points(colour, way.points if way else 0), way)
    green, yellow = state.border
    if green == yellow or not (state.match.scored or state.match.border):
        return Decision(None, (0, 0), None)
    # C15: fewer border stones win, and score the other's
    colour = GREEN if green < yellow else YELLOW
    return Decision(colour, _points(colour, max(green, yellow)), None)


def _points(colour: int, points: int) -> tuple[int, int]:
    return (0, points) if colour else (points, 0)


def outcome(state: State) -> Outcome | None:
    """How the round, and with the last one the match, ended; None while it is played."""
    if state.phase != OVER:
        return None
    match = state.match
    decision = decided(state)
    final = state.round == match.rounds
    winner = _leader(state.scores) if final and match.scored else decision.winner
    way = decision.way or state.way
    return Outcome(
        final=final,
        winners=() if winner is None else match.team(winner),
        why=_why(state, decision),
        rounds=tuple(_by_seat(match, row) for row in _rows(state, decision)),
        scores=_by_seat(match, state.scores) if match.scored else (),
        marks=tuple(f"cell:{cell}" for cell in way.cells) if way else (),
    )


def ended(state: State) -> Text:
    """What ended a round that is over, and with the last one the match."""
    return _why(state, decided(state))


def _why(state: State, decision: Decision) -> Text:
    match = state.match
    last = _why_round(state, decision)
    if state.round < match.rounds or not match.scored:
        return last
    winner = _leader(state.scores)
    if winner is None:
        return Text("caminos-match-drawn", last=last, points=state.scores[GREEN])
    return Text(
        "caminos-match-won",
        last=last,
        players=_players(match, winner),
        points=state.scores[winner],
        other=state.scores[1 - winner],
    )


def _leader(scores: tuple[int, int]) -> int | None:
    """The colour with more points (C17)."""
    green, yellow = scores
    return None if green == yellow else GREEN if green > yellow else YELLOW


def _rows(state: State, decision: Decision) -> tuple[tuple[int, int], ...]:
    """The score table. Of a position read from text the rounds before are known as a sum."""
    if not state.match.scored:
        return ()
    if len(state.rounds) == state.round:
        return state.rounds
    if state.round == 1:
        return (decision.points,)
    before = (state.scores[0] - decision.points[0], state.scores[1] - decision.points[1])
    return (before, decision.points)


def _by_seat(match: Match, points: tuple[int, int]) -> tuple[int, ...]:
    return tuple(points[colour_of(seat)] for seat in range(match.players))


def _players(match: Match, colour: int) -> tuple[Tag, ...]:
    return tuple(who(seat) for seat in match.team(colour))


def _why_round(state: State, decision: Decision) -> Text:
    """What ended a round."""
    match, (green, yellow) = state.match, state.border
    if decision.winner is None:
        if match.scored:
            return Text("caminos-border-equal", stones=green)
        if match.border:
            return Text("caminos-border-drawn", stones=green)
        return Text("caminos-no-path")
    players = _players(match, decision.winner)
    way = decision.way
    if state.joined and way is None:
        return Text("caminos-joined", players=players)
    if way is None:
        fewer, more = sorted((green, yellow))
        if match.scored:
            return Text("caminos-border-points", players=players, fewer=fewer, more=more)
        return Text("caminos-border-won", players=players, fewer=fewer, more=more)
    first, second = (Tag("caminos-side", side) for side in way.sides)
    if way.points > way.faces:
        return Text(
            "caminos-joined-double",
            players=players,
            first=first,
            second=second,
            faces=way.faces,
            points=way.points,
        )
    return Text(
        "caminos-joined-points", players=players, first=first, second=second, points=way.points
    )
