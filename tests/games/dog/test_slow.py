"""The slow rules say what the rule book's examples and counts say."""

from __future__ import annotations

import pytest

from tests.games.dog import slow
from tests.games.dog.examples import COUNTS, EXAMPLES, Example, canonical


def results(position: str) -> set[str]:
    """Resulting boards, and the kind in place of the board for plays that leave it as it is."""
    return {
        board if kind == "play" else kind for kind, _card, board, _target in slow.outcomes(position)
    }


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e.paragraph}: {e.position}")
def test_examples(example: Example) -> None:
    """D1 to D28: an example gives all the results, or some of them."""
    found, told = results(example.position), set(example.results)
    assert found == told if example.exact else found >= told


@pytest.mark.parametrize(
    ("position", "depth", "number"),
    [(pos, depth, n) for pos, numbers in COUNTS for depth, n in enumerate(numbers, start=1)],
)
def test_counts(position: str, depth: int, number: int) -> None:
    """Sequences of distinct plays are as many as the rules file says."""
    assert slow.count(position, depth) == number


def test_boards_are_canonical() -> None:
    """Ring fields ascending, then finish fields, for reader and writer alike."""
    table = slow.Table(2, "solo", "braendi", frozenset())
    assert canonical("f2,9,f1,0* / -") == "0*,9,f1,f2 / -"
    assert slow.write_board(table, slow.read_board("f2,9,f1,0* / -")) == "0*,9,f1,f2 / -"


def test_further_parts_are_ignored() -> None:
    """Rounds, stock and discard have no say in what can be played."""
    position = "2 solo braendi ; 15 / 40 ; 3 / - ; turn 0"
    assert slow.outcomes(f"{position} ; round 2 ; opener 0") == slow.outcomes(position)


@pytest.mark.parametrize(
    ("position", "kinds"),
    [
        ("2 solo braendi ; 5 / 40 ; X / - ; turn 0", {"play"}),
        ("3 solo classic ; - / 5 / - ; 2 / 5 / Q ; turn 0", {"steal"}),
        ("4 2x2 braendi ; 5 / - / - / - ; J2 / 5 / - / - ; turn 0", {"play"}),
        ("4 2x2 braendi ; f1,f2,f3,f4 / - / 40 / - ; J / - / - / - ; turn 0", {"idle_jack"}),
        ("4 2x2 braendi ; - / - / - / - ; - / A / - / - ; turn 0", set()),
    ],
)
def test_kinds(position: str, kinds: set[str]) -> None:
    """D17, D23, D28: stealing needs a victim with cards and a table of 2, 3 or 5."""
    assert {outcome[0] for outcome in slow.outcomes(position)} == kinds


def test_steals_name_card_and_victim() -> None:
    """D23: one play for each card laid down and each opponent with cards."""
    position = "3 solo braendi ; - / - / - ; 22X / 5 / Q ; turn 0"
    assert {(o[1], o[3]) for o in slow.outcomes(position) if o[0] == "steal"} == {
        *{("2", 1), ("2", 2), ("X", 1), ("X", 2)},
    }


@pytest.mark.parametrize(
    ("position", "outcome", "following"),
    [
        (
            "4 2x2 braendi ; 5 / - / - / - ; 33 / - / 7 / A ; turn 0",
            ("play", "3", "8 / - / - / -", None),
            "4 2x2 braendi ; 8 / - / - / - ; 3 / - / 7 / A ; turn 2",
        ),
        (
            "4 2x2 braendi ; - / - / - / - ; 33 / - / - / - ; turn 0",
            ("fold", "", "- / - / - / -", None),
            None,
        ),
        (
            "4 2x2 braendi ; 5 / 16* / - / - ; JQ / - / - / - ; turn 0",
            ("idle_jack", "J", "5 / 16* / - / -", None),
            "4 2x2 braendi ; 5 / 16* / - / - ; Q / - / - / - ; turn 0",
        ),
        (
            "2 solo braendi ; 63,f2,f3,f4 / - ; 2A / K ; turn 0",
            ("play", "2", "f1,f2,f3,f4 / -", None),
            None,
        ),
    ],
)
def test_after(position: str, outcome: slow.Outcome, following: str | None) -> None:
    """D27, D28: a fold empties the hand, seats without cards are skipped, the end is the end."""
    assert outcome in slow.outcomes(position)
    assert slow.after(position, outcome) == following


@pytest.mark.parametrize(
    ("position", "winners"),
    [
        ("2 solo braendi ; f1,f2,f3,f4 / f1,f2,f3,f4 ; - / - ; turn 1", {1}),
        ("3 solo braendi ; f1,f2,f3,f4 / - / f1,f2,f3,f4 ; - / - / - ; turn 1", {2}),
        ("4 2x2 braendi ; f1,f2,f3,f4 / - / 5,f2,f3,f4 / - ; - / - / - / - ; turn 0", None),
        ("4 2x2 braendi ; - / f1,f2,f3,f4 / - / f1,f2,f3,f4 ; - / - / - / - ; turn 3", {1, 3}),
    ],
)
def test_won(position: str, winners: set[int] | None) -> None:
    """D27: parties win whole, and of two that are complete the player's own, then the next."""
    assert slow.won(position) == winners


def test_joker_may_not_finish_anybody() -> None:
    """D26: alone, a joker as seven may not complete an opponent either."""
    position = "2 solo {} ; 5 / 31,f2,f3,f4 ; X / - ; turn 0"
    opponent_home = "10 / f1,f2,f3,f4"
    assert opponent_home in results(position.format("braendi"))
    assert opponent_home not in results(position.format("braendi+nojoker"))
