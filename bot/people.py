"""People and rooms as we know them: names, languages, likings."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any, Final, TypeVar

from bot.names import tidy
from bot.platforms.base import Person, Room
from bot.rest import UP, Rest
from bot.words import DEFAULT, Words, languages
from storage import Store
from storage.rows import PersonRow, RoomRow

KNOWN: Final = 2048  # people and rooms held in memory

NOTICES: Final = ("private", "mention", "none")
HANDS: Final = ("private", "here")
CONFIRMS: Final = ("always", "harm", "never")
THEMES: Final = ("light", "dark")
GONE: Final = "gone-"  # so begins the id of whoever was forgotten; no platform has such ids

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Likes:
    """What a person has set for themselves."""

    notice: str = "private"
    """How their turn is told: in private, by a mention in the room, or not at all."""
    hand: str = "private"
    """Where the hand is shown: in the private chat, or in the room for them alone."""
    confirm: str = "harm"
    """Ask before a play: always, when it costs one's own side something, or never."""
    theme: str = "light"
    words: bool = False
    """Every screen carries the position in words."""
    zone: str = "UTC"
    quiet: str = ""
    """Hours of every day in which they are not disturbed, by that time zone."""
    away: float = 0.0
    """Until then they are not there."""


@dataclass(frozen=True, slots=True)
class Customs:
    """What is usual in a room."""

    clock: str = "1d"
    theme: str = "light"


Taste = TypeVar("Taste", Likes, Customs)


class People:
    """Everyone who ever played, and every room."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: OrderedDict[str, PersonRow] = OrderedDict()
        self._rooms: OrderedDict[str, RoomRow] = OrderedDict()

    async def met(self, person: Person) -> PersonRow:
        """The person's row, with the name and language they have now."""
        known = await self.person(person.key)
        language = known.language or _spoken(person.language)
        name = tidy(person.name or known.name)
        if (name, language) == (known.name, known.language):
            return known
        now = replace(known, name=name, language=language)
        await self.save(now)
        return now

    async def person(self, key: str) -> PersonRow:
        """What we know of a person; a stranger likes what everyone likes."""
        row = self._people.get(key)
        if row is not None:
            self._people.move_to_end(key)
            return row
        row = await self._store.person(key) or PersonRow(key, "", None, {})
        return _kept(self._people, key, row)

    async def save(self, row: PersonRow) -> None:
        """Remember this of a person."""
        await self._store.save_person(row)
        _kept(self._people, row.key, row)

    async def entered(self, room: Room) -> RoomRow:
        """The room's row; a new room speaks the language of its platform."""
        known = await self.room(room.key)
        if known.language is None and _spoken(room.language):
            known = replace(known, language=_spoken(room.language))
            await self.save_room(known)
        return known

    async def room(self, key: str) -> RoomRow:
        """What we know of a room."""
        row = self._rooms.get(key)
        if row is not None:
            self._rooms.move_to_end(key)
            return row
        row = await self._store.room(key) or RoomRow(key, None, {})
        return _kept(self._rooms, key, row)

    async def save_room(self, row: RoomRow) -> None:
        """Remember this of a room."""
        await self._store.save_room(row)
        _kept(self._rooms, row.key, row)

    def forget_all(self) -> None:
        """Look everybody up anew."""
        self._people.clear()
        self._rooms.clear()

    def forget(self, key: str) -> None:
        """Look this person or room up anew."""
        self._people.pop(key, None)
        self._rooms.pop(key, None)


def likes(row: PersonRow) -> Likes:
    """What a person has set, defaults filled in; values of other times are left out."""
    return _likes(_frozen(row.settings))


def rest_of(row: PersonRow, now: float) -> Rest:
    """When a person is not to be disturbed, as tables are told; what is over is left out."""
    liked = likes(row)
    away = liked.away if liked.away > now else 0.0
    return Rest(liked.zone, liked.quiet, away) if away or liked.quiet else UP


def customs(row: RoomRow) -> Customs:
    """What a room has set, defaults filled in."""
    return _customs(_frozen(row.settings))


def words_of(row: PersonRow | RoomRow) -> Words:
    """The words of a person's or a room's language."""
    return speak(row.language)


@lru_cache(256)
def speak(language: str | None) -> Words:
    """The words of a language, or of ours if there are none."""
    return Words(_spoken(language) or DEFAULT)


def _spoken(language: str | None) -> str | None:
    """The language of ours that is meant: "de" for "de-CH"; None if we do not speak it."""
    if not language:
        return None
    known = languages()
    short = language.replace("_", "-").split("-")[0].lower()
    return short if short in known else None


def _frozen(settings: Any) -> tuple[tuple[str, str | bool | float], ...]:
    if not settings or not isinstance(settings, Mapping):
        return ()
    return tuple((k, v) for k, v in settings.items() if isinstance(v, str | bool | float))


@lru_cache(1024)
def _likes(settings: tuple[tuple[str, str | bool | float], ...]) -> Likes:
    return _read(Likes(), settings)


@lru_cache(1024)
def _customs(settings: tuple[tuple[str, str | bool | float], ...]) -> Customs:
    return _read(Customs(), settings)


def _read(default: Taste, settings: tuple[tuple[str, str | bool | float], ...]) -> Taste:
    usual = asdict(default)
    fitting: dict[str, Any] = {
        name: value
        for name, value in settings
        if name in usual and type(value) is type(usual[name])
    }
    return replace(default, **fitting)


def _kept(shelf: OrderedDict[str, T], key: str, row: T) -> T:
    shelf[key] = row
    shelf.move_to_end(key)
    while len(shelf) > KNOWN:
        shelf.popitem(last=False)
    return row
