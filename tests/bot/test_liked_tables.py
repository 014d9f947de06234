"""A table one likes to sit at: what no other test tells, each with a restart in the middle."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.likes_screen import LIKES, STRIDE
from bot.painting import painter
from bot.record import NATURES, load_entry
from bot.sitting import CANCELLED, OVER, PLAY
from games import GAMES
from tests.bot.evening import deal_late, rebase, sit_down, token, type_on
from tests.bot.inn import Inn, inn
from tests.bot.scripted import opened, write


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


async def at(house: Inn, position: str) -> tuple[str, list[str]]:
    """A table of Anna's and Berta's in this position of DOG, and their names by seat."""
    table = await sit_down(house, "dog", ["Anna", "Berta"])
    await rebase(house, table, GAMES["dog"].read_position(position))
    sitting = await house.house.keeper.get(table)
    return table, [sitting.terms.name(row.person or "") for row in sitting.seats]


def labels(house: Inn, name: str) -> list[str]:
    """The buttons of somebody's own screen."""
    return [key.label for row in house.private(name).sheet.rows for key in row]


async def test_all_plays_since_ones_own_are_told_in_words_and_in_the_picture(database: Path):
    """What two computers and a partner played while one was not looking."""
    async with inn(database, painter=painter) as house:
        await opened(house, "dog", "Anna", computers=3)
        position = "4 2x2 braendi ; 9 / 20 / 40 / 55 ; 5K / 68 / 68 / 68 ; turn 0"
        sitting = await house.sitting()
        await rebase(house, sitting.id, GAMES["dog"].read_position(position))
        seat = sitting.seat_of("memory:anna")
        await house.pass_time(seat * 2)
    async with inn(database, memory=house.memory, painter=painter) as house:
        await house.pass_time(10)
        await write(house, "Anna")
        await house.pass_time(10)
        sheet = house.private("Anna").sheet
        for name in ("Ada ⚙", "Blaise ⚙", "Carl ⚙"):
            assert any(line.startswith(f"{name} lays ") for line in sheet.lines), sheet.lines
            assert f"{name} lays " in sheet.picture.alt_long
        assert not any("Anna lays" in line for line in sheet.lines), "that is one's own"


