"""Buttons of proposals: asking, agreeing, and what is done when everyone agrees."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from bot import proposals, rematch, table
from bot.more_screen import STRIDE, more_screen
from bot.people import rest_of
from bot.press import Guest, Handler, changed
from bot.record import load_entry
from bot.replay import state_after
from bot.screen import Key
from bot.sheets import made
from bot.sitting import PLAY, Sitting
from bot.table_presses import seated
from bot.tokens import Token
from games.protocol import Refused, Seat
from games.text import Text
from storage.rows import PUBLIC, ProposalRow


async def propose(guest: Guest, token: Token) -> None:
    """Ask the table for something."""
    index, target = divmod(token.step, STRIDE)
    if not 0 <= index < len(proposals.KINDS):
        raise Refused(Text("menu-gone"))
    kind = proposals.KINDS[index]
    sitting, seat = await seated(guest, token.table)
    if kind == proposals.UNDO:
        table.undoable(sitting, seat)  # raises Refused where nobody needs to be asked
    now = guest.house.world.now()
    ask = partial(proposals.propose, kind=kind, by=seat, target=target - 1, now=now)
    after = await changed(guest, token.table, ask)
    if not await _carried_out(guest, after):
        await guest.say(Text("proposal-asked-now"))


async def take_seat(guest: Guest, token: Token) -> None:
    """May I play on for a computer, or for somebody who has left?"""
    house = guest.house
    await guest.belongs(await house.keeper.get(token.table))
    ask = partial(
        proposals.ask_seat,
        person=guest.key,
        name=guest.row.name,
        target=token.step,
        now=house.world.now(),
    )
    after = await changed(guest, token.table, ask)
    if not await _carried_out(guest, after):
        await guest.say(Text("proposal-asked-now"))


async def once_more(guest: Guest, token: Token) -> None:
    """Shall we play again, the same people? Alone with computers it begins at once."""
    old, seat = await seated(guest, token.table)
    ask = partial(proposals.once_more, by=seat, now=guest.house.world.now())
    ask(old)  # raises Refused before anything is opened
    await rematch.prepared(guest, old)
    # They sit down first: whoever is said to agree must be there when it begins.
    new = await rematch.joined(guest, old)
    after = await changed(guest, token.table, partial(ask, deal=new.commitment))
    if not await _carried_out(guest, after):
        await guest.say(Text("rematch-ready"))


async def agree(guest: Guest, token: Token) -> None:
    """I agree."""
    sitting, seat = await seated(guest, token.table)
    if proposals.pending(sitting, token.step).kind == proposals.REMATCH:
        try:
            await rematch.joined(guest, sitting)
        except Refused:  # it has begun without them, or was closed
            await changed(guest, token.table, proposals.settled)
            raise
    try:
        yes = partial(proposals.agree, seat=seat, asked=token.step)
        sitting = await changed(guest, token.table, yes)
    except proposals.Agreed:  # a second press, or those who had yet to agree have left since
        if not await _carried_out(guest, sitting):
            raise
    else:
        if not await _carried_out(guest, sitting):
            await guest.say(Text("proposal-you-agree"))


async def decline(guest: Guest, token: Token) -> None:
    """I do not; or, from whoever asked: I would rather not have asked."""
    sitting = await guest.house.keeper.get(token.table)
    row = proposals.pending(sitting, token.step)
    mine = proposals.asker(sitting, row) == guest.key
    seat = None
    if row.person is None or not mine:  # else they ask for a seat, and have none
        sitting, seat = await seated(guest, token.table)
    now = guest.house.world.now()
    no = partial(table.declined, seat=seat, asked=token.step, now=now)
    await changed(guest, token.table, no)
    if row.kind == proposals.REMATCH:
        await rematch.called_off(guest, sitting)
    await guest.say(Text("proposal-you-withdrew" if mine else "proposal-declined"))


async def withdraw(guest: Guest, token: Token) -> None:
    """I would rather not have asked."""
    sitting = await guest.house.keeper.get(token.table)
    row = proposals.pending(sitting, token.step)
    if proposals.asker(sitting, row) != guest.key:
        raise Refused(Text("proposal-not-yours"))
    await decline(guest, token)


async def leave(guest: Guest, token: Token) -> None:
    """Leave the table; a stand-in plays on until one comes back. If everybody else has agreed to
    something, it is done: nobody waits for an answer of somebody who has left.
    """
    sitting = await guest.house.keeper.get(token.table)
    seat = guest.seat(sitting)
    if sitting.phase != PLAY:
        raise Refused(Text("table-over"))
    house = guest.house
    away = partial(
        table.stand_in, seat=seat, now=house.world.now(), manners=house.manners, yes=True
    )
    after = await changed(guest, token.table, away)
    await guest.say(Text("table-you-left"))
    if after.proposals:
        with suppress(Refused):  # it cannot be done any more, which is no concern of theirs
            await _carried_out(guest, after)


async def _carried_out(guest: Guest, sitting: Sitting) -> bool:
    """Do what everyone has agreed to; False: somebody has yet to agree."""
    row = proposals.pending(sitting)
    if not proposals.passed(sitting, row, guest.house.world.now()):
        return False
    if row.kind == proposals.REMATCH:
        await changed(guest, sitting.id, proposals.settled)  # it began when the last one joined
    elif row.kind == proposals.UNDO:
        await take_back(guest, sitting, row.by)
    elif row.kind == proposals.SEAT and row.person is not None:
        house, now = guest.house, guest.house.world.now()
        rest = rest_of(await house.people.person(row.person), now)
        taken = partial(
            table.taken_over,
            seat=row.target,
            person=row.person,
            rest=rest,
            now=now,
            manners=house.manners,
        )
        await changed(guest, sitting.id, taken)
    else:
        await changed(guest, sitting.id, partial(_done, guest=guest, row=row))
    await guest.reply.ack()
    return True


def _done(sitting: Sitting, guest: Guest, row: ProposalRow) -> Sitting:
    now, manners = guest.house.world.now(), guest.house.manners
    match row.kind:
        case proposals.CANCEL:
            return table.cancelled(sitting, now)
        case proposals.KICK:
            return table.kicked(sitting, row.target, now, manners)
        case proposals.PAUSE:
            return table.held(sitting, now, manners)
        case _:
            return table.conceded(sitting, row.by, now)


async def take_back(guest: Guest, sitting: Sitting, seat: Seat) -> None:
    """Take back everything from the seat's own last play on."""
    house = guest.house
    to = table.undoable(sitting, seat)
    log = [load_entry(row) for row in await house.store.log(sitting.id)]
    game = sitting.game
    state = await asyncio.to_thread(state_after, game, sitting.terms.setup(game), log, to)

    def judge(now_sitting: Sitting) -> Sitting:
        if now_sitting.n != sitting.n or table.undoable(now_sitting, seat) != to:
            raise Refused(Text("undo-too-late"))
        now = house.world.now()
        return table.undone(now_sitting, seat, to, state, now, house.manners)

    await changed(guest, sitting.id, judge)


async def more(guest: Guest, token: Token) -> None:
    """What else can be done at this table."""
    sitting = await guest.house.keeper.get(token.table)
    await show_more(guest, sitting, token.step)


async def show_more(guest: Guest, sitting: Sitting, page: int = 0) -> None:
    """The table's own menu, for whoever asked."""
    try:
        await guest.in_charge(sitting)
        in_charge = True
    except Refused:
        in_charge = False
    screen = replace(more_screen(sitting, guest.key, in_charge=in_charge), page=page)
    sheet = await made(guest.house, sitting, PUBLIC, screen)
    door = guest.house.doors.get(sitting.platform)
    if door is not None:
        label = guest.words.say(Text("browser-watch"))
        sheet = replace(sheet, rows=(*sheet.rows, (Key(label, "", url=door.watch(sitting.id)),)))
    await guest.reply.show(sheet, private=False)


VERBS: Final[Mapping[str, Handler]] = {
    "propose": propose,
    "rematch": once_more,
    "agree": agree,
    "decline": decline,
    "withdraw": withdraw,
    "more": more,
    "takeseat": take_seat,
    "away": leave,
}
