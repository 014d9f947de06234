"""Small pictures beside words: of what a text names, and of nothing else."""

from __future__ import annotations

from dataclasses import replace

from bot.faces import faces
from bot.screen import Board, Button, Chairs, Screen, lay_out
from bot.tokens import Token
from games.text import Tag, Text, who
from tests.bot.inn import LIKE_DISCORD

FACED = replace(LIKE_DISCORD, faces=True)


def card(rank: str) -> Tag:
    return Tag("dog-card", rank)


def say(text: Text) -> str:
    return text.key


def test_a_text_shows_what_it_names():
    """Each once, in the order of the words; also what a text within it names."""
    move = Text("dog-move", owner=who(2), start=Tag("dog-place", "3"), to=Tag("dog-place", "16"))
    played = Text("dog-played", who=who(1), card=card("K"), moves=(move, move))
    assert faces(played, "dog") == ("marble:1", "dog-card:K", "marble:2")
    assert faces(Text("dog-shuffled"), "dog") == ()


def test_a_long_text_shows_the_first_few():
    """A rack of twenty tiles would be a second line."""
    held = tuple(Tag("rummy-tile", f"r{n}") for n in range(1, 14))
    shown = faces(Text("rummy-you-drew", tiles=held), "rummy")
    assert shown == tuple(f"rummy-tile:r{n}" for n in range(1, 7))


def test_where_a_platform_can_show_them():
    """Lines and choices have theirs; elsewhere, and in a lobby, there are none."""
    lines = (Text("dog-ask-card"), Text("dog-your-cards", cards=(card("A"), card("7"))))
    choices = tuple(
        Button(Text("dog-choose-card", card=card(rank)), Token("menu", "AAAAAAAA", step=n))
        for n, rank in enumerate("A7")
    )
    screen = Screen(lines, choices, order=Board("dog", None))
    sheet = lay_out(screen, say, FACED)
    assert sheet.faces == ((), ("dog-card:A", "dog-card:7"))
    assert [key.face for row in sheet.rows for key in row] == ["dog-card:A", "dog-card:7"]
    for plain in (
        lay_out(screen, say, LIKE_DISCORD),
        lay_out(replace(screen, order=Chairs("dog", (), ())), say, FACED),
    ):
        assert plain.faces == ()
        assert {key.face for row in plain.rows for key in row} == {None}
