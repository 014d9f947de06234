"""Buttons of a running table: looking at one's hand, choosing step by step, playing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, Final

from bot import cast, plan, table, written
from bot.letters import uniform
from bot.people import likes
from bot.platforms.base import Closed
from bot.press import Guest, Handler, changed
from bot.screen import Screen
from bot.sheets import held_in_words, question, question_at, screen_for
from bot.sitting import LOBBY, PLAY, Sitting
from bot.table_screen import Asked, turn_text, why_lines
from bot.tokens import Token, check
from games.protocol import MOST_CHOICES, Path, Refused, Seat
from games.text import Text


class Overtaken(Exception):
    """The decision was over before this play of it came."""


MOST_LISTED: Final = 2000  # plays looked at for one completion
QUICK: Final = 30  # tiles picked faster than we can store one; more than a rack holds
LONGEST_DRAFT: Final = 400  # steps; beyond it somebody is playing with the buttons


async def seated(guest: Guest, table_id: str) -> tuple[Sitting, Seat]:
    """The table and where this person sits; whoever was away is back by pressing anything."""
    keeper = guest.house.keeper
    sitting = await keeper.get(table_id)
    if sitting.seat_of(guest.key) is None:
        sitting = await keeper.newest(table_id)  # they may have joined at another process
    seat = sitting.seat_of(guest.key)
    if seat is None:
        raise Refused(onlooker(sitting))
    if sitting.row(seat).stand_in and sitting.phase == PLAY:
        house = guest.house
        back = partial(
            table.stand_in, seat=seat, now=house.world.now(), manners=house.manners, yes=False
        )
        sitting = await changed(guest, table_id, back)
    return sitting, seat


def onlooker(sitting: Sitting) -> Text:
    """What somebody reads who does not sit here."""
    due = [seat for seat in sitting.due() if seat >= 0]
    if not due:
        return Text("press-onlooker")
    return Text("press-onlooker-turn", turn=turn_text(due))


# The hand


async def hand(guest: Guest, token: Token) -> None:
    """My hand and what I can do with it, for my eyes only."""
    sitting, seat = await seated(guest, token.table)
    await show_hand(guest, sitting, seat)


async def show_hand(
    guest: Guest, sitting: Sitting, seat: Seat, *notes: Text, page: int = 0
) -> bool:
    """Answer with the seat's present screen; where no screen can be private here, it is fetched
    in the private chat, or told in words. Whether the answer is now where the seat's news
    arrive, so that nothing more is owed there.
    """
    screen = await screen_for(guest.house, sitting, seat, page)
    if notes:
        screen = replace(screen, paragraphs=(*notes, *screen.paragraphs))
    try:
        return await _show(guest, sitting, seat, screen)
    except Closed:
        if await guest.house.delivery.fetch(sitting.id, seat):
            await guest.say(Text("hand-in-private"))
        else:
            await _in_words(guest, sitting, seat, screen)
        return False


async def _show(guest: Guest, sitting: Sitting, seat: Seat, screen: Screen) -> bool:
    return await guest.house.delivery.answer(guest.reply, sitting, seat, screen, guest.room)


async def _in_words(guest: Guest, sitting: Sitting, seat: Seat, screen: Screen) -> None:
    """The last way: an alert that only this person sees, what they hold first."""
    names = cast.names(sitting)
    lines = [guest.words.say(text, names) for text in screen.paragraphs]
    held = await held_in_words(guest.house, sitting, seat, screen)
    await guest.reply.say("\n".join((*held, *lines)), alert=True)


async def turn_page(guest: Guest, token: Token) -> None:
    """Another page of a long menu."""
    sitting, seat = await seated(guest, token.table)
    await show_hand(guest, sitting, seat, page=max(0, token.step))


async def why(guest: Guest, token: Token) -> None:
    """What cannot be played now, and why."""
    sitting, seat = await seated(guest, token.table)
    if sitting.state is None:
        raise Refused(Text("table-not-begun"))
    lines = await asyncio.to_thread(why_lines, sitting, seat)
    await show_hand(guest, sitting, seat, *lines)


# Choosing step by step


async def _current(guest: Guest, token: Token) -> tuple[Sitting, Seat, Path] | None:
    """The table, seat and draft that a button was made for; None: it was an old button, and
    the present screen has been shown.
    """
    sitting, seat = await seated(guest, token.table)
    asked = await _meant(sitting, seat, token)
    if asked is None:
        sitting = await guest.house.keeper.newest(token.table)
        asked = await _meant(sitting, seat, token)
    if asked is None:
        await show_hand(guest, sitting, seat, Text("press-old"))
        return None
    return sitting, seat, written.pressed(asked.draft)


async def _meant(sitting: Sitting, seat: Seat, token: Token) -> Asked | None:
    """The question that a button answers; None: that question is over."""
    row = sitting.row(seat)
    fits = (token.decision, token.menu) == (row.decision, sitting.game.menu)
    if sitting.phase != PLAY or not fits:
        return None
    asked = await question(sitting, seat)
    if token.verb != "toggle" and token.check != check(asked.draft):
        return None
    return asked


async def step(guest: Guest, token: Token) -> None:
    """One step further in the menu, or one tile picked or put back."""
    for _ in range(QUICK if token.verb == "toggle" else 1):
        current = await _current(guest, token)
        if current is None:
            return
        sitting, seat, draft = current
        try:
            kept = await _entered(guest, sitting, seat, (*draft, token.step))
        except Refused as refused:  # it led somewhere when the button was made
            await show_hand(guest, sitting, seat, refused.text)
            return
        if kept:
            break  # else another tile was faster: this one goes on top of it
    now = await guest.house.keeper.get(sitting.id)
    asked = await question(now, seat)
    if token.verb == "menu" and _goes_without_saying(asked, likes(guest.row).confirm):
        await play(guest, now, seat, asked.prompt.play)
    else:
        await _show_draft(guest, sitting, seat)


def _goes_without_saying(asked: Asked, confirm: str) -> bool:
    """May a play be made with the last answer, without asking whether it is meant?"""
    prompt = asked.prompt
    if prompt.play is None or prompt.choices or not asked.draft:
        return False
    return confirm == "never" or (confirm == "harm" and not prompt.look)


async def instead(guest: Guest, token: Token) -> None:
    """Another answer in the place of the last one."""
    current = await _current(guest, token)
    if current is None:
        return
    sitting, seat, draft = current
    try:
        await _drafted(guest, sitting, seat, (*draft[:-1], token.step))
    except Refused as refused:  # it led somewhere when the button was made
        await show_hand(guest, sitting, seat, refused.text)


async def back(guest: Guest, token: Token) -> None:
    """One step back."""
    current = await _current(guest, token)
    if current is not None:
        sitting, seat, draft = current
        before: Path | None = draft  # a written move was no step
        if not written.is_written(sitting.row(seat).draft):
            before = (await question(sitting, seat)).prompt.back
        await _drafted(guest, sitting, seat, draft[:-1] if before is None else before)


async def afresh(guest: Guest, token: Token) -> None:
    """From the beginning."""
    current = await _current(guest, token)
    if current is not None:
        sitting, seat, _ = current
        await _drafted(guest, sitting, seat, _lasting(sitting, seat))


def _lasting(sitting: Sitting, seat: Seat) -> Path:
    return written.lasting(sitting.game, sitting.row(seat).draft)


async def _drafted(guest: Guest, sitting: Sitting, seat: Seat, draft: Path) -> None:
    """Keep the draft if it leads somewhere, and show where it leads."""
    kept = await _entered(guest, sitting, seat, draft)
    await _show_draft(guest, sitting, seat, *(() if kept else (Text("press-old"),)))


async def _show_draft(guest: Guest, sitting: Sitting, seat: Seat, *notes: Text) -> None:
    now = await guest.house.keeper.get(sitting.id)
    if not await show_hand(guest, now, seat, *notes):
        await guest.house.delivery.owe_seat(sitting.id, seat)


async def _entered(guest: Guest, sitting: Sitting, seat: Seat, draft: Path) -> bool:
    """Keep the draft if it leads somewhere; False: the draft before it is not that any more."""
    if len(draft) > LONGEST_DRAFT:
        raise Refused(Text("menu-gone"))
    await question_at(sitting, seat, draft)  # raises Refused if it does not
    return await guest.house.keeper.draft(sitting, seat, draft)


async def confirm(guest: Guest, token: Token) -> None:
    """Play what has been chosen."""
    current = await _current(guest, token)
    if current is None:
        return
    sitting, seat, _ = current
    asked = await question(sitting, seat)
    if asked.prompt.play is None:
        await show_hand(guest, sitting, seat, Text("press-old"))
        return
    await play(guest, sitting, seat, asked.prompt.play)


async def play(guest: Guest, sitting: Sitting, seat: Seat, action: Any) -> None:
    """Play it, if it is still the same decision, and show what came of it."""
    house, decision = guest.house, sitting.row(seat).decision

    def judge(now_sitting: Sitting) -> Sitting:
        if now_sitting.phase != PLAY or now_sitting.row(seat).decision != decision:
            raise Overtaken
        if plan.planning(now_sitting, seat):
            return plan.kept(now_sitting, seat, action)
        now = house.world.now()
        return table.play(now_sitting, seat, action, guest.key, now, house.manners)

    try:
        after = await changed(guest, sitting.id, judge, but=seat)
    except Overtaken:
        await show_hand(guest, await house.keeper.get(sitting.id), seat, Text("press-old"))
        return
    shown = False
    try:
        shown = await _show(guest, after, seat, await screen_for(house, after, seat))
    except Closed:
        await guest.reply.ack()  # the room shows what came of it
    finally:
        if not shown:
            await house.delivery.owe_seat(sitting.id, seat)


async def typed(guest: Guest, sitting: Sitting, seat: Seat, text: str) -> None:
    """Play a move that was written, or show first what it costs one's own side."""
    if sitting.phase != PLAY:
        raise Refused(Text("table-not-begun") if sitting.phase == LOBBY else Text("table-over"))
    view = plan.basis(sitting, seat)
    try:
        move = uniform(guest.words.language, sitting.game.key, text)
        action = await asyncio.to_thread(sitting.game.read, view, move)
        if await _should_look(guest, sitting, seat, action):
            draft = written.draft_of(sitting.game.write(view, action), _lasting(sitting, seat))
            await _drafted(guest, sitting, seat, draft)
        else:
            await play(guest, sitting, seat, action)
    except Refused as refused:
        due = [one for one in sitting.due() if one >= 0]
        if not due or seat in due:
            raise
        said = Text("press-not-due", why=refused.text, turn=turn_text(due))
        raise Refused(said) from None


