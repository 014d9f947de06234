"""Leaks, planted: one for each way out, so that a test of secrecy can be seen to find it."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot import logs, look_presses, router, saying, sheets, table_presses, table_screen
from bot.screen import Sheet
from bot.sitting import Sitting
from games.text import Text
from storage.rows import PUBLIC

READER = "Anna"  # to whom nothing hidden may come


@dataclass
class Picture:
    """What a painter gave, with a text that a test can change."""

    data: bytes
    width: int
    height: int
    alt: str
    alt_long: str


def mark(sitting: Sitting) -> str:
    """Something that only whoever knows the hidden state could say."""
    data = repr(sitting.game.dump_state(sitting.state)).encode()
    return hashlib.sha256(data).hexdigest()[:8]


def said(sitting: Sitting) -> Text:
    return Text("lobby-word", name="x", word=mark(sitting))


def in_lines(patch: pytest.MonkeyPatch) -> None:
    """An event that others may read is news for everyone."""

    def all_news(sitting: Sitting, seat: int, since: int) -> tuple[Text, ...]:
        return tuple(event.text for entry in sitting.recent for event in entry.events)[-30:]

    patch.setattr(table_screen.news, "private_news", all_news)


def in_the_room(patch: pytest.MonkeyPatch) -> None:
    screen = table_screen.public_screen

    def leaky(sitting: Sitting, *more: Any, **named: Any) -> Any:
        made = screen(sitting, *more, **named)
        return replace(made, paragraphs=(*made.paragraphs, said(sitting)))

    patch.setattr(sheets, "public_screen", leaky)


def private_buttons(change: Callable[[Any, Sitting], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        screen = table_screen.private_screen

        def leaky(sitting: Sitting, *more: Any, **named: Any) -> Any:
            made = screen(sitting, *more, **named)
            rows = [list(row) for row in made.controls]
            rows[-1][-1] = change(rows[-1][-1], sitting)
            return replace(made, controls=tuple(map(tuple, rows)))

        patch.setattr(sheets, "private_screen", leaky)

    return plant


in_labels = private_buttons(lambda button, sitting: button._replace(label=said(sitting)))
in_tokens = private_buttons(
    lambda button, sitting: button._replace(
        token=button.token._replace(step=int(mark(sitting), 16))
    )
)
in_spots = private_buttons(lambda button, sitting: button._replace(spot=mark(sitting)))


def in_pictures(patch: pytest.MonkeyPatch) -> None:
    order = table_screen._public_order

    def leaky(sitting: Sitting, *more: Any) -> Any:
        seats = [row.seat for row in sitting.seats if row.person != f"memory:{READER.lower()}"]
        return replace(order(sitting, *more), view=sitting.game.view(sitting.state, seats[0]))

    patch.setattr(table_screen, "_public_order", leaky)


def alternative(field: str) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        painted = sheets.painted

        async def leaky(house: Any, sitting: Sitting, screen: Any) -> Sheet:
            sheet = await painted(house, sitting, screen)
            shown = sheet.picture
            if shown is None:
                return sheet
            picture = Picture(shown.data, shown.width, shown.height, shown.alt, shown.alt_long)
            setattr(picture, field, mark(sitting))
            return replace(sheet, picture=picture)

        patch.setattr("bot.delivery.painted", leaky)

    return plant


def in_completions(patch: pytest.MonkeyPatch) -> None:
    def leaky(sitting: Sitting, seat: int, begun: str) -> list[str]:
        return [mark(sitting)]

    patch.setattr(table_presses, "_completions", leaky)


def in_what_onlookers_read(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table_presses, "onlooker", said)


def in_reasons(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table_presses, "why_lines", lambda sitting, seat: (said(sitting),))


def in_plans(patch: pytest.MonkeyPatch) -> None:
    screen = table_screen.public_screen

    def leaky(sitting: Sitting, *more: Any, **named: Any) -> Any:
        made = screen(sitting, *more, **named)
        told = "".join(repr((row.draft, row.planned)) for row in sitting.seats)
        line = Text("lobby-word", name="x", word=told)
        return replace(made, paragraphs=(*made.paragraphs, line))

    patch.setattr(sheets, "public_screen", leaky)


def in_logs(patch: pytest.MonkeyPatch) -> None:
    screen_for = sheets.screen_for

    async def leaky(house: Any, sitting: Sitting, *more: Any) -> Any:
        logging.getLogger("bot.sheets").info("made", extra={"why": mark(sitting)})
        return await screen_for(house, sitting, *more)

    patch.setattr("bot.delivery.screen_for", leaky)


def in_errors(patch: pytest.MonkeyPatch) -> None:
    """Beside its kind, what an error says."""
    patch.setattr(logs, "why", repr)


def in_metrics(patch: pytest.MonkeyPatch) -> None:
    screen_for = sheets.screen_for

    async def leaky(house: Any, sitting: Sitting, *more: Any) -> Any:
        house.watch.count("screens_total", kind=mark(sitting))
        return await screen_for(house, sitting, *more)

    patch.setattr("bot.delivery.screen_for", leaky)


def in_the_position_in_words(patch: pytest.MonkeyPatch) -> None:
    """Somebody who looks on asks, and is told what a player sees."""
    lines = saying._lines

    async def leaky(guest: Any, sitting: Sitting, seat: int | None, wanted: Any) -> list[str]:
        others = [row.seat for row in sitting.seats if row.person != f"memory:{READER.lower()}"]
        return await lines(guest, sitting, others[0] if seat is None else seat, wanted)

    patch.setattr(saying, "_lines", leaky)


def in_hints(patch: pytest.MonkeyPatch) -> None:
    """Thought of with open cards."""

    def leaky(sitting: Sitting, seat: int) -> Any:
        return (said(sitting),)

    patch.setattr(look_presses, "hint_lines", leaky)


def on_pages(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks on sees the first seat's screen."""
    screen_for = sheets.screen_for

    async def leaky(house: Any, sitting: Sitting, seat: int, *more: Any) -> Any:
        others = [row.seat for row in sitting.seats if row.person != f"memory:{READER.lower()}"]
        return await screen_for(house, sitting, others[0] if seat == PUBLIC else seat, *more)

    patch.setattr(router, "screen_for", leaky)


LEAKS = {
    "lines": in_lines,
    "the room": in_the_room,
    "labels": in_labels,
    "tokens": in_tokens,
    "spots": in_spots,
    "pictures": in_pictures,
    "alt texts": alternative("alt"),
    "long alt texts": alternative("alt_long"),
    "autocomplete": in_completions,
    "onlookers": in_what_onlookers_read,
    "reasons": in_reasons,
    "plans": in_plans,
    "logs": in_logs,
    "errors": in_errors,
    "metrics": in_metrics,
    "the position in words": in_the_position_in_words,
    "hints": in_hints,
    "pages": on_pages,
}
