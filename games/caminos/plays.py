"""What is legal now (C3): every pose as a bit in one mask a template, and why others are not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.caminos.actions import Action
from games.caminos.board import bits
from games.caminos.field import Field
from games.caminos.state import PLAY, State, View
from games.caminos.stones import KIND, LYING_BAR, TEMPLATES, Hand, Pose, Poses, poses
from games.protocol import Dice

Masks = tuple[int, ...]  # one a template: a bit is a pose that is legal

NOWHERE: Final[Masks] = (0,) * len(TEMPLATES)
_NO_ELL, _NO_TEE, _NO_ZED, _NO_SQUARE, _NO_BAR = ((0,) * KIND.count(kind) for kind in range(5))


def stones_fit(known: Poses, field: Field, hand: Hand) -> Masks:
    """Where the coloured stones of a hand may stand, in the order of `TEMPLATES`.

    A bit says that the template fits with its corner there and its columns towards x and y,
    in the lane of its turn: each column exactly as high as it must be, so nothing is hollow.
    """
    width, half = known.width, known.half
    empty, one, two = field[:3]
    east = empty >> 1  # what lies ahead is shifted here, so that an AND asks for both
    pair = empty & east
    three = pair & east >> 1
    above = empty >> width
    pair_above = pair >> width
    one_east = one >> 1
    one_beyond = one_east >> 1
    step = empty & one_east  # an empty cell, then one of height 1
    ells, tees, zeds, squares = hand
    ell, tee, zed, square = _NO_ELL, _NO_TEE, _NO_ZED, _NO_SQUARE
    if ells:
        hook, hanging = empty & two >> 1, step & one_beyond
        ell = (three & above, three & above >> 2, pair, hook, three, hanging)
    if tees:
        nose_down = one & east & one_beyond & half
        tee = (three & above >> 1, step, three & half, nose_down)
    if zeds:
        lying, turned = pair & pair_above >> 1 & half, pair_above & pair >> 1 & half
        zed = (step, pair & one_beyond, lying, turned)
    if squares:
        square = (pair & pair_above & known.single, pair & half)
    return ell + tee + zed + square + _NO_BAR


def bars_fit(known: Poses, field: Field) -> Masks:
    """Where a blue bar may stand (C16): on free cells."""
    empty = field.empty
    lying = empty & empty >> 1 & empty >> 2 & known.half
    return (*NOWHERE[:LYING_BAR], lying, empty & known.single)


def count(masks: Masks) -> int:
    """How many placements there are."""
    return sum(map(int.bit_count, masks))


def drawn(state: State, dice: Dice) -> Pose:
    """One of the placements, each as likely, without listing them."""
    masks = state.masks
    counts = list(map(int.bit_count, masks))
    number = dice.below(sum(counts))
    template = 0
    for here in counts:
        if number < here:
            break
        number -= here
        template += 1
    bit = _nth_bit(masks[template], number + 1)
    return poses(state.match.board).by_bit[template][bit]


def _nth_bit(mask: int, number: int) -> int:
    """The place of a mask's bit, counted 1, 2, … from the highest."""
    digits = bin(mask)
    return len(digits) - 1 - digits.replace("1", "#", number).rfind("#")


def listed(state: State) -> Iterator[Pose]:
    """Every legal placement, lazily: L, T, Z, O, in the order of `TEMPLATES`."""
    for known, mask in zip(poses(state.match.board).by_bit, state.masks, strict=True):
        for bit in bits(mask):
            yield known[bit]


def legal(state: State, cells: tuple[str, ...]) -> Pose | None:
    """The placement of the seat on turn on these cells, if it is legal."""
    return find(poses(state.match.board), state.masks, cells)


def find(known: Poses, masks: Masks, cells: tuple[str, ...]) -> Pose | None:
    """The pose on these cells that has its bit in the masks (C18: never two)."""
    for pose in known.by_cells.get(cells, ()):
        if masks[pose.template] & pose.at:
            return pose
    return None


def plays(view: View) -> Iterator[Action]:
    """Every placement of the viewing seat, if it is on turn."""
    if view.state.phase == PLAY and view.seat == view.state.seat:
        for pose in listed(view.state):
            yield pose.place