async def _should_look(guest: Guest, sitting: Sitting, seat: Seat, action: Any) -> bool:
    """Is this person asked before a written move is played? A plan is kept, and tells by itself."""
    confirm = likes(guest.row).confirm
    if confirm == "never" or plan.planning(sitting, seat):
        return False
    view = sitting.game.view(sitting.state, seat)
    try:
        prompt = await asyncio.to_thread(sitting.game.sure, view, action)
    except Refused:  # whoever judges the play says it better
        return False
    return prompt.look or confirm == "always"


async def completions(sitting: Sitting, seat: Seat, text: str, language: str) -> list[str]:
    """Up to 25 of the seat's own plays that begin like this, in letters of that language."""
    if sitting.phase != PLAY or not (seat in sitting.due() or plan.planning(sitting, seat)):
        return []
    begun = uniform(language, sitting.game.key, text.strip()).casefold()
    return await asyncio.to_thread(_completions, sitting, seat, begun)


def _completions(sitting: Sitting, seat: Seat, begun: str) -> list[str]:
    view = plan.basis(sitting, seat)
    found: list[str] = []
    for action in islice(sitting.game.plays(view) or (), MOST_LISTED):
        play = sitting.game.write(view, action)
        if play.casefold().startswith(begun) and play not in found:
            found.append(play)
            if len(found) == MOST_CHOICES:
                break
    return found


