"""Slash commands: the same words on every platform."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from bot import lobby, lobby_presses
from bot.people import customs, words_of
from bot.press import Guest
from bot.screen import Button, Screen, lay_out
from bot.sitting import LOBBY, OPEN, PLAY, Sitting
from bot.table_presses import show_hand, typed
from bot.tokens import Token
from games import GAMES
from games.protocol import Game, Refused, Seat
from games.text import Tag, Text

Command = Callable[[Guest, str], Awaitable[None]]


async def play(guest: Guest, text: str) -> None:
    """Open a lobby, or bring down the one that is open."""
    game = GAMES.get(text.strip().lower())
    if game is None:
        await which_game(guest)
        return
    house = guest.house
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
    sitting = lobby.opened(
        house.world.table_id(),
        room.key,
        game,
        guest.key,
        house.world.secret(),
        house.world.now(),
        house.manners,
        usual.clock,
    )
    return await house.keeper.open(sitting)


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


async def board(guest: Guest, _: str) -> None:
    """The table anew at the end of the chat."""
    tables = await here(guest)
    for sitting in tables:
        await guest.house.delivery.owe(sitting.id, down=True)
    await guest.reply.ack()


async def help_(guest: Guest, _: str) -> None:
    """What can be said here."""
    await _show(guest, Screen((Text("help"),)))


async def here(guest: Guest) -> list[Sitting]:
    """The open tables of this room; raises Refused if there is none."""
    rows = await guest.house.store.tables_in(guest.room.key, OPEN)
    if not rows:
        raise Refused(Text("room-no-table"))
    return [await guest.house.keeper.get(row.id) for row in rows]


async def mine(guest: Guest, table_id: str) -> tuple[Sitting, Seat]:
    """The table that this person means: named, or here, or where it is their turn."""
    keeper = guest.house.keeper
    rows = await guest.house.store.tables_of(guest.key, OPEN)
    sittings = [await keeper.get(row.id) for row in rows]
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
    "help": help_,
}
