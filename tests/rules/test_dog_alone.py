"""The rule book of DOG, as tests: 2, 3 and 5 players, each alone (D11, D22, D23)."""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.dog.state import Note
from games.protocol import NATURE
from tests.dice import QuickDice
from tests.rules.dog_table import (
    after,
    among,
    arg,
    board,
    hands,
    never,
    only,
    played_out,
    refusal,
    setup,
    step,
    told,
)

# Blind draw


DRAW = "3 solo braendi ; 0* / 16* / 32* ; A5 / K2 / 89 ; turn 0 ; round 5 ; due draw"


def test_alone_everyone_draws_from_the_next_player():
    """D11: one card of the hand that was dealt to the right neighbour, all at the same time."""
    assert hands(after(DRAW, "draw K95")) == ["AK", "29", "58"]


def test_a_drawn_card_cannot_be_drawn_on():
    """D11: player 2 draws from what player 0 was dealt, not from what player 0 drew."""
    assert refusal(DRAW, "draw K9K").key == "dog-bad-chance"
    assert refusal(DRAW, "draw K9").key == "dog-bad-chance"
    assert refusal(DRAW, "draw 59K").key == "dog-bad-chance"


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("book", ["braendi", "classic"])
def test_alone_the_draw_follows_every_deal(players: int, book: str):
    """D11: every round, and nobody exchanges."""
    dice = QuickDice("draw")
    state = DOG.start(setup(players, book=book))
    state = DOG.apply(state, NATURE, DOG.chance(state, dice)).state
    for _ in range(6):
        assert state.due == "draw"
        before = hands(state)
        drawn = DOG.chance(state, dice).cards
        for seat, card in enumerate(drawn):
            assert card in before[(seat + 1) % players]
        assert [len(hand) for hand in hands(after(state, f"draw {drawn}"))] == [
            len(before[0])
        ] * players
        state = played_out(state, dice)


def test_every_card_of_the_neighbour_can_be_drawn():
    """D11: chance picks, equal cards count as many as they are."""
    state = DOG.read_position("2 solo braendi ; - / - ; A59 / K22 ; turn 0 ; due draw")
    drawn = {DOG.chance(state, QuickDice(seed)).cards for seed in range(60)}
    assert drawn == {"KA", "K5", "K9", "2A", "25", "29"}


def test_only_the_two_concerned_learn_what_was_drawn():
    """D11: player 0 drew the king from player 1."""
    state, events = step(DRAW, "draw K95")
    private = {
        (event.readers, event.text.key): arg(event.text, "card")
        for event in events
        if event.readers
    }
    assert private == {
        ((0,), "dog-you-drew"): "K",
        ((1,), "dog-you-lost"): "K",
        ((1,), "dog-you-drew"): "9",
        ((2,), "dog-you-lost"): "9",
        ((2,), "dog-you-drew"): "5",
        ((0,), "dog-you-lost"): "5",
    }
    assert told(events, None) == ["dog-drawn"]
    assert set(DOG.view(state, 0).notes[0]) == {Note("drew", "K", 1, 0), Note("lost", "5", 2, 0)}


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
