"""Nothing that is asked often reads through all that is stored."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from storage import DeadlineRow, PlaceRow, Store
from tests.storage.sample import opening, play

pytestmark = pytest.mark.asyncio

QUESTIONS: dict[str, Callable[[Store], Coroutine[Any, Any, object]]] = {
    "commit": lambda store: store.commit(play("t", 1)),
    "draft": lambda store: store.draft("t", 0, 0, (), (1,)),
    "planned": lambda store: store.planned("t", 0, 0, {}),
    "seen": lambda store: store.seen("t", 0, 1),
    "load": lambda store: store.load("t"),
    "log": lambda store: store.log("t", after=3),
    "last of the log": lambda store: store.log("t", last=3),
    "tables in a room": lambda store: store.tables_in("r", ["play", "lobby"]),
    "tables of a person": lambda store: store.tables_of("p", ["play", "lobby"]),
    "silent": lambda store: store.silent(9.0, 5),
    "silent somewhere": lambda store: store.silent(9.0, 5, ["web", "discord"]),
    "place": lambda store: store.place(PlaceRow("t", 0, "dm")),
    "owed": lambda store: store.owed(),
    "owed somewhere": lambda store: store.owed(platforms=["web", "discord"]),
    "due": lambda store: store.due(1e9, 5.0),
    "due somewhere": lambda store: store.due(1e9, 5.0, platforms=["web", "discord"]),
    "done": lambda store: store.done(DeadlineRow("t", "turn", 0, 1, 1.0)),
    "next deadline": lambda store: store.next_deadline(),
    "next deadline somewhere": lambda store: store.next_deadline(["web", "discord"]),
    "person": lambda store: store.person("p"),
    "room": lambda store: store.room("r"),
    "results of a person": lambda store: store.results(person="p"),
    "results in a room": lambda store: store.results(room="r", game="dog"),
    "upload": lambda store: store.upload("d", "telegram"),
    "chat": lambda store: store.lease_chat("c", "o", 1.0, 2.0),
    "release": lambda store: store.release_chats("o"),
    "setting": lambda store: store.setting("s"),
}


@pytest.mark.parametrize("question", QUESTIONS)
async def test_no_question_reads_through_a_whole_table(tmp_path: Path, question: str):
    """SQLite says how it would go about it: by a key or an index, each time."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    await store.commit(opening("t"))
    database: Any = store._desk.database
    asked: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, sql: str, params: Any, ___: Any, many: bool) -> None:
        asked.append((sql, params[0] if many else params))

    event.listen(database._engine, "before_cursor_execute", note)
    await QUESTIONS[question](store)
    event.remove(database._engine, "before_cursor_execute", note)
    await store.close()
    with database._engine.connect() as connection:
        plans = [
            (sql, row[-1])
            for sql, params in asked
            if not sql.startswith("BEGIN")
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", params)
        ]
    database._engine.dispose()
    assert plans or question in {"place", "chat"}
    slow = [
        (sql, plan)
        for sql, plan in plans
        if plan.startswith("SCAN") or "(phase=?)" in plan  # all tables in play are too many, too
    ]
    assert slow == []
