"""DOG: four marbles each, round the table and home, with cards instead of dice."""

from __future__ import annotations

from collections.abc import Iterator

from games.dog import ai, archive, notation, positions, sight
from games.dog import facts as tales
from games.dog import menu as menus
from games.dog import motive as motives
from games.dog import reasons as whys
from games.dog import rules as law
from games.dog.board import RANKS, ranks
from games.dog.plays import any_play, listing
from games.dog.state import Action, Fold, Give, View
from games.protocol import Path, nothing_lasts

GIVES = {card: Give(card) for card in RANKS}


def _plays(view: View) -> Iterator[Action]:
    """Every distinct action of the viewing seat; in the exchange, a card a rank."""
    table, seat, board, hands, sizes, turn, due = view[:7]
    if seat is None or seat < 0:
        return iter(())
    hand = hands[seat] or 0
    if due == "play" and turn == seat:
        return listing(table, board, seat, hand, sizes)
    if due == "exchange":
        return map(GIVES.__getitem__, ranks(hand))
    return iter(())


def _ahead(view: View) -> View | None:
    """The same cards on the same board, with the turn at the viewing seat."""
    if view.seat is None or view.due != "play" or view.turn == view.seat or not view.hand:
        return None
    return view._replace(turn=view.seat)


def _overdue(view: View, draft: Path) -> None:
    """The rules know no clock: a stand-in plays."""


def _forced(view: View) -> Action | None:
    """D28: a hand that cannot be played is laid down without asking."""
    table, seat, board, hands, sizes, turn, due = view[:7]
    if due != "play" or seat is None or turn != seat:
        return None
    if any(any_play(table, board, seat, rank, sizes) for rank in ranks(hands[seat] or 0)):
        return None  # as nearly always, with the first card or the second
    first = next(_plays(view), None)
    return first if isinstance(first, Fold) else None


class Dog:
    """The game as `games.protocol` wants it."""

    key = "dog"
    rules = 1
    menu = 1
    ponders = False
    counts = law.COUNTS
    options = law.OPTIONS

    start = staticmethod(law.start)
    turn = staticmethod(law.turn)
    chance = staticmethod(law.chance)
    apply = staticmethod(law.apply)
    outcome = staticmethod(law.outcome)
    teams = staticmethod(law.teams)
    facts = staticmethod(tales.facts)

    view = staticmethod(sight.view)
    imagine = staticmethod(sight.imagine)
    plays = staticmethod(_plays)
    prompt = staticmethod(menus.prompt)
    sure = staticmethod(menus.sure)
    reasons = staticmethod(whys.reasons)
    choose = staticmethod(ai.choose)
    motive = staticmethod(motives.motive)
    ahead = staticmethod(_ahead)
    overdue = staticmethod(_overdue)
    lasting = staticmethod(nothing_lasts)
    forced = staticmethod(_forced)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    write_position = staticmethod(positions.write_position)
    read_position = staticmethod(positions.read_position)
    dump_state = staticmethod(archive.dump_state)
    load_state = staticmethod(archive.load_state)
    dump_action = staticmethod(archive.dump_action)
    load_action = staticmethod(archive.load_action)


DOG = Dog()
