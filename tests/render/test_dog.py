"""The pictures of DOG: what is where, what is said, what can be done."""

from __future__ import annotations

import math
import re
from collections import Counter

import pytest
from PIL import ImageChops

from games.dog import DOG
from games.dog.board import FINISH
from games.dog.positions import write_board
from games.protocol import Setup
from games.text import Text
from render import paint
from render.dog.ability import abilities
from render.dog.choosing import read_marks, undone
from render.dog.geometry import geometry
from render.dog.ground import labels
from render.dog.hand import received
from render.theme import SEATS, THEMES, WIDTH
from tests.render.golden import opened
from tests.render.scenes import NAMES, SCENES, Scene, say, walk

PLAYERS = (2, 3, 4, 5, 6)


def view_of(position: str, seat: int | None = None, *plays: str):
    return Scene(position, plays, seat).show("dog")["view"]


def told(position: str, seat: int | None = None, *plays: str) -> str:
    call = Scene(position, plays, seat).show("dog")
    return paint(**call, theme="light").alt_long


# Where things are


@pytest.mark.parametrize("players", PLAYERS)
def test_the_ring_is_closed_and_every_field_has_its_own_place(players: int):
    """D1: 16 fields a segment, each one grid step from the next, anticlockwise."""
    where = geometry(players)
    assert len(where.grid) == len(set(where.grid)) == where.table.ring
    for f, (x, y) in enumerate(where.grid):
        u, v = where.grid[(f + 1) % where.table.ring]
        assert abs(u - x) + abs(v - y) == 1
    turned = sum(
        x * where.grid[(f + 1) % where.table.ring][1]
        - y * where.grid[(f + 1) % where.table.ring][0]
        for f, (x, y) in enumerate(where.grid)
    )
    assert turned < 0, "y points down, so a negative area is anticlockwise to the eye"


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_lies_on_anything_else(players: int):
    """Fields, finishes, kennels: no two places share a pixel of a marble."""
    where = geometry(players)
    at = [*where.ring, *(where.at(FINISH + 4 * s + k) for s in range(players) for k in range(4))]
    for i, (x, y) in enumerate(at):
        for u, v in at[:i]:
            assert abs(x - u) >= 2 * where.shape.marble or abs(y - v) >= 2 * where.shape.marble


@pytest.mark.parametrize("players", PLAYERS)
def test_marbles_are_large_enough(players: int):
    """44 px or more, outline included: they are seen at a third of that."""
    assert 2 * geometry(players).shape.marble + 3.5 >= 44


@pytest.mark.parametrize("players", PLAYERS)
def test_starts_and_every_fourth_field_are_labelled(players: int):
    """The notation needs numbers; a start without a player is an ordinary field."""
    where = geometry(players)
    tabs = set(where.table.starts)
    assert set(labels(where)) | tabs == set(range(0, where.table.ring, 4))
    assert not set(labels(where)) & tabs


@pytest.mark.parametrize("players", PLAYERS)
def test_every_place_of_the_menu_is_a_spot(players: int):
    """Ring, finishes and kennels can be pressed where they are shown."""
    spots = geometry(players).spots
    ring = geometry(players).table.ring
    assert {f"ring:{f}" for f in range(ring)} <= set(spots)
    assert {f"finish:{s}:{k}" for s in range(players) for k in (1, 2, 3, 4)} <= set(spots)
    assert {f"kennel:{s}" for s in range(players)} <= set(spots)


# In words


@pytest.mark.parametrize("name", SCENES["dog"])
def test_both_texts_name_every_marble(name: str):
    """Each field with a marble, each finish field, and how many wait in each kennel."""
    call = SCENES["dog"][name].show("dog")
    picture = paint(**{**call, "names": NAMES}, theme="light")
    view = undone(call["view"], read_marks(call["view"], call["marks"]))
    place = view.kind.layout
    for told in (picture.alt, picture.alt_long):
        for seat in range(view.kind.players):
            who = "You" if seat == view.seat else NAMES[seat]
            line = re.search(rf"{who} \(\w+, \w+, start [^;]*; \d in the kennel", told)[0]
            for f in place.on_ring(view.board, seat):
                assert re.search(rf"\b{f}\b", line.partition("):")[2]), (f, line)
            for k in range(4):
                if place.finish(view.board, seat) >> k & 1:
                    assert f"finish {k + 1}" in line
            assert f"{place.kennel(view.board, seat)} in the kennel" in line


def test_places_are_told_as_the_reader_counts_them():
    """How far from one's own start, who is ahead, who is behind."""
    position = "4 2x2 braendi ; 55 / 52 / 32* / 58 ; A / 3 / K / X ; turn 0"
    line = told(position, 0)
    assert "55, 9 before your start [Friederike 3 ahead and Luis 3 behind]" in line
    assert "Luis (Blue, triangle, start 16): 52, 12 before your start" in line


