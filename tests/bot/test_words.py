"""Words: every message has them, none is left over, and things of the field are named."""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from bot.words import DEFAULT, Unworded, Words, _fluently, _plain, keys, languages
from games.text import Tag, Text, who

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"[a-z0-9]+(-[A-Za-z0-9_]+)+")


def literals() -> set[str]:
    """Every string in our code that could be a message key."""
    found = set()
    for package in ("bot", "games", "render", "storage"):
        for source in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(source.read_text("utf-8"))):
                if (
                    isinstance(node, ast.Constant)
                    and isinstance(node.value, str)
                    and KEY.fullmatch(node.value)
                ):
                    found.add(node.value)
    return found


def referenced() -> set[str]:
    """Messages that are used by other messages."""
    text = "".join(p.read_text("utf-8") for p in (ROOT / "bot/locale" / DEFAULT).glob("*.ftl"))
    return set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", text))


def constructed() -> set[str]:
    """Keys that `Text(...)` is called with, as they stand in the code."""
    found = set()
    for package in ("bot", "games", "render", "storage"):
        for source in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(source.read_text("utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and getattr(node.func, "id", "") == "Text"
                    and node.args
                ):
                    first = node.args[0]
                    if isinstance(first, ast.Constant):
                        found.add(first.value)
    return found


def test_every_key_in_the_code_has_a_message():
    """A `Text` that nobody can say is a mistake of ours."""
    assert constructed() - keys() == set()


def test_no_message_is_left_over():
    """A message that nothing uses is deleted; names of things are used by their kind."""
    known, used = keys(), literals() | referenced()
    kinds = literals() & known
    unused = {key for key in known - used if not any(key.startswith(f"{kind}-") for kind in kinds)}
    assert unused == set()


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_message(language: str):
    """A language is a folder of files with the same keys."""
    assert keys(language) == keys()


def test_things_of_the_field_are_named():
    """Seats by people's names, things by their own message or by that of their kind."""
    words = Words()
    moved = Text("dog-move", owner=who(1), start=Tag("dog-place", "12"), to=Tag("dog-place", "f3"))
    assert words.say(moved, ["Anna", "Luis"]) == "Luis’s marble from 12 to finish 3"
    assert words.say(Text("dog-not-held", card=Tag("dog-card", "K"))) == "You have no king."


@pytest.mark.parametrize(
    ("cards", "said"),
    [("", "none"), ("A", "ace"), ("AK", "ace and king"), ("A7K", "ace, 7 and king")],
)
def test_lists_are_said_as_people_say_them(cards: str, said: str):
    """Commas, and an 'and' before the last."""
    text = Text("dog-your-cards", cards=tuple(Tag("dog-card", card) for card in cards))
    assert Words().say(text) == f"Your cards: {said}."


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Ana", "Luis"), "Ana y Luis"),
        (("Ana", "Inés"), "Ana e Inés"),
        (("Luis", "Íñigo"), "Luis e Íñigo"),
        (("Ana", "Luis", "Hilda"), "Ana, Luis e Hilda"),
        (("Ana", "Hiedra"), "Ana y Hiedra"),
    ],
)
def test_a_list_heeds_how_its_last_word_begins(names: tuple[str, ...], said: str):
    """Spanish has 'e' instead of 'y' before the sound of i."""
    text = Text("table-turn", who=tuple(who(seat) for seat in range(len(names))))
    assert Words("es").say(text, names) == f"Turno de {said}."


@pytest.mark.parametrize(
    ("name", "said"), [("Anna", "ad Anna"), ("Bea", "a Bea"), ("Ian", "a Ian")]
)
def test_a_preposition_heeds_the_name_after_it(name: str, said: str):
    """Italian has 'ad' instead of 'a' before another a."""
    assert Words("it").say(Text("table-turn", who=who(0)), [name]) == f"Tocca {said}."


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Eva wins. Ana gives up.", "Eva wins. Ana and Leo give up."),
        ("de", "Eva gewinnt. Ana hat aufgegeben.", "Eva gewinnt. Ana und Leo haben aufgegeben."),
        ("fr", "Eva gagne. Ana a abandonné.", "Eva gagne. Ana et Leo ont abandonné."),
        ("it", "Vince Eva. Ana si arrende.", "Vince Eva. Ana e Leo si arrendono."),
        ("es", "Gana Eva. Ana se rinde.", "Gana Eva. Ana y Leo se rinden."),
    ],
)
def test_a_pair_gives_up_in_the_plural(language: str, one: str, two: str):
    """Partners give up together."""
    for seats, said in (((0,), one), ((0, 1), two)):
        won = Text("picture-won", who=(who(2),), count=1)
        given = Text("table-conceded", won=won, who=tuple(map(who, seats)), count=len(seats))
        assert Words(language).say(given, ("Ana", "Leo", "Eva")) == said


