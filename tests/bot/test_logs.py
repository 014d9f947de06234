"""What is written down: a list of fields, no secrets, nothing of what people hold or write."""

from __future__ import annotations

import io
import json
import logging
import re

import pytest

from bot import logs
from bot.platforms.base import Closed, Unsure
from storage import Unreachable

pytestmark = pytest.mark.usefixtures("quiet_afterwards")
log = logging.getLogger("bot.somewhere")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def written(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail(error: Exception) -> None:
    raise error


def test_a_machine_gets_one_object_a_line():
    """With the fields of the list; others do not get out."""
    stream = io.StringIO()
    logs.begin(stream)
    log.info("moved", extra={"table": "abcd1234", "hand": "K Q 7", "text": "hush"})
    (line,) = written(stream)
    assert line["table"] == "abcd1234"
    assert (line["level"], line["name"], line["message"]) == ("info", "bot.somewhere", "moved")
    assert set(line) == {"at", "level", "name", "message", "table"}


def test_a_person_gets_a_line_to_read():
    """On a terminal; the same fields."""
    stream = Terminal()
    logs.begin(stream)
    log.warning("not delivered", extra={"table": "abcd1234", "hand": "K Q 7"})
    assert stream.getvalue().endswith("warning bot.somewhere: not delivered table=abcd1234\n")


@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_an_error_is_told_by_its_kind_and_place(stream: io.StringIO):
    """What it says may be a card: it is left out, unless the database or the system says it."""
    recent = logs.begin(stream)
    for error in (KeyError("K of hearts"), Unreachable("postgresql://h/d"), TimeoutError()):
        try:
            fail(error)
        except Exception:
            log.exception("oh")
    text = stream.getvalue()
    assert "KeyError" in text
    assert "hearts" not in text
    assert "postgresql://h/d" in text
    assert "test_logs.py" in text
    assert " fail" in text
    assert "hearts" not in str(recent.records)
    assert "TimeoutError: " not in text
    assert recent.counts == {"error": 3}


def test_a_field_says_of_an_error_what_may_be_said():
    """The words of those that may speak, else the kind alone."""
    assert logs.why(KeyError("K of hearts")) == "KeyError"
    assert logs.why(Unreachable("postgresql://h/d")) == "Unreachable: postgresql://h/d"
    assert logs.why(Closed("blocked")) == "Closed: blocked"
    assert logs.why(ConnectionResetError("peer")) == "ConnectionResetError: peer"
    assert logs.why(Unsure()) == "Unsure"


def test_no_field_is_given_an_error_as_it_is():
    """Whoever logs an error asks `logs.why`, or its platform's own word for it."""
    asked = re.compile(r"extra=.*?(repr\(|\.message\b|\.text\b(?!\.key)|![rs]\})")
    wrong = [
        f"{file.relative_to(logs.ROOT)}: {line.strip()}"
        for name in logs.OURS
        for file in sorted((logs.ROOT / name).rglob("*.py"))
        for line in file.read_text().splitlines()
        if asked.search(line)
    ]
    assert wrong == []


def test_secrets_are_struck_out_wherever_they_come_from():
    """Also of what libraries write, and of that only the first line."""
    stream = io.StringIO()
    recent = logs.begin(stream, ["123:TOKEN", "123", ""])
    logging.getLogger("httpx").info("POST https://x/bot123:TOKEN/send")
    logging.getLogger("httpx").warning("POST https://x/bot%s/send\nbody: K of hearts", "123:TOKEN")
    log.warning("why", extra={"why": "Forbidden at bot123:TOKEN"})
    library, ours = written(stream)
    assert library["message"] == "POST https://x/bot***/send"
    assert ours["why"] == "Forbidden at bot***"
    assert "TOKEN" not in str(recent.records)
