"""Who asks, from where, and whether they may: every request passes here first."""

from __future__ import annotations

import hmac
import json
import logging
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.platforms.web.identity import Signer
from bot.platforms.web.rates import Holding, Rates
from bot.settings import LOOPBACK, Settings
from bot.words import languages

log = logging.getLogger(__name__)

COOKIE: Final = "stammtisch"
ADMISSION: Final = "stammtisch_admission"
SEAT: Final = "stammtisch_seat_"  # and the table
OURS: Final = re.compile(SEAT + "[A-Za-z0-9]{8}")
NUMBERED: Final = re.compile(r"([0-9]{1,12})\.(.+)")
SEATS: Final = 20  # of other platforms' tables that a browser may hold: all go with every request
PARTED: Final = 10  # cookies taken away at once: a proxy reads no long headers
YEAR: Final = 365 * 86400
TABLES: Final = 30  # that may be opened from one address in a moment: a party of friends
ANOTHER: Final = 120.0  # seconds until one more may be
PAGES: Final = 12  # that one visitor may have open
HOUSEHOLD: Final = 200  # and all who come from one address
SITE: Final = 64  # bits that the addresses of one household have in common, of the long ones


class Guard:
    """The doorkeeper."""

    def __init__(self, signer: Signer, settings: Settings) -> None:
        self._signer = signer
        self._settings = settings
        self._secure = settings.address.startswith("https:")
        self._by_person = Rates(burst=40, each=8, now=time.monotonic)
        self._by_address = Rates(burst=200, each=30, now=time.monotonic)
        self._guesses = Rates(burst=6, each=0.1, now=time.monotonic)
        self._tables = Rates(burst=TABLES, each=1 / ANOTHER, now=time.monotonic)
        self._pages_by_person = Holding(PAGES)
        self._pages_by_address = Holding(HOUSEHOLD)
        self._unknown_proxy = False

    async def asked(
        self, request: web.Request, *, admitted: bool = True
    ) -> tuple[str, Mapping[str, Any]]:
        """Who asks for what: from our own page, known, not too often."""
        self.at_home(request)
        self._same_origin(request)
        if not self._by_address.allow(self._address(request)):
            raise web.HTTPTooManyRequests
        person = self.admitted(request) if admitted else self.person(request)
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

    def may_open(self, request: web.Request) -> bool:
        """One more room or table from there? Each is kept for long, and anybody may come."""
        return self._tables.allow(self._address(request))

    @contextmanager
    def page(self, request: web.Request, visitor: str) -> Iterator[None]:
        """A page is open for as long as the block lasts, if not too many are: else one visitor
        could take all lines there are, and nobody else would be told anything.
        """
        with (
            self._pages_by_person.one(visitor) as mine,
            self._pages_by_address.one(self._address(request)) as ours,
        ):
            if not (mine and ours):
                raise web.HTTPTooManyRequests
            yield

    def at_home(self, request: web.Request) -> None:
        """On a page for this machine alone, no other name leads here: a name in the world's
        directory that points at loopback would let a foreign page act as one of ours.
        """
        host = urlsplit(f"//{request.host}").hostname
        if self._settings.local and host not in LOOPBACK:
            raise web.HTTPMisdirectedRequest

    # Who somebody is

    def person(self, request: web.Request) -> str | None:
        """Whose cookie this browser shows."""
        return self._signer.person(request.cookies.get(COOKIE, ""))

    def admitted(self, request: web.Request) -> str | None:
        """Who asks, if they may be here."""
        person = self.person(request)
        if not self.is_admitted(request, person):
            raise web.HTTPForbidden
        return person

    def is_admitted(self, request: web.Request, person: str | None) -> bool:
        """Need they not be asked for the password?"""
        password = self._settings.password
        if not password:
            return True
        wanted = self._signer.admission(person or "", password)
        return _same(request.cookies.get(ADMISSION, ""), wanted)

    def seated(self, request: web.Request, visitor: str, table: str) -> str | None:
        """Whose seat of another platform's table this browser was let in to."""
        _, seat = _numbered(request.cookies.get(SEAT + table, ""))
        return self._signer.seated(visitor, table, seat)

    # What they are given

    def known(self, request: web.Request, response: web.Response) -> None:
        """Who comes for the first time gets a cookie."""
        if self.person(request) is None and self._by_address.allow(self._address(request)):
            self._remember(response, COOKIE, self._signer.new_person())

    def guessed(self, request: web.Request, person: str, password: str) -> web.Response:
        """The password, or a guess at it: few of those."""
        if not self._guesses.allow(self._address(request)):
            raise web.HTTPTooManyRequests
        good = _same(password, self._settings.password)
        response = web.json_response({"good": good})
        if good:
            admission = self._signer.admission(person, self._settings.password)
            self._remember(response, ADMISSION, admission)
        return response

    def seat(
        self, request: web.Request, response: web.Response, visitor: str, table: str, person: str
    ) -> None:
        """This browser may act for a person at one table, and no longer where it was let in long
        ago. Its seats are numbered as they come, for browsers do not say how old a cookie is; the
        number is not signed, because it lets nobody in.
        """
        held = {
            name: _numbered(value)[0]
            for name, value in request.cookies.items()
            if OURS.fullmatch(name) and name != SEAT + table
        }
        number = max(held.values(), default=0) + 1
        self._remember(
            response, SEAT + table, f"{number}.{self._signer.seat(visitor, table, person)}"
        )
        oldest = sorted(held, key=lambda name: held[name])
        for name in oldest[: max(0, len(held) + 1 - SEATS)][:PARTED]:
            response.del_cookie(name)

    def _remember(self, response: web.Response, name: str, value: str) -> None:
        response.set_cookie(
            name, value, max_age=YEAR, httponly=True, samesite="Lax", secure=self._secure
        )

    # Where they come from

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
            return _household(told[-proxies])
        if told and not proxies and not self._unknown_proxy:
            self._unknown_proxy = True
            log.warning(
                "X-Forwarded-For is told, and WEB_PROXIES not set: if a proxy stands before"
                " this program, all who come through it count as one visitor"
            )
        return _household(request.remote or "")


def language_of(request: web.Request) -> str | None:
    """The first language of ours that a browser asks for."""
    ours = languages()
    for asked in request.headers.get("Accept-Language", "").split(","):
        short = asked.partition(";")[0].strip().partition("-")[0].lower()
        if short in ours:
            return short
    return None


def _household(address: str) -> str:
    """What people who live together have of an address: a short one whole, half of a long one."""
    try:
        known = ip_address(address)
    except ValueError:
        return address  # a proxy may call somebody as it likes
    if known.version == 4 or known.ipv4_mapped:
        return address
    return str(IPv6Network((known, SITE), strict=False))


def _numbered(cookie: str) -> tuple[int, str]:
    """Which of its browser's seats this is, and the seat; 0: from before they had numbers."""
    found = NUMBERED.fullmatch(cookie)
    return (int(found[1]), found[2]) if found else (0, cookie)


def _same(given: str, wanted: str) -> bool:
    return hmac.compare_digest(given.encode(), wanted.encode())
