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
    gallery: str = ""  # the theme in which it is shown in the README, if it is

    def show(self, key: str) -> dict[str, Any]:
        """What `paint` is called with."""
        game = GAMES[key]
        state = game.read_position(self.position)
        for play in self.plays:
            (actor,) = game.turn(state)
            state = game.apply(state, actor, game.read(game.view(state, actor), play)).state
        view, marks = game.view(state, self.seat), ()
        if self.path:
            prompt = game.prompt(view, self.path)
            view = prompt.preview
            marks = pointing(prompt)
        shown = {"view": view, "since": len(self.plays), "marks": marks}
        return {"game": key, "names": self.names, "say": say, **shown}


STOCK = " ; stock " + "A23456789TJQKX" * 3 + "23568QK"
FOUR = "4 2x2 braendi ; 6,44,f4 / 9,61 / 40,35,f3 / 20,26,51 ; 45QK / AA99 / JJ68 / T345 ; turn 3"
THREE_PATHS = "4 2x2 braendi ; 6,44,f4 / 3,61 / 5,35 / 20,8 ; 45Q6 / A899 / J668 / T345 ; turn 0"
SEVEN = "4 2x2 braendi ; 9,40,63 / 16*,34,10 / 28,53,f3 / 21,56 ; {} / K9 / Q8 / AT ; turn 0"
SIX = (
    "6 3x2 braendi ; 5,82,f4 / 16*,51,40 / 23,27,f3 / 8,44,48 / f3,f4 / 30,66,75 ;"
    " 8KK99X / A9997J / KJ6345 / 434345 / 556688 / TT6QQQ ; turn 2"
)

SCENES: dict[str, dict[str, Scene]] = {
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
