"""A placement entered step by step: stone, row, cell, posture, then what it will do.

The answers are codes of the rules: the stone's place in L T Z O, the number of the row, the
number of the column (a is 1), the posture's code from its template. A question with one
answer is not asked and takes no place in the path.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from games.caminos.actions import Action, Place
from games.caminos.board import TURNS
from games.caminos.effects import effects
from games.caminos.plays import legal, listed
from games.caminos.refusal import cell_tag, stone_tag
from games.caminos.rules import apply
from games.caminos.rules import view as look
from games.caminos.state import LOT, PLAY, State, View
from games.caminos.stones import BAR, LETTERS, LYING_BAR, UPRIGHT_BAR, Pose, Stone, colour_of
from games.caminos.verdict import outcome
from games.protocol import Choice, Path, Prompt, Refused
from games.text import Text, who


class Offer(NamedTuple):
    """A legal placement as it is found in the menu: by a pivot cell and a code there."""

    pose: Pose
    cell: str
    row: int
    column: int
    code: int


class Question(NamedTuple):
    """One step: the code of an offer's answer, and what is asked."""

    code: Callable[[Offer], int]
    ask: Callable[[View, list[Offer]], Text]
    choice: Callable[[View, Offer, int], Choice]  # with its number in the list, for letters


def prompt(view: View, path: Path = ()) -> Prompt[View, Action]:
    """The question after these answers; raises Refused where the path leads nowhere."""
    if not path and not _is_due(view):
        return Prompt(question=_waiting(view), choices=(), play=None, preview=view)
    question, groups, _ = _walk(view, path)
    offers = [offer for group in groups.values() for offer in group]
    if question is None:
        return replace(_confirm(view, offers[0].pose), instead=_turned(view, path))
    return Prompt(
        question=question.ask(view, offers),
        choices=tuple(
            question.choice(view, group[0], number) for number, group in enumerate(groups.values())
        ),
        play=None,
        preview=_gallery(view, question, groups),
        marks=_marks(view, offers) if question is not STONE else (),
    )


def _turned(view: View, path: Path) -> tuple[Choice, ...]:
    """The next way to set the same stone down at the same cell, and the one before."""
    question, groups, _ = _fork(view.state, path[:-1])
    if question not in (POSTURE, DIRECTION):
        return ()
    codes = sorted(groups, key=lambda code: _round(groups[code][0]))
    at = codes.index(path[-1])
    on, back = codes[(at + 1) % len(codes)], codes[at - 1]
    turns = [Choice(on, Text("caminos-turn"))]
    if on != back:
        turns.append(Choice(back, Text("caminos-turn-back")))
    return tuple(turns)


def _round(offer: Offer) -> tuple[int, ...]:
    """Clockwise through the directions of one attitude, then on to the next: lying ones first."""
    pose = offer.pose
    tallest = max(map(pose.place.cells.count, pose.place.cells))
    return tallest, pose.template, -pose.turn % TURNS, offer.code


def sure(view: View, action: Action) -> Prompt[View, Action]:
    """What a play that was read will do; `look`: it bars cells for one's own colour (C7)."""
    pose = legal(view.state, action.cells) if isinstance(action, Place) else None
    if pose is None:
        raise Refused(Text("menu-gone"))
    asked, colour = _confirm(view, pose), colour_of(view.state.seat)
    barred = asked.preview.state.field.bad(colour) & ~view.state.field.bad(colour)
    return replace(asked, look=bool(barred) and not view.state.blue)


def _is_due(view: View) -> bool:
    return view.state.phase == PLAY and view.seat == view.state.seat


def _waiting(view: View) -> Text:
    """What is waited for, for those who are not asked anything."""
    state = view.state
    if state.phase == LOT:
        return Text("caminos-wait-lot")
    ended = outcome(state)
    return ended.why if ended else Text("caminos-wait", seat=who(state.seat))


def _gallery(view: View, question: Question, groups: dict[int, list[Offer]]) -> View:
    """Where a posture is asked for, painters get the stones in the order of the choices."""
    if question is not POSTURE:
        return view
    found = (group[0].pose for group in groups.values())
    stones = (Stone(view.state.seat, pose.letter, pose.cubes) for pose in found)
    return replace(view, gallery=tuple(stones))


class Fork(NamedTuple):
    """Where a path has come to: the open question and the offers by their answer to it."""

    question: Question | None  # None: one placement is left
    groups: dict[int, list[Offer]]
    later: tuple[Question, ...]


def _walk(view: View, path: Path) -> Fork:
    """Follow the answers to the first open question."""
    if not _is_due(view):
        raise Refused(Text("caminos-not-your-turn"))
    if len(path) > len(QUESTIONS):
        raise Refused(Text("caminos-no-such-choice"))
    return _fork(view.state, path)


@lru_cache(maxsize=64)  # a person presses on from where they are, and back
def _fork(state: State, path: Path) -> Fork:
    if path:
        question, groups, questions = _fork(state, path[:-1])
        if question is None or path[-1] not in groups:
            raise Refused(Text("caminos-no-such-choice"))
        offers = groups[path[-1]]
    else:
        offers = [Offer(pose, *pivot) for pose in listed(state) for pivot in pose.pivots]
        questions = BLUE_QUESTIONS if state.blue else QUESTIONS
    while len({offer.pose for offer in offers}) > 1:  # else: whichever of its cubes is meant
        question, *later = questions
        groups = _grouped(offers, question)
        if len(groups) > 1:
            return Fork(question, groups, tuple(later))
        questions = tuple(later)
    return Fork(None, {0: offers[:1]}, ())


