"""The core: presses at many tables against the bare store, memory, start-up, stalls of the loop."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from storage import Store
from tests.bench.crowd import Crowd, crowd
from tests.bench.table import Line
from tests.bench.yardstick import Chess
from tests.databases import postgres

BUSY = 32  # tables at which somebody presses all the time
PRESSES = 12  # of each, in a round
ROUNDS = 5
MANY, FEW = 1000, 10
WRITES = ("commit", "draft", "place", "place_after", "forget_place", "save_person", "save_room")


def lines(_: Chess) -> Iterator[Line]:
    """Everything that is measured over the in-memory platform, painting aside."""
    with tempfile.TemporaryDirectory() as name:
        yield asyncio.run(_presses("", lambda one: f"sqlite:///{Path(name) / one}.db"))
    with postgres() as server:
        yield asyncio.run(_presses(", PostgreSQL", server.database))
    yield asyncio.run(_many())
    yield _memory()
    yield _steady()
    yield asyncio.run(_stall())


def taped(store: Store) -> list[tuple[str, tuple[Any, ...]]]:
    """What is written to a store from now on, in order. Its other calls are left as quick as
    they are.
    """
    tape: list[tuple[str, tuple[Any, ...]]] = []
    for name in WRITES:
        setattr(store, name, partial(_noted, tape, name, getattr(store, name)))
    return tape


def _noted(
    tape: list[tuple[str, tuple[Any, ...]]],
    name: str,
    write: Callable[..., Awaitable[Any]],
    *args: Any,
) -> Awaitable[Any]:
    tape.append((name, args))
    return write(*args)


def _table_of(args: tuple[Any, ...]) -> str:
    """The table that a write is about; people and rooms count as one more."""
    first = args[0] or args[-1]  # a place that was not there before was None
    if isinstance(first, str):
        return first
    return str(getattr(getattr(first, "table", ""), "id", getattr(first, "table", "")))


async def _again(url: str, tape: list[tuple[str, tuple[Any, ...]]], begin: int) -> float:
    """Seconds that the same rows take through the store alone, each table in its own order."""
    store = await Store.open(url)
    try:
        for name, args in tape[:begin]:
            await getattr(store, name)(*args)
        by_table: dict[str, list[tuple[str, tuple[Any, ...]]]] = {}
        for name, args in tape[begin:]:
            by_table.setdefault(_table_of(args), []).append((name, args))

        async def play(rows: list[tuple[str, tuple[Any, ...]]]) -> None:
            for name, args in rows:
                await getattr(store, name)(*args)

        start = time.perf_counter()
        await asyncio.gather(*(play(rows) for rows in by_table.values()))
        return time.perf_counter() - start
    finally:
        await store.close()


async def _pressed(many: Crowd, tables: int, presses: int) -> float:
    """Seconds a press, so many tables pressing at once, until every screen is made."""
    begin, start = many.presses, time.perf_counter()
    await asyncio.gather(*(many.play(number, presses) for number in range(tables)))
    await many.quiet()
    return (time.perf_counter() - start) / (many.presses - begin)


async def _presses(where: str, database: Callable[[str], str]) -> Line:
    ours, alone = [], []
    for number in range(ROUNDS):
        store = await Store.open(database(f"ours{number}"))
        tape = taped(store)
        async with crowd(Path(), f"presses {number}", store) as many:
            await many.sit_down(BUSY)
            begin, pressed = len(tape), many.presses
            ours.append(1 / await _pressed(many, BUSY, PRESSES))
            count = many.presses - pressed
        alone.append(count / await _again(database(f"again{number}"), tape, begin))
    mine, theirs = median(ours), median(alone)
    return Line(
        f"presses a second, {BUSY} busy tables{where}: token to stored and all screens made",
        f"{mine:,.0f}",
        f"the same rows through the store {theirs:,.0f}",
        mine / theirs,
        least=0.2,
    )


async def _many() -> Line:
    """What a press costs when many other tables are open: two houses take turns."""
    few, lots = [], []
    with tempfile.TemporaryDirectory() as name:
        small, large = (crowd(Path(name) / f"{n}.db", f"many {n}") for n in (FEW, MANY))
        async with small as some, large as many:
            await some.sit_down(FEW)
            await many.sit_down(MANY)
            for _ in range(2 * ROUNDS + 1):
                few.append(await _pressed(some, FEW, PRESSES))
                lots.append(await _pressed(many, FEW, PRESSES))
    return Line(
        f"a press with {MANY:,} open tables",
        f"{1e3 * median(lots):.1f} ms",
        f"with {FEW}: {1e3 * median(few):.1f} ms",
        median(one / other for one, other in zip(lots, few, strict=True)),
        most=1.1,
    )


MEMORY = """
import asyncio, sys, tempfile
from pathlib import Path
from tests.bench.crowd import crowd
from tests.bench.measure_core import resident
import alembic.command, bot.app, bot.painting
import bot.platforms.discord, bot.platforms.telegram, bot.platforms.web
before = resident()
async def main():
    with tempfile.TemporaryDirectory() as name:
        async with crowd(Path(name) / "memory.db") as many:
            await many.sit_down(int(sys.argv[1]))
            for number in range(0, int(sys.argv[1]), 50):
                await many.play(number, 5)
            await many.quiet()
            print(before, resident())
