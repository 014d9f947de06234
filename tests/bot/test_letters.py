"""Moves are typed, and tiles are told, in the person's own letters for cards and colours."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.letters import move_tag, uniform
from bot.platforms.base import Autocomplete
from bot.words import Words, languages
from games import GAMES
from games.rummy.board import FACES, JOKER, name, tag
from games.rummy.notation import parse, read_sets
from games.text import Text
from tests.bot.evening import rebase, sit_down
from tests.bot.inn import inn


@pytest.mark.parametrize(
    ("language", "game", "typed", "ours"),
    [
        ("de", "dog", "D 12>24", "Q 12>24"),
        ("de", "dog", "b 5x20", "J 5x20"),
        ("de", "dog", "give Dame", "give Q"),
        ("de", "dog", "2 steal blau", "2 steal blue"),
        ("de", "dog", "K out", "K out"),
        ("fr", "dog", "v 5x20", "J 5x20"),
        ("fr", "dog", "R out", "K out"),
        ("it", "dog", "F f1>f3", "J f1>f3"),
        ("es", "dog", "rey out", "K out"),
        ("en", "dog", "queen 12>24", "Q 12>24"),
        ("en", "dog", "J 5x20", "J 5x20"),
        ("de", "rummy", "s5 g6 J", "k5 y6 J"),
        ("de", "rummy", "schwarz5 rot5 Joker", "k5 r5 J"),
        ("fr", "rummy", "j5 n5 J", "y5 k5 J"),
        ("it", "rummy", "g5 n5 jolly", "y5 k5 J"),
        ("es", "rummy", "a5 am5 n5 comodín", "b5 y5 k5 J"),
        ("en", "rummy", "r5 b5 k5 y5 J", "r5 b5 k5 y5 J"),
        ("it", "rummy", "pesca", "draw"),
        ("it", "rummy", "passo", "pass"),
        ("de", "rummy", "Ziehen", "draw"),
        ("fr", "rummy", "pioche", "draw"),
        ("es", "rummy", "robo", "draw"),
    ],
)
def test_own_letters(language: str, game: str, typed: str, ours: str):
    """Where they stand for a card or a colour, and nowhere else."""
    assert uniform(language, game, typed).casefold() == ours.casefold()


@pytest.mark.parametrize("language", languages())
def test_our_own_notation_is_read_in_every_language(language: str):
    """Whoever writes as we do is understood, whatever their language."""
    for text in ("A out", "K out", "Q 12>24", "J 5x20", "X 7>8", "7 12>15 40>44", "9 61>f3"):
        assert uniform(language, "dog", text) == text
    for text in ("r5 b5 k5 y5 J : {r5 b5 k5 y5} [k6 J k8]", "draw", "pass"):
        assert uniform(language, "rummy", text) == text


@pytest.mark.parametrize("language", languages())
def test_tiles_are_told_as_they_are_typed(language: str):
    """Every tile by a name of its own, and sets: what is read can be written."""
    say = Words(language).say
    told = {face: say(Text("rummy-tile-choice", tile=tag(face))) for face in range(JOKER)}
    assert len(set(told.values())) == JOKER
    for face, word in told.items():
        assert uniform(language, "rummy", word) == name(face)
    for text in ("{r5 b5 k5 y5}", "[k6 J k8]", "[b11 b12 b13]"):
        [meld] = read_sets(text)
        assert uniform(language, "rummy", say(Text("rummy-make", set=meld.tag))) == text
    move = "k5 : [k5 k6 J] {r8 b8 y8}"
    assert uniform(language, "rummy", say(Text("move-said", move=move_tag("rummy", move)))) == move


def test_a_tile_is_written_in_small_letters_also_where_a_line_begins():
    """As it is typed."""
    yellow = Text("rummy-tile-choice", tile=tag(FACES["y7"]))
    assert [Words(one).line(yellow) for one in ("en", "de", "es")] == ["y7", "g7", "am7"]
    assert Words("de").line(Text("rummy-draw")) == "Stein ziehen"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("key", "ours"), [("rummy-draw", "draw"), ("rummy-pass", "pass")])
def test_a_button_written_out_is_its_move(language: str, key: str, ours: str):
    """What the page calls it can be typed."""
    assert uniform(language, "rummy", Words(language).say(Text(key))) == ours


@pytest.mark.parametrize("language", languages())
def test_what_a_refusal_tells_to_write_can_be_read(language: str):
    """Tiles and words in quotes are in the reader's own letters, and are understood."""
    say = Words(language).say
    how = [say(Text("rummy-unreadable")), say(Text("rummy-unreadable-tile", word="r1"))]
    quoted = re.findall(r"[“„«]\s?([^”“»]+?)\s?[”“»]", " ".join(how))
    assert len(quoted) >= 5, how
    for move in quoted:
        parse(uniform(language, "rummy", move))
    for melds in re.findall(r"[\[{].+?[\]}]", say(Text("rummy-unreadable-sets", text="?"))):
        assert read_sets(uniform(language, "rummy", melds))


async def test_a_german_lays_a_dame_and_reads_a_queen(tmp_path: Path):
    """In the middle of a game, typed and completed; the log says Q to everyone."""
    async with inn(tmp_path / "inn.db") as house:
        table = await sit_down(house, "dog", ["Anna", "Berta"])
        position = "2 solo braendi ; 2 / 36 ; Q7 / Q8 ; turn 0"
        await rebase(house, table, GAMES["dog"].read_position(position))
        sitting = await house.house.keeper.get(table)
        due = "Anna" if sitting.seat_of("memory:anna") == 0 else "Berta"
        row = await house.house.people.person(house.person(due).key)
        await house.house.people.save(replace(row, language="de"))
        found: list[str] = []

        async def take(more: list[str]) -> None:
            found.extend(more)

        await house.router(Autocomplete(house.person(due), house.room, "D", take))
        assert found == ["Q 2>14"]
    async with inn(tmp_path / "inn.db", memory=house.memory) as house:
        answer = await house.type(due, "D 2>14", table)
        after = await house.house.keeper.get(table)
        assert after.version > sitting.version, answer.text
        assert any("lays the queen" in line for line in house.public().sheet.lines)
