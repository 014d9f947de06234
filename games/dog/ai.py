"""Computer players: they see their view, list what is possible and weigh what comes of it.

`normal` weighs every play with `worth`, and for the best of them also what the rest of the hand
could do next. `easy` looks only at how far its own marbles get, and sometimes not even at that.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from games.dog.board import (
    EXITS,
    ONE,
    Bag,
    Board,
    Kind,
    Rank,
    cards,
    complete,
    in_charge,
    ranks,
    size,
)
from games.dog.plays import after, card_plays, listing, swapped
from games.dog.sevens import single_steps
from games.dog.state import Action, Give, Play, Steal, Swap, View
from games.dog.tracks import SEVEN, Moves, joined
from games.dog.worth import worth
from games.protocol import Dice, Refused, Seat
from games.text import Text

WIN: Final = 10_000.0
LISTED: Final = 400  # so many plays are weighed one by one
FOLLOWING: Final = 30  # and so many of the plays that could follow
CLOSE: Final = 6  # of the best so many are looked at a card further
BEAM: Final = 7  # boards kept a step while a large seven is searched
AHEAD: Final = 0.55  # what can be done next turn counts less than what is done now

# What it costs to part with a card, where another would do as well.
PRICE: Final[dict[Rank, float]] = dict.fromkeys("235689TQ", 0.0) | {
    "J": 1.5, "4": 2.0, "7": 3.0, "K": 4.0, "A": 5.0, "X": 9.0,
}  # fmt: skip
A_WAY_OUT: Final = 60.0  # the only exit card of a player who cannot move otherwise
ANOTHER_WAY_OUT: Final = 15.0
STOLEN: Final = 9.0  # what a card taken from somebody is worth


def choose(view: View, level: str, dice: Dice) -> Action:
    """What a computer player of that level does."""
    seat = view.seat
    if seat is None or seat < 0:
        raise Refused(Text("dog-onlooker"))
    if view.due == "exchange":
        if level == "easy":
            return Give(ranks(view.hand)[dice.below(len(ranks(view.hand)))])
        return Give(_gift(view, seat))
    if level == "easy":
        return _easily(view, seat, dice)
    return _best(view, seat)


def _easily(view: View, seat: Seat, dice: Dice) -> Action:
    plays = list(islice(listing(view.kind, view.board, seat, view.hand, view.sizes), LISTED))
    if not dice.below(3):
        return plays[dice.below(len(plays))]
    alone = (0,) * view.kind.players  # sees no danger
    return max(plays, key=lambda play: worth(view.kind, _board(view, seat, play), seat, alone))


def _best(view: View, seat: Seat) -> Action:
    """The play that leaves the best board, the rest of the hand considered."""
    weighed = sorted(
        ((_weight(view, seat, play), i, play) for i, play in enumerate(_candidates(view, seat))),
        reverse=True,
    )
    if len(weighed) == 1 or size(view.hand) == 1 or weighed[0][0] >= WIN:
        return weighed[0][2]
    return max(
        (weight + AHEAD * _next_card(view, seat, play, weight), -i, play)
        for weight, i, play in weighed[:CLOSE]
    )[2]


def _candidates(view: View, seat: Seat) -> list[Action]:
    """The plays to weigh: all of them, or of a very large seven the most promising."""
    table, board = view.kind, view.board
    if not table.solo:
        return list(listing(table, board, seat, view.hand, view.sizes))
    plays = list(card_plays(table, board, seat, ranks(view.hand), view.sizes, sevens=False))
    sevens = [rank for rank in ranks(view.hand) if rank in "7X"]
    for moves in _beam(view, seat) if sevens else ():
        plays += [Play(rank, moves) for rank in sevens]
    plays = [play for play in plays if _allowed(view, seat, play)]
    return plays or list(islice(listing(table, board, seat, view.hand, view.sizes), LISTED))


def _allowed(view: View, seat: Seat, play: Action) -> bool:
    """D26, for the sevens that were not listed but searched."""
    joker = isinstance(play, Play) and play.card == "X" and view.kind.nojoker
    return not (joker and complete(view.kind, _board(view, seat, play), seat))


def _beam(view: View, seat: Seat) -> list[Moves]:
    """Promising sevens, found step by step: of each step only the best boards are kept."""
    table = view.kind
    layer: dict[Board, Moves] = {view.board: ()}
    for left in range(SEVEN - 1, -1, -1):
        following: dict[Board, Moves] = {}
        for now, moves in layer.items():
            for f, t, then in single_steps(table, now, seat):
                following.setdefault(then, joined(moves, f, t))
        if left:
            best = sorted(following, key=lambda b: worth(table, b, seat, view.sizes), reverse=True)
            layer = {board: following[board] for board in best[:BEAM]}
        else:
            layer = following
    return list(layer.values())


def _board(view: View, seat: Seat, play: Action) -> Board:
    match play:
        case Play():
            moved = after(view.kind, view.board, seat, play)
            return view.board if moved is None else moved.board
        case Swap():
            moved = swapped(view.kind, view.board, seat, play)
            return view.board if moved is None else moved.board
        case _:
            return view.board


def _weight(view: View, seat: Seat, play: Action) -> float:
    """What a play leaves, less the price of its card."""
    board = _board(view, seat, play)
    party = complete(view.kind, board, seat)
    if party:
        return WIN if seat in party else -WIN
    weight = worth(view.kind, board, seat, view.sizes)
    if isinstance(play, Play | Swap | Steal):
        weight -= PRICE[play.card]
    return weight + STOLEN if isinstance(play, Steal) else weight


def _next_card(view: View, seat: Seat, play: Action, weight: float) -> float:
    """How much the best next card would add, if nothing happened in between."""
    if not isinstance(play, Play | Swap | Steal):
        return 0.0
    board = _board(view, seat, play)
    hand = view.hand - ONE[play.card]
    return max(0.0, _gain(view.kind, board, seat, hand, view.sizes) - weight - PRICE[play.card])


def _gain(table: Kind, board: Board, seat: Seat, hand: Bag, sizes: tuple[int, ...]) -> float:
    """The best board that one more card of this hand gives."""
    boards = _boards(table, board, seat, ranks(hand), sizes)
    return max((worth(table, one, seat, sizes) for one in boards), default=-WIN)


def _boards(
    table: Kind, board: Board, seat: Seat, held: str, sizes: tuple[int, ...]
) -> Iterable[Board]:
    """The boards that these ranks can give; of sevens, which come last, not too many."""
    plays = card_plays(table, board, seat, held, sizes, sevens=not table.solo)
    for play in islice(plays, FOLLOWING):
        match play:
            case Play():
                moved = after(table, board, seat, play)
                yield board if moved is None else moved.board
            case Swap():
                moved = swapped(table, board, seat, play)
                yield board if moved is None else moved.board
            case _:
                yield board


# The exchange


def _gift(view: View, seat: Seat) -> Rank:
    """The card that helps the partner most and is missed least."""
    mate = view.kind.receivers[seat]
    return max(
        ranks(view.hand),
        key=lambda rank: (
            _use(view, mate, rank, ONE[rank]) - _use(view, seat, rank, view.hand),
            -PRICE[rank],
        ),
    )


def _use(view: View, owner: Seat, rank: Rank, hand: Bag) -> float:
    """What a card is worth to an owner in this round; a second exit card is worth less."""
    table, board = view.kind, view.board
    gain = _gain(table, board, owner, ONE[rank], view.sizes) - worth(
        table, board, owner, view.sizes
    )
    value = PRICE[rank] + max(gain, 0.0)
    if rank in EXITS and not _can_move(table, board, owner):
        value += A_WAY_OUT if sum(card in EXITS for card in cards(hand)) == 1 else ANOTHER_WAY_OUT
    return value


def _can_move(table: Kind, board: Board, owner: Seat) -> bool:
    place, owners = table.layout, in_charge(table, board, owner)
    return any(place.on_ring(board, one) or place.finish(board, one) & 7 for one in owners)
