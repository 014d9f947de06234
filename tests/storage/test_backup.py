"""Copies, and going back to one."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from storage import (
    PUBLIC,
    Absent,
    BadCopy,
    Busy,
    DeadlineRow,
    Loaded,
    Newer,
    NoCopy,
    PersonRow,
    PlaceRow,
    ProposalRow,
    ResultRow,
    RoomRow,
    Store,
    backup,
    restore,
)
from storage.survey import PROCESS
from tests.storage.sample import opening, play

pytestmark = pytest.mark.asyncio


async def furnish(store: Store) -> None:
    """Something of everything: a table in play, a lobby, one that is over."""
    result = ResultRow("over", 0, "r", "dog", "p", None, True, 9, "played", {"x": 1}, 5.0)
    await store.commit(opening("play"))
    await store.commit(
        replace(play("play", 1), proposals=(ProposalRow("play", "undo", 0, 0, (1,), 2.0),))
    )
    await store.commit(opening("lobby", phase="lobby", setup=["not", "a", "dict"]))
    await store.commit(replace(opening("over", phase="over"), results=(result,)))
    await store.draft("play", 2, 2, (), (4, 2))
    for name in ("play", "over"):
        await store.place(PlaceRow(name, PUBLIC, "public", {"id": 7}, 9, "digest", nonce="n"))
    await store.place(PlaceRow("play", 1, "closed", shows=2))
    await store.save_person(PersonRow("p", "Ann \x00", "de", {}))
    await store.save_room(RoomRow("r", None, {"a": 1}))
    await store.save_upload("d", "telegram", "f")
    await store.lease_chat("c", "dead process", 0.0, 1e12)
    await store.save_chat_sent("c", (1.0, 2.0))
    await store.save_setting("s", [1])
    await store.beat(900.0)


async def everything(store: Store) -> dict[str, object]:
    """What a store holds, table by table."""
    names = ("play", "lobby", "over", "later")
    return {
        **{name: await store.load(name) for name in names},
        "log": [await store.log(name) for name in names],
        "results": await store.results(),
        "rest": [
            await store.person("p"), await store.room("r"), await store.upload("d", "telegram"),
            await store.chat_sent("c"), await store.setting("s"), await store.last_beat(),
        ],
    }  # fmt: skip


async def loaded(store: Store, name: str) -> Loaded:
    found = await store.load(name)
    assert found is not None
    return found


def files(folder: Path, pattern: str) -> list[Path]:
    return sorted(folder.glob(pattern))


async def copied(url: str, tmp_path: Path) -> tuple[Path, dict[str, object]]:
    """A copy of a furnished store, made while it was open; then it was played on."""
    store = await Store.open(url)
    await furnish(store)
    then = await everything(store)
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    await backup(url, copy, now=1000.5)
    await store.commit(play("play", 2))
    await store.commit(opening("later"))
    await store.close()
    return copy, then


async def test_what_was_copied_comes_back(database_url: str, tmp_path: Path):
    """All that is not an open table's number is as it was; what came later is gone."""
    copy, then = await copied(database_url, tmp_path)
    assert await restore(copy, database_url) == 1000.5
    store = await Store.open(database_url)
    now = await everything(store)
    assert {key: now[key] for key in ("over", "later", "log", "results", "rest")} == {
        key: then[key] for key in ("over", "later", "log", "results", "rest")
    }
    assert await store.setting("backup") is None
    assert await store.lease_chat("c", "new process", 1.0, 9.0), "the dead hold no chats"
    await store.close()


async def test_open_tables_are_beyond_every_button(database_url: str, tmp_path: Path):
    """Versions, decisions and their deadlines go up together; all is owed and says why."""
    copy, _ = await copied(database_url, tmp_path)
    await restore(copy, database_url)
    store = await Store.open(database_url)
    table = await loaded(store, "play")
    assert table.table.version == 1_000_002
    assert isinstance(table.table.setup, dict)
    assert table.table.setup["restored"] == 1000.5
    assert table.table.setup["words"] == ["plum"]
    assert [seat.decision for seat in table.seats] == [
        1_000_000, 1_000_001, 1_000_002, 1_000_000,
    ]  # fmt: skip
    assert table.seats[2].draft == (4, 2)
    assert table.deadlines == (
        DeadlineRow("play", "reminder", 2, 1_000_002, 502.0),
        DeadlineRow("play", "turn", 2, 1_000_002, 1002.0),
    )
    assert table.places[0] == PlaceRow("play", PUBLIC, "public", {"id": 7})
    assert await store.owed() == (("play", PUBLIC),)
    assert (await loaded(store, "lobby")).table.version == 1_000_001
    assert (await loaded(store, "over")).table.version == 1
    assert await store.commit(play("play", 1_000_002))
    await store.close()
    await restore(copy, database_url)
    store = await Store.open(database_url)
    assert (await loaded(store, "play")).table.version == 2_000_002, "also beyond the first time"
    await store.close()


async def test_a_copy_moves_from_one_database_to_the_other(tmp_path: Path, postgresql_url: str):
    """From a small server to a big one and back."""
    first, second = f"sqlite:///{tmp_path}/one.db", f"sqlite:///{tmp_path}/two.db"
    copy, then = await copied(first, tmp_path)
    await restore(copy, postgresql_url)
    back = tmp_path / "back.db"
    await backup(postgresql_url, back, now=2000.0)
    assert await restore(back, second) == 2000.0
    store = await Store.open(second)
    now = await everything(store)
    assert {key: now[key] for key in ("over", "log", "results", "rest")} == {
        key: then[key] for key in ("over", "log", "results", "rest")
    }
    assert (await loaded(store, "play")).table.version == 2_000_002
    await store.close()