def test_a_fresh_marble_is_said_to_bar_the_way():
    """D5: to somebody before it, and where it stands."""
    line = told("4 2x2 braendi ; 12 / 16* / - / - ; A / 3 / K / X ; turn 0", 0)
    assert "Luis bars the way 4 ahead" in line
    assert "16 (bars the way)" in line


def test_the_hand_is_told_with_what_each_card_can_do_and_why_not():
    """A card that cannot be played has its reason."""
    line = told("4 2x2 braendi ; 14 / 16* / - / - ; A45 / 3 / K / X ; turn 0", 0)
    assert "4 (4 back)" in line
    assert "ace (1 forward and brings a marble out)" in line
    assert "5: Luis’s fresh marble on its start, 16, blocks the way" in line


def test_the_card_received_is_known_until_it_may_be_gone():
    """D10: marked until a card of that rank was laid."""
    state = DOG.read_position(
        "4 2x2 braendi ; 1 / 20 / 34 / 50 ; 25 / 36 / 79 / 48 ; turn 0 ; given - / - / - / -"
    )
    for seat, card in enumerate("2378"):
        if seat == 3:
            assert received(DOG.view(state, 0)) == {}
        action = DOG.read(DOG.view(state, seat), f"give {card}")
        state = DOG.apply(state, seat, action).state
    view = DOG.view(state, 0)
    assert [(note.card, note.other) for note in received(view).values()] == [("7", 2)]
    spots = paint("dog", view, names=NAMES, say=say, theme="light").spots
    (x, y, wide, high), (left, top, across, _) = spots["tab:7"], spots["card:7"]
    assert y < top < y + high, "it says from whom, on the card's edge"
    assert left < x < x + wide < left + across


# Whose it is, and what is empty


def without_you(text: Text) -> str:
    return "" if text.key == "picture-you" else say(text)


@pytest.mark.parametrize("name", ["hand", "six-hand", "two"])
def test_a_private_picture_says_which_plate_and_hand_are_the_readers(name: str):
    """The same word at both, and nowhere else; onlookers have none."""
    call = SCENES["dog"][name].show("dog")
    where, seat = geometry(call["view"].kind.players), call["view"].seat
    told, untold = (
        opened(paint(**{**call, "say": words}, theme="dark").data) for words in (say, without_you)
    )
    x, y, width, height = where.plate(seat)
    plate = (x, y, x + width, y + height)
    hand = (0, where.shape.height - 14, WIDTH, told.height)
    apart = ImageChops.difference(told, untold)
    assert apart.crop(plate).getbbox()
    assert apart.crop(hand).getbbox()
    for area in (plate, hand):
        apart.paste(0, area)
    assert not apart.getbbox()
    public = {**call, "view": call["view"]._replace(seat=None), "marks": ()}
    one, other = (paint(**{**public, "say": words}, theme="dark") for words in (say, without_you))
    assert one.data == other.data


@pytest.mark.parametrize("theme", THEMES)
def test_an_empty_kennel_place_is_no_marble(theme: str):
    """In its middle it has the colour of the plate."""
    view = view_of("4 2x2 braendi ; 1,2,3,5 / 20 / - / - ; A / 3 / K / X ; turn 1")
    image = opened(paint("dog", view, names=NAMES, say=say, theme=theme).data)
    where = geometry(4)
    for seat, colour in ((0, "plate"), (1, "on")):
        empty = image.getpixel(where.kennel(seat, 3))
        assert empty == tuple(bytes.fromhex(THEMES[theme][colour]))
    assert image.getpixel(where.kennel(3, 3)) != empty


@pytest.mark.parametrize("players", PLAYERS)
def test_a_field_number_stands_on_a_tongue_of_the_ring(players: int):
    """Between ring and finish one sees to which of them it belongs."""
    where = geometry(players)
    view = DOG.view(next(iter(walk("dog", Setup(players), "tongue", 1, 1)))[0], None)
    image = opened(paint("dog", view, names=NAMES, say=say, theme="light").data)
    track = tuple(bytes.fromhex(THEMES["light"]["track"]))
    for f, (x, y) in labels(where).items():
        u, v = where.ring[f]
        for edge in (where.shape.hole + 5, where.shape.hole + 8):  # on the ring, and beyond it
            dx, dy = (x > u) - (x < u), (y > v) - (y < v)
            at = (u + dx * edge, v + dy * edge) if not (dx and dy) else (x, v + dy * edge)
            assert image.getpixel(at) == track, f


# What is being chosen


