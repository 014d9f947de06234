"""What holds for every game: how it goes and ends, and what is allowed on the way."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bot.words import Words, keys
from games import GAMES
from games.protocol import NATURE, Deed, Refused, Setup
from games.text import Tag, Text
from tests.contract.samples import FEW, NAMES, accepted, due_views, on_every_table, played, sampled
from tests.dice import QuickDice

LISTABLE = 2000  # so many plays are listed and looked through in full


@on_every_table
def test_a_random_game_comes_to_an_end(key: str, setup: Setup):
    """Somebody is due until the outcome is final; then nobody is, and seats are the table's."""
    game, log = GAMES[key], played(key, setup)
    for done in log:
        due = game.turn(done.before)
        assert done.seat in due
        assert due == (NATURE,) or set(due) <= set(range(setup.players))
        outcome = game.outcome(done.before)
        assert outcome is None or not outcome.final
        assert outcome is None or due == (NATURE,), "after a round NATURE goes on"
    final = game.outcome(log[-1].after)
    assert final is not None
    assert final.final
    assert game.turn(log[-1].after) == ()
    assert set(final.winners) <= set(range(setup.players))


@on_every_table
def test_there_is_something_to_talk_about(key: str, setup: Setup):
    """Facts of a whole game count every seat, have names in words, and do not come from nowhere."""
    game, log = GAMES[key], played(key, setup)
    deeds = [Deed(done.before, done.seat, done.action, done.after) for done in log]
    facts = game.facts(deeds)
    assert any(any(fact.counts) for fact in facts)
    for fact in facts:
        assert len(fact.counts) == setup.players
        assert min(fact.counts) >= 0
        assert Words().say(Text("fact-line", name=Tag("fact-name", fact.name), counts=1))
        assert f"fact-name-{fact.name}" in keys()
    assert all(not any(fact.counts) for fact in game.facts(deeds[:1]) if fact.name != "dog-dealt")


@on_every_table
def test_what_can_be_planned_is_what_could_be_played(key: str, setup: Setup):
    """A seat that waits sees its plays as if it were due; whoever is due has nothing to plan."""
    game = GAMES[key]
    for done in sampled(key, setup, FEW):
        assert game.ahead(game.view(done.before, None)) is None
        for seat in range(setup.players):
            ahead = game.ahead(game.view(done.before, seat))
            if seat in game.turn(done.before):
                assert ahead is None
            elif ahead is not None:
                state = game.imagine(ahead, QuickDice(1))
                assert game.turn(state) == (seat,)
                action = game.choose(ahead, "easy", QuickDice(2))
                assert game.read(ahead, game.write(ahead, action)) == action
                game.apply(state, seat, action)


@on_every_table
def test_teams_share_out_the_seats(key: str, setup: Setup):
    """Every seat is in one team."""
    seats = [seat for team in GAMES[key].teams(setup) for seat in team]
    assert sorted(seats) == list(range(setup.players))


@on_every_table
def test_listed_plays_are_distinct_and_allowed(key: str, setup: Setup):
    """Every listed play is accepted, and no two lead to the same state."""
    game = GAMES[key]
    for done in sampled(key, setup, 3 * FEW):
        for seat, view in due_views(game, done):
            plays = game.plays(view)
            if plays is None:
                continue
            after = [game.apply(done.before, seat, play).state for play in islice(plays, 600)]
            assert after, "a seat that is due has something to do"
            assert len(set(after)) == len(after)


@on_every_table
def test_nothing_else_is_allowed(key: str, setup: Setup):
    """Actions of other moments are refused, or come to what a listed play comes to."""
    game, dice = GAMES[key], QuickDice("else")
    pool = [done.action for done in played(key, setup)]
    for done in sampled(key, setup, 2 * FEW):
        seat = done.seat
        plays = game.plays(game.view(done.before, seat))
        listed = None if plays is None else list(islice(plays, LISTABLE + 1))
        allowed = (
            None if listed is None else {game.apply(done.before, seat, p).state for p in listed}
        )
        for _ in range(40):
            action = pool[dice.below(len(pool))]
            state = accepted(game, done.before, seat, action)
            if state is not None and allowed is not None and len(listed) <= LISTABLE:
                assert state in allowed, game.dump_action(action)
            for other in range(setup.players):
                if other not in game.turn(done.before) and not may_still_act(
                    game, done.before, other
                ):
                    assert accepted(game, done.before, other, action) is None


def may_still_act(game: Any, state: Any, seat: int) -> bool:
    """Whether a seat that is not due may all the same: change a choice that others wait for."""
    return next(iter(game.plays(game.view(state, seat)) or ()), None) is not None


@on_every_table
def test_refusals_change_nothing(key: str, setup: Setup):
    """NATURE's actions are judged like any other, and a refusal has words."""
    game, dice = GAMES[key], QuickDice("nature")
    log, words = played(key, setup), Words()
    pool = [done for done in log if done.seat == NATURE]
    for done in sampled(key, setup, FEW):
        for other in (pool[dice.below(len(pool))] for _ in range(5)):
            with pytest.raises(Refused) as refused:
                game.apply(done.before, NATURE, other.action)
            assert words.say(refused.value.text, NAMES)
    for done in pool[::5]:
        assert accepted(game, done.before, NATURE, game.chance(done.before, dice)) is not None


@on_every_table
def test_everything_told_has_words(key: str, setup: Setup):
    """Events and outcomes can be said."""
    game, words = GAMES[key], Words()
    for done in played(key, setup):
        for event in done.events:
            assert words.say(event.text, NAMES)
        outcome = game.outcome(done.after)
        if outcome is not None:
            assert words.say(outcome.why, NAMES)
            for row in outcome.rounds:
                assert len(row) == setup.players
            if outcome.scores:
                assert outcome.scores == tuple(map(sum, zip(*outcome.rounds, strict=True)))
