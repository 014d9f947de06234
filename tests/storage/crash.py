"""A program that is killed in the middle of writing: `python -m tests.storage.crash URL`.

It prints, for each death, whether it came and which changes had been answered before.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any

from sqlalchemy import event

from storage import PlaceRow, Store
from tests.storage.sample import opening, play

Life = Callable[[Callable[[str], None]], Coroutine[Any, Any, None]]

TABLES = 5
PLAYS = 40


def names(death: str) -> list[str]:
    """The tables of one life."""
    return [f"{death}-{n}" for n in range(TABLES)]


async def between_members(url: str, death: str, at: int, answered: Callable[[str], None]) -> None:
    """A group of changes, drafts and places; death comes before its `at`-th statement."""
    store = await Store.open(url)
    for name in names(death):
        await store.commit(opening(name))
    count = iter(range(1_000_000))

    def maybe_die(*_: object) -> None:
        if next(count) == at:
            os.kill(os.getpid(), signal.SIGKILL)

    database: Any = store._desk.database
    engine = database.engine.sync_engine if hasattr(database, "engine") else database._engine
    event.listen(engine, "before_cursor_execute", maybe_die)
    event.listen(engine, "commit", maybe_die)

    async def all_of(name: str) -> None:
        await asyncio.gather(
            store.commit(play(name, 1)),
            store.draft(name, 3, 0, (), (1, 2)),
            store.place(PlaceRow(name, 0, "dm", shows=1)),
        )
        answered(name)

    await asyncio.gather(*map(all_of, names(death)))
    await store.close()


async def while_playing(url: str, death: str, at: int, answered: Callable[[str], None]) -> None:
    """Tables that play as fast as they can; death comes after `at` answers, whatever is going on."""
    store = await Store.open(url)
    for name in names(death):
        await store.commit(opening(name))
    left = iter(range(at))

    async def keep_playing(name: str) -> None:
        for version in range(1, PLAYS):
            await store.commit(play(name, version))
            answered(name)
            if next(left, None) is None:
                # Others are in the middle of theirs, in another thread or on the wire.
                os.kill(os.getpid(), signal.SIGKILL)

    await asyncio.gather(*map(keep_playing, names(death)))


def lives(url: str) -> Iterator[tuple[str, Life]]:
    """How each life is called, and what it is."""
    for at in range(14):
        yield f"member{at}", partial(between_members, url, f"member{at}", at)
    for at in (3, 21, 50):
        yield f"play{at}", partial(while_playing, url, f"play{at}", at)


def answer(pipe: int, name: str) -> None:
    """Say at once that this was answered: there may be no later."""
    os.write(pipe, f"{name}\n".encode())


def main(url: str) -> None:
    """Each life is a fork: what is slow to load is loaded once."""
    asyncio.run(prepare(url))
    for death, live in lives(url):
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            asyncio.run(live(partial(answer, writing)))
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            answered = pipe.read().split()
        _, status = os.waitpid(child, 0)
        print(json.dumps([death, os.WIFSIGNALED(status), answered]), flush=True)


async def prepare(url: str) -> None:
    await (await Store.open(url)).close()


if __name__ == "__main__":
    main(sys.argv[1])
