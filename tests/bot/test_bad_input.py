"""Whatever comes in: a kind sentence, nothing changed, nothing leaked, nothing logged as ours."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.platforms.base import (
    Autocomplete,
    Command,
    Gone,
    Joined,
    Moved,
    Person,
    Press,
    Reachable,
    Room,
    Typed,
)
from bot.record import PLAYED
from bot.router import VERBS
from bot.sitting import LOBBY, PLAY
from bot.tokens import Token, read
from games import GAMES
from tests.bot.evening import check_log, easy_move, log, sit_down, token
from tests.bot.inn import LIKE_TELEGRAM, Answer, Inn, inn

pytestmark = pytest.mark.asyncio

STRANGE = [
    "", " ", "\x00", "\x1b[31m", "a\nb", "\u202eevil\u202c", "שלום עולם", "مرحبا", "\u200d", "\u2066x",
    "\ud800", "𝕬" * 40, "x" * 10_000, "💣" * 3000, "{ $who }", "{0}", "%s%n", "<b>x</b>", "@everyone",
    "'; DROP TABLE tables;--", "-1", "9" * 400, "١٢٣", "ß" * 999, "\u3164", "e\u0301" * 900,
]  # fmt: skip


def ours(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as our own error."""
    return [str(r.exc_info or r.getMessage()) for r in caplog.records if r.levelname == "ERROR"]


async def everything(here: Inn) -> list[Any]:
    """All tables as they are stored."""
    rows = await here.house.store.tables_in(here.room.key, ("lobby", "play", "over", "cancelled"))
    return [await here.house.store.load(row.id) for row in rows]


async def stand(here: Inn) -> list[Any]:
    """All tables as they are stored, places aside."""
    return [(one.table, one.seats, one.deadlines, one.proposals) for one in await everything(here)]


@pytest.mark.parametrize("game", GAMES)
async def test_forged_stale_and_foreign_tokens(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
):
    """Nothing changes, and each is answered."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, game)
        sitting = await here.house.keeper.get(table)
        due = sitting.due()[0]
        name = next(n for n in ("Anna", "Berta") if sitting.seat_of(here.person(n).key) == due)
        row = sitting.row(due)
        good = next(
            k.token for r in here.private(name).sheet.rows for k in r if k.token[:2] in ("me", "to")
        )
        real = read(good)
        forged = [
            *STRANGE, "menu", "menu.x.0.0.000.0", "." * 64, good + "x", good.upper(), good[:-1] + "~",
            str(Token("menu", table, row.decision + 5, real.menu, real.check, real.step)),
            str(Token("menu", table, row.decision, real.menu + 1, real.check, real.step)),
            str(Token("menu", table, row.decision, real.menu, "fff", real.step)),
            str(Token("menu", table, row.decision, real.menu, real.check, 10**17)),
            str(Token("menu", table, row.decision, real.menu, real.check, -(10**17))),
            str(Token("confirm", table, row.decision, real.menu, "fff")),
            str(Token("confirm", "ZZZZZZZZ", row.decision, real.menu, real.check)),
            str(Token("nonsense", table)), str(Token("kick", table, step=99)),
            str(Token("kick", table, step=-1)), str(Token("next", table)),
            str(Token("seats", table, step=99)), str(Token("sit", table, step=7)),
            str(Token("option", table, step=9999)), str(Token("option", table, step=-9999)),
            str(Token("propose", table, step=-5)), str(Token("propose", table, step=10**9)),
            str(Token("agree", table)), str(Token("decline", table)), str(Token("wake", table)),
            str(Token("verify", table)), str(Token("rematch", table)), str(Token("ready", table)),
            str(Token("join", table)), str(Token("fill", table)), str(Token("solo", table)),
        ]  # fmt: skip
        before = await stand(here)
        for one in forged:
            for person in (name, "Zoe"):
                answer = await here.press_token(person, one)
                assert answer.answered, one
                assert await stand(here) == before, one
                assert sitting.secret.hex() not in answer.text
        for other in {"Anna", "Berta", "Zoe"} - {name}:
            answer = await here.press_token(other, good, here.private(name))
            assert answer.answered
            assert await stand(here) == before
        assert ours(caplog) == []


@pytest.mark.parametrize("game", GAMES)
async def test_garbage_and_enormous_notation(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
):
    """Written by whoever is due, whoever is not, and a stranger."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, game)
        before = await stand(here)
        for text in [
            *STRANGE,
            "5 1>6" * 400,
            ">" * 2000,
            "give " * 300,
            "a1 " * 600,
            "[" * 999,
            "7 " + "1>2," * 400,
        ]:
            for name in ("Anna", "Berta", "Zoe"):
                for answer in (
                    await here.type(name, text, table),
                    await here.type(name, text, text[:20]),
                    await here.command(name, "move", text),
                ):
                    assert answer.answered, text
                    assert len(answer.text) < 4096
        assert await stand(here) == before
        assert ours(caplog) == []


