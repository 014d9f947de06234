"""Settings: what a person likes, and what is usual in a room.

First a line a setting, with its present value. What has two values changes with the press; what
has more opens a list of them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final, TypeAlias, TypeVar

from bot.people import CONFIRMS, HANDS, NOTICES, THEMES, customs, likes
from bot.screen import Button, Screen, named
from bot.sitting import CLOCKS
from bot.tokens import Token
from bot.words import languages
from games.protocol import Refused
from games.text import Tag, Text
from storage.rows import PersonRow, RoomRow

Row = TypeVar("Row", PersonRow, RoomRow)
Settings: TypeAlias = tuple[tuple[str, tuple[str, ...] | None], ...]
"""Names with their values; None: the languages there are."""

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


def likes_screen(row: PersonRow, group: int = 0, *, on_page: bool) -> Screen:
    """What a person may set for themselves, on a page less than in a chat; or (`group`, counted
    from 1) the values of one setting.
    """
    now: dict[str, str] = {"language": row.language or "en"}
    liked = likes(row)
    now |= {"notice": liked.notice, "hand": liked.hand, "confirm": liked.confirm}
    now |= {"theme": liked.theme, "words": "yes" if liked.words else "no"}
    if group:
        return _values_screen("like", LIKES, now, group)
    left_out = OF_CHATS if on_page else ()
    screen = _screen("like", LIKES, now, Text("settings-yours"), left_out)
    rest = Button(named("rest"), Token("rest"))
    forget = Button(named("forgetme"), Token("forgetme"))
    privacy = Text("settings-privacy")
    return replace(screen, paragraphs=(*screen.paragraphs, privacy), controls=((rest, forget),))


def customs_screen(row: RoomRow, group: int = 0) -> Screen:
    """What an admin may set for a room; or the values of one setting."""
    usual = customs(row)
    now = {"language": row.language or "en", "clock": usual.clock, "theme": usual.theme}
    if group:
        return _values_screen("custom", CUSTOMS, now, group)
    return _screen("custom", CUSTOMS, now, Text("settings-room"))


def _screen(
    verb: str,
    settings: Settings,
    now: dict[str, str],
    title: Text,
    left_out: Collection[str] = (),
) -> Screen:
    """A button a setting."""
    choices = tuple(
        Button(_is(name, now[name]), _leads_to(verb, index, _values(values), now[name]))
        for index, (name, values) in enumerate(settings)
        if name not in left_out
    )
    return Screen((title,), choices, turn_page=Token(f"{verb}s"))


def _leads_to(verb: str, index: int, values: tuple[str, ...], now: str) -> Token:
    """The other one of two values, or the list of them."""
    if len(values) == 2:
        return Token(verb, step=STRIDE * index + 1 - values.index(now))
    return Token(f"{verb}s", decision=index + 1)


def _values_screen(verb: str, settings: Settings, now: dict[str, str], group: int) -> Screen:
    """Every value of one setting, and the way back."""
    if not 0 < group <= len(settings):
        raise Refused(Text("menu-gone"))
    name, values = settings[group - 1]
    choices = tuple(
        Button(
            Text("button-label", name=_value(name, value)),
            Token(verb, step=STRIDE * (group - 1) + at),
            on=now[name] == value,
        )
        for at, value in enumerate(_values(values))
    )
    back = Button(named("back"), Token(f"{verb}s"))
    turn = Token(f"{verb}s", decision=group)
    return Screen((_is(name, now[name]),), choices, ((back,),), turn_page=turn)


def _is(name: str, value: str) -> Text:
    return Text("setting-is", name=Tag("setting-name", name), value=_value(name, value))


def _values(values: tuple[str, ...] | None) -> tuple[str, ...]:
    return tuple(languages()) if values is None else values


def _value(name: str, value: str) -> Tag:
    if name == "clock":
        return Tag("clock-name", value)
    return Tag("setting-value", f"{name}-{value}")


def chosen(settings: Settings, step: int) -> tuple[str, str]:
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
