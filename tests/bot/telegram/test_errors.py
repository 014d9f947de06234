"""Telegram's refusals: each is understood, none stops a table, and nothing is sent in vain."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from pathlib import Path
from typing import Any

import pytest
from telegram.error import BadRequest, TimedOut

from bot.painting import painter
from bot.platforms.base import Closed, Failed, Later, Shown, Unsure, Vanished
from bot.platforms.telegram import wire
from bot.platforms.telegram.wire import NoTopic
from bot.world import RealWorld
from storage.rows import PUBLIC
from tests.bot.evening import easy_move, sit_down, token
from tests.bot.sketch import sketch
from tests.bot.telegram.api import BotApi, Refusal
from tests.bot.telegram.models import Page, Query
from tests.bot.telegram.pub import Pub, pub
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio
FLOOD = Refusal(429, "Too Many Requests: retry after 30", retry_after=30)


async def newest(here: Pub, table: str) -> bool:
    """Does the group show the table as it stands?"""
    sitting = await here.house.keeper.get(table)
    place = (await here.house.delivery.places(table))[PUBLIC]
    return place.shows == sitting.version


async def test_one_chat_that_asks_for_patience_does_not_hold_up_others(tmp_path: Path):
    """429 with retry-after: that group waits so long and no longer, private chats go on."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "dog", ["Anna"])
        here.api.trouble.append(("sendPhoto", FLOOD))
        await here.press_token("Anna", token("down", table))
        sends = len(here.api.calls)
        await here.pass_time(29)
        there = [g for m, g in here.api.calls[sends:] if g.get("chat_id") == str(here.group.id)]
        assert there == [], "sent into a chat that asked for patience"
        private = here.private("Anna")
        answer = await here.press_token("Anna", token("hand", table), private)
        assert answer.answered
        await here.pass_time(3)
        assert await newest(here, table)


async def test_a_press_in_a_flooded_group_is_answered(tmp_path: Path):
    """Answers to presses are not limited; what cannot be posted now is not posted."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "dog", ["Anna"])
        here.api.trouble.append(("sendMessage", FLOOD))
        answer = await here.press_token("Anna", token("more", table))
        assert answer.answered
        again = await here.press_token("Anna", token("more", table))
        assert again.answered


@pytest.mark.parametrize(
    ("words", "status", "meant"),
    [
        ("Bad Request: message to edit not found", 400, Vanished),
        ("Bad Request: message can't be edited", 400, Vanished),
        ("Bad Request: MESSAGE_ID_INVALID", 400, Vanished),
        ("Bad Request: chat not found", 400, Closed),
        ("Bad Request: can't initiate conversation with a user", 400, Closed),
        ("Forbidden: bot can't initiate conversation with a user", 403, Closed),
        ("Forbidden: bot was blocked by the user", 403, Closed),
        ("Forbidden: bot was kicked from the group chat", 403, Closed),
        ("Forbidden: user is deactivated", 403, Closed),
        ("Bad Request: not enough rights to send photos to the chat", 400, Closed),
        ("Bad Request: TOPIC_CLOSED", 400, Closed),
        ("Bad Request: message thread not found", 400, NoTopic),
        ("Bad Gateway", 502, Failed),
        ("Internal Server Error", 500, Failed),
    ],
)
async def test_a_refusal_is_told_by_its_words(
    tmp_path: Path, words: str, status: int, meant: type[Exception]
):
    """BadRequest is a NetworkError to the library; what will heal and what will not differs."""
    async with pub(tmp_path / "t.db") as here:
        here.person("Anna")
        here.api.trouble.append(("deleteMessage", Refusal(status, words)))
        with pytest.raises(meant) as raised:
            await here.home.wire.call(
                here.group.id, lambda: here.home.bot.delete_message(here.group.id, 1)
            )
        assert type(raised.value) is meant


@pytest.mark.parametrize("status", [200, 400, 401, 403, 404, 502])
async def test_a_page_of_something_in_between_may_heal(tmp_path: Path, status: int):
    """Whatever its status, it closes no chat, and it is no mistake of ours: it is tried again."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "dog", ["Anna"])
        here.api.between = Page(status)
        with pytest.raises(Failed) as raised:
            await here.home.wire.call(
                here.group.id, lambda: here.home.bot.delete_message(here.group.id, 1)
            )
        assert type(raised.value) is Failed
        assert "a-token" not in repr(raised.value)
        here.api.between = None
        await here.press_token("Anna", token("down", table))
        assert await newest(here, table)


async def test_what_we_do_not_understand_is_our_mistake(tmp_path: Path):
    """It is not taken for a closed chat."""
    async with pub(tmp_path / "t.db") as here:
        here.api.trouble.append(("deleteMessage", Refusal(400, "Bad Request: BUTTON_DATA_INVALID")))
        with pytest.raises(BadRequest):
            await here.home.wire.call(1, lambda: here.home.bot.delete_message(1, 1))


