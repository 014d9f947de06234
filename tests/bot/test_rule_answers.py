"""Rules at hand: in short, as played here, the paragraph of a word with an example picture."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from bot.painting import painter
from bot.rule_book import _examples, example, in_own_words, look_up, paragraphs
from bot.sitting import Terms
from bot.words import DEFAULT, Words, languages
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
        assert [one.number for one in look_up(game, found, language)] == [found]


BOOKS = [(game, language) for game in GAMES for language in languages() if language != DEFAULT]


def facts(text: str) -> list[set[str]]:
    """What a paragraph says in every language alike: what it cites, what one types, its numbers."""
    cited, typed = re.findall(r"\b[DRC]\d+\b", text), re.findall(r"`[^`]+`", text)
    bare = re.sub(r"`[^`]+`|\b[a-zDRC]\d+\b", "", text)
    return [set(cited), set(typed), set(re.findall(r"\d+", bare))]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_paragraph_is_in_every_language(game: str, language: str):
    """In the same order, citing the same, with the same numbers; none is left in English."""
    ours, theirs = paragraphs(game), paragraphs(game, language)
    assert [one.number for one in theirs] == [one.number for one in ours]
    for one, other in zip(ours, theirs, strict=True):
        assert facts(other.text) == facts(one.text), one.number
        assert other.title
        assert other.text != one.text
        length = len(other.text) / len(one.text)
        assert 0.7 < length < 1.6, (one.number, length)
        assert not re.search("[\"']", other.text), one.number


@pytest.mark.parametrize("game", GAMES)
def test_french_books_do_not_tear_punctuation_off(game: str):
    """No line begins with a colon or a closing guillemet."""
    assert not any(re.search(r" [:;!?»]|« ", one.text) for one in paragraphs(game, "fr"))


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
        assert "[" not in (await house.command("Anna", "rules", "caminos C6")).text
        assert (await house.command("Anna", "rules", "dog D1")).shown[0].picture is None


async def test_a_word_is_looked_up_and_answered_in_the_rooms_language(tmp_path: Path):
    """The paragraph itself, and what is contested is called so; English words are found, too."""
    async with inn(tmp_path / "inn.db", painter=painter) as house:
        house.memory.admins.add("memory:anna")
        await house.command("Anna", "settings", "chat")
        await house.press("Anna", "Language: English")
        await house.press("Anna", "· Deutsch")
    async with inn(tmp_path / "inn.db", memory=house.memory, painter=painter) as house:
        lines = (await house.command("Anna", "rules", "Sieben")).shown[0].lines
        assert lines[0].startswith("D18, Sieben: Sieben einzelne Schritte vorwärts")
        assert lines[1] == "Gezeigt ist ein Beispiel."
        assert "Strittig:" in (await house.command("Anna", "rules", "dog bube")).text
        assert (await house.command("Anna", "rules", "seven")).shown[0].lines == lines
        assert "Uhrzeigersinn" in (await house.command("Anna", "rules", "dog Uhrzeigersinn")).text
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


@pytest.mark.parametrize(
    ("people", "computers", "told", "untold"),
    [
        (["Anna", "Berta"], 0, "draws a card unseen", "partner"),
        (["Anna", "Berta"], 2, "partners exchange a card", "unseen"),
    ],
)
async def test_the_rules_here_are_those_for_so_many(
    tmp_path: Path, people: list[str], computers: int, told: str, untold: str
):
    """DOG for two is another game than DOG for four."""
    async with inn(tmp_path / "inn.db") as house:
        await opened(house, "dog", *people, computers=computers)
        text = (await house.command("Anna", "rules", "here")).text
        assert told in text
        assert untold not in text
        both = (await house.command("Anna", "rules", "dog")).text
        assert told in both
        assert untold in both


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_form_of_a_game_is_told_in_every_language(game: str, language: str):
    """For as many as can play it, alone, in pairs or in teams."""
    played, words = GAMES[game], Words(language)
    for count in played.counts:
        for values in product(*(one.values for one in played.options)):
            named = zip([one.name for one in played.options], values, strict=True)
            setup = Terms("", count, options=tuple(named)).setup(played)
            [size] = {len(side) for side in played.teams(setup)}
            form = Tag("rules-with", f"{game}-{size}")
            assert len(words.say(Text("rules-forms", form=form))) > len(f"{game}-{size}")
