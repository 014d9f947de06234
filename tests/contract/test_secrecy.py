"""What holds for every game: a seat learns what it may know, and nothing else."""

from __future__ import annotations

from typing import Any

from games import GAMES
from games.protocol import NATURE, Refused, Setup
from games.text import Text
from tests.contract.facts import FACTS
from tests.contract.samples import FEW, on_every_table, played, sampled
from tests.dice import QuickDice


@on_every_table
def test_imagined_states_look_the_same(key: str, setup: Setup):
    """`view(imagine(v)) == v`, hidden zones vary, and all that is made for the seat stays."""
    game, dice, varied = GAMES[key], QuickDice("imagine"), False
    for done in sampled(key, setup, FEW):
        for seat in (None, *range(setup.players)):
            view = game.view(done.before, seat)
            imagined = game.imagine(view, dice)
            again = game.view(imagined, seat)
            assert again == view
            varied = varied or imagined != done.before
            assert game.read_position(game.write_position(imagined)) == imagined
            assert game.turn(imagined) == game.turn(done.before)
            if seat is not None:
                assert game.prompt(again) == game.prompt(view)
                assert game.reasons(again) == game.reasons(view)
            if seat in game.turn(done.before):
                choices = [game.choose(v, "normal", QuickDice("same")) for v in (view, again)]
                assert choices[0] == choices[1]
    assert varied == FACTS[key].hides
    everything = game.view(played(key, setup)[-1].after, NATURE)
    assert game.imagine(everything, dice) == played(key, setup)[-1].after


@on_every_table
def test_events_tell_a_reader_only_what_the_reader_may_know(key: str, setup: Setup):
    """If two states look the same to a reader before and after, so do the events."""
    game, dice = GAMES[key], QuickDice("events")
    compared = 0
    log = played(key, setup)
    for done in log[:: max(1, len(log) // 60)]:
        for reader in (None, *range(setup.players)):
            for _ in range(3):
                other = game.imagine(game.view(done.before, reader), dice)
                try:
                    step = game.apply(other, done.seat, done.action)
                except Refused:
                    continue
                if game.view(step.state, reader) == game.view(done.after, reader):
                    compared += 1
                    assert readable(step.events, reader) == readable(done.events, reader)
    assert compared > 20


def readable(events: Any, reader: int | None) -> list[Text]:
    return [e.text for e in events if e.readers is None or reader in e.readers]
