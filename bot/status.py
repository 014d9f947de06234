"""How it stands, in words: for owners in a chat, and for whoever sits at the machine."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot import __version__
from games.text import Tag, Text
from storage.survey import Survey

AWAKE: Final = 120.0  # seconds since a process last said something of itself
GIGABYTE: Final = 2**30


def running(survey: Survey, now: float) -> bool:
    """Is any process at work?"""
    return any(now - float(one["at"]) < AWAKE for _, one in _processes(survey))


def standing(survey: Survey, now: float) -> tuple[Text, ...]:
    """Version and processes, tables, copies, disk, and the newest errors."""
    return tuple(_told(survey, now))


def _told(survey: Survey, now: float) -> Iterator[Text]:
    yield Text("status-version", version=__version__)
    said = list(_processes(survey))
    awake = [(name, one) for name, one in said if now - float(one["at"]) < AWAKE]
    if not awake:
        yield Text("status-nobody")
    for name, one in awake:
        yield _process(name, one)
    phases = survey.phases
    yield Text(
        "status-tables",
        play=phases.get("play", 0),
        lobby=phases.get("lobby", 0),
        asleep=phases.get("asleep", 0),
        over=phases.get("over", 0) + phases.get("cancelled", 0),
    )
    if survey.moved is not None:
        yield Text("status-moved", at=stamp(survey.moved))
    if said:
        newest = max((one for _, one in said), key=lambda one: float(one["at"]))
        yield _copies(newest)
        yield Text("status-disk", free=f"{newest.get('free', 0) / GIGABYTE:.1f}")
    errors = [error for _, one in said for error in one.get("errors", ())]
    for error in sorted(errors, key=lambda one: float(one.get("seconds", 0)))[-5:]:
        what = " ".join(str(error[key]) for key in ("name", "message", "error") if key in error)
        yield Text("status-error", at=stamp(error.get("seconds", 0.0)), what=what)


def _process(name: str, said: Mapping[str, Any]) -> Text:
    platforms = tuple(
        Text("status-up", name=platform)
        if down is None
        else Text("status-down", name=platform, at=stamp(down))
        for platform, down in said.get("platforms", {}).items()
    )
    return Text(
        "status-process",
        name=name,
        host=str(said.get("host", "?")),
        version=str(said.get("version", "?")),
        since=stamp(said.get("since", 0.0)),
        platforms=platforms,
    )


def _copies(said: Mapping[str, Any]) -> Text:
    if said.get("backup") is not None and said.get("backups", 1):
        return Text("status-backup", at=stamp(said["backup"]))
    return Text("status-no-backup", made=Tag("status-made", "yes" if said.get("backups") else "no"))


def _processes(survey: Survey) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for name, said in sorted(survey.processes.items()):
        if isinstance(said, Mapping) and isinstance(said.get("at"), int | float):
            yield name, said


def stamp(seconds: float) -> str:
    """A moment that means the same everywhere."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seconds))
