"""What every painter must do, on positions of random games; a new painter gets this for nothing."""

from __future__ import annotations

import io
import zlib
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import pytest
from PIL import Image

from games import GAMES
from games.protocol import Setup
from render import PAINTERS, Picture, paint, png, pointing
from render.picture import Brief
from render.png import quick
from render.sheet import CANVASES
from render.sprites import CACHE
from render.theme import LIMIT, WIDTH
from tests.contract.samples import setups
from tests.dice import QuickDice
from tests.render.proof import Proof, difference
from tests.render.scenes import NAMES, SCENES, Scene, say, say_long, walk

TABLES = [(key, setup) for key in PAINTERS for setup in setups(GAMES[key])]
IDS = ["-".join([key, str(s.players), *(f"{n}={v}" for n, v in s.options)]) for key, s in TABLES]
ODD_NAMES = ("W" * 200, "李明", "🎲🎲", "محمد", "", "a\u0301\u0302\n\t\u202eb")


@cache
def some(key: str, setup: Setup) -> list[tuple[Any, int]]:
    """Some states of a random game."""
    return list(walk(key, setup, f"{key} {setup}", 72, 12))


def shown(key: str, view: Any, since: int = 0, theme: str = "light", **more: Any) -> Picture:
    return paint(key, view, **{"names": NAMES, "say": say, **more}, since=since, theme=theme)


def seats(setup: Setup, number: int) -> tuple[int | None, ...]:
    """Onlookers, and one seat after the other."""
    return None, number % setup.players


