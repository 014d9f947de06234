"""A planned play: chosen ahead, made when the turn comes if its outcome is still the same."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import plan
from bot.export import export, verify
from bot.fairness import KeyedDice
from bot.more_screen import step_of
from bot.proposals import UNDO
from bot.record import NATURES, load_entry
from games import GAMES
from games.text import Text
from tests.bot.evening import rebase, sit_down
from tests.bot.inn import Inn, inn
from tests.bot.scripted import act

# The one who waits has a marble on 36; with a five it comes to 41.
ALONE = "2 solo braendi ; 2,40 / 36 ; A7K / 58 ; turn 0"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


async def seated(house: Inn, game: str, position: str | None = None) -> tuple[str, str, str]:
    """A table of two: its id, who is due, and who waits."""
    options = {"rounds": "2"} if game == "rummy" else None
    table = await sit_down(house, game, ["Anna", "Berta"], options=options)
    if position is not None:
        await rebase(house, table, GAMES[game].read_position(position))
    sitting = await house.house.keeper.get(table)
    first = "Anna" if sitting.due() == (sitting.seat_of("memory:anna"),) else "Berta"
    return table, first, "Berta" if first == "Anna" else "Anna"


def sheets(house: Inn, name: str) -> list[Any]:
    """All that a person sees, and how often it was sent."""
    return [(message.sheet, message.edits) for message in house.seen_by(name)]


async def a_move(house: Inn, table: str, name: str) -> str:
    """What a good player would do on this person's turn, were it now."""
    sitting = await house.house.keeper.get(table)
    seat = sitting.seat_of(house.person(name).key)
    game = sitting.game
    view = plan.ahead(sitting, seat) or game.view(sitting.state, seat)
    return str(game.write(view, game.choose(view, "normal", KeyedDice(b"plan", 1))))


async def planned(house: Inn, table: str, name: str, move: str) -> None:
    """This person plans a move."""
    await house.press(name, "Plan my move")
    answer = await house.type(name, move, table)
    assert "Planned: " in answer.text, answer.text


@pytest.mark.parametrize("game", ["caminos", "rummy"])
async def test_a_plan_is_played_when_the_turn_comes_and_nobody_saw_it(database: Path, game: str):
    """Over a restart, too; and the one who planned it is not told that it is their turn."""
    async with inn(database) as house:
        table, first, other = await seated(house, game)
        public = [m for m in house.memory.messages if m.to is None]
        before, rows = sheets(house, first), [m.sheet for m in public]
        await planned(house, table, other, "draw" if game == "rummy" else "L a1 b1 c1 a2")
        assert sheets(house, first) == before
        assert [m.sheet for m in public] == rows
        assert any("Planned: " in line for line in house.private(other).sheet.lines)
        if game == "caminos":
            told = f"At your turn: {other}: L a1 a2 b1 c1"
            assert told in house.private(other).sheet.lines, "and in words"
    async with inn(database, memory=house.memory) as house:
        seat = (await house.sitting()).seat_of(house.person(other).key)
        hands = len([m for m in house.memory.messages if m.to == house.person(other).key])
        await house.type(first, "draw" if game == "rummy" else "L h8 g8 f8 h7", table)
        sitting = await house.sitting()
        assert sitting.due() == (sitting.seat_of(house.person(first).key),)
        plays = [entry for entry in sitting.recent if entry.kind == "play"]
        assert (plays[-1].seat, plays[-1].by) == (seat, house.person(other).key)
        assert sitting.row(seat).planned is None
        assert "Your planned move was played." in house.private(other).sheet.lines
        after = len([m for m in house.memory.messages if m.to == house.person(other).key])
        assert after == hands, "no notice of a turn that is over"


async def test_whoever_planned_reads_what_happened_before_it_was_played(database: Path):
    """All since they planned it, though their own play came last; not what they had read then."""
    async with inn(database) as house:
        position = "2 - ; - ; r10 r11 r12 b1 / b2 k13 ; turn 0"
        table, first, other = await seated(house, "rummy", position)
        await house.type(first, "draw", table)
        await house.type(other, "draw", table)
        drawn = next(line for line in house.private(other).sheet.lines if "You drew" in line)
        await planned(house, table, other, "draw")
        await house.type(first, "r10 r11 r12", table)
        lines = house.private(other).sheet.lines
        assert any(line.startswith(f"{first} lays") or "r10" in line for line in lines), lines
        assert "Your planned move was played." in lines
        assert sum("You drew" in line for line in lines) == 1
        assert drawn not in lines


