"""Many tables at once, on a platform that takes everything: what the core's lines are measured with."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bot.app import open_house
from bot.follow import follow
from bot.house import House
from bot.manners import Manners
from bot.memory import seldom_searched
from bot.platforms.base import Limits, Person, Place, Press, Room, Shown
from bot.router import Router
from bot.screen import Sheet
from bot.world import SeededWorld
from games.text import Text
from storage import Store

STEPS = ("menu.", "toggle.", "confirm.", "next.")


class Endless:
    """A platform without limits that forgets what it is shown, except the buttons."""

    name = "bench"
    limits = Limits(row=5, rows=5, buttons=25, label=80, text=2000, calls=10**9, ephemeral=True)

    def __init__(self) -> None:
        self.tokens: dict[tuple[str, str], tuple[str, ...]] = {}
        """What a person can press on their private screen of a table."""

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        if place.person is not None:
            self.give(place.table, place.person.key, sheet)
        return Shown(1)

    def give(self, table: str, person: str, sheet: Sheet) -> None:
        """Somebody's screen, of which only the tokens are kept."""
        self.tokens[table, person] = tuple([key.token for row in sheet.rows for key in row])

    async def remove(self, place: Place, shown: Shown) -> None: ...

    async def is_admin(self, room: Room, person: Person) -> bool:
        return True

    async def is_member(self, room: Room, person: Person) -> bool | None:
        return True

    async def missing(self, room: Room) -> tuple[Text, ...]:
        return ()


class Back:
    """The way back of a press; what is shown replaces the person's screen."""

    expires = float("inf")

    def __init__(self, platform: Endless, table: str, person: str) -> None:
        self._platform, self._table, self._person = platform, table, person

    async def ack(self) -> None: ...

    async def say(self, words: str, *, alert: bool = False) -> None: ...

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:
        if private:
            self._platform.give(self._table, self._person, sheet)
        return Shown(1)


class Crowd:
    """So many tables of four people who press at random."""

    def __init__(self, house: House, router: Router, platform: Endless, seed: str) -> None:
        self.house, self.router, self.platform = house, router, platform
        self.rng = random.Random(seed)
        self.tables: list[str] = []
        self.presses = 0
        self.waits: list[float] = []
        """Seconds until each press was answered."""

    async def sit_down(self, tables: int, game: str = "dog", people: int = 4) -> None:
        """Open tables and start them."""
        for number in range(tables):
            room = Room("bench", f"room{number}")
            first = self._person(number, 0)
            table = await self._opened(room, first, game)
            for seat in range(people):
                await self._press(
                    room, self._person(number, seat), table, f"join.{table}.0.0.000.0"
                )
            await self._press(room, first, table, f"start.{table}.0.0.000.0")
            self.tables.append(table)
        await self.quiet()

    async def _opened(self, room: Room, person: Person, game: str) -> str:
        from bot.platforms.base import Command

        await self.router(Command(person, room, Back(self.platform, "", person.key), "play", game))
        rows = await self.house.store.tables_in(room.key, ("lobby",))
        return rows[0].id

    def _person(self, table: int, seat: int) -> Person:
        return Person("bench", f"t{table}s{seat}", f"Person {seat}")

    async def _press(self, room: Room, person: Person, table: str, token: str) -> None:
        begin = time.perf_counter()
        await self.router(Press(person, room, Back(self.platform, table, person.key), token, "p"))
        self.waits.append(time.perf_counter() - begin)
        self.presses += 1

    async def quiet(self) -> None:
        """Until every screen is delivered. Who only asked and asked would keep the interpreter from
        the thread that writes.
        """
        while self.house.delivery.working:  # noqa: ASYNC110 - nothing else is going on
            await asyncio.sleep(0.001)

    async def play(self, number: int, presses: int) -> None:
        """So many presses at one table, by whoever has something to press."""
        table = self.tables[number]
        room = Room("bench", f"room{number}")
        private = Room("bench", "dm", private=True)
        for _ in range(presses):
            sitting = await self.house.keeper.get(table)
            due = [seat for seat in sitting.due() if seat >= 0]
            if not due:
                await self._press(room, self._person(number, 0), table, f"next.{table}.0.0.000.0")
                continue
            key = sitting.row(self.rng.choice(due)).person or ""
            person = self._person(number, int(key.rpartition("s")[2]))
            token = self._choice(table, key)
            await self._press(private, person, table, token or f"hand.{table}.0.0.000.0")

    def _choice(self, table: str, person: str) -> str | None:
        tokens = self.platform.tokens.get((table, person), ())
        # Looked at, not read: what pressers do to choose is no part of a press.
        playing = [token for token in tokens if token.startswith(STEPS)]
        confirms = [token for token in playing if token.startswith("confirm.")]
        return self.rng.choice(confirms or playing) if playing else None


@asynccontextmanager
async def hearing(house: House) -> AsyncIterator[None]:
    """As a running program does, the house hears what other processes change."""
    following = asyncio.create_task(follow(house))
    while house.store.hears is None:  # noqa: ASYNC110 - it comes over a socket
        await asyncio.sleep(0.001)
    try:
        yield
    finally:
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)


@asynccontextmanager
async def crowd(path: Path, seed: str = "bench", store: Any = None) -> AsyncIterator[Crowd]:
    """A house for many tables."""
    platform = Endless()
    opened = store or await Store.open(f"sqlite:///{path}")
    try:
        manners = Manners(pace=10**9, pause=10**9, lobby=10**9)
        world = SeededWorld(seed)
        house_of = partial(open_house, opened, {"bench": platform}, world, manners, clock=False)
        with seldom_searched():
            async with house_of() as (house, router), hearing(house):
                yield Crowd(house, router, platform, seed)
    finally:
        await opened.close()