asyncio.run(main())
"""


def _memory() -> Line:
    """Against all that a house with every platform imports, and what a new database is made with."""
    done = subprocess.run(
        [sys.executable, "-c", MEMORY, str(MANY)], capture_output=True, text=True, check=True
    )
    before, after = (int(part) for part in done.stdout.split())
    return Line(
        f"memory with {MANY:,} running tables",
        f"{after / 1024:.0f} MB",
        f"after all imports {before / 1024:.0f} MB",
        after / before,
        most=1.5,
    )


STEADY = """
import asyncio, sys, tempfile
from pathlib import Path
from statistics import quantiles
from tests.bench.crowd import crowd
from tests.bench.measure_core import resident
async def main(tables, rounds, at_once):
    with tempfile.TemporaryDirectory() as name:
        async with crowd(Path(name) / "steady.db") as many:
            await many.sit_down(tables)
            used = []
            for _ in range(rounds):
                many.waits.clear()
                for begin in range(0, tables, at_once):
                    some = range(begin, min(begin + at_once, tables))
                    await asyncio.gather(*(many.play(number, 3) for number in some))
                await many.quiet()
                used.append(resident())
            cut = quantiles(many.waits, n=100)
            print(used[len(used) // 2], used[-1], 1e3 * cut[49], 1e3 * cut[98])
asyncio.run(main(*map(int, sys.argv[1:])))
"""


def resident() -> int:
    """Kilobytes that this process has in memory."""
    status = Path("/proc/self/status").read_text("ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def _steady() -> Line:
    """Every table of many is played at, round after round: memory stays, answers come soon."""
    done = subprocess.run(
        [sys.executable, "-c", STEADY, str(MANY), str(ROUNDS), str(BUSY)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    first, last, usual, slowest = (float(part) for part in done.stdout.split())
    return Line(
        f"memory after {ROUNDS} rounds at {MANY:,} tables; a press {usual:.0f} ms, 99 % in {slowest:.0f} ms",
        f"{last / 1024:.0f} MB",
        f"half way {first / 1024:.0f} MB",
        last / first,
        most=1.1,
    )


async def _stall() -> Line:
    """The longest time that the loop did not come round, while people press and pictures are made."""
    from bot.painting import painter

    longest = 0.0
    with tempfile.TemporaryDirectory() as name:
        async with crowd(Path(name) / "stall.db") as many:
            many.house.painter = painter
            await many.sit_down(8)

            async def watch() -> None:
                nonlocal longest
                while True:
                    before = time.perf_counter()
                    await asyncio.sleep(0.001)
                    longest = max(longest, time.perf_counter() - before)

            watcher = asyncio.create_task(watch())
            await _pressed(many, 8, PRESSES)
            watcher.cancel()
    return Line(
        "longest stall of the event loop, painting",
        f"{1e3 * longest:.0f} ms",
        f"peak {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB",
        goal="50 ms",
    )
