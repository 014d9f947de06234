"""The computer player against positions that any club player sees."""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.dog.state import State
from tests.dice import QuickDice
from tests.games.dog.club import CLUB, Club

SEEDS = ("one", "two", "three")
SOLVED = 94  # per cent


def results(club: Club) -> tuple[State, set[State], set[State]]:
    """The position, the states that good plays lead to, and those of all plays."""
    state = DOG.read_position(club.position)
    seat = DOG.turn(state)[0]
    view = DOG.view(state, seat)
    good = {DOG.apply(state, seat, DOG.read(view, text)).state for text in club.good}
    return state, good, {DOG.apply(state, seat, play).state for play in DOG.plays(view)}


def sees(club: Club) -> bool:
    """Whether the player finds a good play with every seed."""
    state, good, _ = results(club)
    seat = DOG.turn(state)[0]
    view = DOG.view(state, seat)
    chosen = (DOG.choose(view, "normal", QuickDice(seed)) for seed in SEEDS)
    return all(DOG.apply(state, seat, play).state in good for play in chosen)


def test_titles_differ():
    assert len({club.title for club in CLUB}) == len(CLUB)


@pytest.mark.parametrize("club", CLUB, ids=lambda club: club.title)
def test_a_position_is_a_question(club: Club):
    """There is something to choose from, and most of it is wrong."""
    _, good, every = results(club)
    assert len(every) >= 3
    assert len(good) == len(club.good)
    assert good <= every
    assert 2 * len(good) < len(every)


@pytest.mark.timeout(600)  # a hundred choices of a player that may think
def test_a_club_player_sees_it():
    missed = [club.title for club in CLUB if not sees(club)]
    solved = len(CLUB) - len(missed)
    assert 100 * solved >= SOLVED * len(CLUB), "missed:\n" + "\n".join(missed)
