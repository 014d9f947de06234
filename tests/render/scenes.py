"""Views to paint: chosen positions of each game for golden pictures, and random ones for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.words import Words
from games import GAMES
from games.protocol import NATURE, Setup
from games.text import Text
from render import pointing
from tests.contract.samples import pick
from tests.dice import QuickDice

NAMES = ("Anna", "Luis", "Mia", "Friederike", "Tom", "Yara")
WORDS = Words()


def say(text: Text) -> str:
    """English, with these names."""
    return WORDS.say(text, NAMES)


def say_long(text: Text) -> str:
    """A language whose words are twice as long."""
    return " ".join(word + word[::-1] if word.isalpha() else word for word in say(text).split(" "))


@dataclass(frozen=True)
class Scene:
    """A position and who looks at it: plays made since, answers given in the menu."""

    position: str
    plays: tuple[str, ...] = ()
    seat: int | None = None
    path: tuple[int, ...] = ()
    names: tuple[str, ...] = field(default=NAMES)
    since: int | None = None  # None: all of the plays are new
    marks: tuple[str, ...] = ()
    gallery: str = ""  # the theme in which it is shown in the README, if it is

    def show(self, key: str) -> dict[str, Any]:
        """What `paint` is called with."""
        game = GAMES[key]
        state = game.read_position(self.position)
        for play in self.plays:
            (actor,) = game.turn(state)
            state = game.apply(state, actor, game.read(game.view(state, actor), play)).state
        view, marks = game.view(state, self.seat), self.marks
        if self.path:
            prompt = game.prompt(view, self.path)
            view = prompt.preview
            marks = pointing(prompt)
        since = len(self.plays) if self.since is None else self.since
        shown = {"view": view, "since": since, "marks": marks}
        return {"game": key, "names": self.names, "say": say, **shown}


STOCK = " ; stock " + "A23456789TJQKX" * 3 + "23568QK"
FOUR = "4 2x2 braendi ; 6,44,f4 / 9,61 / 40,35,f3 / 20,26,51 ; 45QK / AA99 / JJ68 / T345 ; turn 3"
THREE_PATHS = "4 2x2 braendi ; 6,44,f4 / 3,61 / 5,35 / 20,8 ; 45Q6 / A899 / J668 / T345 ; turn 0"
SEVEN = "4 2x2 braendi ; 9,40,63 / 16*,34,10 / 28,53,f3 / 21,56 ; {} / K9 / Q8 / AT ; turn 0"
SIX = (
    "6 3x2 braendi ; 5,82,f4 / 16*,51,40 / 23,27,f3 / 8,44,48 / f3,f4 / 30,66,75 ;"
    " 8KK99X / A9997J / KJ6345 / 434345 / 556688 / TT6QQQ ; turn 2"
)

TILES = (
    "[r3 r4 r5] [r7 r8 r9 r10] [b1 b2 b3 b4] [b9 J b11 b12] [k3 k4 k5 k6 k7] [k10 k11 k12 k13]"
    " [y2 y3 y4 y5] [y6 y7 y8 y9] {r1 k1 y1} {b8 k8 J} {r12 b12 k12 y12}"
)
RACKS = "!r11 k1 / !r2 r2 r5 r9 b7 b10 b13 k3 k9 y1 y7 y10 y11 r6 / b1 b2 b5 / !y13 y13"
RUMMY = f"4 - ; {TILES} ; {RACKS} ; turn 0 ; scores 43,-23,-12,-8"
NINETY = (
    "[r1 r2 r3 r4] [r5 r6 r7 r8 r9] [r10 r11 r12 r13] [b1 b2 b3 b4 b5 b6 b7 b8] [b9 b10 b11 b12]"
    " [k2 k3 k4 k5] [k6 k7 k8] [k9 k10 k11 k12] [y1 y2 y3] [y4 y5 y6 y7 y8 y9] [y10 y11 y12 y13]"
    " {r1 b1 k1 y1} {r2 b2 y2} {r3 b3 y3} {r4 k4 y4} {r6 b6 k6 y6} {r7 b7 k7} {b8 k8 y8}"
    " {r9 b9 k9 y9} {r10 k10 y10 J} {r11 b11 k11} {b12 y12 J} {r13 b13 k13 y13}"
)
MANY = (
    "r1 r1 r2 r2 r6 r6 r9 r12 b3 b5 b6 b10 b10 b13 k1 k1 k3 k4 k8 k9 k13 y1 y1 y2 y3 y4 y6 y8 y10"
    " y11 y12 J J r13 r13 b1 b1 b2 b2 b4 b7 b8 k2"
)
PICKED = (200 + 2 * 19, 200 + 2 * 45)  # b7 and y7

TWO, FOUR_HANDS = "L4T4Z4O2|L4T4Z4O2 0 oo", "|".join(["L2T2Z2O1"] * 4) + " 0 oooo"
SQUARE = "square " + "/".join([",".join("-" * 8)] * 8) + f" {TWO} 0 G0Y0"
OCTAGON = (
    "octagon .,.,.,-,-,-,-,.,.,./.,.,-,-,-,-,-,-,.,./.,-,-,-,-,-,-,-,-,./"
    + "/".join([",".join("-" * 10)] * 4)
    + f"/.,-,-,-,-,-,-,-,-,./.,.,-,-,-,-,-,-,.,./.,.,.,-,-,-,-,.,.,. {FOUR_HANDS} 0 G0Y0"
    " ; starter 0 ; scores 12,0 ; round 2/2"
)
RING = (
    "ring+blue .,.,.,-,-,-,-,.,.,./.,.,-,-,-,-,-,-,.,./.,-,-,-,-,-,-,-,-,./-,-,-,-,.,.,-,-,-,-/"
    "-,-,-,.,.,.,.,-,-,-/-,-,-,.,.,.,.,-,-,-/-,-,-,-,.,.,-,-,-,-/.,-,-,-,-,-,-,-,-,./"
    f".,.,-,-,-,-,-,-,.,./.,.,.,-,-,-,-,.,.,. {TWO} 2 G0Y0"
)
RHOMBUS = (
    "rhombus .,.,.,.,.,-,.,.,.,.,./.,.,.,.,-,-,-,.,.,.,./.,.,.,-,-,-,-,-,.,.,./"
    ".,.,-,-,-,-,-,-,-,.,./.,-,-,-,-,-,-,-,-,-,./-,-,-,-,-,-,-,-,-,-,-/.,-,-,-,-,-,-,-,-,-,./"
    ".,.,-,-,-,-,-,-,-,.,./.,.,.,-,-,-,-,-,.,.,./.,.,.,.,-,-,-,.,.,.,./.,.,.,.,.,-,.,.,.,.,."
    f" {TWO} 0 G0Y0"
)
ON_SQUARE = (
    *("T d4 e4 e5 f4", "L a4 b4 c3 c4", "L d1 d2 d3 e3", "L d6 e6 e7 e8", "L c5 c6 c7 d5"),
    *("L b5x2 c5 d5", "Z e6 f6x2 g6", "Z b1 c1x2 d1", "L a2 b2 c2x2", "L b1 b2 b3x2"),
    *("Z d6 d7x2 d8", "T a7 b6 b7 b8"),
)
ON_RING = (
    *("B c9x3", "B f3 g3 h3", "L h6 i4 i5 i6", "Z c7 d7 d8 e8", "T g7 g8x2 g9", "T b4 c3 c4 d4"),
    *("L h7 i7x3", "L d9 d10 e10 f10", "Z f10x2 g10x2", "T c6x3 c7", "L j4x3 j5"),
)
ON_OCTAGON = (
    *("Z d9 d10 e8 e9", "L b6 b7 c6 d6", "L h3 h4 h5 i3", "L e4 e5 e6 f6", "Z f8 f9 g7 g8"),
    *("L a6 a7x3", "L h6 h7 i6 j6"),
)
ON_RHOMBUS = (
    *("L e6 e7 f6 g6", "L c4 d4 d5 d6", "Z e3 e4 f2 f3", "L g5 h5 h6 h7", "O e9x2 e10x2"),
    *("L e3 e4 e5x2", "Z f4 g3 g4 h3", "Z i5 j5 j6 k6", "L b7x2 c7 d7", "L e5 f5x3"),
)
BARRED = (
    "square -,-,-,-,-,-,-,-/-,-,-,-,-,-,-,-/-,-,-,-,-,-,-,-/-,-,-,-,-,-,-,-/-,-,-,G,-,-,-,-/"
    f"-,-,G,YYG,GGG,Y,YGY,-/-,-,-,-,-,-,-,-/-,-,-,-,-,-,-,- {TWO} 0 G0Y0"
)

SCENES: dict[str, dict[str, Scene]] = {
    "caminos": {
        "above": Scene(SQUARE, ON_SQUARE, since=1, gallery="light"),
        "several": Scene(SQUARE, ON_SQUARE[:8], seat=0, since=3),
        "solid": Scene(SQUARE, ON_SQUARE, since=1, marks=("solid",)),
        "barred": Scene(BARRED, names=("W" * 40, "李明", "Ζωή", "🎲")),
        "ring": Scene(RING, ON_RING, since=1),
        "ring-back": Scene(RING, ON_RING, since=1, marks=("solid:back",), gallery="dark"),
        "octagon-won": Scene(OCTAGON, ON_OCTAGON, since=1),
        "octagon-solid": Scene(OCTAGON, ON_OCTAGON[:6], since=1, marks=("solid",)),
        "rhombus": Scene(RHOMBUS, ON_RHOMBUS, since=1),
        "barred-solid": Scene(BARRED, marks=("solid",)),
        "gallery": Scene(SQUARE, ON_SQUARE[:4], seat=0, path=(0, 2, 6)),
        "few-ways": Scene(SQUARE, ON_SQUARE[:4], seat=0, path=(3, 7, 2)),
        "cells": Scene(SQUARE, ON_SQUARE[:4], seat=0, path=(0, 2)),
        "ghost": Scene(SQUARE, ON_SQUARE[:4], seat=0, path=(0, 2, 6, 0)),
    },
    "rummy": {
        "table": Scene(RUMMY, ("r11", "b7 y7 : [r8 r9 r10 r11] {r7 b7 y7}"), gallery="light"),
        "full": Scene(f"4 - ; {NINETY} ; !k3 / !b10 r12 / k1 r5 / !k5 y7 ; turn 2"),
        "rack": Scene(RUMMY, ("r11",), seat=1, path=PICKED),
        "preview": Scene(RUMMY, ("r11",), seat=1, path=(*PICKED, 2), gallery="dark"),
        "by-number": Scene(RUMMY, ("r11", "draw"), seat=1, path=(8, 200)),
        "large": Scene(f"2 - ; [r3 r4 r5] ; !k5 / !{MANY} ; turn 1", seat=1, path=(200 + 104,)),
        "over": Scene("3 - ; [r3 r4 r5] ; !r6 / b1 b2 J / !k9 k9 y1 ; turn 0", ("r6",), seat=1),
        "empty": Scene("2 - ; - ; r3 r4 r5 r6 / k1 k2 ; turn 0", seat=0),
    },
    "dog": {
        "board": Scene(FOUR + " ; round 8" + STOCK, ("T 51>61", "4 6>2", "A out", "J 40x26"), gallery="light"),
        "hand": Scene(
            "4 2x2 braendi ; 44,14,f4 / 61 / 23,35,f3 / 36,10 ;"
            " K3459 / KK99 / QJ682 / AT345 ; turn 1 ; round 22" + STOCK,
            ("K out", "Q 23>35", "A out"),
            seat=0,
            path=(4, 14),
            gallery="dark",
        ),
        "lanes": Scene(
            THREE_PATHS, ("6 6>12", "8 3>11", "6 5>11", "T 8>18"), names=("W" * 40, "李明", "Ζωή", "🎲")
        ),
        "seven": Scene(SEVEN.format("7K345A") + STOCK, seat=0, path=(7, 9, 3)),
        "seven-done": Scene(SEVEN.format("7K") + STOCK, seat=0, path=(7, 9, 3, 63, 2), gallery="light"),
        "joker": Scene(SEVEN.format("XJ") + STOCK, seat=0, path=(14, 40)),
        "swap": Scene(SEVEN.format("XJ") + STOCK, seat=0, path=(11, 40, 34)),
        "six": Scene(SIX + STOCK, ("K 27>40", "4 8>12", "fold", "T 75>85", "8 82>90"), gallery="dark"),
        "six-hand": Scene(SIX + STOCK, ("K 27>40", "4 8>12", "fold", "T 75>85", "8 82>90"), seat=1),
        "two": Scene(
            "2 solo braendi ; 0*,50,f2 / 32*,7 ; 2X / 9J5 ; turn 0 ; round 4", ("2 steal blue",), seat=1
        ),
        "three": Scene(
            "3 solo braendi ; 10,50,f2 / 16*,7 / 40,41,42 ; 75 / 9J5 / AQ ; turn 0 ; round 4",
            ("7 10>14 7>10",),
        ),
        "five": Scene(
            "5 solo braendi ; 10,50,f2 / 16*,7 / 40,41,42 / - / 66,f4 ;"
            " 55 / 5J9 / AQ / 22 / KX ; turn 0 ; round 9",
            ("5 50>55", "5 7>12"),
        ),
        "classic": Scene("4 2x2 classic ; 0,12 / 16 / 32* / - ; A / 3 / K / X ; turn 0 ; round 5", seat=0),
    }
}  # fmt: skip


def walk(key: str, setup: Setup, seed: str, actions: int, every: int) -> Iterator[tuple[Any, int]]:
    """States of a random game, some way apart, each with how many people have acted since the last."""
    game, dice = GAMES[key], QuickDice(seed)
    state, since = game.start(setup), 0
    for number in range(actions):
        due = game.turn(state)
        if not due:
            break
        seat = due[dice.below(len(due))]
        if seat == NATURE:
            action = game.chance(state, dice)
        else:
            action = pick(game, game.view(state, seat), dice)
        state, since = game.apply(state, seat, action).state, since + 1
        if number % every == every - 1:
            yield state, since
            since = 0
    yield state, since
