"""The rule book of DOG, as tests: how plays are written, and why something is not allowed."""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.protocol import NATURE, Refused
from tests.rules.dog_table import (
    arg,
    reasons,
    refusal,
    state_of,
    unreadable,
)

# How plays are written


def understood(position: str, text: str) -> str:
    """A play as it is written once it was read."""
    state = state_of(position)
    seat = DOG.turn(state)[0]
    view = DOG.view(state, seat)
    return DOG.write(view, DOG.read(view, text))


OPEN = "4 2x2 braendi ; 2,12,61 / 20 / - / - ; 459KJ7X / 5 / - / - ; turn 0"
HOME = "4 2x2 braendi ; f1,f2,f3,f4 / 20 / 30,40 / - ; 45KJ7 / 5 / - / - ; turn 0"
TRIO = "6 2x3 braendi ; f1,f2,f3,f4 / - / 30,f1 / - / 60,f1 / - ; 5K2 / - / - / - / - / - ; turn 0"
LAST = "6 2x3 braendi ; f1,f2,f3,f4 / - / f1,f2,f3,f4 / - / 70,f1 / - ; K3A27 / - / - / - / - / - ; turn 0"
ALONE = "3 solo braendi ; 5 / 20 / 40 ; 2T / 5 / 6 ; turn 0"


@pytest.mark.parametrize(
    ("position", "typed", "written"),
    [
        (OPEN, "5 12>17", "5 12>17"),
        (OPEN, "5 12", "5 12>17"),
        (OPEN, "12>17", "5 12>17"),
        (OPEN, "12>20", "X 12>20"),
        (OPEN, "4 2>62", "4 2>62"),
        (OPEN, "9 61>6", "9 61>6"),
        (OPEN, "5 61>f2", "5 61>f2"),
        (OPEN, "5 61>0f2", "5 61>f2"),
        (OPEN, "K out", "K out"),
        (OPEN, "k OUT", "K out"),
        (OPEN, "K out 0", "K out"),
        (OPEN, "out", "K out"),
        (OPEN, "7 2>5 12>16", "7 2>5 12>16"),
        (OPEN, "7 2+3 12+4", "7 2>5 12>16"),
        (OPEN, "7 2+3 61>f1", "7 2>5 61>f1"),
        (OPEN, "7 2>9", "7 2>9"),
        (OPEN, "7 2", "7 2>9"),
        (OPEN, "J 12x20", "J 12x20"),
        (OPEN, "12x20", "J 12x20"),
        (OPEN, "J 12", "J 12x20"),
        (OPEN, "X 12>25", "X 12>25"),
        (OPEN, "x 2>62", "X 2>62"),
        (OPEN, "X 12x20", "X 12x20"),
        (OPEN, "X out", "X out"),
        (OPEN, "  5   12 -> 17 ", "5 12>17"),
        (OPEN, "5 12-17", "5 12>17"),
        (OPEN, "5 12→17", "5 12>17"),
        (HOME, "K out", "K out"),
        (HOME, "K out 32", "K out"),
        (HOME, "5 30>f3", "5 30>f3"),
        (HOME, "5 30>32f3", "5 30>f3"),
        (HOME, "7 30>f3 40>42", "7 30>f3 40>42"),
        (HOME, "J 30x20", "J 30x20"),
        (TRIO, "K out 32", "K out 32"),
        (TRIO, "K out 64", "K out 64"),
        (TRIO, "2 32f1>f3", "2 32f1>f3"),
        (TRIO, "2 64f1>64f3", "2 64f1>f3"),
        (TRIO, "5 30>35", "5 30>35"),
        (TRIO.replace("5K2", "J"), "J 30", "J 30x60"),
        (TRIO.replace("5K2", "J"), "J 60", "J 30x60"),
        (LAST, "K out", "K out"),
        (LAST, "K out 64", "K out"),
        (LAST, "2 f1>f3", "2 f1>f3"),
        (LAST, "2 64f1>f3", "2 f1>f3"),
        (LAST, "3 f1", "3 f1>f4"),
        (LAST, "7 f1>f3 70>75", "7 f1>f3 70>75"),
        (ALONE, "2 steal blue", "2 steal blue"),
        (ALONE, "2 steal g", "2 steal green"),
        (ALONE, "10 5>15", "T 5>15"),
        (ALONE, "10", "T 5>15"),
        ("4 2x2 braendi ; 5 / 16* / - / - ; JQ / - / - / - ; turn 0", "J idle", "J idle"),
        ("4 2x2 braendi ; 5 / 16* / - / - ; JQ / - / - / - ; turn 0", "idle", "J idle"),
        ("4 2x2 braendi ; - / - / - / - ; Q / - / - / - ; turn 0", "FOLD", "fold"),
        (
            "4 2x2 braendi ; - / - / - / - ; QT / 5 / 5 / 5 ; turn 0 ; given - / - / - / -",
            "give Q",
            "give Q",
        ),
        (
            "4 2x2 braendi ; - / - / - / - ; QT / 5 / 5 / 5 ; turn 0 ; given - / - / - / -",
            "10",
            "give T",
        ),
        ("3 solo braendi ; - / - / - ; A / 2 / 3 ; turn 0 ; due draw", "draw 23A", "draw 23A"),
        ("3 solo braendi ; - / - / - ; A / 2 / 3 ; turn 0 ; due steal 0>2", "taken 3", "taken 3"),
    ],
)
def test_the_forms_of_plays(position: str, typed: str, written: str):
    """RULES.md, how plays are written: each form is read, and written in one way."""
    assert understood(position, typed) == written


