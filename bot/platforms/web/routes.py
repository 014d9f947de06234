"""What browsers ask for: pages, pictures, news as they happen, and what people do."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from aiohttp import web

from bot.people import speak
from bot.platforms.base import (
    Autocomplete,
    Command,
    Person,
    Press,
    Room,
    Typed,
    person_of,
    room_of,
)
from bot.platforms.web.doors import Doors
from bot.platforms.web.guard import Guard, language_of
from bot.platforms.web.my_tables import my_tables
from bot.platforms.web.page_files import page_files
from bot.platforms.web.page_words import page_words
from bot.platforms.web.platform import NAME, Answer, Web
from bot.platforms.web.shelf import Page
from bot.settings import Settings
from games.text import Text

ALIVE: Final = 20.0  # seconds between two signs of life on a quiet line
ALL_PAGES: Final = 2000
FOR_EVER: Final = "public, max-age=31536000, immutable"
MINE: Final = "private, max-age=3600"
LONGEST: Final = 2000  # characters of anything that is sent to us


class Routes:
    """The door for browsers."""

    def __init__(self, platform: Web, settings: Settings, doors: Doors) -> None:
        self._web = platform
        self._guard = Guard(platform.signer, settings)
        self._doors = doors
        self._shows_others = settings.public_url is not None

    def table(self) -> list[web.RouteDef]:
        """Every route."""
        return [
            web.get("/", self.page),
            web.get("/r/{room}", self.page),
            web.get("/w/{link}", self.page),
            web.get("/go/{link}", self.page),
            web.get("/s/{version}/{file}", self.file),
            web.get("/picture/{name}.png", self.picture),
            web.get("/events/r/{room}", self.room_events, allow_head=False),
            web.get("/events/w/{link}", self.watch_events, allow_head=False),
            web.get("/api/me", self.me),
            web.post("/api/enter", self.enter),
            web.post("/api/go", self.go),
            web.post("/api/open", self.open),
            web.post("/api/act", self.act),
            web.post("/api/complete", self.complete),
        ]

    # Pages and files

    async def page(self, request: web.Request) -> web.Response:
        """The page; who comes for the first time gets a cookie."""
        self._guard.at_home(request)
        words = speak(language_of(request))
        text = page_files().html(
            words.language, words.say(Text("web-title")), words.say(Text("web-noscript"))
        )
        response = web.Response(text=text, content_type="text/html")
        response.headers["Cache-Control"] = "no-store"
        self._guard.known(request, response)
        return response

    async def file(self, request: web.Request) -> web.Response:
        """A file of the page."""
        found = page_files().served.get(request.match_info["file"])
        if found is None:
            raise web.HTTPNotFound
        kind, content = found
        current = request.match_info["version"] == page_files().version
        return web.Response(
            body=content,
            content_type=kind,
            charset="utf-8",
            headers={"Cache-Control": FOR_EVER if current else "no-store"},
        )

    async def picture(self, request: web.Request) -> web.Response:
        """A picture, if it is for whoever asks."""
        self._guard.at_home(request)
        person = self._guard.admitted(request)
        theme = request.query.get("theme", "")
        data = await self._web.pictures.get(request.match_info["name"], person, theme)
        if data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, content_type="image/png", headers={"Cache-Control": MINE})

    # Who somebody is

    async def me(self, request: web.Request) -> web.Response:
        """What the page must know before it can show anything."""
        self._guard.at_home(request)
        person = self._guard.person(request)
        key = None if person is None else _key(person)
        row = None if key is None else await self._web.store.person(key)
        language = (row.language if row else None) or _spoken(request)
        answer = {
            **page_words(language),
            "known": person is not None,
            "name": row.name if row else "",
            "locked": not self._guard.is_admitted(request, person),
            "version": page_files().version,
            "tables": [] if key is None else await self._tables(key, language),
        }
        return web.json_response(answer, headers={"Cache-Control": "no-store"})

    async def _tables(self, person: str, language: str) -> list[dict[str, Any]]:
        return [asdict(one) for one in await my_tables(self._web.store, person, language)]

    async def enter(self, request: web.Request) -> web.Response:
        """The password, if the host wants one."""
        person, given = await self._guard.asked(request, admitted=False)
        return self._guard.guessed(request, person, _text(given, "password"))

    async def go(self, request: web.Request) -> web.Response:
        """From a chat to one's own seat here: with a link that is good for once. It is used by
        this request and not by opening the page, which chats do by themselves to preview it.
        """
        visitor, given = await self._guard.asked(request)
        found = await self._doors.enter(_text(given, "link"))
        if found is None:
            return web.json_response({"watch": None})
        table, person = found
        response = web.json_response({"watch": self._web.signer.watch(table)})
        self._guard.seat(request, response, visitor, table, person)
        return response

    # What people do

    async def open(self, request: web.Request) -> web.Response:
        """A new room; with a game at once if one is named."""
        person, given = await self._guard.asked(request)
        if not self._guard.may_open(request):
            return await self._too_many(request, person)
        room = await self._web.found(person)
        answer = Answer(self._web, person, _key(person), _spoken(request), room)
        game = _text(given, "game")
        if game:
            who = _somebody(request, person, given)
            name = "solo" if given.get("solo") else "play"
            where = _room(request, room)
            await self._web.bring(Command(who, where, answer, name, game, secrets.token_hex(8)))
        return self._answered(answer, person, room=room)

    async def _too_many(self, request: web.Request, person: str) -> web.Response:
        """What somebody is told who may open nothing now; the core says the same in a room."""
        reader = await self._web.reading(_key(person), _spoken(request))
        answer = Answer(self._web, person, _key(person), reader.language, "")
        await answer.say(speak(reader.language).say(Text("play-too-many")), alert=True)
        return self._answered(answer, person, room=None)

    async def act(self, request: web.Request) -> web.Response:
        """A press, something typed, or a command."""
        person, given = await self._guard.asked(request)
        table = _text(given, "table")[:8]
        who, where, answer = await self._acting(request, person, given, table)
        press = secrets.token_hex(8)
        match given.get("what"):
            case "press":
                token = _text(given, "token")
                await self._web.bring(Press(who, where, answer, token, press))
            case "typed":
                await self._web.bring(Typed(who, where, answer, _text(given, "text"), table))
            case "command":
                name, text = _text(given, "name_of_command"), _text(given, "text")
                await self._web.bring(Command(who, where, answer, name, text, press))
            case _:
                raise web.HTTPBadRequest
        return self._answered(answer, person)

    async def _acting(
        self, request: web.Request, person: str, given: Mapping[str, Any], table: str
    ) -> tuple[Person, Room, Answer]:
        """Who acts, where, and the way back: in a room of ours, or at a seat elsewhere."""
        room, may_open = _text(given, "room"), partial(self._guard.may_open, request)
        if self._web.signer.is_room(room):
            where = _room(request, room)
            if given.get("pane") == "private":
                where = Room(NAME, person, private=True, language=where.language)
            who = _somebody(request, person, given)
            asked = _spoken(request)
            answer = Answer(self._web, person, who.key, asked, room, table, may_open=may_open)
            return who, where, answer
        if self._web.signer.watched(room) != table:
            raise web.HTTPNotFound
        whose = self._guard.seated(request, person, table)
        loaded = None if whose is None else await self._web.store.load(table)
        if whose is None or loaded is None:
            raise web.HTTPForbidden
        mirror = self._web.mirror.room(table)
        asked = _spoken(request)
        answer = Answer(
            self._web, person, whose, asked, mirror, table, mirrored=True, may_open=may_open
        )
        return person_of(whose), room_of(loaded.table.room), answer

    async def complete(self, request: web.Request) -> web.Response:
        """What could be typed next."""
        person, given = await self._guard.asked(request)
        found: list[str] = []

        async def take(moves: Sequence[str]) -> None:
            found.extend(moves)

        who, where, _ = await self._acting(request, person, given, _text(given, "table")[:8])
        await self._web.bring(Autocomplete(who, where, _text(given, "text"), take))
        return web.json_response({"moves": found})

    def _answered(self, answer: Answer, person: str, **more: Any) -> web.Response:
        told = {"said": answer.said, "alert": answer.alert, **more}
        if answer.sheet is not None:
            told["sheet"] = self._web.shelf.data(answer.sheet, person, owner=person)
        return web.json_response(told)

    # News as they happen

    async def room_events(self, request: web.Request) -> web.StreamResponse:
        """What happens in a room, to one person."""
        self._guard.at_home(request)
        person = self._guard.admitted(request)
        room = request.match_info["room"]
        if person is None:
            raise web.HTTPUnauthorized
        if not self._web.signer.is_room(room):
            raise web.HTTPNotFound
        with self._guard.page(request, person):
            reader = await self._web.reading(_key(person), _spoken(request))
            return await self._stream(request, room, Page(person, reader))

    async def watch_events(self, request: web.Request) -> web.StreamResponse:
        """What happens at a table, to somebody who looks on."""
        self._guard.at_home(request)
        visitor = self._guard.admitted(request)
        if visitor is None:
            raise web.HTTPUnauthorized
        with self._guard.page(request, visitor):
            return await self._watched(request, visitor)

    async def _watched(self, request: web.Request, visitor: str) -> web.StreamResponse:
        table = self._web.signer.watched(request.match_info["link"])
        loaded = None if table is None else await self._web.store.load(table)
        if table is None or loaded is None:
            raise web.HTTPNotFound
        room = room_of(loaded.table.room)
        if room.platform == NAME:
            looks_on = (await self._web.reading(_key(visitor), _spoken(request)))._replace(key=None)
            return await self._stream(request, room.chat, Page(None, looks_on, table))
        if not self._shows_others:
            raise web.HTTPNotFound
        person = self._guard.seated(request, visitor, table)
        reader = await self._web.reading(person or _key(visitor), _spoken(request))
        if person is None:
            page = Page(None, reader._replace(key=None), table)
        else:
            page = Page(visitor, reader, table)
        return await self._stream(request, self._web.mirror.room(table), page, person)

    async def _stream(
        self, request: web.Request, room: str, page: Page, seat: str | None = None
    ) -> web.StreamResponse:
        if self._web.shelf.pages >= ALL_PAGES:
            raise web.HTTPServiceUnavailable
        response = web.StreamResponse(
            headers={
                "Content-Type": "text/event-stream",
                "Cache-Control": "no-store",
                "X-Accel-Buffering": "no",
            }
        )
        hello = {"version": page_files().version, "seat": page.person is not None}
        try:
            await response.prepare(request)
            await response.write(b"retry: 1000\n\n" + _event("hello", hello))
            await self._web.enter(room, page, seat)
            await _tell(response, page)
        except ConnectionError:
            return response  # the browser has gone; it comes back by itself
        finally:
            self._web.shelf.leave(room, page)
        return response


async def _tell(response: web.StreamResponse, page: Page) -> None:
    """What happens, until the page is closed."""
    while not page.closing:
        try:
            async with asyncio.timeout(ALIVE):
                news = await page.news()
        except TimeoutError:
            await response.write(b": still here\n\n")
            continue
        for one in news:
            await response.write(_event("table", one))


def _event(kind: str, data: Mapping[str, Any]) -> bytes:
    return f"event: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n".encode()


def _key(person: str) -> str:
    """How the core knows a visitor."""
    return Person(NAME, person).key


def _spoken(request: web.Request) -> str:
    """The language that a browser asks for, or ours."""
    return speak(language_of(request)).language


def _somebody(request: web.Request, person: str, given: Mapping[str, Any]) -> Person:
    return Person(NAME, person, _text(given, "name"), language_of(request))


def _room(request: web.Request, room: str) -> Room:
    return Room(NAME, room, language=language_of(request))


def _text(given: Mapping[str, Any], name: str) -> str:
    value = given.get(name, "")
    return value[:LONGEST] if isinstance(value, str) else ""
