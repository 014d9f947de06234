"""The browser table as it is served, and visitors who speak its protocol without a browser."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from bot.app import serve
from bot.manners import Manners
from bot.settings import Settings
from games.protocol import Game

BRISK = Manners(pace=0.05, pause=0.2)
PATIENCE = 60.0  # seconds after which a test gives up; the machine may be busy


@asynccontextmanager
async def site(folder: Path, manners: Manners = BRISK, **settings: Any) -> AsyncIterator[str]:
    """A running server on a free port; its address. Again on the same folder is a restart."""
    chosen = Settings(
        **{
            "data": folder,
            "database": f"sqlite:///{folder / 'stammtisch.db'}",
            "port": 0,
            **settings,
        }
    )
    stop = asyncio.Event()
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(serve(chosen, address.set_result, stop, manners))
    await asyncio.wait({task, address}, return_when=asyncio.FIRST_COMPLETED)
    try:
        if task.done():
            await task
        yield await address
    finally:
        stop.set()
        await task


@dataclass
class Visitor:
    """Somebody with a cookie jar."""

    http: aiohttp.ClientSession
    address: str
    name: str = "Anna"
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)
    room: str = ""

    async def get(self, path: str, **more: Any) -> aiohttp.ClientResponse:
        response = await self.http.get(self.address + path, **more)
        await response.read()
        return response

    async def post(
        self, path: str, body: Any = None, headers: dict[str, str] | None = None, **more: Any
    ) -> aiohttp.ClientResponse:
        sent = {"Origin": self.address, **(headers or {})}
        response = await self.http.post(self.address + path, json=body, headers=sent, **more)
        await response.read()
        return response

    async def open(self, game: str = "", *, solo: bool = False) -> dict[str, Any]:
        response = await self.post("/api/open", {"name": self.name, "game": game, "solo": solo})
        assert response.status == 200, response.status
        answer = await response.json()
        self.room = answer["room"]
        return answer

    async def act(self, **what: Any) -> dict[str, Any]:
        response = await self.post(
            "/api/act", {"room": self.room, "name": self.name, "pane": "public", **what}
        )
        assert response.status == 200, response.status
        return await response.json()

    async def command(self, name: str, text: str = "") -> dict[str, Any]:
        return await self.act(what="command", name_of_command=name, text=text)

    async def press(self, token: str, pane: str = "public") -> dict[str, Any]:
        return await self.act(what="press", token=token, pane=pane)

    async def until(self, good: Any, path: str = "") -> dict[str, Any]:
        """Look at the room's news until a table is as wanted; that table."""
        async with asyncio.timeout(PATIENCE):
            async with self.http.get(self.address + (path or f"/events/r/{self.room}")) as stream:
                assert stream.status == 200, stream.status
                async for line in stream.content:
                    if not line.startswith(b"data: "):
                        continue
                    news = json.loads(line[6:])
                    if "id" not in news:
                        continue
                    table = {**self.tables.get(news["id"], {}), **news}
                    self.tables[news["id"]] = table
                    if good(table):
                        return table
        raise AssertionError("the stream has ended")


@asynccontextmanager
async def visitor(address: str, name: str = "Anna", language: str = "en") -> AsyncIterator[Visitor]:
    """Somebody who has opened the page, in a browser of this language."""
    jar = aiohttp.CookieJar(unsafe=True)
    headers = {"Accept-Language": language}
    async with aiohttp.ClientSession(cookie_jar=jar, headers=headers) as http:
        one = Visitor(http, address, name)
        await one.get("/")
        yield one


def keys(sheet: dict[str, Any]) -> dict[str, str]:
    """The tokens of a sheet by label."""
    return {key["label"]: key["token"] for row in sheet["rows"] for key in row}


def due(table: dict[str, Any]) -> bool:
    """Must the reader act?"""
    return bool((table.get("private") or {}).get("typed"))


def lay_out(folder: Path, game: Game[Any, Any, Any], written: Callable[[int], str]) -> None:
    """Another position at the only table there is, written down for the seat that is a person's;
    while no server runs.
    """
    with closing(sqlite3.connect(folder / "stammtisch.db")) as store:
        [(mine,)] = store.execute("SELECT seat FROM seats WHERE person IS NOT NULL")
        [(snapshot,)] = store.execute("SELECT snapshot FROM tables")
        state = game.dump_state(game.read_position(written(mine)))
        new = {**json.loads(snapshot), "state": state}
        store.execute("UPDATE tables SET snapshot = ?", (json.dumps(new),))
        store.commit()