async def test_a_message_that_looks_like_that_already_is_fine(tmp_path: Path):
    """“message is not modified” is success."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "dog", ["Anna"])
        place = (await here.house.delivery.places(table))[PUBLIC]
        from bot.platforms.base import Place
        from bot.sheets import made, screen_for

        sitting = await here.house.keeper.get(table)
        sheet = await made(
            here.house, sitting, PUBLIC, await screen_for(here.house, sitting, PUBLIC)
        )
        edits = here.public().edits
        shown = Shown(place.ref)
        assert await here.home.show(Place(table, here.room), sheet, shown, "") == shown
        assert here.public().edits == edits


async def test_a_deleted_message_is_posted_anew(tmp_path: Path):
    """An admin cleaned up: the table comes back with the next move, and is one message."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        here.public().gone = True
        await play_one(here, table)
        assert len(here.standing()) == 1
        assert await newest(here, table)


async def play_one(here: Pub, table: str) -> None:
    sitting = await here.house.keeper.get(table)
    for name in ("Anna", "Berta"):
        seat = sitting.seat_of(here.person(name).key)
        if seat in sitting.due():
            await here.type(name, easy_move(sitting, seat), table)
            break
    await here.pass_time(5)


async def test_a_message_too_old_to_delete_is_emptied(tmp_path: Path):
    """After 48 hours: one line is left of it, and no buttons."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "dog", ["Anna"])
        old = here.public()
        await here.pass_time(49 * 3600)
        await here.press_token("Anna", token("down", table))
        assert here.public() is not old
        assert not old.gone
        assert old.markup is None
        assert old.text == "This table has moved on; look further down."


async def test_a_group_that_is_gone_does_not_stop_the_game(tmp_path: Path):
    """Hands still arrive in private, and the game goes on there."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        here.group.us = "kicked"
        before = (await here.house.keeper.get(table)).version
        for _ in range(3):
            await play_one(here, table)
        assert (await here.house.keeper.get(table)).version > before + 2


async def test_timed_out_but_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The table may stand twice then; a press on the outdated one is answered, and strips it."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        here.api.trouble.append(("sendPhoto", "after"))
        slow = here.home.bot.send_photo

        async def impatient(*args: Any, **more: Any) -> object:
            if not here.api.trouble:
                return await slow(*args, **more)
            sending = asyncio.create_task(slow(*args, **more))
            while here.api.trouble:  # noqa: ASYNC110 - it is posted on the other side of a socket
                await asyncio.sleep(0.001)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            raise TimedOut

        monkeypatch.setattr(type(here.home.bot), "send_photo", staticmethod(impatient))
        await here.press_token("Anna", token("down", table))
        await here.pass_time(30)
        twice = here.standing()
        assert len(twice) == 2
        assert await newest(here, table)
        outdated = twice[0]
        answer = await here.press_token("Anna", token("hand", table), outdated)
        assert answer.answered
        assert here.standing() == [twice[1]]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            BadRequest("Inline keyboard button URL 'https://x/go/abc' is invalid: Wrong HTTP URL"),
            "BadRequest: Inline keyboard button URL … is invalid: Wrong HTTP URL",
        ),
        (BadRequest("message can't be edited"), "BadRequest: message can't be edited"),
        (Closed("blocked"), "Closed: blocked"),
        (KeyError("K of hearts"), "KeyError"),
    ],
)
async def test_what_an_error_quotes_is_not_logged(error: Exception, told: str):
    """A link in it leads to somebody's seat."""
    assert wire.said(error) == told


async def test_unsure_is_told_as_such(tmp_path: Path):
    """A time-out of a send is neither success nor failure."""
    async with pub(tmp_path / "t.db") as here:

        async def late() -> None:
            raise TimedOut

        with pytest.raises(Unsure):
            await here.home.wire.call(here.group.id, late)


async def test_a_late_answer_to_a_press_does_no_harm(tmp_path: Path):
    """“query is too old”: the move counts all the same."""
    async with pub(tmp_path / "t.db") as here:
        await here.command("Anna", "play", "dog")
        words = "Bad Request: query is too old and response timeout expired or query ID is invalid"
        here.api.trouble.append(("answerCallbackQuery", Refusal(400, words)))
        await here.press("Anna", "Join")
        assert (await here.sitting()).seat_of(here.person("Anna").key) == 0