# The table itself


async def go_on(guest: Guest, token: Token) -> None:
    """On with the next round."""
    await seated(guest, token.table)
    house = guest.house
    on = partial(table.go_on, now=house.world.now(), manners=house.manners)
    await changed(guest, token.table, on)
    await guest.reply.ack()


async def down(guest: Guest, token: Token) -> None:
    """Post the table anew at the end of the chat."""
    await guest.belongs(await guest.house.keeper.get(token.table))
    await guest.house.delivery.owe(token.table, down=True)
    await guest.reply.ack()


async def cancel(guest: Guest, token: Token) -> None:
    """End the table at once: the opener's and the admins' right."""
    sitting = await guest.house.keeper.get(token.table)
    await guest.in_charge(sitting)
    await changed(guest, token.table, partial(table.cancelled, now=guest.house.world.now()))
    await guest.say(Text("table-cancelled"))


async def kick(guest: Guest, token: Token) -> None:
    """Give somebody's seat to a computer: the opener's and the admins' right."""
    sitting = await guest.house.keeper.get(token.table)
    await guest.in_charge(sitting)
    house = guest.house
    out = partial(table.kicked, seat=token.step, now=house.world.now(), manners=house.manners)
    names = cast.names(sitting)
    await changed(guest, token.table, out)
    await guest.say(Text("table-kicked", who=names[token.step]))


VERBS: Final[Mapping[str, Handler]] = {
    "hand": hand,
    "page": turn_page,
    "why": why,
    "menu": step,
    "toggle": step,
    "instead": instead,
    "back": back,
    "afresh": afresh,
    "confirm": confirm,
    "next": go_on,
    "down": down,
    "cancel": cancel,
    "kick": kick,
}
