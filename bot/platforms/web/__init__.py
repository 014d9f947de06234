"""The browser table: a page for each room, people known by a signed cookie."""

from bot.platforms.web.doors import Doors
from bot.platforms.web.identity import Signer
from bot.platforms.web.platform import Web
from bot.platforms.web.routes import Routes

__all__ = ["Doors", "Routes", "Signer", "Web"]
