"""Sends that fail, are slow, refused, unsure or vanished never stop a table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot import errands, postman
from bot.platforms.base import Closed, Failed, Later, Place, Shown, Unsure, Vanished
from bot.screen import Sheet
from bot.sitting import PLAY
from storage import Unreachable
from tests.bot.evening import check_log, check_newest, easy_move, sit_down, token
from tests.bot.inn import LIKE_TELEGRAM, Inn, Memory, inn
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio
PEOPLE = ["Anna", "Berta"]
KINDS = {
    "later": lambda: Later(7),
    "failed": lambda: Failed("502"),
    "network": lambda: ConnectionResetError("peer"),
    "vanished": Vanished,
    "unsure": Unsure,
    "our own": lambda: ValueError("a bug of an adapter"),
}


async def moves(here: Inn, table: str, plays: int = 6) -> None:
    """A few typed moves of whoever is due."""
    for _ in range(plays):
        sitting = await here.house.keeper.get(table)
        for name in PEOPLE:
            seat = sitting.seat_of(here.person(name).key)
            if seat in sitting.due():
                await here.type(name, easy_move(sitting, seat), table)
                break
        await here.pass_time(1)


@pytest.mark.parametrize("kind", KINDS)
async def test_what_fails_is_tried_again_and_the_newest_arrives(tmp_path: Path, kind: str):
    """Whatever goes wrong with some sends, the table goes on and all is shown in the end."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        for n in range(8):
            here.memory.trouble.extend([KINDS[kind](), None, KINDS[kind]()][: 1 + n % 3])
            await moves(here, table, 1)
        here.memory.trouble.clear()
        assert (await here.house.keeper.get(table)).version > 8
        await check_newest(here, table)
        await check_log(here, table)


async def test_what_was_perhaps_sent_is_brought_up_to_date(tmp_path: Path):
    """The same nonce gives back the message as it was; it must not stay so."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        here.memory.trouble.append(Unsure())
        await here.press("Anna", "Bring it down")  # posted, but nobody told us
        await moves(here, table, 1)
        await check_newest(here, table)


async def test_a_platform_that_is_down_is_asked_less_and_less(tmp_path: Path):
    """Back-off: some tens of tries in an hour, not thousands; then everything is there."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        tries = 0

        class Down(dict):  # type: ignore[type-arg]
            def popleft(self) -> Exception:
                nonlocal tries
                tries += 1
                return Failed("down")

            def __bool__(self) -> bool:
                return True

        healthy, here.memory.trouble = here.memory.trouble, Down()  # type: ignore[assignment]
        await moves(here, table, 2)
        await here.pass_time(3600)
        assert 20 < tries < 300
        here.memory.trouble = healthy
        await check_newest(here, table)


def stumbling(here: Inn, monkeypatch: pytest.MonkeyPatch, error: Exception) -> list[float]:
    """Whoever asks how full a chat is gets this error; when that was."""
    asked: list[float] = []

    async def free_in(*_: object) -> float:
        asked.append(here.world.now())
        raise error

    monkeypatch.setattr(here.house.budgets, "free_in", free_in)
    return asked


async def test_our_error_before_anything_is_taken_does_not_repeat_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """It is given up like any other error of ours; the next change of the table tries anew."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        with monkeypatch.context() as patch:
            asked = stumbling(here, patch, KeyError("a bug"))
            await here.house.delivery.owe(table)
            await here.pass_time(300)
            chats = 3  # the room's and two private ones
            assert len(asked) == chats * errands.TRIES
            assert here.house.delivery.owed == 0
        await moves(here, table, 1)
        await check_newest(here, table)


async def test_a_store_that_is_away_is_asked_less_and_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """But nothing is given up: when it is back, everything arrives within half a minute."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        for place in tuple((await here.house.delivery.places(table)).values()):
            await here.house.delivery._places.save(place, replace(place, digest=""))
        with monkeypatch.context() as patch:
            asked = stumbling(here, patch, Unreachable("gone"))
            await here.house.delivery.owe(table)
            await here.pass_time(3600)
        assert 3 * 100 < len(asked) < 3 * 200
        assert {record.levelname for record in caplog.records} == {"WARNING"}
        edits = sum(message.edits for message in here.memory.messages)
        await here.pass_time(errands.LONGEST_QUIET)
        assert sum(message.edits for message in here.memory.messages) == edits + 3
        await check_newest(here, table)


async def test_one_place_that_fails_does_not_hold_up_the_others(tmp_path: Path):
    """A person plays at two tables; the screens of one cannot be sent, the other's arrive."""

    class Picky(Memory):
        async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
            if place.table == sick and place.person is not None:
                raise Failed("this one never")
            return await super().show(place, sheet, shown, nonce)

    sick = ""
    memory = Picky(TestWorld())
    async with inn(tmp_path / "t.db", memory=memory) as here:
        first = await sit_down(here, "caminos")
        second = await sit_down(here, "rummy")
        sick = min(first, second)  # the one that comes first in the queue
        well = max(first, second)
        for table in (first, second):
            await moves(here, table, 2)
        await here.pass_time(300)
        await moves(here, well, 1)
        await here.pass_time(3)
        sitting = await here.house.keeper.get(well)
        places = await here.house.delivery.places(well)
        assert {place.shows for place in places.values()} == {sitting.version}


