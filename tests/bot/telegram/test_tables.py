"""Whole tables on Telegram, over the wire: from /play to the last move, in every game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.manners import Manners
from bot.sheets import made, screen_for
from bot.sitting import OVER, PLAY
from storage.rows import PUBLIC
from tests.bot.evening import check_log, deal_late, easy_move, press_on, sit_down, token
from tests.bot.scripted import act
from tests.bot.telegram.api import BotApi
from tests.bot.telegram.pub import Pub, pub
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio
PEOPLE = ["Anna", "Berta"]


async def shows_the_newest(here: Pub, table: str) -> None:
    """The group has one message of the table, with the picture and the words of now."""
    await here.pass_time(120)
    house = here.house
    sitting = await house.keeper.get(table)
    sheet = await made(house, sitting, PUBLIC, await screen_for(house, sitting, PUBLIC))
    (message,) = here.standing()
    assert message.text.startswith("\n".join(sheet.lines))
    assert sheet.picture is not None
    assert here.api.uploads[message.photo or ""] == sheet.picture.data, "another picture"
    assert await house.store.owed(now=here.world.now()) == ()


@pytest.mark.parametrize("game", ["dog", "rummy", "caminos"])
async def test_a_table_from_beginning_to_end(tmp_path: Path, game: str):
    """Opened, joined, agreed, played by presses, ended; one message in the group, one each."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, game)
        await deal_late(here, game, table, 3)
        await press_on(here, table, random.Random(7))
        assert (await here.house.keeper.get(table)).phase == OVER
        await shows_the_newest(here, table)
        await check_log(here, table)
        if game != "caminos":  # there nobody holds anything
            shared = [who for photo, who in here.api.seen.items() if photo and len(who) > 1]
            assert shared == [], "a hand that somebody else has seen"
        for name in PEOPLE:
            number = here.api.user(name).id
            assert len([m for m in here.api.messages if m.to == number and not m.gone]) == 1
        await here.press("Anna", "Once more")
        await here.press("Berta", "Agree")
        assert (await here.sitting()).phase == PLAY


@pytest.mark.parametrize("game", ["dog", "caminos"])
async def test_a_whole_life(tmp_path: Path, game: str):
    """From /play to the result, every move of it: against a computer, written and now and then
    pressed, with another process from the third turn on.
    """
    rng, world = random.Random(game), TestWorld()
    api = BotApi(world.now)
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        table = await sit_down(here, game, ["Anna"], 2)
        turns = await play_on(here, table, rng, range(2))
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        turns += await play_on(here, table, rng, range(2, 200))
        sitting = await here.house.keeper.get(table)
        assert sitting.game.outcome(sitting.state).final
        assert turns >= 3, "too short for a restart"
        rows = await here.house.store.log(table)
        assert {row.kind for row in rows} <= {"play", "seat"}, "nothing was dealt in between"
        await check_log(here, table)
        await shows_the_newest(here, table)


async def play_on(here: Pub, table: str, rng: random.Random, turns: range) -> int:
    """Anna plays these turns of hers, as many as there are; how many there were."""
    for turn in turns:
        while (sitting := await here.house.keeper.get(table)).phase == PLAY:
            seat = sitting.seat_of(here.person("Anna").key)
            if seat in sitting.due():
                break
            await here.pass_time(6)
        else:
            return turn - turns.start
        for _ in range(4 if turn % 6 == 0 else 0):
            await act(here, "Anna", rng)
            if (await here.house.keeper.get(table)).n > sitting.n:
                break
        if (await here.house.keeper.get(table)).n == sitting.n:
            await here.type("Anna", easy_move(sitting, seat, "normal"), table)
        assert (await here.house.keeper.get(table)).n > sitting.n
    return len(turns)


@pytest.mark.parametrize("game", ["dog", "rummy", "caminos"])
async def test_a_table_by_text_alone(tmp_path: Path, game: str):
    """No hand is ever opened: every move is written into the group, by people who never
    started the bot; joining is a press.
    """
    async with pub(tmp_path / "t.db") as here:
        for name in PEOPLE:
            here.person(name)
            here.api.user(name).started = False
        table = await sit_down(here, game)
        await deal_late(here, game, table, 4)
        for _ in range(100):
            sitting = await here.house.keeper.get(table)
            if sitting.phase != PLAY:
                break
            due = [n for n in PEOPLE if sitting.seat_of(here.person(n).key) in sitting.due()]
            if due:
                seat = sitting.seat_of(here.person(due[0]).key)
                answer = await here.command(due[0], "move", easy_move(sitting, seat))
                now = await here.house.keeper.get(table)
                assert now.version > sitting.version, answer.text
            await here.pass_time(20)
        assert (await here.house.keeper.get(table)).phase == OVER
        told = [m for m in here.shown() if not m.photo]
        assert all("agreed" in m.text for m in told), told


