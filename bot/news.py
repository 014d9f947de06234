"""What happened since somebody last looked: lines of text, the reader's own losses first."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from bot.record import PLAYED, SEATED, SINCE, STAND_IN, UNDONE, Entry
from bot.replay import standing
from bot.sitting import Sitting
from bot.words import is_message
from games.protocol import NATURE, Event, Seat
from games.text import Tag, Text, tags, who

MOST: Final = 8  # lines under a picture
LONGEST: Final = 60  # lines of a log beside the table
ACTORS: Final = ("who",)  # arguments that name who did it


def last_action(sitting: Sitting, seat: Seat) -> int:
    """The number of the seat's own last play; 0 if it is long ago."""
    person = sitting.row(seat).person
    own = (e.n for e in reversed(standing(sitting.recent)) if e.seat == seat and e.by == person)
    return next(own, 0)


def last_decision(sitting: Sitting, seat: Seat) -> int:
    """The entry up to which the seat has seen everything: its own last play, or where that was
    planned, what came last before it planned it. For its own eyes: nobody else may see that.
    """
    played = last_action(sitting, seat)
    for entry in sitting.recent:
        data: Any = entry.action
        if entry.kind == SEATED and entry.seat == seat and entry.n == played + 1:
            return int(data.get(SINCE, played))
    return played


def plays_since(sitting: Sitting, n: int) -> int:
    """How many plays came after an entry: what a picture marks as new."""
    new = [entry for entry in standing(sitting.recent) if entry.n > n]
    return len([entry for entry in new if entry.kind == PLAYED and entry.seat != NATURE])


def public_news(sitting: Sitting, since: int) -> tuple[Text, ...]:
    """What everyone may read of the entries after one."""
    new = (entry for entry in _told(sitting) if entry.n > since)
    events = (event for entry in new for event in entry.events)
    return tuple(event.text for event in events if event.readers is None)[-MOST:]


def chronicle(sitting: Sitting) -> tuple[tuple[float, Text], ...]:
    """What everyone may read of the game so far, with its times, for a page that shows a log."""
    told = [
        (entry.at, event.text)
        for entry in _told(sitting)
        for event in entry.events
        if event.readers is None
    ]
    return tuple(told[-LONGEST:])


def private_news(sitting: Sitting, seat: Seat, since: int) -> tuple[Text, ...]:
    """What a seat may read of the entries after one of its own: what concerns it first."""
    entries = _told(sitting)
    # One's own last card may have brought one a card; whoever planned since then has seen it.
    first = since if since == last_action(sitting, seat) else since + 1
    told = [addressed(event.text, seat) for event in _read_by(entries, seat, since, first)]
    mine = (text for text in reversed(told) if concerns(text, seat))
    newest = islice(mine, 1)  # "Blue sent your marble on 14 home"
    above = (*newest, *_played_for(entries, seat, since))
    rest = [text for text in told if text not in above]
    return (*above, *rest[-max(1, MOST - len(above)) :])


def _played_for(entries: Iterable[Entry], seat: Seat, since: int) -> list[Text]:
    """What a stand-in played for this seat, for whoever comes back."""
    mine = (e for e in entries if e.seat == seat and e.n > since and e.kind == PLAYED)
    plays = [entry for entry in mine if entry.by == STAND_IN]
    if not plays:
        return []
    told = [event.text for entry in plays for event in entry.events if event.readers is None]
    return [Text("news-stand-in", count=len(plays)), *told[-MOST:]]


def _told(sitting: Sitting) -> list[Entry]:
    """What still stands, and that something was taken back."""
    kept = standing(sitting.recent)
    if len(kept) == len(sitting.recent):
        return kept
    undone = (entry for entry in sitting.recent if entry.kind == UNDONE)
    return sorted([*kept, *undone], key=lambda entry: entry.n)


def _read_by(entries: Iterable[Entry], seat: Seat, since: int, first: int) -> Iterable[Event]:
    """What a seat is told alone from the entry `first` on, and what everyone is told `since`."""
    for entry in entries:
        if entry.n < first:
            continue
        for event in entry.events:
            if entry.n > since if event.readers is None else seat in event.readers:
                yield event


def addressed(text: Text, seat: Seat) -> Text:
    """The same told to whom it happened, where there are words for that: "your marble"."""
    if ("victim", who(seat)) not in text.args or not is_message(f"{text.key}-you"):
        return text
    return Text(f"{text.key}-you", **dict(text.args))


def concerns(text: Text, seat: Seat) -> bool:
    """Did somebody else do something to this seat?"""
    return who(seat) in _concerned(text)


@lru_cache(1 << 11)
def _concerned(text: Text) -> frozenset[Tag]:
    """Whom a text is about, but for those who did it. A line stays on many screens."""
    did = {arg for name, arg in text.args if name in ACTORS}
    return frozenset(tags(text)).difference(did)
