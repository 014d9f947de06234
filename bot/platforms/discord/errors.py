"""What Discord's refusals mean for whoever wanted to show something."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from bot import logs
from bot.platforms.base import Closed, Failed, Later, Unsure, Vanished

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
TOO_MANY_CHATS: Final = 40003
BAD_FORM: Final = 50035
GONE: Final = (UNKNOWN_CHANNEL, UNKNOWN_GUILD)
"""The chat is no more."""
SHUT: Final = (
    TOO_MANY_CHATS,
    50001,  # missing access
    50007,  # this person takes no messages from us
    50013,  # missing permissions
    50278,  # no server in common
    160005,  # a locked thread
)
"""This way will not open by itself."""
LOST: Final = (
    10008,  # the message is gone
    10015,  # the token of an answer has run out; likewise 50027
    10062,  # answered too late
    30046,  # edited too often since it is more than an hour old
    40060,  # answered already
    50005,  # somebody else's message
    50027,
    50083,  # the thread is archived: a new message opens it again
)
"""The message to be changed cannot be; the state behind it is stored all the same."""
NOT_ALLOWED: Final = (50001, 50013)
"""Somebody has taken a permission away."""
REVOKED: Final = 300.0  # seconds; each try counts towards being shut out altogether
CLIENT: Final = "aiohttp"  # by which discord.py speaks to Discord
NO_THREAD: Final = (160004, 160005, 160006, 30033, 50001, 50013, 50024, 50083)
"""A thread cannot be opened here: the channel will do."""


class Refusal(Closed):
    """A way that is shut, with Discord's own number for why."""

    def __init__(self, code: int) -> None:
        super().__init__(f"discord {code}")
        self.code = code


class NoEmoji(Failed):
    """A button has an emoji that is no more."""


@asynccontextmanager
async def calling() -> AsyncIterator[None]:
    """Around a call: what Discord says is told in the words of all platforms."""
    try:
        yield
    except discord.RateLimited as limited:
        raise Later(limited.retry_after) from None
    except discord.HTTPException as error:
        raise meaning(error) from error
    except TimeoutError:
        raise Unsure from None
    except Exception as error:
        if not torn(error):
            raise
        raise Unsure(type(error).__name__) from None


def torn(error: Exception) -> bool:
    """Did the connection break before all of the answer was there? discord.py lets errors of its
    HTTP client through as they are, and few of them are OSErrors. That client is nothing we know
    here, so they are told by where they come from.
    """
    return any(kind.__module__.partition(".")[0] == CLIENT for kind in type(error).__mro__)


def beyond_us(error: Exception) -> bool:
    """Is it Discord's, or that of the way there, and no error of ours?"""
    return isinstance(error, OSError | discord.DiscordException) or torn(error)


def meaning(error: discord.HTTPException) -> Exception:
    """What an error is to the core; the error itself where it is a mistake of ours."""
    if error.status == 401 and error.code not in LOST:
        return Later(REVOKED)  # the token is not ours any more; the gateway will say so, too
    if error.code in (*GONE, *SHUT):
        return Refusal(error.code)
    if error.code in LOST:
        return Vanished(f"discord {error.code}")
    if error.code == BAD_FORM and "emoji" in error.text.casefold():
        return NoEmoji(f"discord {error.code}")
    if error.status == 429:
        return Later(60.0)  # not from Discord itself, but from what stands before it
    if error.status >= 500:
        return Unsure(f"discord {error.status}")
    log.error("refused", extra={"why": told(error)})
    return error


def told(error: Exception) -> str:
    """What may be said of an error in the log. Of a refusal its numbers, and what is wrong with
    which part of a form: Discord's own words may quote what we sent, and that may be a card.
    """
    if not isinstance(error, discord.HTTPException):
        return logs.why(error)
    parts = _parts(getattr(error, "_errors", None) or {})
    return ", ".join((f"discord {error.status} {error.code}", *parts))


def _parts(errors: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """The places in a form, each with the code of what is wrong there."""
    for key, value in errors.items():
        if key == "_errors":
            yield from (f"{path.strip('.')} {one.get('code')}" for one in value)
        elif isinstance(value, dict):
            yield from _parts(value, f"{path}.{key}")
