"""Somebody who gets words only: what they write down of a position, from the lines they read.

Nothing here asks the engine. A line of text is heard, and a position in notation comes out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

RANKS = {"ace": "A", "10": "T", "jack": "J", "queen": "Q", "king": "K", "joker": "X"}
RANKS |= {str(n): str(n) for n in range(2, 10)}
CARD = "|".join(sorted(RANKS, key=len, reverse=True))
ORDER = "A23456789TJQKX"
DECK = Counter({rank: 6 if rank == "X" else 8 for rank in ORDER})
COLOURS = {"red": "r", "blue": "b", "black": "k", "yellow": "y"}


def _listed(text: str) -> list[str]:
    """'a, b and c'."""
    return [part for part in re.split(r", | and ", text) if part]


def _line(lines: Sequence[str], pattern: str) -> re.Match[str]:
    for line in lines:
        found = re.fullmatch(pattern, line)
        if found:
            return found
    raise AssertionError(f"nobody said {pattern!r}: {lines}")


# DOG


@dataclass
class Dog:
    """A position of DOG as it was heard; seats by the number of their colour."""

    marbles: dict[int, list[str]] = field(default_factory=dict)
    sizes: dict[int, int] = field(default_factory=dict)
    me: int = -1
    hand: str = ""
    exchange: bool = False
    round: int = 0
    left: int = 0
    discard: Counter[str] = field(default_factory=Counter)

    def written(self) -> str:
        """The marbles, as the notation has them."""
        return " / ".join(",".join(self.marbles[s]) or "-" for s in sorted(self.marbles))

    def position(self) -> str:
        """A position in which I am to play, with what I know."""
        hands = [self.hand if seat == self.me else "-" for seat in sorted(self.marbles)]
        return f"4 2x2 braendi ; {self.written()} ; {' / '.join(hands)} ; turn {self.me}"


SEATS = ("Vermillion", "Blue", "Green", "Yellow", "Black", "White")


def dog(lines: Sequence[str]) -> Dog:
    """What is heard of a position of DOG."""
    heard = Dog()
    head = _line(lines, r"DOG, round (\d+): (.*)\.")
    heard.round, heard.exchange = int(head[1]), head[2].startswith("cards are passed on")
    seat = re.compile(r"(.+) \((\w+), \w+, start (\d+)\): (.*); (\d) in the kennel; (\d) cards?\.")
    for line in lines:
        found = seat.fullmatch(line)
        if found is None:
            continue
        at = SEATS.index(found[2])
        if found[1] == "You":
            heard.me = at
        heard.marbles[at] = _marbles(re.sub(r" \[[^]]*\]", "", found[4]))
        assert len(heard.marbles[at]) + int(found[5]) == 4
        heard.sizes[at] = int(found[6])
    held = [re.fullmatch(r"Your hand: (.*)\.", line) for line in lines]
    told = next((one[1] for one in held if one), "")
    cards = re.findall(rf"(?:^|, | and )({CARD})(?=$|,| and | from | \(|: )", told)
    heard.hand = "".join(sorted((RANKS[card] for card in cards), key=ORDER.index))
    heard.left = int(_line(lines, r"Stock: (\d+)\. Dealer: .*\.")[1])
    out = dict(re.findall(rf"({CARD}) (\d+)", _line(lines, r"Not yet out: (.*)\.")[1]))
    heard.discard = Counter({RANKS[c]: DECK[RANKS[c]] - int(n) for c, n in out.items()})
    return heard


def _marbles(text: str) -> list[str]:
    """Ring fields in their order, one's own start with a star where it is barred; then the finish."""
    ring = re.findall(r"(\d+)( \(bars the way\))?, (?:\d+ before your start|on your start)", text)
    places = [field + ("*" if bars else "") for field, bars in ring]
    return places + [f"f{n}" for n in re.findall(r"finish (\d)", text)]


# Rummy


