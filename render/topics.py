"""Parts of a position in words: what somebody asks for who does not want all of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.text import Arg
from render.caminos.scene import scene
from render.caminos.words import board_lines, hand_lines
from render.dog.words import card_lines, hand_words, held_lines, marble_lines
from render.picture import Say
from render.rummy.words import player_lines, rack_lines, rack_words, set_lines

Lines = Callable[[Any, Say], list[str]]

TOPICS: Final[Mapping[str, Mapping[str, Lines]]] = {
    "dog": {"marbles": marble_lines, "cards": card_lines},
    "rummy": {"sets": set_lines, "rack": rack_lines, "players": player_lines},
    "caminos": {
        "board": lambda view, say: board_lines(scene(view, 0), say),
        "stones": hand_lines,
    },
}
"""By game: what can be asked for, and the lines that tell it to whoever has the view."""

Held = Callable[[Any], tuple[Arg, ...]]

SHOWN: Final[Mapping[str, Held]] = {"dog": hand_words, "rummy": rack_words}
"""By game: what the viewing seat holds, for whoever sees it with open hands."""

HELD: Final[Mapping[str, Lines]] = {"dog": held_lines, "rummy": rack_lines}
"""By game: what a reader alone sees, as short as can be; a game without secrets is not here."""