def test_a_missing_message_or_argument_is_loud():
    """It must be seen in the tests, not by people."""
    with pytest.raises(Unworded):
        Words().say(Text("no-such-message"))
    with pytest.raises(Unworded):
        Words().say(Text("dog-your-cards"))


@pytest.mark.parametrize("language", languages())
def test_no_message_is_written_twice(language: str):
    """A second one would be read by nobody, and changed by somebody."""
    folder = files("bot").joinpath("locale", language)
    texts = [one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith(".ftl")]
    found = Counter(key for text in texts for key in re.findall(r"(?m)^([a-z][\w-]*) =", text))
    assert [key for key, times in found.items() if times > 1] == []


def test_a_name_from_right_to_left_turns_nothing_round():
    """It is kept apart from numbers and signs beside it; other names are as they are."""
    score = Text("table-score", who=who(0), score=-7)
    assert Words("en").say(score, ("\u05d0\u05d1",)) == "\u2068\u05d0\u05d1\u2069 \u22127"
    assert Words("en").say(score, ("Chlo\u00e9",)) == "Chlo\u00e9 \u22127"


@pytest.mark.parametrize("language", languages())
def test_plain_sentences_read_as_fluent_has_them(language: str):
    """What is filled in without asking Fluent is what Fluent would have said."""
    plain = _plain(language)
    assert len(plain) > len(keys(language)) / 2
    for key, sentence in plain.items():
        args: dict[str, int | str] = {hole: f"{{{hole}}} É" for hole in sentence.holes}
        quickly = Words(language).say(Text(key, **args))
        assert quickly == _fluently(language, key, args)


def test_numbers_are_written_in_the_manner_of_the_language():
    """Also in a sentence that has nothing else to choose."""
    assert "page-next" in _plain("de")
    assert "1.000" in Words("de").say(Text("page-next", page=1000, pages=2000))


@pytest.mark.parametrize(
    ("language", "tiles", "said"),
    [
        ("en", "J", "You drew a joker."),
        ("de", "J", "Du hast einen Joker gezogen."),
        ("fr", "J", "Tu as pioché un joker."),
        ("it", "J", "Hai pescato un jolly."),
        ("it", "r5", "Hai pescato r5."),
        ("es", "J", "Has robado: comodín."),
    ],
)
def test_a_joker_is_drawn_with_its_article(language: str, tiles: str, said: str):
    """A tile with a number has none."""
    drawn = tuple(Tag("rummy-tile", tile) for tile in tiles.split())
    assert Words(language).say(Text("rummy-you-drew", tiles=drawn)) == said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["rummy-ask-picked-ahead", "rummy-ask-picked"])
def test_no_sentence_begins_after_a_colon(language: str, key: str):
    """What is said about tiles that are picked is a sentence of its own."""
    fits = Text("rummy-fits", count=2)
    said = Words(language).say(Text(key, tiles="r5", status=fits))
    assert said.endswith(f"r5. {Words(language).say(fits)}")


def test_who_laid_is_not_who_moved():
    """Italian tells tiles that were on the table from those that somebody laid."""
    laid = Text("picture-rummy-news-laid", tiles="5 nero", who=who(0))
    moved = Text("picture-rummy-news-moved", tiles="3 nero e 4 nero")
    said = Words("it").say(Text("why-line", what=(laid, moved), rule="", why=""), ["Anna"])
    assert said.startswith("5 nero da Anna e 3 nero e 4 nero dal tavolo")
