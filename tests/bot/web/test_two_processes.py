"""Two processes on one PostgreSQL: a page sees what happens through the other one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.sitting import Sitting, load
from storage import Store
from tests.bot.evening import easy_move
from tests.bot.web.site import Visitor, due, keys, site, visitor

pytestmark = pytest.mark.asyncio
CUT = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
)


async def test_friends_at_two_processes_see_each_other_play(tmp_path: Path, postgresql_url: str):
    """Anna's page is at one, Berta's at the other: joins, the deal and every move reach both."""
    one = site(tmp_path / "one", database=postgresql_url)
    two = site(tmp_path / "two", database=postgresql_url)
    async with (
        one as here, two as there,
        visitor(here, "Anna") as anna, visitor(there, "Berta") as berta,
    ):  # fmt: skip
        await anna.open("caminos")
        berta.room = anna.room
        lobby = await anna.until(lambda t: t.get("public"))
        watching = asyncio.create_task(seats(anna, "Berta"))
        await asyncio.sleep(0.2)  # the page is open before anything happens
        seen = await berta.until(lambda t: t.get("public"))
        await berta.press(keys(seen["public"])["Join"])
        assert "Berta" in " ".join((await watching)["public"]["lines"])
        await anna.press(keys(lobby["public"])["Join"])
        await berta.until(lambda t: "Anna" in " ".join(t["public"]["lines"]))
        joined = await anna.until(lambda t: "Start" in keys(t["public"]))  # who opened it alone
        await anna.press(keys(joined["public"])["Start"])
        store = await Store.open(postgresql_url)
        for turn in range(4):
            sitting = await newest(store, lobby["id"])
            (seat,) = sitting.due()
            player, other = anna, berta
            if sitting.terms.name(sitting.row(seat).person or "") == "Berta":
                player, other = berta, anna
            looking = asyncio.create_task(due_at(other))
            await asyncio.sleep(0.1)
            if turn == 2:  # neither hears of the next move: they look when they listen again
                await store._desk.write(lambda connection: connection.execute(CUT))
            move = easy_move(sitting, seat)
            await player.act(what="typed", text=move, table=lobby["id"], pane="private")
            await looking
        await store.close()


async def newest(store: Store, table: str) -> Sitting:
    loaded = await store.load(table)
    assert loaded is not None
    return load(loaded, await store.log(table))


async def seats(player: Visitor, name: str) -> dict[str, object]:
    return await player.until(lambda t: name in " ".join(t.get("public", {"lines": ()})["lines"]))


async def due_at(player: Visitor) -> dict[str, object]:
    """Until it is this player's turn, as their own page says."""
    player.tables.clear()
    return await player.until(due)
