"""Caminos: who plays, who wins, who is out (C9 to C13)."""

from __future__ import annotations

import pytest

from games.caminos import CAMINOS
from games.caminos.actions import Begin, Place
from games.protocol import NATURE, Refused, Setup
from games.text import Text, who
from tests.dice import QuickDice
from tests.games.caminos.table import (
    FULL_FOUR,
    begun,
    is_legal,
    lay_out,
    play,
    refusal,
    texts,
    told,
)
from tests.rules.caminos_table import NO_STONES, TO_G4, none_left, winners

# C9 Turns


def test_the_lot_says_who_begins() -> None:
    """C9: NATURE draws the starter of round 1, each seat as likely."""
    state = CAMINOS.start(Setup(4))
    assert CAMINOS.turn(state) == (NATURE,)
    drawn = {CAMINOS.chance(state, QuickDice(seed)).seat for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for seat in range(4):
        assert CAMINOS.turn(CAMINOS.apply(state, NATURE, Begin(seat)).state) == (seat,)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_the_lot_falls_on_a_seat(seat: int) -> None:
    """C9: with two players there is no seat 2."""
    with pytest.raises(Refused):
        CAMINOS.apply(CAMINOS.start(Setup(2)), NATURE, Begin(seat))


def test_players_do_not_draw_the_lot() -> None:
    """C9: who begins is not for a player to say, nor to be said twice."""
    with pytest.raises(Refused):
        CAMINOS.apply(CAMINOS.start(Setup(2)), 0, Begin(0))
    with pytest.raises(Refused):
        CAMINOS.apply(begun(), NATURE, Begin(0))


def test_seats_play_in_their_order() -> None:
    """C9: with starter 1 the order is 1, 2, 3, 0."""
    state, order = begun(4, starter=1), []
    for text in ("a1 a2 a3 b1", "c1 c2 c3 d1", "e1 e2 e3 f1", "g1 g2 g3 h1"):
        order += CAMINOS.turn(state)
        state = play(state, text)
    assert order == [1, 2, 3, 0]


def test_one_stone_a_turn_and_only_in_turn() -> None:
    """C9: who is not on turn places nothing."""
    state = begun()
    for seat in (1, NATURE):
        with pytest.raises(Refused) as refused:
            CAMINOS.apply(state, seat, Place(("c3", "c3", "c3", "d3")))
        assert refused.value.text == Text("caminos-not-your-turn")


def test_colours_go_with_seats() -> None:
    """C9: seats 0 and 2 are green, 1 and 3 yellow."""
    state = play(begun(4), "a1 a2 a3 b1; c1 c2 c3 d1; e1 e2 e3 f1; g1 g2 g3 h1")
    columns = dict(CAMINOS.view(state, None).columns)
    assert [columns[cell] for cell in ("a1", "c1", "e1", "g1")] == ["G", "Y", "G", "Y"]


# C10 Four players


def test_partners_sit_opposite_with_seven_stones_each() -> None:
    """C10: seats 0 and 2 against 1 and 3, each with 2 L, 2 T, 2 Z and 1 O."""
    assert CAMINOS.teams(Setup(4)) == ((0, 2), (1, 3))
    assert CAMINOS.teams(Setup(2)) == ((0,), (1,))
    assert begun(4).hands == ((2, 2, 2, 1),) * 4


def test_everyone_uses_their_own_stones() -> None:
    """C10: seat 0 has no O left, seat 2 still has one; only seat 2 may place it."""
    hands = FULL_FOUR.replace("O1", "O0", 1)
    assert refusal(lay_out(hands=hands, turn="0"), "O c3 c4 d3 d4") == none_left("O")
    state = play(lay_out(hands=hands, turn="2"), "O c3 c4 d3 d4")
    assert state.hands[2] == (2, 2, 2, 0)


def test_for_paths_only_the_colour_counts() -> None:
    """C10: seat 2 completes what seat 0 built, and both win."""
    state = play(lay_out(TO_G4, hands=FULL_FOUR, turn="2"), "O h4x2 h5x2")
    assert winners(state) == (0, 2)


# C11 Win


def test_joining_two_sides_wins_at_once() -> None:
    """C11: green's h4 joins west and east; the round is over and nobody plays on."""
    state, events = told(lay_out(TO_G4), "O h4x2 h5x2")
    assert (winners(state), CAMINOS.turn(state)) == ((0,), ())
    outcome = CAMINOS.outcome(state)
    assert outcome.final
    assert events[-1].text == outcome.why


def test_the_winning_path_is_part_of_the_outcome() -> None:
    """C11: it can be drawn from side to side, cell by cell."""
    outcome = CAMINOS.outcome(play(lay_out(TO_G4), "O h4x2 h5x2"))
    cells = [mark.removeprefix("cell:") for mark in outcome.marks]
    assert sorted(cells) == ["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"]
    assert cells in (sorted(cells), sorted(cells, reverse=True))


def test_covering_cannot_make_a_path_for_the_other() -> None:
    """C11: green covers yellow's border cell; yellow's own row stays as unjoined as it was."""
    state = lay_out("a4=Y b4=Y c4=Y d4=Y e4=Y f4=Y g4=Y h4=G")
    state = play(state, "T h3x3 h4")
    assert CAMINOS.outcome(state) is None


# C12 Forced play, out for good

LAST_L = "L0T3Z0O0|L1T0Z0O0"
LAST_ROOM = "c4=- d4=Y e4=- a1=- b1=Y a8=- b8=Y"  # three places for a T, none for an L


def test_out_for_good() -> None:
    """C12: yellow cannot place its L and is out, even when it would fit later."""
    state = lay_out(LAST_ROOM, rest="BBB", hands=LAST_L)
    state, events = told(state, "T a1x3 b1")
    assert Text("caminos-out-no-room", seat=who(1)) in [event.text for event in events]
    state = play(state, "T d4 e4x3")
    would_fit = lay_out("c4=- d4=YG", rest="BBB", hands=LAST_L, turn="1")
    assert is_legal(would_fit, "L c4x3 d4")
    assert state.out == (False, True)
    assert CAMINOS.turn(state) == (0,), "yellow's L would fit now, but it stays out"
    state = play(state, "T a8x3 b8")
    assert CAMINOS.turn(state) == ()


def test_being_out_is_tested_on_ones_own_turn_only() -> None:
    """C12: while green is on turn yellow is in, though it could place nothing."""
    state = lay_out(LAST_ROOM, rest="BBB", hands=LAST_L)
    state = play(state, "T d4 e4x3")
    assert state.out == (False, False)
    assert texts(state) == ["L c4x3 d4"]


def test_who_has_no_stones_is_out() -> None:
    """C12: without stones one is out as well."""
    state, events = told(lay_out(hands=f"L4T4Z4O2|{NO_STONES}"), "L c3 c4 c5 d5")
    assert state.out == (False, True)
    assert Text("caminos-out-no-stones", seat=who(1)) in [event.text for event in events]


def test_who_can_place_must() -> None:
    """C12: there is no passing; a single possible stone is to be placed."""
    state = lay_out("c4=- d4=YG", rest="BBB", hands=f"L1T4Z4O2|{NO_STONES}")
    assert texts(state) == ["L c4x3 d4"]
    assert CAMINOS.turn(state) == (0,)


# C13 Others play on; end without path


def test_the_others_play_on_in_order() -> None:
    """C13: seat 2 is out, so the order is 0, 1, 3, 0, 1, 3."""
    state = lay_out(hands=FULL_FOUR, out="ooxo")
    order = []
    for text in ("a1x3 b1", "c1x3 d1", "e1x3 f1", "a3x3 b3", "c3x3 d3", "e3x3 f3"):
        order += CAMINOS.turn(state)
        state = play(state, text)
    assert order == [0, 1, 3, 0, 1, 3]


def test_of_two_one_may_place_several_in_a_row() -> None:
    """C13: yellow is out, green goes on alone."""
    state = play(lay_out(out="ox"), "a1x3 b1; c1x3 d1")
    assert CAMINOS.turn(state) == (0,)


def test_without_a_path_a_single_game_is_drawn() -> None:
    """C13: when nobody is left the round is over."""
    state = lay_out("c4=- d4=-", rest="BBB", hands=f"L0T0Z0O1|{NO_STONES}", border="G2Y5")
    outcome = CAMINOS.outcome(play(state, "O c4x2 d4x2"))
    assert (outcome.final, outcome.winners, outcome.scores) == (True, (), ())
    assert outcome.why == Text("caminos-no-path")
