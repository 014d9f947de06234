"""Looking: through a finished game, play by play, with open hands; and at what a strong
player would do, where hints were agreed on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from bot import cast
from bot.clock import chosen
from bot.plan import effect
from bot.platforms.base import Closed
from bot.press import Guest, Handler
from bot.record import Entry, load_entry
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
from render.topics import HELD
from storage.rows import PUBLIC

LEAPS: Final = (1, 10)


async def look(guest: Guest, token: Token) -> None:
    """One position of a finished game, with all hands open."""
    sitting = await guest.house.keeper.get(token.table)
    if sitting.phase not in (OVER, CANCELLED) or sitting.state is None:
        raise Refused(Text("table-running"))
    log = [load_entry(row) for row in await guest.house.store.log(sitting.id)]
    say = (await guest.words_here()).calling(cast.names(sitting))
    screen = await asyncio.to_thread(look_screen, sitting, log, token.step, say)
    await guest.reply.show(await made(guest.house, sitting, PUBLIC, screen), private=False)


def look_screen(sitting: Sitting, log: list[Entry], at: int, say: Callable[[Text], str]) -> Screen:
    """The position after so many moves, and what was done last. May take long."""
    game = sitting.game
    setup = sitting.terms.setup(game)
    log = openly(log)
    played = moves(log)
    most = len(played)
    at = max(0, min(at, most))
    state = state_after(game, setup, log, played[at - 1][0].n if at else 0)
    told: tuple[Text, ...] = (Text("look-begin"),)
    if at:
        events = (event for entry in played[at - 1] for event in entry.events)
        told = (Text("look-at", at=at, all=most), *map(_read, events))
    return Screen(
        (*told, *_hands(game, state, setup.players, say)),
        controls=(_leaps(sitting, at, most, back=True), _leaps(sitting, at, most)),
        order=Board(game.key, game.view(state, NATURE), 1 if at else 0),
    )


def _read(event: Event) -> Text:
    """A line of the log; what was for some alone says for whom."""
    if event.readers is None:
        return event.text
    return Text("look-told", who=tuple(map(who, event.readers)), what=event.text)


def _hands(
    game: Game[Any, Any, Any], state: Any, players: int, say: Callable[[Text], str]
) -> Iterator[Text]:
    """What each held, as they read it; nothing in a game without secrets."""
    held = HELD.get(game.key)
    if held is not None:
        for seat in range(players):
            lines = held(game.view(state, seat), say)
            yield Text("look-told", who=who(seat), what=" ".join(lines))


def _leaps(sitting: Sitting, at: int, most: int, *, back: bool = False) -> tuple[Button, ...]:
    """Buttons that lead some entries on or back, as far as there are any."""
    goals = sorted({max(0, at - leap) if back else min(most, at + leap) for leap in LEAPS} - {at})
    key = "look-back" if back else "look-on"
    return tuple(Button(Text(key, at=goal), Token("look", sitting.id, step=goal)) for goal in goals)


async def turn(guest: Guest, token: Token) -> None:
    """The board from another side, where the game has one."""
    sitting = await guest.house.keeper.get(token.table)
    sides = SIDES.get(sitting.game.key, ())
    if sitting.state is None or not sides:
        raise Refused(Text("menu-gone"))
    at = token.step % len(sides)
    view = sitting.game.view(sitting.state, None)
    again = Button(named("turn"), Token("turn", sitting.id, step=(at + 1) % len(sides)))
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
    played = Text("hint-play", move=move)
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
