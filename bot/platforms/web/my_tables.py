"""The tables at which somebody sits, for the first page: whose turn it is, one's own first."""

from __future__ import annotations

from dataclasses import dataclass

from bot import cast
from bot.people import speak
from bot.platforms.base import room_of
from bot.sitting import OPEN, Sitting, behind, load
from bot.table_screen import turn_text
from games.protocol import NATURE
from games.text import Tag, Text
from storage import Store


@dataclass(frozen=True, slots=True)
class MyTable:
    """One of them, as the page lists it."""

    room: str
    game: str
    how: str
    """How it stands there: whose turn it is, or that it has not begun."""
    due: bool


async def my_tables(store: Store, person: str, language: str) -> list[MyTable]:
    """Those that are open; first where it is this person's turn, then the one played last."""
    found = []
    for row in await store.tables_of(person, OPEN):
        loaded = await store.load(row.id)
        sitting = None if loaded is None else load(loaded, ())
        if sitting is not None and not behind(sitting):
            found.append((sitting, row.changed))
    listed = [(_listed(sitting, person, language), changed) for sitting, changed in found]
    listed.sort(key=lambda pair: (not pair[0].due, -pair[1]))
    return [one for one, _ in listed]


def _listed(sitting: Sitting, person: str, language: str) -> MyTable:
    words, due = speak(language), sitting.due()
    mine = sitting.seat_of(person) in due
    how = Text("web-phase", phase=Tag("web-phase", sitting.phase))
    if mine:
        how = Text("web-your-turn")
    elif due and NATURE not in due:
        how = turn_text(due)
    return MyTable(
        room=room_of(sitting.room).chat,
        game=words.say(Text("button-game", game=Tag("game-name", sitting.game.key))),
        how=words.say(how, cast.names(sitting)),
        due=mine,
    )