def sound(picture: Picture) -> None:
    """A picture that every platform takes."""
    image = Image.open(io.BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert picture.width == WIDTH
    assert picture.width != picture.height, "one client crops square pictures"
    assert len(picture.data) <= LIMIT
    assert 0 < len(picture.alt) <= 1000
    assert picture.alt_long
    for spot, (left, top, width, height) in picture.spots.items():
        assert -20 <= left < left + width <= picture.width + 20, spot
        assert -20 <= top < top + height <= picture.height + 20, spot


@pytest.mark.parametrize(("key", "setup"), TABLES, ids=IDS)
def test_every_position_can_be_painted(key: str, setup: Setup):
    """For onlookers and players, light and dark, in long words, whatever people are called."""
    for number, (state, since) in enumerate(some(key, setup)):
        for seat in seats(setup, number):
            view = GAMES[key].view(state, seat)
            odd = number % 2
            names = ODD_NAMES if odd else NAMES
            words = say_long if number % 3 else say
            theme = "dark" if odd else "light"
            sound(shown(key, view, since, theme, names=names, say=words))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_fullest_pictures_are_short_enough(theme: str, monkeypatch: pytest.MonkeyPatch):
    """DOG for six with eight plays to tell, long names and a hand: none is too long, nor nearly.

    However much there is to see, what is tried last has room to spare.
    """
    packed: list[bytes] = []

    def packing(rows: Any, level: int) -> bytes:
        packed.append(bytes(rows))
        return quick(rows, level)

    monkeypatch.setattr(png, "quick", packing)
    found = []
    for seed in ("many", "more"):
        for number, (state, _) in enumerate(walk("dog", Setup(6), seed, 330, 11)):
            view = GAMES["dog"].view(state, number % 6)
            words = say_long if number % 2 else say
            picture = shown("dog", view, 8, theme, names=("W" * 30,) * 6, say=words)
            found.append((len(picture.data), packed.pop()))
    assert len(found) > 50
    assert max(size for size, _ in found) <= LIMIT
    fullest = max(found, key=lambda one: len(quick(one[1], 1)))[1]
    assert len(zlib.compress(fullest, 9)) < 0.8 * LIMIT


@pytest.mark.parametrize(("key", "setup"), TABLES, ids=IDS)
def test_every_question_can_be_painted(key: str, setup: Setup):
    """A walk through the menu, with its preview, marks and choices."""
    game = GAMES[key]
    dice = QuickDice(f"menu {key} {setup}")
    for number, (state, _) in enumerate(some(key, setup)):
        due = [seat for seat in game.turn(state) if seat >= 0]
        if not due:
            continue
        view, path = game.view(state, due[0]), ()
        for _ in range(6):
            prompt = game.prompt(view, path)
            marks = pointing(prompt)
            theme = "dark" if number % 2 else "light"
            picture = shown(key, prompt.preview, 0, theme, marks=marks)
            sound(picture)
            for choice in prompt.choices:
                if choice.spot and choice.spot.partition(":")[0] in ("ring", "card", "cell"):
                    assert choice.spot in picture.spots, choice.spot
            if not prompt.choices:
                break
            path = (*path, prompt.choices[dice.below(len(prompt.choices))].step)


@pytest.mark.parametrize(("key", "setup"), TABLES, ids=IDS)
def test_a_picture_shows_only_what_the_seat_knows(key: str, setup: Setup):
    """Everything hidden is replaced: picture, places and words stay the same, byte for byte."""
    game = GAMES[key]
    for number, (state, since) in enumerate(some(key, setup)[::2]):
        for seat in seats(setup, number):
            view = game.view(state, seat)
            other = game.view(game.imagine(view, QuickDice(f"hidden {number}")), seat)
            assert shown(key, other, since) == shown(key, view, since)


PLAIN = [(key, Setup(players)) for key in PAINTERS for players in GAMES[key].counts]


@pytest.mark.parametrize(("key", "setup"), PLAIN)
def test_a_picture_looks_as_if_drawn_in_full(key: str, setup: Setup):
    """Sprites pasted together do not erase their neighbours: the slow twin draws all of it at 3x."""
    for number, (state, since) in enumerate(some(key, setup)[::2]):
        for seat in seats(setup, number)[number % 2 :]:
            theme = "dark" if number % 2 else "light"
            alike(key, GAMES[key].view(state, seat), since, theme, ())


SHOWN = [(key, name) for key in PAINTERS for name in SCENES.get(key, ())]


@pytest.mark.parametrize(("key", "name"), SHOWN)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_scene_looks_as_if_drawn_in_full(key: str, name: str, theme: str):
    """The chosen positions likewise, with what is being chosen in them."""
    scene: Scene = SCENES[key][name]
    call = scene.show(key)
    alike(key, call["view"], call["since"], theme, call["marks"])


def alike(key: str, view: Any, since: int, theme: str, marks: tuple[str, ...]) -> None:
    brief = Brief(NAMES, say, theme, since, marks)
    quick = PAINTERS[key](view, brief)
    slow = PAINTERS[key](view, Brief(NAMES, say, theme, since, marks, Proof))
    mean, seen = difference(*(Image.open(io.BytesIO(p.data)) for p in (quick, slow)))
    slanted = any(mark.startswith("solid") for mark in marks)  # has more of an edge
    assert mean < (0.45 if slanted else 0.42), "the picture differs from the one drawn in full"
    assert seen < 0.003, "a person sees where the picture differs from the one drawn in full"
    assert (quick.alt, quick.alt_long, quick.spots) == (slow.alt, slow.alt_long, slow.spots)


def test_caches_stay_within_their_bytes():
    """24 MB for everything that is kept, after pictures of all kinds."""
    for key, setup in TABLES:
        for state, since in some(key, setup)[:2] if not setup.options else ():
            for seat in (None, 0):
                for theme in ("light", "dark"):
                    shown(key, GAMES[key].view(state, seat), since, theme)
    canvases = CANVASES.bytes
    assert CACHE.bytes + canvases <= 24_000_000


@pytest.mark.parametrize("key", PAINTERS)
def test_several_threads_paint_at_once(key: str):
    """From cold caches, and nobody gets a picture of somebody else."""
    states = some(key, Setup(GAMES[key].counts[0]))
    views = [GAMES[key].view(state, seat) for state, _ in states for seat in (None, 0)]
    alone = [shown(key, view) for view in views]
    CACHE.clear()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: shown(key, view), views)) == alone
