"""Plays as text: what is written is read as the same play."""

from __future__ import annotations

from itertools import product

import pytest

from games.dog import DOG

HOME = "f1,f2,f3,f4"


@pytest.mark.parametrize("book", ["braendi", "braendi+canadian", "classic+nojoker"])
@pytest.mark.parametrize("own", [HOME, "94,f2,f3,f4"])
def test_plays_for_teammates_are_read_as_they_are_written(own: str, book: str):
    """D24, D25: whoever is home already, and while a seven brings the last own marble home."""
    second = (HOME, "30,f2,f3,f4", "33,f1", "32*,f1,f3")
    third = (HOME, "62,f2,f3,f4", "70,f1", "-")
    for mate, other in product(second, third):
        board = f"{own} / 20 / {mate} / - / {other} / -"
        state = DOG.read_position(f"6 2x3 {book} ; {board} ; A27X / 5 / 6 / 8 / 9 / T ; turn 0")
        view = DOG.view(state, 0)
        for play in DOG.plays(view):
            text = DOG.write(view, play)
            again = DOG.apply(state, 0, DOG.read(view, text))
            assert again == DOG.apply(state, 0, play), text
