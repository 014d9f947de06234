"""A terminal as a platform: sheets are printed, lines are presses, commands and moves.

Nothing is sent to a terminal: whoever sits there is shown what there is when they are asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.platforms.base import (
    Command,
    Inbound,
    Limits,
    Person,
    Place,
    Press,
    Room,
    Shown,
    Typed,
)
from bot.screen import Key, Sheet
from bot.tokens import read
from games.protocol import Refused
from games.text import Text

NAME: Final = "terminal"
ROOM: Final = Room(NAME, "here", private=True)
WIDE: Final = 200  # characters, rows, buttons: a terminal scrolls

WRITTEN: Final = {  # how moves of a game are written
    "caminos": Text("terminal-moves-caminos"),
    "dog": Text("terminal-moves-dog"),
    "rummy": Text("terminal-moves-rummy"),
}

ONWARD: Final = "›"  # so end the buttons that lead further, and so begin those that lead back
BACKWARD: Final = "‹"
ENTER: Final = ("confirm", "next")
"""What an empty line means, where it is offered."""
WORDS: Final = {"confirm": "Enter", "next": "Enter", "back": "b", "why": "?"}
"""What is typed for a button that is not numbered, where it is not its verb."""
CONTROLS: Final = (
    *WORDS,
    "afresh", "hint", "plan", "unplan", "more", "rematch", "look", "verify", "turn",
    "wake", "agree", "decline",
)  # fmt: skip
"""Buttons that are there again and again: they are typed by a word and share a line."""
POINTLESS: Final = ("hand", "down", "private", "browser", "away")
"""Buttons that do nothing for somebody who sees everything and waits for nobody."""
SHORT: Final = {"h": "help", **{word: f"table {word}" for word in ("undo", "concede", "cancel")}}
"""Commands that are typed so often that a word is enough."""


class Terminal:
    """One person at a keyboard; fulfils `base.Platform`."""

    name = NAME
    limits = Limits(
        row=1,
        rows=WIDE,
        buttons=WIDE,
        label=WIDE,
        text=100 * WIDE,
        calls=100 * WIDE,
        ephemeral=True,
        log=True,  # all is in sight
    )

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        """Nowhere to put it: it is made anew when somebody is asked."""
        return shown or Shown(nonce)

    async def remove(self, place: Place, shown: Shown) -> None:
        """What was printed stays printed."""

    async def is_admin(self, room: Room, person: Person) -> bool:
        return True

    async def is_member(self, room: Room, person: Person) -> bool | None:
        return True

    async def missing(self, room: Room) -> tuple[Text, ...]:
        return ()


@dataclass(slots=True)
class Answer:
    """What came back to one line: kept until all of it is there; fulfils `base.Reply`."""

    said: list[str] = field(default_factory=list)
    shown: Sheet | None = None
    own: bool = False
    """Is it the person's own screen, whose position is known?"""
    expires: float = float("inf")

    async def ack(self) -> None:
        """It has arrived where it was typed."""

    async def say(self, words: str, *, alert: bool = False) -> None:
        self.said.append(words)

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:
        self.shown, self.own = sheet, private
        return Shown("answer")


@dataclass(slots=True)
class Offered:
    """The buttons that can be meant by a number or a word: those printed last, then others that
    are still in sight.
    """

    numbered: tuple[Key, ...] = ()
    by_word: Mapping[str, Key] = field(default_factory=dict)

    @classmethod
    def of(cls, sheet: Sheet, before: Offered | None = None) -> Offered:
        """What a sheet offers; words of the one before it still count, and its numbers where the
        sheet has none.
        """
        keys = [key for row in sheet.rows for key in row if key.url is None]
        keys = [key for key in keys if _verb(key) not in POINTLESS]
        words = dict(before.by_word) if before else {}
        words |= {_word(key): key for key in keys if _has_word(key)}
        numbered = tuple(key for key in keys if not _has_word(key))
        return cls(numbered or (before.numbered if before else ()), words)

    def beyond(self, line: str) -> bool:
        """Is it the number of a choice that is not there?"""
        return bool(self.numbered) and line.isdecimal() and self.meant(line) is None

    def meant(self, line: str) -> Key | None:
        """The button that a line means, if any: by its number, its word or its label."""
        if not line:
            onward = [key for key in self.numbered if key.label.endswith(ONWARD)]
            offers = [key for key in self.by_word.values() if _verb(key) in ENTER]
            return next(iter([*onward, *offers]), None)
        if line.isdecimal():
            return self.numbered[int(line) - 1] if 0 < int(line) <= len(self.numbered) else None
        word = line.casefold()
        if word in self.by_word:
            return self.by_word[word]
        labelled = {_plain(key.label): key for key in (*self.by_word.values(), *self.numbered)}
        return labelled.get(_plain(line))


def _verb(key: Key) -> str:
    try:
        return read(key.token).verb
    except Refused:
        return ""


def _has_word(key: Key) -> bool:
    """Is it there again and again? Of the leaps through a finished game each is another one."""
    return _verb(key) in CONTROLS and not key.label.endswith(ONWARD) and key.label[0] != BACKWARD


def _word(key: Key) -> str:
    """What is typed for a button: a verb, or what is shorter."""
    verb = _verb(key)
    return WORDS.get(verb, verb).casefold()


def _plain(label: str) -> str:
    return re.sub(r"[^\w\s]", "", label).strip().casefold()


def lines_of(sheet: Sheet, offered: Offered) -> list[str]:
    """A sheet as it is printed: what it says, what is numbered, what is typed by a word."""
    lines = list(sheet.lines)
    there = {key.token for row in sheet.rows for key in row}
    numbered = enumerate(offered.numbered, start=1)
    lines += [f"  {at:>2}  {key.label}" for at, key in numbered if key.token in there]
    words = [
        f"{WORDS.get(_verb(key), _verb(key))}: {key.label}"
        for key in offered.by_word.values()
        if key.token in there
    ]
    if words:
        lines.append("  " + " · ".join(words))
    return lines


def inbound(
    line: str,
    offered: Offered,
    commands: Sequence[str],
    person: Person,
    reply: Answer,
    table: str,
    number: int,
) -> Inbound:
    """What a line means: a button, a command with or without its stroke, else a move."""
    press = f"line {number}"
    key = offered.meant(line)
    if key is not None:
        return Press(person, ROOM, reply, key.token, press)
    short = SHORT.get(line.casefold(), line)
    word, _, rest = short.removeprefix("/").partition(" ")
    if short.startswith("/") or word.casefold() in commands:
        return Command(person, ROOM, reply, word.casefold(), rest.strip(), press)
    return Typed(person, ROOM, reply, line, table)


Ask = Callable[[str], str]
"""Shows a prompt and gives what was typed, or raises EOFError."""
Tell = Callable[[str], object]
"""Prints a line."""
