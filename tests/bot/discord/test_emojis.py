"""Cards, tiles and marbles as emojis of the application's own: beside words, never instead."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.platforms.discord import emojis
from bot.platforms.discord.layout import letter
from bot.screen import Key, Sheet
from bot.tokens import Token
from render.faces import FACES
from tests.bot.discord.guildhall import Guildhall, guildhall, items
from tests.bot.discord.players import buttons, sit_down, until_due, write_move

RANKS = {"Ace": "A", "10": "T", "Jack": "J", "Queen": "Q", "King": "K", "Joker": "X"}
NOW = 1_800_000_000.0
SHOWN = re.compile(r"<:(\w+):\d+>")
KING = {"dog-card:K": discord.PartialEmoji(name="dog_card_K_123abc", id=7)}


def some(monkeypatch: pytest.MonkeyPatch, kind: str) -> list[str]:
    """A handful of faces will do where it is not about how many there are."""
    names = [name for name in FACES if name.startswith(kind)]
    monkeypatch.setattr(emojis, "FACES", {name: FACES[name] for name in names})
    return names


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The cards."""
    return some(monkeypatch, "dog-card")


async def gather(hall: Guildhall) -> None:
    with hall.env._bot_scope():
        await hall.discord.emojis.gather()
    await hall.settle()


def uploads(hall: Guildhall) -> list[str]:
    return [request.json["name"] for request in hall.requests("POST", "/emojis")]


async def test_each_is_uploaded_once(tmp_path: Path):
    """All of them at the first start, none at the next; each is a small PNG with a fitting name."""
    async with guildhall(tmp_path / "t.db") as hall:
        await gather(hall)
        assert len(uploads(hall)) == len(FACES) == len(hall.discord.emojis.known)
        assert len(set(uploads(hall))) == len(FACES)
        await hall.restart()
        assert hall.discord.emojis.known == {}
        await gather(hall)
        assert len(uploads(hall)) == len(FACES)
        assert set(hall.discord.emojis.known) == set(FACES)


async def test_what_looks_otherwise_is_replaced(
    tmp_path: Path, few: list[str], monkeypatch: pytest.MonkeyPatch
):
    """The old one is deleted, and whatever the host has uploaded themselves is let alone."""
    async with guildhall(tmp_path / "t.db") as hall:
        hall.env.backend.create_application_emoji("our_logo_abcdef")
        await gather(hall)
        art = emojis.art_of
        monkeypatch.setattr(
            emojis, "art_of", lambda face: "fedcba" if face == "dog-card:K" else art(face)
        )
        await gather(hall)
        there = {one.name for one in hall.env.backend.application_emojis.values()}
        assert uploads(hall)[len(few) :] == ["dog_card_K_fedcba"]
        assert len(there) == len(few) + 1
        assert {"our_logo_abcdef", "dog_card_K_fedcba"} <= there
        assert hall.discord.emojis.known["dog-card:K"].name == "dog_card_K_fedcba"


async def test_of_several_processes_one_uploads(
    tmp_path: Path, few: list[str], monkeypatch: pytest.MonkeyPatch
):
    """Whoever waited finds everything there."""
    async with guildhall(tmp_path / "t.db") as hall:
        lock = asyncio.Lock()
        platform = hall.discord
        monkeypatch.setattr(hall.house.store, "sole", lambda _: lock)
        both = [
            emojis.Emojis(platform.client, hall.house.store, hall.world, platform.pace)
            for _ in range(2)
        ]
        with hall.env._bot_scope():
            await asyncio.gather(*(one.gather() for one in both))
        assert sorted(uploads(hall)) == sorted(one.name for one in both[0].known.values())
        assert [set(one.known) for one in both] == [set(few), set(few)]


async def test_no_more_than_there_is_room_for(
    tmp_path: Path, few: list[str], monkeypatch: pytest.MonkeyPatch
):
    """The others stay words."""
    async with guildhall(tmp_path / "t.db") as hall:
        hall.env.backend.create_application_emoji("our_logo")
        monkeypatch.setattr(emojis, "MOST", 5)
        await gather(hall)
        assert len(uploads(hall)) == 4
        assert set(hall.discord.emojis.known) == set(few[:4])


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_refused_it_is_words(
    tmp_path: Path, method: str, few: list[str], caplog: pytest.LogCaptureFixture
):
    """One line in the log, and the game goes on as it always did."""
    async with guildhall(tmp_path / "t.db") as hall:
        path = "/applications/*/emojis"
        hall.env.inject_error(method, path, status=403, code=50001, times=None)
        await gather(hall)
        ours = [one for one in caplog.records if one.name == emojis.log.name]
        assert [(one.levelno, one.message) for one in ours] == [(logging.WARNING, "no more emojis")]
        assert (len(uploads(hall)), hall.discord.emojis.known) == (method == "POST", {})
        await sit_down(hall, "dog", "Anna", "Berta")
        assert buttons(hall.dm("Anna"), "menu")
        assert not any("emoji" in item for item in items(hall.dm("Anna")))


