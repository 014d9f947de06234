"""The rule book of DOG, as tests: jack, seven, joker, canadian seven (D17 to D21)."""

from __future__ import annotations

from games.dog import DOG
from tests.rules.dog_table import (
    after,
    among,
    board,
    hands,
    never,
    only,
    refusal,
)

# The jack


def test_a_jack_swaps_with_opponents_and_partner():
    """D17: an own marble with somebody else's, never with one that bars its start."""
    only(
        "4 2x2 braendi ; 0*,5 / 16*,20 / 40 / - ; J / - / - / - ; turn 0",
        "0*,20 / 16*,5 / 40 / -",
        "0*,40 / 16*,20 / 5 / -",
    )


def test_a_jack_does_not_swap_two_own_marbles():
    """D17: that would be no effect."""
    position = "4 2x2 braendi ; 5,9 / 20 / - / - ; J / - / - / - ; turn 0"
    assert refusal(position, "J 5x9").key == "dog-why-swap-own"


def test_a_jack_does_not_swap_two_marbles_of_others():
    """D17: one of them is in the player's charge."""
    position = "4 2x2 braendi ; 5 / 20 / 40 / 60 ; J / - / - / - ; turn 0"
    assert refusal(position, "J 20x60").key == "dog-why-not-yours"
    assert refusal(position, "J 40x60").key == "dog-why-not-yours"


def test_a_jack_reaches_neither_finish_nor_kennel():
    """D17: blue has nothing on the way, so there is no swap; red's finish marble stays too."""
    only("4 2x2 braendi ; 5,f1 / f2 / - / - ; J / - / - / - ; turn 0", "idle")
    only("4 2x2 braendi ; f1 / 20 / - / - ; J / - / - / - ; turn 0", "fold")


def test_a_jack_does_not_swap_a_fresh_marble():
    """D17: neither one's own nor another's."""
    position = "4 2x2 braendi ; 0*,5 / 16*,20 / - / - ; J / - / - / - ; turn 0"
    assert refusal(position, "J 5x16").key == "dog-why-swap-barred"
    assert refusal(position, "J 0x20").key == "dog-why-swap-barred"


def test_a_jack_must_be_played_to_ones_harm():
    """D17: two fields from home, with nothing but a jack, red changes with blue far behind."""
    position = "4 2x2 braendi ; 62 / 3 / - / - ; J / - / - / - ; turn 0"
    only(position, "3 / 62 / - / -")
    assert refusal(position, "fold").key == "dog-why-no-fold"


def test_a_swap_sends_nobody_home():
    """D17: both marbles stay on the board, and the record has both moves."""
    laid = after("4 2x2 braendi ; 5 / 20 / - / - ; J / 2 / - / - ; turn 0", "J 5x20").record[-1]
    assert (laid.kind, laid.moves, laid.sent) == ("swap", ((0, 5, 20), (1, 20, 5)), ())


def test_a_jack_without_effect():
    """D17: only own marbles are on the way and nothing can be played: the jack is laid, the rest kept."""
    position = "4 2x2 braendi ; 5 / 16* / - / - ; JQ / 2 / - / - ; turn 0"
    only(position, "idle")
    state = after(position, "J idle")
    assert hands(state) == ["Q", "2", "-", "-"]
    assert board(state) == "5 / 16* / - / -"


def test_no_idle_jack_while_another_card_can_be_played():
    """D17: a ten goes, so the jack waits."""
    position = "4 2x2 braendi ; 5 / 16* / - / - ; JT / - / - / - ; turn 0"
    only(position, "15 / 16* / - / -")
    assert refusal(position, "J idle").key == "dog-why-no-idle"


def test_no_idle_jack_without_a_marble_on_the_way():
    """D17: a fresh marble, or none on the ring, does not count; the hand is folded."""
    only("4 2x2 braendi ; 0* / 20 / - / - ; J / - / - / - ; turn 0", "fold")
    only("4 2x2 braendi ; f1 / 16* / - / - ; J / - / - / - ; turn 0", "fold")
    assert (
        refusal("4 2x2 braendi ; 0* / 20 / - / - ; J / - / - / - ; turn 0", "J idle").key
        == "dog-why-no-idle"
    )


def test_where_the_jack_is_idle_nobody_folds():
    """D17: laying it down is a play."""
    position = "4 2x2 braendi ; 5 / 16* / - / - ; JQ / - / - / - ; turn 0"
    assert refusal(position, "fold").key == "dog-why-no-fold"


def test_classic_knows_no_idle_jack():
    """D17: there one folds."""
    position = "4 2x2 classic ; 5 / - / - / - ; J / - / - / - ; turn 0"
    only(position, "fold")
    assert refusal(position, "J idle").key == "dog-why-no-idle"


