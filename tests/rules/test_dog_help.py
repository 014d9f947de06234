"""The rule book of DOG, as tests: helping, the rest of a seven, winning, having to play (D24 to D28)."""

from __future__ import annotations

from games.dog import DOG
from games.dog.board import bag
from tests.rules.dog_table import (
    after,
    among,
    board,
    boards,
    hands,
    never,
    only,
    refusal,
    step,
    told,
)

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


# No joker at the finish


def test_without_the_option_a_joker_wins():
    """D26: it has to be agreed on."""
    position = "4 2x2 braendi ; 62,f2,f3,f4 / - / f1,f2,f3,f4 / - ; X / - / - / - ; turn 0"
    among(position, "f1,f2,f3,f4 / - / f1,f2,f3,f4 / -")


NO_JOKER = "4 2x2 braendi+nojoker"


def test_a_joker_does_not_bring_the_last_marble_of_a_party_home():
    """D26: whatever it stands for; other cards do."""
    position = f"{NO_JOKER} ; 62,f2,f3,f4 / - / f1,f2,f3,f4 / - ; X3 / - / - / - ; turn 0"
    home = "f1,f2,f3,f4 / - / f1,f2,f3,f4 / -"
    assert refusal(position, "X 62>f1").key == "dog-why-joker-finish"
    assert board(after(position, "3 62>f1")) == home
    never(position.replace("X3", "X"), home)


def test_a_joker_as_a_seven_does_not_either():
    """D26: one step inside and six from 59 would complete the party."""
    position = "4 2x2 {} ; 59,f1,f3,f4 / - / f1,f2,f3,f4 / - ; X / - / - / - ; turn 0"
    home = "f1,f2,f3,f4 / - / f1,f2,f3,f4 / -"
    among(position.format("braendi"), home)
    never(position.format("braendi+nojoker"), home)
    assert (
        refusal(position.format("braendi+nojoker"), "X f1>f2 59>f1").key == "dog-why-joker-finish"
    )


def test_a_joker_may_bring_an_earlier_marble_home():
    """D26: the fourth of player 0 while the partner is still on the way."""
    among(
        f"{NO_JOKER} ; 63,f2,f3,f4 / - / 62,f2,f3,f4 / - ; X / - / - / - ; turn 0",
        "f1,f2,f3,f4 / - / 62,f2,f3,f4 / -",
    )


def test_a_joker_that_may_not_come_home_goes_round():
    """D26: nobody may fold for it; the ring is always open to a marble that could turn in."""
    position = f"{NO_JOKER} ; 62,f2,f3,f4 / - / f1,f2,f3,f4 / - ; X / - / - / - ; turn 0"
    fields = [63, 58, *range(12)]
    only(position, *(f"{field},f2,f3,f4 / - / f1,f2,f3,f4 / -" for field in fields))
    assert refusal(position, "fold").key == "dog-why-no-fold"


def test_in_a_trio_it_is_the_twelfth_marble():
    """D26: the eighth may come home with a joker."""
    trio = "6 2x3 braendi+nojoker ; 94,f2,f3,f4 / - / f1,f2,f3,f4 / - / {} / - ; X / - / - / - / - / - ; turn 0"
    among(trio.format("5"), "f1,f2,f3,f4 / - / f1,f2,f3,f4 / - / 5 / -")
    never(trio.format("f1,f2,f3,f4"), "f1,f2,f3,f4 / - / f1,f2,f3,f4 / - / f1,f2,f3,f4 / -")


def test_alone_it_is_the_fourth_marble_of_anybody():
    """D26: with a joker as a seven not even an opponent's last one comes home."""
    position = "2 solo {} ; 5 / 31,f2,f3,f4 ; X / - ; turn 0"
    among(position.format("braendi"), "10 / f1,f2,f3,f4")
    never(position.format("braendi+nojoker"), "10 / f1,f2,f3,f4")
    position = "2 solo {} ; 63,f2,f3,f4 / 40 ; X / - ; turn 0"
    among(position.format("braendi"), "f1,f2,f3,f4 / 40")
    never(position.format("braendi+nojoker"), "f1,f2,f3,f4 / 40")


# Winning


def test_a_party_wins_with_all_its_marbles_home():
    """D27: at once, whatever cards are left."""
    position = "4 2x2 braendi ; 62,f2,f3,f4 / 20 / f1,f2,f3,f4 / - ; 3K / 55 / A / 2 ; turn 0"
    state, events = step(position, "3 62>f1")
    assert DOG.turn(state) == ()
    outcome = DOG.outcome(state)
    assert (outcome.final, outcome.winners, outcome.why.key) == (True, (0, 2), "dog-won-together")
    assert "dog-won-together" in told(events, None)
    assert refusal(state, "1: 5").key == "dog-over"


def test_nobody_wins_alone_in_a_team():
    """D27: four at home are half of it."""
    position = "4 2x2 braendi ; 62,f2,f3,f4 / 20 / 40 / - ; 3K / 55 / A / 2 ; turn 0"
    state, events = step(position, "3 62>f1")
    assert DOG.outcome(state) is None
    assert state.turn == 1
    assert "dog-all-home" in told(events, None)


def test_a_trio_wins_with_twelve():
    """D27: eight are not enough."""
    position = "6 2x3 braendi ; 94,f2,f3,f4 / - / f1,f2,f3,f4 / - / {} / - ; 3 / 5 / - / - / - / - ; turn 0"
    assert DOG.outcome(after(position.format("5"), "3 94>f1")) is None
    assert DOG.outcome(after(position.format("f1,f2,f3,f4"), "3 94>f1")).winners == (0, 2, 4)


