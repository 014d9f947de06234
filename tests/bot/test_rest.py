"""Slow games: away until, quiet hours with a time zone, the nudge; and who comes back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.rest import Rest, after, read_quiet, read_until, read_zone, up_between
from bot.sitting import ASLEEP, PLAY
from games.protocol import Refused
from tests.bot.inn import Inn, Memory, inn
from tests.bot.scripted import opened, write
from tests.bot.world import TestWorld

HOUR, DAY = 3600.0, 86400.0
ZURICH = ZoneInfo("Europe/Zurich")
NIGHTS = Rest("Europe/Zurich", "22:00-07:00")


def at(text: str) -> float:
    """A moment by the clock of Zurich."""
    return datetime.fromisoformat(text).replace(tzinfo=ZURICH).timestamp()


def night(text: str) -> Memory:
    """A platform in which it is that time in Zurich."""
    return Memory(TestWorld(begin=at(text)))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "inn.db"


# By the clock


def test_a_night_is_over_in_the_morning():
    """Quiet hours go over midnight, by the clock of one's own time zone."""
    assert NIGHTS.ends(at("2026-11-16 23:30")) == at("2026-11-17 07:00")
    assert NIGHTS.ends(at("2026-11-17 06:59")) == at("2026-11-17 07:00")
    assert NIGHTS.ends(at("2026-11-17 07:00")) is None
    assert NIGHTS.begins(at("2026-11-17 07:00")) == at("2026-11-17 22:00")
    assert Rest("UTC", "13:00-14:00").ends(at("2026-11-17 14:30")) == at("2026-11-17 15:00")


def test_whoever_is_away_at_night_is_back_after_it():
    """A rest that leads into another ends with that one."""
    rest = Rest("Europe/Zurich", "22:00-07:00", at("2026-11-20 23:00"))
    assert rest.ends(at("2026-11-16 12:00")) == at("2026-11-21 07:00")


def test_a_clock_counts_the_time_one_is_up():
    """A day of 24 hours takes more than a day where nights do not count; clocks may change."""
    assert after(NIGHTS, at("2026-11-16 12:00"), DAY) == at("2026-11-17 21:00")
    assert after(NIGHTS, at("2026-10-24 21:00"), 2 * HOUR) == at("2026-10-25 08:00")
    assert after(Rest(), 100.0, DAY) == 100.0 + DAY
    for start, hours in (
        ("2026-11-16 12:00", 24),
        ("2026-11-16 23:00", 3),
        ("2026-11-16 08:00", 9),
    ):
        end = after(NIGHTS, at(start), hours * HOUR)
        assert up_between(NIGHTS, at(start), end) == hours * HOUR


@pytest.mark.parametrize(
    ("text", "hours"), [("22-7", "22:00-07:00"), ("22:30 – 6:45", "22:30-06:45"), ("0-24", None)]
)
def test_hours_are_written_as_people_write_them(text: str, hours: str | None):
    """With minutes or without; no hours at all are refused."""
    if hours is None:
        with pytest.raises(Refused):
            read_quiet(text)
    else:
        assert read_quiet(text) == hours


def test_a_zone_is_named_by_its_city_and_a_day_by_its_date():
    """What cannot be read is refused with a sentence."""
    assert read_zone("zurich") == "Europe/Zurich"
    assert read_zone("new york") == "America/New_York"
    assert read_zone("Europe/London") == "Europe/London"
    now = at("2026-11-16 12:00")
    assert read_until("2026-11-20", "Europe/Zurich", now) == at("2026-11-20 08:00")
    assert read_until("3", "UTC", now) == datetime(2026, 11, 19, 8, tzinfo=UTC).timestamp()
    for wrong in ("tomorrow", "2026-11-16", "2020-01-01", "2026-02-30", "0", "999"):
        with pytest.raises(Refused):
            read_until(wrong, "UTC", now)
    with pytest.raises(Refused):
        read_zone("Atlantis")


# At a table


async def two_at(house: Inn, clock: str) -> tuple[str, str]:
    """Two people at Caminos with so much time a turn: who is due, and the other."""
    await house.command("Anna", "play", "caminos")
    table = (await house.sitting()).id
    for name in ("Anna", "Berta"):
        await house.press(name, "Join")
    from bot.sitting import CLOCKS

    await house.press_token("Anna", f"clock.{table}.0.0.000.{list(CLOCKS).index(clock)}")
    await house.press("Anna", "Start")
    sitting = await house.sitting()
    first = "Anna" if sitting.due() == (sitting.seat_of("memory:anna"),) else "Berta"
    return first, "Berta" if first == "Anna" else "Anna"


def notices(house: Inn, name: str) -> int:
    """How often this person's phone has rung: hands posted to them, mentions in the room."""
    key = house.person(name).key
    hands = [m for m in house.memory.messages if m.chat == key and not m.answer]
    mentions = [m for m in house.memory.messages if key in m.sheet.mention]
    return len(hands) + len(mentions)


