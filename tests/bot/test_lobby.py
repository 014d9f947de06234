"""Lobbies: who comes, who sits where, how they start and end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.lobby_screen import STRIDE
from bot.manners import Manners
from bot.platforms.base import Room
from bot.sitting import CANCELLED, LOBBY, PLAY
from bot.tokens import read
from tests.bot.evening import check_newest, sit_down, token
from tests.bot.inn import LIKE_TELEGRAM, Inn, Message, inn

pytestmark = pytest.mark.asyncio
PATIENT = Manners(lobby=1800.0, patience=600.0)


async def lobby(here: Inn, game: str = "dog", opener: str = "Anna") -> str:
    await here.command(opener, "play", game)
    return (await here.sitting()).id


async def test_a_lobby_that_waits_asks_and_then_closes(tmp_path: Path):
    """After half an hour the opener is asked; ten minutes later it closes, its secret open."""
    async with inn(tmp_path / "t.db", manners=PATIENT) as here:
        table = await lobby(here)
        await here.press("Anna", "Join")
        await here.pass_time(1801)
        labels = {key.label for row in here.public().sheet.rows for key in row}
        assert {"Fill up and start", "Wait"} <= labels or len(labels) > 6
        verbs = {key.token.split(".")[0] for row in here.public().sheet.rows for key in row}
        assert {"fill", "start", "wait"} <= verbs
        await here.pass_time(601)
        sitting = await here.house.keeper.get(table)
        assert sitting.phase == CANCELLED
        assert sitting.deadlines == ()
        answer = await here.press_token("Berta", token("join", table))
        assert answer.text
        assert (await here.house.keeper.get(table)).version == sitting.version
        await check_newest(here, table)


@pytest.mark.parametrize("verb", ["wait", "fill", "start"])
async def test_each_offer_of_a_lobby_that_waited_works(tmp_path: Path, verb: str):
    """Wait for another while, fill up, or begin with those who are here."""
    async with inn(tmp_path / "t.db", manners=PATIENT) as here:
        table = await lobby(here)
        for name in ("Anna", "Berta"):
            await here.press_token(name, token("join", table))
        await here.pass_time(1801)
        refused = await here.press_token("Berta", token(verb, table))
        assert "Anna" in refused.text, "it is the opener's to decide"
        await here.press_token("Anna", token(verb, table))
        await here.pass_time(900)
        sitting = await here.house.keeper.get(table)
        assert sitting.phase == (LOBBY if verb == "wait" else PLAY)
        if verb != "wait":
            assert len(sitting.seats) == (4 if verb == "fill" else 2)


async def test_an_opener_who_leaves_hands_over(tmp_path: Path):
    """The next one is in charge; whoever comes to an empty lobby is, too."""
    async with inn(tmp_path / "t.db") as here:
        table = await lobby(here, "caminos")
        for name in ("Anna", "Berta"):
            await here.press_token(name, token("join", table))
        await here.press_token("Anna", token("leave", table))
        await here.press_token("Berta", token("computer", table))
        await here.press_token("Berta", token("leave", table))
        await here.press_token("Carlo", token("join", table))
        await here.press_token("Carlo", token("start", table))
        sitting = await here.house.keeper.get(table)
        assert sitting.phase == PLAY
        assert sitting.seat_of(here.person("Carlo").key) is not None
        await check_newest(here, table)


async def test_a_full_table_is_full_but_computers_make_room(tmp_path: Path):
    """A person is seated before a computer; a fifth person is told that it is full."""
    async with inn(tmp_path / "t.db") as here:
        table = await lobby(here)
        await here.press_token("Anna", token("join", table))
        for _ in range(5):
            last = await here.press_token("Anna", token("computer", table))
        assert "taken" in last.text
        for name in ("Berta", "Carlo", "Dora"):
            await here.press_token(name, token("join", table))
        sitting = await here.house.keeper.get(table)
        assert [row.person is not None for row in sitting.seats] == [True] * 4
        refused = await here.press_token("Emil", token("join", table))
        assert "taken" in refused.text
        again = await here.press_token("Dora", token("join", table))
        assert "already" in again.text
        assert (await here.house.keeper.get(table)).version == sitting.version


async def test_ready_of_all_starts_it_with_the_chairs_as_chosen(tmp_path: Path):
    """Everyone keeps the chair they took, and the game begins with the last of them."""
    async with inn(tmp_path / "t.db") as here:
        table = await lobby(here, "caminos")
        for name in ("Anna", "Berta"):
            await here.press_token(name, token("join", table))
        taken = await here.press_token("Anna", token("sit", table, 1))
        assert "sits there" in taken.text
        await here.press_token("Berta", token("leave", table))
        await here.press_token("Anna", token("sit", table, 1))
        await here.press_token("Berta", token("join", table))
        await here.press_token("Anna", token("ready", table))
        assert (await here.house.keeper.get(table)).phase == LOBBY
        await here.press_token("Berta", token("ready", table))
        sitting = await here.house.keeper.get(table)
        assert sitting.phase == PLAY
        assert [row.person for row in sitting.seats] == ["memory:berta", "memory:anna"]
        await check_newest(here, table)


async def test_two_lobbies_of_different_games_in_a_room(tmp_path: Path):
    """Each has its message; the same game again brings its lobby down instead."""
    async with inn(tmp_path / "t.db") as here:
        first = await lobby(here, "dog")
        second = await lobby(here, "rummy", "Berta")
        assert first != second
        again = await here.command("Carlo", "play", "dog")
        assert "open here" in again.text
        rows = await here.house.store.tables_in(here.room.key, (LOBBY,))
        assert {row.id for row in rows} == {first, second}
        for table in (first, second):
            await here.press_token("Anna", token("join", table))
            place = (await here.house.delivery.places(table))[-1]
            assert not here.memory.messages[int(place.ref) - 1].gone
        twice = await here.command("Anna", "play", "caminos", Room("memory", "inn", "topic"))
        assert twice.answered


async def test_a_person_plays_at_several_tables(tmp_path: Path):
    """A move typed without naming the table goes to where it is their turn; each has its screen."""
    async with inn(tmp_path / "t.db") as here:
        tables = [await sit_down(here, game, ["Anna"]) for game in ("caminos", "rummy")]
        anna = here.person("Anna").key
        own = [m for m in here.memory.messages if m.chat == anna and not m.gone]
        assert len(own) == 2
        sittings = [await here.house.keeper.get(table) for table in tables]
        named = await here.command("Anna", "hand", tables[0])
        assert named.shown
        for sitting in sittings:
            places = await here.house.delivery.places(sitting.id)
            assert places[sitting.seat_of(anna)].way == "dm"


async def test_whoever_plays_at_several_tables_is_asked_which_hand(tmp_path: Path):
    """`/hand` lists them, where it is one's turn first; a press shows that hand."""
    async with inn(tmp_path / "t.db") as here:
        first = await sit_down(here, "caminos", ["Anna", "Berta"])
        alone = await here.command("Anna", "hand")
        assert "tables" not in " ".join(alone.shown[-1].lines)
        second = await sit_down(here, "rummy", ["Carlo", "Anna"])
        asked = await here.command("Anna", "hand")
        (sheet,) = asked.shown
        assert sheet.lines == ("You sit at 2 tables. Which hand do you want to see?",)
        keys = {read(key.token).table: key.label for row in sheet.rows for key in row}
        anna = here.person("Anna").key
        sittings = [await here.house.keeper.get(table) for table in keys]
        mine = [sitting.seat_of(anna) in sitting.due() for sitting in sittings]
        assert mine == sorted(mine, reverse=True)
        due = [sitting.id for sitting, turn in zip(sittings, mine, strict=True) if turn]
        for table, game, other in ((first, "Caminos", "Berta"), (second, "Rummy", "Carlo")):
            turn = ": your turn" if table in due else ""
            assert keys[table] == f"{game} with {other}{turn}"
            hand = await here.press_token("Anna", token("hand", table))
            assert hand.shown


