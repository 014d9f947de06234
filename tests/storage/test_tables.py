"""Tables: what is committed is there, as it was, or not at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage import (
    ActionRow,
    Change,
    DeadlineRow,
    ProposalRow,
    ResultRow,
    SeatRow,
    Store,
)
from tests.storage.sample import opening, play, table

pytestmark = pytest.mark.asyncio


async def test_a_change_comes_back_as_it_was(store: Store):
    """Every field of every row, awkward ones too."""
    row = table(
        "awkward",
        version=2**40,
        setup={
            "name": "Zoë \x00 \ud800 \u202e",
            "long": 12345678901234567890,
            "deep": [[], {}, None],
        },
        snapshot=[1.5, -0.0, "", True, {"": None}],
        secret=bytes(range(256)),
        key=b"",
        opened=1763280000.123456,
    )
    change = Change(
        row,
        None,
        seats=(
            SeatRow("awkward", 0, "discord:5", None, draft=(3, -1, 7), seen=9, planned={"p": 1}),
            SeatRow("awkward", 1, None, "strong", stand_in=True, missed=2, decision=2**33),
        ),
        actions=(ActionRow("awkward", 1, "seat", -1, "table", None, [], 0.1),),
        deadlines=(DeadlineRow("awkward", "turn", 0, 4, 99.25),),
        proposals=(ProposalRow("awkward", "seat", 1, 1, (0, 1), 5.5, "p:1"),),
        results=(
            ResultRow("awkward", 0, "r", "dog", "discord:5", None, True, -3, "played", {}, 1.0),
        ),
    )
    assert await store.commit(change)
    found = await store.load("awkward")
    assert found is not None
    assert found.table == row
    assert found.seats == change.seats
    assert found.deadlines == change.deadlines
    assert found.proposals == change.proposals
    assert found.places == ()
    assert await store.log("awkward") == change.actions
    assert await store.results() == change.results


async def test_a_change_replaces_and_takes_away(store: Store):
    """Seats vacated, deadlines cleared, proposals all exchanged; what is not named stays."""
    await store.commit(opening("t"))
    first = Change(
        table("t", 2),
        1,
        deadlines=(DeadlineRow("t", "turn", 0, 2, 50.0), DeadlineRow("t", "turn", 1, 2, 60.0)),
        proposals=(ProposalRow("t", "undo", 0, 0, (), 1.0), ProposalRow("t", "pause", 1, 1, (), 1)),
    )
    assert await store.commit(first)
    second = Change(
        table("t", 3),
        2,
        seats=(SeatRow("t", 1, None, "easy"),),
        vacated=(3,),
        deadlines=(DeadlineRow("t", "turn", 1, 3, 70.0),),
        cleared=(("turn", 0), ("reminder", 0)),
    )
    assert await store.commit(second)
    found = await store.load("t")
    assert found is not None
    assert [(seat.seat, seat.person, seat.level) for seat in found.seats] == [
        (0, "telegram:0", None),
        (1, None, "easy"),
        (2, "telegram:2", None),
    ]
    assert found.deadlines == second.deadlines
    assert {proposal.kind for proposal in found.proposals} == {"undo", "pause"}
    assert await store.commit(Change(table("t", 4), 3, proposals=()))
    found = await store.load("t")
    assert found is not None
    assert found.proposals == ()


async def test_of_two_changes_judged_against_one_version_only_one_is_stored(store: Store):
    """And nothing of the other: no seat, no line of the log, no deadline."""
    await store.commit(opening("t"))
    assert await store.commit(play("t", 1))
    before = await store.load("t"), await store.log("t")
    late = replace(
        play("t", 1),
        vacated=(2,),
        actions=(ActionRow("t", 7, "play", 0, "x", {}, [], 1.0),),
        deadlines=(DeadlineRow("t", "turn", 3, 1, 1.0),),
    )
    assert not await store.commit(late)
    assert (await store.load("t"), await store.log("t")) == before


async def test_a_table_is_new_only_once(store: Store):
    """And one that is not there cannot be changed."""
    assert await store.commit(opening("t", room="here"))
    assert not await store.commit(opening("t", room="there"))
    assert not await store.commit(play("nowhere", 1))
    found = await store.load("t")
    assert found is not None
    assert found.table.room == "here"
    assert await store.load("nowhere") is None


async def test_a_change_must_raise_the_version(store: Store):
    """Else a second one, judged against the same, would be taken for a first."""
    await store.commit(opening("t"))
    with pytest.raises(ValueError, match="1"):
        await store.commit(Change(table("t", 1), 1))


async def test_the_log_is_read_in_its_order_and_in_parts(store: Store):
    """After a number, or only the last so many of that."""
    await store.commit(opening("t"))
    for base in range(1, 13):
        await store.commit(play("t", base))
    assert [row.n for row in await store.log("t")] == list(range(2, 14))
    assert [row.n for row in await store.log("t", after=10)] == [11, 12, 13]
    assert [row.n for row in await store.log("t", last=2)] == [12, 13]
    assert [row.n for row in await store.log("t", after=12, last=2)] == [13]
    assert await store.log("another") == ()


async def test_a_draft_is_stored_if_decision_and_old_draft_are_still_so(store: Store):
    """It does not raise the version."""
    await store.commit(opening("t"))
    await store.commit(play("t", 1))  # seat 2 has decision 2 now
    assert await store.draft("t", 2, 2, (), (5,))
    assert await store.draft("t", 2, 2, (5,), (5, 7))
    assert not await store.draft("t", 2, 2, (5,), (5, 8)), "the draft had moved on"
    assert not await store.draft("t", 2, 1, (5, 7), (1,)), "another decision"
    assert not await store.draft("t", 9, 2, (), (1,)), "no such seat"
    assert not await store.draft("elsewhere", 2, 2, (), (1,)), "no such table"
    found = await store.load("t")
    assert found is not None
    assert found.seats[2].draft == (5, 7)
    assert found.table.version == 2


async def test_a_plan_and_a_draft_leave_each_other_alone(store: Store):
    """A plan too is bound to the decision."""
    await store.commit(opening("t"))
    assert await store.draft("t", 0, 0, (), (1,))
    assert await store.planned("t", 0, 0, {"play": [1, 2]})
    assert await store.draft("t", 0, 0, (1,), (2,))
    assert not await store.planned("t", 0, 4, None)
    found = await store.load("t")
    assert found is not None
    assert (found.seats[0].draft, found.seats[0].planned) == ((2,), {"play": [1, 2]})


async def test_what_was_seen_stays_seen(store: Store):
    """A late message about an earlier line does not bring old news back."""
    await store.commit(opening("t"))
    await store.seen("t", 1, 5)
    await store.seen("t", 1, 3)
    found = await store.load("t")
    assert found is not None
    assert [seat.seen for seat in found.seats] == [0, 5, 0, 0]


async def test_tables_are_found_by_room_person_and_silence(store: Store):
    """In the phases asked for, the oldest first."""
    await store.commit(opening("b", room="x", opened=2.0, changed=20.0))
    await store.commit(opening("a", room="x", opened=3.0, changed=10.0))
    await store.commit(opening("c", room="x", opened=1.0, changed=5.0, phase="over"))
    await store.commit(opening("d", room="y", opened=4.0, changed=15.0, seats=2))
    await store.commit(opening("e", room="y", opened=5.0, changed=1.0, phase="lobby", seats=1))
    assert [row.id for row in await store.tables_in("x", ["play", "lobby"])] == ["b", "a"]
    assert [row.id for row in await store.tables_in("x", ["over"])] == ["c"]
    assert await store.tables_in("z", ["play"]) == ()
    assert [row.id for row in await store.tables_of("telegram:1", ["play"])] == ["b", "a", "d"]
    await store.commit(
        Change(table("d", 2, opened=4.0), 1, seats=(SeatRow("d", 0, "telegram:1", None),))
    )
    assert [row.id for row in await store.tables_of("telegram:1", ["play"])] == ["b", "a", "d"]
    assert [row.id for row in await store.tables_of("telegram:0", ["lobby", "over"])] == ["c", "e"]
    assert await store.silent(16.0, 10) == ("a", "d")
    assert await store.silent(99.0, 2) == ("a", "d")
