"""Playable without the picture: whoever reads words only can play, and write the position down."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.fairness import KeyedDice
from bot.painting import painter
from bot.sitting import OVER, PLAY, Sitting
from games import GAMES
from games.dog.board import RANKS, cards, size
from games.dog.positions import write_board
from games.rummy.board import TILES, arrange, name
from games.rummy.notation import read_sets, write_sets
from tests.bot import heard
from tests.bot.evening import sit_down
from tests.bot.inn import LIKE_DISCORD, LIKE_TELEGRAM, Inn, inn

BLIND = "Anna"


def dog(lines: Sequence[str], view: Any) -> str:
    """Every marble, my cards, all sizes, what is out: as the engine has them. My move."""
    told = heard.dog(lines)
    assert told.written() == write_board(view.kind, view.board)
    assert told.me == view.seat
    assert Counter(told.hand) == Counter(cards(view.hand))
    assert [told.sizes[seat] for seat in sorted(told.sizes)] == list(view.sizes)
    assert (told.round, told.left) == (view.round, view.left)
    assert told.discard == Counter({rank: cards(view.discard).count(rank) for rank in RANKS})
    assert told.discard.total() == size(view.discard)
    assert told.exchange == (view.due == "exchange")
    if told.exchange:
        return f"give {told.hand[0]}"
    return best("dog", told.position(), told.me)


def rummy(lines: Sequence[str], view: Any) -> str:
    """Every set, my tiles, all sizes, the stock; who has opened. My move."""
    told = heard.rummy(lines)
    table = arrange(read_sets(" ".join(told.sets) or "-"))
    assert table == view.table
    assert sorted(told.rack) == sorted(name(face) for face in view.rack)
    seats = [(view.seat + ahead) % view.players for ahead in range(view.players)]
    assert told.sizes == [view.sizes[seat] for seat in seats]
    assert told.opened == [view.opened[seat] for seat in seats]
    assert told.stock == view.stock_size
    seen = Counter(told.rack) + Counter(name(face) for meld in table for face in meld.tiles)
    rest = list((Counter(map(name, TILES)) - seen).elements())
    other, stock = rest[: told.sizes[1]], rest[told.sizes[1] :]
    marks = ["!" if yes else "" for yes in told.opened]
    racks = f"{marks[0]}{' '.join(told.rack)} / {marks[1]}{' '.join(other)}"
    sets, left = write_sets(table), " ".join(stock) or "-"
    return best("rummy", f"2 rounds=1 ; {sets} ; {racks} ; turn 0 ; stock {left}", 0)


def caminos(lines: Sequence[str], view: Any) -> str:
    """Every column from the bottom up, and everyone's stones. My move."""
    told = heard.caminos(lines)
    assert told.columns == {cell: cubes for cell, cubes in view.columns if cubes}
    hands = [
        "".join(f"{s}{n}" for s, n in zip("LTZO", hand, strict=True)) for hand in view.state.hands
    ]
    assert told.hands == (hands if view.seat == 0 else hands[::-1])
    return best("caminos", told.position(), int(not told.green))


def best(game: str, position: str, seat: int) -> str:
    """What I play in a position that I have written down."""
    rules = GAMES[game]
    view = rules.view(rules.read_position(position), seat)
    return rules.write(view, rules.choose(view, "normal", KeyedDice(b"blind", 0)))


NEWS = re.compile(r" (lays|draws|places|sends) ")
LISTENERS = {"dog": (dog, 4), "rummy": (rummy, 2), "caminos": (caminos, 2)}


async def read(house: Inn, table: str, seat: int) -> Sequence[str]:
    """The lines of the blind person's own message, once it shows the table as it stands."""
    for _ in range(60):
        place = (await house.house.delivery.places(table))[seat]
        if place.shows == (await house.house.keeper.get(table)).version and not place.nonce:
            return house.memory.messages[int(place.ref) - 1].sheet.lines
        await house.pass_time(1)
    raise AssertionError("it never came")