async def test_a_send_that_hangs_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A platform that never answers is given up after a while, and asked again."""
    hang = True

    class Hanging(Memory):
        async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
            if hang and place.person is None:
                await asyncio.Event().wait()
            return await super().show(place, sheet, shown, nonce)

    monkeypatch.setattr(postman, "SLOWEST", 0.05)
    async with inn(tmp_path / "t.db", memory=Hanging(TestWorld())) as here:
        table = await sit_down(here, "caminos")
        await moves(here, table, 2)
        hang = False
        await check_newest(here, table)


async def test_whoever_presses_does_not_wait_for_a_slow_send(tmp_path: Path):
    """While a hand is on its slow way, a press is answered; in the end the newest is shown."""
    slow = asyncio.Event()

    class Slow(Memory):
        async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
            done = await super().show(place, sheet, shown, nonce)
            if waiting and place.person is not None:
                sent.set()
                await slow.wait()
            return done

    waiting, sent = False, asyncio.Event()
    async with inn(tmp_path / "t.db", memory=Slow(TestWorld())) as here:
        table = await sit_down(here, "caminos", ["Anna"])
        waiting = True
        sitting = await here.house.keeper.get(table)
        seat = sitting.seat_of(here.person("Anna").key)
        await here.house.delivery.places(table)
        here.memory.messages[-1].sheet = Sheet(())
        place = (await here.house.delivery.places(table))[seat]
        await here.house.delivery._places.save(place, replace(place, digest=""))
        await here.house.delivery.owe(table)
        await sent.wait()
        from bot.platforms.base import Press, Room
        from tests.bot.inn import Answer

        message = here.private("Anna")
        answer = Answer(
            here.memory, here.person("Anna"), Room("memory", "anna", private=True), message
        )
        press = Press(answer.person, answer.room, answer, token("hand", table))
        await here.router(press)
        assert answer.shown, "the slow send held up the answer"
        waiting = False
        slow.set()
        await check_newest(here, table)


async def test_a_private_chat_that_closes_and_opens_again(tmp_path: Path):
    """The room mentions who is due, nothing private goes there; the hand comes back."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, "rummy")
        sitting = await here.house.keeper.get(table)
        secret = {name: private_labels(here, name) for name in PEOPLE}
        due = next(n for n in PEOPLE if sitting.seat_of(here.person(n).key) in sitting.due())
        other = next(n for n in PEOPLE if n != due)
        here.memory.closed.add(here.person(other).key)
        await here.pass_time(100)  # nobody is present any more
        await here.type(due, easy_move(sitting, sitting.seat_of(here.person(due).key)), table)
        await here.pass_time(10)
        places = await here.house.delivery.places(table)
        seat = sitting.seat_of(here.person(other).key)
        assert places[seat].way == "closed"
        assert here.person(other).key in here.public().sheet.mention
        assert_nothing_private_in_public(here, secret)
        answer = await here.press(other, "My hand")
        assert answer.shown
        assert (await here.house.delivery.places(table))[seat].way == "ephemeral"
        await here.reachable(other)
        await here.settle()
        assert (await here.house.delivery.places(table))[seat].way == "dm"
        assert here.private(other).chat == here.person(other).key
        await check_newest(here, table, spare=1)  # what stood there before it closed


async def test_no_private_way_at_all(tmp_path: Path):
    """Like Telegram with every chat closed: the hand is told as an alert, the game goes on."""
    memory = Memory(TestWorld(), LIKE_TELEGRAM)
    memory.closed |= {f"memory:{name.lower()}" for name in PEOPLE}
    async with inn(tmp_path / "t.db", memory=memory) as here:
        table = await sit_down(here, "rummy")
        assert (await here.house.keeper.get(table)).phase == PLAY
        answer = await here.press("Anna", "My hand")
        assert answer.said
        assert not answer.shown
        assert all(message.to is None for message in memory.messages)
        for message in memory.messages:
            for key in (key for row in message.sheet.rows for key in row):
                assert key.token.split(".")[0] not in ("menu", "toggle", "confirm")


async def test_a_room_that_is_closed_does_not_stop_its_table(tmp_path: Path):
    """We may not write there any more: hands still arrive, and the game goes on."""

    class Mute(Memory):
        async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
            if mute and place.person is None:
                raise Closed("missing access")
            return await super().show(place, sheet, shown, nonce)

    mute = False
    async with inn(tmp_path / "t.db", memory=Mute(TestWorld())) as here:
        table = await sit_down(here, "caminos")
        mute = True
        before = (await here.house.keeper.get(table)).version
        await moves(here, table, 4)
        assert (await here.house.keeper.get(table)).version > before
        mute = False
        await moves(here, table, 1)
        await check_newest(here, table)


def private_labels(here: Inn, name: str) -> set[str]:
    return {key.label for row in here.private(name).sheet.rows for key in row}


def assert_nothing_private_in_public(here: Inn, secret: dict[str, set[str]]) -> None:
    seen = {
        key.label
        for message in here.memory.messages
        if message.to is None
        for row in message.sheet.rows
        for key in row
    }
    common = set.intersection(*secret.values()) if len(secret) > 1 else set()
    for labels in secret.values():
        assert not (labels - common) & seen
