"""What holds for every game: what can be agreed on before."""

from __future__ import annotations

import pytest

from bot.words import Words
from games import GAMES
from games.protocol import Refused, Setup
from tests.contract.samples import TABLES, on_every_table


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_option_is_met(key: str):
    """Also of those that are a question only after another answer: some table here has it."""
    agreed = [setup.options for game, setup in TABLES if game == key]
    for option in GAMES[key].options:
        for value in option.values:
            assert value == option.default or any((option.name, value) in o for o in agreed)


@on_every_table
def test_bad_setups_are_refused(key: str, setup: Setup):
    """Players and options that do not fit are told so."""
    game, words = GAMES[key], Words()
    for bad in (Setup(0), Setup(99), Setup(setup.players, (("no such option", "on"),))):
        with pytest.raises(Refused) as refused:
            game.start(bad)
        assert words.say(refused.value.text)
    for option in game.options:
        with pytest.raises(Refused):
            game.start(Setup(setup.players, ((option.name, "no such value"),)))
