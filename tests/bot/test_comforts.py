"""A table one likes to sit at: taking back, agreeing, playing once more, checking, settings."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.export import export, verify
from bot.record import UNDONE, load_entry
from bot.replay import replay
from bot.sitting import ASLEEP, CANCELLED, LOBBY, OVER, PLAY
from tests.bot.inn import LIKE_TELEGRAM, Inn, Memory, inn
from tests.bot.scripted import act, write, write_out

DAY = 86400.0


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


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
        await house.press(other, "A pause")
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
        await house.press("Anna", "No time limit")
        await house.press("Anna", "Start")
        sitting = await house.sitting()
        assert sitting.deadlines
        await house.press("Anna", "More")
        await house.press("Anna", "A pause")
        await house.press("Berta", "Agree")
        held = await house.sitting()
        assert held.deadlines == ()
        assert any("pause" in line for line in house.public().sheet.lines)
        await house.pass_time(DAY)
        assert (await house.sitting()).n == held.n
        await write(house, "Anna" if held.due() == (held.seat_of("memory:anna"),) else "Berta")
        assert (await house.sitting()).deadlines


async def test_a_side_may_give_up(database: Path):
    """The other side has won, and the statistics say how."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", "Berta")
        await house.press("Anna", "More")
        await house.press("Anna", "To give up")
        assert (await house.sitting()).phase == OVER
        results = await house.house.store.results(person="memory:anna")
        assert [(row.won, row.how) for row in results] == [(False, "conceded")]
        assert any("gave up" in line for line in house.public().sheet.lines)
        answer = await house.command("Berta", "stats")
        assert "1 game, 1 won" in answer.text


async def test_time_runs_out_and_the_stand_in_plays_until_the_owner_is_back(database: Path):
    """Two turns missed in a row: the seat is the stand-in's until its owner presses anything."""
    async with inn(database) as house:
        await house.command("Anna", "play", "caminos")
        for name in ("Anna", "Berta"):
            await house.press(name, "Join")
        await house.press("Anna", "Options")
        await house.press("Anna", "No time limit")
        await house.press("Anna", "Start")
        await house.pass_time(121)
        assert (await house.sitting()).n > 1, "the stand-in made one move"
        await house.pass_time(600)
        sitting = await house.sitting()
        assert any(row.stand_in for row in sitting.seats) or sitting.phase != PLAY
        if sitting.phase == PLAY:
            await house.press("Anna", "My hand")
            await house.press("Berta", "My hand")
            back = await house.sitting()
            assert not any(row.stand_in for row in back.seats)


@pytest.mark.parametrize("game", ["caminos", "rummy"])
async def test_once_more_with_the_same_people(database: Path, game: str):
    """A rematch begins when everyone has pressed; nobody needs to set it up again."""
    async with inn(database) as house:
        await opened(house, game, "Anna", "Berta")
        house.world.pass_to(house.world.now() + 5)
        await house.press("Anna", "More")
        await house.press("Anna", "End this game")
        assert (await house.sitting()).phase == CANCELLED
        table = (await house.sitting()).id
        for name in ("Anna", "Berta"):
            await house.press_token(name, f"rematch.{table}.0.0.000.0")
        rows = await house.house.store.tables_in(house.room.key, (LOBBY, PLAY))
        assert [row.phase for row in rows] == [PLAY]
        assert rows[0].id != table


async def test_everyone_can_check_the_deal(database: Path):
    """After the end the secret is open, and every shuffle is recomputed in the chat."""
    async with inn(database) as house:
        await opened(house, "rummy", "Anna", computers=1)
        lines = " ".join(house.public().sheet.lines)
        sitting = await house.sitting()
        assert sitting.secret.hex() not in lines
        await write_out(house, ["Anna"])
        await house.pass_time(60)
        assert sitting.secret.hex() in " ".join(house.public().sheet.lines)
        answer = await house.press("Anna", "Check the deal")
        assert "All is well." in answer.text
        over = await house.sitting()
        log = [load_entry(row) for row in await house.house.store.log(over.id)]
    document = export(over, log)
    assert all(finding.good for finding in verify(document))
    for key, wrong in (("secret", "00" * 32), ("commitment", "x"), ("position", "x")):
        assert not all(f.good for f in verify({**document, key: wrong})), key
    nature = next(row for row in document["log"] if row["seat"] == -1)
    other = [
        {**row, "action": nature["action"]} if row["seat"] == -1 else row for row in document["log"]
    ]
    assert not all(f.good for f in verify({**document, "log": other}))


async def test_a_running_game_is_not_exported(database: Path):
    """Its cards are nobody's business yet."""
    from games.protocol import Refused

    async with inn(database) as house:
        await opened(house, "dog", "Anna", computers=3)
        sitting = await house.sitting()
        with pytest.raises(Refused):
            export(sitting, [])
        answer = await house.press_token("Anna", f"verify.{sitting.id}.0.0.000.0")
        assert "still running" in answer.text


async def test_settings_are_one_press_each_and_stay(database: Path):
    """A person's own settings, over a restart."""
    async with inn(database) as house:
        await house.command("Anna", "settings")
        await house.press("Anna", "· Pictures: dark")
        assert house.private("Anna").sheet.rows
    async with inn(database) as house:
        answer = await house.command("Anna", "settings")
        labels = [key.label for row in answer.shown[0].rows for key in row]
        assert "✓ Pictures: dark" in labels