@dataclass
class Rummy:
    """A position of Rummy as it was heard."""

    sets: list[str] = field(default_factory=list)
    rack: list[str] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    opened: list[bool] = field(default_factory=list)
    stock: int = 0


def rummy(lines: Sequence[str]) -> Rummy:
    """What is heard of a position of Rummy; seats from the reader on."""
    heard = Rummy()
    for line in lines:
        found = re.fullmatch(r"\d+\. (.*?)(?:: .*)?\.", line)
        if found:
            heard.sets.append(_meld(found[1]))
        found = re.fullmatch(r"[^:]+: (\d+) tiles?, −?\d+ points?(.*)\.", line)
        if found:
            heard.sizes.append(int(found[1]))
            heard.opened.append("not opened" not in found[2])
        found = re.fullmatch(r"Your rack: (.*)\.", line)
        if found:
            heard.rack = _tiles(found[1])
        found = re.fullmatch(r"(\d+) tiles? (?:is|are) in the stock\.", line)
        if found:
            heard.stock = int(found[1])
    return heard


def _tiles(text: str) -> list[str]:
    """'red 8, 9 and 13, blue 1 and a joker'."""
    tiles, colour = [], ""
    for part in _listed(text):
        words = part.split()
        if words[-1] in ("joker", "jokers"):
            tiles += ["J"] * (1 if words[0] == "a" else int(words[0]))
            continue
        colour = COLOURS.get(words[0], colour)
        tiles.append(f"{colour}{words[-1]}")
    return tiles


def _meld(text: str) -> str:
    """'red 3 to 5 with a joker for 4', '8 in blue, black and a joker for red or yellow'."""
    row = re.fullmatch(r"(\w+) (\d+) to (\d+)(?: with a joker for (.*))?", text)
    if row:
        jokers = _listed(row[4] or "")
        numbers = range(int(row[2]), int(row[3]) + 1)
        tiles = ["J" if str(n) in jokers else f"{COLOURS[row[1].lower()]}{n}" for n in numbers]
        return f"[{' '.join(tiles)}]"
    group = re.fullmatch(r"(\d+) in (.*?)(?: and (a|\d+) jokers? for .*)?", text)
    assert group is not None, text
    tiles = [f"{COLOURS[colour.lower()]}{group[1]}" for colour in _listed(group[2])]
    tiles += ["J"] * (0 if group[3] is None else 1 if group[3] == "a" else int(group[3]))
    return f"{{{' '.join(tiles)}}}"


# Caminos


@dataclass
class Caminos:
    """A position of Caminos as it was heard: cells with their cubes from the bottom up."""

    columns: dict[str, str] = field(default_factory=dict)
    hands: list[str] = field(default_factory=list)
    green: bool = True

    def position(self) -> str:
        """A position in which I am to play."""
        rows = [
            ",".join(self.columns.get(f"{letter}{row}", "-") for letter in "abcdefgh")
            for row in range(8, 0, -1)
        ]
        hands = self.hands if self.green else self.hands[::-1]
        me = 0 if self.green else 1
        return (
            f"square {'/'.join(rows)} {'|'.join(hands)} {me} oo 0 G0Y0"
            f" ; starter {me} ; scores 0,0 ; round 1/1"
        )


def caminos(lines: Sequence[str]) -> Caminos:
    """What is heard of a position of Caminos; hands from the reader on."""
    heard = Caminos(green=_line(lines, r"You play (\w+)\.")[1] == "green")
    for line in lines:
        found = re.fullmatch(r"Row \d: (.*)\.", line)
        if found:
            for cell, cubes in (part.split() for part in found[1].split(", ")):
                heard.columns[cell] = "".join(one[0].upper() for one in cubes.split("-"))
        found = re.fullmatch(r"(?:You have|.*, \w+, has) (.*)\.", line)
        if found:
            left = dict(part.split()[::-1] for part in _listed(found[1]) if part[0].isdigit())
            heard.hands.append("".join(f"{stone}{left.get(stone, 0)}" for stone in "LTZO"))
    return heard