async def turns(house: Inn, table: str, game: str, most: int) -> int:
    """Play by what is heard, and compare at every turn; how many there were."""
    listen, _ = LISTENERS[game]
    for turn in range(most):
        sitting: Sitting = await house.house.keeper.get(table)
        seat = sitting.seat_of(house.person(BLIND).key)
        while sitting.phase == PLAY and seat not in sitting.due():
            await house.pass_time(2)
            sitting = await house.house.keeper.get(table)
        if sitting.phase != PLAY:
            return turn
        lines = await read(house, table, seat)
        told = [re.sub(r"^\d+\. ", "", line) for line in lines]
        assert all(told.count(line) == 1 for line in told if NEWS.search(line)), lines
        move = listen(lines, sitting.game.view(sitting.state, seat))
        answer = await house.type(BLIND, move, table)
        after = await house.house.keeper.get(table)
        assert after.version > sitting.version, (move, answer.text)
    return most


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_from_words_alone(tmp_path: Path, game: str):
    """The private screen carries position and news in text; the position can be written down."""
    async with inn(tmp_path / "inn.db", painter=painter) as house:
        await house.command(BLIND, "settings")
        await house.press(BLIND, "Position in words: no")
        options = {"rounds": "4"} if game == "caminos" else None
        players = LISTENERS[game][1]
        table = await sit_down(house, game, [BLIND], players=players, options=options)
        first = await turns(house, table, game, 3)
    async with inn(tmp_path / "inn.db", memory=house.memory, painter=painter) as house:
        more = await turns(house, table, game, 500)
        assert (await house.house.keeper.get(table)).phase == OVER
        assert first + more > 8, "hardly a game"


async def test_a_part_of_the_position_is_told_on_request(tmp_path: Path):
    """`/board last`, `/board marbles blue`, `/board cards`: relative to me, in my own words."""
    async with inn(tmp_path / "inn.db") as house:
        table = await sit_down(house, "dog", [BLIND, "Berta"], players=4)
        sitting = await house.house.keeper.get(table)
        seat = sitting.seat_of(house.person(BLIND).key)
        hand = sitting.game.view(sitting.state, seat).hand
        asked = await house.command(BLIND, "board", "marbles blue")
        assert len(asked.shown[0].lines) == 1
        assert ", triangle, start 16): none; 4 in the kennel" in asked.text
        assert len((await house.command(BLIND, "board", "marbles")).shown[0].lines) == 4
        asked = await house.command(BLIND, "board", "cards")
        assert Counter(heard.dog([*asked.shown[0].lines, "DOG, round 1: x."]).hand) == Counter(
            cards(hand)
        )
        assert "Dealt to you: " in (await house.command(BLIND, "board", "last")).text
        onlooker = await house.command("Zoe", "board", "cards")
        assert "Your hand" not in onlooker.text
        assert "Not yet out" in onlooker.text
        assert "marbles and cards" in (await house.command(BLIND, "board", "weather")).text
        await house.command(BLIND, "settings")
        await house.press(BLIND, "Language: English")
        await house.press(BLIND, "· Deutsch")
        asked = await house.command(BLIND, "board", "Murmeln blau")
        assert "im Zwinger" in asked.text
        assert len(asked.shown[0].lines) == 1


async def test_where_nothing_can_be_whispered_only_what_all_see_is_told(tmp_path: Path):
    """In a group without ephemeral messages `/board cards` does not open one's hand."""
    async with inn(tmp_path / "inn.db", limits=LIKE_TELEGRAM) as house:
        await sit_down(house, "dog", [BLIND, "Berta"], players=4)
        asked = await house.command(BLIND, "board", "cards")
        assert "Your hand" not in asked.text
        assert "Stock: " in asked.text


@pytest.mark.parametrize(
    ("game", "topic", "line"),
    [("rummy", "sets", "Nothing is on the table yet."), ("rummy", "rack", "Your rack: "),
     ("rummy", "players", "You: 14 tiles"), ("caminos", "board", "Row 8 is empty."),
     ("caminos", "stones", "You have 4 L, 4 T, 4 Z and 2 O.")],
)  # fmt: skip
async def test_every_game_has_parts(tmp_path: Path, game: str, topic: str, line: str):
    """Each tells its own."""
    async with inn(tmp_path / "inn.db") as house:
        await sit_down(house, game, [BLIND, "Berta"])
        asked = await house.command(BLIND, "board", topic)
        assert any(one.startswith(line) for one in asked.shown[0].lines), asked.text


async def test_words_that_do_not_fit_under_a_picture_come_without_it(tmp_path: Path):
    """Where captions are short, the whole position is worth more than the picture."""
    for limits, pictured in ((LIKE_TELEGRAM, False), (LIKE_DISCORD, True)):
        path = tmp_path / f"{pictured}.db"
        async with inn(path, limits=limits, painter=painter) as house:
            table = await sit_down(house, "dog", [BLIND, "Berta"], players=4)
            assert house.private(BLIND).sheet.picture is not None
            row = await house.house.people.person(house.person(BLIND).key)
            await house.house.people.save(replace(row, settings={"words": True}))
            await house.house.delivery.owe(table)
            await house.settle()
            sheet = house.private(BLIND).sheet
            assert (sheet.picture is not None) == pictured
            assert any("in the kennel" in line for line in sheet.lines)
