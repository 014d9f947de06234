"""What holds for every game: the promises of `games.protocol`, on every kind of table."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from bot.words import Words
from games import GAMES
from games.protocol import (
    LEVELS,
    MOST_CHOICES,
    NATURE,
    Choice,
    Game,
    Prompt,
    Refused,
    Setup,
    Unreadable,
)
from games.text import Text
from tests.contract.facts import FACTS
from tests.contract.samples import TABLES, Done, accepted, name, pick, played, sampled, wander
from tests.dice import QuickDice

NAMES = ("Anna", "Luis", "Mia", "Friederike", "Noé", "Ravi")
FEW = 12  # positions looked at closely, a table
LISTABLE = 2000  # up to so many plays the menu is walked through in full


def on_every_table(test: Any) -> Any:
    """The test once a kind of table; all tests of a table in one process, which plays it once."""
    cases = [
        pytest.param(
            key, setup, id=name((key, setup)), marks=pytest.mark.xdist_group(name((key, setup)))
        )
        for key, setup in TABLES
    ]
    return pytest.mark.parametrize(("key", "setup"), cases)(test)


def due_views(game: Game[Any, Any, Any], done: Done) -> list[tuple[int, Any]]:
    """The views of the seats that must act."""
    return [
        (seat, game.view(done.before, seat)) for seat in game.turn(done.before) if seat != NATURE
    ]


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
def test_teams_share_out_the_seats(key: str, setup: Setup):
    """Every seat is in one team."""
    seats = [seat for team in GAMES[key].teams(setup) for seat in team]
    assert sorted(seats) == list(range(setup.players))


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


# Menus


def explore(
    game: Game[Any, Any, Any], view: Any, most: int
) -> list[tuple[tuple[int, ...], Prompt[Any, Any]]]:
    """Every prompt of a menu; those that look the same once."""
    found, seen, waiting = [], set(), [()]
    while waiting and len(found) < most:
        path = waiting.pop()
        prompt = game.prompt(view, path)
        looks = (
            prompt.preview,
            prompt.question,
            prompt.play,
            tuple(c.step for c in prompt.choices),
        )
        if looks in seen:
            continue
        seen.add(looks)
        found.append((path, prompt))
        waiting += [(*path, choice.step) for choice in prompt.choices if choice.on is None]
    return found


def shown_well(prompt: Prompt[Any, Any]) -> None:
    """What a prompt shows can be shown: few choices, told apart, in words."""
    words = Words()
    assert words.say(prompt.question, NAMES)
    steps = [choice.step for choice in prompt.choices]
    assert len(set(steps)) == len(steps)
    assert len(steps) <= MOST_CHOICES
    labels = [words.say(choice.label, NAMES) for choice in prompt.choices]
    assert len(set(labels)) == len(labels), labels
    assert all(isinstance(choice, Choice) for choice in prompt.choices)
    if len(prompt.choices) == 1 and prompt.choices[0].on is None:
        assert prompt.play is not None, "a question with one answer is not asked"


@on_every_table
def test_the_menu_leads_to_every_play_and_to_no_other(key: str, setup: Setup):
    """Walked through in full where there are up to 2,000 plays, else to 200 of them."""
    game = GAMES[key]
    for done in sampled(key, setup, FEW // 2):
        for seat, view in due_views(game, done)[:2]:
            plays = game.plays(view)
            if plays is None:
                wandered(game, done.before, seat, view)
                continue
            listed = list(islice(plays, LISTABLE + 1))
            if len(listed) <= LISTABLE:
                walked_through(game, done.before, seat, view, listed)
            else:
                assert FACTS[key].codes is not None
                for play in listed[:: len(listed) // 200]:
                    led_to(game, done.before, seat, view, play)


def walked_through(game: Any, state: Any, seat: int, view: Any, listed: list[Any]) -> None:
    """The menu offers the listed plays, all of them and nothing else."""
    prompts = explore(game, view, 20_000)
    for _, prompt in prompts:
        shown_well(prompt)
        assert prompt.play is not None or prompt.choices, "a dead end"
    offered = {game.apply(state, seat, p.play).state for _, p in prompts if p.play is not None}
    assert offered == {game.apply(state, seat, play).state for play in listed}


def led_to(game: Any, state: Any, seat: int, view: Any, play: Any) -> None:
    """The menu leads to this play; questions with one answer are passed over."""
    path: tuple[int, ...] = ()
    prompt = game.prompt(view, path)
    for codes in FACTS[game.key].codes(view, play):
        offered = [choice.step for choice in prompt.choices]
        code = next((code for code in codes if code in offered), None)
        if code is not None:
            path = (*path, code)
            prompt = game.prompt(view, path)
            shown_well(prompt)
    assert prompt.play is not None, (play, path)
    assert game.apply(state, seat, prompt.play).state == game.apply(state, seat, play).state


def wandered(game: Any, state: Any, seat: int, view: Any) -> None:
    """Where plays cannot be listed: what random walks come to is allowed."""
    dice = QuickDice("wander")
    for _ in range(6):
        path: tuple[int, ...] = ()
        for _ in range(10):
            prompt = game.prompt(view, path)
            shown_well(prompt)
            if prompt.play is not None:
                game.apply(state, seat, prompt.play)
            if not prompt.choices:
                break
            path = (*path, prompt.choices[dice.below(len(prompt.choices))].step)


@on_every_table
def test_a_path_that_leads_nowhere_is_refused(key: str, setup: Setup):
    """Steps that were never offered get an answer, not an exception of ours."""
    game = GAMES[key]
    for done in sampled(key, setup, FEW):
        for path in ((999_999,), (-1,), (1, 2, 3, 4, 5, 6, 7, 8, 9)):
            try:
                game.prompt(game.view(done.before, done.seat), path)
            except Refused as refused:
                assert Words().say(refused.text, NAMES)


@on_every_table
def test_who_is_not_due_gets_a_question_too(key: str, setup: Setup):
    """Onlookers and waiting seats see where the game is; nothing they do is a play."""
    game = GAMES[key]
    for done in sampled(key, setup, FEW):
        for seat in (None, *range(setup.players)):
            if seat not in game.turn(done.before):
                prompt = game.prompt(game.view(done.before, seat))
                assert Words().say(prompt.question, NAMES)


# Notation


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


# Computer players, time-outs, reasons


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
    from importlib.resources import files

    game, words = GAMES[key], Words()
    rules = files("games").joinpath(key, "RULES.md").read_text("utf-8")
    for done in sampled(key, setup, 3 * FEW):
        for _, view in due_views(game, done):
            reasons = game.reasons(view)
            assert {reason.what for reason in reasons} == FACTS[key].unplayable(view)
            for reason in reasons:
                assert words.say(reason.why, NAMES)
                assert f"**{reason.paragraph} " in rules


# Secrecy


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


def test_wandering_finds_plays():
    """The random walk that other tests lean on does come to plays."""
    for key, game in GAMES.items():
        done = sampled(key, Setup(game.counts[0]), 8)[3]
        view = game.view(done.before, done.seat)
        dice = QuickDice("walk")
        assert any(wander(game, view, dice, 30) for _ in range(20))
        assert pick(game, view, dice)