@pytest.mark.parametrize("name", [n for n, scene in SCENES["dog"].items() if scene.path])
def test_what_was_chosen_can_be_taken_back(name: str):
    """The picture shows the board as it is, although the preview has the play made."""
    scene = SCENES["dog"][name]
    call = scene.show("dog")
    before = Scene(scene.position, scene.plays, scene.seat).show("dog")["view"]
    back = undone(call["view"], read_marks(call["view"], call["marks"]))
    assert write_board(back.kind, back.board) == write_board(before.kind, before.board)


def test_a_seven_in_progress_shows_what_is_settled():
    """Fixed portions are made; the last one of a whole seven is still to be confirmed."""
    part, whole = (SCENES["dog"][name].show("dog") for name in ("seven", "seven-done"))
    chosen = read_marks(part["view"], part["marks"])
    assert [(move.f, move.t, move.steps) for move in chosen.moves] == [(9, 12, 3)]
    assert (chosen.settled, chosen.sent) == (1, ((1, 10),))
    chosen = read_marks(whole["view"], whole["marks"])
    assert [move.steps for move in chosen.moves] == [3, 2, 2]
    assert chosen.settled == 2


def test_a_swap_is_not_taken_for_a_move():
    """Both fields are taken afterwards."""
    call = SCENES["dog"]["swap"].show("dog")
    assert read_marks(call["view"], call["marks"]).swap == (40, 34)


# What cards can do


@pytest.mark.parametrize(
    ("card", "steps", "signs"),
    [
        ("A", (1, 11), "exit"),
        ("4", (4, -4), ""),
        ("K", (13,), "exit"),
        ("J", (), "swap"),
        ("7", (), "seven"),
        ("9", (9,), ""),
    ],
)
def test_a_card_says_what_it_can_do_now(card: str, steps: tuple[int, ...], signs: str):
    """Numbers of steps, or a sign."""
    view = view_of("4 2x2 braendi ; 20 / 40 / - / - ; A4KJ79 / 3 / K / X ; turn 0", 0)
    can = abilities(view, card)
    assert can.steps == steps
    assert [name for name in ("exit", "swap", "steal", "seven") if getattr(can, name)] == (
        [signs] if signs else []
    )


def test_a_card_without_a_play_can_do_nothing():
    """It is hatched in the picture."""
    view = view_of("4 2x2 braendi ; - / 40 / - / - ; 59 / 3 / K / X ; turn 0", 0)
    assert not abilities(view, "5")


def test_the_words_are_those_of_the_language():
    """Nothing in the picture's text comes from the code itself."""
    call = SCENES["dog"]["hand"].show("dog")
    mute = paint(**{**call, "say": lambda text: "·"}, theme="light")
    assert set(mute.alt + mute.alt_long) <= {"·", " ", "\n"}
    assert say is call["say"]


# What the eye finds


def found_in(picture, where, theme) -> dict[int, int]:
    """Which place has a marble of which seat, read off the pixels round its mark.

    A number has the colour of a seat at its rim only, a path has no round outline.
    """
    image = opened(picture.data)
    colours = THEMES[theme]
    lines = [tuple(bytes.fromhex(colours[name])) for name in ("mout", "block2")]
    seats = {tuple(bytes.fromhex(code)): seat for seat, code in enumerate(SEATS)}

    def around(x: int, y: int, r: float) -> Counter[tuple[int, ...]]:
        turns = [k * math.pi / 4 for k in range(8)]
        points = [(round(x + r * math.cos(t)), round(y + r * math.sin(t))) for t in turns]
        return Counter(image.getpixel(point) for point in points)

    found = {}
    for place in (*range(where.table.ring), *range(FINISH, FINISH + 4 * where.players)):
        at, r = where.at(place), where.shape.marble - 2
        outline = max(around(*at, r + k)[line] for k in (0, 0.5, 1, 2) for line in lines)
        outer, inner = around(*at, 0.8 * r), around(*at, 0.58 * r)
        colour, times = outer.most_common(1)[0]
        if times >= 6 and inner[colour] >= 3 and outline >= 6 and colour in seats:
            found[place] = seats[colour]
    return found


def standing(view) -> dict[int, int]:
    place = view.kind.layout
    places = (*range(place.ring), *range(FINISH, FINISH + 4 * view.kind.players))
    return {p: owner for p in places if (owner := place.owner_at(view.board, p)) is not None}


@pytest.mark.parametrize("players", PLAYERS)
def test_every_marble_can_be_read_off_the_picture(players: int):
    """Whatever else is shown: paths, numbers, pills and victims never hide one, or look like one."""
    for number, (state, since) in enumerate(walk("dog", Setup(players), f"eye {players}", 300, 25)):
        view = DOG.view(state, number % players if number % 2 else None)
        theme = "dark" if number % 3 else "light"
        new = min(since, 2 * players, 8)
        picture = paint("dog", view, names=NAMES, say=say, theme=theme, since=new)
        assert found_in(picture, geometry(players), theme) == standing(view)
