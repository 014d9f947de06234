"""The terminal table: whole games by menu and by notation, with kind answers to nonsense."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from bot.__main__ import main
from bot.platforms.terminal import Terminal
from bot.words import Words
from games import GAMES
from games.protocol import Setup


def sat_down(key: str, typed: Iterable[str], players: int | None = None) -> list[str]:
    """Every line that a person reads who types this and then leaves."""
    answers: Iterator[str] = iter(typed)
    shown: list[str] = []

    def ask(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    game = GAMES[key]
    setup = Setup(players or game.counts[0])
    Terminal(game, setup, b"terminal", Words(), ask, shown.append).play()
    return shown


@pytest.mark.parametrize("key", GAMES)
def test_a_person_who_always_takes_the_first_choice_plays_to_the_end(key: str):
    """Choice 1, confirmed, again and again: the game ends and says how."""

    def typed() -> Iterator[str]:
        for _ in range(20_000):
            yield ""
            yield "1"

    shown = sat_down(key, typed())
    assert "Goodbye." not in shown
    assert re.search("w[io]ns?|draw", shown[-1]), shown[-1]


def test_a_move_can_be_typed():
    """In the exchange and in play."""
    shown = sat_down("dog", ["give 2", "what", "q"], players=4)
    assert any("You pass the" in line or "You have no" in line for line in shown)
    assert any(line.startswith("I cannot read") for line in shown)
    assert shown[-1] == "Goodbye."


def test_questions_are_answered_and_nothing_is_played():
    """Help, why, the board, back, empty lines and the end of input."""
    shown = sat_down("dog", ["?", "h", "board", "b", "", "99"], players=2)
    assert shown[-1] == "Goodbye."
    assert any("Enter confirms" in line for line in shown)


def test_other_hands_are_not_shown():
    """Only one's own cards are told."""
    shown = sat_down("dog", [], players=4)
    assert (
        sum(line.startswith(("Your cards", "Your hand")) for line in shown) == 2
    )  # deal, position


def test_the_command_line_answers_plainly(capsys: pytest.CaptureFixture[str]):
    """What cannot be played ends with code 2 and a sentence."""
    assert main(["play", "dog", "--players", "9"]) == 2
    assert "cannot play" in capsys.readouterr().err
    assert main(["play", "dog", "--option", "book"]) == 2
    assert "name=value" in capsys.readouterr().err
    assert main(["play", "dog", "--option", "book=atlas"]) == 2
    assert main(["check"]) == 0
    assert "everything is there" in capsys.readouterr().out
