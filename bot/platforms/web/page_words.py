"""What the page itself says: every word of it is a message, handed to it as data."""

from __future__ import annotations

from typing import Any, Final

from bot.commands import COMMANDS
from bot.words import Words, languages
from games import GAMES
from games.text import Tag, Text

PREFIX: Final = "web-"
SAID: Final = (
    "web-against-computers",
    "web-board",
    "web-close",
    "web-copied",
    "web-copy-link",
    "web-describe",
    "web-enter",
    "web-final",
    "web-guest",
    "web-hand",
    "web-in-words",
    "web-invite",
    "web-keys",
    "web-keys-how",
    "web-keys-turn",
    "web-link-used",
    "web-log",
    "web-lost",
    "web-many-pages",
    "web-menu",
    "web-move-how",
    "web-my-tables",
    "web-name",
    "web-name-how",
    "web-new-room",
    "web-new-room-how",
    "web-no-cookie",
    "web-no-room",
    "web-no-table",
    "web-noscript",
    "web-not-there",
    "web-not-there-but",
    "web-password",
    "web-password-wrong",
    "web-play-with",
    "web-private",
    "web-rather-not",
    "web-result",
    "web-send",
    "web-slow-down",
    "web-sure-cancel",
    "web-sure-close",
    "web-sure-kick",
    "web-sure-propose",
    "web-table",
    "web-tables",
    "web-tagline",
    "web-theme",
    "web-theme-auto",
    "web-theme-dark",
    "web-theme-light",
    "web-title",
    "web-trouble",
    "web-watch-link",
    "web-watching",
    "web-which-way",
    "web-your-turn",
)
MENU: Final = ("play", "table", "rules", "stats", "settings", "help")


def page_words(language: str) -> dict[str, Any]:
    """Everything the page says, in one language, and the names of what it offers."""
    words = Words(language if language in languages() else "en")
    games = [
        {
            "key": key,
            "name": words.say(Text("button-game", game=Tag("game-name", key))),
            "about": words.say(Text("web-about", game=Tag("web-about", key))),
        }
        for key in GAMES
    ]
    menu = [
        {"command": name, "label": words.say(Text("web-command", name=Tag("web-command", name)))}
        for name in MENU
        if name in COMMANDS
    ]
    said = {key.removeprefix(PREFIX): words.say(Text(key)) for key in SAID}
    return {"language": words.language, "words": said, "games": games, "menu": menu}
