"""A sheet as Telegram shows it: a picture with a caption, or a text, and buttons under it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import telegram
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity

from bot import moments, tokens
from bot.people import speak
from bot.screen import BAD, GOOD, Key, Painted, Sheet, named
from bot.tokens import Token

CAPTION: Final = 1024
TEXT: Final = 4096
WHISPER: Final = 1024  # a text for one person's eyes in a group
ALERT: Final = 200
CLOSE: Final = "x"  # the button under what we answered in a group; taken away by a press
PRIVATE: Final = "private"  # the verb of the button that leads to the private chat
STYLES: Final = {GOOD: "success", BAD: "danger"}


@dataclass(frozen=True, slots=True)
class Body:
    """A message to be sent or to be made of another one."""

    text: str
    entities: tuple[MessageEntity, ...] = ()
    markup: InlineKeyboardMarkup | None = None
    picture: Painted | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Frame:
    """What the adapter adds to a sheet."""

    bot: str
    """Our user name: where the private chat is."""
    language: str | None = None
    own: bool = False
    """Is it one person's own screen?"""
    closable: bool = False
    names: Mapping[str, str] = field(default_factory=dict)
    """What people to be mentioned are called, by their keys."""


def laid_out(sheet: Sheet, frame: Frame) -> Body:
    """Lines, then the position in words as far as there is room, and the buttons."""
    most = TEXT if sheet.picture is None else CAPTION
    mentioned = _mentions(sheet, frame)
    told = moments.respelled("\n".join(sheet.lines), moments.briefly)
    missing = [name for name, _ in mentioned if name not in told]
    text = cut("\n".join((*([", ".join(missing)] if missing else []), told)), most)
    entities = _linked(text, mentioned)
    whole = True
    if sheet.picture is not None:
        text, whole, quote = _with_position(text, sheet.picture.alt_long.splitlines())
        entities += quote
    return Body(text or "·", entities, _markup(sheet, frame, whole=whole), sheet.picture)


def pieces(sheet: Sheet, most: int) -> list[str]:
    """A long text without buttons as several messages, cut between lines."""
    found: list[str] = []
    for line in sheet.lines:
        short = cut(line, most)
        if found and size(found[-1]) + 1 + size(short) <= most:
            found[-1] += "\n" + short
        else:
            found.append(short)
    return found or ["·"]


def size(text: str) -> int:
    """How long Telegram finds a text: in units of UTF-16."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, most: int) -> str:
    """At most so long, with an ellipsis where something is left out."""
    if size(text) <= most:
        return text
    short = text[:most]
    while size(short) >= most:
        short = short[:-1]
    return short.rstrip() + "…"


def close_row(language: str | None) -> list[InlineKeyboardButton]:
    """The button that takes an answer away."""
    return [InlineKeyboardButton(speak(language).say(named("dismiss")), callback_data=CLOSE)]


def _with_position(
    text: str, position: Sequence[str]
) -> tuple[str, bool, tuple[MessageEntity, ...]]:
    """There is no alternative text for pictures here, so the caption has it, folded up."""
    known = set(text.splitlines())
    lines = [line for line in position if line not in known]
    room = CAPTION - size(text) - 1
    kept: list[str] = []
    for line in lines:
        if size(line) + 1 > room:
            break
        kept.append(line)
        room -= size(line) + 1
    whole = len(kept) == len(lines)
    if not kept:
        return text, whole, ()
    begin = size(text) + 1 if text else 0
    told = "\n".join(kept)
    quote = MessageEntity(MessageEntity.EXPANDABLE_BLOCKQUOTE, begin, size(told))
    return f"{text}\n{told}" if text else told, whole, (quote,)


def _mentions(sheet: Sheet, frame: Frame) -> list[tuple[str, int]]:
    """Names and ids of those who shall be told."""
    return [
        (frame.names.get(key) or "?", int(key.partition(":")[2]))
        for key in sheet.mention
        if key.partition(":")[2].isdigit()
    ]


def _linked(text: str, mentioned: Sequence[tuple[str, int]]) -> tuple[MessageEntity, ...]:
    """Names become links that notify, each where it is read first."""
    entities = []
    for name, number in mentioned:
        at = text.find(name)
        if at >= 0:
            user = telegram.User(number, name, is_bot=False)
            entities.append(
                MessageEntity(MessageEntity.TEXT_MENTION, size(text[:at]), size(name), user=user)
            )
    return tuple(entities)


def _markup(sheet: Sheet, frame: Frame, *, whole: bool) -> InlineKeyboardMarkup | None:
    rows = [[_button(key, frame) for key in row] for row in sheet.rows if row]
    table = sheet.table
    if not whole and table:
        words = Token("words", table, step=int(frame.own))
        label = speak(frame.language).say(named("words"))
        rows.append([InlineKeyboardButton(label, callback_data=str(words))])
    if frame.closable:
        rows.append(close_row(frame.language))
    return InlineKeyboardMarkup(rows) if rows else None


def _button(key: Key, frame: Frame) -> InlineKeyboardButton:
    if key.url is not None:
        return InlineKeyboardButton(key.label, url=key.url)
    verb, _, rest = key.token.partition(".")
    if verb == PRIVATE:
        table = rest.partition(".")[0].strip(tokens.NOWHERE)
        url = f"https://t.me/{frame.bot}?start={PRIVATE}-{table}"
        return InlineKeyboardButton(key.label, url=url)
    return InlineKeyboardButton(key.label, callback_data=key.token, style=STYLES.get(key.style))