def test_a_shuffle_is_written_with_the_new_stock():
    """RULES.md: what chance did is in the notation too."""
    position = "2 solo braendi ; - / - ; 22 / 33 ; turn 0 ; discard {} ; stock {} ; due shuffle"
    rest = "A" * 8 + "2" * 6 + "3" * 6 + "".join(rank * 8 for rank in "456789TJQK") + "X" * 6
    state = DOG.read_position(position.format(rest, "-"))
    view = DOG.view(state, NATURE)
    assert DOG.write(view, DOG.read(view, f"shuffle {rest}")) == f"shuffle {rest}"


def test_a_joker_is_taken_only_if_no_other_card_does_it():
    """RULES.md: `12>17` means the five, the joker is kept."""
    assert understood(OPEN, "12>17") == "5 12>17"
    assert understood(OPEN.replace("459", "49"), "12>17") == "X 12>17"


def test_what_can_mean_two_plays_is_not_guessed():
    """RULES.md: a form is enough if there is only one play; else both are named."""
    text = unreadable("4 2x2 braendi ; 61 / - / - / - ; 5 / - / - / - ; turn 0", "5")
    assert text.key == "dog-ambiguous"
    assert {arg(text, "first"), arg(text, "second")} == {"5 61>2", "5 61>f2"}
    assert unreadable(OPEN, "7").key == "dog-ambiguous"
    assert (
        unreadable("4 2x2 braendi ; 4 / - / - / - ; A4 / - / - / - ; turn 0", "4 4").key
        == "dog-ambiguous"
    )


@pytest.mark.parametrize(
    ("typed", "first", "second"),
    [
        ("7 62+3 40+4", "7 62>1 40>44", "7 62>f1 40>44"),
        ("62+3 40+4", "7 62>1 40>44", "7 62>f1 40>44"),
        ("7 40+1 62+6", "7 40>41 62>4", "7 40>41 62>f4"),
        ("7 59+2 61+5", "7 59>61 61>2", "7 59>61 61>f2"),
        ("5 62+5", "5 62>3", "5 62>f3"),
        ("5 62", "5 62>3", "5 62>f3"),
    ],
)
def test_steps_that_lead_past_the_finish_or_into_it_are_asked_about(
    typed: str, first: str, second: str
):
    """D14: going in is a choice, and a number of steps does not say which was made."""
    text = unreadable("4 2x2 braendi ; 62,40,59 / 20 / - / - ; 75X / 3 / 5 / 6 ; turn 0", typed)
    assert text.key == "dog-ambiguous"
    assert (arg(text, "first"), arg(text, "second")) == (first, second)


