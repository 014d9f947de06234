"""The rule book of DOG, as tests: out of the kennel, into the finish (D12 to D16)."""

from __future__ import annotations

import pytest

from tests.rules.dog_table import (
    after,
    among,
    board,
    never,
    only,
    refusal,
)

# Out of the kennel


@pytest.mark.parametrize("card", "AKX")
def test_ace_king_and_joker_bring_a_marble_out(card: str):
    """D12: it stands fresh on its start."""
    only(f"4 2x2 braendi ; - / - / - / - ; {card} / - / - / - ; turn 0", "0* / - / - / -")


def test_no_other_card_brings_a_marble_out():
    """D12: with everything else one folds."""
    only("4 2x2 braendi ; - / 20 / - / - ; 23456789TJQ / - / - / - ; turn 0", "fold")


def test_nobody_comes_out_onto_the_own_fresh_marble():
    """D12: it has to move on first."""
    position = "4 2x2 braendi ; 0* / - / - / - ; K / - / - / - ; turn 0"
    only(position, "13 / - / - / -")
    assert refusal(position, "K out").key == "dog-why-start-barred"


def test_an_own_marble_come_round_is_sent_home_by_coming_out():
    """D12: the king puts a fresh marble in its place (braendi)."""
    position = "4 2x2 braendi ; 0,20 / - / - / - ; K / - / - / - ; turn 0"
    only(position, "0*,20 / - / - / -", "13,20 / - / - / -", "0,33 / - / - / -")
    assert after(position, "K out").record[-1].sent == ((0, 0),)


def test_in_classic_an_own_marble_on_the_start_keeps_the_next_one_in():
    """D12: any own one bars the exit there."""
    only("4 2x2 classic ; 0 / - / - / - ; K / - / - / - ; turn 0", "13 / - / - / -")


@pytest.mark.parametrize("book", ["braendi", "classic"])
def test_others_on_the_start_go_home(book: str):
    """D12: an opponent's or the partner's marble."""
    only(f"4 2x2 {book} ; - / 0 / - / - ; A / - / - / - ; turn 0", "0* / - / - / -")
    only(f"4 2x2 {book} ; - / - / 0 / - ; A / - / - / - ; turn 0", "0* / - / - / -")


def test_an_empty_kennel_lets_nobody_out():
    """D12: there are four marbles, not five."""
    position = "4 2x2 braendi ; 20,f2,f3,f4 / - / - / - ; K / - / - / - ; turn 0"
    only(position, "33,f2,f3,f4 / - / - / -")
    assert refusal(position, "K out").key == "dog-why-kennel-empty"


# Into the finish


def test_a_fresh_marble_does_not_turn_into_the_finish():
    """D13: it has touched its start once only."""
    position = "4 2x2 braendi ; 0* / - / - / - ; 3 / - / - / - ; turn 0"
    only(position, "3 / - / - / -")
    assert refusal(position, "3 0>f3").key == "dog-why-fresh-finish"


def test_a_fresh_marble_does_not_turn_into_the_finish_in_classic_either():
    """D13: the same rule in both books."""
    only("4 2x2 classic ; 0* / - / - / - ; 3 / - / - / - ; turn 0", "3 / - / - / -")


def test_who_stands_on_the_start_again_may_turn_in():
    """D13: the second touch, in both books."""
    for book in ("braendi", "classic"):
        only(
            f"4 2x2 {book} ; 0 / - / - / - ; 3 / - / - / - ; turn 0",
            "3 / - / - / -",
            "f3 / - / - / -",
        )


def test_four_back_from_the_start_is_the_way_home():
    """D13: out, four back over nothing, and five, six, seven or eight lead in."""
    position = "4 2x2 braendi ; 0* / 20 / - / - ; 48 / 2 / - / - ; turn 0"
    among(after(position, "4 0>60", "2"), "f4 / 22 / - / -")


def test_going_back_over_the_start_counts_as_touching_it():
    """D13: from 2 back to 62, and on with a three into f1."""
    position = "4 2x2 braendi ; 2 / 20 / - / - ; 43 / 2 / - / - ; turn 0"
    among(after(position, "4 2>62", "2"), "f1 / 22 / - / -")


def test_a_marble_put_on_its_start_by_a_jack_may_turn_in():
    """D13: it is not fresh there, whoever laid the jack."""
    position = "4 2x2 braendi ; 5 / 0 / - / - ; J3 / 2J / - / - ; turn 0"
    among(after(position, "J 5x0", "2"), "f3 / 7 / - / -")
    position = "4 2x2 braendi ; 5 / 0 / - / - ; 33 / J / - / - ; turn 1"
    among(after(position, "J 0x5"), "f3 / 5 / - / -")


def test_turning_in_is_a_choice():
    """D14: with a five from 62 one may go to f3 or round again."""
    only(
        "4 2x2 braendi ; 62 / - / - / - ; 5 / - / - / - ; turn 0", "3 / - / - / -", "f3 / - / - / -"
    )


