"""DOG: full plays a second, and what random games are like."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import hypot
from statistics import fmean, mean, stdev
from typing import NamedTuple

from games.dog import DOG
from games.dog.state import Fold, Give, State
from games.protocol import NATURE, Setup
from tests.bench.table import Line, alternate
from tests.bench.yardstick import Chess
from tests.dice import QuickDice


class Known(NamedTuple):
    """What random games of a table were like in an independent implementation."""

    cards: float  # played, in the mean
    spread: float  # its standard deviation
    rounds: float
    games: int  # so many were looked at


TABLES = {
    "2x2 braendi": (Setup(4), 60, Known(926, 256, 66.1, 200)),
    "2x2 classic": (Setup(4, (("book", "classic"),)), 40, Known(905, 253, 73.8, 40)),
    "2x2 canadian": (Setup(4, (("canadian", "on"),)), 40, Known(899, 280, 64.6, 40)),
    "3x2": (Setup(6), 30, Known(1903, 521, 90.4, 40)),
    "2x3": (Setup(6, (("teams", "2x3"),)), 30, Known(2111, 551, 99.6, 40)),
    "2 alone": (Setup(2), 40, Known(374, 133, 49.4, 40)),
    "3 alone": (Setup(3), 20, Known(480, 159, 44.2, 40)),
}


def random_game(setup: Setup, dice: QuickDice) -> Iterator[tuple[State, object]]:
    """A game uniform over distinct plays, through the protocol: each position and what was done."""
    state = DOG.start(setup)
    while due := DOG.turn(state):
        seat = due[0]
        if seat == NATURE:
            action = DOG.chance(state, dice)
        else:
            plays = list(DOG.plays(DOG.view(state, seat)))
            action = plays[dice.below(len(plays))]
        yield state, action
        state = DOG.apply(state, seat, action).state


def plays_a_second(setup: Setup, seconds: float, dice: QuickDice) -> float:
    """Plays a second; exchange, deal and shuffles cost time but are not counted."""
    played, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        for state, _ in random_game(setup, dice):
            played += state.due == "play"
    return played / (time.process_time() - begin)


def lines(chess: Chess) -> Iterator[Line]:
    """The speed of 2x2, then a line a kind of table."""
    dice = QuickDice("dog")
    plays_a_second(Setup(4), 1, dice)
    ours, theirs, ratio = alternate(
        lambda: plays_a_second(Setup(4), 2, dice), lambda: chess.speed(2)
    )
    yield Line(
        "DOG: random full plays a second, 2x2",
        f"{ours:,.0f}/s",
        f"python-chess {theirs:,.0f}/s",
        ratio,
        least=1.5,
    )
    for name, (setup, games, known) in TABLES.items():
        yield _shape(name, setup, games, known)
    taken = presses()
    yield Line("DOG: presses a play, menus walked at random", f"{taken['all']:.2f}", goal="3")
    dear = " / ".join(f"{taken[card]:.2f}" for card in "7XJ")
    yield Line("DOG: presses of a seven / a joker / a jack", dear, goal="4")


def presses(games: int = 6) -> dict[str, float]:
    """Buttons a play with its confirmation, walking menus at random, and of the cards that have
    the most to say; a play that asks for no second look is made with its last answer.
    """
    pressed: dict[str, list[int]] = {"all": [], "7": [], "X": [], "J": []}
    dice = QuickDice("presses")
    for _ in range(games):
        state = DOG.start(Setup(4))
        while due := DOG.turn(state):
            seat = due[0]
            if seat == NATURE:
                state = DOG.apply(state, seat, DOG.chance(state, dice)).state
                continue
            view, path = DOG.view(state, seat), ()
            prompt = DOG.prompt(view, path)
            while prompt.choices and (prompt.play is None or dice.below(2)):
                path = (*path, prompt.choices[dice.below(len(prompt.choices))].step)
                prompt = DOG.prompt(view, path)
            count = len(path) + (prompt.look or bool(prompt.choices) or not path)
            card = getattr(prompt.play, "card", "")
            for kind in ("all", card):
                pressed.setdefault(kind, []).append(count)
            state = DOG.apply(state, seat, prompt.play).state
    return {kind: fmean(pressed[kind]) for kind in ("all", "7", "X", "J")}


def _shape(name: str, setup: Setup, games: int, known: Known) -> Line:
    """Cards and rounds of random games, beside the numbers of an independent implementation."""
    cards, rounds = [], []
    for seed in range(games):
        played = number = 0
        for state, action in random_game(setup, QuickDice(f"{name} {seed}")):
            number = state.round
            if state.due == "play" and not isinstance(action, Fold | Give):
                played += 1
        cards.append(played)
        rounds.append(number)
    # Both are samples, so both are uncertain.
    error = hypot(stdev(cards) / len(cards) ** 0.5, known.spread / known.games**0.5)
    return Line(
        f"DOG: {name}, {games} random games",
        f"cards {mean(cards):.0f} (sd {stdev(cards):.0f}), rounds {mean(rounds):.1f}",
        f"known {known.cards:.0f}, {known.rounds}",
        goal=f"{(mean(cards) - known.cards) / error:+.1f} standard errors",
    )
