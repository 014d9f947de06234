"""The rule book of DOG, as tests: deck, deal, opener, exchange (D8 to D10)."""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.dog.board import bag, cards
from games.dog.state import HIDDEN, Fold, Give, Note
from games.protocol import NATURE, Refused
from tests.dice import QuickDice
from tests.rules.dog_table import (
    after,
    arg,
    hands,
    played_out,
    refusal,
    setup,
    step,
    told,
)

# Deck and hands


def test_the_deck():
    """D8: two packs of 55: eight of each rank and six jokers, all of them to be shuffled."""
    state = DOG.start(setup(4))
    assert DOG.turn(state) == (NATURE,)
    stock = DOG.chance(state, QuickDice(1)).stock
    assert len(stock) == 110
    assert {rank: stock.count(rank) for rank in set(stock)} == {
        **dict.fromkeys("A23456789TJQK", 8),
        "X": 6,
    }


def test_nothing_but_the_cards_laid_down_is_shuffled():
    """D8: a stock with a card too many, or another card, is no shuffle."""
    state = DOG.start(setup(4))
    stock = DOG.chance(state, QuickDice(1)).stock
    assert refusal(state, f"shuffle {stock}A").key == "dog-bad-chance"
    assert refusal(state, f"shuffle {stock[1:]}").key == "dog-bad-chance"
    assert refusal(state, f"shuffle {stock.replace('K', 'Q')}").key == "dog-bad-chance"


BRAENDI = [6, 5, 4, 3, 2] * 3
CLASSIC = [6, 5, 4, 3, 2, 5, 4, 3, 2, 5, 4, 3, 2]


@pytest.mark.parametrize(("book", "sizes"), [("braendi", BRAENDI), ("classic", CLASSIC)])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hand_sizes_round_by_round(players: int, book: str, sizes: list[int]):
    """D8: 6, 5, 4, 3, 2 and again; in classic six cards are dealt only once."""
    dice = QuickDice("hands")
    state = DOG.start(setup(players, book=book))
    state = DOG.apply(state, NATURE, DOG.chance(state, dice)).state
    for number, size in enumerate(sizes, start=1):
        assert state.round == number
        assert [len(hand) for hand in hands(state)] == [size] * players, f"round {number}"
        view = DOG.view(state, None)
        assert view.sizes == (size,) * players
        if number < len(sizes):
            assert view.next_size == sizes[number]
            state = played_out(state, dice)


def test_cards_stay_out_until_the_stock_is_used_up():
    """D8: what was laid down is not dealt while the stock lasts."""
    position = "4 2x2 braendi ; - / - / - / - ; Q / - / - / - ; turn 0 ; round 4 ; opener 0 ; stock 22334455"
    state = after(position, "fold")
    assert hands(state) == ["35", "24", "24", "35"]
    assert (state.stock, state.due) == ("", "exchange")
    assert len(cards(state.discard)) == 102


def test_an_empty_stock_is_filled_in_the_middle_of_a_deal():
    """D8: five of the eight cards come from the old stock, then everything laid down is shuffled."""
    position = (
        "4 2x2 braendi ; - / - / - / - ; Q / - / - / - ; turn 0 ; round 4 ; opener 0 ; stock 22334"
    )
    waiting = after(position, "fold")
    assert DOG.turn(waiting) == (NATURE,)
    assert hands(waiting) == ["3", "24", "2", "3"]
    stock = "A" + DOG.chance(waiting, QuickDice(2)).stock.replace("A", "", 1)
    state = after(waiting, f"shuffle {stock}")
    assert len(stock) == 105, "the five that were dealt stay in hand"
    assert hands(state) == [cards(bag("3" + stock[2])), "24", "A2", cards(bag("3" + stock[1]))]
    assert (state.due, state.discard, len(state.stock)) == ("exchange", 0, 102)