async def test_a_chat_plays_by_the_day_unless_it_says_otherwise(database: Path):
    """A default time per turn as a setting of the chat: a day."""
    async with inn(database) as house:
        await house.command("Anna", "play", "dog")
        assert (await house.sitting()).terms.clock == "1d"
        table = (await house.sitting()).id
        await house.press_token("Anna", f"solo.{table}.0.0.000.0")
        assert (await house.sitting()).terms.clock == "none", "alone nobody waits"


async def test_whoever_is_away_is_not_reminded_and_their_clock_waits(database: Path):
    """Away until: shown at the table, no reminders, clocks of a day or more pause."""
    memory = night("2026-11-16 12:00")
    async with inn(database, memory=memory) as house:
        first, other = await two_at(house, "1d")
        await house.command(first, "settings", "zone Zurich")
        await house.command(first, "settings", "away 2026-11-23")
        assert f"{first} is away until 2026-11-23." in house.public().sheet.lines
        rang, before = notices(house, first), (await house.sitting()).n
        await house.pass_time(3 * DAY)
        await house.house.store.beat(
            house.world.now(), platforms=("memory",)
        )  # as a running bot does all the time
    async with inn(database, memory=memory) as house:
        await house.pass_time(3 * DAY)
        assert notices(house, first) == rang
        assert (await house.sitting()).n == before, "nobody played for them"
        await house.pass_time(at("2026-11-23 08:01") - house.world.now())
        assert not any("away" in line for line in house.public().sheet.lines)
        assert notices(house, first) == rang + 1, "told once when they are expected"
        await house.pass_time(1.1 * DAY)
        assert (await house.sitting()).n > before, "the rest of the day has run out since"
        assert other


async def test_an_absence_that_ended_while_the_table_slept_is_over(database: Path):
    """No clock ran there; whoever wakes the table does not read of it any more."""
    async with inn(database, memory=night("2026-11-16 12:00")) as house:
        first, other = await two_at(house, "3d")
        await house.command(first, "settings", "away 40")
        house.world.pass_to(house.world.now() + 31 * DAY)
        await house.house.clock.lull()
        await house.settle()
        assert (await house.sitting()).phase == ASLEEP
    async with inn(database, memory=house.memory) as house:
        house.world.pass_to(house.world.now() + 31 * DAY)
        await house.press(other, "Wake it")
        assert not any("away" in line for line in house.public().sheet.lines)
        assert "turn" in {row.kind for row in (await house.sitting()).deadlines}


async def test_whoever_comes_back_early_presses_once(database: Path):
    """Their own screen says that they are away and has the button that ends it."""
    memory = night("2026-11-16 12:00")
    async with inn(database, memory=memory) as house:
        first, _ = await two_at(house, "1d")
        await house.pass_time(6 * HOUR)
        await house.command(first, "settings")
        await house.press(first, "Away and quiet hours")
        await house.press(first, "Away for 7 days")
        due = next(d.at for d in (await house.sitting()).deadlines if d.kind == "turn")
        await house.pass_time(2 * DAY)
        await house.press(first, "My hand")
        assert any("You are away" in line for line in house.private(first).sheet.lines)
        await house.press(first, "I am back")
        left = next(d.at for d in (await house.sitting()).deadlines if d.kind == "turn")
        assert left < due
        assert left - house.world.now() == 18 * HOUR, "what was left of the day"


async def test_in_quiet_hours_a_turn_is_told_in_the_morning(database: Path):
    """No phone rings at night; the table says whose hours those are."""
    memory = night("2026-11-16 23:00")
    async with inn(database, memory=memory) as house:
        first, other = await two_at(house, "1d")
        await house.command(other, "settings", "zone zurich")
        await house.command(other, "settings", "quiet 22-7")
        await house.pass_time(300)
        rang = notices(house, other)
        await write(house, first)
        assert f"{other} has quiet hours: 22:00–07:00 (Europe/Zurich)." in (
            house.public().sheet.lines
        )
        assert notices(house, other) == rang
        await house.house.store.beat(house.world.now(), platforms=("memory",))
    async with inn(database, memory=memory) as house:
        await house.pass_time(at("2026-11-17 06:59") - house.world.now())
        assert notices(house, other) == rang
        await house.pass_time(120)
        assert notices(house, other) == rang + 1
        sitting = await house.sitting()
        assert next(d.at for d in sitting.deadlines if d.kind == "turn") == at("2026-11-18 16:00")


async def test_quiet_hours_are_no_matter_in_a_game_of_minutes(database: Path):
    """Whoever plays at night is told at night."""
    async with inn(database, memory=night("2026-11-16 23:00")) as house:
        first, other = await two_at(house, "10m")
        await house.command(other, "settings", "zone zurich")
        await house.command(other, "settings", "quiet 22-7")
        await house.pass_time(120)
        rang = notices(house, other)
        await write(house, first)
        assert notices(house, other) == rang + 1
        assert not any("quiet" in line for line in house.public().sheet.lines)


