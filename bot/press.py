"""What a person wants, on its way through the house: who asks, where, and the way back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot import cast
from bot.house import House
from bot.keeper import Judge
from bot.people import words_of
from bot.platforms.base import Person, Reply, Room, room_of
from bot.sitting import Sitting
from bot.tokens import Token
from bot.words import Words, capitalised
from games.protocol import Refused, Seat
from games.text import Text
from storage.rows import PersonRow


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who pressed, typed or commanded something."""

    house: House
    person: Person
    row: PersonRow
    room: Room
    reply: Reply
    id: str
    """The platform's own id of this press."""

    @property
    def key(self) -> str:
        """How the store knows this person."""
        return self.person.key

    @property
    def words(self) -> Words:
        """The words of this person's language."""
        return words_of(self.row)

    async def words_here(self) -> Words:
        """The words of an answer that others may read: the room's, unless everyone has a copy."""
        if self.house.platforms[self.room.platform].limits.copies:
            return self.words
        return words_of(await self.house.people.entered(self.room))

    async def say(self, text: Text, sitting: Sitting | None = None, *, alert: bool = False) -> None:
        """A sentence to this person alone."""
        said = self.words.say(text, () if sitting is None else cast.names(sitting))
        await self.reply.say(capitalised(said), alert=alert)

    def seat(self, sitting: Sitting) -> Seat:
        """Where this person sits; raises Refused for an onlooker."""
        seat = sitting.seat_of(self.key)
        if seat is None:
            raise Refused(Text("press-onlooker"))
        return seat

    async def in_charge(self, sitting: Sitting) -> None:
        """Raises Refused unless this person opened the table or decides for the room."""
        if await self.house.decides(sitting, self.person):
            return
        name = sitting.terms.name(sitting.terms.opener) or "?"
        if self.house.platform(sitting.platform).limits.copies:  # a page's rooms have no admins
            raise Refused(Text("press-opener-alone", name=name))
        raise Refused(Text("press-opener-only", name=name))

    async def belongs(self, sitting: Sitting) -> None:
        """Raises Refused where somebody comes from elsewhere and is not known to be in the room.

        A table's id is in links that people pass on, and a token holds no right.
        """
        room = room_of(sitting.room)
        if room.chat_key == self.room.chat_key or sitting.seat_of(self.key) is not None:
            return
        platform = self.house.platform(room.platform)
        known = self.person.platform == room.platform
        if not known or not await platform.is_member(room, self.person):
            raise Refused(Text("press-there"))


Handler: TypeAlias = Callable[[Guest, Token], Awaitable[None]]
"""What deals with the presses of one verb."""


async def changed(guest: Guest, table_id: str, judge: Judge, *, but: Seat | None = None) -> Sitting:
    """The table after a change, with everyone who must see it waiting for it; `but` one who
    gets it as the answer.
    """
    before, after = await guest.house.keeper.change(table_id, judge)
    if after is not before:
        await guest.house.delivery.owe(table_id, but=but)
        guest.house.clock.wake()
    return after