async def test_a_press_is_answered_before_a_slow_picture(tmp_path: Path):
    """People do not look at a spinning wheel; the hand follows when it is painted."""
    painted = threading.Event()

    def slow(*order: Any) -> Any:
        painted.wait()
        return sketch(*order)

    async with pub(tmp_path / "t.db", whispers="yes", painter=slow) as here:
        here.person("Anna")
        here.api.user("Anna").started = False
        painted.set()
        table = await sit_down(here, "caminos", ["Anna"])
        painted.clear()
        here.home.patience = 0.01
        number, query = await here.api.press(
            here.api.user("Anna"), here.public(), token("hand", table)
        )
        await here.taken(number)
        while query.answer is None:  # noqa: ASYNC110 - it comes over a socket
            await asyncio.sleep(0.001)
        assert not [m for m in here.api.messages if m.whisper and m.photo]
        painted.set()
        await here.settle()
        assert [m for m in here.api.messages if m.whisper and m.photo]


async def test_a_press_on_a_message_of_long_ago(tmp_path: Path):
    """Telegram tells no more than where it stands: it is answered, and the table is not lost."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        message = here.public()
        query = Query("long ago", here.api.user("Anna").id, here.group.id, here.world.now())
        here.api.queries[query.id] = query
        old = {"message_id": message.ref, "date": 0, "chat": here.group.json}
        number = await here.api.update(
            callback_query={
                "id": query.id,
                "from": here.api.user("Anna").json,
                "chat_instance": "c",
                "data": token("hand", table),
                "message": old,
            }
        )
        await here.taken(number)
        await here.settle()
        assert query.answer is not None
        assert not message.gone


async def test_a_table_cannot_be_closed_like_a_menu(tmp_path: Path):
    """A press may carry anything: what is no menu stays."""
    async with pub(tmp_path / "t.db") as here:
        await sit_down(here, "caminos")
        answer = await here.press_token("Berta", "x", here.public())
        assert answer.answered
        assert not here.public().gone


async def test_a_picture_is_uploaded_once(tmp_path: Path):
    """The same picture goes by its id; where that is not good any more, it is uploaded anew."""
    async with pub(tmp_path / "t.db") as here:
        table = await sit_down(here, "caminos")
        uploads = len(here.api.uploads)
        await here.press_token("Anna", token("down", table))
        assert len(here.api.uploads) == uploads
        here.api.uploads.clear()
        await here.press_token("Anna", token("down", table))
        assert len(here.api.uploads) == 1
        assert await newest(here, table)


async def test_pictures_are_small_and_captions_tell_the_position(tmp_path: Path):
    """Real pictures: under 100,000 bytes, and all that they show stands in words beneath."""
    async with pub(tmp_path / "t.db", painter=painter) as here:
        await sit_down(here, "dog")
        public = here.public()
        assert "in the kennel" in public.text
        quoted = [one for one in public.entities if one["type"] == "expandable_blockquote"]
        assert len(quoted) == 1
        assert all(len(data) <= 100_000 for data in here.api.uploads.values())


async def test_patience_is_kept_per_chat():
    """Nothing is sent into a chat before its time, and other chats are not concerned."""

    class Clock(RealWorld):
        time = 100.0

        def now(self) -> float:
            return self.time

    from datetime import timedelta

    from telegram.error import RetryAfter

    clock = Clock()
    line = wire.Wire(None, None, clock)  # type: ignore[arg-type]

    async def flood() -> None:
        raise RetryAfter(timedelta(seconds=30))

    async def fine() -> str:
        return "fine"

    with pytest.raises(Later):
        await line.call(1, flood)
    assert await line.call(2, fine) == "fine"
    clock.time = 120.0
    with pytest.raises(Later) as later:
        await line.call(1, fine)
    assert later.value.seconds == pytest.approx(10)
    clock.time = 131.0
    assert await line.call(1, fine) == "fine"


async def test_the_minute_of_a_group_survives_a_restart(tmp_path: Path):
    """A restart in a busy minute does not run into a refusal."""
    world = TestWorld()
    api = BotApi(world.now)
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        table = await sit_down(here, "dog", ["Anna"])
        for _ in range(10):
            await here.press_token("Anna", token("down", table))
        for _ in range(4):
            await here.command("Anna", "help")
        assert len(api.sent[here.group.id]) > 12
    async with pub(tmp_path / "t.db", api=api, world=world) as here:
        for _ in range(10):
            number, _ = await here.api.press(
                here.api.user("Anna"), here.public(), token("down", table)
            )
            await here.taken(number)
            await here.settle()
        await here.pass_time(120)
        assert await newest(here, table)


async def test_no_line_of_the_log_has_the_token(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    """The library's HTTP client logs addresses, and the token is part of them."""
    logging.getLogger("httpx").setLevel(logging.NOTSET)
    with caplog.at_level(logging.INFO):
        async with pub(tmp_path / "t.db") as here:
            await here.command("Anna", "play", "dog")
    assert caplog.records
    assert "a-token-that-is-good" not in json.dumps([r.getMessage() for r in caplog.records])
