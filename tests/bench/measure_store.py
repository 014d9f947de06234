"""The store: appends a second with many busy tables, beside the bare drivers; opening and loading."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any, Protocol

import asyncpg

from storage import PUBLIC, Change, PlaceRow, Store
from storage.commits import ACTIONS, DEADLINES, SEATS, TABLES
from storage.group import Group
from storage.schema import _encode
from storage.sql import Shape
from tests.bench.table import Line, alternate
from tests.bench.yardstick import Chess
from tests.databases import postgres
from tests.storage.sample import opening, play

BUSY = 32
PLAYS = 40  # of each table, a round
ROUNDS = 7
STORED = 10_000

Rows = dict[str, list[tuple[Any, ...]]]
Spent = tuple[float, float]
"""Appends a second by the clock, and microseconds of this process's time an append."""


def lines(_: Chess) -> Iterator[Line]:
    """Each database against its driver, then what 10,000 stored tables cost."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield appends("SQLite", f"sqlite:///{folder}/ours.db", BareSqlite(Path(folder) / "bare.db"))
        yield from stored(Path(folder))
    with postgres() as server:
        yield appends("PostgreSQL", server.database("ours"), BarePostgres(server.database("bare")))


def appends(name: str, url: str, bare: Bare) -> Line:
    """Both in turns, the same rows in groups of the same sizes."""
    ours, theirs = [], []
    with asyncio.Runner() as runner:
        store = runner.run(_open(url))
        runner.run(bare.open())
        for turn in range(ROUNDS + 1):
            sizes, spent = runner.run(_round(store, turn))
            ours.append(spent)
            theirs.append(runner.run(_bare_round(bare, turn, sizes)))
        runner.run(bare.close())
        runner.run(store.close())
    speed, cost = (median(one[i] for one in ours[1:]) for i in (0, 1))
    bare_speed, bare_cost = (median(one[i] for one in theirs[1:]) for i in (0, 1))
    return Line(
        f"store: appends a second, {BUSY} busy tables, {name}",
        f"{speed:,.0f}/s, {cost:.0f} µs of CPU",
        f"bare {bare.driver} {bare_speed:,.0f}/s, {bare_cost:.0f} µs",
        speed / bare_speed,
        least=0.2,
    )


async def _open(url: str) -> Store:
    store = await Store.open(url)
    await asyncio.gather(*(store.commit(opening(f"table{n:03}")) for n in range(BUSY)))
    return store


async def _round(store: Store, turn: int) -> tuple[list[int], Spent]:
    """Every table plays as fast as it is answered; also how large the groups were."""
    changes = [_plays(n, turn) for n in range(BUSY)]
    sizes: list[int] = []
    with _watch(store._desk.group, sizes):
        spent = _clock()
        await asyncio.gather(*(_table(store, mine) for mine in changes))
        return sizes, spent(BUSY * PLAYS)


async def _table(store: Store, changes: Sequence[Change]) -> None:
    for change in changes:
        assert await store.commit(change)


def _plays(n: int, turn: int) -> list[Change]:
    first = 1 + turn * PLAYS
    return [play(f"table{n:03}", base) for base in range(first, first + PLAYS)]


@contextmanager
def _watch(group: Group, sizes: list[int]) -> Iterator[None]:
    take = group._take

    def watched() -> Any:
        taken = take()
        if taken:
            sizes.append(len(taken))
        return taken

    group._take = watched  # type: ignore[method-assign]
    try:
        yield
    finally:
        group._take = take  # type: ignore[method-assign]


def _clock() -> Callable[[int], Spent]:
    wall, used = time.perf_counter(), time.process_time()

    def spent(many: int) -> Spent:
        return (
            many / (time.perf_counter() - wall),
            (time.process_time() - used) / many * 1e6,
        )

    return spent


# The yardstick: the same rows, made before, by the driver alone.


def _upsert(shape: Shape[Any], *more: str) -> str:
    names = [column.name for column in shape.columns] + list(more)
    keys = [column.name for column in shape.table.primary_key]
    new = ", ".join(f'"{name}" = excluded."{name}"' for name in names if name not in keys)
    return (
        f"INSERT INTO {shape.table.name} ({_quoted(names)}) VALUES ({_marks(len(names))}) "
        f"ON CONFLICT ({_quoted(keys)}) DO UPDATE SET {new}"
    )


def _insert(shape: Shape[Any]) -> str:
    names = [column.name for column in shape.columns]
    return f"INSERT INTO {shape.table.name} ({_quoted(names)}) VALUES ({_marks(len(names))})"


def _quoted(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _marks(many: int) -> str:
    return ", ".join(f"${n}" for n in range(1, many + 1))


_PLAIN = [name for name in TABLES.names if name != "id"]
STATEMENTS = {
    "tables": f"UPDATE tables SET {', '.join(f'{c} = ${n}' for n, c in enumerate(_PLAIN, 1))} "
    f"WHERE id = ${len(_PLAIN) + 1} AND version = ${len(_PLAIN) + 2}",
    "cleared": "DELETE FROM deadlines WHERE table_id = $1 AND kind = $2 AND seat = $3",
    "seats": _upsert(SEATS),
    "actions": _insert(ACTIONS),
    "deadlines": _upsert(DEADLINES, "free"),
}


def _flat(shape: Shape[Any], row: Any) -> tuple[Any, ...]:
    """The row as the database keeps it, JSON written out."""
    values = shape.params(row)
    texts = {c.key for c in shape.columns if hasattr(c.type, "process_bind_param")}
    return tuple(_encode(v) if name in texts else v for name, v in values.items())


def _rows(changes: Sequence[Change]) -> Rows:
    rows: Rows = {name: [] for name in STATEMENTS}
    for change in changes:
        name, *rest = _flat(TABLES, change.table)
        rows["tables"].append((*rest, name, change.base))
        rows["cleared"] += [(name, kind, seat) for kind, seat in change.cleared]
        rows["seats"] += [_flat(SEATS, seat) for seat in change.seats]
        rows["actions"] += [_flat(ACTIONS, action) for action in change.actions]
        rows["deadlines"] += [(*_flat(DEADLINES, row), row.at) for row in change.deadlines]
    return rows


async def _bare_round(bare: Bare, turn: int, sizes: Sequence[int]) -> Spent:
    plays = [_plays(n, turn) for n in range(BUSY)]
    changes = iter([mine[k] for k in range(PLAYS) for mine in plays])
    groups = [_rows([next(changes) for _ in range(size)]) for size in sizes]
    spent = _clock()
    for group in groups:
        await bare.write(group)
    return spent(BUSY * PLAYS)


class Bare(Protocol):
    """A driver without anything around it."""

    driver: str

    async def open(self) -> None: ...

    async def write(self, rows: Rows) -> None: ...

    async def close(self) -> None: ...


class BareSqlite:
    driver = "sqlite3"

    def __init__(self, path: Path) -> None:
        self._path = path

    async def open(self) -> None:
        await (await _open(f"sqlite:///{self._path}")).close()
        self._db = sqlite3.connect(self._path, isolation_level=None)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            self._db.execute(f"PRAGMA {pragma}")
        self._sql = {name: sql.replace("$", "?") for name, sql in STATEMENTS.items()}

    async def write(self, rows: Rows) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        for name, sql in self._sql.items():
            self._db.executemany(sql, rows[name])
        self._db.execute("COMMIT")

    async def close(self) -> None:
        self._db.close()


class BarePostgres:
    driver = "asyncpg"

    def __init__(self, url: str) -> None:
        self._url = url

    async def open(self) -> None:
        await (await _open(self._url)).close()
        self._db = await asyncpg.connect(self._url)

    async def write(self, rows: Rows) -> None:
        async with self._db.transaction():
            for name, sql in STATEMENTS.items():
                await self._db.executemany(sql, rows[name])

    async def close(self) -> None:
        await self._db.close()


# What is stored must not be felt.


def stored(folder: Path) -> Iterator[Line]:
    """Opening a store and asking it what to do, then loading a table: with many stored, and few."""
    full, empty = f"sqlite:///{folder}/full.db", f"sqlite:///{folder}/empty.db"
    with asyncio.Runner() as runner:
        runner.run(_fill(full, STORED))
        runner.run(_fill(empty, 1))
        many, few, ratio = alternate(
            lambda: runner.run(_start(full)), lambda: runner.run(_start(empty)), 15
        )
        yield Line(
            f"store: open it and ask what is due and owed, {STORED:,} stored tables",
            f"{many * 1000:.1f} ms of CPU",
            f"with one {few * 1000:.1f} ms",
            ratio,
            most=1.2,
        )
        many, few, ratio = alternate(
            lambda: runner.run(_load(full)), lambda: runner.run(_load(empty)), 15
        )
        yield Line(
            f"store: load a table, {STORED:,} stored tables",
            f"{many * 1e6:.0f} µs of CPU",
            f"with one {few * 1e6:.0f} µs",
            ratio,
            most=1.2,
        )


async def _fill(url: str, many: int) -> None:
    """Tables that were played and are shown; of ten, nine are over."""
    store = await Store.open(url)
    for first in range(0, many, 200):
        names = [f"{n:08}" for n in range(first, min(many, first + 200))]
        await asyncio.gather(*(store.commit(opening(name)) for name in names))
        await asyncio.gather(*(store.commit(_last(name)) for name in names))
        shown = (PlaceRow(name, PUBLIC, "public", shows=2) for name in names)
        await asyncio.gather(*map(store.place, shown))
    assert await store.owed() == ()
    await store.close()


def _last(name: str) -> Change:
    change = play(name, 1)
    if name.endswith("0"):
        return change
    return replace(change, table=replace(change.table, phase="over"), deadlines=())


async def _start(url: str) -> float:
    begin = time.process_time()
    store = await Store.open(url)
    await store.last_beat()
    await store.due(0.0, 1.0)
    await store.next_deadline()
    await store.owed()
    spent = time.process_time() - begin
    await store.close()
    return spent


async def _load(url: str) -> float:
    store = await Store.open(url)
    await store.load("00000000")
    begin = time.process_time()
    for _ in range(50):
        await store.load("00000000")
    spent = (time.process_time() - begin) / 50
    await store.close()
    return spent
