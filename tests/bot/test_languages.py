"""Languages: each says everything English says, with the same facts, in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.words import DEFAULT, Words, keys, languages
from games import GAMES
from games.text import Text

OTHERS = [language for language in languages() if language != DEFAULT]
PLAUSIBLE: tuple[int | str, ...] = (0, 1, 2, 5, "Anna")
BUTTON_LENGTH = 34

# What a person types, or a setting's name: the same in every language.
NOTATION = re.compile(
    r"\d+>\d+|\d+x\d+|\b[a-h]\d(?:x\d)?\b|\b[rbky]\d+\b|\bf[1-4]\b|\bgive K\b|\bK out\b"
    r"|\bsteal blue\b|(?<![\w/])/[a-z]+\b|\b[A-Z]+_[A-Z]+\b|\bbook=classic\b|\bL4T4Z4O2\b"
)

# How tiles are written, in the reader's own letters; test_letters.py says that these are read.
IN_OWN_LETTERS = {
    "rummy-no-assist",
    "rummy-unreadable",
    "rummy-unreadable-sets",
    "rummy-unreadable-tile",
    "terminal-moves-rummy",
}

# Proper names, notation, and words that are the same in every language we have.
SAME_EVERYWHERE = {
    "check-good",
    "game-name-caminos",
    "game-name-dog",
    "game-name-rummy",
    "option-value-book-braendi",
    "picture-title-caminos",
    "picture-title-dog",
    "picture-title-rummy",
    "setting-value-language-de",
    "setting-value-language-en",
    "setting-value-language-es",
    "setting-value-language-fr",
    "setting-value-language-it",
    "status-version",
    "terminal-moves-dog",
    "web-title",
}
# Words that a language happens to share with English.
SAME_IN = {
    "de": {
        "button-name-start",
        "picture-rummy-group",
        "slash-name-hand",
        "slash-option-thread",
    },
    "es": {
        "button-name-decline",
        "dog-card-X",
        "setting-value-words-no",
        "slash-name-solo",
    },
    "fr": {
        "dog-card-X",
        "more-title",
        "picture-dog-dealer",
        "picture-mark-1",
        "picture-rummy-joker",
        "propose-name-pause",
        "rummy-ready",
        "rummy-tile-J",
        "slash-name-solo",
        "slash-name-table",
        "slash-option-table",
        "web-board",
        "web-menu",
        "web-table",
        "web-tables",
    },
    "it": {
        "button-computer-level",
        "button-name-computer",
        "button-name-decline",
        "button-name-uncomputer",
        "picture-rummy-group",
        "setting-value-words-no",
        "slash-name-solo",
        "slash-option-thread",
        "web-menu",
    },
}


class _Found(Visitor):
    """What is in a message: its variables, its bare words, its choices."""

    def __init__(self, node: BaseNode) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.words: list[str] = []
        self.choices: list[SelectExpression] = []
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the visitor's
        self.words.append(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's
        self.choices.append(node)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Pattern]:
    """Every message of a language, parsed."""
    found: dict[str, Pattern] = {}
    for source in files("bot").joinpath("locale", language).iterdir():
        if not source.name.endswith(".ftl"):
            continue  # a rule book
        for entry in FluentParser().parse(source.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{language}/{source.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                assert entry.value is not None
                found[entry.id.name] = entry.value
    return found


def said(language: str, key: str) -> str:
    """The bare words of a message, without what is filled in."""
    return " ".join(_Found(messages(language)[key]).words)


def variables(language: str) -> dict[str, set[str]]:
    """What is filled in, by message."""
    return {key: _Found(pattern).variables for key, pattern in messages(language).items()}


def test_there_are_languages_besides_english():
    """The tests below are for them."""
    assert {"de", "fr"} <= set(OTHERS)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_files(language: str):
    """What is new in English is then easy to find; its rule books are those of the games."""
    locale = files("bot").joinpath("locale")
    names = {
        folder: {source.name for source in locale.joinpath(folder).iterdir()}
        for folder in (DEFAULT, language)
    }
    assert names[language] == names[DEFAULT] | {f"{game}.md" for game in GAMES}


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_same_keys(language: str):
    """None is missing, none is obsolete, none stands twice."""
    assert messages(language).keys() == messages(DEFAULT).keys() == keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_the_same_facts(language: str):
    """No variable is unknown, and none is forgotten."""
    english = variables(DEFAULT)
    differ = {
        key: (used, english[key])
        for key, used in variables(language).items()
        if used != english[key]
    }
    assert differ == {}


@pytest.mark.parametrize("argument", PLAUSIBLE)
@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str, argument: int | str):
    """Whatever is filled in; a message that cannot be said raises."""
    words = Words(language)
    for key, used in variables(language).items():
        assert words.say(Text(key, **dict.fromkeys(used, argument)))


@pytest.mark.parametrize("language", languages())
def test_button_labels_fit_a_button(language: str):
    """A phone shows three of them in a row."""
    words = Words(language)
    long = {
        key: label
        for key in keys()
        if key.startswith("button-name-") and len(label := words.say(Text(key))) > BUTTON_LENGTH
    }
    assert long == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_over(language: str):
    """What reads as in English does so on purpose; and the list of that is not out of date."""
    same = {
        key
        for key, pattern in messages(language).items()
        if pattern.equals(messages(DEFAULT)[key]) and re.search(r"[^\W\d_]", said(language, key))
    }
    assert same == SAME_EVERYWHERE | SAME_IN.get(language, set())


@pytest.mark.parametrize("language", OTHERS)
def test_notation_is_not_translated(language: str):
    """What English tells people to type works in every language, so each tells the same."""
    differ = {}
    for key in keys() - IN_OWN_LETTERS:
        here, there = (set(NOTATION.findall(said(one, key))) for one in (language, DEFAULT))
        if here != there:
            differ[key] = here ^ there
    assert differ == {}


@pytest.mark.parametrize("language", languages())
def test_quotes_are_printed_ones(language: str):
    """Curly or angular as the language has them, never those of a typewriter."""
    assert [key for key in keys() if re.search(r"[\"'`]", said(language, key))] == []


def test_french_punctuation_stays_with_its_word():
    """No line begins with a colon or a closing guillemet: the blank before it does not break."""
    torn = re.compile(r" [:;!?»]|« ")
    typed = re.compile(r"[rbkyn]\d :|; starter P ; scores G,Y ; round|, \? ")
    bad = {
        key
        for key in keys()
        for text in _Found(messages("fr")[key]).words
        if torn.search(typed.sub("", text))
    }
    assert bad == set()


def _counted(language: str) -> Iterator[tuple[str, str, SelectExpression]]:
    """Every choice by number: the message, the variable, the choice."""
    for key, pattern in messages(language).items():
        for choice in _Found(pattern).choices:
            names = {v.key.name for v in choice.variants if isinstance(v.key, Identifier)}
            if "one" in names and isinstance(choice.selector, VariableReference):
                yield key, choice.selector.id.name, choice


@pytest.mark.parametrize("language", languages())
def test_none_is_not_called_one(language: str):
    """Where the singular is said of 0 as well, as in French, it shows the number."""
    if Locale.parse(language).plural_form(0) != "one":
        return
    wrong = set()
    for key, variable, choice in _counted(language):
        shows = {
            variant.key.name: variable in _Found(variant.value).variables
            for variant in choice.variants
            if isinstance(variant.key, Identifier)
        }
        zero_apart = any(
            isinstance(v.key, NumberLiteral) and v.key.value == "0" for v in choice.variants
        )
        if shows["other"] and not shows["one"] and not zero_apart:
            wrong.add(key)
    assert wrong == set()
