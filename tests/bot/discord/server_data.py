"""What a small Discord knows of itself: people, a server with one channel, the application."""

from __future__ import annotations

from typing import Any

GUILD, CHANNEL, BOT = 100, 200, 300


def user(number: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {
        "id": str(number),
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def emoji(number: int, name: str) -> dict[str, Any]:
    return {
        "id": str(number),
        "name": name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def application() -> dict[str, Any]:
    return {
        "id": str(BOT),
        "name": "Stammtisch",
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user(1, "Host"),
        "team": None,
    }


def channel() -> dict[str, Any]:
    return {
        "id": str(CHANNEL),
        "type": 0,
        "name": "games",
        "position": 0,
        "guild_id": str(GUILD),
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
    }


def guild() -> dict[str, Any]:
    everyone = {
        "id": str(GUILD),
        "name": "@everyone",
        "color": 0,
        "hoist": False,
        "position": 0,
        "permissions": str((1 << 40) - 1),
        "managed": False,
        "mentionable": False,
        "flags": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    }
    return {
        "id": str(GUILD),
        "name": "Inn",
        "owner_id": "1",
        "roles": [everyone],
        "emojis": [],
        "features": [],
        "channels": [channel()],
        "threads": [],
        "members": [],
        "member_count": 3,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "afk_timeout": 60,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "premium_tier": 0,
        "stickers": [],
        "preferred_locale": "en-US",
        "nsfw_level": 0,
        "system_channel_flags": 0,
        "large": False,
        "joined_at": "2026-01-01T00:00:00+00:00",
        "unavailable": False,
        "soundboard_sounds": [],
    }