def test_six_players_reshuffle_in_the_middle_of_the_fifth_deal():
    """D8: 36 + 30 + 24 + 18 = 108 cards; two of round 5 are old, the third follows a reshuffle."""
    dice = QuickDice("six")
    state = DOG.start(setup(6))
    state = DOG.apply(state, NATURE, DOG.chance(state, dice)).state
    last_two = state.stock[-2:]
    for _ in range(3):
        state = played_out(state, dice)
        assert state.stock.endswith(last_two), "no shuffle before the stock is used up"
    assert (state.round, len(state.stock)) == (4, 2)
    while state.round == 4:
        seat = DOG.turn(state)[0]
        state = DOG.apply(state, seat, next(iter(DOG.plays(DOG.view(state, seat))))).state
    assert DOG.turn(state) == (NATURE,)
    assert hands(state) == ["-", "-", "-", "-", *last_two], "player 4 opens round 5"
    stock = DOG.chance(state, dice).stock
    assert len(stock) == 108
    state = after(state, f"shuffle {stock}")
    in_order = "".join(hands(state)[(4 + i) % 6] for i in range(6))
    assert sorted(in_order) == sorted(last_two + stock[:10])
    assert stock[0] in hands(state)[0], "the third card is player 0's"
    assert len(state.stock) == 98


# Dealer and opener


def test_opening_and_dealing_move_on_every_round():
    """D9: player 0 opens round 1, dealt by the last; each round both move on by one."""
    for players in (2, 3, 4, 5, 6):
        dice = QuickDice(players)
        state = DOG.start(setup(players))
        state = DOG.apply(state, NATURE, DOG.chance(state, dice)).state
        for number in range(7):
            view = DOG.view(state, None)
            assert view.opener == number % players
            assert view.dealer == (number - 1) % players
            assert view.next_opener == (number + 1) % players
            state = played_out(state, dice)


def test_the_opener_plays_first():
    """D9: after the exchange, whoever chose last; and after the blind draw."""
    position = (
        "4 2x2 braendi ; 5 / 20 / 40 / 60 ; 2 / 3 / 4 / 5 ; turn 2 ; round 3 ; opener 2 ;"
        " given 2 / 3 / 4 / -"
    )
    assert after(position, "3: give 5").turn == 2
    position = "3 solo braendi ; 5 / 20 / 40 ; 2 / 3 / 4 ; turn 1 ; round 2 ; opener 1 ; due draw"
    assert after(position, "draw 342").turn == 1


def test_cards_are_dealt_one_at_a_time_from_the_opener_on():
    """D9: player 2 opens the next round and gets the first and the fifth card."""
    position = (
        "4 2x2 braendi ; - / - / - / - ; - / - / - / Q ; turn 3 ; round 4 ; opener 1 ;"
        " stock 23456789TTT"
    )
    state = after(position, "fold")
    assert (state.opener, state.round) == (2, 5)
    assert hands(state) == ["48", "59", "26", "37"]
    assert state.stock == "TTT"


# Exchange


EXCHANGE = (
    "4 2x2 braendi ; - / - / - / - ; A5 / K6 / Q7 / J8 ; turn 1 ; round 5 ; opener 1 ;"
    " given - / - / - / -"
)


def test_partners_swap_a_card():
    """D10: after every deal, before the first card is played."""
    state = after(EXCHANGE, "0: give A", "1: give K", "2: give 7", "3: give 8")
    assert hands(state) == ["57", "68", "AQ", "JK"]
    assert (state.due, state.turn) == ("play", 1)


def test_three_pairs_swap_a_card():
    """D10: with the partner opposite."""
    position = (
        "6 3x2 braendi ; - / - / - / - / - / - ; A5 / K6 / Q7 / J8 / T9 / 23 ; turn 0 ;"
        " given A / K / Q / J / T / -"
    )
    assert hands(after(position, "5: give 2")) == ["5J", "6T", "27", "A8", "9K", "3Q"]


def test_trios_pass_in_a_circle():
    """D10: 0 to 2 to 4 to 0, and 1 to 3 to 5 to 1."""
    position = (
        "6 2x3 braendi ; - / - / - / - / - / - ; A3 / K6 / 57 / Q8 / J9 / T2 ; turn 0 ;"
        " given A / K / 5 / Q / - / T"
    )
    assert hands(after(position, "4: give J")) == ["3J", "6T", "A7", "8K", "59", "2Q"]