@pytest.mark.parametrize(
    ("position", "typed", "written"),
    [
        ("62,40,f1 / - / - / - ; 75", "7 62+3 40+4", "7 62>1 40>44"),
        ("62,40 / - / - / - ; 75", "7 62+2 40+5", "7 62>0 40>45"),
        ("62,40 / - / - / - ; 75", "7 62+7", "7 62>5"),
        ("0*,40 / - / - / - ; 75", "7 0+3 40+4", "7 0>3 40>44"),
        ("62,f2,f3,f4 / - / 40 / - ; 75", "7 62+3 40+4", "7 62>f1 40>44"),
        ("62,40,f1 / - / - / - ; 75", "7 f1+1 62+6", "7 f1>f2 62>4"),
    ],
)
def test_steps_that_can_lead_to_one_board_only_are_not_asked_about(
    position: str, typed: str, written: str
):
    """D13, D15: where the finish is not open; D25: where only from there the rest can be made."""
    assert understood(f"4 2x2 braendi ; {position} / 5 / - / - ; turn 0", typed) == written


@pytest.mark.parametrize(
    ("position", "typed", "key"),
    [
        (OPEN, "hello", "dog-unreadable"),
        (OPEN, "", "dog-unreadable"),
        (OPEN, "5 12>", "dog-unreadable"),
        (OPEN, "5 12>f5", "dog-unreadable"),
        (OPEN, "12", "dog-unreadable"),
        (OPEN, "7 2>5,12>16", "dog-unreadable"),
        (OPEN, "5 idle", "dog-unreadable"),
        (OPEN, "7 2>3 3>4 4>5 5>6 6>7 7>8 8>9 9>10", "dog-unreadable"),
        (OPEN, "5 12>64", "dog-unreadable-field"),
        (OPEN, "K out 5", "dog-unreadable-start"),
        (OPEN, "5 " + "12>17 " * 40, "dog-unreadable-long"),
        (ALONE, "2 steal mauve", "dog-unreadable-colour"),
        (ALONE, "2 steal yellow", "dog-unreadable-colour"),
        (TRIO, "K out", "dog-unreadable-whose"),
        (TRIO, "2 f1>f3", "dog-unreadable-whose"),
        (
            "4 2x2 braendi ; - / - / - / - ; Q / 5 / 5 / 5 ; turn 0 ; given - / - / - / -",
            "fold",
            "dog-unreadable-give",
        ),
    ],
)
def test_what_cannot_be_read(position: str, typed: str, key: str):
    """Unreadable is not refused: the message says how it is written."""
    assert unreadable(position, typed).key == key


@pytest.mark.parametrize(
    ("typed", "position", "example"),
    [
        ("K out", TRIO, "32"),
        ("2 f1>f3", TRIO, "32"),
        ("7 f1>f3", TRIO.replace("5K2", "7").replace("braendi", "braendi+canadian"), "32"),
    ],
)
def test_whose_marble_is_asked_with_a_start_that_could_be_meant(
    typed: str, position: str, example: str
):
    """D24: that of a teammate who is not home yet, never one's own."""
    asked = unreadable(position, typed)
    assert (asked.key, arg(asked, "example")) == ("dog-unreadable-whose", example)


@pytest.mark.parametrize(
    "position",
    [
        LAST.replace("70,f1", "63,f2,f3,f4"),
        "2 solo braendi ; 63,f2,f3,f4 / 40 ; 7 / 5 ; turn 0",
    ],
)
def test_after_the_last_marble_nobody_is_asked_about(position: str):
    """D24, D27: a seven that goes on where all are home is refused."""
    assert refusal(position, "7 63>f1 f1>f2").key in ("dog-why-not-yours", "dog-why-finish-taken")