def test_alone_the_first_with_four_home_wins():
    """D27: and the message says so."""
    outcome = DOG.outcome(after("2 solo braendi ; 62,f2,f3,f4 / 40 ; 3K / 5 ; turn 0", "3 62>f1"))
    assert (outcome.winners, outcome.why.key) == ((0,), "dog-won-alone")


def test_the_last_card_must_be_used_up():
    """D27: a seven does not win with its third step."""
    position = "4 2x2 braendi ; 62,f2,f3,f4 / - / f1,f2,f3,f4 / - ; 7 / - / - / - ; turn 0"
    only(position, "5,f2,f3,f4 / - / f1,f2,f3,f4 / -")
    assert refusal(position, "7 62>f1").key == "dog-why-seven-sum"


def test_a_seven_that_is_used_up_wins():
    """D27: three steps bring red's last marble home, four are green's: one inside, three into f1."""
    position = "4 2x2 braendi ; 62,f2,f3,f4 / - / 30,f1,f3,f4 / - ; 7 / - / - / - ; turn 0"
    state = after(position, "7 62>f1 32f1>f2 30>f1")
    assert DOG.outcome(state).winners == (0, 2)


def test_the_partner_may_make_the_last_move():
    """D27: player 2, helping player 0, wins for both."""
    position = "4 2x2 braendi ; 62,f2,f3,f4 / - / f1,f2,f3,f4 / - ; - / 5 / 3 / - ; turn 2"
    assert DOG.outcome(after(position, "3 62>f1")).winners == (0, 2)


def test_alone_somebody_may_win_on_anothers_seven():
    """D27: player 0 brings player 1's last marble home."""
    state = after("2 solo braendi ; 5 / 30,f2,f3,f4 ; 7 / 5 ; turn 0", "7 30>f1 5>9")
    assert DOG.outcome(state).winners == (1,)


TIE = "3 solo braendi ; {} / {} / {} ; {} / {} / {} ; turn {}"


def test_if_one_seven_completes_two_its_player_wins():
    """D27: player 2 played it and is complete, so is player 0."""
    position = TIE.format("62,f2,f3,f4", "-", "29,f2,f3,f4", "-", "-", "7", 2)
    state = after(position, "7 62>f1 29>f1")
    assert board(state) == "f1,f2,f3,f4 / - / f1,f2,f3,f4"
    assert DOG.outcome(state).winners == (2,)


def test_if_one_seven_completes_two_others_the_next_in_turn_order_wins():
    """D27: player 1 played it; 2 comes before 0."""
    position = TIE.format("62,f2,f3,f4", "-", "29,f2,f3,f4", "-", "7", "-", 1)
    assert DOG.outcome(after(position, "7 62>f1 29>f1")).winners == (2,)


# Having to play


def test_who_can_play_any_card_must():
    """D28: even to one's harm: the only play sends the partner home."""
    position = "4 2x2 braendi ; 5 / - / 8 / - ; 3 / - / - / - ; turn 0"
    only(position, "8 / - / - / -")
    assert refusal(position, "fold").key == "dog-why-no-fold"


def test_sending_an_own_marble_home_is_a_play():
    """D28: of two marbles one fresh blockade apart, the one behind can only hit the other."""
    position = "4 2x2 braendi ; 10,15 / 16* / - / - ; 5 / - / - / - ; turn 0"
    only(position, "15 / 16* / - / -")
    assert refusal(position, "fold").key == "dog-why-no-fold"


def test_who_cannot_play_lays_everything_down():
    """D28: all cards, for everyone to see, and is out until the next deal."""
    position = "4 2x2 braendi ; - / 20,30 / - / - ; 5JQ / 22 / - / - ; turn 0"
    only(position, "fold")
    before = DOG.read_position(position).discard
    state, events = step(position, "fold")
    assert hands(state) == ["-", "22", "-", "-"]
    folded = next(event for event in events if event.text.key == "dog-folded")
    assert folded.readers is None
    assert [card.value for card in dict(folded.text.args)["cards"]] == ["5", "J", "Q"]
    assert DOG.view(state, 3).discard == before + bag("5JQ")
    assert after(state, "2 20>22").turn == 1, "the others play on without player 0"


def test_players_without_cards_are_skipped():
    """D28: and the round goes on for the rest."""
    position = "4 2x2 braendi ; 5 / - / - / 50 ; 22 / - / - / 2 ; turn 0"
    assert after(position, "2").turn == 3


def test_the_round_is_over_when_nobody_has_cards():
    """D28: then the next one is dealt."""
    position = "4 2x2 braendi ; 5 / - / - / 50 ; 2 / - / - / 2 ; turn 0 ; round 1 ; opener 0 ; stock 22222233333333444444"
    state = after(position, "2")
    assert (state.round, state.turn) == (1, 3)
    state, events = step(state, "2")
    assert (state.round, state.due) == (2, "exchange")
    assert [len(hand) for hand in hands(state)] == [5, 5, 5, 5]
    assert "dog-round" in told(events, None)
    assert told(events, 2).count("dog-dealt-you") == 1


def test_who_folded_is_back_in_the_next_round():
    """D28: with a new hand."""
    position = "4 2x2 braendi ; - / - / - / 50 ; Q / - / - / 2 ; turn 0 ; round 4 ; opener 0 ; stock 33333333"
    assert hands(after(position, "fold", "2")) == ["33", "33", "33", "33"]


def test_there_is_no_passing():
    """D28: nor playing out of turn, nor a card that is not in hand."""
    position = "4 2x2 braendi ; 5 / 20 / - / - ; 2 / 3 / - / - ; turn 0"
    assert refusal(position, "1: 3").key == "dog-not-your-turn"
    assert refusal(position, "9").key == "dog-not-held"
