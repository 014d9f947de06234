"""Cards in a hand, and the portions of a seven."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from games.dog.board import Rank
from games.protocol import Seat
from render import lettering
from render.boxes import bordered, rounded, within
from render.dog.ability import Ability
from render.dog.signs import dashed_box, victim
from render.pen import Pen
from render.picture import Area
from render.pieces import around, cap, marble
from render.sheet import Sheet
from render.theme import BOLD, Colour

RANK: Final = 0.36  # of the height: where the rank stands
DOES: Final = 0.82  # and what the card can do
SIGN: Final = 52  # px a sign is wide
GAP: Final = 10  # px between signs

FRAME: Final = 12  # px round a card for the frame of one that was picked

Sign: TypeAlias = Callable[[Pen, Colour], None]


FACES: Final = {"T": "10"}  # where a rank is written in another way
JOKER: Final = "X"
MINUS: Final = "−"


def rank_at(
    sheet: Sheet, x: int, y: int, rank: Rank, size: int, ink: Colour, under: Colour
) -> None:
    """The rank of a card, or the joker's cap."""
    if rank == JOKER:
        wide = round(0.95 * size)
        sheet.put(cap, x, y + round(0.06 * size), around(0.55 * size), under, wide, ink)
    else:
        sheet.text(x, y, FACES.get(rank, rank), size, ink, under)


def open_card(sheet: Sheet, rank: Rank, can: Ability, picked: bool) -> None:
    """A card that can be played, with what it can do: on one line, or on two if that is much."""
    area = _begin(sheet, picked=picked)
    left, top, wide, high = area
    bordered(sheet, area, 18, "card", "card_edge", 4, "canvas")
    signs = [sign for does, sign in _signs(can) if does]
    words = can.text or ("7" if can.seven else _numbers(can.steps))
    long = lettering.length(words, BOLD, 36) if words else 0
    two = len(signs) * (SIGN + GAP) + (long or -GAP) > wide - 24
    x = left + wide // 2
    rank_at(sheet, x, top + round((0.31 if two else RANK) * high), rank, 96, "ink", "card")
    if not can:
        return
    line = top + round((0.56 if two else 0.655) * high)
    sheet.rect(left + 18, line, wide - 36, 3, "card_line")
    if two:
        _row(sheet, signs, "", x, top + round(0.68 * high), wide - 16)
        _row(sheet, [], words, x, top + round(0.87 * high), wide - 16)
    else:
        _row(sheet, signs, words, x, top + round(DOES * high), wide - 16)


def _begin(sheet: Sheet, *, picked: bool) -> Area:
    """Where a card lies on a sheet that is larger by its frame; the frame, if it was picked."""
    area = within((0, 0, sheet.width, sheet.height), FRAME)
    if picked:
        rounded(sheet, within(area, -10), 26, "accent", "canvas")
        rounded(sheet, within(area, -3), 20, "canvas", "accent")
    return area


def _signs(can: Ability) -> tuple[tuple[bool, Sign], ...]:
    return (can.exit, exit_sign), (can.swap, swap_sign), (can.steal, steal_sign)


