"""One notice a turn: when a message is posted anew, and who is mentioned in it.

An edit notifies nobody. Whoever's private way is open gets their turn as the hand screen
posted anew; others are mentioned in the room. Never both, and none if they say so. Whoever
has just acted is there, and needs none; whoever rests is told when they are up.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.house import House
from bot.people import likes
from bot.sitting import LOBBY, PLAY, Sitting
from bot.ways import DM
from games.protocol import Seat
from storage.rows import PUBLIC, PlaceRow


@dataclass(frozen=True, slots=True)
class Showing:
    """How a place is brought up to date."""

    anew: bool
    mention: tuple[str, ...]
    noticed: int
    """The newest decision for which this place has now given notice."""


class Reminders:
    """Who shall be told once more in the room of their table, though they have been told."""

    def __init__(self) -> None:
        self._waiting: dict[str, frozenset[Seat]] = {}

    def add(self, table: str, seats: Collection[Seat]) -> None:
        """These shall be told."""
        self._waiting[table] = self._waiting.get(table, frozenset()).union(seats)

    def due(self, place: PlaceRow) -> frozenset[Seat]:
        """Who is to be told at this place: in public, or nowhere."""
        return self._waiting.get(place.table, frozenset()) if place.seat == PUBLIC else frozenset()

    def given(self, place: PlaceRow, seats: frozenset[Seat]) -> None:
        """These have been told there."""
        left = self._waiting.pop(place.table, frozenset()) - seats
        if left:
            self._waiting[place.table] = left


async def showing(
    house: House,
    sitting: Sitting,
    place: PlaceRow,
    again: Collection[Seat],
    *,
    changed: bool,
    down: bool,
) -> Showing:
    """Edit or post anew, and whom to mention; `again`: those who are told once more."""
    if place.seat == PUBLIC:
        return await _in_public(house, sitting, place, again, changed=changed, down=down)
    return await _in_private(house, sitting, place, down=down)


async def _in_private(house: House, sitting: Sitting, place: PlaceRow, *, down: bool) -> Showing:
    row = sitting.row(place.seat)
    told = row.decision <= place.noticed or undisturbed(house, sitting, place.seat)
    if told or place.seat not in sitting.people_due():
        return Showing(down, (), place.noticed)
    liked = likes(await house.people.person(row.person or "")).notice
    wanted = liked == "private" and place.way == DM and not _present(house, sitting, place.seat)
    return Showing(wanted or down, (), row.decision)


async def _in_public(
    house: House,
    sitting: Sitting,
    place: PlaceRow,
    again: Collection[Seat],
    *,
    changed: bool,
    down: bool,
) -> Showing:
    age = house.world.now() - place.posted
    down = down or not place.posted  # never, or so says a database that was put back to a copy
    if sitting.phase == LOBBY:
        return Showing(down or (changed and age > house.manners.bump), (), 0)
    due = sitting.people_due()
    new = [seat for seat in due if seat in again or sitting.row(seat).decision > place.noticed]
    noticed = max([place.noticed, *(sitting.row(seat).decision for seat in due)])
    mention = [
        sitting.row(seat).person or "" for seat in new if await _wants_mention(house, sitting, seat)
    ]
    scrolled_away = age > house.manners.fresh and changed and (bool(new) or sitting.phase != PLAY)
    return Showing(down or bool(mention) or scrolled_away, tuple(mention), noticed)


async def _wants_mention(house: House, sitting: Sitting, seat: Seat) -> bool:
    liked = likes(await house.people.person(sitting.row(seat).person or "")).notice
    there = _present(house, sitting, seat) or undisturbed(house, sitting, seat)
    if liked == "none" or there:
        return False
    place = (await house.delivery.places(sitting.id)).get(seat)
    return liked == "mention" or place is None or place.way != DM


def undisturbed(house: House, sitting: Sitting, seat: Seat) -> bool:
    """Is this person to be left alone now? In a game of minutes only whoever is away: the others
    sit there, whatever the hour.
    """
    rest, now = sitting.terms.rest(sitting.row(seat).person), house.world.now()
    return rest.until > now or (sitting.terms.slow and rest.ends(now) is not None)


def can_wait(sitting: Sitting) -> bool:
    """Computers are playing, and nobody has to act: the next play replaces this one."""
    return sitting.phase == PLAY and bool(sitting.due()) and not sitting.people_due()


def _present(house: House, sitting: Sitting, seat: Seat) -> bool:
    """Has this person acted just now?"""
    person = sitting.row(seat).person
    last = next((e.at for e in reversed(sitting.recent) if e.by == person), None)
    return last is not None and house.world.now() - last < house.manners.present