async def test_a_turn_is_told_once_whatever_happens_to_the_house(database: Path):
    """One message, one notice: a restart does not tell it again."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        sitting = await house.sitting()
        first = sitting.terms.name(sitting.row(sitting.due()[0]).person)
        other = "Berta" if first == "Anna" else "Anna"
        await house.pass_time(120)
        await write(house, first)
        await house.pass_time(5)
        before = [m.ref for m in house.memory.messages]
    async with inn(database, memory=house.memory) as house:
        await house.pass_time(60)
        assert [m.ref for m in house.memory.messages] == before
        mine = [m for m in house.seen_by(other) if m.to == house.person(other).key]
        assert len(mine) == 1, "one message a table"


async def test_a_hand_that_is_laid_down_lists_the_reasons_by_itself(database: Path):
    """Nobody has to ask why: each card, and why it could not be played."""
    async with inn(database) as house:
        _, seats = await at(house, "2 solo braendi ; 9 / - ; 5K / 689 ; turn 0")
        await house.type(seats[0], "5 9>14")
    async with inn(database, memory=house.memory) as house:
        told = " ".join(house.private(seats[1]).sheet.lines)
        assert "No card could be played, so all of them were laid down" in told
        assert "6, 8 and 9: no marble can use it" in told
        assert "brings one out of the kennel" in told


@pytest.mark.parametrize("setting", ["harm", "always", "never"])
async def test_before_a_play_that_hurts_one_sentence_says_so(database: Path, setting: str):
    """In the menu: the own loss first; whoever never wants to be asked is not."""
    async with inn(database) as house:
        table, seats = await at(house, "2 solo braendi ; 9,14 / 40 ; 5K / 68 ; turn 0")
        index = [name for name, _ in LIKES].index("confirm")
        step = STRIDE * index + dict(LIKES)["confirm"].index(setting)
        await house.press_token(seats[0], token("like", "", step))
        await house.press(seats[0], "My hand")
        before = await house.house.keeper.get(table)
        await house.press(seats[0], "5")
    async with inn(database, memory=house.memory) as house:
        marble = next(one for one in labels(house, seats[0]) if "marble on 9" in one)
        await house.press(seats[0], marble)
        played = (await house.house.keeper.get(table)).state != before.state
        assert played == (setting == "never")
        if not played:
            assert any(
                "own marble on 14 goes home" in x for x in house.private(seats[0]).sheet.lines
            )
            await house.press(seats[0], "Play it")
            assert (await house.house.keeper.get(table)).state != before.state


@pytest.mark.parametrize("kind", ["cancel", "kick"])
async def test_others_are_asked_to_end_it_or_to_put_somebody_out(database: Path, kind: str):
    """By whoever did not open the table: shown there, agreed to over a restart, then done."""
    async with inn(database) as house:
        await opened(house, "dog", "Anna", "Berta", "Carla")
        sitting = await house.sitting()
        carla = sitting.seat_of("memory:carla")
        await house.press("Berta", "More")
        label = {"cancel": "End the game", "kick": "Propose: Carla’s seat to a computer"}[kind]
        await house.press("Berta", label)
        assert any("Berta proposes" in line for line in house.public().sheet.lines)
        assert (await house.sitting()).due() == sitting.due(), "it holds nothing up"
    async with inn(database, memory=house.memory) as house:
        for name in ("Anna", "Carla") if kind == "cancel" else ("Anna",):
            assert (await house.sitting()).phase == PLAY
            await house.press(name, "Agree")
        after = await house.sitting()
        if kind == "cancel":
            assert after.phase == CANCELLED
        else:
            assert after.row(carla).person is None


async def test_the_table_names_its_book_and_options_after_a_restart(database: Path):
    """`/rules here` as played at this table; a contested point is called so."""
    async with inn(database) as house:
        await sit_down(house, "dog", ["Anna", "Berta"], options={"book": "classic"})
    async with inn(database, memory=house.memory) as house:
        here = (await house.command("Anna", "rules", "here")).text
        assert "ules: classic" in here
        assert "Bring your four marbles" in here
        assert "Contested:" in (await house.command("Anna", "rules", "D6")).text


async def test_after_the_end_one_looks_through_it_and_checks_the_deal(database: Path):
    """Play by play, hands open, in another life of the house than it was played in."""
    async with inn(database, painter=painter) as house:
        table = await sit_down(house, "rummy", ["Anna", "Berta"])
        await deal_late(house, "rummy", table, 4)
        await type_on(house, table)
        assert (await house.house.keeper.get(table)).phase == OVER
    async with inn(database, memory=house.memory, painter=painter) as house:
        assert "Before the first move" in (await house.press("Anna", "Look through it")).text
        log = [load_entry(row) for row in await house.house.store.log(table)]
        moves = [entry for entry in log if entry.by != NATURES]  # the deal is no move
        answer = await house.press_token("Anna", token("look", table, len(log) - 1))
        assert f"Move {len(moves) - 1} of {len(moves)}" in answer.text
        assert "holds" in answer.shown[0].picture.alt_long
        assert "Checking the deal" in (await house.press("Berta", "Check the deal")).text


async def test_two_languages_at_a_table(database: Path):
    """Public in the chat's, private in one's own; typed in one's own letters, written uniformly."""
    async with inn(database) as house:
        for name, language in (("Anna", "de"), ("Berta", "fr")):
            row = await house.house.people.person(house.person(name).key)
            await house.house.people.save(replace(row, language=language))
        table, seats = await at(house, "2 solo braendi ; 2 / 36 ; QK / QK ; turn 0")
    async with inn(database, memory=house.memory) as house:
        move = {"Anna": "Dame 2>14", "Berta": "dame 2>14"}[seats[0]]
        await house.type(seats[0], move, table)
        assert any("legt Dame" in line for line in house.public().sheet.lines)
        german = " ".join(house.private("Anna").sheet.lines)
        french = " ".join(house.private("Berta").sheet.lines)
        assert "Karte" in german or "Zug" in german
        assert "carte" in french or "tour" in french
        log = await house.house.store.log(table)
        sitting = await house.house.keeper.get(table)
        assert "Q" in str(log[-1].action), sitting.n
