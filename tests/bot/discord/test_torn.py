"""Connections to Discord that break before the answer is there: it may have arrived or not."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientPayloadError, ServerDisconnectedError, web
from discord import HTTPException

from bot.platforms.base import Unsure
from bot.platforms.discord import Discord
from bot.platforms.discord.answers import _tried
from bot.platforms.discord.errors import calling, told
from bot.world import RealWorld
from storage import Store
from tests.bot.discord.test_wire import ANNA, MESSAGES, lobby, served, settings, usual_addresses
from tests.bot.discord.wire import CHANNEL, wire

pytestmark = pytest.mark.asyncio
__all__ = ["usual_addresses"]


class Nothing(web.Response):
    """The connection ends without a word."""

    async def prepare(self, request: web.BaseRequest) -> Any:
        assert request.transport is not None
        request.transport.close()
        raise ConnectionResetError


class Half(web.StreamResponse):
    """The connection ends in the middle of the answer."""

    def __init__(self) -> None:
        super().__init__(headers={"Content-Type": "application/json", "Content-Length": "100"})

    async def write_eof(self, data: bytes = b"") -> None:
        await self.write(b'{"id": ')
        assert self._req is not None
        assert self._req.transport is not None
        self._req.transport.close()


class Hasty(RealWorld):
    """Nobody waits."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


@pytest.mark.parametrize("kind", [Nothing, Half])
async def test_a_message_is_posted_once_all_the_same(
    tmp_path: Path, kind: type[Any], caplog: pytest.LogCaptureFixture
):
    """It stands there, and nobody told us: the same nonce again, and no error of ours."""
    async with wire() as here, served(here, tmp_path):

        def posted_all_the_same() -> Any:
            call = here.calls[-1]
            here._post(CHANNEL, call.body, call.body["nonce"])
            return kind()

        here.refuse("POST", MESSAGES, posted_all_the_same)
        with caplog.at_level(logging.WARNING):
            await lobby(here, ANNA)
        first, second = here.of("POST", MESSAGES)[:2]
        assert first.body["nonce"] == second.body["nonce"]
        assert len(here.shown()) == 1
    told = [record for record in caplog.records if record.name == "bot.errands"]
    assert [(one.levelname, one.getMessage()) for one in told] == [("WARNING", "not delivered")]


@pytest.mark.parametrize("error", [ServerDisconnectedError(), ClientPayloadError("half of it")])
async def test_a_broken_connection_is_neither_success_nor_failure(error: Exception):
    """An answer to a press that may have arrived is not tried again, and does no harm."""

    async def said() -> None:
        async with calling():
            raise error

    with pytest.raises(Unsure):
        await said()
    await _tried(said())


async def test_a_refused_form_is_told_by_its_parts():
    """Discord's words may quote what we sent; numbers and places do not."""
    wrong = {"code": "BASE_TYPE_CHOICES", "message": "Value 'K of hearts' must be one of …"}
    form = {"components": {"0": {"label": {"_errors": [wrong]}}}}
    said = {"code": 50035, "message": "Invalid Form Body", "errors": form}
    error = HTTPException(SimpleNamespace(status=400, reason=""), said)  # type: ignore[arg-type]
    assert "hearts" in error.text
    assert told(error) == "discord 400 50035, components.0.label BASE_TYPE_CHOICES"
    assert told(KeyError("K of hearts")) == "KeyError"


async def test_what_is_our_own_error_stays_one():
    """It is not taken for a broken connection."""
    with pytest.raises(ValueError, match="ours"):
        async with calling():
            raise ValueError("ours")


async def test_logging_in_is_tried_again(tmp_path: Path):
    """The first connection breaks; the second one does not."""
    async with wire() as here:
        here.refuse("GET", "/users/@me", Half)
        store = await Store.open(settings(here, tmp_path).database)
        discord = Discord(settings(here, tmp_path), store, Hasty())
        try:
            await discord.open()
            assert len(here.of("GET", "/users/@me")) == 2
        finally:
            await discord.close()
            await store.close()
