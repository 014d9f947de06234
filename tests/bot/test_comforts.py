"""A table one likes to sit at: taking back, agreeing, being away, playing once more."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bot import cast
from bot.painting import painter
from bot.record import UNDONE, load_entry
from bot.replay import replay
from bot.sitting import ASLEEP, CANCELLED, LOBBY, OVER, PLAY
from games import GAMES
from tests.bot.evening import token
from tests.bot.inn import QUICK, Inn, Message, inn
from tests.bot.scripted import act, opened, until_due, write

DAY = 86400.0


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


async def test_alone_with_computers_a_move_is_taken_back_without_asking(database: Path):
    """Undo: everything from one's own last action on, computers' moves included."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", computers=1)
        await until_due(house, "Anna", [])
        before = await house.sitting()
        await write(house, "Anna")
        await house.pass_time(3)
        assert (await house.sitting()).n >= before.n + 2, "the computer has answered"
        await house.press("Anna", "More")
        await house.press("Anna", "Take back the last move")
        after = await house.sitting()
        assert after.state == before.state
        assert after.recent[-1].kind == UNDONE
        assert any("takes the last move back" in line for line in house.public().sheet.lines)
        seat = after.seat_of(house.person("Anna").key)
        assert after.row(seat).decision == after.version, "old buttons are old"
    async with inn(database) as house:
        assert (await house.sitting()).state == before.state
        log = [load_entry(row) for row in await house.house.store.log(after.id)]
        *_, (_, state) = replay(after.game, after.terms.setup(after.game), log)
        assert state == before.state, "the log tells the same"


async def test_others_are_asked_before_something_is_taken_back(database: Path):
    """One mechanism, shown at the table; who is against it ends it."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        first = (
            "Anna"
            if (await house.sitting()).due() == ((await house.sitting()).seat_of("memory:anna"),)
            else "Berta"
        )
        other = "Berta" if first == "Anna" else "Anna"
        before = await house.sitting()
        await write(house, first)
        await house.press(first, "More")
        answer = await house.press(first, "Take back the last move")
        assert "asked the others" in answer.text
        assert any("proposes" in line for line in house.public().sheet.lines)
        await house.press(other, "No")
        assert (await house.sitting()).proposals == ()
        await house.press(first, "More")
        await house.press(first, "Take back the last move")
    async with inn(database, memory=house.memory) as house:
        await house.press(other, "Agree")
        assert (await house.sitting()).state == before.state


async def test_a_proposal_lapses_when_somebody_plays_on(database: Path):
    """It never holds up play."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        sitting = await house.sitting()
        first = "Anna" if sitting.due() == (sitting.seat_of("memory:anna"),) else "Berta"
        other = "Berta" if first == "Anna" else "Anna"
        await house.press(other, "More")
        await house.press(other, "Pause")
        assert (await house.sitting()).proposals
        await write(house, first)
        assert (await house.sitting()).proposals == ()


async def test_what_was_seen_cannot_be_taken_back(database: Path):
    """After a draw the tile is known: no undo, and the reason is said."""
    async with inn(database) as house:
        await opened(house, "rummy", "Anna", computers=1)
        await until_due(house, "Anna", [])
        sitting = await house.sitting()
        await house.type("Anna", "draw", sitting.id)
        labels = [
            key.label for row in (await house.press("Anna", "More")).shown[0].rows for key in row
        ]
        assert "Take back the last move" not in labels


async def test_a_pause_stops_the_clocks_until_somebody_plays(database: Path):
    """Nobody is late while everyone has agreed to a pause."""
    async with inn(database) as house:
        await house.command("Anna", "play", "caminos")
        for name in ("Anna", "Berta"):
            await house.press(name, "Join")
        await house.press("Anna", "Options")
        for label in ("A day a turn", "3 days a turn", "No time limit"):
            await house.press("Anna", label)
        await house.press("Anna", "Start")
        sitting = await house.sitting()
        assert sitting.deadlines
        await house.press("Anna", "More")
        await house.press("Anna", "Pause")
        await house.press("Berta", "Agree")
        held = await house.sitting()
        assert held.deadlines == ()
        assert any("pause" in line for line in house.public().sheet.lines)
    async with inn(database, memory=house.memory) as house:
        await house.pass_time(DAY)
        assert (await house.sitting()).n == held.n
        await write(house, "Anna" if held.due() == (held.seat_of("memory:anna"),) else "Berta")
        assert (await house.sitting()).deadlines


