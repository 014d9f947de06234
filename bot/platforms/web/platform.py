"""The browser as a platform: rooms are links, people are cookies, messages are panes of a page.

A room's page shows the newest sheet of each of its tables, and to each person their own beside
it. There is nothing to post anew and nothing to take away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.platforms.base import (
    Limits,
    Lost,
    Person,
    Place,
    Room,
    Shown,
)
from bot.platforms.entrance import Entrance
from bot.platforms.web.doors import forget_old
from bot.platforms.web.identity import Signer
from bot.platforms.web.mirror import Mirror
from bot.platforms.web.pictures import Pictures
from bot.platforms.web.shelf import Page, Reader, Shelf, copied
from bot.screen import Sheet
from games.text import Text
from storage import Store
from storage.rows import Json

NAME: Final = "web"
LIMITS: Final = Limits(
    row=6,
    rows=60,
    buttons=240,
    label=60,
    text=20_000,
    calls=600,
    ephemeral=False,
    log=True,
    copies=True,
)
PANE: Final = "pane"  # the one message of a place: it is always the newest
FOUNDER: Final = "web-room-"  # and the room: who opened it and when, among the store's settings
LEFT: Final = 7 * 86400.0  # seconds until what nobody has played at is removed
MANY: Final = 200  # rooms forgotten at once


class Web(Entrance):
    """The platform."""

    name = NAME
    limits = LIMITS

    def __init__(self, store: Store, signer: Signer, now: Callable[[], float]) -> None:
        self.signer = signer
        self._now = now
        self.pictures = Pictures(signer)
        self.shelf = Shelf(signer, self.pictures)
        self.store = store
        self.mirror = Mirror(self.shelf, self.bring, LIMITS)

    # What a platform does

    async def show(self, place: Place, sheet: Sheet, shown: Shown | None, nonce: str) -> Shown:
        person = None if place.person is None else place.person.id
        if person is None:
            await self._clear_seats(place)
        await self.shelf.put(place.room.chat, place.table, person, sheet)
        return Shown(PANE)

    async def _clear_seats(self, place: Place) -> None:
        """Whoever has left the table no longer has a pane of their own."""
        holders = self.shelf.holders(place.room.chat, place.table)
        loaded = await self.store.load(place.table) if holders else None
        seated = {row.person for row in loaded.seats} if loaded else set()
        for person in holders:
            if f"{NAME}:{person}" not in seated:
                self.shelf.take(place.room.chat, place.table, person)

    async def remove(self, place: Place, shown: Shown) -> None:
        """Nothing: a pane shows the newest, and only that."""

    async def is_admin(self, room: Room, person: Person) -> bool:
        match await self.store.setting(FOUNDER + room.chat):
            case {"founder": founder}:
                return founder == person.key
            case founder:  # rooms from before it was noted when they were opened
                return founder == person.id

    async def is_member(self, room: Room, person: Person) -> bool | None:
        return None  # whoever has the link may come

    async def missing(self, room: Room) -> tuple[Text, ...]:
        return ()

    def rooms(self) -> Sequence[Room]:
        return [Room(NAME, room) for room in self.shelf.rooms()]

    def looked_at(self, room: Room) -> bool:
        """Pages are open on one process each: does one of ours show this room?"""
        if self.shelf.looked_at(room.chat):
            return True
        self.shelf.drop(room.chat)
        return False

    # Rooms and pages

    async def found(self, person: str) -> str:
        """The link of a new room; who opens it decides there."""
        room = self.signer.new_room()
        founder = Person(NAME, person).key
        await self.store.save_setting(FOUNDER + room, {"founder": founder, "at": self._now()})
        return room

    async def tidy(self, now: float) -> Sequence[str]:
        """Links that were not used, tables at which nobody played, rooms without a table: what
        anybody can leave here, and nobody misses. A room's link stays good.
        """
        await forget_old(self.store, now)
        gone = await self.store.remove_unplayed(NAME, now - LEFT)
        rooms = await self.store.settings(FOUNDER, deserted=NAME)
        old = [one for one, founded in rooms.items() if _at(founded) < now - LEFT]
        for one in old[:MANY]:
            await self.store.forget_room(Room(NAME, one.removeprefix(FOUNDER)).key)
            await self.store.forget_setting(one)
        return gone

    async def enter(self, room: str, page: Page, seat: str | None = None) -> None:
        """A page is open: it gets what is there, and what is not there is asked for. `seat`: whose
        seat it shows of another platform's table.
        """
        if page.table is not None and room == self.mirror.room(page.table):
            await self.mirror.enter(page.table, page, seat)
            return
        shelf = await self.shelf.enter(room, page)
        if not shelf.asked:
            shelf.asked = True
            await self.bring(Lost(Room(NAME, room)))

    async def reading(self, key: str, asked: str) -> Reader:
        """How somebody reads what everyone sees: in the language they have chosen, else in that
        which their browser `asked` for.
        """
        row = await self.store.person(key)
        return Reader(key, (row.language if row else None) or asked)

    async def pane(self, room: str, table: str, person: str, sheet: Sheet) -> None:
        """A person's own sheet of a table."""
        await self.shelf.put(room, table, person, sheet)


def _at(founded: Json) -> float:
    """When a room was opened, as far as it was noted."""
    match founded:
        case {"at": float(at)}:
            return at
    return 0.0


@dataclass(slots=True)
class Answer:
    """What the page gets back: sentences, and perhaps a sheet of no table's own."""

    web: Web
    person: str
    key: str
    """How the core knows them."""
    asked: str
    """The language that their browser asks for."""
    room: str
    table: str = ""
    """The table that was pressed at; empty: none."""
    mirrored: bool = False
    """The table is another platform's, and the hand is shown there, too."""
    said: list[str] = field(default_factory=list)
    alert: bool = False
    sheet: Sheet | None = None
    expires: float = float("inf")
    may_open: Callable[[], bool] = lambda: True
    """One more table from where they are? It counts as opened with this."""

    async def ack(self) -> None:
        """Nothing: the answer is on its way when the press has been dealt with."""

    async def say(self, words: str, *, alert: bool = False) -> None:
        self.said.append(words)
        self.alert = self.alert or alert

    async def show(self, sheet: Sheet, *, private: bool) -> Shown | None:
        """A hand goes to its pane, anything else is shown over the page to this person alone."""
        table = sheet.table or (self.table if sheet.picture is not None else "")
        if private and table:
            await self.web.pane(self.room, table, self.person, sheet)
            return None if self.mirrored else Shown(PANE)
        reader = await self.web.reading(self.key, self.asked)
        self.sheet = await copied(sheet, reader)
        return None