async def test_a_plan_that_would_do_something_else_is_not_played(database: Path):
    """Where somebody's marble has come in the way meanwhile, one is asked anew."""
    async with inn(database) as house:
        table, first, other = await seated(house, "dog", ALONE)
        await planned(house, table, other, "5 36>41")
        await house.type(first, "A 40>41", table)
        sitting = await house.sitting()
        seat = sitting.seat_of(house.person(other).key)
        assert sitting.due() == (seat,), "the marble on 41 would have gone home"
        assert any("was not played" in line for line in house.private(other).sheet.lines)
        assert sitting.row(seat).planned is None


async def test_a_plan_that_does_the_same_is_played_whatever_else_happened(database: Path):
    """The other marble moved, but not there."""
    async with inn(database) as house:
        table, first, other = await seated(house, "dog", ALONE)
        await planned(house, table, other, "5 36>41")
        await house.type(first, "7 2>9", table)
        sitting = await house.sitting()
        seat = sitting.seat_of(house.person(other).key)
        lines = house.private(other).sheet.lines
        assert any("Your planned move was played" in line for line in lines), lines
        assert [e.seat for e in sitting.recent if e.kind == "play"][-1] == seat


async def test_a_plan_does_not_outlive_its_hand(database: Path):
    """A new round is dealt before it could be played: then it was about other tiles."""
    async with inn(database) as house:
        position = "2 rounds=2 ; {b8 k8 y8} ; !r8 / !b1 b13 ; turn 0"
        table, first, other = await seated(house, "rummy", position)
        await planned(house, table, other, "draw")
        await house.type(first, "r8", table)
        await house.press(other, "Next round")
        sitting = await house.sitting()
        seat = sitting.seat_of(house.person(other).key)
        assert sitting.state.round == 2
        assert sitting.row(seat).planned is None
        assert not any(e.by == house.person(other).key for e in sitting.recent)


@pytest.mark.parametrize("game", ["caminos", "rummy"])
async def test_nobody_learns_afterwards_who_planned(database: Path, game: str):
    """Neither from looking through the game, where every step is a move, nor from its file."""
    async with inn(database) as house:
        table, first, other = await seated(house, game)
        await planned(house, table, other, "draw" if game == "rummy" else "L a1 b1 c1 a2")
        await house.type(first, "draw" if game == "rummy" else "L h8 g8 f8 h7", table)
        await house.type(first, await a_move(house, table, first), table)
        if game == "caminos":  # what is taken back is counted from the same numbers
            await house.press_token(first, f"propose.{table}.0.0.000.{step_of(UNDO)}")
            await house.press(other, "Agree")
        await house.press_token("Anna", f"cancel.{table}.0.0.000.0")
        over = await house.sitting()
        log = [load_entry(row) for row in await house.house.store.log(table)]
        assert [event.text.key for event in log[-1].events] == ["table-cancelled"]
        steps = [entry for entry in log if entry.kind != "seat"]
        assert len(steps) < len(log) - 1, "it was noted, for the one who planned"
        made = [entry for entry in steps if entry.by != NATURES]
        for at in range(len(steps) + 1):
            answer = await house.press_token(first, f"look.{table}.0.0.000.{at}")
            assert "planned" not in answer.text, answer.text
            move = at - len(steps) + len(made)  # what was dealt before the first one is no move
            assert f"Move {move} of {len(made)}:" in answer.text or move <= 0
    document = export(over, log)
    assert [row["n"] for row in document["log"]] == list(range(1, len(steps) + 2))
    assert all(row["kind"] != "seat" for row in document["log"][:-1])
    assert all(finding.good for finding in verify(document))


async def test_a_plan_can_be_dropped(database: Path):
    """One press, and the turn is one's own again."""
    async with inn(database) as house:
        table, first, other = await seated(house, "caminos")
        await planned(house, table, other, "L a1 b1 c1 a2")
        await house.press(other, "Drop the plan")
        await house.type(first, "L h8 g8 f8 h7", table)
        sitting = await house.sitting()
        assert sitting.due() == (sitting.seat_of(house.person(other).key),)