async def test_a_limit_is_waited_out(few: list[str], tmp_path: Path):
    """However long Discord wants us to wait: nobody else does."""
    async with guildhall(tmp_path / "t.db") as hall:
        waited: list[float] = []
        client: Any = hall.discord.client
        make, tries = client.create_application_emoji, Counter[str]()

        async def limited(*, name: str, image: bytes) -> discord.Emoji:
            tries[name] += 1
            if name.startswith("dog_card_3") and tries[name] == 1:
                raise discord.RateLimited(1800.0)
            return await make(name=name, image=image)

        async def sleep(seconds: float) -> None:
            waited.append(seconds)

        client.create_application_emoji, hall.world.sleep = limited, sleep
        await gather(hall)
        assert waited == [1800.0]
        assert set(hall.discord.emojis.known) == set(few)


async def test_a_hand_shows_its_cards(tmp_path: Path, few: list[str]):
    """On each button the card that it names, in the line those that one holds; always in words."""
    async with guildhall(tmp_path / "t.db") as hall:
        await gather(hall)
        await sit_down(hall, "dog", "Anna", "Berta")
        hand = hall.dm("Anna")
        cards = [item for item in items(hand) if item.get("emoji")]
        assert len(cards) == len(buttons(hand, "menu")) > 1
        for item in cards:
            rank = RANKS.get(item["label"], item["label"])
            assert item["emoji"]["name"].startswith(f"dog_card_{rank}_")
        line = next(one for one in hand.content.splitlines() if "Dealt to you" in one)
        named = {f"dog_card_{RANKS.get(word.title(), word)}" for word in re.findall(r"\w+", line)}
        assert SHOWN.match(line)
        assert {name[:-7] for name in SHOWN.findall(line)} <= named


async def test_a_rack_shows_its_tiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """In the list as well, each line with its tile."""
    some(monkeypatch, "rummy-tile")
    async with guildhall(tmp_path / "t.db") as hall:
        await gather(hall)
        await sit_down(hall, "rummy", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        menu = next(item for item in items(hall.dm("Anna")) if item["type"] == 3)
        for line in menu["options"]:
            tile = re.findall(r"\w+", line["label"])[0].replace("Joker", "J")
            tile = tile if tile == "J" else tile.lower()
            assert line["emoji"]["name"].startswith(f"rummy_tile_{tile}_")


async def test_what_happened_is_shown_in_the_channel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A line of news begins with whose it is."""
    some(monkeypatch, "marble")
    async with guildhall(tmp_path / "t.db") as hall:
        await gather(hall)
        await sit_down(hall, "caminos", "Anna", "Berta")
        await until_due(hall, "Anna", "Berta")
        seat = (await hall.sitting()).seat_of(hall.key("Anna"))
        await write_move(hall, "Anna")
        told = [one for one in hall.public().content.splitlines() if "Anna" in one]
        assert told
        assert all(SHOWN.match(one)[1].startswith(f"marble_{2 + seat}_") for one in told)


async def test_deleted_behind_our_back(tmp_path: Path, few: list[str]):
    """Discord refuses a button with an emoji that is no more: the message is sent without."""
    async with guildhall(tmp_path / "t.db") as hall:
        await gather(hall)
        await sit_down(hall, "dog", "Anna", "Berta")
        hand = hall.dm("Anna")
        assert any(item.get("emoji") for item in items(hand))
        wrong = "In data.components.0.components.0.emoji.id: Invalid emoji"
        hall.env.inject_error(
            "POST", "/interactions/*/*/callback", status=400, code=50035, message=wrong
        )
        await hall.press_id("Anna", hand, buttons(hand, "menu")[0])
        assert hall.discord.emojis.known == {}
        assert not any(item.get("emoji") for item in items(hall.dm("Anna")))
        hall.discord.emojis.known = dict(KING)
        path = f"/channels/{hall.channel.id}/messages*"
        hall.env.inject_error("*", path, status=400, code=50035, message=wrong)
        await hall.press("Anna", hall.public(), "Bring it down")
        assert hall.discord.emojis.known == {}
        assert len(hall.table_messages()) == 1


async def test_what_does_not_fit_is_words_alone():
    """An emoji takes as much room as ten words: rather all lines than all emojis."""
    lines = tuple(f"{n} " + "x" * 90 for n in range(20))
    faces = tuple(("dog-card:K",) * 6 for _ in lines)
    made = letter(Sheet(lines, faces=faces), NOW, own=True, emojis=KING)
    assert (made.content.splitlines(), made.rest) == (list(lines), "")
    short = letter(Sheet(lines[:3], faces=faces[:1]), NOW, own=True, emojis=KING)
    assert short.content.splitlines() == [f"{KING['dog-card:K']}" * 6 + f" {lines[0]}", *lines[1:3]]


async def test_a_face_that_is_not_there_is_words_alone():
    """Also beside one that is."""
    keys = [
        Key(name, str(Token("menu", "AAAAAAAA", step=n)), face=name)
        for n, name in enumerate(("dog-card:K", "dog-card:Q"))
    ]
    view = letter(Sheet(("?",), (tuple(keys),)), NOW, own=True, emojis=KING).new()["view"]
    assert [button.emoji for button in view.children] == [KING["dog-card:K"], None]
