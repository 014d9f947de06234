"""Is what we send what Discord takes? By its published description, and by what that leaves out."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema
import referencing
from referencing.jsonschema import DRAFT202012

from tests.specs import described

SPEC = "discord_openapi.json"
URI = "urn:discord"
LOCALES = {"de", "en-GB", "en-US", "es-419", "es-ES", "fr", "it"}
WORD = re.compile(r"[-_'\w]{1,32}")


def check_request(method: str, path: str, body: Any) -> None:
    """Raises AssertionError with everything that Discord would not take."""
    wrong = [*_undescribed(method, path, body), *_careless(method, path, body)]
    assert not wrong, f"{method} {path}: {wrong}"


# By the description


def _undescribed(method: str, path: str, body: Any) -> Iterator[str]:
    if described(SPEC) is None:
        return
    found = _operation(method, path)
    if found is None:
        yield "no such call"
        return
    operation, pointer = found
    content = operation.get("requestBody", {}).get("content", {})
    if body is None or "application/json" not in content:
        return
    at = f"{pointer}/requestBody/content/application~1json/schema"
    shape = (at, _shape(body))
    if shape in _GOOD:
        return
    wrong = [
        f"{error.json_path}: {error.message[:300]}"
        for error in _validator().evolve(schema={"$ref": at}).iter_errors(body)
    ]
    if not wrong:
        _GOOD.add(shape)
    yield from wrong


_GOOD: set[Any] = set()
BOUNDS = (0, 1, 25, 32, 45, 80, 100, 150, 1024, 2000, 4096)


def _shape(body: Any) -> Any:
    """All that the description can tell apart: it takes 30 ms, and most messages look alike."""
    match body:
        case dict():
            return tuple((key, _shape(body[key])) for key in sorted(body))
        case list():
            return ("list", len(body) > 25, frozenset(_shape(one) for one in body))
        case str():
            return ("text", sum(len(body) > bound for bound in BOUNDS), body.isdigit())
        case int() if body > 1 << 20:
            return "snowflake"
        case _:
            return repr(body)


@cache
def _validator() -> Any:
    spec = described(SPEC)
    spec["components"]["schemas"]["SnowflakeType"] = {
        "anyOf": [{"type": "string", "pattern": r"^(0|[1-9][0-9]*)$"}, {"type": "integer"}]
    }
    registry = referencing.Registry().with_resource(
        URI, referencing.Resource(contents=spec, specification=DRAFT202012)
    )
    return jsonschema.Draft202012Validator({}, registry=registry)


@cache
def _operation(method: str, path: str) -> tuple[Any, str] | None:
    """The call that a path means; the one with the fewest blanks."""
    best: tuple[int, Any, str] | None = None
    for template, operations in described(SPEC)["paths"].items():
        if method.lower() not in operations:
            continue
        blanks = template.count("{")
        pattern = re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(template))
        if re.fullmatch(pattern, path) and (best is None or blanks < best[0]):
            escaped = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B")
            pointer = f"{URI}#/paths/{escaped.replace('}', '%7D')}/{method.lower()}"
            best = (blanks, operations[method.lower()], pointer)
    return None if best is None else best[1:]


# By hand


def _careless(method: str, path: str, body: Any) -> Iterator[str]:
    if isinstance(body, list):
        for command in body:
            yield from _command(command)
        yield from _distinct(body, "name")
        return
    if not isinstance(body, dict):
        return
    if path.endswith("/emojis"):
        yield from _emoji(body)
        return
    message = body.get("data", body) if path.endswith("/callback") else body
    if not isinstance(message, dict):
        return
    if body.get("type") == 9:
        yield from _form(message)
    elif "choices" in message:
        yield from _choices(message["choices"])
    elif "content" in message or "components" in message:
        yield from _message(message, new=method == "POST")
        if path.endswith("/messages") and method == "POST" and "nonce" not in message:
            yield "a message without a nonce"


def _message(message: dict[str, Any], *, new: bool) -> Iterator[str]:
    content = message.get("content") or ""
    if not content:
        yield "no words"
    if len(content) > 2000:
        yield "too many words"
    if "allowed_mentions" not in message:
        yield "anybody may be mentioned"
    allowed = message.get("allowed_mentions") or {}
    if allowed.get("parse"):
        yield f"mentions of {allowed['parse']}"
    if allowed.get("users") and not new:
        yield "a change cannot notify"
    for one in allowed.get("users", ()):
        if f"<@{one}>" not in content:
            yield "allowed to mention somebody who is not mentioned"
    mentioned = set(re.findall(r"(?<!\\)<@!?(\d+)>", content))
    if mentioned - {str(one) for one in allowed.get("users", ())}:
        yield "a mention that is none"
    for embed in message.get("embeds") or ():
        if not 1 <= len(embed.get("description", "")) <= 4096:
            yield "a bad description"
    yield from _components(message.get("components") or [])
    for file in message.get("attachments") or ():
        if not 1 <= len(file.get("description") or "") <= 1024:
            yield "a picture without words, or with too many"
        if not re.fullmatch(r"[0-9a-f]{16}\.png", file.get("filename", "")):
            yield "a file's name"


def _components(rows: list[dict[str, Any]]) -> Iterator[str]:
    if len(rows) > 5:
        yield "too many rows"
    ids = []
    for row in rows:
        items = row.get("components", [])
        wide = 1 if any(item["type"] == 3 for item in items) else 5
        if not 1 <= len(items) <= wide:
            yield f"{len(items)} things in a row"
        for item in items:
            ids.append(item["custom_id"])
            yield from _component(item)
    if len(set(ids)) != len(ids):
        yield f"custom ids twice: {sorted(ids)}"


def _component(item: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(item["custom_id"]) <= 100:
        yield "a custom id's length"
    if item["type"] == 2 and not 1 <= len(item.get("label") or "") <= 80:
        yield "a label's length"
    if item["type"] == 3:
        options = item["options"]
        if not 1 <= len(options) <= 25 or item["max_values"] > len(options):
            yield "a list's length"
        yield from _distinct(options, "value")
        if any(not 1 <= len(one["label"]) <= 100 for one in options):
            yield "a line's length"


def _emoji(emoji: dict[str, Any]) -> Iterator[str]:
    if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", emoji["name"]):
        yield f"an emoji called {emoji['name']!r}"
    kind, _, data = emoji["image"].partition(",")
    if kind != "data:image/png;base64" or len(base64.b64decode(data)) > 256 << 10:
        yield "an emoji's picture"


def _form(form: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(form["title"]) <= 45 or not 1 <= len(form["custom_id"]) <= 100:
        yield "a form's title or custom id"
    for label in form["components"]:
        if label["type"] != 18 or not 1 <= len(label["label"]) <= 45:
            yield "a field's name"


def _choices(choices: list[dict[str, Any]]) -> Iterator[str]:
    if len(choices) > 25:
        yield "too many choices"
    for one in choices:
        if not 1 <= len(one["name"]) <= 100 or not 1 <= len(str(one["value"])) <= 100:
            yield "a choice's length"


def _command(command: dict[str, Any]) -> Iterator[str]:
    yield from _named(command)
    options = command.get("options", [])
    if len(options) > 25:
        yield "too many options"
    yield from _distinct(options, "name")
    required = [bool(one.get("required")) for one in options]
    if required != sorted(required, reverse=True):
        yield "what must be said comes first"
    for option in options:
        yield from _named(option)
        yield from _choices(option.get("choices", []))
    for locale in (None, *LOCALES):
        if sum(_size(part, locale) for part in (command, *options)) > 8000:
            yield "too long in all"


def _named(part: dict[str, Any]) -> Iterator[str]:
    for name in (part["name"], *part["name_localizations"].values()):
        if not WORD.fullmatch(name) or name != name.lower():
            yield f"the name {name!r}"
    for text in (part["description"], *part["description_localizations"].values()):
        if not 1 <= len(text) <= 100:
            yield f"the description {text!r}"
    for localised in ("name_localizations", "description_localizations"):
        if set(part[localised]) != LOCALES:
            yield f"languages {sorted(part[localised])}"


def _size(part: dict[str, Any], locale: str | None) -> int:
    texts = [part["name"], part["description"]]
    if locale is not None:
        localised = (part["name_localizations"], part["description_localizations"])
        texts = [one.get(locale, "") for one in localised]
    chosen = (one["name"] + str(one["value"]) for one in part.get("choices", ()))
    return sum(map(len, (*texts, *chosen)))


def _distinct(parts: list[dict[str, Any]], key: str) -> Iterator[str]:
    """Each by itself, in every language."""
    for locale in (None, *LOCALES):
        named = [
            part[key] if locale is None else part.get(f"{key}_localizations", {}).get(locale)
            for part in parts
        ]
        known = [name for name in named if name is not None]
        if len(set(known)) != len(known):
            yield f"the same twice in {locale}: {known}"
