"""The rule book of DOG, as tests: the board, standing and passing, out and home (D1 to D7, D12 to D16)."""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.protocol import Refused
from tests.rules.dog_table import after, among, arg, board, never, only, refusal, setup

# Board and table


def test_the_small_ring_has_64_fields():
    """D1: four segments of sixteen fields; ten from 60 is field 6."""
    only(
        "4 2x2 braendi ; 60,f1,f2,f3 / - / - / - ; T / - / - / - ; turn 0", "6,f1,f2,f3 / - / - / -"
    )
    only("3 solo braendi ; 60 / - / - ; T / - / - ; turn 0", "6 / - / -")
    only("2 solo braendi ; 60 / - ; T / - ; turn 0", "6 / -")


def test_the_large_ring_has_96_fields():
    """D1: five and six play on six segments; ten from 60 goes on to 70, twelve from 90 to 6."""
    only("5 solo braendi ; 60 / - / - / - / - ; T / - / - / - / - ; turn 0", "70 / - / - / - / -")
    only(
        "6 2x3 braendi ; 90 / - / - / - / - / - ; Q / - / - / - / - / - ; turn 0",
        "6 / - / - / - / - / -",
    )


@pytest.mark.parametrize(
    ("players", "starts"),
    [(2, "0* / 32*"), (3, "0* / 16* / 32*"), (5, "0* / 16* / 32* / 48* / 64*")],
)
def test_where_the_seats_are(players: int, starts: str):
    """D2: two sit opposite, three and five leave the last segment empty."""
    assert board(DOG.start(setup(players))) == starts


def test_a_segment_without_a_player_is_plain_ring():
    """D2: nothing bars field 16 when two play, or field 80 when five do."""
    only("2 solo braendi ; 15 / 40 ; 3 / - ; turn 0", "18 / 40")
    only("5 solo braendi ; 78 / - / - / - / - ; 5 / - / - / - / - ; turn 0", "83 / - / - / - / -")


@pytest.mark.parametrize(
    ("agreed", "parties"),
    [
        (setup(4), {(0, 2), (1, 3)}),
        (setup(6), {(0, 3), (1, 4), (2, 5)}),
        (setup(6, teams="2x3"), {(0, 2, 4), (1, 3, 5)}),
        (setup(2), {(0,), (1,)}),
        (setup(3), {(0,), (1,), (2,)}),
        (setup(5), {(0,), (1,), (2,), (3,), (4,)}),
    ],
)
def test_who_plays_together(agreed, parties):
    """D3: opposite seats are partners, trios sit alternately, 2, 3 and 5 play alone."""
    assert set(DOG.teams(agreed)) == parties


@pytest.mark.parametrize(
    ("agreed", "option"),
    [
        (setup(4, teams="2x3"), "teams"),
        (setup(2, canadian="on"), "canadian"),
        (setup(3, canadian="on"), "canadian"),
        (setup(5, canadian="on"), "canadian"),
        (setup(4, book="tock"), "book"),
    ],
)
def test_what_cannot_be_agreed_on(agreed, option: str):
    """D3, D21: trios need six players, the canadian seven needs teammates."""
    with pytest.raises(Refused) as refused:
        DOG.start(agreed)
    assert arg(refused.value.text, "option") == option


def test_one_seat_or_seven_is_no_table():
    """D3: two to six play."""
    for players in (1, 7):
        with pytest.raises(Refused) as refused:
            DOG.start(setup(players))
        assert refused.value.text.key == "setup-players"


def test_classic_keeps_its_sperre_on_other_tables_and_takes_the_rest():
    """D3: classic for two: a marble come round to its start bars (D6), a two steals (D23)."""
    only("2 solo classic ; 30 / 32 ; 3 / - ; turn 0", "fold")
    only("2 solo classic ; - / 32 ; 2 / 5 ; turn 0", "steal blue")


def test_partners_of_three_pairs_sit_opposite():
    """D3: player 0, all home, moves player 3's marble."""
    only(
        "6 3x2 braendi ; f1,f2,f3,f4 / 20 / 40 / 50 / 70 / 90 ; 2 / - / - / - / - / - ; turn 0",
        "f1,f2,f3,f4 / 20 / 40 / 52 / 70 / 90",
    )


