"""The rules at hand: a game's paragraphs, by number or by a word of theirs, with examples."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bot.screen import Board
from games import GAMES

_PARAGRAPH = re.compile(r"^\*\*([A-Z]\d+) ([^*]+?)\.?\*\*\s*(.*)", re.DOTALL)
_SENTENCE = re.compile(r"(?<=[.;])\s+")
MOST = 2  # paragraphs that an answer quotes


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of a RULES.md."""

    number: str
    title: str
    text: str


@cache
def paragraphs(game: str) -> tuple[Paragraph, ...]:
    """Every numbered paragraph of a game's rules."""
    book = files("games").joinpath(game, "RULES.md").read_text("utf-8")
    found = []
    for block in book.split("\n\n"):
        matched = _PARAGRAPH.match(block.strip())
        if matched:
            text = " ".join(re.sub(r"\*+", "", matched[3]).split())
            found.append(Paragraph(matched[1], matched[2], text))
    return tuple(found)


def look_up(game: str, word: str) -> Sequence[Paragraph]:
    """The paragraphs that a word means: its number, its title, else those that speak of it most."""
    wanted = word.strip().casefold()
    if not wanted:
        return ()
    every = paragraphs(game)
    numbered = [one for one in every if one.number.casefold() == wanted]
    titled = [one for one in every if wanted in one.title.casefold()]
    if numbered or titled:
        return (numbered or titled)[:MOST]
    spoken = [(one.text.casefold().count(wanted), one) for one in every]
    best = sorted((pair for pair in spoken if pair[0]), key=lambda pair: -pair[0])
    return [one for _, one in best[:MOST]]


def in_own_words(listed: str, word: str) -> tuple[str, tuple[str, ...]] | None:
    """The paragraph that a word of another language means, and its synonyms; None: none.

    `listed` is the language's own list: `sieben/7:D18 bube:D17`.
    """
    wanted = word.strip().casefold()
    for entry in listed.split():
        words, _, number = entry.partition(":")
        synonyms = tuple(one.casefold() for one in words.split("/"))
        if wanted in synonyms:
            return number, synonyms
    return None


def said_of(short: str, words: Sequence[str]) -> str:
    """The sentences of a game's short rules that speak of one of these words."""
    spoken = [
        sentence
        for sentence in _SENTENCE.split(short.replace("\n", " "))
        if any(re.search(rf"(?<!\w){re.escape(word)}", sentence.casefold()) for word in words)
    ]
    return " ".join(spoken)


@cache
def _examples(game: str) -> dict[str, tuple[str, str]]:
    """By paragraph: a position, and the play that shows what is meant, if any."""
    listed = files("games").joinpath(game, "examples.txt").read_text("utf-8")
    found = {}
    for line in listed.splitlines():
        if not line.startswith("#"):
            number, _, rest = line.partition("|")
            position, _, play = rest.rpartition("|")  # a position may have such a stroke itself
            found[number.strip()] = (position.strip(), play.strip())
    return found


@cache
def example(game: str, number: str) -> Board | None:
    """A picture that shows what a paragraph means, as everyone would see it."""
    if number not in _examples(game):
        return None
    position, play = _examples(game)[number]
    rules, played = GAMES[game], 0
    state: Any = rules.read_position(position)
    if play:
        seat = rules.turn(state)[0]
        action = rules.read(rules.view(state, seat), play)
        state, played = rules.apply(state, seat, action).state, 1
    outcome = rules.outcome(state)
    marks = outcome.marks if outcome else ()
    return Board(game, rules.view(state, None), played, marks)
