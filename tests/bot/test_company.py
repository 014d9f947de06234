"""An evening with friends: what happened, notices, the exchange, practice, stats, two languages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.platforms.base import Joined, Person, Room
from bot.sitting import OVER, PLAY
from games import GAMES
from tests.bot.evening import rebase, sit_down, type_on
from tests.bot.inn import Inn, inn
from tests.bot.scripted import opened, write


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


async def names_by_seat(house: Inn, table: str, people: tuple[str, ...]) -> dict[int, str]:
    sitting = await house.house.keeper.get(table)
    return {sitting.seat_of(house.person(name).key): name for name in people}


async def test_the_first_line_is_what_concerns_me(database: Path):
    """'Blue sends your marble on 14 home', then all other plays since one's own last action."""
    async with inn(database) as house:
        table = await sit_down(house, "dog", ["Anna", "Berta"])
        position = "2 solo braendi ; 9 / 14,40 ; 5K / 68 ; turn 0"
        await rebase(house, table, GAMES["dog"].read_position(position))
        seats = await names_by_seat(house, table, ("Anna", "Berta"))
        await house.type(seats[0], "5 9>14", table)
    async with inn(database, memory=house.memory) as house:
        lines = house.private(seats[1]).sheet.lines
        assert lines[0] == f"{seats[0]} sends your marble on 14 home."
        assert any(f"{seats[0]} lays the 5" in line for line in lines[1:])
        assert any(f"{seats[0]} lays the 5" in line for line in house.public().sheet.lines)


async def test_why_is_on_every_hand(database: Path):
    """What cannot be played and why, with the paragraph; while one waits, too."""
    async with inn(database) as house:
        table = await sit_down(house, "dog", ["Anna", "Berta"])
        position = "2 solo braendi ; 9 / f1 ; 5J / K9 ; turn 0"
        await rebase(house, table, GAMES["dog"].read_position(position))
        seats = await names_by_seat(house, table, ("Anna", "Berta"))
        text = (await house.press(seats[0], "Why?")).text
        assert "Jack (D17)" in text
        assert "5 (" not in text, "that can be played"
        waiting = (await house.press(seats[1], "Why?")).text
        assert "It is not your turn yet. If it were now:" in waiting
        assert "9 (D15)" in waiting


async def test_why_tells_each_reason_once(database: Path):
    """Tiles that cannot be laid for the same reason share a line, which names each tile once."""
    async with inn(database) as house:
        table = await sit_down(house, "rummy", ["Anna", "Berta"])
        position = "2 - ; [y9 y10 J y12] ; !b9 k9 k1 k1 r2 / k2 ; turn 0 ; stock r13"
        await rebase(house, table, GAMES["rummy"].read_position(position))
        seats = await names_by_seat(house, table, ("Anna", "Berta"))
        told = (await house.press(seats[0], "Why?")).text.splitlines()
        free, barred = (line for line in told if "(R" in line)
        assert free == "r2 and k1 (R8): no place now."
        assert barred.startswith("b9 and k9 (R10): there would be a place if [y9 y10 J y12] could")