async def test_a_side_may_give_up(database: Path):
    """The other side has won, and the statistics say how."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        await house.press("Anna", "More")
        await house.press("Anna", "Give up")
        assert (await house.sitting()).phase == OVER
        results = await house.house.store.results(person="memory:anna")
        assert [(row.won, row.how) for row in results] == [(False, "conceded")]
        told = "Berta wins. Anna gives up."
        assert house.public().sheet.lines[0] == told
        for one in (house.public(), house.private("Berta")):
            assert one.sheet.lines.count(told) == 1, "the news do not say it again"
    async with inn(database, memory=house.memory) as house:
        answer = await house.command("Berta", "stats")
        assert "1 game, 1 won" in answer.text


async def test_time_runs_out_and_the_stand_in_plays_until_the_owner_is_back(database: Path):
    """Two turns missed in a row: the seat is the stand-in's until its owner presses anything."""
    async with inn(database) as house:
        await house.command("Anna", "play", "caminos")
        for name in ("Anna", "Berta"):
            await house.press(name, "Join")
        await house.press("Anna", "Options")
        for label in ("A day a turn", "3 days a turn", "No time limit"):
            await house.press("Anna", label)
        await house.press("Anna", "Start")
        await house.pass_time(121)
        assert (await house.sitting()).n > 1, "the stand-in made one move"
    async with inn(database, memory=house.memory) as house:
        await house.pass_time(600)
        sitting = await house.sitting()
        assert any(row.stand_in for row in sitting.seats) or sitting.phase != PLAY
        if sitting.phase == PLAY:
            await house.press("Anna", "My hand")
            await house.press("Berta", "My hand")
            back = await house.sitting()
            assert not any(row.stand_in for row in back.seats)


@pytest.mark.parametrize("game", ["caminos", "rummy"])
async def test_once_more_is_proposed_at_the_table(database: Path, game: str):
    """Shown there like every proposal; it begins when everyone agrees, and is set up as it was."""
    async with inn(database) as house:
        await opened(house, game, "Anna", "Berta")
        old = await house.sitting()
        house.world.pass_to(house.world.now() + 5)
        await house.press("Anna", "More")
        await house.press("Anna", "End this game")
        assert (await house.sitting()).phase == CANCELLED
        await house.press("Anna", "Once more")
        lines = " ".join(at_table(house, old.id))
        assert "Anna proposes: to play once more" in lines
        new = (await house.sitting()).commitment
        assert new[:12] in lines, "the deal is fixed before anybody agrees"
        assert house.public().sheet.table == old.id, "and nothing else is posted"
    async with inn(database, memory=house.memory) as house:
        rows = await house.house.store.tables_in(house.room.key, (LOBBY, PLAY))
        assert [row.phase for row in rows] == [LOBBY], "Berta has not said anything yet"
        await house.press("Berta", "Agree")
        rows = await house.house.store.tables_in(house.room.key, (LOBBY, PLAY))
        assert [row.phase for row in rows] == [PLAY]
        new = await house.house.keeper.get(rows[0].id)
        assert (new.terms.before, new.terms.options) == (old.id, old.terms.options)
        assert {row.person for row in new.seats} == {row.person for row in old.seats}
        assert (await house.house.keeper.get(old.id)).proposals == ()


def at_table(house: Inn, table: str) -> tuple[str, ...]:
    """What the room's message of a table says."""
    messages = [m for m in house.memory.messages if m.to is None and not m.gone]
    return next(m.sheet.lines for m in reversed(messages) if m.sheet.table == table)


async def test_one_who_does_not_want_to_play_again_says_so(database: Path):
    """The proposal is off, and nobody waits in a lobby for it."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        await house.press("Anna", "More")
        await house.press("Anna", "End this game")
        await house.press("Anna", "Once more")
    async with inn(database, memory=house.memory) as house:
        await house.press("Berta", "No")
        assert await house.house.store.tables_in(house.room.key, (LOBBY, PLAY)) == ()


async def test_the_lobby_of_a_rematch_may_begin_without_those_who_do_not_answer(database: Path):
    """After a while whoever proposed it is asked, and fills up; nothing stays proposed."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        old = (await house.sitting()).id
        house.world.pass_to(house.world.now() + 5)
        await house.press("Anna", "More")
        await house.press("Anna", "End this game")
        await house.press("Anna", "Once more")
    async with inn(database, memory=house.memory) as house:
        await house.pass_time(QUICK.lobby + 60)
        assert any("this lobby has waited" in line for line in house.public().sheet.lines)
        await house.press("Anna", "Fill up and start")
        assert (await house.sitting()).phase == PLAY
        assert (await house.house.keeper.get(old)).proposals == ()
        answer = await house.press_token("Berta", token("rematch", old))
        assert "has begun" in answer.text


