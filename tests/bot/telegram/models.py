"""Who and what there is on the tests' own Telegram: people, groups, messages, presses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.screen import Key, Sheet

TOKEN = "4242:a-token-that-is-good"
BOT = {"id": 4242, "is_bot": True, "first_name": "Inn", "username": "inn_bot"}
ANONYMOUS = {
    "id": 1087968824,
    "is_bot": True,
    "first_name": "Group",
    "username": "GroupAnonymousBot",
}


class Refusal(Exception):
    def __init__(self, status: int, words: str, **parameters: Any) -> None:
        super().__init__(status, words)
        self.status, self.words, self.parameters = status, words, parameters


@dataclass(frozen=True)
class Page:
    """What something that stands between us and Telegram answers; it names the address asked."""

    status: int
    text: str = "<html>The requested URL {path} was not found on this server</html>"


@dataclass
class User:
    id: int
    name: str
    language: str | None = "en"
    started: bool = True
    blocked: bool = False

    @property
    def json(self) -> dict[str, Any]:
        told = {"id": self.id, "is_bot": False, "first_name": self.name}
        return {**told, "language_code": self.language} if self.language else told


@dataclass
class Group:
    id: int
    type: str = "supergroup"
    topics: set[int] = field(default_factory=set)
    forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    us: str = "member"
    rights: dict[str, bool] = field(default_factory=dict)
    moved: int = 0

    @property
    def json(self) -> dict[str, Any]:
        told = {"id": self.id, "type": self.type, "title": "The inn"}
        return {**told, "is_forum": True} if self.forum else told


@dataclass
class Posted:
    """A message that stands somewhere."""

    ref: int
    chat: int
    text: str
    photo: str | None
    markup: dict[str, Any] | None
    thread: int | None = None
    to: int | None = None
    """Who alone sees it; None: everyone in the chat."""
    whisper: int = 0
    at: float = 0.0
    gone: bool = False
    edits: int = 0
    entities: list[dict[str, Any]] = field(default_factory=list)
    reply: Any = None
    aside: bool = False

    @property
    def sheet(self) -> Sheet:
        rows = (self.markup or {}).get("inline_keyboard", [])
        return Sheet(
            tuple(self.text.splitlines()),
            tuple(
                tuple(
                    Key(key["text"], key["callback_data"]) for key in row if "callback_data" in key
                )
                for row in rows
            ),
        )

    @property
    def links(self) -> dict[str, str]:
        rows = (self.markup or {}).get("inline_keyboard", [])
        return {key["text"]: key["url"] for row in rows for key in row if "url" in key}


@dataclass
class Query:
    id: str
    person: int
    chat: int
    at: float
    answer: dict[str, str] | None = None
