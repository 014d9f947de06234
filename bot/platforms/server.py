"""The one HTTP server: health and counters, and whatever a platform mounts on it."""

from __future__ import annotations

import hmac
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.platforms.traits import Hook

log = logging.getLogger(__name__)

LARGEST: Final = 16 * 1024  # bytes of a request's body
COOKIES: Final = 16 * 1024  # bytes of one header: all cookies that a browser keeps of a site fit
GRACE: Final = 3.0  # seconds for requests under way when we stop
GONE: Final = 499
LOOPBACK: Final = ("127.0.0.1", "::1")

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

MOST: Final = 1024 * 1024  # bytes of what another service tells us

Health = Callable[[], Awaitable[tuple[bool, Mapping[str, bool]]]]
"""Is all well, and each part of it?"""
Counters = Callable[[], str]
"""Every counter, in the text format of Prometheus."""


class Taken(Exception):
    """Somebody else listens there, or we may not."""

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(host, port, why)
        self.host, self.port, self.why = host, port, why


class Server:
    """Listens while it is open."""

    def __init__(
        self,
        host: str,
        port: int,
        routes: Iterable[web.AbstractRouteDef],
        health: Health,
        counters: Counters,
        token: str = "",
        hooks: Mapping[str, Hook] | None = None,
    ) -> None:
        """Who shows the token may read the counters from anywhere; without one, from here only.
        `hooks`: paths at which other services call us, and who is told.
        """
        self._host, self.port = host, port
        self._token = token
        self._health, self._counters = health, counters
        self._app = web.Application(client_max_size=LARGEST, middlewares=[_careful])
        own = [web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)]
        called = [web.post(path, _told(hook)) for path, hook in (hooks or {}).items()]
        self._app.add_routes([*own, *called, *routes])
        self._app.on_response_prepare.append(_guarded)
        self._runner = web.AppRunner(
            self._app, access_log=None, shutdown_timeout=GRACE, max_field_size=COOKIES
        )

    async def open(self) -> None:
        """Listen from now on; raises Taken where that is not possible."""
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self.port)
        try:
            await site.start()
        except OSError as error:
            await self._runner.cleanup()
            # The loop's own words repeat the address, and more of it than anybody wants.
            why = error.strerror or str(error)
            if error.errno is not None and not isinstance(error, socket.gaierror):
                why = os.strerror(error.errno)
            raise Taken(self._host, self.port, why) from None
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Let requests under way end, and listen no more."""
        await self._runner.cleanup()

    async def _healthz(self, _: web.Request) -> web.Response:
        good, parts = await self._health()
        return web.json_response({"ok": good, **parts}, status=200 if good else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        """Counters for whoever runs this machine; not for the world."""
        if not self._may_count(request):
            raise web.HTTPNotFound
        return web.Response(text=self._counters())

    def _may_count(self, request: web.Request) -> bool:
        if self._token:
            shown = request.headers.get("Authorization", "").encode()
            if hmac.compare_digest(shown, f"Bearer {self._token}".encode()):
                return True
        return request.remote in LOOPBACK and "X-Forwarded-For" not in request.headers


def _told(hook: Hook) -> Handler:
    async def handler(request: web.Request) -> web.Response:
        async def read() -> bytes:
            body = bytearray()
            async for part in request.content.iter_chunked(LARGEST):
                body += part
                if len(body) > MOST:
                    raise web.HTTPRequestEntityTooLarge(MOST, len(body))
            return bytes(body)

        return web.Response(status=await hook(request.headers, read))

    return handler


async def _guarded(_: web.Request, response: web.StreamResponse) -> None:
    """Headers that every answer has."""
    response.headers.update(HEADERS)


@web.middleware
async def _careful(request: web.Request, handler: Handler) -> web.StreamResponse:
    """An error of ours is logged, and says nothing of itself."""
    try:
        return await handler(request)
    except web.HTTPException:
        raise
    except ConnectionError:
        return web.Response(status=GONE)  # nobody is there to read it
    except Exception:
        log.exception("request", extra={"route": request.method})
        return web.json_response({}, status=500)
