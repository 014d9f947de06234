"""The examples of the rules of DOG, for the slow rules here and for the engine alike."""

from __future__ import annotations

from typing import NamedTuple


class Example(NamedTuple):
    """A position and what the cards of the seat on turn can make of it."""

    paragraph: str
    position: str
    exact: bool  # whether the results are all there are, or only some of them
    results: tuple[str, ...]  # canonical boards, or "fold", "idle_jack", "steal"


def canonical(board: str) -> str:
    """The same board with each player's ring fields, then finish fields, in ascending order."""

    def place(word: str) -> tuple[bool, int]:
        return word.startswith("f"), int(word.strip("f*"))

    players = [words.strip().split(",") for words in board.split("/")]
    return " / ".join(
        "-" if words == ["-"] else ",".join(sorted(words, key=place)) for words in players
    )


def example(paragraph: str, position: str, sign: str, *results: str) -> Example:
    """An example as the rules write it: `=>` gives all results, `~>` some."""
    boards = tuple(canonical(result) if "/" in result else result for result in results)
    return Example(paragraph, position, sign == "=>", boards)


EXAMPLES = [
    example(
        "D1",
        "4 2x2 braendi ; 60,f1,f2,f3 / - / - / - ; T / - / - / - ; turn 0",
        "=>",
        "6,f1,f2,f3 / - / - / -",
    ),
    example("D2", "2 solo braendi ; 15 / 40 ; 3 / - ; turn 0", "=>", "18 / 40"),
    example(
        "D3",
        "6 3x2 braendi ; f1,f2,f3,f4 / - / - / 50 / - / - ; 2 / - / - / - / - / - ; turn 0",
        "=>",
        "f1,f2,f3,f4 / - / - / 52 / - / -",
    ),
    example(
        "D4",
        "4 2x2 braendi ; 60 / - / - / - ; 8 / - / - / - ; turn 0",
        "=>",
        "4 / - / - / -",
        "f4 / - / - / -",
    ),
    example(
        "D5", "4 2x2 braendi ; 0*,63 / - / - / - ; 5 / - / - / - ; turn 0", "=>", "5,63 / - / - / -"
    ),
    example(
        "D5",
        "4 2x2 braendi ; - / 16*,18 / - / - ; - / 4 / - / - ; turn 1",
        "=>",
        "- / 16*,22 / - / -",
        "- / 18,20 / - / -",
        "- / 12,18 / - / -",
    ),
    example("D5", "4 2x2 braendi ; 13 / 16* / - / - ; 7 / - / - / - ; turn 0", "=>", "fold"),
    example(
        "D6",
        "4 2x2 braendi ; 0 / 60 / - / - ; - / 4 / - / - ; turn 1",
        "=>",
        "- / 0 / - / -",
        "0 / 56 / - / -",
    ),
    example(
        "D6", "4 2x2 classic ; 0 / 60 / - / - ; - / 4 / - / - ; turn 1", "=>", "0 / 56 / - / -"
    ),
    example(
        "D7",
        "4 2x2 braendi ; 5,8 / 6 / - / - ; 3 / - / - / - ; turn 0",
        "=>",
        "8 / 6 / - / -",
        "5,11 / 6 / - / -",
    ),
    example(
        "D12",
        "4 2x2 braendi ; 0 / - / - / - ; K / - / - / - ; turn 0",
        "=>",
        "0* / - / - / -",
        "13 / - / - / -",
    ),
    example(
        "D12", "4 2x2 classic ; 0 / - / - / - ; K / - / - / - ; turn 0", "=>", "13 / - / - / -"
    ),
    example(
        "D12", "4 2x2 braendi ; 0* / - / - / - ; K / - / - / - ; turn 0", "=>", "13 / - / - / -"
    ),
    example(
        "D13", "4 2x2 braendi ; 0* / - / - / - ; 3 / - / - / - ; turn 0", "=>", "3 / - / - / -"
    ),
    example(
        "D13",
        "4 2x2 braendi ; 0 / - / - / - ; 3 / - / - / - ; turn 0",
        "=>",
        "3 / - / - / -",
        "f3 / - / - / -",
    ),
    example(
        "D14",
        "4 2x2 braendi ; 62 / - / - / - ; 5 / - / - / - ; turn 0",
        "=>",
        "3 / - / - / -",
        "f3 / - / - / -",
    ),
    example(
        "D15",
        "4 2x2 braendi ; f1,f4 / - / - / - ; 2 / - / - / - ; turn 0",
        "=>",
        "f3,f4 / - / - / -",
    ),
    example(
        "D15",
        "4 2x2 braendi ; 62,f2 / - / - / - ; 5 / - / - / - ; turn 0",
        "=>",
        "3,f2 / - / - / -",
    ),
    example("D15", "4 2x2 braendi ; f1,f4 / - / - / - ; 3 / - / - / - ; turn 0", "=>", "fold"),
    example(
        "D16",
        "4 2x2 braendi ; 2 / - / - / - ; 4 / - / - / - ; turn 0",
        "=>",
        "6 / - / - / -",
        "62 / - / - / -",
    ),
    example("D16", "4 2x2 braendi ; f1,f4 / - / - / - ; 4 / - / - / - ; turn 0", "=>", "fold"),
    example(
        "D17",
        "4 2x2 braendi ; 0*,5 / 16*,20 / 40 / - ; J / - / - / - ; turn 0",
        "=>",
        "0*,20 / 16*,5 / 40 / -",
        "0*,40 / 16*,20 / 5 / -",
    ),
    example(
        "D17", "4 2x2 braendi ; 5 / 16* / - / - ; JT / - / - / - ; turn 0", "=>", "15 / 16* / - / -"
    ),
    example("D17", "4 2x2 braendi ; 5 / 16* / - / - ; JQ / - / - / - ; turn 0", "=>", "idle_jack"),
    example("D17", "4 2x2 braendi ; 0* / 20 / - / - ; J / - / - / - ; turn 0", "=>", "fold"),
    example("D17", "4 2x2 classic ; 5 / - / - / - ; J / - / - / - ; turn 0", "=>", "fold"),
    example(
        "D18",
        "4 2x2 braendi ; 0*,63 / - / - / - ; 7 / - / - / - ; turn 0",
        "~>",
        "63,7 / - / - / -",
        "f1,5 / - / - / -",
    ),
    example(
        "D18",
        "4 2x2 braendi ; f2,61 / - / - / - ; 7 / - / - / - ; turn 0",
        "~>",
        "f4,2 / - / - / -",
        "f3,3 / - / - / -",
    ),
    example(
        "D19", "4 2x2 braendi ; 5 / 8 / 12 / - ; 7 / - / - / - ; turn 0", "=>", "12 / - / - / -"
    ),
    example(
        "D19",
        "4 2x2 braendi ; 5,6 / - / - / - ; 7 / - / - / - ; turn 0",
        "~>",
        "12 / - / - / -",
        "5,13 / - / - / -",
        "6,12 / - / - / -",
    ),
    example(
        "D20",
        "4 2x2 braendi ; f3,f4 / 30 / - / - ; X / - / - / - ; turn 0",
        "=>",
        "0*,f3,f4 / 30 / - / -",
    ),
    example(
        "D21",
        "4 2x2 braendi+canadian ; - / - / 32* / - ; 7 / - / - / - ; turn 0",
        "=>",
        "- / - / 39 / -",
    ),
    example(
        "D22", "2 solo braendi ; 31 / 32* ; 7 / 5 ; turn 0", "~>", "38 / -", "31 / 39", "33 / 37"
    ),
    example("D22", "2 solo braendi ; 31 / 32* ; 6 / 5 ; turn 0", "=>", "fold"),
    example("D23", "2 solo braendi ; - / 40 ; 2 / 5 ; turn 0", "=>", "steal"),
    example("D23", "2 solo braendi ; 5 / 40 ; 2 / - ; turn 0", "=>", "7 / 40"),
    example(
        "D24",
        "4 2x2 braendi ; f1,f2,f3,f4 / - / 30 / - ; K / - / - / - ; turn 0",
        "=>",
        "f1,f2,f3,f4 / - / 43 / -",
        "f1,f2,f3,f4 / - / 30,32* / -",
    ),
    example(
        "D24",
        "6 2x3 braendi ; f1,f2,f3,f4 / - / 40 / - / 70 / - ; 3 / - / - / - / - / - ; turn 0",
        "=>",
        "f1,f2,f3,f4 / - / 43 / - / 70 / -",
        "f1,f2,f3,f4 / - / 40 / - / 73 / -",
    ),
    example(
        "D25",
        "4 2x2 braendi ; 62,f2,f3,f4 / - / 40 / - ; 7 / - / - / - ; turn 0",
        "=>",
        "f1,f2,f3,f4 / - / 44 / -",
        "5,f2,f3,f4 / - / 40 / -",
    ),
    example(
        "D25",
        "4 2x2 braendi ; 63,f2,f3,f4 / 3 / - / - ; 7 / - / - / - ; turn 0",
        "=>",
        "6,f2,f3,f4 / - / - / -",
    ),
    example(
        "D26",
        "4 2x2 braendi+nojoker ; 63,f2,f3,f4 / - / 62,f2,f3,f4 / - ; X / - / - / - ; turn 0",
        "~>",
        "f1,f2,f3,f4 / - / 62,f2,f3,f4 / -",
    ),
    example(
        "D26",
        "4 2x2 braendi+nojoker ; 62,f2,f3,f4 / - / f1,f2,f3,f4 / - ; 3 / - / - / - ; turn 0",
        "=>",
        "1,f2,f3,f4 / - / f1,f2,f3,f4 / -",
        "f1,f2,f3,f4 / - / f1,f2,f3,f4 / -",
    ),
    example(
        "D27",
        "4 2x2 braendi ; 62,f2,f3,f4 / - / f1,f2,f3,f4 / - ; 7 / - / - / - ; turn 0",
        "=>",
        "5,f2,f3,f4 / - / f1,f2,f3,f4 / -",
    ),
    example("D28", "4 2x2 braendi ; - / 20 / - / - ; 5JQ / - / - / - ; turn 0", "=>", "fold"),
]

# Numbers of sequences of distinct plays to depth 1, 2, ...; a fold counts as a play, and a line
# that ends earlier, because the round or the game is over, counts once.
COUNTS = [
    (
        "4 2x2 braendi ; 5,20 / 30,50 / 10 / 60 ; A47 / J8 / 7K / X2 ; turn 0",
        (17, 164, 444),
    ),
    (
        "4 2x2 braendi ; 0*,14,61 / 16*,40 / 32* / 15,50 ; 4J7 / 7AT / K2 / 9X ; turn 0",
        (28, 386, 772),
    ),
    (
        "4 2x2 braendi ; 0,62 / 60,16 / 33 / 48,2 ; 5A / 7 / J / 4 ; turn 0",
        (9, 101, 434, 1903),
    ),
    (
        "4 2x2 classic ; 0,62 / 60,16 / 33 / 48,2 ; 5A / 7 / J / 4 ; turn 0",
        (5, 53, 168, 784),
    ),
    (
        "4 2x2 braendi ; 62,f2,f3,f4 / 3,40 / 30,31 / 48* ; 7X / 5 / 7 / A ; turn 0",
        (40, 77, 706, 1412),
    ),
]