async def test_updates_that_come_twice_count_once(tmp_path: Path):
    """The same update again, at once and after a restart: no second table, no second move."""
    world = TestWorld()
    api = BotApi(world.now)
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        kept = []
        deliver = api.deliver

        async def twice(update: dict[str, object]) -> None:
            kept.append(update)
            await deliver(update)
            await deliver(update)

        api.deliver = twice  # type: ignore[method-assign]
        table = await sit_down(here, "caminos")
        await here.command("Anna", "solo", "rummy")
        sitting = await here.house.keeper.get(table)
        name = next(n for n in PEOPLE if sitting.seat_of(here.person(n).key) in sitting.due())
        seat = sitting.seat_of(here.person(name).key)
        await here.type(name, easy_move(sitting, seat), table)
        after = await here.house.keeper.get(table)
        assert after.n == sitting.n + 1
        rows = await here.house.store.tables_in(here.room.key, ("lobby", "play"))
        assert len(rows) == 2
    api.deliver = deliver  # type: ignore[method-assign]
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        await deliver(kept[-1])
        await here.taken(kept[-1]["update_id"])  # type: ignore[arg-type]
        await here.settle()
        assert (await here.house.keeper.get(table)).n == after.n


async def test_a_restart_in_the_middle(tmp_path: Path):
    """Half-entered moves, messages and buttons outlive it; old buttons go on working."""
    world = TestWorld()
    api = BotApi(world.now)
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        table = await sit_down(here, "rummy")
        sitting = await here.house.keeper.get(table)
        name = next(n for n in PEOPLE if sitting.seat_of(here.person(n).key) in sitting.due())
        mine = here.private(name)
        key = next(k for row in mine.sheet.rows for k in row if k.token.startswith("toggle."))
        await here.press_token(name, key.token, mine)
        before = [(m.ref, m.text, m.gone) for m in api.messages]
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        await here.pass_time(5)
        assert [(m.ref, m.text, m.gone) for m in api.messages] == before, "nothing new to show"
        seat = sitting.seat_of(here.person(name).key)
        assert (await here.house.keeper.get(table)).row(seat).draft
        other = next(k for row in mine.sheet.rows for k in row if k.token.startswith("toggle."))
        answer = await here.press_token(name, other.token, mine)
        assert answer.answered
        assert mine.edits >= 2
        await shows_the_newest(here, table)


async def test_fifty_moves_of_computers_stay_within_the_limits(tmp_path: Path):
    """A burst becomes few edits, nobody is asked for patience, and the right picture stands."""
    manners = Manners(pace=0.2, pause=5.0)
    async with pub(tmp_path / "t.db", manners=manners) as here:
        table = await sit_down(here, "dog", ["Anna"], 6)
        await here.press_token("Anna", token("away", table))
        first = (await here.house.keeper.get(table)).n
        calls = len(here.api.calls)
        while (await here.house.keeper.get(table)).n < first + 50:
            await here.pass_time(2)
        there = [g for m, g in here.api.calls[calls:] if g.get("chat_id") == str(here.group.id)]
        assert len(there) < 25
        await here.press_token("Anna", token("cancel", table))
        await shows_the_newest(here, table)


async def test_whoever_is_due_is_told_once(tmp_path: Path):
    """By the hand posted anew in private, or by a mention in the group, never both."""
    async with pub(tmp_path / "t.db") as here:
        here.person("Berta")
        here.api.user("Berta").started = False
        table = await sit_down(here, "caminos")
        mentions = {"Anna": 0, "Berta": 0}
        turns = {"Anna": 0, "Berta": 0}
        for _ in range(4):
            sitting = await here.house.keeper.get(table)
            name = next(n for n in PEOPLE if sitting.seat_of(here.person(n).key) in sitting.due())
            other = next(n for n in PEOPLE if n != name)
            await here.pass_time(100)  # nobody is present any more
            seat = sitting.seat_of(here.person(name).key)
            before = len(here.api.messages)
            move = easy_move(sitting, seat)
            if name == "Anna":
                await here.type(name, move, table)
            else:
                await here.command(name, "move", move)
            await here.pass_time(30)
            turns[other] += 1
            number = here.api.user(other).id
            for one in here.api.messages[before:]:
                mentions[other] += any(e.get("user", {}).get("id") == number for e in one.entities)
                mentions[other] += one.to == number and bool(one.photo)
        assert mentions == turns


async def test_a_game_of_ones_own_in_the_private_chat(tmp_path: Path):
    """/solo to the bot alone: the table and the hand are two messages, each edited in place."""
    from bot.platforms.base import Room

    async with pub(tmp_path / "t.db") as here:
        await here.command("Anna", "solo", "rummy", Room("telegram", "0", private=True))
        number = here.api.user("Anna").id
        await here.pass_time(30)
        there = [m for m in here.api.messages if m.chat == number and not m.gone]
        assert len(there) == 2
        table = next(m for m in there if any(k.label == "My hand" for r in m.sheet.rows for k in r))
        await here.press_token("Anna", table.sheet.rows[0][0].token, table)
        assert not table.gone
        now = [m for m in here.api.messages if m.chat == number and not m.gone]
        assert len(now) == 2
        assert table in now
