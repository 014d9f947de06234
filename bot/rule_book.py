"""The rules at hand: a game's paragraphs, by number or by a word of theirs, with examples.

The book of a game is its RULES.md; a language has the same paragraphs in `GAME.md` of its folder.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bot.screen import Board
from bot.words import DEFAULT
from games import GAMES

_MARK = re.compile(r" \[[^\W\d_]{4,}[^\]]*\]$")
"""Where a paragraph comes from, for whoever reads the whole book: "[text, derived]"."""
_PARAGRAPH = re.compile(r"^\*\*([A-Z]\d+) ([^*]+?)\.?\*\*\s*(.*)", re.DOTALL)
MOST = 2  # paragraphs that an answer quotes


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of a RULES.md."""

    number: str
    title: str
    text: str


@cache
def paragraphs(game: str, language: str = DEFAULT) -> tuple[Paragraph, ...]:
    """Every numbered paragraph of a game's rules."""
    path = files("games").joinpath(game, "RULES.md")
    if language != DEFAULT:
        path = files("bot").joinpath("locale", language, f"{game}.md")
    book = path.read_text("utf-8")
    found = []
    for block in book.split("\n\n"):
        matched = _PARAGRAPH.match(block.strip())
        if matched:
            text = re.sub(r"[ \n]+", " ", re.sub(r"\*+", "", matched[3]))  # not those that stay
            found.append(Paragraph(matched[1], matched[2], _MARK.sub("", text)))
    return tuple(found)


def look_up(game: str, word: str, language: str = DEFAULT) -> Sequence[Paragraph]:
    """The paragraphs that a word means: its number, its title, else those that speak of it most."""
    wanted = word.strip().casefold()
    if not wanted:
        return ()
    every = paragraphs(game, language)
    numbered = [one for one in every if one.number.casefold() == wanted]
    titled = [one for one in every if wanted in one.title.casefold()]
    if numbered or titled:
        return (numbered or titled)[:MOST]
    spoken = [(one.text.casefold().count(wanted), one) for one in every]
    best = sorted((pair for pair in spoken if pair[0]), key=lambda pair: -pair[0])
    return [one for _, one in best[:MOST]]


def in_own_words(listed: str, word: str) -> str | None:
    """The number of the paragraph that people mean by a word; None: it is not listed.

    `listed` is the language's own list: `sieben/7:D18 bube:D17`.
    """
    wanted = word.strip().casefold()
    for entry in listed.split():
        words, _, number = entry.partition(":")
        if wanted in words.casefold().split("/"):
            return number
    return None


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