def _row(sheet: Sheet, signs: Sequence[Sign], words: str, middle: int, y: int, room: int) -> None:
    """Signs, then words, centred."""
    line = lettering.fit(words, 36, room, 28) if words else None
    long = lettering.length(*line) if line else -GAP
    x = middle - (len(signs) * (SIGN + GAP) + long) // 2
    for sign in signs:
        sheet.put(sign, x + SIGN // 2, y, around(28), "card", "ink")
        x += SIGN + GAP
    if line:
        sheet.text(x, y, words, 36, "ink", "card", align="left", width=room, least=28)


def _numbers(steps: tuple[int, ...]) -> str:
    """Numbers of steps with their sign; many of them as from and to."""
    forward = [n for n in steps if n > 0]
    back = [f"{MINUS}{-n}" for n in steps if n < 0]
    if len(forward) > 2:
        return " ".join([f"{forward[0]}–{forward[-1]}", *back])
    return " ".join([*map(str, forward), *back])


def shut_card(sheet: Sheet, rank: Rank, picked: bool) -> None:
    """A card that cannot be played: hatched, dashed, small, with a sign; not only paler."""
    left, top, wide, high = _begin(sheet, picked=picked)
    x, y = left + wide // 2, top + round(RANK * high)
    sheet.put(hatched, left, top, (0, 0, wide, high), "canvas", wide, high)
    rounded(sheet, (x - 46, y - 44, 92, 88), 16, "off", "off")
    rank_at(sheet, x, y, rank, 83, "off_ink", "off")
    sheet.put(no_entry, x, top + round(DOES * high), around(34), "off")


def hatched(pen: Pen, wide: int, high: int) -> None:
    """Stripes from lower left to upper right, within a dashed outline."""
    pen.box(0, 0, wide, high, "off", 18)
    for x in range(-high, wide, 26):
        a, b = max(0, x), min(wide, x + high)
        if a < b:
            pen.line([(a, high - (a - x)), (b, high - (b - x))], 6, "canvas")
    dashed_box(pen, 2, 2, wide - 4, high - 4, 4, "off_ink")


def no_entry(pen: Pen) -> None:
    """Not now."""
    pen.disc(0, 0, 34, "off")
    pen.ring(0, 0, 25, 6, "off_ink")
    pen.line([(-16, 16), (16, -16)], 6, "off_ink")


def small_card(sheet: Sheet, rank: Rank, can: bool) -> None:
    """A card of the hand while a seven is split."""
    wide, high = sheet.width, sheet.height
    if can:
        bordered(sheet, (0, 0, wide, high), 12, "card", "card_edge", 3, "canvas")
    else:
        rounded(sheet, (0, 0, wide, high), 12, "off", "canvas")
        sheet.put(_outline, 0, 0, (0, 0, wide, high), "off", wide, high)
    ink, under = ("ink", "card") if can else ("off_ink", "off")
    rank_at(sheet, wide // 2, high // 2, rank, 46, ink, under)


def _outline(pen: Pen, wide: int, high: int) -> None:
    dashed_box(pen, 2, 2, wide - 4, high - 4, 3, "off_ink")


def giver(pen: Pen, number: Seat) -> None:
    """A tab on the upper edge of a card that was received: from whom."""
    pen.box(-58, -25, 116, 50, "card_edge", 14)
    pen.box(-55, -22, 110, 44, "card", 11)
    marble(pen, number, 16, "card_edge", 3, x=-27)
    pen.line([(26, -14), (26, 4)], 6, "ink", caps=False)
    pen.polygon([(12, 0), (40, 0), (26, 16)], "ink")


def exit_sign(pen: Pen, ink: Colour) -> None:
    """Out of the kennel: an open box with an arrow."""
    pen.line([(-8, -15), (-23, -15), (-23, 15), (-8, 15)], 5, ink, caps=False)
    pen.line([(-12, 0), (14, 0)], 5, ink, caps=False)
    pen.polygon([(10, -11), (26, 0), (10, 11)], ink)


def swap_sign(pen: Pen, ink: Colour) -> None:
    """Two marbles change places: two arrows."""
    for side in (1, -1):
        y = -9 * side
        pen.line([(-22 * side, y), (12 * side, y)], 5, ink, caps=False)
        pen.polygon([(9 * side, y - 10), (25 * side, y), (9 * side, y + 10)], ink)


def steal_sign(pen: Pen, ink: Colour) -> None:
    """Take a card: a card and an arrow towards oneself."""
    pen.box(-3, -18, 28, 36, ink, 6)
    pen.box(1, -14, 20, 28, "card", 3)
    pen.line([(-10, 0), (12, 0)], 5, ink, caps=False)
    pen.polygon([(-9, -10), (-25, 0), (-9, 10)], ink)


# The portions of a seven


def share(pen: Pen, wide: int, steps: int, now: bool) -> None:
    """A portion: fixed, or the one that is being chosen."""
    fill, ink = ("accent_soft", "text") if now else ("accent", "on_accent")
    pen.box(0, 0, wide, 96, "accent", 18)
    if now:
        pen.box(7, 7, wide - 14, 82, fill, 12)
    pen.text(wide / 2, 37, str(steps), 54, ink, fill)
    _dashes(pen, wide, steps, ink)


def rest(pen: Pen, wide: int, steps: int) -> None:
    """Steps that are still left."""
    dashed_box(pen, 3, 3, wide - 6, 90, 4, "soft")
    pen.text(wide / 2, 37, str(steps), 54, "soft", "canvas")
    _dashes(pen, wide, steps, "soft")


def _dashes(pen: Pen, wide: int, steps: int, ink: Colour) -> None:
    pitch = min(30.0, (wide - 16) / steps)
    for k in range(steps):
        pen.box(wide / 2 + (k - steps / 2) * pitch + pitch * 0.15, 72, pitch * 0.7, 10, ink, 4)


def sent(pen: Pen, number: Seat) -> None:
    """Who goes home, in the line below a seven."""
    victim(pen, number, 19)
