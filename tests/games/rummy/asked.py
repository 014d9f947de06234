"""Positions as a seat is asked about them, for the tests of Rummy's menus."""

from __future__ import annotations

from bot.words import Words
from games.rummy import RUMMY, codes
from games.rummy.board import FACES

WORDS = Words()
NAMES = ("Anna", "Luis", "Mia", "Ravi")


def view(position, seat=0):
    return RUMMY.view(RUMMY.read_position(position), seat)


def pick(*names):
    """Steps that pick tiles; a second equal tile is written with an apostrophe."""
    return tuple(codes.TILE_ON + 2 * FACES[name.rstrip("'")] + name.endswith("'") for name in names)


def steps(prompt):
    return [choice.step for choice in prompt.choices]


def says(prompt):
    return WORDS.say(prompt.question, NAMES)
