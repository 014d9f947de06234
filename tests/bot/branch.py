"""One of several processes that share a PostgreSQL: `python -m tests.bot.branch URL SENT`.

Moves come in as lines of JSON and are answered likewise; what is sent to chats is noted in the
file SENT, with its time. It is meant to be killed.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot import clock, errands
from bot.app import open_house
from bot.manners import Manners
from bot.platforms.base import Limits, Person, Place, Room, Shown, Typed
from bot.router import Router
from bot.screen import Sheet
from bot.sitting import CLOCKS
from bot.world import RealWorld
from games.text import Text
from storage import Store

LIMITS = Limits(row=8, rows=20, buttons=100, label=40, text=1024, calls=20, ephemeral=False)
MANNERS = Manners(pace=0.02, pause=0.05)
TURN = 0.5  # seconds a turn where there is a clock
LEASE = 3.0  # seconds until what a dead process held is taken over


def hurry() -> None:
    """Times of a test, not of people."""
    CLOCKS["2m"] = TURN
    clock.LEASE = LEASE  # type: ignore[misc]
    errands.LEASE = LEASE  # type: ignore[misc]
    errands.POLL = LEASE  # type: ignore[misc]


class Wire:
    """A platform that notes what it is told to send."""

    name = "wire"
    limits = LIMITS

    def __init__(self, file: Path) -> None:
        self._file = file.open("a")
        self._refs = itertools.count(1)
        self._name = file.name

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        chat = place.person.key if place.person else place.room.chat_key
        self._file.write(f"{time.time()} {chat}\n")
        self._file.flush()
        return shown or Shown(f"{self._name} {next(self._refs)}")

    async def remove(self, place: Place, shown: Shown) -> None: ...

    async def is_admin(self, room: Room, person: Person) -> bool:
        return False

    async def is_member(self, room: Room, person: Person) -> bool | None:
        return None

    async def missing(self, room: Room) -> tuple[Text, ...]:
        return ()


@dataclass
class Answer:
    said: list[str] = field(default_factory=list)
    expires: float = float("inf")

    async def ack(self) -> None: ...

    async def say(self, words: str, *, alert: bool = False) -> None:
        self.said.append(words)

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:
        return None


async def deal(router: Router, asked: dict[str, Any]) -> None:
    person = Person("wire", asked["person"], asked["person"])
    answer = Answer()
    room = Room("wire", person.id, private=True)
    await router(Typed(person, room, answer, asked["text"], asked["table"]))
    print(json.dumps({"id": asked["id"], "said": answer.said}), flush=True)


async def main(url: str, sent: str) -> None:
    hurry()
    store = await Store.open(url)
    wire = Wire(Path(sent))
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with (
        open_house(store, {"wire": wire}, RealWorld(), MANNERS) as (_, router),
        asyncio.TaskGroup() as tasks,
    ):
        print(json.dumps({"id": "open"}), flush=True)
        while line := await lines.readline():
            tasks.create_task(deal(router, json.loads(line)))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
