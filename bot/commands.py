"""Slash commands: the same words on every platform."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot import cast, lobby, lobby_presses, rest_presses
from bot.more_screen import step_of
from bot.owner_presses import status
from bot.people import customs
from bot.platforms.base import Closed
from bot.press import Guest, changed
from bot.proposal_presses import propose, show_more
from bot.proposals import CANCEL, CONCEDE, PAUSE, UNDO
from bot.rule_answers import rules
from bot.saying import tell_position
from bot.screen import Button, Screen, lay_out
from bot.settings_presses import show_customs, show_likes
from bot.sitting import LOBBY, OPEN, PLAY, Sitting, behind
from bot.table_presses import show_hand, typed
from bot.tokens import Token
from bot.words import Words
from games import GAMES
from games.protocol import Game, Refused, Seat
from games.text import Tag, Text

Command = Callable[[Guest, str], Awaitable[None]]
PROPOSED: Final = (UNDO, PAUSE, CONCEDE, CANCEL)
"""What can be proposed by a word."""
LISTED: Final = 20  # tables of one person, in a menu


async def play(guest: Guest, text: str) -> None:
    """Open a lobby, or bring down the one that is open."""
    game = GAMES.get(text.strip().lower())
    if game is None:
        await which_game(guest)
        return
    house = guest.house
    async with house.keeper.opening(guest.room.key):
        for row in await house.store.tables_in(guest.room.key, (LOBBY,)):
            if row.game == game.key and not behind(await house.keeper.get(row.id)):
                await house.delivery.owe(row.id, down=True)
                await guest.say(Text("lobby-already-open"))
                return
        sitting = await _opened(guest, game)
    await house.delivery.owe(sitting.id)
    house.clock.wake()
    await guest.reply.ack()


async def solo(guest: Guest, text: str) -> None:
    """A game against computers at once."""
    game = GAMES.get(text.strip().lower())
    if game is None:
        await which_game(guest, "against")
        return
    sitting = await _opened(guest, game)
    await lobby_presses.solo(guest, Token("solo", sitting.id))


async def _opened(guest: Guest, game: Game[Any, Any, Any]) -> Sitting:
    """A new lobby in this room; raises Refused where we cannot play."""
    house, room = guest.house, guest.room
    missing = await house.platforms[room.platform].missing(room)
    if missing:
        raise Refused(Text("room-missing", what=missing))
    row = await house.people.entered(room)
    if row.language is None and guest.row.language:  # a chat speaks as whoever opened there first
        row = replace(row, language=guest.row.language)
        await house.people.save_room(row)
    usual = customs(row)
    new = lobby_presses.new_lobby(guest, room.key, game, usual.clock)
    return await house.keeper.open(new)


async def which_game(guest: Guest, verb: str = "open") -> None:
    """Ask which game, one press each: to open a table of it, or to play against computers."""
    choices = tuple(
        Button(Text("button-game", game=Tag("game-name", key)), Token(verb, step=index))
        for index, key in enumerate(GAMES)
    )
    await _show(guest, Screen((Text("play-which"),), choices))


async def hand(guest: Guest, text: str) -> None:
    """My hand, at the table that is named; where several may be meant, they are listed."""
    if not text.strip():
        meant = await _meant(guest)
        if len(meant) > 1 and await _which_hand(guest, meant):
            return
    sitting, seat = await mine(guest, text)
    await show_hand(guest, sitting, seat)


async def _which_hand(guest: Guest, meant: list[Sitting]) -> bool:
    """Ask which table, those where it is this person's turn first. Was it possible? Where one
    plays is nobody else's business.
    """
    meant.sort(key=lambda one: (one.seat_of(guest.key) not in one.due(), -one.changed))
    choices = tuple(
        Button(_table_label(one, guest.key), Token("hand", one.id)) for one in meant[:LISTED]
    )
    screen = Screen((Text("hand-which", count=len(meant)),), choices)
    limits = guest.house.platforms[guest.room.platform].limits
    try:
        await guest.reply.show(lay_out(screen, guest.words.say, limits), private=True)
    except Closed:
        return False
    return True


def _table_label(sitting: Sitting, person: str) -> Text:
    """A table as its people know it: the game, who else sits there, whose turn it is."""
    game, mine = Tag("game-name", sitting.game.key), sitting.seat_of(person)
    if sitting.phase == LOBBY:
        return Text("hand-at-lobby", game=game)
    others = tuple(name for seat, name in enumerate(cast.names(sitting)) if seat != mine)
    key = "hand-at-due" if mine in sitting.due() else "hand-at-waiting"
    return Text(key, game=game, others=others)


async def move(guest: Guest, text: str) -> None:
    """A move, written."""
    if not text.strip():
        raise Refused(Text("move-how"))
    sitting, seat = await mine(guest, "")
    await typed(guest, sitting, seat, text.strip())


async def board(guest: Guest, text: str) -> None:
    """The table anew at the end of the chat; with a word, the position in words: `/board words`
    all of it, `/board last` what happened, `/board marbles blue` a part.
    """
    if text.strip():
        sitting = max(await here(guest), key=lambda one: one.changed)
        await tell_position(guest, sitting, text.casefold().split())
        return
    for sitting in await here(guest):
        await guest.house.delivery.owe(sitting.id, down=True)
    await guest.reply.ack()


async def help_(guest: Guest, _: str) -> None:
    """What can be said here, and on a page what can be done."""
    on_page = guest.house.platforms[guest.room.platform].limits.copies
    await _show(guest, Screen((Text("help-page") if on_page else Text("help-text"),)))


async def table(guest: Guest, text: str) -> None:
    """The table's own menu; `/table word …` adds a word to the deal, `/table undo`, `pause`,
    `concede` and `cancel` propose just that.
    """
    what, _, rest = text.strip().partition(" ")
    if what == "word":
        await _word(guest, rest)
        return
    if what.casefold() in PROPOSED:
        sitting, _ = await mine(guest, "")
        await propose(guest, Token("propose", sitting.id, step=step_of(what.casefold())))
        return
    sittings = await here(guest)
    await show_more(guest, max(sittings, key=lambda one: one.changed))


async def _word(guest: Guest, word: str) -> None:
    if not word.strip():
        raise Refused(Text("word-how"))
    for sitting in await here(guest):
        if sitting.phase == LOBBY and sitting.seat_of(guest.key) is not None:
            now = guest.house.world.now()
            judge = partial(lobby.word, person=guest.key, text=word, now=now)
            await changed(guest, sitting.id, judge)
            await guest.say(Text("word-added"))
            return
    raise Refused(Text("lobby-not-joined"))


async def settings(guest: Guest, text: str) -> None:
    """What I like; `/settings chat`: what is usual here, for admins; `/settings away 3`,
    `/settings quiet 22-7`, `/settings zone Zurich`: when I am not to be disturbed.
    """
    word, _, rest = text.strip().partition(" ")
    said = rest_presses.WORDS.get(word.casefold())
    if said is not None:
        await said(guest, rest.strip())
    elif word:
        await show_customs(guest)
    else:
        await show_likes(guest)


async def stats(guest: Guest, _: str) -> None:
    """How I have fared, here and everywhere, game by game."""
    everywhere = await guest.house.store.results(person=guest.key)
    lines = [Text("stats-title", name=guest.row.name)]
    for key in GAMES:
        rows = [row for row in everywhere if row.game == key]
        if rows:
            local = [row for row in rows if row.room == guest.room.key]
            lines.append(
                Text(
                    "stats-line",
                    game=Tag("game-name", key),
                    played=len(rows),
                    won=sum(row.won for row in rows),
                    here=len(local),
                    won_here=sum(row.won for row in local),
                )
            )
    if len(lines) == 1:
        lines.append(Text("stats-none"))
    lines.append(Text("stats-how"))
    await _show(guest, Screen(tuple(lines)))


async def here(guest: Guest) -> list[Sitting]:
    """The open tables of this room; raises Refused if there is none."""
    rows = await guest.house.store.tables_in(guest.room.key, OPEN)
    if not rows:
        raise Refused(Text("room-no-table"))
    return [await guest.house.keeper.at_least(row.id, row.version) for row in rows]


async def mine(guest: Guest, table_id: str) -> tuple[Sitting, Seat]:
    """The table that this person means: named, or here, or where it is their turn."""
    if table_id.strip():
        sittings = [one for one in await _all_mine(guest) if one.id == table_id.strip()]
    else:
        sittings = await _meant(guest)
        due = [one for one in sittings if one.seat_of(guest.key) in one.due()]
        sittings = due or [one for one in sittings if one.phase == PLAY] or sittings
    if not sittings:
        raise Refused(Text("hand-no-table"))
    sitting = max(sittings, key=lambda one: one.changed)
    return sitting, guest.seat(sitting)


async def _meant(guest: Guest) -> list[Sitting]:
    """The tables that this person may mean: those in this room, else all of theirs."""
    sittings = await _all_mine(guest)
    return [one for one in sittings if one.room == guest.room.key] or sittings


async def _all_mine(guest: Guest) -> list[Sitting]:
    rows = await guest.house.store.tables_of(guest.key, OPEN)
    return [await guest.house.keeper.at_least(row.id, row.version) for row in rows]


async def _show(guest: Guest, screen: Screen) -> None:
    """A screen of no table; nothing in it is private."""
    words = await guest.words_here()
    limits = guest.house.platforms[guest.room.platform].limits
    await guest.reply.show(lay_out(screen, words.line, limits), private=False)


def command_of(name: str, words: Words) -> Command | None:
    """The command that is called so: as everywhere, or in somebody's own language."""
    said = name.casefold()
    if said in COMMANDS:
        return COMMANDS[said]
    own = {words.say(Text("slash-word", word=Tag("slash-name", one))): one for one in COMMANDS}
    return COMMANDS[own[said]] if said in own else None


COMMANDS: Final[Mapping[str, Command]] = {
    "play": play,
    "solo": solo,
    "hand": hand,
    "move": move,
    "board": board,
    "rules": rules,
    "table": table,
    "stats": stats,
    "settings": settings,
    "help": help_,
    "status": status,
}
