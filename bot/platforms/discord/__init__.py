"""Discord: tables in the channels and threads of servers, hands in private chats."""

from bot.platforms.discord.platform import Discord, invitation

__all__ = ["Discord", "invitation"]
