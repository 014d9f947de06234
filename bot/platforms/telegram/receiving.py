"""How updates reach us: we ask for them (long polling), or Telegram calls us (webhook)."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from telegram import Bot, Update
from telegram.error import BadRequest, Conflict, InvalidToken, NetworkError, RetryAfter, TimedOut

from bot.platforms.base import Unwelcome
from bot.platforms.telegram.wire import seconds_of
from games.text import Text

log = logging.getLogger(__name__)

WANTED: Final = ("message", "callback_query", "my_chat_member")
LONG: Final = 50  # seconds that a poll waits
LONGEST_WAIT: Final = 30.0
HOOK: Final = "/telegram"
SECRET: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the header's name
KEPT: Final = 4096  # updates that are known to have come

Take = Callable[[Update], None]


class Twice:
    """Which updates have come already: Telegram may send one more than once."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()

    def __call__(self, number: int) -> bool:
        if number in self._seen:
            return True
        self._seen[number] = None
        while len(self._seen) > KEPT:
            self._seen.popitem(last=False)
        return False


async def poll(bot: Bot, take: Take, heard: Callable[[], None] = lambda: None) -> None:
    """Ask for updates until cancelled; `heard` is told of every answer, also an empty one. Raises
    Unwelcome where the token is not good any more.
    """
    offset: int | None = None
    wait = 0.0
    try:
        while True:
            try:
                updates = await bot.get_updates(offset=offset, timeout=LONG, allowed_updates=WANTED)
            except InvalidToken:
                raise Unwelcome(Text("telegram-bad-token")) from None
            except TimedOut:
                continue
            except (Conflict, RetryAfter, NetworkError) as trouble:
                wait = _told(trouble, wait)
                await asyncio.sleep(wait)
                continue
            wait = 0.0
            heard()
            for update in updates:
                take(update)
                offset = update.update_id + 1
    finally:
        if offset is not None:
            await _confirm(bot, offset)


def _told(trouble: Conflict | RetryAfter | NetworkError, wait: float) -> float:
    """Say what is wrong, the first time; how long to wait before the next try."""
    if not wait:
        if isinstance(trouble, Conflict):
            log.error("another process asks Telegram for this bot's updates: stop one of the two")
        else:
            log.warning("polling", extra={"why": trouble.message})
    if isinstance(trouble, RetryAfter):
        return seconds_of(trouble.retry_after)
    return min(LONGEST_WAIT, max(1.0, wait * 1.5))


async def _confirm(bot: Bot, offset: int) -> None:
    """What we have dealt with shall not come again after the next start."""
    try:
        async with asyncio.timeout(2):
            await bot.get_updates(offset=offset, timeout=0, limit=1, allowed_updates=WANTED)
    except (TimeoutError, NetworkError, Conflict, RetryAfter, InvalidToken) as trouble:
        log.info("the last updates may come again", extra={"why": repr(trouble)})


class Webhook:
    """The path at which Telegram calls us."""

    def __init__(self, bot: Bot, address: str, secret: str) -> None:
        self._bot = bot
        self._address = address
        self._secret = secret
        self._take: Take | None = None

    async def __call__(
        self, headers: Mapping[str, str], read: Callable[[], Awaitable[bytes]]
    ) -> int:
        """The status of the answer to one call."""
        given = headers.get(SECRET, "")
        if not hmac.compare_digest(given.encode(), self._secret.encode()):
            return 403
        body = await read()
        if self._take is None:
            return 503  # not open yet: Telegram tries again
        try:
            update = Update.de_json(json.loads(body), self._bot)
        except (ValueError, KeyError, TypeError, AttributeError):
            log.warning("a call that cannot be read")
            return 400
        self._take(update)
        return 200

    async def register(self) -> None:
        """Ask Telegram to call us. Raises Unwelcome where it does not want to."""
        try:
            await self._bot.set_webhook(
                self._address + HOOK, secret_token=self._secret, allowed_updates=WANTED
            )
        except BadRequest as bad:
            raise Unwelcome(Text("telegram-no-webhook", why=bad.message)) from None

    async def listen(self, take: Take) -> None:
        """Be called until cancelled."""
        self._take = take
        try:
            await asyncio.Event().wait()
        finally:
            self._take = None
