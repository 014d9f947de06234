"""The numbers that RULES.md gives, counted again."""

from __future__ import annotations

import pytest

from games.caminos.board import BOARDS, Board, Outline
from games.caminos.distance import distance, ground
from games.caminos.field import bare
from games.caminos.plays import count, drawn, listed, stones_fit
from games.caminos.rules import apply, fresh
from games.caminos.state import PLAY, Match
from games.caminos.stones import GREEN, KIND, SHAPES, TEMPLATES, attitudes, poses
from tests.dice import QuickDice
from tests.games.caminos.table import begun


@pytest.mark.parametrize(("board", "sequences"), [("square", 1_591_832), ("ring", 952_696)])
def test_sequences_of_two_placements(board: str, sequences: int) -> None:
    """C3: every first placement with every answer."""
    state = begun(board=board)
    after = (apply(state, 0, pose.place).state for pose in listed(state))
    assert sum(count(one.masks) for one in after) == sequences


def test_templates_are_the_attitudes() -> None:
    """C2: templates turned with the lanes are exactly the attitudes, and none twice."""
    for letter in SHAPES:
        found = []
        for template in TEMPLATES:
            for turn in range(template.turns if template.letter == letter else 0):
                cubes = [
                    (column.x, column.y, level)
                    for column in template.columns
                    for level in range(column.base, column.base + column.cubes)
                ]
                for _ in range(turn):
                    cubes = [(-y, x, z) for x, y, z in cubes]
                x0, y0 = min(x for x, _, _ in cubes), min(y for _, y, _ in cubes)
                found.append(frozenset((x - x0, y - y0, z) for x, y, z in cubes))
        assert len(found) == len(set(found))
        assert set(found) == attitudes(letter)
    assert [KIND.count(kind) for kind in range(5)] == [6, 4, 4, 2, 2]


@pytest.mark.parametrize(
    ("board", "tops"), [("square", 8), ("rhombus", 11), ("octagon", 10), ("ring", 10)]
)
def test_two_stones_never_connect(board: str, tops: int) -> None:
    """C5: so many tops make the shortest path; two stones have eight, but no four in a row."""
    layout = BOARDS[board]
    assert distance(layout, ground(layout, bare(layout), GREEN)) == tops
    assert not any(len(set(pose.place.cells)) == 4 and _straight(pose) for pose in _all(board))


def _all(board: str):
    known = poses(board)
    return (pose for cells in known.by_cells for pose in known.over(cells))


def _straight(pose) -> bool:
    return (
        len({cell[0] for cell in pose.place.cells}) == 1
        or len({cell[1:] for cell in pose.place.cells}) == 1
    )


class Tally:
    """Random games of two on one board."""

    def __init__(self, board: str, games: int) -> None:
        self.joined = self.stones = self.placements = self.went_on = self.hooked = 0
        self.thirteen = 0
        for number in range(games):
            dice = QuickDice(f"{board} {number}")
            state = begun(board=board, rounds="1", starter=number % 2)
            alone = False
            while state.phase == PLAY:
                self.placements += count(state.masks)
                self.stones += 1
                alone |= any(
                    out and any(hand) for out, hand in zip(state.out, state.hands, strict=True)
                )
                state = apply(state, state.seat, drawn(state, dice).place).state
            self.went_on += alone
            self.hooked += bool(state.field.green_bad | state.field.yellow_bad)
            if state.way is not None:
                self.joined += 1
                self.thirteen += state.way.faces == 13


@pytest.mark.parametrize(
    ("board", "joined", "went_on"),
    [("square", 81, 0.4), ("rhombus", 75, 4.3), ("octagon", 62, 0), ("ring", 45, 3.5)],
)
def test_random_games(board: str, joined: float, went_on: float) -> None:
    """C13 and the list of numbers: joined, stones placed, placements a turn, playing on alone."""
    games = 400
    tally = Tally(board, games)
    assert abs(100 * tally.joined / games - joined) < 7
    assert 21 <= tally.stones / games < 26
    assert 300 <= tally.placements / tally.stones <= 530
    assert abs(100 * tally.went_on / games - went_on) < 2.5
    assert abs(100 * tally.hooked / games - 18) < 10
    if board == "square":
        assert abs(100 * tally.thirteen / tally.joined - 11) < 5


@pytest.mark.parametrize(
    ("size", "least", "most"), [(6, 0, 0), (7, 0, 2), (8, 75, 95), (9, 97, 100), (10, 100, 100)]
)
def test_why_the_square_is_eight_wide(
    size: int, least: float, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C5: a new outline needs no new code; only at 8 do both endings really occur."""
    name = f"square of {size}"
    monkeypatch.setitem(BOARDS, name, Board(square_of(name, size)))
    monkeypatch.setattr("games.caminos.rules.joins", lambda *_: False)
    known = poses(name)
    assert count(stones_fit(known, bare(known.board), (4, 4, 4, 2))) > 0
    match = Match(name, 2, 1, neutral=False, border=False)
    placed = 0
    games = 60
    for number in range(games):
        dice = QuickDice(f"{name} {number}")
        state = fresh(match, PLAY, starter=0, number=1, scores=(0, 0), rounds=())
        while state.phase == PLAY:
            state = apply(state, state.seat, drawn(state, dice).place).state
        placed += not any(map(any, state.hands))
    assert least <= 100 * placed / games <= most


def square_of(name: str, size: int) -> Outline:
    columns = "abcdefghij"[:size]
    sides = (
        ("N", " ".join(f"{x}{size}" for x in columns)),
        ("E", " ".join(f"{columns[-1]}{y}" for y in range(1, size + 1))),
        ("S", " ".join(f"{x}1" for x in columns)),
        ("W", " ".join(f"a{y}" for y in range(1, size + 1))),
    )
    rows = "\n".join(["# " * size] * size)
    return Outline(name, rows, sides, (("N", "S"), ("E", "W")))
