"""What browsers ask for: pages, pictures, news as they happen, and what people do."""

from __future__ import annotations

import asyncio
import hmac
import json
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.people import speak
from bot.platforms.base import (
    Autocomplete,
    Command,
    Person,
    Press,
    Room,
    Typed,
    room_of,
)
from bot.platforms.web.page_files import page_files
from bot.platforms.web.page_words import page_words
from bot.platforms.web.platform import NAME, Answer, Web
from bot.platforms.web.rates import Rates
from bot.platforms.web.shelf import Page
from bot.settings import LOOPBACK, Settings
from bot.words import languages
from games.text import Text

COOKIE: Final = "stammtisch"
ADMISSION: Final = "stammtisch_admission"
YEAR: Final = 365 * 86400
ALIVE: Final = 20.0  # seconds between two signs of life on a quiet line
PAGES: Final = 12  # that one person may have open
ALL_PAGES: Final = 2000
FOR_EVER: Final = "public, max-age=31536000, immutable"
MINE: Final = "private, max-age=3600"
LONGEST: Final = 2000  # characters of anything that is sent to us


class Routes:
    """The door for browsers."""

    def __init__(self, platform: Web, settings: Settings) -> None:
        self._web = platform
        self._settings = settings
        self._secure = settings.address.startswith("https:")
        self._by_person = Rates(burst=40, each=8, now=time.monotonic)
        self._by_address = Rates(burst=200, each=30, now=time.monotonic)
        self._guesses = Rates(burst=6, each=0.1, now=time.monotonic)

    def table(self) -> list[web.RouteDef]:
        """Every route."""
        return [
            web.get("/", self.page),
            web.get("/r/{room}", self.page),
            web.get("/w/{link}", self.page),
            web.get("/s/{version}/{file}", self.file),
            web.get("/picture/{name}.png", self.picture),
            web.get("/events/r/{room}", self.room_events, allow_head=False),
            web.get("/events/w/{link}", self.watch_events, allow_head=False),
            web.get("/api/me", self.me),
            web.post("/api/enter", self.enter),
            web.post("/api/open", self.open),
            web.post("/api/act", self.act),
            web.post("/api/complete", self.complete),
        ]

    # Pages and files

    async def page(self, request: web.Request) -> web.Response:
        """The page; who comes for the first time gets a cookie."""
        self._at_home(request)
        words = speak(_language(request))
        text = page_files().html(
            words.language, words.say(Text("web-title")), words.say(Text("web-noscript"))
        )
        response = web.Response(text=text, content_type="text/html")
        response.headers["Cache-Control"] = "no-store"
        if self._person(request) is None and self._by_address.allow(self._address(request)):
            self._remember(response, COOKIE, self._web.signer.new_person())
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
        self._at_home(request)
        person = self._admitted(request)
        theme = request.query.get("theme", "")
        data = await self._web.pictures.get(request.match_info["name"], person, theme)
        if data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, content_type="image/png", headers={"Cache-Control": MINE})

    # Who somebody is

    async def me(self, request: web.Request) -> web.Response:
        """What the page must know before it can show anything."""
        self._at_home(request)
        person = self._person(request)
        row = None if person is None else await self._web.store.person(f"{NAME}:{person}")
        language = (row.language if row else None) or speak(_language(request)).language
        answer = {
            **page_words(language),
            "known": person is not None,
            "name": row.name if row else "",
            "locked": not self._is_admitted(request, person),
            "version": page_files().version,
        }
        return web.json_response(answer, headers={"Cache-Control": "no-store"})

    async def enter(self, request: web.Request) -> web.Response:
        """The password, if the host wants one."""
        person, given = await self._asked(request, admitted=False)
        if not self._guesses.allow(self._address(request)):
            raise web.HTTPTooManyRequests
        good = _same(_text(given, "password"), self._settings.password)
        response = web.json_response({"good": good})
        if good:
            admission = self._web.signer.admission(person, self._settings.password)
            self._remember(response, ADMISSION, admission)
        return response

    # What people do

    async def open(self, request: web.Request) -> web.Response:
        """A new room; with a game at once if one is named."""
        person, given = await self._asked(request)
        room = await self._web.found(person)
        answer = self._web.answer(person, room)
        game = _text(given, "game")
        if game:
            who = self._somebody(request, person, given)
            name = "solo" if given.get("solo") else "play"
            where = self._room(request, room)
            await self._web.bring(Command(who, where, answer, name, game, secrets.token_hex(8)))
        return self._answered(answer, person, room=room)

    async def act(self, request: web.Request) -> web.Response:
        """A press, something typed, or a command."""
        person, given = await self._asked(request)
        room = _text(given, "room")
        if not self._web.signer.is_room(room):
            raise web.HTTPNotFound
        who = self._somebody(request, person, given)
        where = self._room(request, room)
        if given.get("pane") == "private":
            where = Room(NAME, person, private=True, language=where.language)
        table = _text(given, "table")[:8]
        answer = self._web.answer(person, room, table)
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

    async def complete(self, request: web.Request) -> web.Response:
        """What could be typed next."""
        person, given = await self._asked(request)
        found: list[str] = []

        async def take(moves: Sequence[str]) -> None:
            found.extend(moves)

        where = self._room(request, _text(given, "room"))
        who = Person(NAME, person, "", where.language)
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
        self._at_home(request)
        person = self._admitted(request)
        room = request.match_info["room"]
        if person is None:
            raise web.HTTPUnauthorized
        if not self._web.signer.is_room(room):
            raise web.HTTPNotFound
        if self._web.shelf.pages_of(person) >= PAGES:
            raise web.HTTPTooManyRequests
        return await self._stream(request, room, Page(person))

    async def watch_events(self, request: web.Request) -> web.StreamResponse:
        """What happens at a table, to somebody who looks on."""
        self._at_home(request)
        if self._admitted(request) is None:
            raise web.HTTPUnauthorized
        table = self._web.signer.watched(request.match_info["link"])
        loaded = None if table is None else await self._web.store.load(table)
        if table is None or loaded is None or room_of(loaded.table.room).platform != NAME:
            raise web.HTTPNotFound
        return await self._stream(request, room_of(loaded.table.room).chat, Page(None, table))

    async def _stream(self, request: web.Request, room: str, page: Page) -> web.StreamResponse:
        if self._web.shelf.pages >= ALL_PAGES:
            raise web.HTTPServiceUnavailable
        response = web.StreamResponse(
            headers={
                "Content-Type": "text/event-stream",
                "Cache-Control": "no-store",
                "X-Accel-Buffering": "no",
            }
        )
        await response.prepare(request)
        hello = {"version": page_files().version}
        await response.write(b"retry: 1000\n\n" + _event("hello", hello))
        try:
            await self._web.enter(room, page)
            await _tell(response, page)
        except ConnectionError:
            return response  # the browser has gone; it comes back by itself
        finally:
            self._web.shelf.leave(room, page)
        return response

    # Who asks, and from where

    async def _asked(
        self, request: web.Request, *, admitted: bool = True
    ) -> tuple[str, Mapping[str, Any]]:
        """Who asks for what: from our own page, known, not too often."""
        self._at_home(request)
        self._same_origin(request)
        if not self._by_address.allow(self._address(request)):
            raise web.HTTPTooManyRequests
        person = self._admitted(request) if admitted else self._person(request)
        if person is None:
            raise web.HTTPUnauthorized
        if not self._by_person.allow(person):
            raise web.HTTPTooManyRequests
        try:
            given = await request.json()
        except (json.JSONDecodeError, UnicodeDecodeError):
            raise web.HTTPBadRequest from None
        if not isinstance(given, dict):
            raise web.HTTPBadRequest
        return person, given

    def _person(self, request: web.Request) -> str | None:
        return self._web.signer.person(request.cookies.get(COOKIE, ""))

    def _is_admitted(self, request: web.Request, person: str | None) -> bool:
        password = self._settings.password
        if not password:
            return True
        wanted = self._web.signer.admission(person or "", password)
        return _same(request.cookies.get(ADMISSION, ""), wanted)

    def _admitted(self, request: web.Request) -> str | None:
        """Who asks, if they may be here."""
        person = self._person(request)
        if not self._is_admitted(request, person):
            raise web.HTTPForbidden
        return person

    def _somebody(self, request: web.Request, person: str, given: Mapping[str, Any]) -> Person:
        return Person(NAME, person, _text(given, "name"), _language(request))

    def _room(self, request: web.Request, room: str) -> Room:
        return Room(NAME, room, language=_language(request))

    def _remember(self, response: web.Response, name: str, value: str) -> None:
        response.set_cookie(
            name, value, max_age=YEAR, httponly=True, samesite="Lax", secure=self._secure
        )

    def _at_home(self, request: web.Request) -> None:
        """On a page for this machine alone, no other name leads here: a name in the world's
        directory that points at loopback would let a foreign page act as one of ours.
        """
        host = urlsplit(f"//{request.host}").hostname
        if self._settings.local and host not in LOOPBACK:
            raise web.HTTPMisdirectedRequest

    def _same_origin(self, request: web.Request) -> None:
        """Only our own page may do things."""
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        origin = request.headers.get("Origin")
        allowed = {f"{scheme}://{request.host}" for scheme in ("http", "https")}
        if self._settings.public_url is not None:
            allowed = {self._settings.public_url}
        if origin not in allowed:
            raise web.HTTPForbidden

    def _address(self, request: web.Request) -> str:
        """Where somebody comes from; what proxies say counts only where we know of them."""
        given = request.headers.get("X-Forwarded-For", "")
        told = [one.strip() for one in given.split(",") if one.strip()]
        proxies = self._settings.proxies
        if proxies and len(told) >= proxies:
            return told[-proxies]
        return request.remote or ""


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


def _text(given: Mapping[str, Any], name: str) -> str:
    value = given.get(name, "")
    return value[:LONGEST] if isinstance(value, str) else ""


def _same(given: str, wanted: str) -> bool:
    return hmac.compare_digest(given.encode(), wanted.encode())


def _language(request: web.Request) -> str | None:
    """The first language of ours that a browser asks for."""
    ours = languages()
    for asked in request.headers.get("Accept-Language", "").split(","):
        short = asked.partition(";")[0].strip().partition("-")[0].lower()
        if short in ours:
            return short
    return None