async def test_a_reminder_is_for_whoever_is_late_and_comes_once(database: Path):
    """In the exchange all are late together: each is mentioned once, and no more at half time."""
    async with inn(database) as house:
        for name in ("Anna", "Berta"):
            house.memory.closed.add(house.person(name).key)
        await opened(house, "dog", "Anna", "Berta", computers=2)
        await house.pass_time(60)
        rang = [notices(house, name) for name in ("Anna", "Berta")]
        await house.pass_time(13 * HOUR)
        assert [notices(house, name) for name in ("Anna", "Berta")] == [n + 1 for n in rang]


async def test_each_is_told_when_their_own_night_is_over(database: Path):
    """Whoever has been told at seven is not told again at eight, when somebody else is."""
    memory = night("2026-11-16 21:30")
    async with inn(database, memory=memory) as house:
        for name, hours in (("Anna", "21-7"), ("Berta", "21-8")):
            house.memory.closed.add(house.person(name).key)
            await house.command(name, "settings", "zone zurich")
            await house.command(name, "settings", f"quiet {hours}")
        await opened(house, "dog", "Anna", "Berta", computers=2)
        await house.pass_time(at("2026-11-17 06:59") - house.world.now())
        rang = [notices(house, name) for name in ("Anna", "Berta")]
        await house.pass_time(120)
        assert [notices(house, name) for name in ("Anna", "Berta")] == [rang[0] + 1, rang[1]]
        await house.pass_time(HOUR)
        assert [notices(house, name) for name in ("Anna", "Berta")] == [rang[0] + 1, rang[1] + 1]


async def test_others_nudge_once_in_eight_hours(database: Path):
    """The one who is due is told once more, and reads who asked for it."""
    async with inn(database) as house:
        first, other = await two_at(house, "none")
        await house.press(other, "More")
        answer = await house.press(other, f"Nudge {first}")
        assert "only just" in answer.text
        await house.pass_time(HOUR)
        rang = notices(house, first)
        await house.press(other, "More")
        answer = await house.press(other, f"Nudge {first}")
        assert f"told {first} once more" in answer.text
        await house.pass_time(1)
        assert notices(house, first) == rang + 1
        assert house.private(first).sheet.lines[0] == f"{other} nudges you: it is your turn."
    async with inn(database, memory=house.memory) as house:
        await house.pass_time(6 * HOUR)
        table = (await house.sitting()).id
        seat = (await house.sitting()).seat_of(house.person(first).key)
        for name, said in ((other, "last 8 hours"), (first, "Nobody waits"), ("Zoe", "watching")):
            answer = await house.press_token(name, f"nudge.{table}.0.0.000.{seat}")
            assert said in answer.text
        assert notices(house, first) == rang + 1
        await house.pass_time(2 * HOUR)
        await house.press_token(other, f"nudge.{table}.0.0.000.{seat}")
        await house.pass_time(1)
        assert notices(house, first) == rang + 2


async def test_a_nudge_reaches_its_person_over_a_restart(database: Path):
    """It is stored before it is told."""
    async with inn(database) as house:
        first, other = await two_at(house, "none")
        await house.pass_time(HOUR)
        rang = notices(house, first)
        await house.press(other, "More")
        await house.press(other, f"Nudge {first}")
        assert notices(house, first) == rang, "the clock has not fired yet"
    async with inn(database, memory=house.memory) as house:
        await house.pass_time(1)
        assert notices(house, first) == rang + 1


async def test_nobody_is_nudged_out_of_their_rest(database: Path):
    """Whoever is away or asleep is left alone."""
    async with inn(database, memory=night("2026-11-16 12:00")) as house:
        first, other = await two_at(house, "1d")
        await house.command(first, "settings", "away 3")
        await house.pass_time(HOUR)
        await house.press(other, "More")
        answer = await house.press(other, f"Nudge {first}")
        assert "is resting" in answer.text


async def test_who_comes_back_reads_what_the_stand_in_played(database: Path):
    """Each of its moves, before all other news."""
    async with inn(database) as house:
        first, other = await two_at(house, "2m")
        await house.pass_time(121)
        await write(house, other)
        await house.pass_time(121)
        assert (await house.sitting()).phase == PLAY
    async with inn(database, memory=house.memory) as house:
        await house.press(first, "My hand")
        lines = house.private(first).sheet.lines
        told = next(i for i, line in enumerate(lines) if "a stand-in played" in line)
        assert lines[told].startswith("While you were away, a stand-in played 2 moves")
        assert all(line.startswith(first) for line in lines[told + 1 : told + 3])
