"""From a sheet to a message of Discord's: words, picture, rows of buttons, a list to pick from.

A button carries its token behind a mark that says whose screen it stands on: in a private chat
a table of that chat and somebody's hand lie side by side, and only the hand is changed in place.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import zip_longest
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import discord

from bot import moments
from bot.platforms.base import Limits, person_of
from bot.screen import BAD, GOOD, PLAIN, Key, Painted, Sheet

Emojis: TypeAlias = Mapping[str, discord.PartialEmoji]  # by the names of their faces
NO_EMOJIS: Final[Emojis] = MappingProxyType({})

CONTENT: Final = 2000
OVERFLOW: Final = 4096  # characters of what does not fit there
ALT: Final = 1024
TITLE: Final = 45  # characters of a form's title and of its field's name
PICKS: Final = 25
LIMITS: Final = Limits(
    row=5,
    rows=5,
    buttons=25,
    label=80,
    text=CONTENT,
    calls=55,
    ephemeral=True,
    picks=PICKS,
    faces=True,
)

OWN: Final = "h:"  # on the screen of one person
SHARED: Final = "t:"  # on a screen that everyone sees
PICK: Final = "pick"
WRITE: Final = "write"
FIELD: Final = "move"

STYLES: Final = {
    PLAIN: discord.ButtonStyle.secondary,
    GOOD: discord.ButtonStyle.success,
    BAD: discord.ButtonStyle.danger,
}
LINK: Final = re.compile(r"<#\d+>")
_MARKUP: Final = re.compile(r"[\\*_~|`<\[\]]")
_AT_START: Final = re.compile(r"^(\s*)([>#-])", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Letter:
    """A message, ready to be sent or put in place of another."""

    content: str
    rest: str
    """What does not fit: shown under it."""
    picture: Painted | None
    rows: tuple[tuple[Key, ...], ...]
    picks: tuple[Key, ...]
    pick: str
    write: tuple[str, str] | None
    """What can be written here, and at which table."""
    own: bool
    mentions: tuple[int, ...]
    emojis: Emojis

    def new(self) -> dict[str, Any]:
        """The arguments of a message to be sent. To be made anew for every try."""
        made: dict[str, Any] = {"content": self.content, "allowed_mentions": self._mentioned()}
        if self.rest:
            made["embed"] = discord.Embed(description=self.rest)
        if self.picture is not None:
            made["file"] = self._file(self.picture)
        view = self._view()
        if view is not None:
            made["view"] = view
        return made

    def edit(self) -> dict[str, Any]:
        """The arguments of a change: nothing of what was there stays."""
        return {
            "content": self.content,
            "allowed_mentions": self._mentioned(),
            "embed": discord.Embed(description=self.rest) if self.rest else None,
            "attachments": [] if self.picture is None else [self._file(self.picture)],
            "view": self._view(),
        }

    def _mentioned(self) -> discord.AllowedMentions:
        users = [discord.Object(one) for one in self.mentions]
        return discord.AllowedMentions(everyone=False, users=users, roles=False, replied_user=False)

    def _file(self, picture: Painted) -> discord.File:
        """A new name for every state: clients keep pictures by their names."""
        name = hashlib.sha256(picture.data).hexdigest()[:16]
        return discord.File(BytesIO(picture.data), f"{name}.png", description=picture.alt[:ALT])

    def _view(self) -> discord.ui.View | None:
        view = discord.ui.View(timeout=None)
        rows = [list(row) for row in self.rows]
        mark = OWN if self.own else SHARED
        at = 0
        if self.picks:
            view.add_item(_list(self.picks, self.pick, mark, self.emojis))
            at = 1
        for number, row in enumerate(rows, at):
            for key in row:
                view.add_item(_key(key, mark, number, self.emojis))
        if self.write is not None:
            label, table = self.write
            last = at + len(rows) - 1
            if rows and len(rows[-1]) < LIMITS.row:
                view.add_item(_button(label, f"{mark}{WRITE}:{table}", last))
            elif last + 1 < LIMITS.rows:
                view.add_item(_button(label, f"{mark}{WRITE}:{table}", last + 1))
        view.stop()  # presses come by their tokens, also after a restart: nothing is remembered
        return view if view.children else None


def letter(
    sheet: Sheet, now: float, *, own: bool, before: str = "", emojis: Emojis = NO_EMOJIS
) -> Letter:
    """The sheet as a message; `before` goes first, as it is."""
    lines = [before] if before else []
    people = tuple(int(person_of(key).id) for key in sheet.mention)
    if people:
        lines.insert(0, " ".join(f"<@{one}>" for one in people))
    told = [spelled(line, now) for line in sheet.lines]
    content, rest = _parted([*lines, *_faced(told, sheet.faces, emojis)])
    if rest:  # each emoji takes as much room as ten words
        content, rest = _parted([*lines, *told])
    table = sheet.table
    return Letter(
        content=content or "\u200b",
        rest=rest,
        picture=sheet.picture,
        rows=sheet.rows,
        picks=sheet.picks,
        pick=sheet.pick,
        write=(sheet.typed, table) if sheet.typed and table else None,
        own=own,
        mentions=people,
        emojis=emojis,
    )


def _faced(lines: Sequence[str], faces: Sequence[Sequence[str]], emojis: Emojis) -> Iterator[str]:
    """Each line after the small pictures of what it is about."""
    for line, names in zip_longest(lines, faces, fillvalue=()):
        shown = "".join(str(emojis[name]) for name in names if name in emojis)
        yield f"{shown} {line}" if shown else str(line)


def spelled(text: str, now: float) -> str:
    """Words that are shown as they are, names included; times in the reader's own zone."""
    plain = _MARKUP.sub(lambda sign: f"\\{sign[0]}", text)
    plain = _AT_START.sub(r"\1\\\2", plain).replace("://", ":\u200b//")
    return moments.respelled(plain, lambda at: f"<t:{at}:{'R' if at > now else 'f'}>")


