"""A small Bot API server: chats, members, topics, messages, updates, and Telegram's refusals.

It speaks HTTP like the real one, checks every request, counts what a group takes in a minute,
and its time is the tests' own. `wrong` collects what a real server would refuse as our mistake.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from aiohttp import web

from tests.bot.telegram.checks import check
from tests.bot.telegram.methods import Methods
from tests.bot.telegram.models import TOKEN, Group, Page, Posted, Query, Refusal, User


class BotApi(Methods):
    """The server."""

    port = 0
    between: Page | None = None
    """Nothing reaches us: this is the answer to everything."""

    # People and updates

    def user(self, name: str, **more: Any) -> User:
        for one in self.users.values():
            if one.name == name:
                return one
        user = User(1000 + len(self.users), name, **more)
        self.users[user.id] = user
        return user

    def group(self, number: int = -100777, **more: Any) -> Group:
        group = Group(number, **more)
        self.groups[number] = group
        return group

    async def update(self, **what: Any) -> int:
        """Something happened: told by the next poll, or by calling the webhook."""
        number = next(self._numbers)
        update = {"update_id": number, **what}
        await self.deliver(update)
        return number

    async def deliver(self, update: dict[str, Any]) -> None:
        if self.webhook:
            headers = {"X-Telegram-Bot-Api-Secret-Token": self.webhook["secret_token"]}
            async with (
                aiohttp.ClientSession() as session,
                session.post(self.webhook["url"], json=update, headers=headers) as answer,
            ):
                assert answer.status == 200, answer.status
            return
        self.updates.append(update)
        self._new.set()

    async def write(
        self,
        user: User,
        text: str,
        chat: Group | None = None,
        *,
        thread: int | None = None,
        **more: Any,
    ) -> int:
        """Somebody writes, in a group or to us alone."""
        if chat is None:
            user.started = True
        message: dict[str, Any] = {
            "message_id": next(self._messages),
            "date": int(self.now()),
            "chat": chat.json if chat else self._private(user),
            "from": user.json,
            "text": text,
            **more,
        }
        if thread:
            message |= {"message_thread_id": thread, "is_topic_message": True}
        return await self.update(message=message)

    async def press(self, user: User, message: Posted, data: str) -> tuple[int, Query]:
        query = Query(str(next(self._queries)), user.id, message.chat, self.now())
        self.queries[query.id] = query
        told = self.told(message)
        number = await self.update(
            callback_query={
                "id": query.id,
                "from": user.json,
                "chat_instance": "c",
                "data": data,
                "message": told,
            }
        )
        return number, query

    def whispered_command(self) -> dict[str, Any]:
        """What makes a command one that nobody else saw."""
        return {"message_id": 0, "ephemeral_message_id": next(self._whispers)}

    # Requests

    async def handle(self, request: web.Request) -> web.Response:
        token, method = request.match_info["token"], request.match_info["method"]
        given, files = await _parts(request)
        if self.between is not None:
            self.calls.append((method, given))
            page = self.between.text.format(path=request.path)
            return web.Response(status=self.between.status, text=page, content_type="text/html")
        try:
            handler = self._handler(token, method)
            self._check(method, given, files)
            self.calls.append((method, given))
            after = self._stumble(method)
            result = (
                await handler(given, files) if method == "getUpdates" else handler(given, files)
            )
            if after:
                await asyncio.sleep(3600)  # done, but never told
        except Refusal as refusal:
            told: dict[str, Any] = {
                "ok": False,
                "error_code": refusal.status,
                "description": refusal.words,
            }
            if refusal.parameters:
                told["parameters"] = refusal.parameters
            return web.json_response(told, status=refusal.status)
        return web.json_response({"ok": True, "result": result})

    def _handler(self, token: str, method: str) -> Callable[..., Any]:
        if token != TOKEN or not self.good_token:
            raise Refusal(401, "Unauthorized")
        handler = getattr(
            self, "on_" + re.sub("[A-Z]", lambda one: f"_{one[0].lower()}", method), None
        )
        if handler is None:
            raise Refusal(404, "Not Found")
        return handler  # type: ignore[no-any-return]

    def _check(self, method: str, given: dict[str, str], files: dict[str, bytes]) -> None:
        whisper = "ephemeral_message_parameters" in given or "Ephemeral" in method
        try:
            check(method, given, files, whisper=whisper)
        except AssertionError as error:
            self.wrong.append(f"{method}: {error}")
            raise Refusal(400, f"Bad Request: {error}") from None

    def _stumble(self, method: str) -> bool:
        if not self.trouble or self.trouble[0][0] not in (method, "*"):
            return False
        _, what = self.trouble.popleft()
        if isinstance(what, Refusal):
            raise what
        return True


async def _parts(request: web.Request) -> tuple[dict[str, str], dict[str, bytes]]:
    given: dict[str, str] = {}
    files: dict[str, bytes] = {}
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            assert value.filename.endswith(".png"), "a part without a name goes as octet-stream"
            files[name] = value.file.read()
        else:
            given[name] = str(value)
    return given, files


@asynccontextmanager
async def served(api: BotApi) -> AsyncIterator[str]:
    """The server at work; gives what goes into TELEGRAM_API_BASE."""
    app = web.Application(client_max_size=20_000_000)
    app.add_routes([web.post("/bot{token}/{method}", api.handle)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    api.port = runner.addresses[0][1]
    try:
        yield f"http://127.0.0.1:{api.port}/bot"
    finally:
        api.poke()
        await runner.cleanup()