def test_the_finish_begins_one_step_after_the_start():
    """D4: from four before the start a five reaches f1 and an eight f4; or the ring goes on."""
    only(
        "4 2x2 braendi ; 60 / - / - / - ; 5 / - / - / - ; turn 0", "1 / - / - / -", "f1 / - / - / -"
    )
    only(
        "4 2x2 braendi ; 60 / - / - / - ; 8 / - / - / - ; turn 0", "4 / - / - / -", "f4 / - / - / -"
    )


def test_nobody_enters_a_finish_of_others():
    """D4: at red's start blue's marble goes past."""
    only("4 2x2 braendi ; - / 63 / - / - ; - / 3 / - / - ; turn 1", "- / 2 / - / -")


def test_partners_do_not_enter_each_others_finish():
    """D4: not even a partner's."""
    only("4 2x2 braendi ; - / - / 63 / - ; - / - / 3 / - ; turn 2", "- / - / 2 / -")


def test_turns_go_round_in_the_order_of_the_seats():
    """D4: 0, 1, 2, 3 and again 0."""
    state = after("4 2x2 braendi ; 5 / 20 / 40 / 60 ; 22 / 22 / 22 / 22 ; turn 0", "2", "2", "2")
    assert state.turn == 3
    assert after(state, "2").turn == 0


# A fresh marble


FRESH = "4 2x2 braendi ; {} / 16* / - / - ; {} / - / - / - ; turn 0"


def test_nobody_lands_on_a_fresh_marble():
    """D5: three from 13 would be 16, where blue's marble has just come out."""
    only(FRESH.format("13", "3"), "fold")


def test_nobody_passes_a_fresh_marble():
    """D5: five from 13 would go past it."""
    only(FRESH.format("13", "5"), "fold")


def test_a_seven_does_not_pass_a_fresh_marble():
    """D5: neither whole nor in parts; from 8 and 14 only the fields up to 15 are open."""
    only(FRESH.format("13", "7"), "fold")
    only(FRESH.format("8,14", "7"), "15 / 16* / - / -", "14,15 / 16* / - / -")


def test_a_four_does_not_go_back_past_a_fresh_marble():
    """D5: the way is blocked in both directions."""
    only(FRESH.format("18", "4"), "22 / 16* / - / -")


def test_a_four_does_not_go_back_onto_a_fresh_marble():
    """D5: four back from 20 would be 16."""
    only(FRESH.format("20", "4"), "24 / 16* / - / -")


def test_a_fresh_marble_blocks_its_owner_too():
    """D5: of red's two marbles only the fresh one can use the five."""
    only("4 2x2 braendi ; 0*,63 / - / - / - ; 5 / - / - / - ; turn 0", "5,63 / - / - / -")


def test_a_fresh_marble_blocks_its_owner_backward():
    """D5: blue's own marble on 18 cannot go back over 16."""
    only(
        "4 2x2 braendi ; - / 16*,18 / - / - ; - / 4 / - / - ; turn 1",
        "- / 16*,22 / - / -",
        "- / 18,20 / - / -",
        "- / 12,18 / - / -",
    )


def test_a_fresh_marble_blocks_the_partner():
    """D5: green's fresh marble bars red."""
    only("4 2x2 braendi ; 30 / - / 32* / - ; 5 / - / - / - ; turn 0", "fold")


def test_a_fresh_marble_blocks_the_way_into_the_finish():
    """D5: from 62 red cannot go through the own start, where a marble has just come out."""
    only("4 2x2 braendi ; 0*,62 / - / - / - ; 3 / - / - / - ; turn 0", "3,62 / - / - / -")


def test_a_fresh_marble_cannot_be_sent_home_or_swapped():
    """D5: neither an opponent's jack nor a hit reaches it; with nothing else the jack is idle."""
    only("4 2x2 braendi ; 12 / 16* / - / - ; 4J / - / - / - ; turn 0", "8 / 16* / - / -")


def test_the_owner_does_not_swap_a_fresh_marble():
    """D5: only red's other marble changes places."""
    only("4 2x2 braendi ; 0*,5 / 20 / - / - ; J / - / - / - ; turn 0", "0*,20 / 5 / - / -")


