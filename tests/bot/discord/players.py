"""People who play by pressing what they see in their private chats."""

from __future__ import annotations

import random
from typing import Any

from bot.sitting import PLAY
from bot.tokens import Token, read
from games import GAMES
from tests.bot.discord.guildhall import Guildhall, items
from tests.bot.evening import SHORT, easy_move

STEPS = ("menu", "toggle", "confirm")


def buttons(message: Any, *verbs: str) -> list[str]:
    """The custom ids of a message's buttons with these verbs."""
    ids = [item["custom_id"] for item in items(message) if item["type"] == 2]
    return [one for one in ids if verb(one) in verbs]


def verb(custom_id: str) -> str:
    token = custom_id.partition(":")[2]
    return "write" if token.startswith("write:") else read(token).verb


async def sit_down(
    hall: Guildhall,
    game: str,
    *names: str,
    options: dict[str, str] | None = None,
    players: int | None = None,
) -> str:
    """From the command to the first turn: chairs, options, joins, computers on free chairs."""
    await hall.command(names[0], "play", game=game)
    table = (await hall.sitting()).id
    rules = GAMES[game]
    known = [option.name for option in rules.options]
    for name, value in (SHORT[game] if options is None else options).items():
        at = known.index(name)
        step = 32 * at + rules.options[at].values.index(value)
        await hall.token(names[0], Token("option", table, step=step))
    if players is not None:
        await hall.token(names[0], Token("seats", table, step=players))
    for name in names:
        await hall.press(name, hall.public(), "Join")
    await hall.token(names[0], Token("fill", table))
    return table


async def act(hall: Guildhall, name: str, rng: random.Random, message: Any = None) -> bool:
    """One press of somebody who is due, on their own screen; False: nothing to press."""
    message = message or hall.dm(name)
    steps = buttons(message, *STEPS)
    confirms = buttons(message, "confirm")
    if not steps:
        return False
    chosen = confirms[0] if confirms and rng.random() < 0.9 else rng.choice(steps)
    await hall.press_id(name, message, chosen)
    return True


async def due(hall: Guildhall, *names: str) -> list[str]:
    """Who of these must act now."""
    sitting = await hall.sitting()
    return [name for name in names if sitting.seat_of(hall.key(name)) in sitting.due()]


async def until_due(hall: Guildhall, name: str, *others: str) -> None:
    """Others write their moves until it is this person's turn."""
    for _ in range(60):
        if name in await due(hall, name):
            return
        waiting = await due(hall, *others)
        if waiting:
            await write_move(hall, waiting[0])
        else:
            await hall.pass_time(2)
    raise AssertionError("never due")


async def write_move(hall: Guildhall, name: str, level: str = "easy") -> Any:
    """Play what a computer would, by the command."""
    sitting = await hall.sitting()
    seat = sitting.seat_of(hall.key(name))
    answer = await hall.command(name, "move", move=easy_move(sitting, seat, level))
    now = await hall.sitting()
    assert now.version > sitting.version, answer.response and answer.response.content
    return answer


async def press_on(hall: Guildhall, rng: random.Random, *names: str, presses: int = 120) -> None:
    """Press whatever is offered; whoever gets nowhere by chance writes the rest to the end."""
    for _ in range(presses):
        if (await hall.sitting()).phase != PLAY:
            return
        waiting = await due(hall, *names)
        if not waiting or not await act(hall, rng.choice(waiting), rng):
            await hall.pass_time(6)
    await write_on(hall, *names)


async def write_on(hall: Guildhall, *names: str, moves: int = 200) -> None:
    """Write moves until the game is over."""
    for _ in range(moves):
        if (await hall.sitting()).phase != PLAY:
            return
        waiting = await due(hall, *names)
        if waiting:
            await write_move(hall, waiting[0])
        else:
            await hall.pass_time(6)
    raise AssertionError("the game does not end")