# Why not


@pytest.mark.parametrize(
    ("paragraph", "position", "typed", "key"),
    [
        ("D5", "13 / 16* / - / - ; 5", "5 13>18", "dog-why-barred"),
        ("D5", "18 / 16* / - / - ; 4", "4 18>14", "dog-why-barred"),
        ("D5", "0*,62 / - / - / - ; 3", "3 62>f1", "dog-why-barred"),
        ("D5", "0*,62 / - / - / - ; 3", "3 62", "dog-why-barred"),
        ("D5", "0*,62 / - / - / - ; 7", "7 62>f1 0>4", "dog-why-barred"),
        ("D5", "0*,62 / - / - / - ; 7", "7 62", "dog-why-barred"),
        ("D7", "5 / - / - / - ; 5", "5 5>9", "dog-why-steps"),
        ("D7", "5 / - / - / - ; 5", "5 5>5", "dog-why-steps"),
        ("D7", "5,9 / - / - / - ; 5", "5 5>8 9>11", "dog-why-one-marble"),
        ("D7", "5 / - / - / - ; 5", "5 8>13", "dog-why-no-marble"),
        ("D7", "5 / - / - / - ; 5", "5 8", "dog-why-no-marble"),
        ("D12", "0* / - / - / - ; K", "K out", "dog-why-start-barred"),
        ("D12", "5 / - / - / - ; Q", "Q out", "dog-why-kennel"),
        ("D12", "5,f1,f2,f3 / - / - / - ; K", "K out", "dog-why-kennel-empty"),
        ("D13", "0* / - / - / - ; 3", "3 0>f3", "dog-why-fresh-finish"),
        ("D15", "62,f2 / - / - / - ; 5", "5 62>f3", "dog-why-finish-taken"),
        ("D15", "f1,f2 / - / - / - ; 2", "2 f1>f3", "dog-why-finish-taken"),
        ("D15", "5,f3 / - / - / - ; 2", "2 f3", "dog-why-finish-short"),
        ("D15", "5,f3 / - / - / - ; 7", "7 f3", "dog-why-finish-short"),
        ("D17", "5 / 20 / - / - ; 5", "5 5x20", "dog-why-no-swap"),
        ("D17", "5,9 / 20 / - / - ; J", "J 5x9", "dog-why-swap-own"),
        ("D17", "5 / 16* / - / - ; J", "J 5x16", "dog-why-swap-barred"),
        ("D17", "5 / 20 / - / - ; J", "J 5x30", "dog-why-no-marble"),
        ("D17", "5 / 20 / - / - ; J", "J 20x5", "dog-why-not-yours"),
        ("D17", "5 / 16* / - / - ; JQ", "J 5", "dog-why-jack-theirs"),
        ("D17", "0*,5 / 16*,20 / 40 / - ; J9", "J 0", "dog-why-swap-barred"),
        ("D17", "0*,5 / 16*,20 / 40 / - ; J9", "J 20", "dog-why-not-yours"),
        ("D17", "0*,5 / 16*,20 / 40 / - ; J9", "J 33", "dog-why-no-marble"),
        ("D17", "5,f2 / 20 / - / - ; J", "J f2", "dog-why-swap-finish"),
        ("D17", "0* / 20 / - / - ; J", "J", "dog-why-jack-mine"),
        ("D18", "5,9 / - / - / - ; 7", "7 5>8 9>12", "dog-why-seven-sum"),
        ("D18", "5 / - / - / - ; 7", "7 5>13", "dog-why-portion"),
        ("D18", "5,9 / - / - / - ; 7", "7 5>5 9>16", "dog-why-portion"),
        ("D18", "f1 / - / - / - ; 7", "7", "dog-why-seven"),
        ("D23", "5 / 20 / - / - ; 2", "2 steal blue", "dog-why-no-steal"),
        ("D24", "5 / 20 / 40 / - ; 2", "2 40>42", "dog-why-not-yours"),
        ("D24", "5 / 20 / 40 / - ; 2", "2 20>22", "dog-why-not-yours"),
        ("D28", "5 / 20 / - / - ; 2", "fold", "dog-why-no-fold"),
        ("D28", "5 / 20 / - / - ; 2", "3 5>8", "dog-not-held"),
    ],
)
def test_why_a_play_is_refused(paragraph: str, position: str, typed: str, key: str):
    """The paragraph's own reason is told, not just any."""
    text = f"4 2x2 braendi ; {position} / 55 / - / - ; turn 0"
    assert refusal(text, typed).key == key, paragraph