def test_a_joker_is_never_laid_down_idle():
    """D17: it is played for what it can do, and the jack then waits."""
    position = "4 2x2 braendi ; 15 / 16* / - / - ; JX / - / - / - ; turn 0"
    only(position, "11 / 16* / - / -", "0*,15 / 16* / - / -")
    assert refusal(position, "J idle").key == "dog-why-no-idle"
    assert refusal(position.replace("JX", "X"), "idle").key == "dog-not-held"


# The seven


def test_a_seven_is_divided_as_one_likes():
    """D18: two marbles far apart share seven steps in eight ways."""
    only(
        "4 2x2 braendi ; 5,20 / - / - / - ; 7 / - / - / - ; turn 0",
        *(f"{5 + n},{27 - n} / - / - / -" for n in range(8)),
    )


def test_a_seven_may_be_divided_among_all_marbles():
    """D18: over three as well."""
    among("4 2x2 braendi ; 5,20,40 / - / - / - ; 7 / - / - / - ; turn 0", "7,24,41 / - / - / -")


def test_the_order_of_the_steps_is_free():
    """D18: the fresh marble makes room first, then the other one goes through the start into f1."""
    among(
        "4 2x2 braendi ; 0*,63 / - / - / - ; 7 / - / - / - ; turn 0",
        "7,63 / - / - / -",
        "5,f1 / - / - / -",
    )


def test_every_step_obeys_the_rules_at_its_moment():
    """D18: the other way round the fresh marble is still in the way."""
    position = "4 2x2 braendi ; 0*,63 / - / - / - ; 7 / - / - / - ; turn 0"
    assert refusal(position, "7 63>f1 0>5").key == "dog-why-barred"
    assert board(after(position, "7 0>5 63>f1")) == "5,f1 / - / - / -"


def test_a_seven_moves_inside_the_finish():
    """D18: and into it."""
    among(
        "4 2x2 braendi ; 61,f2 / - / - / - ; 7 / - / - / - ; turn 0",
        "2,f4 / - / - / -",
        "3,f3 / - / - / -",
        "4,f2 / - / - / -",
    )


def test_all_seven_steps_must_be_made():
    """D18: three steps in the finish are not seven; the seven cannot be played."""
    only("4 2x2 braendi ; f1 / - / - / - ; 7 / - / - / - ; turn 0", "fold")
    position = "4 2x2 braendi ; 5,20 / - / - / - ; 7 / - / - / - ; turn 0"
    assert refusal(position, "7 5>8 20>23").key == "dog-why-seven-sum"
    assert refusal(position, "7 5>8 20>25").key == "dog-why-seven-sum"


def test_a_seven_never_goes_back():
    """D18: single steps forward."""
    position = "4 2x2 braendi ; 5,20 / - / - / - ; 7 / - / - / - ; turn 0"
    assert refusal(position, "7 5>4 20>26").key == "dog-why-portion"


def test_a_seven_sends_home_whom_it_passes():
    """D19: opponents and partner alike, on the way and at its end."""
    position = "4 2x2 braendi ; 5 / 8 / 12 / - ; 7 / - / - / - ; turn 0"
    only(position, "12 / - / - / -")
    assert after(position, "7").record[-1].sent == ((1, 8), (2, 12))


def test_a_divided_seven_sends_home_with_every_part():
    """D19: blue before one marble, yellow before the other."""
    among("4 2x2 braendi ; 5,20 / 7 / - / 24 ; 7 / - / - / - ; turn 0", "8,24 / - / - / -")


def test_a_seven_sends_home_own_marbles():
    """D19: red's marble on 5 cannot pass the one on 6 without sending it home."""
    position = "4 2x2 braendi ; 5,6 / - / - / - ; 7 / - / - / - ; turn 0"
    among(position, "12 / - / - / -", "5,13 / - / - / -", "6,12 / - / - / -")
    never(position, "6,13 / - / - / -")


def test_who_was_sent_home_takes_no_further_part():
    """D19: after passing it there is nobody on 6 to move."""
    position = "4 2x2 braendi ; 5,6 / - / - / - ; 7 / - / - / - ; turn 0"
    assert refusal(position, "7 5>7 6>11").key == "dog-why-no-marble"


def test_on_the_way_into_the_finish_a_seven_hits_too():
    """D19: on the ring fields up to the start, the start included."""
    among("4 2x2 braendi ; 61 / 63 / - / 0 ; 7 / - / - / - ; turn 0", "f4 / - / - / -")


