"""How a place is reached: in its room, in somebody's own chat, or for their eyes in the room."""

from __future__ import annotations

from typing import Final

from bot.house import House
from bot.people import likes
from bot.places import reader
from bot.platforms.base import Place, person_of, room_of
from bot.sitting import Sitting
from storage.rows import PUBLIC, PlaceRow

DM: Final = "dm"
EPHEMERAL: Final = "ephemeral"
CLOSED: Final = "closed"
IN_PUBLIC: Final = "public"


async def way_of(house: House, sitting: Sitting, place: PlaceRow) -> str:
    """How this place can be reached now."""
    if place.seat == PUBLIC:
        return IN_PUBLIC
    person = await house.people.person(place.person or "")
    here = likes(person).hand == "here"
    if here and house.platform(sitting.platform).limits.ephemeral:
        return EPHEMERAL
    return place.way


def out_of_reach(place: PlaceRow, now: float) -> bool:
    """An ephemeral that cannot be changed any more waits for a press."""
    if place.way != EPHEMERAL:
        return False
    until = place.editable_until
    return place.ref is None or (until is not None and until < now)


def where_is(sitting: Sitting, place: PlaceRow) -> Place:
    """The place as platforms know it."""
    room = room_of(sitting.room)
    if place.seat == PUBLIC:
        return Place(sitting.id, room)
    if place.person is None or place.person != reader(sitting, place.seat):
        raise ValueError("a place that is not its reader's")  # never send a hand astray
    return Place(sitting.id, room, person_of(place.person))
