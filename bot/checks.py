"""`stammtisch check`: what is fine, what is not and what to do about it, before anybody plays."""

from __future__ import annotations

import logging
import socket
import tempfile
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path

from bot.budget import Budgets
from bot.export import Finding
from bot.painting import painter
from bot.platforms.base import Service, Unwelcome, person_of
from bot.premises import said, tried
from bot.pulse import well
from bot.screen import Chairs
from bot.settings import Settings
from bot.words import Words, keys, languages
from bot.world import RealWorld
from games import GAMES
from games.protocol import Setup, Trouble
from games.text import Tag, Text
from storage import StoreError, standing

log = logging.getLogger(__name__)


async def checked(settings: Settings) -> AsyncIterator[Finding]:
    """Everything, one finding after the other, as it is found out."""
    yield _whole()
    yield _pictures()
    folder = _folder(settings.data)
    yield folder
    if folder.good:  # else the database would be somebody else's, or none
        yield await _database(settings)
    yield _page(settings)
    if not settings.owners:
        yield _note(Text("check-no-owners"))
    for name, like in settings.slips:
        yield _note(Text("setting-unknown", name=name, like=like))
    async for finding in _platforms(settings, settings.data if folder.good else None):
        yield finding


def _whole() -> Finding:
    """Data files came along: every language has every message, every game its rules."""
    everything = keys()
    missing = tuple(one for one in languages() if everything - keys(one))
    for game in GAMES.values():
        files("games").joinpath(game.key, "RULES.md").read_text("utf-8")
        game.start(Setup(game.counts[0]))
    if missing:
        return _bad(Text("check-messages", languages=missing))
    return _good(
        Text("cli-checked", games=len(GAMES), messages=len(everything), languages=len(languages()))
    )


def _pictures() -> Finding:
    """A picture with letters in it can be painted."""
    order = Chairs("dog", ((True, True), (False, False)), ())
    try:
        picture = painter(order, ("Ada", ""), Words().say, "light")
    except Exception as error:
        log.exception("painting")
        return _bad(Text("check-no-pictures", why=type(error).__name__))
    return _good(Text("check-pictures", bytes=len(picture.data)))


def _folder(data: Path) -> Finding:
    try:
        tried(data)
    except Trouble as trouble:
        return _bad(trouble.text)
    return _good(Text("check-folder", folder=str(data.absolute())))


async def _database(settings: Settings) -> Finding:
    try:
        found = await standing(settings.database)
    except StoreError as error:
        return _bad(said(error))
    how = Tag("check-database-is", found)
    return Finding(found != "forbidden", Text("check-database", how=how))


def _page(settings: Settings) -> Finding:
    """The port is free, or it is a bot like this one that has it."""
    if settings.port and well(settings.port):
        return _good(Text("check-served", address=settings.address))
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        with socket.socket(family) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((settings.host, settings.port))
    except OSError as error:
        why = error.strerror or str(error)
        taken = Text("run-port-taken", host=settings.host, port=str(settings.port), why=why)
        return _bad(taken)
    return _good(Text("check-page", address=settings.address))


async def _platforms(settings: Settings, scratch: Path | None) -> AsyncIterator[Finding]:
    """Each platform lets us in; what it misses, it says itself.

    Its notes go to `scratch` (in a container often the only place that can be written to), or
    to where the system has such things.
    """
    from bot.app import services  # noqa: PLC0415 - the wiring loads every platform there is
    from storage import Store  # noqa: PLC0415 - likewise

    with tempfile.TemporaryDirectory(dir=scratch) as name:
        store = await Store.open(f"sqlite:///{Path(name) / 'scratch.db'}")
        try:
            world = RealWorld()
            found = services(settings, store, world, Budgets(store, world))
            if not found:
                yield _note(Text("check-no-platforms"))
            there = {"web", *(service.name for service in found)}
            for owner in settings.owners:
                if person_of(owner).platform not in there:
                    yield _bad(Text("check-owner", owner=owner))
            for service in found:
                async for finding in _platform(service):
                    yield finding
        finally:
            await store.close()


async def _platform(service: Service) -> AsyncIterator[Finding]:
    try:
        await service.open()
        yield _good(Text("check-platform", name=service.name))
        more = getattr(service, "check", None)
        for finding in [] if more is None else await more():
            yield finding
    except Unwelcome as unwelcome:
        yield _bad(unwelcome.text)
    except Exception as error:
        log.exception("check", extra={"platform": service.name})
        yield _bad(Text("check-no-platform", name=service.name, why=type(error).__name__))
    finally:
        await service.close()


def _good(text: Text) -> Finding:
    return Finding(good=True, text=text)


def _note(text: Text) -> Finding:
    return Finding(good=True, text=text, note=True)


def _bad(text: Text) -> Finding:
    return Finding(good=False, text=text)
