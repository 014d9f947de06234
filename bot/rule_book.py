"""The rules at hand: a game's paragraphs, by number or by a word of theirs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_PARAGRAPH = re.compile(r"^\*\*([A-Z]\d+) ([^*]+?)\.?\*\*\s*(.*)", re.DOTALL)
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
            text = " ".join(matched[3].replace("**", "").split())
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
