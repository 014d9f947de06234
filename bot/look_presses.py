"""Looking: through a finished game, play by play, with open hands; and at what a strong
player would do, where hints were agreed on.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from bot.clock import chosen
from bot.letters import move_tag
from bot.plan import effect
from bot.platforms.base import Closed
from bot.press import Guest, Handler
from bot.record import NATURES, Entry, load_entry
from bot.replay import moves, openly, state_after
from bot.screen import GOOD, Board, Button, Key, Screen, Sheet, named
from bot.sheets import made, screen_for
from bot.sitting import CANCELLED, OVER, PLAY, Sitting
from bot.table_presses import seated, show_hand
from bot.table_screen import cut_short
from bot.tokens import Token
from games.protocol import NATURE, Event, Game, Refused, Seat
from games.text import Text, who
from render import SIDES
from render.topics import SHOWN
from storage.rows import PUBLIC

LEAPS: Final = (1, 10)


async def look(guest: Guest, token: Token) -> None:
    """One position of a finished game, with all hands open."""
    sitting = await guest.house.keeper.get(token.table)
    if sitting.phase not in (OVER, CANCELLED) or sitting.state is None:
        raise Refused(Text("table-running"))
    log = [load_entry(row) for row in await guest.house.store.log(sitting.id)]
    screen = await asyncio.to_thread(look_screen, sitting, log, token.step)
    await guest.reply.show(await made(guest.house, sitting, PUBLIC, screen), private=False)


def look_screen(sitting: Sitting, log: list[Entry], wanted: int) -> Screen:
    """The position after an entry of the log, and what was done last. May take long."""
    game = sitting.game
    setup = sitting.terms.setup(game)
    log = openly(log)
    stops = _stops(log)
    at = bisect_left(stops, wanted, hi=len(stops) - 1)
    state = state_after(game, setup, log, stops[at])
    last = at == len(stops) - 1
    since, until = stops[at - 1] if at else 0, len(log) if last else stops[at]
    told = (event for e in log if since < e.n <= until for event in e.events)
    first = Text("look-at", at=at, all=len(stops) - 1) if at else Text("look-begin")
    return Screen(
        (first, *map(_read, told), *_hands(game, state, setup.players)),
        controls=(_leaps(sitting, at, stops, back=True), _leaps(sitting, at, stops)),
        order=Board(
            game.key,
            game.view(state, NATURE),
            1 if at else 0,
            ended=last and cut_short(sitting),  # then nobody is to play
        ),
    )


def _stops(log: list[Entry]) -> list[int]:
    """After which entries there is something to see: what was noted is one with the move before
    it, lots and shuffles are with the deal after them, and before the first deal there is nothing.
    """
    ends = [(move[-1].n, move[0].by) for move in moves(log)]
    begun = [n for (n, by), (_, after) in pairwise(ends) if not by == after == NATURES]
    first = [] if ends and ends[0][1] == NATURES else [0]
    return [*first, *begun, *(n for n, _ in ends[-1:])] or [0]


def _read(event: Event) -> Text:
    """A line of the log; what was for some alone says for whom."""
    if event.readers is None:
        return event.text
    return Text("look-told", who=tuple(map(who, event.readers)), what=event.text)


def _hands(game: Game[Any, Any, Any], state: Any, players: int) -> Iterator[Text]:
    """What each held; nothing in a game without secrets, or of whoever has nothing."""
    shown = SHOWN.get(game.key)
    if shown is not None:
        for seat in range(players):
            held = shown(game.view(state, seat))
            if held:
                yield Text("look-holds", who=who(seat), what=held)


def _leaps(
    sitting: Sitting, at: int, stops: list[int], *, back: bool = False
) -> tuple[Button, ...]:
    """Buttons that lead so many plays on or back, as far as there are any."""
    left = at if back else len(stops) - 1 - at
    ways = sorted({min(leap, left) for leap in LEAPS} - {0}, reverse=back)
    key, sign = ("look-back", -1) if back else ("look-on", 1)
    return tuple(
        Button(Text(key, many=many), Token("look", sitting.id, step=stops[at + sign * many]))
        for many in ways
    )


async def turn(guest: Guest, token: Token) -> None:
    """The board from another side, where the game has one."""
    sitting = await guest.house.keeper.get(token.table)
    sides = SIDES.get(sitting.game.key, ())
    if sitting.state is None or not sides:
        raise Refused(Text("menu-gone"))
    at = token.step % len(sides)
    view = sitting.game.view(sitting.state, None)
    again = Button(Text("look-other-side"), Token("turn", sitting.id, step=(at + 1) % len(sides)))
    ended = cut_short(sitting)
    order = Board(sitting.game.key, view, marks=(sides[at],), stamp=(sitting.n,), ended=ended)
    screen = Screen((Text("look-side"),), controls=((again,),), order=order)
    await guest.reply.show(await made(guest.house, sitting, PUBLIC, screen), private=False)


async def in_words(guest: Guest, token: Token) -> None:
    """All of the position in words: the room's, or (step 1) as I see it myself."""
    sitting = await guest.house.keeper.get(token.table)
    seat = PUBLIC
    if token.step:
        sitting, seat = await seated(guest, token.table)
    sheet = await made(guest.house, sitting, seat, await screen_for(guest.house, sitting, seat))
    told = sheet.picture.alt_long.splitlines() if sheet.picture else sheet.lines
    try:
        await guest.reply.show(Sheet(tuple(told)), private=seat != PUBLIC)
    except Closed:
        raise Refused(Text("hand-in-private")) from None


async def hint(guest: Guest, token: Token) -> None:
    """What a strong player would do and why, and what would come of it."""
    sitting, seat = await seated(guest, token.table)
    if not sitting.terms.hints:
        raise Refused(Text("hint-off"))
    if sitting.phase != PLAY or seat not in sitting.due():
        raise Refused(Text("hint-not-due"))
    lines = await asyncio.to_thread(hint_lines, sitting, seat)
    await show_hand(guest, sitting, seat, *lines)


def hint_lines(sitting: Sitting, seat: Seat) -> tuple[Text, ...]:
    """The move in notation, why, and in words where those say it better. May take long."""
    game = sitting.game
    view = game.view(sitting.state, seat)
    action: Any = chosen(sitting, seat)
    move = game.write(view, action)
    news = (
        text for text in effect(game, view, seat, action) if move not in dict(text.args).values()
    )
    seen = tuple(Text("hint-seen", what=text) for text in news)
    played = Text("hint-play", move=move_tag(game.key, move))
    return (Text("hint-why", hint=played, why=game.motive(view, action)), *seen)


async def browser(guest: Guest, token: Token) -> None:
    """A way to this seat in a browser, for this person alone."""
    sitting, seat = await seated(guest, token.table)
    door = guest.house.doors.get(sitting.platform)
    if door is None:
        raise Refused(Text("browser-none"))
    say = guest.words.say
    link = await door.seat(sitting.id, sitting.row(seat).person or guest.key)
    back = Key(say(named("hand")), str(Token("hand", sitting.id)))
    out = Key(say(named("browser")), "", GOOD, url=link)
    try:
        await guest.reply.show(Sheet((say(Text("browser-once")),), ((out,), (back,))), private=True)
    except Closed:
        raise Refused(Text("browser-closed")) from None


VERBS: Final[Mapping[str, Handler]] = {
    "look": look,
    "turn": turn,
    "words": in_words,
    "hint": hint,
    "browser": browser,
}
