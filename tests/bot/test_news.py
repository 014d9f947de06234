"""What happened, as one reads it: first what was done to oneself."""

from __future__ import annotations

from bot.news import addressed, concerns
from bot.words import Words
from games.text import Tag, Text, who

NAMES = ("Anna", "Blue")


def test_what_was_done_to_me_is_told_to_me():
    """'Blue sends your marble on 14 home', and to others by name."""
    text = Text("dog-sent-home", who=who(1), victim=who(0), place=Tag("dog-place", "14"))
    assert Words().say(addressed(text, 0), NAMES) == "Blue sends your marble on 14 home."
    assert Words().say(addressed(text, 1), NAMES) == "Anna’s marble on 14 goes home."


def test_what_i_did_myself_does_not_concern_me():
    """One's own plays are no news; what others do with one's marble is."""
    mine = Text("dog-sent-home", who=who(0), victim=who(1), place=Tag("dog-place", "14"))
    assert not concerns(mine, 0)
    assert concerns(mine, 1)
    moved = Text("dog-played", who=who(1), moves=(Text("dog-move", owner=who(0)),))
    assert concerns(moved, 0)
