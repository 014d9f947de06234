"""What holds for every game: states, actions and positions survive as text and as data."""

from __future__ import annotations

import json

import pytest

from bot.words import Words
from games import GAMES
from games.protocol import NATURE, Event, Later, Refused, Setup, Unreadable
from games.text import Text
from tests.contract.samples import FEW, NAMES, on_every_table, played, sampled
from tests.dice import QuickDice


@on_every_table
def test_states_and_actions_survive_as_data(key: str, setup: Setup):
    """Through JSON and back: the same position, the same record, the same action."""
    game = GAMES[key]
    for done in played(key, setup)[::3]:
        stored = json.loads(json.dumps(game.dump_state(done.before)))
        state = game.load_state(stored)
        assert state == done.before
        assert hash(state) == hash(done.before)
        for seat in (None, NATURE, *range(setup.players)):
            assert game.view(state, seat) == game.view(done.before, seat), "the record was lost"
        assert (
            game.load_action(json.loads(json.dumps(game.dump_action(done.action)))) == done.action
        )


@on_every_table
def test_a_log_replays_without_dice(key: str, setup: Setup):
    """The same actions give the same states and events, from the same start."""
    game, log = GAMES[key], played(key, setup)
    state = game.start(setup)
    for done in log:
        assert state == done.before
        step = game.apply(state, done.seat, game.load_action(game.dump_action(done.action)))
        assert step.events == done.events
        state = step.state
    assert state == log[-1].after


def test_what_is_worded_later_is_the_same_event():
    """Who reads an event, replays it or stores it cannot tell when it was worded."""
    at_once = Event(Text("dog-played", who=1), readers=(0,))
    later = Later(lambda seat: Text("dog-played", who=seat), 1, readers=(0,))
    assert later == at_once
    assert at_once == later
    assert hash(later) == hash(at_once)
    assert later.text == at_once.text
    assert later != Later(lambda seat: Text("dog-played", who=seat), 2, readers=(0,))
    assert later != Event(Text("dog-played", who=1))


@on_every_table
def test_positions_survive_as_text(key: str, setup: Setup):
    """Reading is the inverse of writing, for every state of the game."""
    game = GAMES[key]
    for done in played(key, setup):
        for state in (done.before, done.after):
            assert game.read_position(game.write_position(state)) == state


@on_every_table
def test_actions_survive_as_notation(key: str, setup: Setup):
    """What is written can be read again, by the seat that acts and by NATURE."""
    game = GAMES[key]
    for done in played(key, setup):
        view = game.view(done.before, done.seat)
        text = game.write(view, done.action)
        again = game.apply(done.before, done.seat, game.read(view, text)).state
        assert again == done.after, text


@on_every_table
def test_garbage_is_unreadable_or_refused(key: str, setup: Setup):
    """Nothing that is typed is an exception of ours, and the answer has words."""
    game, dice, words = GAMES[key], QuickDice("garbage"), Words()
    log = played(key, setup)
    texts = [
        "",
        " ",
        "?",
        "\x00",
        "ß" * 500,
        "7" * 5000,
        "12>",
        ">12",
        "x",
        "-1",
        "give",
        "1 2 3 4 5 6 7 8",
    ]
    for done in sampled(key, setup, FEW):
        view = game.view(done.before, done.seat)
        some = log[dice.below(len(log))]
        typed = game.write(game.view(some.before, some.seat), some.action)
        cut = typed[: dice.below(len(typed) + 1)]
        for text in [*texts, typed, cut, cut[::-1], typed.upper(), typed.replace(" ", "  ")]:
            try:
                game.read(view, text)
            except (Refused, Unreadable) as trouble:
                assert words.say(trouble.text, NAMES)
            try:
                game.read_position(text)
            except Unreadable as trouble:
                assert words.say(trouble.text, NAMES)


@on_every_table
def test_broken_data_is_unreadable(key: str, setup: Setup):
    """A stored action that is none is told so."""
    for data in (None, [], ["?"], {"a": 1}, "play", 7, [None, None], [["play"]]):
        with pytest.raises(Unreadable):
            GAMES[key].load_action(data)
