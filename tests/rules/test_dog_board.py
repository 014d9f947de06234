"""The rule book of DOG, as tests: the board, standing, passing, hitting (D1 to D7)."""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.protocol import Refused
from tests.rules.dog_table import (
    after,
    arg,
    board,
    only,
    refusal,
    setup,
)

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