def test_who_does_not_fit_has_to_go_round():
    """D14: a nine from 62 is too much, so the lap of honour is the only play."""
    position = "4 2x2 braendi ; 62,f4 / - / - / - ; 9 / - / - / - ; turn 0"
    only(position, "7,f4 / - / - / -")
    assert refusal(position, "fold").key == "dog-why-no-fold"


def test_a_taken_finish_leaves_the_way_round_open():
    """D14: the two ways are judged apart; f1 is taken, field 1 is free."""
    only(
        "4 2x2 braendi ; 62,f1 / - / - / - ; 3 / - / - / - ; turn 0",
        "1,f1 / - / - / -",
        "62,f4 / - / - / -",
    )


def test_nobody_is_jumped_on_the_way_in():
    """D15: f2 is taken, so f3 and f4 are out of reach; f1 is not."""
    only("4 2x2 braendi ; 62,f2 / - / - / - ; 5 / - / - / - ; turn 0", "3,f2 / - / - / -")
    only("4 2x2 braendi ; 62,f3 / - / - / - ; 6 / - / - / - ; turn 0", "4,f3 / - / - / -")
    among("4 2x2 braendi ; 62,f2 / - / - / - ; 3 / - / - / - ; turn 0", "f1,f2 / - / - / -")


def test_nobody_lands_on_a_marble_in_the_finish():
    """D15: nothing is sent home from there (D7)."""
    position = "4 2x2 braendi ; 62,f2 / - / - / - ; 4 / - / - / - ; turn 0"
    never(position, "f2 / - / - / -")
    assert refusal(position, "4 62>f2").key == "dog-why-finish-taken"


def test_nobody_is_jumped_inside_the_finish():
    """D15: f1 does not get past f2; f2 itself can move on."""
    position = "4 2x2 braendi ; f1,f2 / - / - / - ; 2 / - / - / - ; turn 0"
    only(position, "f1,f4 / - / - / -")
    assert refusal(position, "2 f1>f3").key == "dog-why-finish-taken"


def test_a_seven_does_not_jump_inside_the_finish():
    """D15: of f1 and f3 the inner one must make room first."""
    position = "4 2x2 braendi ; 20,f1,f2 / - / - / - ; 7 / - / - / - ; turn 0"
    assert refusal(position, "7 f1>f3 20>25").key == "dog-why-finish-taken"
    assert board(after(position, "7 f2>f4 f1>f3 20>23")) == "23,f3,f4 / - / - / -"


def test_inside_the_finish_the_value_is_exact():
    """D15: three from f1 would be f4, which is taken; two fits."""
    only("4 2x2 braendi ; f1,f4 / - / - / - ; 3 / - / - / - ; turn 0", "fold")
    only("4 2x2 braendi ; f1,f4 / - / - / - ; 2 / - / - / - ; turn 0", "f3,f4 / - / - / -")
    only("4 2x2 braendi ; f3 / - / - / - ; 2 / - / - / - ; turn 0", "fold")


def test_stopping_short_is_allowed():
    """D15: f1 may be taken while the fields behind it are free, and left later."""
    position = "4 2x2 braendi ; 62 / 20 / - / - ; 33 / 2 / - / - ; turn 0"
    state = after(position, "3 62>f1", "2")
    assert board(state) == "f1 / 22 / - / -"
    only(state, "f4 / 22 / - / -")


def test_nothing_leaves_the_finish():
    """D15: no card takes a marble out again, a four neither forward nor back."""
    only("4 2x2 braendi ; f4 / 20 / - / - ; 23456789TJQ / - / - / - ; turn 0", "fold")


def test_a_four_goes_back():
    """D16: or forward, as one likes; over the start too."""
    only(
        "4 2x2 braendi ; 2 / - / - / - ; 4 / - / - / - ; turn 0", "6 / - / - / -", "62 / - / - / -"
    )


def test_a_fresh_marble_may_go_back():
    """D16: off its start."""
    only(
        "4 2x2 braendi ; 0* / - / - / - ; 4 / - / - / - ; turn 0", "4 / - / - / -", "60 / - / - / -"
    )


def test_a_four_back_hits():
    """D16: landing sends home as usual."""
    among("4 2x2 braendi ; 20 / 16 / - / - ; 4 / - / - / - ; turn 0", "16 / - / - / -")


def test_nobody_goes_backward_into_the_finish():
    """D16: from 2 a four back is 62, never a finish field."""
    position = "4 2x2 braendi ; 2 / - / - / - ; 4 / - / - / - ; turn 0"
    for field in ("f1", "f2", "f3", "f4"):
        assert refusal(position, f"4 2>{field}").key == "dog-why-steps"


def test_marbles_in_the_finish_do_not_use_a_four():
    """D16: neither back nor, having only three fields, forward."""
    only("4 2x2 braendi ; f1,f4 / - / - / - ; 4 / - / - / - ; turn 0", "fold")


def test_only_a_four_goes_back():
    """D16: no other card does, a joker as a four excepted."""
    for card in "A23568":
        position = f"4 2x2 braendi ; 20 / - / - / - ; {card} / - / - / - ; turn 0"
        never(position, "16 / - / - / -")
    among("4 2x2 braendi ; 20 / - / - / - ; X / - / - / - ; turn 0", "16 / - / - / -")
