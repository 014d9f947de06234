"""Whole pictures of Caminos: choices and the gallery, games from all sides, drawn in full."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from games.caminos.board import BOARDS
from games.caminos.stones import BAR
from render.caminos import paint as painted_by
from render.picture import Brief
from render.sprites import CACHE
from render.theme import LIMIT
from tests.dice import QuickDice
from tests.games.caminos.table import begun, lay_out, play
from tests.render.caminos import BARRED, CAMINOS, SAY, picture, states
from tests.render.proof import Proof, difference
from tests.render.tables import NAMES


def asked(view):
    """Every question on the way to some placement."""
    path: tuple[int, ...] = ()
    while True:
        prompt = CAMINOS.prompt(view, path)
        yield prompt
        if prompt.play is not None:
            return
        path = (*path, prompt.choices[len(prompt.choices) // 2].step)


@pytest.mark.parametrize("board", BOARDS)
def test_every_choice_has_its_place_in_the_picture(board: str):
    """Stones, rows, cells, postures: whatever a question names; and all large enough to press."""
    for players in (2, 4):
        state = next(s for s in states(board, players)[4:] if s.phase == "play" and not s.blue)
        for prompt in asked(CAMINOS.view(state, state.seat)):
            made = picture(prompt.preview, marks=prompt.marks)
            named = {choice.spot for choice in prompt.choices if choice.spot}
            if not prompt.preview.gallery:
                named |= set(prompt.marks)
            assert named <= set(made.spots)
            for x, y, width, height in made.spots.values():
                assert 0 <= x < x + width <= made.width
                assert 0 <= y < y + height <= made.height
                assert min(width, height) >= 44


def test_the_gallery_has_a_letter_for_each_posture():
    """In the words of the choices, and in the picture."""
    state = begun()
    prompt = CAMINOS.prompt(CAMINOS.view(state, 0), (0, 6, 3))
    made = picture(prompt.preview, marks=prompt.marks)
    assert list(made.spots) == [choice.spot for choice in prompt.choices]
    for choice in prompt.choices:
        args = dict(choice.label.args)
        assert f"{args['letter']} is {args['placement']}" in made.alt


def ghost():
    *_, last = asked(CAMINOS.view(begun(), 0))
    return last.preview, {"marks": last.marks}


def gallery():
    prompt = CAMINOS.prompt(CAMINOS.view(begun(), 0), (0, 6, 3))
    return prompt.preview, {"marks": prompt.marks}


POSITIONS = {
    "square": lambda: (CAMINOS.view(states("square")[-2], None), {"since": 2}),
    "rhombus": lambda: (CAMINOS.view(states("rhombus")[-1], 0), {"since": 1}),
    "octagon": lambda: (CAMINOS.view(states("octagon", 4)[-2], 1), {"since": 4}),
    "ring": lambda: (CAMINOS.view(states("ring")[-1], None), {}),
    "barred": lambda: (CAMINOS.view(lay_out(BARRED), 0), {"marks": ("cell:a1", "cell:c3")}),
    "solid": lambda: (CAMINOS.view(states("square")[-2], None), {"since": 1, "marks": ("solid",)}),
    "back": lambda: (CAMINOS.view(states("ring", 4)[-1], None), {"marks": ("solid:back",)}),
    "barred solid": lambda: (CAMINOS.view(lay_out(BARRED), 0), {"marks": ("solid",)}),
    "ghost": ghost,
    "gallery": gallery,
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_picture_looks_like_the_same_drawn_in_full(name: str, theme: str):
    """At three times the size and shrunk: no piece erases its neighbour."""
    view, brief = POSITIONS[name]()
    quick = picture(view, theme, **brief)
    slow = painted_by(view, Brief(NAMES, SAY, theme, paper=Proof, **brief))
    mean, seen = difference(*(Image.open(io.BytesIO(one.data)) for one in (quick, slow)))
    soft = any(mark.startswith("solid") for mark in brief.get("marks", ()))
    assert mean < (0.45 if soft else 0.2)  # slanted lines have more of an edge
    assert seen < (0.003 if soft else 0.0016)
    assert len(quick.data) <= LIMIT
    assert quick.width != quick.height


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_are_painted_from_all_sides(board: str, players: int):
    """Within the limit, never square, and the same for every state that looks the same."""
    played = states(board, players)
    for number, state in enumerate(played[:: max(1, len(played) // 5)]):
        seat = (None, 0, 1)[number % 3]
        view = CAMINOS.view(state, seat)
        other = CAMINOS.view(CAMINOS.imagine(view, QuickDice(number)), seat)
        for marks in ((), ("solid",), ("solid:back",)):
            theme = ("light", "dark")[number % 2]
            one, two = (picture(v, theme, since=2, marks=marks) for v in (view, other))
            assert one == two
            assert len(one.data) <= LIMIT
            assert one.width != one.height


@pytest.mark.parametrize("marks", [(), ("solid",)])
@pytest.mark.parametrize("board", BOARDS)
def test_what_was_painted_before_changes_nothing(board: str, marks: tuple[str, ...]):
    """Pictures of a whole game, one after the other, are those of an empty cache."""
    views = [CAMINOS.view(state, 1) for state in states(board)[-6:]]
    warm = [picture(view, since=1, marks=marks) for view in views]
    for view, before in zip(views, warm, strict=True):
        CACHE.clear()
        assert picture(view, since=1, marks=marks) == before


def test_blue_stones_are_marked_as_nobodys():
    """Their mark is a disc, in the banner too; and the words tell that they are still to come."""
    state = begun(neutral="on")
    assert state.blue == 2
    made = picture(CAMINOS.view(state, 0))
    assert "2 blue stones are still to be placed." in made.alt
    placed = play(state, "B c3 c4 c5")
    assert placed.stones[-1].letter == BAR
    assert "Blue: c3 1, c4 1, c5 1." in picture(CAMINOS.view(placed, 1)).alt