def test_a_seven_hits_nobody_in_a_finish():
    """D19: there the way is barred instead."""
    only("4 2x2 braendi ; 61,f3,f4 / - / - / - ; 7 / - / - / - ; turn 0", "4,f3,f4 / - / - / -")


# The joker


def test_a_joker_is_any_card():
    """D20: 1 to 13 forward, four back, an exit, a split seven, a swap."""
    position = "4 2x2 braendi ; 20,40 / 10 / - / - ; X / - / - / - ; turn 0"
    forward = [f"{20 + n},40 / 10 / - / -" for n in range(1, 14)]
    forward += [f"20,{40 + n} / 10 / - / -" for n in range(1, 14)]
    back = ["16,40 / 10 / - / -", "20,36 / 10 / - / -"]
    split = [f"{20 + n},{47 - n} / 10 / - / -" for n in range(1, 7)]
    swaps = ["10,40 / 20 / - / -", "10,20 / 40 / - / -"]
    only(position, *forward, *back, *split, *swaps, "0*,20,40 / 10 / - / -")


def test_a_joker_as_a_seven_sends_home_whom_it_passes():
    """D20: seven steps are a seven, the other numbers pass unharmed."""
    position = "4 2x2 braendi ; 20,f2,f3,f4 / 23 / - / - ; X / - / - / - ; turn 0"
    among(position, "27,f2,f3,f4 / - / - / -", "28,f2,f3,f4 / 23 / - / -")
    never(position, "27,f2,f3,f4 / 23 / - / -")


def test_what_a_joker_stood_for_makes_no_difference():
    """D20: two ways to the same board are one play."""
    state = DOG.read_position("4 2x2 braendi ; 42,46,50 / - / - / - ; 4X / - / - / - ; turn 0")
    plays = list(DOG.plays(DOG.view(state, 0)))
    after_each = [(play.card, board(DOG.apply(state, 0, play).state)) for play in plays]
    assert len(after_each) == len(set(after_each))


def test_a_joker_does_nothing_that_no_card_does():
    """D20: with two marbles deep in the finish there is only the exit."""
    only("4 2x2 braendi ; f3,f4 / 30 / - / - ; X / - / - / - ; turn 0", "0*,f3,f4 / 30 / - / -")


# The canadian seven


CANADIAN = "4 2x2 braendi+canadian"


def test_the_canadian_seven_moves_the_partners_marbles_too():
    """D21: in any mixture."""
    only(
        f"{CANADIAN} ; 5 / - / 40 / - ; 7 / - / - / - ; turn 0",
        *(f"{5 + n} / - / {47 - n} / -" for n in range(8)),
    )


def test_without_the_option_the_partners_marbles_are_out_of_reach():
    """D21: it has to be agreed on."""
    position = "4 2x2 braendi ; 5 / - / 40 / - ; 7 / - / - / - ; turn 0"
    only(position, "12 / - / 40 / -")
    assert refusal(position, "7 5>8 40>44").key == "dog-why-not-yours"


def test_a_canadian_seven_may_have_to_move_the_partner_alone():
    """D21: also a fresh marble; having nothing on the track is no excuse."""
    position = f"{CANADIAN} ; - / - / 32* / - ; 7 / - / - / - ; turn 0"
    only(position, "- / - / 39 / -")
    assert refusal(position, "fold").key == "dog-why-no-fold"


def test_a_canadian_seven_respects_blockades_and_opponents():
    """D21: it moves no opponent and passes no fresh marble."""
    only(f"{CANADIAN} ; - / 20 / 46 / 48* ; 7 / - / - / - ; turn 0", "fold")


def test_a_joker_as_a_canadian_seven():
    """D21: with a joker as well, but its other numbers move own marbles only."""
    position = f"{CANADIAN} ; 5 / - / 40 / - ; X / - / - / - ; turn 0"
    among(position, "8 / - / 44 / -", "5 / - / 47 / -")
    never(position, "5 / - / 45 / -")


def test_a_canadian_seven_in_a_trio_moves_every_teammate():
    """D21: all three may share it."""
    among(
        "6 2x3 braendi+canadian ; 5 / - / 40 / - / 70 / - ; 7 / - / - / - / - / - ; turn 0",
        "7 / - / 42 / - / 73 / -",
    )


def test_with_all_home_the_canadian_seven_tidies_up_nothing_of_ones_own():
    """D21, D24: red is home and moves green."""
    only(
        f"{CANADIAN} ; f1,f2,f3,f4 / - / 40 / - ; 7 / - / - / - ; turn 0",
        "f1,f2,f3,f4 / - / 47 / -",
    )