async def test_only_admins_change_what_is_usual_in_a_chat(database: Path):
    """Others read a sentence, and nothing changes."""
    async with inn(database) as house:
        answer = await house.command("Anna", "settings", "chat")
        assert "Only admins" in answer.text
        house.memory.admins.add("memory:anna")
        answer = await house.command("Anna", "settings", "chat")
        await house.press("Anna", "· Time: a day a turn")
        await house.command("Anna", "play", "dog")
        assert (await house.sitting()).terms.clock == "1d"


async def test_without_ephemeral_messages_settings_go_to_the_private_chat(database: Path):
    """Nothing of a person's is shown to the room."""
    async with inn(database, limits=LIKE_TELEGRAM) as house:
        answer = await house.command("Anna", "settings")
        assert "private chat" in answer.text
        assert answer.shown == []


async def test_the_rules_are_at_hand(database: Path):
    """In short, as agreed here, or the paragraph of a word."""
    async with inn(database) as house:
        assert "dog" in (await house.command("Anna", "rules")).text
        assert "marbles" in (await house.command("Anna", "rules", "dog")).text
        assert (await house.command("Anna", "rules", "dog D5")).text.startswith("D5")
        assert "Jack" in (await house.command("Anna", "rules", "jack")).text
        assert "nothing about" in (await house.command("Anna", "rules", "dog zebra")).text
        await house.command("Anna", "play", "dog")
        assert "Brändi" in (await house.command("Anna", "rules", "here")).text


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
        await house.press("Anna", "Give Berta’s seat to a computer")
        sitting = await house.sitting()
        assert sitting.row(seat).person is None
        answer = await house.press("Berta", "My hand")
        assert "watching" in answer.text


__all__ = ["Memory"]


async def test_a_harmless_play_needs_no_confirmation_unless_one_wants_it(database: Path):
    """By default one is asked when it hurts; a setting asks always."""
    async with inn(database) as house:
        await opened(house, "dog", "Anna", "Berta", computers=2)
        before = (await house.sitting()).n
        message = house.private("Anna")
        await house.press_token("Anna", message.sheet.rows[0][0].token, message)
        assert (await house.sitting()).n == before + 1, "one press passes a card on"
        await house.command("Berta", "settings")
        await house.press("Berta", "· Ask before a play: always")
        message = next(
            m for m in reversed(house.seen_by("Berta")) if m.to and m.chat != house.room.key
        )
        await house.press_token("Berta", message.sheet.rows[0][0].token, message)
        assert (await house.sitting()).n == before + 1, "asked first"
        await house.press("Berta", "Play it")
        assert (await house.sitting()).n == before + 2


async def test_the_position_can_be_had_in_words(database: Path):
    """For whoever sees no picture: all of it, what happened, or what is said of one player."""
    from bot.painting import painter

    async with inn(database, painter=painter) as house:
        await opened(house, "dog", "Anna", "Berta", computers=2)
        whole = (await house.command("Anna", "board", "words")).text
        assert "Anna" in whole
        assert "Berta" in whole
        some = (await house.command("Anna", "board", "berta")).text
        assert "Berta" in some
        assert len(some) < len(whole)
        assert "Round 1" in (await house.command("Anna", "board", "last")).text
        await house.command("Anna", "settings")
        await house.press("Anna", "· Position in words: yes")
        await house.press("Anna", "My hand")
        assert any("kennel" in line for line in house.private("Anna").sheet.lines)


async def test_a_finished_game_is_looked_through_with_open_hands(database: Path):
    """Play by play, back and forth; never while it runs."""
    from bot.painting import painter

    async with inn(database, painter=painter) as house:
        await opened(house, "rummy", "Anna", computers=1)
        table = (await house.sitting()).id
        answer = await house.press_token("Anna", f"look.{table}.0.0.000.3")
        assert "still running" in answer.text
        await write_out(house, ["Anna"])
        await house.pass_time(60)
        answer = await house.press("Anna", "Look through it")
        assert "Before the first move" in answer.text
        await house.press("Anna", "10 ›")
        answer = await house.press("Anna", "11 ›")
        assert "Move 11 of" in answer.text
        assert "holds" in answer.shown[0].picture.alt_long


async def test_a_hint_is_given_where_it_was_agreed(database: Path):
    """What a strong player would do; elsewhere a sentence says that hints were not agreed on."""
    async with inn(database) as house:
        await house.command("Anna", "play", "dog")
        table = (await house.sitting()).id
        await house.press_token("Anna", f"solo.{table}.0.0.000.0")
        answer = await house.press("Anna", "Hint")
        assert "A strong player would play" in answer.text
    async with inn(database.with_name("other.db")) as house:
        await opened(house, "dog", "Anna", "Berta", computers=2)
        table = (await house.sitting()).id
        answer = await house.press_token("Anna", f"hint.{table}.0.0.000.0")
        assert "not agreed" in answer.text


async def test_a_board_in_space_can_be_seen_from_the_side(database: Path):
    """Caminos has other sides, each one press away; a flat game has none."""
    from bot.painting import painter

    async with inn(database, painter=painter) as house:
        await opened(house, "caminos", "Anna", "Berta")
        first = await house.press("Anna", "In space")
        other = await house.press("Anna", "In space")
        pictures = [house.public().sheet.picture, first.shown[0].picture, other.shown[0].picture]
        assert len({picture.data for picture in pictures}) == 3
        await house.pass_time(1)
        await opened(house, "dog", "Anna", "Berta", computers=2)
        table = (await house.sitting()).id
        assert (await house.press_token("Anna", f"turn.{table}.0.0.000.0")).said
