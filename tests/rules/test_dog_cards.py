"""The rule book of DOG, as tests: the special cards (D17 to D23) and helping (D24, D25)."""

from __future__ import annotations

import pytest

from games.dog import DOG
from tests.rules.dog_table import (
    after,
    among,
    board,
    boards,
    hands,
    never,
    only,
    refusal,
    setup,
    step,
    told,
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


# Playing alone: the seven


def test_alone_the_seven_moves_everybodys_marbles():
    """D22: opponents' too, in any mixture."""
    only("2 solo braendi ; 5 / 40 ; 7 / 5 ; turn 0", *(f"{5 + n} / {47 - n}" for n in range(8)))


def test_alone_the_seven_breaks_a_blockade():
    """D22: a fresh marble is moved, passed or sent home by it."""
    position = "2 solo braendi ; 31 / 32* ; 7 / 5 ; turn 0"
    among(position, "38 / -", "31 / 39", "33 / 37")
    among("2 solo braendi ; 25 / 32* ; 7 / 5 ; turn 0", "32 / -")


def test_alone_the_sent_fresh_marble_leaves_no_blockade_behind():
    """D22: red on blue's start after the hit is an ordinary marble."""
    state = after("2 solo braendi ; 25 / 32*,30 ; 7 / 5 ; turn 0", "7 25>32")
    assert board(state) == "32 / -"
    state = after("2 solo braendi ; 25 / 32*,20 ; 7 / KQ ; turn 0", "7 25>32")
    among(state, "- / 20,32*")


def test_alone_the_seven_takes_each_marble_by_its_owners_rules():
    """D22: blue's marble may be taken into blue's finish, red's goes past it."""
    position = "2 solo braendi ; 30 / 31 ; 7 / 5 ; turn 0"
    among(position, "32 / f4", "37 / -", "30 / 38")
    never(position, "f1 / 31")


def test_alone_a_seven_moves_inside_an_opponents_finish():
    """D22: blue's f1 can be pushed on with red's seven."""
    among("2 solo braendi ; 5 / f1 ; 7 / 5 ; turn 0", "9 / f4", "12 / f1")


def test_alone_a_seven_does_not_take_a_fresh_marble_into_its_finish():
    """D22, D13: by its owner's rules it has touched its start once."""
    never("2 solo braendi ; 5 / 32* ; 7 / 5 ; turn 0", "8 / f4", "11 / f1")


def test_alone_other_cards_respect_fresh_marbles():
    """D22: a six does not pass it, nor does a joker unless as a seven."""
    only("2 solo braendi ; 31 / 32* ; 6 / 5 ; turn 0", "fold")
    among("2 solo braendi ; 31 / 32* ; X / 5 ; turn 0", "38 / -")
    never("2 solo braendi ; 31 / 32* ; X / 5 ; turn 0", "37 / 32*", "39 / 32*")


def test_alone_kennel_marbles_take_no_part_in_a_seven():
    """D22: they are not on the track; with nobody there the hand is folded."""
    only("3 solo braendi ; - / - / - ; 7 / 5 / 5 ; turn 0", "fold")


@pytest.mark.parametrize("players", [3, 5])
def test_alone_the_seven_is_everybodys_with_three_and_five_too(players: int):
    """D22: on each of these tables."""
    rest = " / -" * (players - 2)
    among(f"{players} solo braendi ; 5 / 40{rest} ; 7 / -{rest} ; turn 0", f"8 / 44{rest}")


def test_a_seven_on_the_ring_of_96():
    """D22: five players; black's marble goes through start 64 into its finish, red's round 95 to 0."""
    position = "5 solo braendi ; 94 / - / - / - / 62 ; 7 / - / - / - / 5 ; turn 0"
    among(position, "0 / - / - / - / f3", "94 / - / - / - / 69", "f4 / - / - / - / 63")


# Playing alone: set-up and two


@pytest.mark.parametrize("players", [2, 3, 5])
def test_alone_one_marble_stands_fresh_on_its_start(players: int):
    """D23: and in teams all are in the kennel."""
    assert board(DOG.start(setup(players))).count("*") == players
    assert board(DOG.start(setup(4))) == "- / - / - / -"
    assert board(DOG.start(setup(6))) == "- / - / - / - / - / -"


def test_a_two_moves_or_steals():
    """D23: two fields, or a card of any opponent who has one."""
    only(
        "3 solo braendi ; 5 / 40 / - ; 2 / 5 / 6 ; turn 0",
        "7 / 40 / -",
        "steal blue",
        "steal green",
    )


def test_nothing_is_stolen_from_empty_hands():
    """D23: an opponent without cards is no victim; nor is oneself."""
    only("2 solo braendi ; 5 / 40 ; 2 / - ; turn 0", "7 / 40")
    position = "3 solo braendi ; 5 / 40 / - ; 22 / - / 6 ; turn 0"
    assert refusal(position, "2 steal blue").key == "dog-why-no-cards"
    assert refusal(position, "2 steal red").key == "dog-why-no-cards"


def test_only_a_two_or_a_joker_steals():
    """D23: a three does not."""
    position = "2 solo braendi ; 5 / 40 ; 3X / 5 ; turn 0"
    assert refusal(position, "3 steal blue").key == "dog-why-no-steal"
    among(position, "steal blue")


def test_nobody_steals_in_teams():
    """D23: a two only moves."""
    position = "4 2x2 braendi ; 5 / 40 / - / - ; 2 / 5 / - / - ; turn 0"
    only(position, "7 / 40 / - / -")
    assert refusal(position, "2 steal blue").key == "dog-why-no-steal"


def test_a_steal_changes_hands_and_ends_the_turn():
    """D23: the two is laid down, chance takes a card, the next player goes on."""
    state = after("3 solo braendi ; 5 / 40 / - ; 29 / 55 / 6 ; turn 0", "2 steal green", "taken 6")
    assert hands(state) == ["69", "55", "-"]
    assert board(state) == "5 / 40 / -"
    assert state.turn == 1


def test_a_steal_that_empties_a_hand_puts_its_owner_out():
    """D23: green, robbed of the last card, is skipped for the rest of the round."""
    position = "3 solo braendi ; 5 / 40 / 50 ; 29 / 55 / 6 ; turn 0"
    assert after(position, "2 steal green", "taken 6", "5").turn == 0


def test_the_robbed_next_player_is_skipped():
    """D23: blue has lost the only card, so it is green's turn."""
    position = "3 solo braendi ; 5 / 40 / 50 ; 29 / 5 / 6 ; turn 0"
    assert after(position, "2 steal blue", "taken 5").turn == 2


def test_a_thief_with_the_last_cards_plays_on():
    """D23, D28: nobody else has cards, so the stolen one is played next."""
    state = after("2 solo braendi ; 5 / 40 ; 2 / 9 ; turn 0", "2 steal blue", "taken 9")
    assert (state.turn, hands(state), state.round) == (0, ["9", "-"], 1)
    only(state, "14 / 40")


def test_the_stolen_card_is_chance_and_must_be_there():
    """D23: unseen; nobody takes what the victim does not hold."""
    waiting = after("2 solo braendi ; 5 / 40 ; 2 / 9K ; turn 0", "2 steal blue")
    assert DOG.turn(waiting) == (-1,)
    assert refusal(waiting, "taken A").key == "dog-bad-chance"
    assert refusal(waiting, "0: 2").key in {"dog-not-held", "dog-cards-moving"}


def test_only_thief_and_victim_see_the_stolen_card():
    """D23: everybody sees that a card was taken, two people see which."""
    position = "3 solo braendi ; 5 / 40 / - ; 29 / 55 / 6 ; turn 0"
    waiting, events = step(position, "2 steal green")
    assert all("dog-stole" in told(events, reader) for reader in (None, 0, 1, 2))
    _, events = step(waiting, "taken 6")
    assert [told(events, reader) for reader in (None, 0, 1, 2)] == [
        [],
        ["dog-you-drew"],
        [],
        ["dog-you-lost"],
    ]


def test_a_steal_counts_as_a_play():
    """D23: with it nobody folds."""
    position = "2 solo braendi ; - / 40 ; 2Q / 5 ; turn 0"
    only(position, "steal blue")
    assert refusal(position, "fold").key == "dog-why-no-fold"


# Helping


HELPING = "4 2x2 braendi ; f1,f2,f3,f4 / {} / {} / - ; {} / - / - / - ; turn 0"


def test_who_is_home_plays_with_the_partners_marbles():
    """D24: moves and exits, onto the partner's start."""
    only(
        HELPING.format("-", "30", "K"),
        "f1,f2,f3,f4 / - / 43 / -",
        "f1,f2,f3,f4 / - / 30,32* / -",
    )


def test_who_is_home_swaps_for_the_partner():
    """D24: green's marble with blue's."""
    only(HELPING.format("20", "40", "J"), "f1,f2,f3,f4 / 40 / 20 / -")


def test_who_is_home_plays_sevens_for_the_partner():
    """D24: divided, hitting, and into green's finish."""
    among(
        HELPING.format("47", "45,30", "7"),
        "f1,f2,f3,f4 / - / 30,52 / -",
        "f1,f2,f3,f4 / 47 / 46,f4 / -",
        "f1,f2,f3,f4 / - / 47,f3 / -",
    )


def test_who_is_home_may_go_four_back_for_the_partner():
    """D24: every card as if the marbles were one's own."""
    only(HELPING.format("-", "40", "4"), "f1,f2,f3,f4 / - / 44 / -", "f1,f2,f3,f4 / - / 36 / -")


def test_who_is_home_lays_the_jack_without_effect_for_the_partner():
    """D24, D17: only the partner's marbles are on the way."""
    only(HELPING.format("-", "40", "J"), "idle")


def test_the_partners_fresh_marble_bars_the_helper():
    """D24, D12: a king does not bring a second one out."""
    only(HELPING.format("-", "32*", "K"), "f1,f2,f3,f4 / - / 45 / -")


def test_helpers_and_helped_both_play():
    """D24: green moves the own marbles on, red helps in between."""
    position = "4 2x2 braendi ; f1,f2,f3,f4 / 20 / 40 / - ; 2 / 2 / 2 / - ; turn 0"
    assert board(after(position, "2 40>42", "2", "2")) == "f1,f2,f3,f4 / 22 / 44 / -"


def test_before_that_the_partners_marbles_are_out_of_reach():
    """D24: three at home are not enough."""
    position = "4 2x2 braendi ; 5,f2,f3,f4 / - / 30 / - ; 2K / - / - / - ; turn 0"
    only(position, "7,f2,f3,f4 / - / 30 / -", "18,f2,f3,f4 / - / 30 / -")
    assert refusal(position, "2 30>32").key == "dog-why-not-yours"
    assert refusal(position, "K out 32").key == "dog-why-not-yours"


def test_nobody_helps_an_opponent():
    """D24: opponents' marbles stay where they are."""
    only(HELPING.format("20", "-", "2"), "fold")
    assert refusal(HELPING.format("20", "-", "2"), "2 20>22").key == "dog-why-not-yours"


def test_in_a_trio_each_card_may_go_to_either_teammate():
    """D24: freely chosen at each card."""
    only(
        "6 2x3 braendi ; f1,f2,f3,f4 / - / 40 / - / 70 / - ; 3 / - / - / - / - / - ; turn 0",
        "f1,f2,f3,f4 / - / 43 / - / 70 / -",
        "f1,f2,f3,f4 / - / 40 / - / 73 / -",
    )


def test_in_a_trio_a_helpers_seven_mixes_both_teammates():
    """D24: and a jack may swap the two with each other, which is one play."""
    trio = "6 2x3 braendi ; f1,f2,f3,f4 / - / 40 / - / 70 / - ; {} / - / - / - / - / - ; turn 0"
    among(trio.format("7"), "f1,f2,f3,f4 / - / 42 / - / 75 / -")
    only(trio.format("J"), "f1,f2,f3,f4 / - / 70 / - / 40 / -")
    state = DOG.read_position(trio.format("J"))
    assert len(list(DOG.plays(DOG.view(state, 0)))) == 1


def test_in_a_trio_an_exit_says_for_whom():
    """D24: either start."""
    only(
        "6 2x3 braendi ; f1,f2,f3,f4 / - / - / - / - / - ; A / - / - / - / - / - ; turn 0",
        "f1,f2,f3,f4 / - / 32* / - / - / -",
        "f1,f2,f3,f4 / - / - / - / 64* / -",
    )


# The rest of a seven


def test_the_rest_of_a_seven_goes_to_the_partner():
    """D25: three bring the last marble home, four are green's."""
    only(
        "4 2x2 braendi ; 62,f2,f3,f4 / - / 40 / - ; 7 / - / - / - ; turn 0",
        "f1,f2,f3,f4 / - / 44 / -",
        "5,f2,f3,f4 / - / 40 / -",
    )


def test_the_rest_may_be_shared_by_several_of_the_partners_marbles():
    """D25: one or more."""
    among(
        "4 2x2 braendi ; 62,f2,f3,f4 / - / 40,50 / - ; 7 / - / - / - ; turn 0",
        "f1,f2,f3,f4 / - / 41,53 / -",
    )


def test_the_rest_may_be_shared_by_both_teammates_of_a_trio():
    """D25: of one or several."""
    among(
        "6 2x3 braendi ; 94,f2,f3,f4 / - / 40 / - / 70 / - ; 7 / - / - / - / - / - ; turn 0",
        "f1,f2,f3,f4 / - / 41 / - / 73 / -",
    )


def test_the_rest_must_be_movable():
    """D25: green has nothing out, so the last marble cannot come home with this seven."""
    position = "4 2x2 braendi ; 63,f2,f3,f4 / 3 / - / - ; 7 / - / - / - ; turn 0"
    only(position, "6,f2,f3,f4 / - / - / -")
    assert refusal(position, "7 63>f1").key == "dog-why-seven-sum"


def test_the_rest_must_be_movable_in_full():
    """D25: green's marble is barred after three of the four steps."""
    only(
        "4 2x2 braendi ; 62,f2,f3,f4 / - / 44 / 48* ; 7 / - / - / - ; turn 0",
        "5,f2,f3,f4 / - / 44 / 48*",
    )


def test_the_partner_gets_only_the_rest():
    """D25: green does not move before red's last marble is home."""
    position = "4 2x2 braendi ; 62,f2,f3,f4 / - / 40 / - ; 7 / - / - / - ; turn 0"
    assert refusal(position, "7 40>44 62>f1").key == "dog-why-not-yours"
    assert board(after(position, "7 62>f1 40>44")) == "f1,f2,f3,f4 / - / 44 / -"


def test_tidying_up_in_the_finish_can_be_what_brings_the_last_one_home():
    """D25: f1 to f2 makes room, two more bring 63 to f1, four are green's."""
    among(
        "4 2x2 braendi ; 63,f1,f3,f4 / - / 40 / - ; 7 / - / - / - ; turn 0",
        "f1,f2,f3,f4 / - / 44 / -",
    )


def test_a_joker_as_a_seven_has_a_rest_too():
    """D25: the same way with a joker."""
    among(
        "4 2x2 braendi ; 62,f2,f3,f4 / - / 40 / - ; X / - / - / - ; turn 0",
        "f1,f2,f3,f4 / - / 44 / -",
    )


def test_alone_there_is_no_partner_for_the_rest():
    """D25, D22: whoever plays alone moves everybody's marbles anyway."""
    assert "f1,f2,f3,f4 / 44" in boards("2 solo braendi ; 62,f2,f3,f4 / 40 ; 7 / 5 ; turn 0")
