"""Whole matches among random and computer players, watched at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.protocol import NATURE, Setup
from games.rummy import RUMMY
from games.rummy.board import TILES, spread
from games.rummy.judge import lay_to
from games.rummy.solver import most, place
from games.rummy.state import Action, Draw, Pass, State, View
from tests.contract.samples import wander
from tests.dice import QuickDice

MOST_ACTIONS = 2000  # a round that takes longer does not end
TABLES = (
    ("random", "random"),
    ("normal", "random"),
    ("easy", "normal"),
    ("random", "random", "random"),
    ("random", "easy", "normal"),
    ("random", "normal", "random", "easy"),
    ("normal", "normal", "normal", "normal"),
)
"""Who sits where. `random` lays some tiles wherever they fit, `presses` any buttons."""


def match(levels: Sequence[str], seed: object, **options: str) -> Iterator[State]:
    """Every state of a match; it fails where tiles or points get lost, or it does not end."""
    dice = QuickDice(seed)
    state = RUMMY.start(Setup(len(levels), tuple(sorted(options.items()))))
    taken = 0
    while due := RUMMY.turn(state):
        assert_nothing_is_lost(state)
        yield state
        if due == (NATURE,):
            action, taken = RUMMY.chance(state, dice), 0
        else:
            action = chosen(RUMMY.view(state, due[0]), levels[due[0]], dice)
        taken += 1
        assert taken < MOST_ACTIONS, "the round does not end"
        state = RUMMY.apply(state, due[0], action).state
    assert_nothing_is_lost(state)
    yield state


def assert_nothing_is_lost(state: State) -> None:
    """R1, R15: 106 tiles once they are dealt, and points that add up to zero."""
    everything = spread(state.table) + Counter(state.stock)
    for rack in state.racks:
        everything += Counter(rack)
    assert state.due == "shuffle" or state.starter == NATURE or everything == Counter(TILES)
    assert sum(state.scores) == 0
    outcome = RUMMY.outcome(state)
    assert outcome is None or all(sum(row) == 0 for row in outcome.rounds)


def chosen(view: View, level: str, dice: QuickDice) -> Action:
    """What a player of that kind does."""
    if level == "random":
        return at_random(view, dice)
    if level == "presses":
        return wander(RUMMY, view, dice) or RUMMY.choose(view, "easy", dice)
    return RUMMY.choose(view, level, dice)


def at_random(view: View, dice: QuickDice) -> Action:
    """Up to three tiles where they fit, an opening now and then; else what is left to do."""
    if dice.below(3):
        some = dice.shuffled(view.rack)[: 1 + dice.below(3)]
        if view.is_open:
            answer = place(view.table, some, opened=True)
        else:
            answer = most(view.table, view.rack, by="tiles", opened=False)
        if answer.table is not None:
            return lay_to(view.table, answer.table)
    return Draw() if view.stock_size else Pass()
