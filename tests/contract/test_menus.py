"""What holds for every game: the menu leads to every play and to no other."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bot.words import Words
from games import GAMES
from games.protocol import MOST_CHOICES, Choice, Game, Prompt, Refused, Setup
from tests.contract.facts import FACTS
from tests.contract.samples import FEW, NAMES, due_views, on_every_table, pick, sampled, wander
from tests.dice import QuickDice

LISTABLE = 2000  # so many plays are listed and looked through in full


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


def changes_well(
    game: Game[Any, Any, Any], view: Any, path: tuple[int, ...], prompt: Prompt[Any, Any]
) -> None:
    """Another answer in the place of the last one leads where the menu would have led."""
    for choice in prompt.instead:
        assert choice.step != path[-1]
        assert choice.step in {one.step for one in game.prompt(view, path[:-1]).choices}


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
    for path, prompt in prompts:
        shown_well(prompt)
        changes_well(game, view, path, prompt)
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
            changes_well(game, view, path, prompt)
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


def test_wandering_finds_plays():
    """The random walk that other tests lean on does come to plays."""
    for key, game in GAMES.items():
        done = sampled(key, Setup(game.counts[0]), 8)[3]
        view = game.view(done.before, done.seat)
        dice = QuickDice("walk")
        assert any(wander(game, view, dice, 30) for _ in range(20))
        assert pick(game, view, dice)
