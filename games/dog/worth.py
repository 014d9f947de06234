"""What a board is worth to a party, in hundredths of a marble that is home for good.

A marble gains on its way round, is worth more in the finish, and all on its innermost free
field. Against that stands what may happen to it: a marble that somebody can hit with their
next card counts less, by how likely that is.
"""

from __future__ import annotations

from functools import cache, lru_cache

from games.dog.board import Board, Kind, Place, barred, layout, set_bits
from games.dog.tracks import FARTHEST, tracks
from games.protocol import Seat

OUT = 26  # a marble that has come out
LAP = 46  # what the way round adds
INSIDE = 84  # a marble in the finish that may still have to move
SETTLED = 100
STUCK = -12  # no marble can move: only an exit card helps
IN_THE_WAY = -7  # a marble in the finish before an open field that others need
BACKWARD = 9  # just past the start: a four back leads home

# How many of the 110 cards take a marble so far: its own rank, a joker, up to 7 a seven.
CARDS_FOR = {-4: 14, **dict.fromkeys(range(1, 7), 22), **dict.fromkeys(range(7, 14), 14)}
EXIT_CARDS = 22
LATER = 0.03  # they may come out behind a marble and hit it with the card after that
OFTEN = 0.75  # who could hit may have a better play, or none left


@lru_cache(1 << 14)
def standing(players: int, owner: Seat, ring: int, finish: int, fresh: int) -> float:
    """What an owner's marbles are worth by themselves."""
    fields = set_bits(ring)
    start = layout(players).starts[owner]
    worth = sum(marble(players, owner, f, fresh if f == start else 0) for f in fields)
    deeper_open = 0
    outside = 4 - finish.bit_count()
    for k in (3, 2, 1, 0):
        if not finish >> k & 1:
            deeper_open += 1
        elif not deeper_open:
            worth += SETTLED
        else:
            worth += (
                INSIDE + 2 * k + (IN_THE_WAY * deeper_open if outside > 3 - k - deeper_open else 0)
            )
    movable = finish & ~(finish >> 1) & 7
    if not fields and not movable and finish != 15:
        worth += STUCK
    return worth


@cache
def marble(players: int, owner: Seat, f: int, fresh: int) -> float:
    """What one ring marble is worth by its place."""
    place = layout(players)
    ahead = place.ahead(owner, f)
    if not ahead:
        return OUT if fresh else OUT + LAP
    worth = OUT + LAP * (place.ring - ahead) / place.ring
    return worth + BACKWARD if place.ring - ahead <= 4 else worth


def worth(table: Kind, board: Board, seat: Seat, sizes: tuple[int, ...]) -> float:
    """What a board is worth to a seat's party, the others' chances against it."""
    return standings(table, board, seat) - danger(table, board, seat, sizes)


def standings(table: Kind, board: Board, seat: Seat) -> float:
    """What all marbles are worth where they stand, the others' against the party's."""
    party = (seat, *table.mates[seat])
    others = table.players - len(party)
    total = 0.0
    for owner in range(table.players):
        own = _standing(table, board, owner)
        total += own if owner in party else -own * len(party) / others
    return total


def _standing(table: Kind, board: Board, owner: Seat) -> float:
    place = table.layout
    return standing(
        table.players,
        owner,
        board >> place.shift[owner] & place.ring_mask,
        board >> place.finish_shift[owner] & 15,
        board >> place.fresh_shift + owner & 1,
    )


def danger(table: Kind, board: Board, seat: Seat, sizes: tuple[int, ...]) -> float:
    """What the party may lose to the next card of each opponent; never less than nothing."""
    place, bars = table.layout, barred(table, board)
    party = (seat, *table.mates[seat])
    standing = board & ~place.on_starts[bars]  # who bars a start is safe
    exposed = [
        (f, marble(table.players, owner, f, 0) + STUCK / 4)
        for owner in party
        for f in place.on_ring(standing, owner)
    ]
    lost = 0.0
    for other in range(table.players) if exposed else ():
        held = sizes[other]
        if not held or other in party:
            continue
        start = place.starts[other]
        comes_out = not bars >> other & 1 and place.kennel(board, other) > 0
        reach = _reach(table, board, other)
        for f, value in exposed:
            cards = reach.get(f, 0) + (EXIT_CARDS if f == start and comes_out else 0)
            if cards:
                lost += value * (1 - (1 - min(cards, 90) / 110) ** held) * OFTEN
            if comes_out and 0 < (f - start) % place.ring <= FARTHEST:
                lost += value * LATER * held
    return lost


def _reach(table: Kind, board: Board, owner: Seat) -> dict[Place, int]:
    """How many cards of the deck take a marble of this owner onto a field."""
    reach: dict[Place, int] = {}
    for track in tracks(table.players, table.book).ring(owner, board):
        for (_, t), way in track.ways.items():
            reach[t] = reach.get(t, 0) + CARDS_FOR[way[0]]
    return reach
