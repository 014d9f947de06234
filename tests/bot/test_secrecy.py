"""Secrecy end to end: what leaves towards a seat, its room and onlookers tells nothing hidden.

The table's state is exchanged for one that looks the same to that seat. Everything that leaves
must stay equal byte for byte. For each way out a leak is planted once, and must be found.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import logs, look_presses
from bot.painting import painter as paint
from bot.plan import OPEN
from bot.platforms.base import Autocomplete, Failed, Look
from bot.screen import Sheet
from bot.sitting import Sitting, Terms
from games import GAMES
from games.protocol import Event
from games.text import Text
from render.topics import TOPICS
from storage.rows import PUBLIC, SeatRow
from tests.bot.evening import SHORT, easy_move, near_the_end, sit_down, token
from tests.bot.inn import Answer, Inn, inn
from tests.bot.leaks import LEAKS, READER, mark
from tests.dice import QuickDice

pytestmark = pytest.mark.asyncio
HIDING = [key for key in GAMES if key != "caminos"]  # there everything lies on the table
OTHER, ONLOOKER = "Berta", "Zoe"


def as_told(sheet: Sheet) -> tuple[Any, ...]:
    """Everything of a sheet."""
    shown = sheet.picture
    fields = ("data", "width", "height", "alt", "alt_long", "spots", "moved")
    picture = shown and tuple(getattr(shown, name, None) for name in fields)
    return (sheet.lines, sheet.rows, sheet.typed, sheet.mention, picture)


def answered(answer: Answer) -> tuple[Any, ...]:
    return (tuple(answer.said), tuple(map(as_told, answer.shown)))


@asynccontextmanager
async def a_table(folder: Path, game: str) -> AsyncIterator[tuple[Inn, str]]:
    """Two people in the middle of a game; the reader is due if that can be."""
    async with inn(folder / "t.db", painter=paint) as here:
        here.memory.closed.clear()
        table = await sit_down(here, game, [READER, OTHER])
        await here.house.keeper.change(
            table, lambda sitting: replace(sitting, terms=replace(sitting.terms, hints=True))
        )
        for _ in range(8):
            sitting = await here.house.keeper.get(table)
            seats = {sitting.seat_of(here.person(n).key): n for n in (READER, OTHER)}
            if _ > 2 and seats[sitting.due()[0]] == READER:
                break
            due = sitting.due()[0]
            await here.type(seats[due], easy_move(sitting, due), table)
        yield here, table


async def all_that_leaves(here: Inn, table: str, caplog: pytest.LogCaptureFixture) -> list[Any]:
    """Every way out, one after the other: what is sent, answered, completed and logged."""
    caplog.clear()
    caplog.set_level(logging.DEBUG)
    delivery, told = here.house.delivery, []
    # What goes wrong: with the network, and with us, whose words are then what was looked up.
    hidden = KeyError(mark(await here.house.keeper.get(table)))
    here.memory.trouble.extend([Failed("once"), hidden])
    for place in (await delivery.places(table)).values():
        await delivery._places.save(place, replace(place, digest=""))
    await delivery.owe(table)
    await here.pass_time(5)
    own = here.person(READER).key
    steps = []
    for place in (await delivery.places(table)).values():
        message = here.memory.messages[int(place.ref) - 1]
        if message.to in (None, own):
            told.append((place.seat == PUBLIC, as_told(message.sheet)))
            if message.to == own:
                steps = [key.token for row in message.sheet.rows for key in row]
    reader, onlooker = here.private(READER), None
    presses = [*steps[:4], token("hand", table), token("why", table), token("more", table)]
    asked = [(READER, one, reader) for one in presses]
    asked += [(ONLOOKER, token(one, table), onlooker) for one in ("hand", "more", "down", "why")]
    for name, one, on in asked:
        told.append((one, answered(await here.press_token(name, one, on))))
    for one in ("nonsense", "1 ?", "5 1>2 ?", "r1 r2 r3 ?"):
        told.append((one, answered(await here.type(READER, one, table))))  # noqa: PERF401
    for name, text in ((READER, ""), (READER, "1"), (ONLOOKER, "")):
        found: list[str] = []

        async def take(more: Any, found: list[str] = found) -> None:
            found.extend(more)

        await here.router(Autocomplete(here.person(name), here.room, text, take))
        told.append((name, tuple(found)))
    told += await asked_in_words(here, table)
    told.append(measured(here))
    await afresh(here, table)
    # How often something is logged depends on who is faster; what is, must not.
    records = [record for record in caplog.records if record.name[:3] in ("bot", "sto")]
    told.append(sorted({logged(record) for record in records}))
    return told


async def asked_in_words(here: Inn, table: str) -> list[Any]:
    """What commands answer, a hint, and what is seen on a page by whoever looks on."""
    told: list[Any] = []
    game = (await here.house.keeper.get(table)).game.key
    for name in (READER, ONLOOKER):
        for text in ("words", "last", *TOPICS[game]):
            told.append((name, text, answered(await here.command(name, "board", text))))  # noqa: PERF401
        told.append((name, answered(await here.command(name, "table"))))
    told.append(answered(await here.command(READER, "hand")))
    told.append(answered(await here.press_token(READER, token("hint", table))))
    for person in (None, here.person(READER).key):

        async def seen(sheet: Sheet | None) -> None:
            told.append(sheet and as_told(sheet))

        await here.router(Look(table, person, here.memory.limits, seen))
    return told


def measured(here: Inn) -> tuple[str, ...]:
    """What can be measured, and for whom: how often and how long something took depends on who
    is faster, but not which names and labels there are.
    """
    lines = here.house.watch.text().splitlines()
    return tuple(sorted({line.rpartition(" ")[0] for line in lines}))


async def afresh(here: Inn, table: str) -> None:
    """Nothing is begun."""
    sitting = await here.house.keeper.get(table)
    seat = sitting.seat_of(here.person(READER).key)
    await here.house.keeper.draft(sitting, seat, ())


USUAL = set(vars(logging.makeLogRecord({})))


def logged(record: logging.LogRecord) -> tuple[Any, ...]:
    """A record with everything that was given to it; of an error what we write of errors."""
    extra = {k: repr(v) for k, v in vars(record).items() if k not in USUAL}
    told = logs.Scrubbed().fields(record)
    error = (told.get("error"), *told.get("trace", ()))
    return (record.name, record.levelname, record.getMessage(), tuple(sorted(extra.items())), error)


async def exchange(here: Inn, table: str) -> None:
    """Another state, which looks the same to the reader; other secrets in the log, and others'
    drafts and plans.
    """

    def judge(sitting: Sitting) -> Sitting:
        seat = sitting.seat_of(here.person(READER).key)
        game = sitting.game
        for seed in range(20):
            state = game.imagine(game.view(sitting.state, seat), QuickDice(seed))
            if state != sitting.state:
                break
        assert game.view(state, seat) == game.view(sitting.state, seat)
        recent = tuple(
            replace(entry, events=tuple(decoy(event, seat) for event in entry.events))
            for entry in sitting.recent
        )
        other = replace(sitting, state=state, recent=recent, version=sitting.version - 1)
        begun = [
            row if row.seat == seat else replace(row, draft=(7, 7), planned=OPEN)
            for row in sitting.seats
        ]
        return replace(other, seats=tuple(begun))

    sitting = await here.house.keeper.get(table)
    here.house.keeper._keep(judge(replace(sitting, version=sitting.version + 1)))


def decoy(event: Event, seat: int) -> Event:
    """What others may read says something else."""
    if event.readers is None or seat in event.readers:
        return event
    return Event(Text("lobby-word", name="nobody", word="decoy"), event.readers)


async def differs(folder: Path, game: str, caplog: pytest.LogCaptureFixture) -> bool:
    """Does anything that leaves tell which of the two states it is?"""
    async with a_table(folder, game) as (here, table):
        first = await all_that_leaves(here, table, caplog)
        again = await all_that_leaves(here, table, caplog)
        assert first == again, "the same twice"
        await exchange(here, table)
        return await all_that_leaves(here, table, caplog) != first


@pytest.mark.parametrize("game", HIDING)
async def test_nothing_hidden_leaves(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture):
    """To the seat, to its room, to onlookers: not a byte depends on what they may not know."""
    assert not await differs(tmp_path, game, caplog)


@pytest.mark.parametrize(("players", "seed"), [(2, 6), (2, 11), (3, 7)])  # tiles are left to draw
async def test_a_hint_does_not_count_what_others_hold(players: int, seed: int):
    """The last tiles end the round, and everyone opens their rack: not before they are laid."""
    game = GAMES["rummy"]
    state = near_the_end("rummy", players, 1, seed)
    (seat,) = game.turn(state)
    view = game.view(state, seat)
    states = [state, *(game.imagine(view, QuickDice(n)) for n in range(5))]
    assert len({game.write_position(one) for one in states}) > 1, "something is hidden"
    terms = Terms("", players, options=tuple(SHORT["rummy"].items()))
    rows = tuple(SeatRow("t", n, None, "normal") for n in range(players))
    lines = {look_presses.hint_lines(running(one, terms, rows), seat) for one in states}
    assert len(lines) == 1
    assert any(text.key == "hint-seen" for text in next(iter(lines))), "what is certain is told"


def running(state: Any, terms: Terms, rows: tuple[SeatRow, ...]) -> Sitting:
    """A table of Rummy in this state."""
    return Sitting(
        "t",
        "memory:inn",
        GAMES["rummy"],
        1,
        terms,
        "play",
        1,
        b"",
        "",
        b"key",
        0.0,
        0.0,
        rows,
        state,
    )


@pytest.mark.parametrize("way", LEAKS)
async def test_a_leak_would_be_found(
    tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """Planted in each way out, once."""
    LEAKS[way](monkeypatch)
    game = "rummy" if way == "lines" else "dog"
    assert await differs(tmp_path, game, caplog)
