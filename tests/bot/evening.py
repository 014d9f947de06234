"""An evening at the inn: sitting down, playing on from wherever it stands, and what must be true.

Everything here looks at the table first and does what is next. So the same evening can be
broken off anywhere and gone on with in another house.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from bot.fairness import KeyedDice
from bot.lobby import USUAL
from bot.lobby_screen import STRIDE
from bot.record import REBASED, Entry, load_entry
from bot.replay import replay
from bot.sheets import made, screen_for
from bot.sitting import CLOCKS, LOBBY, PLAY, Sitting
from bot.table import _settled
from bot.tokens import Token, read
from games import GAMES
from games.protocol import NATURE
from storage.rows import PUBLIC
from tests.bot.inn import Inn, Message
from tests.bot.scripted import act

SHORT: Mapping[str, dict[str, str]] = {
    "dog": {},
    "rummy": {"rounds": "1"},
    "caminos": {"rounds": "1"},
}
PEOPLE = ["Anna", "Berta"]


def token(verb: str, table: str, step: int = 0, **more: Any) -> str:
    return str(Token(verb, table, step=step, **more))


async def tables(inn: Inn) -> list[Sitting]:
    """Every table of the room, the oldest first."""
    rows = await inn.house.store.tables_in(inn.room.key, ("lobby", "play", "over", "cancelled"))
    return [await inn.house.keeper.get(row.id) for row in rows]


async def sit_down(
    inn: Inn,
    game: str,
    people: Sequence[str] = PEOPLE,
    players: int = 2,
    options: Mapping[str, str] | None = None,
    clock: str = "none",
    table: str | None = None,
) -> str:
    """From nothing, or from wherever the lobby stands, to the first turn."""
    rules = GAMES[game]
    wanted = SHORT[game] if options is None else options
    found = [one for one in await tables(inn) if one.game is rules]
    if not found:
        await inn.command(people[0], "play", game)
        found = [one for one in await tables(inn) if one.game is rules]
    sitting = found[-1]
    if sitting.phase != LOBBY:
        return sitting.id
    names = [option.name for option in rules.options]
    presses = [(people[0], "seats", players)]
    presses += [
        (
            people[0],
            "option",
            STRIDE * names.index(name) + rules.options[names.index(name)].values.index(value),
        )
        for name, value in wanted.items()
    ]
    presses.append((people[0], "clock", list(CLOCKS).index(clock)))
    for person, verb, step in presses:
        await inn.press_token(person, token(verb, sitting.id, step))
    for person in people:
        await inn.press_token(person, token("join", sitting.id))
    await inn.press_token(people[0], token("fill", sitting.id))
    return sitting.id


@cache
def near_the_end(game: str, players: int, left: int, seed: int = 0) -> Any:
    """A state of a game of computers, so many plays before its end."""
    rules = GAMES[game]
    from bot.sitting import Terms

    state = rules.start(Terms("", players, options=tuple(SHORT[game].items())).setup(rules))
    states = []
    for n in range(5000):
        due = rules.turn(state)
        if not due:
            return states[-min(left, len(states))]
        if due == (NATURE,):
            action = rules.chance(state, KeyedDice(b"%d" % seed, n))
        else:
            states.append(state)
            action = rules.choose(rules.view(state, due[0]), "easy", KeyedDice(b"%d" % seed, n))
        state = rules.apply(state, due[0], action).state
    raise AssertionError("no end")


async def rebase(inn: Inn, table: str, state: Any) -> None:
    """The table goes on from another position, as its log says."""

    def judge(sitting: Sitting) -> Sitting:
        data = {"state": sitting.game.dump_state(state)}
        entry = Entry(sitting.n + 1, REBASED, NATURE, "table", data, (), inn.world.now())
        new = replace(sitting, n=entry.n, recent=(*sitting.recent, entry), state=state)
        return _settled(sitting, new, None, inn.world.now(), inn.house.manners)

    await inn.house.keeper.change(table, judge)
    await inn.house.delivery.owe(table)
    await inn.settle()


async def deal_late(inn: Inn, game: str, table: str, left: int, players: int = 2) -> None:
    """Let a running game go on shortly before its end, unless it does already."""
    sitting = await inn.house.keeper.get(table)
    if sitting.phase == PLAY and not any(e.kind == REBASED for e in await log(inn, table)):
        await rebase(inn, table, near_the_end(game, players, left))


def easy_move(sitting: Sitting, seat: int, level: str = "easy") -> str:
    """What this seat plays in every run of the evening, in notation: if it can, something that
    it would not be asked about.
    """
    game, view = sitting.game, sitting.game.view(sitting.state, seat)
    plays = [game.choose(view, level, KeyedDice(b"scripted", sitting.n))]
    for n in range(8):
        if not game.sure(view, plays[-1]).look:
            return game.write(view, plays[-1])
        plays.append(game.choose(view, level, KeyedDice(b"another", 8 * sitting.n + n)))
    return game.write(view, plays[0])


async def type_on(
    inn: Inn,
    table: str,
    people: Sequence[str] = PEOPLE,
    moves: int = 3000,
    *,
    fiddle: bool = False,
) -> None:
    """Type moves until the game is over; `fiddle`: after a step of the menu that leads nowhere."""
    for _ in range(moves):
        sitting = await inn.house.keeper.get(table)
        if sitting.phase != PLAY:
            return
        due = [n for n in people if sitting.seat_of(inn.person(n).key) in sitting.due()]
        if due:
            seat = sitting.seat_of(inn.person(due[0]).key)
            if fiddle and not sitting.row(seat).draft:
                await press_first(inn, due[0])
            answer = await inn.type(due[0], easy_move(sitting, seat), table)
            now = await inn.house.keeper.get(table)
            assert now.version > sitting.version, answer.text
        await inn.pass_time(2 if due else 6)
    raise AssertionError("the game does not end")


async def press_first(inn: Inn, name: str) -> None:
    """Press the first step that the menu offers, if it offers any."""
    message = inn.private(name)
    for row in message.sheet.rows:
        for key in row:
            if read(key.token).verb in ("menu", "toggle"):
                await inn.press_token(name, key.token, message)
                return


async def press_on(
    inn: Inn, table: str, rng: random.Random, people: Sequence[str] = PEOPLE, presses: int = 5000
) -> None:
    """Press whatever is offered until the game is over."""
    for _ in range(presses):
        sitting = await inn.house.keeper.get(table)
        if sitting.phase != PLAY:
            return
        due = [n for n in people if sitting.seat_of(inn.person(n).key) in sitting.due()]
        pressed = bool(due) and await act(inn, rng.choice(due), rng)
        if not pressed:
            await inn.pass_time(6)
    raise AssertionError("the game does not end")


# What must be true


async def log(inn: Inn, table: str) -> list[Entry]:
    return [load_entry(row) for row in await inn.house.store.log(table)]


async def check_log(inn: Inn, table: str) -> list[tuple[int, str, Any]]:
    """The state in the store is what its log leads to; the moves, to be compared."""
    inn.house.keeper.forget(table)
    sitting = await inn.house.keeper.get(table)
    entries = await log(inn, table)
    assert [entry.n for entry in entries] == list(range(1, sitting.n + 1)), "a gap in the log"
    plays = [entry for entry in entries if entry.kind == "play"]
    assert sum(entry.seat == NATURE for entry in plays) == sitting.chances
    if sitting.state is not None:
        setup = sitting.terms.setup(sitting.game)
        states = [sitting.game.start(setup)]
        states += [state for _, state in replay(sitting.game, setup, entries)]
        assert states[-1] == sitting.state, "the log leads elsewhere"
    return [(entry.seat, entry.by, entry.action) for entry in plays]


async def check_newest(inn: Inn, table: str, spare: int = 0, answers: int = 0) -> None:
    """Every place that can be reached shows the table as it stands, in one message each.

    `spare`: messages that may be there twice, because a process died while sending them;
    `answers`: likewise, of those that answered somebody who typed.
    """
    await inn.pass_time(200)
    house = inn.house
    sitting = await house.keeper.get(table)
    places = {row.seat: row for row in await house.store.places(table)}
    people = [row.seat for row in sitting.seats if row.person is not None]
    assert set(places) == {PUBLIC, *people}
    surplus: list[Message] = []
    for seat in (PUBLIC, *people):
        place = places[seat]
        if place.way == "closed":
            continue
        assert place.ref is not None, f"nothing is shown to {seat}"
        message = inn.memory.messages[int(place.ref) - 1]
        fresh = await made(house, sitting, seat, await screen_for(house, sitting, seat))
        reader = None if seat == PUBLIC else sitting.row(seat).person
        assert message.to == reader, "somebody else's message"
        assert not message.gone
        assert message.sheet.lines == fresh.lines, (seat, message.sheet.lines, fresh.lines)
        assert message.sheet.rows == fresh.rows, seat
        assert place.shows == sitting.version
        surplus += [one for one in live(inn, message.chat, reader) if one is not message]
    told = [(one.chat, one.ref, one.sheet.lines) for one in surplus]
    assert sum(not one.answer for one in surplus) <= spare, told
    assert sum(one.answer for one in surplus) <= answers, told
    assert await house.store.owed(now=inn.world.now()) == ()


def live(inn: Inn, chat: str, to: str | None) -> list[Message]:
    """Messages that stand in a chat."""
    there = [m for m in inn.memory.messages if m.chat == chat and m.to == to]
    return [message for message in there if not message.gone and not message.aside]


def usual(game: str) -> int:
    """How many play it usually."""
    return USUAL.get(game, GAMES[game].counts[0])