def test_freshness_ends_with_the_first_movement():
    """D6: moved off its start and back onto it by two fours, it bars nobody."""
    state = after(
        "4 2x2 braendi ; 0* / 60 / - / - ; 44 / 24 / - / - ; turn 0", "4 0>4", "2", "4 4>0"
    )
    assert board(state) == "0 / 62 / - / -"
    only(state, "0 / 58 / - / -", "0 / 2 / - / -")


def test_an_opponents_marble_on_a_start_never_bars():
    """D6: blue standing on red's start is an ordinary marble in both books."""
    for book in ("braendi", "classic"):
        only(f"4 2x2 {book} ; 62 / 0 / - / - ; 2 / - / - / - ; turn 0", "0 / - / - / -")


def test_a_marble_come_round_to_its_start_is_ordinary_in_braendi():
    """D6: it is hit there, and passed."""
    only(
        "4 2x2 braendi ; 0 / 60 / - / - ; - / 4 / - / - ; turn 1", "- / 0 / - / -", "0 / 56 / - / -"
    )
    only("4 2x2 braendi ; 0 / 60 / - / - ; - / 5 / - / - ; turn 1", "0 / 1 / - / -")


def test_every_marble_on_its_own_start_is_a_sperre_in_classic():
    """D6: come round or not, it is not hit, not passed either way, not stepped over by a seven."""
    only("4 2x2 classic ; 0 / 60 / - / - ; - / 4 / - / - ; turn 1", "0 / 56 / - / -")
    only("4 2x2 classic ; 0 / 60 / - / - ; - / 5 / - / - ; turn 1", "fold")
    only("4 2x2 classic ; 0 / 60 / - / - ; - / 7 / - / - ; turn 1", "fold")
    only("4 2x2 classic ; 0 / 2 / - / - ; - / 4 / - / - ; turn 1", "0 / 6 / - / -")


def test_a_sperre_bars_its_owner_and_is_not_swapped():
    """D6: one predicate for passing, hitting and swapping, the owner included."""
    only(
        "4 2x2 classic ; 0,62 / - / - / - ; 3 / - / - / - ; turn 0",
        "3,62 / - / - / -",
        "f3,62 / - / - / -",
    )
    only("4 2x2 classic ; 0 / 20 / - / - ; - / J / - / - ; turn 1", "fold")
    only("4 2x2 classic ; 0 / 20 / - / - ; J / - / - / - ; turn 0", "fold")


# Steps and hits


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("A", (21, 31)),
        ("2", (22,)),
        ("3", (23,)),
        ("4", (24, 16)),
        ("5", (25,)),
        ("6", (26,)),
        ("7", (27,)),
        ("8", (28,)),
        ("9", (29,)),
        ("T", (30,)),
        ("Q", (32,)),
        ("K", (33,)),
    ],
)
def test_how_far_the_cards_go(card: str, fields: tuple[int, ...]):
    """D7: each card has its number, the ace two, the four another one backward."""
    full = "20,f2,f3,f4"  # nobody in the kennel, so that ace and king only move
    only(
        f"4 2x2 braendi ; {full} / - / - / - ; {card} / - / - / - ; turn 0",
        *(f"{field},f2,f3,f4 / - / - / -" for field in fields),
    )


def test_the_whole_value_must_be_used():
    """D7: a five is neither a four nor a six."""
    position = "4 2x2 braendi ; 20 / - / - / - ; 5 / - / - / - ; turn 0"
    assert refusal(position, "5 20>24").key == "dog-why-steps"
    assert refusal(position, "5 20>26").key == "dog-why-steps"


def test_marbles_on_the_way_are_passed_unharmed():
    """D7: only the field of arrival matters."""
    only("4 2x2 braendi ; 5 / 6 / 8 / 9 ; 5 / - / - / - ; turn 0", "10 / 6 / 8 / 9")


def test_a_marble_on_the_field_of_arrival_goes_home():
    """D7: an opponent's, the partner's, and one's own."""
    only("4 2x2 braendi ; 5 / 8 / - / - ; 3 / - / - / - ; turn 0", "8 / - / - / -")
    only("4 2x2 braendi ; 5 / - / 8 / - ; 3 / - / - / - ; turn 0", "8 / - / - / -")
    only(
        "4 2x2 braendi ; 5,8 / 6 / - / - ; 3 / - / - / - ; turn 0",
        "8 / 6 / - / -",
        "5,11 / 6 / - / -",
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
