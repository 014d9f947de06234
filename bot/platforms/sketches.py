"""A position in words, line by line: what a terminal shows instead of a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from games.caminos.state import View as CaminosView
from games.caminos.stones import COLOURS, LETTERS, colour_of
from games.dog.board import FINISH, cards, set_bits
from games.dog.state import View as DogView
from games.dog.tell import card, field, hand
from games.rummy.board import tags
from games.rummy.state import View as RummyView
from games.text import Arg, Tag, Text, who


def dog(view: DogView) -> Iterator[Text]:
    """Everyone's marbles and cards, the cards out, and the viewer's hand."""
    place = view.kind.layout
    for seat in range(view.kind.players):
        fresh = place.starts[seat] if view.board & place.fresh(seat) else None
        marbles: list[Arg] = [
            Text("dog-sketch-fresh", place=field(f)) if f == fresh else field(f)
            for f in place.on_ring(view.board, seat)
        ]
        inside = set_bits(place.finish(view.board, seat))
        marbles += [field(FINISH + 4 * seat + k) for k in inside]
        yield Text(
            "dog-sketch-seat",
            who=who(seat),
            start=place.starts[seat],
            marbles=tuple(marbles),
            kennel=place.kennel(view.board, seat),
            cards=view.sizes[seat],
        )
    yield Text("dog-sketch-stock", round=view.round, left=view.left, dealer=who(view.dealer))
    if view.seat is not None and view.hand:
        yield Text("dog-your-cards", cards=hand(cards(view.hand)))
        for note in view.notes[view.seat]:
            if note.kind == "got":
                yield Text("dog-you-got", card=card(note.card), mate=who(note.other))


def caminos(view: CaminosView) -> Iterator[Text]:
    """The board with whole columns from the bottom up, everyone's stones, and the points."""
    board, state = view.board, view.state
    piles = dict(view.columns)
    for row in range(board.rows, 0, -1):
        names = (f"{chr(ord('a') + x)}{row}" for x in range(board.columns))
        cells = " ".join(f"{(piles[c] or '-') if c in piles else '':<3}" for c in names)
        yield Text("caminos-sketch-row", row=f"{row:>2}", cells=cells)
    letters = " ".join(f"{chr(ord('a') + x):<3}" for x in range(board.columns))
    yield Text("caminos-sketch-row", row="  ", cells=letters)
    for seat, held in enumerate(state.hands):
        stones = " ".join(f"{letter}{left}" for letter, left in zip(LETTERS, held, strict=True))
        colour = Tag("caminos-colour", COLOURS[colour_of(seat)])
        yield Text("caminos-sketch-seat", who=who(seat), colour=colour, stones=stones)
    if state.match.scored:
        green, yellow = state.scores
        of = state.match.rounds
        yield Text("caminos-sketch-score", round=state.round, of=of, green=green, yellow=yellow)


def rummy(view: RummyView) -> Iterator[Text]:
    """The sets on the table, everyone's tiles and points, and the viewer's rack."""
    yield Text("rummy-sketch-table", sets=tuple(meld.tag for meld in view.table))
    for seat, held in enumerate(view.sizes):
        opened = Text("rummy-sketch-opened") if view.opened[seat] else Text("rummy-sketch-closed")
        score = view.scores[seat]
        yield Text("rummy-sketch-seat", who=who(seat), tiles=held, opened=opened, score=score)
    yield Text("rummy-sketch-stock", round=view.round, left=view.stock_size)
    if view.rack:
        yield Text("rummy-sketch-rack", tiles=tags(view.rack))


SKETCHES: Mapping[str, Callable[[Any], Iterator[Text]]] = {
    "caminos": caminos,
    "dog": dog,
    "rummy": rummy,
}