async def test_names_of_every_kind(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    """Shown short, on one line, in one direction, and never empty; two alike are told apart."""
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM) as here:
        for n, name in enumerate(STRANGE):
            here.person = lambda _, n=n, name=name: Person("memory", f"p{n}", name)  # type: ignore[method-assign]
            room = Room("memory", f"room{n}")
            here.room = room
            await here.command("x", "play", "caminos")
            answer = await here.press("x", "Join")
            assert answer.answered
            sitting = await here.sitting()
            (called,) = dict(sitting.terms.names).values()
            assert 1 <= len(called) <= 24
            assert called.strip("\u200d\u3164 ")
            assert not any(sign in called for sign in "\n\r\x00\x1b\u202e\u2066\u202c")
            await here.press_token("x", token("fill", sitting.id))
            assert (await here.sitting()).phase == PLAY
        assert ours(caplog) == []


async def test_commands_of_every_kind(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    """Known and unknown, with anything behind them."""
    from bot.commands import COMMANDS

    async with inn(tmp_path / "t.db") as here:
        await sit_down(here, "rummy")
        for name in (*COMMANDS, "nonsense", "x" * 500, "\u202e"):
            for text in STRANGE:
                for person in ("Anna", "Zoe"):
                    answer = await here.command(person, name, text)
                    assert answer.answered, (name, text)
        assert ours(caplog) == []


@pytest.mark.parametrize("game", GAMES)
async def test_an_old_button_shows_the_present_screen(tmp_path: Path, game: str):
    """Pressed after the move was made in another way: what stands now, with its buttons."""
    async with inn(tmp_path / "t.db") as here:
        table = await sit_down(here, game)
        sitting = await here.house.keeper.get(table)
        name = next(
            n for n in ("Anna", "Berta") if sitting.seat_of(here.person(n).key) in sitting.due()
        )
        other = next(n for n in ("Anna", "Berta") if n != name)
        seat = sitting.seat_of(here.person(name).key)
        old = [key.token for row in here.private(name).sheet.rows for key in row]
        public = [key.token for row in here.public().sheet.rows for key in row]
        await here.type(name, easy_move(sitting, seat), table)
        after = await here.house.keeper.get(table)
        for one in old:
            answer = await here.press_token(name, one, here.private(name))
            assert answer.shown, one
            assert answer.text
        names = [row.person for row in after.seats]
        due = [n for n in ("Anna", "Berta") if names.index(here.person(n).key) in after.due()]
        for one in public:
            answer = await here.press_token("Zoe", one)
            assert answer.answered
            if read(one).verb == "hand":
                assert "watching" in answer.text
                assert not due or any(n in answer.text for n in due)
        wrong = await here.press_token(other, old[0], here.private(other))
        assert wrong.answered
        assert (await here.house.keeper.get(table)).n == after.n


async def test_not_your_turn_says_whose_it_is(tmp_path: Path):
    """Typed out of turn, in every game."""
    async with inn(tmp_path / "t.db") as here:
        for game in GAMES:
            table = await sit_down(here, game)
            sitting = await here.house.keeper.get(table)
            if len(sitting.due()) != 1:
                continue
            names = {sitting.seat_of(here.person(n).key): n for n in ("Anna", "Berta")}
            due = sitting.due()[0]
            answer = await here.type(names[1 - due], easy_move(sitting, due), table)
            assert answer.answered
            assert (await here.house.keeper.get(table)).version == sitting.version
            assert names[due] in answer.text, answer.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
async def test_thousands_of_random_events(
    tmp_path: Path, game: str, seed: int, caplog: pytest.LogCaptureFixture
):
    """Presses of anything ever shown, by anyone; words, commands, comings and goings.

    Every press is answered, no error is ours, and the state stays what the log says. A game that
    somebody has ended by it is followed by another: most of it shall meet a running one.
    """
    rng = random.Random(f"{game}{seed}")
    people = ["Anna", "Berta", "Carlo", "Zoe", "Yan"]
    here: Inn
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM if seed else here_limits()) as here:
        table = await sit_down(here, game, clock="10m")
        seen: list[str] = []
        plays = 0
        for n in range(350):
            if (await here.house.keeper.get(table)).phase != PLAY:
                plays += await moves(here, table)
                table = await another(here, game)
            for message in here.memory.messages[-6:]:
                seen += [key.token for row in message.sheet.rows for key in row][:12]
            seen = list(dict.fromkeys(seen))[-400:]
            late = await due_at(here, table)
            name = rng.choice(late if late and rng.random() < 0.5 else people)
            answer = await event(here, rng, name, seen, table)
            assert answer is None or answer.answered, n
            if n % 12 == 0:
                await here.pass_time(rng.choice([1, 5, 70, 400]))
            if n % 60 == 0:
                here.memory.trouble.clear()
                for row in await here.house.store.tables_in(
                    here.room.key, ("lobby", "play", "over", "cancelled")
                ):
                    await check_log(here, row.id)
        here.memory.trouble.clear()
        await here.pass_time(400)
        plays += await moves(here, table)
        assert plays > 10, "it was played, too"
        for row in await here.house.store.tables_in(here.room.key, (PLAY,)):
            await check_log(here, row.id)
        assert ours(caplog) == []


