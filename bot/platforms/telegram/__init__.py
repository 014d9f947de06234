"""Telegram as a platform, by python-telegram-bot."""

import os

# From its next edition on the library tells times as timedeltas; asked now, it does not warn.
os.environ.setdefault("PTB_TIMEDELTA", "true")

from bot.platforms.telegram.platform import Telegram

__all__ = ["Telegram"]