@pytest.mark.parametrize(
    ("paragraph", "position", "typed", "named", "key"),
    [
        ("D5", "12,40 / 16* / - / - ; 35", "12>17", "5 12>17", "dog-why-barred"),
        ("D5", "12,40 / 16* / - / - ; 3579", "12>19", "7 12>19", "dog-why-barred"),
        ("D5", "12,40 / 16* / - / - ; 3579", "12>21", "9 12>21", "dog-why-barred"),
        ("D5", "12,40 / 16* / - / - ; 357", "12>17 40>42", "7 12>17 40>42", "dog-why-barred"),
        ("D7", "5,9 / - / - / - ; 5", "5>9", "5 5>9", "dog-why-steps"),
        ("D7", "5,9 / 20 / - / - ; 35", "8>13", "5 8>13", "dog-why-no-marble"),
        ("D15", "62,f2 / - / - / - ; 25", "62>f3", "5 62>f3", "dog-why-finish-taken"),
        ("D18", "5,9 / - / - / - ; 37", "5>8 9>11", "7 5>8 9>11", "dog-why-seven-sum"),
        ("D18", "62,9,f1 / - / - / - ; 37", "62+3 9+3", "7 62+3 9+3", "dog-why-seven-sum"),
        ("D24", "5 / 20 / 40 / - ; 25", "40>42", "2 40>42", "dog-why-not-yours"),
        ("D26", "63,f2,f3,f4 / - / f1,f2,f3,f4 / - ; 9X", "63>f1", "X 63>f1", "dog-why-joker-finish"),
    ],
)  # fmt: skip
def test_without_a_card_the_reason_is_that_of_the_card_which_was_meant(
    paragraph: str, position: str, typed: str, named: str, key: str
):
    """The way tells which card it is: not the first in hand that goes less far."""
    text = f"4 2x2 braendi+nojoker ; {position} / 55 / - / - ; turn 0"
    assert refusal(text, typed) == refusal(text, named), paragraph
    assert refusal(text, typed).key == key


@pytest.mark.parametrize(
    ("position", "typed", "key"),
    [
        ("12,40 / - / - / - ; 35", "12>18", "dog-why-no-card"),
        ("12,40 / - / - / - ; 37", "12>18", "dog-why-no-card"),
        ("12,40 / - / 50 / - ; 37", "50>53", "dog-why-no-card"),
        ("12,40 / - / - / - ; 35", "12>14 40>45", "dog-why-several"),
    ],
)
def test_what_no_card_does_is_told_without_naming_one(position: str, typed: str, key: str):
    """D7, D18, D21: none goes so far, none moves so many."""
    why = refusal(f"4 2x2 braendi+canadian ; {position} / 55 / - / - ; turn 0", typed)
    assert why.key == key
    assert "card" not in dict(why.args)


def test_a_blockade_is_named_by_owner_and_place():
    """D5: whose fresh marble is in the way, and where."""
    why = refusal("4 2x2 braendi ; 13 / 16* / - / - ; 5 / - / - / - ; turn 0", "5 13>18")
    assert (why.key, arg(why, "owner"), arg(why, "place")) == ("dog-why-barred", 1, "16")


