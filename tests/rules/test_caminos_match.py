"""Caminos: the match (C17)."""

from __future__ import annotations

import pytest

from games.caminos import CAMINOS
from games.caminos.actions import Begin
from games.protocol import NATURE, Refused, Setup
from tests.games.caminos.table import FULL_FOUR, begun, finish, lay_out, play
from tests.rules.caminos_table import FIGURE_5, FULL_UP, TO_G4

# C17 Match


def test_two_rounds_are_the_default() -> None:
    """C17: an even number of rounds, or a single one."""
    (rounds,) = (option for option in CAMINOS.options if option.name == "rounds")
    assert (rounds.values, rounds.default) == (("1", "2", "4", "6"), "2")
    assert begun().match.rounds == 2


def test_the_square_is_the_default_board() -> None:
    """C17: recommended to newcomers."""
    assert begun().match.board == "square"


def test_the_start_moves_on_each_round() -> None:
    """C17: by one seat; nobody else can begin."""
    state = finish(begun(4, starter=3, rounds="4"), 1)
    for seat in (1, 2, 3):
        with pytest.raises(Refused):
            CAMINOS.apply(state, NATURE, Begin(seat))
    state = CAMINOS.apply(state, NATURE, Begin(0)).state
    assert (CAMINOS.turn(state), state.round, state.hands) == ((0,), 2, ((2, 2, 2, 1),) * 4)


def test_between_rounds_nature_is_due() -> None:
    """C17: the round has an outcome that is not final, and the board still stands."""
    state = finish(begun(), 5)
    assert not CAMINOS.outcome(state).final
    assert CAMINOS.turn(state) == (NATURE,)
    assert any(column for _, column in CAMINOS.view(state, None).columns)


def test_points_are_added_up() -> None:
    """C17: green wins by 13, then yellow gets 6 for border stones; green wins 13 to 6."""
    columns = FIGURE_5.removesuffix(" g5=G h5=G")
    state = play(lay_out(columns, tail=" ; round 1/2"), "O g5 g6 h5 h6")
    second = lay_out(
        "c4=- d4=-",
        **FULL_UP,
        border="G6Y5",
        tail=f" ; starter 1 ; scores {state.scores[0]},{state.scores[1]} ; round 2/2",
    )
    outcome = CAMINOS.outcome(play(second, "O c4x2 d4x2"))
    assert (outcome.final, outcome.winners) == (True, (0,))
    assert (outcome.rounds, outcome.scores) == (((13, 0), (0, 6)), (13, 6))


def test_equal_totals_are_a_drawn_match() -> None:
    """C17: 6 to 6."""
    state = lay_out(
        "c4=- d4=-", **FULL_UP, border="G6Y5", tail=" ; starter 1 ; scores 6,0 ; round 2/2"
    )
    outcome = CAMINOS.outcome(play(state, "O c4x2 d4x2"))
    assert (outcome.winners, outcome.scores) == ((), (6, 6))


def test_a_single_round_is_unscored() -> None:
    """C17: a win is a win, no points are counted."""
    outcome = CAMINOS.outcome(play(lay_out(TO_G4), "O h4x2 h5x2"))
    assert (outcome.winners, outcome.rounds, outcome.scores) == ((0,), (), ())


def test_points_are_shown_for_each_seat() -> None:
    """C17: partners have the points of their colour."""
    columns = FIGURE_5.removesuffix(" g5=G h5=G")
    state = lay_out(columns, hands=FULL_FOUR, turn="2", tail=" ; round 1/2")
    assert CAMINOS.outcome(play(state, "O g5 g6 h5 h6")).scores == (13, 0, 13, 0)


def test_draws_is_asked_for_single_rounds_only() -> None:
    """C17: what a game without a path is, is no question in a scored match."""
    CAMINOS.start(Setup(2, (("rounds", "1"), ("draws", "border"))))
    with pytest.raises(Refused):
        CAMINOS.start(Setup(2, (("rounds", "2"), ("draws", "border"))))
    with pytest.raises(Refused):
        CAMINOS.start(Setup(2, (("draws", "border"),)))