def form(title: str, table: str) -> discord.ui.Modal:
    """A form to write a move into."""
    shown = discord.ui.Modal(title=title[:TITLE], custom_id=f"{OWN}{WRITE}:{table}", timeout=None)
    field = discord.ui.TextInput[discord.ui.Modal](custom_id=FIELD, max_length=200)
    shown.add_item(discord.ui.Label(text=title[:TITLE], component=field))
    shown.stop()  # what is written comes by the form's own name
    return shown


def _parted(lines: Sequence[str]) -> tuple[str, str]:
    """As many whole lines as a message takes, and the others."""
    taken, size = 0, -1
    for line in lines:
        size += len(line) + 1
        if size > CONTENT:
            break
        taken += 1
    rest = "\n".join(lines[taken:])
    return "\n".join(lines[:taken]), rest if len(rest) <= OVERFLOW else rest[: OVERFLOW - 1] + "…"


def _button(
    label: str,
    custom_id: str,
    row: int,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | None = None,
) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        label=label[:80], custom_id=custom_id, row=row, style=style, emoji=emoji
    )


def _key(key: Key, mark: str, row: int, emojis: Emojis) -> discord.ui.Button[discord.ui.View]:
    if key.url is not None:
        return discord.ui.Button(label=key.label[:80], url=key.url, row=row)
    emoji = emojis.get(key.face or "")
    return _button(key.label, mark + key.token, row, STYLES[key.style], emoji)


def _list(
    picks: Sequence[Key], what: str, mark: str, emojis: Emojis
) -> discord.ui.Select[discord.ui.View]:
    """A list in which what is on is marked; a line's value is the token that turns it."""
    options = [
        discord.SelectOption(
            label=key.label[:100],
            value=key.token,
            default=bool(key.on),
            emoji=emojis.get(key.face or ""),
        )
        for key in picks
    ]
    return discord.ui.Select(
        custom_id=f"{mark}{PICK}",
        placeholder=what[:150],
        min_values=0,
        max_values=len(options),
        required=False,
        options=options,
        row=0,
    )