def test_a_sperre_is_told_apart_from_a_fresh_marble():
    """D6: in classic, of a marble that came round."""
    position = "4 2x2 classic ; 13 / 16 / - / - ; 5 / - / - / - ; turn 0"
    assert refusal(position, "5 13>18").key == "dog-why-sperre"


def test_the_sum_of_a_seven_is_told():
    """D18: how many steps it was instead."""
    why = refusal("4 2x2 braendi ; 5,9 / - / - / - ; 7 / - / - / - ; turn 0", "7 5>8 9>11")
    assert arg(why, "steps") == 5


def test_an_onlooker_does_not_play():
    """Refused: there is no seat to play for."""
    view = DOG.view(DOG.read_position(OPEN), None)
    with pytest.raises(Refused) as refused:
        DOG.read(view, "5 12>17")
    assert refused.value.text.key == "dog-onlooker"


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("4 2x2 braendi ; - / 20 / - / - ; 5JQ7 / - / - / - ; turn 0",
         {"5": ("dog-why-kennel", "D12"), "J": ("dog-why-jack-mine", "D17"),
          "Q": ("dog-why-kennel", "D12"), "7": ("dog-why-kennel", "D12")}),
        ("4 2x2 braendi ; 13 / 16* / - / - ; 357J2 / - / - / - ; turn 0",
         {"3": ("dog-why-barred", "D5"), "5": ("dog-why-barred", "D5"),
          "7": ("dog-why-seven", "D18"), "J": ("dog-why-jack-theirs", "D17")}),
        ("4 2x2 classic ; 13 / 16 / - / - ; 5 / - / - / - ; turn 0", {"5": ("dog-why-sperre", "D6")}),
        ("4 2x2 braendi ; f3,f4 / - / - / - ; 4A6 / - / - / - ; turn 0",
         {"4": ("dog-why-finish-short", "D15"), "6": ("dog-why-finish-short", "D15")}),
        ("4 2x2 braendi ; f2,f3,f4 / - / - / - ; 3K / - / - / - ; turn 0",
         {"3": ("dog-why-finish-short", "D15")}),
        ("4 2x2 braendi ; 0*,f2,f3,f4 / 16* / - / - ; K9 / - / - / - ; turn 0", {}),
        ("4 2x2 braendi ; f1,f2,f3,f4 / - / - / 40 ; 59J / - / - / - ; turn 0",
         {"5": ("dog-why-kennel", "D12"), "9": ("dog-why-kennel", "D12"),
          "J": ("dog-why-jack-mine", "D17")}),
        ("2 solo braendi ; - / - ; 257 / 5 ; turn 0",
         {"5": ("dog-why-kennel", "D12"), "7": ("dog-why-kennel", "D12")}),
    ],
)  # fmt: skip
def test_reasons_for_the_cards_of_a_hand(position: str, expected: dict[str, tuple[str, str]]):
    """Each card that cannot be played has its reason and paragraph; the others have none."""
    assert reasons(position) == expected


def test_an_ace_behind_a_blockade_with_the_start_taken():
    """D12: one reason a card; who bars the way comes before who sits on the start."""
    position = "4 2x2 braendi ; 0*,15 / 16* / - / - ; A / - / - / - ; turn 0"
    assert reasons(position) == {}
    position = "4 2x2 classic ; 15,f2,f3,f4 / 16 / - / - ; A / - / - / - ; turn 0"
    assert reasons(position) == {"A": ("dog-why-sperre", "D6")}


def test_reasons_are_there_before_ones_turn():
    """A player sees the own dead cards while others think."""
    position = "4 2x2 braendi ; - / 20 / - / - ; 5A / 5 / - / - ; turn 1"
    assert reasons(position, seat=0) == {"5": ("dog-why-kennel", "D12")}
