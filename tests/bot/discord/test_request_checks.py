"""The checks of requests find what they are there to find."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.request_checks import check_request
from tests.specs import described

MESSAGE = "/channels/1/messages"
NOBODY = {"parse": []}


def button(custom_id: str = "t:x", label: str = "x") -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": label, "custom_id": custom_id}


def message(**more: Any) -> dict[str, Any]:
    return {"content": "x", "allowed_mentions": NOBODY, "nonce": "1", **more}


def row(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def command(**more: Any) -> list[dict[str, Any]]:
    locales = ("de", "en-GB", "en-US", "es-419", "es-ES", "fr", "it")
    named = {
        "name": "play",
        "description": "x",
        "type": 1,
        "name_localizations": dict.fromkeys(locales, "x"),
        "description_localizations": dict.fromkeys(locales, "x"),
    }
    return [{**named, **more}]


def test_what_is_right_passes():
    """Otherwise everything would fail for one reason."""
    check_request("POST", MESSAGE, message(components=[row(button())]))
    check_request("PUT", "/applications/1/commands", command())


@pytest.mark.parametrize(
    "bad",
    [
        message(content=""),
        message(content="x" * 2001),
        {"content": "x", "nonce": "1"},
        {"content": "x", "allowed_mentions": NOBODY},
        message(allowed_mentions={"parse": ["everyone"]}),
        message(content="<@5>"),
        message(allowed_mentions={"parse": [], "users": [5]}),
        message(components=[row(button(str(n))) for n in range(6)]),
        message(components=[row(*(button(str(n)) for n in range(6)))]),
        message(components=[row(button(), button())]),
        message(components=[row(button(label="x" * 81))]),
        message(components=[row(button("x" * 101))]),
        message(attachments=[{"id": 0, "filename": "0123456789abcdef.png"}]),
        message(attachments=[{"id": 0, "filename": "board.png", "description": "x"}]),
        message(attachments=[{"id": 0, "filename": f"{'a' * 16}.png", "description": "x" * 1025}]),
    ],
)
def test_a_bad_message_is_found(bad: dict[str, Any]):
    """Lengths, rows, ids, mentions, alt texts."""
    with pytest.raises(AssertionError):
        check_request("POST", MESSAGE, bad)


@pytest.mark.parametrize(
    "bad",
    [
        command(name="Play"),
        command(name_localizations={"de": "spielen"}),
        command(name_localizations=dict.fromkeys(command()[0]["name_localizations"], "zwei Worte")),
        command(description="x" * 101),
        [*command(), *command()],
    ],
)
def test_a_bad_command_is_found(bad: list[dict[str, Any]]):
    """Names, languages, lengths, the same twice."""
    with pytest.raises(AssertionError):
        check_request("PUT", "/applications/1/commands", bad)


@pytest.mark.skipif(described("discord_openapi.json") is None, reason="not at hand")
def test_the_description_is_asked():
    """What only it knows: types of fields, and which calls there are."""
    with pytest.raises(AssertionError):
        check_request("POST", MESSAGE, message(tts="yes"))
    with pytest.raises(AssertionError):
        check_request("POST", "/no/such/call", {})