async def test_where_nothing_can_be_private_the_tables_are_not_listed(tmp_path: Path):
    """Where somebody plays is told to nobody else: the hand comes in the private chat."""
    async with inn(tmp_path / "t.db", limits=LIKE_TELEGRAM) as here:
        for game in ("caminos", "rummy"):
            await sit_down(here, game, ["Anna", "Berta"])
        asked = await here.command("Anna", "hand")
        assert asked.shown == []
        assert "private chat" in asked.text


async def test_a_lobby_is_there_after_a_death_at_its_opening(tmp_path: Path):
    """Stored and not yet shown: the next house shows it without being asked."""
    from tests.bot.inn import Memory
    from tests.bot.lives import Death, live
    from tests.bot.world import TestWorld

    memory = Memory(TestWorld())

    async def opened(here: Inn) -> None:
        await here.command("Anna", "play", "dog")

    url = f"sqlite:///{tmp_path}/t.db"
    assert not await live(url, memory, opened, Death(1, only="stored"))
    assert memory.messages == []
    async with inn(url, memory=memory) as here:
        await here.settle()
        assert any("DOG" in line for line in here.public().sheet.lines)


async def test_a_lobby_lists_what_is_agreed_and_not_what_is_not(tmp_path: Path):
    """An option that is off is no news; switched on, it comes first."""
    async with inn(tmp_path / "t.db") as here:
        table = await lobby(here)
        agreed = next(line for line in here.public().sheet.lines if line.startswith("Agreed: "))
        assert agreed.startswith("Agreed: rules: Brändi, ")
        assert "Canadian" not in agreed
        sitting = await here.house.keeper.get(table)
        names = [option.name for option in sitting.game.options]
        step = STRIDE * names.index("canadian") + 1
        await here.press_token("Anna", token("option", table, step))
        await here.pass_time(1)
        agreed = next(line for line in here.public().sheet.lines if line.startswith("Agreed: "))
        assert agreed.startswith("Agreed: Canadian sevens: on, rules: Brändi, ")


async def test_a_lobby_puts_start_first_only_when_it_can_begin(tmp_path: Path):
    """Until then it is Join that everyone should see."""
    async with inn(tmp_path / "t.db") as here:
        await lobby(here, "caminos")
        _, start = here.button("Anna", "Start")
        _, join = here.button("Anna", "Join")
        assert (join.style, start.style) == ("good", "plain")
        for name in ("Anna", "Berta"):
            await here.press(name, "Join")
        assert here.button("Anna", "Start")[1].style == "good"


async def test_only_free_chairs_are_offered_to_whoever_sits(tmp_path: Path):
    """At a table for two with both seated there is none."""
    async with inn(tmp_path / "t.db") as here:
        await lobby(here, "caminos")
        await here.press("Anna", "Join")
        assert "Take chair 2" in labels(here.private("Anna"))
        await here.press("Berta", "Join")
        for name in ("Anna", "Berta"):
            assert not [one for one in labels(here.private(name)) if one.startswith("Take chair")]


def labels(message: Message) -> list[str]:
    return [key.label for row in message.sheet.rows for key in row]
