"""What the pages show: the newest sheets of the rooms that somebody looks at.

Nothing here is the truth. A sheet that is not on the shelf is asked for when a page wants it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from typing import Any, Final, NamedTuple

from bot.platforms.web.identity import Signer
from bot.platforms.web.pictures import Pictures
from bot.screen import Key, Painted, Sheet
from render.motion import Moved

ROOMS: Final = 256  # rooms kept though nobody looks at them
TABLES: Final = 6  # tables of one room that a page can show
LOG: Final = 60  # lines of the log of a table

Json = dict[str, Any]


class Reader(NamedTuple):
    """Who has a copy of their own of what everyone sees."""

    key: str | None
    """How the core knows them; None: somebody who only looks on."""
    language: str


class Page:
    """An open page: what it must still be told, newest only."""

    def __init__(self, person: str | None, reader: Reader, table: str | None = None) -> None:
        self.person = person
        """None: somebody who only looks on."""
        self.reader = reader
        self.table = table
        """The one table that is shown; None: all of the room."""
        self.closing = False
        self._news: dict[str, Json] = {}
        self._told = asyncio.Event()

    def tell(self, table: str, news: Json) -> None:
        """The table has changed like this; what is not yet told is replaced."""
        if self.table not in (None, table):
            return
        old = self._news.get(table, {})
        fresh = [*old.get("fresh", ()), *news.get("fresh", ())][-LOG:]
        self._news[table] = {**old, **news, "fresh": fresh}
        self._told.set()

    def close(self) -> None:
        """Nothing more will come."""
        self.closing = True
        self._told.set()

    async def news(self) -> list[Json]:
        """What there is to tell, once there is something."""
        await self._told.wait()
        self._told.clear()
        news, self._news = self._news, {}
        return [{"id": table, **one} for table, one in news.items()]


@dataclass(slots=True)
class Shown:
    """One table as the pages show it."""

    number: int
    public: Sheet | None = None
    """In the words of the room, as it came."""
    copies: dict[Reader, Sheet] = field(default_factory=dict)
    """The same as each of its readers was told it last."""
    private: dict[str, Sheet] = field(default_factory=dict)


@dataclass(slots=True)
class RoomShelf:
    """The tables of one room, and the pages that are open on it."""

    tables: OrderedDict[str, Shown] = field(default_factory=OrderedDict)
    pages: set[Page] = field(default_factory=set)
    asked: bool = False
    """Everything that should be here has been asked for."""
    count: int = 0


class Shelf:
    """All rooms that are looked at, or were a while ago."""

    def __init__(self, signer: Signer, pictures: Pictures) -> None:
        self._signer = signer
        self._pictures = pictures
        self._rooms: OrderedDict[str, RoomShelf] = OrderedDict()

    @property
    def pages(self) -> int:
        """How many pages are open."""
        return sum(len(room.pages) for room in self._rooms.values())

    def rooms(self) -> list[str]:
        """Rooms on which a page is open."""
        return [name for name, room in self._rooms.items() if room.pages]

    def looked_at(self, room: str) -> bool:
        """Is a page open on this room?"""
        shelf = self._rooms.get(room)
        return shelf is not None and bool(shelf.pages)

    def drop(self, room: str) -> None:
        """What lies here of this room is old; whoever comes will ask."""
        self._rooms.pop(room, None)

    async def enter(self, room: str, page: Page) -> RoomShelf:
        """A page is opened: it is told everything that is here."""
        shelf = self._rooms.setdefault(room, RoomShelf())
        self._rooms.move_to_end(room)
        shelf.pages.add(page)
        for table, shown in tuple(shelf.tables.items()):
            await self._tell_all(table, shown, page)
        self._make_room()
        return shelf

    def leave(self, room: str, page: Page) -> None:
        """A page is closed."""
        shelf = self._rooms.get(room)
        if shelf is not None:
            shelf.pages.discard(page)

    def close(self) -> None:
        """Every page is told that nothing more comes."""
        for room in self._rooms.values():
            for page in room.pages:
                page.close()

    async def put(self, room: str, table: str, person: str | None, sheet: Sheet) -> None:
        """A table's newest sheet, for all or for one person."""
        shelf = self._rooms.get(room)
        if shelf is None:
            return  # nobody looks; whoever comes will ask
        shown = shelf.tables.get(table)
        if shown is None:
            shelf.count += 1
            shown = shelf.tables[table] = Shown(shelf.count)
            while len(shelf.tables) > TABLES:
                shelf.tables.popitem(last=False)
        if person is None:
            await self._public(shelf, table, shown, sheet)
        else:
            self._private(shelf, table, shown, person, sheet)

    def holders(self, room: str, table: str) -> list[str]:
        """Who has a sheet of their own of this table."""
        shelf = self._rooms.get(room)
        shown = shelf.tables.get(table) if shelf else None
        return list(shown.private) if shown else []

    def take(self, room: str, table: str, person: str) -> None:
        """A person's own sheet is no more."""
        shelf = self._rooms.get(room)
        shown = shelf.tables.get(table) if shelf else None
        if shelf is None or shown is None or shown.private.pop(person, None) is None:
            return
        for page in shelf.pages:
            if page.person == person:
                page.tell(table, {"private": None})

    async def _public(self, shelf: RoomShelf, table: str, shown: Shown, sheet: Sheet) -> None:
        shown.public = sheet
        for reader in {page.reader for page in shelf.pages}:
            copy = await copied(sheet, reader)
            if shown.public is not sheet:
                return  # something newer came meanwhile, and is told
            fresh = news_of(shown.copies.get(reader), copy)
            shown.copies[reader] = copy
            for page in shelf.pages:
                if page.reader == reader:
                    news = self._told_in_public(table, shown, copy, page)
                    page.tell(table, {**news, "fresh": fresh})
        here = {page.reader for page in shelf.pages}
        shown.copies = {reader: shown.copies[reader] for reader in shown.copies if reader in here}

    def _private(
        self, shelf: RoomShelf, table: str, shown: Shown, person: str, sheet: Sheet
    ) -> None:
        shown.private[person] = sheet
        told = self.data(sheet, person, owner=person)
        for page in shelf.pages:
            if page.person == person:
                page.tell(table, {"number": shown.number, "private": told})

    async def _tell_all(self, table: str, shown: Shown, page: Page) -> None:
        """All there is of a table, to a page that has just been opened."""
        news: Json = {"number": shown.number}
        sheet = shown.public
        if sheet is not None:
            copy = await copied(sheet, page.reader)
            if shown.public is sheet:  # else what came meanwhile was told to this page, too
                shown.copies[page.reader] = copy
                news = self._told_in_public(table, shown, copy, page)
        private = shown.private.get(page.person or "")
        if private is not None and page.person is not None:
            news["private"] = self.data(private, page.person, owner=page.person)
        page.tell(table, news)

    def _told_in_public(self, table: str, shown: Shown, copy: Sheet, page: Page) -> Json:
        return {
            "number": shown.number,
            "log": list(copy.told)[-LOG:],
            "watch": self._signer.watch(table),
            "public": self.data(copy, page.person),
        }

    def data(self, sheet: Sheet, reader: str | None, *, owner: str | None = None) -> Json:
        """A sheet as a page gets it. Whoever only looks on gets nothing to press; what belongs to
        an owner has a picture that nobody else can fetch.
        """
        if reader is None:
            sheet = replace(sheet, rows=(), also=(), typed=None)
        told: Json = {
            "lines": sheet.lines,
            "rows": [[_key(key) for key in row] for row in sheet.rows],
            "also": [_key(key) for key in sheet.also],
            "typed": sheet.typed,
            "mention": reader is not None and f"web:{reader}" in sheet.mention,
        }
        if sheet.picture is not None:
            told["picture"] = {
                "name": self._pictures.put(sheet, owner),
                "width": sheet.picture.width,
                "height": sheet.picture.height,
                "alt": sheet.picture.alt,
                "words": sheet.picture.alt_long,
                "spots": _spots(sheet, sheet.picture),
                "moved": _moved(sheet.picture.moved),
                "result": sheet.result,
            }
        return told

    def _make_room(self) -> None:
        """Rooms that nobody looks at any more are forgotten, the oldest first."""
        idle = [name for name, room in self._rooms.items() if not room.pages]
        for name in idle[: max(0, len(idle) - ROOMS)]:
            del self._rooms[name]


