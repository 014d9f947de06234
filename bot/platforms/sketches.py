"""A position in words, line by line: what a terminal shows instead of a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from games.dog.board import FINISH, cards, set_bits
from games.dog.state import View as DogView
from games.dog.tell import card, field, hand
from games.text import Arg, Text, who


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


SKETCHES: Mapping[str, Callable[[Any], Iterator[Text]]] = {"dog": dog}
