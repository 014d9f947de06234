"""Computer players: they see their view, list what is possible and weigh what comes of it.

`normal` weighs every play with `worth`, and for the best of them also what the rest of the hand
could do next. `easy` looks only at how far its own marbles get, and sometimes not even at that.
"""

from __future__ import annotations

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
    in_charge_of_seven,
    ranks,
    size,
    tidies,
)
from games.dog.plays import after, card_plays, listing, may_end, swapped
from games.dog.sevens import single_steps
from games.dog.spread import spread
from games.dog.state import Action, Give, Play, Steal, Swap, View
from games.dog.tracks import SEVEN, Moves, joined
from games.dog.worth import danger, standings, worth
from games.protocol import Dice, Refused, Seat
from games.text import Text

WIN: Final = 10_000.0
LISTED: Final = 400  # so many plays are weighed one by one
FOLLOWING: Final = 30  # and so many of the plays that could follow
CLOSE: Final = 6  # of the best so many are looked at a card further
MARBLES: Final = 5  # with more of them to move a seven is large
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
    table, board = view.kind, view.board
    return max(plays, key=lambda play: worth(table, _board(table, board, seat, play), seat, alone))


def _best(view: View, seat: Seat) -> Action:
    """The play that leaves the best board, the rest of the hand considered."""
    close = _closest(view, seat)
    weight, _, play, _ = close[0]
    if len(close) == 1 or size(view.hand) == 1 or weight >= WIN:
        return play
    return max(
        (weight + AHEAD * _next_card(view, seat, play, board, weight), -i, play)
        for weight, i, play, board in close
    )[2]


def _closest(view: View, seat: Seat) -> list[tuple[float, int, Action, Board]]:
    """The few plays that leave the best boards, best first: weight, number, play, board.

    Danger only takes away. So plays are looked at in the order of what the marbles are worth
    where they stand, until even that is less than what a few have with danger counted.
    """
    table = view.kind
    standing = sorted(
        (
            (_standing(view, seat, play, board), i, play, board)
            for i, (play, board) in enumerate(_candidates(view, seat))
        ),
        key=lambda one: one[:2],
        reverse=True,
    )
    close: list[tuple[float, int, Action, Board]] = []
    for most, i, play, board in standing:
        if len(close) == CLOSE and most < close[-1][0]:
            break
        weight = most
        if abs(most) < WIN:
            weight -= danger(table, board, seat, view.sizes)
        close.append((weight, i, play, board))
        close.sort(key=lambda one: one[:2], reverse=True)
        del close[CLOSE:]
    return close


def _candidates(view: View, seat: Seat) -> list[tuple[Action, Board]]:
    """The plays to weigh, each with its board; of a very large seven the most promising."""
    table, board, held = view.kind, view.board, ranks(view.hand)
    quick = card_plays(table, board, seat, held, view.sizes, sevens=False)
    found = [(play, _board(table, board, seat, play)) for play in quick]
    # A joker is not laid as a seven where a seven is held.
    rank = "7" if "7" in held else "X"
    if rank in held:
        large = _large(table, board, seat)
        sevens = _beam(view, seat) if large else spread(table, board, seat)
        found += [
            (Play(rank, moves), after)
            for after, moves in sevens.items()
            if may_end(table, rank, after, seat)
        ]
    if found:
        return found
    nothing_else = islice(listing(table, board, seat, view.hand, view.sizes), LISTED)
    return [(play, _board(table, board, seat, play)) for play in nothing_else]


def _large(table: Kind, board: Board, seat: Seat) -> bool:
    """Whether a seven has too many boards to weigh each."""
    place, owners = table.layout, in_charge_of_seven(table, board, seat)
    movable = sum(
        len(place.on_ring(board, owner)) + tidies(place.finish(board, owner)) for owner in owners
    )
    return table.solo or movable > MARBLES


def _beam(view: View, seat: Seat) -> dict[Board, Moves]:
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
    return layer


def _board(table: Kind, board: Board, seat: Seat, play: Action) -> Board:
    """The board that a play leaves."""
    moved = None
    if isinstance(play, Play):
        moved = after(table, board, seat, play)
    elif isinstance(play, Swap):
        moved = swapped(table, board, seat, play)
    return board if moved is None else moved.board


def _standing(view: View, seat: Seat, play: Action, board: Board) -> float:
    """What the marbles are worth after a play, less the price of its card."""
    party = complete(view.kind, board, seat)
    if party:
        return WIN if seat in party else -WIN
    weight = standings(view.kind, board, seat)
    if isinstance(play, Play | Swap | Steal):
        weight -= PRICE[play.card]
    return weight + STOLEN if isinstance(play, Steal) else weight


def _next_card(view: View, seat: Seat, play: Action, board: Board, weight: float) -> float:
    """How much the best next card would add, if nothing happened in between."""
    if not isinstance(play, Play | Swap | Steal):
        return 0.0
    hand = view.hand - ONE[play.card]
    return max(0.0, _gain(view.kind, board, seat, hand, view.sizes) - weight - PRICE[play.card])


def _gain(table: Kind, board: Board, seat: Seat, hand: Bag, sizes: tuple[int, ...]) -> float:
    """The best board that one more card of this hand gives; of sevens, which come last, a few."""
    sevens = not _large(table, board, seat)
    plays = card_plays(table, board, seat, ranks(hand), sizes, sevens=sevens)
    boards = (_board(table, board, seat, play) for play in islice(plays, FOLLOWING))
    return max((worth(table, one, seat, sizes) for one in boards), default=-WIN)


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
