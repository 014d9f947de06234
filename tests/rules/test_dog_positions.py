"""The rule book of DOG, as tests: how positions are written."""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.protocol import NATURE, Unreadable
from tests.rules.dog_table import after, arg, board


@pytest.mark.parametrize(
    "position",
    [
        "4 2x2 braendi ; 0*,63 / - / 40,f4 / - ; 57K / A / 4X / - ; turn 0",
        "2 solo classic+nojoker ; 5 / 40 ; A / 2 ; turn 1",
        "6 2x3 braendi+canadian+nojoker ; 95,f1 / - / - / - / - / 80* ; - / - / - / - / - / A ; turn 5",
    ],
)
def test_a_short_position_is_one_in_the_middle_of_a_round(position: str):
    """RULES.md: what is not in a hand counts as laid down; round 1, player 0 opened."""
    state = DOG.read_position(position)
    assert (state.due, state.round, state.opener, state.stock) == ("play", 1, 0, "")
    written = DOG.write_position(state)
    assert written.startswith(f"{position} ; round 1 ; opener 0 ; stock - ; discard ")
    assert DOG.read_position(written) == state


@pytest.mark.parametrize(
    "more",
    [
        "stock 234 ; given A / - / - / -",
        "stock -",
        "stock 9TJQ",
    ],
)
def test_a_whole_state_survives_as_text(more: str):
    """RULES.md: stock top first, the exchange, what chance has to do."""
    position = (
        f"4 2x2 braendi ; 5 / - / - / - ; A2 / A3 / A4 / A5 ; turn 1 ; round 3 ; opener 1 ; {more}"
    )
    state = DOG.read_position(position)
    assert DOG.read_position(DOG.write_position(state)) == state
    assert f" ; {more.partition(' ; ')[0]} ; discard" in DOG.write_position(state)
    assert DOG.write_position(state).endswith("given A / - / - / -") == ("given" in more)


@pytest.mark.parametrize("due", ["shuffle", "draw", "steal 0>1"])
def test_what_chance_has_to_do_survives_as_text(due: str):
    """RULES.md: `due shuffle`, `due draw`, `due steal P>Q`."""
    state = DOG.read_position(f"2 solo braendi ; 5 / 40 ; A2 / 3 ; turn 0 ; due {due}")
    assert DOG.turn(state) == (NATURE,)
    assert DOG.write_position(state).endswith(f"due {due}")
    assert DOG.read_position(DOG.write_position(state)) == state


def test_after_the_end_the_turn_is_who_played_last():
    """The text form keeps who won when two are complete (D27)."""
    state = DOG.read_position("3 solo braendi ; f1,f2,f3,f4 / - / f1,f2,f3,f4 ; - / 5 / - ; turn 1")
    assert DOG.turn(state) == ()
    assert DOG.outcome(state).winners == (2,)
    played = after("2 solo braendi ; 62,f2,f3,f4 / 40 ; 3K / 5 ; turn 0", "3 62>f1")
    assert "turn 0" in DOG.write_position(played)
    assert DOG.read_position(DOG.write_position(played)) == played


def test_a_board_is_written_in_one_way():
    """Ring fields ascending, then the finish; `0*` keeps its star."""
    state = DOG.read_position("4 2x2 braendi ; f2,0*,9,f1 / 40,3 / - / - ; - / - / - / 5 ; turn 3")
    assert board(state) == "0*,9,f1,f2 / 3,40 / - / -"


GOOD = "4 2x2 braendi ; 5 / 20 / - / - ; A5 / K6 / Q7 / J8 ; turn 0"
SOLO = "2 solo braendi ; 5 / 40 ; A2 / 35 ; turn 0"


