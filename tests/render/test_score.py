"""Lobby, end of a round and result."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from games.protocol import Outcome
from games.text import Text, who
from render.lettering import fit, wrapped
from render.lobby import Place, paint_lobby
from render.picture import Picture
from render.score import Fact, Result, paint_result, worded
from render.sheet import Sheet
from render.theme import LIMIT
from tests.render.proof import Proof, difference
from tests.render.scenes import NAMES, say, say_long

WHY = Text("dog-won-alone", who=(who(1),), round=3)
ODD = ("W" * 90, "李明", "🎲", "محمد", "", "Yara")


def lobby(game: str, count: int, **more) -> Picture:
    seats = [Place(ODD[i], ready=i % 2 == 0) for i in range(count - 1)] + [Place(None)]
    agreed = [Text("picture-game"), Text("picture-rounds")]
    return paint_lobby(game, seats, agreed, **{"say": say, "theme": "light", **more})


def result(rounds: int, count: int, *, final: bool = True, **more) -> Picture:
    scores = tuple(tuple((-1) ** k * 37 * (k + n) for k in range(count)) for n in range(rounds))
    sums = tuple(map(sum, zip(*scores, strict=True)))
    outcome = Outcome(final, (1,), WHY, scores, sums)
    teams = tuple((seat,) for seat in range(count))
    shown = Result(outcome, ODD[:count], teams, **more.pop("extra", {}))
    return paint_result(shown, **{"say": say, "theme": "light", **more})


def test_how_it_ended_is_told_in_full():
    """A long sentence goes on in the next line: the banner grows, and every word is painted."""
    words = "Nobody can go on any more. Luis has the least on his rack and takes seventy points."
    lines = wrapped(words, 40, 900, 3)
    assert " ".join(lines) == words
    assert len(lines) == 2
    assert all(fit(line, 40, 900, 30).text == line for line in lines)
    assert wrapped("word " * 99 + "end", 40, 900, 3)[2].endswith("end"), "the last has the rest"
    short, long = (
        result(2, 3, say=lambda text, said=said: said if text == WHY else say(text)).height
        for said in ("Nobody.", words)
    )
    assert long == short + 50


def sound(picture: Picture) -> None:
    image = Image.open(io.BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert picture.width != picture.height
    assert len(picture.data) <= LIMIT
    assert 0 < len(picture.alt) <= 1000


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("game", "count"),
    [*(("dog", n) for n in (2, 3, 4, 5, 6)), ("rummy", 3), ("rummy", 4), ("caminos", 2)],
)
def test_every_lobby_can_be_painted(game: str, count: int, theme: str):
    """Whatever people are called, in long words too."""
    sound(lobby(game, count, theme=theme))
    sound(lobby(game, count, theme=theme, say=say_long))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("rounds", [0, 1, 4, 9, 30])
@pytest.mark.parametrize("count", [2, 4])
def test_every_result_can_be_painted(rounds: int, count: int, theme: str):
    """From no rounds at all to more than have room."""
    sound(result(rounds, count, theme=theme))
    sound(result(rounds, count, theme=theme, say=say_long, final=False))


def test_a_lobby_says_who_is_ready_and_which_seat_is_free():
    """By name and colour."""
    seats = [Place("Anna", ready=True), Place("Luis"), Place(None)]
    picture = paint_lobby("rummy", seats, [], say=say, theme="light")
    assert "Anna (Vermillion) is ready." in picture.alt
    assert "Luis (Blue) is not ready yet." in picture.alt
    assert "The Green seat is free." in picture.alt
    assert set(picture.spots) == {"seat:0", "seat:1", "seat:2"}


def test_a_result_says_who_won_what_was_counted_and_the_score():
    """Winners first, each party with its points and their sum."""
    outcome = Outcome(True, (1,), WHY, ((5, 10), (0, -3)), (5, 7))
    facts = (Fact(Text("picture-game"), (4, 9)),)
    shown = Result(outcome, NAMES[:2], ((0,), (1,)), facts)
    told = paint_result(shown, say=say, theme="light").alt_long.splitlines()
    assert told[0] == "Luis wins in round 3."
    assert told.index("Luis: 10 and -3; in all 7.") < told.index("Anna: 5 and 0; in all 5.")
    assert "Luis: Game 9." in told


def test_a_result_of_dog_tells_who_is_home():
    """Every seat with its marbles, partners together, the winners first; and in the picture."""
    outcome = Outcome(True, (1, 3), WHY)
    shown = Result(outcome, NAMES[:4], ((0, 2), (1, 3)), finishes=(8, 15, 0, 15))
    painted = paint_result(shown, say=say, theme="light")
    assert painted.alt_long.splitlines()[2:] == [
        "Luis: 4 marbles home.",
        "Friederike: 4 marbles home.",
        "Anna: 1 marble home.",
        "Mia: 0 marbles home.",
    ]
    other = Result(outcome, NAMES[:4], ((0, 2), (1, 3)), finishes=(4, 15, 0, 15))
    assert paint_result(other, say=say, theme="light").data != painted.data


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("parties", [((0, 2, 4), (1, 3, 5)), ((0, 3), (1, 4), (2, 5))])
def test_the_fullest_result_of_dog_is_sound(parties, theme: str):
    """Six people with long names and long words, every marble somewhere, all that is counted."""
    whole = Outcome(True, parties[0], WHY)
    facts = tuple(Fact(Text("picture-dog-to-come"), (188,) * len(parties)) for _ in range(4))
    shown = Result(whole, ("W" * 90, *ODD[1:]), parties, facts, finishes=(15, 7, 11, 13, 5, 10))
    sound(paint_result(shown, say=say_long, theme=theme))


def test_who_won_is_not_told_twice_and_is_not_cut():
    """How it ended goes on where the headline stops; long names take two lines."""
    assert worded("Ann wins", "Ann wins in round 3.", 900).why == ["in round 3"]
    assert worded("Vince Ann", "Ann vince nel giro 3.", 900).why == ["Ann vince nel giro 3."]
    names = "Maximilian-Alexander and Wilhelmina von Hohenstein win"
    banner = worded(names, "They joined east and west.", 860)
    assert len(banner.head) == 2
    assert " ".join(banner.head) == names
    assert all(fit(line, banner.size, 860, 36).text == line for line in banner.head)
    assert banner.height > worded("Ann wins", "They joined east and west.", 860).height


def test_a_draw_has_no_winner():
    """Neither in a round nor in the match."""
    for final, said in ((True, "A draw"), (False, "Nobody wins the round")):
        outcome = Outcome(final, (), WHY, ((1, 1),), (1, 1))
        shown = Result(outcome, NAMES[:2], ((0,), (1,)))
        assert paint_result(shown, say=say, theme="light").alt.startswith(said)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lobby_and_result_look_as_if_drawn_in_full(theme: str):
    """The slow twin draws the same."""
    extra = {"finishes": (15, 3, 0, 9), "facts": (Fact(Text("picture-game"), (1, 2, 3, 4)),)}
    painted = [
        (
            lobby("dog", 4, theme=theme, paper=paper),
            result(4, 4, theme=theme, paper=paper, extra=extra),
        )
        for paper in (Sheet, Proof)
    ]
    for quick, slow in zip(*painted, strict=True):
        mean, seen = difference(*(Image.open(io.BytesIO(p.data)) for p in (quick, slow)))
        assert mean < 0.6
        assert seen < 0.004
