"""Presses from elsewhere: a table's id is in links, and whoever has one changes nothing with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.platforms.base import Person, Press, Room
from bot.router import VERBS
from bot.tokens import Token
from tests.bot.evening import sit_down
from tests.bot.inn import Answer, Inn, inn
from tests.bot.test_bad_input import everything, ours

pytestmark = pytest.mark.asyncio

ELSEWHERE = Room("memory", "elsewhere")
STRANGER = Person("memory", "stranger", "Stranger")
VISITOR = Person("web", "5f2c", "Visitor")  # whose id is no number, as some platforms have it


async def press(here: Inn, person: Person, token: Token) -> Answer:
    """A press in another room, and what comes of it."""
    answer = Answer(here.memory, person, ELSEWHERE)
    await here.router(Press(person, ELSEWHERE, answer, str(token), "p"))
    await here.settle()
    return answer


def posted(here: Inn) -> int:
    """Messages that others have got."""
    answered = (ELSEWHERE.key, STRANGER.key, VISITOR.key)
    return sum(message.chat not in answered for message in here.memory.messages)


async def lobby(here: Inn) -> str:
    await here.command("Anna", "play", "dog")
    return (await here.sitting()).id


async def game(here: Inn) -> str:
    """With a seat that a computer plays for."""
    await here.command("Anna", "solo", "dog")
    return (await here.sitting()).id


async def played(here: Inn) -> str:
    return await sit_down(here, "rummy")


@pytest.mark.parametrize("person", [STRANGER, VISITOR], ids=["stranger", "visitor"])
@pytest.mark.parametrize("begin", [lobby, game, played])
async def test_nobody_changes_a_table_from_elsewhere(
    tmp_path: Path, begin, person: Person, caplog: pytest.LogCaptureFixture
):
    """Whatever they press, nothing changes there and nothing is posted; they read a sentence."""
    async with inn(tmp_path / "s.db") as here:
        table = await begin(here)
        before, messages = await everything(here), posted(here)
        for verb in VERBS:
            for step in (0, 1, 2):
                await press(here, person, Token(verb, table, step=step))
                assert await everything(here) == before, verb
                assert posted(here) == messages, verb
        assert ours(caplog) == []


@pytest.mark.parametrize("verb", ["join", "solo", "down"])
async def test_a_stranger_is_told_to_press_it_there(tmp_path: Path, verb: str):
    """And a member of the room may."""
    async with inn(tmp_path / "s.db") as here:
        token = Token(verb, await lobby(here))
        there = (
            "Please press the button in the group itself: I cannot see whether you belong to it."
        )
        assert (await press(here, STRANGER, token)).text == there
        assert there not in (await here.press_token("Berta", str(token))).text


async def test_whoever_sits_there_may_from_anywhere(tmp_path: Path):
    """As in a private chat."""
    async with inn(tmp_path / "s.db") as here:
        table, messages = await game(here), posted(here)
        await press(here, here.person("Anna"), Token("down", table))
        assert posted(here) > messages
