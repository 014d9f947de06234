"""What people talk about after a game: who had the cards, who folded, who sent whom home."""

from __future__ import annotations

from collections.abc import Iterable

from games.dog.board import Bag, cards, size
from games.dog.state import Action, Fold, Idle, Play, State, Steal, Swap
from games.protocol import Deed, Fact

OUT = "AKX"  # aces, kings and jokers bring a marble out (D12)


def facts(deeds: Iterable[Deed[State, Action]]) -> tuple[Fact, ...]:
    """Aces, kings and jokers dealt, hands laid down, marbles sent home and lost, by seat."""
    dealt: list[int] = []
    folds: list[int] = []
    sent: list[int] = []
    lost: list[int] = []
    for before, seat, action, after in deeds:
        if not dealt:
            dealt, folds, sent, lost = ([0] * after.kind.players for _ in range(4))
        if _held(after.hands) > _held(before.hands):  # nothing else brings cards into hands
            for at, hand in enumerate(after.hands):
                dealt[at] += sum(card in OUT for card in cards(hand))
        if isinstance(action, Fold):
            folds[seat] += 1
        if isinstance(action, Play | Swap | Steal | Idle):
            for owner, _ in after.record[-1].sent:
                lost[owner] += 1
                sent[seat] += owner != seat
    named = {"dog-dealt": dealt, "dog-folds": folds, "dog-sent": sent, "dog-lost": lost}
    return tuple(Fact(name, tuple(counts)) for name, counts in named.items())


def _held(hands: tuple[Bag, ...]) -> int:
    return sum(size(hand) for hand in hands)