@pytest.mark.parametrize(
    ("part", "position"),
    [
        ("parts", ""),
        ("parts", "4 2x2 braendi ; - / - / - / -"),
        ("table", GOOD.replace("4 2x2", "4 3x2")),
        ("table", GOOD.replace("4 2x2", "4 solo")),
        ("table", GOOD.replace("4 2x2", "7 2x2")),
        ("table", GOOD.replace("braendi", "tock")),
        ("table", SOLO.replace("braendi", "braendi+canadian")),
        ("players", GOOD.replace("5 / 20 / - / -", "5 / 20 / -")),
        ("players", GOOD.replace(" / J8", "")),
        ("marble", GOOD.replace("5 / 20", "64 / 20")),
        ("marble", GOOD.replace("5 / 20", "5* / 20")),
        ("marble", GOOD.replace("5 / 20", "0* / 0")),
        ("marble", GOOD.replace("5 / 20", "20 / 20")),
        ("marble", GOOD.replace("5 / 20", "f5 / 20")),
        ("marble", GOOD.replace("5 / 20", "f1,f1 / 20")),
        ("marble", GOOD.replace("5 / 20", "x / 20")),
        ("marbles", GOOD.replace("5 / 20", "1,2,3,4,5 / 20")),
        ("cards", GOOD.replace("A5", "A1")),
        ("cards", GOOD.replace("A5 /", " /")),
        ("deck", GOOD.replace("A5", "AAAAAAAAA")),
        ("deck", GOOD.replace("A5 / K6", "AAAAAAAA / AAAAAAAA")),
        ("deck", GOOD.replace("A5 / K6", "AAAAA / AAAAA")),
        ("deck", GOOD + " ; discard A"),
        ("turn", GOOD.replace("turn 0", "round 1")),
        ("seat", GOOD.replace("turn 0", "turn 4")),
        ("seat", GOOD + " ; opener x"),
        ("round", GOOD + " ; round 0"),
        ("parts", GOOD + " ; weather fine"),
        ("parts", GOOD + " ; round 1 ; round 2"),
        ("parts", GOOD + " ; given K / - / - / -"),
        ("parts", GOOD + " ; given A5 / - / - / -"),
        ("players", GOOD + " ; given A / -"),
        ("due", GOOD + " ; given A / K / Q / J"),
        ("due", GOOD + " ; given A / - / - / - ; due shuffle"),
        ("due", GOOD + " ; due exchange"),
        ("due", GOOD + " ; due draw"),
        ("due", GOOD + " ; due steal 0>1"),
        ("due", GOOD + " ; due shuffle ; stock 23"),
        ("due", SOLO + " ; given A / -"),
        ("due", SOLO + " ; due nothing"),
        ("due", SOLO + " ; due steal 1>0"),
        ("due", SOLO + " ; due steal 0>0"),
        ("due", SOLO.replace("35", "-") + " ; due steal 0>1"),
        ("due", SOLO.replace("35", "-") + " ; due draw"),
    ],
)  # fmt: skip
def test_bad_positions_are_unreadable(part: str, position: str):
    """RULES.md, how positions are written: what is no position is told, with the part that is wrong."""
    with pytest.raises(Unreadable) as trouble:
        DOG.read_position(position)
    assert trouble.value.text.key == "dog-position-unreadable"
    assert arg(trouble.value.text, "part") == part


@pytest.mark.parametrize("hands", ["- / 5 / - / -", "- / - / - / -"])
def test_nobody_is_on_turn_without_cards(hands: str):
    """D28: who has no cards is skipped; a position that says otherwise is none, and says why."""
    with pytest.raises(Unreadable) as trouble:
        DOG.read_position(f"4 2x2 braendi ; - / 20 / - / - ; {hands} ; turn 0")
    assert trouble.value.text.key == "dog-position-no-cards"
    assert arg(trouble.value.text, "text") == "turn 0"


@pytest.mark.parametrize("due", ["steal 0>1", "play"])
def test_whoever_has_laid_down_the_last_card_may_be_on_turn(due: str):
    """D23: while a card is being stolen; D27: and once the game is over."""
    marbles = "f1,f2,f3,f4" if due == "play" else "5"
    state = DOG.read_position(f"2 solo braendi ; {marbles} / 40 ; - / 35 ; turn 0 ; due {due}")
    assert DOG.read_position(DOG.write_position(state)) == state
