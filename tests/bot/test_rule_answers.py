"""Rules at hand: in short, as played here, the paragraph of a word with an example picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.painting import painter
from bot.rule_book import _examples, example, in_own_words, look_up, paragraphs
from bot.words import Words, languages
from games import GAMES
from games.text import Tag, Text
from tests.bot.inn import inn
from tests.bot.scripted import opened


@pytest.mark.parametrize("game", GAMES)
def test_every_example_shows_a_paragraph(game: str):
    """Its position can be read and its play is allowed; the paragraph is in the book."""
    numbers = {one.number for one in paragraphs(game)}
    assert _examples(game).keys() <= numbers
    assert len(_examples(game)) >= 5
    for number in _examples(game):
        assert example(game, number) is not None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_words_to_look_up(game: str, language: str):
    """Each leads to a paragraph, and no word to two of them."""
    listed = Words(language).say(Text("rules-words-of", words=Tag("rules-words", game)))
    words = [word for entry in listed.split() for word in entry.partition(":")[0].split("/")]
    assert len(words) == len(set(words))
    for word in words:
        found = in_own_words(listed, word)
        assert found is not None
        assert [one.number for one in look_up(game, found[0])] == [found[0]]


async def test_a_word_is_answered_with_its_paragraph_and_a_picture(tmp_path: Path):
    """`/rules seven`; and what is contested is called so."""
    async with inn(tmp_path / "inn.db", painter=painter) as house:
        answer = await house.command("Anna", "rules", "seven")
        assert answer.text.startswith("D18, Seven: Seven single steps forward")
        assert "Vermillion lays the 7" in answer.shown[0].picture.alt_long
        other = await house.command("Anna", "rules", "dog D16")
        assert other.shown[0].picture.data != answer.shown[0].picture.data
        assert "Contested:" in (await house.command("Anna", "rules", "jack")).text
        assert "*" not in (await house.command("Anna", "rules", "rummy R8")).text
        assert (await house.command("Anna", "rules", "dog D1")).shown[0].picture is None


async def test_a_word_is_looked_up_in_the_rooms_language(tmp_path: Path):
    """First what the short rules say of it in that language, then the paragraph as the book has it."""
    async with inn(tmp_path / "inn.db", painter=painter) as house:
        house.memory.admins.add("memory:anna")
        await house.command("Anna", "settings", "chat")
        await house.press("Anna", "Language: English")
        await house.press("Anna", "· Deutsch")
    async with inn(tmp_path / "inn.db", memory=house.memory, painter=painter) as house:
        lines = (await house.command("Anna", "rules", "Sieben")).shown[0].lines
        assert lines[0].startswith("7: sieben einzelne Schritte")
        assert "englisch" in lines[1]
        assert lines[2].startswith("D18")
        assert "Tausch" in (await house.command("Anna", "rules", "dog bube")).text
        assert "„zebra“" in (await house.command("Anna", "rules", "dog zebra")).text


async def test_a_word_is_looked_up_in_the_askers_language_too(tmp_path: Path):
    """Somebody who reads German may ask in German wherever they are."""
    async with inn(tmp_path / "inn.db") as house:
        row = await house.house.people.met(house.person("Anna"))
        await house.house.people.save(replace(row, language="de"))
        assert "D17" in (await house.command("Anna", "rules", "dog bube")).text
        assert "nothing about" in (await house.command("Berta", "rules", "dog bube")).text


async def test_the_rules_here_are_those_of_this_table(tmp_path: Path):
    """The table names its book and options."""
    async with inn(tmp_path / "inn.db") as house:
        await opened(house, "dog", "Anna", "Berta", computers=2)
        text = (await house.command("Anna", "rules", "here")).text
        assert "Bring your four marbles" in text
        assert "Rules: Brändi" in text or "rules: Brändi" in text
        assert "a day a turn" in text
        assert (await house.command("Anna", "rules", "seven")).text.startswith("D18")