async def due_at(here: Inn, table: str) -> list[str]:
    """The people whom the table waits for."""
    sitting = await here.house.keeper.get(table)
    people = [sitting.row(seat).person or "" for seat in sitting.people_due()]
    return [person.partition(":")[2].title() for person in people]


async def moves(here: Inn, table: str) -> int:
    """How often somebody has played there."""
    return sum(entry.kind == PLAYED and entry.seat >= 0 for entry in await log(here, table))


async def another(here: Inn, game: str) -> str:
    """Another table of the same game at which Anna and Berta play."""
    here.memory.trouble.clear()
    here.memory.admins.add("memory:anna")  # whoever has opened the lobby
    await here.command("Anna", "play", game)
    rows = await here.house.store.tables_in(here.room.key, (LOBBY,))
    table = next(row.id for row in rows if row.game == game)
    for name, verb in (("Anna", "join"), ("Berta", "join"), ("Anna", "fill")):
        await here.press_token(name, token(verb, table))
    here.memory.admins.clear()
    assert (await here.house.keeper.get(table)).phase == PLAY
    return table


def here_limits() -> Any:
    from tests.bot.inn import LIKE_DISCORD

    return LIKE_DISCORD


async def event(
    here: Inn, rng: random.Random, name: str, seen: list[str], table: str
) -> Answer | None:
    """Something that somebody does."""
    person = here.person(name)
    room = rng.choice([here.room, here.room, Room("memory", person.id, private=True)])
    answer = Answer(here.memory, person, room, rng.choice([None, *here.seen_by(name)[-3:]]))
    sitting = await here.house.keeper.get(table)
    draw = rng.random()
    if draw < 0.55 and seen:
        press = Press(
            person,
            room,
            answer,
            rng.choice(seen[-60:] if rng.random() < 0.7 else seen),
            f"r{rng.random()}",
        )
        await here.router(press)
    elif draw < 0.65:
        step = rng.choice([-1, 0, 1, 2, 3, 4, 33, 70, 10**6])
        verb = rng.choice([v for v in VERBS if v not in ("cancel", "close")])
        forged = Token(
            verb,
            rng.choice([table, table, "AAAAAAAA"]),
            rng.randrange(40),
            rng.randrange(3),
            "000",
            step,
        )
        await here.router(Press(person, room, answer, str(forged), "f"))
    elif draw < 0.8:
        seat = sitting.seat_of(person.key)
        text = rng.choice(STRANGE)
        if sitting.phase == PLAY and seat in sitting.due() and rng.random() < 0.8:
            text = easy_move(sitting, seat)
        await here.router(Typed(person, room, answer, text, rng.choice(["", table, "x"])))
    elif draw < 0.88:
        command = rng.choice(
            ["play", "hand", "move", "board", "help", "settings", "stats", "rules", "x"]
        )
        await here.router(
            Command(person, room, answer, command, rng.choice([*GAMES, *STRANGE[:9]]), "c")
        )
    else:
        await quiet(here, rng, person, room)
        answer = None  # type: ignore[assignment]
    await here.settle()
    return answer


async def quiet(here: Inn, rng: random.Random, person: Person, room: Room) -> None:
    """Something that is answered by nothing."""
    from bot.platforms.base import Failed, Later, Unsure, Vanished

    heard: list[str] = []

    async def complete(found: Any) -> None:
        heard.extend(found)

    match rng.randrange(6):
        case 0:
            await here.reachable(person.name, rng.random() < 0.6)
        case 1:
            await here.router(Autocomplete(person, room, rng.choice(STRANGE), complete))
            assert len(heard) <= 25
        case 2:
            await here.router(Joined(here.room, person))
        case 3:
            await here.router(Gone(Room("memory", "elsewhere")))
        case 4:
            await here.router(Moved(Room("memory", "old"), Room("memory", "new")))
        case 5:
            kind = rng.choice([Later(3), Failed("x"), Unsure(), Vanished()])
            here.memory.trouble.append(kind)
    await here.router(Reachable(Person("memory", "nobody"), True))
