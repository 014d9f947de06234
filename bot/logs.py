"""What is written down of what happens: lines for people on a terminal, JSON for machines.

Both are made of the same few fields. A record may carry more; what is not on the list does not
get out. Of an error its kind and where it happened is written, not what it says: that may be a
card somebody holds.
"""

from __future__ import annotations

import json
import logging
import time
from collections import deque
from collections.abc import Iterable, Mapping
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, TextIO

from bot.platforms.base import Failed
from storage.errors import StoreError

OURS: Final = ("bot", "games", "render", "storage")
FIELDS: Final = (
    "table", "version", "game", "kind", "platform", "room", "route", "why",
    "file", "bytes", "count", "seconds", "owner",
)  # fmt: skip
SPEAKING: Final = (OSError, StoreError, Failed)  # errors that say nothing of games or people
LONGEST: Final = 300  # characters of what a library says
FRAMES: Final = 12
KEPT: Final = 20  # records that can be asked for
ROOT: Final = Path(__file__).parents[1]


def begin(stream: TextIO, secrets: Iterable[str] = ()) -> Recent:
    """From now on records are written to the stream; the newest warnings are kept at hand."""
    person = stream.isatty()
    handler = logging.StreamHandler(stream)
    handler.setFormatter((Human if person else Machine)(secrets))
    recent = Recent(secrets)
    root = logging.getLogger()
    root.handlers = [handler, recent]
    root.setLevel(logging.WARNING)  # libraries speak of every request, with its address
    for name in OURS:
        logging.getLogger(name).setLevel(logging.INFO)
    return recent


def why(error: BaseException) -> str:
    """What may be said of an error: its kind, and its own words if it is one that may speak.
    Nothing else of an error goes into a field of a record.
    """
    kind = type(error).__qualname__
    said = str(error) if isinstance(error, SPEAKING) else ""
    return f"{kind}: {said}" if said else kind


class Scrubbed(logging.Formatter):
    """The fields of a record that may be seen, without secrets."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._secrets = tuple(sorted(filter(None, secrets), key=len, reverse=True))

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        """What may be seen, in the order of the list."""
        told: dict[str, Any] = {
            "at": _stamp(record.created),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": self._message(record),
        }
        given = record.__dict__
        for name in FIELDS:
            if given.get(name) is not None:
                value = given[name]
                told[name] = value if isinstance(value, int | float) else self.clean(str(value))
        if record.exc_info and record.exc_info[1] is not None:
            told["error"] = self.clean(why(record.exc_info[1]))
            told["trace"] = _trace(record.exc_info[1])
        return told

    def _message(self, record: logging.LogRecord) -> str:
        message = self.clean(record.getMessage())
        if record.name.partition(".")[0] in OURS:
            return message
        return message.partition("\n")[0][:LONGEST]  # what follows is an error's own words

    def clean(self, text: str) -> str:
        """The text with every secret struck out."""
        for secret in self._secrets:
            text = text.replace(secret, "***")
        return text


class Machine(Scrubbed):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.fields(record), ensure_ascii=False)


class Human(Scrubbed):
    """A line to read, and under it where an error happened."""

    def format(self, record: logging.LogRecord) -> str:
        told = self.fields(record)
        rest = "".join(f" {name}={told[name]}" for name in (*FIELDS, "error") if name in told)
        line = f"{told['at']} {told['level']:<7} {told['name']}: {told['message']}{rest}"
        return "\n    ".join([line, *told.get("trace", ())])


class Recent(logging.Handler):
    """The newest warnings and errors, to be shown to whoever hosts."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(logging.WARNING)
        self._scrub = Scrubbed(secrets)
        self.records: deque[Mapping[str, Any]] = deque(maxlen=KEPT)
        self.counts: dict[str, int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        told = self._scrub.fields(record)
        told.pop("trace", None)
        self.counts[told["level"]] = self.counts.get(told["level"], 0) + 1
        self.records.append({"seconds": record.created, **told})


def _stamp(seconds: float) -> str:
    return (
        time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
        + f".{int(seconds % 1 * 1000):03d}Z"
    )


def _trace(error: BaseException) -> list[str]:
    """Where it happened, the innermost last; no values."""
    frames = extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{_where(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def _where(file: str) -> str:
    path = Path(file)
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name
