"""What is legal now (C3): every pose as a bit in one mask a template, and why others are not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.caminos.actions import Action
from games.caminos.board import bits
from games.caminos.field import Field
from games.caminos.state import PLAY, State, View
from games.caminos.stones import LYING_BAR, TEMPLATES, Hand, Pose, Poses
from games.protocol import Dice

Masks = tuple[int, ...]  # one a template: a bit is a pose that is legal

NOWHERE: Final[Masks] = (0,) * len(TEMPLATES)

_ones = int.bit_count  # in a mask


def stones_fit(known: Poses, field: Field, hand: Hand) -> Masks:
    """Where the coloured stones of a hand may stand, in the order of `TEMPLATES`.

    A bit says that the template fits with its corner there and its columns towards x and y,
    in the lane of its turn: each column exactly as high as it must be, so nothing is hollow.
    """
    width, half = known.width, known.half
    empty, one, two = field.empty, field.one, field.two
    east = empty >> 1  # what lies ahead is shifted here, so that an AND asks for both
    pair = empty & east
    three = pair & east >> 1
    above = empty >> width
    one_east = one >> 1
    one_beyond = one_east >> 1
    step = empty & one_east  # an empty cell, then one of height 1
    flat = half & pair  # in two turns: the others look the same
    flat_above = flat >> width
    # A name a template, in their order: one tuple is made, not five and their sum.
    ells, tees, zeds, squares = hand
    if ells:
        l1, l2, l3 = three & above, three & above >> 2, pair
        l4, l5, l6 = empty & two >> 1, three, step & one_beyond
    else:
        l1 = l2 = l3 = l4 = l5 = l6 = 0
    if tees:
        t1, t2 = three & above >> 1, step
        t3, t4 = half & three, half & one & east & one_beyond
    else:
        t1 = t2 = t3 = t4 = 0
    if zeds:
        z1, z2 = step, pair & one_beyond
        z3, z4 = flat & flat_above >> 1, flat_above & flat >> 1
    else:
        z1 = z2 = z3 = z4 = 0
    if squares:
        o1, o2 = known.single & flat & flat_above, flat
    else:
        o1 = o2 = 0
    return l1, l2, l3, l4, l5, l6, t1, t2, t3, t4, z1, z2, z3, z4, o1, o2, 0, 0


def bars_fit(known: Poses, field: Field) -> Masks:
    """Where a blue bar may stand (C16): on free cells."""
    empty = field.empty
    lying = empty & empty >> 1 & empty >> 2 & known.half
    return (*NOWHERE[:LYING_BAR], lying, empty & known.single)


def count(masks: Masks) -> int:
    """How many placements there are."""
    return sum(map(_ones, masks))


def drawn(state: State, dice: Dice) -> Pose:
    """One of the placements, each as likely, without listing them."""
    masks = state.masks
    counts = list(map(_ones, masks))
    number = dice.below(sum(counts))
    template = 0
    for fit in counts:
        if number < fit:
            break
        number -= fit
        template += 1
    digits = bin(masks[template])
    # its bit is the one with that number, counted from the highest
    bit = len(digits) - 1 - digits.replace("1", "#", number + 1).rfind("#")
    return state.match.known.by_bit[template][bit]


def listed(state: State) -> Iterator[Pose]:
    """Every legal placement, lazily: L, T, Z, O, in the order of `TEMPLATES`."""
    for known, mask in zip(state.match.known.by_bit, state.masks, strict=True):
        for bit in bits(mask):
            yield known[bit]


def legal(state: State, cells: tuple[str, ...]) -> Pose | None:
    """The placement of the seat on turn on these cells, if it is legal."""
    return find(state.match.known, state.masks, cells)


def find(known: Poses, masks: Masks, cells: tuple[str, ...]) -> Pose | None:
    """The pose on these cells that has its bit in the masks (C18: never two)."""
    for pose in known.over(cells):
        if masks[pose.template] & pose.at:
            return pose
    return None


def plays(view: View) -> Iterator[Action]:
    """Every placement of the viewing seat, if it is on turn."""
    if view.state.phase == PLAY and view.seat == view.state.seat:
        for pose in listed(view.state):
            yield pose.place
