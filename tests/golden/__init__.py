"""Golden playthroughs: a game in text a kind of table, so that nothing changes unnoticed."""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path

from bot.fairness import KeyedDice
from bot.words import Words
from games import GAMES
from games.protocol import NATURE, Setup
from tests.contract.samples import name

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Luis", "Mia", "Friederike", "Noé", "Ravi")
ACTIONS = 90


def transcript(key: str, setup: Setup) -> str:
    """The first actions of a random game: notation, what was told to whom, positions between."""
    game, words = GAMES[key], Words()
    state = game.start(setup)
    lines = [f"# {name((key, setup))}", game.write_position(state)]
    for number in range(ACTIONS):
        due = game.turn(state)
        if not due:
            break
        dice = KeyedDice(b"golden", number)
        seat = due[dice.below(len(due))]
        view = game.view(state, seat)
        if seat == NATURE:
            action = game.chance(state, dice)
        elif (plays := game.plays(view)) is None:
            action = game.choose(view, "easy", dice)
        else:
            # Sorted, so that the order in which plays are found may change.
            listed = sorted(islice(plays, 300), key=partial(game.write, view))
            action = listed[dice.below(len(listed))]
        who = "nature" if seat == NATURE else NAMES[seat]
        lines.append(f"\n{number + 1}. {who}: {game.write(view, action)}")
        state, events = game.apply(state, seat, action)
        for event in events:
            to = (
                ""
                if event.readers is None
                else f" (to {', '.join(NAMES[r] for r in event.readers)})"
            )
            lines.append(f"   {words.say(event.text, NAMES)}{to}")
        if number % 10 == 9:
            lines.append(f"   = {game.write_position(state)}")
    return "\n".join([*lines, "", game.write_position(state), ""])
