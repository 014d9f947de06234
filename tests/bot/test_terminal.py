"""The terminal: the same table, commands and buttons as in the chats, by words and numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.alone import play_alone
from bot.platforms.base import Person
from games import GAMES
from games.protocol import Setup

SHORT = {"dog": {}, "rummy": {"rounds": "1"}, "caminos": {"rounds": "1"}}
Typist = Callable[[list[str]], str | None]
"""From all that was printed to what is typed next; None: nothing more."""


async def sat_down(
    key: str,
    typed: Iterable[str] | Typist,
    folder: Path,
    *,
    players: int | None = None,
    seed: str = "terminal",
    anew: bool = False,
    options: Mapping[str, str] | None = None,
) -> list[str]:
    """Every line that a person reads who types this and then leaves."""
    shown: list[str] = []
    if callable(typed):
        typist = typed
    else:
        answers: Iterator[str] = iter(typed)

        def typist(_: list[str]) -> str | None:
            return next(answers, None)

    def ask(prompt: str) -> str:
        line = typist(shown)
        if line is None:
            raise EOFError
        shown.append(f"{prompt}{line}")
        return line

    setup = Setup(players or GAMES[key].counts[0], tuple({**SHORT[key], **(options or {})}.items()))
    anna = Person("terminal", "me", "Anna", "en_GB")
    await play_alone(
        GAMES[key], setup, anna, ask, shown.append, folder=folder, seed=seed, anew=anew
    )
    return shown


def answered(shown: list[str], typed: str) -> list[str]:
    """What was printed after a line was typed, up to the next one."""
    at = shown.index(f"> {typed}") + 1
    end = next((n for n in range(at, len(shown)) if shown[n].startswith("> ")), len(shown))
    return shown[at:end]


def by_hints(shown: list[str]) -> str | None:
    """Somebody who asks for a hint and types what it says; until the game is over."""
    last = next(n for n in range(len(shown), -1, -1) if n == 0 or shown[n - 1].startswith("> "))
    lines = "\n".join(shown[last:])
    if "rematch: Once more" in lines:
        return None
    if "Enter: " in lines:
        return ""
    found = re.search(r"A strong player would (play )?(.*?)\. ", lines)
    if not found:
        return "hint"
    return found[2] if found[1] else found[2].split()[0]  # draw a tile, pass, fold


@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_game_is_played_and_looked_through(tmp_path: Path, key: str):
    """To its result; then play by play with open cards, the deal checked, counted, once more."""
    after = iter(["look", "", "1", "verify", "stats", "rematch", "q"])

    def over(shown: list[str]) -> bool:
        return any("rematch: Once more" in line for line in shown)

    def either(shown: list[str]) -> str | None:
        if over(shown):
            return next(after)
        line = by_hints(shown)
        return next(after) if line is None else line

    shown = await sat_down(key, either, tmp_path)
    assert any(re.search("w[io]ns?|draw|home", line) for line in shown)
    assert answered(shown, "look")[0] == "Before the first move."
    assert "All is well." in answered(shown, "verify")
    assert any("1 game, " in line for line in answered(shown, "stats"))
    assert any("round 1" in line or "Caminos" in line for line in answered(shown, "rematch"))
    assert shown[-1] == "Goodbye."


async def test_commands_have_the_words_of_the_chats(tmp_path: Path):
    """With or without the stroke: rules, board, table, settings, stats, help."""
    lines = ["rules seven", "/rules here", "board marbles", "board last", "table", "settings"]
    shown = await sat_down("dog", [*lines, "stats", "help", "/nonsense"], tmp_path, players=4)
    assert answered(shown, "rules seven")[0].startswith("D18, Seven: ")
    assert any("Rules: Brändi" in x or "rules: Brändi" in x for x in answered(shown, "/rules here"))
    assert len(answered(shown, "board marbles")) == 4
    assert any(line.startswith("Dealt to you: ") for line in answered(shown, "board last"))
    assert any("Give up" in line for line in answered(shown, "table"))
    assert any("Language: English" in line for line in answered(shown, "settings"))
    assert not any("Pictures" in line for line in answered(shown, "settings")), "there are none"
    assert "No finished game yet." in answered(shown, "stats")
    assert any(line.startswith("/play opens") for line in answered(shown, "help"))
    assert "no command “nonsense”" in answered(shown, "/nonsense")[0]


async def test_a_move_is_typed_explained_and_taken_back(tmp_path: Path):
    """By the same buttons as in a chat; nonsense is answered kindly."""
    first = iter(["?", "what"])
    last = iter(["undo", "q"])

    def typist(shown: list[str]) -> str | None:
        moved = any(one.startswith(("> L ", "> T ")) for one in shown)
        return next(first, None) or (next(last) if moved else by_hints(shown))

    shown = await sat_down("caminos", typist, tmp_path)
    assert answered(shown, "?") == ["Everything you hold can be played."]
    assert "“what” cannot be read" in answered(shown, "what")[0]
    [hint, *_] = answered(shown, "hint")
    assert "A strong player would play" in hint
    assert not any(line.startswith("In words") for line in answered(shown, "hint")), (
        "as it is written"
    )
    assert "Anna takes the last move back." in answered(shown, "undo")


async def test_a_setting_is_a_list_of_its_values(tmp_path: Path):
    """By its number; from then on everything is said in that language."""
    shown = await sat_down("dog", ["settings", "Language: English", "Deutsch", "stats"], tmp_path)
    assert answered(shown, "Language: English")[0] == "Language: English"
    assert any("Deutsch" in line for line in answered(shown, "Language: English"))
    assert any("Spiel" in line for line in answered(shown, "stats"))
    assert shown[-1] == "Auf Wiedersehen."


async def test_a_game_that_was_left_is_gone_on_with(tmp_path: Path):
    """The next time, unless another one is wanted; settings stay."""
    first = await sat_down("dog", ["1", "q"], tmp_path, players=2, seed="")
    again = await sat_down("dog", ["q"], tmp_path, players=2, seed="")
    other = await sat_down("dog", ["q"], tmp_path, players=2, seed="", anew=True)

    def hand(shown: list[str]) -> str:
        return [line for line in shown if line.startswith("Your hand: ")][-1]

    assert again[0].startswith("You go on with the game that you left")
    assert hand(again) == hand(first)
    assert not other[0].startswith("You go on")


async def test_a_left_game_goes_on_if_it_is_of_the_kind_that_is_wanted(tmp_path: Path):
    """The same line typed again goes on; other options or players begin another game."""
    begun = await sat_down("dog", ["q"], tmp_path, players=2, seed="")
    for players, same in ((2, True), (4, False), (4, True), (2, True)):
        shown = await sat_down("dog", ["q"], tmp_path, players=players, seed="")
        assert shown[0].startswith("You go on") == same, players
    assert not any(line.startswith("You go on") for line in begun)
    chosen = await sat_down("caminos", ["q"], tmp_path, seed="")
    assert not chosen[0].startswith("You go on")
    other = await sat_down("caminos", ["q"], tmp_path, seed="", options={"board": "ring"})
    assert not other[0].startswith("You go on")
    again = await sat_down("caminos", ["q"], tmp_path, seed="", options={"board": "ring"})
    assert again[0].startswith("You go on")


async def test_numbers_count_after_an_answer_that_has_none(tmp_path: Path):
    """Rules, statistics, the position: what stood above them can still be chosen."""
    shown = await sat_down("caminos", ["stats", "rules stone", "board last", "1"], tmp_path)
    assert "its bend" in "".join(answered(shown, "1"))
    assert not any("   1  " in line for line in answered(shown, "stats"))


async def test_a_number_that_is_not_offered_is_said_to_be_none(tmp_path: Path):
    """It is not taken for a move that cannot be read."""
    shown = await sat_down("caminos", ["99"], tmp_path)
    assert answered(shown, "99")[0] == "There is no choice 99: the last one is 4."


async def test_giving_up_ends_the_game_where_two_sides_play(tmp_path: Path):
    """Elsewhere it is refused, and nothing stays proposed."""
    shown = await sat_down("caminos", ["concede"], tmp_path)
    assert any("wins. Anna gives up." in line for line in answered(shown, "concede"))
    shown = await sat_down("rummy", ["concede", "board words"], tmp_path, players=3)
    assert answered(shown, "concede") == ["One can give up only where two sides play."]


async def test_other_hands_are_not_shown(tmp_path: Path):
    """Only one's own cards are told."""
    shown = await sat_down("dog", [], tmp_path, players=4)
    told = [line for line in shown if line.startswith(("Dealt to you", "Your hand"))]
    assert len(told) == 2, "when dealt, and in the position"


def test_the_command_line_answers_plainly(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """What cannot be played ends with code 2 and a sentence."""
    monkeypatch.setenv("STAMMTISCH_DATA", str(tmp_path))
    assert main(["play", "dog", "--players", "9"]) == 2
    assert "cannot play" in capsys.readouterr().err
    assert main(["play", "dog", "--option", "book"]) == 2
    assert "name=value" in capsys.readouterr().err
    assert main(["play", "dog", "--option", "book=atlas"]) == 2
    assert main(["check"]) == 0
    assert "everything is there" in capsys.readouterr().out
