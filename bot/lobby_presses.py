"""Buttons of a lobby."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot import lobby, proposals
from bot.keeper import Judge
from bot.lobby_screen import AT_ONCE, STRIDE, options_screen
from bot.people import rest_of
from bot.platforms.traits import Sparing
from bot.press import Guest, Handler, changed
from bot.sheets import made
from bot.sitting import CLOCKS, LOBBY, Sitting
from bot.tokens import Token
from games.protocol import LEVELS, Game, Refused
from games.text import Text
from storage.rows import PUBLIC


def new_lobby(guest: Guest, room: str, game: Game[Any, Any, Any], time: str) -> Sitting:
    """A lobby of this person's with a secret of its own, not stored yet. Raises Refused where too
    many were opened lately.
    """
    if isinstance(guest.reply, Sparing) and not guest.reply.may_open():
        raise Refused(Text("play-too-many"))
    world = guest.house.world
    return lobby.opened(
        world.table_id(),
        room,
        game,
        guest.key,
        world.secret(),
        world.now(),
        guest.house.manners,
        time,
    )


async def join(guest: Guest, token: Token) -> None:
    """Take a chair."""
    sitting = await guest.house.keeper.get(token.table)
    if token.step == AT_ONCE and sitting.seat_of(guest.key) is not None:
        await guest.reply.ack()  # another page of theirs was faster
        return
    await guest.belongs(sitting)
    now = guest.house.world.now()
    name = guest.row.name
    rest = rest_of(guest.row, now)
    judge = partial(lobby.join, person=guest.key, name=name, join_id=guest.id, now=now, rest=rest)
    after = await changed(guest, token.table, judge)
    await guest.say(Text("lobby-joined", number=guest.seat(after) + 1), after)


async def private(guest: Guest, token: Token) -> None:
    """My hand shall come to my private chat, now that it is open."""
    guest.seat(await guest.house.keeper.get(token.table))
    await guest.house.delivery.opened(guest.key)
    await guest.say(Text("hand-private-again"))


async def leave(guest: Guest, token: Token) -> None:
    """Get up again."""
    now = guest.house.world.now()
    await changed(guest, token.table, partial(lobby.leave, person=guest.key, now=now))
    await guest.say(Text("lobby-left"))


async def ready(guest: Guest, token: Token) -> None:
    """From me on we may begin."""
    house = guest.house
    now, manners = house.world.now(), house.manners
    judge = partial(lobby.ready, person=guest.key, now=now, manners=manners)
    after = await changed(guest, token.table, judge)
    if after.phase == LOBBY:
        await guest.say(Text("lobby-you-ready"))
    else:
        await _settled(guest, after)
        await guest.reply.ack()


async def _settled(guest: Guest, begun: Sitting) -> None:
    """A rematch has begun: what was proposed at the table before it is done."""
    if begun.terms.before:
        with suppress(Refused):  # that table may have been forgotten
            await changed(guest, begun.terms.before, proposals.settled)


async def sit(guest: Guest, token: Token) -> None:
    """Take another chair."""
    now = guest.house.world.now()
    await changed(
        guest, token.table, partial(lobby.sit, person=guest.key, seat=token.step, now=now)
    )
    await guest.say(Text("lobby-joined", number=token.step + 1))


async def computer(guest: Guest, token: Token) -> None:
    """A computer takes a chair: whoever sits at the table may ask one to."""
    sitting = await guest.house.keeper.get(token.table)
    guest.seat(sitting)
    level = LEVELS[token.step % len(LEVELS)]
    now = guest.house.world.now()
    await changed(guest, token.table, partial(lobby.add_computer, level=level, now=now))
    await guest.reply.ack()


async def uncomputer(guest: Guest, token: Token) -> None:
    """A computer gets up."""
    guest.seat(await guest.house.keeper.get(token.table))
    await changed(guest, token.table, partial(lobby.remove_computer, now=guest.house.world.now()))
    await guest.reply.ack()


async def start(guest: Guest, token: Token) -> None:
    """Begin with those who are there."""
    await guest.in_charge(await guest.house.keeper.get(token.table))
    await _start(guest, token, fill=False)


async def fill(guest: Guest, token: Token) -> None:
    """Begin, with computers on the free chairs."""
    await guest.in_charge(await guest.house.keeper.get(token.table))
    await _start(guest, token, fill=True)


async def _start(guest: Guest, token: Token, *, fill: bool) -> None:
    house = guest.house

    def judge(sitting: Sitting) -> Sitting:
        now = house.world.now()
        if fill:
            sitting = lobby.filled(sitting, LEVELS[-1], now)
        return lobby.start(sitting, now, house.manners)

    await _settled(guest, await changed(guest, token.table, judge))
    await guest.reply.ack()


async def solo(guest: Guest, token: Token) -> None:
    """One press from a lobby to a game against computers."""
    house = guest.house
    await guest.belongs(await house.keeper.get(token.table))

    def judge(sitting: Sitting) -> Sitting:
        now = house.world.now()
        if sitting.seat_of(guest.key) is None:
            rest = rest_of(guest.row, now)
            sitting = lobby.join(sitting, guest.key, guest.row.name, guest.id, now, rest)
        if any(row.person not in (None, guest.key) for row in sitting.seats):
            raise Refused(Text("lobby-others-joined"))
        sitting = lobby.hints(sitting, now, allowed=True)
        sitting = lobby.clock(sitting, "none", now)  # nobody waits for anybody
        return lobby.start(lobby.filled(sitting, LEVELS[-1], now), now, house.manners)

    await changed(guest, token.table, judge)
    await guest.reply.ack()


async def wait(guest: Guest, token: Token) -> None:
    """Keep the lobby open."""
    await guest.in_charge(await guest.house.keeper.get(token.table))
    house = guest.house
    now, manners = house.world.now(), house.manners
    await changed(guest, token.table, partial(lobby.wait, now=now, manners=manners))
    await guest.reply.ack()


async def close(guest: Guest, token: Token) -> None:
    """Nobody plays here after all."""
    await guest.in_charge(await guest.house.keeper.get(token.table))
    await changed(guest, token.table, partial(lobby.closed_by_hand, now=guest.house.world.now()))
    await guest.say(Text("lobby-closed"))


# What is agreed: a screen of its own, for whoever is in charge


async def options(guest: Guest, token: Token) -> None:
    """Show what can be agreed."""
    sitting = await guest.house.keeper.get(token.table)
    await guest.in_charge(sitting)
    await _show_options(guest, sitting)


async def turn_options(guest: Guest, token: Token) -> None:
    """Another page of it."""
    sitting = await guest.house.keeper.get(token.table)
    await guest.in_charge(sitting)
    await _show_options(guest, sitting, token.step)


async def _show_options(guest: Guest, sitting: Sitting, page: int = 0) -> None:
    lobby.still_open(sitting)
    screen = replace(options_screen(sitting), page=page)
    await guest.reply.show(await made(guest.house, sitting, PUBLIC, screen), private=False)


async def _agree(guest: Guest, token: Token, judge: Judge) -> None:
    await guest.in_charge(await guest.house.keeper.get(token.table))
    await _show_options(guest, await changed(guest, token.table, judge))


async def option(guest: Guest, token: Token) -> None:
    """An option of the game."""
    sitting = await guest.house.keeper.get(token.table)
    index, at = divmod(token.step, STRIDE)
    if not 0 <= index < len(sitting.game.options):
        raise Refused(Text("menu-gone"))
    chosen = sitting.game.options[index]
    if at >= len(chosen.values):
        raise Refused(Text("menu-gone"))
    now = guest.house.world.now()
    await _agree(
        guest, token, partial(lobby.option, name=chosen.name, value=chosen.values[at], now=now)
    )


async def seats(guest: Guest, token: Token) -> None:
    """How many chairs."""
    now = guest.house.world.now()
    await _agree(guest, token, partial(lobby.players, count=token.step, now=now))


async def clock(guest: Guest, token: Token) -> None:
    """Time per turn."""
    time = list(CLOCKS)[token.step % len(CLOCKS)]
    await _agree(guest, token, partial(lobby.clock, time=time, now=guest.house.world.now()))


async def lot(guest: Guest, token: Token) -> None:
    """Seats by lot or by choice."""
    now = guest.house.world.now()
    await _agree(guest, token, partial(lobby.lot, now=now, drawn=bool(token.step)))


async def hints(guest: Guest, token: Token) -> None:
    """Hints allowed or not."""
    now = guest.house.world.now()
    await _agree(guest, token, partial(lobby.hints, now=now, allowed=bool(token.step)))


VERBS: Final[Mapping[str, Handler]] = {
    "join": join,
    "leave": leave,
    "private": private,
    "ready": ready,
    "sit": sit,
    "computer": computer,
    "uncomputer": uncomputer,
    "start": start,
    "fill": fill,
    "solo": solo,
    "wait": wait,
    "close": close,
    "options": options,
    "optpage": turn_options,
    "option": option,
    "seats": seats,
    "clock": clock,
    "lot": lot,
    "hints": hints,
}
