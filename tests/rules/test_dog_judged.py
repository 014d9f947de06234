"""The rule book of DOG, as tests: an action that nobody typed or chose is judged all the same."""

from __future__ import annotations

import pytest

from games.dog import DOG
from games.dog.board import FINISH, KENNEL
from games.dog.state import Action, Draw, Fold, Give, Idle, Play, Shuffle, Steal, Swap, Taken
from games.protocol import NATURE, Refused

PAIRS = "4 2x2 braendi ; {} ; {} / 5 / 5 / 5 ; turn 0"


@pytest.mark.parametrize(
    ("paragraph", "position", "action", "key"),
    [
        ("D5", PAIRS.format("13 / 16* / - / -", "5"), Play("5", ((13, 18),)), "dog-why-barred"),
        ("D5", PAIRS.format("5 / 16* / - / -", "J"), Swap("J", 5, 16), "dog-why-swap-barred"),
        ("D5", PAIRS.format("0* / 20 / - / -", "X"), Swap("X", 0, 20), "dog-why-swap-barred"),
        ("D7", PAIRS.format("13 / - / - / -", "5"), Play("5", ((13, 19),)), "dog-why-steps"),
        ("D7", PAIRS.format("13 / - / - / -", "5"), Play("6", ((13, 19),)), "dog-not-held"),
        ("D7", PAIRS.format("13 / - / - / -", "5"), Play("?", ((13, 19),)), "dog-not-held"),
        ("D12", PAIRS.format("- / - / - / -", "K"), Play("K", ((KENNEL, 16),)), "dog-why-own-start"),
        ("D12", PAIRS.format("- / - / - / -", "K"), Play("K", ((KENNEL + 1, 16),)), "dog-why-not-yours"),
        ("D13", PAIRS.format("0* / - / - / -", "3"), Play("3", ((0, FINISH + 2),)), "dog-why-fresh-finish"),
        ("D4", PAIRS.format("15 / - / - / -", "3"), Play("3", ((15, FINISH + 5),)), "dog-why-steps"),
        ("D15", PAIRS.format("f1 / - / - / -", "2"), Play("2", ((FINISH, 2),)), "dog-why-steps"),
        ("D17", PAIRS.format("5 / 20 / - / -", "5"), Swap("5", 5, 20), "dog-why-no-swap"),
        ("D17", PAIRS.format("5 / f1 / - / -", "J"), Swap("J", 5, FINISH + 4), "dog-why-swap-finish"),
        ("D17", PAIRS.format("5 / 20 / - / -", "J"), Idle(), "dog-why-no-idle"),
        ("D18", PAIRS.format("5 / - / - / -", "7"), Play("7", ()), "dog-why-seven-sum"),
        ("D18", PAIRS.format("5 / - / - / -", "7"), Play("7", ((5, 8),)), "dog-why-seven-sum"),
        ("D22", PAIRS.format("5 / 20 / - / -", "7"), Play("7", ((20, 27),)), "dog-why-not-yours"),
        ("D23", PAIRS.format("5 / 20 / - / -", "2"), Steal("2", 1), "dog-why-no-steal"),
        ("D23", "2 solo braendi ; 5 / 20 ; 2 / - ; turn 0", Steal("2", 1), "dog-why-no-cards"),
        ("D23", "2 solo braendi ; 5 / 20 ; 22 / 5 ; turn 0", Steal("2", 0), "dog-why-no-cards"),
        ("D23", "2 solo braendi ; 5 / 20 ; 2 / 5 ; turn 0", Steal("2", 7), "dog-why-no-cards"),
        ("D23", "2 solo braendi ; 5 / 20 ; 3 / 5 ; turn 0", Steal("3", 1), "dog-why-no-steal"),
        (
            "D26",
            "4 2x2 braendi+nojoker ; 62,f2,f3,f4 / - / f1,f2,f3,f4 / - ; X / - / - / - ; turn 0",
            Play("X", ((62, FINISH),)),
            "dog-why-joker-finish",
        ),
        ("D28", PAIRS.format("5 / 20 / - / -", "2"), Fold(), "dog-why-no-fold"),
        ("D10", PAIRS.format("5 / 20 / - / -", "2"), Give("2"), "dog-exchange-over"),
        ("D8", PAIRS.format("5 / 20 / - / -", "2"), Shuffle("A"), "dog-chance-only"),
    ],
)  # fmt: skip
def test_actions_are_judged(paragraph: str, position: str, action: Action, key: str):
    """A play that a paragraph forbids is refused by the rules themselves, with that reason."""
    with pytest.raises(Refused) as refused:
        DOG.apply(DOG.read_position(position), 0, action)
    assert refused.value.text.key == key, paragraph


@pytest.mark.parametrize("action", [Shuffle("A"), Draw("55"), Taken("5"), Fold()])
def test_chance_acts_only_where_it_is_due(action: Action):
    """NATURE's actions are judged like any other."""
    with pytest.raises(Refused) as refused:
        DOG.apply(DOG.read_position("2 solo braendi ; 5 / 20 ; 2 / 5 ; turn 0"), NATURE, action)
    assert refused.value.text.key == "dog-bad-chance"
