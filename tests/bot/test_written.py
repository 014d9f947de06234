"""A written move that hurts one's own side is looked at before it is played, as in the menus."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import written
from bot.clock import late
from bot.likes_screen import LIKES, STRIDE
from games import GAMES
from tests.bot.evening import rebase, sit_down, token
from tests.bot.inn import Inn, inn

MINE = "2 solo braendi ; 9,14 / 40 ; 5K / 68 ; turn 0"
"""With the five a marble of one's own is hit."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


async def at(house: Inn, position: str = MINE, game: str = "dog") -> tuple[str, str]:
    """A table in this position, and who is to play."""
    table = await sit_down(house, game, ["Anna", "Berta"])
    await rebase(house, table, GAMES[game].read_position(position))
    sitting = await house.house.keeper.get(table)
    return table, sitting.terms.name(sitting.row(sitting.due()[0]).person)


async def asks(house: Inn, name: str, value: str) -> None:
    """This person says when they want to be asked."""
    index = [one for one, _ in LIKES].index("confirm")
    values = dict(LIKES)["confirm"]
    await house.press_token(name, token("like", "", STRIDE * index + values.index(value)))


async def test_what_hurts_is_asked_before_it_is_played(database: Path):
    """The same sentence as in the menu, with its buttons; confirmed after a restart."""
    async with inn(database) as house:
        table, name = await at(house)
        before = await house.house.keeper.get(table)
        answer = await house.type(name, "5 9>14", table, sure=False)
        assert "Your own marble on 14 goes home" in answer.text
        assert (await house.house.keeper.get(table)).state == before.state
    async with inn(database, memory=house.memory) as house:
        await house.press(name, "Play it")
        after = await house.house.keeper.get(table)
        assert after.state != before.state
        assert after.row(before.due()[0]).draft == ()


async def test_one_can_think_better_of_it(database: Path):
    """Back to the hand: nothing was played, and any other move can be."""
    async with inn(database) as house:
        table, name = await at(house)
        before = await house.house.keeper.get(table)
        await house.type(name, "5 9>14", table, sure=False)
        labels = [key.label for row in house.private(name).sheet.rows for key in row]
        assert "From the start" not in labels, "there is one step only"
    async with inn(database, memory=house.memory) as house:
        await house.press(name, "Back")
        assert (await house.house.keeper.get(table)).state == before.state
        await house.type(name, "5 14>19", table, sure=False)
        assert (await house.house.keeper.get(table)).state != before.state, "that hurts nobody"


async def test_whoever_never_wants_to_be_asked_is_not(database: Path):
    """The setting holds for written moves, too."""
    async with inn(database) as house:
        table, name = await at(house)
        await asks(house, name, "never")
        before = await house.house.keeper.get(table)
        await house.type(name, "5 9>14", table, sure=False)
        assert (await house.house.keeper.get(table)).state != before.state


ALWAYS = {
    "dog": ("2 solo braendi ; 9,20 / 40 ; 5K / 68 ; turn 0", "5 9>14"),
    "rummy": ("rummy", "draw"),
    "caminos": ("caminos", "L h8 g8 f8 h7"),
}


@pytest.mark.parametrize("game", ALWAYS)
async def test_whoever_always_wants_to_be_asked_is(database: Path, game: str):
    """Before every move of every game."""
    position, move = ALWAYS[game]
    async with inn(database) as house:
        if game == "dog":
            table, name = await at(house, position)
        else:
            table = await sit_down(house, game, ["Anna", "Berta"])
            sitting = await house.house.keeper.get(table)
            name = sitting.terms.name(sitting.row(sitting.due()[0]).person)
        await asks(house, name, "always")
        before = await house.house.keeper.get(table)
        await house.type(name, move, table, sure=False)
        assert (await house.house.keeper.get(table)).state == before.state
    async with inn(database, memory=house.memory) as house:
        await house.press(name, "Draw a tile" if game == "rummy" else "Play it")
        assert (await house.house.keeper.get(table)).state != before.state


@pytest.mark.parametrize(
    ("move", "played"),
    [
        ("r7 : [r4 r5 r6 r7]", "r7 : [r4 r5 r6 r7]"),
        ("penalty", "draw"),  # costs something: only who says yes to it pays
        ("b3 : [b1 b2 b3]", "draw"),  # cannot be played any more
        ("", "draw"),
    ],
)
def test_a_written_lay_that_is_shown_stands_when_time_is_up(move: str, played: str):
    """R17 of Rummy: a legal lay is confirmed by the clock, whichever way it was said."""
    game = GAMES["rummy"]
    state = game.read_position("2 penalty=on ; [r4 r5 r6] ; !r7 b3 y1 / k1 k2 ; turn 0")
    row = SimpleNamespace(draft=written.draft_of(move, ()) if move else ())
    sitting: Any = SimpleNamespace(game=game, state=state, row=lambda _: row)
    assert game.write(game.view(state, 0), late(sitting, 0)) == played
