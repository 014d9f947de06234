"""A house that dies at any moment: the next one goes on, and nobody loses anything."""

from __future__ import annotations

import asyncio
import copy
import json
import shutil
import sys
from itertools import count
from pathlib import Path

import pytest

from bot.failpoints import NAMES
from bot.sitting import OVER
from games import GAMES
from tests.bot.evening import check_log, check_newest, deal_late, sit_down, type_on
from tests.bot.inn import Inn, Memory, inn
from tests.bot.lives import Death, LastBreath, Script, live
from tests.bot.world import TestWorld

pytestmark = pytest.mark.asyncio
ROOT = Path(__file__).parents[2]
LEFT = (3, 6, 10, 16, 30)  # plays before the end: the first at which a person has one, too


def evening(game: str, left: int = 6) -> Script:
    """From an empty room to the result, whatever part of it was done before."""

    async def script(here: Inn) -> None:
        table = await sit_down(here, game, ["Anna"])
        await deal_late(here, game, table, left)
        await type_on(here, table, ["Anna"], fiddle=True)

    return script


async def ended(url: str, memory: Memory, game: str, spare: int, answers: int) -> list[object]:
    """The log of the game, after all that must be true was seen to be."""
    async with inn(url, memory=memory) as here:
        table = await sit_down(here, game, ["Anna"])
        assert (await here.house.keeper.get(table)).phase == OVER
        await check_newest(here, table, spare, answers)
        return list(await check_log(here, table))


@pytest.mark.parametrize(
    ("game", "deduplicates"), [*((game, True) for game in GAMES), ("dog", False)]
)
async def test_a_death_at_every_moment_of_a_game(tmp_path: Path, game: str, deduplicates: bool):
    """The log is that of an undisturbed evening; at most one message is there twice."""
    begun = await in_the_middle(tmp_path, game)
    begun.deduplicates = deduplicates
    left, expected, moments = await to_the_end(tmp_path, begun, game)
    for at in range(1, len(moments) + 1):
        death = Death(at)
        found, _ = await one_life(tmp_path, begun, game, left, death)
        assert death.come.is_set()
        assert found == expected, f"after a death at moment {at}, {moments[at - 1]}"
    assert set(moments) >= {"judged", "stored", "answered", "shown", "fired"}


async def in_the_middle(folder: Path, game: str) -> Memory:
    """The platform of a house that has closed while somebody plays."""
    begun = Memory(TestWorld())

    async def begin(here: Inn) -> None:
        await sit_down(here, game, ["Anna"])

    assert await live(f"sqlite:///{folder}/begun.db", begun, begin, Death(None))
    return begun


async def to_the_end(folder: Path, begun: Memory, game: str) -> tuple[int, list[object], list[str]]:
    """So many plays before its end a person has one, too; then the undisturbed log and moments."""
    for left in LEFT:
        expected, moments = await one_life(folder, begun, game, left, Death(None))
        if "answered" in moments:
            break
    return left, expected, moments


async def one_life(
    folder: Path, begun: Memory, game: str, left: int, death: Death
) -> tuple[list[object], list[str]]:
    """The rest of the evening from where it was begun: once dead, and then to its end."""
    shutil.copy(folder / "begun.db", folder / "life.db")
    url, memory = f"sqlite:///{folder}/life.db", copy.deepcopy(begun)
    if not await live(url, memory, evening(game, left), death):
        assert await live(url, memory, evening(game, left), Death(None))
    died = int(death.come.is_set())
    spare = 0 if begun.deduplicates else died
    return await ended(url, memory, game, spare, died), death.reached


@pytest.mark.parametrize("game", GAMES)
async def test_a_death_after_every_await_of_a_game(tmp_path: Path, game: str):
    """Named or not: whatever it waited for, the house dies when it has come."""
    begun = await in_the_middle(tmp_path, game)
    left, expected, _ = await to_the_end(tmp_path, begun, game)
    for at in count(1):
        death = LastBreath(at)
        found, awaits = await one_life(tmp_path, begun, game, left, death)
        assert found == expected, f"after a death at await {at}"
        if not death.come.is_set():  # there are no more
            break
    assert len(awaits) > 50


@pytest.mark.parametrize("game", GAMES)
async def test_deaths_from_the_first_command_to_the_result(database_url: str, game: str):
    """Life after life ends after a few moments, in the lobby too; the game comes to its end."""
    memory = Memory(TestWorld())
    deaths, at = [], 1
    while True:
        death = Death(at)
        if await live(database_url, memory, evening(game), death):
            break
        deaths.append(death.reached[-1])
        memory.world.pass_to(memory.world.now() + 31)  # the dead hold their leases for a while
        at = at % 13 + 1
        assert len(deaths) < 200, "no progress"
    assert len(deaths) > 10
    await ended(database_url, memory, game, 0, len(deaths))


@pytest.mark.parametrize("game", GAMES)
async def test_kill_at_each_moment(database_url: str, game: str, tmp_path: Path):
    """A process that is killed at each named moment once, and another that goes on."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.killed", database_url, game, str(tmp_path / "platform"),
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    told, _ = await program.communicate()
    assert program.returncode == 0
    report = json.loads(told)
    assert report["killed"] == [*NAMES], "each moment was one's last"
    assert report["phase"] == OVER
    assert report["moves"] == report["undisturbed"]
