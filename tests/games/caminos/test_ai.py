"""Computer players: legal, purposeful, and stronger than chance."""

from __future__ import annotations

import pytest

from games.caminos import CAMINOS
from games.caminos.actions import Place
from games.caminos.board import BOARDS
from games.caminos.distance import FAR, distance, flat, ground, ways
from games.caminos.field import built
from games.caminos.plays import drawn
from games.caminos.state import PLAY
from games.protocol import LEVELS, Refused
from tests.dice import QuickDice
from tests.games.caminos.table import FULL_FOUR, begun, is_legal, lay_out

TO_G4 = "a4=G b4=G c4=G d4=G e4=G f4=G g4=G"


def choose(state, level: str, seed: int = 1) -> Place:
    return CAMINOS.choose(CAMINOS.view(state, state.seat), level, QuickDice(seed))


def contest(board: str, number: int, levels: tuple[str, ...], **options: str) -> int | None:
    """The winning colour of a game; a level that is no level places at random."""
    dice = QuickDice(f"{board} {number} {levels}")
    state = begun(len(levels), board=board, rounds="1", starter=number % 2, **options)
    while state.phase == PLAY:
        level = levels[state.seat]
        known = level in LEVELS
        action = choose(state, level, dice.below(1000)) if known else drawn(state, dice).place
        state = CAMINOS.apply(state, state.seat, action).state
    return None if state.way is None else state.seat % 2


@pytest.mark.parametrize("board", list(BOARDS))
def test_normal_beats_chance(board: str) -> None:
    """Every one of a few games here; hundreds are played by `make bench ONLY=ai`."""
    assert [contest(board, n, ("normal", "random")) for n in range(6)] == [0] * 6
    assert [contest(board, n, ("random", "normal")) for n in range(2)] == [1] * 2


def test_normal_beats_easy_and_easy_beats_chance() -> None:
    """The levels differ."""
    assert sum(contest("square", n, ("normal", "easy")) == 0 for n in range(6)) >= 5
    assert sum(contest("square", n, ("easy", "random")) == 0 for n in range(10)) >= 7


@pytest.mark.parametrize("board", list(BOARDS))
def test_whole_games_of_four_with_blue_stones(board: str) -> None:
    """Both levels place blue stones and play for a team."""
    assert contest(board, 1, ("normal", "easy", "normal", "easy"), neutral="on") == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_is_taken(level: str) -> None:
    """One stone joins two sides: it is placed, on whatever level."""
    for seed in range(3):
        state = lay_out(TO_G4)
        after = CAMINOS.apply(state, 0, choose(state, level, seed)).state
        assert CAMINOS.outcome(after).winners == (0,)


def test_normal_blocks() -> None:
    """Green threatens to close row 4; yellow's answer leaves green no winning stone."""
    for seed in range(3):
        state = lay_out("a4=G b4=G c4=G d4=G e4=G h1=Y h2=Y", turn="1")
        state = CAMINOS.apply(state, 1, choose(state, "normal", seed)).state
        for action in CAMINOS.plays(CAMINOS.view(state, 0)):
            assert CAMINOS.outcome(CAMINOS.apply(state, 0, action).state) is None


def test_a_seat_that_is_not_on_turn_chooses_nothing() -> None:
    """Only who must act is asked."""
    with pytest.raises(Refused):
        CAMINOS.choose(CAMINOS.view(begun(), 1), "normal", QuickDice(1))


def test_the_same_dice_choose_the_same() -> None:
    """Computer players have no randomness of their own."""
    state = begun(board="octagon")
    assert choose(state, "normal", 5) == choose(state, "normal", 5)
    assert len({choose(state, "normal", seed) for seed in range(8)}) > 1


def test_the_last_stone_of_a_full_board() -> None:
    """Where there is one placement it is found, also without any way left."""
    for level in LEVELS:
        state = lay_out("c4=- d4=YG", rest="BBB", hands="L1T0Z0O0|L4T4Z4O2")
        assert choose(state, level) == Place(("c4", "c4", "c4", "d4"))
    four = lay_out("c4=- d4=- e4=-", rest="BBB", hands=FULL_FOUR)
    assert is_legal(four, " ".join(choose(four, "normal").cells))


def test_distances() -> None:
    """Own tops cost nothing, empty cells 1, foreign tops 2 or 3; walls cannot be passed."""

    def far(columns: str, rest: str = "") -> int:
        there = dict(word.split("=") for word in columns.split())
        board = BOARDS["square"]
        field = built(board, {bit: there.get(name, rest) for bit, name in board.names.items()})
        return distance(board, ground(board, field, 0))

    assert far("") == 8
    assert far(TO_G4) == 1
    assert far(TO_G4 + " h4=Y", rest="YYY") == 2
    assert far(TO_G4 + " h4=YY", rest="BBB") == 3
    assert far(TO_G4 + " h4=YYY", rest="YYY") == FAR


def test_cells_to_be_turned() -> None:
    """Flat, every cell that can be had costs 1: what one stone could do at best."""
    state = lay_out(TO_G4 + " h4=Y h3=YY h5=YYY")
    assert distance(state.board, flat(ground(state.board, state.field, 0))) == 1


def test_ways_are_the_cells_that_matter() -> None:
    """On shortest ways there is only what closes the row; a little longer, its surroundings."""
    state = lay_out(TO_G4)
    tight, loose = ways(state.board, ground(state.board, state.field, 0))
    assert state.board.spell(tight) == ("h4",)
    assert "g5" in state.board.spell(loose)
