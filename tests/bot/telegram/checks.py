"""Is a request one that Telegram takes? By its published description, and by what is only in prose."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from tests.specs import described

NAME = re.compile(r"[a-z0-9_]{1,32}")
LINK = re.compile(r"https://t\.me/[A-Za-z0-9_]+\?start=[A-Za-z0-9_-]{1,64}")
UNIONS = {"InputMedia": "InputMediaPhoto", "BotCommandScope": "BotCommandScopeDefault"}


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def check(
    method: str, given: Mapping[str, str], files: Mapping[str, bytes], *, whisper: bool
) -> None:
    """Raises AssertionError with what is wrong."""
    values = {name: _read(value) for name, value in given.items()}
    _described(method, values)
    text, caption = given.get("text"), given.get("caption")
    if method in ("sendMessage", "editMessageText", "editEphemeralMessageText"):
        assert text is not None
        assert 1 <= units(text) <= (1024 if whisper else 4096), f"a text of {units(text)}"
        _entities(text, values.get("entities") or [])
    if caption is not None:
        _caption(caption, values.get("caption_entities") or [])
    if method == "answerCallbackQuery":
        assert units(text or "") <= 200, "an alert is at most 200"
    media = values.get("media")
    if isinstance(media, dict):
        _caption(media.get("caption", ""), media.get("caption_entities") or [])
    if "reply_markup" in values:
        _keyboard(values["reply_markup"])
    if method == "setMyCommands":
        _commands(values["commands"])
    for name, data in files.items():
        assert data[:8] == b"\x89PNG\r\n\x1a\n", f"{name} is no picture"
        assert len(data) <= 100_000, f"a picture of {len(data)} bytes is delayed"


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _described(method: str, values: Mapping[str, Any]) -> None:
    api = described("telegram_api.json")
    if api is None:
        return
    assert method in api["methods"], f"there is no {method}"
    known = api["methods"][method]
    for name, (kind, needed) in known.items():
        assert not needed or name in values, f"{method} wants {name}"
        if name in values:
            _typed(api["types"], f"{method}.{name}", values[name], kind)
    assert set(values) <= set(known), f"{method} does not know {set(values) - set(known)}"


def _typed(types: Mapping[str, Any], where: str, value: Any, kind: str) -> None:
    plain = {"Integer": int, "Boolean": bool, "True": bool, "Float": (int, float)}
    if " or " in kind:
        for one in kind.split(" or "):
            try:
                _typed(types, where, value, one)
            except AssertionError:
                continue
            return
        raise AssertionError(f"{where} is no {kind}: {value!r}")
    if kind.startswith("Array of "):
        assert isinstance(value, list), where
        for one in value:
            _typed(types, where, one, kind.removeprefix("Array of "))
    elif kind in plain:
        assert isinstance(value, plain[kind]), f"{where} is no {kind}: {value!r}"
    elif kind in ("String", "InputFile"):
        assert isinstance(value, str | int | float), f"{where} is no text: {value!r}"
    else:
        kind = UNIONS.get(kind, kind)
        assert isinstance(value, dict), f"{where} is no {kind}: {value!r}"
        if kind == "BotCommandScopeDefault":
            return
        for name, (inner, needed) in types[kind].items():
            assert not needed or name in value, f"{where} wants {name}"
            if name in value:
                _typed(types, f"{where}.{name}", value[name], inner)
        assert set(value) <= set(types[kind]), (
            f"{where} does not know {set(value) - set(types[kind])}"
        )


def _caption(caption: str, entities: list[Any]) -> None:
    assert units(caption) <= 1024, f"a caption of {units(caption)}"
    _entities(caption, entities)


def _entities(text: str, entities: list[Any]) -> None:
    for one in entities:
        assert one["length"] > 0
        assert one["offset"] >= 0
        assert one["offset"] + one["length"] <= units(text), "an entity outside its text"


def _keyboard(markup: Any) -> None:
    rows = markup["inline_keyboard"]
    keys = [key for row in rows for key in row]
    assert len(json.dumps(markup, ensure_ascii=False).encode()) <= 10_000, "markup too large"
    assert all(1 <= len(row) <= 8 for row in rows), "up to 8 a row"
    assert len(keys) <= 100
    data = [key["callback_data"] for key in keys if "callback_data" in key]
    assert all(1 <= len(one.encode()) <= 64 for one in data), data
    assert len(set(data)) == len(data), "every button means something else"
    for key in keys:
        assert key["text"].strip(), "a button without a label"
        assert ("url" in key) != ("callback_data" in key)
        assert "url" not in key or LINK.fullmatch(key["url"]), key


def _commands(commands: Any) -> None:
    assert 1 <= len(commands) <= 100
    names = [one["command"] for one in commands]
    assert len(set(names)) == len(names)
    assert all(NAME.fullmatch(name) for name in names)
    assert all(1 <= len(one["description"]) <= 256 for one in commands)