async def test_alone_with_computers_once_more_is_one_press(database: Path):
    """They agree to everything, keep their names, and a second press opens no second game."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", computers=1)
        old = await house.sitting()
        house.world.pass_to(house.world.now() + 5)
        await house.press("Anna", "More")
        await house.press("Anna", "End this game")
        message, key = house.button("Anna", "Once more")
        await house.press_token("Anna", key.token, message)
    async with inn(database, memory=house.memory) as house:
        await house.press_token("Anna", key.token, message)
        rows = await house.house.store.tables_in(house.room.key, (LOBBY, PLAY))
        assert [row.phase for row in rows] == [PLAY]
        new = await house.house.keeper.get(rows[0].id)
        assert set(cast.names(new)) == set(cast.names(old))


async def test_a_computer_player_keeps_its_name(database: Path):
    """From the lobby to the end: chairs are changed, seats are drawn, somebody is put out."""
    async with inn(database) as house:
        await house.command("Anna", "play", "dog")
        await house.press("Anna", "Join")
        await house.press("Anna", "+ computer")
        await house.press("Berta", "Join")
        await house.press("Anna", "+ computer")
        before = {name for name in cast.names(await house.sitting()) if "⚙" in name}
        table = (await house.sitting()).id
        await house.press_token("Berta", token("sit", table, 0))
        assert {name for name in cast.names(await house.sitting()) if "⚙" in name} == before
        await house.press_token("Anna", token("lot", table, 1))
        await house.press("Anna", "Start")
    async with inn(database, memory=house.memory) as house:
        sitting = await house.sitting()
        assert sitting.phase == PLAY
        assert {name for name in cast.names(sitting) if "⚙" in name} == before
        seat = sitting.seat_of("memory:berta")
        await house.press_token("Anna", token("kick", table, seat))
        after = cast.names(await house.sitting())
        assert len(set(after)) == 4, "the newcomer has a name of its own"
        assert before < set(after)


async def test_a_silent_table_sleeps_and_can_be_woken(database: Path):
    """After thirty days without a move; the game is as it was."""
    async with inn(database) as house:
        await opened(house, "dog", "Anna", "Berta")
        before = await house.sitting()
        house.world.pass_to(house.world.now() + 31 * DAY)
        await house.house.clock.lull()
        await house.settle()
        assert (await house.sitting()).phase == ASLEEP
        assert any("sleeps" in line for line in house.public().sheet.lines)
    async with inn(database, memory=house.memory) as house:
        await house.press("Berta", "Wake it")
        after = await house.sitting()
        assert after.phase == PLAY
        assert after.state == before.state


async def test_a_word_becomes_part_of_the_deal(database: Path):
    """Any player may add a public word until the start: other words, other cards."""
    hands = []
    for word in ("lucky", "unlucky"):
        async with inn(database.with_name(f"{word}.db")) as house:
            await house.command("Anna", "play", "dog")
            await house.press("Anna", "Join")
            await house.command("Anna", "table", f"word {word}")
            assert any(word in line for line in house.public().sheet.lines)
            for _ in range(3):
                await house.press("Anna", "+ computer")
            await house.press("Anna", "Start")
            hands.append((await house.sitting()).state)
    assert hands[0] != hands[1]


async def test_one_press_starts_a_game_against_computers(database: Path):
    """From the lobby, for whoever is alone."""
    async with inn(database) as house:
        await house.command("Anna", "play", "dog")
        table = (await house.sitting()).id
        await house.press_token("Anna", f"solo.{table}.0.0.000.0")
        sitting = await house.sitting()
        assert sitting.phase == PLAY
        assert sum(row.person is None for row in sitting.seats) == 3
        assert await act(house, "Anna", random.Random(1))


async def test_somebody_kicked_loses_the_seat_for_good(database: Path):
    """The opener's right; a computer plays on."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        seat = (await house.sitting()).seat_of("memory:berta")
        await house.press("Anna", "More")
        answer = await house.press("Anna", "Give Berta’s seat to a computer")
        told = "A computer player takes Berta’s seat."
        assert (answer.text, told in house.public().sheet.lines) == (told, True)
        sitting = await house.sitting()
        assert sitting.row(seat).person is None
    async with inn(database, memory=house.memory) as house:
        answer = await house.press("Berta", "My hand")
        assert "watching" in answer.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["concede", "cancel"])
async def test_once_it_is_over_nobody_is_to_play(database: Path, game: str, how: str):
    """Given up or ended in the midst of it: no line or picture says whose turn it would be."""
    async with inn(database, painter=painter) as house:
        await opened(house, game, "Anna", "Berta")
        while not (await house.sitting()).due():
            await house.pass_time(5)
        assert re.search(TO_PLAY, told(house.public()))
        await house.press("Anna", "More")
        if how == "cancel":
            await house.press("Anna", "End this game")
        else:
            await house.press("Anna", "Give up")
        shown = [m for m in house.memory.messages if not m.gone and m.sheet.picture is not None]
        assert {m.to for m in shown} == {None, "memory:anna", "memory:berta"}
        for message in shown:
            if message.sheet.result:
                assert "Berta wins" in message.sheet.picture.alt_long
            else:
                assert "over" in message.sheet.picture.alt_long
            assert not re.search(TO_PLAY, told(message)), told(message)


TO_PLAY = r"(?i)to play|to choose|\bturn\b|choosing"


def told(message: Message) -> str:
    """All that a message says, with its picture."""
    picture = message.sheet.picture
    return "\n".join([*message.sheet.lines, picture.alt, picture.alt_long])
