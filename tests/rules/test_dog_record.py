"""The rule book of DOG, as tests: what everybody may know, and what each seat remembers."""

from __future__ import annotations

from games.dog import DOG
from games.dog.board import FINISH, KENNEL, bag, cards
from games.dog.state import Laid, Note
from games.protocol import NATURE
from tests.rules.dog_table import after

EVERYBODY = (None, 0, 1, 2, 3)


def last(position: str, *plays: str) -> Laid:
    """The last entry of the record, which is the same for everybody."""
    state = after(position, *plays)
    seats = (None, *range(state.kind.players))
    entries = {DOG.view(state, seat).record[-1] for seat in seats}
    assert len(entries) == 1, "everybody sees the same record"
    return entries.pop()


def test_a_move_is_recorded():
    """Who laid which card, which marble went from where to where."""
    position = "4 2x2 braendi ; 5 / 20 / - / - ; 3 / 2 / - / - ; turn 0 ; round 4"
    assert last(position, "3") == Laid(4, 0, "play", "3", ((0, 5, 8),))


def test_a_hit_is_recorded():
    """What was sent home from which field."""
    position = "4 2x2 braendi ; 5 / 8 / - / - ; 3 / 2 / - / - ; turn 0"
    assert last(position, "3") == Laid(1, 0, "play", "3", ((0, 5, 8),), ((1, 8),))


def test_an_exit_is_recorded():
    """D12: from the kennel to the start, the marble there sent home."""
    position = "4 2x2 braendi ; - / 0 / - / - ; K / 2 / - / - ; turn 0"
    assert last(position, "K out") == Laid(1, 0, "play", "K", ((0, KENNEL, 0),), ((1, 0),))


def test_a_way_into_the_finish_is_recorded():
    """D15: blue's f2 is a place of blue's own."""
    position = "4 2x2 braendi ; - / 14 / - / - ; - / 4 / 5 / - ; turn 1"
    assert last(position, "4 14>f2") == Laid(1, 1, "play", "4", ((1, 14, FINISH + 4 + 1),))


def test_a_seven_is_recorded_portion_by_portion():
    """D19: in the order made, everybody sent home on the way included."""
    position = "4 2x2 braendi ; 5,20 / 7 / 23 / - ; 7 / 2 / - / - ; turn 0"
    assert last(position, "7 20>24 5>8") == Laid(
        1, 0, "play", "7", ((0, 20, 24), (0, 5, 8)), ((2, 23), (1, 7))
    )


def test_a_seven_tells_whom_it_hits_in_the_order_it_meets_them():
    """D19: also where the ring begins again, and whoever owns the marbles."""
    position = "4 2x2 braendi ; 60 / 2 / - / 62 ; 7 / 2 / - / - ; turn 0"
    assert last(position, "7 60>3").sent == ((3, 62), (1, 2))


def test_a_seven_for_others_is_recorded_with_its_owners():
    """D22, D25: whose marbles were moved."""
    alone = "2 solo braendi ; 5 / 40 ; 7 / 5 ; turn 0"
    assert last(alone, "7 5>8 40>44").moves == ((0, 5, 8), (1, 40, 44))
    rest = "4 2x2 braendi ; 62,f2,f3,f4 / - / 40 / - ; 7 / 5 / - / - ; turn 0"
    assert last(rest, "7 62>f1 40>44").moves == ((0, 62, FINISH), (2, 40, 44))


def test_a_swap_is_recorded_with_both_marbles():
    """D17: the card too, a joker as a joker."""
    position = "4 2x2 braendi ; 5 / 20 / - / - ; X / 2 / - / - ; turn 0"
    assert last(position, "X 5x20") == Laid(1, 0, "swap", "X", ((0, 5, 20), (1, 20, 5)))


def test_a_fold_is_recorded_with_all_its_cards():
    """D28: who folded what."""
    position = "4 2x2 braendi ; - / 20 / - / - ; Q5J / 2 / - / - ; turn 0"
    assert last(position, "fold") == Laid(1, 0, "fold", "5JQ")


def test_an_idle_jack_is_recorded():
    """D17: nothing moved."""
    position = "4 2x2 braendi ; 5 / 16* / - / - ; JQ / 2 / - / - ; turn 0"
    assert last(position, "idle") == Laid(1, 0, "idle", "J")


def test_a_steal_is_recorded_without_the_card():
    """D23: who took one from whom; which, only the two know."""
    position = "3 solo braendi ; 5 / 20 / 40 ; 29 / 5 / 6 ; turn 0"
    waiting = after(position, "2 steal green")
    assert waiting.record[-1] == Laid(1, 0, "steal", "2", victim=2)
    state = after(waiting, "taken 6")
    assert DOG.view(state, 1).record == DOG.view(state, 0).record == waiting.record
    assert DOG.view(state, 0).notes == ((Note("drew", "6", 2, 1),), (), ())
    assert DOG.view(state, 2).notes == ((), (), (Note("lost", "6", 0, 1),))
    assert DOG.view(state, 1).notes == ((), (), ())


