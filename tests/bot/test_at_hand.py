"""What is at hand at a table: settings, rules, words, hints, looking back, the proof of the deal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.export import export, verify
from bot.record import load_entry
from tests.bot.inn import LIKE_TELEGRAM, inn
from tests.bot.scripted import opened, write_out


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


async def test_everyone_can_check_the_deal(database: Path):
    """After the end the secret is open, and every shuffle is recomputed in the chat."""
    async with inn(database) as house:
        await opened(house, "rummy", "Anna", computers=1)
        lines = " ".join(house.public().sheet.lines)
        sitting = await house.sitting()
        assert sitting.secret.hex() not in lines
        await write_out(house, ["Anna"])
        await house.pass_time(60)
    async with inn(database, memory=house.memory) as house:
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
        await house.press("Anna", "Pictures: light")
        assert house.private("Anna").sheet.rows
    async with inn(database) as house:
        answer = await house.command("Anna", "settings")
        labels = [key.label for row in answer.shown[0].rows for key in row]
        assert "Pictures: dark" in labels


async def test_only_admins_change_what_is_usual_in_a_chat(database: Path):
    """Others read a sentence, and nothing changes."""
    async with inn(database) as house:
        answer = await house.command("Anna", "settings", "chat")
        assert "Only admins" in answer.text
        house.memory.admins.add("memory:anna")
        answer = await house.command("Anna", "settings", "chat")
        await house.press("Anna", "Time: a day a turn")
        await house.press("Anna", "· An hour a turn")
        await house.command("Anna", "play", "dog")
        assert (await house.sitting()).terms.clock == "1h"


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


async def test_a_harmless_play_needs_no_confirmation_unless_one_wants_it(database: Path):
    """By default one is asked when it hurts; a setting asks always."""
    async with inn(database) as house:
        await opened(house, "dog", "Anna", "Berta", computers=2)
        before = (await house.sitting()).n
        message = house.private("Anna")
        await house.press_token("Anna", message.sheet.rows[0][0].token, message)
        assert (await house.sitting()).n == before + 1, "one press passes a card on"
        await house.command("Berta", "settings")
        await house.press("Berta", "Ask before a play: when it hurts")
        await house.press("Berta", "· Always")
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
        await house.press("Anna", "Position in words: no")
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
        assert "everyone has 14 tiles" in answer.text, "the position is that after the deal"
        holding = [line for line in answer.shown[0].lines if " holds: " in line]
        assert len(holding) == 2, "everybody's rack, from the first position on"
        assert [key.label for row in answer.shown[0].rows for key in row] == ["1 on ›", "10 on ›"]
        await house.press("Anna", "10 on ›")
        answer = await house.press("Anna", "1 on ›")
        assert "Move 11 of" in answer.text
        assert "holds" in answer.shown[0].picture.alt_long
        alone = [line for line in answer.shown[0].lines if line.startswith("Told to ")]
        told = [line for line in answer.shown[0].lines if line not in alone]
        assert not any(re.search(r"\b[Yy]ou", line) for line in told), "whoever looks is not meant"
        answer = await house.press("Anna", "‹ 10 back")
        assert "Move 1 of" in answer.text


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
        other = await house.press("Anna", "From the other side")
        pictures = [house.public().sheet.picture, first.shown[0].picture, other.shown[0].picture]
        assert len({picture.data for picture in pictures}) == 3
        await house.pass_time(1)
        await opened(house, "dog", "Anna", "Berta", computers=2)
        table = (await house.sitting()).id
        assert (await house.press_token("Anna", f"turn.{table}.0.0.000.0")).said


async def test_a_screen_follows_the_language_and_light_that_somebody_chooses(database: Path):
    """What is shown already is worded and painted anew, in its place."""
    from bot.painting import painter

    async with inn(database, painter=painter) as house:
        await opened(house, "dog", "Anna", "Berta")
        message = house.private("Anna")
        lines, picture = message.sheet.lines, message.sheet.picture.data
        await house.command("Anna", "settings")
        await house.press("Anna", "Pictures: light")
        assert message.sheet.lines == lines
        assert message.sheet.picture.data != picture
        await house.press("Anna", "Language: English")
        await house.press("Anna", "· Deutsch")
        assert message.sheet.lines != lines


async def test_a_half_entered_play_follows_to_another_device(database: Path):
    """Begun in the private chat, it is found as far in the room, for that person's eyes."""
    async with inn(database) as house:
        await opened(house, "caminos", "Anna", computers=1)
        table = (await house.sitting()).id
        await house.pass_time(60)
        before = house.private("Anna").sheet.lines
        menu = [
            k for row in house.private("Anna").sheet.rows for k in row if k.token.startswith("menu")
        ]
        await house.press_token("Anna", menu[0].token, house.private("Anna"))
        elsewhere = await house.press_token("Anna", f"hand.{table}.0.0.000.0")
        assert elsewhere.shown[-1].lines[0] == house.private("Anna").sheet.lines[0] != before[0]
