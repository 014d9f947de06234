"""An evening in processes that are killed: `python -m tests.bot.killed URL GAME FOLDER`.

Each life is a fork that ends by SIGKILL at another named moment; the last one plays to the
end and reports. What the platform shows is kept in a file, as if it were another machine's.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot import failpoints
from bot.manners import Manners
from bot.platforms.base import Place, Shown
from bot.screen import Sheet
from tests.bot.evening import check_log, check_newest, deal_late, sit_down, type_on
from tests.bot.inn import Inn, Memory, Message, inn
from tests.bot.world import TestWorld

LEFT = {"dog": 30, "rummy": 80}  # plays before the end: enough to die so many times
LONG = {"caminos": {"rounds": "2"}}
MANNERS = Manners(pace=1.0, pause=5.0, present=0.0)  # every turn is told by a new message
LEASES = 31.0  # the dead hold their leases for so long


class Kept(Memory):
    """A platform whose memory survives this process."""

    def __init__(self, file: Path) -> None:
        world = TestWorld()
        super().__init__(world)
        self._file = file
        if file.exists():
            world.time, world._count, self.messages, self._nonces, self.calls = pickle.loads(
                file.read_bytes()
            )
            world.time += LEASES

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        done = await super().show(place, sheet, shown, nonce)
        self.keep()
        return done

    async def remove(self, place: Place, shown: Shown) -> None:
        await super().remove(place, shown)
        self.keep()

    def _post(self, chat: str, sheet: Sheet, to: str | None) -> Message:
        message = Message(len(self.messages) + 1, chat, sheet, to, at=self.world.now())
        self.messages.append(message)
        self.keep()
        return message

    def keep(self) -> None:
        world = self.world
        state = (world.time, world._count, self.messages, self._nonces, self.calls)
        self._file.write_bytes(pickle.dumps(state))


async def life(url: str, game: str, file: Path, last: str | None) -> dict[str, Any]:
    """The evening from where it stands; ends by a kill at a moment, or with the game."""

    async def maybe_die(name: str) -> None:
        if name == last:
            memory.keep()
            os.kill(os.getpid(), signal.SIGKILL)

    memory = Kept(file)
    async with inn(url, memory=memory, manners=MANNERS) as here:
        table = await sit_down(here, game, ["Anna"], options=LONG.get(game))
        if game in LEFT:
            await deal_late(here, game, table, LEFT[game])
        failpoints.install(maybe_die)
        await type_on(here, table, ["Anna"], fiddle=True)
        failpoints.install(None)
        return await report(here, table)


async def report(here: Inn, table: str) -> dict[str, Any]:
    # An answer carries no nonce: a kill between it and its being noted may leave it there.
    await check_newest(here, table, answers=len(failpoints.NAMES))
    phase = (await here.house.keeper.get(table)).phase
    return {"phase": phase, "moves": await check_log(here, table)}


def forked(work: Callable[[], Awaitable[dict[str, Any]]]) -> tuple[bool, dict[str, Any]]:
    """Was it killed, and what did it say?"""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.write(writing, json.dumps(asyncio.run(work())).encode())  # type: ignore[arg-type]
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status), json.loads(said or "{}")


def main(url: str, game: str, folder: str) -> None:
    file = Path(folder)
    # In this process: what is slow to load is then loaded for all its forks.
    undisturbed = asyncio.run(life(f"sqlite:///{folder}.db", game, file, None))
    undisturbed = json.loads(json.dumps(undisturbed))
    file.unlink()
    killed = [
        name
        for name in failpoints.NAMES
        if forked(lambda name=name: life(url, game, file, name))[0]
    ]
    _, end = forked(lambda: life(url, game, file, None))
    print(json.dumps({"killed": killed, **end, "undisturbed": undisturbed["moves"]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