def _spots(sheet: Sheet, picture: Painted) -> Json:
    """The places that can be pressed now, the cards and tiles that could be before, what an outline
    leaves free, and the sets that something can be carried to.
    """
    named = {key.spot for row in (*sheet.rows, sheet.also) for key in row}
    return {
        name: area
        for name, area in picture.spots.items()
        if name in named or name.startswith(("card:", "tile:", "tab:", "set:"))
    }


def _moved(moved: Moved) -> Json:
    """What a page may animate if it has just shown the moment before."""
    return {**moved._asdict(), "motions": [motion._asdict() for motion in moved.motions]}


def _key(key: Key) -> Json:
    told: Json = {"label": key.label, "token": key.token, "style": key.style}
    if key.spot is not None:
        told["spot"] = key.spot
    if key.url is not None:
        told["url"] = key.url
    if key.on is not None:
        told["on"] = key.on
    return told


async def copied(sheet: Sheet, reader: Reader) -> Sheet:
    """A public sheet as one reader has it."""
    if sheet.copy is None:
        return sheet
    return replace(await sheet.copy(*reader), mention=sheet.mention)


def news_of(before: Sheet | None, now: Sheet) -> list[str]:
    """What a reader has not been told yet."""
    # What is first seen here is not new for that: a page may have shown it before a restart.
    return new_lines(before.lines, now.lines) if before else []


def new_lines(old: Sequence[str], new: Sequence[str]) -> list[str]:
    """What is told now and was not told before; the first line says how it stands, always anew."""
    matcher = SequenceMatcher(None, old[1:], new[1:], autojunk=False)
    fresh: list[str] = []
    for what, _, _, begin, end in matcher.get_opcodes():
        if what in ("insert", "replace"):
            fresh += new[1 + begin : 1 + end]
    return fresh
