"""The line over a board: what was placed, who is to play, how it ended, what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from games.caminos.state import LOT, OVER, View
from games.caminos.stones import BLUE, Stone, colour_of
from games.caminos.verdict import decided
from games.text import Text, who
from render.caminos.badge import TOP
from render.caminos.hands import TOKEN
from render.caminos.scene import Scene, notation
from render.emblem import emblem, figure
from render.lettering import length
from render.panels import inks, panel
from render.pen import Pen
from render.picture import Brief
from render.pieces import around
from render.sheet import Sheet
from render.theme import BOLD, WIDTH, Colour

TOP_EDGE: Final = 14
HIGH: Final = 84
SIZE: Final = 38
NONE: Final = -1  # no mark before the words


class Piece(NamedTuple):
    """Words behind a mark; `soft` ones matter less."""

    mark: int  # a colour of stones, or NONE
    words: str
    soft: bool = False


def banner(sheet: Sheet, pieces: tuple[Piece, ...], *, on: bool = False) -> None:
    """All pieces in a row; if they do not fit, soft ones give way, the first of them first."""
    size = (WIDTH - 32, HIGH)
    sheet.part(_banner, 16, TOP_EDGE, size, "canvas", pieces, on)


def _banner(sheet: Sheet, pieces: tuple[Piece, ...], on: bool) -> None:
    width, middle = WIDTH - 32, HIGH // 2
    panel(sheet, 0, 0, width, HIGH, on=on)
    ground, ink, soft = inks(on=on)
    x = 26
    for piece in fitting(pieces, width - 48):
        if piece.mark != NONE:
            sheet.put(token, x + 23, middle, around(27), ground, piece.mark, ink)
            x += 60
        colour = soft if piece.soft else ink
        left = max(80, width - 26 - x)
        x += sheet.text(
            x, middle, piece.words, SIZE, colour, ground, align="left", width=left, least=36
        )
        x += 44


def fitting(pieces: Sequence[Piece], room: int) -> list[Piece]:
    """The pieces that fit a width; those that are not soft stay in any case."""
    kept = list(pieces)
    while sum(map(across, kept)) > room:
        least = next((piece for piece in kept if piece.soft), None)
        if least is None:
            break
        kept.remove(least)
    return kept


def token(pen: Pen, colour: int, ink: Colour) -> None:
    """A colour's mark; blue stones are nobody's and have a disc."""
    if colour == BLUE:
        figure(pen, "disc", 22, ink)
        figure(pen, "disc", 18, TOP[BLUE])
    else:
        emblem(pen, TOKEN + colour, 24, ink)


def across(piece: Piece) -> int:
    """What a piece takes, with the gap behind it."""
    return length(piece.words, BOLD, SIZE) + 44 + 60 * (piece.mark != NONE)


def told(view: View, scene: Scene, brief: Brief) -> tuple[Piece, ...]:
    """What the banner of a board says."""
    return tuple(_told(view, scene, brief))


def _told(view: View, scene: Scene, brief: Brief) -> Iterator[Piece]:
    state = view.state
    yield from planned(brief)
    if view.ghost:
        yield Piece(view.ghost.colour, notation(view.ghost))
        yield Piece(NONE, brief.say(Text("picture-caminos-place")), soft=True)
        return
    for fresh in scene.fresh:
        yield _placed(fresh.stone, fresh.number)
    if state.phase == LOT and not brief.ended:
        yield Piece(NONE, brief.say(Text("picture-caminos-lot")))
    elif state.phase == OVER:
        yield from _ended(view, scene, brief)
    elif brief.ended:
        yield Piece(NONE, brief.say(Text("picture-ended")))
    else:
        words = brief.say(Text("picture-caminos-to-play", who=who(state.seat)))
        mark = BLUE if state.blue else colour_of(state.seat)
        yield Piece(mark, words, soft=False)


def planned(brief: Brief) -> Iterator[Piece]:
    """That it is about a plan, if it is: before anything else."""
    if brief.plan is not None:
        yield Piece(NONE, brief.say(brief.plan.said))


def _placed(stone: Stone, number: int) -> Piece:
    words = f"{number}  {notation(stone)}" if number else notation(stone)
    return Piece(stone.colour, words, soft=True)


def _ended(view: View, scene: Scene, brief: Brief) -> Iterator[Piece]:
    state = view.state
    winner, _points, way = decided(state)
    if winner is None:
        yield Piece(NONE, brief.say(Text("picture-caminos-drawn")))
    else:
        team = tuple(who(seat) for seat in state.match.team(winner))
        words = brief.say(Text("picture-caminos-wins", who=team, many=len(team)))
        yield Piece(winner, words)
    if scene.points:
        tops, walls = scene.points
        if way and way.points > way.faces:
            key = Text("picture-caminos-doubled", points=way.points, tops=tops, walls=walls)
        elif way:
            key = Text("picture-caminos-points", points=way.points, tops=tops, walls=walls)
        else:
            key = Text("picture-caminos-faces", tops=tops, walls=walls)
        yield Piece(NONE, brief.say(key), soft=True)
    elif state.match.scored or state.match.border:
        green, yellow = state.border
        words = brief.say(Text("picture-caminos-border", green=green, yellow=yellow))
        yield Piece(NONE, words, soft=True)
