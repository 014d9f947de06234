"""The drawings of cards in a hand, and of the portions of a seven."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from games.dog.board import Rank
from games.protocol import Seat
from render import lettering
from render.dog.ability import Ability
from render.dog.signs import MINUS, blank, dashed_box, rank_on, victim
from render.pen import Pen
from render.pieces import marble
from render.theme import BOLD, Colour

RANK: Final = 0.36  # of the height: where the rank stands
DOES: Final = 0.82  # and what the card can do
SIGN: Final = 52  # px a sign is wide
GAP: Final = 10  # px between signs

Sign: TypeAlias = Callable[[Pen, float, float, Colour], None]


def frame(pen: Pen, wide: int, high: int, colour: Colour) -> None:
    """Round a card that was picked."""
    pen.box(-wide / 2 - 10, -high / 2 - 10, wide + 20, high + 20, colour, 26)
    pen.box(-wide / 2 - 3, -high / 2 - 3, wide + 6, high + 6, "canvas", 20)


def open_card(pen: Pen, rank: Rank, wide: int, high: int, can: Ability, picked: bool) -> None:  # noqa: FBT001 - a drawing's arguments are its key
    """A card that can be played, with what it can do: on one line, or on two if that is much."""
    if picked:
        frame(pen, wide, high, "accent")
    blank(pen, -wide / 2, -high / 2, wide, high, 18, 4)
    top = -high / 2
    signs = [sign for does, sign in _signs(can) if does]
    words = can.text or ("7" if can.seven else _numbers(can.steps))
    long = lettering.length(words, BOLD, 36) if words else 0
    whole = len(signs) * (SIGN + GAP) + (long or -GAP)
    two = whole > wide - 24
    rank_on(pen, 0, top + (0.31 if two else RANK) * high, rank, 96, "ink", "card")
    if not can:
        return
    pen.box(-wide / 2 + 18, top + round((0.56 if two else 0.655) * high), wide - 36, 3, "card_line")
    if two:
        _row(pen, signs, "", top + 0.68 * high, wide - 16)
        _row(pen, [], words, top + 0.87 * high, wide - 16)
    else:
        _row(pen, signs, words, top + DOES * high, wide - 16)


def _signs(can: Ability) -> tuple[tuple[bool, Sign], ...]:
    return (can.exit, exit_sign), (can.swap, swap_sign), (can.steal, steal_sign)


def _row(pen: Pen, signs: Sequence[Sign], words: str, y: float, room: int) -> None:
    """Signs, then words, centred."""
    line = lettering.fit(words, 36, room, 28) if words else None
    long = lettering.length(*line) if line else -GAP
    x = -(len(signs) * (SIGN + GAP) + long) / 2
    for sign in signs:
        sign(pen, x + SIGN / 2, y, "ink")
        x += SIGN + GAP
    if line:
        pen.text(x + long / 2, y, line.text, line.size, "ink", "card", line.font)


def _numbers(steps: tuple[int, ...]) -> str:
    """Numbers of steps with their sign; many of them as from and to."""
    forward = [n for n in steps if n > 0]
    back = [f"{MINUS}{-n}" for n in steps if n < 0]
    if len(forward) > 2:
        return " ".join([f"{forward[0]}–{forward[-1]}", *back])
    return " ".join([*map(str, forward), *back])


def shut_card(pen: Pen, rank: Rank, wide: int, high: int, picked: bool) -> None:  # noqa: FBT001 - a drawing's arguments are its key
    """A card that cannot be played: hatched, dashed, small, with a sign; not only paler."""
    if picked:
        frame(pen, wide, high, "accent")
    left, top = -wide / 2, -high / 2
    pen.box(left, top, wide, high, "off", 18)
    for x in range(-high, wide, 26):  # stripes from lower left to upper right, within the card
        a, b = max(0, x), min(wide, x + high)
        if a < b:
            pen.line(
                [(left + a, top + high - (a - x)), (left + b, top + high - (b - x))], 6, "canvas"
            )
    pen.box(-46, top + RANK * high - 44, 92, 88, "off", 16)
    pen.box(-34, top + DOES * high - 34, 68, 68, "off", 34)
    dashed_box(pen, left + 2, top + 2, wide - 4, high - 4, 4, "off_ink")
    rank_on(pen, 0, top + RANK * high, rank, 83, "off_ink", "off")
    y = top + DOES * high
    pen.ring(0, y, 25, 6, "off_ink")
    pen.line([(-16, y + 16), (16, y - 16)], 6, "off_ink")


def small_card(pen: Pen, rank: Rank, wide: int, high: int, can: bool) -> None:  # noqa: FBT001 - a drawing's arguments are its key
    """A card of the hand while a seven is split."""
    if can:
        blank(pen, 0, 0, wide, high, 12)
    else:
        pen.box(0, 0, wide, high, "off", 12)
        dashed_box(pen, 2, 2, wide - 4, high - 4, 3, "off_ink")
    ink, under = ("ink", "card") if can else ("off_ink", "off")
    rank_on(pen, wide / 2, high / 2, rank, 46, ink, under)


def giver(pen: Pen, number: Seat) -> None:
    """A tab on the upper edge of a card that was received: from whom."""
    pen.box(-58, -25, 116, 50, "card_edge", 14)
    pen.box(-55, -22, 110, 44, "card", 11)
    marble(pen, number, 16, "card_edge", 3, x=-27)
    pen.line([(26, -14), (26, 4)], 6, "ink", caps=False)
    pen.polygon([(12, 0), (40, 0), (26, 16)], "ink")


def exit_sign(pen: Pen, x: float, y: float, ink: Colour) -> None:
    """Out of the kennel: an open box with an arrow."""
    pen.line(
        [(x - 8, y - 15), (x - 23, y - 15), (x - 23, y + 15), (x - 8, y + 15)], 5, ink, caps=False
    )
    for v in (-15, 15):
        pen.disc(x - 23, y + v, 2.5, ink)
    pen.line([(x - 12, y), (x + 14, y)], 5, ink, caps=False)
    pen.polygon([(x + 10, y - 11), (x + 26, y), (x + 10, y + 11)], ink)


def swap_sign(pen: Pen, x: float, y: float, ink: Colour) -> None:
    """Two marbles change places: two arrows."""
    for side in (1, -1):
        v = y - 9 * side
        pen.line([(x - 22 * side, v), (x + 12 * side, v)], 5, ink, caps=False)
        pen.polygon([(x + 9 * side, v - 10), (x + 25 * side, v), (x + 9 * side, v + 10)], ink)


def steal_sign(pen: Pen, x: float, y: float, ink: Colour) -> None:
    """Take a card: a card and an arrow towards oneself."""
    pen.box(x - 3, y - 18, 28, 36, ink, 6)
    pen.box(x + 1, y - 14, 20, 28, "card", 3)
    pen.line([(x - 10, y), (x + 12, y)], 5, ink, caps=False)
    pen.polygon([(x - 9, y - 10), (x - 25, y), (x - 9, y + 10)], ink)


# The portions of a seven


def share(pen: Pen, wide: int, steps: int, now: bool) -> None:  # noqa: FBT001 - a drawing's arguments are its key
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
