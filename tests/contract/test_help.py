"""What holds for every game: computer players, time-outs, and reasons."""

from __future__ import annotations

from importlib.resources import files

from bot.words import Words
from games import GAMES
from games.protocol import LEVELS, Setup
from tests.contract.facts import FACTS
from tests.contract.samples import FEW, NAMES, accepted, due_views, on_every_table, sampled
from tests.dice import QuickDice


@on_every_table
def test_computer_players_play_by_the_rules(key: str, setup: Setup):
    """Every level gives an action that is accepted; so does the rules' own answer to a time-out."""
    game = GAMES[key]
    for done in sampled(key, setup, FEW):
        for seat, view in due_views(game, done)[:2]:
            for level in LEVELS:
                first = game.choose(view, level, QuickDice("choose"))
                assert accepted(game, done.before, seat, first) is not None
                assert game.choose(view, level, QuickDice("choose")) == first, (
                    "same dice, same choice"
                )
            overdue = game.overdue(view, ())
            assert overdue is None or accepted(game, done.before, seat, overdue) is not None
            forced = game.forced(view)
            assert forced is None or list(game.plays(view) or ()) == [forced], (
                "nothing else is left"
            )


@on_every_table
def test_what_cannot_be_played_has_a_reason(key: str, setup: Setup):
    """Each card, tile or stone that a seat holds in vain, with a paragraph of RULES.md."""
    game, words = GAMES[key], Words()
    rules = files("games").joinpath(key, "RULES.md").read_text("utf-8")
    for done in sampled(key, setup, 3 * FEW):
        for _, view in due_views(game, done):
            reasons = game.reasons(view)
            assert {reason.what for reason in reasons} == FACTS[key].unplayable(view)
            for reason in reasons:
                assert words.say(reason.why, NAMES)
                assert f"**{reason.paragraph} " in rules
