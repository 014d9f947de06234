"""Settings: what a person likes, and what is usual in a room; each value one press."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from bot.people import CONFIRMS, HANDS, NOTICES, THEMES, customs, likes
from bot.screen import Button, Screen, named
from bot.sitting import CLOCKS
from bot.tokens import Token
from bot.words import languages
from games.protocol import Refused
from games.text import Tag, Text
from storage.rows import PersonRow, RoomRow

Row = TypeVar("Row", PersonRow, RoomRow)

STRIDE: Final = 32  # a setting and its value as one step

LIKES: Final = (
    ("language", None),
    ("notice", NOTICES),
    ("hand", HANDS),
    ("confirm", CONFIRMS),
    ("theme", THEMES),
    ("words", ("no", "yes")),
)
OF_CHATS: Final = ("notice", "hand", "theme")
"""What a page settles by itself: all is in sight there, and it has the light of its device."""
CUSTOMS: Final = (("language", None), ("clock", tuple(CLOCKS)), ("theme", THEMES))


def likes_screen(row: PersonRow, *, on_page: bool) -> Screen:
    """What a person may set for themselves; on a page less than in a chat."""
    now: dict[str, str] = {"language": row.language or "en"}
    liked = likes(row)
    now |= {"notice": liked.notice, "hand": liked.hand, "confirm": liked.confirm}
    now |= {"theme": liked.theme, "words": "yes" if liked.words else "no"}
    left_out = OF_CHATS if on_page else ()
    screen = _screen("like", LIKES, now, Text("settings-yours"), left_out)
    rest = Button(named("rest"), Token("rest"))
    forget = Button(named("forgetme"), Token("forgetme"))
    privacy = Text("settings-privacy")
    return replace(screen, paragraphs=(*screen.paragraphs, privacy), controls=((rest, forget),))


def customs_screen(row: RoomRow) -> Screen:
    """What an admin may set for a room."""
    usual = customs(row)
    now = {"language": row.language or "en", "clock": usual.clock, "theme": usual.theme}
    return _screen("custom", CUSTOMS, now, Text("settings-room"))


def _screen(
    verb: str,
    settings: tuple[tuple[str, tuple[str, ...] | None], ...],
    now: dict[str, str],
    title: Text,
    left_out: Collection[str] = (),
) -> Screen:
    choices = tuple(
        Button(
            Text("setting-is", name=Tag("setting-name", name), value=_value(name, value)),
            Token(verb, step=STRIDE * index + at),
            on=now[name] == value,
        )
        for index, (name, values) in enumerate(settings)
        for at, value in enumerate(_values(values))
        if name not in left_out
    )
    return Screen((title,), choices, turn_page=Token(f"{verb}page"))


def _values(values: tuple[str, ...] | None) -> tuple[str, ...]:
    return tuple(languages()) if values is None else values


def _value(name: str, value: str) -> Tag:
    if name == "clock":
        return Tag("clock-name", value)
    return Tag("setting-value", f"{name}-{value}")


def chosen(settings: tuple[tuple[str, tuple[str, ...] | None], ...], step: int) -> tuple[str, str]:
    """The setting and value of a press; raises Refused for one that does not exist."""
    index, at = divmod(step, STRIDE)
    if not 0 <= index < len(settings):
        raise Refused(Text("menu-gone"))
    name, values = settings[index]
    if at >= len(_values(values)):
        raise Refused(Text("menu-gone"))
    return name, _values(values)[at]


def with_setting(row: Row, name: str, value: str | float) -> Row:
    """A person or a room with one setting changed."""
    if name == "language":
        return replace(row, language=str(value))
    old = dict(row.settings) if isinstance(row.settings, Mapping) else {}
    return replace(row, settings={**old, name: value == "yes" if name == "words" else value})
