"""Tables of every kind, and random games on them for the contract suite to look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

import pytest

from games import GAMES
from games.protocol import NATURE, Event, Game, Option, Refused, Setup
from tests.dice import QuickDice

MANY = 400  # plays looked at when one is picked; some positions have half a million
FEW = 12  # positions looked at closely, a table
NAMES = ("Anna", "Luis", "Mia", "Friederike", "Noé", "Ravi")
WANDERED = 60  # actions by random walks where plays cannot be listed; then computers play
MOST_ACTIONS = 6000  # a game that takes longer does not end


@dataclass(frozen=True)
class Done:
    """One action of a game: before, who, what, after, and what was told."""

    before: Any
    seat: int
    action: Any
    after: Any
    events: tuple[Event, ...]


def setups(game: Game[Any, Any, Any]) -> Iterator[Setup]:
    """Every number of players; and every value of every option, with as few and as many as can be.

    An option that is a question only after another answer is met with that answer, by as few.
    """
    for players in game.counts:
        yield Setup(players)
        for option in game.options:
            asked = [count for count in game.counts if option.when(Setup(count))]
            for value in option.values:
                if value != option.default and players in (*asked[:1], *asked[-1:]):
                    yield Setup(players, ((option.name, value),))
    for option in game.options:
        first = None if _plainly_asked(game, option) else next(_asking(game, option), None)
        for value in option.values:
            if first is not None and value != option.default:
                yield Setup(first.players, (*first.options, (option.name, value)))


def _plainly_asked(game: Game[Any, Any, Any], option: Option) -> bool:
    return any(option.when(Setup(players)) for players in game.counts)


def _asking(game: Game[Any, Any, Any], option: Option) -> Iterator[Setup]:
    """Tables with one other answer after which this option is a question."""
    for players in game.counts:
        for other in game.options:
            for value in other.values:
                setup = Setup(players, ((other.name, value),))
                if other is not option and option.when(setup):
                    yield setup


TABLES = [(key, setup) for key, game in GAMES.items() for setup in setups(game)]


def name(table: tuple[str, Setup]) -> str:
    """A kind of table in a word."""
    key, setup = table
    return "-".join([key, str(setup.players), *(f"{n}={v}" for n, v in setup.options)])


def on_every_table(test: Any) -> Any:
    """The test once a kind of table; all tests of a table in one process, which plays it once."""
    cases = [
        pytest.param(
            key, setup, id=name((key, setup)), marks=pytest.mark.xdist_group(name((key, setup)))
        )
        for key, setup in TABLES
    ]
    return pytest.mark.parametrize(("key", "setup"), cases)(test)


def pick(game: Game[Any, Any, Any], view: Any, dice: QuickDice) -> Any:
    """Some action of the viewing seat, at random where plays can be listed."""
    plays = game.plays(view)
    if plays is None:
        return wander(game, view, dice) or game.choose(view, "easy", dice)
    listed = list(islice(plays, MANY))
    return listed[dice.below(len(listed))]


def wander(game: Game[Any, Any, Any], view: Any, dice: QuickDice, steps: int = 8) -> Any:
    """The play that a random walk through the menu comes to, if it comes to one."""
    path: tuple[int, ...] = ()
    prompt = game.prompt(view, path)
    for _ in range(steps):
        if prompt.play is not None and (not prompt.choices or dice.below(3)):
            return prompt.play
        if not prompt.choices:
            return None
        path = (*path, prompt.choices[dice.below(len(prompt.choices))].step)
        prompt = game.prompt(view, path)
    return prompt.play


@cache
def played(key: str, setup: Setup) -> list[Done]:
    """A whole random game; computer players finish what would take for ever."""
    game, dice = GAMES[key], QuickDice(f"{key} {setup}")
    state, log = game.start(setup), []
    while due := game.turn(state):
        assert len(log) < MOST_ACTIONS, "the game does not end"
        seat = due[dice.below(len(due))]
        if seat == NATURE:
            action = game.chance(state, dice)
        elif game.plays(view := game.view(state, seat)) is None and len(log) > WANDERED:
            action = game.choose(view, "normal", dice)
        else:
            action = pick(game, view, dice)
        step = game.apply(state, seat, action)
        log.append(Done(state, seat, action, step.state, step.events))
        state = step.state
    return log


def sampled(key: str, setup: Setup, how_many: int) -> list[Done]:
    """Some of the people's actions of that game, spread over it, its end included."""
    log = [done for done in played(key, setup) if done.seat != NATURE]
    every = max(1, len(log) // how_many)
    return log[-1::-every]


def accepted(game: Game[Any, Any, Any], state: Any, seat: int, action: Any) -> Any:
    """The state that an action leads to, or None where it is refused."""
    try:
        return game.apply(state, seat, action).state
    except Refused:
        return None


def due_views(game: Game[Any, Any, Any], done: Done) -> list[tuple[int, Any]]:
    """The views of the seats that must act."""
    return [
        (seat, game.view(done.before, seat)) for seat in game.turn(done.before) if seat != NATURE
    ]
