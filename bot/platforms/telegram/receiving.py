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
from telegram.error import BadRequest, Conflict, InvalidToken, RetryAfter, TelegramError, TimedOut

from bot.platforms.base import Unwelcome
from bot.platforms.telegram.wire import garbled, said, seconds_of
from games.text import Text

log = logging.getLogger(__name__)

WANTED: Final = ("message", "callback_query", "my_chat_member")
LONG: Final = 50  # seconds that a poll waits
LONGEST_WAIT: Final = 30.0
HOOK: Final = "/telegram"
SECRET: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the header's name
KEPT: Final = 4096  # updates that are known to have come
UNREADABLE: Final = (ValueError, KeyError, TypeError, AttributeError)  # JSON, but not Telegram's

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
    Unwelcome where the token is not good any more; whatever else goes wrong may heal by itself.
    """
    offset: int | None = None
    pause = Pause()
    try:
        while True:
            try:
                updates = await bot.get_updates(offset=offset, timeout=LONG, allowed_updates=WANTED)
            except TimedOut:
                continue
            except (TelegramError, *UNREADABLE) as trouble:
                if isinstance(trouble, InvalidToken) and await _turned_away(bot):
                    raise Unwelcome(Text("telegram-bad-token")) from None
                await asyncio.sleep(pause.after(trouble))
                continue
            pause = Pause()
            heard()
            for update in updates:
                take(update)
                offset = update.update_id + 1
    finally:
        if offset is not None:
            await _confirm(bot, offset)


async def _turned_away(bot: Bot) -> bool:
    """Does Telegram itself say that the token is not good? A proxy that does not find the way
    to it says something alike, but not in Telegram's form, and not for ever.
    """
    try:
        await bot.get_me()
    except InvalidToken as refused:
        return not garbled(refused)
    except (TelegramError, *UNREADABLE):
        return False
    return False


class Pause:
    """How long to wait while polls fail: longer each time. What is wrong is said once."""

    def __init__(self) -> None:
        self._wait = 0.0
        self._said = ""

    def after(self, trouble: Exception) -> float:
        """Seconds until the next try after this."""
        why = said(trouble)
        if why != self._said:
            self._said = why
            if isinstance(trouble, Conflict):
                log.error(
                    "another process asks Telegram for this bot's updates: stop one of the two"
                )
            else:
                log.warning("polling", extra={"why": why})
        if isinstance(trouble, RetryAfter):
            return seconds_of(trouble.retry_after)
        self._wait = min(LONGEST_WAIT, max(1.0, self._wait * 1.5))
        return self._wait


async def _confirm(bot: Bot, offset: int) -> None:
    """What we have dealt with shall not come again after the next start."""
    try:
        async with asyncio.timeout(2):
            await bot.get_updates(offset=offset, timeout=0, limit=1, allowed_updates=WANTED)
    except (TimeoutError, TelegramError, *UNREADABLE) as trouble:
        log.info("the last updates may come again", extra={"why": said(trouble)})


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
        except UNREADABLE:
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
