"""Positions that any club player sees: one clear idea each, and every play that has it."""

from __future__ import annotations

from typing import NamedTuple

from games.dog.board import DECK, bag, cards


class Club(NamedTuple):
    """A position, and all the plays that a sensible player would accept."""

    title: str
    position: str
    good: tuple[str, ...]


def club(title: str, text: str, *good: str) -> Club:
    """A position of which only board, hands and turn matter.

    Cards that nobody holds are all in the stock, so nobody can count what the others have;
    the round is one that dealt enough cards.
    """
    hands = [part.strip().replace("-", "") for part in text.split(" ; ")[2].split("/")]
    stock = cards(DECK - bag("".join(hands)))
    number = 7 - max(2, *map(len, hands))
    return Club(title, f"{text} ; round {number} ; stock {stock}", good)


# Red is 0 and starts on 0, blue 1 on 16, green 2 on 32, yellow 3 on 48; red plays with green.
CLUB: list[Club] = [
    # Winning, and coming home
    club(
        "win at once, whatever else there is to hit",
        "4 2x2 braendi ; 61,f2,f3,f4 / 10,20 / f1,f2,f3,f4 / 40,f4 ; 4K9 / 58Q / 36T / 29A ; turn 0",
        "4 61>f1",
    ),
    club(
        "win at once with the partner's last marble",
        "4 2x2 braendi ; f1,f2,f3,f4 / 12,41 / 30,f2,f3,f4 / 38,f4 ; 38A / 52K / 6T9 / 9Q4 ; turn 0",
        "3 30>f1",
    ),
    club(
        "the rest of the seven wins for the partner",
        "4 2x2 braendi ; 62,f2,f3,f4 / 5,44 / 29,f2,f3,f4 / 20,f4 ; 79Q / 52K / 68T / 9A4 ; turn 0",
        "7 62>f1 29>f1",
    ),
    club(
        "go in deep, do not block the door",
        "4 2x2 braendi ; 50,61,f4 / 55,20 / 36,40 / 10 ; 46 / 5K / 9T / 8Q ; turn 0",
        "6 61>f3",
    ),
    club(
        "home rather than once more round, even with a hit on the way",
        "4 2x2 braendi ; 25,58 / 19,40 / 36 / 3,52 ; 952 / 58K / 6T3 / 9QA ; turn 0",
        "9 58>f3",
    ),
    club(
        "the seven tidies the finish and lets the next one in",
        "4 2x2 braendi ; 61,f1 / 24,40 / 36 / 28,52 ; 79Q / 58K / 6T3 / 92A ; turn 0",
        "7 f1>f4 61>f1",
        "7 f1>f3 61>f2",
    ),
    club(
        "the inner one first: the others are out, both come home",
        "4 2x2 braendi ; 59,62 / 24,40 / 36 / 10,52 ; 68 / - / - / - ; turn 0",
        "6 62>f4",
    ),
    club(
        "a small card makes room for the next one",
        "4 2x2 braendi ; 62,f1 / 24,40 / 36 / 10,52 ; 24 / - / - / - ; turn 0",
        "2 f1>f3",
    ),
    club(
        "clear one's own start with the card that is not needed to go home",
        "4 2x2 braendi ; 0*,62 / 24,40 / 36 / 10,52 ; 94 / - / - / - ; turn 0",
        "9 0>9",
    ),
    # Fours
    club(
        "four back over the start, a five is in the hand",
        "4 2x2 braendi ; 2 / 24,40 / 36 / 20,28 ; 459 / 8QK / 6T3 / 92A ; turn 0",
        "4 2>62",
    ),
    club(
        "four back from the start, an eight is in the hand",
        "4 2x2 braendi ; 0* / 24,40 / 36 / 20,28 ; 48Q / 35K / 6T3 / 92A ; turn 0",
        "4 0>60",
    ),
    # Hitting
    club(
        "take the runner just before its home",
        "4 2x2 braendi ; 8,40 / 13,24 / 36 / 62 ; 569 / 8QK / 6T3 / 92A ; turn 0",
        "5 8>13",
    ),
    club(
        "one seven, two runners",
        "4 2x2 braendi ; 8,40 / 11,14 / 36 / 52 ; 739 / Q5K / T86 / 92A ; turn 0",
        "7 8>15",
        "7 8>14 40>41",
    ),
    club(
        "one seven: home with five, hit with two",
        "4 2x2 braendi ; 44,61 / 20 / 36 / 46,3 ; 79 / 5K / T8 / 9A ; turn 0",
        "7 61>f2 44>46",
        "7 61>f1 44>47",
    ),
    # Harm
    club(
        "do not send the partner home",
        "4 2x2 braendi ; 20 / 44 / 25,30 / 52 ; 53T / 5K9 / 8Q6 / 92A ; turn 0",
        "3 20>23",
    ),
    club(
        "the seven goes where the partner is not",
        "4 2x2 braendi ; 20,50 / 44 / 22 / 8 ; 7 / 5 / 8 / 9 ; turn 0",
        "7 50>57",
        "7 20>21 50>56",
    ),
    club(
        "do not park on a start whose owner wants to come out",
        "4 2x2 braendi ; 10,24,42,50 / - / 30 / - ; 66 / K5 / 84 / A9 ; turn 0",
        "6 50>56",
    ),
    # Out of the kennel, blockades, jokers
    club(
        "out with the king, the joker can wait",
        "4 2x2 braendi ; f2 / 24,40 / 36 / 10,52 ; K5X / 58Q / 6T3 / 92A ; turn 0",
        "K out",
    ),
    club(
        "come out in front of two who want to pass",
        "4 2x2 braendi ; 44 / 59,62 / 36 / 52 ; K95 / 58Q / 6T3 / 92A ; turn 0",
        "K out",
    ),
    club(
        "home with the nine, the joker can wait",
        "4 2x2 braendi ; 58,f4 / 24,40 / 36 / 10,52 ; 9X / 58 / 6T / 2A ; turn 0",
        "9 58>f3",
    ),
    club(
        "hold the blockade, two are waiting behind it",
        "4 2x2 braendi ; 0*,30 / 58,61 / 39 / 52 ; 59 / 8Q / 6T / 2A ; turn 0",
        "5 30>35",
    ),
    # Jacks
    club(
        "the jack for a whole lap",
        "4 2x2 braendi ; 2 / 61 / 20 / 10 ; J59 / 8QK / 6T3 / 92A ; turn 0",
        "J 2x61",
    ),
    club(
        "the jack that robs a runner",
        "4 2x2 braendi ; 3 / 20 / 25 / 45 ; J69 / 8QK / 5T3 / 92A ; turn 0",
        "J 3x45",
    ),
    club(
        "a jack must be played: not with the partner, not with one's best",
        "4 2x2 braendi ; 8,60 / - / 30 / 20 ; J / 8 / - / 9 ; turn 0",
        "J 8x20",
    ),
    club(
        "home before the jack has to be played",
        "4 2x2 braendi ; 60 / 5,24 / 36 / 12 ; 8J / 5K / 6T / 2A ; turn 0",
        "8 60>f4",
    ),
    # Helping
    club(
        "all home: out for the partner, with the king and not the joker",
        "4 2x2 braendi ; f1,f2,f3,f4 / 24,40 / f2,f4 / 10,52 ; KX5 / 58Q / 6T3 / 92A ; turn 0",
        "K out 32",
    ),
    # The exchange
    club(
        "the king for a partner who is stuck",
        "4 2x2 braendi ; 12,30,45 / 24,40 / - / 10,52 ; K958 / 58QQ / 6T39 / 92A4 ; turn 0 ; given - / - / - / -",
        "give K",
    ),
    club(
        "two kings, two who are stuck",
        "4 2x2 braendi ; - / 24,40 / - / 10,52 ; KK59 / 8QQ3 / 6T32 / 92AJ ; turn 0 ; given - / - / - / -",
        "give K",
    ),
    club(
        "the card that brings the partner's last one home",
        "4 2x2 braendi ; 61,f2,f3,f4 / 24,40 / 30,f2,f3,f4 / 10,52 ; 4369Q / 58QQ2 / 6T989 / 92A4T ; turn 0 ; given - / - / - / -",
        "give 3",
    ),
    club(
        "keep the only king, give what takes the partner home",
        "4 2x2 braendi ; - / 24,40 / 27 / 10,52 ; K92T / 58QQ / 6T32 / 92A4 ; turn 0 ; given - / - / - / -",
        "give 9",
    ),
    # Other tables
    club(
        "three pairs: the runner, not the partner",
        "6 3x2 braendi ; 20,40 / 70 / 29,60 / 46 / 5 / 88 ; 693 / 8QK / 5T3 / 92A / 368 / 4T5 ; turn 0",
        "9 20>29",
    ),
    club(
        "two trios: all home, help the one who can finish",
        "6 2x3 braendi ; f1,f2,f3,f4 / 24 / 30,f4 / 88 / 40 / 9 ; 59 / 8Q / T3 / 2A / 36 / 4T ; turn 0",
        "5 30>32f3",
    ),
    club(
        "two alone: steal, every move would hurt",
        "2 solo braendi ; 30 / 10,50 ; 2J / 5K ; turn 0",
        "2 steal blue",
    ),
    club(
        "two alone: steal the last card of one who needs a three",
        "2 solo braendi ; 20,40 / 30,f2,f3,f4 ; 259 / 3 ; turn 0",
        "2 steal blue",
    ),
    club(
        "three alone: the seven sends three home",
        "3 solo braendi ; 12 / 14 / 17,19 ; 75 / 8Q / T3 ; turn 0",
        "7 12>19",
    ),
    club(
        "classic: the own start is safe from those behind",
        "4 2x2 classic ; 20,55 / 50,52 / 36 / 10 ; 953 / 8QK / T46 / 92A ; turn 0",
        "9 55>0",
    ),
]
