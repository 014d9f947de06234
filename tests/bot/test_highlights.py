"""The result shows what people talk about."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot import cast
from bot.highlights import fact_line, highlights
from bot.painting import painter
from bot.record import load_entry
from bot.sitting import OVER
from bot.table_screen import public_screen
from bot.words import Words
from games import GAMES
from games.dog.state import Fold
from games.protocol import Deed
from tests.bot.evening import sit_down, type_on
from tests.bot.inn import inn
from tests.bot.scripted import write


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


def told(game: str, *positions_and_moves: str) -> dict[str, tuple[int, ...]]:
    """The facts of a few plays: a position, then moves of whoever is due."""
    rules = GAMES[game]
    state = rules.read_position(positions_and_moves[0])
    deeds = []
    for move in positions_and_moves[1:]:
        seat = rules.turn(state)[0]
        action = rules.read(rules.view(state, seat), move)
        after = rules.apply(state, seat, action).state
        deeds.append(Deed(state, seat, action, after))
        state = after
    return {fact.name: fact.counts for fact in rules.facts(deeds)}


def test_marbles_sent_home_and_lost():
    """Who sent others' marbles home, and whose they were; one's own are only lost."""
    facts = told("dog", "4 2x2 braendi ; 7,30 / 12 / 40 / - ; 57 / 2 / 3 / 4 ; turn 0", "5 7>12")
    assert facts["dog-sent"] == (1, 0, 0, 0)
    assert facts["dog-lost"] == (0, 1, 0, 0)


def test_hands_laid_down():
    """A fold counts, a play does not."""
    rules = GAMES["dog"]
    state = rules.read_position("4 2x2 braendi ; - / 20 / - / - ; 56 / 2 / 3 / 4 ; turn 0")
    after = rules.apply(state, 0, Fold()).state
    facts = {one.name: one.counts for one in rules.facts([Deed(state, 0, Fold(), after)])}
    assert facts["dog-folds"] == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("game", "line"),
    [("dog", "Aces, kings and jokers dealt: "), ("rummy", "Most tiles laid at once: "),
     ("caminos", "Longest path: ")],
)  # fmt: skip
async def test_a_result_tells_what_people_talk_about(database: Path, game: str, line: str):
    """From the whole log, over a restart."""
    async with inn(database) as house:
        table = await sit_down(house, game, clock="none")
        await type_on(house, table)
    async with inn(database, memory=house.memory) as house:
        assert (await house.house.keeper.get(table)).phase == OVER
        lines = house.public().sheet.lines
        shown = next(one for one in lines if one.startswith(line))
        assert "Anna" in shown
        assert "Berta" in shown
        sitting = await house.house.keeper.get(table)
        log = [load_entry(row) for row in await house.house.store.log(table)]
    order, names = public_screen(sitting, highlights(sitting, log)).order, cast.names(sitting)
    assert order is not None
    picture = painter(order, names, partial(Words().say, names=names), "light")
    assert line.lower().removesuffix(": ") in picture.alt, "the picture tells it too"
    assert ("4 marbles home" in picture.alt) == (game == "dog")


async def test_what_was_taken_back_does_not_count(database: Path):
    """A stone that was placed and taken back was not placed."""
    async with inn(database) as house:
        table = await sit_down(house, "caminos", ["Anna"])
        await house.pass_time(3)
        for _ in range(2):
            await write(house, "Anna")
            await house.pass_time(3)
        await house.press("Anna", "More")
        await house.press("Anna", "Take back the last move")
        sitting = await house.house.keeper.get(table)
        log = [load_entry(row) for row in await house.house.store.log(table)]
        words = [
            Words().say(text, ("Anna", "Ada")) for text in map(fact_line, highlights(sitting, log))
        ]
        mine = sitting.seat_of("memory:anna")
        assert words[-1].startswith("stones placed: ")
        assert ("Anna" if mine == 0 else "Ada") + " 1" in words[-1]
