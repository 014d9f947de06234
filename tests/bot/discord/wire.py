"""A small Discord on loopback: HTTP and gateway, for the unmodified library over real sockets.

It keeps messages, heeds nonces, and can be told to refuse, to be slow, to limit, to hang up.
Whatever comes in is checked as in `request_checks`.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.bot.discord import server_data
from tests.bot.discord.request_checks import check_request
from tests.bot.discord.server_data import BOT, CHANNEL, GUILD, user

EPOCH = 1420070400000


@dataclass
class Call:
    """A request that came in, and what was said to it."""

    method: str
    path: str
    body: Any
    files: int
    at: float = field(default_factory=time.monotonic)
    status: int = 200


@dataclass
class Wire:
    """The server."""

    address: str = ""
    calls: list[Call] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    messages: dict[int, dict[str, Any]] = field(default_factory=dict)
    faults: list[tuple[str, str, Callable[[], web.Response]]] = field(default_factory=list)
    close_with: int | None = None
    """The gateway hangs up on whoever identifies, with this code."""
    identified: int = 0
    shards: list[Any] = field(default_factory=list)
    """Which part of the servers each who identified asked for."""
    resumed: int = 0
    socket: web.WebSocketResponse | None = None
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    _nonces: dict[str, int] = field(default_factory=dict)
    _ids: Any = field(default_factory=itertools.count)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _sequence: Any = field(default_factory=lambda: itertools.count(1))
    hidden: set[int] = field(default_factory=set)
    emojis: list[dict[str, Any]] | None = None
    """The application's own; None: it cannot have any."""
    held: tuple[str, asyncio.Event] | None = None
    """Calls that are answered only after this."""

    @property
    def api(self) -> str:
        return f"http://{self.address}/api/v10"

    @property
    def gateway(self) -> str:
        return f"ws://{self.address}/gateway"

    def new_id(self) -> int:
        return (int(time.time() * 1000) - EPOCH << 22) + next(self._ids)

    # What tests do

    def refuse(self, method: str, path: str, answer: Callable[[], web.Response]) -> None:
        """The next such request is answered so."""
        self.faults.append((method, path, answer))

    async def until(self, seen: Callable[[], Any]) -> Any:
        """Until something has come in that a test waits for."""
        async with asyncio.timeout(60):
            while not (found := seen()):
                self._news.clear()
                await self._news.wait()
        assert not self.wrong, self.wrong
        return found

    def shown(self, channel: int = CHANNEL) -> list[dict[str, Any]]:
        """The messages that stand in a channel for all to see."""
        return [
            one
            for one in self.messages.values()
            if one["channel_id"] == str(channel) and int(one["id"]) not in self.hidden
        ]

    def of(self, method: str, pattern: str) -> list[Call]:
        return [c for c in self.calls if c.method == method and re.fullmatch(pattern, c.path)]

    async def command(self, person: int, name: str, **options: str) -> str:
        """Somebody uses a slash command; gives the interaction's id."""
        given = [{"name": one, "type": 3, "value": value} for one, value in options.items()]
        data = {"id": "1", "name": name, "type": 1, "options": given}
        return await self._interact(person, 2, data)

    async def press(self, person: int, message: dict[str, Any], label: str) -> str:
        """Somebody presses a button."""
        found = [
            item["custom_id"]
            for row in message["components"]
            for item in row["components"]
            if item.get("label") == label
        ]
        assert found, message
        data = {"custom_id": found[0], "component_type": 2}
        return await self._interact(person, 3, data, message=message)

    async def _interact(self, person: int, kind: int, data: dict[str, Any], **more: Any) -> str:
        number = str(self.new_id())
        channel = int(more.get("message", {}).get("channel_id", CHANNEL))
        who = user(person, f"Person{person}")
        payload = {
            "id": number,
            "application_id": str(BOT),
            "type": kind,
            "token": f"token-{number}",
            "version": 1,
            "data": data,
            "channel_id": str(channel),
            "locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {},
            "attachment_size_limit": 10_000_000,
            "app_permissions": str((1 << 50) - 1),
            **more,
        }
        if channel == CHANNEL:
            payload |= {
                "guild_id": str(GUILD),
                "guild_locale": "en-US",
                "channel": server_data.channel(),
                "context": 0,
                "member": {
                    "user": who,
                    "roles": [],
                    "permissions": "0",
                    "flags": 0,
                    "joined_at": "2026-01-01T00:00:00+00:00",
                    "deaf": False,
                    "mute": False,
                },
            }
        else:
            payload |= {
                "user": who,
                "context": 1,
                "channel": {"id": str(channel), "type": 1, "recipients": [who]},
            }
        await self.ready.wait()
        await self.send("INTERACTION_CREATE", payload)
        return number

    async def send(self, event: str, data: Any) -> None:
        assert self.socket is not None
        await self.socket.send_json({"op": 0, "t": event, "s": next(self._sequence), "d": data})

    # HTTP

    async def handle(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        body, files = await _read(request)
        call = Call(request.method, path, body, files)
        self.calls.append(call)
        try:
            check_request(call.method, call.path, call.body)
        except AssertionError as error:
            self.wrong.append(str(error))
        if self.held is not None and re.fullmatch(self.held[0], path):
            await self.held[1].wait()
        for fault in self.faults:
            method, pattern, answer = fault
            if method == request.method and re.fullmatch(pattern, path):
                self.faults.remove(fault)
                response = answer()
                call.status = response.status
                break
        else:
            response = self._answer(call)
        self._news.set()
        return response

    def _answer(self, call: Call) -> web.Response:
        match call.method, call.path.strip("/").split("/"):
            case "GET", ["users", "@me"]:
                return _json(user(BOT, "Stammtisch", bot=True))
            case "GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]:
                return _json(server_data.application())
            case "PUT", ["applications", *_]:
                return _json([])
            case "GET", ["applications", _, "emojis"] if self.emojis is not None:
                return _json({"items": self.emojis})
            case "POST", ["applications", _, "emojis"] if self.emojis is not None:
                self.emojis.append(server_data.emoji(self.new_id(), call.body["name"]))
                return _json(self.emojis[-1])
            case "POST", ["users", "@me", "channels"]:
                person = int(call.body["recipient_id"])
                chat = {"id": str(person + 1000), "type": 1, "recipients": [user(person, "P")]}
                return _json(chat)
            case "POST", ["channels", channel, "messages"]:
                return _json(self._post(int(channel), call.body, call.body.get("nonce")))
            case "PATCH", ["channels", _, "messages", message]:
                return self._change(int(message), call.body)
            case "DELETE", ["channels", _, "messages", message]:
                self.messages.pop(int(message), None)
                return web.Response(status=204)
            case "POST", ["interactions", number, _, "callback"]:
                return _json(self._callback(number, call.body))
            case "POST", ["webhooks", _, _]:
                made = self._post(CHANNEL, call.body, None)
                self.hidden.add(int(made["id"]))
                return _json(made)
            case "PATCH", ["webhooks", _, _, "messages", message] if message.isdigit():
                return self._change(int(message), call.body)
            case _, ["webhooks", *_]:
                return web.Response(status=204)
        return _json({"message": "Unknown", "code": 0}, 404)

    def _post(self, channel: int, body: Any, nonce: Any) -> dict[str, Any]:
        if nonce is not None and str(nonce) in self._nonces:
            return self.messages[self._nonces[str(nonce)]]
        number = self.new_id()
        message = {
            "id": str(number),
            "channel_id": str(channel),
            "author": user(BOT, "Stammtisch", bot=True),
            "content": body.get("content") or "",
            "components": body.get("components") or [],
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": body.get("flags") or 0,
        }
        self.messages[number] = message
        if nonce is not None:
            self._nonces[str(nonce)] = number
        return message

    def _change(self, number: int, body: Any) -> web.Response:
        if number not in self.messages:
            return _json({"message": "Unknown Message", "code": 10008}, 404)
        message = self.messages[number]
        for one in ("content", "components"):
            if one in body:
                message[one] = body[one] or type(message[one])()
        return _json(message)

    def _callback(self, number: str, body: Any) -> dict[str, Any]:
        answer: dict[str, Any] = {"interaction": {"id": number, "type": 2}}
        if body["type"] == 4:
            made = self._post(CHANNEL, body["data"], None)
            self.hidden.add(int(made["id"]))
            answer["interaction"]["response_message_id"] = made["id"]
            answer["resource"] = {"type": 4, "message": made}
        return answer

    # The gateway

    async def connect(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 30_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            if said["op"] == 1:
                await socket.send_json({"op": 11, "d": None})
            elif said["op"] in (2, 6):
                if said["op"] == 2:
                    self.shards.append(said["d"].get("shard"))
                await self._let_in(socket, resuming=said["op"] == 6)
        return socket

    async def _let_in(self, socket: web.WebSocketResponse, *, resuming: bool) -> None:
        if self.close_with is not None:
            await socket.close(code=self.close_with)
            return
        self.socket = socket
        if resuming:
            self.resumed += 1
            await self.send("RESUMED", {})
        else:
            self.identified += 1
            await self.send("READY", {**self._ready(), "shard": self.shards[-1] or [0, 1]})
            await self.send("GUILD_CREATE", server_data.guild())
        self.ready.set()
        self._news.set()

    def _ready(self) -> dict[str, Any]:
        return {
            "v": 10,
            "user": user(BOT, "Stammtisch", bot=True),
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": "session",
            "resume_gateway_url": self.gateway,
            "application": {"id": str(BOT), "flags": 0},
            "private_channels": [],
        }


def limited(seconds: float, *, everywhere: bool = False) -> Callable[[], web.Response]:
    """429: try again after so many seconds."""
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    return lambda: _json(body, 429, Via="1.1 google")


def broken(status: int) -> Callable[[], web.Response]:
    return lambda: _json({"message": "broken"}, status)


def _json(body: Any, status: int = 200, **headers: str) -> web.Response:
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        headers={"Content-Type": "application/json", **headers},
    )


async def _read(request: web.Request) -> tuple[Any, int]:
    """The body, and the bytes of its files."""
    if request.content_type == "multipart/form-data":
        body, files = None, 0
        reader = await request.multipart()
        async for part in reader:
            if part.name == "payload_json":
                body = json.loads(await part.text())
            else:
                files += len(await part.read())
        return body, files
    text = await request.text()
    return (json.loads(text) if text else None), 0


@asynccontextmanager
async def wire() -> AsyncIterator[Wire]:
    """A Discord that listens on loopback."""
    here = Wire()
    app = web.Application(client_max_size=1 << 24)
    app.router.add_get("/gateway", here.connect)
    app.router.add_get("/gateway/", here.connect)
    app.router.add_route("*", "/api/v10/{path:.*}", here.handle)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    here.address = f"{host}:{port}"
    try:
        yield here
    finally:
        await runner.cleanup()
    assert not here.wrong, here.wrong
