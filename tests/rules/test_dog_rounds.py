"""The rule book of DOG, as tests: cards and rounds (D8 to D11), winning and having to play (D26 to D28)."""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.dog.board import bag, cards
from games.dog.state import HIDDEN, Fold, Give, Note
from games.protocol import NATURE, Refused
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
    assert told(events, 2).count("dog-your-cards") == 1


def test_who_folded_is_back_in_the_next_round():
    """D28: with a new hand."""
    position = "4 2x2 braendi ; - / - / - / 50 ; Q / - / - / 2 ; turn 0 ; round 4 ; opener 0 ; stock 33333333"
    assert hands(after(position, "fold", "2")) == ["33", "33", "33", "33"]


def test_there_is_no_passing():
    """D28: nor playing out of turn, nor a card that is not in hand."""
    position = "4 2x2 braendi ; 5 / 20 / - / - ; 2 / 3 / - / - ; turn 0"
    assert refusal(position, "1: 3").key == "dog-not-your-turn"
    assert refusal(position, "9").key == "dog-not-held"
