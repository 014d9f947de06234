"""The engine agrees with the slow implementation, position by position."""

from __future__ import annotations

import random

import pytest

from games.caminos import CAMINOS
from games.caminos.board import BOARDS
from games.caminos.field import built
from games.caminos.paths import joins, reach, shortest
from games.caminos.plays import count, drawn, listed, stones_fit
from games.caminos.state import PLAY
from games.caminos.stones import COLOURS, FULL, LETTERS, colour_of, poses
from games.protocol import NATURE, Setup
from tests.dice import QuickDice
from tests.games.caminos import slow

boards = pytest.mark.parametrize("board", list(BOARDS))


def columns_of(state) -> slow.Columns:
    return {
        slow.cell_of(name): column for name, column in CAMINOS.view(state, None).columns if column
    }


def begun(board: str, players: int, dice: QuickDice, **options: str):
    setup = Setup(players, (("board", board), *options.items()))
    state = CAMINOS.start(setup)
    return CAMINOS.apply(state, NATURE, CAMINOS.chance(state, dice)).state


def hooks_first(state, dice: QuickDice):
    """A random placement, every other time one that covers height 2 if there is one."""
    hooks = [pose for pose in listed(state) if pose.hook]
    if hooks and dice.below(2):
        return hooks[dice.below(len(hooks))]
    return drawn(state, dice)


def agree_on_paths(state, columns: slow.Columns) -> None:
    for colour, letter in enumerate("GY"):
        way = shortest(state.board, state.field, colour)
        expected = slow.points(state.match.board, columns, letter)
        assert (way and (way.faces, way.points)) == expected, CAMINOS.write_position(state)


@boards
@pytest.mark.parametrize("part", range(2))
def test_random_games(board: str, part: int) -> None:
    """Every placement, every path, border stones and heights agree through whole games."""
    positions = 0
    for number in range(11):
        dice = QuickDice(f"{board} {part} {number}")
        neutral = "on" if number % 3 == 0 else "off"
        state = begun(board, 4 if number % 2 else 2, dice, rounds="1", neutral=neutral)
        columns: slow.Columns = {}
        border = [0, 0]
        while state.phase == PLAY:
            hand = "".join(c for c, n in zip(LETTERS, state.hands[state.seat], strict=True) if n)
            legal = slow.placements(board, columns, "B" if state.blue else hand)
            found = [pose.notation for pose in listed(state)]
            assert sorted(found) == sorted(legal), CAMINOS.write_position(state)
            assert count(state.masks) == len(found)
            pose = hooks_first(state, dice)
            stone = legal[pose.notation]
            colour = colour_of(state.seat)
            columns = slow.lay(columns, stone, "B" if state.blue else "GY"[colour])
            border[colour] += not state.blue and slow.is_border_stone(board, stone)
            state = CAMINOS.apply(state, state.seat, pose.place).state
            assert columns_of(state) == columns
            assert state.border == tuple(border)
            if positions % 2 or state.phase != PLAY:
                agree_on_paths(state, columns)
            positions += 1
        assert (slow.points(board, columns, "GY"[colour_of(state.seat)]) is not None) == (
            not all(state.out)
        )
    assert positions > 200


@boards
def test_random_fields(board: str) -> None:
    """Links and shortest paths agree on fields that no game would reach, full of broken steps."""
    rng = random.Random(board)
    layout = BOARDS[board]
    broken = 0
    for _ in range(250):
        favour = rng.choice(("GGGY", "GGY", "GGGGGB"))
        columns = {
            bit: "".join(rng.choice(favour) for _ in range(rng.choice((0, 1, 1, 2, 3, 3))))
            for bit in layout.names
        }
        field = built(layout, columns)
        named = {slow.cell_of(layout.names[bit]): c for bit, c in columns.items() if c}
        broken += bool(field.green_bad)
        for colour, letter in enumerate("GY"):
            way = shortest(layout, field, colour)
            assert (way and (way.faces, way.points)) == slow.points(board, named, letter)
            links = slow.faces(board, named, letter)
            start = next((face for face in sorted(links) if face[2] == "top"), None)
            if start is not None:
                seen, todo = {start}, [start]
                while todo:
                    new = links[todo.pop()] - seen
                    seen |= new
                    todo += new
                tops = {slow.name(face[:2]) for face in seen if face[2] == "top"}
                foot = layout.mask([slow.name(start[:2])])
                assert set(layout.spell(reach(layout.width, field, colour, foot))) == tops
    assert broken > 50


@boards
def test_fields_of_any_height(board: str) -> None:
    """The masks agree on heights alone, also where games rarely come to."""
    rng = random.Random(board)
    layout = BOARDS[board]
    for _ in range(40):
        few = rng.choice(((0, 0, 1), (0, 1, 1, 2), (0, 1, 2, 3), (0, 2, 2, 3)))
        columns = {bit: "Y" * rng.choice(few) for bit in layout.names}
        named = {slow.cell_of(layout.names[bit]): c for bit, c in columns.items() if c}
        known = poses(board)
        masks = stones_fit(known, built(layout, columns), FULL)
        found = [
            pose.notation
            for template, mask in zip(known.by_bit, masks, strict=True)
            for pose in {template[bit] for bit in range(layout.lane * 4) if mask >> bit & 1}
        ]
        assert sorted(found) == sorted(slow.placements(board, named, LETTERS))


@boards
def test_built_fields_are_the_laid_ones(board: str) -> None:
    """A field made of columns equals the one that grew stone by stone, masks and all."""
    for number in range(12):
        dice = QuickDice(f"{board} {number}")
        state = begun(board, 2, dice, rounds="1", neutral="on")
        while state.phase == PLAY:
            state = CAMINOS.apply(state, state.seat, hooks_first(state, dice).place).state
            columns = {bit: state.field.column(state.board, bit) for bit in state.board.names}
            assert built(state.board, columns) == state.field


@boards
def test_a_placement_never_joins_the_others_sides(board: str) -> None:
    """C11: only the mover's colour has to be looked at, and only from the new stone on."""
    for number in range(25):
        dice = QuickDice(f"{board} never {number}")
        state = begun(board, 2, dice, rounds="1")
        while state.phase == PLAY:
            pose, mover = hooks_first(state, dice), colour_of(state.seat)
            state = CAMINOS.apply(state, state.seat, pose.place).state
            assert shortest(state.board, state.field, 1 - mover) is None
            joined = shortest(state.board, state.field, mover) is not None
            assert joins(state.board, state.field, mover, pose) == joined


def test_the_slow_one_has_the_same_cells_and_sides() -> None:
    """Outlines drawn by hand equal those computed."""
    for name, board in BOARDS.items():
        assert {slow.name(cell) for cell in slow.cells(name)} == set(board.bits)
        for side, mask in board.sides.items():
            assert {slow.name(cell) for cell in slow.sides(name)[side]} == set(board.spell(mask))
        ours = {(frozenset(pair.names), pair.exact) for pair in board.pairs}
        assert ours == {(frozenset((a, b)), exact) for a, b, exact in slow.pairs(name)}


def test_colours_have_letters() -> None:
    """Columns are spelt with the letters of the text form."""
    assert COLOURS == "GYB"
