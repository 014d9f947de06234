"""What is legal now (C3): every pose as a bit in one mask a template, and why others are not."""

from __future__ import annotations

from collections.abc import Iterator

from games.caminos.board import bits
from games.caminos.field import Field
from games.caminos.state import State
from games.caminos.stones import TEMPLATES, Hand, Pose, poses

Masks = tuple[int, ...]  # one a template: a bit is a pose that is legal

NOWHERE: Masks = (0,) * len(TEMPLATES)


def stones_fit(board: str, field: Field, hand: Hand) -> Masks:
    """Where the coloured stones of a hand may stand, in the order of `TEMPLATES`.

    A bit says that the template fits with its corner there and its columns towards x and y,
    in the lane of its turn: each column exactly as high as it must be, so nothing is hollow.
    """
    known = poses(board)
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
    found = (
        *(three & above, three & above >> 2, pair, empty & two >> 1, three, step & one_beyond),
        *(three & above >> 1, step, three & half, one & east & one_beyond & half),
        *(step, pair & one_beyond, pair & pair_above >> 1 & half, pair_above & pair >> 1 & half),
        *(pair & pair_above & known.single, pair & half, 0, 0),
    )
    if 0 not in hand:
        return found
    ells, tees, zeds, squares = hand
    return (
        *(found[:6] if ells else NOWHERE[:6]),
        *(found[6:10] if tees else NOWHERE[6:10]),
        *(found[10:14] if zeds else NOWHERE[10:14]),
        *(found[14:] if squares else NOWHERE[14:]),
    )


def bars_fit(board: str, field: Field) -> Masks:
    """Where a blue bar may stand (C16): on free cells."""
    known = poses(board)
    empty = field.empty
    lying = empty & empty >> 1 & empty >> 2 & known.half
    return (*NOWHERE[:-2], lying, empty & known.single)


def count(masks: Masks) -> int:
    """How many placements there are."""
    return sum([mask.bit_count() for mask in masks])


def nth(board: str, masks: Masks, number: int) -> Pose:
    """One of the placements by its number, 0 to `count` - 1, without listing them."""
    for template, mask in enumerate(masks):
        here = mask.bit_count()
        if number < here:
            return poses(board).by_bit[template][_nth_bit(mask, number)]
        number -= here
    raise IndexError(number)


_SPANS = tuple((span, (1 << span) - 1) for span in (256, 128, 64, 32, 16, 8))


def _nth_bit(mask: int, number: int) -> int:
    """The place of a mask's bit by its number, found by halving."""
    at = 0
    for span, low in _SPANS:
        part = mask & low
        here = part.bit_count()
        if number < here:
            mask = part
        else:
            number -= here
            mask >>= span
            at += span
    for _ in range(number):
        mask &= mask - 1
    return at + (mask & -mask).bit_length() - 1


def listed(state: State) -> Iterator[Pose]:
    """Every legal placement, lazily: L, T, Z, O, in the order of `TEMPLATES`."""
    for known, mask in zip(poses(state.match.board).by_bit, state.masks, strict=True):
        for bit in bits(mask):
            yield known[bit]


def find(state: State, cells: tuple[str, ...]) -> Pose | None:
    """The legal placement on these cells, if there is one (C18: never two)."""
    masks = state.masks
    for pose in poses(state.match.board).by_cells.get(cells, ()):
        if masks[pose.template] & pose.at:
            return pose
    return None
