"""What is removed because nobody comes back for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage import ActionRow, Change, SeatRow, Store
from tests.storage.sample import opening, table

pytestmark = pytest.mark.asyncio

LEFT = {"room": "web:abc", "key": b"k", "changed": 10.0}
ANNA = "web:anna"


def left(name: str, *by: str, people: int = 1, **different: object) -> Change:
    """A table of the page at which nobody has been for long; `by`: who acted there."""
    seats = tuple(
        SeatRow(name, seat, f"web:{seat}" if seat < people else None, None) for seat in range(4)
    )
    actions = tuple(ActionRow(name, n, "play", 0, one, {}, [], 1.0) for n, one in enumerate(by, 1))
    row = table(name, **(LEFT | different))
    return replace(opening(name), table=row, seats=seats, actions=actions)


UNPLAYED = (
    left("against computers", "nature", "computer", "table"),
    left("asleep", "nature", "stand-in", phase="asleep"),
    left("ended at once", "nature", phase="cancelled"),
    left("closed lobby", people=3, phase="cancelled", key=None),
)
STAYING = (
    left("played", "nature", ANNA, "computer"),
    left("ended later", "nature", ANNA, phase="cancelled"),
    left("to its end", "nature", "stand-in", phase="over"),
    left("of two", "nature", people=2),
    left("open lobby", phase="lobby", key=None),
    left("of today", "nature", changed=99.0),
    left("in a chat", "nature", room="telegram:1"),
    left("alike by name", "nature", room="website:abc"),
)


async def test_tables_at_which_nobody_played_are_removed(store: Store):
    """With all that belongs to them, and no other: what people have played is kept."""
    for one in (*UNPLAYED, *STAYING):
        assert await store.commit(one)
    gone = await store.remove_unplayed("web", 50.0)
    assert sorted(gone) == sorted(one.table.id for one in UNPLAYED)
    for name in gone:
        assert await store.load(name) is None
        assert await store.log(name) == ()
    for one in STAYING:
        assert await store.load(one.table.id) is not None, one.table.id
    assert await store.remove_unplayed("web", 50.0) == ()


async def test_settings_are_found_by_how_their_names_begin(store: Store):
    """All of them, or those about chats in which there is no table of any kind."""
    for name in ("room-abc", "room-xyz", "room_abc", "roof"):
        await store.save_setting(name, {"of": name})
    assert set(await store.settings("room-")) == {"room-abc", "room-xyz"}
    await store.commit(left("over", phase="over"))
    assert await store.settings("room-", deserted="web") == {"room-xyz": {"of": "room-xyz"}}
    assert set(await store.settings("room-", deserted="other")) == {"room-abc", "room-xyz"}
