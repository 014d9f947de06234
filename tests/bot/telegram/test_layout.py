"""Sheets as Telegram shows them: what is read, what is told to whom, what fits."""

from __future__ import annotations

import pytest

from bot import moments
from bot.platforms.telegram.layout import (
    CAPTION,
    TEXT,
    Frame,
    cut,
    laid_out,
    pieces,
    size,
)
from bot.screen import Key, Sheet
from tests.bot.sketch import Sketch

FRAME = Frame("inn_bot", "en")
HAND = Key("My hand", "hand.abcdefgh.0.0.000.0")


def picture(*lines: str) -> Sketch:
    return Sketch(b"", " ".join(lines), "\n".join(lines))


def test_the_position_is_folded_up_under_the_picture():
    """There is no alternative text, so the caption has it; what stands there already is not repeated."""
    body = laid_out(
        Sheet(
            ("Anna is to play.",), ((HAND,),), picture=picture("Anna is to play.", "A: 3.", "B: 4.")
        ),
        FRAME,
    )
    assert body.text == "Anna is to play.\nA: 3.\nB: 4."
    (quote,) = body.entities
    assert quote.type == "expandable_blockquote"
    assert body.text[quote.offset : quote.offset + quote.length] == "A: 3.\nB: 4."
    assert body.markup is not None
    assert len(body.markup.inline_keyboard) == 1


@pytest.mark.parametrize(("own", "step"), [(False, "0"), (True, "1")])
def test_what_does_not_fit_is_under_in_words(own: bool, step: str):
    """Whole lines as far as there is room, and a button for the rest: the reader's own, if theirs."""
    long = picture(*(f"{n}: {'x' * 90}" for n in range(30)))
    body = laid_out(
        Sheet(("Anna is to play.",), ((HAND,),), picture=long), Frame("inn_bot", "en", own)
    )
    assert size(body.text) <= CAPTION
    assert body.text.splitlines()[-1] in long.alt_long.splitlines(), "no line is cut"
    assert body.markup is not None
    words = body.markup.inline_keyboard[-1][0]
    assert (words.text, words.callback_data) == ("In words", f"words.abcdefgh.0.0.000.{step}")


def test_whoever_is_mentioned_is_linked_where_the_name_stands():
    """Offsets are counted as Telegram counts, also behind signs of two units."""
    frame = Frame("inn_bot", "en", names={"telegram:7": "Änna 🎲", "telegram:8": "Bo"})
    sheet = Sheet(("🎲 Änna 🎲 is to play.",), mention=("telegram:7", "telegram:8", "web:x"))
    body = laid_out(sheet, frame)
    assert body.text.splitlines()[0] == "Bo", "a name that is not in the text comes first"
    wide = body.text.encode("utf-16-le")
    named = {
        e.user.id: wide[2 * e.offset : 2 * (e.offset + e.length)].decode("utf-16-le")
        for e in body.entities
        if e.user is not None
    }
    assert named == {7: "Änna 🎲", 8: "Bo"}


def test_a_button_to_the_private_chat_is_a_link():
    """With the table in it, where there is one."""
    for table, start in (("abcdefgh", "private-abcdefgh"), ("~", "private-")):
        key = Key("Open", f"private.{table}.0.0.000.0")
        markup = laid_out(Sheet(("x",), ((key,),)), FRAME).markup
        assert markup is not None
        assert markup.inline_keyboard[0][0].url == f"https://t.me/inn_bot?start={start}"
        assert markup.inline_keyboard[0][0].callback_data is None


def test_a_key_that_leads_out_is_a_link():
    """To the page: not to be pressed."""
    key = Key("Open in browser", "", url="https://play.example.org/go/x")
    markup = laid_out(Sheet(("x",), ((key,),)), FRAME).markup
    assert markup is not None
    [[button]] = markup.inline_keyboard
    assert (button.url, button.callback_data) == (key.url, None)


def test_moments_are_short():
    """Nobody needs the second in which a turn runs out; the zone is not known here."""
    at = moments.written(1_800_000_060)
    assert laid_out(Sheet((f"until {at}",)), FRAME).text == "until 2027-01-15 08:01 UTC"


def test_texts_are_cut_as_telegram_counts():
    """A sign outside the basic plane counts twice."""
    assert cut("🎲" * 10, 20) == "🎲" * 10
    short = cut("🎲" * 11, 20)
    assert size(short) <= 20
    assert short.endswith("…")
    assert size(laid_out(Sheet(("y" * 9999,)), FRAME).text) <= TEXT
    under = laid_out(Sheet(("y" * 9999,), picture=picture("A: 3.")), FRAME)
    assert size(under.text) <= CAPTION, "a caption is shorter"
    assert laid_out(Sheet(()), FRAME).text, "a message is never empty"


def test_long_texts_come_in_pieces():
    """Cut between lines; all of it arrives."""
    lines = tuple(f"{n} {'z' * 50}" for n in range(100))
    parts = pieces(Sheet(lines), 1024)
    assert all(size(part) <= 1024 for part in parts)
    assert "\n".join(parts).splitlines() == list(lines)
    assert pieces(Sheet(()), 10)


def test_the_table_of_a_sheet_is_read_from_its_buttons():
    """Buttons of no table do not count."""
    assert Sheet((), ((Key("Which game?", "games.~.0.0.000.0"),), (HAND,))).table == "abcdefgh"
    assert Sheet((), ((Key("Close", "x"),),)).table == ""
