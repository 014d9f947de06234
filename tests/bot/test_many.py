"""Two and three processes on one PostgreSQL, one killed in the middle: every game comes to its end."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import sys
import time
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import lobby, table
from bot.keeper import Keeper
from bot.record import REBASED, STAND_IN, Entry
from bot.sitting import CLOCKS, OVER, Sitting
from games import GAMES
from games.protocol import NATURE
from storage import Store
from storage.errors import Unreachable
from storage.rows import PersonRow
from tests.bot import branch
from tests.bot.branch import LIMITS, MANNERS
from tests.bot.evening import SHORT, check_log, easy_move, near_the_end

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(1200)]
ROOT = Path(__file__).parents[2]
TABLES = int(os.environ.get("MANY_TABLES", "200"))
ROOMS = TABLES // 5
AWAY = 5  # every fifth table is left alone by its people: the clock plays on
DEALS = 2  # of each game, one and two plays before the end: small games, many tables
NET = 3.0  # seconds after which people look again, though they heard of nothing
AT_ONCE = 24  # tables at which somebody presses just now


class Branch:
    """One process, as those who press at it know it."""

    def __init__(self, url: str, sent: Path) -> None:
        self._url, self._sent = url, sent
        self._waiting: dict[str, asyncio.Future[list[str] | None]] = {}
        self._ids = itertools.count()
        self.process: Any = None
        self._reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bot.branch", self._url, str(self._sent),
            cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        opened = self._waiting["open"] = asyncio.get_running_loop().create_future()
        self._reading = asyncio.create_task(self._read())
        await opened

    async def _read(self) -> None:
        while line := await self.process.stdout.readline():
            told = json.loads(line)
            waiting = self._waiting.pop(str(told["id"]), None)
            if waiting is not None:
                waiting.set_result(told.get("said", []))
        for waiting in self._waiting.values():
            waiting.set_result(None)
        self._waiting.clear()

    @property
    def alive(self) -> bool:
        return self._reading is not None and not self._reading.done()

    async def type(self, person: str, table_id: str, text: str) -> list[str] | None:
        """What is said to it; None: the process died over it."""
        name = str(next(self._ids))
        asked = {"id": name, "person": person, "table": table_id, "text": text}
        waiting = self._waiting[name] = asyncio.get_running_loop().create_future()
        try:
            self.process.stdin.write(json.dumps(asked).encode() + b"\n")
            await self.process.stdin.drain()
        except (ConnectionError, RuntimeError):
            return None
        return await waiting

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()
        await self._reading

    async def stop(self) -> None:
        self.process.stdin.close()
        assert await self.process.wait() == 0
        await self._reading


def seeded(number: int) -> Sitting:
    """A running game shortly before its end; every fifth with a clock and nobody there."""
    game = ("caminos", "caminos", "caminos", "dog", "rummy")[number % 7 % 5]
    rules, now, away = GAMES[game], time.time(), number % AWAY == 0
    people = [f"p{number}a", f"p{number}b"][: 1 + (number % 3 == 0)]
    sitting = lobby.opened(
        f"t{number:07}", f"wire:r{number % ROOMS}", rules, f"wire:{people[0]}",
        number.to_bytes(32, "big"), now, MANNERS, "2m" if away else "none",
    )  # fmt: skip
    options = tuple(SHORT[game].items())
    sitting = replace(sitting, terms=replace(sitting.terms, players=2, options=options))
    for person in people:
        sitting = lobby.join(sitting, f"wire:{person}", person, f"j{person}", now)
    while len(sitting.seats) < 2:
        sitting = lobby.add_computer(sitting, "easy", now)
    begun = table.begin(sitting, now, MANNERS)
    deal = number % DEALS
    state = near_the_end(game, 2, deal + 1, deal)
    data = {"state": rules.dump_state(state)}
    entry = Entry(begun.n + 1, REBASED, NATURE, "table", data, (), now)
    late = replace(begun, n=entry.n, recent=(*begun.recent, entry), state=state)
    return table._settled(begun, late, None, now, MANNERS)


class Evening:
    """Everyone who presses, at any of the processes."""

    def __init__(self, store: Store, branches: list[Branch]) -> None:
        self.store, self.keeper, self.branches = store, Keeper(store), branches
        self.rng = random.Random(1)
        self.pressed: dict[tuple[str, int, int], str] = {}
        self.deaths = self.over = 0
        self.quarter = asyncio.Event()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._changed: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)

    async def open(self) -> list[str]:
        """Every table shortly before its end, and everyone who sits there; the tables' names."""
        opened = await asyncio.gather(*(self.keeper.open(seeded(n)) for n in range(TABLES)))
        people = {row.person for sitting in opened for row in sitting.seats if row.person}
        rows = [PersonRow(person, person, None, {"confirm": "never"}) for person in people]
        await asyncio.gather(*map(self.store.save_person, rows))
        return [sitting.id for sitting in opened]

    async def listen(self) -> None:
        """People see what happens at their table, whichever process did it."""
        async for name in self.store.listen():
            self._changed[name].set()

    async def play(self, table_id: str) -> None:
        async with self._room:
            for _ in range(600):
                self._changed[table_id].clear()
                sitting = await self._look(table_id)
                if sitting.phase == OVER:
                    self.over += 1
                    if self.over == TABLES // 4:
                        self.quarter.set()
                    return
                people = [seat for seat in sitting.due() if self._present(sitting, seat)]
                if people:
                    await self._press(sitting, people[0])
                else:
                    await self._look_on(table_id)
        raise AssertionError(f"{table_id} does not end")

    async def _look(self, table_id: str) -> Sitting:
        """The table as it stands, however long a busy machine takes to tell."""
        while True:
            with suppress(Unreachable):
                return await self.keeper.newest(table_id)

    async def _look_on(self, table_id: str) -> None:
        with suppress(TimeoutError):  # what was not heard is looked for
            async with asyncio.timeout(NET):
                await self._changed[table_id].wait()

    def _present(self, sitting: Sitting, seat: int) -> bool:
        return seat >= 0 and sitting.row(seat).person is not None and sitting.terms.clock == "none"

    async def _press(self, sitting: Sitting, seat: int) -> None:
        """One move at a random process; if that dies, the person looks and presses again."""
        decision = (sitting.id, seat, sitting.row(seat).decision)
        text = self.pressed.setdefault(decision, easy_move(sitting, seat))
        living = [one for one in self.branches if one.alive]
        person = (sitting.row(seat).person or "").partition(":")[2]
        said = await self.rng.choice(living).type(person, sitting.id, text)
        self.deaths += said is None


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines of the tables that this process makes are those of the branches; afterwards the
    clock of everyone else is as it was.
    """
    monkeypatch.setitem(CLOCKS, "2m", branch.TURN)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("processes", [2, 3])
async def test_every_game_ends_though_a_process_is_killed(
    tmp_path: Path, postgresql_url: str, processes: int
):
    """No move is lost and none made twice, every deadline is met once, no chat is overrun."""
    store = await Store.open(postgresql_url)
    sent = [tmp_path / f"sent{n}" for n in range(processes)]
    branches = [Branch(postgresql_url, file) for file in sent]
    evening = Evening(store, branches)
    names = await evening.open()
    listening = asyncio.create_task(evening.listen())
    await asyncio.gather(*(one.start() for one in branches))
    playing = asyncio.gather(*map(evening.play, names))
    await evening.quarter.wait()
    await branches[1].kill()
    await asyncio.sleep(0.5)
    await branches[1].start()
    await playing
    await asyncio.gather(*(one.stop() for one in branches))
    assert evening.over == TABLES
    await check_games(store, evening, names)
    check_chats(sent)
    await store.close()
    await listening


async def check_games(store: Store, evening: Evening, names: list[str]) -> None:
    """Each log leads to its end; people's moves are those they made, the clock's are single."""
    here: Any = SimpleNamespace(house=SimpleNamespace(store=store, keeper=Keeper(store)))
    pressed = Counter(table_id for table_id, _, _ in evening.pressed)
    for name in names:
        moves = await check_log(here, name)
        assert sum(by.startswith("wire:") for _, by, _ in moves) == pressed[name], name
        rows = await store.log(name)
        taken = [
            row.seat for row in rows if row.kind == "seat" and row.action == {"stand_in": True}
        ]
        assert len(taken) == len(set(taken)), f"{name}: a stand-in came twice"
        if pressed[name]:
            assert not any(by == STAND_IN for _, by, _ in moves), name
        loaded = await store.load(name)
        assert loaded is not None
        assert loaded.deadlines == ()


def check_chats(files: list[Path]) -> None:
    """No chat got more in any minute than it takes, all processes together."""
    sent: dict[str, list[float]] = {}
    for file in files:
        for line in file.read_text().splitlines():
            at, chat = line.split(" ")
            sent.setdefault(chat, []).append(float(at))
    assert len(sent) > ROOMS
    for chat, times in sent.items():
        times.sort()
        most = max(sum(at <= other < at + 60 for other in times) for at in times)
        assert most <= LIMITS.calls, f"{chat}: {most} in a minute"
