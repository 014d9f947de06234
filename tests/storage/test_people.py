"""People, rooms, results, uploads, chats, settings."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from storage import PersonRow, ResultRow, RoomRow, Store
from tests.storage.sample import opening

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    "name", ["Ann", "", "x" * 10_000, "\x00\x07", "\ud83d", "\u202e \u05d0", "😀"]
)
async def test_a_person_is_kept_whatever_they_are_called(store: Store, name: str):
    """What a platform lets through, a database must bear."""
    row = PersonRow("telegram:1", name, "de", {"pace": 2})
    await store.save_person(replace(row, language=None))
    await store.save_person(row)
    assert await store.person("telegram:1") == row
    assert await store.person("telegram:2") is None


async def test_the_last_to_save_is_right(store: Store):
    """Even if many save at once."""
    rows = [PersonRow("p", str(n), None, {}) for n in range(20)]
    await asyncio.gather(*map(store.save_person, rows))
    assert await store.person("p") == rows[-1]


async def test_a_room_moves_with_all_that_is_in_it(store: Store):
    """A group became a supergroup: settings, tables and results go with it."""
    result = ResultRow("t", 0, "old", "dog", "p", None, True, 1, "played", None, 1.0)
    await store.commit(replace(opening("t", room="old"), results=(result,)))
    await store.commit(opening("u", room="elsewhere"))
    await store.save_room(RoomRow("old", "fr", {"time": 60}))
    await store.save_room(RoomRow("new", None, {}))
    await store.move_room("old", "new")
    assert await store.room("old") is None
    assert await store.room("new") == RoomRow("new", "fr", {"time": 60})
    assert [row.id for row in await store.tables_in("new", ["play"])] == ["t"]
    assert await store.results(room="new") == (replace(result, room="new"),)
    assert await store.results(room="old") == ()
    await store.move_room("nobody", "new")
    assert await store.room("new") == RoomRow("new", "fr", {"time": 60})


async def test_results_are_found_by_person_room_and_game(store: Store):
    """All conditions together; the oldest first."""

    def result(table: str, seat: int, at: float, **different: object) -> ResultRow:
        row = ResultRow(table, seat, "r", "dog", f"p{seat}", None, seat == 0, 5, "played", {}, at)
        return replace(row, **different)  # type: ignore[arg-type]

    first = (result("a", 0, 9.0), result("a", 1, 9.0, person=None, level="easy"))
    second = (result("b", 0, 3.0, game="rummy"), result("b", 1, 3.0, game="rummy", room="s"))
    await store.commit(replace(opening("a"), results=first))
    await store.commit(replace(opening("b"), results=second))
    assert await store.results() == second + first
    assert await store.results(person="p0") == (second[0], first[0])
    assert await store.results(room="r", game="dog") == first
    assert await store.results(person="p1", room="r") == ()


async def test_a_picture_is_uploaded_once_for_each_platform(store: Store):
    """Its digest leads to the platform's name of it."""
    await store.save_upload("d", "telegram", "f1")
    await store.save_upload("d", "discord", "f2")
    await store.save_upload("d", "telegram", "f3")
    assert await store.upload("d", "telegram") == "f3"
    assert await store.upload("d", "discord") == "f2"
    assert await store.upload("e", "discord") is None


async def test_no_more_uploads_are_known_than_wanted(store: Store):
    """Some are forgotten, whichever; until there are too many nothing is."""
    for n in range(10):
        await store.save_upload(f"{n}", "telegram", f"f{n}")
    assert await store.trim_uploads(10) == 0
    assert await store.trim_uploads(4) == 6
    known = [await store.upload(f"{n}", "telegram") for n in range(10)]
    assert sum(one is not None for one in known) == 4


async def test_rooms_that_become_one(store: Store):
    """A room that moves keeps its settings; one that is merged into another takes on its."""
    for old, new, merged, language in (("a", "b", False, "de"), ("c", "d", True, "fr")):
        await store.save_room(RoomRow(old, "de", {}))
        await store.save_room(RoomRow(new, "fr", {}))
        await store.move_room(old, new, merged=merged)
        found = await store.room(new)
        assert found is not None
        assert (await store.room(old), found.language) == (None, language)
    await store.save_room(RoomRow("e", "it", {}))
    await store.move_room("e", "f", merged=True)
    assert (await store.room("f")) == RoomRow("f", "it", {})


async def test_a_chat_has_one_owner_at_a_time(store: Store):
    """Who holds it may renew; others get it when the lease has ended or it was let go."""
    assert await store.lease_chat("c", "one", 0.0, 30.0)
    assert not await store.lease_chat("c", "two", 29.9, 60.0)
    assert await store.lease_chat("c", "one", 29.9, 60.0)
    assert not await store.lease_chat("c", "two", 30.0, 60.0)
    assert await store.lease_chat("c", "two", 60.0, 90.0)
    assert await store.lease_chat("d", "two", 60.0, 90.0)
    await store.release_chats("one")
    assert not await store.lease_chat("c", "one", 61.0, 90.0)
    await store.release_chats("two")
    assert await store.lease_chat("c", "one", 61.0, 90.0)
    assert await store.lease_chat("d", "one", 61.0, 90.0)


async def test_many_who_want_a_chat_get_one_owner(store: Store):
    """Also if they ask at once."""
    got = await asyncio.gather(*(store.lease_chat("c", f"o{n}", 0.0, 9.0) for n in range(12)))
    assert sum(got) == 1


async def test_what_was_sent_to_a_chat_outlives_its_owner(store: Store):
    """The limiter's window survives a restart, and leases leave it alone."""
    assert await store.chat_sent("c") == ()
    await store.save_chat_sent("c", (1.5, 2.25))
    assert await store.lease_chat("c", "one", 0.0, 9.0), "a chat nobody owns is free"
    assert await store.chat_sent("c") == (1.5, 2.25)
    await store.save_chat_sent("c", (3.0,))
    assert await store.chat_sent("c") == (3.0,)
    assert not await store.lease_chat("c", "two", 1.0, 9.0), "saving does not free it"


async def test_with_a_person_go_the_settings_that_are_theirs(store: Store):
    """Those that name the person, those whose name was given, and no others."""
    await store.save_setting("gate-77", True)
    await store.save_setting("gate-777", True)
    await store.save_setting("founder", "77")
    await store.save_setting("pass", {"person": "telegram:77"})
    await store.save_setting("other", {"person": "telegram:777"})
    await store.forget_person("telegram:77", "telegram:gone", "?", ["gate-77", "never-77"])
    for gone in ("gate-77", "founder", "pass"):
        assert await store.setting(gone) is None
    assert await store.setting("gate-777") is True
    assert await store.setting("other") == {"person": "telegram:777"}


async def test_a_setting_is_any_json(store: Store):
    """None if it was never set."""
    assert await store.setting("s") is None
    await store.save_setting("s", {"a": [1, "b"]})
    await store.save_setting("t", None)
    assert await store.setting("s") == {"a": [1, "b"]}
    assert await store.setting("t") is None