def test_the_record_goes_back_to_the_round_before():
    """Plays of this round and the last one, each with its round; older ones are dropped."""
    position = (
        "2 solo braendi ; 5 / 40 ; 3 / Q ; turn 0 ; round 4 ; opener 0 ; stock 55556666777788889999"
    )
    state = after(position, "3", "Q", "draw 55")
    assert [(laid.round, laid.cards) for laid in DOG.view(state, None).record] == [
        (4, "3"),
        (4, "Q"),
    ]
    for _ in range(4):
        state = after(
            state,
            DOG.write(
                DOG.view(state, state.turn), next(iter(DOG.plays(DOG.view(state, state.turn))))
            ),
        )
    assert {laid.round for laid in DOG.view(state, None).record} == {5}


def test_cards_out_since_the_last_shuffle_are_public():
    """D8: played and folded alike, in full, to everybody; a shuffle takes them back."""
    position = "4 2x2 braendi ; 5 / - / - / - ; 3 / QJ / - / - ; turn 0 ; round 4 ; opener 0 ; stock 2345678 ; discard {}"
    rest = "".join(
        rank * (number - (rank in "2345678") - "3QJ".count(rank))
        for rank, number in [*((rank, 8) for rank in "A23456789TJQK"), ("X", 6)]
    )
    state = after(position.format(rest), "3")
    for seat in EVERYBODY:
        assert DOG.view(state, seat).discard == bag(rest + "3")
    state = after(state, "fold")
    assert state.due == "shuffle"
    assert cards(DOG.view(state, 3).discard).count("Q") == 8
    shuffled = after(state, f"shuffle {rest}3QJ")
    assert DOG.view(shuffled, 3).discard == 0


def test_the_size_of_the_stock_is_public_and_its_order_is_not():
    """D8: how many cards are left; which comes next nobody knows."""
    state = DOG.read_position(
        "4 2x2 braendi ; 5 / - / - / - ; 3 / QJ / - / - ; turn 0 ; stock 2345678"
    )
    for seat in EVERYBODY:
        view = DOG.view(state, seat)
        assert (view.left, view.stock) == (7, None)
    assert DOG.view(state, NATURE).stock == "2345678"


def test_next_hand_size_and_next_opener_are_public():
    """D8, D9: what is coming."""
    state = DOG.read_position(
        "4 2x2 classic ; 5 / - / - / - ; 3 / QJ / - / - ; turn 0 ; round 5 ; opener 3"
    )
    for seat in EVERYBODY:
        view = DOG.view(state, seat)
        assert (view.next_size, view.next_opener, view.dealer, view.opener) == (5, 0, 2, 3)


def test_nobody_sees_the_hands_of_others():
    """Only how many cards they hold; an onlooker sees no hand at all."""
    state = DOG.read_position("4 2x2 braendi ; 5 / - / - / - ; 3 / QJ / A / - ; turn 0")
    for seat in EVERYBODY:
        view = DOG.view(state, seat)
        assert view.sizes == (1, 2, 1, 0)
        assert [hand is None for hand in view.hands] == [seat != other for other in range(4)]
    assert DOG.view(state, 1).hand == bag("QJ")
    assert DOG.view(state, None).hand == 0


def test_memories_last_for_the_round():
    """D10: what was given and got is forgotten with the next deal."""
    position = (
        "4 2x2 braendi ; - / - / - / - ; 2 / 3 / 4 / 5 ; turn 0 ; round 4 ; opener 0 ;"
        " stock 66667777 ; given 2 / 3 / 4 / -"
    )
    state = after(position, "3: give 5")
    assert all(len(notes) == 2 for notes in state.notes)
    state = after(state, "fold", "fold", "fold", "fold")
    assert state.round == 5
    assert state.notes == ((), (), (), ())


def test_what_is_played_after_the_exchange_does_not_change_memories():
    """D10: the card received is remembered after it was played."""
    position = (
        "4 2x2 braendi ; 5 / - / - / - ; 23 / 3 / 4 / 5 ; turn 0 ; round 4 ; opener 0 ;"
        " given 2 / 3 / 4 / -"
    )
    state = after(position, "3: give 5", "4 5>9")
    assert set(DOG.view(state, 0).notes[0]) == {Note("gave", "2", 2, 0), Note("got", "4", 2, 0)}


def test_no_note_and_no_record_shows_anothers_card():
    """Of a round with an exchange each seat knows its two cards; the record has laid ones only."""
    position = (
        "4 2x2 braendi ; 5 / 20 / - / - ; 29 / 3T / 4J / 5Q ; turn 0 ; round 4 ; opener 0 ;"
        " given 2 / 3 / 4 / -"
    )
    state = after(position, "3: give 5", "4 5>9", "5 20>25")
    for seat in range(4):
        notes = DOG.view(state, seat).notes
        assert [bool(kept) for kept in notes] == [seat == other for other in range(4)]
    assert [laid.cards for laid in DOG.view(state, None).record] == ["4", "5"]
