"""What a person has chosen so far, read from the marks of the menu.

`Prompt.marks` are a card, then places in pairs (from, to), a last one alone if where to is still
asked; `sent:2:10` says that seat 2's marble on field 10 goes home. A mark that begins with "?" is
a place to choose from. The view is the menu's preview: what was chosen has been done on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.dog.board import FINISH, KENNEL, Place, Rank
from games.dog.state import View
from games.dog.tell import name
from games.dog.tracks import SEVEN
from games.protocol import Seat
from render.dog import signs
from render.dog.ability import distance
from render.dog.geometry import Geometry, Pixel
from render.dog.happened import Path, fields_walked, paint_path, paint_swap, went_back
from render.dog.room import Room
from render.pieces import around
from render.sheet import Sheet


class Move(NamedTuple):
    """One marble's way in a play that is being chosen."""

    owner: Seat
    f: Place
    t: Place
    steps: int


class Choosing(NamedTuple):
    """What was chosen, as far as it has come."""

    card: Rank | None = None
    moves: tuple[Move, ...] = ()
    swap: tuple[Place, Place] | None = None
    marble: Place | None = None  # whose destination is asked for
    sent: tuple[tuple[Seat, Place], ...] = ()
    open: tuple[Place, ...] = ()  # places that can be chosen

    @property
    def splits(self) -> bool:
        """Whether this is a seven in its portions."""
        return self.card == "7" or (self.card == "X" and len(self.moves) > 1)

    @property
    def settled(self) -> int:
        """How many moves are made already; the rest is one that is being chosen."""
        if not self.splits:
            return 0
        whole = sum(move.steps for move in self.moves) == SEVEN and self.marble is None
        return len(self.moves) - whole

    def label(self, move: Move) -> str:
        """A portion as it is written."""
        return f"{name(move.f)} → {name(move.t)}"


def read_marks(view: View, marks: Sequence[str]) -> Choosing:
    """What these marks say of a play that is being chosen."""
    card: Rank | None = None
    places: list[Place] = []
    sent: list[tuple[Seat, Place]] = []
    open_: list[Place] = []
    for mark in marks:
        kind, _, rest = mark.removeprefix("?").partition(":")
        if kind == "card":
            card = card if mark.startswith("?") else rest
        elif kind == "sent":
            victim, _, field = rest.partition(":")
            sent.append((int(victim), int(field)))
        elif kind in ("ring", "finish", "kennel"):
            (open_ if mark.startswith("?") else places).append(_place(kind, rest))
    alone = places.pop() if len(places) % 2 else None
    pairs = list(zip(places[::2], places[1::2], strict=True))
    owner_at = view.kind.layout.owner_at
    if len(pairs) == 1 and pairs[0][0] < FINISH and owner_at(view.board, pairs[0][0]) is not None:
        return Choosing(card, swap=pairs[0], sent=tuple(sent), open=tuple(open_))
    moves = []
    for i, (f, t) in enumerate(pairs):
        owner = _owner(view, pairs[i:])
        moves.append(Move(owner, f, t, 0 if f >= KENNEL else distance(view.kind, f, t)))
    return Choosing(card, tuple(moves), None, alone, tuple(sent), tuple(open_))


def undone(view: View, chosen: Choosing, settled: int = 0) -> View:
    """The view as it was before what was chosen, or after so many settled portions of it.

    A marble that left its own start is taken for one that did not bar it: the preview has
    forgotten that.
    """
    place, board = view.kind.layout, view.board
    if chosen.swap:
        f, t = chosen.swap
        owners = (place.owner_at(board, f) or 0, place.owner_at(board, t) or 0)
        return view._replace(board=board ^ sum(place.bit(o, p) for o in owners for p in (f, t)))
    moves = chosen.moves[settled:]
    for move in reversed(moves):
        board &= ~place.bit(move.owner, move.t)
        if move.f >= KENNEL:
            board &= ~place.fresh(move.owner)
        else:
            board |= place.bit(move.owner, move.f)
    for owner, f in chosen.sent:
        if not settled or any(_passes(view, move, f) for move in moves):
            board |= place.bit(owner, f)
    return view._replace(board=board)


def _passes(view: View, move: Move, f: Place) -> bool:
    """Whether a portion of a seven steps on a field."""
    return move.f < FINISH and 0 < (f - move.f) % view.kind.layout.ring <= move.steps


def _place(kind: str, rest: str) -> Place:
    if kind == "kennel":
        return KENNEL + int(rest)
    if kind == "finish":
        owner, _, k = rest.partition(":")
        return FINISH + 4 * int(owner) + int(k) - 1
    return int(rest)


def _owner(view: View, pairs: list[tuple[Place, Place]]) -> Seat:
    """Whose marble went the first of these ways: it stands where the last from there ends."""
    f, at = pairs[0]
    if f >= KENNEL:
        return f - KENNEL
    for g, t in pairs[1:]:
        if g == at:
            at = t
    return view.kind.layout.owner_at(view.board, at) or 0


def paint_ways(sheet: Sheet, where: Geometry, chosen: Choosing) -> None:
    """The ways of what is being chosen, below the marbles."""
    if chosen.swap:
        paint_swap(sheet, where, *chosen.swap, "accent", "block2")
    for move in chosen.moves:
        fields = fields_walked(where, move.owner, move.f, move.t)
        if fields:
            path = Path(0, "accent", "block2", fields)
            paint_path(sheet, where, path, (0, 6), back=went_back(where, move.f, move.t))


def paint_chosen(sheet: Sheet, where: Geometry, shown: View, chosen: Choosing, room: Room) -> None:
    """The marble and its destination, portions, and who would go home; above the marbles."""
    r = where.shape.marble
    for move in chosen.moves[: chosen.settled]:
        _portion(sheet, where.at(move.f), move.steps)
    haloed = [*(chosen.swap or ()), *(() if chosen.marble is None else (chosen.marble,))]
    for move in chosen.moves[chosen.settled :]:
        haloed += [move.f, move.t] if move.f < KENNEL else [move.t]
        if all(f != move.t for _, f in chosen.sent):
            sheet.put(signs.landing, *where.at(move.t), around(r + 4), "track", move.owner, r)
    for place in haloed:
        sheet.put(signs.halo, *where.at(place), around(r + 16), "track", r)
        room.take(where.at(place), 2 * r + 30, 2 * r + 30)
    for place in dict.fromkeys(chosen.open):
        _open(sheet, where, place, r, taken=where.table.owner_at(shown.board, place) is not None)
    for move in chosen.moves[chosen.settled :]:
        if chosen.splits and move.f < FINISH:
            _portion(sheet, room.beside(move.f, 50, 50), move.steps)
    for owner, f in chosen.sent:
        sheet.put(signs.victim, *room.beside(f, 56, 56), around(31), "board", owner, 17)


def _open(sheet: Sheet, where: Geometry, place: Place, r: int, *, taken: bool) -> None:
    """A place to choose: its mark stays visible."""
    drawing = signs.choice if taken else signs.possible
    sheet.put(drawing, *where.at(place), around(r + 12), "track", r)


def _portion(sheet: Sheet, at: Pixel, steps: int) -> None:
    sheet.put(signs.portion, *at, around(25), "track", str(steps))
