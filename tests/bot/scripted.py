"""People who play by pressing what they see: at random, or by typing what the menu would do."""

from __future__ import annotations

import random

from bot.fairness import KeyedDice
from bot.sitting import PLAY
from bot.tokens import read
from tests.bot.inn import Inn

STEPS = ("menu", "toggle", "confirm")


async def act(inn: Inn, name: str, rng: random.Random) -> bool:
    """One press of a person who is due, on their newest private screen; False: nothing to press."""
    message = inn.private(name)
    keys = [key for row in message.sheet.rows for key in row]
    confirms = [key for key in keys if read(key.token).verb == "confirm"]
    steps = [key for key in keys if read(key.token).verb in STEPS]
    if not steps:
        return False
    roads = [key for key in steps if read(key.token).verb == "menu"]
    key = rng.choice(roads if roads and rng.random() < 0.8 else steps)
    if confirms and rng.random() < 0.9:
        key = confirms[0]
    await inn.press_token(name, key.token, message)
    return True


async def write(inn: Inn, name: str) -> None:
    """A person who is due types the move that a good player would make."""
    sitting = await inn.sitting()
    seat = sitting.seat_of(inn.person(name).key)
    view = sitting.game.view(sitting.state, seat)
    action = sitting.game.choose(view, "normal", KeyedDice(b"scripted", sitting.n))
    answer = await inn.type(name, sitting.game.write(view, action), sitting.id)
    after = await inn.sitting()
    assert after.version > sitting.version, answer.text


async def write_out(inn: Inn, names: list[str], moves: int = 2000) -> None:
    """Type good moves until the game is over."""
    for _ in range(moves):
        sitting = await inn.sitting()
        if sitting.phase != PLAY:
            return
        due = [n for n in names if sitting.seat_of(inn.person(n).key) in sitting.due()]
        if due:
            await write(inn, due[0])
        else:
            await inn.pass_time(2)
    raise AssertionError("the game does not end")


async def play_out(inn: Inn, names: list[str], rng: random.Random, presses: int = 20_000) -> None:
    """Press until the game is over; computers and clocks have their time in between."""
    for _ in range(presses):
        sitting = await inn.sitting()
        if sitting.phase != PLAY:
            return
        due = sitting.due()
        people = [n for n in names if sitting.seat_of(inn.person(n).key) in due]
        if people and await act(inn, rng.choice(people), rng):
            await inn.pass_time(1)
        else:
            await inn.pass_time(6)
    raise AssertionError("the game does not end")


async def opened(house: Inn, game: str, *names: str, computers: int = 0) -> None:
    """A running table with these people and so many computers."""
    await house.command(names[0], "play", game)
    sitting = await house.sitting()
    want = len(names) + computers
    while (await house.sitting()).terms.players != want:
        await house.press(names[0], "Options")
        label = f"{(await house.sitting()).terms.players} chairs"
        await house.press(names[0], label)
    for name in names:
        await house.press(name, "Join")
    for _ in range(computers):
        await house.press(names[0], "+ computer")
    await house.press(names[0], "Start")
    sitting = await house.sitting()
    assert sitting.phase == PLAY, house.public().sheet.lines


async def until_due(house: Inn, name: str, others: list[str]) -> None:
    """Others play until it is this person's turn."""
    for _ in range(50):
        sitting = await house.sitting()
        if sitting.seat_of(house.person(name).key) in sitting.due():
            return
        due = [n for n in others if sitting.seat_of(house.person(n).key) in sitting.due()]
        if due:
            await write(house, due[0])
        else:
            await house.pass_time(2)
    raise AssertionError("never due")
