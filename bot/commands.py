"""Slash commands: the same words on every platform."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

from bot import lobby, lobby_presses
from bot.lobby_screen import agreed
from bot.news import MOST
from bot.owner_presses import status
from bot.people import customs, words_of
from bot.press import Guest, changed
from bot.proposal_presses import show_more
from bot.rule_book import look_up
from bot.screen import Button, Screen, Sheet, lay_out
from bot.settings_presses import show_customs, show_likes
from bot.sheets import made
from bot.sitting import LOBBY, OPEN, PLAY, Sitting
from bot.table_presses import show_hand, typed
from bot.table_screen import public_screen
from bot.tokens import Token
from games import GAMES
from games.protocol import Game, Refused, Seat
from games.text import Tag, Text
from storage.rows import PUBLIC

Command = Callable[[Guest, str], Awaitable[None]]


async def play(guest: Guest, text: str) -> None:
    """Open a lobby, or bring down the one that is open."""
    game = GAMES.get(text.strip().lower())
    if game is None:
        await which_game(guest)
        return
    house = guest.house
    async with house.keeper.opening(guest.room.key):
        for row in await house.store.tables_in(guest.room.key, (LOBBY,)):
            if row.game == game.key:
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
        await which_game(guest)
        return
    sitting = await _opened(guest, game)
    await lobby_presses.solo(guest, Token("solo", sitting.id))


async def _opened(guest: Guest, game: Game[Any, Any, Any]) -> Sitting:
    """A new lobby in this room; raises Refused where we cannot play."""
    house, room = guest.house, guest.room
    missing = await house.platforms[room.platform].missing(room)
    if missing:
        raise Refused(Text("room-missing", what=missing))
    usual = customs(await house.people.entered(room))
    new = lobby_presses.new_lobby(guest, room.key, game, usual.clock)
    return await house.keeper.open(new)


async def which_game(guest: Guest) -> None:
    """Ask which game, one press each."""
    choices = tuple(
        Button(Text("button-game", game=Tag("game-name", key)), Token("open", step=index))
        for index, key in enumerate(GAMES)
    )
    await _show(guest, Screen((Text("play-which"),), choices))


async def hand(guest: Guest, text: str) -> None:
    """My hand, at this table or at the one that is named."""
    sitting, seat = await mine(guest, text)
    await show_hand(guest, sitting, seat)


async def move(guest: Guest, text: str) -> None:
    """A move, written."""
    if not text.strip():
        raise Refused(Text("move-how"))
    sitting, seat = await mine(guest, "")
    await typed(guest, sitting, seat, text.strip())


async def board(guest: Guest, text: str) -> None:
    """The table anew at the end of the chat; with a word, the position in words: `/board words`
    all of it, `/board last` what happened, `/board blue` what is said of blue.
    """
    if text.strip():
        await _in_words(guest, text.casefold().split())
        return
    for sitting in await here(guest):
        await guest.house.delivery.owe(sitting.id, down=True)
    await guest.reply.ack()


async def _in_words(guest: Guest, wanted: list[str]) -> None:
    """What everyone sees of the newest table here, as text."""
    sitting = max(await here(guest), key=lambda one: one.changed)
    if sitting.phase != PLAY:
        raise Refused(Text("table-not-begun"))
    if wanted == ["last"]:
        lines = tuple(
            event.text
            for entry in sitting.recent
            for event in entry.events
            if event.readers is None
        )
        sheet = await made(guest.house, sitting, PUBLIC, Screen(lines[-MOST:]))
    else:
        whole = await made(guest.house, sitting, PUBLIC, public_screen(sitting))
        told = whole.picture.alt_long.splitlines() if whole.picture else list(whole.lines)
        some = [line for line in told if any(word in line.casefold() for word in wanted)]
        sheet = Sheet(tuple(some or told))
    await guest.reply.show(sheet, private=False)


async def help_(guest: Guest, _: str) -> None:
    """What can be said here."""
    await _show(guest, Screen((Text("help-text"),)))


async def table(guest: Guest, text: str) -> None:
    """The table's own menu; `/table word …` adds a word to the deal."""
    what, _, rest = text.strip().partition(" ")
    if what == "word":
        await _word(guest, rest)
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
    """What I like; `/settings chat`: what is usual here, for admins."""
    if text.strip():
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


async def rules(guest: Guest, text: str) -> None:
    """A game's rules in short, what was agreed here, or the paragraph of a word."""
    words = text.split()
    game = words.pop(0).lower() if words and words[0].lower() in GAMES else None
    tables = await guest.house.store.tables_in(guest.room.key, OPEN)
    if game is None and not tables:
        if not words:
            await _show(guest, Screen((Text("rules-which"),)))
            return
        game = next((key for key in GAMES if look_up(key, " ".join(words))), "dog")
    if game is None:
        sitting = await guest.house.keeper.get(max(tables, key=lambda row: row.changed).id)
        game = sitting.game.key
        if not words or words == ["here"]:
            await _show(guest, Screen((Text("rules-short", game=_short(game)), agreed(sitting))))
            return
    if not words:
        await _show(guest, Screen((Text("rules-short", game=_short(game)),)))
        return
    await _show(guest, Screen(_paragraphs(game, " ".join(words))))


def _short(game: str) -> Tag:
    return Tag("rules-of", game)


def _paragraphs(game: str, word: str) -> tuple[Text, ...]:
    found = look_up(game, word)
    if not found:
        return (Text("rules-no-such", word=word[:40], game=Tag("game-name", game)),)
    return tuple(
        Text("rules-paragraph", number=one.number, title=one.title, text=one.text) for one in found
    )


async def here(guest: Guest) -> list[Sitting]:
    """The open tables of this room; raises Refused if there is none."""
    rows = await guest.house.store.tables_in(guest.room.key, OPEN)
    if not rows:
        raise Refused(Text("room-no-table"))
    return [await guest.house.keeper.at_least(row.id, row.version) for row in rows]


async def mine(guest: Guest, table_id: str) -> tuple[Sitting, Seat]:
    """The table that this person means: named, or here, or where it is their turn."""
    keeper = guest.house.keeper
    rows = await guest.house.store.tables_of(guest.key, OPEN)
    sittings = [await keeper.at_least(row.id, row.version) for row in rows]
    if table_id.strip():
        sittings = [one for one in sittings if one.id == table_id.strip()]
    else:
        local = [one for one in sittings if one.room == guest.room.key]
        sittings = local or sittings
        due = [one for one in sittings if one.seat_of(guest.key) in one.due()]
        sittings = due or [one for one in sittings if one.phase == PLAY] or sittings
    if not sittings:
        raise Refused(Text("hand-no-table"))
    sitting = max(sittings, key=lambda one: one.changed)
    return sitting, guest.seat(sitting)


async def _show(guest: Guest, screen: Screen) -> None:
    """A screen of no table, in the room's language; nothing in it is private."""
    words = words_of(await guest.house.people.entered(guest.room))
    limits = guest.house.platforms[guest.room.platform].limits
    await guest.reply.show(lay_out(screen, words.say, limits), private=False)


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