def test_everybody_is_due_at_once():
    """D10: those who have not chosen, in any order."""
    state = after(EXCHANGE, "2: give Q")
    assert DOG.turn(DOG.read_position(EXCHANGE)) == (0, 1, 2, 3)
    assert DOG.turn(state) == (0, 1, 3)


def test_a_choice_may_be_changed_until_the_last_has_chosen():
    """D10: player 0 takes back the ace; afterwards it is too late."""
    state = after(EXCHANGE, "0: give A", "1: give K", "2: give 7", "0: give 5")
    assert DOG.turn(state) == (3,)
    state = after(state, "3: give 8")
    assert hands(state) == ["A7", "68", "5Q", "JK"]
    with pytest.raises(Refused) as refused:
        DOG.apply(state, 1, Give("6"))
    assert refused.value.text.key == "dog-exchange-over"


def test_nobody_passes_a_card_that_is_not_held():
    """D10: neither typed nor otherwise."""
    assert refusal(EXCHANGE, "0: give K").key == "dog-not-held"


def test_nobody_plays_before_the_exchange():
    """D10: not even who has chosen already."""
    state = after(EXCHANGE, "0: give A")
    for seat, key in ((0, "dog-still-choosing"), (1, "dog-exchange-first")):
        with pytest.raises(Refused) as refused:
            DOG.apply(state, seat, Fold())
        assert refused.value.text.key == key


def test_no_view_shows_a_chosen_card_before_all_have_chosen():
    """D10: the others see that a card was chosen, its giver which."""
    state = after(EXCHANGE, "0: give A", "1: give K")
    assert DOG.view(state, 0).given == ("A", HIDDEN, "", "")
    assert DOG.view(state, 2).given == (HIDDEN, HIDDEN, "", "")
    assert DOG.view(state, None).given == (HIDDEN, HIDDEN, "", "")
    for seat in (None, 0, 1, 2, 3):
        view = DOG.view(state, seat)
        assert [held is not None for held in view.hands] == [seat == other for other in range(4)]
        assert view.stock is None


def test_no_event_shows_a_chosen_card_before_all_have_chosen():
    """D10: that somebody chose is public, what is told to the giver only; a change to nobody else."""
    state, events = step(EXCHANGE, "0: give A")
    assert told(events, 0) == ["dog-chose", "dog-you-give"]
    assert all(told(events, reader) == ["dog-chose"] for reader in (None, 1, 2, 3))
    _, events = step(state, "0: give 5")
    assert told(events, 0) == ["dog-you-give"]
    assert all(told(events, reader) == [] for reader in (None, 1, 2, 3))


def test_when_all_have_chosen_each_learns_the_own_new_card():
    """D10: and no other."""
    _, events = step(EXCHANGE, "0: give A", "1: give K", "2: give 7", "3: give 8")
    got = {
        event.readers: (arg(event.text, "card"), arg(event.text, "mate"))
        for event in events
        if event.text.key == "dog-you-got"
    }
    assert got == {(0,): ("7", 2), (1,): ("8", 3), (2,): ("A", 0), (3,): ("K", 1)}


def test_players_remember_the_card_given_and_the_card_received():
    """D10: both, with whom; others' memories are not theirs to see."""
    state = after(EXCHANGE, "0: give A", "1: give K", "2: give 7", "3: give 8")
    mine = DOG.view(state, 0).notes
    assert mine == ((Note("gave", "A", 2, 0), Note("got", "7", 2, 0)), (), (), ())
    assert DOG.view(state, None).notes == ((), (), (), ())


def test_who_is_home_exchanges_as_well():
    """D10: player 0, all home, passes a card like the others."""
    position = EXCHANGE.replace("- / - / - / - ; A5", "f1,f2,f3,f4 / - / - / - ; A5")
    assert 0 in DOG.turn(DOG.read_position(position))
    assert hands(after(position, "0: give A", "1: give K", "2: give 7", "3: give 8"))[2] == "AQ"


def test_the_exchange_offers_each_rank_once():
    """D10: two equal cards are one choice."""
    state = DOG.read_position(EXCHANGE.replace("A5 /", "AA5 /"))
    assert [play.card for play in DOG.plays(DOG.view(state, 0))] == ["A", "5"]