@pytest.mark.parametrize("game", GAMES)
async def test_a_plan_is_chosen_with_the_buttons_of_ones_own_menu(database: Path, game: str):
    """Step by step, like any play, in every game; then it waits."""
    async with inn(database) as house:
        table, _, other = await seated(house, game, ALONE if game == "dog" else None)
        await house.press(other, "Plan my move")
        rng = random.Random(3)
        for _ in range(60):
            sitting = await house.house.keeper.get(table)
            seat = sitting.seat_of(house.person(other).key)
            if plan.plan_of(sitting, seat) is not None:
                break
            await act(house, other, rng)
        assert plan.plan_of(sitting, seat) is not None
        assert seat not in sitting.due()
        assert "Planned: " in "".join(house.private(other).sheet.lines)


@pytest.mark.parametrize("game", GAMES)
async def test_the_picture_says_that_it_is_about_a_plan(database: Path, game: str):
    """Nobody takes it for their turn, neither while they look for a play nor when it waits."""
    from bot.painting import painter

    async with inn(database, painter=painter) as house:
        table, first, other = await seated(house, game, ALONE if game == "dog" else None)
        before = house.private(other).sheet.picture
        await house.press(other, "Plan my move")
        sheet = house.private(other).sheet
        assert sheet.lines[-1].startswith("Not your turn yet; you are planning. ")
        assert sheet.picture.data != before.data
        for told in (sheet.picture.alt, sheet.picture.alt_long):
            assert told.startswith("A plan – not your turn yet.")
            assert "our turn" not in told.partition(".")[2]
            assert re.search(rf"{first} (is )?to play", told), told
        await house.type(other, await a_move(house, table, other), table)
        sheet = house.private(other).sheet
        assert sheet.picture.alt.startswith("Planned: ")
        assert sheet.lines[-1].startswith("Planned: "), "what one reads first on a page"
        assert [key.label for key in sheet.rows[0]] == ["Change the plan", "Drop the plan"]
        assert not any(
            key.token.startswith(("toggle", "menu")) for row in sheet.rows for key in row
        )


async def test_every_picture_on_the_way_to_a_plan_says_so(database: Path):
    """A stone of Caminos: chosen, its cell, the ways to set it down, how it would lie."""
    from render import PAINTERS, pointing
    from render.picture import Brief, Plan

    async with inn(database) as house:
        table, _, other = await seated(house, "caminos")
        await house.press(other, "Plan my move")
        sitting = await house.house.keeper.get(table)
        seat = sitting.seat_of(house.person(other).key)
        view, path = plan.basis(sitting, seat), ()
        while not (prompt := sitting.game.prompt(view, path)).play:
            path = (*path, prompt.choices[0].step)
            said: list[str] = []
            brief = Brief(
                ("Anna", "Berta"),
                lambda text, said=said: said.append(text.key) or "…",
                "light",
                marks=pointing(prompt),
                plan=Plan(Text("picture-plan-ask"), sitting.due()),
            )
            PAINTERS["caminos"](prompt.preview, brief)
            assert "picture-plan-ask" in said, path


async def test_a_plan_is_told_in_ones_own_language_and_not_as_if_it_had_happened(database: Path):
    """A draw has no notation to show: it is said."""
    async with inn(database) as house:
        table, _, other = await seated(house, "rummy")
        person = await house.house.people.person(house.person(other).key)
        await house.house.people.save(replace(person, language="de"))
        await house.press_token(other, f"plan.{table}.0.0.000.0")
        await house.type(other, "draw", table)
        *_, does, planned = house.private(other).sheet.lines
        assert planned.startswith("Geplant: einen Stein ziehen. ")
        assert does.startswith(f"Wenn du am Zug bist: {other} zieht")


async def test_another_play_can_be_planned_instead(database: Path):
    """One press asks anew."""
    async with inn(database) as house:
        table, first, other = await seated(house, "caminos")
        await planned(house, table, other, "L a1 b1 c1 a2")
        await house.press(other, "Change the plan")
        await house.type(other, "L a8 b8 c8 a7", table)
        await house.type(first, "L h8 g8 f8 h7", table)
        assert "Your planned move was played." in house.private(other).sheet.lines
        assert any("L a7 a8 b8 c8" in line for line in house.public().sheet.lines)


async def test_whoever_is_due_cannot_plan(database: Path):
    """They can play; and in the exchange there is nothing to plan."""
    async with inn(database) as house:
        table, first, _ = await seated(house, "caminos")
        answer = await house.press_token(first, f"plan.{table}.0.0.000.0")
        assert "nothing to plan" in answer.text