def _grouped(offers: list[Offer], question: Question) -> dict[int, list[Offer]]:
    groups: dict[int, list[Offer]] = {}
    for offer in offers:
        groups.setdefault(question.code(offer), []).append(offer)
    return dict(sorted(groups.items(), key=lambda group: _order(group[1][0])))


NORTH_FIRST: Final = (1, 0, 3, 2)  # a template faces east, then north, west, south


def _order(offer: Offer) -> tuple[int, ...]:
    """From the top left of the board; lying, on the long side, upright; N, E, S, W."""
    pose = offer.pose
    bar = pose.template if pose.letter == BAR else 0  # a blue one lies or stands first of all
    tallest = max(map(pose.place.cells.count, pose.place.cells))
    place = (-offer.row, offer.column)
    return (pose.kind, bar, *place, tallest, NORTH_FIRST[pose.turn], offer.code)


def _marks(view: View, offers: list[Offer]) -> tuple[str, ...]:
    mask = view.board.mask({offer.cell for offer in offers})
    return tuple(f"cell:{cell}" for cell in view.board.spell(mask))


# The questions


def _kind(offer: Offer) -> int:
    return offer.pose.kind


def _row(offer: Offer) -> int:
    return offer.row


def _column(offer: Offer) -> int:
    return offer.column


def _code(offer: Offer) -> int:
    return offer.code


def _stone_choice(view: View, offer: Offer, _: int) -> Choice:
    letter = offer.pose.letter
    left = view.state.hands[view.state.seat][LETTERS.index(letter)]
    label = Text("caminos-choose-stone", stone=stone_tag(letter), left=left)
    return Choice(_kind(offer), label, f"stone:{letter}")


def _row_choice(_: View, offer: Offer, __: int) -> Choice:
    row = offer.row
    return Choice(row, Text("caminos-choose-row", row=row), f"row:{row}")


def _cell_choice(_: View, offer: Offer, __: int) -> Choice:
    label = Text("caminos-choose-cell", cell=cell_tag(offer.cell))
    return Choice(offer.column, label, f"cell:{offer.cell}")


def _posture_choice(_: View, offer: Offer, number: int) -> Choice:
    letter = chr(ord("A") + number)
    placement = offer.pose.notation.partition(" ")[2]
    label = Text("caminos-choose-posture", letter=letter, placement=placement)
    return Choice(offer.code, label, f"posture:{letter}")


def _lie_choice(_: View, offer: Offer, __: int) -> Choice:
    if offer.pose.template == LYING_BAR:
        return Choice(LYING_BAR, Text("caminos-choose-lying"))
    return Choice(offer.pose.template, Text("caminos-choose-upright"))


def _direction_choice(_: View, offer: Offer, __: int) -> Choice:
    if offer.pose.turn:
        return Choice(offer.code, Text("caminos-choose-north-south"))
    return Choice(offer.code, Text("caminos-choose-east-west"))


PIVOTS: Final = {
    "L": Text("caminos-pivot-L"),
    "T": Text("caminos-pivot-T"),
    "Z": Text("caminos-pivot-Z"),
    "O": Text("caminos-pivot-O"),
    "B": Text("caminos-pivot-B"),
}


def _pivot(offers: list[Offer]) -> Text:
    pose = offers[0].pose
    upright = pose.template == UPRIGHT_BAR
    return Text("caminos-pivot-upright") if upright else PIVOTS[pose.letter]


def _ask_row(_: View, offers: list[Offer]) -> Text:
    stone = stone_tag(offers[0].pose.letter)
    return Text("caminos-which-row", stone=stone, pivot=_pivot(offers))


def _ask_cell(_: View, offers: list[Offer]) -> Text:
    stone = stone_tag(offers[0].pose.letter)
    return Text("caminos-which-cell", stone=stone, row=offers[0].row, pivot=_pivot(offers))


def _ask_posture(_: View, offers: list[Offer]) -> Text:
    first = offers[0]
    stone = stone_tag(first.pose.letter)
    return Text("caminos-which-posture", stone=stone, cell=cell_tag(first.cell))


def _ask_direction(_: View, offers: list[Offer]) -> Text:
    return Text("caminos-which-direction", cell=cell_tag(offers[0].cell))


STONE: Final = Question(_kind, lambda *_: Text("caminos-which-stone"), _stone_choice)
ROW: Final = Question(_row, _ask_row, _row_choice)
CELL: Final = Question(_column, _ask_cell, _cell_choice)
POSTURE: Final = Question(_code, _ask_posture, _posture_choice)
LIE: Final = Question(
    lambda offer: offer.pose.template, lambda *_: Text("caminos-which-lie"), _lie_choice
)
DIRECTION: Final = Question(_code, _ask_direction, _direction_choice)
QUESTIONS: Final = (STONE, ROW, CELL, POSTURE)
BLUE_QUESTIONS: Final = (LIE, ROW, CELL, DIRECTION)


# What it will do


def _confirm(view: View, pose: Pose) -> Prompt[View, Action]:
    state = view.state
    play = pose.place
    after, events = apply(state, state.seat, play)
    if told := effects(state, pose, after, events):
        question = Text("caminos-confirm-effects", placement=pose.notation, effects=told)
    else:
        question = Text("caminos-confirm", placement=pose.notation)
    return Prompt(
        question=question,
        choices=(),
        play=play,
        preview=replace(look(after, view.seat), ghost=after.stones[-1]),
        marks=tuple(f"cell:{cell}" for cell in dict.fromkeys(pose.place.cells)),
    )
