"""What a seat knows: its view of a state, and states that would look the same to it."""

from __future__ import annotations

from games.dog.board import DECK, ONE, Bag, bag, cards, size, sizes
from games.dog.state import HIDDEN, Note, State, View, new
from games.protocol import NATURE, Dice, Seat


def view(state: State, seat: Seat | None) -> View:
    """All that a seat may know; None: an onlooker; NATURE: everything."""
    (
        kind, board, hands, turn, due, number, opener, stock, discard, given, victim, record, notes
    ) = state  # fmt: skip
    if seat == NATURE:
        return View(
            kind, seat, board, hands, sizes(hands), turn, due, number, opener, stock, len(stock),
            discard, given, victim, record, notes,
        )  # fmt: skip
    seen: list[Bag | None] = [None] * len(hands)
    kept: list[tuple[Note, ...]] = [()] * len(hands)
    if seat is not None:
        seen[seat], kept[seat] = hands[seat], notes[seat]
    if given:
        given = tuple([card and (card if i == seat else HIDDEN) for i, card in enumerate(given)])
    return new(View, (
        kind, seat, board, tuple(seen), sizes(hands), turn, due, number, opener, None, len(stock),
        discard, given, victim, record, tuple(kept),
    ))  # fmt: skip


def imagine(view: View, dice: Dice) -> State:
    """Some state that looks like this: unseen cards are dealt by the dice.

    What the seat remembers of cards that changed hands is respected.
    """
    known = [_known(view, seat) for seat in range(view.kind.players)]
    unseen = dice.shuffled(cards(DECK - view.discard - sum(known) - bag(view.stock or "")))
    hands, at = [], 0
    for seat, held in enumerate(known):
        missing = view.sizes[seat] - size(held)
        hands.append(held + bag("".join(unseen[at : at + missing])))
        at += missing
    given = tuple(
        _some(hands[seat], dice) if card == HIDDEN else card for seat, card in enumerate(view.given)
    )
    return State(
        view.kind,
        view.board,
        tuple(hands),
        view.turn,
        view.due,
        view.round,
        view.opener,
        "".join(unseen[at:]) if view.stock is None else view.stock,
        view.discard,
        given,
        view.victim,
        view.record,
        view.notes,
    )


def _some(hand: Bag, dice: Dice) -> str:
    held = cards(hand)
    return held[dice.below(len(held))]


def _known(view: View, seat: Seat) -> Bag:
    """The cards that the viewer knows a seat to hold."""
    hand = view.hands[seat]
    if hand is not None:
        return hand
    if view.seat is None:
        return 0
    held = 0
    for note in view.notes[view.seat]:
        if note.other == seat and note.kind in ("gave", "lost") and not _gone(view, seat, note):
            held += ONE[note.card]
    return held


def _gone(view: View, seat: Seat, note: Note) -> bool:
    """Whether a seat may since have parted with a card that it got."""
    since = [laid for laid in view.record if laid.round == view.round][note.after :]
    if any(laid.seat == seat and note.card in laid.cards for laid in since):
        return True
    return any(laid.kind == "steal" and laid.victim == seat for laid in since)