async def test_a_copy_is_of_one_moment(database_url: str, tmp_path: Path):
    """However much is written meanwhile, in it every table has a line of its log for each play."""
    store = await Store.open(database_url)
    names = [f"t{n}" for n in range(8)]
    for name in names:
        await store.commit(opening(name))
    over = asyncio.Event()

    async def keep_playing(name: str) -> None:
        version = 1
        while not over.is_set():
            await store.commit(play(name, version))
            version += 1

    players = [asyncio.ensure_future(keep_playing(name)) for name in names]
    copies = [tmp_path / f"copy{n}.db" for n in range(3)]
    for copy in copies:
        await backup(database_url, copy)
    over.set()
    await asyncio.gather(*players)
    await store.close()
    for copy in copies:
        with closing(sqlite3.connect(copy)) as made:
            rows = made.execute(
                "SELECT version, (SELECT count(*) FROM actions WHERE table_id = id) FROM tables"
            ).fetchall()
        assert len(rows) == 8
        assert all(version == 1 + lines for version, lines in rows)


async def test_nothing_is_restored_beside_a_running_process(database_url: str, tmp_path: Path):
    """And nothing is changed by trying."""
    copy, _ = await copied(database_url, tmp_path)
    store = await Store.open(database_url)
    before = await everything(store)
    with pytest.raises(Busy):
        await restore(copy, database_url)
    assert await everything(store) == before
    await store.close()


@pytest.mark.parametrize(
    "fault", ["missing", "rubbish", "torn", "orphans", "foreign", "empty", "newer"]
)
async def test_a_bad_copy_is_refused(database_url: str, tmp_path: Path, fault: str):
    """The database is as it was, and can be opened."""
    copy, _ = await copied(database_url, tmp_path)
    store = await Store.open(database_url)
    before = await everything(store)
    await store.close()
    spoil(copy, fault)
    with pytest.raises(Newer if fault == "newer" else BadCopy) as refused:
        await restore(copy, database_url)
    assert fault == "newer" or str(refused.value) == str(copy), "the file that was given is named"
    store = await Store.open(database_url)
    assert await everything(store) == before
    await store.close()
    assert files(tmp_path, "*.restoring*") == []


def spoil(copy: Path, fault: str) -> None:
    whole = copy.read_bytes()
    copy.unlink()
    if fault == "rubbish":
        copy.write_bytes(b"no database " * 1000)
    elif fault == "torn":
        copy.write_bytes(whole[: len(whole) // 2])
    elif fault == "empty":
        copy.write_bytes(b"")
    elif fault == "orphans":
        copy.write_bytes(whole)
        with closing(sqlite3.connect(copy)) as made, made:
            made.execute("DELETE FROM tables WHERE id = 'play'")
    elif fault == "foreign":
        with closing(sqlite3.connect(copy)) as made:
            made.execute("CREATE TABLE recipes (name TEXT)")
    elif fault == "newer":
        copy.write_bytes(whole)
        with closing(sqlite3.connect(copy)) as made, made:
            made.execute("UPDATE alembic_version SET version_num = '9999'")


async def test_what_was_there_is_kept(tmp_path: Path):
    """A restore that was a mistake can be taken back; a damaged file is no obstacle."""
    url = f"sqlite:///{tmp_path}/tables.db"
    copy, _ = await copied(url, tmp_path)
    await restore(copy, url)
    (kept,) = files(tmp_path, "tables.db.replaced-*")
    with closing(sqlite3.connect(kept)) as old:
        assert old.execute("SELECT version FROM tables WHERE id = 'play'").fetchone() == (3,)
    kept.unlink()
    (tmp_path / "tables.db").write_bytes(b"no database " * 1000)
    await restore(copy, url)
    store = await Store.open(url)
    assert (await loaded(store, "play")).table.version == 1_000_002
    await store.close()


async def test_a_copy_without_a_note_is_of_when_the_bot_was_last_alive(tmp_path: Path):
    """A host who copied the file by hand can go back to that, too."""
    url = f"sqlite:///{tmp_path}/tables.db"
    store = await Store.open(url)
    await furnish(store)
    await store.close()
    copy = tmp_path / "by hand.db"
    copy.write_bytes((tmp_path / "tables.db").read_bytes())
    assert await restore(copy, url) == 900.0


async def test_nobody_is_at_work_in_a_copy(database_url: str, tmp_path: Path):
    """What a process said of itself when the copy was made is not so after a restore."""
    store = await Store.open(database_url)
    await store.save_setting(f"{PROCESS}abc", {"at": 1.0})
    await store.save_setting("kept", 1)
    await store.close()
    await backup(database_url, tmp_path / "copy.db")
    await restore(tmp_path / "copy.db", database_url)
    store = await Store.open(database_url)
    assert (await store.survey()).processes == {}
    assert await store.setting("kept") == 1
    await store.close()


async def test_a_copy_that_cannot_be_written_is_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """No folder that takes it, or no room for it: the database is not what is wrong."""
    url = f"sqlite:///{tmp_path}/tables.db"
    await (await Store.open(url)).close()
    with pytest.raises(OSError, match="/proc"):
        await backup(url, Path("/proc/copy.db"))

    def full(_: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(sys.modules[backup.__module__], "flush", full)
    with pytest.raises(NoCopy, match=r"copy\.db: No space left"):
        await backup(url, tmp_path / "copy.db")
    assert files(tmp_path, "copy*") == []


async def test_there_is_no_copy_of_nothing(tmp_path: Path):
    """A wrong name does not make an empty database, nor a copy of one."""
    with pytest.raises(Absent):
        await backup(f"sqlite:///{tmp_path}/wrong.db", tmp_path / "copy.db")
    assert files(tmp_path, "*") == []