@pytest.mark.parametrize(
    ("liked", "posted", "mentioned"), [("private", 1, 0), ("mention", 0, 1), ("none", 0, 0)]
)
async def test_one_notice_a_turn_as_the_person_likes(
    database: Path, liked: str, posted: int, mentioned: int
):
    """In private, by a mention, or not at all; never both."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        sitting = await house.sitting()
        first = "Anna" if sitting.due() == (sitting.seat_of("memory:anna"),) else "Berta"
        other = "Berta" if first == "Anna" else "Anna"
        row = await house.house.people.person(house.person(other).key)
        await house.house.people.save(replace(row, settings={"notice": liked}))
        await house.pass_time(120)
        before = len(house.memory.messages)
        await write(house, first)
        await house.pass_time(5)
        new = house.memory.messages[before:]
        key = house.person(other).key
        assert sum(m.to == key and not m.answer for m in new) == posted
        assert sum(key in m.sheet.mention for m in new) == mentioned


async def test_the_exchange_ticks_who_has_chosen_and_a_choice_can_be_changed(database: Path):
    """One line names all who are still due; until the cards change hands one may think again."""
    async with inn(database) as house:
        await opened(house, "dog", "Anna", "Berta", computers=2)
        await house.pass_time(10)
        assert any(
            line.startswith("Still to choose: ") and "Anna" in line and "Berta" in line
            for line in house.public().sheet.lines
        )
        sitting = await house.sitting()
        seat = sitting.seat_of("memory:anna")
        first, *_, last = (key for key in house.private("Anna").sheet.rows[0])
        await house.press_token("Anna", first.token, house.private("Anna"))
        chosen = (await house.sitting()).state.given[seat]
        assert "Berta is to play." in house.public().sheet.lines
        assert any("Anna has chosen" in line for line in house.public().sheet.lines)
    async with inn(database, memory=house.memory) as house:
        await house.press("Anna", last.label)
        again = (await house.sitting()).state.given[seat]
        assert again not in ("", chosen)
        told = [line for line in house.public().sheet.lines if "Anna has chosen" in line]
        assert len(told) == 1, "nobody learns that it was changed"


async def test_in_a_private_chat_two_presses_start_a_table_against_computers(database: Path):
    """The game, then the computers; or one after `/solo`. Hints are on there and say why."""
    async with inn(database) as house:
        alone = Room("memory", "anna", private=True)
        await house.command("Anna", "play", room=alone)
        await house.press("Anna", "DOG")
        await house.press("Anna", "Play against computers")
        rows = await house.house.store.tables_in(alone.key, (PLAY,))
        assert len(rows) == 1
        answer = await house.press("Anna", "Hint")
        assert "A strong player would play give " in answer.text
        assert "can best have this one" in answer.text or "can come out with it" in answer.text
    async with inn(database.with_name("solo.db")) as house:
        await house.command("Anna", "solo", room=alone)
        await house.press("Anna", "Caminos")
        assert len(await house.house.store.tables_in(alone.key, (PLAY,))) == 1
        await house.pass_time(5)
        answer = await house.press("Anna", "Hint")
        assert "cells instead of" in answer.text or "safer" in answer.text


async def test_with_others_at_the_table_hints_are_off_and_so_is_the_short_way(database: Path):
    """Whoever sits down with people plays with them, unless hints were agreed on."""
    async with inn(database) as house:
        await house.command("Anna", "play", "dog")
        await house.press("Anna", "Join")
        labels = [key.label for row in house.public().sheet.rows for key in row]
        assert "Play against computers" in labels
        await house.press("Berta", "Join")
        labels = [key.label for row in house.public().sheet.rows for key in row]
        assert "Play against computers" not in labels
        assert not (await house.sitting()).terms.hints


async def test_whoever_left_for_good_has_lost_whatever_the_stand_in_made_of_it(database: Path):
    """Stats here and overall, with a sentence on what counts."""
    async with inn(database) as house:
        table = await sit_down(house, "caminos", ["Anna", "Berta"])
        await house.press("Berta", "More")
        await house.press("Berta", "Leave the table")
        await type_on(house, table, ["Anna"])
        assert (await house.house.keeper.get(table)).phase == OVER
    async with inn(database, memory=house.memory) as house:
        results = await house.house.store.results(person="memory:berta")
        assert [(row.won, row.how) for row in results] == [(False, "abandoned")]
        said = await house.command("Berta", "stats")
        assert "Caminos: 1 game, 0 won; here 1, 0 won." in said.text
        assert "ended early counts for nobody" in said.text
        elsewhere = await house.command("Berta", "stats", room=Room("memory", "other"))
        assert "1 game, 0 won; here 0, 0 won." in elsewhere.text


async def test_a_chat_speaks_as_whoever_added_the_bot_or_opened_first(database: Path):
    """The public table in the chat's language, one's own screen in one's own; admins change it."""
    async with inn(database) as house:
        chat = Room("memory", "added")
        await house.router(Joined(chat, Person("memory", "bea", "Bea", "it-CH")))
        assert (await house.house.people.room(chat.key)).language == "it"
        row = await house.house.people.person("memory:anna")
        await house.house.people.save(replace(row, language="de"))
        await house.command("Anna", "play", "caminos")
        row = await house.house.people.person("memory:berta")
        await house.house.people.save(replace(row, language="fr"))
    async with inn(database, memory=house.memory) as house:
        await house.press("Anna", "Mitspielen")
        await house.press("Berta", "Mitspielen")
        await house.press("Anna", "Start")
        assert any("ist am Zug" in line for line in house.public().sheet.lines)
        private = " ".join(house.private("Berta").sheet.lines)
        assert "ist am Zug" not in private
